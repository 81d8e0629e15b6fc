// Vendor accounts: the owner of the key, the adapters created from it, their health, and their limit of concurrent requests.
// Invariant: an adapter that leaves this file records its health, and shares capacity fairly if it serves a workspace.
import { streamInTurn, type Capacity } from '../fair-share.ts';
import type { HealthBook } from '../health.ts';
import { ProviderError } from '../ports/errors.ts';
import type { LlmProvider } from '../ports/llm.ts';
import type { SttProvider } from '../ports/stt.ts';
import type { TtsProvider, Voice } from '../ports/tts.ts';
import type { VendorQueue } from '../vendor-queue.ts';
import type { Adapters, Vendor } from '../vendors/define-vendor.ts';
import type { VendorId } from '../vendors/index.ts';
import type { VoiceList } from './voice-lists.ts';
import { watchedLlm, watchedStt, watchedTts } from './watched.ts';

export interface Account {
  vendor: Vendor<VendorId>;
  source: 'platform' | 'own';
  adapters: Adapters;
  book: HealthBook;
  capacity: Capacity;
  /** Shares connections that last as long as a call. */
  sttQueue: VendorQueue;
  /** The voices that the vendor lists; null if it has no list. */
  list: VoiceList | null;
}

/** A cloned voice of a workspace, and the account that contains it. */
export interface ClonedVoice extends Voice {
  vendorVoiceId: string;
  source: 'platform' | 'own';
}

/** @param workspaceId the workspace whose turn is taken; null: the process itself */
export function llmsOf(accounts: readonly Account[], workspaceId: string | null): LlmProvider[] {
  return accounts.flatMap(({ adapters: { llm }, book, capacity }) => {
    if (!llm) return [];
    const watched = watchedLlm(llm, book);
    if (workspaceId === null) return [watched];
    return [
      {
        ...watched,
        stream: (request) => streamInTurn(capacity, workspaceId, request.signal, () => watched.stream(request)),
      },
    ];
  });
}

/** @param clones have their own ids and are removed from their vendor's list */
export function ttssOf(
  accounts: readonly Account[],
  workspaceId: string | null,
  clones: readonly ClonedVoice[],
): TtsProvider[] {
  const hidden = new Set(clones.map(({ provider, vendorVoiceId }) => `${provider}-${vendorVoiceId}`));
  return accounts.flatMap(({ adapters: { tts }, book, capacity, list }) => {
    if (!tts) return [];
    const listed = () => list?.voices().filter(({ voiceId }) => !hidden.has(voiceId)) ?? [];
    const whole: TtsProvider = { ...watchedTts(tts, book), voices: () => [...tts.voices(), ...listed()] };
    return [turns(whole, capacity, workspaceId)];
  });
}

/**
 * Loads the due lists of the vendors that may have these voices.
 * @param voiceIds null: the lists of all vendors
 * @param isKnown true: the voice is known, so its list is not awaited
 */
export async function loadVoices(
  accounts: readonly Account[],
  voiceIds: readonly string[] | null,
  isKnown: (voiceId: string) => boolean,
): Promise<void> {
  const loads = accounts.map(async ({ list, vendor }) => {
    const ids = voiceIds?.filter((id) => isOf(vendor, id)) ?? null;
    if (!list || ids?.length === 0) return;
    const loaded = list.load();
    if (!ids?.every(isKnown)) await loaded;
  });
  await Promise.all(loads);
}

/** Returns why the vendor of this voice did not list it; null if its list is known. */
export function listFailure(accounts: readonly Account[], voiceId: string): ProviderError | null {
  return accounts.find(({ vendor }) => isOf(vendor, voiceId))?.list?.failure() ?? null;
}

function isOf(vendor: Vendor, voiceId: string): boolean {
  return voiceId.startsWith(`${vendor.id}-`);
}

/** A connection lasts as long as its call. Its slot is acquired before the call is dialed, so that no call waits for one. */
export function sttsOf(accounts: readonly Account[], workspaceId: string | null): SttProvider[] {
  return accounts.flatMap(({ adapters: { stt }, book, sttQueue: places }) => {
    if (!stt) return [];
    const watched = watchedStt(stt, book);
    return [workspaceId === null ? watched : { ...watched, acquireSlot: (wake) => places.acquire(workspaceId, wake) }];
  });
}

/** Returns cloned voices, each spoken through the account that contains it. Voices of a removed account are omitted. */
export function clonesOf(
  accounts: readonly Account[],
  voices: readonly ClonedVoice[],
  workspaceId: string | null,
): TtsProvider[] {
  return accounts.flatMap(({ source, vendor, adapters: { tts, cloning }, book, capacity }) => {
    const mine = voices.filter((voice) => voice.source === source && voice.provider === vendor.id);
    if (!tts || !cloning || mine.length === 0) return [];
    const speaking: TtsProvider = {
      ...tts,
      voices: () => mine,
      takes: () => false,
      async *synthesize(request) {
        const voice = mine.find(({ voiceId }) => voiceId === request.voiceId);
        if (!voice) throw new ProviderError(vendor.id, 'refused', `has no voice ${request.voiceId}`);
        yield* cloning.speakAs(voice.vendorVoiceId, request);
      },
    };
    return [turns(watchedTts(speaking, book), capacity, workspaceId)];
  });
}

function turns(tts: TtsProvider, capacity: Capacity, workspaceId: string | null): TtsProvider {
  if (workspaceId === null) return tts;
  return {
    ...tts,
    synthesize: (request) => streamInTurn(capacity, workspaceId, request.signal, () => tts.synthesize(request)),
  };
}
