/** The card of the night: a picture of the result, drawn here, to be kept or shared. */
import { SIGNS } from "../seats/seats";
import type { SeatInfo, Story, StoryMoment } from "../wire";
import { curveOf } from "./story";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The colours of the seats on a dark ground, whatever the theme of the page. */
const SEATS = ["#4aa8e0", "#f2813a", "#35c79c", "#e28bbb", "#e5b13c", "#7cc7f0"];

export interface Card {
  game: string;
  outcome: string;
  line: string; // by what it was decided
  kind: string; // of the moment, in words
  moment: StoryMoment | null;
  seats: SeatInfo[];
  story: Story | null;
  together: boolean;
}

/** The lines of a text that fit into a width; the last one ends with "…" where more would follow. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""} …`];
}

/** Draw the card; the same input gives the same picture. */
export async function drawn(card: Card): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const [display, text] = [colour("--display"), colour("--text")];
  pen.fillStyle = "#2b2140";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#ffd780";
  pen.font = `600 26px ${text}`;
  pen.fillText(`${card.game} · Spellhall`, 64, 84);
  pen.fillStyle = "#fff6e0";
  let y = write(pen, card.outcome, `700 64px ${display}`, 64, 164, 1072, 1, 70);
  pen.fillStyle = "#cfc3e6";
  y = write(pen, card.line, `400 28px ${text}`, 64, y - 8, 1072, 2, 38);
  if (card.moment) {
    pen.fillStyle = "#ffd780";
    pen.font = `650 26px ${text}`;
    pen.fillText(`★ ${card.kind}`, 64, y + 34);
    pen.fillStyle = "#fff6e0";
    write(pen, card.moment.text, `400 30px ${text}`, 64, y + 80, 1072, 3, 40);
  }
  if (!card.moment && card.story?.lead) write(pen, card.story.lead, `400 30px ${text}`, 64, y + 46, 1072, 4, 40);
  if (card.story) curves(pen, card, card.story);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, x: number, y: number, width: number, most: number, leading: number): number {
  pen.font = font;
  const lines = wrapped(text, width, most, (part) => pen.measureText(part).width);
  lines.forEach((line, index) => pen.fillText(line, x, y + index * leading, width));
  return y + lines.length * leading;
}

function curves(pen: CanvasRenderingContext2D, card: Card, story: Story): void {
  const [left, top, width, height] = [64, 450, 800, 130] as const;
  pen.strokeStyle = "#5b4f78";
  pen.lineWidth = 1;
  for (const level of [0, 0.5, 1]) {
    pen.beginPath();
    pen.moveTo(left, top + level * height);
    pen.lineTo(left + width, top + level * height);
    pen.stroke();
  }
  const shown = card.together ? card.seats.slice(0, 1) : card.seats;
  shown.forEach((seat, index) => {
    const paint = card.together ? "#ffd780" : (SEATS[seat.seat % SEATS.length] ?? "#ffffff");
    pen.strokeStyle = paint;
    pen.lineWidth = 5;
    pen.beginPath();
    curveOf(story, seat.seat).forEach((place, at) => {
      const [x, y] = [left + place.x * width, top + place.y * height];
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.stroke();
    if (card.together) return;
    pen.fillStyle = paint;
    pen.font = "600 26px sans-serif";
    pen.fillText(SIGNS[seat.seat % SIGNS.length] ?? "", left + width + 32, top + 24 + index * 36);
    pen.fillStyle = "#fff6e0";
    pen.fillText(seat.name, left + width + 66, top + 24 + index * 36, 210);
  });
}

/** Share the picture where the browser can, else keep it as a file. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
