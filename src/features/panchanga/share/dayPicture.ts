import { fontFamily, palettes } from '@/shared/preferences/palettes';
import type { SharedDay, SharedLine } from './sharedDay';

export const [pictureWidth, pictureHeight] = [1080, 1350];

const colors = palettes.light;
const font = (weight: number, size: number) =>
  `${weight} ${size}px ${fontFamily}, 'Noto Sans Devanagari', 'Lohit Devanagari', 'Lohit Kannada', 'Nirmala UI'`;

const [left, right, middle] = [100, 980, pictureWidth / 2];
const headHeight = 404;
const rows = { top: 486, height: 152 };
const lotus: Placement = [middle - 24 * 2.9, 13, 2.9];

type Pen = CanvasRenderingContext2D;

export function drawDay(pen: Pen, { title, date, sunrise, lines, brand }: SharedDay) {
  pen.fillStyle = colors.canvas;
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  pen.fillStyle = colors.primary;
  pen.fillRect(0, 0, pictureWidth, headHeight);
  drawShape(pen, petals, lotus, palettes.dark.primary);
  drawShape(pen, flame, lotus, palettes.dark.accent);
  pen.textAlign = 'center';
  drawText(pen, title, [middle, 224], { weight: 500, size: 38, width: 880, color: colors['primary-soft'] });
  drawText(pen, date, [middle, 298], { weight: 700, size: 58, width: 940, color: colors['on-primary'] });
  if (sunrise !== '') drawSunrise(pen, sunrise);
  lines.forEach((line, index) => drawLine(pen, line, rows.top + index * rows.height, index > 0));
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
  drawShape(pen, sun, [from + 58, headHeight, 1], colors.accent, 4);
  drawText(pen, text, [middle + 26, headHeight + 14], style);
}

const sun =
  'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0ZM16 0h7M-16 0h-7M0 16v7M0-16v-7M11 11l5 5M-11-11l-5-5M11-11l5-5M-11 11l-5 5';
/** 48 units wide. */
const petals =
  'M24 40C12 40 5 33 3 24c8 0 15 4 21 16ZM24 40c12 0 19-7 21-16-8 0-15 4-21 16ZM24 40C15 34 11 25 13 14c7 5 11 14 11 26ZM24 40c9-6 13-15 11-26-7 5-11 14-11 26Z';
const flame = 'M24 40c-6-6-7-14 0-28 7 14 6 22 0 28Z';

type Placement = readonly [x: number, y: number, scale: number];

function drawShape(pen: Pen, path: string, [x, y, scale]: Placement, color: string, lineWidth = 0) {
  const shape = new Path2D(path);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = pen.strokeStyle = color;
  pen.lineWidth = lineWidth;
  pen.fill(shape);
  if (lineWidth > 0) pen.stroke(shape);
  pen.restore();
}

type TextStyle = { weight: number; size: number; width: number; color: string };

function drawText(pen: Pen, text: string, [x, y]: [number, number], { weight, size, width, color }: TextStyle): number {
  pen.fillStyle = color;
  pen.font = font(weight, size);
  const natural = pen.measureText(text).width;
  if (natural > width) pen.font = font(weight, Math.max(30, Math.floor((size * width) / natural)));
  pen.fillText(text, x, y, width);
  return Math.min(natural, width);
}
