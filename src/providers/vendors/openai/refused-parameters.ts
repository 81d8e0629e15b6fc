// Parameters of a request that some models refuse: OpenAI's reasoning models accept no `temperature`, and `max_completion_tokens`
// instead of `max_tokens`; other servers know no `reasoning_effort`. A refused parameter is left out of the repeated request.
// Later requests to the same model in this process omit it as well, unless only its value was refused, which differs between
// agents and requests.
import { setNewest } from '../../../core/keyed.ts';

const PARAMETERS = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'stream_options',
] as const;
type Parameter = (typeof PARAMETERS)[number];

const MAX_KEPT = 1_000;
const NOTHING: ReadonlySet<Parameter> = new Set();

/** Their values differ between requests: an agent's temperature may be too high, or a limit too large for one long conversation. */
const VARYING: readonly Parameter[] = ['temperature', 'max_tokens', 'max_completion_tokens'];
/**
 * OpenAI: "Unsupported parameter", "does not support 0.3". Others: "Unrecognized request argument", "Extra
 * inputs are not permitted".
 */
const NOT_SUPPORTED = /unsupported|not supported?\b|unrecogni[sz]ed|unknown|unexpected|not (permitted|allowed)/i;

const known = new Map<string, ReadonlySet<Parameter>>();

/** @param url of the server's endpoint */
export function refusedParameters(url: string, model: string): ReadonlySet<Parameter> {
  return known.get(keyOf(url, model)) ?? NOTHING;
}

export interface RefusedParameter {
  name: Parameter;
  /** Whether every request to the model must omit the parameter. */
  isLasting: boolean;
}

/**
 * Finds the parameter that a server refused. Pure.
 * @param answer body of a response with status 400 or 422
 * @returns undefined if it refused none that can be left out of this request
 */
export function findRefused(body: object, answer: string): RefusedParameter | undefined {
  const sent = PARAMETERS.filter((name) => name in body);
  // OpenAI names it in `param`, and its message may name others. Other servers name it in the message only.
  const param = /"param"\s*:\s*"(\w+)"/.exec(answer)?.[1];
  const name = sent.find((each) => each === param) ?? sent.find((each) => new RegExp(`\\b${each}\\b`).test(answer));
  return name && { name, isLasting: !VARYING.includes(name) || NOT_SUPPORTED.test(answer) };
}

/**
 * Remembers the parameters without which a server accepted a request. Called after its acceptance, because a server that quotes a
 * request in its refusal names all of them.
 */
export function rememberRefused(url: string, model: string, refusals: readonly RefusedParameter[]): void {
  const lasting = refusals.filter(({ isLasting }) => isLasting).map(({ name }) => name);
  if (lasting.length === 0) return;
  setNewest(known, keyOf(url, model), new Set([...refusedParameters(url, model), ...lasting]), MAX_KEPT);
}

function keyOf(url: string, model: string): string {
  return `${model} ${url}`;
}
