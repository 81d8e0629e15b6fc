// Health checks of vendors and carriers for the provider list: requests that verify the key and cost no money.
// Invariant: at most one check per minute and key, all in parallel, with a timeout that a reader of the list accepts.
import { systemClock } from '../../core/clock.ts';
import { withinTime } from '../../core/deadline.ts';
import type { HealthBook } from '../health.ts';
import type { Carrier } from '../ports/carrier.ts';
import { ProviderError } from '../ports/errors.ts';
import type { Account } from './accounts.ts';

const EVERY_MS = 60_000;
const TIMEOUT_MS = 2_000;

interface HealthCheck {
  /** Key in the health book: `tts elevenlabs`. */
  key: string;
  id: string;
  book: HealthBook;
  ask(signal: AbortSignal): Promise<void>;
}

/** Times of each provider's last check. Keyed by the book, so that entries are freed with it. */
const askedAt = new WeakMap<HealthBook, Map<string, number>>();

/** @param book the deployment's book, which records the health of carriers */
export async function checkProviders(
  accounts: readonly Account[],
  carriers: readonly Carrier[],
  book: HealthBook,
): Promise<void> {
  const checks = [
    ...accounts.map(checkOf),
    ...carriers.flatMap(({ id, check }) => (check ? [{ key: `telephony ${id}`, id, book, ask: check }] : [])),
  ];
  await Promise.all(checks.filter(isDue).map(run));
}

function checkOf({ vendor, book }: Account): HealthCheck {
  const ask = (signal: AbortSignal) => vendor.verify(vendor.platformKey ?? '', signal);
  return { key: `${vendor.kind} ${vendor.id}`, id: vendor.id, book, ask };
}

function isDue({ book, key }: HealthCheck): boolean {
  const asked = askedAt.get(book) ?? new Map<string, number>();
  askedAt.set(book, asked);
  const last = asked.get(key);
  if (last !== undefined && performance.now() - last < EVERY_MS) return false;
  asked.set(key, performance.now());
  return true;
}

async function run({ key, id, book, ask }: HealthCheck): Promise<void> {
  const late = () => new ProviderError(id, 'timeout', `no answer within ${TIMEOUT_MS} ms`);
  try {
    await withinTime(systemClock, TIMEOUT_MS, ask, late);
    book.record(key, null);
  } catch (error) {
    const unknown = new ProviderError(id, 'protocol', (error as Error).message, { cause: error });
    book.record(key, error instanceof ProviderError ? error : unknown);
  }
}
