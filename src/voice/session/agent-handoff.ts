// One agent takes over from another in the middle of a call: its prompt, model, voice, functions, knowledge and manners. Made by
// session.ts; the turn machine decides when. Invariants: whoever thinks and speaks is one agent at a time; an agent that was
// made ready and does not take over is let go, as is the one that was relieved.
// What stays with the call: its line, its recording, its longest duration, what was said so far.
import type { LlmProvider, SttProvider, TtsProvider } from '../../providers/ports.ts';
import type { SpeechInput } from '../in/speech-input.ts';
import type { SessionAgent, SessionEvent } from '../host.ts';
import { phrasesFor } from '../out/phrases.ts';
import type { Pipeline } from './reply-pipeline.ts';
import type { Voices } from '../out/synthesis.ts';
import type { TurnEvent, TurnSettings } from '../vocabulary.ts';
import type { PendingCommands } from './pending-commands.ts';

/** Who thinks and speaks. */
export interface ActiveAgent {
  agent: SessionAgent;
  llm: LlmProvider;
  /** Answers when `llm` fails before its first word. */
  fallbackLlm: { llm: LlmProvider; model: string } | null;
}

/** An agent that is ready to take over. */
export interface NextAgent extends ActiveAgent {
  stt: SttProvider;
  tts: TtsProvider;
  /** Speaks `agent.fallbackVoiceId`. */
  fallbackTts: TtsProvider;
  /** It has the call now. */
  accept(): void;
  /** It does not take over after all. */
  discard(): void;
}

export interface AgentHandoffOptions {
  /** @throws Error why this agent cannot take over */
  prepare: ((agentId: string) => Promise<NextAgent>) | null;
  /** Who begins. */
  first: SessionAgent;
  answeredBy: TurnSettings['answeredBy'];
  voices: Voices;
  pipeline: Pipeline;
  ears: SpeechInput;
  wishes: PendingCommands;
  nowMs(): number;
  emit(event: TurnEvent): void;
  record(event: SessionEvent): void;
  /** The new agent speaks from now on: what was prepared in the voice of the old one is of no use. */
  onChanged(successor: NextAgent): void;
}

export interface AgentHandoff {
  /** Resolves when the other agent has the call. @throws Error why it has not */
  handOff(agentId: string, message: string | null): Promise<void>;
  /** The turn machine says so. */
  become(wish: string): void;
  /** Whose conversation it is. */
  agent(): SessionAgent;
}

export function createAgentHandoff(options: AgentHandoffOptions): AgentHandoff {
  const { voices, pipeline, ears, wishes, record } = options;
  const ready = new Map<string, NextAgent>();
  let agent = options.first;
  return {
    agent: () => agent,
    async handOff(agentId, message) {
      if (!options.prepare) throw new Error('no other agent can take this call over');
      if (agentId === agent.agentId) throw new Error('this agent has the call already');
      const successor = await options.prepare(agentId);
      const settings = turnSettings(successor.agent, options.answeredBy);
      let name = '';
      try {
        await wishes.ask((wish) => {
          name = wish;
          ready.set(wish, successor);
          options.emit({ type: 'handoff', settings, message, commandId: wish, atMs: options.nowMs() });
        });
      } catch (error) {
        ready.delete(name);
        successor.discard();
        throw error;
      }
    },
    become(wish) {
      const successor = ready.get(wish);
      ready.delete(wish);
      if (!successor) throw new Error('nobody is ready to take the call over');
      const from = agent.agentId;
      agent = successor.agent;
      speakWith(voices, successor);
      pipeline.become(successor);
      ears.switchRecogniser({ stt: successor.stt, language: agent.language });
      successor.accept();
      options.onChanged(successor);
      record({ type: 'agent_changed', from, to: agent.agentId });
    },
  };
}

/** What the turn machine goes by. A disclosure and a greeting belong to the beginning of a call. */
export function turnSettings(agent: SessionAgent, answeredBy: TurnSettings['answeredBy']): TurnSettings {
  return {
    answeredBy,
    disclosure: agent.recording.enabled ? agent.recording.disclosure : null,
    greeting: agent.greeting,
    interruption: agent.interruption,
    endpointing: agent.endpointing,
    inactivity: agent.inactivity,
    voicemail: agent.voicemail,
    phrases: phrasesFor(agent.language),
  };
}

function speakWith(voices: Voices, { agent, tts, fallbackTts }: NextAgent): void {
  voices.primary = { tts, voiceId: agent.voiceId };
  voices.fallback = agent.fallbackVoiceId === null ? null : { tts: fallbackTts, voiceId: agent.fallbackVoiceId };
  voices.language = agent.language;
  voices.degraded = false;
}
