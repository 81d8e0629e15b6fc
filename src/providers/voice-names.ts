// Voices by name: `elevenlabs-sarah` means the voice that ElevenLabs lists as "Sarah - Mature, Reassuring". Pure.
// Invariant: an id wins over every name. A name counts only where one voice of the provider has it, because vendors' display names
// change; what is stored is always the id.
import type { Voice } from './ports.ts';

/** Separates a voice's name from what a vendor says about it. */
const TAGLINE = / [-–—|:] |, /;

/** The voices that this id or name means: one, none, or several of the same name. */
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
