// Statements of the hot path: written with Kysely like any other, but built and compiled once instead of at every call. They are
// named, so that a server parses and plans each once per connection (client.ts).
// Invariant: such a statement names its columns; `select *` breaks on open connections when a migration adds one.
// Deliberately omitted: names on the embedded database, whose shared session has no prepared statements; queries whose text
// depends on their arguments. A pooler in between must pool sessions:
// LISTEN, advisory locks and prepared statements belong to one.
import {
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import type { DB } from '../../generated/tables.ts';
import { coalescedReadsOf } from './coalesced-reads.ts';

/** A placeholder in the compiled statement: the index of an argument and the name of its member. */
class Slot {
  readonly argument: number;
  readonly member: string;
  constructor(argument: number, member: string) {
    this.argument = argument;
    this.member = member;
  }
}

const names = new Map<string, string>();

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Returns a function that runs one statement with values. `build` is called once, with a placeholder for every member of its
 * arguments: it can insert them into the query but cannot read them.
 */
export function prepared<Values extends object[], Row>(
  build: (db: Kysely<DB>, ...values: Values) => Compilable<Row>,
): (db: Kysely<DB>, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, ...values) => {
    compiled ??= compile(build);
    const parameters = parametersOf(compiled, values);
    const { rows } = await db.executeQuery<Row>({ ...compiled, queryId: createQueryId(), parameters });
    return rows;
  };
}

/**
 * Like `prepared`, for a select that finds a few rows by an index and waits for no lock. Outside of a transaction, it shares a
 * connection with other reads of the same event-loop tick (coalesced-reads.ts).
 */
export function preparedRead<Values extends object[], Row extends object>(
  build: (db: Kysely<DB>, ...values: Values) => Compilable<Row>,
): (db: Kysely<DB>, ...values: Values) => Promise<Row[]> {
  const alone = prepared(build);
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, ...values) => {
    const coalescedRead = coalescedReadsOf(db);
    if (!coalescedRead) return alone(db, ...values);
    compiled ??= compile(build);
    const read = { text: compiled.sql, values: parametersOf(compiled, values) };
    return (await coalescedRead(read)) as Row[];
  };
}

function parametersOf({ parameters }: CompiledQuery, values: readonly object[]): unknown[] {
  return parameters.map((part) => (part instanceof Slot ? valueOf(part, values) : part));
}

function valueOf({ argument, member }: Slot, values: readonly object[]): unknown {
  return values[argument]![member as never];
}

function compile<Values extends object[], Row>(
  build: (db: Kysely<DB>, ...values: Values) => Compilable<Row>,
): CompiledQuery<Row> {
  const slots = Array.from({ length: build.length - 1 }, (_, argument) => {
    return new Proxy({}, { get: (_target, member) => new Slot(argument, String(member)) });
  });
  const compiled = build(compiler, ...(slots as Values)).compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, `parley_${names.size + 1}`);
  return compiled;
}

/** Like `prepared`, for a statement written as SQL text. */
export function preparedSql<Values extends object[], Row>(
  build: (...values: Values) => RawBuilder<Row>,
): (db: Kysely<DB>, ...values: Values) => Promise<Row[]> {
  return prepared(compilableOf(build));
}

/** Like `preparedRead`, for a statement written as SQL text. */
export function preparedSqlRead<Values extends object[], Row extends object>(
  build: (...values: Values) => RawBuilder<Row>,
): (db: Kysely<DB>, ...values: Values) => Promise<Row[]> {
  return preparedRead(compilableOf(build));
}

function compilableOf<Values extends object[], Row>(build: (...values: Values) => RawBuilder<Row>) {
  const compilable = (db: Kysely<DB>, ...values: Values) => ({ compile: () => build(...values).compile(db) });
  // `compile` takes the number of arguments from the function's length.
  Object.defineProperty(compilable, 'length', { value: build.length + 1 });
  return compilable as unknown as (db: Kysely<DB>, ...values: Values) => Compilable<Row>;
}

/** Returns the name of a prepared statement; undefined for other texts. */
export function statementName(text: string): string | undefined {
  return names.get(text);
}
