// The agent that has the conversation, and what it knows. An agent handoff replaces `active` and the voices; the history is kept.
// Invariant: one agent thinks and speaks at a time.
import type { LlmProvider } from '../../providers/ports/llm.ts';
import type { SttProvider } from '../../providers/ports/stt.ts';
import type { TtsProvider } from '../../providers/ports/tts.ts';
import type { SessionAgent, SpokenLine } from '../host.ts';
import type { Audio } from '../out/greeting.ts';
import { phrasesFor, phrasesIn, type Phrases } from '../out/phrases.ts';
import { createPronounce } from '../out/pronunciation.ts';
import type { Voices } from '../out/synthesis.ts';
import { createChatHistory, type ChatHistory } from './chat-history.ts';
import type { SessionContext } from './context.ts';
import type { FallbackModel } from './model-stream.ts';

/** An agent with its models and its recognizer. */
export interface ActiveAgent {
  agent: SessionAgent;
  stt: SttProvider;
  llm: LlmProvider;
  /** Used when `llm` fails before its first word. */
  fallbackLlm: FallbackModel | null;
}

export interface SessionAgentState {
  active: ActiveAgent;
  /** The language of the conversation: the agent's, or another one that the caller speaks. */
  language: string;
  readonly voices: Voices;
  readonly history: ChatHistory;
  /** Finished audio, by text. */
  readonly readyAudio: Map<string, Audio>;
}

/** The providers of the first agent. */
export interface AgentProviders {
  tts: TtsProvider;
  /** Synthesizes `agent.fallbackVoiceId`. Default: `tts`. */
  fallbackTts?: TtsProvider;
  llm: LlmProvider;
  /** Used when `llm` fails before its first word. */
  fallbackLlm?: FallbackModel;
}

export function createSessionAgentState(
  { clock, privacy, warn }: Pick<SessionContext, 'clock' | 'privacy' | 'warn'>,
  agent: SessionAgent,
  { stt, tts, fallbackTts, llm, fallbackLlm }: AgentProviders & Pick<ActiveAgent, 'stt'>,
): SessionAgentState {
  const { fallbackVoiceId, language, voiceSpeed = 1, pronunciations } = agent;
  return {
    active: { agent, stt, llm, fallbackLlm: fallbackLlm ?? null },
    language,
    voices: {
      clock,
      language,
      speed: voiceSpeed,
      pronounce: createPronounce(pronunciations),
      primary: { tts, voiceId: agent.voiceId },
      fallback: fallbackVoiceId === null ? null : { tts: fallbackTts ?? tts, voiceId: fallbackVoiceId },
      degraded: false,
      onWarning: warn,
    },
    history: createChatHistory({ messages: privacy.forModel, text: privacy.textForModel }),
    readyAudio: new Map(),
  };
}

/** The phrases in the language of the active agent. */
export function phrasesOf({ active }: SessionAgentState): Phrases {
  return phrasesFor(active.agent.language);
}

/** Returns a phrase for the caller, and its language if it is not the agent's. */
export function phraseFor(
  { active, language }: SessionAgentState,
  name: 'apology' | 'inCircles' | 'outOfTime',
): { text: string; language?: string } {
  const own = active.agent.language;
  const { phrases, ...spoken } = phrasesIn(language === own ? null : language, phrasesFor(own));
  return { text: phrases[name], ...spoken };
}

/** Adds context that the agent knows from its next answer on. */
export function addContext({ emit, nowMs }: SessionContext, { history }: SessionAgentState, text: string): void {
  history.addContext(text);
  emit({ type: 'context_added', atMs: nowMs() });
}

/** Sends the conversation so far to an engine that keeps its own state of the call. */
export function updateEngine(state: SessionAgentState, heardText: (speech: number) => string): void {
  const { active, history, language } = state;
  active.llm.update?.(history.messages(null, heardText), reportedLanguage(active, language));
}

/** Returns the language of the conversation for a model's server; undefined if the agent speaks only one. */
export function reportedLanguage({ agent }: ActiveAgent, language: string): string | undefined {
  return (agent.otherLanguages ?? []).length > 0 ? language : undefined;
}

/** Returns the spoken lines so far, without functions and context. */
export function spokenLines({ history }: SessionAgentState, heardText: (speech: number) => string): SpokenLine[] {
  return history.messages(null, heardText).flatMap(({ role, content }): SpokenLine[] => {
    if (content === '' || (role !== 'user' && role !== 'assistant')) return [];
    return [{ role: role === 'user' ? 'user' : 'agent', text: content }];
  });
}
