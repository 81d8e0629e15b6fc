// SQL of brands, logos and domains.
import { sql, type Selectable, type Updateable } from 'kysely';
import type { BrandDomainsTable, BrandLogosTable, BrandsTable } from '../../../generated/tables.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type DomainRow = Selectable<BrandDomainsTable>;
export type LogoRow = Selectable<BrandLogosTable>;
/** A brand with the id of its logo. All columns except `hide_vendor_name` may be null. */
export type BrandRow = Omit<Selectable<BrandsTable>, 'workspace_id' | 'updated_at'> & {
  workspace_id: string;
  logo_id: string | null;
  updated_at: Date | null;
};

export async function selectBrand(db: Db, workspaceId: string): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brands')
    .leftJoin('brand_logos', 'brand_logos.workspace_id', 'brands.workspace_id')
    .selectAll('brands')
    .select('brand_logos.id as logo_id')
    .where('brands.workspace_id', '=', workspaceId)
    .executeTakeFirst();
}

/** Selects the brand of the workspace that has verified the domain. A workspace with a domain but no brand has an empty one. */
export async function selectBrandByDomain(db: Db, domain: string): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    select d.workspace_id, b.name, b.support_email, b.accent, b.accent_dark,
      coalesce(b.hide_vendor_name, false) as hide_vendor_name, b.updated_at, l.id as logo_id
    from brand_domains d left join brands b using (workspace_id) left join brand_logos l using (workspace_id)
    where d.domain = ${domain} and d.status = 'verified'`.execute(db);
  return rows[0];
}

/** Selects the brand of a workspace that has verified any domain. */
export async function selectProvenBrand(db: Db, workspaceId: string): Promise<BrandRow | undefined> {
  const proven = await db
    .selectFrom('brand_domains')
    .select('domain')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst();
  return proven && selectBrand(db, workspaceId);
}

/** Selects a verified domain of a workspace that has a brand. */
export async function selectBrandDomain(db: Db, workspaceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('brand_domains')
    .innerJoin('brands', 'brands.workspace_id', 'brand_domains.workspace_id')
    .select('domain')
    .where('brand_domains.workspace_id', '=', workspaceId)
    .where('status', '=', 'verified')
    .orderBy('domain')
    .limit(1)
    .executeTakeFirst();
  return row?.domain;
}

export async function upsertBrand(trx: Trx, workspaceId: string, changes: Updateable<BrandsTable>): Promise<void> {
  await trx
    .insertInto('brands')
    .values({ workspace_id: workspaceId, ...changes })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ ...changes, updated_at: sql<Date>`now()` }))
    .execute();
}

export async function replaceLogo(trx: Trx, workspaceId: string, logo: Omit<LogoRow, 'workspace_id' | 'created_at'>) {
  const values = { workspace_id: workspaceId, ...logo };
  await trx
    .insertInto('brand_logos')
    .values(values)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ ...logo, created_at: sql<Date>`now()` }))
    .execute();
}

export async function deleteLogo(trx: Trx, workspaceId: string): Promise<void> {
  await trx.deleteFrom('brand_logos').where('workspace_id', '=', workspaceId).execute();
}

/** Selected only by its id, because the brand contains its URL, and visitors see both. */
export async function selectLogo(db: Db, id: string): Promise<LogoRow | undefined> {
  return db.selectFrom('brand_logos').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectDomains(db: Db, workspaceId: string): Promise<DomainRow[]> {
  return db.selectFrom('brand_domains').selectAll().where('workspace_id', '=', workspaceId).orderBy('domain').execute();
}

/** Locks the workspace's domains, so that new ones are added one at a time. */
export async function lockDomainsOf(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_domains of ' || ${workspaceId}, 0))`.execute(trx);
}

/** Locks a domain, so that decisions about it are serialized across workspaces. */
export async function lockDomain(trx: Trx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_domains: ' || ${domain}, 0))`.execute(trx);
}

export async function insertDomain(trx: Trx, workspaceId: string, domain: string, token: string): Promise<DomainRow> {
  return trx
    .insertInto('brand_domains')
    .values({ workspace_id: workspaceId, domain, token })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectDomain(db: Db, workspaceId: string, domain: string): Promise<DomainRow | undefined> {
  return db
    .selectFrom('brand_domains')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .executeTakeFirst();
}

/** Selects the row of the workspace that has verified the domain. */
export async function selectHolder(trx: Trx, domain: string): Promise<DomainRow | undefined> {
  return trx
    .selectFrom('brand_domains')
    .selectAll()
    .where('domain', '=', domain)
    .where('status', '=', 'verified')
    .executeTakeFirst();
}

/** Result of a check. `failing`: the domain is still verified for now; `lost`: it is pending again. */
type DomainFinding = 'verified' | 'failing' | 'lost' | 'nothing new';

const COLUMNS = {
  verified: { status: 'verified', verified_at: sql<Date>`coalesce(verified_at, now())`, failing_since: null },
  failing: { failing_since: sql<Date>`coalesce(failing_since, now())` },
  lost: { status: 'pending', verified_at: null, failing_since: null },
  'nothing new': {},
} as const;

/** Writes the result of a check. The caller holds the domain's lock. */
export async function updateDomain(trx: Trx, row: DomainRow, finding: DomainFinding): Promise<DomainRow> {
  return trx
    .updateTable('brand_domains')
    .set({ ...COLUMNS[finding], checked_at: sql<Date>`now()` })
    .where('workspace_id', '=', row.workspace_id)
    .where('domain', '=', row.domain)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a row's time is at least this many days in the past, by the clock that wrote it. */
export async function isOlder(trx: Trx, time: Date, days: number): Promise<boolean> {
  const { rows } = await sql<{ older: boolean }>`
    select ${time} <= now() - make_interval(days => ${days}) as older`.execute(trx);
  return rows[0]!.older;
}

export async function deleteDomain(trx: Trx, workspaceId: string, domain: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('brand_domains')
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Selects verified domains that were not checked for this many hours, longest first. */
export async function selectDomainsDue(db: Db, hours: number, limit: number): Promise<DomainRow[]> {
  return db
    .selectFrom('brand_domains')
    .selectAll()
    .where('status', '=', 'verified')
    .where(sql<boolean>`coalesce(checked_at, created_at) < now() - make_interval(hours => ${hours})`)
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(limit)
    .execute();
}

/** Deletes pending domains without a request for this many days. */
export async function deleteForgottenDomains(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('brand_domains')
    .where('status', '=', 'pending')
    .where(sql<boolean>`coalesce(checked_at, created_at) < now() - make_interval(days => ${days})`)
    .execute();
}
