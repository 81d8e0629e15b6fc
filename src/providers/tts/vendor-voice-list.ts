// Reads the list of voices of a vendor's account, page by page, and maps the vendor's descriptions to ours. Uses plain HTTP, so
// that listing does not load a vendor's SDK.
// Invariant: a field that the vendor omits stays null or empty; a list is bounded in pages, bytes and voices.
// Deliberately omitted: caching (registry/voice-lists.ts).
import { cutText } from '../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { LANGUAGE_NAMES } from '../../core/languages.ts';
import { ProviderError } from '../ports/errors.ts';
import type { Voice } from '../ports/tts.ts';
import { createVendorHttp, type VendorHttp } from '../vendor-http.ts';

/** A voice as a vendor lists it. */
export interface ListedVoice {
  /** The part of our voice id after the provider. It is not the name, because vendors rename voices, and two may share a name. */
  vendorId: string | null;
  /** Null: the id is displayed. */
  name: string | null;
  gender: Voice['gender'];
  languages: readonly string[];
  description: string;
  previewUrl: string | null;
}

interface Listing {
  provider: string;
  headers: Record<string, string>;
  /** Format of the vendor's ids; an entry with another id is omitted. */
  vendorIds: RegExp;
  /** URL of the first page. */
  first: string;
  /** @returns the page's voices and the URL of the next page, or null for the last one */
  read(page: JsonObject): { voices: readonly ListedVoice[]; next: string | null };
}

/** The largest page that all of these vendors return. */
export const PAGE_SIZE = 100;
/** 2,000 voices in total. */
const MAX_PAGES = 20;
/** Deadline for one page. */
const PAGE_TIMEOUT_MS = 8_000;
const MAX_NAME_CHARS = 200;
const MAX_DESCRIPTION_CHARS = 500;

/** Returns the voices sorted by name. @throws ProviderError, or the signal's reason */
export async function readListing(listing: Listing, signal: AbortSignal): Promise<Voice[]> {
  const http = createVendorHttp(listing.provider);
  const found = new Map<string, Voice>();
  try {
    let url: string | null = listing.first;
    for (let pages = 0; url !== null && pages < MAX_PAGES; pages++) {
      const { voices, next } = listing.read(await readPage(http, listing, url, signal));
      for (const listed of voices) {
        const { vendorId } = listed;
        if (vendorId !== null && listing.vendorIds.test(vendorId))
          found.set(vendorId, toVoice(listing, vendorId, listed));
      }
      url = next === url ? null : next;
    }
  } finally {
    await http.close();
  }
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.voiceId.localeCompare(b.voiceId, 'en'),
  );
}

async function readPage(http: VendorHttp, listing: Listing, url: string, signal: AbortSignal): Promise<JsonObject> {
  const { provider, headers } = listing;
  const page = await http.json({ method: 'GET', url, headers, signal, timeoutMs: PAGE_TIMEOUT_MS });
  if (isObject(page)) return page;
  throw new ProviderError(provider, 'protocol', 'listed its voices in an unknown format');
}

function toVoice({ provider }: Listing, vendorId: string, listed: ListedVoice): Voice {
  const { name, gender, languages, description, previewUrl } = listed;
  return {
    voiceId: `${provider}-${vendorId}`,
    name: cutText(name ?? vendorId, MAX_NAME_CHARS),
    provider,
    gender,
    languages,
    description: cutText(description, MAX_DESCRIPTION_CHARS),
    previewUrl: previewUrl !== null && URL.canParse(previewUrl) && previewUrl.startsWith('https:') ? previewUrl : null,
  };
}

/** Returns the objects of a page. @throws ProviderError if the field is not a list */
export function itemsOf(provider: string, page: JsonObject, field: string): JsonObject[] {
  const items = page[field];
  if (!Array.isArray(items)) throw new ProviderError(provider, 'protocol', `listed its voices without ${field}`);
  return items.filter(isObject);
}

/** Returns the trimmed text; null if it is empty or not a string. */
export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const GENDERS: Readonly<Record<string, NonNullable<Voice['gender']>>> = {
  female: 'female',
  feminine: 'female',
  male: 'male',
  masculine: 'male',
  neutral: 'neutral',
  gender_neutral: 'neutral',
  'non-binary': 'neutral',
};

export function genderOf(value: Json | undefined): Voice['gender'] {
  return GENDERS[textOf(value)?.toLowerCase() ?? ''] ?? null;
}

/**
 * Maps a vendor's language tags (`en`, `en-US`) to known codes: the named ones first, then all regions of these languages,
 * because a voice that speaks English can be used in every region.
 */
export function spokenLanguages(named: readonly string[]): string[] {
  const codes = named.flatMap((tag) => [tag, baseOf(tag)]).filter((code) => Object.hasOwn(LANGUAGE_NAMES, code));
  const bases = new Set(codes.map(baseOf));
  const regions = Object.keys(LANGUAGE_NAMES).filter((code) => bases.has(baseOf(code)));
  return [...new Set([...codes, ...regions])];
}

/** Returns all languages of the vendor's model, with those named for this voice first. */
export function namedFirst(named: readonly string[], spoken: readonly string[]): string[] {
  return [...new Set([...spokenLanguages(named).filter((code) => spoken.includes(code)), ...spoken])];
}

function baseOf(code: string): string {
  return code.split('-')[0]!;
}
