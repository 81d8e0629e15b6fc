// Finds values of an agent that are valid but probably not intended: an empty prompt, and placeholders that no variable fills. Pure.
import type { AgentWarning } from '../../../../generated/types.ts';
import { isBuiltIn } from '../../../core/built-in-variables.ts';
import { cutText } from '../../../core/cut-text.ts';
import { readPlaceholders } from '../../../core/template.ts';
import type { AgentState } from '../settings.ts';

const NAME = 'A name has letters, digits, "_", "." and "-".';
const FILTER = 'Texts have no filters: write {{name}}, and set its default in variables.';

/** Maximum quoted characters of a text. */
const QUOTED = 24;

export function warningsOf({ settings }: Pick<AgentState, 'settings'>): AgentWarning[] {
  const { response_engine: engine, greeting, inactivity, voicemail, recording, variables } = settings;
  const prompt = engine.type === 'service-llm' ? engine.system_prompt : null;
  const texts: [pointer: string, text: string | null | undefined][] = [
    ['/response_engine/system_prompt', prompt],
    ['/greeting', greeting],
    ...(inactivity.reminders ?? []).map((text, i) => [`/inactivity/reminders/${i}`, text] as [string, string]),
    ['/voicemail/message', voicemail.message],
    ['/recording/disclosure', recording.disclosure],
  ];
  const isEmpty = prompt !== null && prompt.trim() === '';
  return [
    ...(isEmpty ? [EMPTY_PROMPT] : []),
    ...texts.flatMap(([pointer, text]) => (text ? placeholderWarnings(pointer, text, variables) : [])),
  ];
}

/** Returns the member `warnings` for a response, or nothing. */
export function withWarnings(warnings: AgentWarning[]): { warnings?: AgentWarning[] } {
  return warnings.length === 0 ? {} : { warnings };
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
