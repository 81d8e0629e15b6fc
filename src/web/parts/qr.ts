// Draws a text as a QR code into a canvas: no other host is involved, and a page whose policy forbids styles and images can show
// it. Dark on light in every theme, with the quiet zone of four modules, because cameras need both.
import { correction, generate } from 'lean-qr/nano';
import { h } from './dom.ts';

const QUIET = 4;
const MODULE_PX = 6;

/** @param label description for people who cannot see it */
export function qrOf(text: string, label: string): HTMLCanvasElement {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = (code.size + 2 * QUIET) * MODULE_PX;
  const canvas = h('canvas', { class: 'qr', role: 'img', 'aria-label': label });
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = '#000';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) pen.fillRect((x + QUIET) * MODULE_PX, (y + QUIET) * MODULE_PX, MODULE_PX, MODULE_PX);
    }
  }
  return canvas;
}
