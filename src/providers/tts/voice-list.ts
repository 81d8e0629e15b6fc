// Voices as an operator names them in a setting: `Name:vendor-id` with commas. Pure.
import type { VendorVoice } from './vendor-voices.ts';

/** The name as it stands in a voice id. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** @returns null where an item is not `Name:vendor-id` */
export function readVoice(item: string): VendorVoice | null {
  const [, name, vendorId] = /^([^:]+):(.+)$/.exec(item) ?? [];
  if (!name || !vendorId || slugOf(name) === '') return null;
  return {
    slug: slugOf(name),
    name: name.trim(),
    vendorId: vendorId.trim(),
    gender: null,
    description: 'Added by the operator.',
  };
}
