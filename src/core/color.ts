// Makes any accent color readable: darkens it for a light background and lightens it for a dark one until it has the contrast
// that WCAG 2.2 requires for text (1.4.3). Pure. Used for `theme.accent` of widgets, which pages also compute, and for brand
// colors.

export interface AccentPair {
  light: string;
  onLight: string;
  dark: string;
  onDark: string;
}

type Rgb = readonly [number, number, number];

// Slightly more than 4.5, because some accents are on a tinted background.
const CONTRAST = 4.7;
const STEPS = 20;
const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [14, 20, 20];
const BLACK: Rgb = [0, 0, 0];

/**
 * @param hex `#rrggbb`, the contract's format
 * @param hexDark another accent for dark backgrounds
 */
export function accentPair(hex: string, hexDark: string = hex): AccentPair {
  const light = readable(parse(hex), WHITE, BLACK);
  const dark = readable(parse(hexDark), NIGHT, WHITE);
  return { light: show(light), onLight: show(textColorOn(light)), dark: show(dark), onDark: show(textColorOn(dark)) };
}

export function contrast(a: string, b: string): number {
  return ratio(parse(a), parse(b));
}

function parse(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Mixes in `toward` until the contrast with `ground` suffices. */
function readable(color: Rgb, ground: Rgb, toward: Rgb): Rgb {
  for (let part = 0; part < STEPS; part++) {
    const mixed = mix(color, toward, part / STEPS);
    if (ratio(mixed, ground) >= CONTRAST) return mixed;
  }
  return toward;
}

function textColorOn(color: Rgb): Rgb {
  return ratio(color, WHITE) >= ratio(color, NIGHT) ? WHITE : NIGHT;
}

function mix(a: Rgb, b: Rgb, part: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(a[at] + (b[at] - a[at]) * part);
  return [channel(0), channel(1), channel(2)];
}

function ratio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

function show(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
