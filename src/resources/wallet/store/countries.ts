// What counts for the caps by country: the table's rows are the database's own (migration 0048), here they are read.
import { sql } from 'kysely';
import { constraintOf, type Db } from '../../../database/transaction.ts';

/** The day in UTC in which the transaction began. */
export const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** Of `country_spend`: what counts for the cap of today. */
const USED_TODAY = sql<number>`spend.held_micros + case when spend.spent_on >= ${TODAY} then spend.spent_micros else 0 end`;

/** Whether no capped country of a hold is used up, in a statement that names the hold's `owner` and `countries`. */
export const COUNTRIES_LEFT = sql<boolean>`not exists (
  select from jsonb_each_text(countries) as capped (name, cap)
  join country_spend as spend on spend.workspace_id = owner and spend.country = capped.name
  where ${USED_TODAY} >= capped.cap::bigint
)`;

/** Caps of the countries that a hold counts for, by country; micro-units. */
export type CountryCaps = Readonly<Record<string, number>>;

/** What each of these caps leaves today. */
export async function countryRooms(
  db: Db,
  workspaceId: string,
  caps: CountryCaps,
): Promise<{ country: string; micros: number }[]> {
  const countries = Object.keys(caps);
  if (countries.length === 0) return [];
  const rows = await db
    .selectFrom('country_spend as spend')
    .select(['spend.country', USED_TODAY.as('used')])
    .where('spend.workspace_id', '=', workspaceId)
    .where('spend.country', 'in', countries)
    .execute();
  const used = new Map(rows.map((row) => [row.country, row.used]));
  return countries.map((country) => ({ country, micros: caps[country]! - (used.get(country) ?? 0) }));
}

/** The country whose cap a new hold, a further country or a message did not fit into, from what the database threw. */
export function countryOverCap(error: unknown): string | null {
  return constraintOf(error) === 'country_cap' ? String((error as { detail?: unknown }).detail) : null;
}
