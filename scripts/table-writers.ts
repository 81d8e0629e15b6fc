// Lists which module of src writes which table, read from the sources: the section between the marks of docs/architecture.md.
// `node scripts/table-writers.ts` writes it; tests/docs.test.ts compares. Reads Kysely's insertInto, updateTable, deleteFrom and
// mergeInto, and plain SQL. Tables that only triggers write are left out.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs', 'architecture.md');
const SECTION = /(<!-- tables -->\n)[\s\S]*?(<!-- \/tables -->)/;
const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|update|delete from|merge into)\s+([a-z_]+)\s/gi,
];

/** A resource's `store.ts` and its folder `store/` count as one module. */
function placeOf(path: string): string {
  const [, place] = /^(.*\/(?:store|rows))(?:\.ts$|\/)/.exec(path) ?? [];
  if (place === undefined) return dirname(path);
  return existsSync(join(ROOT, 'src', place)) ? place : `${place}.ts`;
}

/** Modules of src by table, both sorted. */
export function tableWriters(): Map<string, string[]> {
  const schema = readFileSync(join(ROOT, 'db', 'schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE public\.(\w+)/gm)].map(([, name]) => name!);
  const folders = new Map(tables.toSorted().map((name) => [name, new Set<string>()]));
  for (const path of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const text = withoutComments(readFileSync(join(ROOT, 'src', path), 'utf8'));
    for (const [, table] of WRITES.flatMap((pattern) => [...text.matchAll(pattern)])) {
      folders.get(table!)?.add(placeOf(path));
    }
  }
  return new Map([...folders].map(([table, found]) => [table, [...found].toSorted()]));
}

/** Returns the rows of the section: a module and its tables. */
function writersTable(): string {
  const byFolders = Map.groupBy(tableWriters(), ([, folders]) => folders.map((one) => `\`src/${one}\``).join(', '));
  const rows = [...byFolders]
    .map(([folders, tables]) => [folders || 'triggers only', tables.map(([table]) => `\`${table}\``).join(', ')])
    .toSorted(([a], [b]) => (a! < b! ? -1 : 1));
  return ['| written in | tables |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`), ''].join('\n');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

export function withWriters(document: string): string {
  return document.replace(SECTION, (_all, begin: string, end: string) => `${begin}${writersTable()}${end}`);
}

if (import.meta.main) writeFileSync(DOCUMENT, withWriters(readFileSync(DOCUMENT, 'utf8')));
