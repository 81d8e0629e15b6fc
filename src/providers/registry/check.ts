// Cheap questions to vendors and carriers whether they are there and take the key, for the provider list: none costs money.
// Invariant: asked at most once a minute a key, all at once, and never waited for longer than a reader of a list would.
import type { HealthBook } from '../health.ts';
import { ProviderError, type Carrier } from '../ports.ts';
import type { Account } from './accounts.ts';

const EVERY_MS = 60_000;
const TIMEOUT_MS = 2_000;

interface Question {
  /** As the provider list names it: `tts elevenlabs`. */
  key: string;
  id: string;
  book: HealthBook;
  ask(signal: AbortSignal): Promise<void>;
}

/** When each provider of a book was asked last; the book itself is the key, so that it forgets with it. */
const askedAt = new WeakMap<HealthBook, Map<string, number>>();

/** @param book of the deployment, where its carriers are noted */
export async function checkProviders(
  accounts: readonly Account[],
  carriers: readonly Carrier[],
  book: HealthBook,
): Promise<void> {
  const questions = [
    ...accounts.map(questionOf),
    ...carriers.flatMap(({ id, check }) => (check ? [{ key: `telephony ${id}`, id, book, ask: check }] : [])),
  ];
  await Promise.all(questions.filter(isDue).map(note));
}

function questionOf({ vendor, book }: Account): Question {
  const ask = (signal: AbortSignal) => vendor.verify(vendor.platformKey ?? '', signal);
  return { key: `${vendor.kind} ${vendor.id}`, id: vendor.id, book, ask };
}

function isDue({ book, key }: Question): boolean {
  const asked = askedAt.get(book) ?? new Map<string, number>();
  askedAt.set(book, asked);
  const last = asked.get(key);
  if (last !== undefined && performance.now() - last < EVERY_MS) return false;
  asked.set(key, performance.now());
  return true;
}

async function note({ key, id, book, ask }: Question): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new ProviderError(id, 'timeout', `no answer within ${TIMEOUT_MS} ms`));
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await Promise.race([ask(signal), late.promise]);
    book.record(key, null);
  } catch (error) {
    const unknown = new ProviderError(id, 'protocol', (error as Error).message, { cause: error });
    book.record(key, error instanceof ProviderError ? error : unknown);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
