// Uploading contacts. They are written in short transactions as an upload that nobody sees yet; one last transaction makes it
// ready, and with it all of its contacts at once. One upload at a time holds a lease; of one whose process died nothing is
// ever seen, and the next upload or a job erases what it left. Called by handlers.ts through service.ts.
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
import { eraseAfter, eraseKey, releaseUpload } from './erase.ts';
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

/** A file of CSV, or rows as JSON. */
export type ContactSource = SpooledFile | readonly CampaignContactRow[];

// A batch is one statement: large enough to be fast, small enough to hold up nobody and to fit into memory.
const BATCH_ROWS = 5_000;
const BATCH_CHARS = 4 * 1024 * 1024;
// Renewed with every batch, which takes a fraction of a second.
const LEASE_SECONDS = 30;
const MOST_CONTACTS = 1_000_000;
/** Over all uploads; each is a column of the results. */
const MOST_NAMES = 500;
const MOST_ROWS_NAMED = 1_000;

interface Upload {
  ctx: Context;
  of: ContactsOf;
  id: string;
  /** The number that it will have among the ready ones. */
  ordinal: number;
  country: CountryCode | undefined;
  position: number;
  /** Of the contacts that were written. */
  bytes: number;
  names: Set<string>;
  counts: { accepted: number; rejected: number; duplicate: number; dnc: number };
  rows: CampaignImport['rows'];
}

interface BatchRow extends ReadRow {
  row: number;
}

/** @throws Failure `campaign_not_found`, `campaign_over`, `campaign_full`, `campaign_upload_in_progress`, `storage_full`, `validation_failed`, `payload_too_large` */
export async function uploadCampaignContacts(
  ctx: Context,
  campaignId: string,
  source: ContactSource,
): Promise<CampaignImport> {
  const of = { workspaceId: ctx.actor.workspaceId, campaignId };
  const upload = await begin(ctx, of);
  try {
    await writeAll(upload, batches(upload, source));
    // Before anybody dials them.
    if (upload.counts.accepted >= MANY_CONTACTS) await analyzeContacts(ctx.db);
    return await makeReady(upload);
  } catch (error) {
    await giveUp(upload);
    throw error;
  }
}

async function begin(ctx: Context, of: ContactsOf): Promise<Upload> {
  const { workspaceId, campaignId } = of;
  const id = ctx.requestId;
  const { campaign, leftover } = await inTransaction(ctx.db, async (trx) => {
    const before = await requireLocked(trx, workspaceId, campaignId);
    refuseEnded(before);
    const seconds = await store.uploadLeaseSeconds(trx, workspaceId, campaignId);
    if (seconds > 0) throw fail('campaign_upload_in_progress', { retryAfter: seconds });
    const stats = await statsOfOne(trx, workspaceId, campaignId);
    if (allOf(stats) >= MOST_CONTACTS) throw full();
    // Decided when the upload is ready; this keeps out what cannot end well.
    await requireStorage(trx, ctx, workspaceId, 1);
    const row = await store.leaseUpload(trx, workspaceId, campaignId, { uploadId: id, seconds: LEASE_SECONDS });
    // For the case that this process dies.
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
  if (leftover) await eraseAfter(ctx, of, campaign.uploads_ready);
  upload.position = await lastPosition(ctx.db, of);
  return upload;
}

/** Rows in batches that are bounded by rows and by text; refused ones are noted on the way. */
async function* batches(upload: Upload, source: ContactSource): AsyncGenerator<BatchRow[]> {
  const zones = new Map<string, boolean>();
  let batch: BatchRow[] = [];
  let chars = 0;
  for await (const piece of givenRows(upload, source)) {
    for (const given of piece) {
      const read = readRow(given, upload.country, zones);
      if (typeof read === 'string') {
        refuse(upload, given.row, read);
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

/** In pieces: a step of a generator costs more than a row. */
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
  if (columns === null) throw invalid('', 'no_number_column', 'has no first row');
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
  if (names.size <= MOST_NAMES) return;
  throw invalid('', 'too_many_columns', `would give the campaign ${names.size} variables; it may have ${MOST_NAMES}`);
}

function refuse({ counts, rows }: Upload, row: number, reason: RowReason): void {
  if (reason === 'duplicate' || reason === 'dnc') counts[reason] += 1;
  else counts.rejected += 1;
  rows.push({ row, reason });
}

/** One batch is written while the next is read. */
async function writeAll(upload: Upload, all: AsyncIterable<BatchRow[]>): Promise<void> {
  let writing = Promise.resolve();
  try {
    for await (const batch of all) {
      await writing;
      writing = writeBatch(upload, batch);
      // Told by the next await; until then it is nobody's.
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
  const { unwanted, known } = await inTransaction(ctx.db, async (trx) => {
    await requireLease(trx, upload);
    const unwanted = await dncNumbersAmong(
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
      isUnwanted: unwanted.has(number),
    }));
    return { unwanted, known: await insertContacts(trx, of, ordinal, contacts) };
  });
  upload.position += batch.length;
  upload.bytes += batch.reduce((sum, { variables }) => sum + CONTACT_BYTES + Buffer.byteLength(variables), 0);
  for (const [i, { row, number }] of batch.entries()) {
    if (known.has(first + i)) refuse(upload, row, 'duplicate');
    else if (unwanted.has(number)) refuse(upload, row, 'dnc');
    else upload.counts.accepted += 1;
  }
}

/** The flip: from here on the contacts are there. */
async function makeReady(upload: Upload): Promise<CampaignImport> {
  const { ctx, of, ordinal, names, counts } = upload;
  const { workspaceId, campaignId } = of;
  // What is wrong with a row is known before what the database says of those in front of it.
  const rows = upload.rows.toSorted((a, b) => a.row - b.row).slice(0, MOST_ROWS_NAMED);
  return inTransaction(ctx.db, async (trx) => {
    // Locked until the end.
    const before = await requireLease(trx, upload);
    refuseEnded(before);
    await addStats(trx, workspaceId, campaignId, { pending: counts.accepted, skipped: counts.dnc });
    if (allOf(await statsOfOne(trx, workspaceId, campaignId)) > MOST_CONTACTS) throw full();
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

/** Nothing of a broken upload stays. Where this fails too, the job that was left for it does the same. */
async function giveUp({ ctx, of, id, ordinal }: Upload): Promise<void> {
  try {
    const campaign = await store.selectCampaign(ctx.db, of.workspaceId, of.campaignId);
    // Another has taken over, and what it writes has this ordinal too.
    if (campaign?.upload_id !== id) return;
    await eraseAfter(ctx, of, ordinal - 1);
    await releaseUpload(ctx, of, id);
  } catch (error) {
    ctx.log.warn({ err: error, campaignId: of.campaignId }, 'a broken upload is erased later');
  }
}

/** Renews the right to write, in the transaction of what is written. @throws Failure when another upload has taken over */
async function requireLease(trx: Trx, { of, id }: Upload): Promise<store.CampaignRow> {
  const { workspaceId, campaignId } = of;
  const row = await requireLocked(trx, workspaceId, campaignId);
  if (row.upload_id !== id) {
    throw fail('campaign_upload_in_progress', { detail: 'This upload was silent for too long; another has begun.' });
  }
  return store.leaseUpload(trx, workspaceId, campaignId, { uploadId: id, seconds: LEASE_SECONDS });
}

function refuseEnded({ status }: store.CampaignRow): void {
  if (status !== 'completed' && status !== 'canceled') return;
  throw fail('campaign_over', { detail: `The campaign is ${status}; contacts are added to one that is not over.` });
}

function full() {
  return fail('campaign_full', { detail: `A campaign may have ${MOST_CONTACTS} contacts.` });
}
