// The script of a widget, in two roles: on a page it defines <parley-widget> and inserts one for its id; loaded by `addModule`,
// from the browser's cache, it is the audio thread. Invariants: no globals, nothing in the page's head, one element per id
// however often the snippet is included. `data-manual` inserts none; `data-widget` names the id for the hashed copy under
// /assets/, whose URL has none.
import { registerProcessors } from '../line/worklet.ts';
import { defineWidget, TAG } from './element.ts';

/** Keeps the widget when a page replaces its body, but not when a page removes the widget. */
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
  // Null in a module: pages of the service, whose policy lets them insert no script, import this file.
  const script = document.currentScript as HTMLScriptElement | null;
  const { origin, pathname } = new URL(script?.src || '/v1/', document.baseURI);
  const id = script?.dataset['widget'] ?? /\/widgets\/([\w-]+)\/embed\.js$/.exec(pathname)?.[1];
  defineWidget(script?.src ?? '', origin + pathname.replace(/\/(v1|assets)\/.*$/, ''));
  if (!id || script?.dataset['manual'] !== undefined) return;
  if (document.body) place(id);
  else document.addEventListener('DOMContentLoaded', () => place(id), { once: true });
}

if ('registerProcessor' in globalThis) registerProcessors();
else onPage();
