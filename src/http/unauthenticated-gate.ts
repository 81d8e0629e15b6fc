// Limits look-ups of credentials that can be verified only in the database: API keys and visitors' tokens. Once an address has
// failed too often with different credentials, the service refuses its credentials before the look-up unless they were recently
// valid in this process, so that a flood of made-up keys costs no database round trip. A recently valid credential always passes,
// so a flood does not lock out other clients in the same network. A credential that just failed is refused from memory and does
// not close its address, so a client that repeats an outdated key closes nothing.
// State is per process; the failures themselves are counted across all processes (rate-limit.ts).
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../generated/errors.ts';
import { addressKey } from '../core/address.ts';
import type { Clock } from '../core/clock.ts';
import { fail, type Failure } from '../core/errors.ts';
import { createHolderCounts, setNewest, type HolderCounts } from '../core/keyed.ts';

interface Credential {
  value: string;
  /** A token may be valid for one operation and not for another. */
  operationId: string;
}

export interface UnauthenticatedGate {
  /** Looks up the credential, or refuses it from memory. A string is the error code of a refusal. @throws Failure `rate_limited` */
  pass<T extends object | null>(
    request: FastifyRequest,
    credential: Credential,
    lookUp: () => Promise<T | ErrorCode>,
  ): Promise<T | ErrorCode>;
  /** Refuses unknown credentials from the address of this failed request for `seconds`. */
  close(request: FastifyRequest, seconds: number): void;
}

/** How long a valid credential is remembered. It is still looked up each time. */
const GOOD_MS = 10 * 60_000;
/** How long an invalid credential is remembered. An unknown or revoked key never becomes valid. */
const BAD_MS = 60_000;
const MAX_REMEMBERED = 10_000;
/**
 * Maximum look-ups of unknown credentials in progress per address, as a multiple of its allowed failures. Many valid clients may
 * start at once.
 */
const LOOK_UPS_PER_FAILURE = 4;

/** @param max failures allowed per address and window */
export function createUnauthenticatedGate(clock: Pick<Clock, 'monotonic'>, max: number): UnauthenticatedGate {
  const good = new Map<string, { until: number }>();
  const bad = new Map<string, { until: number; code: ErrorCode }>();
  const closed = new Map<string, { until: number }>();
  /** Hashes of the unknown credentials being looked up, by address. */
  const inProgress = new Map<string, HolderCounts<string>>();
  const freshFailures = new WeakSet<FastifyRequest>();

  const lookUpUnknown = async <T>(address: string, name: string, lookUp: () => Promise<T>): Promise<T> => {
    const leftMs = (closed.get(address)?.until ?? 0) - clock.monotonic();
    const names = inProgress.get(address) ?? createHolderCounts<string>();
    // Parallel requests of one client count as one credential.
    const isNew = names.of(name) === 0;
    if (leftMs > 0 || (isNew && names.counts.size >= max * LOOK_UPS_PER_FAILURE)) throw tooMany(leftMs);
    inProgress.set(address, names);
    const release = names.add(name);
    try {
      return await lookUp();
    } finally {
      release();
      if (names.counts.size === 0) inProgress.delete(address);
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
      const found = isKnown ? await lookUp() : await lookUpUnknown(addressKey(request.ip), name, lookUp);
      if (typeof found !== 'string') {
        if (found !== null) setNewest(good, name, { until: clock.monotonic() + GOOD_MS }, MAX_REMEMBERED);
        return found;
      }
      // The key is valid from other addresses, so it is not remembered as invalid.
      if (found === 'ip_not_allowed') return found;
      good.delete(name);
      setNewest(bad, nameHere, { until: clock.monotonic() + BAD_MS, code: found }, MAX_REMEMBERED);
      freshFailures.add(request);
      return found;
    },
    close(request, seconds) {
      if (!freshFailures.has(request)) return;
      const until = clock.monotonic() + seconds * 1000;
      setNewest(closed, addressKey(request.ip), { until }, MAX_REMEMBERED);
    },
  };
}

/** Returns a hash, so that no credential is kept in memory. */
function nameOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

function tooMany(leftMs: number): Failure {
  const detail = 'Too many failed authentications from this address.';
  return fail('rate_limited', { detail, retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) });
}
