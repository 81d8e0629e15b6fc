// Finds environment variables that resemble settings but are none: `OPENAI_KEY`, `PUBLC_URL`. Pure. Invariant: a variable that
// resembles no setting is never reported, because every shell has many of them. Values are not read.
import { editDistance } from '../core/similar.ts';

export interface UnknownSetting {
  name: string;
  /** Settings that may be meant, closest first; at least one. */
  meant: readonly string[];
}

/** Maximum edit distance: two typing errors. Short names must be closer, or everything would resemble PORT. */
const MAX_EDITS = 2;
const SHORT_NAME = 6;
const MAX_MEANT = 3;

/** Prefixes of one vendor or component, so that any other name with such a prefix is probably meant for it. */
const VENDOR_PREFIX =
  /^(OPENAI|DEEPGRAM|ELEVENLABS|CARTESIA|HUME|TWILIO|LIVEKIT|STRIPE|LLM|SPEECH|TRANSCRIPTION|SHERPA|EMBEDDINGS?)_/;

/** @param given names that are set @param known names of all settings */
export function unknownSettings(given: readonly string[], known: readonly string[]): UnknownSetting[] {
  const settings = new Set(known);
  return given
    .filter((name) => !settings.has(name))
    .map((name) => ({ name, meant: meantBy(name, known) }))
    .filter(({ meant }) => meant.length > 0);
}

function meantBy(name: string, known: readonly string[]): string[] {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const most = upper.length <= SHORT_NAME ? 1 : MAX_EDITS;
  const near = known
    // Names that differ by more characters need more edits. Comparing all would take a tenth of a second of each start.
    .filter((setting) => Math.abs(setting.length - upper.length) <= most)
    .map((setting) => ({ setting, edits: editDistance(upper, setting) }))
    .filter(({ edits: count }) => count <= most)
    .toSorted((one, other) => one.edits - other.edits)
    .map(({ setting }) => setting);
  if (near.length > 0) return near.slice(0, MAX_MEANT);
  const prefix = VENDOR_PREFIX.exec(upper)?.[0];
  if (prefix === undefined) return [];
  return known
    .filter((setting) => setting.startsWith(prefix))
    .toSorted((one, other) => editDistance(upper, one) - editDistance(upper, other))
    .slice(0, MAX_MEANT);
}
