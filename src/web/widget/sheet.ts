// The widget's style sheets, created in script and shared by all widgets of a page: a policy that forbids inline styles allows these.
import type { WidgetConfig } from '../../../generated/types.ts';
import { accentPair } from '../../core/color.ts';
import { accentCss } from '../parts/brand.ts';
import parts from '../parts/parts.css?inline';
import tokens from '../tokens.css?inline';
import visitorTokens from '../visitor-tokens.css?inline';
import styles from './widget.css?inline';

let shared: CSSStyleSheet | null = null;

export function widgetSheet(): CSSStyleSheet {
  // Applied to an inner element, because the page's styles for the host would override `:host`.
  shared ??= sheet((tokens + visitorTokens).replaceAll(':root', '.place') + parts + styles);
  return shared;
}

/** Returns the sheet for one widget's accent, or its brand's; empty for the default accent of the tokens. */
export function accentSheet({ theme: { accent }, brand }: Pick<WidgetConfig, 'theme' | 'brand'>): CSSStyleSheet {
  if (brand?.colors && accent === brand.colors.accent) return sheet(accentCss('.place', brand.colors));
  if (!accent || accent === TOKEN_ACCENT) return sheet('');
  const { light, onLight, dark, onDark } = accentPair(accent);
  return sheet(accentCss('.place', { accent: light, on_accent: onLight, accent_dark: dark, on_accent_dark: onDark }));
}

const TOKEN_ACCENT = '#0f766e';

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
