// The widget's style sheets, created in script and shared by all widgets of a page: a policy that forbids inline styles allows these.
import { accentPair } from '../conversation/colour.ts';
import parts from '../parts/parts.css?inline';
import tokens from '../tokens.css?inline';
import styles from './widget.css?inline';

let shared: CSSStyleSheet | null = null;

export function widgetSheet(): CSSStyleSheet {
  // On an inner element: the page's styles for the host would override `:host`.
  shared ??= sheet(tokens.replaceAll(':root', '.place') + parts + styles);
  return shared;
}

/** One widget's accent; empty for the default accent of the tokens. */
export function accentSheet(accent: string | undefined): CSSStyleSheet {
  if (!accent || accent === TOKEN_ACCENT) return sheet('');
  const { light, onLight, dark, onDark } = accentPair(accent);
  const [colour, on] = [`light-dark(${light},${dark})`, `light-dark(${onLight},${onDark})`];
  return sheet(
    `.place{--accent:${colour};--on-accent:${on};--accent-hover:color-mix(in oklab,${colour},var(--ink) 15%);--tint:color-mix(in oklab,${colour} 12%,var(--bg))}`,
  );
}

const TOKEN_ACCENT = '#0f766e';

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
