// The script of a widget. One file, two lives: on a page it defines <parley-widget> and places one for its id; loaded by
// `addModule`, from the browser's cache, it is the audio thread. Invariants: no globals, nothing in the page's head, one
// element an id however often the snippet stands there. `data-manual` places none; `data-widget` names the id for the hashed
// copy under /assets/, whose address has none.
import { registerProcessors } from '../line/worklet.ts';
import { defineWidget, TAG } from './element.ts';

/** A page that swaps its body keeps the widget; one that takes it out does not get it back. */
function keepOver(widget: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (widget.isConnected || !document.body) return;
    if (!(widget.parentNode instanceof HTMLBodyElement)) return observer.disconnect();
    if (placed(widget.getAttribute('widget-id')!)) return observer.disconnect();
    document.body.append(widget);
  }).observe(document.documentElement, { childList: true });
}

function placed(id: string): boolean {
  return [...document.querySelectorAll(TAG)].some((widget) => widget.getAttribute('widget-id') === id);
}

function place(id: string): void {
  if (placed(id)) return;
  const widget = document.createElement(TAG);
  widget.setAttribute('widget-id', id);
  document.body.append(widget);
  keepOver(widget);
}

function onPage(): void {
  const script = document.currentScript as HTMLScriptElement | null;
  const { origin, pathname } = new URL(script?.src || document.baseURI);
  const id = script?.dataset['widget'] ?? /\/widgets\/([\w-]+)\/embed\.js$/.exec(pathname)?.[1];
  defineWidget(script?.src ?? '', origin + pathname.replace(/\/(v1|assets)\/.*$/, ''));
  if (!id || script?.dataset['manual'] !== undefined) return;
  if (document.body) place(id);
  else document.addEventListener('DOMContentLoaded', () => place(id), { once: true });
}

if ('registerProcessor' in globalThis) registerProcessors();
else onPage();
