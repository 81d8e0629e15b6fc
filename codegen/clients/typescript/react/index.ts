// A voice call in a page made with React (18 and later): `useCall`, `useTranscript`, `useLevels`. They render no elements.
// The audio line and the states are the same as in the service's own widget. Safe in StrictMode and on a server, where every call
// is idle.
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

/** A call: its state, its controls, and the store for the other two hooks. */
export interface Call extends CallState, CallControls {
  /** Store for `useTranscript` and `useLevels`. Pass the call to the components that use these hooks. */
  readonly store: CallStore;
}

/**
 * One call at a time with an agent, through a widget or with tokens of your own server. Renders when the state changes, not with each
 * line. Ends the call when the component unmounts.
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
 * Lines of the conversation, oldest first, including partial lines: `user`, `agent`, and `note` for functions that ran. Words of the
 * agent that were not played are never included. Lines of earlier calls of the page are kept.
 */
export function useTranscript({ store }: Pick<Call, 'store'>): readonly TranscriptLine[] {
  return useSyncExternalStore(store.subscribe, store.lines, () => NO_LINES);
}

/** Loudness of both sides, at the frame rate of the display. Use it in a small separate component, so that only this one renders. */
export function useLevels({ store }: Pick<Call, 'store'>): CallLevels {
  return useSyncExternalStore(store.subscribeLevels, store.levels, () => SILENCE);
}

const NO_LINES: readonly TranscriptLine[] = [];

export type { Microphone, SpeechInputKind, TranscriptLine, TurnWord } from '../conversation/view.ts';
export type { RtcToken } from '../types.ts';
export type { CallControls, CallError, CallLevels, CallOptions, CallState, CallStore } from './call-store.ts';
export type { CallSource, TokenSource, WidgetSource } from './source.ts';
