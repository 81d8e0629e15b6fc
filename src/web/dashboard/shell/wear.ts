// Applies the brand to the dashboard: accent color, and the logo instead of the default mark. Loaded only if there is a brand.
import type { Branding } from '../../../../generated/types.ts';
import { accentCss, logoPath } from '../../parts/brand.ts';

export function wear(brand: Branding): void {
  if (brand.colors) adopt(accentCss(':root', brand.colors));
  const logo = logoPath(brand);
  if (logo === null) return;
  adopt(`.mark{background:url(${JSON.stringify(logo)}) center/contain no-repeat}.mark path{display:none}`);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = logo;
}

/** A constructed sheet needs no request of its own, and the policy allows it. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
