// Accounts with vendors: whose key, the adapters made of it, what is known of their health, and how many may use it at once.
// Used by the registry. Invariant: an adapter that leaves here is watched, and takes turns where it serves a workspace.
import { inTurn, type Capacity } from '../capacity.ts';
import type { HealthBook } from '../health.ts';
import type { VendorQueue } from '../vendor-queue.ts';
import { ProviderError, type LlmProvider, type SttProvider, type TtsProvider, type Voice } from '../ports.ts';
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
  /** Of connections that last as long as a call. */
  sttQueue: VendorQueue;
  /** As the vendor lists them; null where it lists none. */
  list: VoiceList | null;
}

/** A voice that a workspace had made, and the account in which it lies. */
export interface ClonedVoice extends Voice {
  vendorVoiceId: string;
  source: 'platform' | 'own';
}

/** @param workspaceId who takes turns; null: the process itself */
export function llmsOf(accounts: readonly Account[], workspaceId: string | null): LlmProvider[] {
  return accounts.flatMap(({ adapters: { llm }, book, capacity }) => {
    if (!llm) return [];
    const watched = watchedLlm(llm, book);
    if (workspaceId === null) return [watched];
    return [
      { ...watched, stream: (request) => inTurn(capacity, workspaceId, request.signal, () => watched.stream(request)) },
    ];
  });
}

/** @param clones stand under ids of their own, and not among what their vendor lists */
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
 * Asks the vendors that would have these voices, where that is due.
 * @param voiceIds null: all vendors
 * @param isKnown of such a voice nobody waits to hear more
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

/** Why the vendor that would have this voice says nothing of it. */
export function listFailure(accounts: readonly Account[], voiceId: string): ProviderError | null {
  return accounts.find(({ vendor }) => isOf(vendor, voiceId))?.list?.failure() ?? null;
}

function isOf(vendor: Vendor, voiceId: string): boolean {
  return voiceId.startsWith(`${vendor.id}-`);
}

/** A connection lasts as long as its call: its place is reserved before the call is dialed, nobody waits in mid-call. */
export function sttsOf(accounts: readonly Account[], workspaceId: string | null): SttProvider[] {
  return accounts.flatMap(({ adapters: { stt }, book, sttQueue: places }) => {
    if (!stt) return [];
    const watched = watchedStt(stt, book);
    return [workspaceId === null ? watched : { ...watched, acquireSlot: (wake) => places.acquire(workspaceId, wake) }];
  });
}

/** Cloned voices, spoken by the account in which each lies; one whose account is gone is left out. */
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
    synthesize: (request) => inTurn(capacity, workspaceId, request.signal, () => tts.synthesize(request)),
  };
}
