// Accounts with vendors: whose key, the adapters made of it, what is known of their health, and how many may use it at once.
// Used by the registry. Invariant: an adapter that leaves here is watched, and takes turns where it serves a workspace.
import { inTurn, type Capacity } from '../capacity.ts';
import type { HealthBook } from '../health.ts';
import type { Places } from '../places.ts';
import { ProviderError, type LlmProvider, type SttProvider, type TtsProvider, type Voice } from '../ports.ts';
import type { Adapters, Vendor } from '../vendor.ts';
import { watchedLlm, watchedStt, watchedTts } from './watched.ts';

export interface Account {
  vendor: Vendor;
  source: 'platform' | 'own';
  adapters: Adapters;
  book: HealthBook;
  capacity: Capacity;
  /** Of connections that last as long as a call. */
  places: Places;
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

export function ttssOf(accounts: readonly Account[], workspaceId: string | null): TtsProvider[] {
  return accounts.flatMap(({ adapters: { tts }, book, capacity }) =>
    tts ? [turns(watchedTts(tts, book), capacity, workspaceId)] : [],
  );
}

/** A connection lasts as long as its call: its place is reserved before the call is dialed, nobody waits in mid-call. */
export function sttsOf(accounts: readonly Account[], workspaceId: string | null): SttProvider[] {
  return accounts.flatMap(({ adapters: { stt }, book, places }) => {
    if (!stt) return [];
    const watched = watchedStt(stt, book);
    return [workspaceId === null ? watched : { ...watched, reserve: (wake) => places.take(workspaceId, wake) }];
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
