// The settings of agents, one entry each: the default, and the value that a conversation receives. The types come from the
// contract. A new field of the contract does not compile without an entry here. With the entry, it is stored, patched, returned
// and kept in versions. Pure.
import type { Agent, EventName } from '../../../generated/types.ts';
import { isObject, type Json } from '../../core/json.ts';
import type { SessionAgent } from '../../voice/host.ts';
import { phrasesFor } from '../../voice/out/phrases.ts';
import { engineModel } from './service/engine.ts';

/** Settings that a row of agents stores as JSON: everything except the agent's identity, labels and functions. */
export type AgentSettings = Omit<
  Agent,
  | 'agent_id'
  | 'agent_name'
  | 'folder'
  | 'tags'
  | 'functions'
  | 'webhook_secret'
  | 'version'
  | 'published_version'
  | 'created_at'
  | 'updated_at'
>;

/** Settings in a request or in an older version. Some may be missing. */
export type GivenSettings = { [Name in keyof AgentSettings]?: AgentSettings[Name] | undefined };

interface SessionFill {
  /** Replaces `{{name}}` with the variables of the call. */
  fill(text: string): string;
  fillOrNull(text: string | null | undefined): string | null;
  defaultModel: string;
  /** Whether the customer's own server runs the conversation. Prompt, functions and knowledge are then on that server. */
  isCustomEngine: boolean;
}

interface AgentField<Name extends keyof AgentSettings> {
  /** Default for new agents that omit the field, and for versions older than the field. Objects are completed key by key. */
  default?: AgentSettings[Name];
  /** The part of the session's agent that comes from this field. */
  session?(value: AgentSettings[Name], with_: SessionFill): Partial<SessionAgent>;
  /** A numeric setting that the session receives unchanged, in `limits`. */
  isLimit?: true;
}

const FLAT_EVENTS: EventName[] = ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'];
const INTERRUPTION = { enabled: true, min_ms: 200, min_words: 1, ignore_background_voices: false };
const ENDPOINTING = { min_ms: 300, max_ms: 1000 };
/** A new agent gets the reminder in its own language (`setDefaultReminders`). */
const INACTIVITY = { seconds: 8, reminders: [phrasesFor('en').reminder] };

/** Maximum length of a keyterm in the contract. A variable can be longer, and would take the place of all other keyterms. */
const MAX_KEYTERM_CHARS = 100;
const isKeyterm = (term: string): boolean => term !== '' && term.length <= MAX_KEYTERM_CHARS;

const AGENT_FIELDS = {
  voice_id: { session: (voiceId) => ({ voiceId }) },
  fallback_voice_id: { default: null, session: (fallbackVoiceId) => ({ fallbackVoiceId }) },
  language: { session: (language) => ({ language }) },
  other_languages: { default: [], session: (otherLanguages) => ({ otherLanguages }) },
  response_engine: {
    session: (engine, { fill, defaultModel }) => ({
      systemPrompt: fill(engine.type === 'service-llm' ? engine.system_prompt : ''),
      model: engineModel(engine, defaultModel),
      temperature: engine.type === 'service-llm' ? engine.temperature : undefined,
    }),
  },
  knowledge_base_ids: {
    default: [],
    session: (ids, { isCustomEngine }) => ({ hasKnowledge: !isCustomEngine && ids.length > 0 }),
  },
  webhook_url: { default: null },
  webhook_events: { default: FLAT_EVENTS },
  greeting: { default: null, session: (greeting, { fillOrNull }) => ({ greeting: fillOrNull(greeting) }) },
  interruption: {
    default: INTERRUPTION,
    session: ({ enabled = true, min_ms: minMs = 0, min_words: minWords = 0, ignore_background_voices: ignores }) => ({
      interruption: { enabled, minMs, minWords, ignoreBackgroundVoices: ignores ?? false },
    }),
  },
  endpointing: {
    default: ENDPOINTING,
    session: ({ min_ms: minMs = 0, max_ms: maxMs = 0 }) => ({ endpointing: { minMs, maxMs } }),
  },
  inactivity: {
    default: INACTIVITY,
    session: ({ seconds = 0, reminders = [] }, { fill, isCustomEngine }) => ({
      inactivity: { seconds, reminders: reminders.map(fill), byEngine: isCustomEngine },
    }),
  },
  max_duration_seconds: { default: 3600, isLimit: true },
  ring_timeout_seconds: { default: 30, isLimit: true },
  max_concurrent_calls: { default: null, isLimit: true },
  voicemail: {
    default: { action: 'hangup', message: null },
    session: ({ action = 'hangup', message }, { fillOrNull }) => ({
      voicemail: { action, message: fillOrNull(message) },
    }),
  },
  call_screening: {
    default: { message: null },
    session: ({ message }, { fillOrNull }) => ({ screeningMessage: fillOrNull(message) }),
  },
  recording: {
    default: { enabled: true, disclosure: null },
    session: ({ enabled = true, disclosure }, { fillOrNull }) => ({
      recording: { enabled, disclosure: fillOrNull(disclosure) },
    }),
  },
  privacy: {
    default: {
      redact: [],
      patterns: [],
      redact_model: false,
      no_store: false,
      inherit: true,
      retention_days: {},
    },
    session: ({ redact = [], patterns = [], redact_model = false, no_store = false }) => ({
      privacy: { kinds: redact, patterns, redactModel: redact_model, noStore: no_store },
    }),
  },
  extraction: { default: null },
  variables: { default: {} },
  voice_speed: { default: 1, session: (voiceSpeed) => ({ voiceSpeed }) },
  keyterms: {
    default: [],
    session: (keyterms, { fill }) => ({ keyterms: keyterms.map((term) => fill(term).trim()).filter(isKeyterm) }),
  },
  pronunciations: { default: [], session: (pronunciations) => ({ pronunciations }) },
} satisfies { [Name in keyof AgentSettings]: AgentField<Name> };

type Fields = typeof AGENT_FIELDS;
type SessionParts = {
  [Name in keyof Fields]: Fields[Name] extends { session(...args: never[]): infer Part } ? (part: Part) => void : never;
}[keyof Fields] extends (part: infer All) => void
  ? All
  : never;
type LimitName = { [Name in keyof Fields]: Fields[Name] extends { isLimit: true } ? Name : never }[keyof Fields];

interface AnyField {
  default?: Json;
  session?(value: never, with_: SessionFill): Partial<SessionAgent>;
  isLimit?: true;
}
const ENTRIES = Object.entries<AnyField>(AGENT_FIELDS) as [keyof AgentSettings, AnyField][];

/** Completes the settings of a request body that the contract has validated. */
export function withDefaults(given: GivenSettings): AgentSettings {
  const settings = ENTRIES.map(([name, { default: fallback }]) => {
    const value = given[name] ?? fallback;
    return [name, isObject(fallback) && isObject(value) ? { ...fallback, ...value } : value];
  });
  return Object.fromEntries(settings) as AgentSettings;
}

/**
 * Upgrades settings that an older release has stored. Every read of a row or a version uses this function, so no other code needs
 * to know which fields were missing in which release.
 */
export function upgradeSettings(stored: GivenSettings): AgentSettings {
  return withDefaults(stored);
}

/** Returns the settings for a conversation, with templates filled in. */
export function sessionParts(settings: AgentSettings, fill: SessionFill): SessionParts {
  const parts = ENTRIES.map(([name, field]) => field.session?.(settings[name] as never, fill));
  return Object.assign({}, ...parts) as SessionParts;
}

/** Returns the settings that are plain numbers. */
export function limitsOf(settings: AgentSettings): Pick<AgentSettings, LimitName> {
  const limits = ENTRIES.filter(([, { isLimit }]) => isLimit).map(([name]) => [name, settings[name]]);
  return Object.fromEntries(limits) as Pick<AgentSettings, LimitName>;
}

/** Limits of an agent that sets none. */
export const DEFAULT_LIMITS = limitsOf(withDefaults({}));

/** Casts the settings to a JSON object, because the generated types do not express this. */
export function settingsJson(settings: AgentSettings): Record<string, Json> {
  return settings as unknown as Record<string, Json>;
}
