// A voice call in a page made with React (18 and later): `useCall`, `useTranscript`, `useLevels`. They draw nothing. The line and the
// states are those of the service's own widget. Safe in StrictMode and on a server, where every call is idle.
'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TranscriptLine } from '../conversation/view.ts';
import {
  createCallStore,
  IDLE,
  SILENCE,
  type CallControls,
  type CallLevels,
  type CallOptions,
  type CallState,
  type CallStore,
} from './call-store.ts';

/** A call: its state, what a page can do with it, and the source for the other two hooks. */
export interface Call extends CallState, CallControls {
  /** For `useTranscript` and `useLevels`; pass the call on to the components that use them. */
  readonly store: CallStore;
}

/**
 * One call at a time of an agent, of a widget or with tokens of your own server. Renders when its state changes, not with each line.
 * Ends the call when the component unmounts.
 */
export function useCall(options: CallOptions): Call {
  const [store] = useState(createCallStore);
  useEffect(() => store.configure(options));
  useEffect(() => store.hold(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.state, () => IDLE);
  return useMemo(() => {
    const { start, hangUp, mute, interrupt, send, chooseMicrophone } = store;
    return { ...state, start, hangUp, mute, interrupt, send, chooseMicrophone, store };
  }, [state, store]);
}

/**
 * What was said, oldest first, partial lines included: `user`, `agent`, and `note` for functions that ran. Words of the agent that were
 * not played are never among them. Lines of earlier calls of the page stay.
 */
export function useTranscript({ store }: Pick<Call, 'store'>): readonly TranscriptLine[] {
  return useSyncExternalStore(store.subscribe, store.lines, () => NO_LINES);
}

/** The loudness of both sides, at the pace of the display. Use it in a small component of its own, which alone renders then. */
export function useLevels({ store }: Pick<Call, 'store'>): CallLevels {
  return useSyncExternalStore(store.subscribeLevels, store.levels, () => SILENCE);
}

const NO_LINES: readonly TranscriptLine[] = [];

export type { Microphone, SpeechInputKind, TranscriptLine, TurnWord } from '../conversation/view.ts';
export type { RtcToken } from '../types.ts';
export type { CallControls, CallError, CallLevels, CallOptions, CallState, CallStore } from './call-store.ts';
export type { CallSource, TokenSource, WidgetSource } from './source.ts';
