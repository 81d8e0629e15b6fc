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
   * A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
   * provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps its current voice.
   */
  voice_id: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language: string;
  other_languages: OtherLanguages;
  response_engine: ResponseEngine;
  /** Knowledge bases that the agent answers from. */
  knowledge_base_ids: string[];
  /**
   * URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
   * URL later creates a new secret.
   */
  webhook_url: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events: EventName[];
  /** Text spoken when the call opens. `null` makes the agent wait for the other side. */
  greeting: string | null;
  /** Functions that the agent can use. */
  functions: AgentFunction[];
  tags: Tags;
  /** Folder in the dashboard. */
  folder: string | null;
  interruption: Interruption;
  endpointing: Endpointing;
  inactivity: Inactivity;
  /** Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
  max_duration_seconds: number;
  /** Seconds for which the phone rings. Default: 30. */
  ring_timeout_seconds: number;
  /**
   * Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
   * calls of other agents can overtake them. Default: `null`, no separate limit.
   */
  max_concurrent_calls: number | null;
  voicemail: Voicemail;
  call_screening: CallScreening;
  recording: RecordingSettings;
  privacy: PrivacySettings;
  /** JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
  extraction: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id: string | null;
  variables: Variables;
  voice_speed: VoiceSpeed;
  keyterms: Keyterms;
  pronunciations: Pronunciations;
  /** Secret that signs deliveries. Present only in the response to the request that created it. */
  webhook_secret?: string;
  /**
   * Warnings about values that are accepted but are probably mistakes; at most 100 about its texts.
   * Present only in responses to create and update requests, and only if there are warnings.
   */
  warnings?: AgentWarning[];
  /** Version number. Each change increments it. */
  version: number;
  /**
   * Version with which new calls start. `null` if it is the newest version, so that each change goes
   * live immediately. See POST /v1/agents/{id}/publish.
   */
  published_version: number | null;
  /** Time when the agent was created. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}

/** A new agent. */
export interface AgentCreate {
  /** Display name. */
  agent_name: string;
  /**
   * A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
   * provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps its current voice.
   */
  voice_id: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language?: string;
  other_languages?: OtherLanguages;
  response_engine: ResponseEngineInput;
  /** Knowledge bases that the agent answers from. */
  knowledge_base_ids?: string[];
  /**
   * URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
   * URL later creates a new secret.
   */
  webhook_url?: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events?: EventName[];
  /** Text spoken when the call opens. `null` makes the agent wait for the other side. */
  greeting?: string | null;
  /**
   * Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can
   * have at most 32 KiB each and 64 KiB together.
   */
  functions?: AgentFunctionCreate[];
  tags?: Tags;
  /** Folder in the dashboard. */
  folder?: string | null;
  interruption?: InterruptionInput;
  endpointing?: EndpointingInput;
  inactivity?: InactivityInput;
  /** Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
  max_duration_seconds?: number;
  /** Seconds for which the phone rings. Default: 30. */
  ring_timeout_seconds?: number;
  /**
   * Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
   * calls of other agents can overtake them. Default: `null`, no separate limit.
   */
  max_concurrent_calls?: number | null;
  voicemail?: VoicemailInput;
  call_screening?: CallScreeningInput;
  recording?: RecordingSettingsInput;
  privacy?: PrivacySettingsInput;
  /** JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
  extraction?: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  variables?: Variables;
  voice_speed?: VoiceSpeed;
  keyterms?: Keyterms;
  pronunciations?: PronunciationsInput;
}

/**
 * Fields that one conversation uses instead of the fields of the agent's newest version, published or
 * not. Without any field, the conversation uses that version unchanged. Nothing is saved;
 * `updateAgent` accepts the same fields to save them. Functions, privacy and everything outside of a
 * conversation come from the saved version.
 */
export interface AgentDraft {
  /** A voice that speaks the agent's language. */
  voice_id?: string;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  /** A code from GET /v1/languages that the voice supports. */
  language?: string;
  other_languages?: OtherLanguages;
  response_engine?: ResponseEngineUpdate;
  /** Knowledge bases that the agent answers from. */
  knowledge_base_ids?: string[];
  /** Text spoken when the call opens. `null` makes the agent wait for the other side. */
  greeting?: string | null;
  /** Merged by name into the variables of the agent. */
  variables?: { [name: string]: string | number | boolean | null };
  interruption?: InterruptionInput;
  endpointing?: EndpointingInput;
  voice_speed?: VoiceSpeed;
  keyterms?: Keyterms;
  pronunciations?: PronunciationsInput;
  inactivity?: InactivityInput;
  /** Maximum duration of a call, in seconds. `null` uses the default. */
  max_duration_seconds?: number | null;
  recording?: RecordingSettingsInput;
}

/** Settings of the copy. */
export interface AgentDuplicate {
  /** Name of the copy. Default: the name of the agent followed by " (copy)". */
  agent_name?: string;
}

/** A function that the agent can use. */
export interface AgentFunction {
  /** Identifier, prefix `fn_`. */
  id: string;
  /** Variant of the function. */
  type: "webhook" | "transfer_call" | "end_call" | "dtmf" | "mcp" | "send_sms";
  /** Name by which the model calls the function. */
  name: string;
  /**
   * webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp:
   * Description for humans. The model receives the descriptions of the tools.
   */
  description: string;
  /** webhook: JSON Schema of the arguments. An update replaces it as a whole. */
  parameters?: { [name: string]: unknown };
  /** URL of a `webhook` function. */
  url?: string;
  /**
   * webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one
   * run of a tool. Default: 10000.
   */
  timeout_ms?: number;
  /** webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs. */
  filler?: string | null;
  /** Number of a `transfer_call` function. Absent if the model chooses it. */
  to?: string;
  allowed_destinations?: AllowedDestinations;
  /** transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is
   * `null`, the model provides the text, or a summary of the conversation is used.
   */
  briefing?: string | null;
  /**
   * mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the
   * list.
   */
  allowed_tools?: string[] | null;
  /** Names of the stored headers of a `webhook` function. */
  header_names?: string[];
  /**
   * Secret that signs the requests of a `webhook` function. Present only in the response to the request
   * that created the function. `POST /v1/agents/{id}/functions/{function_id}/rotate-secret` replaces it.
   */
  signing_secret?: string;
  /**
   * Result of listing the server's tools for an `mcp` function. Present only in the response to a
   * creation or a change of the function.
   */
  server?: McpServerCheck;
  /** Time when the function was added. */
  created_at: string;
  /** Time of the last change. */
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

/** A run of a function in a call, with its arguments and result. */
export interface AgentFunctionRun {
  /** Id of the call. */
  call_id: string;
  /** Number of the run on the timeline of the call. */
  sequence: number;
  at: Timestamp;
  /** Name of the function at that time. For an `mcp` function, the name of the tool. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether the run succeeded. */
  ok: boolean;
  /** Result returned to the model. If `ok` is false, the error that the model received instead. */
  result: unknown;
  /** Duration of the run in milliseconds. */
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
   * webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp:
   * Description for humans. The model receives the descriptions of the tools.
   */
  description?: string;
  /** webhook: JSON Schema of the arguments. An update replaces it as a whole. */
  parameters?: { [name: string]: unknown } | null;
  url?: HttpUrl;
  /**
   * Request headers, for example Authorization. An update replaces all of them. Their values are never
   * returned.
   */
  headers?: { [name: string]: string } | null;
  /**
   * webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one
   * run of a tool. Default: 10000.
   */
  timeout_ms?: number | null;
  /** webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs. */
  filler?: string | null;
  /**
   * transfer_call: Number in E.164 format. If it is `null`, the model chooses one of
   * `allowed_destinations`. Without that list, the model can choose any number, which requires admin
   * scope (403 `forbidden_scope`). Required if `allowed_destinations` is absent.
   */
  to?: string | null;
  allowed_destinations?: AllowedDestinations;
  /** transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is
   * `null`, the model provides the text, or a summary of the conversation is used.
   */
  briefing?: string | null;
  /**
   * mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the
   * list.
   */
  allowed_tools?: string[] | null;
}

/** An agent as a model of OpenAI's interface. */
export interface AgentModel {
  /** Id of the agent. */
  id: string;
  /** Kind of object. */
  object: "model";
  /** Time when the agent was created, in seconds since 1970. */
  created: number;
  /** Id of the workspace. */
  owned_by: string;
  /** Name of the agent, which `model` accepts as well. */
  name: string;
}

/** Agents as models of OpenAI's interface. */
export interface AgentModelList {
  /** Kind of object. */
  object: "list";
  /** Agents, newest first. */
  data: AgentModel[];
  /** Whether older agents were omitted. */
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

/** Version to publish. Without a body, the newest version is published. */
export interface AgentPublish {
  /**
   * Number of the version. `null` removes the published version, so that each change goes live
   * immediately. Default: the newest version.
   */
  version?: number | null;
  /** Whether to publish the version even if it refers to objects that no longer exist. Default: false. */
  force?: boolean;
}

/** An agent to begin with. */
export interface AgentTemplate {
  /** Identifier. */
  id: string;
  /** English name. */
  name: string;
  /** Task of the agent. */
  description: string;
  /** Fields of POST /v1/agents. */
  settings: {
    /** First sentence of the agent. */
    greeting: string;
    response_engine: ServiceLlmEngine;
    /** Values of the variables in the greeting and the prompt. */
    variables: { [name: string]: string };
  };
}

/** A page of templates of agents. */
export interface AgentTemplatePage {
  /** Simple tasks first. */
  data: AgentTemplate[];
  /** Whether there is another page. */
  has_more: boolean;
  /** Cursor of the next page. */
  next_cursor: string | null;
  /** Total number of items. Present with `include_total`. */
  total?: number;
}

/** Fields to change. `null` restores the default. */
export interface AgentUpdate {
  /** Display name. */
  agent_name?: string;
  /**
   * A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
   * provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
   * fails with 502 `provider_failed`; an agent keeps its current voice.
   */
  voice_id?: string;
  /** A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
  language?: string | null;
  /**
   * Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice
   * supports, at most one region of each language. The agent begins in `language` and changes to the
   * language of a caller who has said three different words in it. Requires a recognizer that detects
   * languages; with another one, callers are expected to speak `language`, and the timeline of a call
   * has the warning `languages_ignored`.
   */
  other_languages?: string[] | null;
  response_engine?: ResponseEngineUpdate;
  /** Knowledge bases that the agent answers from. */
  knowledge_base_ids?: string[] | null;
  /**
   * URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
   * URL later creates a new secret.
   */
  webhook_url?: string | null;
  /** Events sent to `webhook_url`. Default: the five flat call events. */
  webhook_events?: EventName[] | null;
  /** Text spoken when the call opens. `null` makes the agent wait for the other side. */
  greeting?: string | null;
  /**
   * Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can
   * have at most 32 KiB each and 64 KiB together.
   */
  functions?: AgentFunctionCreate[] | null;
  /** Labels. */
  tags?: string[] | null;
  /** Folder in the dashboard. */
  folder?: string | null;
  /** Settings for interruptions of the agent by the other side. Merged field by field. */
  interruption?: InterruptionInput | null;
  /** Silence that ends an utterance of the other side. Merged field by field. */
  endpointing?: EndpointingInput | null;
  /** Reminders while both sides are silent. Merged field by field. */
  inactivity?: InactivityInput | null;
  /** Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
  max_duration_seconds?: number | null;
  /** Seconds for which the phone rings. Default: 30. */
  ring_timeout_seconds?: number | null;
  /**
   * Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
   * calls of other agents can overtake them. Default: `null`, no separate limit.
   */
  max_concurrent_calls?: number | null;
  /** Behavior when an answering machine answers. Merged field by field. */
  voicemail?: VoicemailInput | null;
  /** Answer to the call screening of the callee's telephone. Merged field by field. */
  call_screening?: CallScreeningInput | null;
  /** Whether calls are recorded, and the disclosure of the recording. Merged field by field. */
  recording?: RecordingSettingsInput | null;
  /** Redaction and retention of the conversations of an agent. Merged field by field. */
  privacy?: PrivacySettingsInput | null;
  /** JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
  extraction?: { [name: string]: unknown } | null;
  /** Voice used when the primary voice fails. */
  fallback_voice_id?: string | null;
  /** Merged by name into the variables of the agent. */
  variables?: { [name: string]: string | number | boolean | null } | null;
  /**
   * Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices
   * supports this range.
   */
  voice_speed?: number | null;
  /**
   * Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced
   * with a variable, such as the name of the person who is called. Deepgram and transcription servers
   * use them, the first ones if there are more than they accept. With another recognizer, the timeline
   * of a call has the warning `keyterms_ignored`.
   */
  keyterms?: string[] | null;
  /**
   * Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
   * The longest text has precedence.
   */
  pronunciations?: PronunciationInput[] | null;
}

/** A version of an agent, without its content. */
export interface AgentVersion {
  /** Number of the version. */
  version: number;
  created_at: Timestamp;
  /** User who made the change, or who created the key that made it. `null` for the service itself. */
  created_by: string | null;
  /** Names of the changed fields. `created` for the first version. */
  changed: string[];
  /** Whether this version is the published version. */
  published: boolean;
  /** Whether new calls start with this version: the published version or, if there is none, the newest. */
  live: boolean;
}

/** One value that differs. */
export interface AgentVersionChange {
  /**
   * JSON Pointer to the value. Functions are identified by name, such as `/functions/lookup_order/url`.
   * A list is compared as one value.
   */
  pointer: string;
  /** Kind of change from `before` to `after`. */
  kind: "added" | "removed" | "changed";
  /** Value in the version `compare_to`. `null` if it is absent there. */
  before: unknown;
  /** Value in this version. `null` if it is absent there. */
  after: unknown;
  /** Whether the values are secret. Header values and signing secrets differ but are not shown. */
  hidden: boolean;
}

/** A version of an agent with its content. */
export interface AgentVersionDetail {
  /** Number of the version. */
  version: number;
  created_at: Timestamp;
  /** User who made the change, or who created the key that made it. `null` for the service itself. */
  created_by: string | null;
  /** Names of the changed fields. `created` for the first version. */
  changed: string[];
  /** Whether this version is the published version. */
  published: boolean;
  /** Whether new calls start with this version: the published version or, if there is none, the newest. */
  live: boolean;
  agent: Agent;
  /**
   * Knowledge bases, voices and models of the version that no longer exist. If there are any, publishing
   * the version requires `force`.
   */
  missing: AgentWarning[];
  /** Differences from `compare_to` to this version. `null` without `compare_to`. */
  diff: AgentVersionDiff | null;
}

/** Differences between two versions of an agent. */
export interface AgentVersionDiff {
  /** Number of the version that contains the `before` values. */
  compare_to: number;
  /** Values that differ. Empty if the versions are equal. */
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

/** A setting of an agent that is accepted but is probably a mistake. */
export interface AgentWarning {
  /** JSON Pointer to the field in the agent. */
  pointer: string;
  /** Code of the warning. More codes may be added. */
  code: "empty_prompt" | "languages_not_detected" | "malformed_variable" | "mcp_server_failed" | "mcp_tools_missing" | "missing_knowledge_base" | "unclosed_variable" | "unknown_model" | "unknown_variable" | "unknown_voice";
  /** Effect on callers, and how to fix it. */
  detail: string;
}

/**
 * Numbers from which the model of a `transfer_call` function can choose if `to` is `null`. The model
 * receives the list, and the description can explain the purpose of each number. A call rejects any
 * other number. The model then receives the reason, and the timeline records a warning
 * `transfer_refused`. `null` if there is no list.
 */
export type AllowedDestinations = E164[] | null;

/** Statistics about ended calls. */
export interface Analytics {
  /** Start of the period, extended to the start of an interval. */
  from: Timestamp;
  /** End of the period, extended to the end of an interval. */
  to: Timestamp;
  /** Time zone of the intervals. */
  time_zone: string;
  interval: AnalyticsInterval;
  /**
   * Calls that ended or changed before this time are included. It is the current time unless the service
   * is behind.
   */
  as_of: Timestamp;
  /**
   * Whether all calls are included. False while calls from before an upgrade are still being counted,
   * newest first.
   */
  is_complete: boolean;
  /** Dimensions of the request. */
  group_by: AnalyticsGroup[];
  /** Intervals in order. Empty with `interval=none`. */
  buckets: AnalyticsBucket[];
  /** Statistics of all calls. */
  totals: AnalyticsFigures;
  /** Statistics of the previous period. `null` without `compare=previous`. */
  previous: AnalyticsPrevious | null;
  /**
   * A single series without `group_by`. Otherwise sorted by number of calls, most first, then by key.
   * The series of all other calls is last.
   */
  series: AnalyticsSeries[];
}

/** One interval. */
export interface AnalyticsBucket {
  /** Start of the interval, inclusive. */
  start: Timestamp;
  /** End of the interval, exclusive. */
  end: Timestamp;
  /** Start of the interval in the time zone of the response. */
  local_start: string;
}

/**
 * Statistics of calls. Groups of statistics that were not requested are absent. A ratio with a
 * denominator of zero is `null`.
 */
export interface AnalyticsFigures {
  /** Calls that ended. */
  calls: number;
  /** Ended calls that were answered. */
  answered_calls?: number;
  /** Ratio of `answered_calls` to `calls`, from 0 to 1. */
  answer_rate?: number | null;
  /** Calls with the status `completed`. */
  completed_calls?: number;
  /** Calls with the status `failed`. */
  failed_calls?: number;
  /** Calls by `end_reason`. Reasons that did not occur are absent. */
  end_reasons?: { [name: string]: number };
  /** Calls that reached their goal according to their analysis. */
  successful_calls?: number;
  /** Calls that did not reach their goal according to their analysis. */
  unsuccessful_calls?: number;
  /**
   * Ratio of `successful_calls` to the sum of successful and unsuccessful calls, from 0 to 1. Calls
   * without a verdict do not count.
   */
  success_rate?: number | null;
  /** Calls with a positive sentiment according to their analysis. */
  positive_calls?: number;
  /** Calls with a neutral sentiment according to their analysis. */
  neutral_calls?: number;
  /** Calls with a negative sentiment according to their analysis. */
  negative_calls?: number;
  /** Calls with a rating. */
  rated_calls?: number;
  /** Mean of the ratings, from 1 to 5. */
  average_rating?: number | null;
  /** Minutes from answer to hang-up. */
  talk_minutes?: number;
  /** Mean duration of an answered call in seconds. */
  average_talk_seconds?: number | null;
  /** Replies of agents whose response time was measured. */
  turns?: number;
  /** Response times of the calls. `null` if no turn was measured. */
  response_times?: ResponseTimes | null;
  /** Cost of the calls, including legs after transfers. */
  cost?: Money;
  /** Ratio of `cost` to `answered_calls`. */
  cost_per_answered_call?: Money | null;
  /** Ratio of `cost` to `successful_calls`: the cost of one success, including all calls that it took. */
  cost_per_successful_call?: Money | null;
}

/** Dimension by which series are split. */
export type AnalyticsGroup = "agent" | "agent_version" | "number" | "campaign" | "direction" | "channel";

/**
 * Length of an interval in local time. Weeks start on Monday. When the clocks change, a day has 23 or
 * 25 hours.
 */
export type AnalyticsInterval = "hour" | "day" | "week" | "month" | "none";

/** The previous period. */
export interface AnalyticsPrevious {
  from: Timestamp;
  to: Timestamp;
  /** Statistics of all calls. */
  totals: AnalyticsFigures;
}

/**
 * Calls with one combination of values of the `group_by` dimensions, or all other calls. Fields of
 * dimensions that `group_by` does not name are absent.
 */
export interface AnalyticsSeries {
  /** Id of the agent. */
  agent_id?: string | null;
  /** Current name of the agent. */
  agent_name?: string | null;
  /** The version of the agent. */
  agent_version?: number | null;
  /** Number of the workspace. `null` for calls without one. */
  number?: string | null;
  /** Campaign of the calls. `null` for calls without one. */
  campaign_id?: string | null;
  /** The name of the campaign. */
  campaign_name?: string | null;
  /** `outbound` or `inbound`. */
  direction?: string | null;
  /** `phone` or `web`. */
  channel?: string | null;
  /**
   * Whether this series contains all calls that no other series contains. They are the calls beyond
   * `limit`, and calls of days on which the workspace used more than 1000 combinations of agent,
   * version, number, campaign, direction and channel. Further combinations of such a day are counted
   * without number and campaign and, beyond 2000, also without agent and version.
   */
  is_other: boolean;
  /** Statistics of the whole period. */
  totals: AnalyticsFigures;
  /** Statistics of the previous period. `null` without `compare=previous`. */
  previous_totals: AnalyticsFigures | null;
  /** Statistics of each interval in `buckets`. */
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
  /**
   * Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later
   * time, `revokes_at`.
   */
  status: "active" | "revoked";
  /** User who created the key. */
  created_by: string;
  last_used_at: NullableTimestamp;
  /** IP address of the client that last used the key. */
  last_used_ip: string | null;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
  revokes_at: NullableTimestamp;
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

/** When the old key is revoked. */
export interface ApiKeyRotation {
  /**
   * Seconds after which the old key is revoked, at most 30 days. By default it works until it is revoked
   * with `DELETE /v1/api-keys/{id}`.
   */
  revoke_old_after_seconds?: number;
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
  /**
   * Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later
   * time, `revokes_at`.
   */
  status: "active" | "revoked";
  /** User who created the key. */
  created_by: string;
  last_used_at: NullableTimestamp;
  /** IP address of the client that last used the key. */
  last_used_ip: string | null;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
  revokes_at: NullableTimestamp;
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

/**
 * Automatic top-up: a payment of this amount that starts when the available balance falls below the
 * threshold.
 */
export interface AutoTopup {
  threshold: MoneyInput;
  amount: MoneyInput;
}

/**
 * Automatic top-up: a payment of this amount that starts when the available balance falls below the
 * threshold.
 */
export interface AutoTopupInput {
  threshold: MoneyInputInput;
  amount: MoneyInputInput;
}

/** Whether the automatic top-up can pay. */
export interface AutoTopupStatus {
  /**
   * `active`: it pays when the available balance falls below the threshold. `retrying`: its last payment
   * failed, and is tried again. `stopped`: it pays nothing until `auto_topup` is set again, or, if
   * payments failed, until one succeeds.
   */
  state: "active" | "retrying" | "stopped";
  /**
   * Why it is not active: the `failure` of the last payment, `disputed` (a payment of the workspace was
   * disputed), `restored` (the deployment was restored from a backup; the operator can let it continue
   * as well) or `billing_off`. `null` if it is active.
   */
  reason: string | null;
  /** Earliest time of the next payment. `null` unless it is `retrying`. */
  next_try_at: NullableTimestamp;
}

/** Availability of a service against its target. */
export interface Availability {
  /** Name of the service. */
  service: "api" | "voice";
  /** Target in percent: 99.9 for the API, 99.5 for voice. */
  target: number;
  /** Availability by period. */
  windows: AvailabilityWindow[];
}

/** Availability in a period up to now. */
export interface AvailabilityWindow {
  /** Length of the period. */
  window: "24h" | "7d" | "30d" | "90d";
  /** Availability in percent, rounded down to three decimals. `null` if nothing was measured. */
  percent: number | null;
  /** Whether the availability reaches the target. */
  met: boolean | null;
  /** Number of minutes in this period since the first measured minute. */
  minutes_measured: number;
  /** Number of these minutes in which no process was ready. */
  minutes_down: number;
}

/** A number that a carrier offers. */
export interface AvailableNumber {
  number: E164;
  /** Carrier that sells the number. */
  carrier: string;
  country: CountryCode;
  type: NumberType;
  /** City or state, as named by the carrier. */
  region: string | null;
  /** Capabilities of the number. */
  capabilities: NumberCapability[];
  /** Monthly rent. */
  monthly_price: Money;
}

/** Numbers that a carrier offers. */
export interface AvailableNumberPage {
  /** In the order of the carrier. */
  data: AvailableNumber[];
  /** Always false. To see other numbers, search with other criteria. */
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
   * Agent that handles the call. After a handoff, this is still the first agent; the timeline contains
   * `agent_changed`.
   */
  agent_id: string;
  /** Version of the agent that the call uses. */
  agent_version: number;
  direction: CallDirection;
  channel: CallChannel;
  /** Destination. `null` for web calls. */
  to_number: string | null;
  /** Number of the caller. `null` for web calls. */
  from_number: string | null;
  status: CallStatus;
  /** Reason why the call ended. `null` before the end. */
  end_reason: CallEndReason | null;
  /** Original text from the carrier or provider. */
  end_detail: string | null;
  /** Seconds from answer to hang-up. Increases during the call. */
  duration: number;
  start_time: NullableTimestamp;
  end_time: NullableTimestamp;
  /** Campaign that placed the call. */
  campaign_id: string | null;
  /** Schedule that placed the call. */
  schedule_id: string | null;
  metadata: Metadata;
  variables: Variables;
  tags: Tags;
  /** Rating by a user, from 1 to 5. `null` if there is none. */
  rating: number | null;
  /** Note by a user. `null` if there is none. */
  note: string | null;
  /** Response times of the agent. `null` before the end, or if no turn was measured. */
  latency: CallLatency | null;
  /**
   * Cost of the call. `null` before the end. A leg that continued after a transfer is charged in
   * addition: `transfer` of GET /v1/calls/{id}/cost.
   */
  cost: Money | null;
  /**
   * URL of the recording. `null` before the end of the call, and if nothing was recorded. After the end,
   * the URL does not change until the recording is removed at the end of its retention period. While
   * `recording_status` is `pending`, the URL waits up to 3 seconds and then returns 409
   * `recording_not_ready`. If it is `failed`, the URL returns 404 `recording_failed`.
   */
  recording_url: string | null;
  /** The same URL with a signed token, valid for one hour, for players that cannot send a header. */
  recording_play_url: string | null;
  /** Status of the recording. `null` if nothing was recorded. */
  recording_status: RecordingStatus | null;
  /** URL of the transcript. */
  transcript_url: string;
  /** 400 peaks of the other side, followed by 400 peaks of the agent, each from 0 to 31. */
  waveform: number[] | null;
  /**
   * Reason why the call waits in the queue. `concurrency`: all call slots of the workspace are in use.
   * `agent_concurrency`: the agent has reached its limit. `recogniser`: no speech-recognition slot is
   * free. `capacity`: every process that runs calls is full.
   */
  queue_reason: string | null;
  /**
   * Position in the queue. The call at position 1 is dialed next. `null` if the call does not wait for a
   * slot.
   */
  queue_position: number | null;
  /**
   * Content that was removed at the end of its retention period, with the times. `null` if nothing was
   * removed.
   */
  removed: RemovedContent | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Analysis of a call. */
export interface CallAnalysis {
  /** Id of the call. */
  call_id: string;
  /** Summary in a few sentences. */
  summary: string;
  /** Whether the agent reached its goal. `null` if unclear. */
  success: boolean | null;
  /** Mood of the other side. `null` if unclear. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's `extraction` schema. Fields that were not found are absent. */
  extracted: { [name: string]: unknown };
  /** Model that created the analysis. */
  engine: string;
  created_at: Timestamp;
}

/** A requested analysis. */
export interface CallAnalysisRun {
  /** Id of the call. */
  call_id: string;
  requested_at: Timestamp;
}

/** Data of call_analyzed. */
export interface CallAnalyzedSnakeData {
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  /** Destination. `null` for web calls. */
  to_number: string | null;
  /** Number of the caller. `null` for web calls. */
  from_number: string | null;
  /** Summary in a few sentences. `null` if there is no analysis. */
  summary: string | null;
  /** Whether the agent reached its goal. `null` if unclear. */
  success: boolean | null;
  /** Mood of the other side. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's `extraction` schema. */
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

/** Channel that carries the call. */
export type CallChannel = "phone" | "web";

/** Data of call.completed. */
export interface CallCompletedData {
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  /** Number of the caller. `null` for web calls. */
  from: string | null;
  /** Destination. `null` for web calls. */
  to: string | null;
  status: CallStatus;
  end_reason: CallEndReason;
  /** Seconds from answer to hang-up. */
  duration_seconds: number;
  /** Utterances as lines of text. */
  transcript: string;
  /** Summary in a few sentences. `null` if there is no analysis. */
  summary: string | null;
  /** Whether the agent reached its goal. `null` if unclear. */
  success: boolean | null;
  /** Fields of the agent's `extraction` schema. */
  extracted: { [name: string]: unknown };
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** An answered call has ended. Envelope: nested. */
export interface CallCompletedEvent {
  /** Name of the event. */
  event: "call.completed";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  id: string;
  ts: Timestamp;
  data: CallCompletedData;
}

/** A command for a live call. */
export type CallControl = SayControl | ContextControl | MuteControl | UnmuteControl | DtmfControl | TransferControl | HandoffControl;

/** Result of a control command. */
export interface CallControlResult {
  /** Identifier, prefix `tc_`. */
  id: string;
  /** Action of the command. */
  action: "say" | "inject_context" | "mute" | "unmute" | "send_dtmf" | "transfer" | "handoff";
  /**
   * Status of the command. `done`: it took effect. `pending`: it has not taken effect yet. `failed`: it
   * did not take effect and will not.
   */
  status: "pending" | "done" | "failed";
  /** Reason why the command failed. */
  failure: string | null;
}

/** Cost of a call, or the amount reserved for it. */
export interface CallCost {
  /** Id of the call. */
  call_id: string;
  /** Whether the cost is final. False while the call waits or is in progress. */
  final: boolean;
  /** Sum of the items. */
  total: Money;
  /** Amount currently reserved for the call. Zero if `final` is true. */
  reserved: Money;
  /**
   * Ledger entry of the call. `null` during the call, for a call that cost nothing, and if billing was
   * off.
   */
  transaction_id: string | null;
  /**
   * Items of the charge. Empty during the call. Tokens of a fallback model with another price are
   * separate items.
   */
  items: CostItem[];
  /**
   * Cost of the leg that continued at the carrier after a transfer, in addition to `total`. `null` until
   * the carrier has reported it, and if it was not answered.
   */
  transfer?: TransferCost | null;
}

/** A call to place. */
export interface CallCreate {
  /** Agent that handles the call. Can be omitted if `from_number` has outbound agents. */
  agent_id?: string;
  to_number: E164;
  /** Number of the workspace to call from. Can be omitted if the destination is a test number. */
  from_number?: string;
  metadata?: Metadata;
  variables?: Variables;
  tags?: Tags;
  /**
   * Whether nothing that is said in this call is stored or published, like `privacy.no_store` of an
   * agent: no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata are
   * kept. Default: false.
   */
  no_store?: boolean;
  /**
   * Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a
   * speech-recognition slot. If false, the request fails with 429 `concurrency_limited` if one of them
   * is unavailable. Default: true.
   */
  queue?: boolean;
  /** Seconds to wait for a slot. The call then fails with `concurrency_timeout`. Default: 300. */
  queue_ttl_seconds?: number;
}

/** Direction of the call. */
export type CallDirection = "outbound" | "inbound";

/**
 * Reason why a call ended. `repetition`: both sides repeated themselves word for word for the third
 * time, as two automated agents that talk to each other do.
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
  /** URL of the transcript. */
  transcript_url: string;
  /** URL of the recording. `null` if there is none. */
  recording_url: string | null;
  /** Status of the recording. `null` if nothing was recorded. */
  recording_status: RecordingStatus | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call has ended. Envelope: flat. */
export interface CallEndedEvent {
  /** Name of the event. */
  type: "call.ended";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  event_id: string;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallEndedData;
}

/** Data of call_ended. */
export interface CallEndedSnakeData {
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  /** Destination. `null` for web calls. */
  to_number: string | null;
  /** Number of the caller. `null` for web calls. */
  from_number: string | null;
  /** Seconds from answer to hang-up. */
  duration: number;
  status: CallStatus;
  end_reason: CallEndReason;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call has ended. Envelope: snake. */
export interface CallEndedSnakeEvent {
  /** Name of the event. */
  event: "call_ended";
  timestamp: Timestamp;
  data: CallEndedSnakeData;
}

/** Proof of the erasure of a call. */
export interface CallErasure {
  /** Id of the erased call. */
  call_id: string;
  /**
   * State of the erasure. `pending` while a job is still deleting objects in storage, rows of a widget
   * or test cases.
   */
  status: "pending" | "completed";
  requested_at: Timestamp;
  completed_at: NullableTimestamp;
  erased: CallErasureCounts;
}

/** Number of erased items by kind. */
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
  /** Carrier reports about legs of the call. */
  carrier_legs: number;
  /** Webhook events with their bodies. */
  webhook_events: number;
  /** Deliveries with their attempts and the receivers' responses. */
  webhook_deliveries: number;
  /** Deliveries, included in the total, that were still pending. */
  waiting_deliveries: number;
  /** Responses that were stored for an Idempotency-Key. */
  stored_answers: number;
  /** Objects in storage. */
  recording_objects: number;
  /** Size of these objects in bytes. */
  recording_bytes: number;
  /** Visitor sessions whose IP address and page were erased. */
  widget_sessions: number;
  /** Messages of these sessions. */
  widget_messages: number;
  /** Drafts of agents that the call tried. */
  drafts: number;
  /** Test cases that were created from the call, with their results. */
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

/** An error occurred during the call. Envelope: flat. */
export interface CallErrorEvent {
  /** Name of the event. */
  type: "call.error";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  event_id: string;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallErrorData;
}

/** An entry of the timeline. */
export type CallEvent = CallEventState | CallEventUtterance | CallEventTool | CallEventLatency | CallEventInterrupted | CallEventDtmf | CallEventKnowledge | CallEventTransferProgress | CallEventTransfer | CallEventMonitor | CallEventAgentChanged | CallEventLanguageChanged | CallEventWarning | CallEventError | CallEventAnalysis | CallEventWebhook;

/** A handoff of the call to another agent. */
export interface CallEventAgentChanged {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineAgentChange;
  /** Type of the event. */
  type: "agent_changed";
}

/** The analysis of the call. */
export interface CallEventAnalysis {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineAnalysis;
  /** Type of the event. */
  type: "analysis";
}

/** A key of the phone keypad was pressed. */
export interface CallEventDtmf {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineKey;
  /** Type of the event. */
  type: "dtmf";
}

/** A failure during the call. After a warning, the call continues. */
export interface CallEventError {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineProblem;
  /** Type of the event. */
  type: "error";
}

/** The other side interrupted the agent. */
export interface CallEventInterrupted {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineInterruption;
  /** Type of the event. */
  type: "interrupted";
}

/** A search of the agent in its knowledge bases. */
export interface CallEventKnowledge {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineSearch;
  /** Type of the event. */
  type: "knowledge";
}

/** The conversation continues in another language of the agent. */
export interface CallEventLanguageChanged {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineLanguageChange;
  /** Type of the event. */
  type: "language_changed";
}

/**
 * Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
 * the agent's first audio.
 */
export interface CallEventLatency {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineLatency;
  /** Type of the event. */
  type: "latency";
}

/** An action of a supervisor. */
export interface CallEventMonitor {
  /** Sequence number. Increases within the call. */
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

/** A change of the call's status. */
export interface CallEventState {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineState;
  /** Type of the event. */
  type: "state";
}

/** A function run of the agent. */
export interface CallEventTool {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineFunctionRun;
  /** Type of the event. */
  type: "tool";
}

/** The call was transferred to a human. */
export interface CallEventTransfer {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineTransfer;
  /** Type of the event. */
  type: "transfer";
}

/**
 * A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
 * call.
 */
export interface CallEventTransferProgress {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineTransferProgress;
  /** Type of the event. */
  type: "transfer_progress";
}

/** An utterance that one side, or a supervisor, completed. */
export interface CallEventUtterance {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineUtterance;
  /** Type of the event. */
  type: "utterance";
}

/** A failure during the call. After a warning, the call continues. */
export interface CallEventWarning {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineProblem;
  /** Type of the event. */
  type: "warning";
}

/** An attempt to deliver a webhook event about the call. */
export interface CallEventWebhook {
  /** Sequence number. Increases within the call. */
  sequence: number;
  at: Timestamp;
  data: TimelineDelivery;
  /** Type of the event. */
  type: "webhook";
}

/** Data of call.failed. */
export interface CallFailedData {
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  /** Number of the caller. `null` for web calls. */
  from: string | null;
  /** Destination. `null` for web calls. */
  to: string | null;
  end_reason: CallEndReason;
  /** Original text from the carrier or provider. */
  end_detail: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The call was not connected. Envelope: nested. */
export interface CallFailedEvent {
  /** Name of the event. */
  event: "call.failed";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  id: string;
  ts: Timestamp;
  data: CallFailedData;
}

/** Time from the end of the other side's speech to the agent's first audio, over the turns of the call. */
export interface CallLatency {
  /** Median, in milliseconds. */
  p50_ms: number;
  /** 95th percentile, in milliseconds. */
  p95_ms: number;
  /** Number of measured turns. */
  turns: number;
}

/**
 * Group of end reasons. `no_answer`: `busy`, `no_answer` or `declined`. `failed`: the call could not
 * be placed, or a fault or an empty wallet ended it. `completed`: any other end of a conversation.
 * Each other group is one end reason.
 */
export type CallOutcome = "completed" | "transferred" | "voicemail" | "no_answer" | "canceled" | "failed";

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

/** Answer to the call screening of the callee's telephone. */
export interface CallScreening {
  /**
   * Says who calls and why. Spoken when an outbound call is answered by a service that asks for the name
   * and the reason of the call. The agent then waits in silence for a person, for up to 60 seconds.
   * Default: `null`, the greeting.
   */
  message?: string | null;
}

/** Answer to the call screening of the callee's telephone. */
export interface CallScreeningInput {
  /**
   * Says who calls and why. Spoken when an outbound call is answered by a service that asks for the name
   * and the reason of the call. The agent then waits in silence for a person, for up to 60 seconds.
   * Default: `null`, the greeting.
   */
  message?: string | null;
}

/** Concurrent calls of the workspace. */
export interface CallSlots {
  /** Maximum number of concurrent calls, inbound and outbound. */
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
  /** Number of the caller. `null` for web calls. */
  from_number: string | null;
  /** Destination. `null` for web calls. */
  to_number: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** The audio session of the call has opened. Envelope: flat. */
export interface CallStartedEvent {
  /** Name of the event. */
  type: "call.started";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  event_id: string;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  timestamp: Timestamp;
  data: CallStartedData;
}

/** Data of call_started. */
export interface CallStartedSnakeData {
  direction: CallDirection;
  channel: CallChannel;
  /** Number of the caller. `null` for web calls. */
  from_number: string | null;
  /** Destination. `null` for web calls. */
  to_number: string | null;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
}

/** The audio session of the call has opened. Envelope: snake. */
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
  /** Total seconds from answer to hang-up of the ended calls. */
  duration: number;
  /** Total cost of the ended calls, with the legs that continued after transfers. */
  cost: Money;
  /** Whether more calls match. Only the newest calls were summed then. */
  is_capped: boolean;
  /** Creation time of the oldest summed call if more calls match. Otherwise `null`. */
  since: Timestamp | null;
}

/** Data of call.transcript. */
export interface CallTranscriptData {
  /** Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent. */
  role: "agent" | "user" | "supervisor";
  /**
   * Agent that said it, which after a handoff differs from the agent of the call. Present only with the
   * role `agent`.
   */
  agent_id?: string;
  /** Text of the utterance. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted the utterance. */
  interrupted: boolean;
  /**
   * Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
   * `other_languages`, if the recognizer reported it.
   */
  language?: string;
  metadata: Metadata;
  /** Sequence number in the timeline of the call. Events can arrive in a different order. */
  sequence: number;
}

/** One side, or a supervisor who speaks for the agent, has completed an utterance. Envelope: flat. */
export interface CallTranscriptEvent {
  /** Name of the event. */
  type: "call.transcript";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  event_id: string;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
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

/** The agent is transferring the call to a human. Envelope: flat. */
export interface CallTransferEvent {
  /** Name of the event. */
  type: "call.transfer";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  event_id: string;
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
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
  /** Id of the call. */
  call_id: string;
  /** Id of the agent. */
  agent_id: string;
  /** Number of the caller. `null` for web calls. */
  from: string | null;
  /** Destination. `null` for web calls. */
  to: string | null;
}

/** The agent has transferred the call to a human. Envelope: nested. */
export interface CallTransferredEvent {
  /** Name of the event. */
  event: "call.transferred";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  id: string;
  ts: Timestamp;
  data: CallTransferredData;
}

/** Fields to change. */
export interface CallUpdate {
  /** Merged into the call's metadata. `null` removes all metadata. */
  metadata?: Metadata | null;
  /** Replaces all tags. `null` removes them. */
  tags?: Tags | null;
  /** Rating by a user, from 1 to 5. `null` removes it. */
  rating?: number | null;
  /** Note by a user. `null` removes it. */
  note?: string | null;
}

/** Calling hours on some days. Hours past midnight require two windows. */
export interface CallingWindow {
  /** Days of the window. */
  days: Weekday[];
  /** Start in local time. */
  from: string;
  /** End in local time, exclusive. Must be later than `from`. */
  to: string;
}

/** Calling hours on some days. Hours past midnight require two windows. */
export interface CallingWindowInput {
  /** Days of the window. */
  days: Weekday[];
  /** Start in local time. */
  from: string;
  /** End in local time, exclusive. Must be later than `from`. */
  to: string;
}

/** Calls to many contacts at a limited rate. */
export interface Campaign {
  /** Identifier, prefix `cmp_`. */
  id: string;
  /** Display name. */
  name: string;
  /** Agent that handles the calls. Required to start the campaign. */
  agent_id: string | null;
  /**
   * Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
   * called from another number that may. Empty: as for a call without `from_number`.
   */
  from_numbers: E164[];
  /**
   * Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
   * is ignored: 2.5 dials as 2.
   */
  dials_per_second: number;
  /** Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply. */
  concurrency: number;
  retry: CampaignRetry;
  /**
   * Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
   * allows calls at any time.
   */
  windows: CallingWindow[];
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
   * column `time_zone` or, without one, the zone of its number. If the number has several zones, a
   * window must be open in all of them.
   */
  time_zone: string;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country: string | null;
  /** Behavior when an answering machine answers. `null` for the setting of the agent. */
  voicemail: Voicemail | null;
  /** Conditions under which the campaign pauses automatically. `null` for never. */
  circuit_breaker: CircuitBreaker | null;
  scheduled_at: NullableTimestamp;
  status: CampaignStatus;
  /** Reason why the campaign is paused. `null` if it is not paused. */
  pause_reason: PauseReason | null;
  /** Explanation for humans. */
  pause_detail: string | null;
  /** Earliest time of the next dial, if the campaign is running and has nothing to dial now. */
  next_dial_at: Timestamp | null;
  /**
   * Number of the round, from 1. It increases each time the failed contacts of a completed campaign are
   * queued again.
   */
  round: number;
  stats: CampaignStats;
  started_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  /** Time when the contacts were removed at the end of their `retention_days`. `null` if they are kept. */
  contacts_removed_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A campaign that was created, changed or deleted, or whose status changed. */
export interface CampaignChange {
  /** Id of the campaign. */
  campaign_id: string;
  /** Name of the campaign. */
  name: string;
  status: CampaignStatus;
  /** Reason why the campaign is paused. `null` if it is not paused. */
  pause_reason: string | null;
  /** Whether the campaign was deleted. */
  deleted: boolean;
}

/** Data of campaign.completed. */
export interface CampaignCompletedData {
  /** Id of the campaign. */
  campaign_id: string;
  /** Display name. */
  name: string;
  /** Agent that handled the calls. */
  agent_id: string;
  /** The completed round, from 1. */
  round: number;
  started_at: Timestamp;
  completed_at: Timestamp;
  stats: CampaignStats;
}

/** A campaign has completed: no contacts are left to dial. Envelope: nested. */
export interface CampaignCompletedEvent {
  /** Name of the event. */
  event: "campaign.completed";
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  id: string;
  ts: Timestamp;
  data: CampaignCompletedData;
}

/** A person to call. */
export interface CampaignContact {
  /** Identifier, prefix `cct_`. */
  id: string;
  to_number: E164;
  /** IANA time zone of the contact. `null` derives it from the number. */
  time_zone: string | null;
  variables: Variables;
  status: ContactStatus;
  /** Reason why the contact is not dialed. */
  skip_reason: SkipReason | null;
  /**
   * Number of calls so far. A call that failed before it was dialed counts. A call that was canceled, or
   * refused by the do-not-call list, before it was dialed does not count.
   */
  attempts: number;
  next_attempt_at: NullableTimestamp;
  /** Newest call of the contact. */
  last_call_id: string | null;
  /** End reason of the newest ended call. */
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
  /** Number in any format. */
  to_number: string;
  /** IANA time zone of the contact. `null` derives it from the number. */
  time_zone?: string | null;
  variables?: Variables;
}

/** Contacts to add. The first contact is row 1. */
export type CampaignContacts = CampaignContactRow[];

/** A CSV file as a form upload. */
export interface CampaignContactsFile {
  /** The file. Its declared content type is ignored. */
  file: Upload;
}

/** A new campaign. */
export interface CampaignCreate {
  /** Display name. */
  name: string;
  /** Agent that handles the calls. Required to start the campaign. */
  agent_id?: string | null;
  /**
   * Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
   * called from another number that may. Empty: as for a call without `from_number`.
   */
  from_numbers?: E164[];
  /**
   * Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
   * is ignored: 2.5 dials as 2. Default: 1.
   */
  dials_per_second?: number;
  /**
   * Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply.
   * Default: 10.
   */
  concurrency?: number;
  /**
   * Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy,
   * after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each
   * time.
   */
  retry?: CampaignRetryInput | null;
  /**
   * Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
   * allows calls at any time.
   */
  windows?: CallingWindowInput[];
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
   * column `time_zone` or, without one, the zone of its number. If the number has several zones, a
   * window must be open in all of them. Default: "contact".
   */
  time_zone?: string;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country?: string | null;
  /** Behavior when an answering machine answers. `null` for the setting of the agent. */
  voicemail?: VoicemailInput | null;
  /** Conditions under which the campaign pauses automatically. `null` for never. */
  circuit_breaker?: CircuitBreakerInput | null;
  /** Earliest time of the first dial after the campaign was started. */
  scheduled_at?: string | null;
}

/** Estimate of when a campaign finishes. */
export interface CampaignForecast {
  /**
   * End of the last call. `null` if nothing is left to dial, if the campaign is completed or canceled,
   * or if it would take more than 60 days.
   */
  finishes_at: Timestamp | null;
  /** Number of remaining dials, including retries. */
  dials: number;
  /** Seconds in which contacts are dialed. */
  dialing_seconds: number;
  /**
   * Seconds in which no contact can be dialed, because it is outside of calling hours or no retry is
   * due.
   */
  waiting_seconds: number;
  /** Limit on the dials in calling hours. `null` if nothing is left to dial. */
  limited_by: "dials_per_second" | "concurrency" | null;
  /** Number of ended calls on which the estimate is based. If it is 0, the estimate uses typical values. */
  measured_calls: number;
}

/** Result of the import. */
export interface CampaignImport {
  /** Number of contacts that were added and will be dialed. */
  accepted: number;
  /** Number of rows that could not be read as a contact. */
  rejected: number;
  /** Number of contacts that appeared twice or were already in the campaign. */
  duplicate: number;
  /** Number of contacts on the do-not-call list, which were added as skipped. */
  dnc: number;
  /** First 1,000 rows that were not accepted. */
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

/** Rules for dialing a contact again. */
export interface CampaignRetry {
  /**
   * Maximum number of `attempts` per contact and round, including the first. A call that fails before it
   * is dialed counts, so that retries end.
   */
  max_attempts?: number;
  /** Factor by which each further delay grows. 1 keeps delays constant. A delay is at most one week. */
  back_off?: number;
  /** Rules, one per outcome. An outcome without a rule is not retried. */
  rules?: RetryRule[];
}

/** Rules for dialing a contact again. */
export interface CampaignRetryInput {
  /**
   * Maximum number of `attempts` per contact and round, including the first. A call that fails before it
   * is dialed counts, so that retries end. Default: 3.
   */
  max_attempts?: number;
  /**
   * Factor by which each further delay grows. 1 keeps delays constant. A delay is at most one week.
   * Default: 2.
   */
  back_off?: number;
  /** Rules, one per outcome. An outcome without a rule is not retried. */
  rules?: RetryRuleInput[];
}

/** Failed contacts to queue again. */
export interface CampaignRetryRequest {
  /** Queues only contacts whose last call ended with one of these outcomes. Default: all. */
  outcomes?: CallEndReason[];
}

/** Contacts that were queued again. */
export interface CampaignRetryResult {
  /** Number of contacts that wait again. */
  retried: number;
  campaign: Campaign;
}

/** Number of contacts by status, and outcomes of calls. */
export interface CampaignStats {
  /** Number of all contacts. */
  contacts: number;
  /** Contacts that were not dialed yet. */
  pending: number;
  /** Contacts with a call that waits or is in progress. */
  dialing: number;
  /** Contacts that wait for the next attempt. */
  retry_scheduled: number;
  /** Contacts that were reached. */
  completed: number;
  /** Contacts without attempts left. */
  failed: number;
  /** Contacts that are not dialed. */
  skipped: number;
  /** Contacts that were not dialed because the campaign was canceled. */
  canceled: number;
  /** Calls that ended or are in progress. */
  attempts: number;
  /** Calls that a human or a machine answered. */
  answered: number;
  /** Answered calls divided by ended calls, from 0 to 1. `null` before the first call has ended. */
  answer_rate: number | null;
  /** Ended calls by end reason. */
  outcomes: { [name: string]: number };
  /** Total cost of the ended calls, with the legs that continued after transfers. */
  cost: Money;
  /** Total seconds from answer to hang-up. */
  talk_seconds: number;
}

/** Status of the campaign. Outside the calling windows, it stays `running`, with `next_dial_at`. */
export type CampaignStatus = "draft" | "scheduled" | "running" | "paused" | "completed" | "canceled";

/** Fields to change. `null` restores the default. */
export interface CampaignUpdate {
  /** Display name. */
  name?: string;
  /** Agent that handles the calls. Required to start the campaign. */
  agent_id?: string | null;
  /**
   * Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
   * called from another number that may. Empty: as for a call without `from_number`.
   */
  from_numbers?: E164[] | null;
  /**
   * Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
   * is ignored: 2.5 dials as 2.
   */
  dials_per_second?: number | null;
  /** Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply. */
  concurrency?: number | null;
  /**
   * Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy,
   * after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each
   * time.
   */
  retry?: CampaignRetryInput | null;
  /**
   * Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
   * allows calls at any time.
   */
  windows?: CallingWindowInput[] | null;
  /**
   * Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
   * column `time_zone` or, without one, the zone of its number. If the number has several zones, a
   * window must be open in all of them.
   */
  time_zone?: string | null;
  /** Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
  default_country?: string | null;
  /** Behavior when an answering machine answers. `null` for the setting of the agent. */
  voicemail?: VoicemailInput | null;
  /** Conditions under which the campaign pauses automatically. `null` for never. */
  circuit_breaker?: CircuitBreakerInput | null;
  /** Earliest time of the first dial after the campaign was started. */
  scheduled_at?: string | null;
}

/** An agent's reply. */
export interface ChatCompletion {
  /** Identifier, prefix `msg_`. The charge in the ledger contains it as well. */
  id: string;
  /** Kind of object. */
  object: "chat.completion";
  /** Time of the reply, in seconds since 1970. */
  created: number;
  /** Id of the agent. */
  model: string;
  /** A single item, the reply. */
  choices: ChatCompletionChoice[];
  usage: ChatCompletionUsage;
}

/** A reply. */
export interface ChatCompletionChoice {
  /** Always 0. */
  index: number;
  message: ChatCompletionReply;
  /** Reason why the reply ended. `length`: the reply was cut after 16,000 characters. */
  finish_reason: "stop" | "length";
  /** Always null. */
  logprobs: null;
}

/**
 * A conversation with an agent, in the format of OpenAI's clients. Fields that the agent's settings
 * determine, such as the temperature, are accepted and ignored.
 */
export interface ChatCompletionCreate {
  /** Id or exact name of an agent. */
  model: string;
  /** Messages, oldest first. Of the messages by the user and the assistant, the last must be the user's. */
  messages: ChatCompletionMessage[];
  /** Whether the reply is sent as server-sent events. Default: false. */
  stream?: boolean | null;
  /** Options of a stream. */
  stream_options?: ChatCompletionStreamOptions | null;
  /** Name or id of the end user. It becomes the value of the variable `user`. */
  user?: string | null;
  /** Values for `{{name}}` in the prompt and the messages of the agent. */
  metadata?: Variables | null;
  /** Must be empty, because only the agent's own functions run, on the server. */
  tools?: ChatCompletionTool[] | null;
  /** Must be empty, like `tools`. */
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

/** Format of the reply. */
export interface ChatCompletionFormat {
  /** Only `text` is supported. */
  type?: string;
}

/** One message. */
export interface ChatCompletionMessage {
  /**
   * Author of the message. Messages of `system` and `developer` are added to the agent's own prompt,
   * which still applies. An agent with its own server (`custom-llm`) does not receive them.
   */
  role: "system" | "developer" | "user" | "assistant";
  /** Text, or its parts. */
  content?: string | ChatCompletionPart[] | null;
}

/** A part of a message. Only text is supported. */
export interface ChatCompletionPart {
  /** Kind of part. */
  type: "text";
  /** The text. */
  text: string;
}

/** The message of the agent. */
export interface ChatCompletionReply {
  /** Author of the message. */
  role: "assistant";
  /** Text of the message. */
  content: string;
  /** Always null. */
  refusal: null;
}

/** Options of a stream. */
export interface ChatCompletionStreamOptions {
  /** Whether the last event before `[DONE]` contains the usage. Default: false. */
  include_usage?: boolean | null;
}

/** A tool of the client, which is rejected. */
export type ChatCompletionTool = { [name: string]: unknown };

/** Tokens of all requests to the language model for one reply. */
export interface ChatCompletionUsage {
  /** Input tokens of the model. */
  prompt_tokens: number;
  /** Output tokens of the model. */
  completion_tokens: number;
  /** Sum of both. */
  total_tokens: number;
}

/** The next words of the reply. */
export interface ChatDeltaEvent {
  /** Name of the event. */
  event: "delta";
  /** The words. */
  data: {
    /** Words to append to the previous words without a space. */
    text: string;
  };
}

/** The whole reply, as it is stored. This is the last event of a successful stream. */
export interface ChatDoneEvent {
  /** Name of the event. */
  event: "done";
  /** The reply. */
  data: {
    message: WidgetMessage;
  };
}

/** A failure of the reply after the stream started. This is the last event. */
export interface ChatErrorEvent {
  /** Name of the event. */
  event: "error";
  data: Problem;
}

/** The session of the conversation. This event is always the first. */
export interface ChatSessionEvent {
  /** Name of the event. */
  event: "session";
  /** The session. */
  data: {
    /** Id of the session. */
    session_id: string;
    /** Token of the session, if this message opened it. */
    token?: string;
  };
}

/**
 * An event of a streamed reply. `event` is the name of the server-sent event, and `data` is its data,
 * parsed as JSON.
 */
export type ChatStreamEvent = ChatSessionEvent | ChatDeltaEvent | ChatToolEvent | ChatDoneEvent | ChatErrorEvent;

/** A function that the agent has run. */
export interface ChatToolEvent {
  /** Name of the event. */
  event: "tool";
  /** The function. */
  data: {
    /** Name of the function. */
    name: string;
  };
}

/**
 * Pauses the campaign if too many of its newest calls failed for technical reasons: `carrier_error`,
 * `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
 */
export interface CircuitBreaker {
  /** Failure rate from 0 to 1 at which the campaign pauses. */
  failure_rate: number;
  /** Number of newest calls to evaluate. With fewer calls, the campaign does not pause. */
  of: number;
}

/**
 * Pauses the campaign if too many of its newest calls failed for technical reasons: `carrier_error`,
 * `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
 */
export interface CircuitBreakerInput {
  /** Failure rate from 0 to 1 at which the campaign pauses. */
  failure_rate: number;
  /** Number of newest calls to evaluate. With fewer calls, the campaign does not pause. */
  of: number;
}

/** An event of a web page. */
export interface ClientEvent {
  /** Name of the event, in lower case with digits, `.`, `_` and `-`. */
  name: string;
  /** Path of the page without the query, which may contain personal data. */
  page?: string;
  /**
   * Time of the event. A time in the future, or more than a day in the past, is replaced with the time
   * of the request.
   */
  occurred_at?: string;
  properties?: ClientEventProperties;
}

/** Details by name: texts of up to 200 characters, numbers, true or false. Do not send personal data. */
export type ClientEventProperties = { [name: string]: string | number | boolean | null };

/** Events of a web page. */
export interface ClientEvents {
  /** The events, oldest first. */
  events: ClientEvent[];
}

/** Number of events that were stored. */
export interface ClientEventsAccepted {
  /** Number of stored events. */
  accepted: number;
}

/** A component of the service. */
export interface ComponentStatus {
  /**
   * Id of the component. `jobs` are background jobs, and `webhooks` is the delivery of events.
   * `speech_recognition`, `language_model` and `speech` are the providers of the deployment; providers
   * of workspaces are not included.
   */
  id: "api" | "database" | "voice" | "jobs" | "webhooks" | "mail" | "speech_recognition" | "language_model" | "speech";
  /** Status of the component. */
  status: "operational" | "degraded" | "outage" | "not_configured";
}

/** A message from a visitor. */
export interface ContactMessage {
  email: Email;
  /** Name of the sender. */
  name?: string;
  /** Subject of the message. */
  subject?: string;
  /** Text of the message. */
  message: string;
}

/** Status of a contact. */
export type ContactStatus = "pending" | "dialing" | "retry_scheduled" | "completed" | "failed" | "skipped" | "canceled";

/** Gives the agent information that it uses from its next reply on. The information is not spoken. */
export interface ContextControl {
  /** Variant of the command. */
  action: "inject_context";
  /** Information for the agent. */
  text: string;
}

/** A webhook function that sends the request of a command. */
export interface ConvertedCommand {
  /** Fields of POST /v1/agents/{id}/functions. */
  function: {
    /** Variant of the function. */
    type: "webhook";
    name: FunctionName;
    /** Address without its query. */
    url: string;
    /** Headers of the command, except those that the service sets itself. */
    headers: { [name: string]: string };
    /** JSON Schema of the arguments. */
    parameters: { [name: string]: unknown };
  };
  /** Values of the command, for a test. */
  arguments: { [name: string]: unknown };
  /** Differences from the command. */
  notes: string[];
}

/** An item of a charge: price times quantity. */
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

/** All countries. */
export interface Countries {
  /** Countries, ordered by name. */
  data: Country[];
}

/** A country or territory that has a telephone code. */
export interface Country {
  code: CountryCode;
  /** English name. */
  name: string;
  /** Digits after the `+` of international numbers. */
  calling_code: string;
}

/** Country code, ISO 3166-1 alpha-2. */
export type CountryCode = string;

/** A request as a command. */
export interface CurlCommand {
  /** A curl command with an `http` or `https` address. */
  command: string;
}

/** A language-model server of yours, connected by WebSocket. */
export interface CustomLlmEngine {
  /** Variant of the engine. */
  type: "custom-llm";
  /** A `wss://` URL. `ws://` is accepted only in networks that the operator allows. */
  websocket_url: string;
}

/** A language-model server of yours, connected by WebSocket. */
export interface CustomLlmEngineInput {
  /** Variant of the engine. */
  type: "custom-llm";
  /** A `wss://` URL. `ws://` is accepted only in networks that the operator allows. */
  websocket_url: string;
}

/** A webhook delivery that has used up its attempts. */
export interface DeadDelivery {
  /** Id of the delivery. */
  delivery_id: string;
  /** Id of the webhook. */
  webhook_id: string;
  event: EventName;
  /** Call that the event concerns. */
  call_id: string | null;
  /** Attempts so far. */
  attempts: number;
  /** HTTP status of the last response. `null` if there was no response. */
  http_status: number | null;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** Attempt number, from 1. */
  number: number;
  at: Timestamp;
  /** HTTP status of the response. `null` if there was no response. */
  status: number | null;
  /** First KiB of the response. */
  body: string | null;
  /** Reason why there was no response. */
  error: string | null;
  /** Duration of the attempt in milliseconds. */
  duration_ms: number;
}

/** Deliveries to send again: `ids`, or everything that matches the filter. */
export interface DeliveryReplay {
  /** Delivery ids. */
  ids?: string[];
  /** Replays only deliveries of this webhook. */
  webhook_id?: string;
  status?: DeliveryStatus;
  event?: EventName;
  /** Replays only deliveries created at or after this time. */
  from?: string;
  /** Replays only deliveries created before this time. */
  to?: string;
}

/** Number of deliveries that were queued again. */
export interface DeliveryReplayResult {
  /** Deliveries that were queued again. Deliveries that were already due are not counted. */
  replayed: number;
}

/**
 * Status of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook
 * was deleted or disabled first.
 */
export type DeliveryStatus = "pending" | "retrying" | "succeeded" | "rejected" | "dead_letter" | "canceled";

/** The demo that was started. Fields of other kinds are `null`. */
export interface Demo {
  /** Kind of demo. */
  kind: "call" | "web" | "chat";
  /** Id of the call. */
  call_id: string | null;
  /** Token to join the call. Present with `web`. */
  rtc: RtcToken | null;
  /** Id of the session. Present with `chat`. */
  session_id: string | null;
  /** Token of the session. Present with `chat`, if this message opened the session. */
  token?: string;
  /** Reply of the agent. Present with `chat`. */
  message: WidgetMessage | null;
}

/** Input of the demo. `call` requires `to_number`, and `chat` requires `message`. */
export interface DemoStart {
  /** One of the test numbers. */
  to_number?: string;
  /** Message to the agent in the chat. */
  message?: string;
  /** Chat to continue. Send its token in the Authorization header. */
  session_id?: string | null;
}

/** Price of a minute to phone numbers with this prefix. */
export interface DestinationPrice {
  /** Start of the number, in E.164 format. */
  prefix: string;
  /** Price of 60 seconds, charged per second. */
  per_minute: Money;
}

/** Result of the import. */
export interface DncImport {
  /** Numbers that were added. */
  accepted: number;
  /** Numbers that appeared twice or were already on the list. */
  duplicate: number;
  /** Rows without a valid number. */
  rejected: number;
  /** First 1,000 rejected rows. */
  rows: RejectedRow[];
}

/** A number that is never dialed. */
export interface DncNumber {
  number: E164;
  /** Reason why the number is on the list. */
  reason: string | null;
  /** Call in which the caller asked not to be called. */
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
  /** Reason why the numbers are added. */
  reason?: string | null;
  /** Call in which the caller asked not to be called. */
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
  /** Variant of the command. */
  action: "send_dtmf";
  /** Keys to press. `w` and `,` wait half a second. */
  digits: string;
}

/** Presses keys of the phone keypad. */
export interface DtmfFunctionCreate {
  /** Variant of the function. */
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
  /** Variant of the function. */
  type: "end_call";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /** Text spoken before the call ends. */
  message?: string | null;
}

/** Sessions that were ended. */
export interface EndedSessions {
  /** Number of sessions that were ended. */
  ended: number;
}

/** Silence that ends an utterance of the other side. */
export interface Endpointing {
  /** Milliseconds of silence after words that sound complete. Default: 300. */
  min_ms?: number;
  /** Milliseconds of silence after words that sound incomplete. Default: 1000. */
  max_ms?: number;
}

/** Silence that ends an utterance of the other side. */
export interface EndpointingInput {
  /** Milliseconds of silence after words that sound complete. Default: 300. */
  min_ms?: number;
  /** Milliseconds of silence after words that sound incomplete. Default: 1000. */
  max_ms?: number;
}

/**
 * Stable error code for programs. Codes are added without a new version: handle a code that you do not
 * know by its status.
 */
export type ErrorCode = "agent_in_use" | "agent_not_found" | "agent_version_incomplete" | "agent_version_not_found" | "already_member" | "analysis_not_found" | "analysis_not_ready" | "api_key_already_revoked" | "api_key_not_found" | "bad_request" | "billing_off" | "branding_not_found" | "budget_spent" | "call_active" | "call_not_active" | "call_not_found" | "campaign_active" | "campaign_full" | "campaign_not_active" | "campaign_not_found" | "campaign_not_ready" | "campaign_over" | "campaign_upload_in_progress" | "carrier_not_configured" | "cloning_not_configured" | "concurrency_limited" | "content_removed" | "credentials_not_found" | "delivery_not_found" | "demo_not_found" | "dnc_number_not_found" | "domain_limit_reached" | "domain_not_found" | "domain_taken" | "email_taken" | "email_unverified" | "forbidden_scope" | "fresh_login_required" | "function_name_taken" | "function_no_rotation" | "function_not_found" | "headers_too_large" | "idempotency_answer_lost" | "idempotency_in_progress" | "idempotency_key_reused" | "identity_needed" | "identity_not_found" | "identity_not_linked" | "identity_taken" | "insufficient_funds" | "internal_error" | "invalid_code" | "invalid_credentials" | "invalid_cursor" | "invalid_login_token" | "invalid_newsletter_token" | "invalid_refresh_token" | "invalid_reset_token" | "invalid_signature" | "invitation_closed" | "invitation_not_found" | "ip_not_allowed" | "key_revoked" | "knowledge_base_full" | "knowledge_base_in_use" | "knowledge_base_not_found" | "knowledge_source_not_found" | "last_owner" | "logo_not_found" | "mail_not_configured" | "member_not_found" | "method_not_allowed" | "misdirected_request" | "no_test_cases" | "not_found" | "origin_not_allowed" | "owner_required" | "payload_too_large" | "payments_not_configured" | "phone_number_no_rotation" | "phone_number_no_webhook" | "phone_number_not_active" | "phone_number_not_found" | "phone_number_permanent" | "phone_number_taken" | "precondition_failed" | "provider_failed" | "provider_in_use" | "provider_not_found" | "range_not_satisfiable" | "rate_limited" | "recording_failed" | "recording_not_found" | "recording_not_ready" | "registration_closed" | "request_timeout" | "schedule_not_active" | "schedule_not_found" | "search_too_broad" | "second_factor_enabled" | "second_factor_not_enrolled" | "second_factor_required" | "session_not_found" | "session_revoked" | "sign_in_not_configured" | "sign_in_refused" | "storage_full" | "test_case_not_found" | "test_recording_not_found" | "test_run_limit" | "test_run_not_found" | "test_run_over" | "token_expired" | "too_many_streams" | "unauthorized" | "unavailable" | "unsupported_media_type" | "user_session_required" | "validation_failed" | "voice_in_use" | "voice_limit_reached" | "voice_not_found" | "voice_not_own" | "webhook_belongs_to_agent" | "webhook_limit_reached" | "webhook_no_rotation" | "webhook_not_found" | "widget_mode_off" | "widget_not_found" | "widget_session_busy" | "widget_session_full" | "widget_session_not_found" | "workspace_forbidden" | "workspace_limit_reached" | "workspace_not_found" | "workspace_requires_second_factor";

/** An error in OpenAI's format. */
export interface ErrorOfOpenAi {
  /** Explanation of the error. */
  message: string;
  /** Kind of error, such as `invalid_request_error`. */
  type: string;
  /** Name of the invalid field. */
  param: string | null;
  /** `code` of the problem document. */
  code: string;
}

/** Assumed conversation per minute, for estimates and reservations. */
export interface EstimateAssumptions {
  /** Input tokens of the model per minute. */
  llm_input_tokens: number;
  /** Output tokens of the model per minute. */
  llm_output_tokens: number;
  /** Spoken characters per minute. */
  tts_characters: number;
}

/** Name of an event, which determines its envelope. */
export type EventName = "call.started" | "call.transcript" | "call.ended" | "call.error" | "call.transfer" | "call.completed" | "call.transferred" | "call.failed" | "campaign.completed" | "payment.succeeded" | "call_started" | "call_ended" | "call_analyzed";

/** Expects that the agent calls a function. */
export interface ExpectCalled {
  /** Variant of the expectation. */
  type: "called";
  /** Name of the function. */
  function: string;
  /** Arguments that the function run must have, among others. Texts are compared by their words. */
  with?: { [name: string]: unknown };
  /** Exact number of such runs. Default: at least one. */
  times?: number;
}

/** Expects that the agent calls a function. */
export interface ExpectCalledInput {
  /** Variant of the expectation. */
  type: "called";
  /** Name of the function. */
  function: string;
  /** Arguments that the function run must have, among others. Texts are compared by their words. */
  with?: { [name: string]: unknown };
  /** Exact number of such runs. Default: at least one. */
  times?: number;
}

/** Expects that the conversation would cost less than this amount, at the prices of a browser call. */
export interface ExpectCostBelow {
  /** Variant of the expectation. */
  type: "cost_below";
  /** Decimal number in the currency of GET /v1/pricing. */
  amount: string;
}

/** Expects that the conversation would cost less than this amount, at the prices of a browser call. */
export interface ExpectCostBelowInput {
  /** Variant of the expectation. */
  type: "cost_below";
  /** Decimal number in the currency of GET /v1/pricing. */
  amount: string;
}

/** Expects how the conversation ends. */
export interface ExpectEndReason {
  /** Variant of the expectation. */
  type: "end_reason";
  reason: CallEndReason;
}

/** Expects how the conversation ends. */
export interface ExpectEndReasonInput {
  /** Variant of the expectation. */
  type: "end_reason";
  reason: CallEndReason;
}

/**
 * Expects that a model, which reads the conversation, answers a question with yes. The model must
 * quote the line that is its reason. A quote that nobody said, or an answer that contradicts another
 * expectation of the case, is reported as a fault of the judge.
 */
export interface ExpectJudge {
  /** Variant of the expectation. */
  type: "judge";
  /** A question whose answer must be yes. */
  question: string;
}

/**
 * Expects that a model, which reads the conversation, answers a question with yes. The model must
 * quote the line that is its reason. A quote that nobody said, or an answer that contradicts another
 * expectation of the case, is reported as a fault of the judge.
 */
export interface ExpectJudgeInput {
  /** Variant of the expectation. */
  type: "judge";
  /** A question whose answer must be yes. */
  question: string;
}

/**
 * Expects that the agent does not call a function. A function or an argument that the agent does not
 * have is reported as `unknown_name`, an error of the test.
 */
export interface ExpectNotCalled {
  /** Variant of the expectation. */
  type: "not_called";
  /** Name of the function. */
  function: string;
  /** Arguments with which the function must not be called. Default: any. */
  with?: { [name: string]: unknown };
}

/**
 * Expects that the agent does not call a function. A function or an argument that the agent does not
 * have is reported as `unknown_name`, an error of the test.
 */
export interface ExpectNotCalledInput {
  /** Variant of the expectation. */
  type: "not_called";
  /** Name of the function. */
  function: string;
  /** Arguments with which the function must not be called. Default: any. */
  with?: { [name: string]: unknown };
}

/** Expects that the agent never says a text. Exactly one of `text` and `pattern` is required. */
export interface ExpectNotSaid {
  /** Variant of the expectation. */
  type: "not_said";
  text?: TestPhrase;
  pattern?: TestPattern;
}

/** Expects that the agent never says a text. Exactly one of `text` and `pattern` is required. */
export interface ExpectNotSaidInput {
  /** Variant of the expectation. */
  type: "not_said";
  text?: TestPhrase;
  pattern?: TestPattern;
}

/** Expects that the agent says a text. Exactly one of `text` and `pattern` is required. */
export interface ExpectSaid {
  /** Variant of the expectation. */
  type: "said";
  text?: TestPhrase;
  pattern?: TestPattern;
  /**
   * Turn of the caller that the agent must answer with this text; 0 is before the first turn. Default:
   * any.
   */
  turn?: number;
}

/** Expects that the agent says a text. Exactly one of `text` and `pattern` is required. */
export interface ExpectSaidInput {
  /** Variant of the expectation. */
  type: "said";
  text?: TestPhrase;
  pattern?: TestPattern;
  /**
   * Turn of the caller that the agent must answer with this text; 0 is before the first turn. Default:
   * any.
   */
  turn?: number;
}

/** Expects that the caller is transferred. */
export interface ExpectTransferred {
  /** Variant of the expectation. */
  type: "transferred";
  /** Number to which the caller must be transferred. Default: any. */
  to?: string;
}

/** Expects that the caller is transferred. */
export interface ExpectTransferredInput {
  /** Variant of the expectation. */
  type: "transferred";
  /** Number to which the caller must be transferred. Default: any. */
  to?: string;
}

/**
 * Expects that the agent answers each turn in which the caller speaks, with words or a function, and
 * that the caller never waits longer than this time for the answer, between two utterances of one
 * answer, or for a function. The time of the model is included. On a text line, the time of the voice
 * is not.
 */
export interface ExpectWithinMs {
  /** Variant of the expectation. */
  type: "within_ms";
  /** Maximum time in milliseconds. */
  ms: number;
}

/**
 * Expects that the agent answers each turn in which the caller speaks, with words or a function, and
 * that the caller never waits longer than this time for the answer, between two utterances of one
 * answer, or for a function. The time of the model is included. On a text line, the time of the voice
 * is not.
 */
export interface ExpectWithinMsInput {
  /** Variant of the expectation. */
  type: "within_ms";
  /** Maximum time in milliseconds. */
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
 * Request headers, for example Authorization. An update replaces all of them. Their values are never
 * returned.
 */
export type FunctionHeaders = { [name: string]: string };

/** Name by which the model calls the function. Unique within the agent. */
export type FunctionName = string;

/** State of a rotation. */
export interface FunctionSecret {
  /** Id of the function. */
  id: string;
  /** New secret. Present only when a rotation starts. */
  signing_secret?: string;
  /** Whether only the new secret signs requests. */
  promoted: boolean;
  rotation_expires_at: NullableTimestamp;
}

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
  /** HTTP status of the response. `null` if there was no response. */
  status: number | null;
  /** First 16 KiB of the response. */
  body: string | null;
  /** Reason why there was no response. */
  error: string | null;
  /** Milliseconds until the response was complete. */
  duration_ms: number;
  request: SentRequest;
}

/** Perceived gender of a voice. */
export type Gender = "female" | "male" | "neutral";

/**
 * Hands the call off to another agent of the workspace, with its own prompt, model, voice, functions,
 * knowledge and behavior. The new agent knows the conversation so far. The `agent_id` of the call does
 * not change; the timeline contains `agent_changed`. The recording settings and the maximum duration
 * of the first agent still apply. From then on, each item is charged at the highest price of the
 * agents involved. With `draft`, the call's own agent continues with its newest version and these
 * fields. This is possible only in browser calls, so that an edit applies to a test call in progress.
 */
export interface HandoffControl {
  /** Variant of the command. */
  action: "handoff";
  /** Agent that takes over, in its published version or, if it has none, its newest version. */
  agent_id: string;
  /**
   * First words of the new agent. If `null` or absent, it answers the open question, or listens. A muted
   * agent speaks again to say them. While a supervisor speaks with the caller, a handoff with a message
   * fails.
   */
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
  /** Required for users who have a password, unless they logged in at most 10 minutes ago. */
  current_password?: string;
}

/** Reminders while both sides are silent. */
export interface Inactivity {
  /** Seconds of silence before a reminder, and between reminders. Default: 8. */
  seconds?: number;
  /**
   * Reminders, which are spoken one after another. After the last one, the call ends with `inactivity`.
   * The default is one reminder, which asks in the agent's current language whether the other side is
   * still there.
   */
  reminders?: string[];
}

/** Reminders while both sides are silent. */
export interface InactivityInput {
  /** Seconds of silence before a reminder, and between reminders. Default: 8. */
  seconds?: number;
  /**
   * Reminders, which are spoken one after another. After the last one, the call ends with `inactivity`.
   * The default is one reminder, which asks in the agent's current language whether the other side is
   * still there.
   */
  reminders?: string[];
}

/** Settings for interruptions of the agent by the other side. */
export interface Interruption {
  /** Whether the agent can be interrupted. Default: true. */
  enabled?: boolean;
  /** Minimum length of the speech, in milliseconds. Default: 200. */
  min_ms?: number;
  /** Minimum number of words, not counting backchannels such as "mm-hm". Default: 1. */
  min_words?: number;
  /**
   * Whether speech that is much quieter than the caller, such as a television, does not interrupt and
   * does not keep the caller's turn open. Default: false.
   */
  ignore_background_voices?: boolean;
}

/** Settings for interruptions of the agent by the other side. */
export interface InterruptionInput {
  /** Whether the agent can be interrupted. Default: true. */
  enabled?: boolean;
  /** Minimum length of the speech, in milliseconds. Default: 200. */
  min_ms?: number;
  /** Minimum number of words, not counting backchannels such as "mm-hm". Default: 1. */
  min_words?: number;
  /**
   * Whether speech that is much quieter than the caller, such as a television, does not interrupt and
   * does not keep the caller's turn open. Default: false.
   */
  ignore_background_voices?: boolean;
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

/**
 * Token of the email; for a new user, their name and password; for a user who has not proved the
 * address, the password.
 */
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

/**
 * Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced
 * with a variable, such as the name of the person who is called. Deepgram and transcription servers
 * use them, the first ones if there are more than they accept. With another recognizer, the timeline
 * of a call has the warning `keyterms_ignored`.
 */
export type Keyterms = string[];

/** The matching chunks, best first. */
export interface KnowledgeAnswer {
  /** Matching chunks, best first. */
  data: KnowledgeMatch[];
  /** Duration of the search in milliseconds. */
  ms: number;
}

/** Texts, pages and files that agents answer from. */
export interface KnowledgeBase {
  /** Identifier, prefix `kb_`. */
  id: string;
  /** Display name. */
  name: string;
  /** Topic of the knowledge base. */
  description: string;
  chunking: KnowledgeChunking;
  /** Seconds after which URLs are fetched again. `null` fetches them only on request. */
  refresh_interval_seconds: number | null;
  sources: KnowledgeSourceCounts;
  /** Searchable chunks in all sources. */
  chunks: number;
  /** Size of all sources, in bytes. */
  bytes: number;
  /** Agents that use the knowledge base, at most 100. */
  agent_ids: string[];
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A new knowledge base. */
export interface KnowledgeBaseCreate {
  /** Display name. */
  name: string;
  /** Topic of the knowledge base. Default: "". */
  description?: string;
  chunking?: KnowledgeChunkingInput;
  /** Seconds after which URLs are fetched again. `null` fetches them only on request. */
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

/** Fields to change. */
export interface KnowledgeBaseUpdate {
  /** Display name. */
  name?: string;
  /** Topic of the knowledge base. */
  description?: string | null;
  chunking?: KnowledgeChunkingInput;
  /** Seconds after which URLs are fetched again. `null` fetches them only on request. */
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
  /** URL of the page that contains the chunk. */
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
 * Splitting of sources along headings, paragraphs and sentences. Each chunk repeats the end of the
 * previous one.
 */
export interface KnowledgeChunking {
  /** Maximum length of a chunk, in characters. */
  max_chars: number;
  /** Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`. */
  overlap_chars: number;
}

/**
 * Splitting of sources along headings, paragraphs and sentences. Each chunk repeats the end of the
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
  /** Maximum number of links between the first page and a page. */
  max_depth?: number;
  /** Maximum number of pages. */
  max_pages?: number;
}

/** Follows the links of a page within its site. */
export interface KnowledgeCrawlInput {
  /** Maximum number of links between the first page and a page. Default: 2. */
  max_depth?: number;
  /** Maximum number of pages. Default: 50. */
  max_pages?: number;
}

/** A chunk that matches the search. */
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
  /** Headings above the chunk. */
  heading: string | null;
  /** Text of the chunk. */
  text: string;
  /** Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words. */
  score: number;
  /**
   * Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order;
   * `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in
   * embedder. `null` while the chunk waits to be embedded again.
   */
  similarity: number | null;
  metadata: KnowledgeMetadata;
  /** URL of the page that contains the chunk. */
  url: string | null;
}

/**
 * Arbitrary key/value pairs by which searches can filter, and which search results include. `title`
 * names the source. At most 16 KiB, and 1000 objects and lists.
 */
export type KnowledgeMetadata = { [name: string]: unknown };

/** A search. */
export interface KnowledgeQuery {
  /** A question or keywords. */
  query: string;
  /** Maximum number of chunks. Default: 10. */
  limit?: number;
  /** Restricts the search to sources whose metadata contains these values. */
  filter?: { [name: string]: unknown };
}

/** A text, page or file of a knowledge base. */
export interface KnowledgeSource {
  /** Identifier, prefix `src_`. */
  id: string;
  /** A text, plain or Markdown. Upload longer texts as a file. `null` in lists. */
  content: string | null;
  /** An `http` or `https` URL of a page. */
  url: string | null;
  /** Whether to read the pages that `url` links to as well. */
  crawl: KnowledgeCrawl | null;
  metadata: KnowledgeMetadata;
  /** Knowledge base of the source. */
  knowledge_base_id: string;
  type: KnowledgeSourceType;
  status: KnowledgeSourceStatus;
  /** Reason why the source failed. */
  error: KnowledgeSourceError | null;
  /** File name as uploaded. */
  file_name: string | null;
  /** Content type of the file. */
  content_type: string | null;
  /** Bytes that were read, before splitting. */
  bytes: number;
  /** Searchable chunks. */
  chunks: number;
  /** Pages fetched so far. 1 for a text or file. */
  pages: number;
  last_fetched_at: NullableTimestamp;
  next_refresh_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A source of a knowledge base that was added, read again or deleted, or whose status changed. */
export interface KnowledgeSourceChange {
  /** Id of the source. */
  source_id: string;
  /** Knowledge base that contains the source. */
  knowledge_base_id: string;
  status: KnowledgeSourceStatus;
  /** Reason why the source could not be read. `null` unless it failed. */
  error_code: string | null;
  /** Whether the source was deleted. */
  deleted: boolean;
}

/** Number of sources by status. */
export interface KnowledgeSourceCounts {
  /** Sources that are waiting to be processed. */
  pending: number;
  /** Sources that are being processed. */
  processing: number;
  /** Sources that are searchable. */
  ready: number;
  /** Sources that failed, with an `error`. */
  failed: number;
}

/** A text or a page: either `content` or `url`. Upload files as multipart. */
export interface KnowledgeSourceCreate {
  /** A text, plain or Markdown. Upload longer texts as a file. `null` in lists. */
  content?: string | null;
  /** An `http` or `https` URL of a page. */
  url?: string | null;
  /** Whether to read the pages that `url` links to as well. */
  crawl?: KnowledgeCrawlInput | null;
  metadata?: KnowledgeMetadata;
}

/** Reason why a source failed. */
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
 * Status of the source. During a refresh, and after a failed one, the previous content stays
 * searchable.
 */
export type KnowledgeSourceStatus = "pending" | "processing" | "ready" | "failed";

/** Kind of source. */
export type KnowledgeSourceType = "text" | "url" | "file";

/** A file as multipart. */
export interface KnowledgeSourceUpload {
  /**
   * A txt, md, html, csv, pdf or docx file, at most 25 MiB. The type is detected from the file name or,
   * failing that, from the content type.
   */
  file: Upload;
  /** JSON object. See KnowledgeMetadata. */
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
 * OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions if
 * there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
 */
export interface LiveKitTrunkCreate {
  /** Variant of the account. */
  type: "livekit";
  /**
   * Trunk for calls from the number. Without it, the number only receives calls, unless the deployment
   * has a trunk that lists the number.
   */
  outbound_trunk_id?: string | null;
  /**
   * Trunk for calls to the number. Its dispatch rule must give each caller a separate room. If there is
   * no rule, one is created.
   */
  inbound_trunk_id?: string | null;
  /** Host name or IPv4 address of a SIP server, instead of trunk ids. */
  host?: string;
  /** Port of the SIP server. Default: 5060, or 5061 with `tls`. */
  port?: number;
  /** Transport protocol for SIP. Default: "udp". */
  transport?: "udp" | "tcp" | "tls";
  /** User name for digest authentication of calls from the number. */
  username?: string | null;
  /** Password for digest authentication. It is stored by the LiveKit server and never returned. */
  password?: string | null;
  /** IP addresses from which calls to the number are accepted. An empty list accepts any address. */
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

/** A balance that fell below `low_balance_threshold`. */
export interface LowWallet {
  balance: Money;
  threshold: Money;
}

/**
 * Provides the tools of an MCP server (streamable HTTP) to the model, each as `<name>_<tool>`. The
 * tools are listed when a call starts, and once when the function is saved (`server` of the response).
 */
export interface McpFunctionCreate {
  /** Variant of the function. */
  type: "mcp";
  name: FunctionName;
  /** Description for humans. The model receives the descriptions of the tools. */
  description: string;
  url: HttpUrl;
  headers?: FunctionHeaders;
  /** Names of the tools that the agent can use. `null` allows all tools. An update replaces the list. */
  allowed_tools?: string[] | null;
  /** Milliseconds to wait for one run of a tool. Default: 10000. */
  timeout_ms?: number;
  /** Text spoken while a tool runs. */
  filler?: string | null;
}

/** Result of listing the tools of an MCP server. */
export interface McpServerCheck {
  /** Whether the server listed its tools in time. */
  ok: boolean;
  /**
   * Reason why the tools could not be listed. `null` if they were. Calls continue without the tools
   * until the server responds.
   */
  error: string | null;
  /** First 100 tools, in the order of the server. */
  tools: McpServerTool[];
  /**
   * Problems that make tools unavailable to the agent, each with its reason. They are names in
   * `allowed_tools` that the server does not have, and tools that cannot be offered to a model.
   */
  problems: string[];
  /** Duration of the check in milliseconds. */
  duration_ms: number;
}

/** A tool of an MCP server. */
export interface McpServerTool {
  /** Name of the tool, as used in `allowed_tools`. */
  name: string;
  /** Description of the tool by the server, cut after 300 characters. */
  description: string;
  /** Whether `allowed_tools` allows the agent to use the tool. */
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

/** Arbitrary key/value pairs, which webhooks include. At most 16 KiB, and 1000 objects and lists. */
export type Metadata = { [name: string]: unknown };

/** A model for `service-llm`. */
export interface Model {
  /** Value for `model` of an agent. */
  id: string;
  /** Display name. */
  name: string;
  /** Provider of the model. */
  provider: string;
  /** Context window in tokens. `null` if unknown. */
  context_tokens: number | null;
  /** Whether agents without a `model` use this model. */
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
  /** Side on the left channel. */
  left: "caller";
  /** Side on the right channel: the agent, or a supervisor who barges in. */
  right: "agent";
}

/** Permissions of a supervisor. Each mode includes the modes before it. */
export type MonitorMode = "listen" | "whisper" | "barge";

/** A token to follow one call, for one use. */
export interface MonitorToken {
  /** Token to send as the second subprotocol. Never put it into a URL. */
  token: string;
  /** URL of the socket. */
  url: string;
  /** Id of the call. */
  call_id: string;
  mode: MonitorMode;
  initial_mode: MonitorMode;
  /** Seconds until the token expires. */
  expires_in: number;
  audio: MonitorAudio;
}

/**
 * Modes in which to follow a call. `mode` is the highest mode that the token allows; default `listen`.
 * `initial_mode` is the mode in which the socket starts, at most `mode`; default `mode`.
 */
export interface MonitorTokenCreate {
  mode?: MonitorMode;
  initial_mode?: MonitorMode;
}

/** Mutes the agent, which keeps listening. */
export interface MuteControl {
  /** Variant of the command. */
  action: "mute";
}

/** Subscriber of the newsletter. */
export interface NewsletterSubscribe {
  email: Email;
}

/** Token of the email. */
export interface NewsletterToken {
  /** Token in the link of the email. */
  token: string;
}

/** Perceived gender of a voice. `null` if unknown. */
export type NullableGender = "female" | "male" | "neutral" | null;

/** ISO 8601, UTC, milliseconds. `null` if the event has not happened. */
export type NullableTimestamp = string | null;

/** Public details of your own carrier account. */
export interface NumberAccount {
  /** Kind of account. */
  type: "twilio" | "sip_trunk" | "livekit";
  /** Account SID, host and port of the trunk, or trunk id. */
  name: string;
}

/** Your own carrier account or SIP trunk. */
export type NumberAccountCreate = TwilioAccountCreate | SipTrunkCreate | LiveKitTrunkCreate;

/** Capability of a number. */
export type NumberCapability = "voice" | "sms";

/** Rent by kind of number. */
export interface NumberRent {
  type: NumberType;
  per_month: Money;
}

/** Kind of number. */
export type NumberType = "local" | "toll_free" | "mobile";

/** Form that email programs send to unsubscribe (RFC 8058). */
export interface OneClickUnsubscribe {
  /** Always `One-Click`. */
  "List-Unsubscribe"?: string;
}

/** A one-time code. */
export interface OneTimeCode {
  code: LoginCode;
}

/**
 * Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice
 * supports, at most one region of each language. The agent begins in `language` and changes to the
 * language of a caller who has said three different words in it. Requires a recognizer that detects
 * languages; with another one, callers are expected to speak `language`, and the timeline of a call
 * has the warning `languages_ignored`.
 */
export type OtherLanguages = string[];

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
 * Reason why a campaign is paused. `manual`: a user paused it. `circuit_breaker`: its circuit breaker
 * paused it. `insufficient_funds`: the wallet balance does not cover a call. `provider_error`: none of
 * its calls can be placed because its number, model or voice is no longer available, or the last ten
 * calls failed because of a provider of telephony, speech recognition, language models or speech
 * synthesis. `restored`: the service was restored from a backup, and the operator has not released the
 * campaign yet.
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
  /** URL to pay at. `null` if no action is needed. */
  pay_url: string | null;
  /**
   * Reason why the payment failed: a code of the provider such as `insufficient_funds`, or
   * `amount_mismatch` (the paid amount differs from the requested amount), `no_payment_method`,
   * `not_started`.
   */
  failure: string | null;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

/** Status of a payment. The wallet is credited when the payment has succeeded. */
export type PaymentStatus = "pending" | "succeeded" | "failed" | "expired";

/** Data of payment.succeeded. */
export interface PaymentSucceededData {
  /** Id of the payment. */
  payment_id: string;
  /** Ledger entry of the payment. */
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
  /** Identifier, prefix `evt_`. Use it to deduplicate events. */
  id: string;
  ts: Timestamp;
  data: PaymentSucceededData;
}

/**
 * Percentiles of a stage over all turns, from histograms. They are within 7 % of the exact value from
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
  /**
   * Fixed version of the assigned agent. `null` for the published version or, if none is published, the
   * newest.
   */
  agent_version: number | null;
  /** Agents that share inbound calls. */
  inbound_agents: WeightedAgent[];
  /** Agents that share the calls from this number that specify no agent. */
  outbound_agents: WeightedAgent[];
  /**
   * Number to which callers are connected if no agent can answer. The allowed countries of this number
   * also apply to it.
   */
  fallback_number: string | null;
  /**
   * Countries that can be called from this number. `null` allows the countries of the workspace's
   * numbers. Changing it requires admin scope.
   */
  allowed_countries: CountryCode[] | null;
  /**
   * URL that receives a signed request before an inbound call is answered, and must respond within 1500
   * ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is
   * withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can
   * contain `agent_id`, `variables`, `metadata`, or `reject: true`.
   */
  inbound_webhook_url: string | null;
  number: E164;
  /** Carrier of the number. `loopback` is the built-in test network. */
  carrier: string;
  /**
   * Status of the number. `pending`: ordered from the carrier. `suspended`: the rent could not be
   * charged.
   */
  status: "pending" | "active" | "suspended" | "released";
  /** Country code, ISO 3166-1 alpha-2. `null` for test numbers. */
  country: string | null;
  /** Capabilities that the carrier reports. */
  capabilities: NumberCapability[];
  /** Agent that answers the number if `inbound_agents` is empty. */
  agent_id: string | null;
  /**
   * Secret that signs the requests to `inbound_webhook_url`. Present only in the response to the request
   * that created it. `POST /v1/phone-numbers/{id}/rotate-webhook-secret` replaces it.
   */
  inbound_webhook_secret?: string;
  /** Monthly rent. */
  monthly_price: Money;
  /** End of the paid period. `null` if no rent is charged. */
  rented_until: NullableTimestamp;
  /** Your own carrier account of the number. `null` for the deployment's account. */
  account: NumberAccount | null;
  created_at: Timestamp;
}

/** Agent that answers the number. */
export interface PhoneNumberAssignment {
  /** Id of the agent. `null` if the number is not to be answered. */
  agent_id: string | null;
}

/** A phone number that was added, or whose status, agent or nickname changed. */
export interface PhoneNumberChange {
  /** Id of the phone number. */
  phone_number_id: string;
  number: E164;
  /** Status of the phone number. */
  status: "pending" | "active" | "suspended" | "released";
  /** Agent that answers the number. */
  agent_id: string | null;
}

/** A number of your own carrier account. */
export interface PhoneNumberImport {
  number: E164;
  account: NumberAccountCreate;
  /** Name of the number for your own use. */
  nickname?: string | null;
  /** Agent that answers the number. */
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
  /** Agent that answers the number. */
  agent_id?: string | null;
}

/** State of a rotation. */
export interface PhoneNumberSecret {
  /** Id of the number. */
  id: string;
  /** New secret. Present only when a rotation starts. */
  inbound_webhook_secret?: string;
  /** Whether only the new secret signs requests. */
  promoted: boolean;
  rotation_expires_at: NullableTimestamp;
}

/** Fields to change. `null` clears a field. */
export interface PhoneNumberUpdate {
  /** Name of the number for your own use. */
  nickname?: string | null;
  /**
   * Fixed version of the assigned agent. `null` for the published version or, if none is published, the
   * newest.
   */
  agent_version?: number | null;
  /** Agents that share inbound calls. They take precedence over the assigned agent. */
  inbound_agents?: WeightedAgentInput[] | null;
  /** Agents that share the calls from this number that specify no agent. */
  outbound_agents?: WeightedAgentInput[] | null;
  /**
   * Number to which callers are connected if no agent can answer. The allowed countries of this number
   * also apply to it.
   */
  fallback_number?: string | null;
  /**
   * Countries that can be called from this number. `null` allows the countries of the workspace's
   * numbers. Changing it requires admin scope.
   */
  allowed_countries?: CountryCode[] | null;
  /**
   * URL that receives a signed request before an inbound call is answered, and must respond within 1500
   * ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is
   * withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can
   * contain `agent_id`, `variables`, `metadata`, or `reject: true`.
   */
  inbound_webhook_url?: string | null;
}

/** One function run. */
export interface PlaygroundFunctionRun {
  /** Name of the function. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether the run succeeded. */
  ok: boolean;
  /** Result returned to the model. */
  result: unknown;
  /** Duration of the run in milliseconds. */
  duration_ms: number;
}

/** One message. */
export interface PlaygroundMessage {
  /** Author of the message. */
  role: "agent" | "user";
  /** Text of the message. */
  text: string;
}

/** A chunk that the model received as a reference. */
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
  /** Headings above the text, outermost first. */
  heading?: string | null;
  /** Text of the chunk. */
  text: string;
  /** Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words. */
  score: number;
  /**
   * Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order;
   * `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in
   * embedder. `null` while the chunk waits to be embedded again.
   */
  similarity: number | null;
}

/** The reply and the functions that ran. */
export interface PlaygroundReply {
  /** The agent's reply. */
  text: string;
  /**
   * Functions that ran, in order. `end_call`, `transfer_call`, `dtmf` and `send_sms` are only reported,
   * not executed.
   */
  functions: PlaygroundFunctionRun[];
  /** Passages from the linked knowledge bases that the model received. */
  passages: PlaygroundPassage[];
  /** Model that generated the reply. It is the fallback model if that model answered last. */
  model: string;
  /** Duration of the whole turn in milliseconds. */
  latency_ms: number;
  usage: TokenUsage;
  /** Amount charged for the turn. */
  cost: Money;
  /** Warnings about the agent with the given draft. Absent if there are none. */
  warnings?: AgentWarning[];
}

/** The conversation so far. */
export interface PlaygroundTurn {
  /** Messages, oldest first. The last message must be the user's. */
  messages: PlaygroundMessage[];
  variables?: Variables;
  draft?: AgentDraft;
}

/** Estimated cost of one minute. */
export interface PriceEstimate {
  route: PriceRoute;
  /** Model of the estimate. */
  model: string;
  /** Voice of the estimate. */
  voice_id: string;
  /** Sum of the items. */
  per_minute: Money;
  /** Items for one minute. */
  items: CostItem[];
  assumptions: EstimateAssumptions;
}

/**
 * Charged item. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the
 * carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier versions
 * and never positive; the part that the wallet could not cover.
 */
export type PriceItem = "telephony" | "stt" | "llm_input" | "llm_output" | "tts" | "platform" | "sms" | "transfer" | "adjustment";

/** Route that carries a call: the test numbers, a phone carrier, or a browser. */
export type PriceRoute = "loopback" | "phone" | "web";

/** Unit of the quantity. A segment is a part of a text message (3GPP TS 23.040). */
export type PriceUnit = "second" | "token" | "character" | "segment";

/** Every rate and rounding rule. */
export interface Pricing {
  /** Currency code, ISO 4217. */
  currency: string;
  /** All rates. */
  rates: Rate[];
  /**
   * Prices of calls to phone numbers, by the longest matching prefix. Numbers without a match cannot be
   * called. Numbers on customers' own accounts and trunks pay the telephony rate.
   */
  destinations?: DestinationPrice[];
  /**
   * Prices of text messages, by the longest matching prefix. Numbers without a match cannot receive
   * messages. Numbers on customers' own accounts and trunks pay the message rate.
   */
  text_destinations?: TextPrice[];
  /** Routes over which calls are free, regardless of the items that they use. */
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
  /**
   * The user of the session, or the user who created the key. `null` if that user is no longer a member
   * of the workspace.
   */
  user: User | null;
  /** The API key. `null` for a user session. */
  api_key: ApiKey | null;
  workspace: Workspace;
  /** Role of the user in the workspace. `null` for API keys. */
  role: "owner" | "admin" | "member" | "viewer" | null;
  scope: Scope;
}

/** Redaction and retention of the conversations of an agent. */
export interface PrivacySettings {
  /**
   * Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
   * stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
   * addresses, dates of birth, telephone numbers. Default: none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /**
   * Additional patterns to redact, each with its own mark. All patterns together may compile to at most
   * 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
   * Default: none.
   */
  patterns?: RedactionPattern[];
  /**
   * Whether the model receives the marks as well. Otherwise, the model and the functions that it calls
   * receive the original words. Default: false.
   */
  redact_model?: boolean;
  /**
   * Whether nothing that is said is stored or published: no transcript, no recording, no function runs,
   * no chat messages. The analysis has no content. Times, outcome, cost, numbers and metadata are kept.
   * Default: false.
   */
  no_store?: boolean;
  /**
   * Whether `privacy` of the workspace applies in addition. If true, data is redacted if the agent or
   * the workspace redacts it, `redact_model` and `no_store` apply if either sets them, and kinds that
   * are absent from `retention_days` are kept as long as the workspace specifies. If false, only the
   * agent's own settings apply. Default: true.
   */
  inherit?: boolean;
  retention_days?: RetentionDays;
}

/** Redaction and retention of the conversations of an agent. */
export interface PrivacySettingsInput {
  /**
   * Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
   * stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
   * addresses, dates of birth, telephone numbers. Default: none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /**
   * Additional patterns to redact, each with its own mark. All patterns together may compile to at most
   * 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
   * Default: none.
   */
  patterns?: RedactionPatternInput[];
  /**
   * Whether the model receives the marks as well. Otherwise, the model and the functions that it calls
   * receive the original words. Default: false.
   */
  redact_model?: boolean;
  /**
   * Whether nothing that is said is stored or published: no transcript, no recording, no function runs,
   * no chat messages. The analysis has no content. Times, outcome, cost, numbers and metadata are kept.
   * Default: false.
   */
  no_store?: boolean;
  /**
   * Whether `privacy` of the workspace applies in addition. If true, data is redacted if the agent or
   * the workspace redacts it, `redact_model` and `no_store` apply if either sets them, and kinds that
   * are absent from `retention_days` are kept as long as the workspace specifies. If false, only the
   * agent's own settings apply. Default: true.
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

/** How the voice says a text. */
export interface Pronunciation {
  /**
   * Word or words as they are written. Upper and lower case are not distinguished; a part of a word does
   * not match.
   */
  text: string;
  /** What the voice says instead, in ordinary letters of the agent's language. */
  spoken: string;
}

/** How the voice says a text. */
export interface PronunciationInput {
  /**
   * Word or words as they are written. Upper and lower case are not distinguished; a part of a word does
   * not match.
   */
  text: string;
  /** What the voice says instead, in ordinary letters of the agent's language. */
  spoken: string;
}

/**
 * Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
 * The longest text has precedence.
 */
export type Pronunciations = Pronunciation[];

/**
 * Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
 * The longest text has precedence.
 */
export type PronunciationsInput = PronunciationInput[];

/** A provider of speech recognition, language models, speech synthesis or telephony. */
export interface Provider {
  /** Identifier. */
  id: string;
  /** Function of the provider. */
  kind: "llm" | "stt" | "tts" | "vad" | "telephony" | "embeddings";
  /** Whether the provider can be used. */
  configured: boolean;
  /** Owner of the API key that is used. `null` if no key is needed or none is set. */
  source: "platform" | "own" | null;
  /** Whether the workspace can store its own key. */
  accepts_key: boolean;
  /** Short description. */
  description: string;
  /** Result of the last use or check. `unknown` before the first. */
  health: "unknown" | "healthy" | "failing";
  /** Description of the failure, if the provider is failing. */
  detail: string | null;
  last_checked_at: NullableTimestamp;
}

/** A stored API key, without its value. */
export interface ProviderCredentials {
  /** Provider of the key. */
  provider: string;
  /** Last four characters of the key. */
  hint: string;
  verified_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An API key of the workspace's own account with the provider. */
export interface ProviderCredentialsPut {
  /** API key as issued by the provider. A server without authentication ignores it. */
  api_key: string;
  /**
   * URL of another OpenAI-compatible server for `openai`, including the version. It must be public, or
   * in a network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
   */
  base_url?: string;
  /** Names of the models of the server at `base_url`, the default model first. Required with `base_url`. */
  models?: string[];
  /**
   * Model that must generate a word before the key of a language-model provider is stored; `default` for
   * the first model. Default: only the key is verified with the provider.
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

/** Price of an item. */
export interface Rate {
  item: PriceItem;
  /**
   * Route for telephony, platform, sms and transfer; provider for other items. `*` applies to all routes
   * or providers without a rate of their own.
   */
  applies_to: string;
  unit: PriceUnit;
  /** Number of units that the price covers. */
  per: number;
  price: Money;
}

/** Whether calls are recorded, and the disclosure of the recording. */
export interface RecordingSettings {
  /** Whether calls are recorded. Default: true. */
  enabled?: boolean;
  /** Text spoken at the start of the call. It cannot be interrupted. */
  disclosure?: string | null;
}

/** Whether calls are recorded, and the disclosure of the recording. */
export interface RecordingSettingsInput {
  /** Whether calls are recorded. Default: true. */
  enabled?: boolean;
  /** Text spoken at the start of the call. It cannot be interrupted. */
  disclosure?: string | null;
}

/**
 * Status of the recording. `pending`: it is being written, or the storage is unavailable and is
 * retried for a week. `incomplete`: it is available, but parts of the call are missing. `failed`: it
 * could not be stored, or was discarded because it may contain words that must be redacted.
 */
export type RecordingStatus = "pending" | "ready" | "incomplete" | "failed";

/** New recovery codes. They are not returned again. */
export interface RecoveryCodes {
  /** Recovery codes. Each works once instead of a code of the authenticator app. */
  recovery_codes: string[];
}

/** A custom pattern. */
export interface RedactionPattern {
  /** Name of the mark. `patient_id` results in `[patient_id]`. */
  name: string;
  /**
   * A regular expression in RE2 syntax (no look-around, no backreferences), case-insensitive. It must
   * not match the empty text. The bound of a counted repetition such as `{1,300}` is limited to a few
   * hundred.
   */
  pattern: string;
}

/** A custom pattern. */
export interface RedactionPatternInput {
  /** Name of the mark. `patient_id` results in `[patient_id]`. */
  name: string;
  /**
   * A regular expression in RE2 syntax (no look-around, no backreferences), case-insensitive. It must
   * not match the empty text. The bound of a counted repetition such as `{1,300}` is limited to a few
   * hundred.
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
   * Row number, counted from 1. In a file, the header is row 1. A line break inside quotes does not
   * start a row.
   */
  row: number;
  /**
   * Reason for the rejection. `empty`: there is no number. `invalid_number`: the text is not a phone
   * number, has an extension, or has no country code while the campaign has no `default_country`. A
   * number in scientific notation, as spreadsheets write it, has lost digits. `too_long`: a cell has
   * more than 4,096 characters. `too_many_cells`: the row has more cells than the header.
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
  /** Row number, counted from 1. In a file, the header is row 1. */
  row: number;
  /** Reason why the row was rejected. */
  reason: "empty" | "invalid_number" | "invalid_reason";
}

/**
 * Times at which content of a call was removed at the end of its retention period. `null` for content
 * that was not removed.
 */
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
  /** Requests per window of one user, across all their keys and sessions. */
  user_requests: number;
  /** Requests per window of one IP address, to public operations. */
  public_requests: number;
  /** Length of the window, in seconds. */
  window_seconds: number;
  /** Requests that the user has left in the current window, after this one, across all processes. */
  remaining: number;
  /** Seconds until the next window starts. */
  reset_seconds: number;
}

/** Engine that generates the agent's replies. */
export type ResponseEngine = ServiceLlmEngine | CustomLlmEngine;

/** Engine that generates the agent's replies. */
export type ResponseEngineInput = ServiceLlmEngineInput | CustomLlmEngineInput;

/** Engine fields to change. */
export interface ResponseEngineUpdate {
  /** Variant of the engine. Changing it removes the fields of the old variant. */
  type?: "service-llm" | "custom-llm";
  /** See ServiceLlmEngine. */
  system_prompt?: string;
  /** See ServiceLlmEngine. */
  model?: string | null;
  /** See ServiceLlmEngine. `null` clears the field. */
  fallback_model?: string | null;
  /** See ServiceLlmEngine. */
  temperature?: number | null;
  /** See CustomLlmEngine. */
  websocket_url?: string;
}

/** Response times for callers, by stage and in total. */
export interface ResponseTimes {
  /** Time from the end of speech to its transcript. */
  hear: Percentiles;
  /** Time from the transcript to the first text of the model. */
  think: Percentiles;
  /** Time from the first text to the first audio. */
  speak: Percentiles;
  /** Time from the end of speech to the first audio. */
  total: Percentiles;
}

/** An analysis in Retell's format. */
export interface RetellAnalysis {
  /** Summary in a few sentences. */
  call_summary: string;
  /** Mood of the other side. */
  user_sentiment: "Positive" | "Neutral" | "Negative" | "Unknown";
  /** Whether the agent reached its goal. Absent if unclear. */
  call_successful?: boolean;
  /** Fields of the agent's `extraction` schema. */
  custom_analysis_data: { [name: string]: unknown };
}

/** A call in Retell's format. */
export interface RetellCall {
  /** Identifier, prefix `call_`. */
  call_id: string;
  /** Kind of call. */
  call_type: "phone_call" | "web_call";
  /** Status of the call. `registered`: queued or ringing. `not_connected`: failed before it was answered. */
  call_status: "registered" | "not_connected" | "ongoing" | "ended" | "error";
  /** Agent that handles the call. */
  agent_id: string;
  /** Version of the agent that the call uses. */
  agent_version: number;
  direction: CallDirection;
  /** Number of the caller. */
  from_number?: string;
  /** Number of the destination. */
  to_number?: string;
  /** Metadata of the call. */
  metadata?: { [name: string]: unknown };
  /** Variables of the call. */
  retell_llm_dynamic_variables?: { [name: string]: string };
  /** Time when the call was answered, in milliseconds since 1970. */
  start_timestamp?: number;
  /** Time when the call ended, in milliseconds since 1970. */
  end_timestamp?: number;
  /** Duration of an ended call, in milliseconds. */
  duration_ms?: number;
  /** Reason why the call ended. */
  disconnection_reason?: string;
  /** The utterances as lines of text. */
  transcript?: string;
  /** The utterances. */
  transcript_object?: RetellUtterance[];
  /** URL of the recording. It requires the same credentials. */
  recording_url?: string;
  call_analysis?: RetellAnalysis;
}

/** A call to place, in the format of Retell's clients. */
export interface RetellCallCreate {
  /** Number of the workspace to call from. Can be omitted if the destination is a test number. */
  from_number?: string;
  to_number: E164;
  /** Agent that handles the call. Can be omitted if `from_number` has outbound agents. */
  override_agent_id?: string;
  metadata?: Metadata;
  retell_llm_dynamic_variables?: Variables;
}

/** An utterance of one side. */
export interface RetellUtterance {
  /** Speaker. */
  role: "agent" | "user";
  /** Text of the utterance. */
  content: string;
  /** Always empty. */
  words: { [name: string]: unknown }[];
}

/**
 * Number of days for which content is kept after the end of its call, the last message of its chat, or
 * the last change of its campaign. A job then removes it within hours. For an agent, kinds that are
 * absent or `null` are kept as long as the workspace specifies. For a workspace, they are kept without
 * limit, except webhook events, which are kept for 30 days. The rows of calls, their costs and
 * statistics are always kept.
 */
export interface RetentionDays {
  /** Recordings and their waveforms. */
  recordings?: number | null;
  /** Utterances, function runs, pressed keys, searches, supervisor messages and control commands. */
  transcripts?: number | null;
  /** All other timeline entries, and drafts of agents that were tried in a call. */
  timeline?: number | null;
  /** Analyses of calls. */
  analyses?: number | null;
  /**
   * Bodies of webhook events, and the receivers' responses. An unfinished delivery is kept until it is
   * finished.
   */
  webhook_events?: number | null;
  /** Messages of widget chats, and the IP address and page of the visitor. */
  widget_messages?: number | null;
  /**
   * Contacts of completed or canceled campaigns: their numbers, variables and outcomes. The statistics
   * of the campaign and its calls are kept.
   */
  campaign_contacts?: number | null;
}

/**
 * Number of days for which content is kept after the end of its call, the last message of its chat, or
 * the last change of its campaign. A job then removes it within hours. For an agent, kinds that are
 * absent or `null` are kept as long as the workspace specifies. For a workspace, they are kept without
 * limit, except webhook events, which are kept for 30 days. The rows of calls, their costs and
 * statistics are always kept.
 */
export interface RetentionDaysInput {
  /** Recordings and their waveforms. */
  recordings?: number | null;
  /** Utterances, function runs, pressed keys, searches, supervisor messages and control commands. */
  transcripts?: number | null;
  /** All other timeline entries, and drafts of agents that were tried in a call. */
  timeline?: number | null;
  /** Analyses of calls. */
  analyses?: number | null;
  /**
   * Bodies of webhook events, and the receivers' responses. An unfinished delivery is kept until it is
   * finished.
   */
  webhook_events?: number | null;
  /** Messages of widget chats, and the IP address and page of the visitor. */
  widget_messages?: number | null;
  /**
   * Contacts of completed or canceled campaigns: their numbers, variables and outcomes. The statistics
   * of the campaign and its calls are kept.
   */
  campaign_contacts?: number | null;
}

/** End reasons after which a contact can be dialed again. */
export type RetryOutcome = "busy" | "no_answer" | "declined" | "carrier_error" | "voicemail" | "inactivity" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";

/**
 * Retry schedule. `scheduled`: a timeout of 10 s, and retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after
 * the first attempt. `exponential`: a timeout of 5 s, and retries after 30, 60 and 120 s.
 */
export type RetryPolicy = "scheduled" | "exponential";

/** Retry rule for one outcome. */
export interface RetryRule {
  outcome: RetryOutcome;
  /** Seconds from the end of the first call to the second attempt. */
  delay_seconds: number;
}

/** Retry rule for one outcome. */
export interface RetryRuleInput {
  outcome: RetryOutcome;
  /** Seconds from the end of the first call to the second attempt. */
  delay_seconds: number;
}

/** Speech that the recognizer of the browser has heard. Later captions replace it until one is final. */
export interface RtcCaption {
  /** Type of the message. */
  t: "caption";
  /** Recognized text. */
  text: string;
  /** Whether the utterance is complete. */
  final: boolean;
}

/** A message from a browser over the socket of a call, as a text frame. */
export type RtcClientMessage = RtcText | RtcCaption | RtcMute | RtcInterrupt | RtcDtmf | RtcPlayed | RtcHangUp;

/**
 * Reports that the agent was interrupted. Audio that was not played yet is discarded and counts as
 * played.
 */
export interface RtcCut {
  /** Type of the message. */
  t: "cut";
  /** Id of the line. */
  id: string;
  /** Part of the line that was played. */
  text: string;
}

/** Keys of a phone keypad that the visitor pressed. */
export interface RtcDtmf {
  /** Type of the message. */
  t: "dtmf";
  /** Keys. */
  digits: string;
}

/**
 * Speech recognizer of the call. With `browser`, the page sends the results of its own recognizer as
 * `caption`, or typed text.
 */
export type RtcEars = "server" | "browser";

/** Reports that the call has ended. The socket closes with 1000. */
export interface RtcEnd {
  /** Type of the message. */
  t: "end";
  reason: CallEndReason;
  /** Duration of the call in milliseconds. */
  duration_ms: number;
}

/** Reports that the call cannot continue. The socket closes. */
export interface RtcFail {
  /** Type of the message. */
  t: "fail";
  /** Reason for the failure: an error code or an end reason. */
  code: string;
}

/** Reports that the visitor hangs up. */
export interface RtcHangUp {
  /** Type of the message. */
  t: "end";
}

/** Health of browser calls. */
export interface RtcHealth {
  /** Whether all hops work. */
  ok: boolean;
  transport: RtcTransport;
  ears: RtcEars;
  /** URL to which browsers connect. */
  url: string;
  /** First failing hop. */
  failing: string | null;
  /** Hops in path order. */
  hops: RtcHop[];
}

/** One hop of the path between visitor and agent. */
export interface RtcHop {
  /** Name of the hop. */
  hop: "signalling" | "turn" | "media" | "recogniser" | "model" | "voice";
  /** Whether the hop works. */
  ok: boolean;
  /** Configuration of the hop, or the reason for its failure. */
  detail: string;
}

/** Reports that the visitor stopped the agent with a button. */
export interface RtcInterrupt {
  /** Type of the message. */
  t: "interrupt";
}

/** Latency of a reply, as in the timeline. */
export interface RtcLatency {
  /** Type of the message. */
  t: "latency";
  /** Id of the line of the reply. */
  id: string | null;
  /** Number of the turn. */
  turn: number;
  /** Milliseconds from the end of speech to the final words. */
  hear_ms: number;
  /** Milliseconds from the final words to the first words of the reply. */
  think_ms: number;
  /** Milliseconds from there to the first audio of the reply. */
  speak_ms: number;
  /** Milliseconds from the end of speech to the first audio. */
  total_ms: number;
}

/** A line of the conversation. */
export interface RtcLine {
  /** Identifier of the line, unique in the call. */
  id: string;
  /** Author of the line. */
  role: "user" | "agent";
  /** Words of the line. For the agent, the words spoken so far. */
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

/** Reports that the microphone was switched off or on. While it is off, the agent hears silence. */
export interface RtcMute {
  /** Type of the message. */
  t: "mute";
  /** Whether the microphone is off. */
  on: boolean;
}

/**
 * Reports that the client has joined the call. A client that reconnects within ten seconds with
 * `resume_token` instead of the token continues the call.
 */
export interface RtcOpen {
  /** Type of the message. */
  t: "open";
  /** Id of the call. */
  call_id: string;
  ears: RtcEars;
  /** Whether the call continues after a lost connection. */
  resumed: boolean;
  /** Name of the agent. */
  agent_name: string;
  /** Language of the agent. */
  language: string;
  /**
   * Token to reconnect to this call. Each `open` contains a new one, which replaces the last one as soon
   * as the client sends something.
   */
  resume_token: string;
}

/**
 * Amount of the agent's audio that was played or discarded. Sent at least five times per second during
 * playback.
 */
export interface RtcPlayed {
  /** Type of the message. */
  t: "played";
  /** Number of frames since this socket opened. */
  frames: number;
}

/** A message to a browser over the socket of a call, as a text frame. */
export type RtcServerMessage = RtcOpen | RtcTurn | RtcLineMessage | RtcCut | RtcLatency | RtcTool | RtcEnd | RtcFail;

/** Text that the visitor typed, as a complete utterance. */
export interface RtcText {
  /** Type of the message. */
  t: "text";
  /** Typed text. */
  text: string;
}

/** A token to join one call, for one use. */
export interface RtcToken {
  /**
   * Token to join the call. For `websocket`, send it as the second subprotocol, and never put it into a
   * URL. For `livekit`, it is the access token for the room of this call.
   */
  token: string;
  /** URL of the socket or of the LiveKit server. */
  url: string;
  /** Id of the call. */
  call_id: string;
  transport: RtcTransport;
  /** Seconds until the token expires. */
  expires_in: number;
  /** Warnings about the agent with the given draft. Absent if there are none. */
  warnings?: AgentWarning[];
}

/** A new browser call. */
export interface RtcTokenCreate {
  /** Agent that handles the call. */
  agent_id: string;
  metadata?: Metadata;
  variables?: Variables;
  draft?: AgentDraft;
  transport?: RtcTransport;
}

/** Reports a function run. */
export interface RtcTool {
  /** Type of the message. */
  t: "tool";
  /** Name of the function. */
  name: string;
  /** Duration of the run in milliseconds. */
  ms: number;
  /** Whether the run succeeded. */
  ok: boolean;
}

/**
 * Transport of the audio. Default: `livekit` if the deployment has a LiveKit server, otherwise
 * `websocket`. Without a LiveKit server, `livekit` is replaced with `websocket`.
 */
export type RtcTransport = "websocket" | "livekit";

/** Reports the state of the agent's turn. */
export interface RtcTurn {
  /** Type of the message. */
  t: "turn";
  /** State of the agent. */
  turn: "listening" | "hearing" | "thinking" | "speaking";
}

/** Makes the agent say this text now, instead of what it is saying. */
export interface SayControl {
  /** Variant of the command. */
  action: "say";
  /** Text to say. */
  text: string;
}

/** A scheduled call. */
export interface Schedule {
  /** Identifier, prefix `sch_`. */
  id: string;
  /** Agent that handles the call. */
  agent_id: string;
  to_number: E164;
  /**
   * Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
   * uses the test number.
   */
  from_number: string | null;
  at: NullableTimestamp;
  /**
   * Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
   * At most one call per minute.
   */
  rrule: string | null;
  /** IANA time zone of the rule. Required with `rrule`. */
  time_zone: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at: string | null;
  metadata: Metadata;
  variables: Variables;
  /**
   * Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
   * seconds always takes place.
   */
  misfire_grace_seconds: number;
  status: ScheduleStatus;
  /**
   * Reason why the schedule failed: `missed`, the end reason of its call, or the error code that
   * rejected it. `restored` if it is paused because the service was restored from a backup.
   */
  status_reason: string | null;
  next_run_at: NullableTimestamp;
  /**
   * Due times in order, beginning with `next_run_at`: at most three for a rule of FREQ=DAILY or
   * FREQ=WEEKLY with BYDAY, BYHOUR and BYMINUTE, and only the next one for other rules.
   */
  next_runs: Timestamp[];
  /** Newest 20 runs, newest first. */
  runs: ScheduleRun[];
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A scheduled call: either `at`, or `rrule` and `time_zone`. */
export interface ScheduleCreate {
  /** Agent that handles the call. */
  agent_id: string;
  to_number: E164;
  /**
   * Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
   * uses the test number.
   */
  from_number?: string | null;
  /** Time of a single call. */
  at?: string | null;
  /**
   * Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
   * At most one call per minute.
   */
  rrule?: string | null;
  /** IANA time zone of the rule. Required with `rrule`. */
  time_zone?: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at?: string | null;
  metadata?: Metadata;
  variables?: Variables;
  /**
   * Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
   * seconds always takes place. Default: 300.
   */
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
  /** Status of the run. `missed`: it was too late. `failed`: it was rejected before it was dialed. */
  status: "dialed" | "missed" | "failed";
  /** Reason why the call was not dialed. */
  reason: string | null;
  /** Id of the call. */
  call_id: string | null;
}

/** Status of the schedule. `running`: its last call is in progress. */
export type ScheduleStatus = "scheduled" | "paused" | "running" | "completed" | "failed" | "canceled";

/** Fields to change. */
export interface ScheduleUpdate {
  /** Agent that handles the call. */
  agent_id?: string;
  to_number?: E164;
  /**
   * Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
   * uses the test number.
   */
  from_number?: string | null;
  /** Time of a single call. */
  at?: string | null;
  /**
   * Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
   * At most one call per minute.
   */
  rrule?: string | null;
  /** IANA time zone of the rule. Required with `rrule`. */
  time_zone?: string | null;
  /** Local start time of the rule (DTSTART). Default: the current minute. */
  starts_at?: string | null;
  metadata?: Metadata;
  variables?: Variables;
  /**
   * Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
   * seconds always takes place.
   */
  misfire_grace_seconds?: number | null;
  /** Status to set, which pauses or resumes the schedule. */
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
  /**
   * Image of `otpauth_url` as a QR code, for the camera of an authenticator app: a `data:` URI of a PNG,
   * black on white with a quiet zone. The example is not complete.
   */
  qr_code: string;
}

/** The second step of a login. */
export interface SecondStep {
  /** Token from the response `second_factor_required`. Valid for 5 minutes. */
  login_token: string;
  code: LoginCode;
}

/** Starts a rotation, or promotes the new secret. */
export interface SecretRotation {
  /** Whether to make the new secret the only one. */
  promote?: boolean;
}

/** Sends a text message to the other side of the call, from the number of the call. */
export interface SendSmsFunctionCreate {
  /** Variant of the function. */
  type: "send_sms";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
}

/** A request as it was sent. The values of stored headers are masked. */
export interface SentRequest {
  /** HTTP method. */
  method: string;
  /** URL of the request. */
  url: string;
  /** Headers, including the signature. */
  headers: { [name: string]: string };
  /** Raw body, as it was signed. */
  body: string;
}

/** A language model of this deployment. */
export interface ServiceLlmEngine {
  /** Variant of the engine. */
  type: "service-llm";
  /** Role, personality, task and constraints. `{{name}}` is replaced with the value of that variable. */
  system_prompt: string;
  /** A name from GET /v1/models. Default: the deployment's default model. */
  model?: string;
  /**
   * Model that replies in calls, chats and the playground if `model` fails before its first word, at its
   * own price: a name from GET /v1/models. Default: the deployment's fallback model. If it equals
   * `model`, there is no fallback.
   */
  fallback_model?: string;
  /** Sampling temperature. */
  temperature?: number;
}

/** A language model of this deployment. */
export interface ServiceLlmEngineInput {
  /** Variant of the engine. */
  type: "service-llm";
  /** Role, personality, task and constraints. `{{name}}` is replaced with the value of that variable. */
  system_prompt: string;
  /** A name from GET /v1/models. Default: the deployment's default model. */
  model?: string;
  /**
   * Model that replies in calls, chats and the playground if `model` fails before its first word, at its
   * own price: a name from GET /v1/models. Default: the deployment's fallback model. If it equals
   * `model`, there is no fallback.
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
  /** Required for users who have a password, unless they logged in at most 10 minutes ago. */
  current_password?: string;
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
  /** Variant of the account. */
  type: "sip_trunk";
  /** Host name or IPv4 address of the trunk. */
  host: string;
  /** Port of the trunk. Default: 5060, or 5061 with `tls`. */
  port?: number;
  /** Transport protocol for SIP. Default: "udp". */
  transport?: "udp" | "tcp" | "tls";
  /** User name for digest authentication. */
  username?: string | null;
  /** Password for digest authentication. It is never returned. */
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
 * Reason why a contact is not dialed. `invalid`: a call to its number would be rejected, because no
 * carrier reaches it, its country is not allowed, it has no price, or it is a premium, emergency or
 * unknown number.
 */
export type SkipReason = "dnc" | "duplicate" | "invalid" | "window_closed";

/** State and availability of the service. */
export interface Status {
  /**
   * Overall status. `outage`: the API, the database or voice is unavailable. `degraded`: another
   * component is unavailable.
   */
  status: "operational" | "degraded" | "outage";
  /** Components of the service. */
  components: ComponentStatus[];
  /** Measured availability. */
  availability: Availability[];
  /** First measured minute, at most 90 days ago. `null` if there is none yet. */
  measured_since: Timestamp | null;
  updated_at: Timestamp;
}

/**
 * Storage used by the workspace. When the quota is reached, uploads fail with `storage_full`, growing
 * sources fail with `too_large`, and calls and tests continue without further recording. Deleting
 * frees space immediately.
 */
export interface StorageUse {
  /** Quota in bytes. `null` if the deployment sets no quota. */
  quota_bytes: number | null;
  /** Used bytes. */
  used_bytes: number;
  /** Files and texts of knowledge bases, and their chunks with vectors (2 KiB each), in bytes. */
  documents_bytes: number;
  /** Recordings of calls, including requested mono versions, and of tests, in bytes. */
  recordings_bytes: number;
  /** Campaign contacts with their variables, in bytes. */
  contacts_bytes: number;
}

/**
 * A position of the stream: its start, a position after missed events, or a position that it reached
 * while no requested event occurred.
 */
export interface StreamPosition {
  /**
   * Whether more events occurred before this position than the stream can send. If true, read the lists
   * again.
   */
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
  /** Name of the test case in reports. */
  name: string;
  /** Agent to test. Default: the agent of `from_call_id`. */
  agent_id: string;
  /** Version of the agent. `null` for the agent in its state when a run is created. */
  agent_version: number | null;
  tags: Tags;
  /** Ended call whose caller the case repeats. Redacted text of its transcript stays redacted. */
  from_call_id: string | null;
  variables: Variables;
  caller: TestCaller;
  line: TestLine;
  /** Simulated results of functions. */
  mocks: TestMock[];
  /**
   * Whether functions without a mock are actually called. By default, they fail with `mock missing`.
   * Text messages and transfers are never real. The conversation does not take place if a mock names a
   * function that the agent does not have.
   */
  real_functions: boolean;
  /**
   * Conditions that must be true at the end of the conversation. A case without any passes if the
   * conversation takes place and no function lacks a mock; its results have a warning.
   */
  expect: TestExpectation[];
  /** Number of turns after which the caller hangs up. Default: 20. */
  max_turns: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A test case. `agent_id` and `caller` can be omitted with `from_call_id`. */
export interface TestCaseCreate {
  /** Name of the test case in reports. */
  name: string;
  /** Agent to test. Default: the agent of `from_call_id`. */
  agent_id?: string;
  /** Version of the agent. `null` for the agent in its state when a run is created. */
  agent_version?: number | null;
  tags?: Tags;
  /** Ended call whose caller the case repeats. Redacted text of its transcript stays redacted. */
  from_call_id?: string | null;
  variables?: Variables;
  caller?: TestCallerInput;
  line?: TestLineInput;
  /** Simulated results of functions. */
  mocks?: TestMockInput[];
  /**
   * Whether functions without a mock are actually called. By default, they fail with `mock missing`.
   * Text messages and transfers are never real. The conversation does not take place if a mock names a
   * function that the agent does not have.
   */
  real_functions?: boolean;
  /**
   * Conditions that must be true at the end of the conversation. A case without any passes if the
   * conversation takes place and no function lacks a mock; its results have a warning.
   */
  expect?: TestExpectationInput[];
  /** Number of turns after which the caller hangs up. Default: 20. */
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

/** Samples of one case. */
export interface TestCaseResult {
  /** Id of the case. */
  case_id: string;
  /** Name of the case when the run was created. */
  name: string;
  /** Agent that was tested. */
  agent_id: string;
  /** Version of the agent that was tested. */
  agent_version: number;
  /** Weaknesses of the case when the run was created. */
  warnings: TestWarning[];
  /** Samples that passed. */
  passed: number;
  /** Samples that failed. */
  failed: number;
  /** Samples with an error. */
  errors: number;
  /** 1 if at least one of the k samples passed, otherwise 0. `null` before all samples have ended. */
  pass_at_k: number | null;
  /** 1 if all k samples passed, otherwise 0. `null` before all samples have ended. */
  pass_hat_k: number | null;
  /** 95th percentile of response times of the slowest sample, in milliseconds. */
  latency_p95_ms: number | null;
  /**
   * Change from the baseline. `null` without a baseline, or unless all samples of the case have ended in
   * both runs. `slower`: slower by more than a fifth and by more than 200 ms. `added`: the baseline does
   * not contain the case.
   */
  change: "newly_failing" | "newly_passing" | "slower" | "same" | "added" | null;
  /** Samples with a result, in order. */
  samples: TestSample[];
}

/** Fields to change. */
export interface TestCaseUpdate {
  /** Name of the test case in reports. */
  name?: string;
  /** Agent to test. Default: the agent of `from_call_id`. */
  agent_id?: string | null;
  /** Version of the agent. `null` for the agent in its state when a run is created. */
  agent_version?: number | null;
  /** Labels. */
  tags?: string[] | null;
  variables?: Variables;
  caller?: TestCallerInput;
  line?: TestLineInput;
  /** Simulated results of functions. */
  mocks?: TestMockInput[] | null;
  /**
   * Whether functions without a mock are actually called. By default, they fail with `mock missing`.
   * Text messages and transfers are never real. The conversation does not take place if a mock names a
   * function that the agent does not have.
   */
  real_functions?: boolean | null;
  /**
   * Conditions that must be true at the end of the conversation. A case without any passes if the
   * conversation takes place and no function lacks a mock; its results have a warning.
   */
  expect?: TestExpectationInput[] | null;
  /** Number of turns after which the caller hangs up. Default: 20. */
  max_turns?: number | null;
}

/** An event of the conversation, as on the timeline of a call. */
export interface TestEvent {
  /** Kind of event, such as `utterance`, `tool`, `latency` or `interrupted`. */
  type: string;
  /** Fields of the event, as in the timeline of a call. */
  data: { [name: string]: unknown };
}

/** A condition that must be true at the end of the conversation. */
export type TestExpectation = ExpectSaid | ExpectNotSaid | ExpectCalled | ExpectNotCalled | ExpectEndReason | ExpectTransferred | ExpectWithinMs | ExpectCostBelow | ExpectJudge;

/** A condition that must be true at the end of the conversation. */
export type TestExpectationInput = ExpectSaidInput | ExpectNotSaidInput | ExpectCalledInput | ExpectNotCalledInput | ExpectEndReasonInput | ExpectTransferredInput | ExpectWithinMsInput | ExpectCostBelowInput | ExpectJudgeInput;

/** Reason why a sample did not pass. */
export interface TestFailure {
  /**
   * Kind of failure. `judge_no`: the judge answered no. `judge_fault`: the judge's quote was not said,
   * or its answer contradicts another expectation. `judge_missing`: no model could judge.
   * `mock_missing`: the agent called a function without a mock. `unknown_name`: `not_called` names a
   * function or an argument that the agent does not have, and would always be met.
   */
  code: "expectation_failed" | "judge_no" | "judge_fault" | "judge_missing" | "mock_missing" | "conversation_failed" | "unknown_name";
  /** Index in `expect` of the case. `null` if the failure concerns no expectation. */
  expectation: number | null;
  /** Expected and actual result. */
  detail: string;
  /** Turn of the caller, from 1. 0 is before the first turn. */
  turn: number | null;
  /** Milliseconds since the audio opened. */
  at_ms: number | null;
  /** Line of the conversation that is the reason. */
  quote: string | null;
}

/**
 * Connection between caller and agent. `text`: whole turns, without audio. `audio`: speech, pauses and
 * interruptions, over the loopback line of the voice engine.
 */
export interface TestLine {
  /** Kind of line. */
  type: "text" | "audio";
  /** Level of the caller's background noise. Default: -70, which is silence. */
  noise_dbfs?: number;
  /** Percentage of the caller's audio frames that are lost. Default: 0. */
  loss_percent?: number;
  /** Codec of the line. `g711`: 8 kHz, as on a telephone. Default: `pcm16`. */
  codec?: "pcm16" | "g711";
  /** Voice of the caller. Default: `builtin-echo`. */
  voice_id?: string;
  /**
   * Percentage of the caller's words that the speech recognizer gets wrong: it replaces a word with a
   * similar-sounding word, drops one, or adds one. The seed determines the affected words. Applies to
   * both kinds of line. Default: 0.
   */
  word_error_percent?: number;
}

/**
 * Connection between caller and agent. `text`: whole turns, without audio. `audio`: speech, pauses and
 * interruptions, over the loopback line of the voice engine.
 */
export interface TestLineInput {
  /** Kind of line. */
  type: "text" | "audio";
  /** Level of the caller's background noise. Default: -70, which is silence. */
  noise_dbfs?: number;
  /** Percentage of the caller's audio frames that are lost. Default: 0. */
  loss_percent?: number;
  /** Codec of the line. `g711`: 8 kHz, as on a telephone. Default: `pcm16`. */
  codec?: "pcm16" | "g711";
  /** Voice of the caller. Default: `builtin-echo`. */
  voice_id?: string;
  /**
   * Percentage of the caller's words that the speech recognizer gets wrong: it replaces a word with a
   * similar-sounding word, drops one, or adds one. The seed determines the affected words. Applies to
   * both kinds of line. Default: 0.
   */
  word_error_percent?: number;
}

/**
 * Simulated result of a function. If the arguments match several mocks, the first one is used. A
 * function without a mock is not run, unless the case sets `real_functions`.
 */
export interface TestMock {
  /** Name of a function, or of a tool of an MCP server. */
  function: string;
  /** Arguments that the function run must have, with these values. Default: any. */
  match?: { [name: string]: unknown };
  /** Result of the function, any JSON. Default: `{"ok": true}`. */
  result?: unknown;
  /** Text of the error with which the function fails. */
  error?: string;
  /** Milliseconds until the function returns. Default: 0. */
  delay_ms?: number;
}

/**
 * Simulated result of a function. If the arguments match several mocks, the first one is used. A
 * function without a mock is not run, unless the case sets `real_functions`.
 */
export interface TestMockInput {
  /** Name of a function, or of a tool of an MCP server. */
  function: string;
  /** Arguments that the function run must have, with these values. Default: any. */
  match?: { [name: string]: unknown };
  /** Result of the function, any JSON. Default: `{"ok": true}`. */
  result?: unknown;
  /** Text of the error with which the function fails. */
  error?: string;
  /** Milliseconds until the function returns. Default: 0. */
  delay_ms?: number;
}

/**
 * A regular expression in RE2 syntax, case-insensitive. It is evaluated in time linear in the length
 * of the text.
 */
export type TestPattern = string;

/** A caller who pursues a goal and answers questions from facts. */
export interface TestPersona {
  /** Variant of the caller. */
  type: "simulated";
  /** Goal of the caller. The built-in caller states it in these words. */
  goal: string;
  /**
   * Facts that the caller knows, by name. The built-in caller states a fact when the agent's question
   * contains a word of its name.
   */
  facts?: { [name: string]: string };
  /** Mood of the caller. Default: `neutral`. */
  mood?: "neutral" | "friendly" | "impatient" | "confused" | "angry";
  /**
   * Language of the caller, as a BCP 47 tag. The recognizer of an audio line reports it. Default: the
   * agent's language.
   */
  language?: string;
  /**
   * Habits of the caller. `interrupts`: talks over the agent. `pauses`: hesitates within sentences.
   * `spells_out`: states facts character by character. `repeats`: says things twice. `off_topic`: asks
   * unrelated questions.
   */
  habits?: ("interrupts" | "pauses" | "spells_out" | "repeats" | "off_topic")[];
  /**
   * Engine that plays the caller. `builtin`: rules and the seed, with the same words each time. `model`:
   * the deployment's default model. `auto` (the default): a model if one is configured, otherwise the
   * rules.
   */
  played_by?: "auto" | "builtin" | "model";
}

/** A caller who pursues a goal and answers questions from facts. */
export interface TestPersonaInput {
  /** Variant of the caller. */
  type: "simulated";
  /** Goal of the caller. The built-in caller states it in these words. */
  goal: string;
  /**
   * Facts that the caller knows, by name. The built-in caller states a fact when the agent's question
   * contains a word of its name.
   */
  facts?: { [name: string]: string };
  /** Mood of the caller. Default: `neutral`. */
  mood?: "neutral" | "friendly" | "impatient" | "confused" | "angry";
  /**
   * Language of the caller, as a BCP 47 tag. The recognizer of an audio line reports it. Default: the
   * agent's language.
   */
  language?: string;
  /**
   * Habits of the caller. `interrupts`: talks over the agent. `pauses`: hesitates within sentences.
   * `spells_out`: states facts character by character. `repeats`: says things twice. `off_topic`: asks
   * unrelated questions.
   */
  habits?: ("interrupts" | "pauses" | "spells_out" | "repeats" | "off_topic")[];
  /**
   * Engine that plays the caller. `builtin`: rules and the seed, with the same words each time. `model`:
   * the deployment's default model. `auto` (the default): a model if one is configured, otherwise the
   * rules.
   */
  played_by?: "auto" | "builtin" | "model";
}

/** Plain words. Case, punctuation and white space are ignored. Only whole words match. */
export type TestPhrase = string;

/** Numbers of samples of a run. */
export interface TestProgress {
  /** Number of cases in the run. */
  cases: number;
  /** Number of samples of all cases. */
  total: number;
  /** Number of samples with a result. */
  done: number;
  /** Number of samples that met all expectations. */
  passed: number;
  /** Number of samples that did not meet an expectation. */
  failed: number;
  /**
   * Number of samples whose conversation could not take place, or whose judge or expectations were at
   * fault.
   */
  errors: number;
}

/** A run with its results. */
export interface TestReport {
  /** Identifier, prefix `run_`. */
  id: string;
  status: TestRunStatus;
  /** Whether every sample passed. `null` until the run has ended. */
  passed: boolean | null;
  progress: TestProgress;
  /** Reason why the run failed. */
  error: string | null;
  /** `agent_id` of the request. */
  agent_id: string | null;
  /** `agent_version` of the request. */
  agent_version: number | null;
  /** `tag` of the request. */
  tag: string | null;
  /** `case_ids` of the request. */
  case_ids: string[] | null;
  /** `line` of the request. */
  line: "text" | "audio" | null;
  /** Number of samples of each case. */
  samples: number;
  /** Number of samples that run at the same time. */
  parallel: number;
  /** Seed for random events. */
  seed: number;
  /** Earlier run to compare with. */
  baseline_run_id: string | null;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  /** Results of the cases, in order. */
  results: TestCaseResult[];
}

/** A run of test cases. */
export interface TestRun {
  /** Identifier, prefix `run_`. */
  id: string;
  status: TestRunStatus;
  /** Whether every sample passed. `null` until the run has ended. */
  passed: boolean | null;
  progress: TestProgress;
  /** Reason why the run failed. */
  error: string | null;
  /** `agent_id` of the request. */
  agent_id: string | null;
  /** `agent_version` of the request. */
  agent_version: number | null;
  /** `tag` of the request. */
  tag: string | null;
  /** `case_ids` of the request. */
  case_ids: string[] | null;
  /** `line` of the request. */
  line: "text" | "audio" | null;
  /** Number of samples of each case. */
  samples: number;
  /** Number of samples that run at the same time. */
  parallel: number;
  /** Seed for random events. */
  seed: number;
  /** Earlier run to compare with. */
  baseline_run_id: string | null;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

/** A test run that was started, or whose status changed. */
export interface TestRunChange {
  /** Id of the run. */
  test_run_id: string;
  status: TestRunStatus;
}

/**
 * Cases to run. Only cases that match all given fields run. Without any field, all cases run. Cases of
 * deleted agents are omitted, and refused in `case_ids`.
 */
export interface TestRunCreate {
  /** Runs only cases of this agent. */
  agent_id?: string | null;
  /** Version of the agent on which all cases run, instead of their own. Requires `agent_id`. */
  agent_version?: number | null;
  /** Runs only cases with this tag. */
  tag?: string | null;
  /** Runs only these cases. */
  case_ids?: string[] | null;
  /** Kind of line on which all cases run. */
  line?: "text" | "audio" | null;
  /** Number of samples of each case. Default: 1. */
  samples?: number;
  /** Number of samples that run at the same time. Default: 2. */
  parallel?: number;
  /**
   * Seed for random events. Sample n of a case has the same events in each run with this seed. Default:
   * 1.
   */
  seed?: number;
  /** An earlier run to compare with. */
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

/**
 * Status of a run. `completed`: every sample has a result. `failed`: the run itself failed; `error`
 * contains the reason.
 */
export type TestRunStatus = "queued" | "running" | "completed" | "failed" | "canceled";

/** One conversation of a test case. */
export interface TestSample {
  /** Number of the sample, from 1. */
  sample: number;
  /** Result of the sample. */
  status: "passed" | "failed" | "error";
  /** Reasons why the sample did not pass. */
  failures: TestFailure[];
  /** Reason why the conversation ended. */
  end_reason: string | null;
  /** Number of turns of the caller. */
  turns: number;
  /** Duration of the conversation in milliseconds. */
  duration_ms: number;
  /** Response times. `null` if the agent did not answer. */
  latency: CallLatency | null;
  /** Cost of the conversation at the prices of a browser call. */
  cost: Money;
  /** SHA-256 of all events with their times. Equal hashes mean equal conversations. */
  event_hash: string;
  /** URL of the recording of an audio line, as WAV, which is kept for 7 days. `null` if there is none. */
  recording_url: string | null;
  /**
   * Reason why the recording was not kept: the workspace has used up its storage, or the recordings of
   * the run have reached 30 MiB. `null` if it was kept, and if no recording is made, which is the case
   * on a text line and for an agent that redacts or does not store content.
   */
  recording_omitted: "storage_full" | "run_full" | null;
  /** Utterances of both sides. `null` if omitted. */
  transcript: TestSpoken[] | null;
  /** First 500 events. `null` if omitted. */
  timeline: TestEvent[] | null;
}

/** A caller with fixed turns. After the last turn, the caller waits for the answer, then hangs up. */
export interface TestScript {
  /** Variant of the caller. */
  type: "script";
  /** Turns of the caller, in order. */
  turns: TestTurn[];
}

/** A caller with fixed turns. After the last turn, the caller waits for the answer, then hangs up. */
export interface TestScriptInput {
  /** Variant of the caller. */
  type: "script";
  /** Turns of the caller, in order. */
  turns: TestTurnInput[];
}

/** An utterance. */
export interface TestSpoken {
  /** Speaker. The caller has the role `user`. */
  role: "agent" | "user";
  /** Text that was heard. */
  text: string;
  /** Turn of the caller to which the utterance belongs, from 1. 0 is before the first turn. */
  turn: number;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted the utterance. */
  interrupted: boolean;
}

/**
 * A turn of a scripted caller, which starts when the agent has finished. At least one of `say`,
 * `press`, `wait_ms` and `hang_up` is required.
 */
export interface TestTurn {
  /** Text that the caller says. */
  say?: string;
  /** Keys of the phone keypad that the caller presses. */
  press?: string;
  /** Milliseconds for which the caller is silent first. Default: a natural pause. */
  wait_ms?: number;
  /**
   * Whether the caller interrupts the agent instead of waiting until it has finished. `wait_ms` then
   * counts from the agent's first word.
   */
  interrupts?: boolean;
  /** Whether the caller hangs up after the turn. */
  hang_up?: boolean;
}

/**
 * A turn of a scripted caller, which starts when the agent has finished. At least one of `say`,
 * `press`, `wait_ms` and `hang_up` is required.
 */
export interface TestTurnInput {
  /** Text that the caller says. */
  say?: string;
  /** Keys of the phone keypad that the caller presses. */
  press?: string;
  /** Milliseconds for which the caller is silent first. Default: a natural pause. */
  wait_ms?: number;
  /**
   * Whether the caller interrupts the agent instead of waiting until it has finished. `wait_ms` then
   * counts from the agent's first word.
   */
  interrupts?: boolean;
  /** Whether the caller hangs up after the turn. */
  hang_up?: boolean;
}

/** A weakness of a test case, which does not change its result. */
export interface TestWarning {
  /**
   * Code of the warning. More codes may be added. `no_expectations`: the case checks nothing that the
   * agent says or does. `script_cut`: `max_turns`, or a turn with `hang_up`, comes before the end of the
   * script.
   */
  code: "no_expectations" | "script_cut";
  /** Effect of the weakness. */
  detail: string;
}

/** Price of a text message segment to numbers with this prefix. */
export interface TextPrice {
  /** Start of the number, in E.164 format. */
  prefix: string;
  /** Price of one segment (3GPP TS 23.040). */
  per_segment: Money;
}

/** IANA time zone. */
export type TimeZone = string;

/** A handoff of the call to another agent. */
export interface TimelineAgentChange {
  /** Previous agent. */
  from_agent_id: string;
  /** New agent. */
  to_agent_id: string;
  /** Version of the new agent. */
  to_agent_version?: number;
}

/** The analysis of the call. */
export interface TimelineAnalysis {
  /** Summary in a few sentences. */
  summary: string;
  /** Whether the agent reached its goal. `null` if unclear. */
  success: boolean | null;
  /** Mood of the other side. `null` if unclear. */
  sentiment: "positive" | "neutral" | "negative" | null;
  /** Fields of the agent's `extraction` schema. */
  extracted: { [name: string]: unknown };
  /** Model that created the analysis. */
  engine: string;
}

/** An attempt to deliver a webhook event about the call. */
export interface TimelineDelivery {
  event: EventName;
  /** Id of the event. */
  event_id: string;
  /** Id of the webhook. */
  webhook_id: string;
  /** Id of the delivery. */
  delivery_id: string;
  status: DeliveryStatus;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** HTTP status of the response. `null` if there was no response. */
  http_status: number | null;
  /** Reason why there was no response. */
  error: string | null;
  /** Duration of the attempt in milliseconds. */
  duration_ms: number;
}

/** A function run of the agent. */
export interface TimelineFunctionRun {
  /** Id of the function. `null` if the engine provided it. */
  function_id?: string | null;
  /** Name of the function. */
  name: string;
  /** Type of the function. `custom_llm` if the model's own server ran it. */
  kind?: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether the run succeeded. */
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
  /** Side that pressed the key. */
  by: "user" | "agent";
}

/** The conversation continues in another language of the agent. */
export interface TimelineLanguageChange {
  /** Language until then. */
  from_language: string;
  /** Language from then on. */
  to_language: string;
  /** Milliseconds since the audio opened. */
  at_ms: number;
}

/**
 * Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
 * the agent's first audio.
 */
export interface TimelineLatency {
  /** Number of the turn, from 1. */
  turn: number;
  /** Time until the utterance was complete as text. */
  hear_ms: number;
  /** Time from then until the first words of the reply. */
  think_ms: number;
  /** Time from then until the first audio of the reply. */
  speak_ms: number;
  /** Total time. */
  total_ms: number;
}

/** A passage of a knowledge base. */
export interface TimelinePassage {
  /** Id of the chunk. */
  chunk_id: string | null;
  /** Knowledge base that contains the chunk. Absent in calls of earlier releases. */
  knowledge_base_id?: string | null;
  /** Source that contains the chunk. */
  source_id: string;
  /** Position in the source, from 0. */
  position: number | null;
  /** Combined rank, from 0 to 1. */
  score: number;
  /** Similarity in meaning, as a cosine from -1 to 1. */
  similarity: number | null;
  /** Title of the page or document. */
  title: string | null;
}

/** A supervisor. */
export interface TimelinePrincipal {
  /** `user` for a user, `key` for a program with an API key. */
  kind: string;
  /** Identifier of the user or the key. */
  id: string;
}

/** A failure during the call. After a warning, the call continues. */
export interface TimelineProblem {
  /** Stable code. */
  code: string;
  /** Explanation for humans. */
  detail: string;
}

/** A search of the agent in its knowledge bases. */
export interface TimelineSearch {
  /** Text that was searched for. */
  query: string;
  /** Passages that the model received, best first. */
  passages: TimelinePassage[];
  /** Duration of the search in milliseconds. */
  ms: number;
}

/** A change of the call's status. */
export interface TimelineState {
  status: CallStatus;
  end_reason?: CallEndReason;
  /** Original text from the carrier or provider. Present with an end reason. */
  end_detail?: string | null;
  /** Whether the call tries settings that are not saved. */
  draft?: boolean;
}

/** An action of a supervisor. */
export interface TimelineSupervision {
  /** Kind of action. `whispered` text is for the agent, `said` text for the other side. */
  what: "started" | "mode" | "whispered" | "said" | "ended";
  mode: MonitorMode;
  by: TimelinePrincipal;
  /** Milliseconds since the audio opened. */
  at_ms: number;
  /** Text that was whispered or said. */
  text?: string;
  /** Start of the supervisor's speech, in milliseconds since the audio opened. */
  start_ms?: number;
}

/** The call was transferred to a human. */
export interface TimelineTransfer {
  /** Number of the human. */
  transfer_to: string;
  mode: TransferMode;
}

/**
 * A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
 * call.
 */
export interface TimelineTransferProgress {
  /** Number of the human. */
  transfer_to: string;
  /** Step of the transfer. */
  state: "dialing" | "ringing" | "briefing" | "accepted" | "failed";
  /**
   * Reason why the transfer failed: `declined`, `no_answer`, `busy`, `machine`, `no_decision`,
   * `hung_up`, `refused` and others. `null` if it has not failed.
   */
  reason: string | null;
}

/** An utterance that one side, or a supervisor, completed. */
export interface TimelineUtterance {
  /** Speaker. */
  role: "agent" | "user" | "supervisor";
  /**
   * Agent that said it, which after a handoff differs from the agent of the call. Present only with the
   * role `agent`, and absent in calls that an older release carried.
   */
  agent_id?: string;
  /** Text of the utterance. For an interrupted agent, only the part that was played. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted the utterance. */
  interrupted: boolean;
  /**
   * Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
   * `other_languages`, if the recognizer reported it.
   */
  language?: string;
}

/** ISO 8601, UTC, milliseconds. */
export type Timestamp = string;

/** Input and output tokens of a model. */
export interface TokenUsage {
  /** Input tokens. */
  input_tokens: number;
  /** Output tokens. */
  output_tokens: number;
}

/** Amount to pay, from 1 to 10,000. */
export interface TopupCreate {
  /** Decimal number, preferably as a string. */
  amount: string | number;
  /** Currency code, ISO 4217. Default: "USD". */
  currency?: "USD";
  /**
   * Whether to save the payment method for automatic top-ups. It is always saved if automatic top-up is
   * configured. Default: false.
   */
  save_method?: boolean;
}

/** A ledger entry. */
export interface Transaction {
  /** Identifier, prefix `txn_`. */
  id: string;
  /**
   * Reason for the entry. `refund`: a payment was refunded, and the balance decreased; a positive entry
   * reverses a refund that failed. `dispute`: the payer disputed a payment with the bank (a chargeback),
   * and the balance decreased; a positive entry reverses it after the dispute was won.
   */
  kind: "free_balance" | "topup" | "call" | "number_rent" | "number_refund" | "refund" | "dispute";
  /** Amount of the entry. Positive if the balance increased. */
  amount: Money;
  /**
   * Id of the charged item: a call, the leg after its transfer (`leg_` and the rest of the call id), the
   * leg to a fallback number (`leg_fwd_`), a conversation of a test run (`test_`), or a charge outside
   * of calls (`msg_`): a reply in a chat, in the playground or in a chat completion, another analysis of
   * a call, or a preview of a voice.
   */
  call_id: string | null;
  /** Payment that was credited, refunded or disputed. */
  payment_id: string | null;
  /** Number whose monthly rent was charged or refunded. */
  phone_number_id?: string | null;
  /**
   * URL of the receipt of a payment, which opens without credentials: the provider's receipt, or a page
   * of this service that is valid for 90 days. `null` if the entry is not a payment.
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

/** Utterances and function runs of a call. */
export interface Transcript {
  /** Id of the call. */
  call_id: string;
  /** Whether the transcript is complete. False during the call. */
  final: boolean;
  /**
   * Utterances as lines of text: `Agent: …`, `User: …`, `Supervisor: …`. After a handoff, the lines of
   * another agent contain its name: `Agent (Ben): …`.
   */
  text: string;
  /** Utterances and function runs, oldest first. */
  data: TranscriptItem[];
}

/** A function that the agent ran. */
export interface TranscriptFunctionRun {
  /** Variant of the item. */
  type: "tool";
  /** Sequence number in the timeline. */
  sequence: number;
  /** Name of the function. */
  name: string;
  /** Arguments passed by the model. */
  arguments: { [name: string]: unknown };
  /** Whether the run succeeded. */
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

/** An utterance of one side. */
export interface TranscriptUtterance {
  /** Variant of the item. */
  type: "utterance";
  /** Sequence number in the timeline. */
  sequence: number;
  /** Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent. */
  role: "agent" | "user" | "supervisor";
  /**
   * Agent that said it, which after a handoff differs from the agent of the call. Present only with the
   * role `agent`.
   */
  agent_id?: string;
  /** Text of the utterance. For an interrupted agent, only the part that was played. */
  text: string;
  /** Milliseconds since the audio opened. */
  start_ms: number;
  /** Milliseconds since the audio opened. */
  end_ms: number;
  /** Whether the other side interrupted the utterance. */
  interrupted: boolean;
  /**
   * Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
   * `other_languages`, if the recognizer reported it.
   */
  language?: string;
}

/**
 * Transfers the call to a human at a number that the settings of the agent allow. An agent with a
 * `custom-llm` engine can transfer only to the numbers of its `transfer_call` functions (`to` and
 * `allowed_destinations`). Any other `transfer_number` from its server is rejected.
 */
export interface TransferCallFunctionCreate {
  /** Variant of the function. */
  type: "transfer_call";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /**
   * Number in E.164 format. If it is `null`, the model chooses one of `allowed_destinations`. Without
   * that list, the model can choose any number, which requires admin scope (403 `forbidden_scope`).
   * Required if `allowed_destinations` is absent.
   */
  to?: string | null;
  allowed_destinations?: AllowedDestinations;
  /** Text spoken before the transfer. */
  message?: string | null;
  mode?: TransferMode;
  /**
   * Text spoken to the human of a warm transfer before they accept the call. If it is `null`, the model
   * provides the text, or a summary of the conversation is used.
   */
  briefing?: string | null;
}

/**
 * Transfers the other side to a human at a number. In a cold transfer, the carrier connects them, and
 * the call completes as `transferred`. In a warm transfer, the other side hears that it is being
 * connected, then a soft ringback while the number is called. The human hears the briefing, and
 * accepts the call with 1 or declines it with 2. If the human accepts, both sides talk through Parley,
 * the recording continues, and transcription stops; the call completes as `transferred` when either
 * side hangs up. Otherwise, the agent tells the other side and continues, and `failure` contains the
 * reason.
 */
export interface TransferControl {
  /** Variant of the command. */
  action: "transfer";
  to: E164;
  mode?: TransferMode;
  /**
   * Text spoken to the human of a warm transfer. If it is `null` or absent, the agent's model, if it has
   * one, writes a summary of the conversation.
   */
  briefing?: string | null;
  /**
   * Text spoken to the other side before the transfer. If it is `null` or absent, a warm transfer uses a
   * standard sentence, and a cold transfer none.
   */
  message?: string | null;
}

/** Cost of the leg after a transfer, charged when the carrier has reported its end. */
export interface TransferCost {
  /** Sum of the items. */
  total: Money;
  /** Ledger entry of the leg. `null` if the leg cost nothing, or if billing was off. */
  transaction_id: string | null;
  /** Items for the leg, and the part that the wallet could not cover. */
  items: CostItem[];
}

/**
 * Kind of transfer. `cold` (the default) makes the carrier connect the other side to the number, and
 * Parley's leg ends. If nobody answers over Twilio, the other side hears a sentence and is hung up.
 * `warm` calls the number on a second leg while the other side waits. The human hears a briefing, and
 * accepts the call with 1 or declines it with 2.
 */
export type TransferMode = "cold" | "warm";

/** A Twilio account that owns the number. Inbound calls of the number are routed to Parley. */
export interface TwilioAccountCreate {
  /** Variant of the account. */
  type: "twilio";
  /** Account SID. */
  account_sid: string;
  /** Auth token. It is never returned. */
  auth_token: string;
}

/** A question and the newest call in which it was asked. */
export interface UnansweredQuestion {
  /** The question, in its most recent wording. */
  question: string;
  /** Number of times the question was asked. */
  asked: number;
  last_asked_at: Timestamp;
  /** Call in which the question was asked most recently. */
  call_id: string;
  /** Agent of that call. */
  agent_id: string;
  /** Similarity of the closest passage in that call. `null` if there was none. */
  similarity: number | null;
}

/** Questions of callers that no passage answered. */
export interface UnansweredQuestions {
  /** Questions, sorted by whether they have a question mark, then by frequency, then newest first. */
  data: UnansweredQuestion[];
  /** Number of evaluated searches, including answered ones. */
  searches: number;
  /** Whether there are more searches. Only the newest were evaluated then. */
  is_capped: boolean;
}

/** Lets the agent speak again. */
export interface UnmuteControl {
  /** Variant of the command. */
  action: "unmute";
}

/** Usage in a period. */
export interface Usage {
  from: Timestamp;
  to: Timestamp;
  group_by: UsageGrouping;
  totals: UsageTotals;
  /** Rows, sorted by key. */
  data: UsageRow[];
}

/** Dimension by which usage is grouped. */
export type UsageGrouping = "day" | "agent" | "number" | "campaign";

/** Usage of one day, agent, number or campaign. */
export interface UsageRow {
  /** Number of ended calls. */
  calls: number;
  /**
   * Number of charges outside of calls: replies in widget chats, in the playground and in chat
   * completions, repeated analyses of calls, conversations of tests (up to three charges each), and
   * previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their
   * row. They have no number and no campaign, and previews have no agent.
   */
  messages?: number;
  /** Minutes from answer to hang-up. */
  minutes: number;
  /** Input tokens of the models. */
  llm_input_tokens: number;
  /** Output tokens of the models. */
  llm_output_tokens: number;
  /** Number of spoken characters. */
  tts_characters: number;
  cost: Money;
  /**
   * Day (UTC), agent id, number or campaign id. `null` for calls and chats without one. A leg to a
   * fallback number has only a cost, and the number that was called.
   */
  key: string | null;
}

/** Usage of the whole period. */
export interface UsageTotals {
  /** Number of ended calls. */
  calls: number;
  /**
   * Number of charges outside of calls: replies in widget chats, in the playground and in chat
   * completions, repeated analyses of calls, conversations of tests (up to three charges each), and
   * previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their
   * row. They have no number and no campaign, and previews have no agent.
   */
  messages?: number;
  /** Minutes from answer to hang-up. */
  minutes: number;
  /** Input tokens of the models. */
  llm_input_tokens: number;
  /** Output tokens of the models. */
  llm_output_tokens: number;
  /** Number of spoken characters. */
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
  /** Program of the login in words, such as `Chrome on Linux`. */
  device: string;
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

/**
 * Values for `{{name}}` in prompt, greeting and messages. `current_date` and `current_time` exist in
 * every conversation: the time of its start, in the agent's language and the workspace's time zone.
 * Calls also have `call_id`, `direction`, `user_number` and `agent_number`. Values of the agent
 * override these, and values of the call or contact override both. A name without a value is left out.
 * Values add at most 200,000 characters to one text; the rest is left out.
 */
export type Variables = { [name: string]: string | number | boolean };

/** A voice. */
export interface Voice {
  /**
   * Voice id, `<provider>-<voicename>`. For voices that a provider with an account lists, the name is
   * the provider's own voice id, because display names change.
   */
  voice_id: string;
  /** Display name. */
  name: string;
  /** Provider of the voice. */
  provider: string;
  gender: NullableGender;
  /** Language codes. The provider's main language for this voice is first. */
  supported_languages: string[];
  /** Description of the sound of the voice. Empty if unknown. */
  description: string;
  /** URL of a public recording by the provider. `null` if there is none. */
  preview_url?: string | null;
}

/** Recordings of one speaker, one to three minutes in total, and the consent of the speaker. */
export interface VoiceClone {
  /** Display name, 1 to 100 characters. */
  name: string;
  /** The speaker and how they consented to the cloning, in 20 to 2000 characters. Stored with the voice. */
  consent: string;
  gender?: Gender;
  /** Description of the sound of the voice, up to 500 characters. */
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

/** Text to speak. */
export interface VoicePreview {
  /** Text to speak. Default: a short greeting. */
  text?: string;
  /** Language of the text. Default: the first language of the voice. */
  language?: string;
}

/**
 * Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices
 * supports this range.
 */
export type VoiceSpeed = number;

/** Behavior when an answering machine answers. */
export interface Voicemail {
  /**
   * `hangup`: ends the call as soon as a machine is detected. `message`: waits for the end of the
   * machine's greeting and leaves `message`. Default: `hangup`.
   */
  action?: "hangup" | "message";
  /** Message to leave after the beep. */
  message?: string | null;
}

/** Behavior when an answering machine answers. */
export interface VoicemailInput {
  /**
   * `hangup`: ends the call as soon as a machine is detected. `message`: waits for the end of the
   * machine's greeting and leaves `message`. Default: `hangup`.
   */
  action?: "hangup" | "message";
  /** Message to leave after the beep. */
  message?: string | null;
}

/** Balance and spending of a workspace. */
export interface Wallet {
  /**
   * Billing mode of the deployment. `prepaid`: calls require a balance and are charged to it. `off`:
   * calls require no balance, and costs are only counted.
   */
  billing: "off" | "prepaid";
  /**
   * Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is
   * paid.
   */
  balance: Money;
  /** Amount reserved for waiting calls and calls in progress. */
  reserved: Money;
  /** Balance minus the reserved amount, which is available for new calls. */
  available: Money;
  /** Currency code, ISO 4217. */
  currency: string;
  /**
   * Balance below which `low_balance` is true. The audit log then gets an entry. `null` if there is no
   * threshold.
   */
  low_balance_threshold: Money | null;
  /** Whether the balance is below the threshold. */
  low_balance: boolean;
  /** Maximum cost of calls per day (UTC). `null` if there is no cap. */
  daily_cap: Money | null;
  /**
   * Maximum cost per day (UTC) that the operator set for this workspace. `null` if there is none. The
   * lower of the two daily caps applies.
   */
  operator_daily_cap: Money | null;
  /** Maximum cost of calls per calendar month (UTC). `null` if there is no cap. */
  monthly_cap: Money | null;
  /** Amount charged for calls today. */
  spent_today: Money;
  /** Amount charged for calls this month. */
  spent_this_month: Money;
  /**
   * Automatic top-up. `null` if it is off. After a payment of the workspace was disputed, it charges
   * nothing until it is set again.
   */
  auto_topup: AutoTopup | null;
  /** Whether the automatic top-up can pay. `null` if it is off. */
  auto_topup_status: AutoTopupStatus | null;
  /** Whether a payment method is saved that automatic top-ups charge. */
  has_payment_method: boolean;
  updated_at: Timestamp;
}

/** Settings of the wallet to change. `null` clears a setting. */
export interface WalletUpdate {
  /** Balance below which an alert is raised. */
  low_balance_threshold?: MoneyInputInput | null;
  /** Maximum cost of calls per day. */
  daily_cap?: MoneyInputInput | null;
  /** Maximum cost of calls per month. */
  monthly_cap?: MoneyInputInput | null;
  /** Automatic top-up. An update replaces it as a whole. */
  auto_topup?: AutoTopupInput | null;
}

/** An endpoint that receives events. */
export interface Webhook {
  /** Identifier, prefix `whk_`. */
  id: string;
  /** URL of the webhook. */
  url: string;
  /** Events that are sent to the URL. */
  events: EventName[];
  retry_policy: RetryPolicy;
  /** Whether events are sent to the webhook. Default: true. */
  enabled: boolean;
  format: WebhookFormat;
  /** Agent whose `webhook_url` is this URL. */
  agent_id: string | null;
  /**
   * Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
   * attempt in five days failed, without a pause of two days between attempts.
   */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Number of failed attempts since the last success. */
  failure_streak: number;
  last_success_at: NullableTimestamp;
  last_failure_at: NullableTimestamp;
  rotation_expires_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A webhook that was created, changed, enabled, disabled or deleted. */
export interface WebhookChange {
  /** Id of the webhook. */
  webhook_id: string;
  /** Whether events are sent to the webhook. */
  enabled: boolean;
  /**
   * Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
   * attempt in five days failed, without a pause of two days between attempts.
   */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Whether the webhook was deleted. */
  deleted: boolean;
}

/** A new webhook. */
export interface WebhookCreate {
  url: HttpUrl;
  /** Events that are sent to the URL. */
  events: EventName[];
  retry_policy?: RetryPolicy;
  /** Whether events are sent to the webhook. Default: true. */
  enabled?: boolean;
  format?: WebhookFormat;
}

/** Delivery of one event to one webhook. */
export interface WebhookDelivery {
  /** Identifier, prefix `dlv_`. */
  id: string;
  /** Id of the webhook. */
  webhook_id: string;
  /** Id of the event. Receivers use it to deduplicate events. */
  event_id: string;
  event: EventName;
  /** Call that the event concerns. */
  call_id: string | null;
  /** Agent that the event concerns. */
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
  /** Id of the webhook. */
  webhook_id: string;
  /** Id of the event. Receivers use it to deduplicate events. */
  event_id: string;
  event: EventName;
  /** Call that the event concerns. */
  call_id: string | null;
  /** Agent that the event concerns. */
  agent_id: string | null;
  status: DeliveryStatus;
  /** Number of attempts so far. */
  attempts: number;
  /** HTTP status of the last response. */
  last_status: number | null;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  /** URL to which the event is sent. */
  url: string;
  /** Raw body, as it was signed. */
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
 * Format of deliveries. With `retell`, the body has `event` and `call` in Retell's format, and
 * `x-retell-signature` can be verified with Retell's library, using the secret of the webhook instead
 * of the API key. `retell` supports only the events `call_started`, `call_ended` and `call_analyzed`.
 * Default: `parley`.
 */
export type WebhookFormat = "parley" | "retell";

/** Sends a signed request to your URL and passes the response to the model. */
export interface WebhookFunctionCreate {
  /** Variant of the function. */
  type: "webhook";
  name: FunctionName;
  /** Tells the model when to use the function. */
  description: string;
  /** JSON Schema of the arguments. An update replaces it as a whole. */
  parameters?: { [name: string]: unknown };
  url: HttpUrl;
  headers?: FunctionHeaders;
  /** Milliseconds to wait for the response. Default: 10000. */
  timeout_ms?: number;
  /** Text spoken while the function runs. */
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
  /** Id of the webhook. */
  id: string;
  /** New secret. Present only when a rotation starts. */
  secret?: string;
  /** Whether only the new secret signs deliveries. */
  promoted: boolean;
  rotation_expires_at: NullableTimestamp;
}

/** Event to send. */
export interface WebhookTest {
  event?: EventName;
}

/** Response of the receiver. */
export interface WebhookTestResult {
  /** Whether the receiver responded with a 2xx status in time. */
  ok: boolean;
  /** HTTP status of the response. `null` if there was no response. */
  status: number | null;
  /** First KiB of the response. */
  body: string | null;
  /** Reason why there was no response. */
  error: string | null;
  /** Milliseconds until the response was complete. */
  duration_ms: number;
  request: SentRequest;
}

/** Fields to change. */
export interface WebhookUpdate {
  url?: HttpUrl;
  /** Events that are sent to the URL. */
  events?: EventName[];
  retry_policy?: RetryPolicy;
  /** Whether events are sent to the webhook. */
  enabled?: boolean;
  format?: WebhookFormat;
}

/** A webhook with its secret, which is returned only once. */
export interface WebhookWithSecret {
  /** Identifier, prefix `whk_`. */
  id: string;
  /** URL of the webhook. */
  url: string;
  /** Events that are sent to the URL. */
  events: EventName[];
  retry_policy: RetryPolicy;
  /** Whether events are sent to the webhook. Default: true. */
  enabled: boolean;
  format: WebhookFormat;
  /** Agent whose `webhook_url` is this URL. */
  agent_id: string | null;
  /**
   * Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
   * attempt in five days failed, without a pause of two days between attempts.
   */
  disabled_reason: "manual" | "gone" | "failing" | null;
  /** Number of failed attempts since the last success. */
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
  /** Id of the agent. */
  agent_id: string;
  /**
   * Fixed version of the agent. `null` for the published version or, if none is published, the newest.
   * Two versions of one agent can share a number.
   */
  agent_version?: number | null;
  /** Share of the agent: its weight divided by the sum of all weights. */
  weight?: number;
}

/** An agent and its share. */
export interface WeightedAgentInput {
  /** Id of the agent. */
  agent_id: string;
  /**
   * Fixed version of the agent. `null` for the published version or, if none is published, the newest.
   * Two versions of one agent can share a number.
   */
  agent_version?: number | null;
  /** Share of the agent: its weight divided by the sum of all weights. Default: 1. */
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
  /** Agent that talks to visitors. */
  agent_id: string;
  /** Modes that the widget offers. */
  modes: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
   */
  allowed_domains: string[];
  theme: WidgetTheme;
  /** First line of a chat. `null` for the greeting of the agent. */
  greeting: string | null;
  /** Title of the window. `null` for the name of the agent. */
  title: string | null;
  /** Cost of the widget's chats and calls per day (UTC) at which no further one begins. */
  budget_per_day: Money | null;
  status: WidgetStatus;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A message from a visitor. */
export interface WidgetChat {
  /** The message. */
  message: string;
  /** Session of the message. If it is absent, a new session is opened. */
  session_id?: string | null;
  /** Token of the session, from the response that opened it. Required only with `session_id`. */
  token?: string | null;
}

/** The agent's reply. */
export interface WidgetChatReply {
  /** Id of the session. */
  session_id: string;
  /** Token of the session, if this message opened it. */
  token?: string;
  message: WidgetMessage;
}

/** Settings that a page needs to show a widget. Contains no secrets. */
export interface WidgetConfig {
  /** Id of the widget. */
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
  /** Brand of the workspace. `null` if it has none. */
  brand: Branding | null;
}

/** A new widget. */
export interface WidgetCreate {
  /** Name for your own use. */
  name: string;
  /** Agent that talks to visitors. */
  agent_id: string;
  /** Modes that the widget offers. */
  modes?: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
   */
  allowed_domains?: string[];
  theme?: WidgetThemeInput;
  /** First line of a chat. `null` for the greeting of the agent. */
  greeting?: string | null;
  /** Title of the window. `null` for the name of the agent. */
  title?: string | null;
  /**
   * Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in
   * progress then goes on, so that the day can cost more. `null` if only the wallet limits them.
   */
  budget_per_day?: MoneyInputInput | null;
  /** Status of the widget. The public operations of a disabled widget return 404. Default: "active". */
  status?: "active" | "disabled";
}

/** One message of a chat. */
export interface WidgetMessage {
  /** Identifier, prefix `msg_`. */
  id: string;
  /** Author of the message. */
  role: "agent" | "user";
  /** Plain text. */
  text: string;
  /** Names of the functions that ran for the message. */
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

/** Mode in which visitors talk to the agent. */
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
  /** Id of the widget. */
  widget_id: string;
  mode: WidgetMode;
  /** Origin of the page. `null` if the client sent none. */
  origin: string | null;
  /** The call of a voice session. */
  call_id: string | null;
  /** Number of messages. */
  messages: number;
  created_at: Timestamp;
  last_message_at: NullableTimestamp;
  /**
   * Time when the messages were removed at the end of their retention period. `null` if they were not
   * removed.
   */
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
  /** Seconds for which the token is valid after the last message. */
  expires_in: number;
  /** Token to join the call. Present with `voice`. */
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
  /** Color of the bubble and buttons. */
  accent?: string;
  /** Corner of the page. */
  position?: "bottom-right" | "bottom-left";
  /** Color scheme. `auto` follows the embedding page. */
  mode?: "auto" | "light" | "dark";
}

/** Appearance of a widget. */
export interface WidgetThemeInput {
  /** Color of the bubble and buttons. Default: "#0f766e". */
  accent?: string;
  /** Corner of the page. Default: "bottom-right". */
  position?: "bottom-right" | "bottom-left";
  /** Color scheme. `auto` follows the embedding page. Default: "auto". */
  mode?: "auto" | "light" | "dark";
}

/** Fields to change. */
export interface WidgetUpdate {
  /** Name for your own use. */
  name?: string;
  /** Agent that answers. In open chats, the change applies from the next message on. */
  agent_id?: string;
  /** Modes that the widget offers. */
  modes?: WidgetMode[];
  /**
   * Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
   * `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
   */
  allowed_domains?: string[];
  theme?: WidgetThemeInput;
  /** First line of a chat. `null` for the greeting of the agent. */
  greeting?: string | null;
  /** Title of the window. `null` for the name of the agent. */
  title?: string | null;
  /**
   * Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in
   * progress then goes on, so that the day can cost more. `null` if only the wallet limits them.
   */
  budget_per_day?: MoneyInputInput | null;
  /** Status of the widget. The public operations of a disabled widget return 404. */
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

/** An event in the workspace. */
export type WorkspaceEvent = WorkspaceEventCallState | WorkspaceEventCallUtterance | WorkspaceEventCallTool | WorkspaceEventCallLatency | WorkspaceEventCallInterrupted | WorkspaceEventCallDtmf | WorkspaceEventCallKnowledge | WorkspaceEventCallTransferProgress | WorkspaceEventCallTransfer | WorkspaceEventCallMonitor | WorkspaceEventCallAgentChanged | WorkspaceEventCallLanguageChanged | WorkspaceEventCallWarning | WorkspaceEventCallError | WorkspaceEventCallAnalysis | WorkspaceEventCallWebhook | WorkspaceEventCampaignChanged | WorkspaceEventPhoneNumberChanged | WorkspaceEventKnowledgeSourceChanged | WorkspaceEventTestRunChanged | WorkspaceEventWebhookChanged | WorkspaceEventDeliveryDeadLettered | WorkspaceEventWalletLow | WorkspaceEventStreamPosition;

/** Call that an event concerns. */
export interface WorkspaceEventCall {
  /** Identifier of the call. */
  call_id: string;
  /** Sequence number of the entry of its timeline. */
  sequence: number;
  direction: CallDirection;
  channel: CallChannel;
  /** Number of the caller. */
  from_number: string | null;
  /** Number of the destination. */
  to_number: string | null;
  /** Campaign that placed the call. */
  campaign_id: string | null;
  start_time: NullableTimestamp;
  /** Duration of the conversation in milliseconds. `null` until it has ended. */
  duration_ms: number | null;
}

/** A handoff of the call to another agent. */
export interface WorkspaceEventCallAgentChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineAgentChange;
  /** Type of the event. */
  type: "call.agent_changed";
}

/** The analysis of the call. */
export interface WorkspaceEventCallAnalysis {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineAnalysis;
  /** Type of the event. */
  type: "call.analysis";
}

/** A key of the phone keypad was pressed. */
export interface WorkspaceEventCallDtmf {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineKey;
  /** Type of the event. */
  type: "call.dtmf";
}

/** A failure during the call. After a warning, the call continues. */
export interface WorkspaceEventCallError {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineProblem;
  /** Type of the event. */
  type: "call.error";
}

/** The other side interrupted the agent. */
export interface WorkspaceEventCallInterrupted {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineInterruption;
  /** Type of the event. */
  type: "call.interrupted";
}

/** A search of the agent in its knowledge bases. */
export interface WorkspaceEventCallKnowledge {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineSearch;
  /** Type of the event. */
  type: "call.knowledge";
}

/** The conversation continues in another language of the agent. */
export interface WorkspaceEventCallLanguageChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineLanguageChange;
  /** Type of the event. */
  type: "call.language_changed";
}

/**
 * Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
 * the agent's first audio.
 */
export interface WorkspaceEventCallLatency {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineLatency;
  /** Type of the event. */
  type: "call.latency";
}

/** An action of a supervisor. */
export interface WorkspaceEventCallMonitor {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineSupervision;
  /** Type of the event. */
  type: "call.monitor";
}

/** A change of the call's status. */
export interface WorkspaceEventCallState {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineState;
  /** Type of the event. */
  type: "call.state";
}

/** A function run of the agent. */
export interface WorkspaceEventCallTool {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineFunctionRun;
  /** Type of the event. */
  type: "call.tool";
}

/** The call was transferred to a human. */
export interface WorkspaceEventCallTransfer {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineTransfer;
  /** Type of the event. */
  type: "call.transfer";
}

/**
 * A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
 * call.
 */
export interface WorkspaceEventCallTransferProgress {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineTransferProgress;
  /** Type of the event. */
  type: "call.transfer_progress";
}

/** An utterance that one side, or a supervisor, completed. */
export interface WorkspaceEventCallUtterance {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineUtterance;
  /** Type of the event. */
  type: "call.utterance";
}

/** A failure during the call. After a warning, the call continues. */
export interface WorkspaceEventCallWarning {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineProblem;
  /** Type of the event. */
  type: "call.warning";
}

/** An attempt to deliver a webhook event about the call. */
export interface WorkspaceEventCallWebhook {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TimelineDelivery;
  /** Type of the event. */
  type: "call.webhook";
}

/** A campaign that was created, changed or deleted, or whose status changed. */
export interface WorkspaceEventCampaignChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: CampaignChange;
  /** Type of the event. */
  type: "campaign.changed";
}

/** A webhook delivery that has used up its attempts. */
export interface WorkspaceEventDeliveryDeadLettered {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: DeadDelivery;
  /** Type of the event. */
  type: "delivery.dead_lettered";
}

/** A source of a knowledge base that was added, read again or deleted, or whose status changed. */
export interface WorkspaceEventKnowledgeSourceChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: KnowledgeSourceChange;
  /** Type of the event. */
  type: "knowledge_source.changed";
}

/** A phone number that was added, or whose status, agent or nickname changed. */
export interface WorkspaceEventPhoneNumberChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: PhoneNumberChange;
  /** Type of the event. */
  type: "phone_number.changed";
}

/**
 * A position of the stream: its start, a position after missed events, or a position that it reached
 * while no requested event occurred.
 */
export interface WorkspaceEventStreamPosition {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: StreamPosition;
  /** Type of the event. */
  type: "stream.position";
}

/** A test run that was started, or whose status changed. */
export interface WorkspaceEventTestRunChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: TestRunChange;
  /** Type of the event. */
  type: "test_run.changed";
}

/** A balance that fell below `low_balance_threshold`. */
export interface WorkspaceEventWalletLow {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
  call: WorkspaceEventCall | null;
  data: LowWallet;
  /** Type of the event. */
  type: "wallet.low";
}

/** A webhook that was created, changed, enabled, disabled or deleted. */
export interface WorkspaceEventWebhookChanged {
  at: Timestamp;
  /** Agent that the event concerns. `null` if there is none. */
  agent_id: string | null;
  /** Call of a `call.` event, in its state when the event is sent. `null` for other events. */
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

/** Redaction and retention of the conversations of all agents that inherit these settings. */
export interface WorkspacePrivacy {
  /**
   * Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
   * stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
   * addresses, dates of birth, telephone numbers. Default: none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /**
   * Additional patterns to redact, each with its own mark. All patterns together may compile to at most
   * 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
   * Default: none.
   */
  patterns?: RedactionPattern[];
  /** Whether models receive the marks as well. Default: false. */
  redact_model?: boolean;
  /** Whether nothing that is said is stored or published. Default: false. */
  no_store?: boolean;
  retention_days?: RetentionDays;
}

/** Redaction and retention of the conversations of all agents that inherit these settings. */
export interface WorkspacePrivacyInput {
  /**
   * Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
   * stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
   * addresses, dates of birth, telephone numbers. Default: none.
   */
  redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
  /**
   * Additional patterns to redact, each with its own mark. All patterns together may compile to at most
   * 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
   * Default: none.
   */
  patterns?: RedactionPatternInput[];
  /** Whether models receive the marks as well. Default: false. */
  redact_model?: boolean;
  /** Whether nothing that is said is stored or published. Default: false. */
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
   * Redaction and retention of the conversations of all agents that inherit these settings. Merged field
   * by field.
   */
  privacy?: WorkspacePrivacyInput | null;
}
