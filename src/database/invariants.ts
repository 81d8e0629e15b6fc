// Checks the invariants of the stored data (db/invariants.sql). Invariant: nothing is written; all statements read one snapshot, so
// that concurrent writes cannot make an invariant look violated. Deliberately absent: repair.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

export interface Invariant {
  name: string;
  /** The guarantee, as a sentence. */
  sentence: string;
  sql: string;
}

export interface Finding extends Invariant {
  /** Number of rows that violate it. */
  count: number;
  /** The first of those rows. */
  rows: Record<string, unknown>[];
}

const FILE = fileURLToPath(new URL('../../db/invariants.sql', import.meta.url));
const SHOWN_ROWS = 10;

/** @throws Error when the file does not follow its form */
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

/** Every invariant with the rows that violate it, in the order of the file. */
export async function checkInvariants(pool: pg.Pool): Promise<Finding[]> {
  const invariants = await readInvariants();
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const findings: Finding[] = [];
    for (const invariant of invariants) {
      const { rows } = await client.query<Record<string, unknown>>(invariant.sql);
      findings.push({ ...invariant, count: rows.length, rows: rows.slice(0, SHOWN_ROWS) });
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
