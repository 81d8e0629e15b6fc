// The vendors that this service knows. A new vendor is a folder beside this file and a line in this list.
import type { Environment } from '../../core/setting.ts';
import { cartesia } from './cartesia/cartesia.ts';
import { deepgram } from './deepgram/deepgram.ts';
import type { AccountOwner, DeclaredVendor, Vendor, VendorClocks } from './define-vendor.ts';
import { elevenLabs } from './elevenlabs/elevenlabs.ts';
import { hume } from './hume/hume.ts';
import { openAi } from './openai/openai.ts';

/** In the order of the provider list. If several recognizers have a key, the first one is used. */
export const vendors = [openAi, deepgram, elevenLabs, cartesia, hume] as const;

type Declared = (typeof vendors)[number];

export type VendorId = Declared['id'];
/** The settings of every vendor, by its id. */
export type VendorSettings = { [V in Declared as V['id']]: ReturnType<V['readSettings']> };

export const VENDOR_IDS: readonly VendorId[] = vendors.map(({ id }) => id);

export function isVendorId(id: string): id is VendorId {
  return vendors.some((vendor) => vendor.id === id);
}

/** @throws SettingError */
export function readVendorSettings(environment: Environment): VendorSettings {
  return Object.fromEntries(vendors.map((vendor) => [vendor.id, vendor.readSettings(environment)])) as VendorSettings;
}

/** Every vendor at the addresses of the settings. @param owner whose keys the result is used with */
export function openVendors(settings: VendorSettings, clocks: VendorClocks, owner: AccountOwner): Vendor<VendorId>[] {
  const declared: readonly DeclaredVendor<VendorId>[] = vendors;
  return declared.map((vendor) => vendor.open(settings[vendor.id], clocks, owner));
}
