import { fontFamily, palettes } from '@/shared/palettes';
import type { SharedDay, SharedLine } from './sharedDay';

export const [pictureWidth, pictureHeight] = [1080, 1350];

const colors = palettes.light;
const font = (weight: number, size: number) =>
  `${weight} ${size}px ${fontFamily}, 'Noto Sans Devanagari', 'Lohit Devanagari', 'Lohit Kannada', 'Nirmala UI'`;

const [left, right, middle] = [100, 980, pictureWidth / 2];
const headHeight = 404;
const rows = { top: 486, height: 152 };

type Pen = CanvasRenderingContext2D;

/** In light colours, whatever the console's scheme. */
export function drawDay(pen: Pen, { title, date, sunrise, lines, brand }: SharedDay) {
  pen.fillStyle = colors.canvas;
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  pen.fillStyle = colors.primary;
  pen.fillRect(0, 0, pictureWidth, headHeight);
  drawLotus(pen, 48);
  pen.textAlign = 'center';
  drawText(pen, title, [middle, 224], { weight: 500, size: 38, width: 880, color: colors['primary-soft'] });
  drawText(pen, date, [middle, 298], { weight: 700, size: 58, width: 940, color: colors['on-primary'] });
  if (sunrise !== '') drawSunrise(pen, sunrise);
  lines.forEach((line, place) => drawLine(pen, line, rows.top + place * rows.height, place > 0));
  pen.textAlign = 'center';
  drawText(pen, brand, [middle, 1308], { weight: 600, size: 32, width: 880, color: colors['text-soft'] });
}

function drawLine(pen: Pen, { label, value, till }: SharedLine, top: number, isBelowAnother: boolean) {
  if (isBelowAnother) {
    pen.fillStyle = colors.line;
    pen.fillRect(left, top, right - left, 2);
  }
  pen.textAlign = 'right';
  const room = right - left;
  const tillWidth = till === '' ? 0 : 30 + drawText(pen, till, [right, top + 108], { ...tillStyle, width: room / 2 });
  pen.textAlign = 'left';
  drawText(pen, label, [left, top + 48], { weight: 500, size: 30, width: room, color: colors['text-soft'] });
  drawText(pen, value, [left, top + 108], { weight: 700, size: 54, width: room - tillWidth, color: colors.text });
}

const tillStyle = { weight: 600, size: 36, color: colors.primary };

function drawSunrise(pen: Pen, text: string) {
  const style = { weight: 600, size: 38, width: 760, color: colors.text };
  pen.font = font(style.weight, style.size);
  const width = Math.min(pen.measureText(text).width, style.width) + 140;
  const from = middle - width / 2;
  pen.fillStyle = colors.raised;
  pen.strokeStyle = colors.line;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(from, headHeight - 44, width, 88, 44);
  pen.fill();
  pen.stroke();
  drawSun(pen, from + 58, headHeight);
  drawText(pen, text, [middle + 26, headHeight + 14], style);
}

function drawSun(pen: Pen, x: number, y: number) {
  pen.fillStyle = pen.strokeStyle = colors.accent;
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, 10, 0, 2 * Math.PI);
  pen.fill();
  for (let ray = 0; ray < 8; ray += 1) {
    const [across, down] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    pen.beginPath();
    pen.moveTo(x + across * 16, y + down * 16);
    pen.lineTo(x + across * 23, y + down * 23);
    pen.stroke();
  }
}

/** 48 units wide. */
const petals =
  'M24 40C12 40 5 33 3 24c8 0 15 4 21 16ZM24 40c12 0 19-7 21-16-8 0-15 4-21 16ZM24 40C15 34 11 25 13 14c7 5 11 14 11 26ZM24 40c9-6 13-15 11-26-7 5-11 14-11 26Z';
const flame = 'M24 40c-6-6-7-14 0-28 7 14 6 22 0 28Z';

function drawLotus(pen: Pen, top: number) {
  const scale = 2.9;
  pen.save();
  pen.translate(middle - 24 * scale, top - 12 * scale);
  pen.scale(scale, scale);
  pen.fillStyle = palettes.dark.primary;
  pen.fill(new Path2D(petals));
  pen.fillStyle = palettes.dark.accent;
  pen.fill(new Path2D(flame));
  pen.restore();
}

type TextStyle = { weight: number; size: number; width: number; color: string };

const smallest = 24;

/** Draws a text as large as fits, if need be on two lines with an ellipsis; returns its width. */
function drawText(pen: Pen, text: string, [x, y]: [number, number], { weight, size, width, color }: TextStyle): number {
  pen.fillStyle = color;
  pen.font = font(weight, size);
  const whole = pen.measureText(text).width;
  if (whole <= width) {
    pen.fillText(text, x, y);
    return whole;
  }
  const fitting = Math.floor((size * width) / whole);
  pen.font = font(weight, Math.max(fitting, smallest * 1.3));
  if (fitting >= smallest * 1.3) pen.fillText(text, x, y);
  else linesOf(pen, text, width).forEach((line, place) => pen.fillText(line, x, y - 26 + place * smallest * 1.5));
  return width;
}

function linesOf(pen: Pen, text: string, width: number): string[] {
  const first = fittingPart(pen, text, width);
  const rest = text.slice(first.length).trim();
  const second = fittingPart(pen, rest, width);
  return [first.trim(), second === rest ? rest : `${second.slice(0, -1)}…`];
}

/** Breaks at the last blank that fits, or within a word that is longer than the line. */
function fittingPart(pen: Pen, text: string, width: number): string {
  let end = text.length;
  while (end > 1 && pen.measureText(text.slice(0, end)).width > width) end -= 1;
  const blank = text.lastIndexOf(' ', end);
  return end === text.length || blank <= 0 ? text.slice(0, end) : text.slice(0, blank);
}
