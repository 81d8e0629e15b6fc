// Types of requests, responses and events.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

import type { Upload } from './runtime/bodies.ts';

/** A voice agent. */
export interface Agent {
  /** Identifier, prefix `agent_`. */
  agent_id: string;
  /** Display name. */
  agent_name: string;
  /**
   * A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
   * has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps the voice it has.
   */
  voice_id: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language: string;
  response_engine: ResponseEngine;
  /** Linked knowledge bases. */
  knowledge_base_ids: string[];
  /**
   * Address that receives call events. Changing it keeps the secret; clearing it with null and setting
   * an address later creates a new secret.
   */
  webhook_url: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events: EventName[];
  /** Spoken when the call opens; null: the agent waits for the other side. */
  greeting: string | null;
  /** Functions that the agent can use. */
  functions: AgentFunction[];
  tags: Tags;
  /** Folder shown in the dashboard. */
  folder: string | null;
  interruption: Interruption;
  endpointing: Endpointing;
  inactivity: Inactivity;
  /** Longest call, in seconds; then the agent ends the call politely. Default 3600. */
  max_duration_seconds: number;
  /** How long the phone rings, in seconds. Default 30. */
  ring_timeout_seconds: number;
  /**
   * Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
   * other agents pass. Default null: no limit of its own.
   */
  max_concurrent_calls: number | null;
  voicemail: Voicemail;
  recording: RecordingSettings;
  privacy: PrivacySettings;
  /** JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
  extraction: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id: string | null;
  variables: Variables;
  /** Secret that signs deliveries. Present only in the response that created it. */
  webhook_secret?: string;
  /**
   * What is accepted and probably not meant. Present only in the response to a creation or a change, if
   * there is any.
   */
  warnings?: AgentWarning[];
  /** Version number; each change increments it. */
  version: number;
  /**
   * The version that new calls begin with; null: the newest one, so that each change is live at once.
   * See POST /v1/agents/{id}/publish.
   */
  published_version: number | null;
  /** When it was created. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/** A new agent. */
export interface AgentCreate {
  /** Display name. */
  agent_name: string;
  /**
   * A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
   * has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps the voice it has.
   */
  voice_id: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language?: string;
  response_engine: ResponseEngineInput;
  /** Linked knowledge bases. */
  knowledge_base_ids?: string[];
  /**
   * Address that receives call events. Changing it keeps the secret; clearing it with null and setting
   * an address later creates a new secret.
   */
  webhook_url?: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events?: EventName[];
  /** Spoken when the call opens; null: the agent waits for the other side. */
  greeting?: string | null;
  /**
   * Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can
   * have at most 32 KiB each and 64 KiB together.
   */
  functions?: AgentFunctionCreate[];
  tags?: Tags;
  /** Folder shown in the dashboard. */
  folder?: string | null;
  interruption?: InterruptionInput;
  endpointing?: EndpointingInput;
  inactivity?: InactivityInput;
  /** Longest call, in seconds; then the agent ends the call politely. Default 3600. */
  max_duration_seconds?: number;
  /** How long the phone rings, in seconds. Default 30. */
  ring_timeout_seconds?: number;
  /**
   * Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
   * other agents pass. Default null: no limit of its own.
   */
  max_concurrent_calls?: number | null;
  voicemail?: VoicemailInput;
  recording?: RecordingSettingsInput;
  privacy?: PrivacySettingsInput;
  /** JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
  extraction?: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  variables?: Variables;
}

/**
 * Fields that one conversation uses in place of those of the agent's newest version, published or not;
 * with no field it tries that version as it is. Nothing is saved: updateAgent takes the same fields to
 * keep them. Functions, privacy and what happens outside of a conversation are those of the saved
 * version.
 */
export interface AgentDraft {
  /** A voice that speaks the agent's language. */
  voice_id?: string;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  /** A code from GET /v1/languages that the voice supports. */
  language?: string;
  response_engine?: ResponseEngineUpdate;
  /** Knowledge bases that it answers from. */
  knowledge_base_ids?: string[];
  /** Spoken when the call opens; null: the agent waits for the other side. */
  greeting?: string | null;
  /** Merged name by name into the variables of the agent. */
  variables?: { [name: string]: string | number | boolean | null };
  interruption?: InterruptionInput;
  endpointing?: EndpointingInput;
  inactivity?: InactivityInput;
  /** Longest call, in seconds; null: the default. */
  max_duration_seconds?: number | null;
  recording?: RecordingSettingsInput;
}

/** Name of the copy. */
export interface AgentDuplicate {
  /** Default: the name followed by " (copy)". */
  agent_name?: string;
}

/** A function that the agent can use. */
export interface AgentFunction {
  /** Identifier, prefix `fn_`. */
  id: string;
  /** The variant. */
  type: "webhook" | "transfer_call" | "end_call" | "dtmf" | "mcp" | "send_sms";
  /** Name that the model uses to call it. */
  name: string;
  /**
   * webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For
   * humans; the model receives the descriptions of the tools.
   */
  description: string;
  /** webhook: JSON Schema of the arguments; an update replaces it as a whole. */
  parameters?: { [name: string]: unknown };
  /** webhook: the address. */
  url?: string;
  /**
   * webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run
   * of a tool. Default 10000.
   */
  timeout_ms?: number;
  /** webhook: Spoken while the function runs. mcp: Spoken while a tool runs. */
  filler?: string | null;
  /** transfer_call: the number; absent when the model chooses it. */
  to?: string;
  allowed_destinations?: AllowedDestinations;
  /** transfer_call: Spoken before the transfer. end_call: Spoken before the call ends. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from
   * the model, or else a summary of the conversation.
   */
  briefing?: string | null;
  /** mcp: Names of the tools that can be used; null: all. An update replaces the list. */
  allowed_tools?: string[] | null;
  /** webhook: names of the stored headers. */
  header_names?: string[];
  /** webhook: secret that signs the requests. Present only in the response that created it. */
  signing_secret?: string;
  /**
   * mcp: what the server answered. Present only in the response to a creation or a change of the
   * function.
   */
  server?: McpServerCheck;
  /** When it was added. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/** A new function. */
export type AgentFunctionCreate = WebhookFunctionCreate | TransferCallFunctionCreate | EndCallFunctionCreate | DtmfFunctionCreate | McpFunctionCreate | SendSmsFunctionCreate;

/** A page of functions. */
export interface AgentFunctionPage {
  /** Oldest first. */
  data: AgentFunction[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** What a function was given in a call, and what it answered. */
export interface AgentFunctionRun {
  /** The call. */
  call_id: string;
  /** Number of the run on the timeline of the call. */
  sequence: number;
  at: Timestamp;
  /** Name of the function then; of an MCP function, of the tool. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether it succeeded. */
  ok: boolean;
  /** Result returned to the model; with `ok` false, the error that it got instead. */
  result: unknown;
  /** Milliseconds that it took. */
  duration_ms: number;
}

/** A page of runs of a function. */
export interface AgentFunctionRunPage {
  /** Newest first. */
  data: AgentFunctionRun[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Fields to change. */
export interface AgentFunctionUpdate {
  name?: FunctionName;
  /**
   * webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For
   * humans; the model receives the descriptions of the tools.
   */
  description?: string;
  /** webhook: JSON Schema of the arguments; an update replaces it as a whole. */
  parameters?: { [name: string]: unknown } | null;
  url?: HttpUrl;
  /**
   * Request headers, for example Authorization. An update replaces all of them. Values are not returned
   * again.
   */
  headers?: { [name: string]: string } | null;
  /**
   * webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run
   * of a tool. Default 10000.
   */
  timeout_ms?: number | null;
  /** webhook: Spoken while the function runs. mcp: Spoken while a tool runs. */
  filler?: string | null;
  /**
   * transfer_call: The number, in E.164. null: the model chooses one of `allowed_destinations`; without
   * that list it can choose any number, which requires admin scope (403 `forbidden_scope`). Required
   * without `allowed_destinations`.
   */
  to?: string | null;
  allowed_destinations?: AllowedDestinations;
  /** transfer_call: Spoken before the transfer. end_call: Spoken before the call ends. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from
   * the model, or else a summary of the conversation.
   */
  briefing?: string | null;
  /** mcp: Names of the tools that can be used; null: all. An update replaces the list. */
  allowed_tools?: string[] | null;
}

/** An agent as a model of OpenAI's interface. */
export interface AgentModel {
  /** Id of the agent. */
  id: string;
  /** The kind of object. */
  object: "model";
  /** When the agent was created, in seconds since 1970. */
  created: number;
  /** Id of the workspace. */
  owned_by: string;
  /** Name of the agent, which `model` also takes. */
  name: string;
}

/** Agents as models of OpenAI's interface. */
export interface AgentModelList {
  /** The kind of object. */
  object: "list";
  /** Newest first. */
  data: AgentModel[];
  /** Whether older agents are left out. */
  has_more: boolean;
}

/** A page of agents. */
export interface AgentPage {
  /** Newest first. */
  data: Agent[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** What to publish; without a body, the newest version. */
export interface AgentPublish {
  /** Number of the version; null: no version, so that each change is live at once. Default: the newest. */
  version?: number | null;
  /** Publishes the version even if something in it no longer exists. Default: false. */
  force?: boolean;
}

/** The fields to change; null restores the default. */
export interface AgentUpdate {
  /** Display name. */
  agent_name?: string;
  /**
   * A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
   * has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps the voice it has.
   */
  voice_id?: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language?: string | null;
  response_engine?: ResponseEngineUpdate;
  /** Linked knowledge bases. */
  knowledge_base_ids?: string[] | null;
  /**
   * Address that receives call events. Changing it keeps the secret; clearing it with null and setting
   * an address later creates a new secret.
   */
  webhook_url?: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events?: EventName[] | null;
  /** Spoken when the call opens; null: the agent waits for the other side. */
  greeting?: string | null;
  /**
   * Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can
   * have at most 32 KiB each and 64 KiB together.
   */
  functions?: AgentFunctionCreate[] | null;
  /** Labels. */
  tags?: string[] | null;
  /** Folder shown in the dashboard. */
  folder?: string | null;
  /** When speech of the other side interrupts the agent. Merged field by field. */
  interruption?: InterruptionInput | null;
  /** How much silence ends an utterance of the other side. Merged field by field. */
  endpointing?: EndpointingInput | null;
  /** What happens while both sides are silent. Merged field by field. */
  inactivity?: InactivityInput | null;
  /** Longest call, in seconds; then the agent ends the call politely. Default 3600. */
  max_duration_seconds?: number | null;
  /** How long the phone rings, in seconds. Default 30. */
  ring_timeout_seconds?: number | null;
  /**
   * Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
   * other agents pass. Default null: no limit of its own.
   */
  max_concurrent_calls?: number | null;
  /** What to do when an answering machine answers. Merged field by field. */
  voicemail?: VoicemailInput | null;
  /** Whether calls are recorded, and the disclosure about it. Merged field by field. */
  recording?: RecordingSettingsInput | null;
  /** What is redacted and what is kept of the conversations of an agent. Merged field by field. */
  privacy?: PrivacySettingsInput | null;
  /** JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
  extraction?: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  /** Merged name by name. */
  variables?: { [name: string]: string | number | boolean | null } | null;
}

/** A version of an agent, without its content. */
export interface AgentVersion {
  /** Number of the version. */
  version: number;
  created_at: Timestamp;
  /** The user who made the change, or who created the key that did; null: the service itself. */
  created_by: string | null;
  /** Names of the fields that changed; `created` in the first version. */
  changed: string[];
  /** Whether it is the published version. */
  published: boolean;
  /** Whether new calls begin with it. It is the published version, or without one the newest. */
  live: boolean;
}

/** One value that differs. */
export interface AgentVersionChange {
  /**
   * JSON Pointer to the value. Functions are found by their names: `/functions/lookup_order/url`. A list
   * is one value.
   */
  pointer: string;
  /** What happened to the value from `before` to `after`. */
  kind: "added" | "removed" | "changed";
  /** The value in the version that is compared with; null if it has none. */
  before: unknown;
  /** The value in this version; null if it has none. */
  after: unknown;
  /** Whether the values are secret: header values and signing secrets differ, and are not shown. */
  hidden: boolean;
}

/** A version of an agent with its content. */
export interface AgentVersionDetail {
  /** Number of the version. */
  version: number;
  created_at: Timestamp;
  /** The user who made the change, or who created the key that did; null: the service itself. */
  created_by: string | null;
  /** Names of the fields that changed; `created` in the first version. */
  changed: string[];
  /** Whether it is the published version. */
  published: boolean;
  /** Whether new calls begin with it. It is the published version, or without one the newest. */
  live: boolean;
  agent: Agent;
  /**
   * Knowledge bases, voices and models of the version that no longer exist. While there are any,
   * publishing it needs `force`.
   */
  missing: AgentWarning[];
  /** The differences from `compare_to` to this version; null without `compare_to`. */
  diff: AgentVersionDiff | null;
}

/** How one version of an agent differs from another. */
export interface AgentVersionDiff {
  /** Number of the version that `before` is of. */
  compare_to: number;
  /** Each value that differs; empty if none does. */
  changes: AgentVersionChange[];
}

/** A page of versions. */
export interface AgentVersionPage {
  /** Newest first. */
  data: AgentVersion[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Something in an agent that is accepted and probably not meant. */
export interface AgentWarning {
  /** JSON Pointer to the field in the agent. */
  pointer: string;
  /** Which one it is. More codes may be added. */
  code: "empty_prompt" | "malformed_variable" | "mcp_server_failed" | "mcp_tools_missing" | "missing_knowledge_base" | "unclosed_variable" | "unknown_model" | "unknown_variable" | "unknown_voice";
  /** What callers would notice, and what to do. */
  detail: string;
}

/**
 * transfer_call: the numbers from which the model can choose when `to` is null. The model receives the
 * list, and the description can say what each number is for. A call refuses any other number: the
 * model receives the reason, and the timeline records a warning `transfer_refused`. null: no list.
 */
export type AllowedDestinations = E164[] | null;

/** Figures about ended calls. */
export interface Analytics {
  /** As used, at the start of an interval. */
  from: Timestamp;
  /** As used, at the end of an interval. */
  to: Timestamp;
  /** Time zone of the intervals. */
  time_zone: string;
  interval: AnalyticsInterval;
  /** Calls that ended or changed before this time are counted. It is now unless the service is behind. */
  as_of: Timestamp;
  /** False while calls from before an upgrade are still being counted, the newest first. */
  is_complete: boolean;
  /** As asked for. */
  group_by: AnalyticsGroup[];
  /** The intervals, in order; none with `interval=none`. */
  buckets: AnalyticsBucket[];
  /** Of all calls. */
  totals: AnalyticsFigures;
  /** Null without `compare=previous`. */
  previous: AnalyticsPrevious | null;
  /** One without `group_by`. Otherwise most calls first, then by their keys; all other calls last. */
  series: AnalyticsSeries[];
}

/** One interval. */
export interface AnalyticsBucket {
  /** Inclusive. */
  start: Timestamp;
  /** Exclusive. */
  end: Timestamp;
  /** The start in the time zone of the answer. */
  local_start: string;
}

/** Figures of calls. Those of families that were not asked for are absent. A ratio of nothing is null. */
export interface AnalyticsFigures {
  /** Calls that ended. */
  calls: number;
  /** Of these, calls that were answered. */
  answered_calls?: number;
  /** `answered_calls` by `calls`, 0 to 1. */
  answer_rate?: number | null;
  /** Calls with the status `completed`. */
  completed_calls?: number;
  /** Calls with the status `failed`. */
  failed_calls?: number;
  /** Calls by `end_reason`, without those that did not occur. */
  end_reasons?: { [name: string]: number };
  /** Calls whose analysis says that they reached their goal. */
  successful_calls?: number;
  /** Calls whose analysis says that they did not. */
  unsuccessful_calls?: number;
  /** `successful_calls` by both kinds, 0 to 1. Calls without a verdict do not count. */
  success_rate?: number | null;
  /** Calls whose analysis found a positive sentiment. */
  positive_calls?: number;
  /** Calls whose analysis found a neutral sentiment. */
  neutral_calls?: number;
  /** Calls whose analysis found a negative sentiment. */
  negative_calls?: number;
  /** Calls with a rating. */
  rated_calls?: number;
  /** Mean of the ratings, 1 to 5. */
  average_rating?: number | null;
  /** Minutes from answer to hang-up. */
  talk_minutes?: number;
  /** Mean duration of an answered call in seconds. */
  average_talk_seconds?: number | null;
  /** Answers of agents whose response time was measured. */
  turns?: number;
  /** Null without turns. */
  response_times?: ResponseTimes | null;
  /** Cost of the calls, with legs after transfers. */
  cost?: Money;
  /** `cost` by `answered_calls`. */
  cost_per_answered_call?: Money | null;
  /** `cost` by `successful_calls`: what a success costs, with all calls that it took. */
  cost_per_successful_call?: Money | null;
}

/** What series are split by. */
export type AnalyticsGroup = "agent" | "agent_version" | "number" | "campaign" | "direction" | "channel";

/**
 * Length of an interval in local time. Weeks begin on Monday. A day has 23 or 25 hours where the
 * clocks change.
 */
export type AnalyticsInterval = "hour" | "day" | "week" | "month" | "none";

/** The period before. */
export interface AnalyticsPrevious {
  from: Timestamp;
  to: Timestamp;
  /** Of all calls. */
  totals: AnalyticsFigures;
}

/**
 * The calls with one value of what `group_by` names, or all others. Fields that `group_by` does not
 * name are absent.
 */
export interface AnalyticsSeries {
  /** The agent. */
  agent_id?: string | null;
  /** The present name of the agent. */
  agent_name?: string | null;
  /** The version of the agent. */
  agent_version?: number | null;
  /** The number of the workspace; null for calls without one. */
  number?: string | null;
  /** The campaign; null for calls without one. */
  campaign_id?: string | null;
  /** The name of the campaign. */
  campaign_name?: string | null;
  /** `outbound` or `inbound`. */
  direction?: string | null;
  /** `phone` or `web`. */
  channel?: string | null;
  /**
   * Whether these are all calls that no other series has: beyond `limit`, or on a day when the workspace
   * used more than 1000 combinations of agent, version, number, campaign, direction and channel, the
   * last of which are only counted by what is left of them.
   */
  is_other: boolean;
  /** Of the whole period. */
  totals: AnalyticsFigures;
  /** Of the period before; null without `compare=previous`. */
  previous_totals: AnalyticsFigures | null;
  /** One for each of `buckets`. */
  points: AnalyticsFigures[];
}

/** An API key without its value. */
export interface ApiKey {
  /** Identifier, prefix `key_`. */
  id: string;
  /** Label of the key. */
  name: string;
  scope: Scope;
  /** Networks (CIDR) from which the key can be used. An empty list allows any address. */
  allowed_ips: string[];
  /** First characters of the value, to identify the key. */
  prefix: string;
  /** Status of the key. Keys do not expire, but can be revoked. */
  status: "active" | "revoked";
  /** User who created the key. */
  created_by: string;
  last_used_at: NullableTimestamp;
  /** IP address of the client that last used the key. */
  last_used_ip: string | null;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
  /** Id of the key from which this key was created by rotation. */
  predecessor_id: string | null;
}

/** A new key. */
export interface ApiKeyCreate {
  /** Label of the key. */
  name: string;
  /** Permissions of the key. Each scope includes the scopes before it. Default: `write`. */
  scope?: "read-only" | "write" | "admin";
  /**
   * IP addresses and networks (CIDR) from which the key can be used. Requests from other addresses get
   * 403 `ip_not_allowed`. Default: any address.
   */
  allowed_ips?: string[];
}

/** A page of keys. */
export interface ApiKeyPage {
  /** Newest first. */
  data: ApiKey[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Fields to change. */
export interface ApiKeyUpdate {
  /** Label of the key. */
  name?: string;
  /**
   * IP addresses and networks (CIDR) from which the key can be used. Replaces the current list. `null`
   * or an empty list allows any address.
   */
  allowed_ips?: string[] | null;
}

/** An API key with its value, which is returned only once. */
export interface ApiKeyWithSecret {
  /** Identifier, prefix `key_`. */
  id: string;
  /** Label of the key. */
  name: string;
  scope: Scope;
  /** Networks (CIDR) from which the key can be used. An empty list allows any address. */
  allowed_ips: string[];
  /** First characters of the value, to identify the key. */
  prefix: string;
  /** Status of the key. Keys do not expire, but can be revoked. */
  status: "active" | "revoked";
  /** User who created the key. */
  created_by: string;
  last_used_at: NullableTimestamp;
  /** IP address of the client that last used the key. */
  last_used_ip: string | null;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
  /** Id of the key from which this key was created by rotation. */
  predecessor_id: string | null;
  /** Value of the key. It is not returned again. */
  key: string;
}

/** One action in the workspace. */
export interface AuditEntry {
  /** Identifier, prefix `aud_`. */
  id: string;
  /** Resource and action, such as `agent.updated`. */
  action: string;
  /** Kind of actor: a user, an API key, or the service itself. */
  actor_kind: "user" | "key" | "system";
  /** Id of the user or API key. `null` for the service. */
  actor_id: string | null;
  /** Current name of the user or API key. */
  actor_name: string | null;
  /** The user who acted, or who created the key. */
  user_id: string | null;
  /** Id of the object of the action. */
  target_id: string | null;
  /**
   * Changed fields, with values that are not secret. An `api_key.used` entry contains `requests` since
   * the previous entry of the key, and `last_used_at`.
   */
  changes: { [name: string]: unknown };
  /** IP address of the client. */
  ip: string | null;
  /** `X-Request-Id` of the request. */
  request_id: string | null;
  created_at: Timestamp;
}

/** A page of the audit log. */
export interface AuditEntryPage {
  /** Newest first. */
  data: AuditEntry[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** When the available balance falls below the threshold, a top-up of this amount starts. */
export interface AutoTopup {
  threshold: MoneyInput;
  amount: MoneyInput;
}

/** When the available balance falls below the threshold, a top-up of this amount starts. */
export interface AutoTopupInput {
  threshold: MoneyInputInput;
  amount: MoneyInputInput;
}

/** Availability of a service against its target. */
export interface Availability {
  /** What was measured. */
  service: "api" | "voice";
  /** Target in percent: 99.9 for the API, 99.5 for voice. */
  target: number;
  /** By length of time. */
  windows: AvailabilityWindow[];
}

/** Availability in the time up to now. */
export interface AvailabilityWindow {
  /** Length of time. */
  window: "24h" | "7d" | "30d" | "90d";
  /** Availability in percent, rounded down to three decimals; null: nothing was measured. */
  percent: number | null;
  /** Whether it reaches the target. */
  met: boolean | null;
  /** Minutes since the first measured one, within this length of time. */
  minutes_measured: number;
  /** Those in which no process was ready. */
  minutes_down: number;
}

/** A number on offer. */
export interface AvailableNumber {
  number: E164;
  /** Carrier that sells the number. */
  carrier: string;
  country: CountryCode;
  type: NumberType;
  /** City or state, as named by the carrier. */
  region: string | null;
  /** What the number can do. */
  capabilities: NumberCapability[];
  /** Monthly rent. */
  monthly_price: Money;
}

/** Numbers on offer. */
export interface AvailableNumberPage {
  /** In the order of the carrier. */
  data: AvailableNumber[];
  /** Always false: search with other criteria instead. */
  has_more: boolean;
  /** Always null. */
  next_cursor: string | null;
}

/**
 * Accent colors that are readable as text on a white and on a dark page, and the color of text on
 * them.
 */
export interface BrandColors {
  /** Accent color on light pages. */
  accent: string;
  /** Color of text on `accent`. */
  on_accent: string;
  /** Accent color on dark pages. */
  accent_dark: string;
  /** Color of text on `accent_dark`. */
  on_accent_dark: string;
}

/** A brand, as visitors see it. */
export interface Branding {
  /** Name of the brand. `null` for the standard name. */
  name: string | null;
  /** URL of the logo. */
  logo_url: string | null;
  /** Readable colors. `null` for the standard colors. */
  colors: BrandColors | null;
  /** Email address for visitors who need help. */
  support_email: string | null;
  /** Whether pages omit the name of this software. */
  hide_vendor_name: boolean;
}

/** A phone or web call. */
export interface Call {
  /** Identifier, prefix `call_`. */
  call_id: string;
  /**
   * The agent that handles the call. After a handoff still the first agent; the timeline has
   * `agent_changed`.
   */
  agent_id: string;
  /** Version of the agent that the call uses. */
  agent_version: number;
  direction: CallDirection;
  channel: CallChannel;
  /** Destination; null for web calls. */
  to_number: string | null;
  /** Caller number; null for web calls. */
  from_number: string | null;
  status: CallStatus;
  /** Why the call ended; null before. */
  end_reason: CallEndReason | null;
  /** Original text from the carrier or provider. */
  end_detail: string | null;
  /** Seconds from answer to hang-up; grows while the call runs. */
  duration: number;
  start_time: NullableTimestamp;
  end_time: NullableTimestamp;
  /** The campaign that placed it. */
  campaign_id: string | null;
  /** The schedule that placed it. */
  schedule_id: string | null;
  metadata: Metadata;
  variables: Variables;
  tags: Tags;
  /** Rating by a person, 1 to 5; null without one. */
  rating: number | null;
  /** Note by a person; null without one. */
  note: string | null;
  /** Null before the end, or without a measured turn. */
  latency: CallLatency | null;
  /** Null before the end. */
  cost: Money | null;
  /**
   * Address of the recording; null before the end of the call and when nothing was recorded. It does not
   * change after the end, until the recording is removed after its retention time. While
   * `recording_status` is `pending` it returns 409 `recording_not_ready`; when it is `failed`, 404
   * `recording_failed`.
   */
  recording_url: string | null;
  /** The same address with a signed token, valid for one hour, for players that cannot send a header. */
  recording_play_url: string | null;
  /** Status of the recording; null when nothing was recorded. */
  recording_status: RecordingStatus | null;
  /** Address of the transcript. */
  transcript_url: string;
  /** 400 peaks of the other side, then 400 of the agent, each from 0 to 31. */
  waveform: number[] | null;
  /**
   * Why the call waits in the queue: `concurrency` (all call slots of the workspace are in use),
   * `agent_concurrency` (its agent has reached its limit), `recogniser` (no speech-recognition slot is
   * free), `capacity` (every process that runs calls is full).
   */
  queue_reason: string | null;
  /** Position in the queue; 1 is dialed next. Null when the call does not wait for a slot. */
  queue_position: number | null;
  /** What was removed because its retention time was over, and when; null when nothing was. */
  removed: RemovedContent | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Result of a call. */
export interface CallAnalysis {
  /** The call. */
  call_id: string;
  /** Summary in a few sentences. */
  summary: string;
  /** Whether the agent reached its goal; null when unclear. */
  success: boolean | null;
  /** Mood of the other side; null when unclear. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's `extraction` schema; fields that were not found are absent. */
  extracted: { [name: string]: unknown };
  /** Model that made the analysis. */
  engine: string;
  created_at: Timestamp;
}

/** A requested analysis. */
export interface CallAnalysisRun {
  /** The call. */
  call_id: string;
  requested_at: Timestamp;
}

/** Data of call_analyzed. */
export interface CallAnalyzedSnakeData {
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  /** Destination; null for web calls. */
  to_number: string | null;
  /** Caller number; null for web calls. */
  from_number: string | null;
  /** Summary in a few sentences; null without an analysis. */
  summary: string | null;
  /** Whether the agent reached its goal; null when unclear. */
  success: boolean | null;
  /** Mood of the other side. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's extraction schema. */
  extracted: { [name: string]: unknown };
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The analysis of a call is ready. Envelope: snake. */
export interface CallAnalyzedSnakeEvent {
  /** Name of the event. */
  event: "call_analyzed";
  timestamp: Timestamp;
  data: CallAnalyzedSnakeData;
}

/** What carries the call. */
export type CallChannel = "phone" | "web";

/** Data of call.completed. */
export interface CallCompletedData {
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  /** Caller number; null for web calls. */
  from: string | null;
  /** Destination; null for web calls. */
  to: string | null;
  status: CallStatus;
  end_reason: CallEndReason;
  /** Seconds from answer to hang-up. */
  duration_seconds: number;
  /** The utterances as lines of text. */
  transcript: string;
  /** Summary in a few sentences; null without an analysis. */
  summary: string | null;
  /** Whether the agent reached its goal; null when unclear. */
  success: boolean | null;
  /** Fields of the agent's extraction schema. */
  extracted: { [name: string]: unknown };
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** An answered call has ended. Envelope: nested. */
export interface CallCompletedEvent {
  /** Name of the event. */
  event: "call.completed";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  id: string;
  ts: Timestamp;
  data: CallCompletedData;
}

/** A command for a live call. */
export type CallControl = SayControl | ContextControl | MuteControl | UnmuteControl | DtmfControl | TransferControl | HandoffControl;

/** The result of a control command. */
export interface CallControlResult {
  /** Identifier, prefix `tc_`. */
  id: string;
  /** The requested action. */
  action: "say" | "inject_context" | "mute" | "unmute" | "send_dtmf" | "transfer" | "handoff";
  /**
   * done: the command took effect. pending: it has not taken effect yet. failed: it did not take effect
   * and will not.
   */
  status: "pending" | "done" | "failed";
  /** Why the command failed. */
  failure: string | null;
}

/** Cost of a call, or the amount reserved for it. */
export interface CallCost {
  /** The call. */
  call_id: string;
  /** False while the call waits or runs. */
  final: boolean;
  /** Sum of the items. */
  total: Money;
  /** Amount held for the call now; zero when final. */
  reserved: Money;
  /** Its ledger entry; null while the call runs, for a call that cost nothing, and if billing was off. */
  transaction_id: string | null;
  /** Empty while the call runs. Tokens of a fallback model with another price are separate items. */
  items: CostItem[];
  /**
   * Cost of the leg that continued at the carrier after a transfer, in addition to `total`; null until
   * the carrier has reported it, and if it was not answered.
   */
  transfer?: TransferCost | null;
}

/** A call to place. */
export interface CallCreate {
  /** The agent that handles the call. Can be omitted when `from_number` has outbound agents. */
  agent_id?: string;
  to_number: E164;
  /** A number of the workspace. Can be omitted when calling test numbers. */
  from_number?: string;
  metadata?: Metadata;
  variables?: Variables;
  tags?: Tags;
  /**
   * Nothing that is said in this call is stored or published, as with `privacy.no_store` of its agent:
   * no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata stay.
   * Default: false.
   */
  no_store?: boolean;
  /**
   * Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a
   * speech-recognition slot. With false: 429 `concurrency_limited` when one is not available. Default:
   * true.
   */
  queue?: boolean;
  /** Seconds to wait for a slot before the call fails as `concurrency_timeout`. Default: 300. */
  queue_ttl_seconds?: number;
}

/** Whether the call is outbound or inbound. */
export type CallDirection = "outbound" | "inbound";

/**
 * Why a call ended. `repetition`: both sides said the same lines word for word for the third time, as
 * two agents that talk to each other do.
 */
export type CallEndReason = "busy" | "no_answer" | "declined" | "invalid_number" | "carrier_error" | "dnc_blocked" | "concurrency_timeout" | "insufficient_funds" | "canceled" | "caller_hangup" | "agent_hangup" | "ended_by_api" | "transferred" | "voicemail" | "inactivity" | "max_duration" | "repetition" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";

/** Data of call.ended. */
export interface CallEndedData {
  /** Milliseconds from answer to hang-up. */
  duration_ms: number;
  status: CallStatus;
  end_reason: CallEndReason;
  /** Original text from the carrier or provider. */
  end_detail: string | null;
  /** Address of the transcript. */
  transcript_url: string;
  /** Address of the recording; null without one. */
  recording_url: string | null;
  /** Status of the recording; null when nothing was recorded. */
  recording_status: RecordingStatus | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call is over. Envelope: flat. */
export interface CallEndedEvent {
  /** Name of the event. */
  type: "call.ended";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  event_id: string;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallEndedData;
}

/** Data of call_ended. */
export interface CallEndedSnakeData {
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  /** Destination; null for web calls. */
  to_number: string | null;
  /** Caller number; null for web calls. */
  from_number: string | null;
  /** Seconds from answer to hang-up. */
  duration: number;
  status: CallStatus;
  end_reason: CallEndReason;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call is over. Envelope: snake. */
export interface CallEndedSnakeEvent {
  /** Name of the event. */
  event: "call_ended";
  timestamp: Timestamp;
  data: CallEndedSnakeData;
}

/** Proof of the erasure of a call. */
export interface CallErasure {
  /** The erased call. */
  call_id: string;
  /** `pending` while a job still deletes objects in storage or rows of a widget. */
  status: "pending" | "completed";
  requested_at: Timestamp;
  completed_at: NullableTimestamp;
  erased: CallErasureCounts;
}

/** How much of each kind was erased. */
export interface CallErasureCounts {
  /**
   * Fields of the call that were set: numbers, metadata, variables, tags, rating, note, waveform and
   * others.
   */
  fields: number;
  /** Utterances, which are timeline entries. */
  utterances: number;
  /** All entries of the timeline. */
  timeline_entries: number;
  /** Analyses. */
  analyses: number;
  /** Control commands. */
  commands: number;
  /** What carriers reported about legs of the call. */
  carrier_legs: number;
  /** Webhook events with their bodies. */
  webhook_events: number;
  /** Deliveries with their attempts, and what receivers answered. */
  webhook_deliveries: number;
  /** Deliveries among them that would still have been sent. */
  waiting_deliveries: number;
  /** Responses that were stored for an Idempotency-Key. */
  stored_answers: number;
  /** Objects in storage. */
  recording_objects: number;
  /** Their size, bytes. */
  recording_bytes: number;
  /** Sessions of a visitor whose address and page were erased. */
  widget_sessions: number;
  /** Their messages. */
  widget_messages: number;
  /** Drafts of agents that the call tried. */
  drafts: number;
  /** Test cases that were made from the call, with their results. */
  test_cases: number;
}

/** Data of call.error. */
export interface CallErrorData {
  /** The `end_reason` of the call, for example `tts_error`. */
  code: string;
  /** Explanation for humans. */
  detail: string;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** Something failed during the call. Envelope: flat. */
export interface CallErrorEvent {
  /** Name of the event. */
  type: "call.error";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  event_id: string;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallErrorData;
}

/** An entry of the timeline. */
export type CallEvent = CallEventState | CallEventUtterance | CallEventTool | CallEventLatency | CallEventInterrupted | CallEventDtmf | CallEventKnowledge | CallEventTransferProgress | CallEventTransfer | CallEventMonitor | CallEventAgentChanged | CallEventWarning | CallEventError | CallEventAnalysis | CallEventWebhook;

/** Another agent goes on with the call. */
export interface CallEventAgentChanged {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineAgentChange;
  /** Type of the event. */
  type: "agent_changed";
}

/** The call was analyzed. */
export interface CallEventAnalysis {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineAnalysis;
  /** Type of the event. */
  type: "analysis";
}

/** A key of the phone keypad was pressed. */
export interface CallEventDtmf {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineKey;
  /** Type of the event. */
  type: "dtmf";
}

/** Something failed; after a warning the call goes on. */
export interface CallEventError {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineProblem;
  /** Type of the event. */
  type: "error";
}

/** The other side interrupted the agent. */
export interface CallEventInterrupted {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineInterruption;
  /** Type of the event. */
  type: "interrupted";
}

/** The agent searched its knowledge bases. */
export interface CallEventKnowledge {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineSearch;
  /** Type of the event. */
  type: "knowledge";
}

/**
 * Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
 * agent's first audio.
 */
export interface CallEventLatency {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineLatency;
  /** Type of the event. */
  type: "latency";
}

/** A supervisor did something. */
export interface CallEventMonitor {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineSupervision;
  /** Type of the event. */
  type: "monitor";
}

/** A page of the timeline. */
export interface CallEventPage {
  /** Oldest first. */
  data: CallEvent[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
}

/** The call has a new status. */
export interface CallEventState {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineState;
  /** Type of the event. */
  type: "state";
}

/** The agent ran a function. */
export interface CallEventTool {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineFunctionRun;
  /** Type of the event. */
  type: "tool";
}

/** The call was transferred to a human. */
export interface CallEventTransfer {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineTransfer;
  /** Type of the event. */
  type: "transfer";
}

/** A warm transfer went one step on. */
export interface CallEventTransferProgress {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineTransferProgress;
  /** Type of the event. */
  type: "transfer_progress";
}

/** One side, or a supervisor, completed an utterance. */
export interface CallEventUtterance {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineUtterance;
  /** Type of the event. */
  type: "utterance";
}

/** Something failed; after a warning the call goes on. */
export interface CallEventWarning {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineProblem;
  /** Type of the event. */
  type: "warning";
}

/** An attempt to deliver a webhook event about the call. */
export interface CallEventWebhook {
  /** Sequence number; grows within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineDelivery;
  /** Type of the event. */
  type: "webhook";
}

/** Data of call.failed. */
export interface CallFailedData {
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  /** Caller number; null for web calls. */
  from: string | null;
  /** Destination; null for web calls. */
  to: string | null;
  end_reason: CallEndReason;
  /** Original text from the carrier or provider. */
  end_detail: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call could not connect. Envelope: nested. */
export interface CallFailedEvent {
  /** Name of the event. */
  event: "call.failed";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  id: string;
  ts: Timestamp;
  data: CallFailedData;
}

/** Time from the end of the other side's speech to the agent's first audio, over the turns of the call. */
export interface CallLatency {
  /** Median, milliseconds. */
  p50_ms: number;
  /** 95th percentile, milliseconds. */
  p95_ms: number;
  /** Number of measured turns. */
  turns: number;
}

/** A page of calls. */
export interface CallPage {
  /** Newest first. */
  data: Call[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Concurrent calls of the workspace. */
export interface CallSlots {
  /** Maximum concurrent calls, inbound and outbound. */
  cap: number;
  /** Calls being dialed or in progress. */
  used: number;
  /** Calls waiting to be dialed. */
  queued: number;
  /** Part of the cap that is reserved for inbound calls. */
  reserved_inbound: number;
  /** Outbound calls that can be dialed now. */
  free_outbound: number;
}

/** Data of call.started. */
export interface CallStartedData {
  direction: CallDirection;
  channel: CallChannel;
  /** Caller number; null for web calls. */
  from_number: string | null;
  /** Destination; null for web calls. */
  to_number: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The audio session opened. Envelope: flat. */
export interface CallStartedEvent {
  /** Name of the event. */
  type: "call.started";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  event_id: string;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallStartedData;
}

/** Data of call_started. */
export interface CallStartedSnakeData {
  direction: CallDirection;
  channel: CallChannel;
  /** Caller number; null for web calls. */
  from_number: string | null;
  /** Destination; null for web calls. */
  to_number: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
}

/** The audio session opened. Envelope: snake. */
export interface CallStartedSnakeEvent {
  /** Name of the event. */
  event: "call_started";
  timestamp: Timestamp;
  data: CallStartedSnakeData;
}

/** State of the call. The outcome is in `end_reason`. */
export type CallStatus = "queued" | "ringing" | "in_progress" | "completed" | "failed";

/** Sums of calls. */
export interface CallSums {
  /** Number of calls. */
  calls: number;
  /** Seconds of the ended calls, from answer to hang-up. */
  duration: number;
  /** Cost of the ended calls. */
  cost: Money;
  /** Whether more calls fit: then the newest ones are summed. */
  is_capped: boolean;
  /** When the oldest summed call was created, if more calls fit; otherwise null. */
  since: Timestamp | null;
}

/** Data of call.transcript. */
export interface CallTranscriptData {
  /** Who spoke. `supervisor`: a supervisor who barged in, in the agent's place. */
  role: "agent" | "user" | "supervisor";
  /**
   * The agent that said it, which after a handoff is not the agent of the call. Only with the role
   * `agent`.
   */
  agent_id?: string;
  /** What was said. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted it. */
  interrupted: boolean;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** One side, or a supervisor in the agent's place, completed an utterance. Envelope: flat. */
export interface CallTranscriptEvent {
  /** Name of the event. */
  type: "call.transcript";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  event_id: string;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallTranscriptData;
}

/** Data of call.transfer. */
export interface CallTransferData {
  /** Number of the human. */
  transfer_to: string;
  /** Whether the agent briefed the human first (warm) or not (cold). */
  mode: "cold" | "warm";
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The agent transfers the call to a human. Envelope: flat. */
export interface CallTransferEvent {
  /** Name of the event. */
  type: "call.transfer";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  event_id: string;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallTransferData;
}

/** Data of call.transferred. */
export interface CallTransferredData {
  /** Number of the human. */
  transfer_to: string;
  /** Whether the agent briefed the human first (warm) or not (cold). */
  mode: "cold" | "warm";
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
  /** The call. */
  call_id: string;
  /** The agent. */
  agent_id: string;
  /** Caller number; null for web calls. */
  from: string | null;
  /** Destination; null for web calls. */
  to: string | null;
}

/** The agent transferred the call to a human. Envelope: nested. */
export interface CallTransferredEvent {
  /** Name of the event. */
  event: "call.transferred";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  id: string;
  ts: Timestamp;
  data: CallTransferredData;
}

/** The fields to change. */
export interface CallUpdate {
  /** Merged into the call's metadata; null removes all of it. */
  metadata?: Metadata | null;
  /** Replaces all tags; null removes them. */
  tags?: Tags | null;
  /** Rating by a person, 1 to 5; null removes it. */
  rating?: number | null;
  /** Note by a person; null removes it. */
  note?: string | null;
}

/** Calling hours on some days. Hours past midnight require two windows. */
export interface CallingWindow {
  /** Days of the window. */
  days: Weekday[];
  /** Start, local time. */
  from: string;
  /** End, local time, exclusive; must be later than `from`. */
  to: string;
}

/** Calling hours on some days. Hours past midnight require two windows. */
export interface CallingWindowInput {
  /** Days of the window. */
  days: Weekday[];
  /** Start, local time. */
  from: string;
  /** End, local time, exclusive; must be later than `from`. */
  to: string;
}

/** Calls to many contacts at a limited rate. */
export interface Campaign {
  /** Identifier, prefix `cmp_`. */
  id: string;
  /** Display name. */
  name: string;
  /** The agent that handles the calls. Required to start. */
  agent_id: string | null;
  /**
   * Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
   * is called from another one that may. Empty: as for a call without `from_number`.
   */
  from_numbers: E164[];
  /**
   * Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
   * ignored: 2.5 dials as 2.
   */
  dials_per_second: number;
  /** Maximum concurrent calls of the campaign; the call slots of the workspace also apply. */
  concurrency: number;
  retry: CampaignRetry;
  /** When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
  windows: CallingWindow[];
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
   * column `time_zone`, else the zone of its number; if the number has several zones, a window must be
   * open in all of them.
   */
  time_zone: string;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country: string | null;
  /** What to do when an answering machine answers; null: as set on the agent. */
  voicemail: Voicemail | null;
  /** When the campaign pauses by itself; null: never. */
  circuit_breaker: CircuitBreaker | null;
  scheduled_at: NullableTimestamp;
  status: CampaignStatus;
  /** Why the campaign is paused; null when it is not. */
  pause_reason: PauseReason | null;
  /** Explanation for humans. */
  pause_detail: string | null;
  /** Earliest time of the next dial, while the campaign runs and has nothing to dial now. */
  next_dial_at: Timestamp | null;
  /** Starts at 1; grows each time the failed contacts of a completed campaign are queued again. */
  round: number;
  stats: CampaignStats;
  started_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  /** When its contacts were removed, because their `retention_days` were over. Null while they are kept. */
  contacts_removed_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A campaign was made, changed or deleted, or its status changed. */
export interface CampaignChange {
  /** The campaign. */
  campaign_id: string;
  /** Its name. */
  name: string;
  status: CampaignStatus;
  /** Why it is paused; null while it is not. */
  pause_reason: string | null;
  /** Whether it was deleted. */
  deleted: boolean;
}

/** Data of campaign.completed. */
export interface CampaignCompletedData {
  /** The campaign. */
  campaign_id: string;
  /** Display name. */
  name: string;
  /** The agent that handled the calls. */
  agent_id: string;
  /** The completed round, from 1. */
  round: number;
  started_at: Timestamp;
  completed_at: Timestamp;
  stats: CampaignStats;
}

/** A campaign has nothing left to dial. Envelope: nested. */
export interface CampaignCompletedEvent {
  /** Name of the event. */
  event: "campaign.completed";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  id: string;
  ts: Timestamp;
  data: CampaignCompletedData;
}

/** A person to call. */
export interface CampaignContact {
  /** Identifier, prefix `cct_`. */
  id: string;
  to_number: E164;
  /** IANA time zone of the contact; null: derived from the number. */
  time_zone: string | null;
  variables: Variables;
  status: ContactStatus;
  /** Why the contact is not dialed. */
  skip_reason: SkipReason | null;
  /** Number of dials so far. */
  attempts: number;
  next_attempt_at: NullableTimestamp;
  /** The newest call of the contact. */
  last_call_id: string | null;
  /** End reason of the newest call that ended. */
  last_outcome: CallEndReason | null;
  updated_at: Timestamp;
}

/** A page of contacts. */
export interface CampaignContactPage {
  /** In row order. */
  data: CampaignContact[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** One contact to add, in the format of the contact list. */
export interface CampaignContactRow {
  /** Numbers in any format. */
  to_number: string;
  /** IANA time zone of the contact; null: derived from the number. */
  time_zone?: string | null;
  variables?: Variables;
}

/** Contacts to add; the first one is row 1. */
export type CampaignContacts = CampaignContactRow[];

/** A CSV file as a form upload. */
export interface CampaignContactsFile {
  /** The file; its declared content type does not matter. */
  file: Upload;
}

/** A new campaign. */
export interface CampaignCreate {
  /** Display name. */
  name: string;
  /** The agent that handles the calls. Required to start. */
  agent_id?: string | null;
  /**
   * Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
   * is called from another one that may. Empty: as for a call without `from_number`.
   */
  from_numbers?: E164[];
  /**
   * Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
   * ignored: 2.5 dials as 2. Default: 1.
   */
  dials_per_second?: number;
  /** Maximum concurrent calls of the campaign; the call slots of the workspace also apply. Default: 10. */
  concurrency?: number;
  /**
   * When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour
   * without an answer, after 10 minutes if the carrier failed; the delay doubles each time.
   */
  retry?: CampaignRetryInput | null;
  /** When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
  windows?: CallingWindowInput[];
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
   * column `time_zone`, else the zone of its number; if the number has several zones, a window must be
   * open in all of them. Default: "contact".
   */
  time_zone?: string;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country?: string | null;
  /** What to do when an answering machine answers; null: as set on the agent. */
  voicemail?: VoicemailInput | null;
  /** When the campaign pauses by itself; null: never. */
  circuit_breaker?: CircuitBreakerInput | null;
  /** Earliest time at which a contact is dialed after the campaign starts. */
  scheduled_at?: string | null;
}

/** When a campaign is expected to finish. */
export interface CampaignForecast {
  /**
   * End of the last call. Null when nothing is left to dial, when the campaign is completed or canceled,
   * and when it would take more than 60 days.
   */
  finishes_at: Timestamp | null;
  /** Dials to come, with those of retries. */
  dials: number;
  /** Seconds in which somebody is dialed. */
  dialing_seconds: number;
  /** Seconds in which nobody can be dialed, outside of calling hours or before a retry is due. */
  waiting_seconds: number;
  /** What bounds the dials in calling hours; null when nothing is left to dial. */
  limited_by: "dials_per_second" | "concurrency" | null;
  /** Ended calls from which the estimate is made; 0: usual values. */
  measured_calls: number;
}

/** The result of the import. */
export interface CampaignImport {
  /** Contacts that were added and will be dialed. */
  accepted: number;
  /** Rows that could not be read as a contact. */
  rejected: number;
  /** Contacts that appeared twice or were already in the campaign. */
  duplicate: number;
  /** Contacts on the do-not-call list, added as skipped. */
  dnc: number;
  /** The first 1,000 rows that were not accepted. */
  rows: RefusedContactRow[];
}

/** A page of campaigns. */
export interface CampaignPage {
  /** Newest first. */
  data: Campaign[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** When a contact is dialed again. */
export interface CampaignRetry {
  /** Maximum number of dials per contact, including the first. */
  max_attempts?: number;
  /** Factor by which each further delay grows; 1: constant delays. A delay is at most a week. */
  back_off?: number;
  /** One rule per outcome. An outcome without a rule is not retried. */
  rules?: RetryRule[];
}

/** When a contact is dialed again. */
export interface CampaignRetryInput {
  /** Maximum number of dials per contact, including the first. Default: 3. */
  max_attempts?: number;
  /** Factor by which each further delay grows; 1: constant delays. A delay is at most a week. Default: 2. */
  back_off?: number;
  /** One rule per outcome. An outcome without a rule is not retried. */
  rules?: RetryRuleInput[];
}

/** The failed contacts to queue again. */
export interface CampaignRetryRequest {
  /** Only contacts whose last call ended with one of these; default: all. */
  outcomes?: CallEndReason[];
}

/** The contacts that were queued again. */
export interface CampaignRetryResult {
  /** Number of contacts that wait again. */
  retried: number;
  campaign: Campaign;
}

/** Contacts by status, and outcomes of calls. */
export interface CampaignStats {
  /** All contacts. */
  contacts: number;
  /** Not dialed yet. */
  pending: number;
  /** With a call that waits or is in progress. */
  dialing: number;
  /** Waiting for the next attempt. */
  retry_scheduled: number;
  /** Reached. */
  completed: number;
  /** No attempts left. */
  failed: number;
  /** Never dialed. */
  skipped: number;
  /** Not dialed because the campaign was canceled. */
  canceled: number;
  /** Calls that ended or are in progress. */
  attempts: number;
  /** Calls that a person or a machine answered. */
  answered: number;
  /** Answered calls divided by ended calls, 0 to 1; null before the first. */
  answer_rate: number | null;
  /** Ended calls by end reason. */
  outcomes: { [name: string]: number };
  cost: Money;
  /** Seconds from answer to hang-up, over all calls. */
  talk_seconds: number;
}

/** State of the campaign. Outside the calling windows it stays `running`, with `next_dial_at`. */
export type CampaignStatus = "draft" | "scheduled" | "running" | "paused" | "completed" | "canceled";

/** The fields to change; null restores the default. */
export interface CampaignUpdate {
  /** Display name. */
  name?: string;
  /** The agent that handles the calls. Required to start. */
  agent_id?: string | null;
  /**
   * Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
   * is called from another one that may. Empty: as for a call without `from_number`.
   */
  from_numbers?: E164[] | null;
  /**
   * Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
   * ignored: 2.5 dials as 2.
   */
  dials_per_second?: number | null;
  /** Maximum concurrent calls of the campaign; the call slots of the workspace also apply. */
  concurrency?: number | null;
  /**
   * When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour
   * without an answer, after 10 minutes if the carrier failed; the delay doubles each time.
   */
  retry?: CampaignRetryInput | null;
  /** When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
  windows?: CallingWindowInput[] | null;
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
   * column `time_zone`, else the zone of its number; if the number has several zones, a window must be
   * open in all of them.
   */
  time_zone?: string | null;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country?: string | null;
  /** What to do when an answering machine answers; null: as set on the agent. */
  voicemail?: VoicemailInput | null;
  /** When the campaign pauses by itself; null: never. */
  circuit_breaker?: CircuitBreakerInput | null;
  /** Earliest time at which a contact is dialed after the campaign starts. */
  scheduled_at?: string | null;
}

/** An agent's reply. */
export interface ChatCompletion {
  /** Identifier, prefix `msg_`; the charge in the ledger has it too. */
  id: string;
  /** The kind of object. */
  object: "chat.completion";
  /** Time of the reply, in seconds since 1970. */
  created: number;
  /** Id of the agent. */
  model: string;
  /** The reply, alone. */
  choices: ChatCompletionChoice[];
  usage: ChatCompletionUsage;
}

/** A reply. */
export interface ChatCompletionChoice {
  /** Always 0. */
  index: number;
  message: ChatCompletionReply;
  /** `length`: the reply was cut at 16,000 characters. */
  finish_reason: "stop" | "length";
  /** Always null. */
  logprobs: null;
}

/**
 * A conversation with an agent, as OpenAI's clients send it. What the agent decides, such as the
 * temperature, is accepted and ignored.
 */
export interface ChatCompletionCreate {
  /** Id or exact name of an agent. */
  model: string;
  /** Oldest first; the last message of the user or the assistant must be the user's. */
  messages: ChatCompletionMessage[];
  /** Whether the reply comes as server-sent events. Default false. */
  stream?: boolean | null;
  /** Options of a stream. */
  stream_options?: ChatCompletionStreamOptions | null;
  /** The person who writes: the value of the variable `user`. */
  user?: string | null;
  /** Values for `{{name}}` in the prompt and the messages of the agent. */
  metadata?: Variables | null;
  /** Must be empty, because only the agent's own functions run, on the server. */
  tools?: ChatCompletionTool[] | null;
  /** Must be empty, as `tools`. */
  functions?: ChatCompletionTool[] | null;
  /** Must be 1. */
  n?: number | null;
  /** Must be false. */
  logprobs?: boolean | null;
  /** Must be `["text"]`. */
  modalities?: string[] | null;
  /** Must be text. */
  response_format?: ChatCompletionFormat | null;
}

/** The form of the reply. */
export interface ChatCompletionFormat {
  /** Only `text` is supported. */
  type?: string;
}

/** One message. */
export interface ChatCompletionMessage {
  /**
   * Who wrote it. Messages of `system` and `developer` are added to the agent's own prompt, which stays.
   * An agent with a server of its own (`custom-llm`) does not get them.
   */
  role: "system" | "developer" | "user" | "assistant";
  /** The text, or parts of it. */
  content?: string | ChatCompletionPart[] | null;
}

/** A part of a message. Only text is supported. */
export interface ChatCompletionPart {
  /** The kind of part. */
  type: "text";
  /** The text. */
  text: string;
}

/** The message of the agent. */
export interface ChatCompletionReply {
  /** Who wrote it. */
  role: "assistant";
  /** The text. */
  content: string;
  /** Always null. */
  refusal: null;
}

/** Options of a stream. */
export interface ChatCompletionStreamOptions {
  /** Whether the last event before `[DONE]` has the usage. Default false. */
  include_usage?: boolean | null;
}

/** A tool of the caller, which is refused. */
export type ChatCompletionTool = { [name: string]: unknown };

/** Tokens of all requests to the language model for one reply. */
export interface ChatCompletionUsage {
  /** Tokens that the model read. */
  prompt_tokens: number;
  /** Tokens that the model wrote. */
  completion_tokens: number;
  /** Their sum. */
  total_tokens: number;
}

/** The next words of the reply. */
export interface ChatDeltaEvent {
  /** Name of the event. */
  event: "delta";
  /** The words. */
  data: {
    /** The words, which follow those before them without a space. */
    text: string;
  };
}

/** The whole reply, as it is stored. The last event of a stream that succeeds. */
export interface ChatDoneEvent {
  /** Name of the event. */
  event: "done";
  /** The reply. */
  data: {
    message: WidgetMessage;
  };
}

/** The reply has failed after the stream began. The last event. */
export interface ChatErrorEvent {
  /** Name of the event. */
  event: "error";
  data: Problem;
}

/** The session of the conversation. Always the first event. */
export interface ChatSessionEvent {
  /** Name of the event. */
  event: "session";
  /** The session. */
  data: {
    /** The session. */
    session_id: string;
    /** Token of the session, if this message opened it. */
    token?: string;
  };
}

/**
 * One event of a streamed reply: `event` is the name of the server-sent event, `data` what its data
 * holds as JSON.
 */
export type ChatStreamEvent = ChatSessionEvent | ChatDeltaEvent | ChatToolEvent | ChatDoneEvent | ChatErrorEvent;

/** The agent has run a function. */
export interface ChatToolEvent {
  /** Name of the event. */
  event: "tool";
  /** The function. */
  data: {
    /** Its name. */
    name: string;
  };
}

/**
 * Pauses the campaign when too many of its newest calls failed for technical reasons: `carrier_error`,
 * `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
 */
export interface CircuitBreaker {
  /** Failure rate, 0 to 1, at which the campaign pauses. */
  failure_rate: number;
  /** Number of newest calls considered; with fewer calls it does not pause. */
  of: number;
}

/**
 * Pauses the campaign when too many of its newest calls failed for technical reasons: `carrier_error`,
 * `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
 */
export interface CircuitBreakerInput {
  /** Failure rate, 0 to 1, at which the campaign pauses. */
  failure_rate: number;
  /** Number of newest calls considered; with fewer calls it does not pause. */
  of: number;
}

/** An event of a page. */
export interface ClientEvent {
  /** What happened: lower case, digits, `.`, `_` and `-`. */
  name: string;
  /** Path of the page, without query, which may name a person. */
  page?: string;
  /**
   * When it happened. Times more than a day in the past, and all in the future, become the time of the
   * request.
   */
  occurred_at?: string;
  properties?: ClientEventProperties;
}

/**
 * Details by name: texts of up to 200 characters, numbers, true or false. Send nothing that names a
 * person.
 */
export type ClientEventProperties = { [name: string]: string | number | boolean | null };

/** Events of a page. */
export interface ClientEvents {
  /** The events, oldest first. */
  events: ClientEvent[];
}

/** How many events were stored. */
export interface ClientEventsAccepted {
  /** Stored events. */
  accepted: number;
}

/** A component of the service. */
export interface ComponentStatus {
  /**
   * `jobs` is the work in the background, `webhooks` the delivery of events, `speech_recognition`,
   * `language_model` and `speech` are the providers of the deployment; those of workspaces do not count.
   */
  id: "api" | "database" | "voice" | "jobs" | "webhooks" | "mail" | "speech_recognition" | "language_model" | "speech";
  /** Its state. */
  status: "operational" | "degraded" | "outage" | "not_configured";
}

/** A message of a visitor. */
export interface ContactMessage {
  email: Email;
  /** Name of the sender. */
  name?: string;
  /** What it is about. */
  subject?: string;
  /** The message. */
  message: string;
}

/** State of a contact. */
export type ContactStatus = "pending" | "dialing" | "retry_scheduled" | "completed" | "failed" | "skipped" | "canceled";

/** The agent takes this information into account from its next reply on; it is not spoken. */
export interface ContextControl {
  /** The variant. */
  action: "inject_context";
  /** Information for the agent. */
  text: string;
}

/** Price times quantity. */
export interface CostItem {
  item: PriceItem;
  unit: PriceUnit;
  /** Number of units that the price covers. */
  per: number;
  price: Money;
  /** Number of units. */
  quantity: number;
  /** price × quantity ÷ per, rounded down to a micro-unit. */
  amount: Money;
}

/** Country code, ISO 3166-1 alpha-2. */
export type CountryCode = string;

/** A language-model server of the customer, connected by WebSocket. */
export interface CustomLlmEngine {
  /** The variant. */
  type: "custom-llm";
  /** A wss:// address; ws:// only in networks that the operator allows. */
  websocket_url: string;
}

/** A language-model server of the customer, connected by WebSocket. */
export interface CustomLlmEngineInput {
  /** The variant. */
  type: "custom-llm";
  /** A wss:// address; ws:// only in networks that the operator allows. */
  websocket_url: string;
}

/** A delivery of a webhook used up its attempts. */
export interface DeadDelivery {
  /** The delivery. */
  delivery_id: string;
  /** The webhook. */
  webhook_id: string;
  event: EventName;
  /** The call that the event is about. */
  call_id: string | null;
  /** Attempts so far. */
  attempts: number;
  /** HTTP status of the last response; null without one. */
  http_status: number | null;
}

/** One attempt. */
export interface DeliveryAttempt {
  /** Attempt number, from 1. */
  number: number;
  at: Timestamp;
  /** HTTP status; null when there was no response. */
  status: number | null;
  /** The first KiB of the response. */
  body: string | null;
  /** Why there was no response. */
  error: string | null;
  /** Milliseconds. */
  duration_ms: number;
}

/** What to send again: `ids`, or everything that matches the filter. */
export interface DeliveryReplay {
  /** Delivery ids. */
  ids?: string[];
  /** Deliveries of this webhook. */
  webhook_id?: string;
  status?: DeliveryStatus;
  event?: EventName;
  /** Created at or after this time. */
  from?: string;
  /** Created before this time. */
  to?: string;
}

/** Number of deliveries that were queued again. */
export interface DeliveryReplayResult {
  /** Deliveries that were queued again. Those that were already due are not counted. */
  replayed: number;
}

/**
 * State of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook was
 * deleted or disabled first.
 */
export type DeliveryStatus = "pending" | "retrying" | "succeeded" | "rejected" | "dead_letter" | "canceled";

/** The demo that was started; fields of other kinds are null. */
export interface Demo {
  /** The kind of demo. */
  kind: "call" | "web" | "chat";
  /** The call. */
  call_id: string | null;
  /** With `web`: the token to join the call. */
  rtc: RtcToken | null;
  /** With `chat`: the session. */
  session_id: string | null;
  /** With `chat`: the token of the session, if this message opened it. */
  token?: string;
  /** With `chat`: the reply of the agent. */
  message: WidgetMessage | null;
}

/** The demo to try. `call` requires `to_number`, `chat` requires `message`. */
export interface DemoStart {
  /** One of the test numbers. */
  to_number?: string;
  /** What to say in the chat. */
  message?: string;
  /** The chat to continue; send its token in the Authorization header. */
  session_id?: string | null;
}

/** Price of a minute to phone numbers with this prefix. */
export interface DestinationPrice {
  /** Beginning of the number, in E.164. */
  prefix: string;
  /** Price of 60 seconds, charged per second. */
  per_minute: Money;
}

/** The result of the import. */
export interface DncImport {
  /** Numbers that were added. */
  accepted: number;
  /** Numbers that appeared twice or were already on the list. */
  duplicate: number;
  /** Rows without a valid number. */
  rejected: number;
  /** The first 1,000 rejected rows. */
  rows: RejectedRow[];
}

/** A number that is never dialed. */
export interface DncNumber {
  number: E164;
  /** Why it is on the list. */
  reason: string | null;
  /** The call in which the caller asked not to be called. */
  call_id: string | null;
  created_at: Timestamp;
}

/** A page of numbers. */
export interface DncNumberPage {
  /** Newest first. */
  data: DncNumber[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Numbers to add to the do-not-call list. */
export interface DncNumbersAdd {
  /** Numbers in any format. */
  numbers: string[];
  /** Why the numbers are added. */
  reason?: string | null;
  /** The call in which the caller asked not to be called. */
  call_id?: string | null;
}

/** A DNS record to create, and its current state in DNS. */
export interface DnsRecord {
  /** Type of the record. */
  type: "TXT" | "CNAME";
  /** Full name of the record. */
  name: string;
  /** Value of the record. */
  value: string;
  /**
   * Purpose of the record. `proof` verifies the domain. `traffic` directs visitors to this service. A
   * domain that cannot have a CNAME, such as `example.com` itself, can use an A record or its DNS
   * provider's alias record.
   */
  purpose: "proof" | "traffic";
  /**
   * State of the record in DNS. `missing`: there is no such record. `wrong`: the record has other
   * values. `unreachable`: the name servers did not respond in time. `unchecked`: not queried in this
   * request.
   */
  status: "found" | "missing" | "wrong" | "unreachable" | "unchecked";
  /** Values in DNS, at most 5, each cut after 200 characters. */
  observed: string[];
}

/** Presses keys of the phone keypad. */
export interface DtmfControl {
  /** The variant. */
  action: "send_dtmf";
  /** Keys to press; `w` and `,` wait half a second. */
  digits: string;
}

/** Presses keys of the phone keypad. */
export interface DtmfFunctionCreate {
  /** The variant. */
  type: "dtmf";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
}

/**
 * Phone number in E.164, with a leading plus. In requests, spaces, hyphens, dots and parentheses are
 * ignored: `+1 (202) 555-0100` is `+12025550100`.
 */
export type E164 = string;

/** Email address, case-insensitive. */
export type Email = string;

/** Ends the call. */
export interface EndCallFunctionCreate {
  /** The variant. */
  type: "end_call";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /** Spoken before the call ends. */
  message?: string | null;
}

/** Sessions that were ended. */
export interface EndedSessions {
  /** Number of sessions that were ended. */
  ended: number;
}

/** How much silence ends an utterance of the other side. */
export interface Endpointing {
  /** Milliseconds of silence after words that sound complete. Default 300. */
  min_ms?: number;
  /** Milliseconds of silence after words that sound incomplete. Default 1000. */
  max_ms?: number;
}

/** How much silence ends an utterance of the other side. */
export interface EndpointingInput {
  /** Milliseconds of silence after words that sound complete. Default 300. */
  min_ms?: number;
  /** Milliseconds of silence after words that sound incomplete. Default 1000. */
  max_ms?: number;
}

/**
 * Stable error code for programs. New codes are added without a new version: treat one that you do not
 * know as its status says.
 */
export type ErrorCode = "agent_in_use" | "agent_not_found" | "agent_version_incomplete" | "agent_version_not_found" | "already_member" | "analysis_not_found" | "analysis_not_ready" | "api_key_already_revoked" | "api_key_not_found" | "bad_request" | "billing_off" | "branding_not_found" | "budget_spent" | "call_active" | "call_not_active" | "call_not_found" | "campaign_active" | "campaign_full" | "campaign_not_active" | "campaign_not_found" | "campaign_not_ready" | "campaign_over" | "campaign_upload_in_progress" | "carrier_not_configured" | "cloning_not_configured" | "concurrency_limited" | "content_removed" | "credentials_not_found" | "delivery_not_found" | "demo_not_found" | "dnc_number_not_found" | "domain_limit_reached" | "domain_not_found" | "domain_taken" | "email_taken" | "email_unverified" | "forbidden_scope" | "fresh_login_required" | "function_name_taken" | "function_not_found" | "headers_too_large" | "idempotency_answer_lost" | "idempotency_in_progress" | "idempotency_key_reused" | "identity_needed" | "identity_not_found" | "identity_not_linked" | "identity_taken" | "insufficient_funds" | "internal_error" | "invalid_code" | "invalid_credentials" | "invalid_cursor" | "invalid_login_token" | "invalid_newsletter_token" | "invalid_refresh_token" | "invalid_reset_token" | "invalid_signature" | "invitation_closed" | "invitation_not_found" | "ip_not_allowed" | "key_revoked" | "knowledge_base_full" | "knowledge_base_in_use" | "knowledge_base_not_found" | "knowledge_source_not_found" | "last_owner" | "logo_not_found" | "mail_not_configured" | "member_not_found" | "method_not_allowed" | "misdirected_request" | "no_test_cases" | "not_found" | "origin_not_allowed" | "owner_required" | "payload_too_large" | "payments_not_configured" | "phone_number_not_active" | "phone_number_not_found" | "phone_number_permanent" | "phone_number_taken" | "precondition_failed" | "provider_failed" | "provider_in_use" | "provider_not_found" | "range_not_satisfiable" | "rate_limited" | "recording_failed" | "recording_not_found" | "recording_not_ready" | "registration_closed" | "request_timeout" | "schedule_not_active" | "schedule_not_found" | "search_too_broad" | "second_factor_enabled" | "second_factor_not_enrolled" | "second_factor_required" | "session_not_found" | "session_revoked" | "sign_in_not_configured" | "sign_in_refused" | "storage_full" | "test_case_not_found" | "test_recording_not_found" | "test_run_limit" | "test_run_not_found" | "test_run_over" | "token_expired" | "too_many_streams" | "unauthorized" | "unavailable" | "unsupported_media_type" | "user_session_required" | "validation_failed" | "voice_in_use" | "voice_not_found" | "voice_not_own" | "webhook_belongs_to_agent" | "webhook_no_rotation" | "webhook_not_found" | "widget_mode_off" | "widget_not_found" | "widget_session_busy" | "widget_session_full" | "widget_session_not_found" | "workspace_forbidden" | "workspace_limit_reached" | "workspace_not_found" | "workspace_requires_second_factor";

/** An error in the form of OpenAI. */
export interface ErrorOfOpenAi {
  /** What happened. */
  message: string;
  /** The kind of error, such as `invalid_request_error`. */
  type: string;
  /** The field that is wrong. */
  param: string | null;
  /** The `code` of the problem document. */
  code: string;
}

/** Assumed conversation per minute, for estimates and reservations. */
export interface EstimateAssumptions {
  /** Tokens that the model reads per minute. */
  llm_input_tokens: number;
  /** Tokens that the model writes per minute. */
  llm_output_tokens: number;
  /** Characters that are spoken per minute. */
  tts_characters: number;
}

/** Name of an event; it decides the envelope. */
export type EventName = "call.started" | "call.transcript" | "call.ended" | "call.error" | "call.transfer" | "call.completed" | "call.transferred" | "call.failed" | "campaign.completed" | "payment.succeeded" | "call_started" | "call_ended" | "call_analyzed";

/** The agent calls a function. */
export interface ExpectCalled {
  /** The variant. */
  type: "called";
  /** Name of the function. */
  function: string;
  /** Arguments of the call, among others. Texts match by their words. */
  with?: { [name: string]: unknown };
  /** Exactly so many such calls. Default: at least one. */
  times?: number;
}

/** The agent calls a function. */
export interface ExpectCalledInput {
  /** The variant. */
  type: "called";
  /** Name of the function. */
  function: string;
  /** Arguments of the call, among others. Texts match by their words. */
  with?: { [name: string]: unknown };
  /** Exactly so many such calls. Default: at least one. */
  times?: number;
}

/** The conversation would cost less, by the prices of a call in the browser. */
export interface ExpectCostBelow {
  /** The variant. */
  type: "cost_below";
  /** Decimal number in the currency of GET /v1/pricing. */
  amount: string;
}

/** The conversation would cost less, by the prices of a call in the browser. */
export interface ExpectCostBelowInput {
  /** The variant. */
  type: "cost_below";
  /** Decimal number in the currency of GET /v1/pricing. */
  amount: string;
}

/** How the conversation ends. */
export interface ExpectEndReason {
  /** The variant. */
  type: "end_reason";
  reason: CallEndReason;
}

/** How the conversation ends. */
export interface ExpectEndReasonInput {
  /** The variant. */
  type: "end_reason";
  reason: CallEndReason;
}

/**
 * A model reads the conversation and answers a question. It must quote the line that is its reason; a
 * quote that nobody said, and an answer that contradicts another expectation of the case, are reported
 * as a fault of the judge.
 */
export interface ExpectJudge {
  /** The variant. */
  type: "judge";
  /** A question whose answer must be yes. */
  question: string;
}

/**
 * A model reads the conversation and answers a question. It must quote the line that is its reason; a
 * quote that nobody said, and an answer that contradicts another expectation of the case, are reported
 * as a fault of the judge.
 */
export interface ExpectJudgeInput {
  /** The variant. */
  type: "judge";
  /** A question whose answer must be yes. */
  question: string;
}

/** The agent does not call a function. */
export interface ExpectNotCalled {
  /** The variant. */
  type: "not_called";
  /** Name of the function. */
  function: string;
  /** With these arguments. Default: at all. */
  with?: { [name: string]: unknown };
}

/** The agent does not call a function. */
export interface ExpectNotCalledInput {
  /** The variant. */
  type: "not_called";
  /** Name of the function. */
  function: string;
  /** With these arguments. Default: at all. */
  with?: { [name: string]: unknown };
}

/** The agent never says it. Exactly one of `text` and `pattern`. */
export interface ExpectNotSaid {
  /** The variant. */
  type: "not_said";
  text?: TestPhrase;
  pattern?: TestPattern;
}

/** The agent never says it. Exactly one of `text` and `pattern`. */
export interface ExpectNotSaidInput {
  /** The variant. */
  type: "not_said";
  text?: TestPhrase;
  pattern?: TestPattern;
}

/** The agent says it. Exactly one of `text` and `pattern`. */
export interface ExpectSaid {
  /** The variant. */
  type: "said";
  text?: TestPhrase;
  pattern?: TestPattern;
  /** In the answer to this turn of the caller; 0 is before the first. Default: anywhere. */
  turn?: number;
}

/** The agent says it. Exactly one of `text` and `pattern`. */
export interface ExpectSaidInput {
  /** The variant. */
  type: "said";
  text?: TestPhrase;
  pattern?: TestPattern;
  /** In the answer to this turn of the caller; 0 is before the first. Default: anywhere. */
  turn?: number;
}

/** The caller is transferred. */
export interface ExpectTransferred {
  /** The variant. */
  type: "transferred";
  /** To this number. Default: any. */
  to?: string;
}

/** The caller is transferred. */
export interface ExpectTransferredInput {
  /** The variant. */
  type: "transferred";
  /** To this number. Default: any. */
  to?: string;
}

/**
 * The caller never waits longer than so many milliseconds: for the agent's words after its own,
 * between two utterances of one answer, and for a function. A model's own time counts; on a text line
 * a voice's time does not.
 */
export interface ExpectWithinMs {
  /** The variant. */
  type: "within_ms";
  /** Milliseconds. */
  ms: number;
}

/**
 * The caller never waits longer than so many milliseconds: for the agent's words after its own,
 * between two utterances of one answer, and for a function. A model's own time counts; on a text line
 * a voice's time does not.
 */
export interface ExpectWithinMsInput {
  /** The variant. */
  type: "within_ms";
  /** Milliseconds. */
  ms: number;
}

/** One invalid field. */
export interface FieldError {
  /** JSON Pointer into the body, or `/query/…`, `/path/…`, `/header/…`. */
  pointer: string;
  /** The rule that the field violates. */
  code: string;
  /** Explanation for humans. */
  detail: string;
}

/**
 * Request headers, for example Authorization. An update replaces all of them. Values are not returned
 * again.
 */
export type FunctionHeaders = { [name: string]: string };

/** Name that the model uses to call it; unique within the agent. */
export type FunctionName = string;

/** The function to test and its arguments. */
export interface FunctionTest {
  name: FunctionName;
  /** Sample arguments. */
  arguments?: { [name: string]: unknown };
}

/** The request that was sent and the response. */
export interface FunctionTestResult {
  /** Whether the receiver responded with a 2xx status in time. */
  ok: boolean;
  /** HTTP status of the response; null when there was no response. */
  status: number | null;
  /** The first 16 KiB of the response. */
  body: string | null;
  /** Why there was no response. */
  error: string | null;
  /** Milliseconds until the response was complete. */
  duration_ms: number;
  request: SentRequest;
}

/** Perceived gender of a voice. */
export type Gender = "female" | "male" | "neutral";

/**
 * Another agent of the workspace takes over the call, with its own prompt, model, voice, functions,
 * knowledge and behavior. It knows the conversation so far. The `agent_id` of the call stays that of
 * the first agent; the timeline has `agent_changed`. Recording settings and maximum duration stay
 * those of the first agent. From then on each item is charged at the higher price of the agents
 * involved. With `draft` the call's own agent goes on with its newest version and these fields; this
 * is for calls in the browser, so that an edit reaches a test call that is running.
 */
export interface HandoffControl {
  /** The variant. */
  action: "handoff";
  /** The agent that takes over, in its published version if it has one, else in its current state. */
  agent_id: string;
  /** First words of the new agent. null or omitted: it answers the open question, or listens. */
  message?: string | null;
  draft?: AgentDraft;
}

/** Color as `#rrggbb`. */
export type HexColor = string;

/** An `http` or `https` URL. */
export type HttpUrl = string;

/** Parameters that the provider appended to the redirect, and the token from the start of the sign-in. */
export interface IdentityLink {
  /** Parameter `code` of the redirect. */
  code: string;
  /** Parameter `state` of the redirect. */
  state: string;
  /** Parameter `iss` of the redirect, if present (RFC 9207). */
  iss?: string;
  /** Token from POST /v1/auth/oidc/start. */
  sign_in_token: string;
}

/** What happens while both sides are silent. */
export interface Inactivity {
  /** Seconds of silence before a reminder, and between reminders. Default 8. */
  seconds?: number;
  /**
   * Spoken one after another; after the last one the call ends with `inactivity`. The default is one,
   * which asks in the agent's language
   * whether the other side is still there. It follows a change of the language.
   */
  reminders?: string[];
}

/** What happens while both sides are silent. */
export interface InactivityInput {
  /** Seconds of silence before a reminder, and between reminders. Default 8. */
  seconds?: number;
  /**
   * Spoken one after another; after the last one the call ends with `inactivity`. The default is one,
   * which asks in the agent's language
   * whether the other side is still there. It follows a change of the language.
   */
  reminders?: string[];
}

/** When speech of the other side interrupts the agent. */
export interface Interruption {
  /** Whether the agent can be interrupted. Default true. */
  enabled?: boolean;
  /** Minimum speech, in milliseconds. Default 200. */
  min_ms?: number;
  /** Minimum number of words, not counting backchannels such as "mm-hm". Default 1. */
  min_words?: number;
}

/** When speech of the other side interrupts the agent. */
export interface InterruptionInput {
  /** Whether the agent can be interrupted. Default true. */
  enabled?: boolean;
  /** Minimum speech, in milliseconds. Default 200. */
  min_ms?: number;
  /** Minimum number of words, not counting backchannels such as "mm-hm". Default 1. */
  min_words?: number;
}

/** An invitation into the workspace. */
export interface Invitation {
  /** Identifier, prefix `inv_`. */
  id: string;
  /** The invited email address. */
  email: string;
  role: WorkspaceRole;
  status: InvitationStatus;
  /** User who sent the invitation. */
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Token of the email and, for a new user, their name and password. */
export interface InvitationAccept {
  /** Token in the link of the email. */
  token: string;
  /** Name of the new user. */
  name?: string;
  password?: Password;
}

/** The new member. */
export interface InvitationAcceptance {
  user: User;
  workspace: Workspace;
  /** Tokens of a new user. `null` for an existing user, who logs in as usual. */
  session: Session | null;
}

/** An invitation to send. */
export interface InvitationCreate {
  email: Email;
  role?: WorkspaceRole;
}

/** State of the invitation. */
export type InvitationStatus = "pending" | "accepted" | "revoked" | "expired";

/** The matching chunks, best first. */
export interface KnowledgeAnswer {
  /** Best first. */
  data: KnowledgeMatch[];
  /** Milliseconds that the search took. */
  ms: number;
}

/** Texts, pages and files from which agents answer. */
export interface KnowledgeBase {
  /** Identifier, prefix `kb_`. */
  id: string;
  /** Display name. */
  name: string;
  /** What the knowledge base is about. */
  description: string;
  chunking: KnowledgeChunking;
  /** Seconds after which URLs are fetched again; null: only on request. */
  refresh_interval_seconds: number | null;
  sources: KnowledgeSourceCounts;
  /** Searchable chunks in all sources. */
  chunks: number;
  /** Size of all sources, in bytes. */
  bytes: number;
  /** Agents that use the knowledge base, up to 100. */
  agent_ids: string[];
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A new knowledge base. */
export interface KnowledgeBaseCreate {
  /** Display name. */
  name: string;
  /** What the knowledge base is about. Default: "". */
  description?: string;
  chunking?: KnowledgeChunkingInput;
  /** Seconds after which URLs are fetched again; null: only on request. */
  refresh_interval_seconds?: number | null;
}

/** A page of knowledge bases. */
export interface KnowledgeBasePage {
  /** Newest first. */
  data: KnowledgeBase[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** The fields to change. */
export interface KnowledgeBaseUpdate {
  /** Display name. */
  name?: string;
  /** What the knowledge base is about. */
  description?: string | null;
  chunking?: KnowledgeChunkingInput;
  /** Seconds after which URLs are fetched again; null: only on request. */
  refresh_interval_seconds?: number | null;
}

/** A part of a source, as a search finds it. */
export interface KnowledgeChunk {
  /** Identifier, prefix `chk_`. */
  id: string;
  /** Position in the source, from 0. */
  position: number;
  /** Text of the chunk. */
  text: string;
  /** Title of the page or document. */
  title: string | null;
  /** Headings above the chunk, outermost first. */
  heading: string | null;
  /** Address of the page that contains it. */
  url: string | null;
}

/** A page of chunks. */
export interface KnowledgeChunkPage {
  /** In the order of the source. */
  data: KnowledgeChunk[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/**
 * How sources are split: along headings, paragraphs and sentences. Each chunk repeats the end of the
 * previous one.
 */
export interface KnowledgeChunking {
  /** Maximum length of a chunk, in characters. */
  max_chars: number;
  /** Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`. */
  overlap_chars: number;
}

/**
 * How sources are split: along headings, paragraphs and sentences. Each chunk repeats the end of the
 * previous one.
 */
export interface KnowledgeChunkingInput {
  /** Maximum length of a chunk, in characters. */
  max_chars: number;
  /** Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`. */
  overlap_chars: number;
}

/** Follows the links of a page within its site. */
export interface KnowledgeCrawl {
  /** How many links away from the first page. */
  max_depth?: number;
  /** Maximum number of pages. */
  max_pages?: number;
}

/** Follows the links of a page within its site. */
export interface KnowledgeCrawlInput {
  /** How many links away from the first page. Default: 2. */
  max_depth?: number;
  /** Maximum number of pages. Default: 50. */
  max_pages?: number;
}

/** A chunk that was found. */
export interface KnowledgeMatch {
  /** Identifier, prefix `chk_`. */
  chunk_id: string;
  /** Knowledge base that contains the chunk. */
  knowledge_base_id?: string | null;
  /** Source that contains the chunk. */
  source_id: string;
  /** Position in the source, from 0. */
  position: number;
  /** Title of the page or document. */
  title: string | null;
  /** Text of the chunk. */
  text: string;
  /** Fused rank, 0 to 1. 1: first both by meaning and by words. */
  score: number;
  /**
   * Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives
   * the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while
   * the chunk waits to be embedded again.
   */
  similarity: number | null;
  metadata: KnowledgeMetadata;
  /** Headings above the chunk. */
  heading: string | null;
  /** Address of the page that contains it. */
  url: string | null;
}

/**
 * Free key/value pairs to filter searches by, included in search results; `title` names the source. At
 * most 16 KiB.
 */
export type KnowledgeMetadata = { [name: string]: unknown };

/** A search. */
export interface KnowledgeQuery {
  /** A question or keywords. */
  query: string;
  /** Maximum number of chunks. Default: 10. */
  limit?: number;
  /** Search only sources whose metadata contains this. */
  filter?: { [name: string]: unknown };
}

/** A text, page or file of a knowledge base. */
export interface KnowledgeSource {
  /** Identifier, prefix `src_`. */
  id: string;
  /** A text, plain or Markdown; null in lists. Upload longer texts as a file. */
  content: string | null;
  /** Address of a page, http or https. */
  url: string | null;
  /** With `url`: also read the pages that it links to. */
  crawl: KnowledgeCrawl | null;
  metadata: KnowledgeMetadata;
  /** Knowledge base of the source. */
  knowledge_base_id: string;
  type: KnowledgeSourceType;
  status: KnowledgeSourceStatus;
  /** Why the source failed. */
  error: KnowledgeSourceError | null;
  /** File name as uploaded. */
  file_name: string | null;
  /** Content type of the file. */
  content_type: string | null;
  /** Bytes that were read, before splitting. */
  bytes: number;
  /** Searchable chunks. */
  chunks: number;
  /** Pages fetched so far; 1 for a text or file. */
  pages: number;
  last_fetched_at: NullableTimestamp;
  next_refresh_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A source of a knowledge base was added, read again or deleted, or its status changed. */
export interface KnowledgeSourceChange {
  /** The source. */
  source_id: string;
  /** The knowledge base that contains it. */
  knowledge_base_id: string;
  status: KnowledgeSourceStatus;
  /** Why it could not be read; null unless it failed. */
  error_code: string | null;
  /** Whether it was deleted. */
  deleted: boolean;
}

/** Number of sources by status. */
export interface KnowledgeSourceCounts {
  /** Waiting to be processed. */
  pending: number;
  /** Being processed. */
  processing: number;
  /** Searchable. */
  ready: number;
  /** Failed, with an `error`. */
  failed: number;
}

/** A text or a page: either `content` or `url`. Files are uploaded as multipart. */
export interface KnowledgeSourceCreate {
  /** A text, plain or Markdown; null in lists. Upload longer texts as a file. */
  content?: string | null;
  /** Address of a page, http or https. */
  url?: string | null;
  /** With `url`: also read the pages that it links to. */
  crawl?: KnowledgeCrawlInput | null;
  metadata?: KnowledgeMetadata;
}

/** Why a source failed. */
export interface KnowledgeSourceError {
  /** Kind of failure. */
  code: "invalid_url" | "private_address" | "unreachable" | "timeout" | "http_error" | "too_many_redirects" | "robots_disallowed" | "too_large" | "unsupported_type" | "unreadable" | "too_complex" | "empty" | "embedder_failed" | "internal_error";
  /** Explanation for humans. */
  detail: string;
}

/** A page of sources. */
export interface KnowledgeSourcePage {
  /** Newest first. */
  data: KnowledgeSource[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/**
 * State of the source. While it is processed again, and after a failed refresh, its previous content
 * stays searchable.
 */
export type KnowledgeSourceStatus = "pending" | "processing" | "ready" | "failed";

/** Kind of source. */
export type KnowledgeSourceType = "text" | "url" | "file";

/** A file as multipart. */
export interface KnowledgeSourceUpload {
  /**
   * txt, md, html, pdf or docx, at most 25 MiB; the type is detected from the file name, else from the
   * content type.
   */
  file: Upload;
  /** JSON object; see KnowledgeMetadata. */
  metadata?: string;
}

/** A language that agents can speak. */
export interface Language {
  /** Language code, BCP 47. */
  code: string;
  /** English name. */
  name: string;
  /** Speech recognizers that support it. */
  stt: string[];
  /** Speech synthesis providers that support it. */
  tts: string[];
  /** Number of voices that support it. */
  voices: number;
}

/** A page of languages. */
export interface LanguagePage {
  /** Ordered by code. */
  data: Language[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Concurrency, rate and size limits of the workspace. */
export interface Limits {
  rate_limit: RequestRate;
  concurrent_calls: CallSlots;
  storage: StorageUse;
  sizes: SizeLimits;
}

/** An identity at the provider with which the user can sign in. */
export interface LinkedIdentity {
  /** Identifier, prefix `idn_`. */
  id: string;
  /** Issuer of the provider. */
  issuer: string;
  /** Identifier of the user at the provider. */
  subject: string;
  /** Email address at the provider when the identity was linked. */
  email: string | null;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

/** A page of identities. */
export interface LinkedIdentityPage {
  /** Newest first. */
  data: LinkedIdentity[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/**
 * SIP trunks of the deployment's LiveKit server: either existing trunks, by id, or a SIP server for
 * which trunks are created. Existing trunks must list the number. A SIP server is checked with an
 * OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions when
 * there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
 */
export interface LiveKitTrunkCreate {
  /** The variant. */
  type: "livekit";
  /**
   * For calls from the number. Without it the number only receives calls, unless the deployment has a
   * trunk that lists the number.
   */
  outbound_trunk_id?: string | null;
  /**
   * For calls to the number. Its dispatch rule must give each caller a separate room; without a rule,
   * one is created.
   */
  inbound_trunk_id?: string | null;
  /** Host name or IPv4 address of a SIP server, instead of trunk ids. */
  host?: string;
  /** Default 5060, or 5061 with tls. */
  port?: number;
  /** Transport protocol for SIP. Default: "udp". */
  transport?: "udp" | "tcp" | "tls";
  /** User name for digest authentication of calls from the number. */
  username?: string | null;
  /** Stored by the LiveKit server. Not returned again. */
  password?: string | null;
  /** Addresses from which calls to the number are accepted; empty: any address. */
  inbound_addresses?: SipSource[];
}

/** A code of the authenticator app, or a recovery code. Spaces and dashes are ignored. */
export type LoginCode = string;

/** Credentials. */
export interface LoginRequest {
  /** Email address. */
  email: string;
  /** Password. */
  password: string;
  /**
   * Workspace in which the session starts. If it is absent or the user is not a member of it, the
   * session starts in the first workspace that the user joined.
   */
  workspace_id?: string;
}

/** The sessions to end. */
export interface LogoutRequest {
  /** Whether to end every session of the user. */
  all?: boolean;
}

/** The balance fell below `low_balance_threshold`. */
export interface LowWallet {
  balance: Money;
  threshold: Money;
}

/**
 * Gives the model the tools of an MCP server (streamable HTTP), each as `<name>_<tool>`. The tools are
 * listed when a call begins, and once when the function is saved (`server` of the response).
 */
export interface McpFunctionCreate {
  /** The variant. */
  type: "mcp";
  name: FunctionName;
  /** For humans; the model receives the descriptions of the tools. */
  description: string;
  url: HttpUrl;
  headers?: FunctionHeaders;
  /** Names of the tools that can be used; null: all. An update replaces the list. */
  allowed_tools?: string[] | null;
  /** Milliseconds to wait for one run of a tool. Default 10000. */
  timeout_ms?: number;
  /** Spoken while a tool runs. */
  filler?: string | null;
}

/** What an MCP server answered when it was asked for its tools. */
export interface McpServerCheck {
  /** Whether the server listed its tools in time. */
  ok: boolean;
  /** Why not. Calls go on without the tools until the server answers; null if it did. */
  error: string | null;
  /** The first 100 tools, in the order of the server. */
  tools: McpServerTool[];
  /**
   * What the agent will miss: names in `allowed_tools` that the server does not have, and tools that
   * cannot be offered to a model, each with the reason.
   */
  problems: string[];
  /** Milliseconds that it took. */
  duration_ms: number;
}

/** A tool of an MCP server. */
export interface McpServerTool {
  /** Name, as `allowed_tools` takes it. */
  name: string;
  /** What the server says about it, at most 300 characters. */
  description: string;
  /** Whether the agent can use it, by `allowed_tools`. */
  allowed: boolean;
}

/** A member of the workspace, or a pending invitation. */
export interface Member {
  /** User id of a member, prefix `usr_`; or id of an invitation, prefix `inv_`. */
  id: string;
  status: MemberStatus;
  /** Email address. */
  email: string;
  /** Name of the user. `null` for invitations. */
  name: string | null;
  role: WorkspaceRole;
  /** Whether the member has enrolled a second factor on this deployment. `null` for invitations. */
  second_factor: boolean | null;
  /** User who sent the invitation. `null` for members. */
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: NullableTimestamp;
}

/** A page of members and pending invitations. */
export interface MemberPage {
  /** Newest first. */
  data: Member[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** `active` for a member, `pending` for an invitation that can be accepted. */
export type MemberStatus = "active" | "pending";

/** New role. */
export interface MemberUpdate {
  role: WorkspaceRole;
}

/** Arbitrary key/value pairs, which webhooks include. At most 16 KiB. */
export type Metadata = { [name: string]: unknown };

/** A model for `service-llm`. */
export interface Model {
  /** Value for `model` of an agent. */
  id: string;
  /** Display name. */
  name: string;
  /** Provider of the model. */
  provider: string;
  /** Context window, in tokens; null when unknown. */
  context_tokens: number | null;
  /** Whether it is used by agents that name no model. */
  default: boolean;
}

/** A page of models. */
export interface ModelPage {
  /** The default model first. */
  data: Model[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** An amount of money with up to six decimal places. */
export interface Money {
  /** Decimal number as a string. */
  amount: string;
  /** Currency code, ISO 4217. */
  currency: string;
}

/** An amount of money in the currency of the wallet. */
export interface MoneyInput {
  /** Decimal number as a string. */
  amount: string;
  /** Currency code, ISO 4217. */
  currency: "USD";
}

/** An amount of money in the currency of the wallet. */
export interface MoneyInputInput {
  /** Decimal number as a string. */
  amount: string;
  /** Currency code, ISO 4217. */
  currency: "USD";
}

/** Format of the binary frames sent to the supervisor. */
export interface MonitorAudio {
  /** PCM16, little endian, interleaved. */
  encoding: "pcm_s16le";
  /** Samples per second, in hertz. */
  sample_rate: number;
  /** Number of channels. */
  channels: number;
  /** Duration of one frame, in milliseconds. */
  frame_ms: number;
  /** Who is on the left channel. */
  left: "caller";
  /** Who is on the right channel: the agent, or a supervisor who barges in. */
  right: "agent";
}

/** What a supervisor can do; each mode includes those before it. */
export type MonitorMode = "listen" | "whisper" | "barge";

/** A token to follow one call, once. */
export interface MonitorToken {
  /** Goes into the second subprotocol. Never put it into a URL. */
  token: string;
  /** Address of the socket. */
  url: string;
  /** The call. */
  call_id: string;
  mode: MonitorMode;
  initial_mode: MonitorMode;
  /** Seconds until the token expires. */
  expires_in: number;
  audio: MonitorAudio;
}

/**
 * How to follow a call. `mode`: the highest mode that the token allows; default `listen`.
 * `initial_mode`: the mode in which the socket starts, at most `mode`; default `mode`.
 */
export interface MonitorTokenCreate {
  mode?: MonitorMode;
  initial_mode?: MonitorMode;
}

/** The agent stays silent and keeps listening. */
export interface MuteControl {
  /** The variant. */
  action: "mute";
}

/** Who wants the newsletter. */
export interface NewsletterSubscribe {
  email: Email;
}

/** The token of a mail. */
export interface NewsletterToken {
  /** The token in the link of the mail. */
  token: string;
}

/** Perceived gender of a voice. `null` if unknown. */
export type NullableGender = "female" | "male" | "neutral" | null;

/** ISO 8601, UTC, milliseconds. `null` if the event has not happened. */
export type NullableTimestamp = string | null;

/** Public details of your own carrier account. */
export interface NumberAccount {
  /** The kind of account. */
  type: "twilio" | "sip_trunk" | "livekit";
  /** Account SID, host and port of the trunk, or trunk id. */
  name: string;
}

/** A carrier account or SIP trunk of your own. */
export type NumberAccountCreate = TwilioAccountCreate | SipTrunkCreate | LiveKitTrunkCreate;

/** What a number can do. */
export type NumberCapability = "voice" | "sms";

/** Rent by kind of number. */
export interface NumberRent {
  type: NumberType;
  per_month: Money;
}

/** Kind of number. */
export type NumberType = "local" | "toll_free" | "mobile";

/** What mail programs send (RFC 8058). */
export interface OneClickUnsubscribe {
  /** `One-Click`. */
  "List-Unsubscribe"?: string;
}

/** A one-time code. */
export interface OneTimeCode {
  code: LoginCode;
}

/** At least 12 characters. */
export type Password = string;

/** Email address of the account. */
export interface PasswordForgotRequest {
  email: Email;
}

/** Token of the email and the new password. */
export interface PasswordResetRequest {
  /** Token in the link of the email. */
  token: string;
  password: Password;
}

/**
 * Why a campaign is paused: manually, by its circuit breaker, because the wallet balance does not
 * cover a call, or by `provider_error`: none of its calls can be placed (its number, model or voice is
 * no longer available), or the last ten calls failed because of a provider of telephony, speech
 * recognition, language models or speech synthesis; or `restored`: the service was restored from a
 * backup, and the operator has not released it yet.
 */
export type PauseReason = "manual" | "circuit_breaker" | "insufficient_funds" | "provider_error" | "restored";

/** A top-up. */
export interface Payment {
  /** Identifier, prefix `pay_`. */
  id: string;
  status: PaymentStatus;
  amount: Money;
  /** Payment provider. */
  provider: string;
  /** Address to pay at; null when nothing is left to do. */
  pay_url: string | null;
  /**
   * Why it failed: a code of the provider such as `insufficient_funds`, or `amount_mismatch` (the paid
   * amount differs from the requested amount), `no_payment_method`, `not_started`.
   */
  failure: string | null;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

/** State of a payment. The wallet is credited when it has succeeded. */
export type PaymentStatus = "pending" | "succeeded" | "failed" | "expired";

/** Data of payment.succeeded. */
export interface PaymentSucceededData {
  /** The payment. */
  payment_id: string;
  /** Its ledger entry. */
  transaction_id: string;
  /** Payment provider. */
  provider: string;
  amount: Money;
  /** Balance after the payment. */
  balance: Money;
}

/** A top-up was credited. Envelope: nested. */
export interface PaymentSucceededEvent {
  /** Name of the event. */
  event: "payment.succeeded";
  /** Identifier, prefix `evt_`; deduplicate on it. */
  id: string;
  ts: Timestamp;
  data: PaymentSucceededData;
}

/**
 * Half and 95 % of the turns took at most so long. From histograms: within 7 % of the exact value from
 * 40 ms to 24.8 seconds.
 */
export interface Percentiles {
  /** Median, in milliseconds. */
  p50_ms: number;
  /** 95th percentile, in milliseconds. */
  p95_ms: number;
}

/** A number of the workspace. */
export interface PhoneNumber {
  /** Identifier, prefix `pn_`. */
  id: string;
  /** Name of the number for your own use. */
  nickname: string | null;
  /** Fixes the version of the assigned agent; null: the newest. */
  agent_version: number | null;
  /** Agents that share inbound calls. */
  inbound_agents: WeightedAgent[];
  /** Agents that share calls from this number that name no agent. */
  outbound_agents: WeightedAgent[];
  /**
   * Number to which callers are connected when no agent can answer. The allowed countries of this number
   * also apply to it.
   */
  fallback_number: string | null;
  /**
   * Countries that can be called from this number; null: the countries of the workspace's numbers.
   * Changing it requires admin scope.
   */
  allowed_countries: CountryCode[] | null;
  /**
   * Address that receives a signed request before an inbound call is answered; it must respond within
   * 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain
   * `agent_id`, `variables`, `metadata`, or `reject: true`.
   */
  inbound_webhook_url: string | null;
  number: E164;
  /** The carrier; `loopback` is the built-in test network. */
  carrier: string;
  /** pending: ordered from the carrier. suspended: the rent could not be charged. */
  status: "pending" | "active" | "suspended" | "released";
  /** ISO 3166-1 alpha-2; null for test numbers. */
  country: string | null;
  /** Capabilities that the carrier reports. */
  capabilities: NumberCapability[];
  /** The agent that answers the number when `inbound_agents` is empty. */
  agent_id: string | null;
  /** Secret that signs the requests to that address. Present only in the response that created it. */
  inbound_webhook_secret?: string;
  /** Monthly rent. */
  monthly_price: Money;
  /** End of the paid period; null: no rent. */
  rented_until: NullableTimestamp;
  /** Your own carrier account of the number; null: the deployment's account. */
  account: NumberAccount | null;
  created_at: Timestamp;
}

/** The agent that answers the number. */
export interface PhoneNumberAssignment {
  /** The agent; null: the number is not answered. */
  agent_id: string | null;
}

/** A phone number was added, or its status, agent or nickname changed. */
export interface PhoneNumberChange {
  /** The phone number. */
  phone_number_id: string;
  number: E164;
  /** Its status. */
  status: "pending" | "active" | "suspended" | "released";
  /** The agent that answers it. */
  agent_id: string | null;
}

/** A number on your own carrier account. */
export interface PhoneNumberImport {
  number: E164;
  account: NumberAccountCreate;
  /** Name of the number for your own use. */
  nickname?: string | null;
  /** The agent that answers the number. */
  agent_id?: string | null;
}

/** A page of numbers. */
export interface PhoneNumberPage {
  /** Newest first. */
  data: PhoneNumber[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** A number to buy. */
export interface PhoneNumberPurchase {
  number: E164;
  /** Carrier that sells the number. Default: the first carrier that sells numbers. */
  carrier?: string;
  /** Name of the number for your own use. */
  nickname?: string | null;
  /** The agent that answers the number. */
  agent_id?: string | null;
}

/** The fields to change; null clears a field. */
export interface PhoneNumberUpdate {
  /** Name of the number for your own use. */
  nickname?: string | null;
  /** Fixes the version of the assigned agent; null: the newest. */
  agent_version?: number | null;
  /** Agents that share inbound calls; they take precedence over the assigned agent. */
  inbound_agents?: WeightedAgentInput[] | null;
  /** Agents that share calls from this number that name no agent. */
  outbound_agents?: WeightedAgentInput[] | null;
  /**
   * Number to which callers are connected when no agent can answer. The allowed countries of this number
   * also apply to it.
   */
  fallback_number?: string | null;
  /**
   * Countries that can be called from this number; null: the countries of the workspace's numbers.
   * Changing it requires admin scope.
   */
  allowed_countries?: CountryCode[] | null;
  /**
   * Address that receives a signed request before an inbound call is answered; it must respond within
   * 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain
   * `agent_id`, `variables`, `metadata`, or `reject: true`.
   */
  inbound_webhook_url?: string | null;
}

/** One function run. */
export interface PlaygroundFunctionRun {
  /** Name of the function. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether it succeeded. */
  ok: boolean;
  /** Result returned to the model. */
  result: unknown;
  /** Milliseconds. */
  duration_ms: number;
}

/** One message. */
export interface PlaygroundMessage {
  /** Who wrote it. */
  role: "agent" | "user";
  /** What was said. */
  text: string;
}

/** A chunk that the model received as reference. */
export interface PlaygroundPassage {
  /** Identifier, prefix `chk_`. */
  chunk_id: string;
  /** Knowledge base that contains the chunk. */
  knowledge_base_id?: string | null;
  /** Source that contains the chunk. */
  source_id: string;
  /** Position in the source, from 0. */
  position: number;
  /** Title of the page or document. */
  title: string | null;
  /** Text of the chunk. */
  text: string;
  /** Fused rank, 0 to 1. 1: first both by meaning and by words. */
  score: number;
  /**
   * Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives
   * the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while
   * the chunk waits to be embedded again.
   */
  similarity: number | null;
}

/** The reply and the functions that ran. */
export interface PlaygroundReply {
  /** The agent's reply. */
  text: string;
  /**
   * Functions that ran, in order. end_call, transfer_call, dtmf and send_sms are only reported, not
   * executed.
   */
  functions: PlaygroundFunctionRun[];
  /** Passages from the linked knowledge bases that the model received. */
  passages: PlaygroundPassage[];
  /** The model that generated the reply: the fallback model if it answered last. */
  model: string;
  /** Milliseconds for the whole turn. */
  latency_ms: number;
  usage: TokenUsage;
  /** Amount charged for the turn. */
  cost: Money;
  /** Of the agent with the given draft. Absent if there are none. */
  warnings?: AgentWarning[];
}

/** The conversation so far. */
export interface PlaygroundTurn {
  /** Oldest first; the last message must be the user's. */
  messages: PlaygroundMessage[];
  variables?: Variables;
  draft?: AgentDraft;
}

/** Estimated cost of one minute. */
export interface PriceEstimate {
  route: PriceRoute;
  /** The model. */
  model: string;
  /** The voice. */
  voice_id: string;
  /** Sum of the items. */
  per_minute: Money;
  /** The items for one minute. */
  items: CostItem[];
  assumptions: EstimateAssumptions;
}

/**
 * What is charged. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the
 * carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier
 * versions, never positive; the part that the wallet could not cover.
 */
export type PriceItem = "telephony" | "stt" | "llm_input" | "llm_output" | "tts" | "platform" | "sms" | "transfer" | "adjustment";

/** What carries a call: the test numbers, a phone carrier, or a browser. */
export type PriceRoute = "loopback" | "phone" | "web";

/** Unit of the quantity; a segment is a part of a text message (3GPP TS 23.040). */
export type PriceUnit = "second" | "token" | "character" | "segment";

/** Every rate and rounding rule. */
export interface Pricing {
  /** Currency code, ISO 4217. */
  currency: string;
  /** All rates. */
  rates: Rate[];
  /**
   * Prices of calls to phone numbers, by the longest matching prefix; numbers without a match cannot be
   * called. Numbers on customers' own accounts and trunks pay the telephony rate.
   */
  destinations?: DestinationPrice[];
  /**
   * Prices of text messages, by the longest matching prefix; numbers without a match cannot receive
   * messages. Numbers on customers' own accounts and trunks pay the message rate.
   */
  text_destinations?: TextPrice[];
  /** Calls over these routes are free, whatever they use. */
  free_routes: PriceRoute[];
  /** The rounding rules, in words. */
  rounding: string[];
  /** Rents of numbers. */
  number_rents?: NumberRent[];
  assumptions: EstimateAssumptions;
}

/** The user or API key that sent the request. */
export interface Principal {
  /** Kind of credentials: a user session or an API key. */
  kind: "user" | "api_key";
  /** The user of the session, or the user who created the key. */
  user: User | null;
  /** The API key. `null` for a user session. */
  api_key: ApiKey | null;
  workspace: Workspace;
  /** Role of the user in the workspace. `null` for API keys. */
  role: "owner" | "admin" | "member" | "viewer" | null;
  scope: Scope;
}

/** What is redacted and what is kept of the conversations of an agent. */
export interface PrivacySettings {
  /**
   * What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
   * cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
   * numbers. Default none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /** Further patterns, each with a mark of its own. Default none. */
  patterns?: RedactionPattern[];
  /**
   * Whether the model gets the marks too. Without it the model and the functions that it calls get what
   * was said. Default false.
   */
  redact_model?: boolean;
  /**
   * Nothing that is said is stored or published: no transcript, no recording, no function runs, no chat
   * messages. The analysis has no content. Times, outcome, cost, numbers and metadata stay. Default
   * false.
   */
  no_store?: boolean;
  /**
   * Whether `privacy` of the workspace applies as well: what either of them redacts is redacted,
   * `redact_model` or `no_store` of either of them holds, and kinds that `retention_days` leaves out are
   * kept as long as the workspace says. With false only the agent's own settings apply. Default true.
   */
  inherit?: boolean;
  retention_days?: RetentionDays;
}

/** What is redacted and what is kept of the conversations of an agent. */
export interface PrivacySettingsInput {
  /**
   * What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
   * cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
   * numbers. Default none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /** Further patterns, each with a mark of its own. Default none. */
  patterns?: RedactionPatternInput[];
  /**
   * Whether the model gets the marks too. Without it the model and the functions that it calls get what
   * was said. Default false.
   */
  redact_model?: boolean;
  /**
   * Nothing that is said is stored or published: no transcript, no recording, no function runs, no chat
   * messages. The analysis has no content. Times, outcome, cost, numbers and metadata stay. Default
   * false.
   */
  no_store?: boolean;
  /**
   * Whether `privacy` of the workspace applies as well: what either of them redacts is redacted,
   * `redact_model` or `no_store` of either of them holds, and kinds that `retention_days` leaves out are
   * kept as long as the workspace says. With false only the agent's own settings apply. Default true.
   */
  inherit?: boolean;
  retention_days?: RetentionDaysInput;
}

/** RFC 9457 problem details. */
export interface Problem {
  /** URL of a page of this service that explains the error code, its cause and its fix. */
  type: string;
  /** Short description of the error code. */
  title: string;
  /** HTTP status. */
  status: number;
  /** Explanation specific to this request. */
  detail?: string;
  /** Path of the request. */
  instance?: string;
  code: ErrorCode;
  /** Identifier of the request. */
  request_id: string;
  /** Invalid fields. */
  errors?: FieldError[];
  /** Present with `forbidden_scope`: the scope that the operation requires. */
  required_scope?: string;
  /** Present with `second_factor_required`: the token for the second step. */
  login_token?: string;
  /** Present only in responses of OpenAI's interface. */
  error?: ErrorOfOpenAi;
  /** Present only in responses of Retell's interface. */
  message?: string;
  /** Present with `forbidden_scope`: the scope of the credentials. */
  actual_scope?: string;
  [name: string]: unknown;
}

/** A provider of speech recognition, language models, speech synthesis or telephony. */
export interface Provider {
  /** Identifier. */
  id: string;
  /** What the provider does. */
  kind: "llm" | "stt" | "tts" | "vad" | "telephony" | "embeddings";
  /** Whether it can be used. */
  configured: boolean;
  /** Whose API key is used; null when none is needed or none is set. */
  source: "platform" | "own" | null;
  /** Whether the workspace can store a key of its own. */
  accepts_key: boolean;
  /** Short description. */
  description: string;
  /** Result of the last use or check; unknown before the first. */
  health: "unknown" | "healthy" | "failing";
  /** What went wrong, while it is failing. */
  detail: string | null;
  last_checked_at: NullableTimestamp;
}

/** A stored API key, without its value. */
export interface ProviderCredentials {
  /** Provider of the key. */
  provider: string;
  /** The last four characters of the key. */
  hint: string;
  verified_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An API key of the workspace's own account with the provider. */
export interface ProviderCredentialsPut {
  /** The API key, as issued by the provider. A server that needs none ignores it. */
  api_key: string;
  /**
   * With `openai`: another OpenAI-compatible server, version included. It must be public, or in a
   * network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
   */
  base_url?: string;
  /** With `base_url`: the names of its models, the default first. Required there. */
  models?: string[];
  /**
   * Of a provider of language models: this model must answer a word before the key is stored, `default`
   * for the first one. Default: the provider is only asked whether it takes the key.
   */
  try_model?: string;
}

/** A page of providers. */
export interface ProviderPage {
  /** Ordered by kind. */
  data: Provider[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** A price. */
export interface Rate {
  item: PriceItem;
  /**
   * The route for telephony, platform, sms and transfer; the provider for other items; `*` for all
   * without a rate of their own.
   */
  applies_to: string;
  unit: PriceUnit;
  /** Number of units that the price covers. */
  per: number;
  price: Money;
}

/** Whether calls are recorded, and the disclosure about it. */
export interface RecordingSettings {
  /** Default true. */
  enabled?: boolean;
  /** Spoken at the start of the call; cannot be interrupted. */
  disclosure?: string | null;
}

/** Whether calls are recorded, and the disclosure about it. */
export interface RecordingSettingsInput {
  /** Default true. */
  enabled?: boolean;
  /** Spoken at the start of the call; cannot be interrupted. */
  disclosure?: string | null;
}

/**
 * `pending`: the recording is being made, or storage is unavailable and is retried for a week.
 * `incomplete`: the recording is available, but parts of the call are missing. `failed`: the recording
 * could not be stored.
 */
export type RecordingStatus = "pending" | "ready" | "incomplete" | "failed";

/** New recovery codes. They are not returned again. */
export interface RecoveryCodes {
  /** Recovery codes. Each works once instead of a code of the authenticator app. */
  recovery_codes: string[];
}

/** A pattern of one's own. */
export interface RedactionPattern {
  /** Name of the mark: `patient_id` gives `[patient_id]`. */
  name: string;
  /**
   * A regular expression in the syntax of RE2 (no look-around, no back-references); case is ignored. It
   * must not match the empty text. A counted repetition such as `{1,300}` can count to a few hundred.
   */
  pattern: string;
}

/** A pattern of one's own. */
export interface RedactionPatternInput {
  /** Name of the mark: `patient_id` gives `[patient_id]`. */
  name: string;
  /**
   * A regular expression in the syntax of RE2 (no look-around, no back-references); case is ignored. It
   * must not match the empty text. A counted repetition such as `{1,300}` can count to a few hundred.
   */
  pattern: string;
}

/** A refresh token. */
export interface RefreshRequest {
  /** Refresh token from login or from the previous refresh. */
  refresh_token: string;
  /** Whether to replace the refresh token as well. */
  rotate?: boolean;
}

/** A row that will not be dialed. */
export interface RefusedContactRow {
  /**
   * Row number, counted from 1; in a file the header is row 1. A line break inside quotes does not start
   * a row.
   */
  row: number;
  /**
   * `empty`: no number. `too_long`: a cell has more than 4 096 characters. `too_many_cells`: more cells
   * than the header.
   */
  reason: "empty" | "invalid_number" | "invalid_time_zone" | "invalid_text" | "too_long" | "too_many_cells" | "duplicate" | "dnc";
}

/** A new user. */
export interface RegisterRequest {
  email: Email;
  password: Password;
  /** Name of the user. */
  name: string;
  /** Name of the user's first workspace. Default: derived from the name of the user. */
  workspace_name?: string;
  /**
   * Required for the first user of a deployment with closed registration. The service prints the token
   * when it starts without users. It is valid for one hour and one use. Ignored while registration is
   * open.
   */
  setup_token?: string;
  /**
   * Token of an invitation, from the link in its email. `email` must be the invited address. Omit
   * `workspace_name`.
   */
  invitation_token?: string;
}

/** A new user with their workspace and session. */
export interface Registration {
  /** JWT for the Authorization header. */
  access_token: string;
  /** Token to exchange for a new access token. */
  refresh_token: string;
  /** Seconds for which the access token is valid. */
  expires_in: number;
  /** Always Bearer. */
  token_type: "Bearer";
  user: User;
  workspace: Workspace;
}

/** A row that was rejected. */
export interface RejectedRow {
  /** Row number, counted from 1; in a file the header is row 1. */
  row: number;
  /** Why the row was rejected. */
  reason: "empty" | "invalid_number" | "invalid_reason";
}

/** When content of a call was removed because its retention time was over; null for what was not. */
export interface RemovedContent {
  recording_at: NullableTimestamp;
  transcript_at: NullableTimestamp;
  timeline_at: NullableTimestamp;
  analysis_at: NullableTimestamp;
}

/** A removed member and the active API keys that they created. */
export interface RemovedMember {
  /** User id. */
  id: string;
  /** Email address. */
  email: string;
  role: WorkspaceRole;
  /**
   * Active keys that the member created, at most the newest 100. With `revoke_api_keys`, all revoked
   * keys.
   */
  api_keys: ApiKey[];
  /** Whether these keys were revoked. */
  api_keys_revoked: boolean;
}

/** Request rate limits. */
export interface RequestRate {
  /** Requests of one user per window, across all their keys and sessions. */
  user_requests: number;
  /** Requests of one IP address per window, to public operations. */
  public_requests: number;
  /** Length of the window, in seconds. */
  window_seconds: number;
  /** Requests that the caller has left in the current window, after this one, over all processes. */
  remaining: number;
  /** Seconds until the next window begins. */
  reset_seconds: number;
}

/** The engine that generates the agent's replies. */
export type ResponseEngine = ServiceLlmEngine | CustomLlmEngine;

/** The engine that generates the agent's replies. */
export type ResponseEngineInput = ServiceLlmEngineInput | CustomLlmEngineInput;

/** The engine fields to change. */
export interface ResponseEngineUpdate {
  /** The variant; changing it drops the fields of the old variant. */
  type?: "service-llm" | "custom-llm";
  /** See ServiceLlmEngine. */
  system_prompt?: string;
  /** See ServiceLlmEngine. */
  model?: string | null;
  /** See ServiceLlmEngine; null clears. */
  fallback_model?: string | null;
  /** See ServiceLlmEngine. */
  temperature?: number | null;
  /** See CustomLlmEngine. */
  websocket_url?: string;
}

/** How long callers waited for answers, by stage and in total. */
export interface ResponseTimes {
  /** From the end of speech to its transcript. */
  hear: Percentiles;
  /** From there to the first text of the model. */
  think: Percentiles;
  /** From there to the first audio. */
  speak: Percentiles;
  /** From the end of speech to the first audio. */
  total: Percentiles;
}

/** The analysis in the form of Retell. */
export interface RetellAnalysis {
  /** Summary in a few sentences. */
  call_summary: string;
  /** Mood of the other side. */
  user_sentiment: "Positive" | "Neutral" | "Negative" | "Unknown";
  /** Whether the agent reached its goal; absent when unclear. */
  call_successful?: boolean;
  /** Fields of the agent's `extraction` schema. */
  custom_analysis_data: { [name: string]: unknown };
}

/** A call in the form of Retell. */
export interface RetellCall {
  /** Identifier, prefix `call_`. */
  call_id: string;
  /** The kind of call. */
  call_type: "phone_call" | "web_call";
  /** `registered`: queued or ringing. `not_connected`: it failed before it was answered. */
  call_status: "registered" | "not_connected" | "ongoing" | "ended" | "error";
  /** The agent that handles the call. */
  agent_id: string;
  /** Version of the agent that the call uses. */
  agent_version: number;
  direction: CallDirection;
  /** Number of the caller. */
  from_number?: string;
  /** Destination. */
  to_number?: string;
  /** As given. */
  metadata?: { [name: string]: unknown };
  /** The variables of the call. */
  retell_llm_dynamic_variables?: { [name: string]: string };
  /** When the call was answered, in milliseconds since 1970. */
  start_timestamp?: number;
  /** When the call ended, in milliseconds since 1970. */
  end_timestamp?: number;
  /** Duration of an ended call. */
  duration_ms?: number;
  /** Why the call ended. */
  disconnection_reason?: string;
  /** The utterances as lines of text. */
  transcript?: string;
  /** The utterances. */
  transcript_object?: RetellUtterance[];
  /** The recording; needs the same credentials. */
  recording_url?: string;
  call_analysis?: RetellAnalysis;
}

/** A call to place, as Retell's clients send it. */
export interface RetellCallCreate {
  /** A number of the workspace. Can be omitted when calling test numbers. */
  from_number?: string;
  to_number: E164;
  /** The agent that handles the call. Can be omitted when `from_number` has outbound agents. */
  override_agent_id?: string;
  metadata?: Metadata;
  retell_llm_dynamic_variables?: Variables;
}

/** What one side said. */
export interface RetellUtterance {
  /** Who spoke. */
  role: "agent" | "user";
  /** What was said. */
  content: string;
  /** Always empty. */
  words: { [name: string]: unknown }[];
}

/**
 * How many days content is kept after the end of its call, after the last message of its chat, or
 * after the last change of its campaign; then a job removes it within hours. What is left out or null
 * is kept: for an agent as long as its workspace says, for a workspace without end, but webhook events
 * for 30 days. Rows of calls, their costs and statistics stay.
 */
export interface RetentionDays {
  /** Recordings and their waveforms. */
  recordings?: number | null;
  /** What was said: utterances, function runs, keys, searches, what supervisors said, control commands. */
  transcripts?: number | null;
  /** All other entries of timelines, and drafts of agents that were tried in a call. */
  timeline?: number | null;
  /** Analyses of calls. */
  analyses?: number | null;
  /**
   * Bodies of webhook events, and what receivers answered. A delivery that is not finished is kept until
   * it is.
   */
  webhook_events?: number | null;
  /** Messages of widget chats, and the visitor's address and page. */
  widget_messages?: number | null;
  /**
   * Contacts of campaigns that are completed or canceled: numbers, variables, and what became of each.
   * Statistics of the campaign stay, and so do the rows of its calls.
   */
  campaign_contacts?: number | null;
}

/**
 * How many days content is kept after the end of its call, after the last message of its chat, or
 * after the last change of its campaign; then a job removes it within hours. What is left out or null
 * is kept: for an agent as long as its workspace says, for a workspace without end, but webhook events
 * for 30 days. Rows of calls, their costs and statistics stay.
 */
export interface RetentionDaysInput {
  /** Recordings and their waveforms. */
  recordings?: number | null;
  /** What was said: utterances, function runs, keys, searches, what supervisors said, control commands. */
  transcripts?: number | null;
  /** All other entries of timelines, and drafts of agents that were tried in a call. */
  timeline?: number | null;
  /** Analyses of calls. */
  analyses?: number | null;
  /**
   * Bodies of webhook events, and what receivers answered. A delivery that is not finished is kept until
   * it is.
   */
  webhook_events?: number | null;
  /** Messages of widget chats, and the visitor's address and page. */
  widget_messages?: number | null;
  /**
   * Contacts of campaigns that are completed or canceled: numbers, variables, and what became of each.
   * Statistics of the campaign stay, and so do the rows of its calls.
   */
  campaign_contacts?: number | null;
}

/** End reasons after which a contact can be dialed again. */
export type RetryOutcome = "busy" | "no_answer" | "declined" | "carrier_error" | "voicemail" | "inactivity" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";

/**
 * `scheduled`: 10 s timeout; retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after the first attempt.
 * `exponential`: 5 s timeout; retries after 30, 60 and 120 s.
 */
export type RetryPolicy = "scheduled" | "exponential";

/** The retry after one kind of outcome. */
export interface RetryRule {
  outcome: RetryOutcome;
  /** Seconds from the end of the first call to the second attempt. */
  delay_seconds: number;
}

/** The retry after one kind of outcome. */
export interface RetryRuleInput {
  outcome: RetryOutcome;
  /** Seconds from the end of the first call to the second attempt. */
  delay_seconds: number;
}

/** What the recognizer of the browser hears. A later caption replaces it until one is final. */
export interface RtcCaption {
  /** Type of the message. */
  t: "caption";
  /** What was heard. */
  text: string;
  /** Whether the utterance is over. */
  final: boolean;
}

/** A message from a browser over the socket of a call, as a text frame. */
export type RtcClientMessage = RtcText | RtcCaption | RtcMute | RtcInterrupt | RtcDtmf | RtcPlayed | RtcHangUp;

/** The agent was interrupted. Audio that was not played yet is discarded and counts as played. */
export interface RtcCut {
  /** Type of the message. */
  t: "cut";
  /** The line. */
  id: string;
  /** The part that was played. */
  text: string;
}

/** Keys of a phone keypad. */
export interface RtcDtmf {
  /** Type of the message. */
  t: "dtmf";
  /** Keys. */
  digits: string;
}

/**
 * Who recognizes speech. `browser`: the page sends what its own recognizer hears as `caption`, or
 * typed text.
 */
export type RtcEars = "server" | "browser";

/** The call is over; the socket closes with 1000. */
export interface RtcEnd {
  /** Type of the message. */
  t: "end";
  reason: CallEndReason;
  /** Milliseconds. */
  duration_ms: number;
}

/** The call cannot continue; the socket closes. */
export interface RtcFail {
  /** Type of the message. */
  t: "fail";
  /** Why: an error code or an end reason. */
  code: string;
}

/** The visitor hangs up. */
export interface RtcHangUp {
  /** Type of the message. */
  t: "end";
}

/** Whether browser calls work. */
export interface RtcHealth {
  /** Whether all hops work. */
  ok: boolean;
  transport: RtcTransport;
  ears: RtcEars;
  /** Address to which browsers connect. */
  url: string;
  /** The first hop that is failing. */
  failing: string | null;
  /** In path order. */
  hops: RtcHop[];
}

/** One hop of the path between visitor and agent. */
export interface RtcHop {
  /** The hop. */
  hop: "signalling" | "turn" | "media" | "recogniser" | "model" | "voice";
  /** Whether it works. */
  ok: boolean;
  /** What is configured, or what is failing. */
  detail: string;
}

/** The visitor stops the agent with a button. */
export interface RtcInterrupt {
  /** Type of the message. */
  t: "interrupt";
}

/** Latency of a reply, as in the timeline. */
export interface RtcLatency {
  /** Type of the message. */
  t: "latency";
  /** The line that it belongs to. */
  id: string | null;
  /** Number of the turn. */
  turn: number;
  /** Milliseconds from the end of speech to the final words. */
  hear_ms: number;
  /** Milliseconds of the model. */
  think_ms: number;
  /** Milliseconds of the voice. */
  speak_ms: number;
  /** Milliseconds from the end of speech to the first audio. */
  total_ms: number;
}

/** A line of the conversation. */
export interface RtcLine {
  /** Unique in the call. */
  id: string;
  /** Who wrote it. */
  role: "user" | "agent";
  /** The words; for the agent, those spoken so far. */
  text: string;
  /** Whether the line is complete. */
  final: boolean;
}

/** A line of the conversation. A line with a known id replaces the earlier one. */
export interface RtcLineMessage {
  /** Type of the message. */
  t: "line";
  line: RtcLine;
}

/** The microphone was switched off or on; while it is off, silence is heard. */
export interface RtcMute {
  /** Type of the message. */
  t: "mute";
  /** true: the microphone is off. */
  on: boolean;
}

/**
 * The call is joined. A client that reconnects within ten seconds with `resume_token` in place of the
 * token continues the call.
 */
export interface RtcOpen {
  /** Type of the message. */
  t: "open";
  /** The call. */
  call_id: string;
  ears: RtcEars;
  /** Whether the call continues after a lost connection. */
  resumed: boolean;
  /** Name of the agent. */
  agent_name: string;
  /** Language of the agent. */
  language: string;
  /** Reconnects to this call once; each `open` has a new one. */
  resume_token: string;
}

/**
 * How much of the agent's audio was played or discarded; sent at least five times a second while it
 * plays.
 */
export interface RtcPlayed {
  /** Type of the message. */
  t: "played";
  /** Frames since this socket opened. */
  frames: number;
}

/** A message to a browser over the socket of a call, as a text frame. */
export type RtcServerMessage = RtcOpen | RtcTurn | RtcLineMessage | RtcCut | RtcLatency | RtcTool | RtcEnd | RtcFail;

/** Text that the visitor typed: a complete utterance. */
export interface RtcText {
  /** Type of the message. */
  t: "text";
  /** What was typed. */
  text: string;
}

/** A token to join one call, once. */
export interface RtcToken {
  /**
   * With `websocket`: goes into the second subprotocol; never put it into a URL. With `livekit`: the
   * access token for the room of this call.
   */
  token: string;
  /** Address of the socket, or of the LiveKit server. */
  url: string;
  /** The call. */
  call_id: string;
  transport: RtcTransport;
  /** Seconds until the token expires. */
  expires_in: number;
  /** Of the agent with the given draft. Absent if there are none. */
  warnings?: AgentWarning[];
}

/** A new browser call. */
export interface RtcTokenCreate {
  /** The agent that handles the call. */
  agent_id: string;
  metadata?: Metadata;
  variables?: Variables;
  draft?: AgentDraft;
  transport?: RtcTransport;
}

/** A function ran. */
export interface RtcTool {
  /** Type of the message. */
  t: "tool";
  /** Name of the function. */
  name: string;
  /** Milliseconds. */
  ms: number;
  /** Whether it succeeded. */
  ok: boolean;
}

/**
 * What carries the audio. Default: `livekit` where the deployment has a LiveKit server, else
 * `websocket`. Without such a server `livekit` gets `websocket`.
 */
export type RtcTransport = "websocket" | "livekit";

/** Whose turn it is. */
export interface RtcTurn {
  /** Type of the message. */
  t: "turn";
  /** State of the agent. */
  turn: "listening" | "hearing" | "thinking" | "speaking";
}

/** The agent says this text now, in place of what it is saying. */
export interface SayControl {
  /** The variant. */
  action: "say";
  /** Text to say. */
  text: string;
}

/** A scheduled call. */
export interface Schedule {
  /** Identifier, prefix `sch_`. */
  id: string;
  /** The agent that handles the call. */
  agent_id: string;
  to_number: E164;
  /**
   * Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
   * number.
   */
  from_number: string | null;
  at: NullableTimestamp;
  /**
   * When to call repeatedly: a recurrence rule of RFC 5545, for example
   * `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
   */
  rrule: string | null;
  /** IANA time zone of the rule; required with `rrule`. */
  time_zone: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at: string | null;
  metadata: Metadata;
  variables: Variables;
  /** How late a run can be and still take place, in seconds. */
  misfire_grace_seconds: number;
  status: ScheduleStatus;
  /**
   * Why it failed: `missed`, the end reason of its call, or the error code that refused it; `restored`
   * while it is paused because the service was restored from a backup.
   */
  status_reason: string | null;
  next_run_at: NullableTimestamp;
  /** The newest 20 runs, newest first. */
  runs: ScheduleRun[];
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A scheduled call: either `at`, or `rrule` and `time_zone`. */
export interface ScheduleCreate {
  /** The agent that handles the call. */
  agent_id: string;
  to_number: E164;
  /**
   * Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
   * number.
   */
  from_number?: string | null;
  /** When to call, once. */
  at?: string | null;
  /**
   * When to call repeatedly: a recurrence rule of RFC 5545, for example
   * `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
   */
  rrule?: string | null;
  /** IANA time zone of the rule; required with `rrule`. */
  time_zone?: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at?: string | null;
  metadata?: Metadata;
  variables?: Variables;
  /** How late a run can be and still take place, in seconds. Default: 300. */
  misfire_grace_seconds?: number;
}

/** A page of schedules. */
export interface SchedulePage {
  /** Newest first. */
  data: Schedule[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** The result of one due time. */
export interface ScheduleRun {
  due_at: Timestamp;
  /** `missed`: too late. `failed`: refused before it was dialed. */
  status: "dialed" | "missed" | "failed";
  /** Why the call was not dialed. */
  reason: string | null;
  /** The call. */
  call_id: string | null;
}

/** State of the schedule. `running`: its last call is in progress. */
export type ScheduleStatus = "scheduled" | "paused" | "running" | "completed" | "failed" | "canceled";

/** The fields to change. */
export interface ScheduleUpdate {
  /** The agent that handles the call. */
  agent_id?: string;
  to_number?: E164;
  /**
   * Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
   * number.
   */
  from_number?: string | null;
  /** When to call, once. */
  at?: string | null;
  /**
   * When to call repeatedly: a recurrence rule of RFC 5545, for example
   * `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
   */
  rrule?: string | null;
  /** IANA time zone of the rule; required with `rrule`. */
  time_zone?: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at?: string | null;
  metadata?: Metadata;
  variables?: Variables;
  /** How late a run can be and still take place, in seconds. */
  misfire_grace_seconds?: number | null;
  /** Pauses or resumes the schedule. */
  status?: "scheduled" | "paused";
}

/** Permissions of the credentials. Each scope includes the scopes before it. */
export type Scope = "read-only" | "write" | "admin";

/** The second factor of the user. */
export interface SecondFactor {
  /** Whether logins require a code. */
  enabled: boolean;
  confirmed_at: NullableTimestamp;
  /** Number of unused recovery codes. */
  recovery_codes_left: number;
}

/** Password and code of the user. */
export interface SecondFactorDisable {
  /** Required for users who have a password. */
  current_password?: string;
  code: LoginCode;
}

/** Password of the user who enrolls. */
export interface SecondFactorEnroll {
  /** Required for users who have a password. */
  current_password?: string;
}

/** Secret for an authenticator app. It is not returned again. */
export interface SecondFactorEnrolment {
  /** Secret in base32. */
  secret: string;
  /** Secret as a URI for a QR code. */
  otpauth_url: string;
}

/** The second step of a login. */
export interface SecondStep {
  /** Token from the response `second_factor_required`. Valid for 5 minutes. */
  login_token: string;
  code: LoginCode;
}

/** Starts a rotation, or promotes the new secret. */
export interface SecretRotation {
  /** Make the new secret the only one. */
  promote?: boolean;
}

/** Sends a text message to the other side of the call, from the number of the call. */
export interface SendSmsFunctionCreate {
  /** The variant. */
  type: "send_sms";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
}

/** A request as it was sent; the values of stored headers are masked. */
export interface SentRequest {
  /** HTTP method. */
  method: string;
  /** Address. */
  url: string;
  /** Headers, including the signature. */
  headers: { [name: string]: string };
  /** The raw body that was signed. */
  body: string;
}

/** A language model of this deployment. */
export interface ServiceLlmEngine {
  /** The variant. */
  type: "service-llm";
  /** Role, personality, task and constraints. `{{name}}` is replaced with the variable of that name. */
  system_prompt: string;
  /** A name from GET /v1/models. Default: the deployment's default model. */
  model?: string;
  /**
   * Replies in calls, chats and the playground when `model` fails before its first word, at its own
   * price; a name from GET /v1/models. Default: the deployment's fallback model. The same as `model`: no
   * fallback.
   */
  fallback_model?: string;
  /** Sampling temperature. */
  temperature?: number;
}

/** A language model of this deployment. */
export interface ServiceLlmEngineInput {
  /** The variant. */
  type: "service-llm";
  /** Role, personality, task and constraints. `{{name}}` is replaced with the variable of that name. */
  system_prompt: string;
  /** A name from GET /v1/models. Default: the deployment's default model. */
  model?: string;
  /**
   * Replies in calls, chats and the playground when `model` fails before its first word, at its own
   * price; a name from GET /v1/models. Default: the deployment's fallback model. The same as `model`: no
   * fallback.
   */
  fallback_model?: string;
  /** Sampling temperature. */
  temperature?: number;
}

/** Tokens of a session. */
export interface Session {
  /** JWT for the Authorization header. */
  access_token: string;
  /** Token to exchange for a new access token. */
  refresh_token: string;
  /** Seconds for which the access token is valid. */
  expires_in: number;
  /** Always Bearer. */
  token_type: "Bearer";
}

/** Parameters that the provider appended to the redirect, and the token from the start of the sign-in. */
export interface SignInFinish {
  /** Parameter `code` of the redirect. */
  code: string;
  /** Parameter `state` of the redirect. */
  state: string;
  /** Parameter `iss` of the redirect, if present (RFC 9207). */
  iss?: string;
  /** Token from POST /v1/auth/oidc/start. */
  sign_in_token: string;
  /**
   * Token of an invitation to accept with this sign-in. The invitation must be for the email address of
   * the identity or of the user who signs in.
   */
  invitation_token?: string;
}

/** Ways to sign in on this deployment. */
export interface SignInMethods {
  /** Whether users can log in with a password. */
  password: boolean;
  /** Who may register. */
  registration: "open" | "invite" | "closed";
  /** The identity provider. `null` if none is configured. */
  oidc: SignInProvider | null;
}

/** An OpenID Connect provider. */
export interface SignInProvider {
  /** Name to display on the button. */
  name: string;
  /** Issuer of the provider. */
  issuer: string;
}

/** A sign-in that was started. */
export interface SignInStart {
  /** URL to which the page redirects the browser. */
  authorization_url: string;
  /** Token that the browser must keep until the sign-in is finished. */
  sign_in_token: string;
  /** Seconds within which the sign-in must be finished. */
  expires_in: number;
}

/** An IP address or CIDR block. */
export type SipSource = string;

/**
 * A SIP trunk for outbound calls. It is checked with an OPTIONS request (RFC 3261 section 11) before
 * it is saved.
 */
export interface SipTrunkCreate {
  /** The variant. */
  type: "sip_trunk";
  /** Host name or IPv4 address of the trunk. */
  host: string;
  /** Default 5060, or 5061 with tls. */
  port?: number;
  /** Transport protocol for SIP. Default: "udp". */
  transport?: "udp" | "tcp" | "tls";
  /** User name for digest authentication. */
  username?: string | null;
  /** Password for digest authentication. Not returned again. */
  password?: string | null;
}

/** Size limits. */
export interface SizeLimits {
  /** Items per page. */
  page_items: number;
  /** Bytes of a JSON body. */
  json_body_bytes: number;
  /** Bytes of the metadata of a call, as JSON. */
  metadata_bytes: number;
  /** Bytes of an uploaded CSV file. */
  csv_bytes: number;
  /** Rows of an uploaded CSV file. */
  csv_rows: number;
  /** Bytes of a file in a knowledge base. */
  file_bytes: number;
}

/**
 * Why a contact is not dialed. `invalid`: a call to its number is refused, because no carrier reaches
 * it, its country is not allowed, it has no price, or it is a premium, emergency or unknown number.
 */
export type SkipReason = "dnc" | "duplicate" | "invalid" | "window_closed";

/** State and availability of the service. */
export interface Status {
  /** `outage`: API, database or voice do not work. `degraded`: anything else that does not. */
  status: "operational" | "degraded" | "outage";
  /** The components. */
  components: ComponentStatus[];
  /** What was measured. */
  availability: Availability[];
  /** The first minute that was measured, at most 90 days back; null: none yet. */
  measured_since: Timestamp | null;
  updated_at: Timestamp;
}

/**
 * What the workspace stores. When the quota is reached, uploads fail with `storage_full`, growing
 * sources fail with `too_large`, and calls and tests continue without further recording. Deleting
 * frees space immediately.
 */
export interface StorageUse {
  /** Maximum bytes; null when the deployment sets no quota. */
  quota_bytes: number | null;
  /** Bytes in use. */
  used_bytes: number;
  /** Files and texts of knowledge bases, and their chunks with vectors (2 KiB each), in bytes. */
  documents_bytes: number;
  /** Recordings of calls, including requested mono versions, and of tests, in bytes. */
  recordings_bytes: number;
  /** Campaign contacts with their variables, in bytes. */
  contacts_bytes: number;
}

/**
 * A position of the stream: its beginning, or one that it reached while nothing that was asked for
 * happened.
 */
export interface StreamPosition {
  /** More happened before this position than the stream can send. Read the lists again. */
  missed: boolean;
}

/** Labels. */
export type Tags = string[];

/** The other side of the conversation. */
export type TestCaller = TestScript | TestPersona;

/** The other side of the conversation. */
export type TestCallerInput = TestScriptInput | TestPersonaInput;

/** A test case. */
export interface TestCase {
  /** Identifier, prefix `tc_`. */
  id: string;
  /** Name in reports. */
  name: string;
  /** The agent under test. Default: the agent of `from_call_id`. */
  agent_id: string;
  /** Version of the agent. Null: the agent as it is when a run is created. */
  agent_version: number | null;
  tags: Tags;
  /** The ended call whose caller the case repeats. What was redacted in its transcript stays redacted. */
  from_call_id: string | null;
  variables: Variables;
  caller: TestCaller;
  line: TestLine;
  /** Answers of functions, in place of the real ones. */
  mocks: TestMock[];
  /**
   * Functions without a mock are really called. Default false: they fail with `mock missing`. Text
   * messages and transfers are never real.
   */
  real_functions: boolean;
  /** What must hold when the conversation is over. */
  expect: TestExpectation[];
  /** Turns of the caller after which it hangs up. Default 20. */
  max_turns: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A test case. `agent_id`, `caller` and `expect` can be omitted with `from_call_id`. */
export interface TestCaseCreate {
  /** Name in reports. */
  name: string;
  /** The agent under test. Default: the agent of `from_call_id`. */
  agent_id?: string;
  /** Version of the agent. Null: the agent as it is when a run is created. */
  agent_version?: number | null;
  tags?: Tags;
  /** The ended call whose caller the case repeats. What was redacted in its transcript stays redacted. */
  from_call_id?: string | null;
  variables?: Variables;
  caller?: TestCallerInput;
  line?: TestLineInput;
  /** Answers of functions, in place of the real ones. */
  mocks?: TestMockInput[];
  /**
   * Functions without a mock are really called. Default false: they fail with `mock missing`. Text
   * messages and transfers are never real.
   */
  real_functions?: boolean;
  /** What must hold when the conversation is over. */
  expect?: TestExpectationInput[];
  /** Turns of the caller after which it hangs up. Default 20. */
  max_turns?: number;
}

/** A page of test cases. */
export interface TestCasePage {
  /** Newest first. */
  data: TestCase[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** The samples of one case. */
export interface TestCaseResult {
  /** The case. */
  case_id: string;
  /** Its name when the run was created. */
  name: string;
  /** The agent that was tested. */
  agent_id: string;
  /** The version that was tested. */
  agent_version: number;
  /** Samples that passed. */
  passed: number;
  /** Samples that failed. */
  failed: number;
  /** Samples with an error. */
  errors: number;
  /** 1 if at least one of the k samples passed, else 0; null before all are done. */
  pass_at_k: number | null;
  /** 1 if all k samples passed, else 0; null before all are done. */
  pass_hat_k: number | null;
  /** The slowest sample's 95th percentile of response times. */
  latency_p95_ms: number | null;
  /**
   * Against the baseline; null without one, or before all samples are done. `slower`: by more than a
   * fifth and 200 ms. `added`: the baseline has no such case.
   */
  change: "newly_failing" | "newly_passing" | "slower" | "same" | "added" | null;
  /** Those with a result, in order. */
  samples: TestSample[];
}

/** The fields to change. */
export interface TestCaseUpdate {
  /** Name in reports. */
  name?: string;
  /** The agent under test. Default: the agent of `from_call_id`. */
  agent_id?: string | null;
  /** Version of the agent. Null: the agent as it is when a run is created. */
  agent_version?: number | null;
  /** Labels. */
  tags?: string[] | null;
  variables?: Variables;
  caller?: TestCallerInput;
  line?: TestLineInput;
  /** Answers of functions, in place of the real ones. */
  mocks?: TestMockInput[] | null;
  /**
   * Functions without a mock are really called. Default false: they fail with `mock missing`. Text
   * messages and transfers are never real.
   */
  real_functions?: boolean | null;
  /** What must hold when the conversation is over. */
  expect?: TestExpectationInput[] | null;
  /** Turns of the caller after which it hangs up. Default 20. */
  max_turns?: number | null;
}

/** One event of the conversation, as on the timeline of a call. */
export interface TestEvent {
  /** Kind of event: `utterance`, `tool`, `latency`, `interrupted`, … */
  type: string;
  /** Its fields, as in the timeline of a call. */
  data: { [name: string]: unknown };
}

/** What must hold when the conversation is over. */
export type TestExpectation = ExpectSaid | ExpectNotSaid | ExpectCalled | ExpectNotCalled | ExpectEndReason | ExpectTransferred | ExpectWithinMs | ExpectCostBelow | ExpectJudge;

/** What must hold when the conversation is over. */
export type TestExpectationInput = ExpectSaidInput | ExpectNotSaidInput | ExpectCalledInput | ExpectNotCalledInput | ExpectEndReasonInput | ExpectTransferredInput | ExpectWithinMsInput | ExpectCostBelowInput | ExpectJudgeInput;

/** Why a sample did not pass. */
export interface TestFailure {
  /**
   * `judge_no`: the judge's answer is no. `judge_fault`: its quote was not said, or it contradicts
   * another expectation. `judge_missing`: no model could judge. `mock_missing`: the agent called a
   * function without a mock.
   */
  code: "expectation_failed" | "judge_no" | "judge_fault" | "judge_missing" | "mock_missing" | "conversation_failed";
  /** Index among `expect` of the case; null where none is concerned. */
  expectation: number | null;
  /** What was expected and what came instead. */
  detail: string;
  /** Turn of the caller, from 1; 0 is before the first. */
  turn: number | null;
  /** Milliseconds since the audio opened. */
  at_ms: number | null;
  /** The line of the conversation that is the reason. */
  quote: string | null;
}

/**
 * How caller and agent hear each other. `text`: whole turns, without audio. `audio`: speech, pauses
 * and interruptions, on the voice engine's own loopback line.
 */
export interface TestLine {
  /** The kind of line. */
  type: "text" | "audio";
  /** Level of the caller's background noise. Default -70, silence. */
  noise_dbfs?: number;
  /** Frames of the caller that are lost. Default 0. */
  loss_percent?: number;
  /** `g711`: 8 kHz, as over a telephone. Default pcm16. */
  codec?: "pcm16" | "g711";
  /** Voice of the caller. Default builtin-echo. */
  voice_id?: string;
  /**
   * Share of the caller's words that the speech recognizer gets wrong: another word that sounds alike, a
   * missed one or one too many. Which ones depends on the seed. On both kinds of line. Default 0.
   */
  word_error_percent?: number;
}

/**
 * How caller and agent hear each other. `text`: whole turns, without audio. `audio`: speech, pauses
 * and interruptions, on the voice engine's own loopback line.
 */
export interface TestLineInput {
  /** The kind of line. */
  type: "text" | "audio";
  /** Level of the caller's background noise. Default -70, silence. */
  noise_dbfs?: number;
  /** Frames of the caller that are lost. Default 0. */
  loss_percent?: number;
  /** `g711`: 8 kHz, as over a telephone. Default pcm16. */
  codec?: "pcm16" | "g711";
  /** Voice of the caller. Default builtin-echo. */
  voice_id?: string;
  /**
   * Share of the caller's words that the speech recognizer gets wrong: another word that sounds alike, a
   * missed one or one too many. Which ones depends on the seed. On both kinds of line. Default 0.
   */
  word_error_percent?: number;
}

/**
 * The answer to a function. Of several mocks with arguments that match, the first one answers. A
 * function without one is not run, unless the case says `real_functions`.
 */
export interface TestMock {
  /** Name of a function, or of a tool of an MCP server. */
  function: string;
  /** Arguments that the call must have, with these values. Default any. */
  match?: { [name: string]: unknown };
  /** What the function returns, any JSON. Default `{"ok": true}`. */
  result?: unknown;
  /** The function fails with this text. */
  error?: string;
  /** Milliseconds until it answers. Default 0. */
  delay_ms?: number;
}

/**
 * The answer to a function. Of several mocks with arguments that match, the first one answers. A
 * function without one is not run, unless the case says `real_functions`.
 */
export interface TestMockInput {
  /** Name of a function, or of a tool of an MCP server. */
  function: string;
  /** Arguments that the call must have, with these values. Default any. */
  match?: { [name: string]: unknown };
  /** What the function returns, any JSON. Default `{"ok": true}`. */
  result?: unknown;
  /** The function fails with this text. */
  error?: string;
  /** Milliseconds until it answers. Default 0. */
  delay_ms?: number;
}

/** A regular expression of RE2, whose time is linear in the text. Case makes no difference. */
export type TestPattern = string;

/** A caller who pursues a goal and answers questions from facts. */
export interface TestPersona {
  /** The variant. */
  type: "simulated";
  /** What the caller wants; the built-in caller says it in these words. */
  goal: string;
  /**
   * What the caller knows, by name. The built-in caller gives a fact when the agent's question contains
   * a word of its name.
   */
  facts?: { [name: string]: string };
  /** Default neutral. */
  mood?: "neutral" | "friendly" | "impatient" | "confused" | "angry";
  /** BCP 47 tag. Default: the agent's language. */
  language?: string;
  /**
   * `interrupts`: talks over the agent. `pauses`: hesitates within sentences. `spells_out`: gives facts
   * character by character. `repeats`: says things twice. `off_topic`: asks something else in between.
   */
  habits?: ("interrupts" | "pauses" | "spells_out" | "repeats" | "off_topic")[];
  /**
   * `builtin`: rules and the seed, the same words each time. `model`: the deployment's default model.
   * `auto` (the default): a model where one is configured.
   */
  played_by?: "auto" | "builtin" | "model";
}

/** A caller who pursues a goal and answers questions from facts. */
export interface TestPersonaInput {
  /** The variant. */
  type: "simulated";
  /** What the caller wants; the built-in caller says it in these words. */
  goal: string;
  /**
   * What the caller knows, by name. The built-in caller gives a fact when the agent's question contains
   * a word of its name.
   */
  facts?: { [name: string]: string };
  /** Default neutral. */
  mood?: "neutral" | "friendly" | "impatient" | "confused" | "angry";
  /** BCP 47 tag. Default: the agent's language. */
  language?: string;
  /**
   * `interrupts`: talks over the agent. `pauses`: hesitates within sentences. `spells_out`: gives facts
   * character by character. `repeats`: says things twice. `off_topic`: asks something else in between.
   */
  habits?: ("interrupts" | "pauses" | "spells_out" | "repeats" | "off_topic")[];
  /**
   * `builtin`: rules and the seed, the same words each time. `model`: the deployment's default model.
   * `auto` (the default): a model where one is configured.
   */
  played_by?: "auto" | "builtin" | "model";
}

/** Plain words. Case, punctuation and white space make no difference; whole words only. */
export type TestPhrase = string;

/** Samples of a run. */
export interface TestProgress {
  /** Cases in the run. */
  cases: number;
  /** Samples of all cases. */
  total: number;
  /** Samples with a result. */
  done: number;
  /** All expectations held. */
  passed: number;
  /** An expectation did not hold. */
  failed: number;
  /** The conversation could not be held, or its judge was at fault. */
  errors: number;
}

/** A run with its results. */
export interface TestReport {
  /** Identifier, prefix `run_`. */
  id: string;
  status: TestRunStatus;
  /** Whether every sample passed; null until the run has ended. */
  passed: boolean | null;
  progress: TestProgress;
  /** Why the run failed. */
  error: string | null;
  /** As asked for. */
  agent_id: string | null;
  /** As asked for. */
  agent_version: number | null;
  /** As asked for. */
  tag: string | null;
  /** As asked for. */
  case_ids: string[] | null;
  /** As asked for. */
  line: "text" | "audio" | null;
  /** How often each case runs. */
  samples: number;
  /** Samples at a time. */
  parallel: number;
  /** Seed of what is random. */
  seed: number;
  /** The run to compare with. */
  baseline_run_id: string | null;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  /** A result for each case, in order. */
  results: TestCaseResult[];
}

/** A run of test cases. */
export interface TestRun {
  /** Identifier, prefix `run_`. */
  id: string;
  status: TestRunStatus;
  /** Whether every sample passed; null until the run has ended. */
  passed: boolean | null;
  progress: TestProgress;
  /** Why the run failed. */
  error: string | null;
  /** As asked for. */
  agent_id: string | null;
  /** As asked for. */
  agent_version: number | null;
  /** As asked for. */
  tag: string | null;
  /** As asked for. */
  case_ids: string[] | null;
  /** As asked for. */
  line: "text" | "audio" | null;
  /** How often each case runs. */
  samples: number;
  /** Samples at a time. */
  parallel: number;
  /** Seed of what is random. */
  seed: number;
  /** The run to compare with. */
  baseline_run_id: string | null;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

/** A run of tests was started, or its status changed. */
export interface TestRunChange {
  /** The run. */
  test_run_id: string;
  status: TestRunStatus;
}

/** Which cases to run: those with all of what is given; everything when nothing is given. */
export interface TestRunCreate {
  /** Cases of this agent. */
  agent_id?: string | null;
  /** Runs them on this version of the agent, whatever the cases say. Needs `agent_id`. */
  agent_version?: number | null;
  /** Cases with this tag. */
  tag?: string | null;
  /** These cases. */
  case_ids?: string[] | null;
  /** Runs all cases on this kind of line. */
  line?: "text" | "audio" | null;
  /** How often each case runs. Default 1. */
  samples?: number;
  /** Samples at a time. Default 2. */
  parallel?: number;
  /**
   * Seed of what is random. Sample n of a case has the same events in each run with this seed. Default
   * 1.
   */
  seed?: number;
  /** A former run to compare with. */
  baseline_run_id?: string | null;
}

/** A page of runs. */
export interface TestRunPage {
  /** Newest first. */
  data: TestRun[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** `completed`: every sample has a result. `failed`: the run itself could not go on; `error` says why. */
export type TestRunStatus = "queued" | "running" | "completed" | "failed" | "canceled";

/** One conversation. */
export interface TestSample {
  /** Number of the sample, from 1. */
  sample: number;
  /** Result. */
  status: "passed" | "failed" | "error";
  /** Why it did not pass. */
  failures: TestFailure[];
  /** How the conversation ended. */
  end_reason: string | null;
  /** Turns of the caller. */
  turns: number;
  /** Length of the conversation, milliseconds. */
  duration_ms: number;
  /** Response times; null without an answer. */
  latency: CallLatency | null;
  /** What it would cost as a call in the browser. */
  cost: Money;
  /** SHA-256 of all events with their times: equal hashes are equal conversations. */
  event_hash: string;
  /** What was heard on an audio line, as WAV, for 7 days; null where it is not kept. */
  recording_url: string | null;
  /**
   * Why what was heard is not kept: the workspace has used up its storage, or the recordings of the run
   * have 30 MiB. Null where it is kept, and where none is made: on a text line, and of an agent that
   * redacts or stores nothing.
   */
  recording_omitted: "storage_full" | "run_full" | null;
  /** Who said what; null where it is left out. */
  transcript: TestSpoken[] | null;
  /** The first 500 events; null where it is left out. */
  timeline: TestEvent[] | null;
}

/** A caller with fixed turns. Behind the last one the caller waits for an answer, then hangs up. */
export interface TestScript {
  /** The variant. */
  type: "script";
  /** What the caller does, in order. */
  turns: TestTurn[];
}

/** A caller with fixed turns. Behind the last one the caller waits for an answer, then hangs up. */
export interface TestScriptInput {
  /** The variant. */
  type: "script";
  /** What the caller does, in order. */
  turns: TestTurnInput[];
}

/** One utterance. */
export interface TestSpoken {
  /** Who spoke; the caller is the user. */
  role: "agent" | "user";
  /** What was heard. */
  text: string;
  /** Turn of the caller to which it belongs, from 1; 0 is before the first. */
  turn: number;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** It was cut by the other side. */
  interrupted: boolean;
}

/**
 * One turn of a scripted caller, after the agent has finished. At least one of `say`, `press`,
 * `wait_ms` and `hang_up`.
 */
export interface TestTurn {
  /** What the caller says. */
  say?: string;
  /** Keys of the telephone that the caller presses. */
  press?: string;
  /** How long the caller is silent before, in milliseconds. Default: a natural pause. */
  wait_ms?: number;
  /** The caller does not wait until the agent has finished. `wait_ms` counts from the agent's first word. */
  interrupts?: boolean;
  /** The caller hangs up after it. */
  hang_up?: boolean;
}

/**
 * One turn of a scripted caller, after the agent has finished. At least one of `say`, `press`,
 * `wait_ms` and `hang_up`.
 */
export interface TestTurnInput {
  /** What the caller says. */
  say?: string;
  /** Keys of the telephone that the caller presses. */
  press?: string;
  /** How long the caller is silent before, in milliseconds. Default: a natural pause. */
  wait_ms?: number;
  /** The caller does not wait until the agent has finished. `wait_ms` counts from the agent's first word. */
  interrupts?: boolean;
  /** The caller hangs up after it. */
  hang_up?: boolean;
}

/** Price of a text message segment to numbers with this prefix. */
export interface TextPrice {
  /** Beginning of the number, in E.164. */
  prefix: string;
  /** Price of one segment (3GPP TS 23.040). */
  per_segment: Money;
}

/** IANA time zone. */
export type TimeZone = string;

/** Another agent goes on with the call. */
export interface TimelineAgentChange {
  /** The agent until now. */
  from_agent_id: string;
  /** The agent from now on. */
  to_agent_id: string;
  /** Its version. */
  to_agent_version?: number;
}

/** The call was analyzed. */
export interface TimelineAnalysis {
  /** Summary in a few sentences. */
  summary: string;
  /** Whether the agent reached its goal; null when unclear. */
  success: boolean | null;
  /** Mood of the other side; null when unclear. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's `extraction` schema. */
  extracted: { [name: string]: unknown };
  /** Model that made the analysis. */
  engine: string;
}

/** An attempt to deliver a webhook event about the call. */
export interface TimelineDelivery {
  event: EventName;
  /** The event. */
  event_id: string;
  /** The webhook. */
  webhook_id: string;
  /** The delivery. */
  delivery_id: string;
  status: DeliveryStatus;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** HTTP status of the response; null without one. */
  http_status: number | null;
  /** Why there was no response. */
  error: string | null;
  /** Milliseconds of the attempt. */
  duration_ms: number;
}

/** The agent ran a function. */
export interface TimelineFunctionRun {
  /** The function; null when the engine brought it. */
  function_id?: string | null;
  /** Name of the function. */
  name: string;
  /** Type of the function, or `custom_llm`: the server of the model ran it. */
  kind?: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether it succeeded. */
  ok: boolean;
  /** Result returned to the model. */
  result: unknown;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
}

/** The other side interrupted the agent. */
export interface TimelineInterruption {
  /** Milliseconds since the audio opened. */
  at_ms: number;
  /** Milliseconds until the agent was silent. */
  stop_ms: number;
}

/** A key of the phone keypad was pressed. */
export interface TimelineKey {
  /** A digit, `*` or `#`. */
  digit: string;
  /** Milliseconds since the audio opened. */
  at_ms: number;
  /** Who pressed it. */
  by: "user" | "agent";
}

/**
 * Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
 * agent's first audio.
 */
export interface TimelineLatency {
  /** Number of the turn, from 1. */
  turn: number;
  /** Until the utterance was complete as text. */
  hear_ms: number;
  /** Until the first words of the reply. */
  think_ms: number;
  /** Until the first audio of the reply. */
  speak_ms: number;
  /** The whole. */
  total_ms: number;
}

/** A passage of a knowledge base. */
export interface TimelinePassage {
  /** The chunk. */
  chunk_id: string | null;
  /** The knowledge base that contains it. Absent in calls of earlier releases. */
  knowledge_base_id?: string | null;
  /** The source that contains it. */
  source_id: string;
  /** Position in the source, from 0. */
  position: number | null;
  /** Fused rank, 0 to 1. */
  score: number;
  /** Cosine, -1 to 1. */
  similarity: number | null;
  /** Title of the page or document. */
  title: string | null;
}

/** Who supervises. */
export interface TimelinePrincipal {
  /** `user`, or `key` for a program. */
  kind: string;
  /** Identifier of the user or the key. */
  id: string;
}

/** Something failed; after a warning the call goes on. */
export interface TimelineProblem {
  /** Stable code. */
  code: string;
  /** Explanation for humans. */
  detail: string;
}

/** The agent searched its knowledge bases. */
export interface TimelineSearch {
  /** What was searched for. */
  query: string;
  /** Passages that the model received, best first. */
  passages: TimelinePassage[];
  /** Milliseconds of the search. */
  ms: number;
}

/** The call has a new status. */
export interface TimelineState {
  status: CallStatus;
  end_reason?: CallEndReason;
  /** Original text from the carrier or provider. Present with an end reason. */
  end_detail?: string | null;
  /** The call tries settings that are not saved. */
  draft?: boolean;
}

/** A supervisor did something. */
export interface TimelineSupervision {
  /** `whispered`: to the agent. `said`: to the other side. */
  what: "started" | "mode" | "whispered" | "said" | "ended";
  mode: MonitorMode;
  by: TimelinePrincipal;
  /** Milliseconds since the audio opened. */
  at_ms: number;
  /** What was whispered or said. */
  text?: string;
  /** When the supervisor began to speak. */
  start_ms?: number;
}

/** The call was transferred to a human. */
export interface TimelineTransfer {
  /** Number of the human. */
  transfer_to: string;
  mode: TransferMode;
}

/** A warm transfer went one step on. */
export interface TimelineTransferProgress {
  /** Number of the human. */
  transfer_to: string;
  /** The step. */
  state: "dialing" | "ringing" | "briefing" | "accepted" | "failed";
  /**
   * Why it failed, else null: `declined`, `no_answer`, `busy`, `machine`, `no_decision`, `hung_up`,
   * `refused` and others.
   */
  reason: string | null;
}

/** One side, or a supervisor, completed an utterance. */
export interface TimelineUtterance {
  /** Who spoke. */
  role: "agent" | "user" | "supervisor";
  /**
   * The agent that said it, which after a handoff is not the agent of the call. Only with the role
   * `agent`, and
   * not in calls that an older release has carried.
   */
  agent_id?: string;
  /** What was said; for an interrupted agent only the part that was played. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted it. */
  interrupted: boolean;
}

/** ISO 8601, UTC, milliseconds. */
export type Timestamp = string;

/** Tokens that a model read and wrote. */
export interface TokenUsage {
  /** Tokens read. */
  input_tokens: number;
  /** Tokens written. */
  output_tokens: number;
}

/** Amount to pay, from 1 to 10,000. */
export interface TopupCreate {
  /** Decimal number, preferably as a string. */
  amount: string | number;
  /** Currency code, ISO 4217. Default: "USD". */
  currency?: "USD";
  /**
   * Save the payment method for automatic top-ups. Always saved while the wallet has automatic top-up
   * configured. Default: false.
   */
  save_method?: boolean;
}

/** A ledger entry. */
export interface Transaction {
  /** Identifier, prefix `txn_`. */
  id: string;
  /** Reason for the movement. `refund`: a payment was refunded, and the balance decreased. */
  kind: "free_balance" | "topup" | "call" | "number_rent" | "number_refund" | "refund";
  /** Positive when the balance increased. */
  amount: Money;
  /**
   * The charged item: a call, the leg after its transfer (`leg_` and the rest of the call's id), the leg
   * to a fallback number (`leg_` and the carrier's name of the call), or a reply in a chat or the
   * playground (`msg_`).
   */
  call_id: string | null;
  /** The payment that was credited or refunded. */
  payment_id: string | null;
  /** The number whose monthly rent was charged or refunded. */
  phone_number_id?: string | null;
  /**
   * Receipt of a payment, which opens without credentials: the provider's, or a page of this service
   * that is valid for 90 days. Null without a payment.
   */
  receipt_url: string | null;
  created_at: Timestamp;
}

/** A page of transactions. */
export interface TransactionPage {
  /** Newest first. */
  data: Transaction[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** What was said and done in a call. */
export interface Transcript {
  /** The call. */
  call_id: string;
  /** False while the call runs. */
  final: boolean;
  /**
   * The utterances as lines of text: `Agent: …`, `User: …`, `Supervisor: …`. After a handoff the lines
   * of another
   * agent name it: `Agent (Ben): …`.
   */
  text: string;
  /** Oldest first. */
  data: TranscriptItem[];
}

/** A function that the agent ran. */
export interface TranscriptFunctionRun {
  /** The variant. */
  type: "tool";
  /** Sequence number in the timeline. */
  sequence: number;
  /** Name of the function. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether it succeeded. */
  ok: boolean;
  /** Result returned to the model. */
  result: unknown;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
}

/** An utterance or a function run. */
export type TranscriptItem = TranscriptUtterance | TranscriptFunctionRun;

/** What one side said. */
export interface TranscriptUtterance {
  /** The variant. */
  type: "utterance";
  /** Sequence number in the timeline. */
  sequence: number;
  /** Who spoke. `supervisor`: a supervisor who barged in, in the agent's place. */
  role: "agent" | "user" | "supervisor";
  /**
   * The agent that said it, which after a handoff is not the agent of the call. Only with the role
   * `agent`.
   */
  agent_id?: string;
  /** What was said; for an interrupted agent only the part that was played. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted it. */
  interrupted: boolean;
}

/**
 * Transfers the call to a human at a number that the agent's owner allows. An agent with a
 * `custom-llm` engine can transfer only to the numbers of its transfer_call functions (`to` and
 * `allowed_destinations`); any other `transfer_number` from its server is refused.
 */
export interface TransferCallFunctionCreate {
  /** The variant. */
  type: "transfer_call";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /**
   * The number, in E.164. null: the model chooses one of `allowed_destinations`; without that list it
   * can choose any number, which requires admin scope (403 `forbidden_scope`). Required without
   * `allowed_destinations`.
   */
  to?: string | null;
  allowed_destinations?: AllowedDestinations;
  /** Spoken before the transfer. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * Spoken to the human of a warm transfer before they take the call. null: the text from the model, or
   * else a summary of the conversation.
   */
  briefing?: string | null;
}

/**
 * Transfers the other side to a human at a number. Cold: the carrier connects them, and the call
 * completes as `transferred`. Warm: the other side hears that it is being connected, then a soft
 * ringback while the number is called; the human hears the briefing and takes the call with 1 or
 * declines it with 2. If taken, both talk through Parley, the recording continues, and transcription
 * stops; the call completes as `transferred` when either side hangs up. If not taken, the agent says
 * so and continues, and `failure` gives the reason.
 */
export interface TransferControl {
  /** The variant. */
  action: "transfer";
  to: E164;
  mode?: TransferMode;
  /**
   * warm: spoken to the human. null or omitted: a summary of the conversation, written by the agent's
   * model if it has one.
   */
  briefing?: string | null;
  /**
   * Spoken to the other side before the transfer. null or omitted: a standard sentence for warm
   * transfers, nothing for cold ones.
   */
  message?: string | null;
}

/** Cost of the leg after a transfer, charged when the carrier has reported its end. */
export interface TransferCost {
  /** Sum of the items. */
  total: Money;
  /** Its ledger entry; null if it cost nothing, or if billing was off. */
  transaction_id: string | null;
  /** The leg, and the part that the wallet could not cover. */
  items: CostItem[];
}

/**
 * cold (the default): the carrier connects the other side to the number, and Parley's leg ends. warm:
 * Parley calls the number on a second leg while the other side waits; the human hears a briefing and
 * takes the call with 1 or declines it with 2.
 */
export type TransferMode = "cold" | "warm";

/** A Twilio account that owns the number. Inbound calls of the number are directed to Parley. */
export interface TwilioAccountCreate {
  /** The variant. */
  type: "twilio";
  /** Account SID. */
  account_sid: string;
  /** Auth token. Not returned again. */
  auth_token: string;
}

/** A question and the newest call in which it was asked. */
export interface UnansweredQuestion {
  /** The question, as it was asked last. */
  question: string;
  /** How often it was asked. */
  asked: number;
  last_asked_at: Timestamp;
  /** The call in which it was asked last. */
  call_id: string;
  /** The agent of that call. */
  agent_id: string;
  /** Of the passage that came closest then; null when there was none. */
  similarity: number | null;
}

/** What callers asked and no passage answered. */
export interface UnansweredQuestions {
  /** Those with a question mark first, then the most frequent, then the newest. */
  data: UnansweredQuestion[];
  /** Searches that were looked at, with the answered ones. */
  searches: number;
  /** Whether there are more searches: then the newest were looked at. */
  is_capped: boolean;
}

/** The agent speaks again. */
export interface UnmuteControl {
  /** The variant. */
  action: "unmute";
}

/** Usage in a period. */
export interface Usage {
  from: Timestamp;
  to: Timestamp;
  group_by: UsageGrouping;
  totals: UsageTotals;
  /** Ordered by key. */
  data: UsageRow[];
}

/** What usage is grouped by. */
export type UsageGrouping = "day" | "agent" | "number" | "campaign";

/** Usage of one day, agent, number or campaign. */
export interface UsageRow {
  /** Calls that ended. */
  calls: number;
  /**
   * Replies in widget chats and in the playground. Their tokens and cost are included in the totals of
   * their row; they have no number and no campaign.
   */
  messages?: number;
  /** Minutes from answer to hang-up. */
  minutes: number;
  /** Tokens that models read. */
  llm_input_tokens: number;
  /** Tokens that models wrote. */
  llm_output_tokens: number;
  /** Characters that were spoken. */
  tts_characters: number;
  cost: Money;
  /** The day (UTC), agent id, number or campaign id; null for calls and chats without one. */
  key: string | null;
}

/** Usage of the whole period. */
export interface UsageTotals {
  /** Calls that ended. */
  calls: number;
  /**
   * Replies in widget chats and in the playground. Their tokens and cost are included in the totals of
   * their row; they have no number and no campaign.
   */
  messages?: number;
  /** Minutes from answer to hang-up. */
  minutes: number;
  /** Tokens that models read. */
  llm_input_tokens: number;
  /** Tokens that models wrote. */
  llm_output_tokens: number;
  /** Characters that were spoken. */
  tts_characters: number;
  cost: Money;
}

/** A user. */
export interface User {
  /** Identifier, prefix `usr_`. */
  id: string;
  /** Email address. */
  email: string;
  /** Name of the user. */
  name: string;
  /** IANA time zone. */
  time_zone: string;
  created_at: Timestamp;
}

/** A session of the user. */
export interface UserSession {
  /** Identifier, prefix `ses_`. */
  id: string;
  /** Whether the request was sent with this session. */
  current: boolean;
  /** User-Agent of the login: browser and device. */
  user_agent: string | null;
  /** IP address of the login. */
  ip: string | null;
  /** IP address of the last use. */
  last_used_ip: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

/** A page of sessions. */
export interface UserSessionPage {
  /** Newest first. */
  data: UserSession[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Fields to change. */
export interface UserUpdate {
  /** Name of the user. */
  name?: string;
  email?: Email;
  password?: Password;
  /** Required when `email` or `password` changes. */
  current_password?: string;
  time_zone?: TimeZone;
}

/** Values for `{{name}}` in prompt, greeting and messages. */
export type Variables = { [name: string]: string | number | boolean };

/** A voice. */
export interface Voice {
  /**
   * `<provider>-<voicename>`. For voices listed by a provider with an account, the name is the
   * provider's own id of the voice, because display names change.
   */
  voice_id: string;
  /** Display name. */
  name: string;
  /** Provider of the voice. */
  provider: string;
  gender: NullableGender;
  /** Language codes; the provider's main language for this voice comes first. */
  supported_languages: string[];
  /** How the voice sounds; empty when unknown. */
  description: string;
  /** A public recording by the provider; null when there is none. */
  preview_url?: string | null;
}

/** Recordings of one speaker, one to three minutes in total, and the consent of the speaker. */
export interface VoiceClone {
  /** Display name, 1 to 100 characters. */
  name: string;
  /**
   * Who the speaker is and how they consented to the cloning, 20 to 2000 characters; stored with the
   * voice.
   */
  consent: string;
  gender?: Gender;
  /** How the voice sounds, up to 500 characters. */
  description?: string;
  /** A recording: WAV, MP3, M4A, OGG or FLAC. */
  sample: Upload;
  /** Another recording. */
  sample_2?: Upload;
  /** Another recording. */
  sample_3?: Upload;
}

/** A page of voices. */
export interface VoicePage {
  /** Ordered by provider and name. */
  data: Voice[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Text to say. */
export interface VoicePreview {
  /** Default: a short greeting. */
  text?: string;
  /** Default: the first language of the voice. */
  language?: string;
}

/** What to do when an answering machine answers. */
export interface Voicemail {
  /** What the agent does. Default hangup. */
  action?: "hangup" | "message";
  /** Message left after the beep. */
  message?: string | null;
}

/** What to do when an answering machine answers. */
export interface VoicemailInput {
  /** What the agent does. Default hangup. */
  action?: "hangup" | "message";
  /** Message left after the beep. */
  message?: string | null;
}

/** The balance and the spending of a workspace. */
export interface Wallet {
  /**
   * `prepaid`: calls need a balance and are charged to it. `off`: they need none, and costs are only
   * counted.
   */
  billing: "off" | "prepaid";
  /**
   * Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is
   * paid.
   */
  balance: Money;
  /** Amount held for waiting and running calls. */
  reserved: Money;
  /** Balance minus reserved amount: available for new calls. */
  available: Money;
  /** Currency code, ISO 4217. */
  currency: string;
  /** Below this balance `low_balance` is true and the audit log gets an entry; null: no threshold. */
  low_balance_threshold: Money | null;
  /** Whether the balance is below the threshold. */
  low_balance: boolean;
  /** Maximum cost of calls per day (UTC); null: no cap. */
  daily_cap: Money | null;
  /**
   * Maximum cost per day (UTC) that the operator of the service set for this workspace; null: none. The
   * lower of the two daily caps counts.
   */
  operator_daily_cap: Money | null;
  /** Maximum cost of calls per calendar month (UTC); null: no cap. */
  monthly_cap: Money | null;
  /** Amount charged for calls today. */
  spent_today: Money;
  /** Amount charged for calls this month. */
  spent_this_month: Money;
  /** Automatic top-up; null when it is off. */
  auto_topup: AutoTopup | null;
  updated_at: Timestamp;
}

/** Settings of the wallet; null clears a setting. */
export interface WalletUpdate {
  /** Alert when the balance is below this. */
  low_balance_threshold?: MoneyInputInput | null;
  /** Maximum cost of calls per day. */
  daily_cap?: MoneyInputInput | null;
  /** Maximum cost of calls per month. */
  monthly_cap?: MoneyInputInput | null;
  /** Replaced as a whole. */
  auto_topup?: AutoTopupInput | null;
}

/** An endpoint that receives events. */
export interface Webhook {
  /** Identifier, prefix `whk_`. */
  id: string;
  /** Address. */
  url: string;
  /** Events sent to the address. */
  events: EventName[];
  retry_policy: RetryPolicy;
  /** Whether events are sent to it. Default true. */
  enabled: boolean;
  format: WebhookFormat;
  /** The agent that has this address as its `webhook_url`. */
  agent_id: string | null;
  /** `gone`: the receiver responded with 410. `failing`: every attempt in five days failed. */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Failed attempts since the last success. */
  failure_streak: number;
  last_success_at: NullableTimestamp;
  last_failure_at: NullableTimestamp;
  rotation_expires_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A webhook was made, changed, enabled, disabled or deleted. */
export interface WebhookChange {
  /** The webhook. */
  webhook_id: string;
  /** Whether events are sent to it. */
  enabled: boolean;
  /** `gone`: the receiver responded with 410. `failing`: every attempt in five days failed. */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Whether it was deleted. */
  deleted: boolean;
}

/** A new webhook. */
export interface WebhookCreate {
  url: HttpUrl;
  /** Events sent to the address. */
  events: EventName[];
  retry_policy?: RetryPolicy;
  /** Whether events are sent to it. Default true. */
  enabled?: boolean;
  format?: WebhookFormat;
}

/** One event on its way to one webhook. */
export interface WebhookDelivery {
  /** Identifier, prefix `dlv_`. */
  id: string;
  /** The webhook. */
  webhook_id: string;
  /** The event id; receivers deduplicate on it. */
  event_id: string;
  event: EventName;
  /** The call of the event. */
  call_id: string | null;
  /** The agent of the event. */
  agent_id: string | null;
  status: DeliveryStatus;
  /** Number of attempts so far. */
  attempts: number;
  /** HTTP status of the last response. */
  last_status: number | null;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

/** A delivery with its body and attempts. */
export interface WebhookDeliveryDetail {
  /** Identifier, prefix `dlv_`. */
  id: string;
  /** The webhook. */
  webhook_id: string;
  /** The event id; receivers deduplicate on it. */
  event_id: string;
  event: EventName;
  /** The call of the event. */
  call_id: string | null;
  /** The agent of the event. */
  agent_id: string | null;
  status: DeliveryStatus;
  /** Number of attempts so far. */
  attempts: number;
  /** HTTP status of the last response. */
  last_status: number | null;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  /** Address to which it is sent. */
  url: string;
  /** The raw body, as signed. */
  body: string;
  /** Every attempt, oldest first. */
  attempt_log: DeliveryAttempt[];
}

/** A page of deliveries. */
export interface WebhookDeliveryPage {
  /** Newest first. */
  data: WebhookDelivery[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/**
 * The form of deliveries. `retell`: the body has `event` and `call` as Retell sends them, and
 * `x-retell-signature` can be checked with Retell's library and the webhook's secret in place of the
 * API key; for the events `call_started`, `call_ended` and `call_analyzed` only. Default `parley`.
 */
export type WebhookFormat = "parley" | "retell";

/** Sends a signed request to an address of yours and gives the response to the model. */
export interface WebhookFunctionCreate {
  /** The variant. */
  type: "webhook";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /** JSON Schema of the arguments; an update replaces it as a whole. */
  parameters?: { [name: string]: unknown };
  url: HttpUrl;
  headers?: FunctionHeaders;
  /** Milliseconds to wait for the response. Default 10000. */
  timeout_ms?: number;
  /** Spoken while the function runs. */
  filler?: string | null;
}

/** A page of webhooks. */
export interface WebhookPage {
  /** Newest first. */
  data: Webhook[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** State of a rotation. */
export interface WebhookSecret {
  /** The webhook. */
  id: string;
  /** The new secret; present only when a rotation starts. */
  secret?: string;
  /** Whether only the new secret signs now. */
  promoted: boolean;
  rotation_expires_at: NullableTimestamp;
}

/** The event to send. */
export interface WebhookTest {
  event?: EventName;
}

/** The response of the receiver. */
export interface WebhookTestResult {
  /** Whether the receiver responded with a 2xx status in time. */
  ok: boolean;
  /** HTTP status of the response; null when there was no response. */
  status: number | null;
  /** The first KiB of the response. */
  body: string | null;
  /** Why there was no response. */
  error: string | null;
  /** Milliseconds until the response was complete. */
  duration_ms: number;
  request: SentRequest;
}

/** Fields to change. */
export interface WebhookUpdate {
  url?: HttpUrl;
  /** Events sent to the address. */
  events?: EventName[];
  retry_policy?: RetryPolicy;
  /** Whether events are sent to it. */
  enabled?: boolean;
  format?: WebhookFormat;
}

/** A webhook with its secret, which is returned once. */
export interface WebhookWithSecret {
  /** Identifier, prefix `whk_`. */
  id: string;
  /** Address. */
  url: string;
  /** Events sent to the address. */
  events: EventName[];
  retry_policy: RetryPolicy;
  /** Whether events are sent to it. Default true. */
  enabled: boolean;
  format: WebhookFormat;
  /** The agent that has this address as its `webhook_url`. */
  agent_id: string | null;
  /** `gone`: the receiver responded with 410. `failing`: every attempt in five days failed. */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Failed attempts since the last success. */
  failure_streak: number;
  last_success_at: NullableTimestamp;
  last_failure_at: NullableTimestamp;
  rotation_expires_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Secret that signs deliveries. It is not returned again. */
  secret: string;
}

/** Day of the week. */
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** An agent and its share. */
export interface WeightedAgent {
  /** The agent. */
  agent_id: string;
  /** A fixed version; null: the newest. */
  agent_version?: number | null;
  /** The share of the agent is its weight divided by the sum of the weights. */
  weight?: number;
}

/** An agent and its share. */
export interface WeightedAgentInput {
  /** The agent. */
  agent_id: string;
  /** A fixed version; null: the newest. */
  agent_version?: number | null;
  /** The share of the agent is its weight divided by the sum of the weights. Default: 1. */
  weight?: number;
}

/** The brand of a workspace. */
export interface WhiteLabel {
  /** Name of the brand. */
  name: string | null;
  /** URL of the logo. */
  logo_url: string | null;
  colors: WhiteLabelColors;
  /** Email address for visitors who need help. */
  support_email: string | null;
  /** Whether pages omit the name of this software. */
  hide_vendor_name: boolean;
  /** Domains of the workspace, sorted by name. */
  domains: WhiteLabelDomain[];
  /** Time of the last change of the brand. `null` if it never changed. */
  updated_at: Timestamp | null;
}

/**
 * Colors of the brand. On pages, the service adjusts them as little as necessary to keep text readable
 * (WCAG 2.2).
 */
export interface WhiteLabelColors {
  /** Color of buttons and links. `null` uses the standard color. */
  accent?: HexColor | null;
  /** Color of buttons and links on dark pages. `null` derives it from `accent`. */
  accent_dark?: HexColor | null;
}

/**
 * Colors of the brand. On pages, the service adjusts them as little as necessary to keep text readable
 * (WCAG 2.2).
 */
export interface WhiteLabelColorsInput {
  /** Color of buttons and links. `null` uses the standard color. */
  accent?: HexColor | null;
  /** Color of buttons and links on dark pages. `null` derives it from `accent`. */
  accent_dark?: HexColor | null;
}

/** A domain of the workspace. */
export interface WhiteLabelDomain {
  /** The domain name in ASCII form. */
  domain: string;
  /** Status of the domain. Pages on a `verified` domain use the brand. */
  status: "pending" | "verified";
  /** DNS records to create. */
  records: DnsRecord[];
  /** Time since which the domain has been verified. */
  verified_at: Timestamp | null;
  /** Time of the last DNS check. */
  checked_at: Timestamp | null;
  /**
   * Time since which DNS has lacked the TXT record of a verified domain. After 7 days, the domain is
   * pending again. Checks without a DNS response do not count.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
}

/** Fields to change. `null` restores the standard value. */
export interface WhiteLabelUpdate {
  /** Name to use instead of the name of this software. One line, without `<`, `>`, `@`, `"`, `/` and `:`. */
  name?: string | null;
  /**
   * A PNG, JPEG or WebP image as a data URL, 16 to 1024 pixels wide and high, at most 128 KiB. SVG is
   * rejected because it can contain scripts. URLs of other servers are rejected because they would
   * disclose visitors to these servers.
   */
  logo?: string | null;
  colors?: WhiteLabelColorsInput;
  /**
   * Email address for visitors who need help. Emails of the workspace contain it, and replies to them
   * are sent to it.
   */
  support_email?: Email | null;
  /** Whether pages omit the name of this software. */
  hide_vendor_name?: boolean;
}

/** An agent on web pages. */
export interface Widget {
  /** Identifier, prefix `wgt_`. */
  id: string;
  /** Name for your own use. */
  name: string;
  /** The agent that handles the call. */
  agent_id: string;
  /** Modes that the widget offers. */
  modes: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
   */
  allowed_domains: string[];
  theme: WidgetTheme;
  /** First line of a chat; null: the greeting of the agent. */
  greeting: string | null;
  /** Title of the window; null: the name of the agent. */
  title: string | null;
  /** Maximum cost of its chats and calls per day (UTC). */
  budget_per_day: Money | null;
  status: WidgetStatus;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A message from a visitor. */
export interface WidgetChat {
  /** The message. */
  message: string;
  /** Session of the message; without it a session is opened. */
  session_id?: string | null;
  /** Token of the session, from the response that opened it. Needed only with `session_id`. */
  token?: string | null;
}

/** The agent's reply. */
export interface WidgetChatReply {
  /** The session. */
  session_id: string;
  /** Token of the session, if this message opened it. */
  token?: string;
  message: WidgetMessage;
}

/** What a page needs to show a widget; contains no secrets. */
export interface WidgetConfig {
  /** The widget. */
  id: string;
  /** Title of the window. */
  title: string;
  /** Name of the agent. */
  agent_name: string;
  /** First line of a chat. */
  greeting: string | null;
  /** Language of the agent, for the speech recognizer of the browser. */
  language: string;
  /** Modes that the widget offers. */
  modes: WidgetMode[];
  theme: WidgetTheme;
  ears: RtcEars;
  /** Brand of the workspace; null: it has none. */
  brand: Branding | null;
}

/** A new widget. */
export interface WidgetCreate {
  /** Name for your own use. */
  name: string;
  /** The agent that handles the call. */
  agent_id: string;
  /** Modes that the widget offers. */
  modes?: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
   */
  allowed_domains?: string[];
  theme?: WidgetThemeInput;
  /** First line of a chat; null: the greeting of the agent. */
  greeting?: string | null;
  /** Title of the window; null: the name of the agent. */
  title?: string | null;
  /** Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet. */
  budget_per_day?: MoneyInputInput | null;
  /** Disabled: public operations return 404. Default: "active". */
  status?: "active" | "disabled";
}

/** One message of a chat. */
export interface WidgetMessage {
  /** Identifier, prefix `msg_`. */
  id: string;
  /** Who wrote it. */
  role: "agent" | "user";
  /** Plain text. */
  text: string;
  /** Names of the functions that ran for it. */
  tools: string[];
  created_at: Timestamp;
}

/** A page of messages. */
export interface WidgetMessagePage {
  /** Oldest first. */
  data: WidgetMessage[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
}

/** How visitors talk to the agent. */
export type WidgetMode = "chat" | "voice";

/** A page of widgets. */
export interface WidgetPage {
  /** Newest first. */
  data: Widget[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** A conversation through a widget. */
export interface WidgetSession {
  /** Identifier, prefix `wses_`. */
  id: string;
  /** The widget. */
  widget_id: string;
  mode: WidgetMode;
  /** Origin of the page; null when the client sent none. */
  origin: string | null;
  /** The call of a voice session. */
  call_id: string | null;
  /** Number of messages. */
  messages: number;
  created_at: Timestamp;
  last_message_at: NullableTimestamp;
  /** When the messages were removed because their retention time was over; null when they were not. */
  messages_removed_at: string | null;
}

/** A session to open. */
export interface WidgetSessionCreate {
  /** Chat, or a call in the browser. */
  mode: "chat" | "voice";
}

/** An open session and the token to continue it. */
export interface WidgetSessionGrant {
  /** Identifier, prefix `wses_`. */
  session_id: string;
  mode: WidgetMode;
  /** Bearer token, valid only for this session. */
  token: string;
  /** Seconds that the token stays valid after the last message. */
  expires_in: number;
  /** With `voice`: the token to join its call. */
  rtc: RtcToken | null;
}

/** A page of sessions. */
export interface WidgetSessionPage {
  /** Newest first. */
  data: WidgetSession[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Status of a widget. Public operations of a disabled widget return 404. */
export type WidgetStatus = "active" | "disabled";

/** Appearance of a widget. */
export interface WidgetTheme {
  /** Color of bubble and buttons. */
  accent?: string;
  /** Corner of the page. */
  position?: "bottom-right" | "bottom-left";
  /** `auto` follows the embedding page. */
  mode?: "auto" | "light" | "dark";
}

/** Appearance of a widget. */
export interface WidgetThemeInput {
  /** Color of bubble and buttons. Default: "#0f766e". */
  accent?: string;
  /** Corner of the page. Default: "bottom-right". */
  position?: "bottom-right" | "bottom-left";
  /** `auto` follows the embedding page. Default: "auto". */
  mode?: "auto" | "light" | "dark";
}

/** The fields to change. */
export interface WidgetUpdate {
  /** Name for your own use. */
  name?: string;
  /** The agent that answers; in open chats from the next message on. */
  agent_id?: string;
  /** Modes that the widget offers. */
  modes?: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
   */
  allowed_domains?: string[];
  theme?: WidgetThemeInput;
  /** First line of a chat; null: the greeting of the agent. */
  greeting?: string | null;
  /** Title of the window; null: the name of the agent. */
  title?: string | null;
  /** Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet. */
  budget_per_day?: MoneyInputInput | null;
  /** Disabled: public operations return 404. */
  status?: "active" | "disabled";
}

/** A workspace, which owns agents, calls and keys. */
export interface Workspace {
  /** Identifier, prefix `wsp_`. */
  id: string;
  /** Display name. */
  name: string;
  /**
   * IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
   * contact.
   */
  time_zone: string;
  /**
   * Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
   * calls at any time.
   */
  calling_hours: CallingWindow[];
  /**
   * Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
   * that limit.
   */
  concurrent_calls: number | null;
  /**
   * Whether members need a second factor. If true, sessions without one get 403
   * `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
   * out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
   * session that was opened with a second factor.
   */
  require_second_factor: boolean;
  privacy: WorkspacePrivacy;
  limits: WorkspaceLimits;
  /** Role of the user in the workspace. `null` for API keys. */
  role: "owner" | "admin" | "member" | "viewer" | null;
  created_at: Timestamp;
}

/** A new workspace. */
export interface WorkspaceCreate {
  /** Display name. */
  name: string;
  /**
   * IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
   * contact. Default: "UTC".
   */
  time_zone?: string;
  /**
   * Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
   * calls at any time.
   */
  calling_hours?: CallingWindowInput[];
  /**
   * Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
   * that limit.
   */
  concurrent_calls?: number | null;
  /**
   * Whether members need a second factor. If true, sessions without one get 403
   * `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
   * out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
   * session that was opened with a second factor. Default: false.
   */
  require_second_factor?: boolean;
  privacy?: WorkspacePrivacyInput;
}

/** Something that happened in the workspace. */
export type WorkspaceEvent = WorkspaceEventCallState | WorkspaceEventCallUtterance | WorkspaceEventCallTool | WorkspaceEventCallLatency | WorkspaceEventCallInterrupted | WorkspaceEventCallDtmf | WorkspaceEventCallKnowledge | WorkspaceEventCallTransferProgress | WorkspaceEventCallTransfer | WorkspaceEventCallMonitor | WorkspaceEventCallAgentChanged | WorkspaceEventCallWarning | WorkspaceEventCallError | WorkspaceEventCallAnalysis | WorkspaceEventCallWebhook | WorkspaceEventCampaignChanged | WorkspaceEventPhoneNumberChanged | WorkspaceEventKnowledgeSourceChanged | WorkspaceEventTestRunChanged | WorkspaceEventWebhookChanged | WorkspaceEventDeliveryDeadLettered | WorkspaceEventWalletLow | WorkspaceEventStreamPosition;

/** The call that an event is about. */
export interface WorkspaceEventCall {
  /** Identifier of the call. */
  call_id: string;
  /** Sequence number of the entry of its timeline. */
  sequence: number;
  direction: CallDirection;
  channel: CallChannel;
  /** Number of the caller. */
  from_number: string | null;
  /** Number that was called. */
  to_number: string | null;
  /** The campaign that placed it. */
  campaign_id: string | null;
  start_time: NullableTimestamp;
  /** Milliseconds of the conversation; null until it is over. */
  duration_ms: number | null;
}

/** Another agent goes on with the call. */
export interface WorkspaceEventCallAgentChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineAgentChange;
  /** Type of the event. */
  type: "call.agent_changed";
}

/** The call was analyzed. */
export interface WorkspaceEventCallAnalysis {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineAnalysis;
  /** Type of the event. */
  type: "call.analysis";
}

/** A key of the phone keypad was pressed. */
export interface WorkspaceEventCallDtmf {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineKey;
  /** Type of the event. */
  type: "call.dtmf";
}

/** Something failed; after a warning the call goes on. */
export interface WorkspaceEventCallError {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineProblem;
  /** Type of the event. */
  type: "call.error";
}

/** The other side interrupted the agent. */
export interface WorkspaceEventCallInterrupted {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineInterruption;
  /** Type of the event. */
  type: "call.interrupted";
}

/** The agent searched its knowledge bases. */
export interface WorkspaceEventCallKnowledge {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineSearch;
  /** Type of the event. */
  type: "call.knowledge";
}

/**
 * Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
 * agent's first audio.
 */
export interface WorkspaceEventCallLatency {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineLatency;
  /** Type of the event. */
  type: "call.latency";
}

/** A supervisor did something. */
export interface WorkspaceEventCallMonitor {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineSupervision;
  /** Type of the event. */
  type: "call.monitor";
}

/** The call has a new status. */
export interface WorkspaceEventCallState {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineState;
  /** Type of the event. */
  type: "call.state";
}

/** The agent ran a function. */
export interface WorkspaceEventCallTool {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineFunctionRun;
  /** Type of the event. */
  type: "call.tool";
}

/** The call was transferred to a human. */
export interface WorkspaceEventCallTransfer {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineTransfer;
  /** Type of the event. */
  type: "call.transfer";
}

/** A warm transfer went one step on. */
export interface WorkspaceEventCallTransferProgress {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineTransferProgress;
  /** Type of the event. */
  type: "call.transfer_progress";
}

/** One side, or a supervisor, completed an utterance. */
export interface WorkspaceEventCallUtterance {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineUtterance;
  /** Type of the event. */
  type: "call.utterance";
}

/** Something failed; after a warning the call goes on. */
export interface WorkspaceEventCallWarning {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineProblem;
  /** Type of the event. */
  type: "call.warning";
}

/** An attempt to deliver a webhook event about the call. */
export interface WorkspaceEventCallWebhook {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineDelivery;
  /** Type of the event. */
  type: "call.webhook";
}

/** A campaign was made, changed or deleted, or its status changed. */
export interface WorkspaceEventCampaignChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: CampaignChange;
  /** Type of the event. */
  type: "campaign.changed";
}

/** A delivery of a webhook used up its attempts. */
export interface WorkspaceEventDeliveryDeadLettered {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: DeadDelivery;
  /** Type of the event. */
  type: "delivery.dead_lettered";
}

/** A source of a knowledge base was added, read again or deleted, or its status changed. */
export interface WorkspaceEventKnowledgeSourceChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: KnowledgeSourceChange;
  /** Type of the event. */
  type: "knowledge_source.changed";
}

/** A phone number was added, or its status, agent or nickname changed. */
export interface WorkspaceEventPhoneNumberChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: PhoneNumberChange;
  /** Type of the event. */
  type: "phone_number.changed";
}

/**
 * A position of the stream: its beginning, or one that it reached while nothing that was asked for
 * happened.
 */
export interface WorkspaceEventStreamPosition {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: StreamPosition;
  /** Type of the event. */
  type: "stream.position";
}

/** A run of tests was started, or its status changed. */
export interface WorkspaceEventTestRunChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: TestRunChange;
  /** Type of the event. */
  type: "test_run.changed";
}

/** The balance fell below `low_balance_threshold`. */
export interface WorkspaceEventWalletLow {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: LowWallet;
  /** Type of the event. */
  type: "wallet.low";
}

/** A webhook was made, changed, enabled, disabled or deleted. */
export interface WorkspaceEventWebhookChanged {
  at: Timestamp;
  /** The agent that it is about; null where there is none. */
  agent_id: string | null;
  /** The call of a `call.` event, as it is when the event is sent; null for other events. */
  call: WorkspaceEventCall | null;
  data: WebhookChange;
  /** Type of the event. */
  type: "webhook.changed";
}

/** Limits that the operator sets for the workspace, with `npm run limits`. */
export interface WorkspaceLimits {
  /** Maximum number of concurrent calls. */
  concurrent_calls: number;
  /** Storage limit in bytes. `null` if there is no limit. */
  storage_bytes: number | null;
}

/** A page of workspaces. */
export interface WorkspacePage {
  /** Newest first. */
  data: Workspace[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** What is redacted and what is kept of the conversations of all agents that inherit it. */
export interface WorkspacePrivacy {
  /**
   * What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
   * cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
   * numbers. Default none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /** Further patterns, each with a mark of its own. Default none. */
  patterns?: RedactionPattern[];
  /** Whether models get the marks too. Default false. */
  redact_model?: boolean;
  /** Whether nothing that is said is stored or published. Default false. */
  no_store?: boolean;
  retention_days?: RetentionDays;
}

/** What is redacted and what is kept of the conversations of all agents that inherit it. */
export interface WorkspacePrivacyInput {
  /**
   * What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
   * cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
   * numbers. Default none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /** Further patterns, each with a mark of its own. Default none. */
  patterns?: RedactionPatternInput[];
  /** Whether models get the marks too. Default false. */
  redact_model?: boolean;
  /** Whether nothing that is said is stored or published. Default false. */
  no_store?: boolean;
  retention_days?: RetentionDaysInput;
}

/**
 * Role of a member. Owners and admins have the scope `admin`, members `write`, and viewers
 * `read-only`. Only owners can manage owners.
 */
export type WorkspaceRole = "owner" | "admin" | "member" | "viewer";

/** Fields to change. */
export interface WorkspaceUpdate {
  /** Display name. */
  name?: string;
  /**
   * IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
   * contact.
   */
  time_zone?: string | null;
  /**
   * Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
   * calls at any time.
   */
  calling_hours?: CallingWindowInput[] | null;
  /**
   * Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
   * that limit.
   */
  concurrent_calls?: number | null;
  /**
   * Whether members need a second factor. If true, sessions without one get 403
   * `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
   * out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
   * session that was opened with a second factor.
   */
  require_second_factor?: boolean | null;
  /**
   * What is redacted and what is kept of the conversations of all agents that inherit it. Merged field
   * by field.
   */
  privacy?: WorkspacePrivacyInput | null;
}
