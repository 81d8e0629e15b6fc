// Checks the invariants of the stored data (db/invariants.sql). Invariant: nothing is written; all statements read one snapshot,
// so that concurrent writes cannot make an invariant look violated. Deliberately omitted: repair.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

interface Invariant {
  name: string;
  /** The invariant, as a sentence. */
  sentence: string;
  sql: string;
}

export interface Finding extends Invariant {
  /** Number of rows that violate it. */
  count: number;
  /** The first violating rows. */
  rows: Record<string, unknown>[];
  /** Whether the statement timed out, so that the result is unknown. */
  isUnknown: boolean;
}

const FILE = fileURLToPath(new URL('../../db/invariants.sql', import.meta.url));
const SHOWN_ROWS = 10;
const QUERY_CANCELED = '57014';

/** @throws Error when the file is malformed */
export async function readInvariants(): Promise<Invariant[]> {
  const [, ...blocks] = (await readFile(FILE, 'utf8')).split(/^-- name: /m);
  return blocks.map((block) => {
    const [name = '', comment = '', ...lines] = block.trim().split('\n');
    const sql = lines.join('\n').replace(/;\s*$/, '');
    if (!/^[a-z_]+$/.test(name) || !comment.startsWith('-- ') || !sql.startsWith('select ')) {
      throw new Error(`db/invariants.sql: "${name}" must be a name, a sentence and one select`);
    }
    return { name, sentence: comment.slice(3), sql };
  });
}

/**
 * Returns every invariant with the rows that violate it, in file order.
 * @param statementMs maximum duration of one statement; 0: unlimited
 */
export async function checkInvariants(pool: pg.Pool, statementMs = 0): Promise<Finding[]> {
  const invariants = await readInvariants();
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local statement_timeout = ${Math.trunc(statementMs)}`);
    const findings: Finding[] = [];
    for (const invariant of invariants) {
      const rows = await rowsOf(client, invariant.sql);
      findings.push({
        ...invariant,
        count: rows?.length ?? 0,
        rows: rows?.slice(0, SHOWN_ROWS) ?? [],
        isUnknown: rows === null,
      });
    }
    await client.query('commit');
    return findings;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Returns null when the statement timed out; the transaction remains usable. */
async function rowsOf(client: pg.PoolClient, sql: string): Promise<Record<string, unknown>[] | null> {
  await client.query('savepoint invariant');
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } catch (error) {
    if ((error as { code?: string }).code !== QUERY_CANCELED) throw error;
    await client.query('rollback to savepoint invariant');
    return null;
  }
}
