// Applies the brand to the talk page: accent, logo and icon. Loaded on demand, because most deployments have none.
import type { Branding } from '../../../generated/types.ts';
import { accentCss, logoOf, logoPath } from '../parts/brand.ts';
import { adopt } from '../parts/adopt.ts';

export function applyBrand(brand: Branding): void {
  if (brand.colors) adopt(accentCss(':root', brand.colors));
  document.querySelector('header')?.prepend(...logoOf(brand, ''));
  const logo = logoPath(brand);
  const favicon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (logo === null || !favicon) return;
  favicon.removeAttribute('type');
  favicon.href = logo;
}
