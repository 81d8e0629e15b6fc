// Where a transfer_call function may connect a caller: the fixed number `to`, the numbers of `allowed_destinations` among which
// the model chooses, or any number. Invariant: any number takes an explicit `to: null` of somebody with admin scope, kept as
// the flag `any_destination`; without the flag a call refuses every number that the model names (voice/session/tools.ts).
// A number that no call may go to is refused when it is new to the function. The countries of the workspace, prices and the
// do-not-call list are checked for every transfer, at call time.
import type { Context } from '../../../runtime.ts';
import { permanentRefusal } from '../../../core/phone/destinations.ts';
import { fail, invalid } from '../../../core/errors.ts';
import type { JsonObject } from '../../../core/json.ts';

/** What a request says; undefined: nothing. */
export interface AskedDestinations {
  to?: string | null | undefined;
  allowed_destinations?: readonly string[] | null | undefined;
}

export interface Destinations {
  /** Null: the model names the number. */
  to: string | null;
  /** What it may name. Empty: nothing, every such transfer is refused. */
  destinations: readonly string[] | 'any';
}

/**
 * The settings to store.
 * @param pointer to the function in the request
 * @param before stored settings of the function; null: it is new
 * @throws Failure `validation_failed` when nothing is named, or a number that can never be called; `forbidden_scope` for any number without admin scope
 */
export function destinationSettings(
  ctx: Context,
  pointer: string,
  { to, allowed_destinations: listed }: AskedDestinations,
  before: JsonObject | null,
): JsonObject {
  const list = listed ?? null;
  requireCallable(ctx, pointer, { to, allowed_destinations: list }, before);
  if (list !== null) return { to: to ?? null, allowed_destinations: [...list] };
  if (typeof to === 'string') return { to };
  const hadNone = before !== null && typeof before['to'] !== 'string' && !Array.isArray(before['allowed_destinations']);
  const isApproved = hadNone && before['any_destination'] === true;
  // Answers leave out a `to` that is null, so a client that sends back what it read changes nothing.
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

/** What the function has already stays, so that an older one can be changed in its other fields. */
function requireCallable(
  ctx: Context,
  pointer: string,
  { to, allowed_destinations: listed }: AskedDestinations,
  before: JsonObject | null,
): void {
  const kept = new Set(before === null ? [] : [before['to'], ...(listOf(before) ?? [])]);
  const named = [
    { at: `${pointer}/to`, number: to },
    ...(listed ?? []).map((number, i) => ({ at: `${pointer}/allowed_destinations/${i}`, number })),
  ];
  for (const { at, number } of named) {
    if (typeof number !== 'string' || kept.has(number)) continue;
    // Numbers of the test network cost nothing, and stand in no numbering plan.
    if (ctx.providers.carrier('', number, 'loopback') !== null) continue;
    const refusal = permanentRefusal(number, ctx.config.dialCountries);
    if (refusal) throw invalid(at, refusal.code, `${refusal.detail}; name a number that the agent may call`);
  }
}

/** The same for a patch: what it leaves out stays. */
export function patchedDestinations(ctx: Context, patch: AskedDestinations, before: JsonObject): JsonObject {
  const asked = {
    to: patch.to === undefined ? ((before['to'] as string | null | undefined) ?? undefined) : patch.to,
    allowed_destinations: patch.allowed_destinations === undefined ? listOf(before) : patch.allowed_destinations,
  };
  return destinationSettings(ctx, '', asked, before);
}

/** What stored settings allow. */
export function destinationsOf(settings: JsonObject): Destinations {
  const to = (settings['to'] as string | null | undefined) ?? null;
  const isAny = to === null && settings['any_destination'] === true;
  return { to, destinations: listOf(settings) ?? (isAny ? 'any' : []) };
}

/** What a server of the owner's may name: every destination of the agent's transfer_call functions. */
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
