// Selects the caller number for a call to a contact: the next number of the campaign in rotation, or else another number that may
// call the contact. The number also determines whether a call is allowed, through its countries, its account and its carrier.
// Invariant: a contact is refused only if each of the campaign's numbers is. Deliberately omitted: a choice by price or country.
// All numbers that may call have equal shares.
import { hash } from 'node:crypto';
import { Failure } from '../../core/errors.ts';
import { countryOfNumber, typeOfNumber } from '../../core/phone/destinations.ts';
import type { Trx } from '../../database/transaction.ts';
import { callerNumber, type CallQueueing } from '../calls/service.ts';
import { isAboutContact } from './contact-refusal.ts';
import type { CampaignRow } from './store/campaigns.ts';
import type { ContactRow } from './store/contacts.ts';

/** Codes of contacts that may never be called, from any number. */
const NEVER_CALLED: ReadonlySet<string> = new Set(['emergency_number', 'not_in_plan', 'premium_number']);

export type CallerChoice = (trx: Trx, contact: Pick<ContactRow, Turn | 'to_number'>) => Promise<string>;
type Turn = 'position' | 'attempts';

/** Creates the choice for the contacts of one run. Caches which countries a number may not call. */
export function createCallerChoice(runtime: CallQueueing, campaign: CampaignRow): CallerChoice {
  const { workspace_id: workspaceId, from_numbers: pool } = campaign;
  const refused = new Map<string, Failure>();

  /**
   * Returns the failure of a call from this number; null if the call is allowed.
   * @throws Failure that does not depend on the number
   */
  async function failureOf(trx: Trx, from: string, to: string): Promise<Failure | null> {
    const area = `${from} ${countryOfNumber(to)} ${typeOfNumber(to)}`;
    const known = refused.get(area);
    if (known) return known;
    try {
      await callerNumber(trx, runtime, workspaceId, to, from);
      return null;
    } catch (error) {
      if (!(error instanceof Failure) || codesOf(error).some((code) => NEVER_CALLED.has(code))) throw error;
      if (codesOf(error).includes('country_not_allowed')) refused.set(area, error);
      return error;
    }
  }

  return async (trx, contact) => {
    const { to_number: to } = contact;
    const own = numberInTurn(campaign, contact);
    if (own === undefined) return callerNumber(trx, runtime, workspaceId, to, undefined);
    const failure = await failureOf(trx, own, to);
    if (failure === null) return own;
    // A number that cannot call any contact is a fault of the campaign. It is reported when the number is selected.
    if (!isAboutContact(failure)) throw failure;
    let why = failure;
    for (const from of shuffled(pool, contact)) {
      const other = from === own ? failure : await failureOf(trx, from, to);
      if (other === null) return from;
      if (!isAboutContact(other)) why = other;
    }
    throw why;
  };
}

/** Returns the number whose turn it is for the next call to the contact; undefined if the campaign has no numbers. */
export function numberInTurn(
  { from_numbers: pool }: Pick<CampaignRow, 'from_numbers'>,
  { position, attempts }: Pick<ContactRow, Turn>,
): string | undefined {
  return pool[(position + attempts) % pool.length];
}

function codesOf({ details }: Failure): string[] {
  return details.errors?.map(({ code }) => code) ?? [];
}

/** Shuffles the numbers per contact and attempt, so that no number gets all contacts that its neighbor may not call. */
function shuffled(pool: readonly string[], { position, attempts }: Pick<ContactRow, Turn>): string[] {
  const placeOf = (number: string) => hash('sha256', `${position} ${attempts} ${number}`, 'hex');
  return pool
    .map((number) => ({ number, place: placeOf(number) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ number }) => number);
}
