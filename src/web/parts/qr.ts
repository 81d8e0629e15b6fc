// A text as a QR code, drawn into a canvas: nothing is asked of another host, and a page that forbids styles and images can show it.
// Dark on light whatever the theme, with the quiet zone of four modules: cameras want both.
import { encode } from 'uqr';
import { h } from './dom.ts';

const QUIET = 4;
const MODULE_PX = 6;

/** @param label what somebody who cannot see it needs to know */
export function qrOf(text: string, label: string): HTMLCanvasElement {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const canvas = h('canvas', { class: 'qr', role: 'img', 'aria-label': label });
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)),
  );
  return canvas;
}
