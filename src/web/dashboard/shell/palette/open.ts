// State of the palette: the number of its opening, or 0 if closed. Ctrl or ⌘ with K opens it anywhere; its code is loaded then.
import { signal } from '../../parts/signal.ts';

export const palette = signal(0);
let openings = 0;

export function openPalette(): void {
  palette.set(++openings);
}

export function onPaletteKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  // While a dialog is open, such as one that shows a secret, nothing else opens.
  if (palette.get()) palette.set(0);
  else if (!document.querySelector('dialog[open]:not(.palette)')) openPalette();
}
