// Parses the voices that an operator names in a setting: `Name:vendor-id`. Pure.
import type { Parse } from '../../core/setting.ts';
import type { VendorVoice } from './vendor-voices.ts';

/** Returns the name as part of a voice id. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const namedVoice: Parse<VendorVoice> = (item, refuse) => {
  const [, name, vendorId] = /^([^:]+):(.+)$/.exec(item) ?? [];
  if (!name || !vendorId || slugOf(name) === '') return refuse(`contains "${item}", which is not Name:vendor-id`);
  return {
    slug: slugOf(name),
    name: name.trim(),
    vendorId: vendorId.trim(),
    gender: null,
    description: 'Added by the operator.',
  };
};
