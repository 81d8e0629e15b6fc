// Every setting, in the sections and the order of docs/settings.md, which scripts/documents.ts generates from this list.
import type { Setting } from '../core/setting.ts';
import type { Declaration } from '../providers/declaration.ts';
import { servers, sharingSettings } from '../providers/provider-settings.ts';
import { carriers, paymentVendors, vendors } from '../providers/vendors/index.ts';
import { capacitySettings, demoSettings, storageQuotaMib } from './call-settings.ts';
import { httpSettings } from './http-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { billing, payments, spendingSettings, walletFreeMicros } from './money-settings.ts';
import {
  accountSettings,
  addressSettings,
  operationSettings,
  ownerPassword,
  secretSettings,
} from './process-settings.ts';
import { oidcSettings } from './sign-in-settings.ts';
import { storageSettings } from './storage-settings.ts';
import { tracingSettings } from './tracing-settings.ts';

interface SettingSection {
  title: string;
  settings: readonly Setting<unknown>[];
}

const all = (...groups: readonly Readonly<Record<string, Setting<unknown>>>[]): Setting<unknown>[] =>
  groups.flatMap((group) => Object.values(group));

const declared = (list: readonly Declaration[]) => all(...list.map(({ settings }) => settings));

export const sections: readonly SettingSection[] = [
  { title: 'Addresses and storage', settings: [...all(addressSettings, storageSettings), storageQuotaMib] },
  { title: 'Secrets and networks', settings: all(secretSettings) },
  { title: 'Users and sessions', settings: [...all(accountSettings), ownerPassword] },
  { title: 'Mail', settings: all(mailSettings) },
  { title: 'Sign-in at a provider', settings: all(oidcSettings) },
  { title: 'HTTP', settings: all(httpSettings) },
  { title: 'Operation', settings: all(operationSettings) },
  { title: 'Traces', settings: all(tracingSettings) },
  { title: 'Calls', settings: all(capacitySettings) },
  { title: 'Vendors', settings: [...declared(vendors), ...all(sharingSettings)] },
  { title: 'Own servers and models', settings: declared(servers) },
  { title: 'Carriers', settings: declared(carriers) },
  {
    title: 'Money',
    settings: [billing, walletFreeMicros, payments, ...declared(paymentVendors), ...all(spendingSettings)],
  },
  { title: 'Demo', settings: all(demoSettings) },
];
