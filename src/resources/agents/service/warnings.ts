// Finds values of an agent that are valid but probably not intended: an empty prompt, placeholders that no variable
// fills, and languages that no recognizer detects. Pure.
import type { Agent, AgentWarning } from '../../../../generated/types.ts';
import { isBuiltIn } from '../../../core/built-in-variables.ts';
import { cutText } from '../../../core/cut-text.ts';
import type { Json } from '../../../core/json.ts';
import { readPlaceholders } from '../../../core/template.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { detectsLanguages } from '../../../providers/ports/stt.ts';
import type { AgentState } from '../settings.ts';
import type { AgentFunctionRecord } from '../wire.ts';

const NAME = 'A name has letters, digits, "_", "." and "-".';
const FILTER = 'Texts have no filters: write {{name}}, and set its default in variables.';

/** Maximum quoted characters of a text. */
const QUOTED = 24;

/** Most warnings about the texts of an agent. A prompt of 100,000 characters can have 50,000 mistakes. */
const MAX_WARNINGS = 100;

/** Texts of functions in which variables are replaced. */
const FUNCTION_TEXTS = ['filler', 'message', 'briefing'];

/** @param functions in the order of the agent's list; a draft has none */
export function warningsOf(
  { settings }: Pick<AgentState, 'settings'>,
  functions: readonly Pick<AgentFunctionRecord, 'settings'>[] = [],
): AgentWarning[] {
  const { response_engine: engine, greeting, inactivity, voicemail, recording, variables, keyterms } = settings;
  const { message: screeningMessage } = settings.call_screening;
  const prompt = engine.type === 'service-llm' ? engine.system_prompt : null;
  const texts: [pointer: string, text: string | null | undefined][] = [
    ['/response_engine/system_prompt', prompt],
    ['/greeting', greeting],
    ...(inactivity.reminders ?? []).map((text, i) => [`/inactivity/reminders/${i}`, text] as [string, string]),
    ['/voicemail/message', voicemail.message],
    ['/call_screening/message', screeningMessage],
    ['/recording/disclosure', recording.disclosure],
    ...keyterms.map((text, i) => [`/keyterms/${i}`, text] as [string, string]),
    ...functions.flatMap(({ settings: own }, i) =>
      FUNCTION_TEXTS.map((name) => [`/functions/${i}/${name}`, textOf(own[name])] as [string, string | null]),
    ),
  ];
  const isEmpty = prompt !== null && prompt.trim() === '';
  return [
    ...(isEmpty ? [EMPTY_PROMPT] : []),
    ...texts.flatMap(([pointer, text]) => (text ? placeholderWarnings(pointer, text, variables) : [])),
  ].slice(0, MAX_WARNINGS);
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Returns the member `warnings` for a response, or nothing. */
export function withWarnings(warnings: AgentWarning[]): { warnings?: AgentWarning[] } {
  return warnings.length === 0 ? {} : { warnings };
}

/** Returns a warning if no recognizer of the workspace detects all languages of the agent. */
export function languageWarnings(
  providers: Pick<WorkspaceProviders, 'sttFor'>,
  { language, other_languages: others }: Pick<Agent, 'language' | 'other_languages'>,
): AgentWarning[] {
  const stt = providers.sttFor(language, others);
  if (detectsLanguages(stt, [language, ...others])) return [];
  const detail =
    `The recognizer ${stt.id} does not detect these languages, so callers are expected to speak ${language}. ` +
    'Deepgram and transcription servers with a Whisper model detect languages.';
  return [{ pointer: '/other_languages', code: 'languages_not_detected', detail }];
}

/** Returns the agent with this warning. */
export function withLanguageWarnings(providers: Pick<WorkspaceProviders, 'sttFor'>, agent: Agent): Agent {
  return { ...agent, ...withWarnings([...(agent.warnings ?? []), ...languageWarnings(providers, agent)]) };
}

const EMPTY_PROMPT: AgentWarning = {
  pointer: '/response_engine/system_prompt',
  code: 'empty_prompt',
  detail: 'The prompt is empty, so the model gets no instructions. Write who the agent is and what it does.',
};

function placeholderWarnings(pointer: string, text: string, variables: object): AgentWarning[] {
  const { names, malformed, unclosed, tags } = readPlaceholders(text);
  const unknown = [...names].filter((name) => !Object.hasOwn(variables, name) && !isBuiltIn(name));
  return [
    ...unclosed.map((braces) => ({
      pointer,
      code: 'unclosed_variable' as const,
      detail: `${quoted(braces)} is not closed, so it is left in the text unchanged. Write {{name}}.`,
    })),
    ...malformed.map((braces) => ({
      pointer,
      code: 'malformed_variable' as const,
      detail: `${quoted(braces)} names no variable, so it is left in the text unchanged. ${braces.includes('|') ? FILTER : NAME}`,
    })),
    ...tags.map((tag) => ({
      pointer,
      code: 'malformed_variable' as const,
      detail: `${quoted(tag)} is a template tag, so it is left in the text unchanged. Texts have variables, but no conditions, loops or filters.`,
    })),
    ...unknown.map((name) => ({
      pointer,
      code: 'unknown_variable' as const,
      detail: `{{${name}}} has no default in variables. A conversation without a value for it leaves it out.`,
    })),
  ];
}

function quoted(braces: string): string {
  const line = braces.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > QUOTED ? `${cutText(line, QUOTED)}…` : line);
}
