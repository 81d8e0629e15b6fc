// Speech outside of calls: charged by the characters of its text, at the price of the voice's provider.
import { newId } from '../../../core/ids.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { chargeUse, NO_CALL, requireFunds } from './holds.ts';
import { costOfUse } from './pricing.ts';

interface Speech {
  /** Id of the voice's provider. */
  provider: string;
  characters: number;
}

/** @throws Failure `insufficient_funds` */
export async function requireSpeechFunds(
  runtime: Uses<'db' | 'rates'>,
  workspaceId: string,
  speech: Speech,
): Promise<void> {
  await requireFunds(runtime.db, workspaceId, { what: 'the speech', micros: costOf(runtime, speech) });
}

/** Free speech is not recorded. */
export async function chargeSpeech(
  runtime: Uses<'db' | 'log' | 'rates'>,
  workspaceId: string,
  speech: Speech,
): Promise<void> {
  if (costOf(runtime, speech) === 0) return;
  const use = { id: newId('msg'), ...useOfSpeech(speech) };
  await inTransaction(runtime.db, (trx) => chargeUse(trx, runtime, workspaceId, use));
}

function costOf(runtime: Uses<'rates'>, speech: Speech): number {
  const { pricing, used } = useOfSpeech(speech);
  return costOfUse(runtime, pricing, used);
}

/** Returns the arguments of `chargeUse`. */
export function useOfSpeech({ provider, characters }: Speech) {
  return { pricing: { ...NO_CALL, tts: provider }, used: { ttsCharacters: characters } };
}
