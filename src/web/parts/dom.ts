// Creates elements. No innerHTML anywhere, so that the widget works on pages with Trusted Types and text stays text.

type Properties = Record<string, string | boolean | ((event: never) => void) | undefined>;

/** Attributes by name, listeners as `onclick`; `true` sets an empty attribute, `false` and `undefined` none. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value as EventListener);
    else if (value !== false && value !== undefined) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

const ICONS = {
  microphone: ['M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3z', 'M5 11a7 7 0 0 0 14 0', 'M12 18v3'],
  microphoneOff: [
    'M4 4l16 16',
    'M9 9v3a3 3 0 0 0 5 2',
    'M15 10V6a3 3 0 0 0-6-.6',
    'M5 11a7 7 0 0 0 11 5.7',
    'M12 18v3',
  ],
  call: ['M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z'],
  end: ['M3 15c5-5 13-5 18 0l-2 3-4-1.5V14a12 12 0 0 0-6 0v2.5L5 18z'],
  send: ['M4 12l16-8-6 16-3-7z'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  bubble: ['M4 5h16v11H9l-5 4z'],
  stop: ['M8 8h8v8H8z'],
} as const;
type IconName = keyof typeof ICONS;

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of ICONS[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** A button with an icon. Its label is visible if there is enough space (`.label`) and always available to screen readers. */
export function button(name: IconName, label: string, className: string, onclick: () => void): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: className, title: label, onclick },
    icon(name),
    h('span', { class: 'label' }, label),
  );
}

/** Changes the label and the icon of such a button. */
export function rename(element: HTMLButtonElement, name: IconName, label: string): void {
  if (element.title === label) return;
  element.title = label;
  element.replaceChildren(icon(name), h('span', { class: 'label' }, label));
}
