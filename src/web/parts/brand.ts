// The brand on a page: its accent and its logo. Invariant: the logo is drawn from bytes fetched from the service, so that a page
// whose policy forbids images can show it.
import type { BrandColors, Branding } from '../../../generated/types.ts';
import { h } from './dom.ts';

const SIZE = 32;

/** Returns the custom properties of the accent, for the elements that match the selector. */
export function accentCss(
  selector: string,
  { accent, on_accent: on, accent_dark: dark, on_accent_dark: onDark }: BrandColors,
): string {
  const colour = `light-dark(${accent},${dark})`;
  return `${selector}{--accent:${colour};--on-accent:light-dark(${on},${onDark});--accent-hover:color-mix(in oklab,${colour},var(--ink) 15%);--tint:color-mix(in oklab,${colour} 12%,var(--bg))}`;
}

/** Returns the path of the logo, which is the same under every host name of the service. */
export function logoPath(brand: Branding | null): string | null {
  return brand?.logo_url ? new URL(brand.logo_url).pathname : null;
}

/** The logo; it appears when it has loaded. @param base origin (and path) of the service */
export function logoOf(brand: Branding | null, base: string): HTMLElement[] {
  const path = logoPath(brand);
  if (path === null) return [];
  const canvas = h('canvas', { class: 'logo', role: 'img', 'aria-label': brand!.name ?? 'Logo', hidden: true });
  void draw(canvas, base + path.slice(path.indexOf('/v1/'))).catch(() => canvas.remove());
  return [canvas];
}

async function draw(canvas: HTMLCanvasElement, url: string): Promise<void> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(String(response.status));
  const image = await createImageBitmap(await response.blob());
  const scale = Math.ceil(devicePixelRatio || 1);
  canvas.height = SIZE * scale;
  canvas.width = Math.round((image.width / image.height) * SIZE * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  canvas.hidden = false;
}
