// Generated from db/migrations (sha256 6276a37400247cf7d8507520bbeae590357bceb2517fbdc15e79769e361eb7ff) by `npm run generate`. Do not edit.
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

export interface AgentFunctionsTable {
  agent_id: string;
  created_at: Generated<Timestamp>;
  description: string;
  headers_sealed: string | null;
  id: string;
  name: string;
  settings: JsonColumn<Json>;
  signing_secret_sealed: string | null;
  type: 'webhook' | 'transfer_call' | 'end_call' | 'dtmf' | 'send_sms';
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface AgentVersionsTable {
  agent_id: string;
  changed: string[];
  created_at: Generated<Timestamp>;
  created_by: string | null;
  snapshot: JsonColumn<Json>;
  version: number;
  workspace_id: string;
}

export interface AgentsTable {
  agent_name: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  folder: string | null;
  id: string;
  settings: JsonColumn<Json>;
  tags: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  workspace_id: string;
}

export interface ApiKeysTable {
  created_at: Generated<Timestamp>;
  created_by: string;
  hash: Buffer;
  id: string;
  last_used_at: Timestamp | null;
  name: string;
  predecessor_id: string | null;
  prefix: string;
  revoked_at: Timestamp | null;
  scope: 'read-only' | 'write' | 'admin';
  workspace_id: string;
}

export interface AuditLogTable {
  action: string;
  actor_id: string | null;
  actor_kind: 'user' | 'key' | 'system';
  changes: Generated<JsonColumn<JsonObject>>;
  created_at: Generated<Timestamp>;
  id: string;
  ip: string | null;
  request_id: string | null;
  target_id: string | null;
  user_id: string | null;
  workspace_id: string;
}

export interface CallAnalysesTable {
  call_id: string;
  created_at: Generated<Timestamp>;
  engine: string;
  extracted: Generated<JsonColumn<JsonObject>>;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  success: boolean | null;
  summary: string;
}

export interface CallEventsTable {
  at: Generated<Timestamp>;
  call_id: string;
  data: JsonColumn<Json>;
  sequence: number;
  type: string;
}

export interface CallLegsTable {
  answered_by: 'human' | 'machine' | null;
  call_id: string;
  carrier: string;
  detail: string | null;
  ref: string;
  status: 'offered' | 'initiated' | 'ringing' | 'answered' | 'over';
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface CallWishesTable {
  call_id: string;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  failure: string | null;
  id: string;
  wish: JsonColumn<Json>;
  workspace_id: string;
}

export interface CallsTable {
  agent_id: string;
  agent_version: number;
  channel: 'phone' | 'web';
  cost_micros: number | null;
  created_at: Generated<Timestamp>;
  dialed_at: Timestamp | null;
  direction: 'outbound' | 'inbound';
  duration_ms: number | null;
  end_detail: string | null;
  end_reason: string | null;
  end_requested_at: Timestamp | null;
  ended_at: Timestamp | null;
  from_number: string | null;
  id: string;
  latency: JsonColumn<Json> | null;
  lease_owner: string | null;
  lease_seen_at: Timestamp | null;
  lease_token: Generated<number>;
  leased_until: Timestamp | null;
  metadata: Generated<JsonColumn<JsonObject>>;
  must_end_at: Timestamp | null;
  queue_expires_at: Timestamp | null;
  queue_reason: string | null;
  recording_bytes: number | null;
  recording_state: 'pieces' | 'ready' | null;
  schedule_id: string | null;
  sequence: Generated<number>;
  started_at: Timestamp | null;
  status: Generated<'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed'>;
  tags: Generated<string[]>;
  to_number: string | null;
  updated_at: Generated<Timestamp>;
  usage: JsonColumn<Json> | null;
  variables: Generated<JsonColumn<JsonObject>>;
  waveform: number[] | null;
  workspace_id: string;
}

export interface DeliveriesTable {
  agent_id: string | null;
  attempts: Generated<number>;
  call_id: string | null;
  created_at: Generated<Timestamp>;
  event: string;
  event_id: string;
  finished_at: Timestamp | null;
  id: string;
  last_status: number | null;
  lease_token: Generated<number>;
  next_attempt_at: Timestamp | null;
  round_attempts: Generated<number>;
  round_started_at: Timestamp | null;
  status: Generated<'pending' | 'retrying' | 'succeeded' | 'rejected' | 'dead_letter' | 'canceled'>;
  webhook_id: string;
  workspace_id: string;
}

export interface DeliveryAttemptsTable {
  at: Timestamp;
  body: string | null;
  delivery_id: string;
  duration_ms: number;
  error: string | null;
  number: number;
  status: number | null;
}

export interface DialPacesTable {
  key: string;
  next_at: Timestamp;
}

export interface DncNumbersTable {
  call_id: string | null;
  created_at: Generated<Timestamp>;
  number: string;
  reason: string | null;
  workspace_id: string;
}

export interface EventsTable {
  agent_id: string | null;
  body: string;
  call_id: string | null;
  created_at: Generated<Timestamp>;
  id: string;
  name: string;
  workspace_id: string;
}

export interface IdempotencyKeysTable {
  answer: string | null;
  attempt: Generated<number>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  fingerprint: Buffer;
  key_hash: Buffer;
  lease_until: Timestamp;
  route: string;
  sealed: Generated<boolean>;
  status: number | null;
  ulid: string;
  workspace_id: string;
}

export interface LedgerEntriesTable {
  account: 'wallet' | 'payments' | 'promotion' | 'revenue';
  amount_micros: number;
  movement_id: string;
  workspace_id: string;
}

export interface LedgerMovementsTable {
  call_id: string | null;
  created_at: Generated<Timestamp>;
  id: string;
  kind: 'free_balance' | 'topup' | 'call' | 'number_rent' | 'number_refund';
  payment_id: string | null;
  period_start: Timestamp | null;
  phone_number_id: string | null;
  workspace_id: string;
}

export interface LiveAgentsTable {
  agent_id: string;
  workspace_id: string;
}

export interface MembersTable {
  created_at: Generated<Timestamp>;
  role: 'owner' | 'admin' | 'member' | 'viewer';
  user_id: string;
  workspace_id: string;
}

export interface PaymentsTable {
  amount_micros: number;
  automatic: Generated<boolean>;
  created_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
  id: string;
  pay_url: string | null;
  provider: string;
  reference: string | null;
  status: Generated<'pending' | 'succeeded' | 'failed' | 'expired'>;
  workspace_id: string;
}

export interface PhoneNumberAgentsTable {
  agent_id: string;
  agent_version: number | null;
  direction: 'inbound' | 'outbound';
  phone_number_id: string;
  weight: number;
  workspace_id: string;
}

export interface PhoneNumbersTable {
  account: JsonColumn<Json> | null;
  account_sealed: string | null;
  agent_id: string | null;
  agent_version: number | null;
  allowed_countries: string[] | null;
  capabilities: Generated<string[]>;
  carrier: string;
  carrier_ref: string | null;
  country: string | null;
  created_at: Generated<Timestamp>;
  fallback_number: string | null;
  id: string;
  inbound_webhook_secret_sealed: string | null;
  inbound_webhook_url: string | null;
  monthly_micros: Generated<number>;
  nickname: string | null;
  number: string;
  released_at: Timestamp | null;
  rented_until: Timestamp | null;
  status: Generated<'pending' | 'active' | 'suspended' | 'released'>;
  suspended_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface RefreshTokensTable {
  created_at: Generated<Timestamp>;
  hash: Buffer;
  session_id: string;
  superseded_at: Timestamp | null;
}

export interface ScheduleRunsTable {
  call_id: string | null;
  created_at: Generated<Timestamp>;
  due_at: Timestamp;
  reason: string | null;
  schedule_id: string;
  status: 'dialed' | 'missed' | 'failed';
  workspace_id: string;
}

export interface SchedulesTable {
  agent_id: string;
  at: Timestamp | null;
  created_at: Generated<Timestamp>;
  from_number: string | null;
  id: string;
  live_agent_id: Computed<string | null>;
  metadata: Generated<JsonColumn<JsonObject>>;
  misfire_grace_seconds: number;
  next_run_at: Timestamp | null;
  rrule: string | null;
  starts_at: string | null;
  status: Generated<'scheduled' | 'paused' | 'running' | 'completed' | 'failed' | 'canceled'>;
  status_reason: string | null;
  time_zone: string | null;
  to_number: string;
  updated_at: Generated<Timestamp>;
  variables: Generated<JsonColumn<JsonObject>>;
  workspace_id: string;
}

export interface SchemaMigrationsTable {
  applied_at: Generated<Timestamp>;
  name: string;
  sha256: string;
}

export interface SessionsTable {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  revoked_at: Timestamp | null;
  user_id: string;
  workspace_id: string;
}

export interface UsersTable {
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  name: string;
  password_hash: string;
  time_zone: Generated<string>;
  updated_at: Generated<Timestamp>;
}

export interface WalletHoldsTable {
  call_id: string;
  created_at: Generated<Timestamp>;
  held_micros: number;
  items: Generated<JsonColumn<Json[]>>;
  movement_id: string | null;
  prices: Generated<JsonColumn<Json[]>>;
  settled_at: Timestamp | null;
  total_micros: number | null;
  workspace_id: string;
}

export interface WalletsTable {
  daily_cap_micros: number | null;
  held_micros: Generated<number>;
  low_balance_micros: number | null;
  monthly_cap_micros: number | null;
  posted_micros: Generated<number>;
  provisional_cap_micros: number | null;
  provisional_until: Timestamp | null;
  spent_day_micros: Generated<number>;
  spent_month_micros: Generated<number>;
  spent_on: string | null;
  topup_amount_micros: number | null;
  topup_threshold_micros: number | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface WebhooksTable {
  agent_id: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  disabled_reason: 'manual' | 'gone' | 'failing' | null;
  enabled: Generated<boolean>;
  events: string[];
  failing_since: Timestamp | null;
  failure_streak: Generated<number>;
  id: string;
  last_failure_at: Timestamp | null;
  last_success_at: Timestamp | null;
  next_secret_sealed: string | null;
  retry_policy: Generated<'scheduled' | 'exponential'>;
  rotation_expires_at: Timestamp | null;
  secret_sealed: string;
  updated_at: Generated<Timestamp>;
  url: string;
  workspace_id: string;
}

export interface WorkerHeartbeatsTable {
  beat_at: Generated<Timestamp>;
  process: string;
  started_at: Generated<Timestamp>;
  worker_id: string;
}

export interface WorkspacesTable {
  created_at: Generated<Timestamp>;
  id: string;
  name: string;
}

export interface DB {
  agent_functions: AgentFunctionsTable;
  agent_versions: AgentVersionsTable;
  agents: AgentsTable;
  api_keys: ApiKeysTable;
  audit_log: AuditLogTable;
  call_analyses: CallAnalysesTable;
  call_events: CallEventsTable;
  call_legs: CallLegsTable;
  call_wishes: CallWishesTable;
  calls: CallsTable;
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  dial_paces: DialPacesTable;
  dnc_numbers: DncNumbersTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  ledger_entries: LedgerEntriesTable;
  ledger_movements: LedgerMovementsTable;
  live_agents: LiveAgentsTable;
  members: MembersTable;
  payments: PaymentsTable;
  phone_number_agents: PhoneNumberAgentsTable;
  phone_numbers: PhoneNumbersTable;
  refresh_tokens: RefreshTokensTable;
  schedule_runs: ScheduleRunsTable;
  schedules: SchedulesTable;
  schema_migrations: SchemaMigrationsTable;
  sessions: SessionsTable;
  users: UsersTable;
  wallet_holds: WalletHoldsTable;
  wallets: WalletsTable;
  webhooks: WebhooksTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  workspaces: WorkspacesTable;
}
