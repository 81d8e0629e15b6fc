// Reads of country_spend, for the caps by country. Database triggers write the table (migration 0048).
import { sql } from 'kysely';
import { constraintOf, type Db } from '../../../database/transaction.ts';

/** The UTC day on which the transaction began. */
export const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** Amount of a `country_spend` row that counts for today's cap. */
const USED_TODAY = sql<number>`spend.held_micros + case when spend.spent_on >= ${TODAY} then spend.spent_micros else 0 end`;

/** Whether every capped country of a hold has budget left, in a statement with the hold's `owner` and `countries`. */
export const COUNTRIES_LEFT = sql<boolean>`not exists (
  select from jsonb_each_text(countries) as capped (name, cap)
  join country_spend as spend on spend.workspace_id = owner and spend.country = capped.name
  where ${USED_TODAY} >= capped.cap::bigint
)`;

/** Caps of the countries of a hold, by country; micro-units. */
export type CountryCaps = Readonly<Record<string, number>>;

/** Remainder of each cap today, micro-units. */
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

/** Returns the country whose cap refused a write, from the database's error; null for other errors. */
export function countryOverCap(error: unknown): string | null {
  return constraintOf(error) === 'country_cap' ? String((error as { detail?: unknown }).detail) : null;
}
