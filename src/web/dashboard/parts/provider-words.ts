// Texts about providers.
import type { Provider } from '../../../../generated/types.ts';

const NAMES: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  livekit: 'LiveKit',
  loopback: 'Test numbers',
  captions: 'Captions',
  builtin: 'Built in',
};

export function nameOfProvider(id: string): string {
  const [first = id] = id.split(':');
  return NAMES[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
}

/** Built-in providers that need no account: suitable for trials, not for real callers. */
const FLOOR: Readonly<Partial<Record<Provider['kind'], string>>> = { llm: 'builtin', stt: 'captions', tts: 'builtin' };

/** Returns the configured provider of this kind, other than the built-in one. */
export function inUse(providers: readonly Provider[], kind: Provider['kind']): Provider | undefined {
  return providers.find(({ kind: each, id, configured }) => each === kind && configured && id !== FLOOR[kind]);
}
