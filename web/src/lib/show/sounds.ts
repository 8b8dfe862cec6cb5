/** The sounds of the games: a few classes, of which each world has its own voices; and names read out by the browser. */

export const SOUNDS = ["turn", "cast", "strike", "heal", "draw", "roll", "step", "place", "gain", "lose", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A short sound: notes one after another, or a breath of noise. */
export interface Voice {
  wave: OscillatorType | "noise";
  notes: readonly number[]; // hertz; of noise: where its band lies
  to?: number; // each note slides to so many times its pitch
  length: number; // seconds of a note
  gap?: number; // seconds from one note to the next
  loud?: number; // 0 to 1
}

/** The voices of one world. */
export type Palette = Readonly<Record<Sound, Voice>>;

const LOUDEST = 0.25;
const SOFT = 0.0005;
const SPARSE = 60; // milliseconds between two sounds, when much happens at once

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let last = -Infinity;

/** Play a voice; `volume`: 0 to 100. */
export function play(voice: Voice, volume: number): void {
  // Browsers forbid sound before the first click or key.
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  if (performance.now() - last < SPARSE) return;
  try {
    audio ??= new AudioContext();
    last = performance.now();
    const loud = LOUDEST * (volume / 100) * (voice.loud ?? 1);
    voice.notes.forEach((pitch, index) => sound(audio as AudioContext, voice, pitch, index * (voice.gap ?? voice.length * 0.6), loud));
  } catch {
    // A machine without sound is no reason to stop.
  }
}

function sound(audio: AudioContext, { wave, to = 1, length }: Voice, pitch: number, delay: number, loud: number): void {
  const at = audio.currentTime + delay;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SOFT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(SOFT, at + length);
  gain.connect(audio.destination);
  const source = wave === "noise" ? breath(audio, pitch, to, at, length, gain) : note(audio, wave, pitch, to, at, length, gain);
  source.start(at);
  source.stop(at + length + 0.02);
}

function note(audio: AudioContext, wave: OscillatorType, pitch: number, to: number, at: number, length: number, gain: GainNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * to, at + length);
  source.connect(gain);
  return source;
}

function breath(audio: AudioContext, pitch: number, to: number, at: number, length: number, gain: GainNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch * to, at + length);
  source.connect(band).connect(gain);
  return source;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** Read a name; one that is still being read gives way. */
export function readOut(name: string): void {
  const speech = globalThis.speechSynthesis;
  if (!name || speech === undefined) return;
  speech.cancel();
  const words = new SpeechSynthesisUtterance(name);
  words.lang = "en";
  words.rate = 0.95;
  speech.speak(words);
}
