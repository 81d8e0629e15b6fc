// Line icons on a grid of 16, drawn in the text color. An icon is decorative: the text next to it, or the label of its button,
// states its meaning.

const SHAPES = {
  home: 'M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z',
  live: 'M6.4 8a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M4 12a6 6 0 0 1 0-8M12 4a6 6 0 0 1 0 8',
  phone:
    'M5.5 2.5h-2a1 1 0 0 0-1 1.1 10.5 10.5 0 0 0 9.9 9.9 1 1 0 0 0 1.1-1v-2l-3-1.2-1.4 1.4a8 8 0 0 1-3.8-3.8l1.4-1.4z',
  chart: 'M2.5 13.5h11M4 11V7.5M8 11V3M12 11V5.5',
  agent: 'M5.5 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 13.5a5 5 0 0 1 10 0',
  book: 'M8 4.5C6.5 3 4.5 3 2.5 3v9.5c2 0 4 0 5.5 1.5 1.5-1.5 3.5-1.5 5.5-1.5V3c-2 0-4 0-5.5 1.5zM8 4.5V14',
  flask: 'M6 2.5h4M6.7 2.5v4L3 12.6a.6.6 0 0 0 .5.9h9a.6.6 0 0 0 .5-.9L9.3 6.5v-4M5 10h6',
  hash: 'M6.2 2.5 4.8 13.5M11.2 2.5 9.8 13.5M2.8 6h10.9M2.3 10h10.9',
  megaphone: 'M2.5 6.5v3h2l6 3.5V3l-6 3.5zM13 6.5a2 2 0 0 1 0 3M5 9.5l.8 4',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  ban: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M4.2 4.2l7.6 7.6',
  widget: 'M2.5 3.5h11v8h-6L4.5 14v-2.5h-2z',
  plug: 'M6 2v3M10 2v3M4 5h8v2.5a4 4 0 0 1-8 0zM8 11.5V14',
  hook: 'M8 5.5a2 2 0 1 1 1.6-.8L12 9M4.5 9.5a2 2 0 1 0 2 2h5M11.5 9.5a2 2 0 1 1-1.6 2.9M7 5.2 4.6 9.5',
  key: 'M2.5 10.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M7.7 8.3l5.8-5.8M11 5l2 2M9.2 6.8l1.3 1.3',
  sliders:
    'M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5M7.5 4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4.5 11.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  search: 'M2.5 7a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M10.5 10.5l3 3',
  right: 'M6.5 4.5l3.5 3.5-3.5 3.5',
  updown: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3.5 8.5l3 3 6-7',
  play: 'M5 3.5v9l7.5-4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  terminal: 'M2 3h12v10H2zM4.5 6l2 2-2 2M8.5 10.5h3',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  dots: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  warning: 'M8 2.5 14 13.5H2zM8 6.5v3.5M8 12h.01',
  incoming: 'M12 4 4 12M4.5 6v6h6',
  outgoing: 'M4 12l8-8M5.5 4h6v6',
  web: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M2.5 8h11M8 2.5c2 2 2 9 0 11M8 2.5c-2 2-2 9 0 11',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.5L13 6M13 3v3h-3',
  upload: 'M8 10.5v-8M4.5 6 8 2.5 11.5 6M2.5 11v2.5h11V11',
  clock: 'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8 5v3.2l2 1.3',
  eye: 'M1.5 8C4 3.5 12 3.5 14.5 8 12 12.5 4 12.5 1.5 8zM6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  send: 'M2.5 8 13.5 3 10 13.5 7.8 9z',
  mic: 'M8 2a2 2 0 0 1 2 2v3.5a2 2 0 0 1-4 0V4a2 2 0 0 1 2-2zM3.5 7.5a4.5 4.5 0 0 0 9 0M8 12v2',
} as const;

export type Glyph = keyof typeof SHAPES;

export function Icon({ name }: { name: Glyph }) {
  return (
    <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
