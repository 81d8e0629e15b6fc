// db/migrations → generated/tables.ts: the row types that Kysely works with, read from the catalogs of a migrated database.
// The database is the embedded one, in memory, so no server is needed.
// A text column whose CHECK lists its values becomes a union. The type of a JSON column is its declaration in
// JsonShapes by the store or, without one, follows from its default ('{}' or '[]').
import type pg from 'pg';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/pool.ts';

interface Column {
  table: string;
  column: string;
  /** Name of the base type, or of the element type of an array. */
  type: string;
  isArray: boolean;
  notNull: boolean;
  default: string | null;
  /** 'a' for always, 'd' for by default, '' for none. */
  identity: string;
  isComputed: boolean;
  labels: string[] | null;
}

const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
};
// Types that pg returns as strings.
const STRINGS = new Set([
  'text',
  'varchar',
  'bpchar',
  'citext',
  'uuid',
  'date',
  'time',
  'inet',
  'cidr',
  'vector',
  'halfvec',
  'sparsevec',
  'tsvector',
  'xid8',
]);

const HEADER = `// The tables as Kysely sees them, read from a migrated database.
// Generated from db/migrations by \`node codegen/main.ts\`. Do not edit.
import type { ColumnType } from 'kysely';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Types of JSON columns by \`table.column\`. The store of a table adds its own by declaration merging. */
export interface JsonShapes {}

/** Optional on insert, because the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written only by the database. */
export type Computed<T> = ColumnType<T, never, never>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Numeric = ColumnType<string, string | number, string | number>;
/** Read as its declared shape or, without one, as \`Otherwise\`. */
export type JsonColumn<Column extends string, Otherwise extends Json> = Column extends keyof JsonShapes
  ? ColumnType<JsonShapes[Column], JsonInput<JsonShapes[Column]>, JsonInput<JsonShapes[Column]>>
  : ColumnType<Otherwise, JsonObject | string, JsonObject | string>;
/** Written as an object or as text, because the driver would send an array as a Postgres array. */
export type JsonInput<T> = T extends readonly unknown[] ? string : T | string;
`;

/** The text of generated/tables.ts for the migrations under `root`. */
export async function generateTables(root: string): Promise<string> {
  const migrations = await readMigrations(`${root}/db/migrations`);
  const onError = (error: Error): never => {
    throw error;
  };
  const database = await openDatabase({ embedded: 'memory' }, { onError });
  try {
    await migrate(database, migrations);
    const columns = await readColumns(database.pool);
    const unions = await readUnions(database.pool);
    return emit(columns, unions);
  } finally {
    await database.close();
  }
}

function emit(columns: readonly Column[], unions: ReadonlyMap<string, string[]>): string {
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const out = [HEADER];
  for (const [table, members] of tables) {
    out.push(`export interface ${interfaceOf(table)} {`);
    for (const column of members) {
      out.push(`  ${column.column}: ${typeOf(column, unions.get(`${table}.${column.column}`))};`);
    }
    out.push('}', '');
  }
  out.push('export interface DB {');
  for (const table of tables.keys()) out.push(`  ${table}: ${interfaceOf(table)};`);
  out.push('}', '');
  return out.join('\n');
}

/** call_events → CallEventsTable */
function interfaceOf(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

function typeOf(column: Column, union: string[] | undefined): string {
  const scalar = scalarOf(column, union ?? column.labels);
  const list = column.isArray ? `${scalar.includes(' ') ? `(${scalar})` : scalar}[]` : scalar;
  const type = column.notNull ? list : `${list} | null`;
  if (column.isComputed || column.identity === 'a') return `Computed<${type}>`;
  return column.default !== null || column.identity !== '' ? `Generated<${type}>` : type;
}

function scalarOf(column: Column, values: readonly string[] | null): string {
  if (values) return values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
  if (column.type === 'jsonb' || column.type === 'json') {
    const defaults = column.default?.slice(0, 4);
    const shape = defaults === "'{}'" ? 'JsonObject' : defaults === "'[]'" ? 'Json[]' : 'Json';
    return `JsonColumn<'${column.table}.${column.column}', ${shape}>`;
  }
  const scalar = SCALARS[column.type] ?? (STRINGS.has(column.type) ? 'string' : undefined);
  if (!scalar) throw new Error(`${column.table}.${column.column}: codegen/tables.ts has no type for ${column.type}`);
  return scalar;
}

async function readColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as "table", a.attname as "column", coalesce(e.typname, t.typname)::text as "type",
           t.typelem <> 0 and t.typcategory = 'A' as "isArray", a.attnotnull as "notNull",
           pg_get_expr(d.adbin, d.adrelid) as "default", a.attidentity::text as "identity",
           a.attgenerated <> '' as "isComputed",
           (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = t.oid) as "labels"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
     order by c.relname collate "C", a.attname collate "C"`);
  return rows;
}

// As Postgres prints it: CHECK ((status = ANY (ARRAY['draft'::text, 'running'::text])))
const LISTED = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;

/** `table.column` → the values that a CHECK allows, if the check contains nothing else. */
async function readUnions(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; definition: string }>(`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "definition"
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  const unions = new Map<string, string[]>();
  for (const { table, definition } of rows) {
    const [, column, list] = LISTED.exec(definition) ?? [];
    const values = [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) =>
      value.replaceAll("''", "'"),
    );
    if (column && values.length > 0) unions.set(`${table}.${column}`, values);
  }
  return unions;
}
