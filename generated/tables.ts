// The tables as Kysely sees them, read from a migrated database.
// Generated from db/migrations by `node codegen/main.ts`. Do not edit.
import type { ColumnType } from 'kysely';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Types of JSON columns by `table.column`. The store of a table adds its own by declaration merging. */
export interface JsonShapes {}

/** Optional on insert, because the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written only by the database. */
export type Computed<T> = ColumnType<T, never, never>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Numeric = ColumnType<string, string | number, string | number>;
/** Read as its declared shape or, without one, as `Otherwise`. */
export type JsonColumn<Column extends string, Otherwise extends Json> = Column extends keyof JsonShapes
  ? ColumnType<JsonShapes[Column], JsonInput<JsonShapes[Column]>, JsonInput<JsonShapes[Column]>>
  : ColumnType<Otherwise, JsonObject | string, JsonObject | string>;
/** Written as an object or as text, because the driver would send an array as a Postgres array. */
export type JsonInput<T> = T extends readonly unknown[] ? string : T | string;

export interface AgentFunctionsTable {
  agent_id: string;
  created_at: Generated<Timestamp>;
  description: string;
  headers_sealed: string | null;
  id: string;
  name: string;
  settings: JsonColumn<'agent_functions.settings', Json>;
  signing_secret_sealed: string | null;
  type: 'webhook' | 'transfer_call' | 'end_call' | 'dtmf' | 'mcp' | 'send_sms';
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface AgentKnowledgeBasesTable {
  agent_id: string;
  knowledge_base_id: string;
  workspace_id: string;
}

export interface AgentVersionsTable {
  agent_id: string;
  changed: string[];
  created_at: Generated<Timestamp>;
  created_by: string | null;
  snapshot: JsonColumn<'agent_versions.snapshot', Json>;
  version: number;
  workspace_id: string;
}

export interface AgentsTable {
  agent_name: string;
  cloned_fallback_voice_id: Computed<string | null>;
  cloned_voice_id: Computed<string | null>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  folder: string | null;
  id: string;
  published_cloned_fallback_voice_id: Computed<string | null>;
  published_cloned_voice_id: Computed<string | null>;
  published_settings: JsonColumn<'agents.published_settings', Json> | null;
  published_version: number | null;
  settings: JsonColumn<'agents.settings', Json>;
  tags: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  workspace_id: string;
}

export interface AnalyticsBackfillTable {
  before: string;
  done_at: Timestamp | null;
  is_only: Generated<boolean>;
}

export interface AnalyticsCallsTable {
  answered: boolean;
  call_id: string;
  completed: boolean;
  cost_micros: number;
  end_reason: string;
  group_id: number;
  rating: number | null;
  response_times: string | null;
  sentiment: string | null;
  start: Timestamp;
  success: boolean | null;
  talk_ms: number;
  workspace_id: string;
}

export interface AnalyticsChangesTable {
  call_id: string;
  changed_at: Generated<Timestamp>;
  id: Computed<number>;
  workspace_id: string;
}

export interface AnalyticsDaysTable {
  answered: number;
  calls: number;
  completed: number;
  cost_micros: number;
  end_reasons: number[];
  failures: number;
  group_id: number;
  level: number;
  negative: number;
  neutral: number;
  positive: number;
  rating_sum: number;
  ratings: number;
  response_times: string | null;
  start: Timestamp;
  successes: number;
  talk_ms: number;
  workspace_id: string;
}

export interface AnalyticsGroupsTable {
  agent_id: string;
  agent_version: number;
  campaign_id: string;
  channel: string;
  direction: string;
  folded: Generated<number>;
  id: Computed<number>;
  level: number;
  number: string;
  parent_id: number | null;
  workspace_id: string;
}

export interface AnalyticsQuartersTable {
  answered: number;
  calls: number;
  completed: number;
  cost_micros: number;
  end_reasons: number[];
  failures: number;
  group_id: number;
  level: number;
  negative: number;
  neutral: number;
  positive: number;
  rating_sum: number;
  ratings: number;
  response_times: string | null;
  start: Timestamp;
  successes: number;
  talk_ms: number;
  workspace_id: string;
}

export interface AnalyticsZonesTable {
  time_zone: string;
  workspace_id: string;
}

export interface ApiKeysTable {
  allowed_ips: Generated<string[]>;
  created_at: Generated<Timestamp>;
  created_by: string;
  hash: Buffer;
  id: string;
  last_used_at: Timestamp | null;
  last_used_ip: string | null;
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
  changes: Generated<JsonColumn<'audit_log.changes', JsonObject>>;
  created_at: Generated<Timestamp>;
  id: string;
  ip: string | null;
  request_id: string | null;
  target_id: string | null;
  user_id: string | null;
  workspace_id: string;
}

export interface AvailabilityHoursTable {
  api_minutes: Generated<number>;
  calls: Generated<number>;
  counted_at: Timestamp | null;
  failed_calls: Generated<number>;
  failed_requests: Generated<number>;
  hour: Timestamp;
  requests: Generated<number>;
  voice_minutes: Generated<number>;
}

export interface BrandDomainsTable {
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  domain: string;
  failing_since: Timestamp | null;
  status: Generated<'pending' | 'verified'>;
  token: string;
  verified_at: Timestamp | null;
  workspace_id: string;
}

export interface BrandLogosTable {
  content: Buffer;
  created_at: Generated<Timestamp>;
  id: string;
  media_type: 'image/png' | 'image/jpeg' | 'image/webp';
  workspace_id: string;
}

export interface BrandsTable {
  accent: string | null;
  accent_dark: string | null;
  hide_vendor_name: Generated<boolean>;
  name: string | null;
  support_email: string | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface CallAnalysesTable {
  call_id: string;
  created_at: Generated<Timestamp>;
  engine: string;
  extracted: Generated<JsonColumn<'call_analyses.extracted', JsonObject>>;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  success: boolean | null;
  summary: string;
}

export interface CallCommandsTable {
  call_id: string;
  command: JsonColumn<'call_commands.command', Json>;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  failure: string | null;
  id: string;
  workspace_id: string;
}

export interface CallDraftsTable {
  call_id: string;
  settings: JsonColumn<'call_drafts.settings', Json>;
  workspace_id: string;
}

export interface CallErasuresTable {
  call_id: string;
  completed_at: Timestamp | null;
  counts: JsonColumn<'call_erasures.counts', Json>;
  pending: string[];
  requested_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface CallEventsTable {
  at: Generated<Timestamp>;
  call_id: string;
  data: JsonColumn<'call_events.data', Json>;
  position: Generated<number | null>;
  sequence: number;
  type: string;
  workspace_id: string | null;
  written_in: Generated<string | null>;
}

export interface CallLegsTable {
  answered_by: 'human' | 'machine' | null;
  call_id: string;
  carrier: string;
  detail: string | null;
  number: Generated<number>;
  ref: string;
  status: 'offered' | 'initiated' | 'ringing' | 'answered' | 'over';
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface CallWordsTable {
  call_id: string;
  words: string;
  workspace_id: string;
}

export interface CallsTable {
  agent_id: string;
  agent_version: number;
  analysis_removed_at: Timestamp | null;
  campaign_id: string | null;
  channel: 'phone' | 'web';
  cost_micros: number | null;
  created_at: Generated<Timestamp>;
  dial_at: Timestamp | null;
  dialed_at: Timestamp | null;
  direction: 'outbound' | 'inbound';
  duration_ms: number | null;
  end_detail: string | null;
  end_reason: string | null;
  end_requested_at: Timestamp | null;
  ended_at: Timestamp | null;
  erased_at: Timestamp | null;
  from_number: string | null;
  id: string;
  is_lost: Generated<boolean>;
  latency: JsonColumn<'calls.latency', Json> | null;
  lease_owner: string | null;
  lease_seen_at: Timestamp | null;
  lease_token: Generated<number>;
  leased_until: Timestamp | null;
  metadata: Generated<JsonColumn<'calls.metadata', JsonObject>>;
  must_end_at: Timestamp | null;
  no_store: Generated<boolean>;
  note: string | null;
  queue_expires_at: Timestamp | null;
  queue_reason: string | null;
  rating: number | null;
  recording_bytes: number | null;
  recording_held_bytes: Generated<number>;
  recording_incomplete: Generated<boolean>;
  recording_mono_bytes: Generated<number>;
  recording_pieces: Generated<number>;
  recording_removed_at: Timestamp | null;
  recording_state: 'pieces' | 'ready' | 'failed' | null;
  schedule_id: string | null;
  sequence: Generated<number>;
  started_at: Timestamp | null;
  status: Generated<'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed'>;
  tags: Generated<string[]>;
  timeline_removed_at: Timestamp | null;
  to_number: string | null;
  transcript_removed_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  usage: JsonColumn<'calls.usage', Json> | null;
  variables: Generated<JsonColumn<'calls.variables', JsonObject>>;
  voicemail: JsonColumn<'calls.voicemail', Json> | null;
  waveform: number[] | null;
  workspace_id: string;
}

export interface CampaignContactsTable {
  attempts: Generated<number>;
  campaign_id: string;
  id: string;
  last_call_id: string | null;
  last_outcome: string | null;
  next_attempt_at: Timestamp | null;
  position: number;
  retry_at: Timestamp | null;
  round_attempts: Generated<number>;
  skip_reason: 'dnc' | 'duplicate' | 'invalid' | 'window_closed' | null;
  status: Generated<'pending' | 'dialing' | 'retry_scheduled' | 'completed' | 'failed' | 'skipped' | 'canceled'>;
  time_zone: string | null;
  to_number: string;
  updated_at: Generated<Timestamp>;
  upload: number;
  variables: Generated<JsonColumn<'campaign_contacts.variables', JsonObject>>;
  workspace_id: string;
}

export interface CampaignDialsTable {
  attempt: number;
  call_id: string | null;
  campaign_id: string;
  contact_id: string;
  created_at: Generated<Timestamp>;
  leg_micros: number | null;
  outcome: string | null;
  round: number;
  settled_at: Timestamp | null;
  workspace_id: string;
}

export interface CampaignPlanWaitsTable {
  asked_at: Generated<Timestamp>;
  campaign_id: string;
  since: Generated<Timestamp>;
  woken: Generated<boolean>;
  workspace_id: string;
}

export interface CampaignStatsTable {
  answered: Generated<number>;
  attempts: Generated<number>;
  campaign_id: string;
  canceled: Generated<number>;
  completed: Generated<number>;
  cost_micros: Generated<number>;
  dialing: Generated<number>;
  failed: Generated<number>;
  outcomes: Generated<JsonColumn<'campaign_stats.outcomes', JsonObject>>;
  pending: Generated<number>;
  retry_scheduled: Generated<number>;
  skipped: Generated<number>;
  talk_ms: Generated<number>;
  workspace_id: string;
}

export interface CampaignThrottlesTable {
  concurrency: number;
  dials_per_second: number;
  id: string;
  paused: Generated<boolean>;
  workspace_id: string;
}

export interface CampaignsTable {
  agent_id: string | null;
  breaker_since: Timestamp | null;
  circuit_breaker: JsonColumn<'campaigns.circuit_breaker', Json> | null;
  completed_at: Timestamp | null;
  concurrency: number;
  contacts_removed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  default_country: string | null;
  deleted_at: Timestamp | null;
  dials_per_second: number;
  from_numbers: Generated<string[]>;
  id: string;
  live_agent_id: Computed<string | null>;
  name: string;
  next_dial_at: Timestamp | null;
  pause_detail: string | null;
  pause_reason: 'manual' | 'circuit_breaker' | 'insufficient_funds' | 'provider_error' | 'restored' | null;
  retry: Generated<JsonColumn<'campaigns.retry', JsonObject>>;
  round: Generated<number>;
  scheduled_at: Timestamp | null;
  started_at: Timestamp | null;
  status: Generated<'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'>;
  stored_bytes: Generated<number>;
  time_zone: Generated<string>;
  updated_at: Generated<Timestamp>;
  upload_id: string | null;
  upload_leased_until: Timestamp | null;
  uploads_ready: Generated<number>;
  variable_names: Generated<string[]>;
  voicemail: JsonColumn<'campaigns.voicemail', Json> | null;
  windows: Generated<JsonColumn<'campaigns.windows', Json[]>>;
  workspace_id: string;
}

export interface CarrierThrottlesTable {
  key: string;
  next_at: Timestamp;
  set_at: Timestamp | null;
}

export interface ClientEventsTable {
  id: Computed<number>;
  name: string;
  occurred_at: Timestamp;
  page: string | null;
  properties: JsonColumn<'client_events.properties', Json>;
  received_at: Generated<Timestamp>;
}

export interface ClonedVoicesTable {
  consent: string;
  consent_by: string;
  created_at: Generated<Timestamp>;
  description: string;
  gender: 'female' | 'male' | 'neutral';
  id: string;
  key_provider: Computed<string | null>;
  name: string;
  provider: string;
  source: 'platform' | 'own';
  vendor_voice_id: string;
  workspace_id: string;
}

export interface ContactMessagesTable {
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  message: string;
  name: string | null;
  subject: string | null;
}

export interface CountrySpendTable {
  country: string;
  held_micros: Generated<number>;
  spent_micros: Generated<number>;
  spent_on: string;
  workspace_id: string;
}

export interface DatabaseIdentityTable {
  changed_at: Generated<Timestamp>;
  identity: string;
  restored_at: Timestamp | null;
  singleton: Generated<boolean>;
}

export interface DeliveriesTable {
  agent_id: string | null;
  attempts: Generated<number>;
  call_id: string | null;
  created_at: Generated<Timestamp>;
  dead_at: Computed<Timestamp | null>;
  event: string;
  event_id: string;
  finished_at: Timestamp | null;
  id: string;
  last_answer: string | null;
  last_at: Timestamp | null;
  last_duration_ms: number | null;
  last_error: string | null;
  last_status: number | null;
  next_attempt_at: Timestamp | null;
  status: Generated<'pending' | 'retrying' | 'succeeded' | 'rejected' | 'dead_letter' | 'canceled'>;
  unusual_status: Computed<string | null>;
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

export interface DeliveryQueueTable {
  attempts: Generated<number>;
  delivery_id: string;
  due_at: Timestamp;
  event_id: string;
  lease: string | null;
  leased_until: Timestamp | null;
  round_attempts: Generated<number>;
  round_started_at: Timestamp | null;
  webhook_id: string;
  workspace_id: string;
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

export interface FinishedSignInsTable {
  expires_at: Timestamp;
  hash: Buffer;
}

export interface FunctionSecretsTable {
  agent_id: string;
  function_id: string;
  next_secret_sealed: string | null;
  rotation_expires_at: Timestamp | null;
  secret_sealed: string;
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
  principal: string | null;
  route: string;
  sealed: Generated<boolean>;
  status: number | null;
  ulid: string;
  workspace_id: string;
}

export interface IdentitiesTable {
  created_at: Generated<Timestamp>;
  email: string | null;
  id: string;
  issuer: string;
  last_used_at: Timestamp | null;
  subject: string;
  user_id: string;
}

export interface InvitationsTable {
  accepted_by: string | null;
  closed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  id: string;
  invited_by: string | null;
  role: 'owner' | 'admin' | 'member' | 'viewer';
  status: Generated<'pending' | 'accepted' | 'revoked'>;
  token_hash: Buffer;
  workspace_id: string;
}

export interface KnowledgeBasesTable {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: string;
  indexed_at: Timestamp | null;
  max_chars: number;
  name: string;
  number: Computed<number>;
  overlap_chars: number;
  refresh_interval_seconds: number | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface KnowledgeChunksTable {
  edition: number;
  embedder: string;
  hash: string;
  heading: string | null;
  id: string;
  knowledge_base_id: string;
  position: number;
  source_id: string;
  text: string;
  title: string | null;
  url: string | null;
  words: string[];
  workspace_id: string;
}

export interface KnowledgeSourcesTable {
  bytes: Generated<number>;
  chunks: Generated<number>;
  content: string | null;
  content_hash: string | null;
  content_type: string | null;
  crawl: JsonColumn<'knowledge_sources.crawl', Json> | null;
  created_at: Generated<Timestamp>;
  draft: Generated<number>;
  draft_at: Timestamp | null;
  edition: Generated<number>;
  embedder: string | null;
  error_code: string | null;
  error_detail: string | null;
  file_name: string | null;
  id: string;
  knowledge_base_id: string;
  last_fetched_at: Timestamp | null;
  metadata: Generated<JsonColumn<'knowledge_sources.metadata', JsonObject>>;
  next_refresh_at: Timestamp | null;
  pages: Generated<number>;
  status: Generated<'pending' | 'processing' | 'ready' | 'failed'>;
  storage_key: string | null;
  stored_bytes: Generated<number>;
  type: 'text' | 'url' | 'file';
  updated_at: Generated<Timestamp>;
  url: string | null;
  workspace_id: string;
}

export interface KnowledgeVectorsTable {
  base_number: number;
  chunk_id: string;
  edition: number;
  embedding: string;
  source_id: string;
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
  kind: 'free_balance' | 'topup' | 'call' | 'refund' | 'dispute' | 'number_rent' | 'number_refund';
  payment_id: string | null;
  period_start: Timestamp | null;
  phone_number_id: string | null;
  workspace_id: string;
}

export interface LiveAgentsTable {
  agent_id: string;
  workspace_id: string;
}

export interface LoginAttemptsTable {
  blocked_until: Timestamp | null;
  failures: Generated<number>;
  ip: string | null;
  key: Buffer;
  last_at: Generated<Timestamp>;
  succeeded_at: Timestamp | null;
  unaudited: Generated<number>;
  user_id: string | null;
}

export interface MailsTable {
  content_sealed: string | null;
  created_at: Generated<Timestamp>;
  failure: string | null;
  finished_at: Timestamp | null;
  id: string;
  kind: string;
  recipient: string;
  status: Generated<'pending' | 'sent' | 'failed'>;
  workspace_id: string | null;
}

export interface MembersTable {
  created_at: Generated<Timestamp>;
  role: 'owner' | 'admin' | 'member' | 'viewer';
  user_id: string;
  workspace_id: string;
}

export interface MonitorTokensTable {
  actor_id: string;
  actor_kind: string;
  call_id: string;
  credential_id: string | null;
  expires_at: Timestamp;
  initial_mode: 'listen' | 'whisper' | 'barge';
  mode: 'listen' | 'whisper' | 'barge';
  token_hash: Buffer;
  workspace_id: string;
}

export interface NewsletterSubscribersTable {
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string | null;
  ended_at: Timestamp | null;
  id: string;
  mails: Generated<number>;
  mails_since: Generated<Timestamp>;
  status: Generated<'pending' | 'confirmed' | 'ended'>;
  token: string;
}

export interface OnwardLegsTable {
  answered_at: Timestamp | null;
  call_id: string | null;
  carrier: string;
  created_at: Generated<Timestamp>;
  direction: 'inbound' | 'outbound';
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: string;
  kind: 'transfer' | 'warm' | 'forward';
  left_at: Timestamp | null;
  limit_seconds: number;
  phone_number_id: string;
  ref: string | null;
  requested_at: Timestamp | null;
  to_number: string;
  workspace_id: string;
}

export interface PasswordResetsTable {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: string;
}

export interface PaymentMethodsTable {
  customer: string;
  method: string;
  provider: string;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface PaymentsTable {
  amount_micros: number;
  automatic: Generated<boolean>;
  created_at: Generated<Timestamp>;
  disputed_at: Timestamp | null;
  disputed_micros: Generated<number>;
  failure: string | null;
  finished_at: Timestamp | null;
  id: string;
  look_at: Generated<Timestamp>;
  pay_url: string | null;
  provider: string;
  receipt_url: string | null;
  reference: string | null;
  refunded_micros: Generated<number>;
  request: Generated<JsonColumn<'payments.request', JsonObject>>;
  reversal_changes: Generated<number>;
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
  account: JsonColumn<'phone_numbers.account', Json> | null;
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
  inbound_webhook_next_secret_sealed: string | null;
  inbound_webhook_rotation_expires_at: Timestamp | null;
  inbound_webhook_secret_sealed: string | null;
  inbound_webhook_url: string | null;
  monthly_micros: Generated<number>;
  nickname: string | null;
  number: string;
  proven: Generated<boolean>;
  released_at: Timestamp | null;
  rented_until: Timestamp | null;
  status: Generated<'pending' | 'active' | 'suspended' | 'released'>;
  suspended_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface ProviderCredentialsTable {
  created_at: Generated<Timestamp>;
  key_hint: string;
  key_sealed: string;
  provider: string;
  updated_at: Generated<Timestamp>;
  verified_at: Timestamp;
  version: string;
  workspace_id: string;
}

export interface RateCountsTable {
  count: number;
  ends_at: Timestamp;
  key: string;
}

export interface RecoveryCodesTable {
  hash: Buffer;
  user_id: string;
}

export interface RefreshTokensTable {
  created_at: Generated<Timestamp>;
  hash: Buffer;
  session_id: string;
  successor_sealed: string | null;
  superseded_at: Timestamp | null;
}

export interface RetentionClockTable {
  finished_at: Timestamp | null;
  seen_at: Timestamp;
  settles_at: Timestamp;
  singleton: Generated<boolean>;
}

export interface RetentionRunsTable {
  finished_at: Timestamp;
  singleton: Generated<boolean>;
}

export interface RtcTokensTable {
  call_id: string;
  credential_id: string | null;
  expires_at: Timestamp;
  token_hash: Buffer;
  workspace_id: string;
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
  metadata: Generated<JsonColumn<'schedules.metadata', JsonObject>>;
  misfire_grace_seconds: number;
  next_run_at: Timestamp | null;
  rrule: string | null;
  starts_at: string | null;
  status: Generated<'scheduled' | 'paused' | 'running' | 'completed' | 'failed' | 'canceled'>;
  status_reason: string | null;
  time_zone: string | null;
  to_number: string;
  updated_at: Generated<Timestamp>;
  variables: Generated<JsonColumn<'schedules.variables', JsonObject>>;
  workspace_id: string;
}

export interface SchemaMigrationsTable {
  applied_at: Generated<Timestamp>;
  name: string;
  sha256: string;
}

export interface SecondFactorsTable {
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  last_step: number | null;
  secret_sealed: string;
  user_id: string;
}

export interface SessionsTable {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  ip: string | null;
  last_used_at: Generated<Timestamp>;
  last_used_ip: string | null;
  revoked_at: Timestamp | null;
  second_factor: 'totp' | 'recovery_code' | 'provider' | null;
  user_agent: string | null;
  user_id: string;
  workspace_id: string;
}

export interface SiteDaysTable {
  count: number;
  day: string;
  kind: 'contact' | 'newsletter' | 'event';
}

export interface SourcePagesTable {
  page: JsonColumn<'source_pages.page', Json>;
  part: number;
  position: number;
  source_id: string;
  workspace_id: string;
}

export interface SourceReadingsTable {
  draft: number;
  embedder: string;
  frontier: JsonColumn<'source_readings.frontier', Json> | null;
  source_id: string;
  workspace_id: string;
}

export interface SourceTurnsTable {
  attempts: Generated<number>;
  requested: Generated<number>;
  source_id: string;
  state: 'waiting' | 'queued' | 'reading';
  turn_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface StorageUseTable {
  contacts_bytes: Generated<number>;
  documents_bytes: Generated<number>;
  recordings_bytes: Generated<number>;
  workspace_id: string;
}

export interface TestCasesTable {
  agent_id: string;
  agent_version: number | null;
  created_at: Generated<Timestamp>;
  definition: JsonColumn<'test_cases.definition', Json>;
  from_call_id: string | null;
  id: string;
  name: string;
  tags: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface TestRecordingsTable {
  audio: Buffer;
  created_at: Generated<Timestamp>;
  position: number;
  run_id: string;
  sample: number;
  workspace_id: string;
}

export interface TestResultsTable {
  cost_micros: number;
  created_at: Generated<Timestamp>;
  duration_ms: number;
  outcome: JsonColumn<'test_results.outcome', Json>;
  position: number;
  recording_omitted: 'storage_full' | 'run_full' | null;
  run_id: string;
  sample: number;
  status: 'passed' | 'failed' | 'error';
  timeline: JsonColumn<'test_results.timeline', Json>;
  transcript: JsonColumn<'test_results.transcript', Json>;
  workspace_id: string;
}

export interface TestRunCasesTable {
  agent_id: string;
  agent_version: number;
  case_id: string;
  definition: JsonColumn<'test_run_cases.definition', Json>;
  from_call_id: string | null;
  name: string;
  position: number;
  run_id: string;
  workspace_id: string;
}

export interface TestRunsTable {
  baseline_run_id: string | null;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  error: string | null;
  id: string;
  line: 'text' | 'audio' | null;
  parallel: number;
  samples: number;
  seed: number;
  selection: JsonColumn<'test_runs.selection', Json>;
  started_at: Timestamp | null;
  status: Generated<'queued' | 'running' | 'completed' | 'failed' | 'canceled'>;
  workspace_id: string;
}

export interface UsageChangesTable {
  call_id: string | null;
  hour: Timestamp | null;
  id: Computed<number>;
  workspace_id: string;
}

export interface UsageDaysTable {
  calls: number;
  cost_micros: number;
  duration_ms: number;
  grouped_by: string;
  key: string | null;
  llm_input_tokens: number;
  llm_output_tokens: number;
  messages: number;
  start: Timestamp;
  tts_characters: number;
  workspace_id: string;
}

export interface UsageHoursTable {
  calls: number;
  cost_micros: number;
  duration_ms: number;
  grouped_by: string;
  key: string | null;
  llm_input_tokens: number;
  llm_output_tokens: number;
  messages: number;
  start: Timestamp;
  tts_characters: number;
  workspace_id: string;
}

export interface UsersTable {
  created_at: Generated<Timestamp>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  name: string;
  password_hash: string | null;
  time_zone: Generated<string>;
  updated_at: Generated<Timestamp>;
}

export interface VoiceProcessesTable {
  capacity: number | null;
  configured: number | null;
  owner: string;
  reason: 'busy' | 'late' | 'paused' | 'draining' | null;
  seen_at: Generated<Timestamp>;
  url: string;
}

export interface WalletHoldsTable {
  agent_id: string | null;
  billed: Generated<boolean>;
  call_id: string;
  chat_settled_at: Computed<Timestamp | null>;
  countries: Generated<JsonColumn<'wallet_holds.countries', JsonObject>>;
  created_at: Generated<Timestamp>;
  held_micros: number;
  items: Generated<JsonColumn<'wallet_holds.items', Json[]>>;
  movement_id: string | null;
  prices: Generated<JsonColumn<'wallet_holds.prices', Json[]>>;
  settled_at: Timestamp | null;
  sms_count: Generated<number>;
  sms_micros: Generated<number>;
  sms_segments: Generated<number>;
  total_micros: number | null;
  workspace_id: string;
}

export interface WalletsTable {
  daily_cap_micros: number | null;
  held_micros: Generated<number>;
  low_balance_micros: number | null;
  monthly_cap_micros: number | null;
  operator_cap_micros: number | null;
  posted_micros: Generated<number>;
  prepaid: Generated<boolean>;
  provisional_cap_micros: number | null;
  provisional_until: Timestamp | null;
  spent_day_micros: Generated<number>;
  spent_month_micros: Generated<number>;
  spent_on: string | null;
  topup_amount_micros: number | null;
  topup_set_at: Generated<Timestamp>;
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
  format: Generated<'parley' | 'retell'>;
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

export interface WidgetDaysTable {
  calls: Generated<number>;
  chat_micros: Generated<number>;
  day: string;
  messages: Generated<number>;
  widget_id: string;
  workspace_id: string;
}

export interface WidgetMessagesTable {
  cost_micros: Generated<number>;
  created_at: Generated<Timestamp>;
  id: string;
  llm_input_tokens: Generated<number>;
  llm_output_tokens: Generated<number>;
  position: number;
  role: 'agent' | 'user';
  session_id: string;
  text: string;
  tools: Generated<string[]>;
  workspace_id: string;
}

export interface WidgetSessionsTable {
  address: string | null;
  answering_until: Timestamp | null;
  call_id: string | null;
  created_at: Generated<Timestamp>;
  id: string;
  last_message_at: Timestamp | null;
  message_count: Generated<number>;
  messages_removed_at: Timestamp | null;
  mode: 'chat' | 'voice';
  origin: string | null;
  token_hash: Buffer;
  widget_id: string;
  workspace_id: string;
}

export interface WidgetsTable {
  agent_id: string;
  allowed_domains: Generated<string[]>;
  budget_micros: number | null;
  created_at: Generated<Timestamp>;
  greeting: string | null;
  id: string;
  modes: string[];
  name: string;
  status: Generated<'active' | 'disabled'>;
  theme: Generated<JsonColumn<'widgets.theme', JsonObject>>;
  title: string | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface WorkerHeartbeatsTable {
  beat_at: Generated<Timestamp>;
  process: string;
  started_at: Generated<Timestamp>;
  worker_id: string;
}

export interface WorkspaceChangesTable {
  agent_id: string | null;
  at: Generated<Timestamp>;
  data: JsonColumn<'workspace_changes.data', Json>;
  position: Generated<number>;
  type: string;
  workspace_id: string;
  written_in: Generated<string>;
}

export interface WorkspacesTable {
  calling_hours: Generated<JsonColumn<'workspaces.calling_hours', Json[]>>;
  concurrent_calls: number | null;
  created_at: Generated<Timestamp>;
  id: string;
  name: string;
  own_concurrent_calls: number | null;
  privacy: Generated<JsonColumn<'workspaces.privacy', JsonObject>>;
  require_second_factor: Generated<boolean>;
  storage_quota_bytes: number | null;
  time_zone: Generated<string>;
}

export interface DB {
  agent_functions: AgentFunctionsTable;
  agent_knowledge_bases: AgentKnowledgeBasesTable;
  agent_versions: AgentVersionsTable;
  agents: AgentsTable;
  analytics_backfill: AnalyticsBackfillTable;
  analytics_calls: AnalyticsCallsTable;
  analytics_changes: AnalyticsChangesTable;
  analytics_days: AnalyticsDaysTable;
  analytics_groups: AnalyticsGroupsTable;
  analytics_quarters: AnalyticsQuartersTable;
  analytics_zones: AnalyticsZonesTable;
  api_keys: ApiKeysTable;
  audit_log: AuditLogTable;
  availability_hours: AvailabilityHoursTable;
  brand_domains: BrandDomainsTable;
  brand_logos: BrandLogosTable;
  brands: BrandsTable;
  call_analyses: CallAnalysesTable;
  call_commands: CallCommandsTable;
  call_drafts: CallDraftsTable;
  call_erasures: CallErasuresTable;
  call_events: CallEventsTable;
  call_legs: CallLegsTable;
  call_words: CallWordsTable;
  calls: CallsTable;
  campaign_contacts: CampaignContactsTable;
  campaign_dials: CampaignDialsTable;
  campaign_plan_waits: CampaignPlanWaitsTable;
  campaign_stats: CampaignStatsTable;
  campaign_throttles: CampaignThrottlesTable;
  campaigns: CampaignsTable;
  carrier_throttles: CarrierThrottlesTable;
  client_events: ClientEventsTable;
  cloned_voices: ClonedVoicesTable;
  contact_messages: ContactMessagesTable;
  country_spend: CountrySpendTable;
  database_identity: DatabaseIdentityTable;
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  delivery_queue: DeliveryQueueTable;
  dnc_numbers: DncNumbersTable;
  events: EventsTable;
  finished_sign_ins: FinishedSignInsTable;
  function_secrets: FunctionSecretsTable;
  idempotency_keys: IdempotencyKeysTable;
  identities: IdentitiesTable;
  invitations: InvitationsTable;
  knowledge_bases: KnowledgeBasesTable;
  knowledge_chunks: KnowledgeChunksTable;
  knowledge_sources: KnowledgeSourcesTable;
  knowledge_vectors: KnowledgeVectorsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_movements: LedgerMovementsTable;
  live_agents: LiveAgentsTable;
  login_attempts: LoginAttemptsTable;
  mails: MailsTable;
  members: MembersTable;
  monitor_tokens: MonitorTokensTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  onward_legs: OnwardLegsTable;
  password_resets: PasswordResetsTable;
  payment_methods: PaymentMethodsTable;
  payments: PaymentsTable;
  phone_number_agents: PhoneNumberAgentsTable;
  phone_numbers: PhoneNumbersTable;
  provider_credentials: ProviderCredentialsTable;
  rate_counts: RateCountsTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  retention_clock: RetentionClockTable;
  retention_runs: RetentionRunsTable;
  rtc_tokens: RtcTokensTable;
  schedule_runs: ScheduleRunsTable;
  schedules: SchedulesTable;
  schema_migrations: SchemaMigrationsTable;
  second_factors: SecondFactorsTable;
  sessions: SessionsTable;
  site_days: SiteDaysTable;
  source_pages: SourcePagesTable;
  source_readings: SourceReadingsTable;
  source_turns: SourceTurnsTable;
  storage_use: StorageUseTable;
  test_cases: TestCasesTable;
  test_recordings: TestRecordingsTable;
  test_results: TestResultsTable;
  test_run_cases: TestRunCasesTable;
  test_runs: TestRunsTable;
  usage_changes: UsageChangesTable;
  usage_days: UsageDaysTable;
  usage_hours: UsageHoursTable;
  users: UsersTable;
  voice_processes: VoiceProcessesTable;
  wallet_holds: WalletHoldsTable;
  wallets: WalletsTable;
  webhooks: WebhooksTable;
  widget_days: WidgetDaysTable;
  widget_messages: WidgetMessagesTable;
  widget_sessions: WidgetSessionsTable;
  widgets: WidgetsTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  workspace_changes: WorkspaceChangesTable;
  workspaces: WorkspacesTable;
}
