// The vendors that this service supports: vendors for which workspaces may bring a key, carriers, and payment vendors. A new
// vendor is a folder next to this file and a line in one of these lists.
import type { Environment } from '../../core/setting.ts';
import type { GuardedConnection } from '../connection.ts';
import { readDeclared, type SettingsById } from '../declaration.ts';
import type { Payments } from '../payments/port.ts';
import type { Carrier } from '../ports/carrier.ts';
import { cartesia } from './cartesia/cartesia.ts';
import { deepgram } from './deepgram/deepgram.ts';
import type { CarrierHost, DeclaredCarrier } from './define-carrier.ts';
import type { DeclaredPayments } from './define-payments.ts';
import type { AccountOwner, DeclaredVendor, Vendor, VendorClocks } from './define-vendor.ts';
import { elevenLabs } from './elevenlabs/elevenlabs.ts';
import { hume } from './hume/hume.ts';
import { liveKit } from './livekit/livekit.ts';
import { openAi } from './openai/openai.ts';
import { stripe } from './stripe/stripe.ts';
import { twilio } from './twilio/twilio.ts';

/** Ordered as in the provider list. If several recognizers have a key, the first one is used. */
export const vendors = [openAi, deepgram, elevenLabs, cartesia, hume] as const;
/** The first one that serves a number carries its calls. */
export const carriers = [twilio, liveKit] as const;
export const paymentVendors = [stripe] as const;

type Declared = (typeof vendors)[number];

export type VendorId = Declared['id'];
/** The settings of every vendor, by its id. */
export type VendorSettings = SettingsById<Declared>;

export const VENDOR_IDS: readonly VendorId[] = vendors.map(({ id }) => id);

export function isVendorId(id: string): id is VendorId {
  return vendors.some((vendor) => vendor.id === id);
}

/** Opens every vendor at the URLs of the settings. @param owner whose keys are used with the result */
export function openVendors(settings: VendorSettings, clocks: VendorClocks, owner: AccountOwner): Vendor<VendorId>[] {
  const declared: readonly DeclaredVendor<VendorId>[] = vendors;
  return declared.map((vendor) => vendor.open(settings[vendor.id], clocks, owner));
}

/** The settings of every carrier, by its id; null where the deployment has no account. */
export type CarrierSettings = SettingsById<(typeof carriers)[number]>;
/** Every carrier, by its id; null where a carrier does nothing without an account of the deployment. */
type OpenedCarriers = { [C in (typeof carriers)[number] as C['id']]: ReturnType<C['open']> };

export interface Carriers {
  byId: OpenedCarriers;
  carriers: readonly Carrier[];
  /** Loads clients in the background; without this, a first caller would hear ringing meanwhile. Never fails. */
  warmUp(): void;
}

/** @param settings include PUBLIC_URL as set */
export function openCarriers(settings: CarrierSettings & { publicUrl: string | null }, host: CarrierHost): Carriers {
  const declared: readonly DeclaredCarrier<keyof CarrierSettings>[] = carriers;
  const opened = declared.map(({ id, name, needsPublicHttps, open }) => {
    if (settings[id] !== null && needsPublicHttps && !settings.publicUrl?.startsWith('https:')) {
      host.log.warn(`${name} is configured, but PUBLIC_URL is not an https URL: its callbacks will not arrive`);
    }
    return [id, name, open(settings[id], host)] as const;
  });
  return {
    byId: Object.fromEntries(opened.map(([id, , one]) => [id, one])) as OpenedCarriers,
    carriers: opened.flatMap(([, , one]) => one?.carrier ?? []),
    warmUp() {
      for (const [, name, one] of opened) {
        one?.warmUp?.().catch((error: unknown) => host.log.warn({ err: error }, `${name} cannot be used`));
      }
    },
  };
}

type PaymentVendorId = (typeof paymentVendors)[number]['id'];
/** The settings of the payment vendor in use; null for every other one. */
export type PaymentSettings = {
  [V in (typeof paymentVendors)[number] as V['id']]: ReturnType<V['readSettings']> | null;
};

export const PAYMENT_VENDOR_IDS: readonly PaymentVendorId[] = paymentVendors.map(({ id }) => id);

/** @throws SettingError */
export function readPaymentSettings(inUse: string, environment: Environment): PaymentSettings {
  const read = (vendor: DeclaredPayments) => (vendor.id === inUse ? vendor.readSettings(environment) : null);
  return Object.fromEntries(paymentVendors.map((vendor) => [vendor.id, read(vendor)])) as PaymentSettings;
}

/** The payment vendor in use; null if none is. */
export function openPayments(settings: PaymentSettings, connection: GuardedConnection): Payments | null {
  const declared: readonly DeclaredPayments<PaymentVendorId>[] = paymentVendors;
  const inUse = declared.find(({ id }) => settings[id] !== null);
  return inUse ? inUse.open(settings[inUse.id], connection) : null;
}

/** @throws SettingError */
export function readVendorSettings(environment: Environment): VendorSettings {
  return readDeclared(vendors, environment);
}

/** @throws SettingError */
export function readCarrierSettings(environment: Environment): CarrierSettings {
  return readDeclared(carriers, environment);
}
