// Types of the named schemas of the contract.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A voice agent.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_name": "Ada",
         *       "voice_id": "builtin-alloy",
         *       "language": "en-US",
         *       "response_engine": {
         *         "type": "service-llm",
         *         "system_prompt": "You are Ada at the front desk of Northwind."
         *       },
         *       "knowledge_base_ids": [],
         *       "webhook_url": null,
         *       "webhook_events": [
         *         "call.started",
         *         "call.transcript",
         *         "call.ended",
         *         "call.error",
         *         "call.transfer"
         *       ],
         *       "greeting": "Hello, this is Ada from Northwind. How can I help?",
         *       "functions": [],
         *       "tags": [],
         *       "folder": null,
         *       "interruption": {
         *         "enabled": true,
         *         "min_ms": 200,
         *         "min_words": 1
         *       },
         *       "endpointing": {
         *         "min_ms": 300,
         *         "max_ms": 1000
         *       },
         *       "inactivity": {
         *         "seconds": 8,
         *         "reminders": [
         *           "Are you still there?"
         *         ]
         *       },
         *       "max_duration_seconds": 3600,
         *       "ring_timeout_seconds": 30,
         *       "max_concurrent_calls": null,
         *       "voicemail": {
         *         "action": "hangup",
         *         "message": null
         *       },
         *       "recording": {
         *         "enabled": true,
         *         "disclosure": null
         *       },
         *       "privacy": {
         *         "redact": [],
         *         "patterns": [],
         *         "redact_model": false,
         *         "no_store": false
         *       },
         *       "extraction": null,
         *       "fallback_voice_id": null,
         *       "variables": {},
         *       "version": 1,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Agent: {
            /** @description Identifier, prefix `agent_`. */
            readonly agent_id: string;
            /** @description Display name. */
            agent_name: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly created_at: string;
            endpointing: components["schemas"]["Endpointing"];
            /** @description JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
            extraction: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id: string | null;
            /** @description Folder shown in the dashboard. */
            folder: string | null;
            /** @description Functions that the agent can use. */
            functions: components["schemas"]["AgentFunction"][];
            /** @description Spoken when the call opens; null: the agent waits for the other side. */
            greeting: string | null;
            inactivity: components["schemas"]["Inactivity"];
            interruption: components["schemas"]["Interruption"];
            /** @description Linked knowledge bases. */
            knowledge_base_ids: string[];
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language: string;
            /** @description Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of other agents pass. Default null: no limit of its own. */
            max_concurrent_calls: number | null;
            /** @description Longest call, in seconds; then the agent ends the call politely. Default 3600. */
            max_duration_seconds: number;
            privacy: components["schemas"]["PrivacySettings"];
            recording: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description How long the phone rings, in seconds. Default 30. */
            ring_timeout_seconds: number;
            tags: components["schemas"]["Tags"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            readonly updated_at: string;
            variables: components["schemas"]["Variables"];
            /** @description Version number; each change increments it. */
            readonly version: number;
            /** @description A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice fails with 502 `provider_failed`; an agent keeps the voice it has. */
            voice_id: string;
            voicemail: components["schemas"]["Voicemail"];
            /** @description What is accepted and probably not meant. Present only in the response to a creation or a change, if there is any. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events: components["schemas"]["EventName"][];
            /** @description Secret that signs deliveries. Present only in the response that created it. */
            readonly webhook_secret?: string;
            /** @description Address that receives call events. Changing it keeps the secret; clearing it with null and setting an address later creates a new secret. */
            webhook_url: string | null;
        };
        /**
         * @description A new agent.
         * @example {
         *       "agent_name": "Ada",
         *       "voice_id": "builtin-alloy",
         *       "language": "en-US",
         *       "response_engine": {
         *         "type": "service-llm",
         *         "system_prompt": "You are Ada at the front desk of Northwind."
         *       },
         *       "greeting": "Hello, this is Ada from Northwind. How can I help?"
         *     }
         */
        AgentCreate: {
            /** @description Read-only; ignored in requests. */
            readonly agent_id?: string;
            /** @description Display name. */
            agent_name: string;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            endpointing?: components["schemas"]["Endpointing"];
            /** @description JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id?: string | null;
            /** @description Folder shown in the dashboard. */
            folder?: string | null;
            /** @description Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can have at most 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][];
            /** @description Spoken when the call opens; null: the agent waits for the other side. */
            greeting?: string | null;
            inactivity?: components["schemas"]["Inactivity"];
            interruption?: components["schemas"]["Interruption"];
            /** @description Linked knowledge bases. */
            knowledge_base_ids?: string[];
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language?: string;
            /** @description Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of other agents pass. Default null: no limit of its own. */
            max_concurrent_calls?: number | null;
            /** @description Longest call, in seconds; then the agent ends the call politely. Default 3600. */
            max_duration_seconds?: number;
            privacy?: components["schemas"]["PrivacySettings"];
            recording?: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description How long the phone rings, in seconds. Default 30. */
            ring_timeout_seconds?: number;
            tags?: components["schemas"]["Tags"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
            /** @description Read-only; ignored in requests. */
            readonly version?: number;
            /** @description A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice fails with 502 `provider_failed`; an agent keeps the voice it has. */
            voice_id: string;
            voicemail?: components["schemas"]["Voicemail"];
            /** @description Read-only; ignored in requests. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events?: components["schemas"]["EventName"][];
            /** @description Read-only; ignored in requests. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description Address that receives call events. Changing it keeps the secret; clearing it with null and setting an address later creates a new secret.
             */
            webhook_url?: string | null;
        };
        /**
         * @description Fields that one conversation uses in place of the agent's own. Nothing is saved: updateAgent takes the same fields to keep them.
         * @example {
         *       "greeting": "Hello, this is Ada.",
         *       "response_engine": {
         *         "system_prompt": "You are Ada. Be brief."
         *       }
         *     }
         */
        AgentDraft: {
            /** @description Spoken when the call opens; null: the agent waits for the other side. */
            greeting?: string | null;
            response_engine?: components["schemas"]["ResponseEngineUpdate"];
            /** @description A voice that speaks the agent's language. */
            voice_id?: string;
        };
        /**
         * @description Name of the copy.
         * @example {
         *       "agent_name": "Ada in test"
         *     }
         */
        AgentDuplicate: {
            /** @description Default: the name followed by " (copy)". */
            agent_name?: string;
        };
        /**
         * @description A function that the agent can use.
         * @example {
         *       "id": "fn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "type": "end_call",
         *       "name": "end_call",
         *       "description": "Ends the call after a goodbye.",
         *       "message": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        AgentFunction: {
            allowed_destinations?: components["schemas"]["AllowedDestinations"];
            /** @description mcp: Names of the tools that can be used; null: all. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from the model, or else a summary of the conversation. */
            briefing?: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            readonly created_at: string;
            /** @description webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For humans; the model receives the descriptions of the tools. */
            description: string;
            /** @description webhook: Spoken while the function runs. mcp: Spoken while a tool runs. */
            filler?: string | null;
            /** @description webhook: names of the stored headers. */
            readonly header_names?: string[];
            /** @description Identifier, prefix `fn_`. */
            readonly id: string;
            /** @description transfer_call: Spoken before the transfer. end_call: Spoken before the call ends. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            /** @description Name that the model uses to call it. */
            name: string;
            /** @description webhook: JSON Schema of the arguments; an update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description webhook: secret that signs the requests. Present only in the response that created it. */
            readonly signing_secret?: string;
            /** @description webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run of a tool. Default 10000. */
            timeout_ms?: number;
            /** @description transfer_call: the number; absent when the model chooses it. */
            to?: string;
            /**
             * @description The variant.
             * @enum {string}
             */
            type: "webhook" | "transfer_call" | "end_call" | "dtmf" | "mcp" | "send_sms";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            readonly updated_at: string;
            /** @description webhook: the address. */
            url?: string;
        };
        /**
         * @description A new function.
         * @example {
         *       "type": "end_call",
         *       "name": "end_call",
         *       "description": "Ends the call after a goodbye."
         *     }
         */
        AgentFunctionCreate: components["schemas"]["WebhookFunctionCreate"] | components["schemas"]["TransferCallFunctionCreate"] | components["schemas"]["EndCallFunctionCreate"] | components["schemas"]["DtmfFunctionCreate"] | components["schemas"]["McpFunctionCreate"] | components["schemas"]["SendSmsFunctionCreate"];
        /**
         * @description A page of functions.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AgentFunctionPage: {
            /** @description Oldest first. */
            data: components["schemas"]["AgentFunction"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "timeout_ms": 5000
         *     }
         */
        AgentFunctionUpdate: {
            allowed_destinations?: components["schemas"]["AllowedDestinations"];
            /** @description mcp: Names of the tools that can be used; null: all. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from the model, or else a summary of the conversation. */
            briefing?: string | null;
            /** @description webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For humans; the model receives the descriptions of the tools. */
            description?: string;
            /** @description webhook: Spoken while the function runs. mcp: Spoken while a tool runs. */
            filler?: string | null;
            /** @description Request headers, for example Authorization. An update replaces all of them. Values are not returned again. */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description transfer_call: Spoken before the transfer. end_call: Spoken before the call ends. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name?: components["schemas"]["FunctionName"];
            /** @description webhook: JSON Schema of the arguments; an update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            } | null;
            /** @description webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run of a tool. Default 10000. */
            timeout_ms?: number | null;
            /** @description transfer_call: The number, in E.164. null: the model chooses one of `allowed_destinations`; without that list it can choose any number, which requires admin scope (403 `forbidden_scope`). Required without `allowed_destinations`. */
            to?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly type?: string;
            url?: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A page of agents.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AgentPage: {
            /** @description Newest first. */
            data: components["schemas"]["Agent"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description The fields to change; null restores the default.
         * @example {
         *       "webhook_url": "https://example.com/hooks/parley"
         *     }
         */
        AgentUpdate: {
            /** @description Read-only; ignored in requests. */
            readonly agent_id?: string;
            /** @description Display name. */
            agent_name?: string;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description How much silence ends an utterance of the other side. Merged field by field. */
            endpointing?: components["schemas"]["Endpointing"] | null;
            /** @description JSON Schema of `extracted` in the analysis; an update replaces it as a whole. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id?: string | null;
            /** @description Folder shown in the dashboard. */
            folder?: string | null;
            /** @description Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can have at most 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][] | null;
            /** @description Spoken when the call opens; null: the agent waits for the other side. */
            greeting?: string | null;
            /** @description What happens while both sides are silent. Merged field by field. */
            inactivity?: components["schemas"]["Inactivity"] | null;
            /** @description When speech of the other side interrupts the agent. Merged field by field. */
            interruption?: components["schemas"]["Interruption"] | null;
            /** @description Linked knowledge bases. */
            knowledge_base_ids?: string[] | null;
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language?: string | null;
            /** @description Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of other agents pass. Default null: no limit of its own. */
            max_concurrent_calls?: number | null;
            /** @description Longest call, in seconds; then the agent ends the call politely. Default 3600. */
            max_duration_seconds?: number | null;
            /** @description What is redacted and what is kept of the conversations of an agent. Merged field by field. */
            privacy?: components["schemas"]["PrivacySettings"] | null;
            /** @description Whether calls are recorded, and the disclosure about it. Merged field by field. */
            recording?: components["schemas"]["RecordingSettings"] | null;
            response_engine?: components["schemas"]["ResponseEngineUpdate"];
            /** @description How long the phone rings, in seconds. Default 30. */
            ring_timeout_seconds?: number | null;
            /** @description Labels. */
            tags?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description Merged name by name. */
            variables?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description Read-only; ignored in requests. */
            readonly version?: number;
            /** @description A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice fails with 502 `provider_failed`; an agent keeps the voice it has. */
            voice_id?: string;
            /** @description What to do when an answering machine answers. Merged field by field. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description Read-only; ignored in requests. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events?: components["schemas"]["EventName"][] | null;
            /** @description Read-only; ignored in requests. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description Address that receives call events. Changing it keeps the secret; clearing it with null and setting an address later creates a new secret.
             */
            webhook_url?: string | null;
        };
        /**
         * @description Something in an agent that is accepted and probably not meant.
         * @example {
         *       "pointer": "/greeting",
         *       "code": "unclosed_variable",
         *       "detail": "\"{{name\" is not closed, and is spoken as it is; close it with }}"
         *     }
         */
        AgentWarning: {
            /**
             * @description Which one it is. More codes may be added.
             * @enum {string}
             */
            code: "empty_prompt" | "malformed_variable" | "unclosed_variable" | "unknown_variable";
            /** @description What callers would notice, and what to do. */
            detail: string;
            /** @description JSON Pointer to the field in the agent. */
            pointer: string;
        };
        /**
         * @description transfer_call: the numbers from which the model can choose when `to` is null. The model receives the list, and the description can say what each number is for. A call refuses any other number: the model receives the reason, and the timeline records a warning `transfer_refused`. null: no list.
         * @example [
         *       "+12025550109",
         *       "+12025550123"
         *     ]
         */
        AllowedDestinations: components["schemas"]["E164"][] | null;
        /**
         * @description An API key without its value.
         * @example {
         *       "id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Production",
         *       "scope": "write",
         *       "allowed_ips": [
         *         "203.0.113.0/24",
         *         "2001:db8::/48"
         *       ],
         *       "prefix": "sk_service_live_3q2v",
         *       "status": "active",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "last_used_at": null,
         *       "last_used_ip": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "revoked_at": null,
         *       "predecessor_id": null
         *     }
         */
        ApiKey: {
            /** @description Networks (CIDR) from which the key may be used; empty for any address. */
            allowed_ips: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who created the key. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description Address of the client that used the key last. */
            last_used_ip: string | null;
            /** @description Free label. */
            name: string;
            /** @description The key that this key replaced by rotation. */
            predecessor_id: string | null;
            /** @description The first characters of the value, to identify the key. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Keys do not expire; they can be revoked.
             * @enum {string}
             */
            status: "active" | "revoked";
        };
        /**
         * @description A new key.
         * @example {
         *       "name": "Production",
         *       "scope": "write",
         *       "allowed_ips": [
         *         "203.0.113.0/24",
         *         "2001:db8::/48"
         *       ]
         *     }
         */
        ApiKeyCreate: {
            /** @description Addresses and networks (CIDR) from which the key may be used; requests from elsewhere get 403 `ip_not_allowed`. Default: any address. */
            allowed_ips?: string[];
            /** @description Free label. */
            name: string;
            /**
             * @description What the key permits; each scope includes those before it. Default: `write`.
             * @enum {string}
             */
            scope?: "read-only" | "write" | "admin";
        };
        /**
         * @description A page of keys.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        ApiKeyPage: {
            /** @description Newest first. */
            data: components["schemas"]["ApiKey"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description An API key with its value, which is returned once.
         * @example {
         *       "id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Production",
         *       "scope": "write",
         *       "allowed_ips": [
         *         "203.0.113.0/24",
         *         "2001:db8::/48"
         *       ],
         *       "prefix": "sk_service_live_3q2v",
         *       "status": "active",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "last_used_at": null,
         *       "last_used_ip": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "revoked_at": null,
         *       "predecessor_id": null,
         *       "key": "sk_service_live_3q2v9n"
         *     }
         */
        ApiKeyWithSecret: {
            /** @description Networks (CIDR) from which the key may be used; empty for any address. */
            allowed_ips: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who created the key. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            /** @description The value. It is not returned again. */
            key: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description Address of the client that used the key last. */
            last_used_ip: string | null;
            /** @description Free label. */
            name: string;
            /** @description The key that this key replaced by rotation. */
            predecessor_id: string | null;
            /** @description The first characters of the value, to identify the key. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Keys do not expire; they can be revoked.
             * @enum {string}
             */
            status: "active" | "revoked";
        };
        /**
         * @description MP3 bytes.
         * @example SUQzBAAAAAA
         */
        AudioContent: string;
        /**
         * @description One action in the workspace.
         * @example {
         *       "id": "aud_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "action": "api_key.used",
         *       "actor_kind": "key",
         *       "actor_id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "actor_name": "Production",
         *       "user_id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "target_id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "changes": {
         *         "requests": 41,
         *         "last_used_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "ip": "203.0.113.7",
         *       "request_id": null,
         *       "created_at": "2026-11-21T09:30:41.000Z"
         *     }
         */
        AuditEntry: {
            /** @description Resource and what happened to it: `agent.updated`. */
            action: string;
            /** @description Id of the user or API key; null for the service. */
            actor_id: string | null;
            /**
             * @description Who acted: a user, an API key, or the service itself.
             * @enum {string}
             */
            actor_kind: "user" | "key" | "system";
            /** @description Present name of the user or API key. */
            actor_name: string | null;
            /** @description What changed: names of fields, and values that are no secrets. Of `api_key.used`: `requests` since the previous such entry of the key, and `last_used_at`. */
            changes: {
                [key: string]: unknown;
            };
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `aud_`. */
            id: string;
            /** @description Address of the client. */
            ip: string | null;
            /** @description `X-Request-Id` of the request. */
            request_id: string | null;
            /** @description Id of the object that was acted on. */
            target_id: string | null;
            /** @description The user who acted, or who created the key. */
            user_id: string | null;
        };
        /**
         * @description A page of the audit log.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AuditEntryPage: {
            /** @description Newest first. */
            data: components["schemas"]["AuditEntry"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description When the available balance falls below the threshold, a top-up of this amount starts.
         * @example {
         *       "threshold": {
         *         "amount": "5.00",
         *         "currency": "USD"
         *       },
         *       "amount": {
         *         "amount": "25.00",
         *         "currency": "USD"
         *       }
         *     }
         */
        AutoTopup: {
            amount: components["schemas"]["MoneyInput"];
            threshold: components["schemas"]["MoneyInput"];
        };
        /**
         * @description A number on offer.
         * @example {
         *       "number": "+14155550120",
         *       "carrier": "twilio",
         *       "country": "US",
         *       "type": "local",
         *       "region": "San Francisco, CA",
         *       "capabilities": [
         *         "voice",
         *         "sms"
         *       ],
         *       "monthly_price": {
         *         "amount": "1.500000",
         *         "currency": "USD"
         *       }
         *     }
         */
        AvailableNumber: {
            /** @description What the number can do. */
            capabilities: components["schemas"]["NumberCapability"][];
            /** @description Carrier that sells the number. */
            carrier: string;
            country: components["schemas"]["CountryCode"];
            /** @description Monthly rent. */
            monthly_price: components["schemas"]["Money"];
            number: components["schemas"]["E164"];
            /** @description City or state, as named by the carrier. */
            region: string | null;
            type: components["schemas"]["NumberType"];
        };
        /**
         * @description Numbers on offer.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AvailableNumberPage: {
            /** @description In the order of the carrier. */
            data: components["schemas"]["AvailableNumber"][];
            /** @description Always false: search with other criteria instead. */
            has_more: boolean;
            /** @description Always null. */
            next_cursor: string | null;
        };
        /**
         * @description A phone or web call.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": 1,
         *       "direction": "outbound",
         *       "channel": "phone",
         *       "to_number": "+12025550100",
         *       "from_number": "+12025550199",
         *       "status": "completed",
         *       "end_reason": "caller_hangup",
         *       "end_detail": null,
         *       "duration": 31.2,
         *       "start_time": "2026-11-21T09:30:02.000Z",
         *       "end_time": "2026-11-21T09:30:33.200Z",
         *       "campaign_id": null,
         *       "schedule_id": null,
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "variables": {},
         *       "tags": [],
         *       "rating": 5,
         *       "note": "Asked for a callback.",
         *       "latency": {
         *         "p50_ms": 640,
         *         "p95_ms": 910,
         *         "turns": 4
         *       },
         *       "cost": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "recording_url": "http://127.0.0.1:3000/v1/calls/call_01jd8k3v9rj6m2t5q7x8y0z1a2/recording.mp3",
         *       "recording_play_url": null,
         *       "recording_status": "ready",
         *       "transcript_url": "http://127.0.0.1:3000/v1/calls/call_01jd8k3v9rj6m2t5q7x8y0z1a2/transcript",
         *       "waveform": null,
         *       "queue_reason": null,
         *       "queue_position": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:33.200Z"
         *     }
         */
        Call: {
            /** @description The agent that handles the call. After a handoff still the first agent; the timeline has `agent_changed`. */
            agent_id: string;
            /** @description Version of the agent that the call uses. */
            agent_version: number;
            /** @description Identifier, prefix `call_`. */
            call_id: string;
            /** @description The campaign that placed it. */
            campaign_id: string | null;
            channel: components["schemas"]["CallChannel"];
            /** @description Null before the end. */
            cost: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Timestamp"];
            direction: components["schemas"]["CallDirection"];
            /** @description Seconds from answer to hang-up; grows while the call runs. */
            duration: number;
            /** @description Original text from the carrier or provider. */
            end_detail: string | null;
            /** @description Why the call ended; null before. */
            end_reason: components["schemas"]["CallEndReason"] | null;
            end_time: components["schemas"]["NullableTimestamp"];
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            /** @description Null before the end, or without a measured turn. */
            latency: components["schemas"]["CallLatency"] | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Note by a person; null without one. */
            note: string | null;
            /** @description Position in the queue; 1 is dialed next. Null when the call does not wait for a slot. */
            queue_position: number | null;
            /** @description Why the call waits in the queue: `concurrency` (all call slots of the workspace are in use), `agent_concurrency` (its agent has reached its limit), `recogniser` (no speech-recognition slot is free), `capacity` (every process that runs calls is full). */
            queue_reason: string | null;
            /** @description Rating by a person, 1 to 5; null without one. */
            rating: number | null;
            /** @description The same address with a signed token, valid for one hour, for players that cannot send a header. */
            recording_play_url: string | null;
            /** @description Status of the recording; null when nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description Address of the recording; null before the end of the call and when nothing was recorded. It does not change after the end. While `recording_status` is `pending` it returns 409 `recording_not_ready`; when it is `failed`, 404 `recording_failed`. */
            recording_url: string | null;
            /** @description The schedule that placed it. */
            schedule_id: string | null;
            start_time: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["CallStatus"];
            tags: components["schemas"]["Tags"];
            /** @description Destination; null for web calls. */
            to_number: string | null;
            /** @description Address of the transcript. */
            transcript_url: string;
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
            /** @description 400 peaks of the other side, then 400 of the agent, each from 0 to 31. */
            waveform: number[] | null;
        };
        /**
         * @description Result of a call.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "summary": "The caller asked for opening hours.",
         *       "success": true,
         *       "sentiment": "neutral",
         *       "extracted": {},
         *       "engine": "parley-demo",
         *       "created_at": "2026-11-21T09:30:35.000Z"
         *     }
         */
        CallAnalysis: {
            /** @description The call. */
            call_id: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Model that made the analysis. */
            engine: string;
            /** @description Fields of the agent's `extraction` schema; fields that were not found are absent. */
            extracted: {
                [key: string]: unknown;
            };
            /**
             * @description Mood of the other side; null when unclear.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Whether the agent reached its goal; null when unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences. */
            summary: string;
        };
        /**
         * @description A requested analysis.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "requested_at": "2026-11-22T10:00:00.000Z"
         *     }
         */
        CallAnalysisRun: {
            /** @description The call. */
            call_id: string;
            requested_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Data of call_analyzed.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "from_number": "+12025550199",
         *       "summary": "The caller asked for opening hours.",
         *       "success": true,
         *       "sentiment": "neutral",
         *       "extracted": {},
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallAnalyzedSnakeData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            /** @description Fields of the agent's extraction schema. */
            extracted: {
                [key: string]: unknown;
            };
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Mood of the other side.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Whether the agent reached its goal; null when unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences; null without an analysis. */
            summary: string | null;
            /** @description Destination; null for web calls. */
            to_number: string | null;
        };
        /**
         * @description The analysis of a call is ready. Envelope: snake.
         * @example {
         *       "event": "call_analyzed",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "to_number": "+12025550100",
         *         "from_number": "+12025550199",
         *         "summary": "The caller asked for opening hours.",
         *         "success": true,
         *         "sentiment": "neutral",
         *         "extracted": {},
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallAnalyzedSnakeEvent: {
            data: components["schemas"]["CallAnalyzedSnakeData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call_analyzed";
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description What carries the call.
         * @example phone
         * @enum {string}
         */
        CallChannel: "phone" | "web";
        /**
         * @description Data of call.completed.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "from": "+12025550199",
         *       "to": "+12025550100",
         *       "status": "completed",
         *       "end_reason": "caller_hangup",
         *       "duration_seconds": 31,
         *       "transcript": "Agent: Hello.",
         *       "summary": "The caller asked for opening hours.",
         *       "success": true,
         *       "extracted": {},
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallCompletedData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            /** @description Seconds from answer to hang-up. */
            duration_seconds: number;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Fields of the agent's extraction schema. */
            extracted: {
                [key: string]: unknown;
            };
            /** @description Caller number; null for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Whether the agent reached its goal; null when unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences; null without an analysis. */
            summary: string | null;
            /** @description Destination; null for web calls. */
            to: string | null;
            /** @description The utterances as lines of text. */
            transcript: string;
        };
        /**
         * @description An answered call has ended. Envelope: nested.
         * @example {
         *       "event": "call.completed",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "from": "+12025550199",
         *         "to": "+12025550100",
         *         "status": "completed",
         *         "end_reason": "caller_hangup",
         *         "duration_seconds": 31,
         *         "transcript": "Agent: Hello.",
         *         "summary": "The caller asked for opening hours.",
         *         "success": true,
         *         "extracted": {},
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallCompletedEvent: {
            data: components["schemas"]["CallCompletedData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call.completed";
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description A command for a live call.
         * @example {
         *       "action": "say",
         *       "text": "Please hold the line."
         *     }
         */
        CallControl: components["schemas"]["SayControl"] | components["schemas"]["ContextControl"] | components["schemas"]["MuteControl"] | components["schemas"]["UnmuteControl"] | components["schemas"]["DtmfControl"] | components["schemas"]["TransferControl"] | components["schemas"]["HandoffControl"];
        /**
         * @description The result of a control command.
         * @example {
         *       "id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "action": "say",
         *       "status": "done",
         *       "failure": null
         *     }
         */
        CallControlResult: {
            /**
             * @description The requested action.
             * @enum {string}
             */
            action: "say" | "inject_context" | "mute" | "unmute" | "send_dtmf" | "transfer" | "handoff";
            /** @description Why the command failed. */
            failure: string | null;
            /** @description Identifier, prefix `tc_`. */
            id: string;
            /**
             * @description done: the command took effect. pending: it has not taken effect yet. failed: it did not take effect and will not.
             * @enum {string}
             */
            status: "pending" | "done" | "failed";
        };
        /**
         * @description Cost of a call, or the amount reserved for it.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "final": true,
         *       "total": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       },
         *       "reserved": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "transaction_id": "txn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "items": [
         *         {
         *           "item": "telephony",
         *           "unit": "second",
         *           "per": 60,
         *           "price": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           },
         *           "quantity": 60,
         *           "amount": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           }
         *         }
         *       ]
         *     }
         */
        CallCost: {
            /** @description The call. */
            call_id: string;
            /** @description False while the call waits or runs. */
            final: boolean;
            /** @description Empty while the call runs. Tokens of a fallback model with another price are separate items. */
            items: components["schemas"]["CostItem"][];
            /** @description Amount held for the call now; zero when final. */
            reserved: components["schemas"]["Money"];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Its ledger entry; null while the call runs, for a call that cost nothing, and if billing was off. */
            transaction_id: string | null;
            /** @description Cost of the leg that continued at the carrier after a transfer, in addition to `total`; null until the carrier has reported it, and if it was not answered. */
            transfer?: components["schemas"]["TransferCost"] | null;
        };
        /**
         * @description A call to place.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "metadata": {
         *         "order_id": "4512"
         *       }
         *     }
         */
        CallCreate: {
            /** @description The agent that handles the call. Can be omitted when `from_number` has outbound agents. */
            agent_id?: string;
            /** @description A number of the workspace. Can be omitted when calling test numbers. */
            from_number?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Nothing that is said in this call is stored or published, as with `privacy.no_store` of its agent: no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata stay.
             * @default false
             */
            no_store?: boolean;
            /**
             * @description Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a speech-recognition slot. With false: 429 `concurrency_limited` when one is not available.
             * @default true
             */
            queue?: boolean;
            /**
             * @description Seconds to wait for a slot before the call fails as `concurrency_timeout`.
             * @default 300
             */
            queue_ttl_seconds?: number;
            tags?: components["schemas"]["Tags"];
            to_number: components["schemas"]["E164"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Whether the call is outbound or inbound.
         * @example outbound
         * @enum {string}
         */
        CallDirection: "outbound" | "inbound";
        /**
         * @description Data of call.ended.
         * @example {
         *       "duration_ms": 31200,
         *       "status": "completed",
         *       "end_reason": "caller_hangup",
         *       "end_detail": null,
         *       "transcript_url": "https://example.com/v1/calls/call_01/transcript",
         *       "recording_url": "https://example.com/v1/calls/call_01/recording.mp3",
         *       "recording_status": "ready",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallEndedData: {
            /** @description Milliseconds from answer to hang-up. */
            duration_ms: number;
            /** @description Original text from the carrier or provider. */
            end_detail: string | null;
            end_reason: components["schemas"]["CallEndReason"];
            metadata: components["schemas"]["Metadata"];
            /** @description Status of the recording; null when nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description Address of the recording; null without one. */
            recording_url: string | null;
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Address of the transcript. */
            transcript_url: string;
        };
        /**
         * @description The call is over. Envelope: flat.
         * @example {
         *       "type": "call.ended",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "duration_ms": 31200,
         *         "status": "completed",
         *         "end_reason": "caller_hangup",
         *         "end_detail": null,
         *         "transcript_url": "https://example.com/v1/calls/call_01/transcript",
         *         "recording_url": "https://example.com/v1/calls/call_01/recording.mp3",
         *         "recording_status": "ready",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallEndedEvent: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            data: components["schemas"]["CallEndedData"];
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            event_id: string;
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description Name of the event.
             * @constant
             */
            type: "call.ended";
        };
        /**
         * @description Data of call_ended.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "from_number": "+12025550199",
         *       "duration": 31,
         *       "status": "completed",
         *       "end_reason": "caller_hangup",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallEndedSnakeData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            /** @description Seconds from answer to hang-up. */
            duration: number;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Destination; null for web calls. */
            to_number: string | null;
        };
        /**
         * @description The call is over. Envelope: snake.
         * @example {
         *       "event": "call_ended",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "to_number": "+12025550100",
         *         "from_number": "+12025550199",
         *         "duration": 31,
         *         "status": "completed",
         *         "end_reason": "caller_hangup",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallEndedSnakeEvent: {
            data: components["schemas"]["CallEndedSnakeData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call_ended";
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description Why a call ended. `repetition`: both sides only repeated lines, word by word, for the third time, as two agents do that talk to each other.
         * @example caller_hangup
         * @enum {string}
         */
        CallEndReason: "busy" | "no_answer" | "declined" | "invalid_number" | "carrier_error" | "dnc_blocked" | "concurrency_timeout" | "insufficient_funds" | "canceled" | "caller_hangup" | "agent_hangup" | "ended_by_api" | "transferred" | "voicemail" | "inactivity" | "max_duration" | "repetition" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";
        /**
         * @description Proof of the erasure of a call.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "completed",
         *       "requested_at": "2026-11-22T10:00:00.000Z",
         *       "completed_at": "2026-11-22T10:00:00.120Z",
         *       "erased": {
         *         "fields": 4,
         *         "utterances": 9,
         *         "timeline_entries": 24,
         *         "analyses": 1,
         *         "commands": 0,
         *         "carrier_legs": 0,
         *         "webhook_events": 12,
         *         "webhook_deliveries": 12,
         *         "waiting_deliveries": 1,
         *         "stored_answers": 0,
         *         "recording_objects": 1,
         *         "recording_bytes": 187392,
         *         "widget_sessions": 0,
         *         "widget_messages": 0
         *       }
         *     }
         */
        CallErasure: {
            /** @description The erased call. */
            call_id: string;
            completed_at: components["schemas"]["NullableTimestamp"];
            erased: components["schemas"]["CallErasureCounts"];
            requested_at: components["schemas"]["Timestamp"];
            /**
             * @description `pending` while a job has still to delete objects in storage or rows of a widget.
             * @enum {string}
             */
            status: "pending" | "completed";
        };
        /**
         * @description How much of each kind was erased.
         * @example {
         *       "fields": 4,
         *       "utterances": 9,
         *       "timeline_entries": 24,
         *       "analyses": 1,
         *       "commands": 0,
         *       "carrier_legs": 0,
         *       "webhook_events": 12,
         *       "webhook_deliveries": 12,
         *       "waiting_deliveries": 1,
         *       "stored_answers": 0,
         *       "recording_objects": 1,
         *       "recording_bytes": 187392,
         *       "widget_sessions": 0,
         *       "widget_messages": 0
         *     }
         */
        CallErasureCounts: {
            /** @description Analyses. */
            analyses: number;
            /** @description What carriers reported about legs of the call. */
            carrier_legs: number;
            /** @description Control commands. */
            commands: number;
            /** @description Fields of the call that were set: numbers, metadata, variables, tags, rating, note, waveform and others. */
            fields: number;
            /** @description Their size, bytes. */
            recording_bytes: number;
            /** @description Objects in storage. */
            recording_objects: number;
            /** @description Responses that were stored for an Idempotency-Key. */
            stored_answers: number;
            /** @description All entries of the timeline. */
            timeline_entries: number;
            /** @description Utterances, which are timeline entries. */
            utterances: number;
            /** @description Deliveries among them that would still have been sent. */
            waiting_deliveries: number;
            /** @description Deliveries with their attempts, and what receivers answered. */
            webhook_deliveries: number;
            /** @description Webhook events with their bodies. */
            webhook_events: number;
            /** @description Their messages. */
            widget_messages: number;
            /** @description Sessions of a visitor whose address and page were erased. */
            widget_sessions: number;
        };
        /**
         * @description Data of call.error.
         * @example {
         *       "code": "tts_error",
         *       "detail": "the voice did not answer",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallErrorData: {
            /** @description Stable code. */
            code: string;
            /** @description Explanation for humans. */
            detail: string;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
        };
        /**
         * @description Something failed during the call. Envelope: flat.
         * @example {
         *       "type": "call.error",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "code": "tts_error",
         *         "detail": "the voice did not answer",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallErrorEvent: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            data: components["schemas"]["CallErrorData"];
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            event_id: string;
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description Name of the event.
             * @constant
             */
            type: "call.error";
        };
        /**
         * @description An entry of the timeline.
         * @example {
         *       "sequence": 3,
         *       "type": "utterance",
         *       "at": "2026-11-21T09:30:03.000Z",
         *       "data": {
         *         "role": "agent",
         *         "text": "Hello.",
         *         "start_ms": 40,
         *         "end_ms": 610,
         *         "interrupted": false
         *       }
         *     }
         */
        CallEvent: {
            at: components["schemas"]["Timestamp"];
            /** @description Details by type. Utterances: role, text, start_ms, end_ms and interrupted. knowledge: the query, ms, and the passages with chunk_id, source_id, position, score, similarity and title. monitor: what a supervisor did (`started`, `mode`, `whispered`, `said`, `ended`), the mode, the supervisor (`by`), at_ms, and for speech the text and start_ms. transfer_progress (warm transfers): transfer_to, state (dialing, ringing, briefing, accepted, failed) and the reason of a failure (declined, no_answer, busy, machine, no_decision, hung_up, refused, …). transfer: transfer_to and mode. agent_changed: from_agent_id and to_agent_id. */
            data: {
                [key: string]: unknown;
            };
            /** @description Sequence number; grows within the call. */
            sequence: number;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "state" | "utterance" | "tool" | "latency" | "interrupted" | "dtmf" | "knowledge" | "transfer_progress" | "transfer" | "monitor" | "agent_changed" | "warning" | "error" | "analysis" | "webhook";
        };
        /**
         * @description A page of the timeline.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        CallEventPage: {
            /** @description Oldest first. */
            data: components["schemas"]["CallEvent"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
        };
        /**
         * @description Data of call.failed.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "from": "+12025550199",
         *       "to": "+12025550100",
         *       "end_reason": "caller_hangup",
         *       "end_detail": null,
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallFailedData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            /** @description Original text from the carrier or provider. */
            end_detail: string | null;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Caller number; null for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination; null for web calls. */
            to: string | null;
        };
        /**
         * @description The call could not connect. Envelope: nested.
         * @example {
         *       "event": "call.failed",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "from": "+12025550199",
         *         "to": "+12025550100",
         *         "end_reason": "caller_hangup",
         *         "end_detail": null,
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallFailedEvent: {
            data: components["schemas"]["CallFailedData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call.failed";
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description Calling hours on some days. Hours past midnight require two windows.
         * @example {
         *       "days": [
         *         "mon",
         *         "tue",
         *         "wed",
         *         "thu",
         *         "fri"
         *       ],
         *       "from": "09:00",
         *       "to": "18:00"
         *     }
         */
        CallingWindow: {
            /** @description Days of the window. */
            days: components["schemas"]["Weekday"][];
            /** @description Start, local time. */
            from: string;
            /** @description End, local time, exclusive; must be later than `from`. */
            to: string;
        };
        /**
         * @description Time from the end of the other side's speech to the agent's first audio, over the turns of the call.
         * @example {
         *       "p50_ms": 640,
         *       "p95_ms": 910,
         *       "turns": 4
         *     }
         */
        CallLatency: {
            /** @description Median, milliseconds. */
            p50_ms: number;
            /** @description 95th percentile, milliseconds. */
            p95_ms: number;
            /** @description Number of measured turns. */
            turns: number;
        };
        /**
         * @description A page of calls.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        CallPage: {
            /** @description Newest first. */
            data: components["schemas"]["Call"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Concurrent calls of the workspace.
         * @example {
         *       "cap": 20,
         *       "used": 3,
         *       "queued": 0,
         *       "reserved_inbound": 4,
         *       "free_outbound": 13
         *     }
         */
        CallSlots: {
            /** @description Maximum concurrent calls, inbound and outbound. */
            cap: number;
            /** @description Outbound calls that can be dialed now. */
            free_outbound: number;
            /** @description Calls waiting to be dialed. */
            queued: number;
            /** @description Part of the cap that is reserved for inbound calls. */
            reserved_inbound: number;
            /** @description Calls being dialed or in progress. */
            used: number;
        };
        /**
         * @description Data of call.started.
         * @example {
         *       "direction": "outbound",
         *       "channel": "phone",
         *       "from_number": "+12025550199",
         *       "to_number": "+12025550100",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallStartedData: {
            channel: components["schemas"]["CallChannel"];
            direction: components["schemas"]["CallDirection"];
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination; null for web calls. */
            to_number: string | null;
        };
        /**
         * @description The audio session opened. Envelope: flat.
         * @example {
         *       "type": "call.started",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "direction": "outbound",
         *         "channel": "phone",
         *         "from_number": "+12025550199",
         *         "to_number": "+12025550100",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallStartedEvent: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            data: components["schemas"]["CallStartedData"];
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            event_id: string;
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description Name of the event.
             * @constant
             */
            type: "call.started";
        };
        /**
         * @description Data of call_started.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "from_number": "+12025550199",
         *       "direction": "outbound",
         *       "channel": "phone",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallStartedSnakeData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            channel: components["schemas"]["CallChannel"];
            direction: components["schemas"]["CallDirection"];
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination; null for web calls. */
            to_number: string | null;
        };
        /**
         * @description The audio session opened. Envelope: snake.
         * @example {
         *       "event": "call_started",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "to_number": "+12025550100",
         *         "from_number": "+12025550199",
         *         "direction": "outbound",
         *         "channel": "phone",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallStartedSnakeEvent: {
            data: components["schemas"]["CallStartedSnakeData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call_started";
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description State of the call. The outcome is in `end_reason`.
         * @example completed
         * @enum {string}
         */
        CallStatus: "queued" | "ringing" | "in_progress" | "completed" | "failed";
        /**
         * @description Data of call.transcript.
         * @example {
         *       "role": "agent",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false,
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallTranscriptData: {
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted it. */
            interrupted: boolean;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Who spoke. `supervisor`: a supervisor who barged in, in the agent's place.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description What was said. */
            text: string;
        };
        /**
         * @description One side, or a supervisor in the agent's place, completed an utterance. Envelope: flat.
         * @example {
         *       "type": "call.transcript",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "role": "agent",
         *         "text": "Hello.",
         *         "start_ms": 40,
         *         "end_ms": 610,
         *         "interrupted": false,
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallTranscriptEvent: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            data: components["schemas"]["CallTranscriptData"];
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            event_id: string;
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description Name of the event.
             * @constant
             */
            type: "call.transcript";
        };
        /**
         * @description Data of call.transfer.
         * @example {
         *       "transfer_to": "+12025550123",
         *       "mode": "cold",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallTransferData: {
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Whether the agent briefed the human first (warm) or not (cold).
             * @enum {string}
             */
            mode: "cold" | "warm";
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Number of the human. */
            transfer_to: string;
        };
        /**
         * @description The agent transfers the call to a human. Envelope: flat.
         * @example {
         *       "type": "call.transfer",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "transfer_to": "+12025550123",
         *         "mode": "cold",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallTransferEvent: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            data: components["schemas"]["CallTransferData"];
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            event_id: string;
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description Name of the event.
             * @constant
             */
            type: "call.transfer";
        };
        /**
         * @description Data of call.transferred.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "from": "+12025550199",
         *       "to": "+12025550100",
         *       "transfer_to": "+12025550123",
         *       "mode": "cold",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallTransferredData: {
            /** @description The agent. */
            agent_id: string;
            /** @description The call. */
            call_id: string;
            /** @description Caller number; null for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Whether the agent briefed the human first (warm) or not (cold).
             * @enum {string}
             */
            mode: "cold" | "warm";
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination; null for web calls. */
            to: string | null;
            /** @description Number of the human. */
            transfer_to: string;
        };
        /**
         * @description The agent transferred the call to a human. Envelope: nested.
         * @example {
         *       "event": "call.transferred",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "from": "+12025550199",
         *         "to": "+12025550100",
         *         "transfer_to": "+12025550123",
         *         "mode": "cold",
         *         "metadata": {
         *           "order_id": "4512"
         *         },
         *         "sequence": 7
         *       }
         *     }
         */
        CallTransferredEvent: {
            data: components["schemas"]["CallTransferredData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "call.transferred";
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description The fields to change.
         * @example {
         *       "tags": [
         *         "support"
         *       ],
         *       "rating": 5,
         *       "note": "Asked for a callback."
         *     }
         */
        CallUpdate: {
            /** @description Merged into the call's metadata; null removes all of it. */
            metadata?: components["schemas"]["Metadata"] | null;
            /** @description Note by a person; null removes it. */
            note?: string | null;
            /** @description Rating by a person, 1 to 5; null removes it. */
            rating?: number | null;
            /** @description Replaces all tags; null removes them. */
            tags?: components["schemas"]["Tags"] | null;
        };
        /**
         * @description Calls to many contacts at a limited rate.
         * @example {
         *       "id": "cmp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Renewals",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "from_numbers": [],
         *       "dials_per_second": 1,
         *       "concurrency": 10,
         *       "retry": {
         *         "max_attempts": 3,
         *         "back_off": 2,
         *         "rules": [
         *           {
         *             "outcome": "busy",
         *             "delay_seconds": 300
         *           }
         *         ]
         *       },
         *       "windows": [
         *         {
         *           "days": [
         *             "mon",
         *             "tue",
         *             "wed",
         *             "thu",
         *             "fri"
         *           ],
         *           "from": "09:00",
         *           "to": "18:00"
         *         }
         *       ],
         *       "time_zone": "contact",
         *       "default_country": "US",
         *       "voicemail": null,
         *       "circuit_breaker": {
         *         "failure_rate": 0.5,
         *         "of": 20
         *       },
         *       "scheduled_at": null,
         *       "status": "running",
         *       "pause_reason": null,
         *       "pause_detail": null,
         *       "next_dial_at": null,
         *       "round": 1,
         *       "stats": {
         *         "contacts": 3,
         *         "pending": 1,
         *         "dialing": 0,
         *         "retry_scheduled": 0,
         *         "completed": 1,
         *         "failed": 1,
         *         "skipped": 0,
         *         "canceled": 0,
         *         "attempts": 3,
         *         "answered": 1,
         *         "answer_rate": 0.3333,
         *         "outcomes": {
         *           "caller_hangup": 1,
         *           "busy": 2
         *         },
         *         "cost": {
         *           "amount": "0.042000",
         *           "currency": "USD"
         *         },
         *         "talk_seconds": 31.2
         *       },
         *       "started_at": "2026-11-21T09:30:00.000Z",
         *       "completed_at": null,
         *       "created_at": "2026-11-21T09:00:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Campaign: {
            /** @description The agent that handles the calls. Required to start. */
            agent_id: string | null;
            /** @description When the campaign pauses by itself; null: never. */
            circuit_breaker: components["schemas"]["CircuitBreaker"] | null;
            completed_at: components["schemas"]["NullableTimestamp"];
            /** @description Maximum concurrent calls of the campaign; the call slots of the workspace also apply. */
            concurrency: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country: string | null;
            /** @description Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is ignored: 2.5 dials as 2. */
            dials_per_second: number;
            /** @description Caller numbers, numbers of the workspace used in rotation. Empty: as for a call without `from_number`. */
            from_numbers: components["schemas"]["E164"][];
            /** @description Identifier, prefix `cmp_`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Earliest time of the next dial, while the campaign runs and has nothing to dial now. */
            next_dial_at: components["schemas"]["Timestamp"] | null;
            /** @description Explanation for humans. */
            pause_detail: string | null;
            /** @description Why the campaign is paused; null when it is not. */
            pause_reason: components["schemas"]["PauseReason"] | null;
            retry: components["schemas"]["CampaignRetry"];
            /** @description Starts at 1; grows each time the failed contacts of a completed campaign are queued again. */
            round: number;
            scheduled_at: components["schemas"]["NullableTimestamp"];
            started_at: components["schemas"]["NullableTimestamp"];
            stats: components["schemas"]["CampaignStats"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its column `time_zone`, else the zone of its number; if the number has several zones, a window must be open in all of them. */
            time_zone: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description What to do when an answering machine answers; null: as set on the agent. */
            voicemail: components["schemas"]["Voicemail"] | null;
            /** @description When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
            windows: components["schemas"]["CallingWindow"][];
        };
        /**
         * @description Data of campaign.completed.
         * @example {
         *       "campaign_id": "cmp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Renewals",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "round": 1,
         *       "started_at": "2026-11-21T09:30:00.000Z",
         *       "completed_at": "2026-11-21T11:30:00.000Z",
         *       "stats": {
         *         "contacts": 2,
         *         "pending": 0,
         *         "dialing": 0,
         *         "retry_scheduled": 0,
         *         "completed": 1,
         *         "failed": 1,
         *         "skipped": 0,
         *         "canceled": 0,
         *         "attempts": 3,
         *         "answered": 1,
         *         "answer_rate": 0.3333,
         *         "outcomes": {
         *           "caller_hangup": 1,
         *           "busy": 2
         *         },
         *         "cost": {
         *           "amount": "0.042000",
         *           "currency": "USD"
         *         },
         *         "talk_seconds": 31.2
         *       }
         *     }
         */
        CampaignCompletedData: {
            /** @description The agent that handled the calls. */
            agent_id: string;
            /** @description The campaign. */
            campaign_id: string;
            completed_at: components["schemas"]["Timestamp"];
            /** @description Display name. */
            name: string;
            /** @description The completed round, from 1. */
            round: number;
            started_at: components["schemas"]["Timestamp"];
            stats: components["schemas"]["CampaignStats"];
        };
        /**
         * @description A campaign has nothing left to dial. Envelope: nested.
         * @example {
         *       "event": "campaign.completed",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T11:30:00.000Z",
         *       "data": {
         *         "campaign_id": "cmp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "name": "Renewals",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "round": 1,
         *         "started_at": "2026-11-21T09:30:00.000Z",
         *         "completed_at": "2026-11-21T11:30:00.000Z",
         *         "stats": {
         *           "contacts": 2,
         *           "pending": 0,
         *           "dialing": 0,
         *           "retry_scheduled": 0,
         *           "completed": 1,
         *           "failed": 1,
         *           "skipped": 0,
         *           "canceled": 0,
         *           "attempts": 3,
         *           "answered": 1,
         *           "answer_rate": 0.3333,
         *           "outcomes": {
         *             "caller_hangup": 1,
         *             "busy": 2
         *           },
         *           "cost": {
         *             "amount": "0.042000",
         *             "currency": "USD"
         *           },
         *           "talk_seconds": 31.2
         *         }
         *       }
         *     }
         */
        CampaignCompletedEvent: {
            data: components["schemas"]["CampaignCompletedData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "campaign.completed";
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description A person to call.
         * @example {
         *       "id": "cct_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "time_zone": null,
         *       "variables": {
         *         "first_name": "Grace"
         *       },
         *       "status": "completed",
         *       "skip_reason": null,
         *       "attempts": 1,
         *       "next_attempt_at": null,
         *       "last_call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "last_outcome": "caller_hangup",
         *       "updated_at": "2026-11-21T09:30:33.200Z"
         *     }
         */
        CampaignContact: {
            /** @description Number of dials so far. */
            attempts: number;
            /** @description Identifier, prefix `cct_`. */
            id: string;
            /** @description The newest call of the contact. */
            last_call_id: string | null;
            /** @description End reason of the newest call that ended. */
            last_outcome: components["schemas"]["CallEndReason"] | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            /** @description Why the contact is not dialed. */
            skip_reason: components["schemas"]["SkipReason"] | null;
            status: components["schemas"]["ContactStatus"];
            /** @description IANA time zone of the contact; null: derived from the number. */
            time_zone: string | null;
            to_number: components["schemas"]["E164"];
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
        };
        /**
         * @description A page of contacts.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        CampaignContactPage: {
            /** @description In row order. */
            data: components["schemas"]["CampaignContact"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description One contact to add, in the format of the contact list.
         * @example {
         *       "to_number": "+12025550100",
         *       "variables": {
         *         "first_name": "Grace"
         *       }
         *     }
         */
        CampaignContactRow: {
            /** @description Read-only; ignored in requests. */
            readonly attempts?: number;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Read-only; ignored in requests. */
            readonly last_call_id?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly last_outcome?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly next_attempt_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly skip_reason?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description IANA time zone of the contact; null: derived from the number. */
            time_zone?: string | null;
            /** @description Numbers in any format. */
            to_number: string;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Contacts to add; the first one is row 1.
         * @example [
         *       {
         *         "to_number": "+12025550100",
         *         "variables": {
         *           "first_name": "Grace"
         *         }
         *       }
         *     ]
         */
        CampaignContacts: components["schemas"]["CampaignContactRow"][];
        /**
         * @description CSV with a header row, RFC 4180.
         * @example to_number,first_name
         *     +12025550100,Grace
         */
        CampaignContactsCsv: string;
        /**
         * @description A CSV file as a form upload.
         * @example {
         *       "file": "to_number,first_name\n+12025550100,Grace\n"
         *     }
         */
        CampaignContactsFile: {
            /** @description The file; its declared content type does not matter. */
            file: string;
        };
        /**
         * @description A new campaign.
         * @example {
         *       "name": "Renewals",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "dials_per_second": 1,
         *       "concurrency": 10,
         *       "default_country": "US"
         *     }
         */
        CampaignCreate: {
            /** @description The agent that handles the calls. Required to start. */
            agent_id?: string | null;
            /** @description When the campaign pauses by itself; null: never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Read-only; ignored in requests. */
            readonly completed_at?: string | null;
            /**
             * @description Maximum concurrent calls of the campaign; the call slots of the workspace also apply.
             * @default 10
             */
            concurrency?: number;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /**
             * @description Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is ignored: 2.5 dials as 2.
             * @default 1
             */
            dials_per_second?: number;
            /** @description Caller numbers, numbers of the workspace used in rotation. Empty: as for a call without `from_number`. */
            from_numbers?: components["schemas"]["E164"][];
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name: string;
            /** @description Read-only; ignored in requests. */
            readonly next_dial_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly pause_detail?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly pause_reason?: string | null;
            /** @description When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour without an answer, after 10 minutes if the carrier failed; the delay doubles each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Read-only; ignored in requests. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Earliest time at which a contact is dialed after the campaign starts.
             */
            scheduled_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly started_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly stats?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /**
             * @description Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its column `time_zone`, else the zone of its number; if the number has several zones, a window must be open in all of them.
             * @default contact
             */
            time_zone?: string;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description What to do when an answering machine answers; null: as set on the agent. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
            windows?: components["schemas"]["CallingWindow"][];
        };
        /**
         * @description The result of the import.
         * @example {
         *       "accepted": 1,
         *       "rejected": 1,
         *       "duplicate": 0,
         *       "dnc": 0,
         *       "rows": [
         *         {
         *           "row": 3,
         *           "reason": "invalid_number"
         *         }
         *       ]
         *     }
         */
        CampaignImport: {
            /** @description Contacts that were added and will be dialed. */
            accepted: number;
            /** @description Contacts on the do-not-call list, added as skipped. */
            dnc: number;
            /** @description Contacts that appeared twice or were already in the campaign. */
            duplicate: number;
            /** @description Rows that could not be read as a contact. */
            rejected: number;
            /** @description The first 1 000 rows that were not accepted. */
            rows: components["schemas"]["RefusedContactRow"][];
        };
        /**
         * @description A page of campaigns.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        CampaignPage: {
            /** @description Newest first. */
            data: components["schemas"]["Campaign"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description When a contact is dialed again.
         * @example {
         *       "max_attempts": 3,
         *       "back_off": 2,
         *       "rules": [
         *         {
         *           "outcome": "busy",
         *           "delay_seconds": 300
         *         }
         *       ]
         *     }
         */
        CampaignRetry: {
            /**
             * @description Factor by which each further delay grows; 1: constant delays. A delay is at most a week.
             * @default 2
             */
            back_off?: number;
            /**
             * @description Maximum number of dials per contact, including the first.
             * @default 3
             */
            max_attempts?: number;
            /** @description One rule per outcome. An outcome without a rule is not retried. */
            rules?: components["schemas"]["RetryRule"][];
        };
        /**
         * @description The failed contacts to queue again.
         * @example {
         *       "outcomes": [
         *         "busy",
         *         "no_answer"
         *       ]
         *     }
         */
        CampaignRetryRequest: {
            /** @description Only contacts whose last call ended with one of these; default: all. */
            outcomes?: components["schemas"]["CallEndReason"][];
        };
        /**
         * @description The contacts that were queued again.
         * @example {
         *       "retried": 1,
         *       "campaign": {
         *         "id": "cmp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "name": "Renewals",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "from_numbers": [],
         *         "dials_per_second": 1,
         *         "concurrency": 10,
         *         "retry": {
         *           "max_attempts": 3,
         *           "back_off": 2,
         *           "rules": [
         *             {
         *               "outcome": "busy",
         *               "delay_seconds": 300
         *             }
         *           ]
         *         },
         *         "windows": [
         *           {
         *             "days": [
         *               "mon",
         *               "tue",
         *               "wed",
         *               "thu",
         *               "fri"
         *             ],
         *             "from": "09:00",
         *             "to": "18:00"
         *           }
         *         ],
         *         "time_zone": "contact",
         *         "default_country": "US",
         *         "voicemail": null,
         *         "circuit_breaker": {
         *           "failure_rate": 0.5,
         *           "of": 20
         *         },
         *         "scheduled_at": null,
         *         "status": "running",
         *         "pause_reason": null,
         *         "pause_detail": null,
         *         "next_dial_at": null,
         *         "round": 1,
         *         "stats": {
         *           "contacts": 3,
         *           "pending": 1,
         *           "dialing": 0,
         *           "retry_scheduled": 0,
         *           "completed": 1,
         *           "failed": 1,
         *           "skipped": 0,
         *           "canceled": 0,
         *           "attempts": 3,
         *           "answered": 1,
         *           "answer_rate": 0.3333,
         *           "outcomes": {
         *             "caller_hangup": 1,
         *             "busy": 2
         *           },
         *           "cost": {
         *             "amount": "0.042000",
         *             "currency": "USD"
         *           },
         *           "talk_seconds": 31.2
         *         },
         *         "started_at": "2026-11-21T09:30:00.000Z",
         *         "completed_at": null,
         *         "created_at": "2026-11-21T09:00:00.000Z",
         *         "updated_at": "2026-11-21T09:30:00.000Z"
         *       }
         *     }
         */
        CampaignRetryResult: {
            campaign: components["schemas"]["Campaign"];
            /** @description Number of contacts that wait again. */
            retried: number;
        };
        /**
         * @description Contacts by status, and outcomes of calls.
         * @example {
         *       "contacts": 3,
         *       "pending": 1,
         *       "dialing": 0,
         *       "retry_scheduled": 0,
         *       "completed": 1,
         *       "failed": 1,
         *       "skipped": 0,
         *       "canceled": 0,
         *       "attempts": 3,
         *       "answered": 1,
         *       "answer_rate": 0.3333,
         *       "outcomes": {
         *         "caller_hangup": 1,
         *         "busy": 2
         *       },
         *       "cost": {
         *         "amount": "0.042000",
         *         "currency": "USD"
         *       },
         *       "talk_seconds": 31.2
         *     }
         */
        CampaignStats: {
            /** @description Answered calls divided by ended calls, 0 to 1; null before the first. */
            answer_rate: number | null;
            /** @description Calls that a person or a machine answered. */
            answered: number;
            /** @description Calls that ended or are in progress. */
            attempts: number;
            /** @description Not dialed because the campaign was canceled. */
            canceled: number;
            /** @description Reached. */
            completed: number;
            /** @description All contacts. */
            contacts: number;
            cost: components["schemas"]["Money"];
            /** @description With a call that waits or is in progress. */
            dialing: number;
            /** @description No attempts left. */
            failed: number;
            /** @description Ended calls by end reason. */
            outcomes: {
                [key: string]: number;
            };
            /** @description Not dialed yet. */
            pending: number;
            /** @description Waiting for the next attempt. */
            retry_scheduled: number;
            /** @description Never dialed. */
            skipped: number;
            /** @description Seconds from answer to hang-up, over all calls. */
            talk_seconds: number;
        };
        /**
         * @description State of the campaign. Outside the calling windows it stays `running`, with `next_dial_at`.
         * @example running
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "completed" | "canceled";
        /**
         * @description The fields to change; null restores the default.
         * @example {
         *       "dials_per_second": 5
         *     }
         */
        CampaignUpdate: {
            /** @description The agent that handles the calls. Required to start. */
            agent_id?: string | null;
            /** @description When the campaign pauses by itself; null: never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Read-only; ignored in requests. */
            readonly completed_at?: string | null;
            /** @description Maximum concurrent calls of the campaign; the call slots of the workspace also apply. */
            concurrency?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /** @description Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is ignored: 2.5 dials as 2. */
            dials_per_second?: number | null;
            /** @description Caller numbers, numbers of the workspace used in rotation. Empty: as for a call without `from_number`. */
            from_numbers?: components["schemas"]["E164"][] | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name?: string;
            /** @description Read-only; ignored in requests. */
            readonly next_dial_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly pause_detail?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly pause_reason?: string | null;
            /** @description When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour without an answer, after 10 minutes if the carrier failed; the delay doubles each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Read-only; ignored in requests. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Earliest time at which a contact is dialed after the campaign starts.
             */
            scheduled_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly started_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly stats?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its column `time_zone`, else the zone of its number; if the number has several zones, a window must be open in all of them. */
            time_zone?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description What to do when an answering machine answers; null: as set on the agent. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description When contacts can be called. Default: the calling hours of the workspace. Empty: always. */
            windows?: components["schemas"]["CallingWindow"][] | null;
        };
        /**
         * @description Server-sent events.
         * @example event: delta
         *     data: {"text":"From"}
         */
        ChatStreamContent: string;
        /**
         * @description Pauses the campaign when too many of its newest calls failed for technical reasons: `carrier_error`, `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
         * @example {
         *       "failure_rate": 0.5,
         *       "of": 20
         *     }
         */
        CircuitBreaker: {
            /** @description Failure rate, 0 to 1, at which the campaign pauses. */
            failure_rate: number;
            /** @description Number of newest calls considered; with fewer calls it does not pause. */
            of: number;
        };
        /**
         * @description State of a contact.
         * @example pending
         * @enum {string}
         */
        ContactStatus: "pending" | "dialing" | "retry_scheduled" | "completed" | "failed" | "skipped" | "canceled";
        /**
         * @description The agent takes this information into account from its next reply on; it is not spoken.
         * @example {
         *       "action": "inject_context",
         *       "text": "The caller is a returning customer."
         *     }
         */
        ContextControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "inject_context";
            /** @description Information for the agent. */
            text: string;
        };
        /**
         * @description Price times quantity.
         * @example {
         *       "item": "telephony",
         *       "unit": "second",
         *       "per": 60,
         *       "price": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       },
         *       "quantity": 60,
         *       "amount": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       }
         *     }
         */
        CostItem: {
            /** @description price × quantity ÷ per, rounded down to a micro-unit. */
            amount: components["schemas"]["Money"];
            item: components["schemas"]["PriceItem"];
            /** @description Number of units that the price covers. */
            per: number;
            price: components["schemas"]["Money"];
            /** @description Number of units. */
            quantity: number;
            unit: components["schemas"]["PriceUnit"];
        };
        /**
         * @description Country code, ISO 3166-1 alpha-2.
         * @example US
         */
        CountryCode: string;
        /**
         * @description CSV with a header row, RFC 4180, UTF-8.
         * @example number,reason
         *     +12025550143,asked
         */
        CsvContent: string;
        /**
         * @description A part of words that answer no request. The agent says them at once, in place of what it is saying.
         * @example {
         *       "response_type": "agent_interrupt",
         *       "interrupt_id": 1,
         *       "content": "We close in a minute.",
         *       "content_complete": true
         *     }
         */
        CustomLlmAgentInterrupt: {
            /** @description Words to say. Empty: nothing more. */
            content?: string;
            /** @description Whether these are the last words of this answer. */
            content_complete?: boolean;
            /** @description Keys of the telephone to press: 0-9, A-D, * and #. */
            digit_to_press?: string;
            /** @description Whether the call ends after these words. */
            end_call?: boolean;
            /** @description Names these words; their parts have the same id. */
            interrupt_id: number;
            /** @description Whether the caller cannot interrupt this answer. */
            no_interruption_allowed?: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "agent_interrupt";
            /** @description Number to connect the caller to after these words, E.164. It must be allowed by a `transfer_call` function of the agent. */
            transfer_number?: string;
        };
        /**
         * @description The call, for a server that asked for it.
         * @example {
         *       "interaction_type": "call_details",
         *       "call": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *       }
         *     }
         */
        CustomLlmCallDetails: {
            /** @description `call_id`, `agent_id`, `call_type`, `direction`, `from_number`, `to_number`, `metadata`, and the variables of the call as `retell_llm_dynamic_variables`. */
            call: {
                [key: string]: unknown;
            };
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            interaction_type: "call_details";
        };
        /**
         * @description A message to the language-model server of a `custom-llm` agent.
         * @example {
         *       "interaction_type": "response_required",
         *       "response_id": 1,
         *       "transcript": []
         *     }
         */
        CustomLlmClientMessage: components["schemas"]["CustomLlmCallDetails"] | components["schemas"]["CustomLlmPing"] | components["schemas"]["CustomLlmUpdate"] | components["schemas"]["CustomLlmRequest"] | components["schemas"]["CustomLlmReminder"];
        /**
         * @description What the server wants to receive. Usually its first message.
         * @example {
         *       "response_type": "config",
         *       "config": {
         *         "auto_reconnect": true,
         *         "call_details": true
         *       }
         *     }
         */
        CustomLlmConfig: {
            config: components["schemas"]["CustomLlmOptions"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "config";
        };
        /**
         * @description A language-model server of the customer, connected by WebSocket.
         * @example {
         *       "type": "custom-llm",
         *       "websocket_url": "wss://example.com/llm"
         *     }
         */
        CustomLlmEngine: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "custom-llm";
            /**
             * Format: uri
             * @description A wss:// address; ws:// only in networks that the operator allows.
             */
            websocket_url: string;
        };
        /**
         * @description A line, a function that was called, or its result.
         * @example {
         *       "role": "tool_call_result",
         *       "tool_call_id": "t1",
         *       "content": "{\"ok\":true}"
         *     }
         */
        CustomLlmEntry: {
            /** @description Its arguments, as JSON. */
            arguments?: string;
            /** @description The text or the result. */
            content?: string;
            /** @description Name of the function. */
            name?: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            role: "agent" | "user" | "tool_call_invocation" | "tool_call_result";
            /** @description The run of the function. */
            tool_call_id?: string;
            /** @description As in a line. */
            words?: components["schemas"]["CustomLlmWord"][];
        };
        /**
         * @description A line of the conversation.
         * @example {
         *       "role": "user",
         *       "content": "When do you open?"
         *     }
         */
        CustomLlmLine: {
            /** @description The text. */
            content: string;
            /**
             * @description Who said it.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Its words with approximate times. Absent for text without audio, and while a line is being spoken. */
            words?: components["schemas"]["CustomLlmWord"][];
        };
        /**
         * @description What the server wants to receive; everything is off by default.
         * @example {
         *       "auto_reconnect": true
         *     }
         */
        CustomLlmOptions: {
            /** @description `ping_pong` every two seconds. The server answers each, and the connection is opened again when it does not for five seconds. */
            auto_reconnect?: boolean;
            /** @description `call_details`, once. */
            call_details?: boolean;
            /** @description `transcript_with_tool_calls` in every request. */
            transcript_with_tool_calls?: boolean;
        };
        /**
         * @description Asks a server with `auto_reconnect` for a `ping_pong`.
         * @example {
         *       "interaction_type": "ping_pong",
         *       "timestamp": 1764000000000
         *     }
         */
        CustomLlmPing: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            interaction_type: "ping_pong";
            /** @description Milliseconds since 1970. */
            timestamp: number;
        };
        /**
         * @description Answers a `ping_pong`.
         * @example {
         *       "response_type": "ping_pong",
         *       "timestamp": 1764000000000
         *     }
         */
        CustomLlmPong: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "ping_pong";
            /** @description Time of the server, milliseconds since 1970. */
            timestamp?: number;
        };
        /**
         * @description The caller is silent; the answer should prompt them to speak.
         * @example {
         *       "interaction_type": "reminder_required",
         *       "response_id": 2,
         *       "transcript": []
         *     }
         */
        CustomLlmReminder: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            interaction_type: "reminder_required";
            /** @description Names the request, counted from 1. */
            response_id: number;
            /** @description What was said so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description The transcript with the functions that ran. */
            transcript_with_tool_calls?: components["schemas"]["CustomLlmEntry"][];
        };
        /**
         * @description The caller has spoken and waits for an answer.
         * @example {
         *       "interaction_type": "response_required",
         *       "response_id": 1,
         *       "transcript": []
         *     }
         */
        CustomLlmRequest: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            interaction_type: "response_required";
            /** @description Names the request, counted from 1. */
            response_id: number;
            /** @description What was said so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description The transcript with the functions that ran. */
            transcript_with_tool_calls?: components["schemas"]["CustomLlmEntry"][];
        };
        /**
         * @description A part of the answer to the request with this `response_id`. `response_type` may be left out, as in the protocol's first version. Answers to older requests are dropped. `response_id` 0 is what the server says first in a call of an agent without a greeting.
         * @example {
         *       "response_type": "response",
         *       "response_id": 1,
         *       "content": "We open at seven.",
         *       "content_complete": true
         *     }
         */
        CustomLlmResponse: {
            /** @description Words to say. Empty: nothing more. */
            content?: string;
            /** @description Whether these are the last words of this answer. */
            content_complete?: boolean;
            /** @description Keys of the telephone to press: 0-9, A-D, * and #. */
            digit_to_press?: string;
            /** @description Whether the call ends after these words. */
            end_call?: boolean;
            /** @description Whether the caller cannot interrupt this answer. */
            no_interruption_allowed?: boolean;
            /** @description The request that is answered. */
            response_id: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "response";
            /** @description Number to connect the caller to after these words, E.164. It must be allowed by a `transfer_call` function of the agent. */
            transfer_number?: string;
        };
        /**
         * @description A message from the language-model server of a `custom-llm` agent. Messages of other types are ignored.
         * @example {
         *       "response_type": "response",
         *       "response_id": 1,
         *       "content": "We open at seven.",
         *       "content_complete": true
         *     }
         */
        CustomLlmServerMessage: components["schemas"]["CustomLlmConfig"] | components["schemas"]["CustomLlmPong"] | components["schemas"]["CustomLlmResponse"] | components["schemas"]["CustomLlmAgentInterrupt"] | components["schemas"]["CustomLlmToolCall"] | components["schemas"]["CustomLlmToolResult"];
        /**
         * @description The server runs a function of its own. It appears in the timeline when its result has come.
         * @example {
         *       "response_type": "tool_call_invocation",
         *       "tool_call_id": "t1",
         *       "name": "look_up",
         *       "arguments": "{\"number\":7}"
         *     }
         */
        CustomLlmToolCall: {
            /** @description Its arguments, as JSON. */
            arguments?: string;
            /** @description Name of the function. */
            name: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "tool_call_invocation";
            /** @description Names the run. */
            tool_call_id: string;
        };
        /**
         * @description The result of a function that the server ran.
         * @example {
         *       "response_type": "tool_call_result",
         *       "tool_call_id": "t1",
         *       "content": "{\"status\":\"baked\"}"
         *     }
         */
        CustomLlmToolResult: {
            /** @description The result, as JSON or text. */
            content: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "tool_call_result";
            /** @description The run. */
            tool_call_id: string;
        };
        /**
         * @description Something was said that needs no answer.
         * @example {
         *       "interaction_type": "update_only",
         *       "transcript": []
         *     }
         */
        CustomLlmUpdate: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            interaction_type: "update_only";
            /** @description What was said so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description The transcript with the functions that ran. */
            transcript_with_tool_calls?: components["schemas"]["CustomLlmEntry"][];
        };
        /**
         * @description A word of a line.
         * @example {
         *       "word": "open",
         *       "start": 1.2,
         *       "end": 1.5
         *     }
         */
        CustomLlmWord: {
            /** @description Seconds since the audio opened. */
            end: number;
            /** @description Seconds since the audio opened. */
            start: number;
            /** @description The word. */
            word: string;
        };
        /**
         * @description One attempt.
         * @example {
         *       "number": 1,
         *       "at": "2026-11-21T09:30:33.100Z",
         *       "status": 204,
         *       "body": "",
         *       "error": null,
         *       "duration_ms": 31
         *     }
         */
        DeliveryAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @description The first KiB of the response. */
            body: string | null;
            /** @description Milliseconds. */
            duration_ms: number;
            /** @description Why there was no response. */
            error: string | null;
            /** @description Attempt number, from 1. */
            number: number;
            /** @description HTTP status; null when there was no response. */
            status: number | null;
        };
        /**
         * @description What to send again: `ids`, or everything that matches the filter.
         * @example {
         *       "status": "dead_letter",
         *       "from": "2026-11-20T00:00:00.000Z"
         *     }
         */
        DeliveryReplay: {
            event?: components["schemas"]["EventName"];
            /**
             * Format: date-time
             * @description Created at or after this time.
             */
            from?: string;
            /** @description Delivery ids. */
            ids?: string[];
            status?: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description Created before this time.
             */
            to?: string;
            /** @description Deliveries of this webhook. */
            webhook_id?: string;
        };
        /**
         * @description Number of deliveries that were queued again.
         * @example {
         *       "replayed": 12
         *     }
         */
        DeliveryReplayResult: {
            /** @description Deliveries that were queued again. Those that were already due are not counted. */
            replayed: number;
        };
        /**
         * @description State of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook was deleted or disabled first.
         * @example succeeded
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "succeeded" | "rejected" | "dead_letter" | "canceled";
        /**
         * @description The demo that was started; fields of other kinds are null.
         * @example {
         *       "kind": "chat",
         *       "call_id": null,
         *       "rtc": null,
         *       "session_id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "message": {
         *         "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "role": "agent",
         *         "text": "From seven to six.",
         *         "tools": [],
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       }
         *     }
         */
        Demo: {
            /** @description The call. */
            call_id: string | null;
            /**
             * @description The kind of demo.
             * @enum {string}
             */
            kind: "call" | "web" | "chat";
            /** @description With `chat`: the reply of the agent. */
            message: components["schemas"]["WidgetMessage"] | null;
            /** @description With `web`: the token to join the call. */
            rtc: components["schemas"]["RtcToken"] | null;
            /** @description With `chat`: the session. */
            session_id: string | null;
            /** @description With `chat`: the token of the session, if this message opened it. */
            token?: string;
        };
        /**
         * @description The demo to try. `call` requires `to_number`, `chat` requires `message`.
         * @example {
         *       "message": "When do you open?"
         *     }
         */
        DemoStart: {
            /** @description What to say in the chat. */
            message?: string;
            /** @description The chat to continue; send its token in the Authorization header. */
            session_id?: string | null;
            /** @description One of the test numbers. */
            to_number?: string;
        };
        /**
         * @description Price of a minute to phone numbers with this prefix.
         * @example {
         *       "prefix": "+4479",
         *       "per_minute": {
         *         "amount": "0.050000",
         *         "currency": "USD"
         *       }
         *     }
         */
        DestinationPrice: {
            /** @description Price of 60 seconds, charged per second. */
            per_minute: components["schemas"]["Money"];
            /** @description Beginning of the number, in E.164. */
            prefix: string;
        };
        /**
         * @description The result of the import.
         * @example {
         *       "accepted": 1,
         *       "duplicate": 0,
         *       "rejected": 1,
         *       "rows": [
         *         {
         *           "row": 2,
         *           "reason": "invalid_number"
         *         }
         *       ]
         *     }
         */
        DncImport: {
            /** @description Numbers that were added. */
            accepted: number;
            /** @description Numbers that appeared twice or were already on the list. */
            duplicate: number;
            /** @description Rows without a valid number. */
            rejected: number;
            /** @description The first 1 000 rejected rows. */
            rows: components["schemas"]["RejectedRow"][];
        };
        /**
         * @description A number that is never dialed.
         * @example {
         *       "number": "+12025550143",
         *       "reason": "asked to be left alone",
         *       "call_id": null,
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        DncNumber: {
            /** @description The call in which the caller asked not to be called. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            number: components["schemas"]["E164"];
            /** @description Why it is on the list. */
            reason: string | null;
        };
        /**
         * @description A page of numbers.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        DncNumberPage: {
            /** @description Newest first. */
            data: components["schemas"]["DncNumber"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Numbers to add to the do-not-call list.
         * @example {
         *       "numbers": [
         *         "+12025550143"
         *       ],
         *       "reason": "asked to be left alone"
         *     }
         */
        DncNumbersAdd: {
            /** @description The call in which the caller asked not to be called. */
            call_id?: string | null;
            /** @description Numbers in any format. */
            numbers: string[];
            /** @description Why the numbers are added. */
            reason?: string | null;
        };
        /**
         * @description Presses keys of the phone keypad.
         * @example {
         *       "action": "send_dtmf",
         *       "digits": "1w2"
         *     }
         */
        DtmfControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "send_dtmf";
            /** @description Keys to press; `w` and `,` wait half a second. */
            digits: string;
        };
        /**
         * @description Presses keys of the phone keypad.
         * @example {
         *       "type": "dtmf",
         *       "name": "press_keys",
         *       "description": "Presses keys in a phone menu."
         *     }
         */
        DtmfFunctionCreate: {
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dtmf";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description Phone number in E.164, with a leading plus. In requests, spaces, hyphens, dots and parentheses are ignored: `+1 (202) 555-0100` is `+12025550100`.
         * @example +12025550100
         */
        E164: string;
        /**
         * Format: email
         * @description E-mail address, case-insensitive.
         * @example ada@example.com
         */
        Email: string;
        /**
         * @description Ends the call.
         * @example {
         *       "type": "end_call",
         *       "name": "end_call",
         *       "description": "Ends the call after a goodbye."
         *     }
         */
        EndCallFunctionCreate: {
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Spoken before the call ends. */
            message?: string | null;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end_call";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description How much silence ends an utterance of the other side.
         * @example {
         *       "min_ms": 300,
         *       "max_ms": 1000
         *     }
         */
        Endpointing: {
            /** @description Milliseconds of silence after words that sound incomplete. Default 1000. */
            max_ms?: number;
            /** @description Milliseconds of silence after words that sound complete. Default 300. */
            min_ms?: number;
        };
        /**
         * @description Assumed conversation per minute, for estimates and reservations.
         * @example {
         *       "llm_input_tokens": 6000,
         *       "llm_output_tokens": 200,
         *       "tts_characters": 500
         *     }
         */
        EstimateAssumptions: {
            /** @description Tokens that the model reads per minute. */
            llm_input_tokens: number;
            /** @description Tokens that the model writes per minute. */
            llm_output_tokens: number;
            /** @description Characters that are spoken per minute. */
            tts_characters: number;
        };
        /**
         * @description Name of an event; it decides the envelope.
         * @example call.ended
         * @enum {string}
         */
        EventName: "call.started" | "call.transcript" | "call.ended" | "call.error" | "call.transfer" | "call.completed" | "call.transferred" | "call.failed" | "campaign.completed" | "payment.succeeded" | "call_started" | "call_ended" | "call_analyzed";
        /**
         * @description Server-sent events.
         * @example id: 1
         *     event: state
         *     data: {}
         */
        EventStreamContent: string;
        /**
         * @description One invalid field.
         * @example {
         *       "pointer": "/agent_name",
         *       "code": "required",
         *       "detail": "is required"
         *     }
         */
        FieldError: {
            /** @description The rule that the field violates. */
            code: string;
            /** @description Explanation for humans. */
            detail: string;
            /** @description JSON Pointer into the body, or `/query/…`, `/path/…`, `/header/…`. */
            pointer: string;
        };
        /**
         * @description Request headers, for example Authorization. An update replaces all of them. Values are not returned again.
         * @example {
         *       "Authorization": "Bearer abc"
         *     }
         */
        FunctionHeaders: {
            [key: string]: string;
        };
        /**
         * @description Name that the model uses to call it; unique within the agent.
         * @example lookup_order
         */
        FunctionName: string;
        /**
         * @description The function to test and its arguments.
         * @example {
         *       "name": "lookup_order",
         *       "arguments": {
         *         "number": "4512"
         *       }
         *     }
         */
        FunctionTest: {
            /** @description Sample arguments. */
            arguments?: {
                [key: string]: unknown;
            };
            name: components["schemas"]["FunctionName"];
        };
        /**
         * @description The request that was sent and the response.
         * @example {
         *       "ok": true,
         *       "status": 200,
         *       "body": "{\"state\":\"shipped\"}",
         *       "error": null,
         *       "duration_ms": 84,
         *       "request": {
         *         "method": "POST",
         *         "url": "https://example.com/orders",
         *         "headers": {
         *           "content-type": "application/json"
         *         },
         *         "body": "{}"
         *       }
         *     }
         */
        FunctionTestResult: {
            /** @description The first 16 KiB of the response. */
            body: string | null;
            /** @description Milliseconds until the response was complete. */
            duration_ms: number;
            /** @description Why there was no response. */
            error: string | null;
            /** @description Whether the receiver responded with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description HTTP status of the response; null when there was no response. */
            status: number | null;
        };
        /**
         * @description Perceived gender of a voice.
         * @example female
         * @enum {string}
         */
        Gender: "female" | "male" | "neutral";
        /**
         * @description Another agent of the workspace takes over the call, with its own prompt, model, voice, functions, knowledge and behavior. It knows the conversation so far. The `agent_id` of the call stays that of the first agent; the timeline has `agent_changed`. Recording settings and maximum duration stay those of the first agent. From then on each item is charged at the higher price of the agents involved.
         * @example {
         *       "action": "handoff",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "message": "Hello, this is Ben from billing."
         *     }
         */
        HandoffControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "handoff";
            /** @description The agent that takes over, in its published version if it has one, else in its current state. */
            agent_id: string;
            /** @description First words of the new agent. null or omitted: it answers the open question, or listens. */
            message?: string | null;
        };
        /**
         * @description Header value.
         * @example bytes 0-65535/146515
         */
        HeaderText: string;
        /**
         * Format: uri
         * @description An http or https address.
         * @example https://example.com/hooks/parley
         */
        HttpUrl: string;
        /**
         * @description What happens while both sides are silent.
         * @example {
         *       "seconds": 8,
         *       "reminders": [
         *         "Are you still there?"
         *       ]
         *     }
         */
        Inactivity: {
            /** @description Spoken one after another; after the last one the call ends with `inactivity`. */
            reminders?: string[];
            /** @description Seconds of silence before a reminder, and between reminders. Default 8. */
            seconds?: number;
        };
        /**
         * @description When speech of the other side interrupts the agent.
         * @example {
         *       "enabled": true,
         *       "min_ms": 200,
         *       "min_words": 1
         *     }
         */
        Interruption: {
            /** @description Whether the agent can be interrupted. Default true. */
            enabled?: boolean;
            /** @description Minimum speech, in milliseconds. Default 200. */
            min_ms?: number;
            /** @description Minimum number of words, not counting backchannels such as "mm-hm". Default 1. */
            min_words?: number;
        };
        /**
         * @description An invitation into the workspace.
         * @example {
         *       "id": "inv_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "email": "grace@example.com",
         *       "role": "member",
         *       "status": "pending",
         *       "invited_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "expires_at": "2026-11-28T09:30:00.000Z"
         *     }
         */
        Invitation: {
            created_at: components["schemas"]["Timestamp"];
            /** @description The invited e-mail address. */
            email: string;
            expires_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `inv_`. */
            id: string;
            /** @description User who sent it. */
            invited_by: string | null;
            role: components["schemas"]["WorkspaceRole"];
            status: components["schemas"]["InvitationStatus"];
        };
        /**
         * @description The token of the mail, and for a new user their name and password.
         * @example {
         *       "token": "it_3q2v9n",
         *       "name": "Grace",
         *       "password": "correct horse battery staple"
         *     }
         */
        InvitationAccept: {
            /** @description Name of the new user. */
            name?: string;
            password?: components["schemas"]["Password"];
            /** @description The token in the link of the mail. */
            token: string;
        };
        /**
         * @description The new member.
         * @example {
         *       "user": {
         *         "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "email": "grace@example.com",
         *         "name": "Grace",
         *         "time_zone": "UTC",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "workspace": {
         *         "id": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "name": "Northwind",
         *         "time_zone": "Europe/Berlin",
         *         "calling_hours": [
         *           {
         *             "days": [
         *               "mon",
         *               "tue",
         *               "wed",
         *               "thu",
         *               "fri"
         *             ],
         *             "from": "09:00",
         *             "to": "18:00"
         *           }
         *         ],
         *         "concurrent_calls": null,
         *         "limits": {
         *           "concurrent_calls": 20,
         *           "storage_bytes": 10737418240
         *         },
         *         "role": "member",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "session": {
         *         "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *         "refresh_token": "rt_3q2v9n",
         *         "expires_in": 900,
         *         "token_type": "Bearer"
         *       }
         *     }
         */
        InvitationAcceptance: {
            /** @description Tokens of a new user; null for a user who existed, and logs in as usual. */
            session: components["schemas"]["Session"] | null;
            user: components["schemas"]["User"];
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description Whom to invite.
         * @example {
         *       "email": "grace@example.com",
         *       "role": "member"
         *     }
         */
        InvitationCreate: {
            email: components["schemas"]["Email"];
            role?: components["schemas"]["WorkspaceRole"];
        };
        /**
         * @description State of the invitation.
         * @example pending
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "revoked" | "expired";
        /**
         * @description The matching chunks, best first.
         * @example {
         *       "data": [],
         *       "ms": 14
         *     }
         */
        KnowledgeAnswer: {
            /** @description Best first. */
            data: components["schemas"]["KnowledgeMatch"][];
            /** @description Milliseconds that the search took. */
            ms: number;
        };
        /**
         * @description Texts, pages and files from which agents answer.
         * @example {
         *       "id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Bakery",
         *       "description": "Opening hours and prices.",
         *       "chunking": {
         *         "max_chars": 1000,
         *         "overlap_chars": 150
         *       },
         *       "refresh_interval_seconds": null,
         *       "sources": {
         *         "pending": 0,
         *         "processing": 0,
         *         "ready": 1,
         *         "failed": 0
         *       },
         *       "chunks": 12,
         *       "bytes": 9120,
         *       "agent_ids": [],
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        KnowledgeBase: {
            /** @description Agents that use the knowledge base, up to 100. */
            agent_ids: string[];
            /** @description Size of all sources, in bytes. */
            bytes: number;
            chunking: components["schemas"]["KnowledgeChunking"];
            /** @description Searchable chunks in all sources. */
            chunks: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description What the knowledge base is about. */
            description: string;
            /** @description Identifier, prefix `kb_`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Seconds after which URLs are fetched again; null: only on request. */
            refresh_interval_seconds: number | null;
            sources: components["schemas"]["KnowledgeSourceCounts"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A new knowledge base.
         * @example {
         *       "name": "Bakery",
         *       "description": "Opening hours and prices."
         *     }
         */
        KnowledgeBaseCreate: {
            /** @description Read-only; ignored in requests. */
            readonly agent_ids?: string[];
            /** @description Read-only; ignored in requests. */
            readonly bytes?: number;
            chunking?: components["schemas"]["KnowledgeChunking"];
            /** @description Read-only; ignored in requests. */
            readonly chunks?: number;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /**
             * @description What the knowledge base is about.
             * @default
             */
            description?: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name: string;
            /** @description Seconds after which URLs are fetched again; null: only on request. */
            refresh_interval_seconds?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly sources?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description A page of knowledge bases.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        KnowledgeBasePage: {
            /** @description Newest first. */
            data: components["schemas"]["KnowledgeBase"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description The fields to change.
         * @example {
         *       "refresh_interval_seconds": 86400
         *     }
         */
        KnowledgeBaseUpdate: {
            /** @description Read-only; ignored in requests. */
            readonly agent_ids?: string[];
            /** @description Read-only; ignored in requests. */
            readonly bytes?: number;
            chunking?: components["schemas"]["KnowledgeChunking"];
            /** @description Read-only; ignored in requests. */
            readonly chunks?: number;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description What the knowledge base is about. */
            description?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name?: string;
            /** @description Seconds after which URLs are fetched again; null: only on request. */
            refresh_interval_seconds?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly sources?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description A part of a source, as a search finds it.
         * @example {
         *       "id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "position": 0,
         *       "text": "We are open from seven to six.",
         *       "title": "Opening hours",
         *       "heading": null,
         *       "url": null
         *     }
         */
        KnowledgeChunk: {
            /** @description Headings above the chunk, outermost first. */
            heading: string | null;
            /** @description Identifier, prefix `chk_`. */
            id: string;
            /** @description Position in the source, from 0. */
            position: number;
            /** @description Text of the chunk. */
            text: string;
            /** @description Title of the page or document. */
            title: string | null;
            /** @description Address of the page that contains it. */
            url: string | null;
        };
        /**
         * @description How sources are split: along headings, paragraphs and sentences. Each chunk repeats the end of the previous one.
         * @example {
         *       "max_chars": 1000,
         *       "overlap_chars": 150
         *     }
         */
        KnowledgeChunking: {
            /** @description Maximum length of a chunk, in characters. */
            max_chars: number;
            /** @description Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`. */
            overlap_chars: number;
        };
        /**
         * @description A page of chunks.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        KnowledgeChunkPage: {
            /** @description In the order of the source. */
            data: components["schemas"]["KnowledgeChunk"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Follows the links of a page within its site.
         * @example {
         *       "max_depth": 2,
         *       "max_pages": 50
         *     }
         */
        KnowledgeCrawl: {
            /**
             * @description How many links away from the first page.
             * @default 2
             */
            max_depth?: number;
            /**
             * @description Maximum number of pages.
             * @default 50
             */
            max_pages?: number;
        };
        /**
         * @description A chunk that was found.
         * @example {
         *       "chunk_id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "text": "We are open from seven to six.",
         *       "score": 1,
         *       "similarity": 0.71,
         *       "source_id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "metadata": {
         *         "title": "Opening hours"
         *       },
         *       "position": 0,
         *       "title": "Opening hours",
         *       "heading": null,
         *       "url": null
         *     }
         */
        KnowledgeMatch: {
            /** @description Identifier, prefix `chk_`. */
            chunk_id: string;
            /** @description Headings above the chunk. */
            heading: string | null;
            metadata: components["schemas"]["KnowledgeMetadata"];
            /** @description Position in the source, from 0. */
            position: number;
            /** @description Fused rank, 0 to 1. 1: first both by meaning and by words. */
            score: number;
            /** @description Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while the chunk waits to be embedded again. */
            similarity: number | null;
            /** @description Source that contains the chunk. */
            source_id: string;
            /** @description Text of the chunk. */
            text: string;
            /** @description Title of the page or document. */
            title: string | null;
            /** @description Address of the page that contains it. */
            url: string | null;
        };
        /**
         * @description Free key/value pairs to filter searches by, included in search results; `title` names the source. At most 16 KiB.
         * @example {
         *       "title": "Opening hours",
         *       "category": "visit"
         *     }
         */
        KnowledgeMetadata: {
            [key: string]: unknown;
        };
        /**
         * @description A search.
         * @example {
         *       "query": "When do you open?",
         *       "limit": 3,
         *       "filter": {
         *         "category": "visit"
         *       }
         *     }
         */
        KnowledgeQuery: {
            /** @description Search only sources whose metadata contains this. */
            filter?: {
                [key: string]: unknown;
            };
            /**
             * @description Maximum number of chunks.
             * @default 10
             */
            limit?: number;
            /** @description A question or keywords. */
            query: string;
        };
        /**
         * @description A text, page or file of a knowledge base.
         * @example {
         *       "id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "knowledge_base_id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "type": "text",
         *       "status": "ready",
         *       "error": null,
         *       "metadata": {
         *         "title": "Opening hours"
         *       },
         *       "content": null,
         *       "url": null,
         *       "crawl": null,
         *       "file_name": null,
         *       "content_type": null,
         *       "bytes": 912,
         *       "chunks": 2,
         *       "pages": 1,
         *       "last_fetched_at": null,
         *       "next_refresh_at": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        KnowledgeSource: {
            /** @description Bytes that were read, before splitting. */
            bytes: number;
            /** @description Searchable chunks. */
            chunks: number;
            /** @description A text, plain or Markdown; null in lists. Upload longer texts as a file. */
            content: string | null;
            /** @description Content type of the file. */
            content_type: string | null;
            /** @description With `url`: also read the pages that it links to. */
            crawl: components["schemas"]["KnowledgeCrawl"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Why the source failed. */
            error: components["schemas"]["KnowledgeSourceError"] | null;
            /** @description File name as uploaded. */
            file_name: string | null;
            /** @description Identifier, prefix `src_`. */
            id: string;
            /** @description Knowledge base of the source. */
            knowledge_base_id: string;
            last_fetched_at: components["schemas"]["NullableTimestamp"];
            metadata: components["schemas"]["KnowledgeMetadata"];
            next_refresh_at: components["schemas"]["NullableTimestamp"];
            /** @description Pages fetched so far; 1 for a text or file. */
            pages: number;
            status: components["schemas"]["KnowledgeSourceStatus"];
            type: components["schemas"]["KnowledgeSourceType"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Address of a page, http or https. */
            url: string | null;
        };
        /**
         * @description Number of sources by status.
         * @example {
         *       "pending": 0,
         *       "processing": 0,
         *       "ready": 1,
         *       "failed": 0
         *     }
         */
        KnowledgeSourceCounts: {
            /** @description Failed, with an `error`. */
            failed: number;
            /** @description Waiting to be processed. */
            pending: number;
            /** @description Being processed. */
            processing: number;
            /** @description Searchable. */
            ready: number;
        };
        /**
         * @description A text or a page: either `content` or `url`. Files are uploaded as multipart.
         * @example {
         *       "content": "We are open from seven to six.",
         *       "metadata": {
         *         "title": "Opening hours",
         *         "category": "visit"
         *       }
         *     }
         */
        KnowledgeSourceCreate: {
            /** @description Read-only; ignored in requests. */
            readonly bytes?: number;
            /** @description Read-only; ignored in requests. */
            readonly chunks?: number;
            /** @description A text, plain or Markdown; null in lists. Upload longer texts as a file. */
            content?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly content_type?: string | null;
            /** @description With `url`: also read the pages that it links to. */
            crawl?: components["schemas"]["KnowledgeCrawl"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Read-only; ignored in requests. */
            readonly error?: {
                [key: string]: unknown;
            } | null;
            /** @description Read-only; ignored in requests. */
            readonly file_name?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Read-only; ignored in requests. */
            readonly knowledge_base_id?: string;
            /** @description Read-only; ignored in requests. */
            readonly last_fetched_at?: string | null;
            metadata?: components["schemas"]["KnowledgeMetadata"];
            /** @description Read-only; ignored in requests. */
            readonly next_refresh_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly pages?: number;
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description Read-only; ignored in requests. */
            readonly type?: string;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description Address of a page, http or https. */
            url?: string | null;
        };
        /**
         * @description Why a source failed.
         * @example {
         *       "code": "http_error",
         *       "detail": "The page answered 404."
         *     }
         */
        KnowledgeSourceError: {
            /**
             * @description Kind of failure.
             * @enum {string}
             */
            code: "invalid_url" | "private_address" | "unreachable" | "timeout" | "http_error" | "too_many_redirects" | "robots_disallowed" | "too_large" | "unsupported_type" | "unreadable" | "too_complex" | "empty" | "embedder_failed" | "internal_error";
            /** @description Explanation for humans. */
            detail: string;
        };
        /**
         * @description A page of sources.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        KnowledgeSourcePage: {
            /** @description Newest first. */
            data: components["schemas"]["KnowledgeSource"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description State of the source. While it is processed again, and after a failed refresh, its previous content stays searchable.
         * @example ready
         * @enum {string}
         */
        KnowledgeSourceStatus: "pending" | "processing" | "ready" | "failed";
        /**
         * @description Kind of source.
         * @example text
         * @enum {string}
         */
        KnowledgeSourceType: "text" | "url" | "file";
        /**
         * @description A file as multipart.
         * @example {
         *       "file": "We are open from seven to six."
         *     }
         */
        KnowledgeSourceUpload: {
            /** @description txt, md, html, pdf or docx, at most 25 MiB; the type is detected from the file name, else from the content type. */
            file: string;
            /** @description JSON object; see KnowledgeMetadata. */
            metadata?: string;
        };
        /**
         * @description A language that agents can speak.
         * @example {
         *       "code": "en-US",
         *       "name": "English (United States)",
         *       "stt": [
         *         "captions"
         *       ],
         *       "tts": [
         *         "builtin"
         *       ],
         *       "voices": 6
         *     }
         */
        Language: {
            /** @description Language code, BCP 47. */
            code: string;
            /** @description English name. */
            name: string;
            /** @description Speech recognizers that support it. */
            stt: string[];
            /** @description Speech synthesis providers that support it. */
            tts: string[];
            /** @description Number of voices that support it. */
            voices: number;
        };
        /**
         * @description A page of languages.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        LanguagePage: {
            /** @description Ordered by code. */
            data: components["schemas"]["Language"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Concurrency, rate and size limits of the workspace.
         * @example {
         *       "rate_limit": {
         *         "user_requests": 100,
         *         "public_requests": 30,
         *         "window_seconds": 60,
         *         "remaining": 97,
         *         "reset_seconds": 42
         *       },
         *       "concurrent_calls": {
         *         "cap": 20,
         *         "used": 3,
         *         "queued": 0,
         *         "reserved_inbound": 4,
         *         "free_outbound": 13
         *       },
         *       "storage": {
         *         "quota_bytes": 10737418240,
         *         "used_bytes": 2202009,
         *         "documents_bytes": 1048576,
         *         "recordings_bytes": 1048576,
         *         "contacts_bytes": 104857
         *       },
         *       "sizes": {
         *         "page_items": 100,
         *         "json_body_bytes": 1048576,
         *         "metadata_bytes": 16384,
         *         "csv_bytes": 20971520,
         *         "csv_rows": 100000,
         *         "file_bytes": 26214400
         *       }
         *     }
         */
        Limits: {
            concurrent_calls: components["schemas"]["CallSlots"];
            rate_limit: components["schemas"]["RequestRate"];
            sizes: components["schemas"]["SizeLimits"];
            storage: components["schemas"]["StorageUse"];
        };
        /**
         * @description An identity at the provider with which the user can sign in.
         * @example {
         *       "id": "idn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "issuer": "https://id.example.com/realms/main",
         *       "subject": "248289761001",
         *       "email": "ada@example.com",
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "last_used_at": null
         *     }
         */
        LinkedIdentity: {
            created_at: components["schemas"]["Timestamp"];
            /** @description E-mail address at the provider when the identity was linked. */
            email: string | null;
            /** @description Identifier, prefix `idn_`. */
            id: string;
            /** @description Issuer of the provider. */
            issuer: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier of the user at the provider. */
            subject: string;
        };
        /**
         * @description A page of identities.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        LinkedIdentityPage: {
            /** @description Newest first. */
            data: components["schemas"]["LinkedIdentity"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description SIP trunks of the deployment's LiveKit server: either existing trunks, by id, or a SIP server for which trunks are created. Existing trunks must list the number. A SIP server is checked with an OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions when there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
         * @example {
         *       "type": "livekit",
         *       "host": "sip.example.com",
         *       "transport": "tls",
         *       "username": "northwind",
         *       "password": "correct horse",
         *       "inbound_addresses": [
         *         "203.0.113.0/24"
         *       ]
         *     }
         */
        LiveKitTrunkCreate: {
            /** @description Host name or IPv4 address of a SIP server, instead of trunk ids. */
            host?: string;
            /** @description Addresses from which calls to the number are accepted; empty: any address. */
            inbound_addresses?: components["schemas"]["SipSource"][];
            /** @description For calls to the number. Its dispatch rule must give each caller a separate room; without a rule, one is created. */
            inbound_trunk_id?: string | null;
            /** @description For calls from the number. Without it the number only receives calls, unless the deployment has a trunk that lists the number. */
            outbound_trunk_id?: string | null;
            /** @description Stored by the LiveKit server. Not returned again. */
            password?: string | null;
            /** @description Default 5060, or 5061 with tls. */
            port?: number;
            /**
             * @description Transport protocol for SIP.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "livekit";
            /** @description User name for digest authentication of calls from the number. */
            username?: string | null;
        };
        /**
         * @description A code of the authenticator app, or a recovery code. Spaces and dashes are ignored.
         * @example 492039
         */
        LoginCode: string;
        /**
         * @description Credentials.
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery staple"
         *     }
         */
        LoginRequest: {
            /** @description E-mail address. */
            email: string;
            /** @description Password. */
            password: string;
        };
        /**
         * @description The sessions to end.
         * @example {
         *       "all": false
         *     }
         */
        LogoutRequest: {
            /** @description End every session of the user. */
            all?: boolean;
        };
        /**
         * @description Gives the model the tools of an MCP server (streamable HTTP), each as `<name>_<tool>`. The tools are listed when a call begins.
         * @example {
         *       "type": "mcp",
         *       "name": "shop",
         *       "description": "Tools of the shop.",
         *       "url": "https://example.com/mcp",
         *       "allowed_tools": [
         *         "find_order"
         *       ]
         *     }
         */
        McpFunctionCreate: {
            /** @description Names of the tools that can be used; null: all. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description For humans; the model receives the descriptions of the tools. */
            description: string;
            /** @description Spoken while a tool runs. */
            filler?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description Milliseconds to wait for one run of a tool. Default 10000. */
            timeout_ms?: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mcp";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A member of the workspace, or a pending invitation.
         * @example {
         *       "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "active",
         *       "email": "ada@example.com",
         *       "name": "Ada",
         *       "role": "owner",
         *       "invited_by": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "expires_at": null
         *     }
         */
        Member: {
            created_at: components["schemas"]["Timestamp"];
            /** @description E-mail address. */
            email: string;
            expires_at: components["schemas"]["NullableTimestamp"];
            /** @description Of a member the user id, prefix `usr_`; of an invitation its id, prefix `inv_`. */
            id: string;
            /** @description Of an invitation the user who sent it; else null. */
            invited_by: string | null;
            /** @description Name of the user; null for invitations. */
            name: string | null;
            role: components["schemas"]["WorkspaceRole"];
            status: components["schemas"]["MemberStatus"];
        };
        /**
         * @description A page of members and pending invitations.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        MemberPage: {
            /** @description Newest first. */
            data: components["schemas"]["Member"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description active: a member. pending: an invitation that can be accepted.
         * @example active
         * @enum {string}
         */
        MemberStatus: "active" | "pending";
        /**
         * @description The new role.
         * @example {
         *       "role": "viewer"
         *     }
         */
        MemberUpdate: {
            role: components["schemas"]["WorkspaceRole"];
        };
        /**
         * @description Free key/value pairs, included in webhooks. At most 16 KiB.
         * @example {
         *       "order_id": "4512"
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        /**
         * @description A model for `service-llm`.
         * @example {
         *       "id": "parley-demo",
         *       "name": "Built-in demo responder",
         *       "provider": "builtin",
         *       "context_tokens": null,
         *       "default": true
         *     }
         */
        Model: {
            /** @description Context window, in tokens; null when unknown. */
            context_tokens: number | null;
            /** @description Whether it is used by agents that name no model. */
            default: boolean;
            /** @description Value for `model` of an agent. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Provider of the model. */
            provider: string;
        };
        /**
         * @description A page of models.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        ModelPage: {
            /** @description The default model first. */
            data: components["schemas"]["Model"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description An amount of money with up to six decimal places.
         * @example {
         *       "amount": "0.014200",
         *       "currency": "USD"
         *     }
         */
        Money: {
            /** @description Decimal number as a string. */
            amount: string;
            /** @description Currency code, ISO 4217. */
            currency: string;
        };
        /**
         * @description An amount of money in the currency of the wallet.
         * @example {
         *       "amount": "25.00",
         *       "currency": "USD"
         *     }
         */
        MoneyInput: {
            /** @description Decimal number as a string. */
            amount: string;
            /**
             * @description Currency code, ISO 4217.
             * @enum {string}
             */
            currency: "USD";
        };
        /**
         * @description Format of the binary frames sent to the supervisor.
         * @example {
         *       "encoding": "pcm_s16le",
         *       "sample_rate": 16000,
         *       "channels": 2,
         *       "frame_ms": 20,
         *       "left": "caller",
         *       "right": "agent"
         *     }
         */
        MonitorAudio: {
            /** @description Number of channels. */
            channels: number;
            /**
             * @description PCM16, little endian, interleaved.
             * @constant
             */
            encoding: "pcm_s16le";
            /** @description Duration of one frame, in milliseconds. */
            frame_ms: number;
            /**
             * @description Who is on the left channel.
             * @constant
             */
            left: "caller";
            /**
             * @description Who is on the right channel: the agent, or a supervisor who barges in.
             * @constant
             */
            right: "agent";
            /** @description Samples per second, in hertz. */
            sample_rate: number;
        };
        /**
         * @description A message from a supervisor over the socket of a call, as a text frame.
         * @example {
         *       "type": "mode",
         *       "mode": "whisper"
         *     }
         */
        MonitorClientMessage: components["schemas"]["MonitorSetMode"] | components["schemas"]["MonitorWhisper"] | components["schemas"]["MonitorSaid"];
        /**
         * @description The call is over; the socket closes with 1000.
         * @example {
         *       "type": "end",
         *       "reason": "caller_hangup",
         *       "duration_ms": 42000
         *     }
         */
        MonitorEnd: {
            /** @description Milliseconds. */
            duration_ms: number;
            reason: components["schemas"]["CallEndReason"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end";
        };
        /**
         * @description Who speaks to the caller from now on. Sent to all supervisors of the call.
         * @example {
         *       "type": "floor",
         *       "speaker": "supervisor"
         *     }
         */
        MonitorFloor: {
            /**
             * @description Who speaks.
             * @enum {string}
             */
            speaker: "agent" | "supervisor";
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "floor";
        };
        /**
         * @description Frames were dropped because this socket read them too slowly; the next frame belongs this much later.
         * @example {
         *       "type": "gap",
         *       "ms": 240
         *     }
         */
        MonitorGap: {
            /** @description Milliseconds of dropped audio. */
            ms: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gap";
        };
        /**
         * @description A line of the conversation. A line with a known id replaces the earlier one. Text that the agent has not spoken yet is not included.
         * @example {
         *       "type": "line",
         *       "line": {
         *         "id": "u1",
         *         "role": "user",
         *         "text": "When do you open?",
         *         "final": true
         *       }
         *     }
         */
        MonitorLine: {
            line: components["schemas"]["RtcLine"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line";
        };
        /**
         * @description What a supervisor can do; each mode includes those before it.
         * @example listen
         * @enum {string}
         */
        MonitorMode: "listen" | "whisper" | "barge";
        /**
         * @description The current mode of this socket. It falls back to `listen` by itself when the supervisor can no longer barge: the call ends or is transferred.
         * @example {
         *       "type": "mode",
         *       "mode": "whisper"
         *     }
         */
        MonitorModeChanged: {
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mode";
        };
        /**
         * @description The supervisor is connected, in `mode`; `allowed` is the highest mode that the token allows. The last hundred lines of the conversation follow, as `line`.
         * @example {
         *       "type": "open",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "mode": "listen",
         *       "allowed": "barge",
         *       "ears": true,
         *       "agent_name": "Ada",
         *       "language": "en-US",
         *       "at_ms": 41200
         *     }
         */
        MonitorOpen: {
            /** @description Name of the agent. */
            agent_name: string;
            allowed: components["schemas"]["MonitorMode"];
            /** @description Milliseconds since the audio opened: the position of the first frame in the recording. */
            at_ms: number;
            /** @description The call. */
            call_id: string;
            /** @description Whether the service recognizes the supervisor's speech. If not, a whisper must be text, and `said` gives the agent what the supervisor said. */
            ears: boolean;
            /** @description Language of the agent. */
            language: string;
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open";
        };
        /**
         * @description A message was refused; the socket stays open.
         * @example {
         *       "type": "refused",
         *       "code": "no_recogniser",
         *       "detail": "This service has no recognizer. Send the whisper as text: {\"type\":\"whisper\",\"text\":\"…\"}."
         *     }
         */
        MonitorRefused: {
            /**
             * @description mode_not_allowed: the token does not allow this mode. mode_not_set: the message requires another mode. no_recogniser: there is no speech recognizer; whisper as text. floor_taken: another supervisor is barging in. floor_not_free: the disclosure is playing, the call is ending or being transferred, or a machine is speaking. words_not_needed: speech is recognized here, so text is not needed.
             * @enum {string}
             */
            code: "mode_not_allowed" | "mode_not_set" | "no_recogniser" | "floor_taken" | "floor_not_free" | "words_not_needed";
            /** @description Explanation for humans. */
            detail: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "refused";
        };
        /**
         * @description The text of what the supervisor has just said in mode `barge`, for deployments without a speech recognizer, so that the agent knows it afterwards.
         * @example {
         *       "type": "said",
         *       "text": "I will see to it myself."
         *     }
         */
        MonitorSaid: {
            /** @description What was said. */
            text: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "said";
        };
        /**
         * @description A message to a supervisor over the socket of a call, as a text frame.
         * @example {
         *       "type": "state",
         *       "turn": "listening"
         *     }
         */
        MonitorServerMessage: components["schemas"]["MonitorOpen"] | components["schemas"]["MonitorState"] | components["schemas"]["MonitorLine"] | components["schemas"]["MonitorTool"] | components["schemas"]["MonitorModeChanged"] | components["schemas"]["MonitorFloor"] | components["schemas"]["MonitorGap"] | components["schemas"]["MonitorRefused"] | components["schemas"]["MonitorEnd"];
        /**
         * @description Changes the mode, up to the mode of the token. The reply is `mode` or `refused`.
         * @example {
         *       "type": "mode",
         *       "mode": "barge"
         *     }
         */
        MonitorSetMode: {
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mode";
        };
        /**
         * @description Whose turn it is.
         * @example {
         *       "type": "state",
         *       "turn": "listening"
         *     }
         */
        MonitorState: {
            /**
             * @description State of the agent.
             * @enum {string}
             */
            turn: "listening" | "hearing" | "thinking" | "speaking";
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "state";
        };
        /**
         * @description A token to follow one call, once.
         * @example {
         *       "token": "mon_4f9d",
         *       "url": "ws://127.0.0.1:3000/monitor/call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "mode": "barge",
         *       "initial_mode": "listen",
         *       "expires_in": 300,
         *       "audio": {
         *         "encoding": "pcm_s16le",
         *         "sample_rate": 16000,
         *         "channels": 2,
         *         "frame_ms": 20,
         *         "left": "caller",
         *         "right": "agent"
         *       }
         *     }
         */
        MonitorToken: {
            audio: components["schemas"]["MonitorAudio"];
            /** @description The call. */
            call_id: string;
            /** @description Seconds until the token expires. */
            expires_in: number;
            initial_mode: components["schemas"]["MonitorMode"];
            mode: components["schemas"]["MonitorMode"];
            /** @description Goes into the second subprotocol. Never put it into a URL. */
            token: string;
            /** @description Address of the socket. */
            url: string;
        };
        /**
         * @description How to follow a call. `mode`: the highest mode that the token allows; default `listen`. `initial_mode`: the mode in which the socket starts, at most `mode`; default `mode`.
         * @example {
         *       "mode": "barge",
         *       "initial_mode": "listen"
         *     }
         */
        MonitorTokenCreate: {
            initial_mode?: components["schemas"]["MonitorMode"];
            mode?: components["schemas"]["MonitorMode"];
        };
        /**
         * @description A function ran.
         * @example {
         *       "type": "tool",
         *       "name": "lookup_order",
         *       "ms": 84,
         *       "ok": true
         *     }
         */
        MonitorTool: {
            /** @description Milliseconds. */
            ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
        };
        /**
         * @description Gives the agent information that the caller does not hear; the agent uses it from its next reply on. In the modes `whisper` and `barge`.
         * @example {
         *       "type": "whisper",
         *       "text": "Offer her the discount."
         *     }
         */
        MonitorWhisper: {
            /** @description Information for the agent. */
            text: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "whisper";
        };
        /**
         * @description The agent stays silent and keeps listening.
         * @example {
         *       "action": "mute"
         *     }
         */
        MuteControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "mute";
        };
        /**
         * @description Perceived gender of a voice; null when unknown.
         * @example female
         * @enum {string|null}
         */
        NullableGender: "female" | "male" | "neutral" | null;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, milliseconds; null if it has not happened.
         * @example 2026-11-21T09:30:00.000Z
         */
        NullableTimestamp: string | null;
        /**
         * @description Public details of your own carrier account.
         * @example {
         *       "type": "sip_trunk",
         *       "name": "sip.example.com:5060"
         *     }
         */
        NumberAccount: {
            /** @description Account SID, host and port of the trunk, or trunk id. */
            name: string;
            /**
             * @description The kind of account.
             * @enum {string}
             */
            type: "twilio" | "sip_trunk" | "livekit";
        };
        /**
         * @description A carrier account or SIP trunk of your own.
         * @example {
         *       "type": "sip_trunk",
         *       "host": "sip.example.com",
         *       "username": "northwind",
         *       "password": "correct horse"
         *     }
         */
        NumberAccountCreate: components["schemas"]["TwilioAccountCreate"] | components["schemas"]["SipTrunkCreate"] | components["schemas"]["LiveKitTrunkCreate"];
        /**
         * @description What a number can do.
         * @example voice
         * @enum {string}
         */
        NumberCapability: "voice" | "sms";
        /**
         * @description Rent by kind of number.
         * @example {
         *       "type": "local",
         *       "per_month": {
         *         "amount": "1.500000",
         *         "currency": "USD"
         *       }
         *     }
         */
        NumberRent: {
            per_month: components["schemas"]["Money"];
            type: components["schemas"]["NumberType"];
        };
        /**
         * @description Kind of number.
         * @default local
         * @example local
         * @enum {string}
         */
        NumberType: "local" | "toll_free" | "mobile";
        /**
         * @description A one-time code.
         * @example {
         *       "code": "492039"
         *     }
         */
        OneTimeCode: {
            code: components["schemas"]["LoginCode"];
        };
        /**
         * @description HTML.
         * @example <!doctype html>
         */
        PageContent: string;
        /**
         * @description At least 12 characters.
         * @example correct horse battery staple
         */
        Password: string;
        /**
         * @description The address of the account.
         * @example {
         *       "email": "ada@example.com"
         *     }
         */
        PasswordForgotRequest: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description The token of the mail and the new password.
         * @example {
         *       "token": "pr_3q2v9n",
         *       "password": "correct horse battery staple"
         *     }
         */
        PasswordResetRequest: {
            password: components["schemas"]["Password"];
            /** @description The token in the link of the mail. */
            token: string;
        };
        /**
         * @description Why a campaign is paused: manually, by its circuit breaker, because the wallet balance does not cover a call, or by `provider_error`: none of its calls can be placed (its number, model or voice is no longer available), or the last ten calls failed because of a provider of telephony, speech recognition, language models or speech synthesis; or `restored`: the service was restored from a backup, and the operator has not released it yet.
         * @example manual
         * @enum {string}
         */
        PauseReason: "manual" | "circuit_breaker" | "insufficient_funds" | "provider_error" | "restored";
        /**
         * @description A top-up.
         * @example {
         *       "id": "pay_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "succeeded",
         *       "amount": {
         *         "amount": "25.000000",
         *         "currency": "USD"
         *       },
         *       "provider": "manual",
         *       "pay_url": null,
         *       "failure": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "finished_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Payment: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Why it failed: a code of the provider such as `insufficient_funds`, or `amount_mismatch` (the paid amount differs from the requested amount), `no_payment_method`, `not_started`. */
            failure: string | null;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `pay_`. */
            id: string;
            /** @description Address to pay at; null when nothing is left to do. */
            pay_url: string | null;
            /** @description Payment provider. */
            provider: string;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description State of a payment. The wallet is credited when it has succeeded.
         * @example succeeded
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed" | "expired";
        /**
         * @description Data of payment.succeeded.
         * @example {
         *       "payment_id": "pay_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "transaction_id": "txn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "provider": "manual",
         *       "amount": {
         *         "amount": "25.000000",
         *         "currency": "USD"
         *       },
         *       "balance": {
         *         "amount": "30.000000",
         *         "currency": "USD"
         *       }
         *     }
         */
        PaymentSucceededData: {
            amount: components["schemas"]["Money"];
            /** @description Balance after the payment. */
            balance: components["schemas"]["Money"];
            /** @description The payment. */
            payment_id: string;
            /** @description Payment provider. */
            provider: string;
            /** @description Its ledger entry. */
            transaction_id: string;
        };
        /**
         * @description A top-up was credited. Envelope: nested.
         * @example {
         *       "event": "payment.succeeded",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "payment_id": "pay_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "transaction_id": "txn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "provider": "manual",
         *         "amount": {
         *           "amount": "25.000000",
         *           "currency": "USD"
         *         },
         *         "balance": {
         *           "amount": "30.000000",
         *           "currency": "USD"
         *         }
         *       }
         *     }
         */
        PaymentSucceededEvent: {
            data: components["schemas"]["PaymentSucceededData"];
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment.succeeded";
            /** @description Identifier, prefix `evt_`; deduplicate on it. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description A number of the workspace.
         * @example {
         *       "id": "pn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "number": "+12025550199",
         *       "carrier": "loopback",
         *       "status": "active",
         *       "country": null,
         *       "nickname": null,
         *       "capabilities": [
         *         "voice"
         *       ],
         *       "agent_id": null,
         *       "agent_version": null,
         *       "inbound_agents": [],
         *       "outbound_agents": [],
         *       "fallback_number": null,
         *       "allowed_countries": null,
         *       "inbound_webhook_url": null,
         *       "monthly_price": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "rented_until": null,
         *       "account": null,
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        PhoneNumber: {
            /** @description Your own carrier account of the number; null: the deployment's account. */
            account: components["schemas"]["NumberAccount"] | null;
            /** @description The agent that answers the number when `inbound_agents` is empty. */
            agent_id: string | null;
            /** @description Fixes the version of the assigned agent; null: the newest. */
            agent_version: number | null;
            /** @description Countries that can be called from this number; null: the countries of the workspace's numbers. Changing it requires admin scope. */
            allowed_countries: components["schemas"]["CountryCode"][] | null;
            /** @description Capabilities that the carrier reports. */
            capabilities: components["schemas"]["NumberCapability"][];
            /** @description The carrier; `loopback` is the built-in test network. */
            carrier: string;
            /** @description ISO 3166-1 alpha-2; null for test numbers. */
            country: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Number to which callers are connected when no agent can answer. The allowed countries of this number also apply to it. */
            fallback_number: string | null;
            /** @description Identifier, prefix `pn_`. */
            id: string;
            /** @description Agents that share inbound calls. */
            inbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description Secret that signs the requests to that address. Present only in the response that created it. */
            inbound_webhook_secret?: string;
            /** @description Address that receives a signed request before an inbound call is answered; it must respond within 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain `agent_id`, `variables`, `metadata`, or `reject: true`. */
            inbound_webhook_url: string | null;
            /** @description Monthly rent. */
            monthly_price: components["schemas"]["Money"];
            /** @description Name of the number for your own use. */
            nickname: string | null;
            number: components["schemas"]["E164"];
            /** @description Agents that share calls from this number that name no agent. */
            outbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description End of the paid period; null: no rent. */
            rented_until: components["schemas"]["NullableTimestamp"];
            /**
             * @description pending: ordered from the carrier. suspended: the rent could not be charged.
             * @enum {string}
             */
            status: "pending" | "active" | "suspended" | "released";
        };
        /**
         * @description The agent that answers the number.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        PhoneNumberAssignment: {
            /** @description The agent; null: the number is not answered. */
            agent_id: string | null;
        };
        /**
         * @description A number on your own carrier account.
         * @example {
         *       "number": "+14155550121",
         *       "account": {
         *         "type": "sip_trunk",
         *         "host": "sip.example.com",
         *         "username": "northwind",
         *         "password": "correct horse"
         *       }
         *     }
         */
        PhoneNumberImport: {
            account: components["schemas"]["NumberAccountCreate"];
            /** @description The agent that answers the number. */
            agent_id?: string | null;
            /** @description Name of the number for your own use. */
            nickname?: string | null;
            number: components["schemas"]["E164"];
        };
        /**
         * @description A page of numbers.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        PhoneNumberPage: {
            /** @description Newest first. */
            data: components["schemas"]["PhoneNumber"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description A number to buy.
         * @example {
         *       "number": "+14155550120",
         *       "nickname": "Front desk"
         *     }
         */
        PhoneNumberPurchase: {
            /** @description The agent that answers the number. */
            agent_id?: string | null;
            /** @description Carrier that sells the number. Default: the first carrier that sells numbers. */
            carrier?: string;
            /** @description Name of the number for your own use. */
            nickname?: string | null;
            number: components["schemas"]["E164"];
        };
        /**
         * @description The fields to change; null clears a field.
         * @example {
         *       "nickname": "Front desk",
         *       "inbound_agents": [],
         *       "allowed_countries": [
         *         "US",
         *         "CA"
         *       ]
         *     }
         */
        PhoneNumberUpdate: {
            /** @description Fixes the version of the assigned agent; null: the newest. */
            agent_version?: number | null;
            /** @description Countries that can be called from this number; null: the countries of the workspace's numbers. Changing it requires admin scope. */
            allowed_countries?: components["schemas"]["CountryCode"][] | null;
            /** @description Number to which callers are connected when no agent can answer. The allowed countries of this number also apply to it. */
            fallback_number?: string | null;
            /** @description Agents that share inbound calls; they take precedence over the assigned agent. */
            inbound_agents?: components["schemas"]["WeightedAgent"][] | null;
            /**
             * Format: uri
             * @description Address that receives a signed request before an inbound call is answered; it must respond within 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain `agent_id`, `variables`, `metadata`, or `reject: true`.
             */
            inbound_webhook_url?: string | null;
            /** @description Name of the number for your own use. */
            nickname?: string | null;
            /** @description Agents that share calls from this number that name no agent. */
            outbound_agents?: components["schemas"]["WeightedAgent"][] | null;
        };
        /**
         * @description One function run.
         * @example {
         *       "name": "lookup_order",
         *       "arguments": {
         *         "number": "4512"
         *       },
         *       "ok": true,
         *       "result": {
         *         "state": "shipped"
         *       },
         *       "duration_ms": 84
         *     }
         */
        PlaygroundFunctionRun: {
            /** @description Arguments passed by the model. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Milliseconds. */
            duration_ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /** @description Result returned to the model. */
            result: unknown;
        };
        /**
         * @description One message.
         * @example {
         *       "role": "user",
         *       "text": "Where is order 4512?"
         *     }
         */
        PlaygroundMessage: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description What was said. */
            text: string;
        };
        /**
         * @description A chunk that the model received as reference.
         * @example {
         *       "chunk_id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "source_id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "position": 0,
         *       "title": "Opening hours",
         *       "text": "We are open from seven to six.",
         *       "score": 1,
         *       "similarity": 0.71
         *     }
         */
        PlaygroundPassage: {
            /** @description Identifier, prefix `chk_`. */
            chunk_id: string;
            /** @description Position in the source, from 0. */
            position: number;
            /** @description Fused rank, 0 to 1. 1: first both by meaning and by words. */
            score: number;
            /** @description Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while the chunk waits to be embedded again. */
            similarity: number | null;
            /** @description Source that contains the chunk. */
            source_id: string;
            /** @description Text of the chunk. */
            text: string;
            /** @description Title of the page or document. */
            title: string | null;
        };
        /**
         * @description The reply and the functions that ran.
         * @example {
         *       "text": "It was shipped this morning.",
         *       "functions": [],
         *       "passages": [],
         *       "model": "parley-demo",
         *       "latency_ms": 12,
         *       "usage": {
         *         "input_tokens": 210,
         *         "output_tokens": 14
         *       },
         *       "cost": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       }
         *     }
         */
        PlaygroundReply: {
            /** @description Amount charged for the turn. */
            cost: components["schemas"]["Money"];
            /** @description Functions that ran, in order. end_call, transfer_call, dtmf and send_sms are only reported, not executed. */
            functions: components["schemas"]["PlaygroundFunctionRun"][];
            /** @description Milliseconds for the whole turn. */
            latency_ms: number;
            /** @description The model that generated the reply: the fallback model if it answered last. */
            model: string;
            /** @description Passages from the linked knowledge bases that the model received. */
            passages: components["schemas"]["PlaygroundPassage"][];
            /** @description The agent's reply. */
            text: string;
            usage: components["schemas"]["TokenUsage"];
            /** @description Of the agent with the given draft. Absent if there are none. */
            warnings?: components["schemas"]["AgentWarning"][];
        };
        /**
         * @description The conversation so far.
         * @example {
         *       "messages": [
         *         {
         *           "role": "user",
         *           "text": "Where is order 4512?"
         *         }
         *       ]
         *     }
         */
        PlaygroundTurn: {
            draft?: components["schemas"]["AgentDraft"];
            /** @description Oldest first; the last message must be the user's. */
            messages: components["schemas"]["PlaygroundMessage"][];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Estimated cost of one minute.
         * @example {
         *       "route": "phone",
         *       "model": "builtin-demo",
         *       "voice_id": "builtin-alloy",
         *       "per_minute": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       },
         *       "items": [
         *         {
         *           "item": "telephony",
         *           "unit": "second",
         *           "per": 60,
         *           "price": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           },
         *           "quantity": 60,
         *           "amount": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           }
         *         }
         *       ],
         *       "assumptions": {
         *         "llm_input_tokens": 6000,
         *         "llm_output_tokens": 200,
         *         "tts_characters": 500
         *       }
         *     }
         */
        PriceEstimate: {
            assumptions: components["schemas"]["EstimateAssumptions"];
            /** @description The items for one minute. */
            items: components["schemas"]["CostItem"][];
            /** @description The model. */
            model: string;
            /** @description Sum of the items. */
            per_minute: components["schemas"]["Money"];
            route: components["schemas"]["PriceRoute"];
            /** @description The voice. */
            voice_id: string;
        };
        /**
         * @description What is charged. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier versions, never positive; the part that the wallet could not cover.
         * @example telephony
         * @enum {string}
         */
        PriceItem: "telephony" | "stt" | "llm_input" | "llm_output" | "tts" | "platform" | "sms" | "transfer" | "adjustment";
        /**
         * @description What carries a call: the test numbers, a phone carrier, or a browser.
         * @default phone
         * @example phone
         * @enum {string}
         */
        PriceRoute: "loopback" | "phone" | "web";
        /**
         * @description Unit of the quantity; a segment is a part of a text message (3GPP TS 23.040).
         * @example second
         * @enum {string}
         */
        PriceUnit: "second" | "token" | "character" | "segment";
        /**
         * @description Every rate and rounding rule.
         * @example {
         *       "currency": "USD",
         *       "rates": [
         *         {
         *           "item": "telephony",
         *           "applies_to": "phone",
         *           "unit": "second",
         *           "per": 60,
         *           "price": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           }
         *         }
         *       ],
         *       "free_routes": [
         *         "loopback"
         *       ],
         *       "rounding": [
         *         "Calls that are not answered cost nothing."
         *       ],
         *       "assumptions": {
         *         "llm_input_tokens": 6000,
         *         "llm_output_tokens": 200,
         *         "tts_characters": 500
         *       }
         *     }
         */
        Pricing: {
            assumptions: components["schemas"]["EstimateAssumptions"];
            /** @description Currency code, ISO 4217. */
            currency: string;
            /** @description Prices of calls to phone numbers, by the longest matching prefix; numbers without a match cannot be called. Numbers on customers' own accounts and trunks pay the telephony rate. */
            destinations?: components["schemas"]["DestinationPrice"][];
            /** @description Calls over these routes are free, whatever they use. */
            free_routes: components["schemas"]["PriceRoute"][];
            /** @description Rents of numbers. */
            number_rents?: components["schemas"]["NumberRent"][];
            /** @description All rates. */
            rates: components["schemas"]["Rate"][];
            /** @description The rounding rules, in words. */
            rounding: string[];
            /** @description Prices of text messages, by the longest matching prefix; numbers without a match cannot receive messages. Numbers on customers' own accounts and trunks pay the message rate. */
            text_destinations?: components["schemas"]["TextPrice"][];
        };
        /**
         * @description The authenticated caller.
         * @example {
         *       "kind": "user",
         *       "user": {
         *         "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "email": "ada@example.com",
         *         "name": "Ada",
         *         "time_zone": "UTC",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "api_key": null,
         *       "workspace": {
         *         "id": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "name": "Northwind",
         *         "time_zone": "Europe/Berlin",
         *         "calling_hours": [
         *           {
         *             "days": [
         *               "mon",
         *               "tue",
         *               "wed",
         *               "thu",
         *               "fri"
         *             ],
         *             "from": "09:00",
         *             "to": "18:00"
         *           }
         *         ],
         *         "concurrent_calls": null,
         *         "limits": {
         *           "concurrent_calls": 20,
         *           "storage_bytes": 10737418240
         *         },
         *         "role": "owner",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "role": "owner",
         *       "scope": "admin"
         *     }
         */
        Principal: {
            /** @description The API key; null for a user session. */
            api_key: components["schemas"]["ApiKey"] | null;
            /**
             * @description Whether the caller is a user session or an API key.
             * @enum {string}
             */
            kind: "user" | "api_key";
            /**
             * @description Role of the user in the workspace; null for keys.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "member" | "viewer" | null;
            scope: components["schemas"]["Scope"];
            /** @description The user of the session, or the user who created the key. */
            user: components["schemas"]["User"] | null;
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description What is redacted and what is kept of the conversations of an agent.
         * @example {
         *       "redact": [
         *         "card",
         *         "email"
         *       ],
         *       "patterns": [
         *         {
         *           "name": "patient_id",
         *           "pattern": "PT-[0-9]{6}"
         *         }
         *       ],
         *       "redact_model": false,
         *       "no_store": false
         *     }
         */
        PrivacySettings: {
            /** @description Nothing that is said is stored or published: no transcript, no recording, no function runs, an analysis without content, no chat messages. Times, outcome, cost, numbers and metadata stay. Default false. */
            no_store?: boolean;
            /** @description Further patterns, each with a mark of its own. Default none. */
            patterns?: components["schemas"]["RedactionPattern"][];
            /** @description What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment cards (by their check digit), bank accounts (IBAN), e-mail addresses, dates of birth, telephone numbers. Default none. */
            redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
            /** @description Whether the model gets the marks too. Without it the model and the functions that it calls get what was said. Default false. */
            redact_model?: boolean;
        };
        /**
         * @description RFC 9457 problem details.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/errors#validation_failed",
         *       "title": "The request is not valid",
         *       "status": 422,
         *       "detail": "/agent_name is required",
         *       "instance": "/v1/agents",
         *       "code": "validation_failed",
         *       "request_id": "req_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "errors": [
         *         {
         *           "pointer": "/agent_name",
         *           "code": "required",
         *           "detail": "is required"
         *         }
         *       ]
         *     }
         */
        Problem: {
            /** @description With `forbidden_scope`: the scope of the credentials. */
            actual_scope?: string;
            /** @description Stable error code for programs. */
            code: string;
            /** @description What happened in this request. */
            detail?: string;
            /** @description The invalid fields. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The path of the request. */
            instance?: string;
            /** @description With `second_factor_required`: the token for the second step. */
            login_token?: string;
            /** @description Identifier of the request. */
            request_id: string;
            /** @description With `forbidden_scope`: the scope that the operation requires. */
            required_scope?: string;
            /** @description The HTTP status. */
            status: number;
            /** @description Short text of the error code. */
            title: string;
            /**
             * Format: uri
             * @description A page of this service that explains the error code: its cause and what to do.
             */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A provider of speech recognition, language models, speech synthesis or telephony.
         * @example {
         *       "id": "builtin",
         *       "kind": "tts",
         *       "configured": true,
         *       "source": null,
         *       "description": "Six English voices.",
         *       "health": "healthy",
         *       "detail": null,
         *       "last_checked_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Provider: {
            /** @description Whether it can be used. */
            configured: boolean;
            /** @description Short description. */
            description: string;
            /** @description What went wrong, while it is failing. */
            detail: string | null;
            /**
             * @description Result of the last use or check; unknown before the first.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "failing";
            /** @description Identifier. */
            id: string;
            /**
             * @description What the provider does.
             * @enum {string}
             */
            kind: "llm" | "stt" | "tts" | "vad" | "telephony" | "embeddings";
            last_checked_at: components["schemas"]["NullableTimestamp"];
            /**
             * @description Whose API key is used; null when none is needed or none is set.
             * @enum {string|null}
             */
            source: "platform" | "own" | null;
        };
        /**
         * @description A stored API key, without its value.
         * @example {
         *       "provider": "deepgram",
         *       "hint": "2345",
         *       "verified_at": "2026-11-21T09:30:00.000Z",
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        ProviderCredentials: {
            created_at: components["schemas"]["Timestamp"];
            /** @description The last four characters of the key. */
            hint: string;
            /** @description Provider of the key. */
            provider: string;
            updated_at: components["schemas"]["Timestamp"];
            verified_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description An API key of the workspace's own account with the provider.
         * @example {
         *       "api_key": "3f9c0b1a2d4e5f60718293a4b5c6d7e8f9012345"
         *     }
         */
        ProviderCredentialsPut: {
            /** @description The API key, as issued by the provider. A server that needs none ignores it. */
            api_key: string;
            /**
             * Format: uri
             * @description With `openai`: another OpenAI-compatible server, version included. It must be public, or in a network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
             */
            base_url?: string;
            /** @description With `base_url`: the names of its models, the default first. Required there. */
            models?: string[];
        };
        /**
         * @description A page of providers.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        ProviderPage: {
            /** @description Ordered by kind. */
            data: components["schemas"]["Provider"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description A price.
         * @example {
         *       "item": "telephony",
         *       "applies_to": "phone",
         *       "unit": "second",
         *       "per": 60,
         *       "price": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       }
         *     }
         */
        Rate: {
            /** @description The route for telephony, platform, sms and transfer; the provider for other items; `*` for all without a rate of their own. */
            applies_to: string;
            item: components["schemas"]["PriceItem"];
            /** @description Number of units that the price covers. */
            per: number;
            price: components["schemas"]["Money"];
            unit: components["schemas"]["PriceUnit"];
        };
        /**
         * @description Whether calls are recorded, and the disclosure about it.
         * @example {
         *       "enabled": true,
         *       "disclosure": "This call is recorded."
         *     }
         */
        RecordingSettings: {
            /** @description Spoken at the start of the call; cannot be interrupted. */
            disclosure?: string | null;
            /** @description Default true. */
            enabled?: boolean;
        };
        /**
         * @description `pending`: the recording is being made, or storage is unavailable and is retried for a week. `incomplete`: the recording is available, but parts of the call are missing. `failed`: the recording could not be stored.
         * @example ready
         * @enum {string}
         */
        RecordingStatus: "pending" | "ready" | "incomplete" | "failed";
        /**
         * @description Recovery codes. They are not returned again.
         * @example {
         *       "recovery_codes": [
         *         "abcd-efgh-jkmn-pqrs",
         *         "2345-6789-abcd-efgh"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /** @description Each works once in place of a code of the authenticator app. */
            recovery_codes: string[];
        };
        /**
         * @description A pattern of one's own.
         * @example {
         *       "name": "patient_id",
         *       "pattern": "PT-[0-9]{6}"
         *     }
         */
        RedactionPattern: {
            /** @description Name of the mark: `patient_id` gives `[patient_id]`. */
            name: string;
            /** @description A regular expression in the syntax of RE2 (no look-around, no back-references), without regard to case. It must not match the empty text, and repeats in counts of some hundred at most. */
            pattern: string;
        };
        /**
         * @description A refresh token.
         * @example {
         *       "refresh_token": "rt_3q2v9n",
         *       "rotate": true
         *     }
         */
        RefreshRequest: {
            /** @description Refresh token from login or from the previous refresh. */
            refresh_token: string;
            /** @description Replace the refresh token too. */
            rotate?: boolean;
        };
        /**
         * @description A row that will not be dialed.
         * @example {
         *       "row": 3,
         *       "reason": "invalid_number"
         *     }
         */
        RefusedContactRow: {
            /**
             * @description `empty`: no number. `too_long`: a cell has more than 4 096 characters. `too_many_cells`: more cells than the header.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_time_zone" | "invalid_text" | "too_long" | "too_many_cells" | "duplicate" | "dnc";
            /** @description Row number, counted from 1; in a file the header is row 1. A line break inside quotes does not start a row. */
            row: number;
        };
        /**
         * @description A new user.
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery staple",
         *       "name": "Ada"
         *     }
         */
        RegisterRequest: {
            email: components["schemas"]["Email"];
            /** @description The token of an invitation, from the link in its mail. `email` must be the invited address, and `workspace_name` is left out. */
            invitation_token?: string;
            /** @description Name of the user. */
            name: string;
            password: components["schemas"]["Password"];
            /** @description Needed for the first user of a deployment with closed registration. The service prints it when it starts and there is no user; it is valid for an hour and works once. Ignored while registration is open. */
            setup_token?: string;
            /** @description Name of the user's first workspace. Default: derived from the name of the user. */
            workspace_name?: string;
        };
        /**
         * @description A new user with workspace and session.
         * @example {
         *       "user": {
         *         "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "email": "ada@example.com",
         *         "name": "Ada",
         *         "time_zone": "UTC",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "workspace": {
         *         "id": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "name": "Northwind",
         *         "time_zone": "Europe/Berlin",
         *         "calling_hours": [
         *           {
         *             "days": [
         *               "mon",
         *               "tue",
         *               "wed",
         *               "thu",
         *               "fri"
         *             ],
         *             "from": "09:00",
         *             "to": "18:00"
         *           }
         *         ],
         *         "concurrent_calls": null,
         *         "limits": {
         *           "concurrent_calls": 20,
         *           "storage_bytes": 10737418240
         *         },
         *         "role": "owner",
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *       "refresh_token": "rt_3q2v9n",
         *       "expires_in": 900,
         *       "token_type": "Bearer"
         *     }
         */
        Registration: {
            /** @description JWT for the Authorization header. */
            access_token: string;
            /** @description Seconds for which the access token is valid. */
            expires_in: number;
            /** @description Exchanged for a new access token. */
            refresh_token: string;
            /**
             * @description Always Bearer.
             * @constant
             */
            token_type: "Bearer";
            user: components["schemas"]["User"];
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description A row that was rejected.
         * @example {
         *       "row": 2,
         *       "reason": "invalid_number"
         *     }
         */
        RejectedRow: {
            /**
             * @description Why the row was rejected.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_reason";
            /** @description Row number, counted from 1; in a file the header is row 1. */
            row: number;
        };
        /**
         * @description A member who was removed, and the active API keys that they created.
         * @example {
         *       "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "email": "grace@example.com",
         *       "role": "member",
         *       "api_keys": [
         *         {
         *           "id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "name": "Production",
         *           "scope": "write",
         *           "allowed_ips": [
         *             "203.0.113.0/24"
         *           ],
         *           "prefix": "sk_service_live_3q2v",
         *           "status": "revoked",
         *           "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "last_used_at": null,
         *           "last_used_ip": null,
         *           "created_at": "2026-11-21T09:30:00.000Z",
         *           "revoked_at": "2026-11-22T16:05:00.000Z",
         *           "predecessor_id": null
         *         }
         *       ],
         *       "api_keys_revoked": true
         *     }
         */
        RemovedMember: {
            /** @description Active keys that the member created; the newest 100 where there are more. With `revoke_api_keys`, all that were revoked. */
            api_keys: components["schemas"]["ApiKey"][];
            /** @description Whether these keys were revoked. */
            api_keys_revoked: boolean;
            /** @description E-mail address. */
            email: string;
            /** @description User id. */
            id: string;
            role: components["schemas"]["WorkspaceRole"];
        };
        /**
         * @description Identifier of a request.
         * @example req_01jd8k3v9rj6m2t5q7x8y0z1a2
         */
        RequestId: string;
        /**
         * @description Request rate limits.
         * @example {
         *       "user_requests": 100,
         *       "public_requests": 30,
         *       "window_seconds": 60,
         *       "remaining": 97,
         *       "reset_seconds": 42
         *     }
         */
        RequestRate: {
            /** @description Requests of one IP address per window, to public operations. */
            public_requests: number;
            /** @description Requests that the caller has left in the current window, after this one, over all processes. */
            remaining: number;
            /** @description Seconds until the next window begins. */
            reset_seconds: number;
            /** @description Requests of one user per window, across all their keys and sessions. */
            user_requests: number;
            /** @description Length of the window, in seconds. */
            window_seconds: number;
        };
        /**
         * @description The engine that generates the agent's replies.
         * @example {
         *       "type": "service-llm",
         *       "system_prompt": "You are Ada at the front desk of Northwind."
         *     }
         */
        ResponseEngine: components["schemas"]["ServiceLlmEngine"] | components["schemas"]["CustomLlmEngine"];
        /**
         * @description The engine fields to change.
         * @example {
         *       "system_prompt": "You are Ada. Be brief."
         *     }
         */
        ResponseEngineUpdate: {
            /** @description See ServiceLlmEngine; null clears. */
            fallback_model?: string | null;
            /** @description See ServiceLlmEngine. */
            model?: string | null;
            /** @description See ServiceLlmEngine. */
            system_prompt?: string;
            /** @description See ServiceLlmEngine. */
            temperature?: number | null;
            /**
             * @description The variant; changing it drops the fields of the old variant.
             * @enum {string}
             */
            type?: "service-llm" | "custom-llm";
            /**
             * Format: uri
             * @description See CustomLlmEngine.
             */
            websocket_url?: string;
        };
        /**
         * @description End reasons after which a contact can be dialed again.
         * @example busy
         * @enum {string}
         */
        RetryOutcome: "busy" | "no_answer" | "declined" | "carrier_error" | "voicemail" | "inactivity" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";
        /**
         * @description `scheduled`: 10 s timeout; retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after the first attempt. `exponential`: 5 s timeout; retries after 30, 60 and 120 s.
         * @example scheduled
         * @enum {string}
         */
        RetryPolicy: "scheduled" | "exponential";
        /**
         * @description The retry after one kind of outcome.
         * @example {
         *       "outcome": "busy",
         *       "delay_seconds": 300
         *     }
         */
        RetryRule: {
            /** @description Seconds from the end of the first call to the second attempt. */
            delay_seconds: number;
            outcome: components["schemas"]["RetryOutcome"];
        };
        /**
         * @description What the recognizer of the browser hears. A later caption replaces it until one is final.
         * @example {
         *       "t": "caption",
         *       "text": "when do",
         *       "final": false
         *     }
         */
        RtcCaption: {
            /** @description Whether the utterance is over. */
            final: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "caption";
            /** @description What was heard. */
            text: string;
        };
        /**
         * @description A message from a browser over the socket of a call, as a text frame.
         * @example {
         *       "t": "text",
         *       "text": "When do you open?"
         *     }
         */
        RtcClientMessage: components["schemas"]["RtcText"] | components["schemas"]["RtcCaption"] | components["schemas"]["RtcMute"] | components["schemas"]["RtcInterrupt"] | components["schemas"]["RtcDtmf"] | components["schemas"]["RtcPlayed"] | components["schemas"]["RtcHangUp"];
        /**
         * @description The agent was interrupted. Audio that was not played yet is discarded and counts as played.
         * @example {
         *       "t": "cut",
         *       "id": "l1",
         *       "text": "Hello"
         *     }
         */
        RtcCut: {
            /** @description The line. */
            id: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "cut";
            /** @description The part that was played. */
            text: string;
        };
        /**
         * @description Keys of a phone keypad.
         * @example {
         *       "t": "dtmf",
         *       "digits": "1"
         *     }
         */
        RtcDtmf: {
            /** @description Keys. */
            digits: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "dtmf";
        };
        /**
         * @description Who recognizes speech. `browser`: the page sends what its own recognizer hears as `caption`, or typed text.
         * @example browser
         * @enum {string}
         */
        RtcEars: "server" | "browser";
        /**
         * @description The call is over; the socket closes with 1000.
         * @example {
         *       "t": "end",
         *       "reason": "caller_hangup",
         *       "duration_ms": 42000
         *     }
         */
        RtcEnd: {
            /** @description Milliseconds. */
            duration_ms: number;
            reason: components["schemas"]["CallEndReason"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "end";
        };
        /**
         * @description The call cannot continue; the socket closes.
         * @example {
         *       "t": "fail",
         *       "code": "engine_error"
         *     }
         */
        RtcFail: {
            /** @description Why: an error code or an end reason. */
            code: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "fail";
        };
        /**
         * @description The visitor hangs up.
         * @example {
         *       "t": "end"
         *     }
         */
        RtcHangUp: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "end";
        };
        /**
         * @description Whether browser calls work.
         * @example {
         *       "ok": true,
         *       "transport": "websocket",
         *       "ears": "browser",
         *       "url": "ws://127.0.0.1:3000/rtc",
         *       "failing": null,
         *       "hops": [
         *         {
         *           "hop": "turn",
         *           "ok": true,
         *           "detail": "not needed by websocket"
         *         }
         *       ]
         *     }
         */
        RtcHealth: {
            ears: components["schemas"]["RtcEars"];
            /** @description The first hop that is failing. */
            failing: string | null;
            /** @description In path order. */
            hops: components["schemas"]["RtcHop"][];
            /** @description Whether all hops work. */
            ok: boolean;
            transport: components["schemas"]["RtcTransport"];
            /** @description Address to which browsers connect. */
            url: string;
        };
        /**
         * @description One hop of the path between visitor and agent.
         * @example {
         *       "hop": "turn",
         *       "ok": true,
         *       "detail": "not needed by websocket"
         *     }
         */
        RtcHop: {
            /** @description What is configured, or what is failing. */
            detail: string;
            /**
             * @description The hop.
             * @enum {string}
             */
            hop: "signalling" | "turn" | "media" | "recogniser" | "model" | "voice";
            /** @description Whether it works. */
            ok: boolean;
        };
        /**
         * @description The visitor stops the agent with a button.
         * @example {
         *       "t": "interrupt"
         *     }
         */
        RtcInterrupt: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "interrupt";
        };
        /**
         * @description Latency of a reply, as in the timeline.
         * @example {
         *       "t": "latency",
         *       "id": "l2",
         *       "turn": 1,
         *       "hear_ms": 310,
         *       "think_ms": 262,
         *       "speak_ms": 140,
         *       "total_ms": 712
         *     }
         */
        RtcLatency: {
            /** @description Milliseconds from the end of speech to the final words. */
            hear_ms: number;
            /** @description The line that it belongs to. */
            id: string | null;
            /** @description Milliseconds of the voice. */
            speak_ms: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "latency";
            /** @description Milliseconds of the model. */
            think_ms: number;
            /** @description Milliseconds from the end of speech to the first audio. */
            total_ms: number;
            /** @description Number of the turn. */
            turn: number;
        };
        /**
         * @description A line of the conversation.
         * @example {
         *       "id": "l1",
         *       "role": "agent",
         *       "text": "Hello.",
         *       "final": true
         *     }
         */
        RtcLine: {
            /** @description Whether the line is complete. */
            final: boolean;
            /** @description Unique in the call. */
            id: string;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "user" | "agent";
            /** @description The words; for the agent, those spoken so far. */
            text: string;
        };
        /**
         * @description A line of the conversation. A line with a known id replaces the earlier one.
         * @example {
         *       "t": "line",
         *       "line": {
         *         "id": "l1",
         *         "role": "agent",
         *         "text": "Hello.",
         *         "final": false
         *       }
         *     }
         */
        RtcLineMessage: {
            line: components["schemas"]["RtcLine"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "line";
        };
        /**
         * @description The microphone was switched off or on; while it is off, silence is heard.
         * @example {
         *       "t": "mute",
         *       "on": true
         *     }
         */
        RtcMute: {
            /** @description true: the microphone is off. */
            on: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "mute";
        };
        /**
         * @description The call is joined. A client that reconnects within ten seconds with `resume_token` in place of the token continues the call.
         * @example {
         *       "t": "open",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ears": "browser",
         *       "resumed": false,
         *       "agent_name": "Ada",
         *       "language": "en-US",
         *       "resume_token": "rtr_4f9d"
         *     }
         */
        RtcOpen: {
            /** @description Name of the agent. */
            agent_name: string;
            /** @description The call. */
            call_id: string;
            ears: components["schemas"]["RtcEars"];
            /** @description Language of the agent. */
            language: string;
            /** @description Reconnects to this call once; each `open` has a new one. */
            resume_token: string;
            /** @description Whether the call continues after a lost connection. */
            resumed: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "open";
        };
        /**
         * @description How much of the agent's audio was played or discarded; sent at least five times a second while it plays.
         * @example {
         *       "t": "played",
         *       "frames": 120
         *     }
         */
        RtcPlayed: {
            /** @description Frames since this socket opened. */
            frames: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "played";
        };
        /**
         * @description A message to a browser over the socket of a call, as a text frame.
         * @example {
         *       "t": "turn",
         *       "turn": "listening"
         *     }
         */
        RtcServerMessage: components["schemas"]["RtcOpen"] | components["schemas"]["RtcTurn"] | components["schemas"]["RtcLineMessage"] | components["schemas"]["RtcCut"] | components["schemas"]["RtcLatency"] | components["schemas"]["RtcTool"] | components["schemas"]["RtcEnd"] | components["schemas"]["RtcFail"];
        /**
         * @description Text that the visitor typed: a complete utterance.
         * @example {
         *       "t": "text",
         *       "text": "When do you open?"
         *     }
         */
        RtcText: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "text";
            /** @description What was typed. */
            text: string;
        };
        /**
         * @description A token to join one call, once.
         * @example {
         *       "token": "rtc_4f9d",
         *       "url": "ws://127.0.0.1:3000/rtc/call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "transport": "websocket",
         *       "expires_in": 300
         *     }
         */
        RtcToken: {
            /** @description The call. */
            call_id: string;
            /** @description Seconds until the token expires. */
            expires_in: number;
            /** @description With `websocket`: goes into the second subprotocol; never put it into a URL. With `livekit`: the access token for the room of this call. */
            token: string;
            transport: components["schemas"]["RtcTransport"];
            /** @description Address of the socket, or of the LiveKit server. */
            url: string;
            /** @description Of the agent with the given draft. Absent if there are none. */
            warnings?: components["schemas"]["AgentWarning"][];
        };
        /**
         * @description A new browser call.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "metadata": {
         *         "order_id": "4512"
         *       }
         *     }
         */
        RtcTokenCreate: {
            /** @description The agent that handles the call. */
            agent_id: string;
            draft?: components["schemas"]["AgentDraft"];
            metadata?: components["schemas"]["Metadata"];
            transport?: components["schemas"]["RtcTransport"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description A function ran.
         * @example {
         *       "t": "tool",
         *       "name": "lookup_order",
         *       "ms": 84,
         *       "ok": true
         *     }
         */
        RtcTool: {
            /** @description Milliseconds. */
            ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "tool";
        };
        /**
         * @description What carries the audio. Default: `livekit` where the deployment has a LiveKit server, else `websocket`. Without such a server `livekit` gets `websocket`.
         * @example websocket
         * @enum {string}
         */
        RtcTransport: "websocket" | "livekit";
        /**
         * @description Whose turn it is.
         * @example {
         *       "t": "turn",
         *       "turn": "listening"
         *     }
         */
        RtcTurn: {
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "turn";
            /**
             * @description State of the agent.
             * @enum {string}
             */
            turn: "listening" | "hearing" | "thinking" | "speaking";
        };
        /**
         * @description The agent says this text now, in place of what it is saying.
         * @example {
         *       "action": "say",
         *       "text": "Please hold the line."
         *     }
         */
        SayControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "say";
            /** @description Text to say. */
            text: string;
        };
        /**
         * @description A scheduled call.
         * @example {
         *       "id": "sch_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "from_number": null,
         *       "at": null,
         *       "rrule": "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0",
         *       "time_zone": "Europe/Berlin",
         *       "starts_at": "2026-11-21T10:30:00",
         *       "metadata": {},
         *       "variables": {},
         *       "misfire_grace_seconds": 300,
         *       "status": "scheduled",
         *       "status_reason": null,
         *       "next_run_at": "2026-11-23T08:00:00.000Z",
         *       "runs": [],
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Schedule: {
            /** @description The agent that handles the call. */
            agent_id: string;
            at: components["schemas"]["NullableTimestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test number. */
            from_number: string | null;
            /** @description Identifier, prefix `sch_`. */
            id: string;
            metadata: components["schemas"]["Metadata"];
            /** @description How late a run can be and still take place, in seconds. */
            misfire_grace_seconds: number;
            next_run_at: components["schemas"]["NullableTimestamp"];
            /** @description When to call repeatedly: a recurrence rule of RFC 5545, for example `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute. */
            rrule: string | null;
            /** @description The newest 20 runs, newest first. */
            runs: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at: string | null;
            status: components["schemas"]["ScheduleStatus"];
            /** @description Why it failed: `missed`, the end reason of its call, or the error code that refused it; `restored` while it is paused because the service was restored from a backup. */
            status_reason: string | null;
            /** @description IANA time zone of the rule; required with `rrule`. */
            time_zone: string | null;
            to_number: components["schemas"]["E164"];
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
        };
        /**
         * @description A scheduled call: either `at`, or `rrule` and `time_zone`.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "rrule": "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0",
         *       "time_zone": "Europe/Berlin"
         *     }
         */
        ScheduleCreate: {
            /** @description The agent that handles the call. */
            agent_id: string;
            /**
             * Format: date-time
             * @description When to call, once.
             */
            at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test number. */
            from_number?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description How late a run can be and still take place, in seconds.
             * @default 300
             */
            misfire_grace_seconds?: number;
            /** @description Read-only; ignored in requests. */
            readonly next_run_at?: string | null;
            /** @description When to call repeatedly: a recurrence rule of RFC 5545, for example `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute. */
            rrule?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description Read-only; ignored in requests. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule; required with `rrule`. */
            time_zone?: string | null;
            to_number: components["schemas"]["E164"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description A page of schedules.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        SchedulePage: {
            /** @description Newest first. */
            data: components["schemas"]["Schedule"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description The result of one due time.
         * @example {
         *       "due_at": "2026-11-23T08:00:00.000Z",
         *       "status": "dialed",
         *       "reason": null,
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        ScheduleRun: {
            /** @description The call. */
            call_id: string | null;
            due_at: components["schemas"]["Timestamp"];
            /** @description Why the call was not dialed. */
            reason: string | null;
            /**
             * @description `missed`: too late. `failed`: refused before it was dialed.
             * @enum {string}
             */
            status: "dialed" | "missed" | "failed";
        };
        /**
         * @description State of the schedule. `running`: its last call is in progress.
         * @example scheduled
         * @enum {string}
         */
        ScheduleStatus: "scheduled" | "paused" | "running" | "completed" | "failed" | "canceled";
        /**
         * @description The fields to change.
         * @example {
         *       "status": "paused"
         *     }
         */
        ScheduleUpdate: {
            /** @description The agent that handles the call. */
            agent_id?: string;
            /**
             * Format: date-time
             * @description When to call, once.
             */
            at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test number. */
            from_number?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description How late a run can be and still take place, in seconds. */
            misfire_grace_seconds?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly next_run_at?: string | null;
            /** @description When to call repeatedly: a recurrence rule of RFC 5545, for example `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute. */
            rrule?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at?: string | null;
            /**
             * @description Pauses or resumes the schedule.
             * @enum {string}
             */
            status?: "scheduled" | "paused";
            /** @description Read-only; ignored in requests. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule; required with `rrule`. */
            time_zone?: string | null;
            to_number?: components["schemas"]["E164"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description What the credentials permit; each scope includes those before it.
         * @example write
         * @enum {string}
         */
        Scope: "read-only" | "write" | "admin";
        /**
         * @description JavaScript.
         * @example (()=>{})()
         */
        ScriptContent: string;
        /**
         * @description The second factor of the user.
         * @example {
         *       "enabled": true,
         *       "confirmed_at": "2026-11-21T09:30:00.000Z",
         *       "recovery_codes_left": 10
         *     }
         */
        SecondFactor: {
            confirmed_at: components["schemas"]["NullableTimestamp"];
            /** @description Whether logins ask for a code. */
            enabled: boolean;
            /** @description Recovery codes that were not used. */
            recovery_codes_left: number;
        };
        /**
         * @description Password and code.
         * @example {
         *       "current_password": "correct horse battery staple",
         *       "code": "abcd-efgh-jkmn-pqrs"
         *     }
         */
        SecondFactorDisable: {
            code: components["schemas"]["LoginCode"];
            /** @description Required for users who have a password. */
            current_password?: string;
        };
        /**
         * @description Who enrolls.
         * @example {
         *       "current_password": "correct horse battery staple"
         *     }
         */
        SecondFactorEnroll: {
            /** @description Required for users who have a password. */
            current_password?: string;
        };
        /**
         * @description The secret for an authenticator app. It is not returned again.
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "otpauth_url": "otpauth://totp/Parley:ada%40example.com?issuer=Parley&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
         *     }
         */
        SecondFactorEnrolment: {
            /** @description The secret as an address for a QR code. */
            otpauth_url: string;
            /** @description The secret in base32. */
            secret: string;
        };
        /**
         * @description Whole seconds.
         * @example 12
         */
        Seconds: number;
        /**
         * @description The second step of a login.
         * @example {
         *       "login_token": "v2.0a1b2c3d.c2VhbGVk",
         *       "code": "492039"
         *     }
         */
        SecondStep: {
            code: components["schemas"]["LoginCode"];
            /** @description From the answer `second_factor_required`; valid for 5 minutes. */
            login_token: string;
        };
        /**
         * @description Starts a rotation, or promotes the new secret.
         * @example {
         *       "promote": true
         *     }
         */
        SecretRotation: {
            /** @description Make the new secret the only one. */
            promote?: boolean;
        };
        /**
         * @description Sends a text message to the other side of the call, from the number of the call.
         * @example {
         *       "type": "send_sms",
         *       "name": "text_address",
         *       "description": "Sends the address as a text message."
         *     }
         */
        SendSmsFunctionCreate: {
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "send_sms";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description A request as it was sent; the values of stored headers are masked.
         * @example {
         *       "method": "POST",
         *       "url": "https://example.com/orders",
         *       "headers": {
         *         "content-type": "application/json"
         *       },
         *       "body": "{}"
         *     }
         */
        SentRequest: {
            /** @description The raw body that was signed. */
            body: string;
            /** @description Headers, including the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description HTTP method. */
            method: string;
            /** @description Address. */
            url: string;
        };
        /**
         * @description A language model of this deployment.
         * @example {
         *       "type": "service-llm",
         *       "system_prompt": "You are Ada at the front desk of Northwind.",
         *       "temperature": 0.3
         *     }
         */
        ServiceLlmEngine: {
            /** @description Replies in calls, chats and the playground when `model` fails before its first word, at its own price; a name from GET /v1/models. Default: the deployment's fallback model. The same as `model`: no fallback. */
            fallback_model?: string;
            /** @description A name from GET /v1/models. Default: the deployment's default model. */
            model?: string;
            /** @description Role, personality, task and constraints. `{{name}}` is replaced with the variable of that name. */
            system_prompt: string;
            /** @description Sampling temperature. */
            temperature?: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service-llm";
        };
        /**
         * @description Tokens of a session.
         * @example {
         *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *       "refresh_token": "rt_3q2v9n",
         *       "expires_in": 900,
         *       "token_type": "Bearer"
         *     }
         */
        Session: {
            /** @description JWT for the Authorization header. */
            access_token: string;
            /** @description Seconds for which the access token is valid. */
            expires_in: number;
            /** @description Exchanged for a new access token. */
            refresh_token: string;
            /**
             * @description Always Bearer.
             * @constant
             */
            token_type: "Bearer";
        };
        /**
         * @description What the provider appended to the redirect, and the token of the start.
         * @example {
         *       "code": "SplxlOBeZQQYbYS6WxSbIA",
         *       "state": "q1",
         *       "sign_in_token": "v2.0a1b2c3d.c2VhbGVk"
         *     }
         */
        SignInFinish: {
            /** @description `code` of the redirect. */
            code: string;
            /** @description `iss` of the redirect, if there is one (RFC 9207). */
            iss?: string;
            /** @description From POST /v1/auth/oidc/start. */
            sign_in_token: string;
            /** @description `state` of the redirect. */
            state: string;
        };
        /**
         * @description The ways to sign in on this deployment.
         * @example {
         *       "password": true,
         *       "registration": "closed",
         *       "oidc": {
         *         "name": "Northwind ID",
         *         "issuer": "https://id.example.com/realms/main"
         *       }
         *     }
         */
        SignInMethods: {
            /** @description The identity provider; null if there is none. */
            oidc: components["schemas"]["SignInProvider"] | null;
            /** @description Whether users can log in with a password. */
            password: boolean;
            /**
             * @description Who may register.
             * @enum {string}
             */
            registration: "open" | "invite" | "closed";
        };
        /**
         * @description An OpenID Connect provider.
         * @example {
         *       "name": "Northwind ID",
         *       "issuer": "https://id.example.com/realms/main"
         *     }
         */
        SignInProvider: {
            /** @description Issuer of the provider. */
            issuer: string;
            /** @description Name for the button. */
            name: string;
        };
        /**
         * @description A sign-in that was started.
         * @example {
         *       "authorization_url": "https://id.example.com/authorize?client_id=parley&state=q1",
         *       "sign_in_token": "v2.0a1b2c3d.c2VhbGVk",
         *       "expires_in": 600
         *     }
         */
        SignInStart: {
            /** @description Where to send the browser. */
            authorization_url: string;
            /** @description Seconds for which the sign-in can be finished. */
            expires_in: number;
            /** @description Kept by the browser until the sign-in is finished. */
            sign_in_token: string;
        };
        /**
         * @description An IP address or CIDR block.
         * @example 203.0.113.0/24
         */
        SipSource: string;
        /**
         * @description A SIP trunk for outbound calls. It is checked with an OPTIONS request (RFC 3261 section 11) before it is saved.
         * @example {
         *       "type": "sip_trunk",
         *       "host": "sip.example.com",
         *       "port": 5061,
         *       "transport": "tls",
         *       "username": "northwind",
         *       "password": "correct horse"
         *     }
         */
        SipTrunkCreate: {
            /** @description Host name or IPv4 address of the trunk. */
            host: string;
            /** @description Password for digest authentication. Not returned again. */
            password?: string | null;
            /** @description Default 5060, or 5061 with tls. */
            port?: number;
            /**
             * @description Transport protocol for SIP.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sip_trunk";
            /** @description User name for digest authentication. */
            username?: string | null;
        };
        /**
         * @description Size limits.
         * @example {
         *       "page_items": 100,
         *       "json_body_bytes": 1048576,
         *       "metadata_bytes": 16384,
         *       "csv_bytes": 20971520,
         *       "csv_rows": 100000,
         *       "file_bytes": 26214400
         *     }
         */
        SizeLimits: {
            /** @description Bytes of an uploaded CSV file. */
            csv_bytes: number;
            /** @description Rows of an uploaded CSV file. */
            csv_rows: number;
            /** @description Bytes of a file in a knowledge base. */
            file_bytes: number;
            /** @description Bytes of a JSON body. */
            json_body_bytes: number;
            /** @description Bytes of the metadata of a call, as JSON. */
            metadata_bytes: number;
            /** @description Items per page. */
            page_items: number;
        };
        /**
         * @description Why a contact is not dialed.
         * @example dnc
         * @enum {string}
         */
        SkipReason: "dnc" | "duplicate" | "invalid" | "window_closed";
        /**
         * @description What the workspace stores. When the quota is reached, uploads fail with `storage_full`, growing sources fail with `too_large`, and calls continue without further recording. Deleting frees space immediately.
         * @example {
         *       "quota_bytes": 10737418240,
         *       "used_bytes": 2202009,
         *       "documents_bytes": 1048576,
         *       "recordings_bytes": 1048576,
         *       "contacts_bytes": 104857
         *     }
         */
        StorageUse: {
            /** @description Campaign contacts with their variables, in bytes. */
            contacts_bytes: number;
            /** @description Files and texts of knowledge bases, and their chunks with vectors (2 KiB each), in bytes. */
            documents_bytes: number;
            /** @description Maximum bytes; null when the deployment sets no quota. */
            quota_bytes: number | null;
            /** @description Recordings of calls, including requested mono versions, in bytes. */
            recordings_bytes: number;
            /** @description Bytes in use. */
            used_bytes: number;
        };
        /**
         * @description Labels.
         * @example [
         *       "support"
         *     ]
         */
        Tags: string[];
        /**
         * @description Price of a text message segment to numbers with this prefix.
         * @example {
         *       "prefix": "+44",
         *       "per_segment": {
         *         "amount": "0.050000",
         *         "currency": "USD"
         *       }
         *     }
         */
        TextPrice: {
            /** @description Price of one segment (3GPP TS 23.040). */
            per_segment: components["schemas"]["Money"];
            /** @description Beginning of the number, in E.164. */
            prefix: string;
        };
        /**
         * Format: date-time
         * @description ISO 8601, UTC, milliseconds.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description IANA time zone.
         * @example Europe/Berlin
         */
        TimeZone: string;
        /**
         * @description Tokens that a model read and wrote.
         * @example {
         *       "input_tokens": 210,
         *       "output_tokens": 14
         *     }
         */
        TokenUsage: {
            /** @description Tokens read. */
            input_tokens: number;
            /** @description Tokens written. */
            output_tokens: number;
        };
        /**
         * @description Amount to pay, from 1 to 10 000.
         * @example {
         *       "amount": "25.00",
         *       "currency": "USD"
         *     }
         */
        TopupCreate: {
            /** @description Decimal number, preferably as a string. */
            amount: string | number;
            /**
             * @description Currency code, ISO 4217.
             * @default USD
             * @enum {string}
             */
            currency?: "USD";
            /**
             * @description Save the payment method for automatic top-ups. Always saved while the wallet has automatic top-up configured.
             * @default false
             */
            save_method?: boolean;
        };
        /**
         * @description A ledger entry.
         * @example {
         *       "id": "txn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "kind": "call",
         *       "amount": {
         *         "amount": "-0.014200",
         *         "currency": "USD"
         *       },
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "payment_id": null,
         *       "receipt_url": null,
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Transaction: {
            /** @description Positive when the balance increased. */
            amount: components["schemas"]["Money"];
            /** @description The charged item: a call, the leg after its transfer (`leg_` and the rest of the call's id), the leg to a fallback number (`leg_` and the carrier's name of the call), or a reply in a chat or the playground (`msg_`). */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `txn_`. */
            id: string;
            /**
             * @description Reason for the movement. `refund`: a payment was refunded, and the balance decreased.
             * @enum {string}
             */
            kind: "free_balance" | "topup" | "call" | "number_rent" | "number_refund" | "refund";
            /** @description The payment that was credited or refunded. */
            payment_id: string | null;
            /** @description The number whose monthly rent was charged or refunded. */
            phone_number_id?: string | null;
            /** @description Receipt of a payment, which opens without credentials: the provider's, or a page of this service that is valid for 90 days. Null without a payment. */
            receipt_url: string | null;
        };
        /**
         * @description A page of transactions.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        TransactionPage: {
            /** @description Newest first. */
            data: components["schemas"]["Transaction"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description What was said and done in a call.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "final": true,
         *       "text": "Agent: Hello.",
         *       "data": [
         *         {
         *           "type": "utterance",
         *           "sequence": 3,
         *           "role": "agent",
         *           "text": "Hello.",
         *           "start_ms": 40,
         *           "end_ms": 610,
         *           "interrupted": false
         *         }
         *       ]
         *     }
         */
        Transcript: {
            /** @description The call. */
            call_id: string;
            /** @description Oldest first. */
            data: components["schemas"]["TranscriptItem"][];
            /** @description False while the call runs. */
            final: boolean;
            /** @description The utterances as lines of text. */
            text: string;
        };
        /**
         * @description A function that the agent ran.
         * @example {
         *       "type": "tool",
         *       "sequence": 6,
         *       "name": "lookup_order",
         *       "arguments": {
         *         "number": "4512"
         *       },
         *       "ok": true,
         *       "result": {
         *         "state": "shipped"
         *       },
         *       "start_ms": 6120,
         *       "end_ms": 6204
         *     }
         */
        TranscriptFunctionRun: {
            /** @description Arguments passed by the model. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /** @description Result returned to the model. */
            result: unknown;
            /** @description Sequence number in the timeline. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
        };
        /**
         * @description An utterance or a function run.
         * @example {
         *       "type": "utterance",
         *       "sequence": 3,
         *       "role": "agent",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false
         *     }
         */
        TranscriptItem: components["schemas"]["TranscriptUtterance"] | components["schemas"]["TranscriptFunctionRun"];
        /**
         * @description What one side said.
         * @example {
         *       "type": "utterance",
         *       "sequence": 3,
         *       "role": "agent",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false
         *     }
         */
        TranscriptUtterance: {
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted it. */
            interrupted: boolean;
            /**
             * @description Who spoke. `supervisor`: a supervisor who barged in, in the agent's place.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Sequence number in the timeline. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description What was said; for an interrupted agent only the part that was played. */
            text: string;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "utterance";
        };
        /**
         * @description Transfers the call to a human at a number that the agent's owner allows. An agent with a `custom-llm` engine can transfer only to the numbers of its transfer_call functions (`to` and `allowed_destinations`); any other `transfer_number` from its server is refused.
         * @example {
         *       "type": "transfer_call",
         *       "name": "transfer_to_human",
         *       "description": "When the caller asks for a person.",
         *       "to": "+12025550123"
         *     }
         */
        TransferCallFunctionCreate: {
            allowed_destinations?: components["schemas"]["AllowedDestinations"];
            /** @description Spoken to the human of a warm transfer before they take the call. null: the text from the model, or else a summary of the conversation. */
            briefing?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Spoken before the transfer. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name: components["schemas"]["FunctionName"];
            /** @description The number, in E.164. null: the model chooses one of `allowed_destinations`; without that list it can choose any number, which requires admin scope (403 `forbidden_scope`). Required without `allowed_destinations`. */
            to?: string | null;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transfer_call";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description Transfers the other side to a human at a number. Cold: the carrier connects them, and the call completes as `transferred`. Warm: the other side hears that it is being connected, then a soft ringback while the number is called; the human hears the briefing and takes the call with 1 or declines it with 2. If taken, both talk through Parley, the recording continues, and transcription stops; the call completes as `transferred` when either side hangs up. If not taken, the agent says so and continues, and `failure` gives the reason.
         * @example {
         *       "action": "transfer",
         *       "to": "+12025550109",
         *       "mode": "warm",
         *       "briefing": "Alex Morgan would like to move an appointment."
         *     }
         */
        TransferControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "transfer";
            /** @description warm: spoken to the human. null or omitted: a summary of the conversation, written by the agent's model if it has one. */
            briefing?: string | null;
            /** @description Spoken to the other side before the transfer. null or omitted: a standard sentence for warm transfers, nothing for cold ones. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            to: components["schemas"]["E164"];
        };
        /**
         * @description Cost of the leg after a transfer, charged when the carrier has reported its end.
         * @example {
         *       "total": {
         *         "amount": "0.014000",
         *         "currency": "USD"
         *       },
         *       "transaction_id": "txn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "items": [
         *         {
         *           "item": "transfer",
         *           "unit": "second",
         *           "per": 60,
         *           "price": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           },
         *           "quantity": 60,
         *           "amount": {
         *             "amount": "0.014000",
         *             "currency": "USD"
         *           }
         *         }
         *       ]
         *     }
         */
        TransferCost: {
            /** @description The leg, and the part that the wallet could not cover. */
            items: components["schemas"]["CostItem"][];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Its ledger entry; null if it cost nothing, or if billing was off. */
            transaction_id: string | null;
        };
        /**
         * @description cold (the default): the carrier connects the other side to the number, and Parley's leg ends. warm: Parley calls the number on a second leg while the other side waits; the human hears a briefing and takes the call with 1 or declines it with 2.
         * @example warm
         * @enum {string}
         */
        TransferMode: "cold" | "warm";
        /**
         * @description A Twilio account that owns the number. Inbound calls of the number are directed to Parley.
         * @example {
         *       "type": "twilio",
         *       "account_sid": "AC0123456789abcdef0123456789abcdef",
         *       "auth_token": "0123456789abcdef0123456789abcdef"
         *     }
         */
        TwilioAccountCreate: {
            /** @description Account SID. */
            account_sid: string;
            /** @description Auth token. Not returned again. */
            auth_token: string;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "twilio";
        };
        /**
         * @description The agent speaks again.
         * @example {
         *       "action": "unmute"
         *     }
         */
        UnmuteControl: {
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "unmute";
        };
        /**
         * @description Usage in a period.
         * @example {
         *       "from": "2026-11-01T00:00:00.000Z",
         *       "to": "2026-12-01T00:00:00.000Z",
         *       "group_by": "day",
         *       "totals": {
         *         "calls": 3,
         *         "minutes": 4.5,
         *         "llm_input_tokens": 9000,
         *         "llm_output_tokens": 600,
         *         "tts_characters": 1500,
         *         "cost": {
         *           "amount": "0.063000",
         *           "currency": "USD"
         *         }
         *       },
         *       "data": []
         *     }
         */
        Usage: {
            /** @description Ordered by key. */
            data: components["schemas"]["UsageRow"][];
            from: components["schemas"]["Timestamp"];
            group_by: components["schemas"]["UsageGrouping"];
            to: components["schemas"]["Timestamp"];
            totals: components["schemas"]["UsageTotals"];
        };
        /**
         * @description What usage is grouped by.
         * @default day
         * @example day
         * @enum {string}
         */
        UsageGrouping: "day" | "agent" | "number" | "campaign";
        /**
         * @description Usage of one day, agent, number or campaign.
         * @example {
         *       "key": "2026-11-21",
         *       "calls": 3,
         *       "minutes": 4.5,
         *       "llm_input_tokens": 9000,
         *       "llm_output_tokens": 600,
         *       "tts_characters": 1500,
         *       "cost": {
         *         "amount": "0.063000",
         *         "currency": "USD"
         *       }
         *     }
         */
        UsageRow: {
            /** @description Calls that ended. */
            calls: number;
            cost: components["schemas"]["Money"];
            /** @description The day (UTC), agent id, number or campaign id; null for calls and chats without one. */
            key: string | null;
            /** @description Tokens that models read. */
            llm_input_tokens: number;
            /** @description Tokens that models wrote. */
            llm_output_tokens: number;
            /** @description Replies in widget chats and in the playground. Their tokens and cost are included in the totals of their row; they have no number and no campaign. */
            messages?: number;
            /** @description Minutes from answer to hang-up. */
            minutes: number;
            /** @description Characters that were spoken. */
            tts_characters: number;
        };
        /**
         * @description Usage of the whole period.
         * @example {
         *       "calls": 3,
         *       "minutes": 4.5,
         *       "llm_input_tokens": 9000,
         *       "llm_output_tokens": 600,
         *       "tts_characters": 1500,
         *       "cost": {
         *         "amount": "0.063000",
         *         "currency": "USD"
         *       }
         *     }
         */
        UsageTotals: {
            /** @description Calls that ended. */
            calls: number;
            cost: components["schemas"]["Money"];
            /** @description Tokens that models read. */
            llm_input_tokens: number;
            /** @description Tokens that models wrote. */
            llm_output_tokens: number;
            /** @description Replies in widget chats and in the playground. Their tokens and cost are included in the totals of their row; they have no number and no campaign. */
            messages?: number;
            /** @description Minutes from answer to hang-up. */
            minutes: number;
            /** @description Characters that were spoken. */
            tts_characters: number;
        };
        /**
         * @description A user.
         * @example {
         *       "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "email": "ada@example.com",
         *       "name": "Ada",
         *       "time_zone": "UTC",
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        User: {
            created_at: components["schemas"]["Timestamp"];
            /** @description E-mail address. */
            email: string;
            /** @description Identifier, prefix `usr_`. */
            id: string;
            /** @description Name of the user. */
            name: string;
            /** @description IANA time zone. */
            time_zone: string;
        };
        /**
         * @description A session of the user.
         * @example {
         *       "id": "ses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "current": true,
         *       "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
         *       "ip": "203.0.113.7",
         *       "last_used_ip": "203.0.113.7",
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "last_used_at": "2026-11-21T09:42:00.000Z",
         *       "expires_at": "2026-12-21T09:42:00.000Z"
         *     }
         */
        UserSession: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether the request was sent with this session. */
            current: boolean;
            expires_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `ses_`. */
            id: string;
            /** @description Address of the login. */
            ip: string | null;
            last_used_at: components["schemas"]["Timestamp"];
            /** @description Address of the last use. */
            last_used_ip: string | null;
            /** @description User-Agent of the login: browser and device. */
            user_agent: string | null;
        };
        /**
         * @description A page of sessions.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        UserSessionPage: {
            /** @description Newest first. */
            data: components["schemas"]["UserSession"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "name": "Ada Lovelace",
         *       "time_zone": "Europe/London"
         *     }
         */
        UserUpdate: {
            /** @description Required when `email` or `password` changes. */
            current_password?: string;
            email?: components["schemas"]["Email"];
            /** @description Name of the user. */
            name?: string;
            password?: components["schemas"]["Password"];
            time_zone?: components["schemas"]["TimeZone"];
        };
        /**
         * @description Values for `{{name}}` in prompt, greeting and messages.
         * @example {
         *       "first_name": "Ada"
         *     }
         */
        Variables: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description A voice.
         * @example {
         *       "voice_id": "builtin-alloy",
         *       "name": "Alloy",
         *       "provider": "builtin",
         *       "gender": "female",
         *       "supported_languages": [
         *         "en-US"
         *       ],
         *       "description": "A calm voice.",
         *       "preview_url": null
         *     }
         */
        Voice: {
            /** @description How the voice sounds; empty when unknown. */
            description: string;
            gender: components["schemas"]["NullableGender"];
            /** @description Display name. */
            name: string;
            /** @description A public recording by the provider; null when there is none. */
            preview_url?: string | null;
            /** @description Provider of the voice. */
            provider: string;
            /** @description Language codes; the provider's main language for this voice comes first. */
            supported_languages: string[];
            /** @description `<provider>-<voicename>`. For voices listed by a provider with an account, the name is the provider's own id of the voice, because display names change. */
            voice_id: string;
        };
        /**
         * @description Recordings of one speaker, one to three minutes in total, and the consent of the speaker.
         * @example {
         *       "name": "Ada",
         *       "consent": "Ada Lovelace agreed in writing on 2026-11-20 to the cloning of her voice.",
         *       "sample": "RIFF"
         *     }
         */
        VoiceClone: {
            /** @description Who the speaker is and how they consented to the cloning, 20 to 2000 characters; stored with the voice. */
            consent: string;
            /** @description How the voice sounds, up to 500 characters. */
            description?: string;
            gender?: components["schemas"]["Gender"];
            /** @description Display name, 1 to 100 characters. */
            name: string;
            /** @description A recording: WAV, MP3, M4A, OGG or FLAC. */
            sample: string;
            /** @description Another recording. */
            sample_2?: string;
            /** @description Another recording. */
            sample_3?: string;
        };
        /**
         * @description What to do when an answering machine answers.
         * @example {
         *       "action": "message",
         *       "message": "Please call us back."
         *     }
         */
        Voicemail: {
            /**
             * @description What the agent does. Default hangup.
             * @enum {string}
             */
            action?: "hangup" | "message";
            /** @description Message left after the beep. */
            message?: string | null;
        };
        /**
         * @description A page of voices.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        VoicePage: {
            /** @description Ordered by provider and name. */
            data: components["schemas"]["Voice"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Text to say.
         * @example {
         *       "text": "Hello there."
         *     }
         */
        VoicePreview: {
            /** @description Default: the first language of the voice. */
            language?: string;
            /** @description Default: a short greeting. */
            text?: string;
        };
        /**
         * @description The balance and the spending of a workspace.
         * @example {
         *       "billing": "prepaid",
         *       "balance": {
         *         "amount": "5.000000",
         *         "currency": "USD"
         *       },
         *       "reserved": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "available": {
         *         "amount": "5.000000",
         *         "currency": "USD"
         *       },
         *       "currency": "USD",
         *       "low_balance_threshold": null,
         *       "low_balance": false,
         *       "daily_cap": null,
         *       "monthly_cap": null,
         *       "spent_today": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "spent_this_month": {
         *         "amount": "0.000000",
         *         "currency": "USD"
         *       },
         *       "auto_topup": null,
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Wallet: {
            /** @description Automatic top-up; null when it is off. */
            auto_topup: components["schemas"]["AutoTopup"] | null;
            /** @description Balance minus reserved amount: available for new calls. */
            available: components["schemas"]["Money"];
            /** @description Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is paid. */
            balance: components["schemas"]["Money"];
            /**
             * @description `prepaid`: calls need a balance and are charged to it. `off`: they need none, and costs are only counted.
             * @enum {string}
             */
            billing: "off" | "prepaid";
            /** @description Currency code, ISO 4217. */
            currency: string;
            /** @description Maximum cost of calls per day (UTC); null: no cap. */
            daily_cap: components["schemas"]["Money"] | null;
            /** @description Whether the balance is below the threshold. */
            low_balance: boolean;
            /** @description Below this balance `low_balance` is true and the audit log gets an entry; null: no threshold. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description Maximum cost of calls per calendar month (UTC); null: no cap. */
            monthly_cap: components["schemas"]["Money"] | null;
            /** @description Amount held for waiting and running calls. */
            reserved: components["schemas"]["Money"];
            /** @description Amount charged for calls this month. */
            spent_this_month: components["schemas"]["Money"];
            /** @description Amount charged for calls today. */
            spent_today: components["schemas"]["Money"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Settings of the wallet; null clears a setting.
         * @example {
         *       "low_balance_threshold": {
         *         "amount": "2.00",
         *         "currency": "USD"
         *       },
         *       "daily_cap": {
         *         "amount": "50.00",
         *         "currency": "USD"
         *       }
         *     }
         */
        WalletUpdate: {
            /** @description Replaced as a whole. */
            auto_topup?: components["schemas"]["AutoTopup"] | null;
            /** @description Maximum cost of calls per day. */
            daily_cap?: components["schemas"]["MoneyInput"] | null;
            /** @description Alert when the balance is below this. */
            low_balance_threshold?: components["schemas"]["MoneyInput"] | null;
            /** @description Maximum cost of calls per month. */
            monthly_cap?: components["schemas"]["MoneyInput"] | null;
        };
        /**
         * @description An endpoint that receives events.
         * @example {
         *       "id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": null,
         *       "url": "https://example.com/hooks/parley",
         *       "events": [
         *         "call_ended"
         *       ],
         *       "retry_policy": "scheduled",
         *       "enabled": true,
         *       "disabled_reason": null,
         *       "failure_streak": 0,
         *       "last_success_at": null,
         *       "last_failure_at": null,
         *       "rotation_expires_at": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Webhook: {
            /** @description The agent that has this address as its `webhook_url`. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description `gone`: the receiver responded with 410. `failing`: every attempt in five days failed.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether events are sent to it. Default true. */
            enabled: boolean;
            /** @description Events sent to the address. */
            events: components["schemas"]["EventName"][];
            /** @description Failed attempts since the last success. */
            failure_streak: number;
            /** @description Identifier, prefix `whk_`. */
            id: string;
            last_failure_at: components["schemas"]["NullableTimestamp"];
            last_success_at: components["schemas"]["NullableTimestamp"];
            retry_policy: components["schemas"]["RetryPolicy"];
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Address. */
            url: string;
        };
        /**
         * @description A new webhook.
         * @example {
         *       "url": "https://example.com/hooks/parley",
         *       "events": [
         *         "call_started",
         *         "call_ended",
         *         "call_analyzed"
         *       ]
         *     }
         */
        WebhookCreate: {
            /** @description Whether events are sent to it. Default true. */
            enabled?: boolean;
            /** @description Events sent to the address. */
            events: components["schemas"]["EventName"][];
            retry_policy?: components["schemas"]["RetryPolicy"];
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description One event on its way to one webhook.
         * @example {
         *       "id": "dlv_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "webhook_id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "event": "call.ended",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "succeeded",
         *       "attempts": 1,
         *       "last_status": 204,
         *       "next_attempt_at": null,
         *       "created_at": "2026-11-21T09:30:33.000Z",
         *       "finished_at": "2026-11-21T09:30:33.100Z"
         *     }
         */
        WebhookDelivery: {
            /** @description The agent of the event. */
            agent_id: string | null;
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description The call of the event. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description The event id; receivers deduplicate on it. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last response. */
            last_status: number | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description The webhook. */
            webhook_id: string;
        };
        /**
         * @description A delivery with its body and attempts.
         * @example {
         *       "id": "dlv_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "webhook_id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "event": "call.ended",
         *       "call_id": null,
         *       "agent_id": null,
         *       "status": "succeeded",
         *       "attempts": 1,
         *       "last_status": 204,
         *       "next_attempt_at": null,
         *       "created_at": "2026-11-21T09:30:33.000Z",
         *       "finished_at": "2026-11-21T09:30:33.100Z",
         *       "url": "https://example.com/hooks/parley",
         *       "body": "{}",
         *       "attempt_log": []
         *     }
         */
        WebhookDeliveryDetail: {
            /** @description The agent of the event. */
            agent_id: string | null;
            /** @description Every attempt, oldest first. */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description The raw body, as signed. */
            body: string;
            /** @description The call of the event. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description The event id; receivers deduplicate on it. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last response. */
            last_status: number | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Address to which it is sent. */
            url: string;
            /** @description The webhook. */
            webhook_id: string;
        };
        /**
         * @description A page of deliveries.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WebhookDeliveryPage: {
            /** @description Newest first. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Sends a signed request to an address of yours and gives the response to the model.
         * @example {
         *       "type": "webhook",
         *       "name": "lookup_order",
         *       "description": "Finds an order by its number.",
         *       "url": "https://example.com/orders",
         *       "parameters": {
         *         "type": "object",
         *         "properties": {
         *           "number": {
         *             "type": "string"
         *           }
         *         },
         *         "required": [
         *           "number"
         *         ]
         *       }
         *     }
         */
        WebhookFunctionCreate: {
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Spoken while the function runs. */
            filler?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description JSON Schema of the arguments; an update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly signing_secret?: string;
            /** @description Milliseconds to wait for the response. Default 10000. */
            timeout_ms?: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "webhook";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A page of webhooks.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WebhookPage: {
            /** @description Newest first. */
            data: components["schemas"]["Webhook"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description State of a rotation.
         * @example {
         *       "id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
         *       "promoted": false,
         *       "rotation_expires_at": "2026-11-22T09:30:00.000Z"
         *     }
         */
        WebhookSecret: {
            /** @description The webhook. */
            id: string;
            /** @description Whether only the new secret signs now. */
            promoted: boolean;
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description The new secret; present only when a rotation starts. */
            secret?: string;
        };
        /**
         * @description The event to send.
         * @example {
         *       "event": "call.ended"
         *     }
         */
        WebhookTest: {
            event?: components["schemas"]["EventName"];
        };
        /**
         * @description The response of the receiver.
         * @example {
         *       "ok": true,
         *       "status": 204,
         *       "body": "",
         *       "error": null,
         *       "duration_ms": 31,
         *       "request": {
         *         "method": "POST",
         *         "url": "https://example.com/hooks/parley",
         *         "headers": {
         *           "content-type": "application/json"
         *         },
         *         "body": "{}"
         *       }
         *     }
         */
        WebhookTestResult: {
            /** @description The first KiB of the response. */
            body: string | null;
            /** @description Milliseconds until the response was complete. */
            duration_ms: number;
            /** @description Why there was no response. */
            error: string | null;
            /** @description Whether the receiver responded with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description HTTP status of the response; null when there was no response. */
            status: number | null;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "enabled": false
         *     }
         */
        WebhookUpdate: {
            /** @description Whether events are sent to it. */
            enabled?: boolean;
            /** @description Events sent to the address. */
            events?: components["schemas"]["EventName"][];
            retry_policy?: components["schemas"]["RetryPolicy"];
            url?: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A webhook with its secret, which is returned once.
         * @example {
         *       "id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": null,
         *       "url": "https://example.com/hooks/parley",
         *       "events": [
         *         "call_ended"
         *       ],
         *       "retry_policy": "scheduled",
         *       "enabled": true,
         *       "disabled_reason": null,
         *       "failure_streak": 0,
         *       "last_success_at": null,
         *       "last_failure_at": null,
         *       "rotation_expires_at": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z",
         *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
         *     }
         */
        WebhookWithSecret: {
            /** @description The agent that has this address as its `webhook_url`. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description `gone`: the receiver responded with 410. `failing`: every attempt in five days failed.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether events are sent to it. Default true. */
            enabled: boolean;
            /** @description Events sent to the address. */
            events: components["schemas"]["EventName"][];
            /** @description Failed attempts since the last success. */
            failure_streak: number;
            /** @description Identifier, prefix `whk_`. */
            id: string;
            last_failure_at: components["schemas"]["NullableTimestamp"];
            last_success_at: components["schemas"]["NullableTimestamp"];
            retry_policy: components["schemas"]["RetryPolicy"];
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description Secret that signs deliveries. It is not returned again. */
            secret: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description Address. */
            url: string;
        };
        /**
         * @description Day of the week.
         * @example mon
         * @enum {string}
         */
        Weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
        /**
         * @description An agent and its share.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": null,
         *       "weight": 1
         *     }
         */
        WeightedAgent: {
            /** @description The agent. */
            agent_id: string;
            /** @description A fixed version; null: the newest. */
            agent_version?: number | null;
            /**
             * @description The share of the agent is its weight divided by the sum of the weights.
             * @default 1
             */
            weight?: number;
        };
        /**
         * @description An agent on web pages.
         * @example {
         *       "id": "wgt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Front page",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "modes": [
         *         "chat",
         *         "voice"
         *       ],
         *       "allowed_domains": [
         *         "example.com"
         *       ],
         *       "theme": {
         *         "accent": "#0f766e",
         *         "position": "bottom-right",
         *         "mode": "auto"
         *       },
         *       "greeting": null,
         *       "title": null,
         *       "budget_per_day": null,
         *       "status": "active",
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Widget: {
            /** @description The agent that handles the call. */
            agent_id: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. Empty: only pages of this service. */
            allowed_domains: string[];
            /** @description Maximum cost of its chats and calls per day (UTC). */
            budget_per_day: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting: string | null;
            /** @description Identifier, prefix `wgt_`. */
            id: string;
            /** @description Modes that the widget offers. */
            modes: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name: string;
            status: components["schemas"]["WidgetStatus"];
            theme: components["schemas"]["WidgetTheme"];
            /** @description Title of the window; null: the name of the agent. */
            title: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A message from a visitor.
         * @example {
         *       "message": "When do you open?"
         *     }
         */
        WidgetChat: {
            /** @description The message. */
            message: string;
            /** @description Session of the message; without it a session is opened. */
            session_id?: string | null;
            /** @description Token of the session, from the response that opened it. Needed only with `session_id`. */
            token?: string | null;
        };
        /**
         * @description The agent's reply.
         * @example {
         *       "session_id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "message": {
         *         "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "role": "agent",
         *         "text": "From seven to six.",
         *         "tools": [],
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       }
         *     }
         */
        WidgetChatReply: {
            message: components["schemas"]["WidgetMessage"];
            /** @description The session. */
            session_id: string;
            /** @description Token of the session, if this message opened it. */
            token?: string;
        };
        /**
         * @description What a page needs to show a widget; contains no secrets.
         * @example {
         *       "id": "wgt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "title": "Ada",
         *       "agent_name": "Ada",
         *       "greeting": "Hello.",
         *       "language": "en-US",
         *       "modes": [
         *         "chat",
         *         "voice"
         *       ],
         *       "theme": {
         *         "accent": "#0f766e",
         *         "position": "bottom-right",
         *         "mode": "auto"
         *       },
         *       "ears": "browser"
         *     }
         */
        WidgetConfig: {
            /** @description Name of the agent. */
            agent_name: string;
            ears: components["schemas"]["RtcEars"];
            /** @description First line of a chat. */
            greeting: string | null;
            /** @description The widget. */
            id: string;
            /** @description Language of the agent, for the speech recognizer of the browser. */
            language: string;
            /** @description Modes that the widget offers. */
            modes: components["schemas"]["WidgetMode"][];
            theme: components["schemas"]["WidgetTheme"];
            /** @description Title of the window. */
            title: string;
        };
        /**
         * @description A new widget.
         * @example {
         *       "name": "Front page",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "modes": [
         *         "chat",
         *         "voice"
         *       ],
         *       "allowed_domains": [
         *         "example.com"
         *       ]
         *     }
         */
        WidgetCreate: {
            /** @description The agent that handles the call. */
            agent_id: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. Empty: only pages of this service. */
            allowed_domains?: string[];
            /** @description Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Modes that the widget offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name: string;
            /**
             * @description Disabled: public operations return 404.
             * @default active
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Title of the window; null: the name of the agent. */
            title?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description One message of a chat.
         * @example {
         *       "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "role": "agent",
         *       "text": "From seven to six.",
         *       "tools": [],
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        WidgetMessage: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `msg_`. */
            id: string;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Plain text. */
            text: string;
            /** @description Names of the functions that ran for it. */
            tools: string[];
        };
        /**
         * @description A page of messages.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WidgetMessagePage: {
            /** @description Oldest first. */
            data: components["schemas"]["WidgetMessage"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
        };
        /**
         * @description How visitors talk to the agent.
         * @example chat
         * @enum {string}
         */
        WidgetMode: "chat" | "voice";
        /**
         * @description A page of widgets.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WidgetPage: {
            /** @description Newest first. */
            data: components["schemas"]["Widget"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description A conversation through a widget.
         * @example {
         *       "id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "widget_id": "wgt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "mode": "chat",
         *       "origin": "https://example.com",
         *       "call_id": null,
         *       "messages": 4,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "last_message_at": "2026-11-21T09:31:00.000Z"
         *     }
         */
        WidgetSession: {
            /** @description The call of a voice session. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `wses_`. */
            id: string;
            last_message_at: components["schemas"]["NullableTimestamp"];
            /** @description Number of messages. */
            messages: number;
            mode: components["schemas"]["WidgetMode"];
            /** @description Origin of the page; null when the client sent none. */
            origin: string | null;
            /** @description The widget. */
            widget_id: string;
        };
        /**
         * @description A session to open.
         * @example {
         *       "mode": "voice"
         *     }
         */
        WidgetSessionCreate: {
            /**
             * @description Chat, or a call in the browser.
             * @enum {string}
             */
            mode: "chat" | "voice";
        };
        /**
         * @description An open session and the token to continue it.
         * @example {
         *       "session_id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "mode": "chat",
         *       "token": "wst_4f9d",
         *       "expires_in": 86400,
         *       "rtc": null
         *     }
         */
        WidgetSessionGrant: {
            /** @description Seconds that the token stays valid after the last message. */
            expires_in: number;
            mode: components["schemas"]["WidgetMode"];
            /** @description With `voice`: the token to join its call. */
            rtc: components["schemas"]["RtcToken"] | null;
            /** @description Identifier, prefix `wses_`. */
            session_id: string;
            /** @description Bearer token, valid only for this session. */
            token: string;
        };
        /**
         * @description A page of sessions.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WidgetSessionPage: {
            /** @description Newest first. */
            data: components["schemas"]["WidgetSession"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Status of a widget. Public operations of a disabled widget return 404.
         * @example active
         * @enum {string}
         */
        WidgetStatus: "active" | "disabled";
        /**
         * @description Appearance of a widget.
         * @example {
         *       "accent": "#0f766e",
         *       "position": "bottom-right",
         *       "mode": "auto"
         *     }
         */
        WidgetTheme: {
            /**
             * @description Color of bubble and buttons.
             * @default #0f766e
             */
            accent?: string;
            /**
             * @description `auto` follows the embedding page.
             * @default auto
             * @enum {string}
             */
            mode?: "auto" | "light" | "dark";
            /**
             * @description Corner of the page.
             * @default bottom-right
             * @enum {string}
             */
            position?: "bottom-right" | "bottom-left";
        };
        /**
         * @description The fields to change.
         * @example {
         *       "status": "disabled"
         *     }
         */
        WidgetUpdate: {
            /** @description The agent that answers; in open chats from the next message on. */
            agent_id?: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. Empty: only pages of this service. */
            allowed_domains?: string[];
            /** @description Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Modes that the widget offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name?: string;
            /**
             * @description Disabled: public operations return 404.
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Title of the window; null: the name of the agent. */
            title?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description The owner of agents, calls and keys.
         * @example {
         *       "id": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Northwind",
         *       "time_zone": "Europe/Berlin",
         *       "calling_hours": [
         *         {
         *           "days": [
         *             "mon",
         *             "tue",
         *             "wed",
         *             "thu",
         *             "fri"
         *           ],
         *           "from": "09:00",
         *           "to": "18:00"
         *         }
         *       ],
         *       "concurrent_calls": null,
         *       "limits": {
         *         "concurrent_calls": 20,
         *         "storage_bytes": 10737418240
         *       },
         *       "role": "owner",
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Workspace: {
            /** @description Default of `windows` of new campaigns, in the local time of each contact. Empty: always. */
            calling_hours: components["schemas"]["CallingWindow"][];
            /** @description The workspace's own limit of calls at once, at most `limits.concurrent_calls`. null: that limit. */
            concurrent_calls: number | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `wsp_`. */
            id: string;
            limits: components["schemas"]["WorkspaceLimits"];
            /** @description Display name. */
            name: string;
            /**
             * @description Role of the caller in the workspace; null for API keys.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "member" | "viewer" | null;
            /** @description IANA time zone of the workspace, for pages and reports. Calling hours are in the time of each contact. */
            time_zone: string;
        };
        /**
         * @description A new workspace.
         * @example {
         *       "name": "Northwind",
         *       "time_zone": "Europe/Berlin",
         *       "calling_hours": [
         *         {
         *           "days": [
         *             "mon",
         *             "tue",
         *             "wed",
         *             "thu",
         *             "fri"
         *           ],
         *           "from": "09:00",
         *           "to": "18:00"
         *         }
         *       ]
         *     }
         */
        WorkspaceCreate: {
            /** @description Default of `windows` of new campaigns, in the local time of each contact. Empty: always. */
            calling_hours?: components["schemas"]["CallingWindow"][];
            /** @description The workspace's own limit of calls at once, at most `limits.concurrent_calls`. null: that limit. */
            concurrent_calls?: number | null;
            /** @description Display name. */
            name: string;
            /**
             * @description IANA time zone of the workspace, for pages and reports. Calling hours are in the time of each contact.
             * @default UTC
             */
            time_zone?: string;
        };
        /**
         * @description What the operator grants the workspace. `npm run limits` changes it.
         * @example {
         *       "concurrent_calls": 20,
         *       "storage_bytes": 10737418240
         *     }
         */
        WorkspaceLimits: {
            /** @description Calls at once. */
            concurrent_calls: number;
            /** @description Bytes that can be stored; null: no limit. */
            storage_bytes: number | null;
        };
        /**
         * @description A page of workspaces.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        WorkspacePage: {
            /** @description Newest first. */
            data: components["schemas"]["Workspace"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description What a member may do: owner and admin have the scope admin, member has write, viewer has read-only. Only owners manage owners.
         * @example member
         * @enum {string}
         */
        WorkspaceRole: "owner" | "admin" | "member" | "viewer";
        /**
         * @description The fields to change.
         * @example {
         *       "name": "Northwind Support",
         *       "concurrent_calls": 10
         *     }
         */
        WorkspaceUpdate: {
            /** @description Default of `windows` of new campaigns, in the local time of each contact. Empty: always. */
            calling_hours?: components["schemas"]["CallingWindow"][] | null;
            /** @description The workspace's own limit of calls at once, at most `limits.concurrent_calls`. null: that limit. */
            concurrent_calls?: number | null;
            /** @description Display name. */
            name?: string;
            /** @description IANA time zone of the workspace, for pages and reports. Calling hours are in the time of each contact. */
            time_zone?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Agent = components['schemas']['Agent'];
export type AgentCreate = components['schemas']['AgentCreate'];
export type AgentDraft = components['schemas']['AgentDraft'];
export type AgentDuplicate = components['schemas']['AgentDuplicate'];
export type AgentFunction = components['schemas']['AgentFunction'];
export type AgentFunctionCreate = components['schemas']['AgentFunctionCreate'];
export type AgentFunctionPage = components['schemas']['AgentFunctionPage'];
export type AgentFunctionUpdate = components['schemas']['AgentFunctionUpdate'];
export type AgentPage = components['schemas']['AgentPage'];
export type AgentUpdate = components['schemas']['AgentUpdate'];
export type AgentWarning = components['schemas']['AgentWarning'];
export type AllowedDestinations = components['schemas']['AllowedDestinations'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApiKeyWithSecret = components['schemas']['ApiKeyWithSecret'];
export type AudioContent = components['schemas']['AudioContent'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryPage = components['schemas']['AuditEntryPage'];
export type AutoTopup = components['schemas']['AutoTopup'];
export type AvailableNumber = components['schemas']['AvailableNumber'];
export type AvailableNumberPage = components['schemas']['AvailableNumberPage'];
export type Call = components['schemas']['Call'];
export type CallAnalysis = components['schemas']['CallAnalysis'];
export type CallAnalysisRun = components['schemas']['CallAnalysisRun'];
export type CallAnalyzedSnakeData = components['schemas']['CallAnalyzedSnakeData'];
export type CallAnalyzedSnakeEvent = components['schemas']['CallAnalyzedSnakeEvent'];
export type CallChannel = components['schemas']['CallChannel'];
export type CallCompletedData = components['schemas']['CallCompletedData'];
export type CallCompletedEvent = components['schemas']['CallCompletedEvent'];
export type CallControl = components['schemas']['CallControl'];
export type CallControlResult = components['schemas']['CallControlResult'];
export type CallCost = components['schemas']['CallCost'];
export type CallCreate = components['schemas']['CallCreate'];
export type CallDirection = components['schemas']['CallDirection'];
export type CallEndedData = components['schemas']['CallEndedData'];
export type CallEndedEvent = components['schemas']['CallEndedEvent'];
export type CallEndedSnakeData = components['schemas']['CallEndedSnakeData'];
export type CallEndedSnakeEvent = components['schemas']['CallEndedSnakeEvent'];
export type CallEndReason = components['schemas']['CallEndReason'];
export type CallErasure = components['schemas']['CallErasure'];
export type CallErasureCounts = components['schemas']['CallErasureCounts'];
export type CallErrorData = components['schemas']['CallErrorData'];
export type CallErrorEvent = components['schemas']['CallErrorEvent'];
export type CallEvent = components['schemas']['CallEvent'];
export type CallEventPage = components['schemas']['CallEventPage'];
export type CallFailedData = components['schemas']['CallFailedData'];
export type CallFailedEvent = components['schemas']['CallFailedEvent'];
export type CallingWindow = components['schemas']['CallingWindow'];
export type CallLatency = components['schemas']['CallLatency'];
export type CallPage = components['schemas']['CallPage'];
export type CallSlots = components['schemas']['CallSlots'];
export type CallStartedData = components['schemas']['CallStartedData'];
export type CallStartedEvent = components['schemas']['CallStartedEvent'];
export type CallStartedSnakeData = components['schemas']['CallStartedSnakeData'];
export type CallStartedSnakeEvent = components['schemas']['CallStartedSnakeEvent'];
export type CallStatus = components['schemas']['CallStatus'];
export type CallTranscriptData = components['schemas']['CallTranscriptData'];
export type CallTranscriptEvent = components['schemas']['CallTranscriptEvent'];
export type CallTransferData = components['schemas']['CallTransferData'];
export type CallTransferEvent = components['schemas']['CallTransferEvent'];
export type CallTransferredData = components['schemas']['CallTransferredData'];
export type CallTransferredEvent = components['schemas']['CallTransferredEvent'];
export type CallUpdate = components['schemas']['CallUpdate'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignCompletedData = components['schemas']['CampaignCompletedData'];
export type CampaignCompletedEvent = components['schemas']['CampaignCompletedEvent'];
export type CampaignContact = components['schemas']['CampaignContact'];
export type CampaignContactPage = components['schemas']['CampaignContactPage'];
export type CampaignContactRow = components['schemas']['CampaignContactRow'];
export type CampaignContacts = components['schemas']['CampaignContacts'];
export type CampaignContactsCsv = components['schemas']['CampaignContactsCsv'];
export type CampaignContactsFile = components['schemas']['CampaignContactsFile'];
export type CampaignCreate = components['schemas']['CampaignCreate'];
export type CampaignImport = components['schemas']['CampaignImport'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type CampaignRetry = components['schemas']['CampaignRetry'];
export type CampaignRetryRequest = components['schemas']['CampaignRetryRequest'];
export type CampaignRetryResult = components['schemas']['CampaignRetryResult'];
export type CampaignStats = components['schemas']['CampaignStats'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
export type CampaignUpdate = components['schemas']['CampaignUpdate'];
export type ChatStreamContent = components['schemas']['ChatStreamContent'];
export type CircuitBreaker = components['schemas']['CircuitBreaker'];
export type ContactStatus = components['schemas']['ContactStatus'];
export type ContextControl = components['schemas']['ContextControl'];
export type CostItem = components['schemas']['CostItem'];
export type CountryCode = components['schemas']['CountryCode'];
export type CsvContent = components['schemas']['CsvContent'];
export type CustomLlmAgentInterrupt = components['schemas']['CustomLlmAgentInterrupt'];
export type CustomLlmCallDetails = components['schemas']['CustomLlmCallDetails'];
export type CustomLlmClientMessage = components['schemas']['CustomLlmClientMessage'];
export type CustomLlmConfig = components['schemas']['CustomLlmConfig'];
export type CustomLlmEngine = components['schemas']['CustomLlmEngine'];
export type CustomLlmEntry = components['schemas']['CustomLlmEntry'];
export type CustomLlmLine = components['schemas']['CustomLlmLine'];
export type CustomLlmOptions = components['schemas']['CustomLlmOptions'];
export type CustomLlmPing = components['schemas']['CustomLlmPing'];
export type CustomLlmPong = components['schemas']['CustomLlmPong'];
export type CustomLlmReminder = components['schemas']['CustomLlmReminder'];
export type CustomLlmRequest = components['schemas']['CustomLlmRequest'];
export type CustomLlmResponse = components['schemas']['CustomLlmResponse'];
export type CustomLlmServerMessage = components['schemas']['CustomLlmServerMessage'];
export type CustomLlmToolCall = components['schemas']['CustomLlmToolCall'];
export type CustomLlmToolResult = components['schemas']['CustomLlmToolResult'];
export type CustomLlmUpdate = components['schemas']['CustomLlmUpdate'];
export type CustomLlmWord = components['schemas']['CustomLlmWord'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
export type DeliveryReplay = components['schemas']['DeliveryReplay'];
export type DeliveryReplayResult = components['schemas']['DeliveryReplayResult'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type Demo = components['schemas']['Demo'];
export type DemoStart = components['schemas']['DemoStart'];
export type DestinationPrice = components['schemas']['DestinationPrice'];
export type DncImport = components['schemas']['DncImport'];
export type DncNumber = components['schemas']['DncNumber'];
export type DncNumberPage = components['schemas']['DncNumberPage'];
export type DncNumbersAdd = components['schemas']['DncNumbersAdd'];
export type DtmfControl = components['schemas']['DtmfControl'];
export type DtmfFunctionCreate = components['schemas']['DtmfFunctionCreate'];
export type E164 = components['schemas']['E164'];
export type Email = components['schemas']['Email'];
export type EndCallFunctionCreate = components['schemas']['EndCallFunctionCreate'];
export type Endpointing = components['schemas']['Endpointing'];
export type EstimateAssumptions = components['schemas']['EstimateAssumptions'];
export type EventName = components['schemas']['EventName'];
export type EventStreamContent = components['schemas']['EventStreamContent'];
export type FieldError = components['schemas']['FieldError'];
export type FunctionHeaders = components['schemas']['FunctionHeaders'];
export type FunctionName = components['schemas']['FunctionName'];
export type FunctionTest = components['schemas']['FunctionTest'];
export type FunctionTestResult = components['schemas']['FunctionTestResult'];
export type Gender = components['schemas']['Gender'];
export type HandoffControl = components['schemas']['HandoffControl'];
export type HeaderText = components['schemas']['HeaderText'];
export type HttpUrl = components['schemas']['HttpUrl'];
export type Inactivity = components['schemas']['Inactivity'];
export type Interruption = components['schemas']['Interruption'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAccept = components['schemas']['InvitationAccept'];
export type InvitationAcceptance = components['schemas']['InvitationAcceptance'];
export type InvitationCreate = components['schemas']['InvitationCreate'];
export type InvitationStatus = components['schemas']['InvitationStatus'];
export type KnowledgeAnswer = components['schemas']['KnowledgeAnswer'];
export type KnowledgeBase = components['schemas']['KnowledgeBase'];
export type KnowledgeBaseCreate = components['schemas']['KnowledgeBaseCreate'];
export type KnowledgeBasePage = components['schemas']['KnowledgeBasePage'];
export type KnowledgeBaseUpdate = components['schemas']['KnowledgeBaseUpdate'];
export type KnowledgeChunk = components['schemas']['KnowledgeChunk'];
export type KnowledgeChunking = components['schemas']['KnowledgeChunking'];
export type KnowledgeChunkPage = components['schemas']['KnowledgeChunkPage'];
export type KnowledgeCrawl = components['schemas']['KnowledgeCrawl'];
export type KnowledgeMatch = components['schemas']['KnowledgeMatch'];
export type KnowledgeMetadata = components['schemas']['KnowledgeMetadata'];
export type KnowledgeQuery = components['schemas']['KnowledgeQuery'];
export type KnowledgeSource = components['schemas']['KnowledgeSource'];
export type KnowledgeSourceCounts = components['schemas']['KnowledgeSourceCounts'];
export type KnowledgeSourceCreate = components['schemas']['KnowledgeSourceCreate'];
export type KnowledgeSourceError = components['schemas']['KnowledgeSourceError'];
export type KnowledgeSourcePage = components['schemas']['KnowledgeSourcePage'];
export type KnowledgeSourceStatus = components['schemas']['KnowledgeSourceStatus'];
export type KnowledgeSourceType = components['schemas']['KnowledgeSourceType'];
export type KnowledgeSourceUpload = components['schemas']['KnowledgeSourceUpload'];
export type Language = components['schemas']['Language'];
export type LanguagePage = components['schemas']['LanguagePage'];
export type Limits = components['schemas']['Limits'];
export type LinkedIdentity = components['schemas']['LinkedIdentity'];
export type LinkedIdentityPage = components['schemas']['LinkedIdentityPage'];
export type LiveKitTrunkCreate = components['schemas']['LiveKitTrunkCreate'];
export type LoginCode = components['schemas']['LoginCode'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LogoutRequest = components['schemas']['LogoutRequest'];
export type McpFunctionCreate = components['schemas']['McpFunctionCreate'];
export type Member = components['schemas']['Member'];
export type MemberPage = components['schemas']['MemberPage'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type MemberUpdate = components['schemas']['MemberUpdate'];
export type Metadata = components['schemas']['Metadata'];
export type Model = components['schemas']['Model'];
export type ModelPage = components['schemas']['ModelPage'];
export type Money = components['schemas']['Money'];
export type MoneyInput = components['schemas']['MoneyInput'];
export type MonitorAudio = components['schemas']['MonitorAudio'];
export type MonitorClientMessage = components['schemas']['MonitorClientMessage'];
export type MonitorEnd = components['schemas']['MonitorEnd'];
export type MonitorFloor = components['schemas']['MonitorFloor'];
export type MonitorGap = components['schemas']['MonitorGap'];
export type MonitorLine = components['schemas']['MonitorLine'];
export type MonitorMode = components['schemas']['MonitorMode'];
export type MonitorModeChanged = components['schemas']['MonitorModeChanged'];
export type MonitorOpen = components['schemas']['MonitorOpen'];
export type MonitorRefused = components['schemas']['MonitorRefused'];
export type MonitorSaid = components['schemas']['MonitorSaid'];
export type MonitorServerMessage = components['schemas']['MonitorServerMessage'];
export type MonitorSetMode = components['schemas']['MonitorSetMode'];
export type MonitorState = components['schemas']['MonitorState'];
export type MonitorToken = components['schemas']['MonitorToken'];
export type MonitorTokenCreate = components['schemas']['MonitorTokenCreate'];
export type MonitorTool = components['schemas']['MonitorTool'];
export type MonitorWhisper = components['schemas']['MonitorWhisper'];
export type MuteControl = components['schemas']['MuteControl'];
export type NullableGender = components['schemas']['NullableGender'];
export type NullableTimestamp = components['schemas']['NullableTimestamp'];
export type NumberAccount = components['schemas']['NumberAccount'];
export type NumberAccountCreate = components['schemas']['NumberAccountCreate'];
export type NumberCapability = components['schemas']['NumberCapability'];
export type NumberRent = components['schemas']['NumberRent'];
export type NumberType = components['schemas']['NumberType'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type PageContent = components['schemas']['PageContent'];
export type Password = components['schemas']['Password'];
export type PasswordForgotRequest = components['schemas']['PasswordForgotRequest'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PauseReason = components['schemas']['PauseReason'];
export type Payment = components['schemas']['Payment'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentSucceededData = components['schemas']['PaymentSucceededData'];
export type PaymentSucceededEvent = components['schemas']['PaymentSucceededEvent'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PhoneNumberAssignment = components['schemas']['PhoneNumberAssignment'];
export type PhoneNumberImport = components['schemas']['PhoneNumberImport'];
export type PhoneNumberPage = components['schemas']['PhoneNumberPage'];
export type PhoneNumberPurchase = components['schemas']['PhoneNumberPurchase'];
export type PhoneNumberUpdate = components['schemas']['PhoneNumberUpdate'];
export type PlaygroundFunctionRun = components['schemas']['PlaygroundFunctionRun'];
export type PlaygroundMessage = components['schemas']['PlaygroundMessage'];
export type PlaygroundPassage = components['schemas']['PlaygroundPassage'];
export type PlaygroundReply = components['schemas']['PlaygroundReply'];
export type PlaygroundTurn = components['schemas']['PlaygroundTurn'];
export type PriceEstimate = components['schemas']['PriceEstimate'];
export type PriceItem = components['schemas']['PriceItem'];
export type PriceRoute = components['schemas']['PriceRoute'];
export type PriceUnit = components['schemas']['PriceUnit'];
export type Pricing = components['schemas']['Pricing'];
export type Principal = components['schemas']['Principal'];
export type PrivacySettings = components['schemas']['PrivacySettings'];
export type Problem = components['schemas']['Problem'];
export type Provider = components['schemas']['Provider'];
export type ProviderCredentials = components['schemas']['ProviderCredentials'];
export type ProviderCredentialsPut = components['schemas']['ProviderCredentialsPut'];
export type ProviderPage = components['schemas']['ProviderPage'];
export type Rate = components['schemas']['Rate'];
export type RecordingSettings = components['schemas']['RecordingSettings'];
export type RecordingStatus = components['schemas']['RecordingStatus'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RedactionPattern = components['schemas']['RedactionPattern'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type RefusedContactRow = components['schemas']['RefusedContactRow'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type Registration = components['schemas']['Registration'];
export type RejectedRow = components['schemas']['RejectedRow'];
export type RemovedMember = components['schemas']['RemovedMember'];
export type RequestId = components['schemas']['RequestId'];
export type RequestRate = components['schemas']['RequestRate'];
export type ResponseEngine = components['schemas']['ResponseEngine'];
export type ResponseEngineUpdate = components['schemas']['ResponseEngineUpdate'];
export type RetryOutcome = components['schemas']['RetryOutcome'];
export type RetryPolicy = components['schemas']['RetryPolicy'];
export type RetryRule = components['schemas']['RetryRule'];
export type RtcCaption = components['schemas']['RtcCaption'];
export type RtcClientMessage = components['schemas']['RtcClientMessage'];
export type RtcCut = components['schemas']['RtcCut'];
export type RtcDtmf = components['schemas']['RtcDtmf'];
export type RtcEars = components['schemas']['RtcEars'];
export type RtcEnd = components['schemas']['RtcEnd'];
export type RtcFail = components['schemas']['RtcFail'];
export type RtcHangUp = components['schemas']['RtcHangUp'];
export type RtcHealth = components['schemas']['RtcHealth'];
export type RtcHop = components['schemas']['RtcHop'];
export type RtcInterrupt = components['schemas']['RtcInterrupt'];
export type RtcLatency = components['schemas']['RtcLatency'];
export type RtcLine = components['schemas']['RtcLine'];
export type RtcLineMessage = components['schemas']['RtcLineMessage'];
export type RtcMute = components['schemas']['RtcMute'];
export type RtcOpen = components['schemas']['RtcOpen'];
export type RtcPlayed = components['schemas']['RtcPlayed'];
export type RtcServerMessage = components['schemas']['RtcServerMessage'];
export type RtcText = components['schemas']['RtcText'];
export type RtcToken = components['schemas']['RtcToken'];
export type RtcTokenCreate = components['schemas']['RtcTokenCreate'];
export type RtcTool = components['schemas']['RtcTool'];
export type RtcTransport = components['schemas']['RtcTransport'];
export type RtcTurn = components['schemas']['RtcTurn'];
export type SayControl = components['schemas']['SayControl'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleCreate = components['schemas']['ScheduleCreate'];
export type SchedulePage = components['schemas']['SchedulePage'];
export type ScheduleRun = components['schemas']['ScheduleRun'];
export type ScheduleStatus = components['schemas']['ScheduleStatus'];
export type ScheduleUpdate = components['schemas']['ScheduleUpdate'];
export type Scope = components['schemas']['Scope'];
export type ScriptContent = components['schemas']['ScriptContent'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorDisable = components['schemas']['SecondFactorDisable'];
export type SecondFactorEnroll = components['schemas']['SecondFactorEnroll'];
export type SecondFactorEnrolment = components['schemas']['SecondFactorEnrolment'];
export type Seconds = components['schemas']['Seconds'];
export type SecondStep = components['schemas']['SecondStep'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type SendSmsFunctionCreate = components['schemas']['SendSmsFunctionCreate'];
export type SentRequest = components['schemas']['SentRequest'];
export type ServiceLlmEngine = components['schemas']['ServiceLlmEngine'];
export type Session = components['schemas']['Session'];
export type SignInFinish = components['schemas']['SignInFinish'];
export type SignInMethods = components['schemas']['SignInMethods'];
export type SignInProvider = components['schemas']['SignInProvider'];
export type SignInStart = components['schemas']['SignInStart'];
export type SipSource = components['schemas']['SipSource'];
export type SipTrunkCreate = components['schemas']['SipTrunkCreate'];
export type SizeLimits = components['schemas']['SizeLimits'];
export type SkipReason = components['schemas']['SkipReason'];
export type StorageUse = components['schemas']['StorageUse'];
export type Tags = components['schemas']['Tags'];
export type TextPrice = components['schemas']['TextPrice'];
export type Timestamp = components['schemas']['Timestamp'];
export type TimeZone = components['schemas']['TimeZone'];
export type TokenUsage = components['schemas']['TokenUsage'];
export type TopupCreate = components['schemas']['TopupCreate'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type Transcript = components['schemas']['Transcript'];
export type TranscriptFunctionRun = components['schemas']['TranscriptFunctionRun'];
export type TranscriptItem = components['schemas']['TranscriptItem'];
export type TranscriptUtterance = components['schemas']['TranscriptUtterance'];
export type TransferCallFunctionCreate = components['schemas']['TransferCallFunctionCreate'];
export type TransferControl = components['schemas']['TransferControl'];
export type TransferCost = components['schemas']['TransferCost'];
export type TransferMode = components['schemas']['TransferMode'];
export type TwilioAccountCreate = components['schemas']['TwilioAccountCreate'];
export type UnmuteControl = components['schemas']['UnmuteControl'];
export type Usage = components['schemas']['Usage'];
export type UsageGrouping = components['schemas']['UsageGrouping'];
export type UsageRow = components['schemas']['UsageRow'];
export type UsageTotals = components['schemas']['UsageTotals'];
export type User = components['schemas']['User'];
export type UserSession = components['schemas']['UserSession'];
export type UserSessionPage = components['schemas']['UserSessionPage'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type Variables = components['schemas']['Variables'];
export type Voice = components['schemas']['Voice'];
export type VoiceClone = components['schemas']['VoiceClone'];
export type Voicemail = components['schemas']['Voicemail'];
export type VoicePage = components['schemas']['VoicePage'];
export type VoicePreview = components['schemas']['VoicePreview'];
export type Wallet = components['schemas']['Wallet'];
export type WalletUpdate = components['schemas']['WalletUpdate'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookFunctionCreate = components['schemas']['WebhookFunctionCreate'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type WebhookTestResult = components['schemas']['WebhookTestResult'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type Weekday = components['schemas']['Weekday'];
export type WeightedAgent = components['schemas']['WeightedAgent'];
export type Widget = components['schemas']['Widget'];
export type WidgetChat = components['schemas']['WidgetChat'];
export type WidgetChatReply = components['schemas']['WidgetChatReply'];
export type WidgetConfig = components['schemas']['WidgetConfig'];
export type WidgetCreate = components['schemas']['WidgetCreate'];
export type WidgetMessage = components['schemas']['WidgetMessage'];
export type WidgetMessagePage = components['schemas']['WidgetMessagePage'];
export type WidgetMode = components['schemas']['WidgetMode'];
export type WidgetPage = components['schemas']['WidgetPage'];
export type WidgetSession = components['schemas']['WidgetSession'];
export type WidgetSessionCreate = components['schemas']['WidgetSessionCreate'];
export type WidgetSessionGrant = components['schemas']['WidgetSessionGrant'];
export type WidgetSessionPage = components['schemas']['WidgetSessionPage'];
export type WidgetStatus = components['schemas']['WidgetStatus'];
export type WidgetTheme = components['schemas']['WidgetTheme'];
export type WidgetUpdate = components['schemas']['WidgetUpdate'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspaceCreate = components['schemas']['WorkspaceCreate'];
export type WorkspaceLimits = components['schemas']['WorkspaceLimits'];
export type WorkspacePage = components['schemas']['WorkspacePage'];
export type WorkspaceRole = components['schemas']['WorkspaceRole'];
export type WorkspaceUpdate = components['schemas']['WorkspaceUpdate'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
