// Uploads contacts. Short transactions write them as an upload that is not visible. A final transaction makes the upload visible,
// with all its contacts. A lease admits one upload at a time. If its process dies, none of its contacts become visible, and the
// next upload or a job deletes its rows.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SpooledFile } from '../../../generated/operations.ts';
import type { CampaignContactRow, CampaignImport } from '../../../generated/types.ts';
import { readCsv, type CsvRow } from '../../core/csv-reader.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { CountryCode } from '../../core/phone/numbers.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { dncNumbersAmong } from '../dnc/service.ts';
import { CONTACT_BYTES, requireStorage } from '../storage/service.ts';
import { allOf } from './contacts.ts';
import { eraseKey, eraseUpload, LEASE_SECONDS, releaseUpload } from './erase.ts';
import {
  checkNames,
  columnsOf,
  readRow,
  rowOfCells,
  rowOfObject,
  type Columns,
  type GivenRow,
  type ReadRow,
  type RowReason,
} from './rows.ts';
import { enqueuePlan, requireLocked } from './states.ts';
import * as store from './store/campaigns.ts';
import { analyzeContacts, insertContacts, lastPosition, MANY_CONTACTS, type ContactsOf } from './store/contacts.ts';
import { addStats, statsOfOne } from './store/stats.ts';

/** A CSV file, or rows as JSON. */
type ContactSource = SpooledFile | readonly CampaignContactRow[];

// A batch is one statement: large enough to be fast, small enough not to block others and to fit into memory.
const BATCH_ROWS = 5_000;
const BATCH_CHARS = 4 * 1024 * 1024;
// Checking a row takes up to 50 µs, so the event loop is blocked for about 2.5 ms.
const ROWS_PER_TURN = 50;
const MAX_CONTACTS = 1_000_000;
/** Maximum variable names over all uploads of a campaign. Each is a column of the results. */
const MAX_NAMES = 500;
const MAX_ROWS_NAMED = 1_000;

interface Upload {
  ctx: Context;
  of: ContactsOf;
  id: string;
  /** Number that the upload has once it is ready. */
  ordinal: number;
  country: CountryCode | undefined;
  position: number;
  /** Stored bytes of the written contacts. */
  bytes: number;
  names: Set<string>;
  counts: { accepted: number; rejected: number; duplicate: number; dnc: number };
  rows: CampaignImport['rows'];
}

interface BatchRow extends ReadRow {
  row: number;
}

/**
 * @throws Failure `campaign_not_found`, `campaign_over`, `campaign_full`, `campaign_upload_in_progress`, `storage_full`,
 * `validation_failed`, `payload_too_large`
 */
export async function uploadCampaignContacts(
  ctx: Context,
  campaignId: string,
  source: ContactSource,
): Promise<CampaignImport> {
  const of = { workspaceId: ctx.actor.workspaceId, campaignId };
  const id = newId('req');
  try {
    const upload = await begin(ctx, of, id);
    await writeAll(upload, batches(upload, source));
    // Refreshes statistics before the first contact is dialed.
    if (upload.counts.accepted >= MANY_CONTACTS) await analyzeContacts(ctx.db);
    return await makeReady(upload);
  } catch (error) {
    // Also after a failure of `begin`: the lease may be committed although the response of the database was lost.
    await discardUpload(ctx, of, id);
    throw error;
  }
}

async function begin(ctx: Context, of: ContactsOf, id: string): Promise<Upload> {
  const { workspaceId, campaignId } = of;
  const { campaign, leftover } = await inTransaction(ctx.db, async (trx) => {
    const before = await requireLocked(trx, workspaceId, campaignId);
    refuseEnded(before);
    const seconds = await store.uploadLeaseSeconds(trx, workspaceId, campaignId);
    if (seconds > 0) throw fail('campaign_upload_in_progress', { retryAfter: seconds });
    const stats = await statsOfOne(trx, workspaceId, campaignId);
    if (allOf(stats) >= MAX_CONTACTS) throw full();
    // The final transaction decides. This check only rejects early an upload that cannot succeed.
    await requireStorage(trx, ctx, workspaceId, 1);
    const row = await store.leaseUpload(trx, workspaceId, campaignId, { uploadId: id, seconds: LEASE_SECONDS });
    // Cleans up if this process dies.
    const runAt = new Date(ctx.clock.now() + 2 * LEASE_SECONDS * 1000);
    await enqueue(trx, 'campaigns.erase', of, { jobKey: eraseKey(campaignId), runAt });
    return { campaign: row, leftover: before.upload_id !== null };
  });
  const upload: Upload = {
    ctx,
    of,
    id,
    ordinal: campaign.uploads_ready + 1,
    country: (campaign.default_country ?? undefined) as CountryCode | undefined,
    position: 0,
    bytes: 0,
    names: new Set(campaign.variable_names),
    counts: { accepted: 0, rejected: 0, duplicate: 0, dnc: 0 },
    rows: [],
  };
  if (leftover) await eraseUpload(ctx, of, id);
  upload.position = await lastPosition(ctx.db, of);
  return upload;
}

/** Yields batches that are bounded by rows and characters. Records rejected rows. */
async function* batches(upload: Upload, source: ContactSource): AsyncGenerator<BatchRow[]> {
  let batch: BatchRow[] = [];
  let chars = 0;
  let checked = 0;
  for await (const piece of givenRows(upload, source)) {
    for (const given of piece) {
      if (++checked % ROWS_PER_TURN === 0) await yieldToEventLoop();
      const read = readRow(given, upload.country);
      if (typeof read === 'string') {
        recordRefusal(upload, given.row, read);
        continue;
      }
      batch.push({ row: given.row, ...read });
      chars += read.variables.length;
      if (batch.length < BATCH_ROWS && chars < BATCH_CHARS) continue;
      yield batch;
      batch = [];
      chars = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Yields arrays of rows, because a generator step costs more than a row. */
async function* givenRows(upload: Upload, source: ContactSource): AsyncGenerator<Iterable<GivenRow>> {
  if (Array.isArray(source)) {
    yield objectRows(upload, source as readonly CampaignContactRow[]);
    return;
  }
  let columns: Columns | null = null;
  for await (const rows of readCsv(() => (source as SpooledFile).read())) {
    const isFirst = columns === null;
    columns ??= headerOf(upload, rows[0]!);
    yield cellRows(columns, isFirst ? rows.slice(1) : rows);
  }
  if (columns === null) throw invalid('', 'no_number_column', 'must have a header row');
}

function* objectRows(upload: Upload, objects: readonly CampaignContactRow[]): Generator<GivenRow> {
  for (const [i, object] of objects.entries()) {
    const given = rowOfObject(i + 1, object);
    addNames(
      upload,
      given.variables.map(([name]) => name),
    );
    yield given;
  }
}

function headerOf(upload: Upload, { cells }: CsvRow): Columns {
  const columns = columnsOf(cells);
  addNames(
    upload,
    columns.variables.map(({ name }) => name),
  );
  return columns;
}

function* cellRows(columns: Columns, rows: readonly CsvRow[]): Generator<GivenRow> {
  for (const { row, cells } of rows) {
    if (cells.some((cell) => cell.trim() !== '')) yield rowOfCells(columns, row, cells);
  }
}

function addNames({ names }: Upload, more: readonly string[]): void {
  checkNames(more);
  for (const name of more) names.add(name);
  if (names.size <= MAX_NAMES) return;
  throw invalid(
    '',
    'too_many_columns',
    `must not give the campaign more than ${MAX_NAMES} variables; it would have ${names.size}`,
  );
}

function recordRefusal({ counts, rows }: Upload, row: number, reason: RowReason): void {
  if (reason === 'duplicate' || reason === 'dnc') counts[reason] += 1;
  else counts.rejected += 1;
  rows.push({ row, reason });
}

/** Writes one batch while the next is being read. */
async function writeAll(upload: Upload, all: AsyncIterable<BatchRow[]>): Promise<void> {
  let writing = Promise.resolve();
  try {
    for await (const batch of all) {
      await writing;
      writing = writeBatch(upload, batch);
      // The next await reports the error. Without this handler, it would count as unhandled until then.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}

async function writeBatch(upload: Upload, batch: readonly BatchRow[]): Promise<void> {
  const { ctx, of, ordinal } = upload;
  ctx.signal.throwIfAborted();
  const first = upload.position + 1;
  const { dnc, known } = await inTransaction(ctx.db, async (trx) => {
    await requireLease(trx, upload);
    const dnc = await dncNumbersAmong(
      trx,
      of.workspaceId,
      batch.map(({ number }) => number),
    );
    const contacts = batch.map(({ number, timeZone, variables }, i) => ({
      id: newId('cct'),
      position: first + i,
      number,
      timeZone,
      variables,
      isDnc: dnc.has(number),
    }));
    return { dnc, known: await insertContacts(trx, of, ordinal, contacts) };
  });
  upload.position += batch.length;
  upload.bytes += batch.reduce((sum, { variables }) => sum + CONTACT_BYTES + Buffer.byteLength(variables), 0);
  for (const [i, { row, number }] of batch.entries()) {
    if (known.has(first + i)) recordRefusal(upload, row, 'duplicate');
    else if (dnc.has(number)) recordRefusal(upload, row, 'dnc');
    else upload.counts.accepted += 1;
  }
}

/** Makes the upload ready, and its contacts visible. */
async function makeReady(upload: Upload): Promise<CampaignImport> {
  const { ctx, of, ordinal, names, counts } = upload;
  const { workspaceId, campaignId } = of;
  // Sorted by row, because rejections by this process come before duplicates that the database reports for earlier rows.
  const rows = upload.rows.toSorted((a, b) => a.row - b.row).slice(0, MAX_ROWS_NAMED);
  return inTransaction(ctx.db, async (trx) => {
    // Locked until the end of the transaction.
    const before = await requireLease(trx, upload);
    refuseEnded(before);
    await addStats(trx, workspaceId, campaignId, { pending: counts.accepted, skipped: counts.dnc });
    if (allOf(await statsOfOne(trx, workspaceId, campaignId)) > MAX_CONTACTS) throw full();
    const row = await store.updateCampaignRow(trx, workspaceId, campaignId, {
      uploads_ready: ordinal,
      variable_names: [...names],
      upload_id: null,
      upload_leased_until: null,
      stored_bytes: before.stored_bytes + upload.bytes,
    });
    await requireStorage(trx, ctx, workspaceId);
    await dequeue(trx, eraseKey(campaignId));
    if (row.status === 'running') await enqueuePlan(trx, row);
    await audit(trx, ctx, { action: 'campaign.uploaded', targetId: campaignId, changes: { ...counts } });
    return { ...counts, rows };
  });
}

/** Deletes the contacts of a failed upload and ends its lease. If this fails, the erase job enqueued at the start does it. */
async function discardUpload(ctx: Context, of: ContactsOf, id: string): Promise<void> {
  try {
    await eraseUpload(ctx, of, id);
    await releaseUpload(ctx, of, id);
  } catch (error) {
    ctx.log.warn(
      { err: error, campaignId: of.campaignId },
      'an interrupted upload could not be deleted; it will be deleted later',
    );
  }
}

/**
 * Renews the lease in the transaction that writes.
 * @throws Failure when another upload has taken over
 */
async function requireLease(trx: Trx, { of, id }: Upload): Promise<store.CampaignRow> {
  const { workspaceId, campaignId } = of;
  const row = await requireLocked(trx, workspaceId, campaignId);
  if (row.upload_id !== id) {
    throw fail('campaign_upload_in_progress', {
      detail: 'This upload sent no data for too long, and another one has started.',
    });
  }
  return store.leaseUpload(trx, workspaceId, campaignId, { uploadId: id, seconds: LEASE_SECONDS });
}

function refuseEnded({ status }: store.CampaignRow): void {
  if (status !== 'completed' && status !== 'canceled') return;
  throw fail('campaign_over', {
    detail: `The campaign is ${status}. Contacts can be added only before a campaign is over.`,
  });
}

function full() {
  return fail('campaign_full', { detail: `A campaign may have at most ${MAX_CONTACTS} contacts.` });
}
