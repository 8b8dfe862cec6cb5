import { afterEach, beforeEach, expect, test, vi } from "vitest";

const gains: number[] = [];
const started: string[] = [];
const param = (note: (value: number) => void = () => {}) => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: (value: number) => note(value) });
const node = (name: string) => ({ connect: (next: unknown) => next, start: () => started.push(name), stop: vi.fn(), frequency: param(), type: "" });

class Audio {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createGain = () => ({ connect: vi.fn(), gain: param((value) => gains.push(value)) });
  createOscillator = () => node("note");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("band");
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  vi.resetModules();
  gains.length = started.length = 0;
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});
afterEach(() => vi.unstubAllGlobals());

test("a voice plays each of its notes, as loud as wished", async () => {
  const { play } = await import("../../../src/lib/show/sounds");
  play({ wave: "sine", notes: [440, 660], length: 0.2 }, 40);
  expect(started).toEqual(["note", "note"]);
  expect(Math.max(...gains)).toBeCloseTo(0.1);
});

test("noise is made on the spot", async () => {
  const { play } = await import("../../../src/lib/show/sounds");
  play({ wave: "noise", notes: [900], length: 0.2 }, 40);
  expect(started).toEqual(["noise"]);
});

test("nothing is heard at no volume, before the first click, or twice at once", async () => {
  const { play } = await import("../../../src/lib/show/sounds");
  play({ wave: "sine", notes: [440], length: 0.2 }, 0);
  expect(started).toEqual([]);
  play({ wave: "sine", notes: [440], length: 0.2 }, 40);
  play({ wave: "sine", notes: [440], length: 0.2 }, 40);
  expect(started).toEqual(["note"]);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play({ wave: "sine", notes: [440], length: 0.2 }, 40);
  expect(started).toEqual(["note"]);
});
