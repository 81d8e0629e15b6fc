// Parameters of a request that some models refuse: OpenAI's reasoning models accept no `temperature`, and `max_completion_tokens` instead
// of `max_tokens`; other servers know no `reasoning_effort`. A refused parameter is left out of the repeated request, and of later
// requests to the same model in this process.
import { setNewest } from '../../../core/keyed.ts';

const PARAMETERS = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'stream_options',
] as const;
type Parameter = (typeof PARAMETERS)[number];

/** Most refusals of one request. */
export const MAX_REFUSALS: number = PARAMETERS.length;
const MAX_KEPT = 1_000;
const NOTHING: ReadonlySet<Parameter> = new Set();

const known = new Map<string, ReadonlySet<Parameter>>();

/** @param url of the server's endpoint */
export function refusedBy(url: string, model: string): ReadonlySet<Parameter> {
  return known.get(keyOf(url, model)) ?? NOTHING;
}

/**
 * Remembers the parameter that a server refused.
 * @param answer body of a response with status 400 or 422
 * @returns false if it refused none that can be left out of this request
 */
export function noteRefusal(url: string, model: string, body: object, answer: string): boolean {
  const sent = PARAMETERS.filter((name) => name in body);
  // OpenAI names it in `param`, and its message may name others. Other servers name it in the message only.
  const param = /"param"\s*:\s*"(\w+)"/.exec(answer)?.[1];
  const refused = sent.find((name) => name === param) ?? sent.find((name) => new RegExp(`\\b${name}\\b`).test(answer));
  if (refused === undefined) return false;
  setNewest(known, keyOf(url, model), new Set([...refusedBy(url, model), refused]), MAX_KEPT);
  return true;
}

function keyOf(url: string, model: string): string {
  return `${model} ${url}`;
}
