// How a session gives its call into other hands: a human on a second leg, another agent. Makes these parts for session.ts out of
// what they share. Invariant: nothing here decides; the turn machine does.
import type { TtsProvider } from '../../providers/ports.ts';
import { prepareApology } from '../out/greeting.ts';
import type { SessionAgent } from '../host.ts';
import { phrasesFor } from '../out/phrases.ts';
import type { Pipeline } from './reply-pipeline.ts';
import type { Core, Parts, SessionOptions } from './session.ts';
import { createAgentHandoff, type AgentHandoff } from './agent-handoff.ts';
import type { Voices } from '../out/synthesis.ts';
import { createWarmTransfer, type WarmTransfer } from '../transfer/warm-transfer.ts';

/** Those of whoever begins. */
export function voicesOf({ agent, clock, providers }: SessionOptions, onWarning: Core['warn']): Voices {
  const { fallbackVoiceId: voiceId, language } = agent;
  const fallback = voiceId === null ? null : { tts: providers.fallbackTts ?? providers.tts, voiceId };
  const primary = { tts: providers.tts, voiceId: agent.voiceId };
  return { clock, language, primary, fallback, degraded: false, onWarning };
}

export function openWarmTransfer(core: Core, pipeline: () => Pipeline): WarmTransfer {
  const { options, voices, nowMs, tap, record, dispatch, abort, openedAt } = core;
  return createWarmTransfer({
    clock: options.clock,
    line: options.line,
    voices,
    phrases: () => core.phrases,
    disclosure: options.agent.recording.enabled ? options.agent.recording.disclosure : null,
    connect: options.connect ?? null,
    summarise: (signal) => pipeline().summarise(signal),
    lastWords: () => pipeline().lastUserText(),
    nowMs,
    signal: abort.signal,
    onFrame: (frame, heardAt) => tap.agent(frame, heardAt - openedAt),
    onCut: () => tap.cut(nowMs()),
    record,
    emit: dispatch,
  });
}

export function openSuccession(core: Core, { pipeline, ears }: Parts): AgentHandoff {
  const { options, voices, wishes, nowMs, dispatch, record, ready } = core;
  return createAgentHandoff({
    prepare: options.prepareNextAgent ?? null,
    first: options.agent,
    answeredBy: options.answeredBy,
    voices,
    pipeline,
    ears,
    wishes,
    nowMs,
    emit: dispatch,
    record,
    onChanged({ agent, tts }) {
      core.phrases = phrasesFor(agent.language);
      ready.clear();
      void makeApologyReady(core, agent, tts);
    },
  });
}

/** In the voice of whoever speaks, in the background. */
export async function makeApologyReady(core: Core, agent: SessionAgent, tts: TtsProvider): Promise<void> {
  const { options, phrases, abort, ready } = core;
  const quietly = (code: string, detail: string) =>
    options.log.warn({ code, detail }, 'the apology could not be prepared');
  const request = { agent, tts, clock: options.clock, signal: abort.signal, onWarning: quietly };
  const apology = await prepareApology(request, phrases.apology);
  // Meanwhile somebody else may speak, in another voice.
  if (apology && core.voices.primary.voiceId === agent.voiceId) ready.set(phrases.apology, apology);
}
