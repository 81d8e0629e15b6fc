// Where a transfer_call function can connect a caller: the fixed number `to`, one of `allowed_destinations` that the model
// chooses, or any number. Invariant: any number requires an explicit `to: null` with admin scope, stored as the flag
// `any_destination`; without the flag a call refuses every number that the model names.
// A number that can never be called is refused when it is new to the function. The countries of the workspace, prices and the
// do-not-call list are checked for every transfer, at call time.
import { fail, invalid } from '../../../core/errors.ts';
import type { JsonObject } from '../../../core/json.ts';
import { permanentRefusal } from '../../../core/phone/destinations.ts';
import type { Context } from '../../../runtime.ts';

/** Destinations in a request; undefined: not given. */
interface GivenDestinations {
  to?: string | null | undefined;
  allowed_destinations?: readonly string[] | null | undefined;
}

interface Destinations {
  /** Fixed number; null: the model chooses the number. */
  to: string | null;
  /** Numbers that the model can choose. Empty: every such transfer is refused. */
  destinations: readonly string[] | 'any';
}

/**
 * Returns the destination settings to store.
 * @param pointer pointer to the function in the request
 * @param before stored settings of the function; null: it is new
 * @throws Failure `validation_failed` when no destination is given or a number can never be called; `forbidden_scope` when any
 * destination is requested without admin scope
 */
export function destinationSettings(
  ctx: Context,
  pointer: string,
  { to, allowed_destinations: listed }: GivenDestinations,
  before: JsonObject | null,
): JsonObject {
  const list = listed ?? null;
  requireCallable(ctx, pointer, { to, allowed_destinations: list }, before);
  if (list !== null) return { to: to ?? null, allowed_destinations: [...list] };
  if (typeof to === 'string') return { to };
  const hadNone = before !== null && typeof before['to'] !== 'string' && !Array.isArray(before['allowed_destinations']);
  const isApproved = hadNone && before['any_destination'] === true;
  // Responses omit a null `to`, so a client that sends back a response changes nothing.
  if (isApproved) return { to: null, any_destination: true };
  if (to === undefined && hadNone) return { to: null };
  if (to === undefined) {
    const detail = 'is required without allowed_destinations: a number, or null for any number (admin scope)';
    throw invalid(`${pointer}/to`, 'required', detail);
  }
  if (ctx.actor.scope !== 'admin') {
    throw fail('forbidden_scope', {
      detail:
        'A transfer_call function that may connect to any number (to: null without allowed_destinations) needs admin scope.',
      members: { required_scope: 'admin', actual_scope: ctx.actor.scope },
    });
  }
  return { to: null, any_destination: true };
}

/** Numbers that the function already has are not checked again, so that its other fields can still be changed. */
function requireCallable(
  ctx: Context,
  pointer: string,
  { to, allowed_destinations: listed }: GivenDestinations,
  before: JsonObject | null,
): void {
  const kept = new Set(before === null ? [] : [before['to'], ...(listOf(before) ?? [])]);
  const named = [
    { at: `${pointer}/to`, number: to },
    ...(listed ?? []).map((number, i) => ({ at: `${pointer}/allowed_destinations/${i}`, number })),
  ];
  for (const { at, number } of named) {
    if (typeof number !== 'string' || kept.has(number)) continue;
    // Numbers of the test network are free and outside of any numbering plan.
    if (ctx.providers.carrier('', number, 'loopback') !== null) continue;
    const refusal = permanentRefusal(number, ctx.config.dialCountries);
    if (refusal) throw invalid(at, refusal.code, `${refusal.detail}; use a number that can be called`);
  }
}

/** Returns the destination settings after a patch. Destinations that the patch omits are kept. */
export function patchedDestinations(ctx: Context, patch: GivenDestinations, before: JsonObject): JsonObject {
  const given = {
    to: patch.to === undefined ? ((before['to'] as string | null | undefined) ?? undefined) : patch.to,
    allowed_destinations: patch.allowed_destinations === undefined ? listOf(before) : patch.allowed_destinations,
  };
  return destinationSettings(ctx, '', given, before);
}

/** Returns the destinations that stored settings allow. */
export function destinationsOf(settings: JsonObject): Destinations {
  const to = (settings['to'] as string | null | undefined) ?? null;
  const isAny = to === null && settings['any_destination'] === true;
  return { to, destinations: listOf(settings) ?? (isAny ? 'any' : []) };
}

/** Returns the numbers that a customer's server can transfer to: every destination of the agent's transfer_call functions. */
export function destinationsOfAll(
  functions: readonly { type: string; settings: JsonObject }[],
): Destinations['destinations'] {
  const each = functions.filter(({ type }) => type === 'transfer_call').map(({ settings }) => destinationsOf(settings));
  const numbers = new Set<string>();
  for (const { to, destinations } of each) {
    if (destinations === 'any') return 'any';
    for (const number of to === null ? destinations : [to, ...destinations]) numbers.add(number);
  }
  return [...numbers];
}

function listOf(settings: JsonObject): string[] | null {
  return (settings['allowed_destinations'] as string[] | null | undefined) ?? null;
}
