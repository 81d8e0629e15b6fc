// Cheap questions to vendors whether they are there and take the key, for the provider list: none costs money.
// Invariant: asked at most once a minute an account, all at once, and never waited for longer than a reader of a list would.
import { ProviderError } from '../ports.ts';
import type { Account } from './accounts.ts';

const EVERY_MS = 60_000;
const TIMEOUT_MS = 2_000;

/** When each account was asked last; the account itself is the key, so that it forgets with it. */
const askedAt = new WeakMap<Account['book'], Map<string, number>>();

export async function checkAccounts(accounts: readonly Account[]): Promise<void> {
  await Promise.all(accounts.filter(isDue).map(ask));
}

function isDue({ book, vendor }: Account): boolean {
  const asked = askedAt.get(book) ?? new Map<string, number>();
  askedAt.set(book, asked);
  const last = asked.get(vendor.id);
  if (last !== undefined && performance.now() - last < EVERY_MS) return false;
  asked.set(vendor.id, performance.now());
  return true;
}

async function ask({ vendor, book }: Account): Promise<void> {
  const key = `${vendor.kind} ${vendor.id}`;
  try {
    await vendor.verify(vendor.platformKey ?? '', AbortSignal.timeout(TIMEOUT_MS));
    book.note(key, null);
  } catch (error) {
    const late = new ProviderError(vendor.id, 'timeout', `no answer within ${TIMEOUT_MS} ms`, { cause: error });
    book.note(key, error instanceof ProviderError ? error : late);
  }
}
