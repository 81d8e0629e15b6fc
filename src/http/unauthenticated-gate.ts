// Bounds the look-ups of credentials that cannot be told from good ones by themselves: API keys and tokens of visitors.
// Once an address has failed too often with different ones, those that were not good here lately are refused before they are
// looked up, so that a flood of made-up keys costs no database round trip. A credential that was good lately always passes: a flood
// does not lock out who works in the same network. One that just failed is refused from memory and does not close its address, so
// that neither does a client with an old key.
// Kept in this process only; the failures themselves are counted over all processes (rate-limit.ts).
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../generated/errors.ts';
import { addressKey } from '../core/address.ts';
import type { Clock } from '../core/clock.ts';
import { fail, type Failure } from '../core/errors.ts';

export interface Credential {
  value: string;
  /** A token may be good for one operation and not for another. */
  operationId: string;
}

export interface UnauthenticatedGate {
  /** Looks up, or answers from memory. A text means that the credential is refused. @throws Failure `rate_limited` */
  pass<T extends object | null>(
    request: FastifyRequest,
    credential: Credential,
    lookUp: () => Promise<T | ErrorCode>,
  ): Promise<T | ErrorCode>;
  /** The address of this failed request is over its limit for so many seconds. */
  close(request: FastifyRequest, seconds: number): void;
}

/** Good credentials are remembered for so long. They are looked up all the same. */
const GOOD_MS = 10 * 60_000;
/** Bad ones; a key that was unknown or revoked never becomes good. */
const BAD_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** Times the failures that an address has: look-ups at once, of many good clients behind one address that begin together, too. */
const STRANGERS_AT_ONCE = 4;

/** @param max failures that an address has in a window */
export function createUnauthenticatedGate(clock: Pick<Clock, 'monotonic'>, max: number): UnauthenticatedGate {
  const good = new Map<string, { until: number }>();
  const bad = new Map<string, { until: number; code: ErrorCode }>();
  const closed = new Map<string, { until: number }>();
  /** Names of the unknown credentials that are looked up now, by address. */
  const underway = new Map<string, Map<string, number>>();
  const freshFailures = new WeakSet<FastifyRequest>();

  const lookUpStranger = async <T>(address: string, name: string, lookUp: () => Promise<T>): Promise<T> => {
    const leftMs = (closed.get(address)?.until ?? 0) - clock.monotonic();
    const names = underway.get(address) ?? new Map<string, number>();
    // A client that begins with many requests at once is one credential.
    const isNew = !names.has(name);
    if (leftMs > 0 || (isNew && names.size >= max * STRANGERS_AT_ONCE)) throw tooMany(leftMs);
    underway.set(address, names);
    names.set(name, (names.get(name) ?? 0) + 1);
    try {
      return await lookUp();
    } finally {
      const left = names.get(name)! - 1;
      if (left > 0) names.set(name, left);
      else names.delete(name);
      if (names.size === 0) underway.delete(address);
    }
  };

  return {
    async pass(request, { value, operationId }, lookUp) {
      const now = clock.monotonic();
      const name = nameOf(value);
      const nameHere = nameOf(`${operationId} ${value}`);
      const failed = bad.get(nameHere);
      if (failed && failed.until > now) return failed.code;
      const isKnown = (good.get(name)?.until ?? 0) > now;
      const found = isKnown ? await lookUp() : await lookUpStranger(addressKey(request.ip), name, lookUp);
      if (typeof found !== 'string') {
        if (found !== null) remember(good, name, { until: clock.monotonic() + GOOD_MS });
        return found;
      }
      good.delete(name);
      remember(bad, nameHere, { until: clock.monotonic() + BAD_MS, code: found });
      freshFailures.add(request);
      return found;
    },
    close(request, seconds) {
      if (!freshFailures.has(request)) return;
      remember(closed, addressKey(request.ip), { until: clock.monotonic() + seconds * 1000 });
    },
  };
}

/** The one that was set longest ago makes room. */
function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MOST_REMEMBERED) map.delete(map.keys().next().value!);
}

/** So that no credential lies in memory. */
function nameOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

function tooMany(leftMs: number): Failure {
  const detail = 'Too many failed authentications from this address.';
  return fail('rate_limited', { detail, retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) });
}
