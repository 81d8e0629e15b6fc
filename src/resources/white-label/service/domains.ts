// Domains of workspaces and their verification by DNS. Invariants: a domain is verified for at most one workspace, the one whose
// TXT record was in DNS at the last check; only a DNS response revokes it, never a missing response; unverified domains block
// nobody.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { WhiteLabelDomain } from '../../../../generated/types.ts';
import { isLoopbackName } from '../../../core/address.ts';
import { parseDomain } from '../../../core/domain-name.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { DnsAnswer } from '../../../providers/dns/port.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit, auditSystem } from '../../audit-log/service.ts';
import * as store from '../store.ts';
import { containsRecord, proofName, proofValue, toDomain } from '../wire.ts';

const MAX_DOMAINS = 20;
/** A zone that is moved to another provider may lack its records for a while. */
const GRACE_DAYS = 7;
const FORGOTTEN_DAYS = 30;
const CHECK_HOURS = 24;
const CHECKED_AT_ONCE = 8;
const MAX_CHECKED = 400;
/** 120 bits. Hexadecimal, because forms of DNS providers change the case. */
const TOKEN_BYTES = 15;

/** @throws Failure `validation_failed`, `domain_limit_reached`, `domain_taken` */
export async function putWhiteLabelDomain(ctx: Context, given: string): Promise<WhiteLabelDomain> {
  const domain = requireForeign(ctx, given);
  const row = await add(ctx, domain);
  const [txt, cname] = await Promise.all([ctx.dns.txt(proofName(domain)), ctx.dns.cname(domain)]);
  const checked = await inTransaction(ctx.db, (trx) => decide(trx, row, txt));
  // If it was removed meanwhile, continues as if this request had come first.
  const now = checked?.row ?? row;
  if (checked?.isTaken) throw fail('domain_taken');
  return toDomain(now, trafficTarget(ctx), { txt, cname });
}

function requireForeign({ publicUrl, config }: Context, given: string): string {
  const parsed = parseDomain(given);
  if ('wrong' in parsed) throw invalid('/path/domain', 'wrong_format', parsed.wrong);
  const own = [publicUrl(), config.voiceUrl ?? ''].filter((url) => URL.canParse(url));
  if (own.some((url) => new URL(url).hostname === parsed.domain)) {
    throw invalid('/path/domain', 'own_name', 'must not be the name of this service');
  }
  return parsed.domain;
}

async function add(ctx: Context, domain: string): Promise<store.DomainRow> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    await store.lockDomainsOf(trx, workspaceId);
    const domains = await store.selectDomains(trx, workspaceId);
    const known = domains.find((row) => row.domain === domain);
    if (known) return known;
    if (domains.length >= MAX_DOMAINS) throw fail('domain_limit_reached');
    const row = await store.insertDomain(trx, workspaceId, domain, randomBytes(TOKEN_BYTES).toString('hex'));
    await audit(trx, ctx, { action: 'white_label.domain_added', targetId: domain });
    return row;
  });
}

/** Applies a DNS response. Returns undefined if the domain was removed. */
async function decide(
  trx: Trx,
  { workspace_id: workspaceId, domain }: store.DomainRow,
  txt: DnsAnswer,
): Promise<{ row: store.DomainRow; isTaken: boolean } | undefined> {
  await store.lockDomain(trx, domain);
  const before = await store.selectDomain(trx, workspaceId, domain);
  if (!before) return undefined;
  if (txt === 'unreachable') return { row: await store.updateDomain(trx, before, 'nothing new'), isTaken: false };
  if (containsRecord(txt, proofValue(before.token))) return prove(trx, before, txt);
  if (before.status === 'pending') return { row: await store.updateDomain(trx, before, 'nothing new'), isTaken: false };
  const isOver = before.failing_since !== null && (await store.isOlder(trx, before.failing_since, GRACE_DAYS));
  const row = isOver ? await lose(trx, before, 'record_missing') : await store.updateDomain(trx, before, 'failing');
  return { row, isTaken: false };
}

/** Verifies the row, whose record is in DNS. Another workspace keeps the domain as long as its own record is in DNS, too. */
async function prove(
  trx: Trx,
  row: store.DomainRow,
  txt: readonly string[],
): Promise<{ row: store.DomainRow; isTaken: boolean }> {
  const holder = await store.selectHolder(trx, row.domain);
  if (holder && holder.workspace_id !== row.workspace_id) {
    const isTaken = containsRecord(txt, proofValue(holder.token));
    if (isTaken) return { row: await store.updateDomain(trx, row, 'nothing new'), isTaken };
    await lose(trx, holder, 'moved');
  }
  if (row.status === 'pending') {
    await auditSystem(trx, row.workspace_id, { action: 'white_label.domain_verified', targetId: row.domain });
  }
  return { row: await store.updateDomain(trx, row, 'verified'), isTaken: false };
}

async function lose(trx: Trx, row: store.DomainRow, reason: string): Promise<store.DomainRow> {
  const entry = { action: 'white_label.domain_lost', targetId: row.domain, changes: { reason } };
  await auditSystem(trx, row.workspace_id, entry);
  return store.updateDomain(trx, row, 'lost');
}

/** @throws Failure `domain_not_found` */
export async function deleteWhiteLabelDomain(ctx: Context, given: string): Promise<void> {
  const parsed = parseDomain(given);
  if ('wrong' in parsed) throw fail('domain_not_found');
  await inTransaction(ctx.db, async (trx) => {
    await store.lockDomain(trx, parsed.domain);
    if (!(await store.deleteDomain(trx, ctx.actor.workspaceId, parsed.domain))) throw fail('domain_not_found');
    await audit(trx, ctx, { action: 'white_label.domain_removed', targetId: parsed.domain });
  });
}

/** Rechecks verified domains that are due, and deletes those that nobody verified. */
export async function checkDomains({ db, dns }: Uses<'db' | 'dns'>, signal: AbortSignal): Promise<void> {
  await store.deleteForgottenDomains(db, FORGOTTEN_DAYS);
  const due = await store.selectDomainsDue(db, CHECK_HOURS, MAX_CHECKED);
  for (let at = 0; at < due.length && !signal.aborted; at += CHECKED_AT_ONCE) {
    const check = async (row: store.DomainRow): Promise<void> => {
      const txt = await dns.txt(proofName(row.domain));
      await inTransaction(db, (trx) => decide(trx, row, txt));
    };
    await Promise.all(due.slice(at, at + CHECKED_AT_ONCE).map(check));
  }
}

/** Returns the host name for CNAME records; null if the service is reached by an IP address or only on one machine. */
export function trafficTarget({ publicUrl }: Uses<'publicUrl'>): string | null {
  const { hostname } = new URL(publicUrl());
  return isLoopbackName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ? null : hostname;
}
