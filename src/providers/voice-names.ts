// Resolves voice names: `elevenlabs-sarah` selects the voice that ElevenLabs lists as "Sarah - Mature, Reassuring". Pure.
// Invariant: an id takes precedence over every name. A name counts only if exactly one voice of the provider has it, because
// vendors' display names change. Only ids are stored.
import type { Voice } from './ports/tts.ts';

/** Separates a voice's name from the vendor's description. */
const TAGLINE = / [-–—|:] |, /;

/** Returns the voices that this id or name selects: one, none, or several with the same name. */
export function voicesNamed(voices: readonly Voice[], wanted: string): Voice[] {
  const exact = voices.find(({ voiceId }) => voiceId === wanted);
  if (exact) return [exact];
  return voices.filter(({ provider, name }) => {
    const rest = wanted.startsWith(`${provider}-`) ? slugOf(wanted.slice(provider.length + 1)) : '';
    return rest !== '' && (slugOf(name) === rest || slugOf(name.split(TAGLINE)[0]!) === rest);
  });
}

/** @returns the id of the only voice with this name; the given text when there is none, or several */
export function voiceIdOf(voices: readonly Voice[], wanted: string): string {
  const found = voicesNamed(voices, wanted);
  return found.length === 1 ? found[0]!.voiceId : wanted;
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
