// Generated from db/migrations (sha256 9e18e9e08fa0b423f2dccc2337eee874b8b603588506818d2b60dac794d7fc60) by `npm run generate`. Do not edit.
import type { ColumnType } from 'kysely';
import type { Json, JsonObject } from '../src/core/json.ts';

/** Left out on insert: the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written by the database alone. */
export type Computed<T> = ColumnType<T, never, never>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Numeric = ColumnType<string, string | number, string | number>;
/** JSON is written as an object or as text: the driver would send an array as a Postgres array. */
export type JsonColumn<T extends Json> = ColumnType<T, JsonObject | string, JsonObject | string>;

export interface SchemaMigrationsTable {
  applied_at: Generated<Timestamp>;
  name: string;
  sha256: string;
}

export interface WorkerHeartbeatsTable {
  beat_at: Generated<Timestamp>;
  process: string;
  started_at: Generated<Timestamp>;
  worker_id: string;
}

export interface DB {
  schema_migrations: SchemaMigrationsTable;
  worker_heartbeats: WorkerHeartbeatsTable;
}
