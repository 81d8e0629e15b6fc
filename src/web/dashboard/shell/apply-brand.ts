// Applies the brand to the dashboard: accent color, and the logo instead of the default mark. Loaded only if there is a brand.
import type { Branding } from '../../../../generated/types.ts';
import { adopt } from '../../parts/adopt.ts';
import { accentCss, logoPath } from '../../parts/brand.ts';

export function applyBrand(brand: Branding): void {
  if (brand.colors) adopt(accentCss(':root', brand.colors));
  const logo = logoPath(brand);
  if (logo === null) return;
  adopt(`.mark{background:url(${JSON.stringify(logo)}) center/contain no-repeat}.mark path{display:none}`);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = logo;
}
