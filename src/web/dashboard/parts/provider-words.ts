// Which providers are in use.
import type { Provider } from '../../../../generated/types.ts';

/** Built-in providers that need no account: suitable for trials, not for real callers. */
const FLOOR: Readonly<Partial<Record<Provider['kind'], string>>> = { llm: 'builtin', stt: 'captions', tts: 'builtin' };

/** Returns the configured provider of this kind, other than the built-in one. */
export function inUse(providers: readonly Provider[], kind: Provider['kind']): Provider | undefined {
  return providers.find(({ kind: each, id, configured }) => each === kind && configured && id !== FLOOR[kind]);
}
