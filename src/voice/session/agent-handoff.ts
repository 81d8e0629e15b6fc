// Hands the call over from one agent to another, or to another draft of the same agent: prompt, model, voice, functions,
// knowledge and turn settings. The turn machine decides when. Invariant: an agent that was prepared but does not take over is
// discarded.
// Unchanged by a handoff: the line, the recording, the maximum duration and the conversation so far.
import type { TtsProvider } from '../../providers/ports/tts.ts';
import type { SessionAgent } from '../host.ts';
import type { SpeechInput } from '../in/speech-input.ts';
import { phrasesFor } from '../out/phrases.ts';
import { createPronounce } from '../out/pronunciation.ts';
import type { Voices } from '../out/synthesis.ts';
import type { CommandHandlers, TurnSettings } from '../vocabulary.ts';
import type { ActiveAgent, SessionAgentState } from './agent-state.ts';
import { keepLanguage } from './caller-language.ts';
import type { SessionContext } from './context.ts';
import { prepareApologyAudio } from './opening.ts';
import type { PendingCommands } from './pending-commands.ts';
import { observeEngine } from './unsolicited-activity.ts';

/** An agent that is ready to take over. */
export interface NextAgent extends ActiveAgent {
  tts: TtsProvider;
  /** Synthesizes `agent.fallbackVoiceId`. */
  fallbackTts: TtsProvider;
  /** The agent has taken over the call. */
  accept(): void;
  /** The agent will not take over. */
  discard(): void;
}

/**
 * @param isDraft use the agent's newest version with the call's draft instead of the published version
 * @throws Error why this agent cannot take over
 */
export type PrepareNextAgent = (agentId: string, isDraft: boolean) => Promise<NextAgent>;

export interface AgentHandoff extends Pick<CommandHandlers, 'hand_off'> {
  /** Resolves when the other agent has taken over the call. @throws Error why it has not */
  requestHandoff(agentId: string, message: string | null, isDraft: boolean): Promise<void>;
}

/** Without this note in the prompt, the new agent would treat the previous agent's statements as its own commitments. */
const TAKEN_OVER = 'Another agent has spoken with the caller until now. From here on you do; you know what was said.';
/** Without this note, the agent would continue to behave as before. */
const CHANGED =
  'Your instructions were changed just now. Follow the present ones, also where you said something else before.';

export function createAgentHandoff(
  ctx: SessionContext,
  state: SessionAgentState,
  input: SpeechInput,
  commands: PendingCommands,
  { prepare, answeredBy }: { prepare: PrepareNextAgent | null; answeredBy: TurnSettings['answeredBy'] },
): AgentHandoff {
  const ready = new Map<string, NextAgent>();
  /** Ids of agents that were requested and have not taken over yet, without drafts. */
  const requested = new Set<string>();
  let handoffs = 0;
  const request = async (agentId: string, message: string | null, isDraft: boolean): Promise<void> => {
    if (!prepare) throw new Error('no other agent can take this call over');
    const nextAgent = await prepare(agentId, isDraft);
    const settings = turnSettings(nextAgent.agent, answeredBy);
    let command = '';
    try {
      await commands.submit((commandId) => {
        command = commandId;
        ready.set(commandId, nextAgent);
        ctx.emit({ type: 'handoff', settings, message, commandId, atMs: ctx.nowMs() });
      });
    } catch (error) {
      ready.delete(command);
      nextAgent.discard();
      throw error;
    }
  };
  return {
    async requestHandoff(agentId, message, isDraft) {
      if (isDraft) return request(agentId, message, isDraft);
      if (agentId === state.active.agent.agentId) throw new Error('this agent has the call already');
      if (requested.has(agentId)) throw new Error('this agent is taking the call over already');
      requested.add(agentId);
      return request(agentId, message, isDraft).finally(() => requested.delete(agentId));
    },
    hand_off({ commandId, language }) {
      const nextAgent = ready.get(commandId);
      ready.delete(commandId);
      if (!nextAgent) throw new Error('no agent is ready to take the call over');
      const { agent, llm, fallbackLlm, stt, tts } = nextAgent;
      const { agentId: from, language: ownBefore } = state.active.agent;
      state.active = { agent, stt, llm, fallbackLlm };
      ctx.privacy.extend(agent.privacy);
      useVoicesOf(state.voices, nextAgent);
      state.history.addContext(from === agent.agentId ? CHANGED : TAKEN_OVER);
      keepLanguage(ctx, state, language, ownBefore);
      const { otherLanguages, keyterms } = agent;
      input.switchRecognizer({ stt, language: agent.language, otherLanguages, keyterms });
      nextAgent.accept();
      for (const { code, detail } of agent.notices ?? []) ctx.warn(code, detail);
      observeEngine(ctx, state);
      // The prepared audio is in the voice of the first agent.
      state.readyAudio.clear();
      void prepareApologyAudio(ctx, state, agent, tts);
      ctx.record({ type: 'agent_changed', from, to: agent.agentId, handoff: ++handoffs });
    },
  };
}

/**
 * Returns the settings on which the turn machine bases its decisions. A disclosure and a greeting belong to the
 * beginning of a call.
 */
export function turnSettings(agent: SessionAgent, answeredBy: TurnSettings['answeredBy']): TurnSettings {
  const { otherLanguages = [] } = agent;
  return {
    answeredBy,
    disclosure: agent.recording.enabled ? agent.recording.disclosure : null,
    greeting: agent.greeting,
    interruption: agent.interruption,
    endpointing: agent.endpointing,
    inactivity: agent.inactivity,
    voicemail: agent.voicemail,
    screeningMessage: agent.screeningMessage,
    phrases: phrasesFor(agent.language),
    ...(otherLanguages.length === 0 ? {} : { languages: [agent.language, ...otherLanguages] }),
  };
}

function useVoicesOf(voices: Voices, { agent, tts, fallbackTts }: NextAgent): void {
  voices.primary = { tts, voiceId: agent.voiceId };
  voices.fallback = agent.fallbackVoiceId === null ? null : { tts: fallbackTts, voiceId: agent.fallbackVoiceId };
  voices.language = agent.language;
  voices.speed = agent.voiceSpeed ?? 1;
  voices.pronounce = createPronounce(agent.pronunciations);
  voices.degraded = false;
}
