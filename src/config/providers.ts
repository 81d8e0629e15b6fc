// Settings of the vendors: keys, addresses, models, voices. Part of config.ts, which alone reads the environment and hands
// its readers in. An address has a default, so that a key alone is enough; voices are listed as `Name:vendor-id`.
import type { Setting } from '../config.ts';
import type { ProviderSettings } from '../providers/registry.ts';

export const providerSettingRows: readonly Setting[] = [
  { name: 'DEEPGRAM_API_KEY', fallback: 'unset', about: 'Deepgram hears every line.', example: '3f9c…' },
  { name: 'DEEPGRAM_URL', fallback: 'wss://api.deepgram.com', about: 'Address of Deepgram.', example: 'wss://deepgram.internal' },
  { name: 'DEEPGRAM_MODEL', fallback: 'nova-3', about: 'Its model.', example: 'nova-2-phonecall' },
];

export interface Readers {
  text(name: string): string | null;
  /** An address of one of these protocols, without a slash at its end. */
  url(name: string, protocols: readonly string[]): string | null;
  list(value: string | null): string[];
  refuse(name: string, why: string): never;
}

const SOCKETS = ['ws:', 'wss:'];

export function readProviders({ text, url }: Readers): Omit<ProviderSettings, 'llm'> {
  return {
    deepgram: {
      apiKey: text('DEEPGRAM_API_KEY'),
      url: url('DEEPGRAM_URL', SOCKETS) ?? 'wss://api.deepgram.com',
      model: text('DEEPGRAM_MODEL') ?? 'nova-3',
    },
  };
}
