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
         *       "other_languages": [],
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
         *         "min_words": 1,
         *         "ignore_background_voices": false
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
         *       "call_screening": {
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
         *         "no_store": false,
         *         "inherit": true,
         *         "retention_days": {}
         *       },
         *       "extraction": null,
         *       "fallback_voice_id": null,
         *       "variables": {},
         *       "voice_speed": 1,
         *       "keyterms": [],
         *       "pronunciations": [],
         *       "version": 1,
         *       "published_version": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Agent: {
            /** @description Identifier, prefix `agent_`. */
            readonly agent_id: string;
            /** @description Display name. */
            agent_name: string;
            call_screening: components["schemas"]["CallScreening"];
            /**
             * Format: date-time
             * @description Time when the agent was created.
             */
            readonly created_at: string;
            endpointing: components["schemas"]["Endpointing"];
            /** @description JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
            extraction: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id: string | null;
            /** @description Folder in the dashboard. */
            folder: string | null;
            /** @description Functions that the agent can use. */
            functions: components["schemas"]["AgentFunction"][];
            /** @description Text spoken when the call opens. `null` makes the agent wait for the other side. */
            greeting: string | null;
            inactivity: components["schemas"]["Inactivity"];
            interruption: components["schemas"]["Interruption"];
            keyterms: components["schemas"]["Keyterms"];
            /** @description Knowledge bases that the agent answers from. */
            knowledge_base_ids: string[];
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language: string;
            /** @description Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where calls of other agents can overtake them. Default: `null`, no separate limit. */
            max_concurrent_calls: number | null;
            /** @description Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
            max_duration_seconds: number;
            other_languages: components["schemas"]["OtherLanguages"];
            privacy: components["schemas"]["PrivacySettings"];
            pronunciations: components["schemas"]["Pronunciations"];
            /** @description Version with which new calls start. `null` if it is the newest version, so that each change goes live immediately. See POST /v1/agents/{id}/publish. */
            readonly published_version: number | null;
            recording: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description Seconds for which the phone rings. Default: 30. */
            ring_timeout_seconds: number;
            tags: components["schemas"]["Tags"];
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            readonly updated_at: string;
            variables: components["schemas"]["Variables"];
            /** @description Version number. Each change increments it. */
            readonly version: number;
            /** @description A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice fails with 502 `provider_failed`; an agent keeps its current voice. */
            voice_id: string;
            voice_speed: components["schemas"]["VoiceSpeed"];
            voicemail: components["schemas"]["Voicemail"];
            /** @description Warnings about values that are accepted but are probably mistakes; at most 100 about its texts. Present only in responses to create and update requests, and only if there are warnings. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events: components["schemas"]["EventName"][];
            /** @description Secret that signs deliveries. Present only in the response to the request that created it. */
            readonly webhook_secret?: string;
            /** @description URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a URL later creates a new secret. */
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
            call_screening?: components["schemas"]["CallScreening"];
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            endpointing?: components["schemas"]["Endpointing"];
            /** @description JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id?: string | null;
            /** @description Folder in the dashboard. */
            folder?: string | null;
            /** @description Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can have at most 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][];
            /** @description Text spoken when the call opens. `null` makes the agent wait for the other side. */
            greeting?: string | null;
            inactivity?: components["schemas"]["Inactivity"];
            interruption?: components["schemas"]["Interruption"];
            keyterms?: components["schemas"]["Keyterms"];
            /** @description Knowledge bases that the agent answers from. */
            knowledge_base_ids?: string[];
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language?: string;
            /** @description Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where calls of other agents can overtake them. Default: `null`, no separate limit. */
            max_concurrent_calls?: number | null;
            /** @description Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
            max_duration_seconds?: number;
            other_languages?: components["schemas"]["OtherLanguages"];
            privacy?: components["schemas"]["PrivacySettings"];
            pronunciations?: components["schemas"]["Pronunciations"];
            /** @description Read-only; ignored in requests. */
            readonly published_version?: number | null;
            recording?: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description Seconds for which the phone rings. Default: 30. */
            ring_timeout_seconds?: number;
            tags?: components["schemas"]["Tags"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
            /** @description Read-only; ignored in requests. */
            readonly version?: number;
            /** @description A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice fails with 502 `provider_failed`; an agent keeps its current voice. */
            voice_id: string;
            voice_speed?: components["schemas"]["VoiceSpeed"];
            voicemail?: components["schemas"]["Voicemail"];
            /** @description Read-only; ignored in requests. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events?: components["schemas"]["EventName"][];
            /** @description Read-only; ignored in requests. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a URL later creates a new secret.
             */
            webhook_url?: string | null;
        };
        /**
         * @description Fields that one conversation uses instead of the fields of the agent's newest version, published or not. Without any field, the conversation uses that version unchanged. Nothing is saved; `updateAgent` accepts the same fields to save them. Functions, privacy and everything outside of a conversation come from the saved version.
         * @example {
         *       "greeting": "Hello, this is Ada.",
         *       "response_engine": {
         *         "system_prompt": "You are Ada. Be brief."
         *       }
         *     }
         */
        AgentDraft: {
            endpointing?: components["schemas"]["Endpointing"];
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id?: string | null;
            /** @description Text spoken when the call opens. `null` makes the agent wait for the other side. */
            greeting?: string | null;
            inactivity?: components["schemas"]["Inactivity"];
            interruption?: components["schemas"]["Interruption"];
            keyterms?: components["schemas"]["Keyterms"];
            /** @description Knowledge bases that the agent answers from. */
            knowledge_base_ids?: string[];
            /** @description A code from GET /v1/languages that the voice supports. */
            language?: string;
            /** @description Maximum duration of a call, in seconds. `null` uses the default. */
            max_duration_seconds?: number | null;
            other_languages?: components["schemas"]["OtherLanguages"];
            pronunciations?: components["schemas"]["Pronunciations"];
            recording?: components["schemas"]["RecordingSettings"];
            response_engine?: components["schemas"]["ResponseEngineUpdate"];
            /** @description Merged by name into the variables of the agent. */
            variables?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description A voice that speaks the agent's language. */
            voice_id?: string;
            voice_speed?: components["schemas"]["VoiceSpeed"];
        };
        /**
         * @description Settings of the copy.
         * @example {
         *       "agent_name": "Ada in test"
         *     }
         */
        AgentDuplicate: {
            /** @description Name of the copy. Default: the name of the agent followed by " (copy)". */
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
            /** @description mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is `null`, the model provides the text, or a summary of the conversation is used. */
            briefing?: string | null;
            /**
             * Format: date-time
             * @description Time when the function was added.
             */
            readonly created_at: string;
            /** @description webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: Description for humans. The model receives the descriptions of the tools. */
            description: string;
            /** @description webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs. */
            filler?: string | null;
            /** @description Names of the stored headers of a `webhook` function. */
            readonly header_names?: string[];
            /** @description Identifier, prefix `fn_`. */
            readonly id: string;
            /** @description transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            /** @description Name by which the model calls the function. */
            name: string;
            /** @description webhook: JSON Schema of the arguments. An update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Result of listing the server's tools for an `mcp` function. Present only in the response to a creation or a change of the function. */
            readonly server?: components["schemas"]["McpServerCheck"];
            /** @description Secret that signs the requests of a `webhook` function. Present only in the response to the request that created the function. `POST /v1/agents/{id}/functions/{function_id}/rotate-secret` replaces it. */
            readonly signing_secret?: string;
            /** @description webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one run of a tool. Default: 10000. */
            timeout_ms?: number;
            /** @description Number of a `transfer_call` function. Absent if the model chooses it. */
            to?: string;
            /**
             * @description Variant of the function.
             * @enum {string}
             */
            type: "webhook" | "transfer_call" | "end_call" | "dtmf" | "mcp" | "send_sms";
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            readonly updated_at: string;
            /** @description URL of a `webhook` function. */
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
         * @description A run of a function in a call, with its arguments and result.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "sequence": 7,
         *       "at": "2026-11-21T09:30:12.000Z",
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
        AgentFunctionRun: {
            /** @description Arguments passed by the model. */
            arguments: {
                [key: string]: unknown;
            };
            at: components["schemas"]["Timestamp"];
            /** @description Id of the call. */
            call_id: string;
            /** @description Duration of the run in milliseconds. */
            duration_ms: number;
            /** @description Name of the function at that time. For an `mcp` function, the name of the tool. */
            name: string;
            /** @description Whether the run succeeded. */
            ok: boolean;
            /** @description Result returned to the model. If `ok` is false, the error that the model received instead. */
            result: unknown;
            /** @description Number of the run on the timeline of the call. */
            sequence: number;
        };
        /**
         * @description A page of runs of a function.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AgentFunctionRunPage: {
            /** @description Newest first. */
            data: components["schemas"]["AgentFunctionRun"][];
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
            /** @description mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is `null`, the model provides the text, or a summary of the conversation is used. */
            briefing?: string | null;
            /** @description webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: Description for humans. The model receives the descriptions of the tools. */
            description?: string;
            /** @description webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs. */
            filler?: string | null;
            /** @description Request headers, for example Authorization. An update replaces all of them. Their values are never returned. */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name?: components["schemas"]["FunctionName"];
            /** @description webhook: JSON Schema of the arguments. An update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            } | null;
            /** @description webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one run of a tool. Default: 10000. */
            timeout_ms?: number | null;
            /** @description transfer_call: Number in E.164 format. If it is `null`, the model chooses one of `allowed_destinations`. Without that list, the model can choose any number, which requires admin scope (403 `forbidden_scope`). Required if `allowed_destinations` is absent. */
            to?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly type?: string;
            url?: components["schemas"]["HttpUrl"];
        };
        /**
         * @description An agent as a model of OpenAI's interface.
         * @example {
         *       "id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "object": "model",
         *       "created": 1795253400,
         *       "owned_by": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Ada"
         *     }
         */
        AgentModel: {
            /** @description Time when the agent was created, in seconds since 1970. */
            created: number;
            /** @description Id of the agent. */
            id: string;
            /** @description Name of the agent, which `model` accepts as well. */
            name: string;
            /**
             * @description Kind of object.
             * @constant
             */
            object: "model";
            /** @description Id of the workspace. */
            owned_by: string;
        };
        /**
         * @description Agents as models of OpenAI's interface.
         * @example {
         *       "object": "list",
         *       "data": [],
         *       "has_more": false
         *     }
         */
        AgentModelList: {
            /** @description Agents, newest first. */
            data: components["schemas"]["AgentModel"][];
            /** @description Whether older agents were omitted. */
            has_more: boolean;
            /**
             * @description Kind of object.
             * @constant
             */
            object: "list";
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
         * @description Version to publish. Without a body, the newest version is published.
         * @example {
         *       "version": 1
         *     }
         */
        AgentPublish: {
            /** @description Whether to publish the version even if it refers to objects that no longer exist. Default: false. */
            force?: boolean;
            /** @description Number of the version. `null` removes the published version, so that each change goes live immediately. Default: the newest version. */
            version?: number | null;
        };
        /**
         * @description An agent to begin with.
         * @example {
         *       "id": "survey",
         *       "name": "Survey",
         *       "description": "Asks how it was, in three questions, and thanks.",
         *       "settings": {
         *         "greeting": "Hello, this is {{company}}. May I ask you three short questions about your visit?",
         *         "response_engine": {
         *           "type": "service-llm",
         *           "system_prompt": "You ask customers of {{company}} about their visit."
         *         },
         *         "variables": {
         *           "company": "Northwind"
         *         }
         *       }
         *     }
         */
        AgentTemplate: {
            /** @description Task of the agent. */
            description: string;
            /** @description Identifier. */
            id: string;
            /** @description English name. */
            name: string;
            /** @description Fields of POST /v1/agents. */
            settings: {
                /** @description First sentence of the agent. */
                greeting: string;
                response_engine: components["schemas"]["ServiceLlmEngine"];
                /** @description Values of the variables in the greeting and the prompt. */
                variables: {
                    [key: string]: string;
                };
            };
        };
        /**
         * @description A page of templates of agents.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AgentTemplatePage: {
            /** @description Simple tasks first. */
            data: components["schemas"]["AgentTemplate"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Fields to change. `null` restores the default.
         * @example {
         *       "webhook_url": "https://example.com/hooks/parley"
         *     }
         */
        AgentUpdate: {
            /** @description Read-only; ignored in requests. */
            readonly agent_id?: string;
            /** @description Display name. */
            agent_name?: string;
            /** @description Answer to the call screening of the callee's telephone. Merged field by field. */
            call_screening?: components["schemas"]["CallScreening"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Silence that ends an utterance of the other side. Merged field by field. */
            endpointing?: components["schemas"]["Endpointing"] | null;
            /** @description JSON Schema of `extracted` in the analysis. An update replaces it as a whole. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description Voice used when the primary voice fails. */
            fallback_voice_id?: string | null;
            /** @description Folder in the dashboard. */
            folder?: string | null;
            /** @description Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can have at most 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][] | null;
            /** @description Text spoken when the call opens. `null` makes the agent wait for the other side. */
            greeting?: string | null;
            /** @description Reminders while both sides are silent. Merged field by field. */
            inactivity?: components["schemas"]["Inactivity"] | null;
            /** @description Settings for interruptions of the agent by the other side. Merged field by field. */
            interruption?: components["schemas"]["Interruption"] | null;
            /** @description Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced with a variable, such as the name of the person who is called. Deepgram and transcription servers use them, the first ones if there are more than they accept. With another recognizer, the timeline of a call has the warning `keyterms_ignored`. */
            keyterms?: string[] | null;
            /** @description Knowledge bases that the agent answers from. */
            knowledge_base_ids?: string[] | null;
            /** @description A code from GET /v1/languages that the voice supports. Default: the voice's first language. */
            language?: string | null;
            /** @description Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where calls of other agents can overtake them. Default: `null`, no separate limit. */
            max_concurrent_calls?: number | null;
            /** @description Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600. */
            max_duration_seconds?: number | null;
            /** @description Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice supports, at most one region of each language. The agent begins in `language` and changes to the language of a caller who has said three different words in it. Requires a recognizer that detects languages; with another one, callers are expected to speak `language`, and the timeline of a call has the warning `languages_ignored`. */
            other_languages?: string[] | null;
            /** @description Redaction and retention of the conversations of an agent. Merged field by field. */
            privacy?: components["schemas"]["PrivacySettings"] | null;
            /** @description Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form. The longest text has precedence. */
            pronunciations?: components["schemas"]["Pronunciation"][] | null;
            /** @description Read-only; ignored in requests. */
            readonly published_version?: number | null;
            /** @description Whether calls are recorded, and the disclosure of the recording. Merged field by field. */
            recording?: components["schemas"]["RecordingSettings"] | null;
            response_engine?: components["schemas"]["ResponseEngineUpdate"];
            /** @description Seconds for which the phone rings. Default: 30. */
            ring_timeout_seconds?: number | null;
            /** @description Labels. */
            tags?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description Merged by name into the variables of the agent. */
            variables?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description Read-only; ignored in requests. */
            readonly version?: number;
            /** @description A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice fails with 502 `provider_failed`; an agent keeps its current voice. */
            voice_id?: string;
            /** @description Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices supports this range. */
            voice_speed?: number | null;
            /** @description Behavior when an answering machine answers. Merged field by field. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description Read-only; ignored in requests. */
            readonly warnings?: components["schemas"]["AgentWarning"][];
            /** @description Events sent to `webhook_url`. Default: the five flat call events. */
            webhook_events?: components["schemas"]["EventName"][] | null;
            /** @description Read-only; ignored in requests. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a URL later creates a new secret.
             */
            webhook_url?: string | null;
        };
        /**
         * @description A version of an agent, without its content.
         * @example {
         *       "version": 3,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "changed": [
         *         "greeting",
         *         "functions"
         *       ],
         *       "published": true,
         *       "live": true
         *     }
         */
        AgentVersion: {
            /** @description Names of the changed fields. `created` for the first version. */
            changed: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who made the change, or who created the key that made it. `null` for the service itself. */
            created_by: string | null;
            /** @description Whether new calls start with this version: the published version or, if there is none, the newest. */
            live: boolean;
            /** @description Whether this version is the published version. */
            published: boolean;
            /** @description Number of the version. */
            version: number;
        };
        /**
         * @description One value that differs.
         * @example {
         *       "pointer": "/greeting",
         *       "kind": "changed",
         *       "before": "Hello.",
         *       "after": "Good morning.",
         *       "hidden": false
         *     }
         */
        AgentVersionChange: {
            /** @description Value in this version. `null` if it is absent there. */
            after: unknown;
            /** @description Value in the version `compare_to`. `null` if it is absent there. */
            before: unknown;
            /** @description Whether the values are secret. Header values and signing secrets differ but are not shown. */
            hidden: boolean;
            /**
             * @description Kind of change from `before` to `after`.
             * @enum {string}
             */
            kind: "added" | "removed" | "changed";
            /** @description JSON Pointer to the value. Functions are identified by name, such as `/functions/lookup_order/url`. A list is compared as one value. */
            pointer: string;
        };
        /**
         * @description A version of an agent with its content.
         * @example {
         *       "version": 3,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "changed": [
         *         "greeting"
         *       ],
         *       "published": true,
         *       "live": true,
         *       "agent": {
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_name": "Ada",
         *         "voice_id": "builtin-alloy",
         *         "language": "en-US",
         *         "other_languages": [],
         *         "response_engine": {
         *           "type": "service-llm",
         *           "system_prompt": "You are Ada at the front desk of Northwind."
         *         },
         *         "knowledge_base_ids": [],
         *         "webhook_url": null,
         *         "webhook_events": [
         *           "call.ended"
         *         ],
         *         "greeting": "Good morning.",
         *         "functions": [],
         *         "tags": [],
         *         "folder": null,
         *         "interruption": {
         *           "enabled": true,
         *           "min_ms": 200,
         *           "min_words": 1,
         *           "ignore_background_voices": false
         *         },
         *         "endpointing": {
         *           "min_ms": 300,
         *           "max_ms": 1000
         *         },
         *         "inactivity": {
         *           "seconds": 8,
         *           "reminders": [
         *             "Are you still there?"
         *           ]
         *         },
         *         "max_duration_seconds": 3600,
         *         "ring_timeout_seconds": 30,
         *         "max_concurrent_calls": null,
         *         "voicemail": {
         *           "action": "hangup",
         *           "message": null
         *         },
         *         "call_screening": {
         *           "message": null
         *         },
         *         "recording": {
         *           "enabled": true,
         *           "disclosure": null
         *         },
         *         "privacy": {
         *           "redact": [],
         *           "patterns": [],
         *           "redact_model": false,
         *           "no_store": false
         *         },
         *         "extraction": null,
         *         "fallback_voice_id": null,
         *         "variables": {},
         *         "voice_speed": 1,
         *         "keyterms": [],
         *         "pronunciations": [],
         *         "version": 3,
         *         "published_version": 3,
         *         "created_at": "2026-11-21T09:30:00.000Z",
         *         "updated_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "missing": [],
         *       "diff": {
         *         "compare_to": 2,
         *         "changes": [
         *           {
         *             "pointer": "/greeting",
         *             "kind": "changed",
         *             "before": "Hello.",
         *             "after": "Good morning.",
         *             "hidden": false
         *           }
         *         ]
         *       }
         *     }
         */
        AgentVersionDetail: {
            agent: components["schemas"]["Agent"];
            /** @description Names of the changed fields. `created` for the first version. */
            changed: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who made the change, or who created the key that made it. `null` for the service itself. */
            created_by: string | null;
            /** @description Differences from `compare_to` to this version. `null` without `compare_to`. */
            diff: components["schemas"]["AgentVersionDiff"] | null;
            /** @description Whether new calls start with this version: the published version or, if there is none, the newest. */
            live: boolean;
            /** @description Knowledge bases, voices and models of the version that no longer exist. If there are any, publishing the version requires `force`. */
            missing: components["schemas"]["AgentWarning"][];
            /** @description Whether this version is the published version. */
            published: boolean;
            /** @description Number of the version. */
            version: number;
        };
        /**
         * @description Differences between two versions of an agent.
         * @example {
         *       "compare_to": 2,
         *       "changes": [
         *         {
         *           "pointer": "/greeting",
         *           "kind": "changed",
         *           "before": "Hello.",
         *           "after": "Good morning.",
         *           "hidden": false
         *         }
         *       ]
         *     }
         */
        AgentVersionDiff: {
            /** @description Values that differ. Empty if the versions are equal. */
            changes: components["schemas"]["AgentVersionChange"][];
            /** @description Number of the version that contains the `before` values. */
            compare_to: number;
        };
        /**
         * @description A page of versions.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AgentVersionPage: {
            /** @description Newest first. */
            data: components["schemas"]["AgentVersion"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description A setting of an agent that is accepted but is probably a mistake.
         * @example {
         *       "pointer": "/greeting",
         *       "code": "unclosed_variable",
         *       "detail": "\"{{name\" is not closed, so it is left in the text unchanged. Write {{name}}."
         *     }
         */
        AgentWarning: {
            /**
             * @description Code of the warning. More codes may be added.
             * @enum {string}
             */
            code: "empty_prompt" | "languages_not_detected" | "malformed_variable" | "mcp_server_failed" | "mcp_tools_missing" | "missing_knowledge_base" | "unclosed_variable" | "unknown_model" | "unknown_variable" | "unknown_voice";
            /** @description Effect on callers, and how to fix it. */
            detail: string;
            /** @description JSON Pointer to the field in the agent. */
            pointer: string;
        };
        /**
         * @description Numbers from which the model of a `transfer_call` function can choose if `to` is `null`. The model receives the list, and the description can explain the purpose of each number. A call rejects any other number. The model then receives the reason, and the timeline records a warning `transfer_refused`. `null` if there is no list.
         * @example [
         *       "+12025550109",
         *       "+12025550123"
         *     ]
         */
        AllowedDestinations: components["schemas"]["E164"][] | null;
        /**
         * @description Statistics about ended calls.
         * @example {
         *       "from": "2026-10-31T23:00:00.000Z",
         *       "to": "2026-11-01T23:00:00.000Z",
         *       "time_zone": "Europe/Berlin",
         *       "interval": "day",
         *       "as_of": "2026-11-02T09:30:00.000Z",
         *       "is_complete": true,
         *       "group_by": [
         *         "agent"
         *       ],
         *       "buckets": [
         *         {
         *           "start": "2026-10-31T23:00:00.000Z",
         *           "end": "2026-11-01T23:00:00.000Z",
         *           "local_start": "2026-11-01T00:00:00+01:00"
         *         }
         *       ],
         *       "totals": {
         *         "calls": 240,
         *         "answered_calls": 180,
         *         "answer_rate": 0.75
         *       },
         *       "previous": null,
         *       "series": [
         *         {
         *           "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "agent_name": "Front desk",
         *           "is_other": false,
         *           "totals": {
         *             "calls": 240,
         *             "answered_calls": 180,
         *             "answer_rate": 0.75
         *           },
         *           "previous_totals": null,
         *           "points": [
         *             {
         *               "calls": 240,
         *               "answered_calls": 180,
         *               "answer_rate": 0.75
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Analytics: {
            /** @description Calls that ended or changed before this time are included. It is the current time unless the service is behind. */
            as_of: components["schemas"]["Timestamp"];
            /** @description Intervals in order. Empty with `interval=none`. */
            buckets: components["schemas"]["AnalyticsBucket"][];
            /** @description Start of the period, extended to the start of an interval. */
            from: components["schemas"]["Timestamp"];
            /** @description Dimensions of the request. */
            group_by: components["schemas"]["AnalyticsGroup"][];
            interval: components["schemas"]["AnalyticsInterval"];
            /** @description Whether all calls are included. False while calls from before an upgrade are still being counted, newest first. */
            is_complete: boolean;
            /** @description Statistics of the previous period. `null` without `compare=previous`. */
            previous: components["schemas"]["AnalyticsPrevious"] | null;
            /** @description A single series without `group_by`. Otherwise sorted by number of calls, most first, then by key. The series of all other calls is last. */
            series: components["schemas"]["AnalyticsSeries"][];
            /** @description Time zone of the intervals. */
            time_zone: string;
            /** @description End of the period, extended to the end of an interval. */
            to: components["schemas"]["Timestamp"];
            /** @description Statistics of all calls. */
            totals: components["schemas"]["AnalyticsFigures"];
        };
        /**
         * @description One interval.
         * @example {
         *       "start": "2026-10-31T23:00:00.000Z",
         *       "end": "2026-11-01T23:00:00.000Z",
         *       "local_start": "2026-11-01T00:00:00+01:00"
         *     }
         */
        AnalyticsBucket: {
            /** @description End of the interval, exclusive. */
            end: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Start of the interval in the time zone of the response.
             */
            local_start: string;
            /** @description Start of the interval, inclusive. */
            start: components["schemas"]["Timestamp"];
        };
        /**
         * @description Statistics of calls. Groups of statistics that were not requested are absent. A ratio with a denominator of zero is `null`.
         * @example {
         *       "calls": 240,
         *       "answered_calls": 180,
         *       "answer_rate": 0.75,
         *       "completed_calls": 171,
         *       "failed_calls": 69,
         *       "end_reasons": {
         *         "no_answer": 45,
         *         "busy": 15,
         *         "caller_hangup": 120,
         *         "agent_hangup": 51,
         *         "media_lost": 9
         *       },
         *       "successful_calls": 120,
         *       "unsuccessful_calls": 40,
         *       "success_rate": 0.75,
         *       "positive_calls": 90,
         *       "neutral_calls": 60,
         *       "negative_calls": 10,
         *       "rated_calls": 4,
         *       "average_rating": 4.25,
         *       "talk_minutes": 360,
         *       "average_talk_seconds": 120,
         *       "turns": 1440,
         *       "response_times": {
         *         "hear": {
         *           "p50_ms": 260,
         *           "p95_ms": 520
         *         },
         *         "think": {
         *           "p50_ms": 344,
         *           "p95_ms": 1052
         *         },
         *         "speak": {
         *           "p50_ms": 149,
         *           "p95_ms": 299
         *         },
         *         "total": {
         *           "p50_ms": 796,
         *           "p95_ms": 1600
         *         }
         *       },
         *       "cost": {
         *         "amount": "25.200000",
         *         "currency": "USD"
         *       },
         *       "cost_per_answered_call": {
         *         "amount": "0.140000",
         *         "currency": "USD"
         *       },
         *       "cost_per_successful_call": {
         *         "amount": "0.210000",
         *         "currency": "USD"
         *       }
         *     }
         */
        AnalyticsFigures: {
            /** @description Ratio of `answered_calls` to `calls`, from 0 to 1. */
            answer_rate?: number | null;
            /** @description Ended calls that were answered. */
            answered_calls?: number;
            /** @description Mean of the ratings, from 1 to 5. */
            average_rating?: number | null;
            /** @description Mean duration of an answered call in seconds. */
            average_talk_seconds?: number | null;
            /** @description Calls that ended. */
            calls: number;
            /** @description Calls with the status `completed`. */
            completed_calls?: number;
            /** @description Cost of the calls, including legs after transfers. */
            cost?: components["schemas"]["Money"];
            /** @description Ratio of `cost` to `answered_calls`. */
            cost_per_answered_call?: components["schemas"]["Money"] | null;
            /** @description Ratio of `cost` to `successful_calls`: the cost of one success, including all calls that it took. */
            cost_per_successful_call?: components["schemas"]["Money"] | null;
            /** @description Calls by `end_reason`. Reasons that did not occur are absent. */
            end_reasons?: {
                [key: string]: number;
            };
            /** @description Calls with the status `failed`. */
            failed_calls?: number;
            /** @description Calls with a negative sentiment according to their analysis. */
            negative_calls?: number;
            /** @description Calls with a neutral sentiment according to their analysis. */
            neutral_calls?: number;
            /** @description Calls with a positive sentiment according to their analysis. */
            positive_calls?: number;
            /** @description Calls with a rating. */
            rated_calls?: number;
            /** @description Response times of the calls. `null` if no turn was measured. */
            response_times?: components["schemas"]["ResponseTimes"] | null;
            /** @description Ratio of `successful_calls` to the sum of successful and unsuccessful calls, from 0 to 1. Calls without a verdict do not count. */
            success_rate?: number | null;
            /** @description Calls that reached their goal according to their analysis. */
            successful_calls?: number;
            /** @description Minutes from answer to hang-up. */
            talk_minutes?: number;
            /** @description Replies of agents whose response time was measured. */
            turns?: number;
            /** @description Calls that did not reach their goal according to their analysis. */
            unsuccessful_calls?: number;
        };
        /**
         * @description Dimension by which series are split.
         * @example agent
         * @enum {string}
         */
        AnalyticsGroup: "agent" | "agent_version" | "number" | "campaign" | "direction" | "channel";
        /**
         * @description Length of an interval in local time. Weeks start on Monday. When the clocks change, a day has 23 or 25 hours.
         * @default day
         * @example day
         * @enum {string}
         */
        AnalyticsInterval: "hour" | "day" | "week" | "month" | "none";
        /**
         * @description A group of statistics.
         * @example volume
         * @enum {string}
         */
        AnalyticsMetric: "volume" | "outcomes" | "success" | "sentiment" | "rating" | "talk" | "response_times" | "cost";
        /**
         * @description The previous period.
         * @example {
         *       "from": "2026-10-30T23:00:00.000Z",
         *       "to": "2026-10-31T23:00:00.000Z",
         *       "totals": {
         *         "calls": 200,
         *         "answered_calls": 160,
         *         "answer_rate": 0.8
         *       }
         *     }
         */
        AnalyticsPrevious: {
            from: components["schemas"]["Timestamp"];
            to: components["schemas"]["Timestamp"];
            /** @description Statistics of all calls. */
            totals: components["schemas"]["AnalyticsFigures"];
        };
        /**
         * @description Calls with one combination of values of the `group_by` dimensions, or all other calls. Fields of dimensions that `group_by` does not name are absent.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_name": "Front desk",
         *       "is_other": false,
         *       "totals": {
         *         "calls": 240,
         *         "answered_calls": 180,
         *         "answer_rate": 0.75
         *       },
         *       "previous_totals": null,
         *       "points": [
         *         {
         *           "calls": 240,
         *           "answered_calls": 180,
         *           "answer_rate": 0.75
         *         }
         *       ]
         *     }
         */
        AnalyticsSeries: {
            /** @description Id of the agent. */
            agent_id?: string | null;
            /** @description Current name of the agent. */
            agent_name?: string | null;
            /** @description The version of the agent. */
            agent_version?: number | null;
            /** @description Campaign of the calls. `null` for calls without one. */
            campaign_id?: string | null;
            /** @description The name of the campaign. */
            campaign_name?: string | null;
            /** @description `phone` or `web`. */
            channel?: string | null;
            /** @description `outbound` or `inbound`. */
            direction?: string | null;
            /** @description Whether this series contains all calls that no other series contains. They are the calls beyond `limit`, and calls of days on which the workspace used more than 1000 combinations of agent, version, number, campaign, direction and channel. Further combinations of such a day are counted without number and campaign and, beyond 2000, also without agent and version. */
            is_other: boolean;
            /** @description Number of the workspace. `null` for calls without one. */
            number?: string | null;
            /** @description Statistics of each interval in `buckets`. */
            points: components["schemas"]["AnalyticsFigures"][];
            /** @description Statistics of the previous period. `null` without `compare=previous`. */
            previous_totals: components["schemas"]["AnalyticsFigures"] | null;
            /** @description Statistics of the whole period. */
            totals: components["schemas"]["AnalyticsFigures"];
        };
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
         *       "revokes_at": null,
         *       "predecessor_id": null
         *     }
         */
        ApiKey: {
            /** @description Networks (CIDR) from which the key can be used. An empty list allows any address. */
            allowed_ips: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who created the key. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description IP address of the client that last used the key. */
            last_used_ip: string | null;
            /** @description Label of the key. */
            name: string;
            /** @description Id of the key from which this key was created by rotation. */
            predecessor_id: string | null;
            /** @description First characters of the value, to identify the key. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            revokes_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later time, `revokes_at`.
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
            /** @description IP addresses and networks (CIDR) from which the key can be used. Requests from other addresses get 403 `ip_not_allowed`. Default: any address. */
            allowed_ips?: string[];
            /** @description Label of the key. */
            name: string;
            /**
             * @description Permissions of the key. Each scope includes the scopes before it. Default: `write`.
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
         * @description When the old key is revoked.
         * @example {
         *       "revoke_old_after_seconds": 86400
         *     }
         */
        ApiKeyRotation: {
            /** @description Seconds after which the old key is revoked, at most 30 days. By default it works until it is revoked with `DELETE /v1/api-keys/{id}`. */
            revoke_old_after_seconds?: number;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "name": "Production EU",
         *       "allowed_ips": [
         *         "203.0.113.0/24"
         *       ]
         *     }
         */
        ApiKeyUpdate: {
            /** @description IP addresses and networks (CIDR) from which the key can be used. Replaces the current list. `null` or an empty list allows any address. */
            allowed_ips?: string[] | null;
            /** @description Label of the key. */
            name?: string;
        };
        /**
         * @description An API key with its value, which is returned only once.
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
         *       "revokes_at": null,
         *       "predecessor_id": null,
         *       "key": "sk_service_live_3q2v9n"
         *     }
         */
        ApiKeyWithSecret: {
            /** @description Networks (CIDR) from which the key can be used. An empty list allows any address. */
            allowed_ips: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description User who created the key. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            /** @description Value of the key. It is not returned again. */
            key: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description IP address of the client that last used the key. */
            last_used_ip: string | null;
            /** @description Label of the key. */
            name: string;
            /** @description Id of the key from which this key was created by rotation. */
            predecessor_id: string | null;
            /** @description First characters of the value, to identify the key. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            revokes_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later time, `revokes_at`.
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
            /** @description Resource and action, such as `agent.updated`. */
            action: string;
            /** @description Id of the user or API key. `null` for the service. */
            actor_id: string | null;
            /**
             * @description Kind of actor: a user, an API key, or the service itself.
             * @enum {string}
             */
            actor_kind: "user" | "key" | "system";
            /** @description Current name of the user or API key. */
            actor_name: string | null;
            /** @description Changed fields, with values that are not secret. An `api_key.used` entry contains `requests` since the previous entry of the key, and `last_used_at`. */
            changes: {
                [key: string]: unknown;
            };
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `aud_`. */
            id: string;
            /** @description IP address of the client. */
            ip: string | null;
            /** @description `X-Request-Id` of the request. */
            request_id: string | null;
            /** @description Id of the object of the action. */
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
         * @description Automatic top-up: a payment of this amount that starts when the available balance falls below the threshold.
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
         * @description Whether the automatic top-up can pay.
         * @example {
         *       "state": "retrying",
         *       "reason": "insufficient_funds",
         *       "next_try_at": "2026-11-21T10:30:00.000Z"
         *     }
         */
        AutoTopupStatus: {
            /** @description Earliest time of the next payment. `null` unless it is `retrying`. */
            next_try_at: components["schemas"]["NullableTimestamp"];
            /** @description Why it is not active: the `failure` of the last payment, `disputed` (a payment of the workspace was disputed), `restored` (the deployment was restored from a backup; the operator can let it continue as well) or `billing_off`. `null` if it is active. */
            reason: string | null;
            /**
             * @description `active`: it pays when the available balance falls below the threshold. `retrying`: its last payment failed, and is tried again. `stopped`: it pays nothing until `auto_topup` is set again, or, if payments failed, until one succeeds.
             * @enum {string}
             */
            state: "active" | "retrying" | "stopped";
        };
        /**
         * @description Availability of a service against its target.
         * @example {
         *       "service": "api",
         *       "target": 99.9,
         *       "windows": [
         *         {
         *           "window": "24h",
         *           "percent": 99.982,
         *           "met": true,
         *           "minutes_measured": 1440,
         *           "minutes_down": 0
         *         }
         *       ]
         *     }
         */
        Availability: {
            /**
             * @description Name of the service.
             * @enum {string}
             */
            service: "api" | "voice";
            /** @description Target in percent: 99.9 for the API, 99.5 for voice. */
            target: number;
            /** @description Availability by period. */
            windows: components["schemas"]["AvailabilityWindow"][];
        };
        /**
         * @description Availability in a period up to now.
         * @example {
         *       "window": "24h",
         *       "percent": 99.982,
         *       "met": true,
         *       "minutes_measured": 1440,
         *       "minutes_down": 0
         *     }
         */
        AvailabilityWindow: {
            /** @description Whether the availability reaches the target. */
            met: boolean | null;
            /** @description Number of these minutes in which no process was ready. */
            minutes_down: number;
            /** @description Number of minutes in this period since the first measured minute. */
            minutes_measured: number;
            /** @description Availability in percent, rounded down to three decimals. `null` if nothing was measured. */
            percent: number | null;
            /**
             * @description Length of the period.
             * @enum {string}
             */
            window: "24h" | "7d" | "30d" | "90d";
        };
        /**
         * @description A number that a carrier offers.
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
            /** @description Capabilities of the number. */
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
         * @description Numbers that a carrier offers.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        AvailableNumberPage: {
            /** @description In the order of the carrier. */
            data: components["schemas"]["AvailableNumber"][];
            /** @description Always false. To see other numbers, search with other criteria. */
            has_more: boolean;
            /** @description Always null. */
            next_cursor: string | null;
        };
        /**
         * @description Accent colors that are readable as text on a white and on a dark page, and the color of text on them.
         * @example {
         *       "accent": "#7c3aed",
         *       "on_accent": "#ffffff",
         *       "accent_dark": "#a67af2",
         *       "on_accent_dark": "#0e1414"
         *     }
         */
        BrandColors: {
            /** @description Accent color on light pages. */
            accent: string;
            /** @description Accent color on dark pages. */
            accent_dark: string;
            /** @description Color of text on `accent`. */
            on_accent: string;
            /** @description Color of text on `accent_dark`. */
            on_accent_dark: string;
        };
        /**
         * @description A brand, as visitors see it.
         * @example {
         *       "name": "Northwind Voice",
         *       "logo_url": "http://127.0.0.1:3000/v1/branding/logos/logo_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "colors": {
         *         "accent": "#7c3aed",
         *         "on_accent": "#ffffff",
         *         "accent_dark": "#a67af2",
         *         "on_accent_dark": "#0e1414"
         *       },
         *       "support_email": "help@example.com",
         *       "hide_vendor_name": true
         *     }
         */
        Branding: {
            /** @description Readable colors. `null` for the standard colors. */
            colors: components["schemas"]["BrandColors"] | null;
            /** @description Whether pages omit the name of this software. */
            hide_vendor_name: boolean;
            /** @description URL of the logo. */
            logo_url: string | null;
            /** @description Name of the brand. `null` for the standard name. */
            name: string | null;
            /** @description Email address for visitors who need help. */
            support_email: string | null;
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
         *       "removed": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:33.200Z"
         *     }
         */
        Call: {
            /** @description Agent that handles the call. After a handoff, this is still the first agent; the timeline contains `agent_changed`. */
            agent_id: string;
            /** @description Version of the agent that the call uses. */
            agent_version: number;
            /** @description Identifier, prefix `call_`. */
            call_id: string;
            /** @description Campaign that placed the call. */
            campaign_id: string | null;
            channel: components["schemas"]["CallChannel"];
            /** @description Cost of the call. `null` before the end. A leg that continued after a transfer is charged in addition: `transfer` of GET /v1/calls/{id}/cost. */
            cost: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Timestamp"];
            direction: components["schemas"]["CallDirection"];
            /** @description Seconds from answer to hang-up. Increases during the call. */
            duration: number;
            /** @description Original text from the carrier or provider. */
            end_detail: string | null;
            /** @description Reason why the call ended. `null` before the end. */
            end_reason: components["schemas"]["CallEndReason"] | null;
            end_time: components["schemas"]["NullableTimestamp"];
            /** @description Number of the caller. `null` for web calls. */
            from_number: string | null;
            /** @description Response times of the agent. `null` before the end, or if no turn was measured. */
            latency: components["schemas"]["CallLatency"] | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Note by a user. `null` if there is none. */
            note: string | null;
            /** @description Position in the queue. The call at position 1 is dialed next. `null` if the call does not wait for a slot. */
            queue_position: number | null;
            /** @description Reason why the call waits in the queue. `concurrency`: all call slots of the workspace are in use. `agent_concurrency`: the agent has reached its limit. `recogniser`: no speech-recognition slot is free. `capacity`: every process that runs calls is full. */
            queue_reason: string | null;
            /** @description Rating by a user, from 1 to 5. `null` if there is none. */
            rating: number | null;
            /** @description The same URL with a signed token, valid for one hour, for players that cannot send a header. */
            recording_play_url: string | null;
            /** @description Status of the recording. `null` if nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description URL of the recording. `null` before the end of the call, and if nothing was recorded. After the end, the URL does not change until the recording is removed at the end of its retention period. While `recording_status` is `pending`, the URL waits up to 3 seconds and then returns 409 `recording_not_ready`. If it is `failed`, the URL returns 404 `recording_failed`. */
            recording_url: string | null;
            /** @description Content that was removed at the end of its retention period, with the times. `null` if nothing was removed. */
            removed: components["schemas"]["RemovedContent"] | null;
            /** @description Schedule that placed the call. */
            schedule_id: string | null;
            start_time: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["CallStatus"];
            tags: components["schemas"]["Tags"];
            /** @description Destination. `null` for web calls. */
            to_number: string | null;
            /** @description URL of the transcript. */
            transcript_url: string;
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
            /** @description 400 peaks of the other side, followed by 400 peaks of the agent, each from 0 to 31. */
            waveform: number[] | null;
        };
        /**
         * @description Analysis of a call.
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
            /** @description Id of the call. */
            call_id: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Model that created the analysis. */
            engine: string;
            /** @description Fields of the agent's `extraction` schema. Fields that were not found are absent. */
            extracted: {
                [key: string]: unknown;
            };
            /**
             * @description Mood of the other side. `null` if unclear.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Whether the agent reached its goal. `null` if unclear. */
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
            /** @description Id of the call. */
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            /** @description Fields of the agent's `extraction` schema. */
            extracted: {
                [key: string]: unknown;
            };
            /** @description Number of the caller. `null` for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Mood of the other side.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Whether the agent reached its goal. `null` if unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences. `null` if there is no analysis. */
            summary: string | null;
            /** @description Destination. `null` for web calls. */
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
         * @description Channel that carries the call.
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            /** @description Seconds from answer to hang-up. */
            duration_seconds: number;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Fields of the agent's `extraction` schema. */
            extracted: {
                [key: string]: unknown;
            };
            /** @description Number of the caller. `null` for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Whether the agent reached its goal. `null` if unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences. `null` if there is no analysis. */
            summary: string | null;
            /** @description Destination. `null` for web calls. */
            to: string | null;
            /** @description Utterances as lines of text. */
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
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
         * @description Result of a control command.
         * @example {
         *       "id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "action": "say",
         *       "status": "done",
         *       "failure": null
         *     }
         */
        CallControlResult: {
            /**
             * @description Action of the command.
             * @enum {string}
             */
            action: "say" | "inject_context" | "mute" | "unmute" | "send_dtmf" | "transfer" | "handoff";
            /** @description Reason why the command failed. */
            failure: string | null;
            /** @description Identifier, prefix `tc_`. */
            id: string;
            /**
             * @description Status of the command. `done`: it took effect. `pending`: it has not taken effect yet. `failed`: it did not take effect and will not.
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
            /** @description Id of the call. */
            call_id: string;
            /** @description Whether the cost is final. False while the call waits or is in progress. */
            final: boolean;
            /** @description Items of the charge. Empty during the call. Tokens of a fallback model with another price are separate items. */
            items: components["schemas"]["CostItem"][];
            /** @description Amount currently reserved for the call. Zero if `final` is true. */
            reserved: components["schemas"]["Money"];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Ledger entry of the call. `null` during the call, for a call that cost nothing, and if billing was off. */
            transaction_id: string | null;
            /** @description Cost of the leg that continued at the carrier after a transfer, in addition to `total`. `null` until the carrier has reported it, and if it was not answered. */
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
            /** @description Agent that handles the call. Can be omitted if `from_number` has outbound agents. */
            agent_id?: string;
            /** @description Number of the workspace to call from. Can be omitted if the destination is a test number. */
            from_number?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Whether nothing that is said in this call is stored or published, like `privacy.no_store` of an agent: no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata are kept.
             * @default false
             */
            no_store?: boolean;
            /**
             * @description Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a speech-recognition slot. If false, the request fails with 429 `concurrency_limited` if one of them is unavailable.
             * @default true
             */
            queue?: boolean;
            /**
             * @description Seconds to wait for a slot. The call then fails with `concurrency_timeout`.
             * @default 300
             */
            queue_ttl_seconds?: number;
            tags?: components["schemas"]["Tags"];
            to_number: components["schemas"]["E164"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Direction of the call.
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
            /** @description Status of the recording. `null` if nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description URL of the recording. `null` if there is none. */
            recording_url: string | null;
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description URL of the transcript. */
            transcript_url: string;
        };
        /**
         * @description The call has ended. Envelope: flat.
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            data: components["schemas"]["CallEndedData"];
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            /** @description Seconds from answer to hang-up. */
            duration: number;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Number of the caller. `null` for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Destination. `null` for web calls. */
            to_number: string | null;
        };
        /**
         * @description The call has ended. Envelope: snake.
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
         * @description Reason why a call ended. `repetition`: both sides repeated themselves word for word for the third time, as two automated agents that talk to each other do.
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
         *         "widget_messages": 0,
         *         "drafts": 0,
         *         "test_cases": 0
         *       }
         *     }
         */
        CallErasure: {
            /** @description Id of the erased call. */
            call_id: string;
            completed_at: components["schemas"]["NullableTimestamp"];
            erased: components["schemas"]["CallErasureCounts"];
            requested_at: components["schemas"]["Timestamp"];
            /**
             * @description State of the erasure. `pending` while a job is still deleting objects in storage, rows of a widget or test cases.
             * @enum {string}
             */
            status: "pending" | "completed";
        };
        /**
         * @description Number of erased items by kind.
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
         *       "widget_messages": 0,
         *       "drafts": 0,
         *       "test_cases": 0
         *     }
         */
        CallErasureCounts: {
            /** @description Analyses. */
            analyses: number;
            /** @description Carrier reports about legs of the call. */
            carrier_legs: number;
            /** @description Control commands. */
            commands: number;
            /** @description Drafts of agents that the call tried. */
            drafts: number;
            /** @description Fields of the call that were set: numbers, metadata, variables, tags, rating, note, waveform and others. */
            fields: number;
            /** @description Size of these objects in bytes. */
            recording_bytes: number;
            /** @description Objects in storage. */
            recording_objects: number;
            /** @description Responses that were stored for an Idempotency-Key. */
            stored_answers: number;
            /** @description Test cases that were created from the call, with their results. */
            test_cases: number;
            /** @description All entries of the timeline. */
            timeline_entries: number;
            /** @description Utterances, which are timeline entries. */
            utterances: number;
            /** @description Deliveries, included in the total, that were still pending. */
            waiting_deliveries: number;
            /** @description Deliveries with their attempts and the receivers' responses. */
            webhook_deliveries: number;
            /** @description Webhook events with their bodies. */
            webhook_events: number;
            /** @description Messages of these sessions. */
            widget_messages: number;
            /** @description Visitor sessions whose IP address and page were erased. */
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
            /** @description The `end_reason` of the call, for example `tts_error`. */
            code: string;
            /** @description Explanation for humans. */
            detail: string;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
        };
        /**
         * @description An error occurred during the call. Envelope: flat.
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            data: components["schemas"]["CallErrorData"];
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "text": "Hello.",
         *         "start_ms": 40,
         *         "end_ms": 610,
         *         "interrupted": false
         *       }
         *     }
         */
        CallEvent: {
            at: components["schemas"]["Timestamp"];
            /** @description Details, by the type of the event. */
            data: {
                [key: string]: unknown;
            };
            /** @description Sequence number. Increases within the call. */
            sequence: number;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "state" | "utterance" | "tool" | "latency" | "interrupted" | "dtmf" | "knowledge" | "transfer_progress" | "transfer" | "monitor" | "agent_changed" | "language_changed" | "warning" | "error" | "analysis" | "webhook";
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
         *       "end_reason": "no_answer",
         *       "end_detail": null,
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "sequence": 7
         *     }
         */
        CallFailedData: {
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            /** @description Original text from the carrier or provider. */
            end_detail: string | null;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Number of the caller. `null` for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination. `null` for web calls. */
            to: string | null;
        };
        /**
         * @description The call was not connected. Envelope: nested.
         * @example {
         *       "event": "call.failed",
         *       "id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "ts": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "from": "+12025550199",
         *         "to": "+12025550100",
         *         "end_reason": "no_answer",
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
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
            /** @description Start in local time. */
            from: string;
            /** @description End in local time, exclusive. Must be later than `from`. */
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
            /** @description Median, in milliseconds. */
            p50_ms: number;
            /** @description 95th percentile, in milliseconds. */
            p95_ms: number;
            /** @description Number of measured turns. */
            turns: number;
        };
        /**
         * @description Group of end reasons. `no_answer`: `busy`, `no_answer` or `declined`. `failed`: the call could not be placed, or a fault or an empty wallet ended it. `completed`: any other end of a conversation. Each other group is one end reason.
         * @example failed
         * @enum {string}
         */
        CallOutcome: "completed" | "transferred" | "voicemail" | "no_answer" | "canceled" | "failed";
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
         * @description Answer to the call screening of the callee's telephone.
         * @example {
         *       "message": "This is Northwind. Your order has arrived."
         *     }
         */
        CallScreening: {
            /** @description Says who calls and why. Spoken when an outbound call is answered by a service that asks for the name and the reason of the call. The agent then waits in silence for a person, for up to 60 seconds. Default: `null`, the greeting. */
            message?: string | null;
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
            /** @description Maximum number of concurrent calls, inbound and outbound. */
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
            /** @description Number of the caller. `null` for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination. `null` for web calls. */
            to_number: string | null;
        };
        /**
         * @description The audio session of the call has opened. Envelope: flat.
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            data: components["schemas"]["CallStartedData"];
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            channel: components["schemas"]["CallChannel"];
            direction: components["schemas"]["CallDirection"];
            /** @description Number of the caller. `null` for web calls. */
            from_number: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination. `null` for web calls. */
            to_number: string | null;
        };
        /**
         * @description The audio session of the call has opened. Envelope: snake.
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
         * @description Sums of calls.
         * @example {
         *       "calls": 128,
         *       "duration": 9041.5,
         *       "cost": {
         *         "amount": "2.109600",
         *         "currency": "USD"
         *       },
         *       "is_capped": false,
         *       "since": null
         *     }
         */
        CallSums: {
            /** @description Number of calls. */
            calls: number;
            /** @description Total cost of the ended calls, with the legs that continued after transfers. */
            cost: components["schemas"]["Money"];
            /** @description Total seconds from answer to hang-up of the ended calls. */
            duration: number;
            /** @description Whether more calls match. Only the newest calls were summed then. */
            is_capped: boolean;
            /** @description Creation time of the oldest summed call if more calls match. Otherwise `null`. */
            since: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Data of call.transcript.
         * @example {
         *       "role": "agent",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
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
            /** @description Agent that said it, which after a handoff differs from the agent of the call. Present only with the role `agent`. */
            agent_id?: string;
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted the utterance. */
            interrupted: boolean;
            /** @description Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with `other_languages`, if the recognizer reported it. */
            language?: string;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description Text of the utterance. */
            text: string;
        };
        /**
         * @description One side, or a supervisor who speaks for the agent, has completed an utterance. Envelope: flat.
         * @example {
         *       "type": "call.transcript",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "timestamp": "2026-11-21T09:30:00.000Z",
         *       "data": {
         *         "role": "agent",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            data: components["schemas"]["CallTranscriptData"];
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
         * @description The agent is transferring the call to a human. Envelope: flat.
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            data: components["schemas"]["CallTransferData"];
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Id of the call. */
            call_id: string;
            /** @description Number of the caller. `null` for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Whether the agent briefed the human first (warm) or not (cold).
             * @enum {string}
             */
            mode: "cold" | "warm";
            /** @description Sequence number in the timeline of the call. Events can arrive in a different order. */
            sequence: number;
            /** @description Destination. `null` for web calls. */
            to: string | null;
            /** @description Number of the human. */
            transfer_to: string;
        };
        /**
         * @description The agent has transferred the call to a human. Envelope: nested.
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
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description Fields to change.
         * @example {
         *       "tags": [
         *         "support"
         *       ],
         *       "rating": 5,
         *       "note": "Asked for a callback."
         *     }
         */
        CallUpdate: {
            /** @description Merged into the call's metadata. `null` removes all metadata. */
            metadata?: components["schemas"]["Metadata"] | null;
            /** @description Note by a user. `null` removes it. */
            note?: string | null;
            /** @description Rating by a user, from 1 to 5. `null` removes it. */
            rating?: number | null;
            /** @description Replaces all tags. `null` removes them. */
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
         *       "contacts_removed_at": null,
         *       "created_at": "2026-11-21T09:00:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Campaign: {
            /** @description Agent that handles the calls. Required to start the campaign. */
            agent_id: string | null;
            /** @description Conditions under which the campaign pauses automatically. `null` for never. */
            circuit_breaker: components["schemas"]["CircuitBreaker"] | null;
            completed_at: components["schemas"]["NullableTimestamp"];
            /** @description Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply. */
            concurrency: number;
            /**
             * Format: date-time
             * @description Time when the contacts were removed at the end of their `retention_days`. `null` if they are kept.
             */
            contacts_removed_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country: string | null;
            /** @description Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction is ignored: 2.5 dials as 2. */
            dials_per_second: number;
            /** @description Numbers of the workspace to call from, used in rotation. A contact that a number may not call is called from another number that may. Empty: as for a call without `from_number`. */
            from_numbers: components["schemas"]["E164"][];
            /** @description Identifier, prefix `cmp_`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Earliest time of the next dial, if the campaign is running and has nothing to dial now. */
            next_dial_at: components["schemas"]["Timestamp"] | null;
            /** @description Explanation for humans. */
            pause_detail: string | null;
            /** @description Reason why the campaign is paused. `null` if it is not paused. */
            pause_reason: components["schemas"]["PauseReason"] | null;
            retry: components["schemas"]["CampaignRetry"];
            /** @description Number of the round, from 1. It increases each time the failed contacts of a completed campaign are queued again. */
            round: number;
            scheduled_at: components["schemas"]["NullableTimestamp"];
            started_at: components["schemas"]["NullableTimestamp"];
            stats: components["schemas"]["CampaignStats"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its column `time_zone` or, without one, the zone of its number. If the number has several zones, a window must be open in all of them. */
            time_zone: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description Behavior when an answering machine answers. `null` for the setting of the agent. */
            voicemail: components["schemas"]["Voicemail"] | null;
            /** @description Times at which contacts can be called. Default: the calling hours of the workspace. An empty list allows calls at any time. */
            windows: components["schemas"]["CallingWindow"][];
        };
        /**
         * @description A campaign that was created, changed or deleted, or whose status changed.
         * @example {
         *       "campaign_id": "cmp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Reminders",
         *       "status": "paused",
         *       "pause_reason": "circuit_breaker",
         *       "deleted": false
         *     }
         */
        CampaignChange: {
            /** @description Id of the campaign. */
            campaign_id: string;
            /** @description Whether the campaign was deleted. */
            deleted: boolean;
            /** @description Name of the campaign. */
            name: string;
            /** @description Reason why the campaign is paused. `null` if it is not paused. */
            pause_reason: string | null;
            status: components["schemas"]["CampaignStatus"];
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
            /** @description Agent that handled the calls. */
            agent_id: string;
            /** @description Id of the campaign. */
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
         * @description A campaign has completed: no contacts are left to dial. Envelope: nested.
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
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
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
            /** @description Number of calls so far. A call that failed before it was dialed counts. A call that was canceled, or refused by the do-not-call list, before it was dialed does not count. */
            attempts: number;
            /** @description Identifier, prefix `cct_`. */
            id: string;
            /** @description Newest call of the contact. */
            last_call_id: string | null;
            /** @description End reason of the newest ended call. */
            last_outcome: components["schemas"]["CallEndReason"] | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            /** @description Reason why the contact is not dialed. */
            skip_reason: components["schemas"]["SkipReason"] | null;
            status: components["schemas"]["ContactStatus"];
            /** @description IANA time zone of the contact. `null` derives it from the number. */
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
            /** @description IANA time zone of the contact. `null` derives it from the number. */
            time_zone?: string | null;
            /** @description Number in any format. */
            to_number: string;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Contacts to add. The first contact is row 1.
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
            /** @description The file. Its declared content type is ignored. */
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
            /** @description Agent that handles the calls. Required to start the campaign. */
            agent_id?: string | null;
            /** @description Conditions under which the campaign pauses automatically. `null` for never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Read-only; ignored in requests. */
            readonly completed_at?: string | null;
            /**
             * @description Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply.
             * @default 10
             */
            concurrency?: number;
            /** @description Read-only; ignored in requests. */
            readonly contacts_removed_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /**
             * @description Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction is ignored: 2.5 dials as 2.
             * @default 1
             */
            dials_per_second?: number;
            /** @description Numbers of the workspace to call from, used in rotation. A contact that a number may not call is called from another number that may. Empty: as for a call without `from_number`. */
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
            /** @description Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy, after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Read-only; ignored in requests. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Earliest time of the first dial after the campaign was started.
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
             * @description Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its column `time_zone` or, without one, the zone of its number. If the number has several zones, a window must be open in all of them.
             * @default contact
             */
            time_zone?: string;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description Behavior when an answering machine answers. `null` for the setting of the agent. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description Times at which contacts can be called. Default: the calling hours of the workspace. An empty list allows calls at any time. */
            windows?: components["schemas"]["CallingWindow"][];
        };
        /**
         * @description Estimate of when a campaign finishes.
         * @example {
         *       "finishes_at": "2026-11-23T09:41:00.000Z",
         *       "dials": 412,
         *       "dialing_seconds": 2840,
         *       "waiting_seconds": 52200,
         *       "limited_by": "concurrency",
         *       "measured_calls": 96
         *     }
         */
        CampaignForecast: {
            /** @description Seconds in which contacts are dialed. */
            dialing_seconds: number;
            /** @description Number of remaining dials, including retries. */
            dials: number;
            /** @description End of the last call. `null` if nothing is left to dial, if the campaign is completed or canceled, or if it would take more than 60 days. */
            finishes_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description Limit on the dials in calling hours. `null` if nothing is left to dial.
             * @enum {string|null}
             */
            limited_by: "dials_per_second" | "concurrency" | null;
            /** @description Number of ended calls on which the estimate is based. If it is 0, the estimate uses typical values. */
            measured_calls: number;
            /** @description Seconds in which no contact can be dialed, because it is outside of calling hours or no retry is due. */
            waiting_seconds: number;
        };
        /**
         * @description Result of the import.
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
            /** @description Number of contacts that were added and will be dialed. */
            accepted: number;
            /** @description Number of contacts on the do-not-call list, which were added as skipped. */
            dnc: number;
            /** @description Number of contacts that appeared twice or were already in the campaign. */
            duplicate: number;
            /** @description Number of rows that could not be read as a contact. */
            rejected: number;
            /** @description First 1,000 rows that were not accepted. */
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
         * @description Rules for dialing a contact again.
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
             * @description Factor by which each further delay grows. 1 keeps delays constant. A delay is at most one week.
             * @default 2
             */
            back_off?: number;
            /**
             * @description Maximum number of `attempts` per contact and round, including the first. A call that fails before it is dialed counts, so that retries end.
             * @default 3
             */
            max_attempts?: number;
            /** @description Rules, one per outcome. An outcome without a rule is not retried. */
            rules?: components["schemas"]["RetryRule"][];
        };
        /**
         * @description Failed contacts to queue again.
         * @example {
         *       "outcomes": [
         *         "busy",
         *         "no_answer"
         *       ]
         *     }
         */
        CampaignRetryRequest: {
            /** @description Queues only contacts whose last call ended with one of these outcomes. Default: all. */
            outcomes?: components["schemas"]["CallEndReason"][];
        };
        /**
         * @description Contacts that were queued again.
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
         *         "contacts_removed_at": null,
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
         * @description Number of contacts by status, and outcomes of calls.
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
            /** @description Answered calls divided by ended calls, from 0 to 1. `null` before the first call has ended. */
            answer_rate: number | null;
            /** @description Calls that a human or a machine answered. */
            answered: number;
            /** @description Calls that ended or are in progress. */
            attempts: number;
            /** @description Contacts that were not dialed because the campaign was canceled. */
            canceled: number;
            /** @description Contacts that were reached. */
            completed: number;
            /** @description Number of all contacts. */
            contacts: number;
            /** @description Total cost of the ended calls, with the legs that continued after transfers. */
            cost: components["schemas"]["Money"];
            /** @description Contacts with a call that waits or is in progress. */
            dialing: number;
            /** @description Contacts without attempts left. */
            failed: number;
            /** @description Ended calls by end reason. */
            outcomes: {
                [key: string]: number;
            };
            /** @description Contacts that were not dialed yet. */
            pending: number;
            /** @description Contacts that wait for the next attempt. */
            retry_scheduled: number;
            /** @description Contacts that are not dialed. */
            skipped: number;
            /** @description Total seconds from answer to hang-up. */
            talk_seconds: number;
        };
        /**
         * @description Status of the campaign. Outside the calling windows, it stays `running`, with `next_dial_at`.
         * @example running
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "completed" | "canceled";
        /**
         * @description Fields to change. `null` restores the default.
         * @example {
         *       "dials_per_second": 5
         *     }
         */
        CampaignUpdate: {
            /** @description Agent that handles the calls. Required to start the campaign. */
            agent_id?: string | null;
            /** @description Conditions under which the campaign pauses automatically. `null` for never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Read-only; ignored in requests. */
            readonly completed_at?: string | null;
            /** @description Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply. */
            concurrency?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly contacts_removed_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without a country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /** @description Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction is ignored: 2.5 dials as 2. */
            dials_per_second?: number | null;
            /** @description Numbers of the workspace to call from, used in rotation. A contact that a number may not call is called from another number that may. Empty: as for a call without `from_number`. */
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
            /** @description Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy, after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Read-only; ignored in requests. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Earliest time of the first dial after the campaign was started.
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
            /** @description Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its column `time_zone` or, without one, the zone of its number. If the number has several zones, a window must be open in all of them. */
            time_zone?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            /** @description Behavior when an answering machine answers. `null` for the setting of the agent. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description Times at which contacts can be called. Default: the calling hours of the workspace. An empty list allows calls at any time. */
            windows?: components["schemas"]["CallingWindow"][] | null;
        };
        /**
         * @description An agent's reply.
         * @example {
         *       "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "object": "chat.completion",
         *       "created": 1795253400,
         *       "model": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "choices": [
         *         {
         *           "index": 0,
         *           "message": {
         *             "role": "assistant",
         *             "content": "It was shipped this morning.",
         *             "refusal": null
         *           },
         *           "finish_reason": "stop",
         *           "logprobs": null
         *         }
         *       ],
         *       "usage": {
         *         "prompt_tokens": 210,
         *         "completion_tokens": 14,
         *         "total_tokens": 224
         *       }
         *     }
         */
        ChatCompletion: {
            /** @description A single item, the reply. */
            choices: components["schemas"]["ChatCompletionChoice"][];
            /** @description Time of the reply, in seconds since 1970. */
            created: number;
            /** @description Identifier, prefix `msg_`. The charge in the ledger contains it as well. */
            id: string;
            /** @description Id of the agent. */
            model: string;
            /**
             * @description Kind of object.
             * @constant
             */
            object: "chat.completion";
            usage: components["schemas"]["ChatCompletionUsage"];
        };
        /**
         * @description A reply.
         * @example {
         *       "index": 0,
         *       "message": {
         *         "role": "assistant",
         *         "content": "It was shipped this morning.",
         *         "refusal": null
         *       },
         *       "finish_reason": "stop",
         *       "logprobs": null
         *     }
         */
        ChatCompletionChoice: {
            /**
             * @description Reason why the reply ended. `length`: the reply was cut after 16,000 characters.
             * @enum {string}
             */
            finish_reason: "stop" | "length";
            /** @description Always 0. */
            index: number;
            /** @description Always null. */
            logprobs: null;
            message: components["schemas"]["ChatCompletionReply"];
        };
        /**
         * @description A part of a streamed reply. The first part has the role, the next parts have the text, and the last part has the `finish_reason`. With `stream_options.include_usage`, one more part has the usage and no choice.
         * @example {
         *       "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "object": "chat.completion.chunk",
         *       "created": 1795253400,
         *       "model": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "choices": [
         *         {
         *           "index": 0,
         *           "delta": {
         *             "content": "It was shipped"
         *           },
         *           "logprobs": null,
         *           "finish_reason": null
         *         }
         *       ]
         *     }
         */
        ChatCompletionChunk: {
            /** @description A single item, the next part of the reply. Empty in the chunk with the usage. */
            choices: components["schemas"]["ChatCompletionChunkChoice"][];
            /** @description Time of the reply, in seconds since 1970. */
            created: number;
            /** @description Identifier of the reply, prefix `msg_`. All chunks have the same id. */
            id: string;
            /** @description Id of the agent. */
            model: string;
            /**
             * @description Kind of object.
             * @constant
             */
            object: "chat.completion.chunk";
            /** @description Present only with `stream_options.include_usage`. `null` until the chunk with the usage. */
            usage?: components["schemas"]["ChatCompletionUsage"] | null;
        };
        /**
         * @description A part of a reply.
         * @example {
         *       "index": 0,
         *       "delta": {
         *         "content": "It was shipped"
         *       },
         *       "logprobs": null,
         *       "finish_reason": null
         *     }
         */
        ChatCompletionChunkChoice: {
            delta: components["schemas"]["ChatCompletionDelta"];
            /**
             * @description Reason why the reply ended. `null` until the last part. `length`: the reply was cut after 16,000 characters.
             * @enum {string|null}
             */
            finish_reason: "stop" | "length" | null;
            /** @description Always 0. */
            index: number;
            /** @description Always null. */
            logprobs: null;
        };
        /**
         * @description A conversation with an agent, in the format of OpenAI's clients. Fields that the agent's settings determine, such as the temperature, are accepted and ignored.
         * @example {
         *       "model": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "Where is order 4512?"
         *         }
         *       ],
         *       "user": "ada"
         *     }
         */
        ChatCompletionCreate: {
            /** @description Ignored; the agent decides it. */
            readonly audio?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored; the agent decides it. */
            readonly frequency_penalty?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly function_call?: string | {
                [key: string]: unknown;
            } | string[] | null;
            /** @description Must be empty, like `tools`. */
            functions?: components["schemas"]["ChatCompletionTool"][] | null;
            /** @description Ignored; the agent decides it. */
            readonly logit_bias?: {
                [key: string]: unknown;
            } | null;
            /** @description Must be false. */
            logprobs?: boolean | null;
            /** @description Ignored; the agent decides it. */
            readonly max_completion_tokens?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly max_tokens?: number | null;
            /** @description Messages, oldest first. Of the messages by the user and the assistant, the last must be the user's. */
            messages: components["schemas"]["ChatCompletionMessage"][];
            /** @description Values for `{{name}}` in the prompt and the messages of the agent. */
            metadata?: components["schemas"]["Variables"] | null;
            /** @description Must be `["text"]`. */
            modalities?: string[] | null;
            /** @description Id or exact name of an agent. */
            model: string;
            /** @description Ignored; the agent decides it. */
            readonly moderation?: {
                [key: string]: unknown;
            } | null;
            /** @description Must be 1. */
            n?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly parallel_tool_calls?: boolean | null;
            /** @description Ignored; the agent decides it. */
            readonly prediction?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored; the agent decides it. */
            readonly presence_penalty?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly prompt_cache_key?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly prompt_cache_options?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored; the agent decides it. */
            readonly prompt_cache_retention?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly reasoning_effort?: string | null;
            /** @description Must be text. */
            response_format?: components["schemas"]["ChatCompletionFormat"] | null;
            /** @description Ignored; the agent decides it. */
            readonly safety_identifier?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly seed?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly service_tier?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly stop?: string | {
                [key: string]: unknown;
            } | string[] | null;
            /** @description Ignored; the agent decides it. */
            readonly store?: boolean | null;
            /** @description Whether the reply is sent as server-sent events. Default: false. */
            stream?: boolean | null;
            /** @description Options of a stream. */
            stream_options?: components["schemas"]["ChatCompletionStreamOptions"] | null;
            /** @description Ignored; the agent decides it. */
            readonly temperature?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly tool_choice?: string | {
                [key: string]: unknown;
            } | string[] | null;
            /** @description Must be empty, because only the agent's own functions run, on the server. */
            tools?: components["schemas"]["ChatCompletionTool"][] | null;
            /** @description Ignored; the agent decides it. */
            readonly top_logprobs?: number | null;
            /** @description Ignored; the agent decides it. */
            readonly top_p?: number | null;
            /** @description Name or id of the end user. It becomes the value of the variable `user`. */
            user?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly verbosity?: string | null;
            /** @description Ignored; the agent decides it. */
            readonly web_search_options?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description Additions to the message. Empty in the last part.
         * @example {
         *       "content": "It was shipped"
         *     }
         */
        ChatCompletionDelta: {
            /** @description Text to append. */
            content?: string;
            /**
             * @description Author of the message. Present only in the first part.
             * @constant
             */
            role?: "assistant";
        };
        /**
         * @description Format of the reply.
         * @example {
         *       "type": "text"
         *     }
         */
        ChatCompletionFormat: {
            /** @description Ignored. */
            readonly json_schema?: {
                [key: string]: unknown;
            } | null;
            /** @description Only `text` is supported. */
            type?: string;
        };
        /**
         * @description One message.
         * @example {
         *       "role": "user",
         *       "content": "Where is order 4512?"
         *     }
         */
        ChatCompletionMessage: {
            /** @description Ignored. */
            readonly annotations?: components["schemas"]["ChatCompletionTool"][] | null;
            /** @description Ignored. */
            readonly audio?: {
                [key: string]: unknown;
            } | null;
            /** @description Text, or its parts. */
            content?: string | components["schemas"]["ChatCompletionPart"][] | null;
            /** @description Ignored. */
            readonly function_call?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored. */
            readonly name?: string | null;
            /** @description Ignored. */
            readonly refusal?: string | null;
            /**
             * @description Author of the message. Messages of `system` and `developer` are added to the agent's own prompt, which still applies. An agent with its own server (`custom-llm`) does not receive them.
             * @enum {string}
             */
            role: "system" | "developer" | "user" | "assistant";
            /** @description Ignored. */
            readonly tool_calls?: components["schemas"]["ChatCompletionTool"][] | null;
        };
        /**
         * @description A part of a message. Only text is supported.
         * @example {
         *       "type": "text",
         *       "text": "Where is order 4512?"
         *     }
         */
        ChatCompletionPart: {
            /** @description Ignored. */
            readonly prompt_cache_breakpoint?: {
                [key: string]: unknown;
            } | null;
            /** @description The text. */
            text: string;
            /**
             * @description Kind of part.
             * @enum {string}
             */
            type: "text";
        };
        /**
         * @description The message of the agent.
         * @example {
         *       "role": "assistant",
         *       "content": "It was shipped this morning.",
         *       "refusal": null
         *     }
         */
        ChatCompletionReply: {
            /** @description Text of the message. */
            content: string;
            /** @description Always null. */
            refusal: null;
            /**
             * @description Author of the message.
             * @constant
             */
            role: "assistant";
        };
        /**
         * @description Server-sent events without a name. `data` is a ChatCompletionChunk, and `[DONE]` at the end.
         * @example data: {"object":"chat.completion.chunk","choices":[]}
         *
         *     data: [DONE]
         */
        ChatCompletionStreamContent: string;
        /**
         * @description Options of a stream.
         * @example {
         *       "include_usage": true
         *     }
         */
        ChatCompletionStreamOptions: {
            /** @description Ignored. */
            readonly include_obfuscation?: boolean | null;
            /** @description Whether the last event before `[DONE]` contains the usage. Default: false. */
            include_usage?: boolean | null;
        };
        /**
         * @description A tool of the client, which is rejected.
         * @example {
         *       "type": "function"
         *     }
         */
        ChatCompletionTool: {
            [key: string]: unknown;
        };
        /**
         * @description Tokens of all requests to the language model for one reply.
         * @example {
         *       "prompt_tokens": 210,
         *       "completion_tokens": 14,
         *       "total_tokens": 224
         *     }
         */
        ChatCompletionUsage: {
            /** @description Output tokens of the model. */
            completion_tokens: number;
            /** @description Input tokens of the model. */
            prompt_tokens: number;
            /** @description Sum of both. */
            total_tokens: number;
        };
        /**
         * @description The next words of the reply.
         * @example {
         *       "event": "delta",
         *       "data": {
         *         "text": "From"
         *       }
         *     }
         */
        ChatDeltaEvent: {
            /** @description The words. */
            data: {
                /** @description Words to append to the previous words without a space. */
                text: string;
            };
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "delta";
        };
        /**
         * @description The whole reply, as it is stored. This is the last event of a successful stream.
         * @example {
         *       "event": "done",
         *       "data": {
         *         "message": {
         *           "id": "msg_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "role": "agent",
         *           "text": "From seven to six.",
         *           "tools": [],
         *           "created_at": "2026-11-21T09:30:00.000Z"
         *         }
         *       }
         *     }
         */
        ChatDoneEvent: {
            /** @description The reply. */
            data: {
                message: components["schemas"]["WidgetMessage"];
            };
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "done";
        };
        /**
         * @description A failure of the reply after the stream started. This is the last event.
         * @example {
         *       "event": "error",
         *       "data": {
         *         "type": "http://127.0.0.1:3000/docs/errors#provider_failed",
         *         "title": "A provider failed",
         *         "status": 502,
         *         "detail": "The engine did not answer within 60 s.",
         *         "code": "provider_failed",
         *         "request_id": "req_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *       }
         *     }
         */
        ChatErrorEvent: {
            data: components["schemas"]["Problem"];
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "error";
        };
        /**
         * @description The session of the conversation. This event is always the first.
         * @example {
         *       "event": "session",
         *       "data": {
         *         "session_id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *       }
         *     }
         */
        ChatSessionEvent: {
            /** @description The session. */
            data: {
                /** @description Id of the session. */
                session_id: string;
                /** @description Token of the session, if this message opened it. */
                token?: string;
            };
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "session";
        };
        /**
         * @description Server-sent events.
         * @example event: delta
         *     data: {"text":"From"}
         */
        ChatStreamContent: string;
        /**
         * @description An event of a streamed reply. `event` is the name of the server-sent event, and `data` is its data, parsed as JSON.
         * @example {
         *       "event": "delta",
         *       "data": {
         *         "text": "From"
         *       }
         *     }
         */
        ChatStreamEvent: components["schemas"]["ChatSessionEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatToolEvent"] | components["schemas"]["ChatDoneEvent"] | components["schemas"]["ChatErrorEvent"];
        /**
         * @description A function that the agent has run.
         * @example {
         *       "event": "tool",
         *       "data": {
         *         "name": "order_status"
         *       }
         *     }
         */
        ChatToolEvent: {
            /** @description The function. */
            data: {
                /** @description Name of the function. */
                name: string;
            };
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool";
        };
        /**
         * @description Pauses the campaign if too many of its newest calls failed for technical reasons: `carrier_error`, `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
         * @example {
         *       "failure_rate": 0.5,
         *       "of": 20
         *     }
         */
        CircuitBreaker: {
            /** @description Failure rate from 0 to 1 at which the campaign pauses. */
            failure_rate: number;
            /** @description Number of newest calls to evaluate. With fewer calls, the campaign does not pause. */
            of: number;
        };
        /**
         * @description An event of a web page.
         * @example {
         *       "name": "pricing.opened",
         *       "page": "/pricing",
         *       "occurred_at": "2026-11-21T09:30:00.000Z",
         *       "properties": {
         *         "plan": "team"
         *       }
         *     }
         */
        ClientEvent: {
            /** @description Name of the event, in lower case with digits, `.`, `_` and `-`. */
            name: string;
            /**
             * Format: date-time
             * @description Time of the event. A time in the future, or more than a day in the past, is replaced with the time of the request.
             */
            occurred_at?: string;
            /** @description Path of the page without the query, which may contain personal data. */
            page?: string;
            properties?: components["schemas"]["ClientEventProperties"];
        };
        /**
         * @description Details by name: texts of up to 200 characters, numbers, true or false. Do not send personal data.
         * @example {
         *       "plan": "team"
         *     }
         */
        ClientEventProperties: {
            [key: string]: string | number | boolean | null;
        };
        /**
         * @description Events of a web page.
         * @example {
         *       "events": [
         *         {
         *           "name": "pricing.opened",
         *           "page": "/pricing",
         *           "occurred_at": "2026-11-21T09:30:00.000Z",
         *           "properties": {
         *             "plan": "team"
         *           }
         *         }
         *       ]
         *     }
         */
        ClientEvents: {
            /** @description The events, oldest first. */
            events: components["schemas"]["ClientEvent"][];
        };
        /**
         * @description Number of events that were stored.
         * @example {
         *       "accepted": 1
         *     }
         */
        ClientEventsAccepted: {
            /** @description Number of stored events. */
            accepted: number;
        };
        /**
         * @description A component of the service.
         * @example {
         *       "id": "api",
         *       "status": "operational"
         *     }
         */
        ComponentStatus: {
            /**
             * @description Id of the component. `jobs` are background jobs, and `webhooks` is the delivery of events. `speech_recognition`, `language_model` and `speech` are the providers of the deployment; providers of workspaces are not included.
             * @enum {string}
             */
            id: "api" | "database" | "voice" | "jobs" | "webhooks" | "mail" | "speech_recognition" | "language_model" | "speech";
            /**
             * @description Status of the component.
             * @enum {string}
             */
            status: "operational" | "degraded" | "outage" | "not_configured";
        };
        /**
         * @description A message from a visitor.
         * @example {
         *       "email": "ada@example.com",
         *       "name": "Ada",
         *       "subject": "A question",
         *       "message": "Do you have a plan for schools?"
         *     }
         */
        ContactMessage: {
            email: components["schemas"]["Email"];
            /** @description Text of the message. */
            message: string;
            /** @description Name of the sender. */
            name?: string;
            /** @description Subject of the message. */
            subject?: string;
        };
        /**
         * @description Status of a contact.
         * @example pending
         * @enum {string}
         */
        ContactStatus: "pending" | "dialing" | "retry_scheduled" | "completed" | "failed" | "skipped" | "canceled";
        /**
         * @description Gives the agent information that it uses from its next reply on. The information is not spoken.
         * @example {
         *       "action": "inject_context",
         *       "text": "The caller is a returning customer."
         *     }
         */
        ContextControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "inject_context";
            /** @description Information for the agent. */
            text: string;
        };
        /**
         * @description A webhook function that sends the request of a command.
         * @example {
         *       "function": {
         *         "type": "webhook",
         *         "name": "orders",
         *         "url": "https://example.com/orders",
         *         "headers": {},
         *         "parameters": {
         *           "type": "object",
         *           "properties": {
         *             "number": {
         *               "type": "string"
         *             }
         *           },
         *           "required": [
         *             "number"
         *           ]
         *         }
         *       },
         *       "arguments": {
         *         "number": "4512"
         *       },
         *       "notes": []
         *     }
         */
        ConvertedCommand: {
            /** @description Values of the command, for a test. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Fields of POST /v1/agents/{id}/functions. */
            function: {
                /** @description Headers of the command, except those that the service sets itself. */
                headers: {
                    [key: string]: string;
                };
                name: components["schemas"]["FunctionName"];
                /** @description JSON Schema of the arguments. */
                parameters: {
                    [key: string]: unknown;
                };
                /**
                 * @description Variant of the function.
                 * @constant
                 */
                type: "webhook";
                /** @description Address without its query. */
                url: string;
            };
            /** @description Differences from the command. */
            notes: string[];
        };
        /**
         * @description An item of a charge: price times quantity.
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
         * @description All countries.
         * @example {
         *       "data": [
         *         {
         *           "code": "US",
         *           "name": "United States",
         *           "calling_code": "1"
         *         }
         *       ]
         *     }
         */
        Countries: {
            /** @description Countries, ordered by name. */
            data: components["schemas"]["Country"][];
        };
        /**
         * @description A country or territory that has a telephone code.
         * @example {
         *       "code": "US",
         *       "name": "United States",
         *       "calling_code": "1"
         *     }
         */
        Country: {
            /** @description Digits after the `+` of international numbers. */
            calling_code: string;
            code: components["schemas"]["CountryCode"];
            /** @description English name. */
            name: string;
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
         * @description A request as a command.
         * @example {
         *       "command": "curl https://example.com/orders --json '{\"number\": \"4512\"}'"
         *     }
         */
        CurlCommand: {
            /** @description A curl command with an `http` or `https` address. */
            command: string;
        };
        /**
         * @description A part of an utterance that answers no request. The agent says it immediately, instead of what it is saying.
         * @example {
         *       "response_type": "agent_interrupt",
         *       "interrupt_id": 1,
         *       "content": "We close in a minute.",
         *       "content_complete": true
         *     }
         */
        CustomLlmAgentInterrupt: {
            /** @description Words to say. Empty if there are no more. */
            content?: string;
            /** @description Whether these are the last words of this utterance. */
            content_complete?: boolean;
            /** @description Keys of the phone keypad to press: 0-9, A-D, * and #. */
            digit_to_press?: string;
            /** @description Whether the call ends after these words. */
            end_call?: boolean;
            /** @description Identifier of the utterance. All its parts have the same id. */
            interrupt_id: number;
            /** @description Whether the caller cannot interrupt this utterance. */
            no_interruption_allowed?: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "agent_interrupt";
            /** @description Number to which the caller is connected after these words, in E.164 format. A `transfer_call` function of the agent must allow it. */
            transfer_number?: string;
        };
        /**
         * @description Details of the call, for a server that requested them.
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
         * @description Options that the server requests. Usually its first message.
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
         * @description A language-model server of yours, connected by WebSocket.
         * @example {
         *       "type": "custom-llm",
         *       "websocket_url": "wss://example.com/llm"
         *     }
         */
        CustomLlmEngine: {
            /**
             * @description Variant of the engine. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "custom-llm";
            /**
             * Format: uri
             * @description A `wss://` URL. `ws://` is accepted only in networks that the operator allows.
             */
            websocket_url: string;
        };
        /**
         * @description A line, a function call, or its result.
         * @example {
         *       "role": "tool_call_result",
         *       "tool_call_id": "t1",
         *       "content": "{\"ok\":true}"
         *     }
         */
        CustomLlmEntry: {
            /** @description Arguments of the function, as JSON. */
            arguments?: string;
            /** @description Text or result. */
            content?: string;
            /** @description Name of the function. */
            name?: string;
            /**
             * @description Speaker of a line, or kind of entry.
             * @enum {string}
             */
            role: "agent" | "user" | "tool_call_invocation" | "tool_call_result";
            /** @description Identifier of the function run. */
            tool_call_id?: string;
            /** @description Words of a line, with approximate times. */
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
            /** @description Text of the line. */
            content: string;
            /**
             * @description Speaker.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Words of the line with approximate times. Absent for text without audio, and while a line is being spoken. */
            words?: components["schemas"]["CustomLlmWord"][];
        };
        /**
         * @description Messages and data that the server requests. All options are off by default.
         * @example {
         *       "auto_reconnect": true
         *     }
         */
        CustomLlmOptions: {
            /** @description Whether to send `ping_pong` every two seconds. The server must answer each one. If it does not answer for five seconds, the connection is opened again. */
            auto_reconnect?: boolean;
            /** @description Whether to send `call_details`, once. */
            call_details?: boolean;
            /** @description Whether to include `transcript_with_tool_calls` in every request. */
            transcript_with_tool_calls?: boolean;
        };
        /**
         * @description Requests a `ping_pong` from a server with `auto_reconnect`.
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
         * @description The answer to a `ping_pong`.
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
            /** @description Time of the server, in milliseconds since 1970. */
            timestamp?: number;
        };
        /**
         * @description Requests an answer that prompts the silent caller to speak.
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
            /** @description Language of the conversation, as the agent lists it. Only for agents with `other_languages`. */
            language?: string;
            /** @description Identifier of the request, counted from 1. */
            response_id: number;
            /** @description Transcript so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description Transcript including the functions that ran. */
            transcript_with_tool_calls?: components["schemas"]["CustomLlmEntry"][];
        };
        /**
         * @description Requests an answer, because the caller has spoken.
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
            /** @description Language of the conversation, as the agent lists it. Only for agents with `other_languages`. */
            language?: string;
            /** @description Identifier of the request, counted from 1. */
            response_id: number;
            /** @description Transcript so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description Transcript including the functions that ran. */
            transcript_with_tool_calls?: components["schemas"]["CustomLlmEntry"][];
        };
        /**
         * @description A part of the answer to the request with this `response_id`. `response_type` may be omitted, as in the first version of the protocol. Answers to older requests are dropped. `response_id` 0 is the server's first utterance in a call of an agent without a greeting.
         * @example {
         *       "response_type": "response",
         *       "response_id": 1,
         *       "content": "We open at seven.",
         *       "content_complete": true
         *     }
         */
        CustomLlmResponse: {
            /** @description Words to say. Empty if there are no more. */
            content?: string;
            /** @description Whether these are the last words of this answer. */
            content_complete?: boolean;
            /** @description Keys of the phone keypad to press: 0-9, A-D, * and #. */
            digit_to_press?: string;
            /** @description Whether the call ends after these words. */
            end_call?: boolean;
            /** @description Whether the caller cannot interrupt this answer. */
            no_interruption_allowed?: boolean;
            /** @description Request that this message answers. */
            response_id: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "response";
            /** @description Number to which the caller is connected after these words, in E.164 format. A `transfer_call` function of the agent must allow it. */
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
         * @description Reports that the server is running one of its own functions. The run appears in the timeline once its result has arrived.
         * @example {
         *       "response_type": "tool_call_invocation",
         *       "tool_call_id": "t1",
         *       "name": "look_up",
         *       "arguments": "{\"number\":7}"
         *     }
         */
        CustomLlmToolCall: {
            /** @description Arguments of the function, as JSON. */
            arguments?: string;
            /** @description Name of the function. */
            name: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "tool_call_invocation";
            /** @description Identifier of the run. */
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
            /** @description Result of the run, as JSON or text. */
            content: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            response_type: "tool_call_result";
            /** @description Identifier of the run. */
            tool_call_id: string;
        };
        /**
         * @description Reports speech that requires no answer.
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
            /** @description Language of the conversation, as the agent lists it. Only for agents with `other_languages`. */
            language?: string;
            /** @description Transcript so far. */
            transcript: components["schemas"]["CustomLlmLine"][];
            /** @description Transcript including the functions that ran. */
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
         * @description A webhook delivery that has used up its attempts.
         * @example {
         *       "delivery_id": "dlv_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "webhook_id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "event": "call.ended",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "attempts": 7,
         *       "http_status": 503
         *     }
         */
        DeadDelivery: {
            /** @description Attempts so far. */
            attempts: number;
            /** @description Call that the event concerns. */
            call_id: string | null;
            /** @description Id of the delivery. */
            delivery_id: string;
            event: components["schemas"]["EventName"];
            /** @description HTTP status of the last response. `null` if there was no response. */
            http_status: number | null;
            /** @description Id of the webhook. */
            webhook_id: string;
        };
        /**
         * @description One attempt of a delivery.
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
            /** @description First KiB of the response. */
            body: string | null;
            /** @description Duration of the attempt in milliseconds. */
            duration_ms: number;
            /** @description Reason why there was no response. */
            error: string | null;
            /** @description Attempt number, from 1. */
            number: number;
            /** @description HTTP status of the response. `null` if there was no response. */
            status: number | null;
        };
        /**
         * @description Deliveries to send again: `ids`, or everything that matches the filter.
         * @example {
         *       "status": "dead_letter",
         *       "from": "2026-11-20T00:00:00.000Z"
         *     }
         */
        DeliveryReplay: {
            event?: components["schemas"]["EventName"];
            /**
             * Format: date-time
             * @description Replays only deliveries created at or after this time.
             */
            from?: string;
            /** @description Delivery ids. */
            ids?: string[];
            status?: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description Replays only deliveries created before this time.
             */
            to?: string;
            /** @description Replays only deliveries of this webhook. */
            webhook_id?: string;
        };
        /**
         * @description Number of deliveries that were queued again.
         * @example {
         *       "replayed": 12
         *     }
         */
        DeliveryReplayResult: {
            /** @description Deliveries that were queued again. Deliveries that were already due are not counted. */
            replayed: number;
        };
        /**
         * @description Status of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook was deleted or disabled first.
         * @example succeeded
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "succeeded" | "rejected" | "dead_letter" | "canceled";
        /**
         * @description The demo that was started. Fields of other kinds are `null`.
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
            /** @description Id of the call. */
            call_id: string | null;
            /**
             * @description Kind of demo.
             * @enum {string}
             */
            kind: "call" | "web" | "chat";
            /** @description Reply of the agent. Present with `chat`. */
            message: components["schemas"]["WidgetMessage"] | null;
            /** @description Token to join the call. Present with `web`. */
            rtc: components["schemas"]["RtcToken"] | null;
            /** @description Id of the session. Present with `chat`. */
            session_id: string | null;
            /** @description Token of the session. Present with `chat`, if this message opened the session. */
            token?: string;
        };
        /**
         * @description Input of the demo. `call` requires `to_number`, and `chat` requires `message`.
         * @example {
         *       "message": "When do you open?"
         *     }
         */
        DemoStart: {
            /** @description Message to the agent in the chat. */
            message?: string;
            /** @description Chat to continue. Send its token in the Authorization header. */
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
            /** @description Start of the number, in E.164 format. */
            prefix: string;
        };
        /**
         * @description Result of the import.
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
            /** @description First 1,000 rejected rows. */
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
            /** @description Call in which the caller asked not to be called. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            number: components["schemas"]["E164"];
            /** @description Reason why the number is on the list. */
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
            /** @description Call in which the caller asked not to be called. */
            call_id?: string | null;
            /** @description Numbers in any format. */
            numbers: string[];
            /** @description Reason why the numbers are added. */
            reason?: string | null;
        };
        /**
         * @description A DNS record to create, and its current state in DNS.
         * @example {
         *       "type": "TXT",
         *       "name": "_parley.voice.example.com",
         *       "value": "parley-domain=q3v9n0d8k2m5t7x1y4z6a8b0",
         *       "purpose": "proof",
         *       "status": "missing",
         *       "observed": []
         *     }
         */
        DnsRecord: {
            /** @description Full name of the record. */
            name: string;
            /** @description Values in DNS, at most 5, each cut after 200 characters. */
            observed: string[];
            /**
             * @description Purpose of the record. `proof` verifies the domain. `traffic` directs visitors to this service. A domain that cannot have a CNAME, such as `example.com` itself, can use an A record or its DNS provider's alias record.
             * @enum {string}
             */
            purpose: "proof" | "traffic";
            /**
             * @description State of the record in DNS. `missing`: there is no such record. `wrong`: the record has other values. `unreachable`: the name servers did not respond in time. `unchecked`: not queried in this request.
             * @enum {string}
             */
            status: "found" | "missing" | "wrong" | "unreachable" | "unchecked";
            /**
             * @description Type of the record.
             * @enum {string}
             */
            type: "TXT" | "CNAME";
            /** @description Value of the record. */
            value: string;
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
             * @description Variant of the command. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "send_dtmf";
            /** @description Keys to press. `w` and `,` wait half a second. */
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
             * @description Variant of the function. (enum property replaced by openapi-typescript)
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
         * @description Email address, case-insensitive.
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
            /** @description Text spoken before the call ends. */
            message?: string | null;
            name: components["schemas"]["FunctionName"];
            /**
             * @description Variant of the function. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end_call";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description Sessions that were ended.
         * @example {
         *       "ended": 2
         *     }
         */
        EndedSessions: {
            /** @description Number of sessions that were ended. */
            ended: number;
        };
        /**
         * @description Silence that ends an utterance of the other side.
         * @example {
         *       "min_ms": 300,
         *       "max_ms": 1000
         *     }
         */
        Endpointing: {
            /** @description Milliseconds of silence after words that sound incomplete. Default: 1000. */
            max_ms?: number;
            /** @description Milliseconds of silence after words that sound complete. Default: 300. */
            min_ms?: number;
        };
        /**
         * @description An error in OpenAI's format.
         * @example {
         *       "message": "No such agent.",
         *       "type": "invalid_request_error",
         *       "param": "model",
         *       "code": "agent_not_found"
         *     }
         */
        ErrorOfOpenAi: {
            /** @description `code` of the problem document. */
            code: string;
            /** @description Explanation of the error. */
            message: string;
            /** @description Name of the invalid field. */
            param: string | null;
            /** @description Kind of error, such as `invalid_request_error`. */
            type: string;
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
            /** @description Input tokens of the model per minute. */
            llm_input_tokens: number;
            /** @description Output tokens of the model per minute. */
            llm_output_tokens: number;
            /** @description Spoken characters per minute. */
            tts_characters: number;
        };
        /**
         * @description Name of an event, which determines its envelope.
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
         * @description Expects that the agent calls a function.
         * @example {
         *       "type": "called",
         *       "function": "lookup_order",
         *       "with": {
         *         "order_id": "4512"
         *       }
         *     }
         */
        ExpectCalled: {
            /** @description Name of the function. */
            function: string;
            /** @description Exact number of such runs. Default: at least one. */
            times?: number;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "called";
            /** @description Arguments that the function run must have, among others. Texts are compared by their words. */
            with?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Expects that the conversation would cost less than this amount, at the prices of a browser call.
         * @example {
         *       "type": "cost_below",
         *       "amount": "0.050000"
         *     }
         */
        ExpectCostBelow: {
            /** @description Decimal number in the currency of GET /v1/pricing. */
            amount: string;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "cost_below";
        };
        /**
         * @description Expects how the conversation ends.
         * @example {
         *       "type": "end_reason",
         *       "reason": "agent_hangup"
         *     }
         */
        ExpectEndReason: {
            reason: components["schemas"]["CallEndReason"];
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end_reason";
        };
        /**
         * @description Expects that a model, which reads the conversation, answers a question with yes. The model must quote the line that is its reason. A quote that nobody said, or an answer that contradicts another expectation of the case, is reported as a fault of the judge.
         * @example {
         *       "type": "judge",
         *       "question": "Does the agent stay polite?"
         *     }
         */
        ExpectJudge: {
            /** @description A question whose answer must be yes. */
            question: string;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "judge";
        };
        /**
         * @description Expects that the agent does not call a function. A function or an argument that the agent does not have is reported as `unknown_name`, an error of the test.
         * @example {
         *       "type": "not_called",
         *       "function": "transfer_call"
         *     }
         */
        ExpectNotCalled: {
            /** @description Name of the function. */
            function: string;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_called";
            /** @description Arguments with which the function must not be called. Default: any. */
            with?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Expects that the agent never says a text. Exactly one of `text` and `pattern` is required.
         * @example {
         *       "type": "not_said",
         *       "pattern": "system prompt|instructions"
         *     }
         */
        ExpectNotSaid: {
            pattern?: components["schemas"]["TestPattern"];
            text?: components["schemas"]["TestPhrase"];
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_said";
        };
        /**
         * @description Expects that the agent says a text. Exactly one of `text` and `pattern` is required.
         * @example {
         *       "type": "said",
         *       "text": "your order has shipped",
         *       "turn": 1
         *     }
         */
        ExpectSaid: {
            pattern?: components["schemas"]["TestPattern"];
            text?: components["schemas"]["TestPhrase"];
            /** @description Turn of the caller that the agent must answer with this text; 0 is before the first turn. Default: any. */
            turn?: number;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "said";
        };
        /**
         * @description Expects that the caller is transferred.
         * @example {
         *       "type": "transferred",
         *       "to": "+12025550108"
         *     }
         */
        ExpectTransferred: {
            /** @description Number to which the caller must be transferred. Default: any. */
            to?: string;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transferred";
        };
        /**
         * @description Expects that the agent answers each turn in which the caller speaks, with words or a function, and that the caller never waits longer than this time for the answer, between two utterances of one answer, or for a function. The time of the model is included. On a text line, the time of the voice is not.
         * @example {
         *       "type": "within_ms",
         *       "ms": 1500
         *     }
         */
        ExpectWithinMs: {
            /** @description Maximum time in milliseconds. */
            ms: number;
            /**
             * @description Variant of the expectation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "within_ms";
        };
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
         * @description Request headers, for example Authorization. An update replaces all of them. Their values are never returned.
         * @example {
         *       "Authorization": "Bearer abc"
         *     }
         */
        FunctionHeaders: {
            [key: string]: string;
        };
        /**
         * @description Name by which the model calls the function. Unique within the agent.
         * @example lookup_order
         */
        FunctionName: string;
        /**
         * @description State of a rotation.
         * @example {
         *       "id": "fn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "signing_secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
         *       "promoted": false,
         *       "rotation_expires_at": "2026-11-22T09:30:00.000Z"
         *     }
         */
        FunctionSecret: {
            /** @description Id of the function. */
            id: string;
            /** @description Whether only the new secret signs requests. */
            promoted: boolean;
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description New secret. Present only when a rotation starts. */
            signing_secret?: string;
        };
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
            /** @description First 16 KiB of the response. */
            body: string | null;
            /** @description Milliseconds until the response was complete. */
            duration_ms: number;
            /** @description Reason why there was no response. */
            error: string | null;
            /** @description Whether the receiver responded with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description HTTP status of the response. `null` if there was no response. */
            status: number | null;
        };
        /**
         * @description Perceived gender of a voice.
         * @example female
         * @enum {string}
         */
        Gender: "female" | "male" | "neutral";
        /**
         * @description Hands the call off to another agent of the workspace, with its own prompt, model, voice, functions, knowledge and behavior. The new agent knows the conversation so far. The `agent_id` of the call does not change; the timeline contains `agent_changed`. The recording settings and the maximum duration of the first agent still apply. From then on, each item is charged at the highest price of the agents involved. With `draft`, the call's own agent continues with its newest version and these fields. This is possible only in browser calls, so that an edit applies to a test call in progress.
         * @example {
         *       "action": "handoff",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "message": "Hello, this is Ben from billing."
         *     }
         */
        HandoffControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "handoff";
            /** @description Agent that takes over, in its published version or, if it has none, its newest version. */
            agent_id: string;
            draft?: components["schemas"]["AgentDraft"];
            /** @description First words of the new agent. If `null` or absent, it answers the open question, or listens. A muted agent speaks again to say them. While a supervisor speaks with the caller, a handoff with a message fails. */
            message?: string | null;
        };
        /**
         * @description Header value.
         * @example bytes 0-65535/146515
         */
        HeaderText: string;
        /**
         * @description Color as `#rrggbb`.
         * @example #0f766e
         */
        HexColor: string;
        /**
         * Format: uri
         * @description An `http` or `https` URL.
         * @example https://example.com/hooks/parley
         */
        HttpUrl: string;
        /**
         * @description Parameters that the provider appended to the redirect, and the token from the start of the sign-in.
         * @example {
         *       "code": "SplxlOBeZQQYbYS6WxSbIA",
         *       "state": "q1",
         *       "sign_in_token": "v2.0a1b2c3d.c2VhbGVk"
         *     }
         */
        IdentityLink: {
            /** @description Parameter `code` of the redirect. */
            code: string;
            /** @description Required for users who have a password, unless they logged in at most 10 minutes ago. */
            current_password?: string;
            /** @description Parameter `iss` of the redirect, if present (RFC 9207). */
            iss?: string;
            /** @description Token from POST /v1/auth/oidc/start. */
            sign_in_token: string;
            /** @description Parameter `state` of the redirect. */
            state: string;
        };
        /**
         * @description PNG, JPEG or WebP bytes.
         * @example iVBORw0KGgo=
         */
        ImageContent: string;
        /**
         * @description Reminders while both sides are silent.
         * @example {
         *       "seconds": 8,
         *       "reminders": [
         *         "Are you still there?"
         *       ]
         *     }
         */
        Inactivity: {
            /** @description Reminders, which are spoken one after another. After the last one, the call ends with `inactivity`. The default is one reminder, which asks in the agent's current language whether the other side is still there. */
            reminders?: string[];
            /** @description Seconds of silence before a reminder, and between reminders. Default: 8. */
            seconds?: number;
        };
        /**
         * @description Settings for interruptions of the agent by the other side.
         * @example {
         *       "enabled": true,
         *       "min_ms": 200,
         *       "min_words": 1,
         *       "ignore_background_voices": false
         *     }
         */
        Interruption: {
            /** @description Whether the agent can be interrupted. Default: true. */
            enabled?: boolean;
            /** @description Whether speech that is much quieter than the caller, such as a television, does not interrupt and does not keep the caller's turn open. Default: false. */
            ignore_background_voices?: boolean;
            /** @description Minimum length of the speech, in milliseconds. Default: 200. */
            min_ms?: number;
            /** @description Minimum number of words, not counting backchannels such as "mm-hm". Default: 1. */
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
            /** @description The invited email address. */
            email: string;
            expires_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `inv_`. */
            id: string;
            /** @description User who sent the invitation. */
            invited_by: string | null;
            role: components["schemas"]["WorkspaceRole"];
            status: components["schemas"]["InvitationStatus"];
        };
        /**
         * @description Token of the email; for a new user, their name and password; for a user who has not proved the address, the password.
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
            /** @description Token in the link of the email. */
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
            /** @description Tokens of a new user. `null` for an existing user, who logs in as usual. */
            session: components["schemas"]["Session"] | null;
            user: components["schemas"]["User"];
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description An invitation to send.
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
         * @description A JUnit report.
         * @example <testsuites tests="1" failures="0" errors="0"></testsuites>
         */
        JunitContent: string;
        /**
         * @description Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced with a variable, such as the name of the person who is called. Deepgram and transcription servers use them, the first ones if there are more than they accept. With another recognizer, the timeline of a call has the warning `keyterms_ignored`.
         * @example [
         *       "Northwind",
         *       "pain au chocolat"
         *     ]
         */
        Keyterms: string[];
        /**
         * @description The matching chunks, best first.
         * @example {
         *       "data": [],
         *       "ms": 14
         *     }
         */
        KnowledgeAnswer: {
            /** @description Matching chunks, best first. */
            data: components["schemas"]["KnowledgeMatch"][];
            /** @description Duration of the search in milliseconds. */
            ms: number;
        };
        /**
         * @description Texts, pages and files that agents answer from.
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
            /** @description Agents that use the knowledge base, at most 100. */
            agent_ids: string[];
            /** @description Size of all sources, in bytes. */
            bytes: number;
            chunking: components["schemas"]["KnowledgeChunking"];
            /** @description Searchable chunks in all sources. */
            chunks: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description Topic of the knowledge base. */
            description: string;
            /** @description Identifier, prefix `kb_`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Seconds after which URLs are fetched again. `null` fetches them only on request. */
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
             * @description Topic of the knowledge base.
             * @default
             */
            description?: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name: string;
            /** @description Seconds after which URLs are fetched again. `null` fetches them only on request. */
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
         * @description Fields to change.
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
            /** @description Topic of the knowledge base. */
            description?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Display name. */
            name?: string;
            /** @description Seconds after which URLs are fetched again. `null` fetches them only on request. */
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
            /** @description URL of the page that contains the chunk. */
            url: string | null;
        };
        /**
         * @description Splitting of sources along headings, paragraphs and sentences. Each chunk repeats the end of the previous one.
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
             * @description Maximum number of links between the first page and a page.
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
         * @description A chunk that matches the search.
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
            /** @description Knowledge base that contains the chunk. */
            knowledge_base_id?: string | null;
            metadata: components["schemas"]["KnowledgeMetadata"];
            /** @description Position in the source, from 0. */
            position: number;
            /** @description Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words. */
            score: number;
            /** @description Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order; `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in embedder. `null` while the chunk waits to be embedded again. */
            similarity: number | null;
            /** @description Source that contains the chunk. */
            source_id: string;
            /** @description Text of the chunk. */
            text: string;
            /** @description Title of the page or document. */
            title: string | null;
            /** @description URL of the page that contains the chunk. */
            url: string | null;
        };
        /**
         * @description Arbitrary key/value pairs by which searches can filter, and which search results include. `title` names the source. At most 16 KiB, and 1000 objects and lists.
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
            /** @description Restricts the search to sources whose metadata contains these values. */
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
            /** @description A text, plain or Markdown. Upload longer texts as a file. `null` in lists. */
            content: string | null;
            /** @description Content type of the file. */
            content_type: string | null;
            /** @description Whether to read the pages that `url` links to as well. */
            crawl: components["schemas"]["KnowledgeCrawl"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Reason why the source failed. */
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
            /** @description Pages fetched so far. 1 for a text or file. */
            pages: number;
            status: components["schemas"]["KnowledgeSourceStatus"];
            type: components["schemas"]["KnowledgeSourceType"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description An `http` or `https` URL of a page. */
            url: string | null;
        };
        /**
         * @description A source of a knowledge base that was added, read again or deleted, or whose status changed.
         * @example {
         *       "source_id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "knowledge_base_id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "ready",
         *       "error_code": null,
         *       "deleted": false
         *     }
         */
        KnowledgeSourceChange: {
            /** @description Whether the source was deleted. */
            deleted: boolean;
            /** @description Reason why the source could not be read. `null` unless it failed. */
            error_code: string | null;
            /** @description Knowledge base that contains the source. */
            knowledge_base_id: string;
            /** @description Id of the source. */
            source_id: string;
            status: components["schemas"]["KnowledgeSourceStatus"];
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
            /** @description Sources that failed, with an `error`. */
            failed: number;
            /** @description Sources that are waiting to be processed. */
            pending: number;
            /** @description Sources that are being processed. */
            processing: number;
            /** @description Sources that are searchable. */
            ready: number;
        };
        /**
         * @description A text or a page: either `content` or `url`. Upload files as multipart.
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
            /** @description A text, plain or Markdown. Upload longer texts as a file. `null` in lists. */
            content?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly content_type?: string | null;
            /** @description Whether to read the pages that `url` links to as well. */
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
            /** @description An `http` or `https` URL of a page. */
            url?: string | null;
        };
        /**
         * @description Reason why a source failed.
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
         * @description Status of the source. During a refresh, and after a failed one, the previous content stays searchable.
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
            /** @description A txt, md, html, csv, pdf or docx file, at most 25 MiB. The type is detected from the file name or, failing that, from the content type. */
            file: string;
            /** @description JSON object. See KnowledgeMetadata. */
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
            /** @description Email address at the provider when the identity was linked. */
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
         * @description SIP trunks of the deployment's LiveKit server: either existing trunks, by id, or a SIP server for which trunks are created. Existing trunks must list the number. A SIP server is checked with an OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions if there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
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
            /** @description IP addresses from which calls to the number are accepted. An empty list accepts any address. */
            inbound_addresses?: components["schemas"]["SipSource"][];
            /** @description Trunk for calls to the number. Its dispatch rule must give each caller a separate room. If there is no rule, one is created. */
            inbound_trunk_id?: string | null;
            /** @description Trunk for calls from the number. Without it, the number only receives calls, unless the deployment has a trunk that lists the number. */
            outbound_trunk_id?: string | null;
            /** @description Password for digest authentication. It is stored by the LiveKit server and never returned. */
            password?: string | null;
            /** @description Port of the SIP server. Default: 5060, or 5061 with `tls`. */
            port?: number;
            /**
             * @description Transport protocol for SIP.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description Variant of the account. (enum property replaced by openapi-typescript)
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
            /** @description Email address. */
            email: string;
            /** @description Password. */
            password: string;
            /** @description Workspace in which the session starts. If it is absent or the user is not a member of it, the session starts in the first workspace that the user joined. */
            workspace_id?: string;
        };
        /**
         * @description The sessions to end.
         * @example {
         *       "all": false
         *     }
         */
        LogoutRequest: {
            /** @description Whether to end every session of the user. */
            all?: boolean;
        };
        /**
         * @description A balance that fell below `low_balance_threshold`.
         * @example {
         *       "balance": {
         *         "amount": "1.942000",
         *         "currency": "USD"
         *       },
         *       "threshold": {
         *         "amount": "2.000000",
         *         "currency": "USD"
         *       }
         *     }
         */
        LowWallet: {
            balance: components["schemas"]["Money"];
            threshold: components["schemas"]["Money"];
        };
        /**
         * @description Provides the tools of an MCP server (streamable HTTP) to the model, each as `<name>_<tool>`. The tools are listed when a call starts, and once when the function is saved (`server` of the response).
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
            /** @description Names of the tools that the agent can use. `null` allows all tools. An update replaces the list. */
            allowed_tools?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Description for humans. The model receives the descriptions of the tools. */
            description: string;
            /** @description Text spoken while a tool runs. */
            filler?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description Read-only; ignored in requests. */
            readonly server?: {
                [key: string]: unknown;
            };
            /** @description Milliseconds to wait for one run of a tool. Default: 10000. */
            timeout_ms?: number;
            /**
             * @description Variant of the function. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mcp";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description Result of listing the tools of an MCP server.
         * @example {
         *       "ok": true,
         *       "error": null,
         *       "tools": [
         *         {
         *           "name": "find_order",
         *           "description": "Finds an order by its number.",
         *           "allowed": true
         *         }
         *       ],
         *       "problems": [
         *         "the server has no tool with the name refund, which allowed_tools names"
         *       ],
         *       "duration_ms": 84
         *     }
         */
        McpServerCheck: {
            /** @description Duration of the check in milliseconds. */
            duration_ms: number;
            /** @description Reason why the tools could not be listed. `null` if they were. Calls continue without the tools until the server responds. */
            error: string | null;
            /** @description Whether the server listed its tools in time. */
            ok: boolean;
            /** @description Problems that make tools unavailable to the agent, each with its reason. They are names in `allowed_tools` that the server does not have, and tools that cannot be offered to a model. */
            problems: string[];
            /** @description First 100 tools, in the order of the server. */
            tools: components["schemas"]["McpServerTool"][];
        };
        /**
         * @description A tool of an MCP server.
         * @example {
         *       "name": "find_order",
         *       "description": "Finds an order by its number.",
         *       "allowed": true
         *     }
         */
        McpServerTool: {
            /** @description Whether `allowed_tools` allows the agent to use the tool. */
            allowed: boolean;
            /** @description Description of the tool by the server, cut after 300 characters. */
            description: string;
            /** @description Name of the tool, as used in `allowed_tools`. */
            name: string;
        };
        /**
         * @description A member of the workspace, or a pending invitation.
         * @example {
         *       "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "active",
         *       "email": "ada@example.com",
         *       "name": "Ada",
         *       "role": "owner",
         *       "second_factor": true,
         *       "invited_by": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "expires_at": null
         *     }
         */
        Member: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Email address. */
            email: string;
            expires_at: components["schemas"]["NullableTimestamp"];
            /** @description User id of a member, prefix `usr_`; or id of an invitation, prefix `inv_`. */
            id: string;
            /** @description User who sent the invitation. `null` for members. */
            invited_by: string | null;
            /** @description Name of the user. `null` for invitations. */
            name: string | null;
            role: components["schemas"]["WorkspaceRole"];
            /** @description Whether the member has enrolled a second factor on this deployment. `null` for invitations. */
            second_factor: boolean | null;
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
         * @description `active` for a member, `pending` for an invitation that can be accepted.
         * @example active
         * @enum {string}
         */
        MemberStatus: "active" | "pending";
        /**
         * @description New role.
         * @example {
         *       "role": "viewer"
         *     }
         */
        MemberUpdate: {
            role: components["schemas"]["WorkspaceRole"];
        };
        /**
         * @description Arbitrary key/value pairs, which webhooks include. At most 16 KiB, and 1000 objects and lists.
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
            /** @description Context window in tokens. `null` if unknown. */
            context_tokens: number | null;
            /** @description Whether agents without a `model` use this model. */
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
             * @description Side on the left channel.
             * @constant
             */
            left: "caller";
            /**
             * @description Side on the right channel: the agent, or a supervisor who barges in.
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
         * @description Reports that the call has ended. The socket closes with 1000.
         * @example {
         *       "type": "end",
         *       "reason": "caller_hangup",
         *       "duration_ms": 42000
         *     }
         */
        MonitorEnd: {
            /** @description Duration of the call in milliseconds. */
            duration_ms: number;
            reason: components["schemas"]["CallEndReason"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end";
        };
        /**
         * @description Reports who speaks to the caller from now on. Sent to all supervisors of the call.
         * @example {
         *       "type": "floor",
         *       "speaker": "supervisor"
         *     }
         */
        MonitorFloor: {
            /**
             * @description Speaker.
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
         * @description Reports that frames were dropped because this socket read them too slowly. The next frame is later by the dropped time.
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
         * @description A line of the conversation. A line with a known id replaces the earlier line. Text that the agent has not spoken yet is not included.
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
         * @description Permissions of a supervisor. Each mode includes the modes before it.
         * @example listen
         * @enum {string}
         */
        MonitorMode: "listen" | "whisper" | "barge";
        /**
         * @description Reports the current mode of this socket. It changes to `listen` automatically when the supervisor can no longer barge in because the call ends or is transferred.
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
         * @description Reports that the supervisor is connected, in `mode`. `allowed` is the highest mode that the token allows. The last hundred lines of the conversation follow as `line`.
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
            /** @description Position of the first frame in the recording, in milliseconds since the audio opened. */
            at_ms: number;
            /** @description Id of the call. */
            call_id: string;
            /** @description Whether the service recognizes the supervisor's speech. If not, a whisper must be text, and `said` tells the agent what the supervisor said. */
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
         * @description Reports that a message was rejected. The socket stays open.
         * @example {
         *       "type": "refused",
         *       "code": "no_recogniser",
         *       "detail": "This service has no recognizer. Send the whisper as text: {\"type\":\"whisper\",\"text\":\"…\"}."
         *     }
         */
        MonitorRefused: {
            /**
             * @description Reason for the rejection. `mode_not_allowed`: the token does not allow this mode. `mode_not_set`: the message requires another mode. `no_recogniser`: there is no speech recognizer; send the whisper as text. `floor_taken`: another supervisor is barging in. `floor_not_free`: the disclosure is playing, the call is ending or being transferred, or a machine is speaking. `words_not_needed`: the service recognizes speech, so text is not needed.
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
         * @description Text that the supervisor has just spoken in mode `barge`. On deployments without a speech recognizer, it tells the agent what was said.
         * @example {
         *       "type": "said",
         *       "text": "I will see to it myself."
         *     }
         */
        MonitorSaid: {
            /** @description Text that was spoken. */
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
         * @description Reports the state of the agent's turn.
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
         * @description A token to follow one call, for one use.
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
            /** @description Id of the call. */
            call_id: string;
            /** @description Seconds until the token expires. */
            expires_in: number;
            initial_mode: components["schemas"]["MonitorMode"];
            mode: components["schemas"]["MonitorMode"];
            /** @description Token to send as the second subprotocol. Never put it into a URL. */
            token: string;
            /** @description URL of the socket. */
            url: string;
        };
        /**
         * @description Modes in which to follow a call. `mode` is the highest mode that the token allows; default `listen`. `initial_mode` is the mode in which the socket starts, at most `mode`; default `mode`.
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
         * @description Reports a function run.
         * @example {
         *       "type": "tool",
         *       "name": "lookup_order",
         *       "ms": 84,
         *       "ok": true
         *     }
         */
        MonitorTool: {
            /** @description Duration of the run in milliseconds. */
            ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether the run succeeded. */
            ok: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
        };
        /**
         * @description Gives the agent information that the caller does not hear. The agent uses it from its next reply on. Accepted in the modes `whisper` and `barge`.
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
         * @description Mutes the agent, which keeps listening.
         * @example {
         *       "action": "mute"
         *     }
         */
        MuteControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "mute";
        };
        /**
         * @description Subscriber of the newsletter.
         * @example {
         *       "email": "ada@example.com"
         *     }
         */
        NewsletterSubscribe: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description Token of the email.
         * @example {
         *       "token": "nl_3q2v9n"
         *     }
         */
        NewsletterToken: {
            /** @description Token in the link of the email. */
            token: string;
        };
        /**
         * @description Perceived gender of a voice. `null` if unknown.
         * @example female
         * @enum {string|null}
         */
        NullableGender: "female" | "male" | "neutral" | null;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, milliseconds. `null` if the event has not happened.
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
             * @description Kind of account.
             * @enum {string}
             */
            type: "twilio" | "sip_trunk" | "livekit";
        };
        /**
         * @description Your own carrier account or SIP trunk.
         * @example {
         *       "type": "sip_trunk",
         *       "host": "sip.example.com",
         *       "username": "northwind",
         *       "password": "correct horse"
         *     }
         */
        NumberAccountCreate: components["schemas"]["TwilioAccountCreate"] | components["schemas"]["SipTrunkCreate"] | components["schemas"]["LiveKitTrunkCreate"];
        /**
         * @description Capability of a number.
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
         * @description Form that email programs send to unsubscribe (RFC 8058).
         * @example {
         *       "List-Unsubscribe": "One-Click"
         *     }
         */
        OneClickUnsubscribe: {
            /** @description Always `One-Click`. */
            "List-Unsubscribe"?: string;
        };
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
         * @description Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice supports, at most one region of each language. The agent begins in `language` and changes to the language of a caller who has said three different words in it. Requires a recognizer that detects languages; with another one, callers are expected to speak `language`, and the timeline of a call has the warning `languages_ignored`.
         * @example [
         *       "es-MX",
         *       "fr"
         *     ]
         */
        OtherLanguages: string[];
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
         * @description Email address of the account.
         * @example {
         *       "email": "ada@example.com"
         *     }
         */
        PasswordForgotRequest: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description Token of the email and the new password.
         * @example {
         *       "token": "pr_3q2v9n",
         *       "password": "correct horse battery staple"
         *     }
         */
        PasswordResetRequest: {
            password: components["schemas"]["Password"];
            /** @description Token in the link of the email. */
            token: string;
        };
        /**
         * @description Reason why a campaign is paused. `manual`: a user paused it. `circuit_breaker`: its circuit breaker paused it. `insufficient_funds`: the wallet balance does not cover a call. `provider_error`: none of its calls can be placed because its number, model or voice is no longer available, or the last ten calls failed because of a provider of telephony, speech recognition, language models or speech synthesis. `restored`: the service was restored from a backup, and the operator has not released the campaign yet.
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
            /** @description Reason why the payment failed: a code of the provider such as `insufficient_funds`, or `amount_mismatch` (the paid amount differs from the requested amount), `no_payment_method`, `not_started`. */
            failure: string | null;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `pay_`. */
            id: string;
            /** @description URL to pay at. `null` if no action is needed. */
            pay_url: string | null;
            /** @description Payment provider. */
            provider: string;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description Status of a payment. The wallet is credited when the payment has succeeded.
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
            /** @description Id of the payment. */
            payment_id: string;
            /** @description Payment provider. */
            provider: string;
            /** @description Ledger entry of the payment. */
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
            /** @description Identifier, prefix `evt_`. Use it to deduplicate events. */
            id: string;
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description Percentiles of a stage over all turns, from histograms. They are within 7 % of the exact value from 40 ms to 24.8 seconds.
         * @example {
         *       "p50_ms": 796,
         *       "p95_ms": 1600
         *     }
         */
        Percentiles: {
            /** @description Median, in milliseconds. */
            p50_ms: number;
            /** @description 95th percentile, in milliseconds. */
            p95_ms: number;
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
            /** @description Your own carrier account of the number. `null` for the deployment's account. */
            account: components["schemas"]["NumberAccount"] | null;
            /** @description Agent that answers the number if `inbound_agents` is empty. */
            agent_id: string | null;
            /** @description Fixed version of the assigned agent. `null` for the published version or, if none is published, the newest. */
            agent_version: number | null;
            /** @description Countries that can be called from this number. `null` allows the countries of the workspace's numbers. Changing it requires admin scope. */
            allowed_countries: components["schemas"]["CountryCode"][] | null;
            /** @description Capabilities that the carrier reports. */
            capabilities: components["schemas"]["NumberCapability"][];
            /** @description Carrier of the number. `loopback` is the built-in test network. */
            carrier: string;
            /** @description Country code, ISO 3166-1 alpha-2. `null` for test numbers. */
            country: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Number to which callers are connected if no agent can answer. The allowed countries of this number also apply to it. */
            fallback_number: string | null;
            /** @description Identifier, prefix `pn_`. */
            id: string;
            /** @description Agents that share inbound calls. */
            inbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description Secret that signs the requests to `inbound_webhook_url`. Present only in the response to the request that created it. `POST /v1/phone-numbers/{id}/rotate-webhook-secret` replaces it. */
            inbound_webhook_secret?: string;
            /** @description URL that receives a signed request before an inbound call is answered, and must respond within 1500 ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can contain `agent_id`, `variables`, `metadata`, or `reject: true`. */
            inbound_webhook_url: string | null;
            /** @description Monthly rent. */
            monthly_price: components["schemas"]["Money"];
            /** @description Name of the number for your own use. */
            nickname: string | null;
            number: components["schemas"]["E164"];
            /** @description Agents that share the calls from this number that specify no agent. */
            outbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description End of the paid period. `null` if no rent is charged. */
            rented_until: components["schemas"]["NullableTimestamp"];
            /**
             * @description Status of the number. `pending`: ordered from the carrier. `suspended`: the rent could not be charged.
             * @enum {string}
             */
            status: "pending" | "active" | "suspended" | "released";
        };
        /**
         * @description Agent that answers the number.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        PhoneNumberAssignment: {
            /** @description Id of the agent. `null` if the number is not to be answered. */
            agent_id: string | null;
        };
        /**
         * @description A phone number that was added, or whose status, agent or nickname changed.
         * @example {
         *       "phone_number_id": "pn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "number": "+12025550199",
         *       "status": "active",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        PhoneNumberChange: {
            /** @description Agent that answers the number. */
            agent_id: string | null;
            number: components["schemas"]["E164"];
            /** @description Id of the phone number. */
            phone_number_id: string;
            /**
             * @description Status of the phone number.
             * @enum {string}
             */
            status: "pending" | "active" | "suspended" | "released";
        };
        /**
         * @description A number of your own carrier account.
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
            /** @description Agent that answers the number. */
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
            /** @description Agent that answers the number. */
            agent_id?: string | null;
            /** @description Carrier that sells the number. Default: the first carrier that sells numbers. */
            carrier?: string;
            /** @description Name of the number for your own use. */
            nickname?: string | null;
            number: components["schemas"]["E164"];
        };
        /**
         * @description State of a rotation.
         * @example {
         *       "id": "pn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "inbound_webhook_secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
         *       "promoted": false,
         *       "rotation_expires_at": "2026-11-22T09:30:00.000Z"
         *     }
         */
        PhoneNumberSecret: {
            /** @description Id of the number. */
            id: string;
            /** @description New secret. Present only when a rotation starts. */
            inbound_webhook_secret?: string;
            /** @description Whether only the new secret signs requests. */
            promoted: boolean;
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description Fields to change. `null` clears a field.
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
            /** @description Fixed version of the assigned agent. `null` for the published version or, if none is published, the newest. */
            agent_version?: number | null;
            /** @description Countries that can be called from this number. `null` allows the countries of the workspace's numbers. Changing it requires admin scope. */
            allowed_countries?: components["schemas"]["CountryCode"][] | null;
            /** @description Number to which callers are connected if no agent can answer. The allowed countries of this number also apply to it. */
            fallback_number?: string | null;
            /** @description Agents that share inbound calls. They take precedence over the assigned agent. */
            inbound_agents?: components["schemas"]["WeightedAgent"][] | null;
            /**
             * Format: uri
             * @description URL that receives a signed request before an inbound call is answered, and must respond within 1500 ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can contain `agent_id`, `variables`, `metadata`, or `reject: true`.
             */
            inbound_webhook_url?: string | null;
            /** @description Name of the number for your own use. */
            nickname?: string | null;
            /** @description Agents that share the calls from this number that specify no agent. */
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
            /** @description Duration of the run in milliseconds. */
            duration_ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether the run succeeded. */
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
             * @description Author of the message.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Text of the message. */
            text: string;
        };
        /**
         * @description A chunk that the model received as a reference.
         * @example {
         *       "chunk_id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "knowledge_base_id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
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
            /** @description Headings above the text, outermost first. */
            heading?: string | null;
            /** @description Knowledge base that contains the chunk. */
            knowledge_base_id?: string | null;
            /** @description Position in the source, from 0. */
            position: number;
            /** @description Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words. */
            score: number;
            /** @description Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order; `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in embedder. `null` while the chunk waits to be embedded again. */
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
            /** @description Functions that ran, in order. `end_call`, `transfer_call`, `dtmf` and `send_sms` are only reported, not executed. */
            functions: components["schemas"]["PlaygroundFunctionRun"][];
            /** @description Duration of the whole turn in milliseconds. */
            latency_ms: number;
            /** @description Model that generated the reply. It is the fallback model if that model answered last. */
            model: string;
            /** @description Passages from the linked knowledge bases that the model received. */
            passages: components["schemas"]["PlaygroundPassage"][];
            /** @description The agent's reply. */
            text: string;
            usage: components["schemas"]["TokenUsage"];
            /** @description Warnings about the agent with the given draft. Absent if there are none. */
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
            /** @description Messages, oldest first. The last message must be the user's. */
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
            /** @description Items for one minute. */
            items: components["schemas"]["CostItem"][];
            /** @description Model of the estimate. */
            model: string;
            /** @description Sum of the items. */
            per_minute: components["schemas"]["Money"];
            route: components["schemas"]["PriceRoute"];
            /** @description Voice of the estimate. */
            voice_id: string;
        };
        /**
         * @description Charged item. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier versions and never positive; the part that the wallet could not cover.
         * @example telephony
         * @enum {string}
         */
        PriceItem: "telephony" | "stt" | "llm_input" | "llm_output" | "tts" | "platform" | "sms" | "transfer" | "adjustment";
        /**
         * @description Route that carries a call: the test numbers, a phone carrier, or a browser.
         * @default phone
         * @example phone
         * @enum {string}
         */
        PriceRoute: "loopback" | "phone" | "web";
        /**
         * @description Unit of the quantity. A segment is a part of a text message (3GPP TS 23.040).
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
            /** @description Prices of calls to phone numbers, by the longest matching prefix. Numbers without a match cannot be called. Numbers on customers' own accounts and trunks pay the telephony rate. */
            destinations?: components["schemas"]["DestinationPrice"][];
            /** @description Routes over which calls are free, regardless of the items that they use. */
            free_routes: components["schemas"]["PriceRoute"][];
            /** @description Rents of numbers. */
            number_rents?: components["schemas"]["NumberRent"][];
            /** @description All rates. */
            rates: components["schemas"]["Rate"][];
            /** @description The rounding rules, in words. */
            rounding: string[];
            /** @description Prices of text messages, by the longest matching prefix. Numbers without a match cannot receive messages. Numbers on customers' own accounts and trunks pay the message rate. */
            text_destinations?: components["schemas"]["TextPrice"][];
        };
        /**
         * @description The user or API key that sent the request.
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
            /** @description The API key. `null` for a user session. */
            api_key: components["schemas"]["ApiKey"] | null;
            /**
             * @description Kind of credentials: a user session or an API key.
             * @enum {string}
             */
            kind: "user" | "api_key";
            /**
             * @description Role of the user in the workspace. `null` for API keys.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "member" | "viewer" | null;
            scope: components["schemas"]["Scope"];
            /** @description The user of the session, or the user who created the key. `null` if that user is no longer a member of the workspace. */
            user: components["schemas"]["User"] | null;
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description Redaction and retention of the conversations of an agent.
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
         *       "no_store": false,
         *       "inherit": true,
         *       "retention_days": {
         *         "recordings": 30
         *       }
         *     }
         */
        PrivacySettings: {
            /** @description Whether `privacy` of the workspace applies in addition. If true, data is redacted if the agent or the workspace redacts it, `redact_model` and `no_store` apply if either sets them, and kinds that are absent from `retention_days` are kept as long as the workspace specifies. If false, only the agent's own settings apply. Default: true. */
            inherit?: boolean;
            /** @description Whether nothing that is said is stored or published: no transcript, no recording, no function runs, no chat messages. The analysis has no content. Times, outcome, cost, numbers and metadata are kept. Default: false. */
            no_store?: boolean;
            /** @description Additional patterns to redact, each with its own mark. All patterns together may compile to at most 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count. Default: none. */
            patterns?: components["schemas"]["RedactionPattern"][];
            /** @description Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone numbers. Default: none. */
            redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
            /** @description Whether the model receives the marks as well. Otherwise, the model and the functions that it calls receive the original words. Default: false. */
            redact_model?: boolean;
            retention_days?: components["schemas"]["RetentionDays"];
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
            /** @description Present with `forbidden_scope`: the scope of the credentials. */
            actual_scope?: string;
            /** @description Stable error code for programs. */
            code: string;
            /** @description Explanation specific to this request. */
            detail?: string;
            /** @description Present only in responses of OpenAI's interface. */
            error?: components["schemas"]["ErrorOfOpenAi"];
            /** @description Invalid fields. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Path of the request. */
            instance?: string;
            /** @description Present with `second_factor_required`: the token for the second step. */
            login_token?: string;
            /** @description Present only in responses of Retell's interface. */
            message?: string;
            /** @description Identifier of the request. */
            request_id: string;
            /** @description Present with `forbidden_scope`: the scope that the operation requires. */
            required_scope?: string;
            /** @description HTTP status. */
            status: number;
            /** @description Short description of the error code. */
            title: string;
            /**
             * Format: uri
             * @description URL of a page of this service that explains the error code, its cause and its fix.
             */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How the voice says a text.
         * @example {
         *       "text": "SQL",
         *       "spoken": "sequel"
         *     }
         */
        Pronunciation: {
            /** @description What the voice says instead, in ordinary letters of the agent's language. */
            spoken: string;
            /** @description Word or words as they are written. Upper and lower case are not distinguished; a part of a word does not match. */
            text: string;
        };
        /**
         * @description Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form. The longest text has precedence.
         * @example [
         *       {
         *         "text": "SQL",
         *         "spoken": "sequel"
         *       }
         *     ]
         */
        Pronunciations: components["schemas"]["Pronunciation"][];
        /**
         * @description A provider of speech recognition, language models, speech synthesis or telephony.
         * @example {
         *       "id": "builtin",
         *       "kind": "tts",
         *       "configured": true,
         *       "source": null,
         *       "accepts_key": false,
         *       "description": "Six English voices.",
         *       "health": "healthy",
         *       "detail": null,
         *       "last_checked_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Provider: {
            /** @description Whether the workspace can store its own key. */
            accepts_key: boolean;
            /** @description Whether the provider can be used. */
            configured: boolean;
            /** @description Short description. */
            description: string;
            /** @description Description of the failure, if the provider is failing. */
            detail: string | null;
            /**
             * @description Result of the last use or check. `unknown` before the first.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "failing";
            /** @description Identifier. */
            id: string;
            /**
             * @description Function of the provider.
             * @enum {string}
             */
            kind: "llm" | "stt" | "tts" | "vad" | "telephony" | "embeddings";
            last_checked_at: components["schemas"]["NullableTimestamp"];
            /**
             * @description Owner of the API key that is used. `null` if no key is needed or none is set.
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
            /** @description Last four characters of the key. */
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
            /** @description API key as issued by the provider. A server without authentication ignores it. */
            api_key: string;
            /**
             * Format: uri
             * @description URL of another OpenAI-compatible server for `openai`, including the version. It must be public, or in a network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
             */
            base_url?: string;
            /** @description Names of the models of the server at `base_url`, the default model first. Required with `base_url`. */
            models?: string[];
            /** @description Model that must generate a word before the key of a language-model provider is stored; `default` for the first model. Default: only the key is verified with the provider. */
            try_model?: string;
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
         * @description Price of an item.
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
            /** @description Route for telephony, platform, sms and transfer; provider for other items. `*` applies to all routes or providers without a rate of their own. */
            applies_to: string;
            item: components["schemas"]["PriceItem"];
            /** @description Number of units that the price covers. */
            per: number;
            price: components["schemas"]["Money"];
            unit: components["schemas"]["PriceUnit"];
        };
        /**
         * @description Whether calls are recorded, and the disclosure of the recording.
         * @example {
         *       "enabled": true,
         *       "disclosure": "This call is recorded."
         *     }
         */
        RecordingSettings: {
            /** @description Text spoken at the start of the call. It cannot be interrupted. */
            disclosure?: string | null;
            /** @description Whether calls are recorded. Default: true. */
            enabled?: boolean;
        };
        /**
         * @description Status of the recording. `pending`: it is being written, or the storage is unavailable and is retried for a week. `incomplete`: it is available, but parts of the call are missing. `failed`: it could not be stored, or was discarded because it may contain words that must be redacted.
         * @example ready
         * @enum {string}
         */
        RecordingStatus: "pending" | "ready" | "incomplete" | "failed";
        /**
         * @description New recovery codes. They are not returned again.
         * @example {
         *       "recovery_codes": [
         *         "abcd-efgh-jkmn-pqrs",
         *         "2345-6789-abcd-efgh"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /** @description Recovery codes. Each works once instead of a code of the authenticator app. */
            recovery_codes: string[];
        };
        /**
         * @description A custom pattern.
         * @example {
         *       "name": "patient_id",
         *       "pattern": "PT-[0-9]{6}"
         *     }
         */
        RedactionPattern: {
            /** @description Name of the mark. `patient_id` results in `[patient_id]`. */
            name: string;
            /** @description A regular expression in RE2 syntax (no look-around, no backreferences), case-insensitive. It must not match the empty text. The bound of a counted repetition such as `{1,300}` is limited to a few hundred. */
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
            /** @description Whether to replace the refresh token as well. */
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
             * @description Reason for the rejection. `empty`: there is no number. `invalid_number`: the text is not a phone number, has an extension, or has no country code while the campaign has no `default_country`. A number in scientific notation, as spreadsheets write it, has lost digits. `too_long`: a cell has more than 4,096 characters. `too_many_cells`: the row has more cells than the header.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_time_zone" | "invalid_text" | "too_long" | "too_many_cells" | "duplicate" | "dnc";
            /** @description Row number, counted from 1. In a file, the header is row 1. A line break inside quotes does not start a row. */
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
            /** @description Token of an invitation, from the link in its email. `email` must be the invited address. Omit `workspace_name`. */
            invitation_token?: string;
            /** @description Name of the user. */
            name: string;
            password: components["schemas"]["Password"];
            /** @description Required for the first user of a deployment with closed registration. The service prints the token when it starts without users. It is valid for one hour and one use. Ignored while registration is open. */
            setup_token?: string;
            /** @description Name of the user's first workspace. Default: derived from the name of the user. */
            workspace_name?: string;
        };
        /**
         * @description A new user with their workspace and session.
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
            /** @description Token to exchange for a new access token. */
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
             * @description Reason why the row was rejected.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_reason";
            /** @description Row number, counted from 1. In a file, the header is row 1. */
            row: number;
        };
        /**
         * @description Times at which content of a call was removed at the end of its retention period. `null` for content that was not removed.
         * @example {
         *       "recording_at": "2026-12-21T10:13:00.000Z",
         *       "transcript_at": null,
         *       "timeline_at": null,
         *       "analysis_at": null
         *     }
         */
        RemovedContent: {
            analysis_at: components["schemas"]["NullableTimestamp"];
            recording_at: components["schemas"]["NullableTimestamp"];
            timeline_at: components["schemas"]["NullableTimestamp"];
            transcript_at: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description A removed member and the active API keys that they created.
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
            /** @description Active keys that the member created, at most the newest 100. With `revoke_api_keys`, all revoked keys. */
            api_keys: components["schemas"]["ApiKey"][];
            /** @description Whether these keys were revoked. */
            api_keys_revoked: boolean;
            /** @description Email address. */
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
            /** @description Requests per window of one IP address, to public operations. */
            public_requests: number;
            /** @description Requests that the user has left in the current window, after this one, across all processes. */
            remaining: number;
            /** @description Seconds until the next window starts. */
            reset_seconds: number;
            /** @description Requests per window of one user, across all their keys and sessions. */
            user_requests: number;
            /** @description Length of the window, in seconds. */
            window_seconds: number;
        };
        /**
         * @description Engine that generates the agent's replies.
         * @example {
         *       "type": "service-llm",
         *       "system_prompt": "You are Ada at the front desk of Northwind."
         *     }
         */
        ResponseEngine: components["schemas"]["ServiceLlmEngine"] | components["schemas"]["CustomLlmEngine"];
        /**
         * @description Engine fields to change.
         * @example {
         *       "system_prompt": "You are Ada. Be brief."
         *     }
         */
        ResponseEngineUpdate: {
            /** @description See ServiceLlmEngine. `null` clears the field. */
            fallback_model?: string | null;
            /** @description See ServiceLlmEngine. */
            model?: string | null;
            /** @description See ServiceLlmEngine. */
            system_prompt?: string;
            /** @description See ServiceLlmEngine. */
            temperature?: number | null;
            /**
             * @description Variant of the engine. Changing it removes the fields of the old variant.
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
         * @description Response times for callers, by stage and in total.
         * @example {
         *       "hear": {
         *         "p50_ms": 260,
         *         "p95_ms": 520
         *       },
         *       "think": {
         *         "p50_ms": 344,
         *         "p95_ms": 1052
         *       },
         *       "speak": {
         *         "p50_ms": 149,
         *         "p95_ms": 299
         *       },
         *       "total": {
         *         "p50_ms": 796,
         *         "p95_ms": 1600
         *       }
         *     }
         */
        ResponseTimes: {
            /** @description Time from the end of speech to its transcript. */
            hear: components["schemas"]["Percentiles"];
            /** @description Time from the first text to the first audio. */
            speak: components["schemas"]["Percentiles"];
            /** @description Time from the transcript to the first text of the model. */
            think: components["schemas"]["Percentiles"];
            /** @description Time from the end of speech to the first audio. */
            total: components["schemas"]["Percentiles"];
        };
        /**
         * @description An analysis in Retell's format.
         * @example {
         *       "call_summary": "The caller asked for opening hours.",
         *       "user_sentiment": "Neutral",
         *       "custom_analysis_data": {}
         *     }
         */
        RetellAnalysis: {
            /** @description Whether the agent reached its goal. Absent if unclear. */
            call_successful?: boolean;
            /** @description Summary in a few sentences. */
            call_summary: string;
            /** @description Fields of the agent's `extraction` schema. */
            custom_analysis_data: {
                [key: string]: unknown;
            };
            /**
             * @description Mood of the other side.
             * @enum {string}
             */
            user_sentiment: "Positive" | "Neutral" | "Negative" | "Unknown";
        };
        /**
         * @description A call in Retell's format.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_type": "phone_call",
         *       "call_status": "ended",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": 3,
         *       "direction": "outbound",
         *       "from_number": "+12025550199",
         *       "to_number": "+12025550100",
         *       "metadata": {
         *         "order_id": "4512"
         *       },
         *       "retell_llm_dynamic_variables": {},
         *       "start_timestamp": 1795253402000,
         *       "end_timestamp": 1795253444000,
         *       "duration_ms": 42000,
         *       "disconnection_reason": "user_hangup",
         *       "transcript": "Agent: Hello.",
         *       "transcript_object": [
         *         {
         *           "role": "agent",
         *           "content": "Hello.",
         *           "words": []
         *         }
         *       ],
         *       "call_analysis": {
         *         "call_summary": "The caller asked for opening hours.",
         *         "user_sentiment": "Neutral",
         *         "call_successful": true,
         *         "custom_analysis_data": {}
         *       }
         *     }
         */
        RetellCall: {
            /** @description Agent that handles the call. */
            agent_id: string;
            /** @description Version of the agent that the call uses. */
            agent_version: number;
            call_analysis?: components["schemas"]["RetellAnalysis"];
            /** @description Identifier, prefix `call_`. */
            call_id: string;
            /**
             * @description Status of the call. `registered`: queued or ringing. `not_connected`: failed before it was answered.
             * @enum {string}
             */
            call_status: "registered" | "not_connected" | "ongoing" | "ended" | "error";
            /**
             * @description Kind of call.
             * @enum {string}
             */
            call_type: "phone_call" | "web_call";
            direction: components["schemas"]["CallDirection"];
            /** @description Reason why the call ended. */
            disconnection_reason?: string;
            /** @description Duration of an ended call, in milliseconds. */
            duration_ms?: number;
            /** @description Time when the call ended, in milliseconds since 1970. */
            end_timestamp?: number;
            /** @description Number of the caller. */
            from_number?: string;
            /** @description Metadata of the call. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description URL of the recording. It requires the same credentials. */
            recording_url?: string;
            /** @description Variables of the call. */
            retell_llm_dynamic_variables?: {
                [key: string]: string;
            };
            /** @description Time when the call was answered, in milliseconds since 1970. */
            start_timestamp?: number;
            /** @description Number of the destination. */
            to_number?: string;
            /** @description The utterances as lines of text. */
            transcript?: string;
            /** @description The utterances. */
            transcript_object?: components["schemas"]["RetellUtterance"][];
        };
        /**
         * @description A call to place, in the format of Retell's clients.
         * @example {
         *       "override_agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "metadata": {
         *         "order_id": "4512"
         *       }
         *     }
         */
        RetellCallCreate: {
            /** @description Number of the workspace to call from. Can be omitted if the destination is a test number. */
            from_number?: string;
            /** @description Ignored. */
            readonly ignore_e164_validation?: boolean;
            metadata?: components["schemas"]["Metadata"];
            /** @description Agent that handles the call. Can be omitted if `from_number` has outbound agents. */
            override_agent_id?: string;
            retell_llm_dynamic_variables?: components["schemas"]["Variables"];
            to_number: components["schemas"]["E164"];
        };
        /**
         * @description An utterance of one side.
         * @example {
         *       "role": "agent",
         *       "content": "Hello.",
         *       "words": []
         *     }
         */
        RetellUtterance: {
            /** @description Text of the utterance. */
            content: string;
            /**
             * @description Speaker.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Always empty. */
            words: {
                [key: string]: unknown;
            }[];
        };
        /**
         * @description Number of days for which content is kept after the end of its call, the last message of its chat, or the last change of its campaign. A job then removes it within hours. For an agent, kinds that are absent or `null` are kept as long as the workspace specifies. For a workspace, they are kept without limit, except webhook events, which are kept for 30 days. The rows of calls, their costs and statistics are always kept.
         * @example {
         *       "recordings": 30,
         *       "transcripts": 90,
         *       "webhook_events": 7
         *     }
         */
        RetentionDays: {
            /** @description Analyses of calls. */
            analyses?: number | null;
            /** @description Contacts of completed or canceled campaigns: their numbers, variables and outcomes. The statistics of the campaign and its calls are kept. */
            campaign_contacts?: number | null;
            /** @description Recordings and their waveforms. */
            recordings?: number | null;
            /** @description All other timeline entries, and drafts of agents that were tried in a call. */
            timeline?: number | null;
            /** @description Utterances, function runs, pressed keys, searches, supervisor messages and control commands. */
            transcripts?: number | null;
            /** @description Bodies of webhook events, and the receivers' responses. An unfinished delivery is kept until it is finished. */
            webhook_events?: number | null;
            /** @description Messages of widget chats, and the IP address and page of the visitor. */
            widget_messages?: number | null;
        };
        /**
         * @description End reasons after which a contact can be dialed again.
         * @example busy
         * @enum {string}
         */
        RetryOutcome: "busy" | "no_answer" | "declined" | "carrier_error" | "voicemail" | "inactivity" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";
        /**
         * @description Retry schedule. `scheduled`: a timeout of 10 s, and retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after the first attempt. `exponential`: a timeout of 5 s, and retries after 30, 60 and 120 s.
         * @example scheduled
         * @enum {string}
         */
        RetryPolicy: "scheduled" | "exponential";
        /**
         * @description Retry rule for one outcome.
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
         * @description Speech that the recognizer of the browser has heard. Later captions replace it until one is final.
         * @example {
         *       "t": "caption",
         *       "text": "when do",
         *       "final": false
         *     }
         */
        RtcCaption: {
            /** @description Whether the utterance is complete. */
            final: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "caption";
            /** @description Recognized text. */
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
         * @description Reports that the agent was interrupted. Audio that was not played yet is discarded and counts as played.
         * @example {
         *       "t": "cut",
         *       "id": "l1",
         *       "text": "Hello"
         *     }
         */
        RtcCut: {
            /** @description Id of the line. */
            id: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "cut";
            /** @description Part of the line that was played. */
            text: string;
        };
        /**
         * @description Keys of a phone keypad that the visitor pressed.
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
         * @description Speech recognizer of the call. With `browser`, the page sends the results of its own recognizer as `caption`, or typed text.
         * @example browser
         * @enum {string}
         */
        RtcEars: "server" | "browser";
        /**
         * @description Reports that the call has ended. The socket closes with 1000.
         * @example {
         *       "t": "end",
         *       "reason": "caller_hangup",
         *       "duration_ms": 42000
         *     }
         */
        RtcEnd: {
            /** @description Duration of the call in milliseconds. */
            duration_ms: number;
            reason: components["schemas"]["CallEndReason"];
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "end";
        };
        /**
         * @description Reports that the call cannot continue. The socket closes.
         * @example {
         *       "t": "fail",
         *       "code": "engine_error"
         *     }
         */
        RtcFail: {
            /** @description Reason for the failure: an error code or an end reason. */
            code: string;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "fail";
        };
        /**
         * @description Reports that the visitor hangs up.
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
         * @description Health of browser calls.
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
            /** @description First failing hop. */
            failing: string | null;
            /** @description Hops in path order. */
            hops: components["schemas"]["RtcHop"][];
            /** @description Whether all hops work. */
            ok: boolean;
            transport: components["schemas"]["RtcTransport"];
            /** @description URL to which browsers connect. */
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
            /** @description Configuration of the hop, or the reason for its failure. */
            detail: string;
            /**
             * @description Name of the hop.
             * @enum {string}
             */
            hop: "signalling" | "turn" | "media" | "recogniser" | "model" | "voice";
            /** @description Whether the hop works. */
            ok: boolean;
        };
        /**
         * @description Reports that the visitor stopped the agent with a button.
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
            /** @description Id of the line of the reply. */
            id: string | null;
            /** @description Milliseconds from there to the first audio of the reply. */
            speak_ms: number;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "latency";
            /** @description Milliseconds from the final words to the first words of the reply. */
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
            /** @description Identifier of the line, unique in the call. */
            id: string;
            /**
             * @description Author of the line.
             * @enum {string}
             */
            role: "user" | "agent";
            /** @description Words of the line. For the agent, the words spoken so far. */
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
         * @description Reports that the microphone was switched off or on. While it is off, the agent hears silence.
         * @example {
         *       "t": "mute",
         *       "on": true
         *     }
         */
        RtcMute: {
            /** @description Whether the microphone is off. */
            on: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "mute";
        };
        /**
         * @description Reports that the client has joined the call. A client that reconnects within ten seconds with `resume_token` instead of the token continues the call.
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
            /** @description Id of the call. */
            call_id: string;
            ears: components["schemas"]["RtcEars"];
            /** @description Language of the agent. */
            language: string;
            /** @description Token to reconnect to this call. Each `open` contains a new one, which replaces the last one as soon as the client sends something. */
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
         * @description Amount of the agent's audio that was played or discarded. Sent at least five times per second during playback.
         * @example {
         *       "t": "played",
         *       "frames": 120
         *     }
         */
        RtcPlayed: {
            /** @description Number of frames since this socket opened. */
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
         * @description Text that the visitor typed, as a complete utterance.
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
            /** @description Typed text. */
            text: string;
        };
        /**
         * @description A token to join one call, for one use.
         * @example {
         *       "token": "rtc_4f9d",
         *       "url": "ws://127.0.0.1:3000/rtc/call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "transport": "websocket",
         *       "expires_in": 300
         *     }
         */
        RtcToken: {
            /** @description Id of the call. */
            call_id: string;
            /** @description Seconds until the token expires. */
            expires_in: number;
            /** @description Token to join the call. For `websocket`, send it as the second subprotocol, and never put it into a URL. For `livekit`, it is the access token for the room of this call. */
            token: string;
            transport: components["schemas"]["RtcTransport"];
            /** @description URL of the socket or of the LiveKit server. */
            url: string;
            /** @description Warnings about the agent with the given draft. Absent if there are none. */
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
            /** @description Agent that handles the call. */
            agent_id: string;
            draft?: components["schemas"]["AgentDraft"];
            metadata?: components["schemas"]["Metadata"];
            transport?: components["schemas"]["RtcTransport"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Reports a function run.
         * @example {
         *       "t": "tool",
         *       "name": "lookup_order",
         *       "ms": 84,
         *       "ok": true
         *     }
         */
        RtcTool: {
            /** @description Duration of the run in milliseconds. */
            ms: number;
            /** @description Name of the function. */
            name: string;
            /** @description Whether the run succeeded. */
            ok: boolean;
            /**
             * @description Type of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "tool";
        };
        /**
         * @description Transport of the audio. Default: `livekit` if the deployment has a LiveKit server, otherwise `websocket`. Without a LiveKit server, `livekit` is replaced with `websocket`.
         * @example websocket
         * @enum {string}
         */
        RtcTransport: "websocket" | "livekit";
        /**
         * @description Reports the state of the agent's turn.
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
         * @description Makes the agent say this text now, instead of what it is saying.
         * @example {
         *       "action": "say",
         *       "text": "Please hold the line."
         *     }
         */
        SayControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
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
         *       "next_runs": [
         *         "2026-11-23T08:00:00.000Z",
         *         "2026-11-30T08:00:00.000Z",
         *         "2026-12-07T08:00:00.000Z"
         *       ],
         *       "runs": [],
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Schedule: {
            /** @description Agent that handles the call. */
            agent_id: string;
            at: components["schemas"]["NullableTimestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Number of the workspace to call from. Can be omitted if the destination is a test number. `null` uses the test number. */
            from_number: string | null;
            /** @description Identifier, prefix `sch_`. */
            id: string;
            metadata: components["schemas"]["Metadata"];
            /** @description Maximum delay in seconds with which a run still takes place. A run that is late by less than 3 seconds always takes place. */
            misfire_grace_seconds: number;
            next_run_at: components["schemas"]["NullableTimestamp"];
            /** @description Due times in order, beginning with `next_run_at`: at most three for a rule of FREQ=DAILY or FREQ=WEEKLY with BYDAY, BYHOUR and BYMINUTE, and only the next one for other rules. */
            next_runs: components["schemas"]["Timestamp"][];
            /** @description Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most one call per minute. */
            rrule: string | null;
            /** @description Newest 20 runs, newest first. */
            runs: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at: string | null;
            status: components["schemas"]["ScheduleStatus"];
            /** @description Reason why the schedule failed: `missed`, the end reason of its call, or the error code that rejected it. `restored` if it is paused because the service was restored from a backup. */
            status_reason: string | null;
            /** @description IANA time zone of the rule. Required with `rrule`. */
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
            /** @description Agent that handles the call. */
            agent_id: string;
            /**
             * Format: date-time
             * @description Time of a single call.
             */
            at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Number of the workspace to call from. Can be omitted if the destination is a test number. `null` uses the test number. */
            from_number?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Maximum delay in seconds with which a run still takes place. A run that is late by less than 3 seconds always takes place.
             * @default 300
             */
            misfire_grace_seconds?: number;
            /** @description Read-only; ignored in requests. */
            readonly next_run_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly next_runs?: components["schemas"]["Timestamp"][];
            /** @description Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most one call per minute. */
            rrule?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description Read-only; ignored in requests. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule. Required with `rrule`. */
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
            /** @description Id of the call. */
            call_id: string | null;
            due_at: components["schemas"]["Timestamp"];
            /** @description Reason why the call was not dialed. */
            reason: string | null;
            /**
             * @description Status of the run. `missed`: it was too late. `failed`: it was rejected before it was dialed.
             * @enum {string}
             */
            status: "dialed" | "missed" | "failed";
        };
        /**
         * @description Status of the schedule. `running`: its last call is in progress.
         * @example scheduled
         * @enum {string}
         */
        ScheduleStatus: "scheduled" | "paused" | "running" | "completed" | "failed" | "canceled";
        /**
         * @description Fields to change.
         * @example {
         *       "status": "paused"
         *     }
         */
        ScheduleUpdate: {
            /** @description Agent that handles the call. */
            agent_id?: string;
            /**
             * Format: date-time
             * @description Time of a single call.
             */
            at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Number of the workspace to call from. Can be omitted if the destination is a test number. `null` uses the test number. */
            from_number?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Maximum delay in seconds with which a run still takes place. A run that is late by less than 3 seconds always takes place. */
            misfire_grace_seconds?: number | null;
            /** @description Read-only; ignored in requests. */
            readonly next_run_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly next_runs?: components["schemas"]["Timestamp"][];
            /** @description Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most one call per minute. */
            rrule?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local start time of the rule (DTSTART). Default: the current minute. */
            starts_at?: string | null;
            /**
             * @description Status to set, which pauses or resumes the schedule.
             * @enum {string}
             */
            status?: "scheduled" | "paused";
            /** @description Read-only; ignored in requests. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule. Required with `rrule`. */
            time_zone?: string | null;
            to_number?: components["schemas"]["E164"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Permissions of the credentials. Each scope includes the scopes before it.
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
            /** @description Whether logins require a code. */
            enabled: boolean;
            /** @description Number of unused recovery codes. */
            recovery_codes_left: number;
        };
        /**
         * @description Password and code of the user.
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
         * @description Password of the user who enrolls.
         * @example {
         *       "current_password": "correct horse battery staple"
         *     }
         */
        SecondFactorEnroll: {
            /** @description Required for users who have a password. */
            current_password?: string;
        };
        /**
         * @description Secret for an authenticator app. It is not returned again.
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "otpauth_url": "otpauth://totp/Parley:ada%40example.com?issuer=Parley&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "qr_code": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAVYAAAFWAQMAAAAIYSfAAAAABlBMVEX///8AAABVwtN+AAADCUlEQVR4"
         *     }
         */
        SecondFactorEnrolment: {
            /** @description Secret as a URI for a QR code. */
            otpauth_url: string;
            /** @description Image of `otpauth_url` as a QR code, for the camera of an authenticator app: a `data:` URI of a PNG, black on white with a quiet zone. The example is not complete. */
            qr_code: string;
            /** @description Secret in base32. */
            secret: string;
        };
        /**
         * @description Number of whole seconds.
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
            /** @description Token from the response `second_factor_required`. Valid for 5 minutes. */
            login_token: string;
        };
        /**
         * @description Starts a rotation, or promotes the new secret.
         * @example {
         *       "promote": true
         *     }
         */
        SecretRotation: {
            /** @description Whether to make the new secret the only one. */
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
             * @description Variant of the function. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "send_sms";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description A request as it was sent. The values of stored headers are masked.
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
            /** @description Raw body, as it was signed. */
            body: string;
            /** @description Headers, including the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description HTTP method. */
            method: string;
            /** @description URL of the request. */
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
            /** @description Model that replies in calls, chats and the playground if `model` fails before its first word, at its own price: a name from GET /v1/models. Default: the deployment's fallback model. If it equals `model`, there is no fallback. */
            fallback_model?: string;
            /** @description A name from GET /v1/models. Default: the deployment's default model. */
            model?: string;
            /** @description Role, personality, task and constraints. `{{name}}` is replaced with the value of that variable. */
            system_prompt: string;
            /** @description Sampling temperature. */
            temperature?: number;
            /**
             * @description Variant of the engine. (enum property replaced by openapi-typescript)
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
            /** @description Token to exchange for a new access token. */
            refresh_token: string;
            /**
             * @description Always Bearer.
             * @constant
             */
            token_type: "Bearer";
        };
        /**
         * @description Parameters that the provider appended to the redirect, and the token from the start of the sign-in.
         * @example {
         *       "code": "SplxlOBeZQQYbYS6WxSbIA",
         *       "state": "q1",
         *       "sign_in_token": "v2.0a1b2c3d.c2VhbGVk"
         *     }
         */
        SignInFinish: {
            /** @description Parameter `code` of the redirect. */
            code: string;
            /** @description Required for users who have a password, unless they logged in at most 10 minutes ago. */
            current_password?: string;
            /** @description Token of an invitation to accept with this sign-in. The invitation must be for the email address of the identity or of the user who signs in. */
            invitation_token?: string;
            /** @description Parameter `iss` of the redirect, if present (RFC 9207). */
            iss?: string;
            /** @description Token from POST /v1/auth/oidc/start. */
            sign_in_token: string;
            /** @description Parameter `state` of the redirect. */
            state: string;
        };
        /**
         * @description Ways to sign in on this deployment.
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
            /** @description The identity provider. `null` if none is configured. */
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
            /** @description Name to display on the button. */
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
            /** @description URL to which the page redirects the browser. */
            authorization_url: string;
            /** @description Seconds within which the sign-in must be finished. */
            expires_in: number;
            /** @description Token that the browser must keep until the sign-in is finished. */
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
            /** @description Password for digest authentication. It is never returned. */
            password?: string | null;
            /** @description Port of the trunk. Default: 5060, or 5061 with `tls`. */
            port?: number;
            /**
             * @description Transport protocol for SIP.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description Variant of the account. (enum property replaced by openapi-typescript)
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
         * @description Reason why a contact is not dialed. `invalid`: a call to its number would be rejected, because no carrier reaches it, its country is not allowed, it has no price, or it is a premium, emergency or unknown number.
         * @example dnc
         * @enum {string}
         */
        SkipReason: "dnc" | "duplicate" | "invalid" | "window_closed";
        /**
         * @description State and availability of the service.
         * @example {
         *       "status": "operational",
         *       "components": [
         *         {
         *           "id": "api",
         *           "status": "operational"
         *         },
         *         {
         *           "id": "database",
         *           "status": "operational"
         *         },
         *         {
         *           "id": "voice",
         *           "status": "operational"
         *         },
         *         {
         *           "id": "mail",
         *           "status": "not_configured"
         *         }
         *       ],
         *       "availability": [
         *         {
         *           "service": "api",
         *           "target": 99.9,
         *           "windows": [
         *             {
         *               "window": "24h",
         *               "percent": 99.982,
         *               "met": true,
         *               "minutes_measured": 1440,
         *               "minutes_down": 0
         *             }
         *           ]
         *         }
         *       ],
         *       "measured_since": "2026-11-01T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Status: {
            /** @description Measured availability. */
            availability: components["schemas"]["Availability"][];
            /** @description Components of the service. */
            components: components["schemas"]["ComponentStatus"][];
            /** @description First measured minute, at most 90 days ago. `null` if there is none yet. */
            measured_since: components["schemas"]["Timestamp"] | null;
            /**
             * @description Overall status. `outage`: the API, the database or voice is unavailable. `degraded`: another component is unavailable.
             * @enum {string}
             */
            status: "operational" | "degraded" | "outage";
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Storage used by the workspace. When the quota is reached, uploads fail with `storage_full`, growing sources fail with `too_large`, and calls and tests continue without further recording. Deleting frees space immediately.
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
            /** @description Quota in bytes. `null` if the deployment sets no quota. */
            quota_bytes: number | null;
            /** @description Recordings of calls, including requested mono versions, and of tests, in bytes. */
            recordings_bytes: number;
            /** @description Used bytes. */
            used_bytes: number;
        };
        /**
         * @description A position of the stream: its start, a position after missed events, or a position that it reached while no requested event occurred.
         * @example {
         *       "missed": false
         *     }
         */
        StreamPosition: {
            /** @description Whether more events occurred before this position than the stream can send. If true, read the lists again. */
            missed: boolean;
        };
        /**
         * @description Labels.
         * @example [
         *       "support"
         *     ]
         */
        Tags: string[];
        /**
         * @description The other side of the conversation.
         * @example {
         *       "type": "script",
         *       "turns": [
         *         {
         *           "say": "Where is my order 4512?"
         *         }
         *       ]
         *     }
         */
        TestCaller: components["schemas"]["TestScript"] | components["schemas"]["TestPersona"];
        /**
         * @description A test case.
         * @example {
         *       "id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "An order is found",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": null,
         *       "tags": [
         *         "smoke"
         *       ],
         *       "from_call_id": null,
         *       "variables": {
         *         "first_name": "Ada"
         *       },
         *       "caller": {
         *         "type": "script",
         *         "turns": [
         *           {
         *             "say": "Where is my order 4512?"
         *           },
         *           {
         *             "say": "Thank you. Goodbye."
         *           }
         *         ]
         *       },
         *       "line": {
         *         "type": "text"
         *       },
         *       "mocks": [
         *         {
         *           "function": "lookup_order",
         *           "result": {
         *             "status": "shipped"
         *           }
         *         }
         *       ],
         *       "real_functions": false,
         *       "expect": [
         *         {
         *           "type": "called",
         *           "function": "lookup_order"
         *         },
         *         {
         *           "type": "said",
         *           "text": "shipped",
         *           "turn": 1
         *         }
         *       ],
         *       "max_turns": 20,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        TestCase: {
            /** @description Agent to test. Default: the agent of `from_call_id`. */
            agent_id: string;
            /** @description Version of the agent. `null` for the agent in its state when a run is created. */
            agent_version: number | null;
            caller: components["schemas"]["TestCaller"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Conditions that must be true at the end of the conversation. A case without any passes if the conversation takes place and no function lacks a mock; its results have a warning. */
            expect: components["schemas"]["TestExpectation"][];
            /** @description Ended call whose caller the case repeats. Redacted text of its transcript stays redacted. */
            from_call_id: string | null;
            /** @description Identifier, prefix `tc_`. */
            id: string;
            line: components["schemas"]["TestLine"];
            /** @description Number of turns after which the caller hangs up. Default: 20. */
            max_turns: number;
            /** @description Simulated results of functions. */
            mocks: components["schemas"]["TestMock"][];
            /** @description Name of the test case in reports. */
            name: string;
            /** @description Whether functions without a mock are actually called. By default, they fail with `mock missing`. Text messages and transfers are never real. The conversation does not take place if a mock names a function that the agent does not have. */
            real_functions: boolean;
            tags: components["schemas"]["Tags"];
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
        };
        /**
         * @description A test case. `agent_id` and `caller` can be omitted with `from_call_id`.
         * @example {
         *       "name": "An order is found",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "tags": [
         *         "smoke"
         *       ],
         *       "caller": {
         *         "type": "script",
         *         "turns": [
         *           {
         *             "say": "Where is my order 4512?"
         *           },
         *           {
         *             "say": "Thank you. Goodbye."
         *           }
         *         ]
         *       },
         *       "mocks": [
         *         {
         *           "function": "lookup_order",
         *           "result": {
         *             "status": "shipped"
         *           }
         *         }
         *       ],
         *       "expect": [
         *         {
         *           "type": "called",
         *           "function": "lookup_order"
         *         },
         *         {
         *           "type": "said",
         *           "text": "shipped",
         *           "turn": 1
         *         }
         *       ]
         *     }
         */
        TestCaseCreate: {
            /** @description Agent to test. Default: the agent of `from_call_id`. */
            agent_id?: string;
            /** @description Version of the agent. `null` for the agent in its state when a run is created. */
            agent_version?: number | null;
            caller?: components["schemas"]["TestCaller"];
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Conditions that must be true at the end of the conversation. A case without any passes if the conversation takes place and no function lacks a mock; its results have a warning. */
            expect?: components["schemas"]["TestExpectation"][];
            /** @description Ended call whose caller the case repeats. Redacted text of its transcript stays redacted. */
            from_call_id?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            line?: components["schemas"]["TestLine"];
            /** @description Number of turns after which the caller hangs up. Default: 20. */
            max_turns?: number;
            /** @description Simulated results of functions. */
            mocks?: components["schemas"]["TestMock"][];
            /** @description Name of the test case in reports. */
            name: string;
            /** @description Whether functions without a mock are actually called. By default, they fail with `mock missing`. Text messages and transfers are never real. The conversation does not take place if a mock names a function that the agent does not have. */
            real_functions?: boolean;
            tags?: components["schemas"]["Tags"];
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description A page of test cases.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        TestCasePage: {
            /** @description Newest first. */
            data: components["schemas"]["TestCase"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Samples of one case.
         * @example {
         *       "case_id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "An order is found",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": 3,
         *       "warnings": [],
         *       "passed": 0,
         *       "failed": 1,
         *       "errors": 0,
         *       "pass_at_k": 0,
         *       "pass_hat_k": 0,
         *       "latency_p95_ms": 640,
         *       "change": "newly_failing",
         *       "samples": [
         *         {
         *           "sample": 1,
         *           "status": "failed",
         *           "failures": [
         *             {
         *               "code": "expectation_failed",
         *               "expectation": 1,
         *               "detail": "The agent did not say \"shipped\" in its answer to turn 1.",
         *               "turn": 1,
         *               "at_ms": 4120,
         *               "quote": "I cannot find that order."
         *             }
         *           ],
         *           "end_reason": "caller_hangup",
         *           "turns": 2,
         *           "duration_ms": 9340,
         *           "latency": {
         *             "p50_ms": 310,
         *             "p95_ms": 640,
         *             "turns": 2
         *           },
         *           "cost": {
         *             "amount": "0.004200",
         *             "currency": "USD"
         *           },
         *           "event_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "transcript": null,
         *           "timeline": null
         *         }
         *       ]
         *     }
         */
        TestCaseResult: {
            /** @description Agent that was tested. */
            agent_id: string;
            /** @description Version of the agent that was tested. */
            agent_version: number;
            /** @description Id of the case. */
            case_id: string;
            /**
             * @description Change from the baseline. `null` without a baseline, or unless all samples of the case have ended in both runs. `slower`: slower by more than a fifth and by more than 200 ms. `added`: the baseline does not contain the case.
             * @enum {string|null}
             */
            change: "newly_failing" | "newly_passing" | "slower" | "same" | "added" | null;
            /** @description Samples with an error. */
            errors: number;
            /** @description Samples that failed. */
            failed: number;
            /** @description 95th percentile of response times of the slowest sample, in milliseconds. */
            latency_p95_ms: number | null;
            /** @description Name of the case when the run was created. */
            name: string;
            /** @description 1 if at least one of the k samples passed, otherwise 0. `null` before all samples have ended. */
            pass_at_k: number | null;
            /** @description 1 if all k samples passed, otherwise 0. `null` before all samples have ended. */
            pass_hat_k: number | null;
            /** @description Samples that passed. */
            passed: number;
            /** @description Samples with a result, in order. */
            samples: components["schemas"]["TestSample"][];
            /** @description Weaknesses of the case when the run was created. */
            warnings: components["schemas"]["TestWarning"][];
        };
        /**
         * @description Fields to change.
         * @example {
         *       "tags": [
         *         "smoke",
         *         "orders"
         *       ]
         *     }
         */
        TestCaseUpdate: {
            /** @description Agent to test. Default: the agent of `from_call_id`. */
            agent_id?: string | null;
            /** @description Version of the agent. `null` for the agent in its state when a run is created. */
            agent_version?: number | null;
            caller?: components["schemas"]["TestCaller"];
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Conditions that must be true at the end of the conversation. A case without any passes if the conversation takes place and no function lacks a mock; its results have a warning. */
            expect?: components["schemas"]["TestExpectation"][] | null;
            /** @description Ignored, because it can only be set when the case is created. */
            readonly from_call_id?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            line?: components["schemas"]["TestLine"];
            /** @description Number of turns after which the caller hangs up. Default: 20. */
            max_turns?: number | null;
            /** @description Simulated results of functions. */
            mocks?: components["schemas"]["TestMock"][] | null;
            /** @description Name of the test case in reports. */
            name?: string;
            /** @description Whether functions without a mock are actually called. By default, they fail with `mock missing`. Text messages and transfers are never real. The conversation does not take place if a mock names a function that the agent does not have. */
            real_functions?: boolean | null;
            /** @description Labels. */
            tags?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description An event of the conversation, as on the timeline of a call.
         * @example {
         *       "type": "latency",
         *       "data": {
         *         "turn": 1,
         *         "hear_ms": 310,
         *         "think_ms": 0,
         *         "speak_ms": 0,
         *         "total_ms": 310
         *       }
         *     }
         */
        TestEvent: {
            /** @description Fields of the event, as in the timeline of a call. */
            data: {
                [key: string]: unknown;
            };
            /** @description Kind of event, such as `utterance`, `tool`, `latency` or `interrupted`. */
            type: string;
        };
        /**
         * @description A condition that must be true at the end of the conversation.
         * @example {
         *       "type": "said",
         *       "text": "your order has shipped"
         *     }
         */
        TestExpectation: components["schemas"]["ExpectSaid"] | components["schemas"]["ExpectNotSaid"] | components["schemas"]["ExpectCalled"] | components["schemas"]["ExpectNotCalled"] | components["schemas"]["ExpectEndReason"] | components["schemas"]["ExpectTransferred"] | components["schemas"]["ExpectWithinMs"] | components["schemas"]["ExpectCostBelow"] | components["schemas"]["ExpectJudge"];
        /**
         * @description Reason why a sample did not pass.
         * @example {
         *       "code": "expectation_failed",
         *       "expectation": 1,
         *       "detail": "The agent did not say \"shipped\" in its answer to turn 1.",
         *       "turn": 1,
         *       "at_ms": 4120,
         *       "quote": "I cannot find that order."
         *     }
         */
        TestFailure: {
            /** @description Milliseconds since the audio opened. */
            at_ms: number | null;
            /**
             * @description Kind of failure. `judge_no`: the judge answered no. `judge_fault`: the judge's quote was not said, or its answer contradicts another expectation. `judge_missing`: no model could judge. `mock_missing`: the agent called a function without a mock. `unknown_name`: `not_called` names a function or an argument that the agent does not have, and would always be met.
             * @enum {string}
             */
            code: "expectation_failed" | "judge_no" | "judge_fault" | "judge_missing" | "mock_missing" | "conversation_failed" | "unknown_name";
            /** @description Expected and actual result. */
            detail: string;
            /** @description Index in `expect` of the case. `null` if the failure concerns no expectation. */
            expectation: number | null;
            /** @description Line of the conversation that is the reason. */
            quote: string | null;
            /** @description Turn of the caller, from 1. 0 is before the first turn. */
            turn: number | null;
        };
        /**
         * @description Connection between caller and agent. `text`: whole turns, without audio. `audio`: speech, pauses and interruptions, over the loopback line of the voice engine.
         * @example {
         *       "type": "audio",
         *       "noise_dbfs": -45,
         *       "codec": "g711"
         *     }
         */
        TestLine: {
            /**
             * @description Codec of the line. `g711`: 8 kHz, as on a telephone. Default: `pcm16`.
             * @enum {string}
             */
            codec?: "pcm16" | "g711";
            /** @description Percentage of the caller's audio frames that are lost. Default: 0. */
            loss_percent?: number;
            /** @description Level of the caller's background noise. Default: -70, which is silence. */
            noise_dbfs?: number;
            /**
             * @description Kind of line.
             * @enum {string}
             */
            type: "text" | "audio";
            /** @description Voice of the caller. Default: `builtin-echo`. */
            voice_id?: string;
            /** @description Percentage of the caller's words that the speech recognizer gets wrong: it replaces a word with a similar-sounding word, drops one, or adds one. The seed determines the affected words. Applies to both kinds of line. Default: 0. */
            word_error_percent?: number;
        };
        /**
         * @description Simulated result of a function. If the arguments match several mocks, the first one is used. A function without a mock is not run, unless the case sets `real_functions`.
         * @example {
         *       "function": "lookup_order",
         *       "match": {
         *         "order_id": "4512"
         *       },
         *       "result": {
         *         "status": "shipped"
         *       },
         *       "delay_ms": 400
         *     }
         */
        TestMock: {
            /** @description Milliseconds until the function returns. Default: 0. */
            delay_ms?: number;
            /** @description Text of the error with which the function fails. */
            error?: string;
            /** @description Name of a function, or of a tool of an MCP server. */
            function: string;
            /** @description Arguments that the function run must have, with these values. Default: any. */
            match?: {
                [key: string]: unknown;
            };
            /** @description Result of the function, any JSON. Default: `{"ok": true}`. */
            result?: unknown;
        };
        /**
         * @description A regular expression in RE2 syntax, case-insensitive. It is evaluated in time linear in the length of the text.
         * @example table for (two|2)
         */
        TestPattern: string;
        /**
         * @description A caller who pursues a goal and answers questions from facts.
         * @example {
         *       "type": "simulated",
         *       "goal": "I would like to book a table.",
         *       "facts": {
         *         "people": "There will be four of us.",
         *         "time": "Tomorrow at seven in the evening."
         *       },
         *       "mood": "impatient",
         *       "played_by": "builtin"
         *     }
         */
        TestPersona: {
            /** @description Facts that the caller knows, by name. The built-in caller states a fact when the agent's question contains a word of its name. */
            facts?: {
                [key: string]: string;
            };
            /** @description Goal of the caller. The built-in caller states it in these words. */
            goal: string;
            /** @description Habits of the caller. `interrupts`: talks over the agent. `pauses`: hesitates within sentences. `spells_out`: states facts character by character. `repeats`: says things twice. `off_topic`: asks unrelated questions. */
            habits?: ("interrupts" | "pauses" | "spells_out" | "repeats" | "off_topic")[];
            /** @description Language of the caller, as a BCP 47 tag. The recognizer of an audio line reports it. Default: the agent's language. */
            language?: string;
            /**
             * @description Mood of the caller. Default: `neutral`.
             * @enum {string}
             */
            mood?: "neutral" | "friendly" | "impatient" | "confused" | "angry";
            /**
             * @description Engine that plays the caller. `builtin`: rules and the seed, with the same words each time. `model`: the deployment's default model. `auto` (the default): a model if one is configured, otherwise the rules.
             * @enum {string}
             */
            played_by?: "auto" | "builtin" | "model";
            /**
             * @description Variant of the caller. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "simulated";
        };
        /**
         * @description Plain words. Case, punctuation and white space are ignored. Only whole words match.
         * @example your order
         */
        TestPhrase: string;
        /**
         * @description Numbers of samples of a run.
         * @example {
         *       "cases": 1,
         *       "total": 2,
         *       "done": 2,
         *       "passed": 2,
         *       "failed": 0,
         *       "errors": 0
         *     }
         */
        TestProgress: {
            /** @description Number of cases in the run. */
            cases: number;
            /** @description Number of samples with a result. */
            done: number;
            /** @description Number of samples whose conversation could not take place, or whose judge or expectations were at fault. */
            errors: number;
            /** @description Number of samples that did not meet an expectation. */
            failed: number;
            /** @description Number of samples that met all expectations. */
            passed: number;
            /** @description Number of samples of all cases. */
            total: number;
        };
        /**
         * @description A run with its results.
         * @example {
         *       "id": "run_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "completed",
         *       "passed": false,
         *       "progress": {
         *         "cases": 1,
         *         "total": 1,
         *         "done": 1,
         *         "passed": 0,
         *         "failed": 1,
         *         "errors": 0
         *       },
         *       "error": null,
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": null,
         *       "tag": "smoke",
         *       "case_ids": null,
         *       "line": null,
         *       "samples": 1,
         *       "parallel": 2,
         *       "seed": 1,
         *       "baseline_run_id": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "started_at": "2026-11-21T09:30:01.000Z",
         *       "ended_at": "2026-11-21T09:30:02.000Z",
         *       "results": [
         *         {
         *           "case_id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "name": "An order is found",
         *           "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "agent_version": 3,
         *           "warnings": [],
         *           "passed": 0,
         *           "failed": 1,
         *           "errors": 0,
         *           "pass_at_k": 0,
         *           "pass_hat_k": 0,
         *           "latency_p95_ms": 640,
         *           "change": null,
         *           "samples": [
         *             {
         *               "sample": 1,
         *               "status": "failed",
         *               "failures": [
         *                 {
         *                   "code": "expectation_failed",
         *                   "expectation": 1,
         *                   "detail": "The agent did not say \"shipped\" in its answer to turn 1.",
         *                   "turn": 1,
         *                   "at_ms": 4120,
         *                   "quote": "I cannot find that order."
         *                 }
         *               ],
         *               "end_reason": "caller_hangup",
         *               "turns": 2,
         *               "duration_ms": 9340,
         *               "latency": {
         *                 "p50_ms": 310,
         *                 "p95_ms": 640,
         *                 "turns": 2
         *               },
         *               "cost": {
         *                 "amount": "0.004200",
         *                 "currency": "USD"
         *               },
         *               "event_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *               "transcript": null,
         *               "timeline": null
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        TestReport: {
            /** @description `agent_id` of the request. */
            agent_id: string | null;
            /** @description `agent_version` of the request. */
            agent_version: number | null;
            /** @description Earlier run to compare with. */
            baseline_run_id: string | null;
            /** @description `case_ids` of the request. */
            case_ids: string[] | null;
            created_at: components["schemas"]["Timestamp"];
            ended_at: components["schemas"]["NullableTimestamp"];
            /** @description Reason why the run failed. */
            error: string | null;
            /** @description Identifier, prefix `run_`. */
            id: string;
            /**
             * @description `line` of the request.
             * @enum {string|null}
             */
            line: "text" | "audio" | null;
            /** @description Number of samples that run at the same time. */
            parallel: number;
            /** @description Whether every sample passed. `null` until the run has ended. */
            passed: boolean | null;
            progress: components["schemas"]["TestProgress"];
            /** @description Results of the cases, in order. */
            results: components["schemas"]["TestCaseResult"][];
            /** @description Number of samples of each case. */
            samples: number;
            /** @description Seed for random events. */
            seed: number;
            started_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["TestRunStatus"];
            /** @description `tag` of the request. */
            tag: string | null;
        };
        /**
         * @description A run of test cases.
         * @example {
         *       "id": "run_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "completed",
         *       "passed": true,
         *       "progress": {
         *         "cases": 1,
         *         "total": 2,
         *         "done": 2,
         *         "passed": 2,
         *         "failed": 0,
         *         "errors": 0
         *       },
         *       "error": null,
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_version": null,
         *       "tag": "smoke",
         *       "case_ids": null,
         *       "line": null,
         *       "samples": 2,
         *       "parallel": 2,
         *       "seed": 1,
         *       "baseline_run_id": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "started_at": "2026-11-21T09:30:01.000Z",
         *       "ended_at": "2026-11-21T09:30:02.000Z"
         *     }
         */
        TestRun: {
            /** @description `agent_id` of the request. */
            agent_id: string | null;
            /** @description `agent_version` of the request. */
            agent_version: number | null;
            /** @description Earlier run to compare with. */
            baseline_run_id: string | null;
            /** @description `case_ids` of the request. */
            case_ids: string[] | null;
            created_at: components["schemas"]["Timestamp"];
            ended_at: components["schemas"]["NullableTimestamp"];
            /** @description Reason why the run failed. */
            error: string | null;
            /** @description Identifier, prefix `run_`. */
            id: string;
            /**
             * @description `line` of the request.
             * @enum {string|null}
             */
            line: "text" | "audio" | null;
            /** @description Number of samples that run at the same time. */
            parallel: number;
            /** @description Whether every sample passed. `null` until the run has ended. */
            passed: boolean | null;
            progress: components["schemas"]["TestProgress"];
            /** @description Number of samples of each case. */
            samples: number;
            /** @description Seed for random events. */
            seed: number;
            started_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["TestRunStatus"];
            /** @description `tag` of the request. */
            tag: string | null;
        };
        /**
         * @description A test run that was started, or whose status changed.
         * @example {
         *       "test_run_id": "run_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "completed"
         *     }
         */
        TestRunChange: {
            status: components["schemas"]["TestRunStatus"];
            /** @description Id of the run. */
            test_run_id: string;
        };
        /**
         * @description Cases to run. Only cases that match all given fields run. Without any field, all cases run. Cases of deleted agents are omitted, and refused in `case_ids`.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "samples": 2
         *     }
         */
        TestRunCreate: {
            /** @description Runs only cases of this agent. */
            agent_id?: string | null;
            /** @description Version of the agent on which all cases run, instead of their own. Requires `agent_id`. */
            agent_version?: number | null;
            /** @description An earlier run to compare with. */
            baseline_run_id?: string | null;
            /** @description Runs only these cases. */
            case_ids?: string[] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Read-only; ignored in requests. */
            readonly ended_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly error?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /**
             * @description Kind of line on which all cases run.
             * @enum {string|null}
             */
            line?: "text" | "audio" | null;
            /** @description Number of samples that run at the same time. Default: 2. */
            parallel?: number;
            /** @description Read-only; ignored in requests. */
            readonly passed?: boolean | null;
            /** @description Read-only; ignored in requests. */
            readonly progress?: {
                [key: string]: unknown;
            };
            /** @description Number of samples of each case. Default: 1. */
            samples?: number;
            /** @description Seed for random events. Sample n of a case has the same events in each run with this seed. Default: 1. */
            seed?: number;
            /** @description Read-only; ignored in requests. */
            readonly started_at?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly status?: string;
            /** @description Runs only cases with this tag. */
            tag?: string | null;
        };
        /**
         * @description A page of runs.
         * @example {
         *       "data": [],
         *       "has_more": false,
         *       "next_cursor": null
         *     }
         */
        TestRunPage: {
            /** @description Newest first. */
            data: components["schemas"]["TestRun"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Cursor of the next page. */
            next_cursor: string | null;
            /** @description Total number of items. Present with `include_total`. */
            total?: number;
        };
        /**
         * @description Status of a run. `completed`: every sample has a result. `failed`: the run itself failed; `error` contains the reason.
         * @example completed
         * @enum {string}
         */
        TestRunStatus: "queued" | "running" | "completed" | "failed" | "canceled";
        /**
         * @description One conversation of a test case.
         * @example {
         *       "sample": 1,
         *       "status": "failed",
         *       "failures": [
         *         {
         *           "code": "expectation_failed",
         *           "expectation": 1,
         *           "detail": "The agent did not say \"shipped\" in its answer to turn 1.",
         *           "turn": 1,
         *           "at_ms": 4120,
         *           "quote": "I cannot find that order."
         *         }
         *       ],
         *       "end_reason": "caller_hangup",
         *       "turns": 2,
         *       "duration_ms": 9340,
         *       "latency": {
         *         "p50_ms": 310,
         *         "p95_ms": 640,
         *         "turns": 2
         *       },
         *       "cost": {
         *         "amount": "0.004200",
         *         "currency": "USD"
         *       },
         *       "event_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "recording_url": "https://voice.example.com/v1/test-runs/run_01jd8k3v9rj6m2t5q7x8y0z1a2/recording?case_id=tc_01jd8k3v9rj6m2t5q7x8y0z1a2&sample=1",
         *       "recording_omitted": null,
         *       "transcript": [
         *         {
         *           "role": "agent",
         *           "text": "I cannot find that order.",
         *           "turn": 1,
         *           "start_ms": 4120,
         *           "end_ms": 5660,
         *           "interrupted": false
         *         }
         *       ],
         *       "timeline": [
         *         {
         *           "type": "latency",
         *           "data": {
         *             "turn": 1,
         *             "hear_ms": 310,
         *             "think_ms": 0,
         *             "speak_ms": 0,
         *             "total_ms": 310
         *           }
         *         }
         *       ]
         *     }
         */
        TestSample: {
            /** @description Cost of the conversation at the prices of a browser call. */
            cost: components["schemas"]["Money"];
            /** @description Duration of the conversation in milliseconds. */
            duration_ms: number;
            /** @description Reason why the conversation ended. */
            end_reason: string | null;
            /** @description SHA-256 of all events with their times. Equal hashes mean equal conversations. */
            event_hash: string;
            /** @description Reasons why the sample did not pass. */
            failures: components["schemas"]["TestFailure"][];
            /** @description Response times. `null` if the agent did not answer. */
            latency: components["schemas"]["CallLatency"] | null;
            /**
             * @description Reason why the recording was not kept: the workspace has used up its storage, or the recordings of the run have reached 30 MiB. `null` if it was kept, and if no recording is made, which is the case on a text line and for an agent that redacts or does not store content.
             * @enum {string|null}
             */
            recording_omitted: "storage_full" | "run_full" | null;
            /** @description URL of the recording of an audio line, as WAV, which is kept for 7 days. `null` if there is none. */
            recording_url: string | null;
            /** @description Number of the sample, from 1. */
            sample: number;
            /**
             * @description Result of the sample.
             * @enum {string}
             */
            status: "passed" | "failed" | "error";
            /** @description First 500 events. `null` if omitted. */
            timeline: components["schemas"]["TestEvent"][] | null;
            /** @description Utterances of both sides. `null` if omitted. */
            transcript: components["schemas"]["TestSpoken"][] | null;
            /** @description Number of turns of the caller. */
            turns: number;
        };
        /**
         * @description A caller with fixed turns. After the last turn, the caller waits for the answer, then hangs up.
         * @example {
         *       "type": "script",
         *       "turns": [
         *         {
         *           "say": "Where is my order 4512?"
         *         },
         *         {
         *           "say": "Thank you. Goodbye."
         *         }
         *       ]
         *     }
         */
        TestScript: {
            /** @description Turns of the caller, in order. */
            turns: components["schemas"]["TestTurn"][];
            /**
             * @description Variant of the caller. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "script";
        };
        /**
         * @description An utterance.
         * @example {
         *       "role": "agent",
         *       "text": "Your order has shipped.",
         *       "turn": 1,
         *       "start_ms": 4120,
         *       "end_ms": 5660,
         *       "interrupted": false
         *     }
         */
        TestSpoken: {
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted the utterance. */
            interrupted: boolean;
            /**
             * @description Speaker. The caller has the role `user`.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description Text that was heard. */
            text: string;
            /** @description Turn of the caller to which the utterance belongs, from 1. 0 is before the first turn. */
            turn: number;
        };
        /**
         * @description A turn of a scripted caller, which starts when the agent has finished. At least one of `say`, `press`, `wait_ms` and `hang_up` is required.
         * @example {
         *       "say": "Where is my order 4512?"
         *     }
         */
        TestTurn: {
            /** @description Whether the caller hangs up after the turn. */
            hang_up?: boolean;
            /** @description Whether the caller interrupts the agent instead of waiting until it has finished. `wait_ms` then counts from the agent's first word. */
            interrupts?: boolean;
            /** @description Keys of the phone keypad that the caller presses. */
            press?: string;
            /** @description Text that the caller says. */
            say?: string;
            /** @description Milliseconds for which the caller is silent first. Default: a natural pause. */
            wait_ms?: number;
        };
        /**
         * @description A weakness of a test case, which does not change its result.
         * @example {
         *       "code": "no_expectations",
         *       "detail": "The case has no expectations. It passes whatever the agent says."
         *     }
         */
        TestWarning: {
            /**
             * @description Code of the warning. More codes may be added. `no_expectations`: the case checks nothing that the agent says or does. `script_cut`: `max_turns`, or a turn with `hang_up`, comes before the end of the script.
             * @enum {string}
             */
            code: "no_expectations" | "script_cut";
            /** @description Effect of the weakness. */
            detail: string;
        };
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
            /** @description Start of the number, in E.164 format. */
            prefix: string;
        };
        /**
         * @description A handoff of the call to another agent.
         * @example {
         *       "from_agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a3",
         *       "to_agent_version": 4
         *     }
         */
        TimelineAgentChange: {
            /** @description Previous agent. */
            from_agent_id: string;
            /** @description New agent. */
            to_agent_id: string;
            /** @description Version of the new agent. */
            to_agent_version?: number;
        };
        /**
         * @description The analysis of the call.
         * @example {
         *       "summary": "The caller asked for opening hours.",
         *       "success": true,
         *       "sentiment": "neutral",
         *       "extracted": {},
         *       "engine": "builtin-demo"
         *     }
         */
        TimelineAnalysis: {
            /** @description Model that created the analysis. */
            engine: string;
            /** @description Fields of the agent's `extraction` schema. */
            extracted: {
                [key: string]: unknown;
            };
            /**
             * @description Mood of the other side. `null` if unclear.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Whether the agent reached its goal. `null` if unclear. */
            success: boolean | null;
            /** @description Summary in a few sentences. */
            summary: string;
        };
        /**
         * @description An attempt to deliver a webhook event about the call.
         * @example {
         *       "event": "call.ended",
         *       "event_id": "evt_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "webhook_id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "delivery_id": "dlv_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "status": "succeeded",
         *       "attempt": 1,
         *       "http_status": 204,
         *       "error": null,
         *       "duration_ms": 31
         *     }
         */
        TimelineDelivery: {
            /** @description Number of the attempt, from 1. */
            attempt: number;
            /** @description Id of the delivery. */
            delivery_id: string;
            /** @description Duration of the attempt in milliseconds. */
            duration_ms: number;
            /** @description Reason why there was no response. */
            error: string | null;
            event: components["schemas"]["EventName"];
            /** @description Id of the event. */
            event_id: string;
            /** @description HTTP status of the response. `null` if there was no response. */
            http_status: number | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description Id of the webhook. */
            webhook_id: string;
        };
        /**
         * @description A function run of the agent.
         * @example {
         *       "function_id": "fn_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "lookup_order",
         *       "kind": "webhook",
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
        TimelineFunctionRun: {
            /** @description Arguments passed by the model. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Id of the function. `null` if the engine provided it. */
            function_id?: string | null;
            /** @description Type of the function. `custom_llm` if the model's own server ran it. */
            kind?: string;
            /** @description Name of the function. */
            name: string;
            /** @description Whether the run succeeded. */
            ok: boolean;
            /** @description Result returned to the model. */
            result: unknown;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
        };
        /**
         * @description The other side interrupted the agent.
         * @example {
         *       "at_ms": 5210,
         *       "stop_ms": 4
         *     }
         */
        TimelineInterruption: {
            /** @description Milliseconds since the audio opened. */
            at_ms: number;
            /** @description Milliseconds until the agent was silent. */
            stop_ms: number;
        };
        /**
         * @description A key of the phone keypad was pressed.
         * @example {
         *       "digit": "1",
         *       "at_ms": 7300,
         *       "by": "user"
         *     }
         */
        TimelineKey: {
            /** @description Milliseconds since the audio opened. */
            at_ms: number;
            /**
             * @description Side that pressed the key.
             * @enum {string}
             */
            by: "user" | "agent";
            /** @description A digit, `*` or `#`. */
            digit: string;
        };
        /**
         * @description The conversation continues in another language of the agent.
         * @example {
         *       "from_language": "en-US",
         *       "to_language": "es-MX",
         *       "at_ms": 8120
         *     }
         */
        TimelineLanguageChange: {
            /** @description Milliseconds since the audio opened. */
            at_ms: number;
            /** @description Language until then. */
            from_language: string;
            /** @description Language from then on. */
            to_language: string;
        };
        /**
         * @description Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to the agent's first audio.
         * @example {
         *       "turn": 1,
         *       "hear_ms": 310,
         *       "think_ms": 180,
         *       "speak_ms": 120,
         *       "total_ms": 610
         *     }
         */
        TimelineLatency: {
            /** @description Time until the utterance was complete as text. */
            hear_ms: number;
            /** @description Time from then until the first audio of the reply. */
            speak_ms: number;
            /** @description Time from then until the first words of the reply. */
            think_ms: number;
            /** @description Total time. */
            total_ms: number;
            /** @description Number of the turn, from 1. */
            turn: number;
        };
        /**
         * @description A passage of a knowledge base.
         * @example {
         *       "chunk_id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "knowledge_base_id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "source_id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "position": 0,
         *       "score": 1,
         *       "similarity": 0.71,
         *       "title": "Opening hours"
         *     }
         */
        TimelinePassage: {
            /** @description Id of the chunk. */
            chunk_id: string | null;
            /** @description Knowledge base that contains the chunk. Absent in calls of earlier releases. */
            knowledge_base_id?: string | null;
            /** @description Position in the source, from 0. */
            position: number | null;
            /** @description Combined rank, from 0 to 1. */
            score: number;
            /** @description Similarity in meaning, as a cosine from -1 to 1. */
            similarity: number | null;
            /** @description Source that contains the chunk. */
            source_id: string;
            /** @description Title of the page or document. */
            title: string | null;
        };
        /**
         * @description A supervisor.
         * @example {
         *       "kind": "user",
         *       "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        TimelinePrincipal: {
            /** @description Identifier of the user or the key. */
            id: string;
            /** @description `user` for a user, `key` for a program with an API key. */
            kind: string;
        };
        /**
         * @description A failure during the call. After a warning, the call continues.
         * @example {
         *       "code": "stt_reopened",
         *       "detail": "the recognizer closed the connection"
         *     }
         */
        TimelineProblem: {
            /** @description Stable code. */
            code: string;
            /** @description Explanation for humans. */
            detail: string;
        };
        /**
         * @description A search of the agent in its knowledge bases.
         * @example {
         *       "query": "opening hours",
         *       "passages": [
         *         {
         *           "chunk_id": "chk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "knowledge_base_id": "kb_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "source_id": "src_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "position": 0,
         *           "score": 1,
         *           "similarity": 0.71,
         *           "title": "Opening hours"
         *         }
         *       ],
         *       "ms": 14
         *     }
         */
        TimelineSearch: {
            /** @description Duration of the search in milliseconds. */
            ms: number;
            /** @description Passages that the model received, best first. */
            passages: components["schemas"]["TimelinePassage"][];
            /** @description Text that was searched for. */
            query: string;
        };
        /**
         * @description A change of the call's status.
         * @example {
         *       "status": "completed",
         *       "end_reason": "caller_hangup",
         *       "end_detail": null
         *     }
         */
        TimelineState: {
            /** @description Whether the call tries settings that are not saved. */
            draft?: boolean;
            /** @description Original text from the carrier or provider. Present with an end reason. */
            end_detail?: string | null;
            end_reason?: components["schemas"]["CallEndReason"];
            status: components["schemas"]["CallStatus"];
        };
        /**
         * @description An action of a supervisor.
         * @example {
         *       "what": "whispered",
         *       "mode": "whisper",
         *       "by": {
         *         "kind": "user",
         *         "id": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *       },
         *       "at_ms": 12030,
         *       "text": "Offer a refund."
         *     }
         */
        TimelineSupervision: {
            /** @description Milliseconds since the audio opened. */
            at_ms: number;
            by: components["schemas"]["TimelinePrincipal"];
            mode: components["schemas"]["MonitorMode"];
            /** @description Start of the supervisor's speech, in milliseconds since the audio opened. */
            start_ms?: number;
            /** @description Text that was whispered or said. */
            text?: string;
            /**
             * @description Kind of action. `whispered` text is for the agent, `said` text for the other side.
             * @enum {string}
             */
            what: "started" | "mode" | "whispered" | "said" | "ended";
        };
        /**
         * @description The call was transferred to a human.
         * @example {
         *       "transfer_to": "+12025550123",
         *       "mode": "warm"
         *     }
         */
        TimelineTransfer: {
            mode: components["schemas"]["TransferMode"];
            /** @description Number of the human. */
            transfer_to: string;
        };
        /**
         * @description A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the call.
         * @example {
         *       "transfer_to": "+12025550123",
         *       "state": "failed",
         *       "reason": "declined"
         *     }
         */
        TimelineTransferProgress: {
            /** @description Reason why the transfer failed: `declined`, `no_answer`, `busy`, `machine`, `no_decision`, `hung_up`, `refused` and others. `null` if it has not failed. */
            reason: string | null;
            /**
             * @description Step of the transfer.
             * @enum {string}
             */
            state: "dialing" | "ringing" | "briefing" | "accepted" | "failed";
            /** @description Number of the human. */
            transfer_to: string;
        };
        /**
         * @description An utterance that one side, or a supervisor, completed.
         * @example {
         *       "role": "agent",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false
         *     }
         */
        TimelineUtterance: {
            /** @description Agent that said it, which after a handoff differs from the agent of the call. Present only with the role `agent`, and absent in calls that an older release carried. */
            agent_id?: string;
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted the utterance. */
            interrupted: boolean;
            /** @description Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with `other_languages`, if the recognizer reported it. */
            language?: string;
            /**
             * @description Speaker.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description Text of the utterance. For an interrupted agent, only the part that was played. */
            text: string;
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
         * @description Input and output tokens of a model.
         * @example {
         *       "input_tokens": 210,
         *       "output_tokens": 14
         *     }
         */
        TokenUsage: {
            /** @description Input tokens. */
            input_tokens: number;
            /** @description Output tokens. */
            output_tokens: number;
        };
        /**
         * @description Amount to pay, from 1 to 10,000.
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
             * @description Whether to save the payment method for automatic top-ups. It is always saved if automatic top-up is configured.
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
            /** @description Amount of the entry. Positive if the balance increased. */
            amount: components["schemas"]["Money"];
            /** @description Id of the charged item: a call, the leg after its transfer (`leg_` and the rest of the call id), the leg to a fallback number (`leg_fwd_`), a conversation of a test run (`test_`), or a charge outside of calls (`msg_`): a reply in a chat, in the playground or in a chat completion, another analysis of a call, or a preview of a voice. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `txn_`. */
            id: string;
            /**
             * @description Reason for the entry. `refund`: a payment was refunded, and the balance decreased; a positive entry reverses a refund that failed. `dispute`: the payer disputed a payment with the bank (a chargeback), and the balance decreased; a positive entry reverses it after the dispute was won.
             * @enum {string}
             */
            kind: "free_balance" | "topup" | "call" | "number_rent" | "number_refund" | "refund" | "dispute";
            /** @description Payment that was credited, refunded or disputed. */
            payment_id: string | null;
            /** @description Number whose monthly rent was charged or refunded. */
            phone_number_id?: string | null;
            /** @description URL of the receipt of a payment, which opens without credentials: the provider's receipt, or a page of this service that is valid for 90 days. `null` if the entry is not a payment. */
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
         * @description Utterances and function runs of a call.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "final": true,
         *       "text": "Agent: Hello.",
         *       "data": [
         *         {
         *           "type": "utterance",
         *           "sequence": 3,
         *           "role": "agent",
         *           "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "text": "Hello.",
         *           "start_ms": 40,
         *           "end_ms": 610,
         *           "interrupted": false
         *         }
         *       ]
         *     }
         */
        Transcript: {
            /** @description Id of the call. */
            call_id: string;
            /** @description Utterances and function runs, oldest first. */
            data: components["schemas"]["TranscriptItem"][];
            /** @description Whether the transcript is complete. False during the call. */
            final: boolean;
            /** @description Utterances as lines of text: `Agent: …`, `User: …`, `Supervisor: …`. After a handoff, the lines of another agent contain its name: `Agent (Ben): …`. */
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
            /** @description Whether the run succeeded. */
            ok: boolean;
            /** @description Result returned to the model. */
            result: unknown;
            /** @description Sequence number in the timeline. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /**
             * @description Variant of the item. (enum property replaced by openapi-typescript)
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
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false
         *     }
         */
        TranscriptItem: components["schemas"]["TranscriptUtterance"] | components["schemas"]["TranscriptFunctionRun"];
        /**
         * @description An utterance of one side.
         * @example {
         *       "type": "utterance",
         *       "sequence": 3,
         *       "role": "agent",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "text": "Hello.",
         *       "start_ms": 40,
         *       "end_ms": 610,
         *       "interrupted": false
         *     }
         */
        TranscriptUtterance: {
            /** @description Agent that said it, which after a handoff differs from the agent of the call. Present only with the role `agent`. */
            agent_id?: string;
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Whether the other side interrupted the utterance. */
            interrupted: boolean;
            /** @description Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with `other_languages`, if the recognizer reported it. */
            language?: string;
            /**
             * @description Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Sequence number in the timeline. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description Text of the utterance. For an interrupted agent, only the part that was played. */
            text: string;
            /**
             * @description Variant of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "utterance";
        };
        /**
         * @description Transfers the call to a human at a number that the settings of the agent allow. An agent with a `custom-llm` engine can transfer only to the numbers of its `transfer_call` functions (`to` and `allowed_destinations`). Any other `transfer_number` from its server is rejected.
         * @example {
         *       "type": "transfer_call",
         *       "name": "transfer_to_human",
         *       "description": "When the caller asks for a person.",
         *       "to": "+12025550123"
         *     }
         */
        TransferCallFunctionCreate: {
            allowed_destinations?: components["schemas"]["AllowedDestinations"];
            /** @description Text spoken to the human of a warm transfer before they accept the call. If it is `null`, the model provides the text, or a summary of the conversation is used. */
            briefing?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description Tells the model when to use the function. */
            description: string;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Text spoken before the transfer. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name: components["schemas"]["FunctionName"];
            /** @description Number in E.164 format. If it is `null`, the model chooses one of `allowed_destinations`. Without that list, the model can choose any number, which requires admin scope (403 `forbidden_scope`). Required if `allowed_destinations` is absent. */
            to?: string | null;
            /**
             * @description Variant of the function. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transfer_call";
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description Transfers the other side to a human at a number. In a cold transfer, the carrier connects them, and the call completes as `transferred`. In a warm transfer, the other side hears that it is being connected, then a soft ringback while the number is called. The human hears the briefing, and accepts the call with 1 or declines it with 2. If the human accepts, both sides talk through Parley, the recording continues, and transcription stops; the call completes as `transferred` when either side hangs up. Otherwise, the agent tells the other side and continues, and `failure` contains the reason.
         * @example {
         *       "action": "transfer",
         *       "to": "+12025550109",
         *       "mode": "warm",
         *       "briefing": "Alex Morgan would like to move an appointment."
         *     }
         */
        TransferControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "transfer";
            /** @description Text spoken to the human of a warm transfer. If it is `null` or absent, the agent's model, if it has one, writes a summary of the conversation. */
            briefing?: string | null;
            /** @description Text spoken to the other side before the transfer. If it is `null` or absent, a warm transfer uses a standard sentence, and a cold transfer none. */
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
            /** @description Items for the leg, and the part that the wallet could not cover. */
            items: components["schemas"]["CostItem"][];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Ledger entry of the leg. `null` if the leg cost nothing, or if billing was off. */
            transaction_id: string | null;
        };
        /**
         * @description Kind of transfer. `cold` (the default) makes the carrier connect the other side to the number, and Parley's leg ends. If nobody answers over Twilio, the other side hears a sentence and is hung up. `warm` calls the number on a second leg while the other side waits. The human hears a briefing, and accepts the call with 1 or declines it with 2.
         * @example warm
         * @enum {string}
         */
        TransferMode: "cold" | "warm";
        /**
         * @description A Twilio account that owns the number. Inbound calls of the number are routed to Parley.
         * @example {
         *       "type": "twilio",
         *       "account_sid": "AC0123456789abcdef0123456789abcdef",
         *       "auth_token": "0123456789abcdef0123456789abcdef"
         *     }
         */
        TwilioAccountCreate: {
            /** @description Account SID. */
            account_sid: string;
            /** @description Auth token. It is never returned. */
            auth_token: string;
            /**
             * @description Variant of the account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "twilio";
        };
        /**
         * @description A question and the newest call in which it was asked.
         * @example {
         *       "question": "Do you deliver on Sundays?",
         *       "asked": 3,
         *       "last_asked_at": "2026-11-21T09:30:12.000Z",
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "similarity": 0.21
         *     }
         */
        UnansweredQuestion: {
            /** @description Agent of that call. */
            agent_id: string;
            /** @description Number of times the question was asked. */
            asked: number;
            /** @description Call in which the question was asked most recently. */
            call_id: string;
            last_asked_at: components["schemas"]["Timestamp"];
            /** @description The question, in its most recent wording. */
            question: string;
            /** @description Similarity of the closest passage in that call. `null` if there was none. */
            similarity: number | null;
        };
        /**
         * @description Questions of callers that no passage answered.
         * @example {
         *       "data": [
         *         {
         *           "question": "Do you deliver on Sundays?",
         *           "asked": 3,
         *           "last_asked_at": "2026-11-21T09:30:12.000Z",
         *           "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *           "similarity": 0.21
         *         }
         *       ],
         *       "searches": 412,
         *       "is_capped": false
         *     }
         */
        UnansweredQuestions: {
            /** @description Questions, sorted by whether they have a question mark, then by frequency, then newest first. */
            data: components["schemas"]["UnansweredQuestion"][];
            /** @description Whether there are more searches. Only the newest were evaluated then. */
            is_capped: boolean;
            /** @description Number of evaluated searches, including answered ones. */
            searches: number;
        };
        /**
         * @description Lets the agent speak again.
         * @example {
         *       "action": "unmute"
         *     }
         */
        UnmuteControl: {
            /**
             * @description Variant of the command. (enum property replaced by openapi-typescript)
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
            /** @description Rows, sorted by key. */
            data: components["schemas"]["UsageRow"][];
            from: components["schemas"]["Timestamp"];
            group_by: components["schemas"]["UsageGrouping"];
            to: components["schemas"]["Timestamp"];
            totals: components["schemas"]["UsageTotals"];
        };
        /**
         * @description Dimension by which usage is grouped.
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
            /** @description Number of ended calls. */
            calls: number;
            cost: components["schemas"]["Money"];
            /** @description Day (UTC), agent id, number or campaign id. `null` for calls and chats without one. A leg to a fallback number has only a cost, and the number that was called. */
            key: string | null;
            /** @description Input tokens of the models. */
            llm_input_tokens: number;
            /** @description Output tokens of the models. */
            llm_output_tokens: number;
            /** @description Number of charges outside of calls: replies in widget chats, in the playground and in chat completions, repeated analyses of calls, conversations of tests (up to three charges each), and previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their row. They have no number and no campaign, and previews have no agent. */
            messages?: number;
            /** @description Minutes from answer to hang-up. */
            minutes: number;
            /** @description Number of spoken characters. */
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
            /** @description Number of ended calls. */
            calls: number;
            cost: components["schemas"]["Money"];
            /** @description Input tokens of the models. */
            llm_input_tokens: number;
            /** @description Output tokens of the models. */
            llm_output_tokens: number;
            /** @description Number of charges outside of calls: replies in widget chats, in the playground and in chat completions, repeated analyses of calls, conversations of tests (up to three charges each), and previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their row. They have no number and no campaign, and previews have no agent. */
            messages?: number;
            /** @description Minutes from answer to hang-up. */
            minutes: number;
            /** @description Number of spoken characters. */
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
            /** @description Email address. */
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
         *       "device": "Firefox on Linux",
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
            /** @description Program of the login in words, such as `Chrome on Linux`. */
            device: string;
            expires_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `ses_`. */
            id: string;
            /** @description IP address of the login. */
            ip: string | null;
            last_used_at: components["schemas"]["Timestamp"];
            /** @description IP address of the last use. */
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
         * @description Values for `{{name}}` in prompt, greeting and messages. `current_date` and `current_time` exist in every conversation: the time of its start, in the agent's language and the workspace's time zone. Calls also have `call_id`, `direction`, `user_number` and `agent_number`. Values of the agent override these, and values of the call or contact override both. A name without a value is left out. Values add at most 200,000 characters to one text; the rest is left out.
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
            /** @description Description of the sound of the voice. Empty if unknown. */
            description: string;
            gender: components["schemas"]["NullableGender"];
            /** @description Display name. */
            name: string;
            /** @description URL of a public recording by the provider. `null` if there is none. */
            preview_url?: string | null;
            /** @description Provider of the voice. */
            provider: string;
            /** @description Language codes. The provider's main language for this voice is first. */
            supported_languages: string[];
            /** @description Voice id, `<provider>-<voicename>`. For voices that a provider with an account lists, the name is the provider's own voice id, because display names change. */
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
            /** @description The speaker and how they consented to the cloning, in 20 to 2000 characters. Stored with the voice. */
            consent: string;
            /** @description Description of the sound of the voice, up to 500 characters. */
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
         * @description Behavior when an answering machine answers.
         * @example {
         *       "action": "message",
         *       "message": "Please call us back."
         *     }
         */
        Voicemail: {
            /**
             * @description `hangup`: ends the call as soon as a machine is detected. `message`: waits for the end of the machine's greeting and leaves `message`. Default: `hangup`.
             * @enum {string}
             */
            action?: "hangup" | "message";
            /** @description Message to leave after the beep. */
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
         * @description Text to speak.
         * @example {
         *       "text": "Hello there."
         *     }
         */
        VoicePreview: {
            /** @description Language of the text. Default: the first language of the voice. */
            language?: string;
            /** @description Text to speak. Default: a short greeting. */
            text?: string;
        };
        /**
         * @description Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices supports this range.
         * @example 1.1
         */
        VoiceSpeed: number;
        /**
         * @description Balance and spending of a workspace.
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
         *       "operator_daily_cap": null,
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
         *       "auto_topup_status": null,
         *       "has_payment_method": false,
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Wallet: {
            /** @description Automatic top-up. `null` if it is off. After a payment of the workspace was disputed, it charges nothing until it is set again. */
            auto_topup: components["schemas"]["AutoTopup"] | null;
            /** @description Whether the automatic top-up can pay. `null` if it is off. */
            auto_topup_status: components["schemas"]["AutoTopupStatus"] | null;
            /** @description Balance minus the reserved amount, which is available for new calls. */
            available: components["schemas"]["Money"];
            /** @description Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is paid. */
            balance: components["schemas"]["Money"];
            /**
             * @description Billing mode of the deployment. `prepaid`: calls require a balance and are charged to it. `off`: calls require no balance, and costs are only counted.
             * @enum {string}
             */
            billing: "off" | "prepaid";
            /** @description Currency code, ISO 4217. */
            currency: string;
            /** @description Maximum cost of calls per day (UTC). `null` if there is no cap. */
            daily_cap: components["schemas"]["Money"] | null;
            /** @description Whether a payment method is saved that automatic top-ups charge. */
            has_payment_method: boolean;
            /** @description Whether the balance is below the threshold. */
            low_balance: boolean;
            /** @description Balance below which `low_balance` is true. The audit log then gets an entry. `null` if there is no threshold. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description Maximum cost of calls per calendar month (UTC). `null` if there is no cap. */
            monthly_cap: components["schemas"]["Money"] | null;
            /** @description Maximum cost per day (UTC) that the operator set for this workspace. `null` if there is none. The lower of the two daily caps applies. */
            operator_daily_cap: components["schemas"]["Money"] | null;
            /** @description Amount reserved for waiting calls and calls in progress. */
            reserved: components["schemas"]["Money"];
            /** @description Amount charged for calls this month. */
            spent_this_month: components["schemas"]["Money"];
            /** @description Amount charged for calls today. */
            spent_today: components["schemas"]["Money"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Settings of the wallet to change. `null` clears a setting.
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
            /** @description Automatic top-up. An update replaces it as a whole. */
            auto_topup?: components["schemas"]["AutoTopup"] | null;
            /** @description Maximum cost of calls per day. */
            daily_cap?: components["schemas"]["MoneyInput"] | null;
            /** @description Balance below which an alert is raised. */
            low_balance_threshold?: components["schemas"]["MoneyInput"] | null;
            /** @description Maximum cost of calls per month. */
            monthly_cap?: components["schemas"]["MoneyInput"] | null;
        };
        /**
         * @description WAV bytes.
         * @example UklGRiQAAABXQVZF
         */
        WavContent: string;
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
         *       "format": "parley",
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
            /** @description Agent whose `webhook_url` is this URL. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every attempt in five days failed, without a pause of two days between attempts.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether events are sent to the webhook. Default: true. */
            enabled: boolean;
            /** @description Events that are sent to the URL. */
            events: components["schemas"]["EventName"][];
            /** @description Number of failed attempts since the last success. */
            failure_streak: number;
            format: components["schemas"]["WebhookFormat"];
            /** @description Identifier, prefix `whk_`. */
            id: string;
            last_failure_at: components["schemas"]["NullableTimestamp"];
            last_success_at: components["schemas"]["NullableTimestamp"];
            retry_policy: components["schemas"]["RetryPolicy"];
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description URL of the webhook. */
            url: string;
        };
        /**
         * @description A webhook that was created, changed, enabled, disabled or deleted.
         * @example {
         *       "webhook_id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "enabled": false,
         *       "disabled_reason": "failing",
         *       "deleted": false
         *     }
         */
        WebhookChange: {
            /** @description Whether the webhook was deleted. */
            deleted: boolean;
            /**
             * @description Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every attempt in five days failed, without a pause of two days between attempts.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether events are sent to the webhook. */
            enabled: boolean;
            /** @description Id of the webhook. */
            webhook_id: string;
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
            /** @description Whether events are sent to the webhook. Default: true. */
            enabled?: boolean;
            /** @description Events that are sent to the URL. */
            events: components["schemas"]["EventName"][];
            format?: components["schemas"]["WebhookFormat"];
            retry_policy?: components["schemas"]["RetryPolicy"];
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description Delivery of one event to one webhook.
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
            /** @description Agent that the event concerns. */
            agent_id: string | null;
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description Call that the event concerns. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description Id of the event. Receivers use it to deduplicate events. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last response. */
            last_status: number | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Id of the webhook. */
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
            /** @description Agent that the event concerns. */
            agent_id: string | null;
            /** @description Every attempt, oldest first. */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description Raw body, as it was signed. */
            body: string;
            /** @description Call that the event concerns. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description Id of the event. Receivers use it to deduplicate events. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last response. */
            last_status: number | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description URL to which the event is sent. */
            url: string;
            /** @description Id of the webhook. */
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
         * @description Format of deliveries. With `retell`, the body has `event` and `call` in Retell's format, and `x-retell-signature` can be verified with Retell's library, using the secret of the webhook instead of the API key. `retell` supports only the events `call_started`, `call_ended` and `call_analyzed`. Default: `parley`.
         * @example parley
         * @enum {string}
         */
        WebhookFormat: "parley" | "retell";
        /**
         * @description Sends a signed request to your URL and passes the response to the model.
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
            /** @description Text spoken while the function runs. */
            filler?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description JSON Schema of the arguments. An update replaces it as a whole. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Read-only; ignored in requests. */
            readonly signing_secret?: string;
            /** @description Milliseconds to wait for the response. Default: 10000. */
            timeout_ms?: number;
            /**
             * @description Variant of the function. (enum property replaced by openapi-typescript)
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
            /** @description Id of the webhook. */
            id: string;
            /** @description Whether only the new secret signs deliveries. */
            promoted: boolean;
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description New secret. Present only when a rotation starts. */
            secret?: string;
        };
        /**
         * @description Event to send.
         * @example {
         *       "event": "call.ended"
         *     }
         */
        WebhookTest: {
            event?: components["schemas"]["EventName"];
        };
        /**
         * @description Response of the receiver.
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
            /** @description First KiB of the response. */
            body: string | null;
            /** @description Milliseconds until the response was complete. */
            duration_ms: number;
            /** @description Reason why there was no response. */
            error: string | null;
            /** @description Whether the receiver responded with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description HTTP status of the response. `null` if there was no response. */
            status: number | null;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "enabled": false
         *     }
         */
        WebhookUpdate: {
            /** @description Whether events are sent to the webhook. */
            enabled?: boolean;
            /** @description Events that are sent to the URL. */
            events?: components["schemas"]["EventName"][];
            format?: components["schemas"]["WebhookFormat"];
            retry_policy?: components["schemas"]["RetryPolicy"];
            url?: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A webhook with its secret, which is returned only once.
         * @example {
         *       "id": "whk_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "agent_id": null,
         *       "url": "https://example.com/hooks/parley",
         *       "events": [
         *         "call_ended"
         *       ],
         *       "retry_policy": "scheduled",
         *       "enabled": true,
         *       "format": "parley",
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
            /** @description Agent whose `webhook_url` is this URL. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every attempt in five days failed, without a pause of two days between attempts.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether events are sent to the webhook. Default: true. */
            enabled: boolean;
            /** @description Events that are sent to the URL. */
            events: components["schemas"]["EventName"][];
            /** @description Number of failed attempts since the last success. */
            failure_streak: number;
            format: components["schemas"]["WebhookFormat"];
            /** @description Identifier, prefix `whk_`. */
            id: string;
            last_failure_at: components["schemas"]["NullableTimestamp"];
            last_success_at: components["schemas"]["NullableTimestamp"];
            retry_policy: components["schemas"]["RetryPolicy"];
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description Secret that signs deliveries. It is not returned again. */
            secret: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description URL of the webhook. */
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
            /** @description Id of the agent. */
            agent_id: string;
            /** @description Fixed version of the agent. `null` for the published version or, if none is published, the newest. Two versions of one agent can share a number. */
            agent_version?: number | null;
            /**
             * @description Share of the agent: its weight divided by the sum of all weights.
             * @default 1
             */
            weight?: number;
        };
        /**
         * @description The brand of a workspace.
         * @example {
         *       "name": "Northwind Voice",
         *       "logo_url": "http://127.0.0.1:3000/v1/branding/logos/logo_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "colors": {
         *         "accent": "#7c3aed",
         *         "accent_dark": null
         *       },
         *       "support_email": "help@example.com",
         *       "hide_vendor_name": true,
         *       "domains": [
         *         {
         *           "domain": "voice.example.com",
         *           "status": "verified",
         *           "records": [
         *             {
         *               "type": "TXT",
         *               "name": "_parley.voice.example.com",
         *               "value": "parley-domain=q3v9n0d8k2m5t7x1y4z6a8b0",
         *               "purpose": "proof",
         *               "status": "found",
         *               "observed": [
         *                 "parley-domain=q3v9n0d8k2m5t7x1y4z6a8b0"
         *               ]
         *             }
         *           ],
         *           "verified_at": "2026-11-21T09:30:00.000Z",
         *           "checked_at": "2026-11-21T09:30:00.000Z",
         *           "failing_since": null,
         *           "created_at": "2026-11-21T09:30:00.000Z"
         *         }
         *       ],
         *       "updated_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        WhiteLabel: {
            colors: components["schemas"]["WhiteLabelColors"];
            /** @description Domains of the workspace, sorted by name. */
            domains: components["schemas"]["WhiteLabelDomain"][];
            /** @description Whether pages omit the name of this software. */
            hide_vendor_name: boolean;
            /** @description URL of the logo. */
            logo_url: string | null;
            /** @description Name of the brand. */
            name: string | null;
            /** @description Email address for visitors who need help. */
            support_email: string | null;
            /** @description Time of the last change of the brand. `null` if it never changed. */
            updated_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Colors of the brand. On pages, the service adjusts them as little as necessary to keep text readable (WCAG 2.2).
         * @example {
         *       "accent": "#7c3aed",
         *       "accent_dark": null
         *     }
         */
        WhiteLabelColors: {
            /** @description Color of buttons and links. `null` uses the standard color. */
            accent?: components["schemas"]["HexColor"] | null;
            /** @description Color of buttons and links on dark pages. `null` derives it from `accent`. */
            accent_dark?: components["schemas"]["HexColor"] | null;
        };
        /**
         * @description A domain of the workspace.
         * @example {
         *       "domain": "voice.example.com",
         *       "status": "pending",
         *       "records": [
         *         {
         *           "type": "TXT",
         *           "name": "_parley.voice.example.com",
         *           "value": "parley-domain=q3v9n0d8k2m5t7x1y4z6a8b0",
         *           "purpose": "proof",
         *           "status": "missing",
         *           "observed": []
         *         },
         *         {
         *           "type": "CNAME",
         *           "name": "voice.example.com",
         *           "value": "parley.example.net",
         *           "purpose": "traffic",
         *           "status": "missing",
         *           "observed": []
         *         }
         *       ],
         *       "verified_at": null,
         *       "checked_at": "2026-11-21T09:30:00.000Z",
         *       "failing_since": null,
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        WhiteLabelDomain: {
            /** @description Time of the last DNS check. */
            checked_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description The domain name in ASCII form. */
            domain: string;
            /** @description Time since which DNS has lacked the TXT record of a verified domain. After 7 days, the domain is pending again. Checks without a DNS response do not count. */
            failing_since: components["schemas"]["Timestamp"] | null;
            /** @description DNS records to create. */
            records: components["schemas"]["DnsRecord"][];
            /**
             * @description Status of the domain. Pages on a `verified` domain use the brand.
             * @enum {string}
             */
            status: "pending" | "verified";
            /** @description Time since which the domain has been verified. */
            verified_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Fields to change. `null` restores the standard value.
         * @example {
         *       "name": "Northwind Voice",
         *       "logo": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==",
         *       "colors": {
         *         "accent": "#7c3aed"
         *       },
         *       "support_email": "help@example.com",
         *       "hide_vendor_name": true
         *     }
         */
        WhiteLabelUpdate: {
            colors?: components["schemas"]["WhiteLabelColors"];
            /** @description Read-only; ignored in requests. */
            readonly domains?: components["schemas"]["WhiteLabelDomain"][];
            /** @description Whether pages omit the name of this software. */
            hide_vendor_name?: boolean;
            /** @description A PNG, JPEG or WebP image as a data URL, 16 to 1024 pixels wide and high, at most 128 KiB. SVG is rejected because it can contain scripts. URLs of other servers are rejected because they would disclose visitors to these servers. */
            logo?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly logo_url?: string | null;
            /** @description Name to use instead of the name of this software. One line, without `<`, `>`, `@`, `"`, `/` and `:`. */
            name?: string | null;
            /** @description Email address for visitors who need help. Emails of the workspace contain it, and replies to them are sent to it. */
            support_email?: components["schemas"]["Email"] | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string | null;
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
            /** @description Agent that talks to visitors. */
            agent_id: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service. */
            allowed_domains: string[];
            /** @description Cost of the widget's chats and calls per day (UTC) at which no further one begins. */
            budget_per_day: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description First line of a chat. `null` for the greeting of the agent. */
            greeting: string | null;
            /** @description Identifier, prefix `wgt_`. */
            id: string;
            /** @description Modes that the widget offers. */
            modes: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name: string;
            status: components["schemas"]["WidgetStatus"];
            theme: components["schemas"]["WidgetTheme"];
            /** @description Title of the window. `null` for the name of the agent. */
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
            /** @description Session of the message. If it is absent, a new session is opened. */
            session_id?: string | null;
            /** @description Token of the session, from the response that opened it. Required only with `session_id`. */
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
            /** @description Id of the session. */
            session_id: string;
            /** @description Token of the session, if this message opened it. */
            token?: string;
        };
        /**
         * @description Settings that a page needs to show a widget. Contains no secrets.
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
         *       "ears": "browser",
         *       "brand": null
         *     }
         */
        WidgetConfig: {
            /** @description Name of the agent. */
            agent_name: string;
            /** @description Brand of the workspace. `null` if it has none. */
            brand: components["schemas"]["Branding"] | null;
            ears: components["schemas"]["RtcEars"];
            /** @description First line of a chat. */
            greeting: string | null;
            /** @description Id of the widget. */
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
            /** @description Agent that talks to visitors. */
            agent_id: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service. */
            allowed_domains?: string[];
            /** @description Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in progress then goes on, so that the day can cost more. `null` if only the wallet limits them. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description First line of a chat. `null` for the greeting of the agent. */
            greeting?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Modes that the widget offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name: string;
            /**
             * @description Status of the widget. The public operations of a disabled widget return 404.
             * @default active
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Title of the window. `null` for the name of the agent. */
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
             * @description Author of the message.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description Plain text. */
            text: string;
            /** @description Names of the functions that ran for the message. */
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
         * @description Mode in which visitors talk to the agent.
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
         *       "last_message_at": "2026-11-21T09:31:00.000Z",
         *       "messages_removed_at": null
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
            /**
             * Format: date-time
             * @description Time when the messages were removed at the end of their retention period. `null` if they were not removed.
             */
            messages_removed_at: string | null;
            mode: components["schemas"]["WidgetMode"];
            /** @description Origin of the page. `null` if the client sent none. */
            origin: string | null;
            /** @description Id of the widget. */
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
            /** @description Seconds for which the token is valid after the last message. */
            expires_in: number;
            mode: components["schemas"]["WidgetMode"];
            /** @description Token to join the call. Present with `voice`. */
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
             * @description Color of the bubble and buttons.
             * @default #0f766e
             */
            accent?: string;
            /**
             * @description Color scheme. `auto` follows the embedding page.
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
         * @description Fields to change.
         * @example {
         *       "status": "disabled"
         *     }
         */
        WidgetUpdate: {
            /** @description Agent that answers. In open chats, the change applies from the next message on. */
            agent_id?: string;
            /** @description Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains, `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service. */
            allowed_domains?: string[];
            /** @description Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in progress then goes on, so that the day can cost more. `null` if only the wallet limits them. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Read-only; ignored in requests. */
            readonly created_at?: string;
            /** @description First line of a chat. `null` for the greeting of the agent. */
            greeting?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly id?: string;
            /** @description Modes that the widget offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description Name for your own use. */
            name?: string;
            /**
             * @description Status of the widget. The public operations of a disabled widget return 404.
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Title of the window. `null` for the name of the agent. */
            title?: string | null;
            /** @description Read-only; ignored in requests. */
            readonly updated_at?: string;
        };
        /**
         * @description A workspace, which owns agents, calls and keys.
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
         *       "require_second_factor": false,
         *       "privacy": {
         *         "redact": [
         *           "card"
         *         ],
         *         "patterns": [],
         *         "redact_model": false,
         *         "no_store": false,
         *         "retention_days": {
         *           "recordings": 90,
         *           "transcripts": 90
         *         }
         *       },
         *       "limits": {
         *         "concurrent_calls": 20,
         *         "storage_bytes": 10737418240
         *       },
         *       "role": "owner",
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Workspace: {
            /** @description Default for `windows` of new campaigns, in the local time of each contact. An empty list allows calls at any time. */
            calling_hours: components["schemas"]["CallingWindow"][];
            /** @description Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses that limit. */
            concurrent_calls: number | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `wsp_`. */
            id: string;
            limits: components["schemas"]["WorkspaceLimits"];
            /** @description Display name. */
            name: string;
            privacy: components["schemas"]["WorkspacePrivacy"];
            /** @description Whether members need a second factor. If true, sessions without one get 403 `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log out. API keys are not affected. Only an owner can change this setting, and can enable it only in a session that was opened with a second factor. */
            require_second_factor: boolean;
            /**
             * @description Role of the user in the workspace. `null` for API keys.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "member" | "viewer" | null;
            /** @description IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each contact. */
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
            /** @description Default for `windows` of new campaigns, in the local time of each contact. An empty list allows calls at any time. */
            calling_hours?: components["schemas"]["CallingWindow"][];
            /** @description Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses that limit. */
            concurrent_calls?: number | null;
            /** @description Display name. */
            name: string;
            privacy?: components["schemas"]["WorkspacePrivacy"];
            /**
             * @description Whether members need a second factor. If true, sessions without one get 403 `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log out. API keys are not affected. Only an owner can change this setting, and can enable it only in a session that was opened with a second factor.
             * @default false
             */
            require_second_factor?: boolean;
            /**
             * @description IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each contact.
             * @default UTC
             */
            time_zone?: string;
        };
        /**
         * @description An event in the workspace.
         * @example {
         *       "type": "call.utterance",
         *       "at": "2026-11-21T09:30:03.000Z",
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "call": {
         *         "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "sequence": 3,
         *         "direction": "inbound",
         *         "channel": "phone",
         *         "from_number": "+12025550123",
         *         "to_number": "+12025550199",
         *         "campaign_id": null,
         *         "start_time": "2026-11-21T09:30:00.000Z",
         *         "duration_ms": null
         *       },
         *       "data": {
         *         "role": "agent",
         *         "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *         "text": "Hello.",
         *         "start_ms": 40,
         *         "end_ms": 610,
         *         "interrupted": false
         *       }
         *     }
         */
        WorkspaceEvent: {
            /** @description Agent that the event concerns. `null` if there is none. */
            agent_id: string | null;
            at: components["schemas"]["Timestamp"];
            /** @description Call of a `call.` event, in its state when the event is sent. `null` for other events. */
            call: components["schemas"]["WorkspaceEventCall"] | null;
            /** @description Details, by the type of the event. */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "call.state" | "call.utterance" | "call.tool" | "call.latency" | "call.interrupted" | "call.dtmf" | "call.knowledge" | "call.transfer_progress" | "call.transfer" | "call.monitor" | "call.agent_changed" | "call.language_changed" | "call.warning" | "call.error" | "call.analysis" | "call.webhook" | "campaign.changed" | "phone_number.changed" | "knowledge_source.changed" | "test_run.changed" | "webhook.changed" | "delivery.dead_lettered" | "wallet.low" | "stream.position";
        };
        /**
         * @description Call that an event concerns.
         * @example {
         *       "call_id": "call_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "sequence": 3,
         *       "direction": "inbound",
         *       "channel": "phone",
         *       "from_number": "+12025550123",
         *       "to_number": "+12025550199",
         *       "campaign_id": null,
         *       "start_time": "2026-11-21T09:30:00.000Z",
         *       "duration_ms": null
         *     }
         */
        WorkspaceEventCall: {
            /** @description Identifier of the call. */
            call_id: string;
            /** @description Campaign that placed the call. */
            campaign_id: string | null;
            channel: components["schemas"]["CallChannel"];
            direction: components["schemas"]["CallDirection"];
            /** @description Duration of the conversation in milliseconds. `null` until it has ended. */
            duration_ms: number | null;
            /** @description Number of the caller. */
            from_number: string | null;
            /** @description Sequence number of the entry of its timeline. */
            sequence: number;
            start_time: components["schemas"]["NullableTimestamp"];
            /** @description Number of the destination. */
            to_number: string | null;
        };
        /**
         * @description Server-sent events.
         * @example id: sw1k2f.2h-0
         *     event: stream.position
         *     data: {}
         */
        WorkspaceEventStreamContent: string;
        /**
         * @description Limits that the operator sets for the workspace, with `npm run limits`.
         * @example {
         *       "concurrent_calls": 20,
         *       "storage_bytes": 10737418240
         *     }
         */
        WorkspaceLimits: {
            /** @description Maximum number of concurrent calls. */
            concurrent_calls: number;
            /** @description Storage limit in bytes. `null` if there is no limit. */
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
         * @description Redaction and retention of the conversations of all agents that inherit these settings.
         * @example {
         *       "redact": [
         *         "card"
         *       ],
         *       "patterns": [],
         *       "redact_model": false,
         *       "no_store": false,
         *       "retention_days": {
         *         "recordings": 90,
         *         "transcripts": 90
         *       }
         *     }
         */
        WorkspacePrivacy: {
            /** @description Whether nothing that is said is stored or published. Default: false. */
            no_store?: boolean;
            /** @description Additional patterns to redact, each with its own mark. All patterns together may compile to at most 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count. Default: none. */
            patterns?: components["schemas"]["RedactionPattern"][];
            /** @description Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone numbers. Default: none. */
            redact?: ("card" | "iban" | "email" | "birth_date" | "phone")[];
            /** @description Whether models receive the marks as well. Default: false. */
            redact_model?: boolean;
            retention_days?: components["schemas"]["RetentionDays"];
        };
        /**
         * @description Role of a member. Owners and admins have the scope `admin`, members `write`, and viewers `read-only`. Only owners can manage owners.
         * @example member
         * @enum {string}
         */
        WorkspaceRole: "owner" | "admin" | "member" | "viewer";
        /**
         * @description Fields to change.
         * @example {
         *       "name": "Northwind Support",
         *       "concurrent_calls": 10
         *     }
         */
        WorkspaceUpdate: {
            /** @description Default for `windows` of new campaigns, in the local time of each contact. An empty list allows calls at any time. */
            calling_hours?: components["schemas"]["CallingWindow"][] | null;
            /** @description Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses that limit. */
            concurrent_calls?: number | null;
            /** @description Display name. */
            name?: string;
            /** @description Redaction and retention of the conversations of all agents that inherit these settings. Merged field by field. */
            privacy?: components["schemas"]["WorkspacePrivacy"] | null;
            /** @description Whether members need a second factor. If true, sessions without one get 403 `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log out. API keys are not affected. Only an owner can change this setting, and can enable it only in a session that was opened with a second factor. */
            require_second_factor?: boolean | null;
            /** @description IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each contact. */
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
export type AgentFunctionRun = components['schemas']['AgentFunctionRun'];
export type AgentFunctionRunPage = components['schemas']['AgentFunctionRunPage'];
export type AgentFunctionUpdate = components['schemas']['AgentFunctionUpdate'];
export type AgentModel = components['schemas']['AgentModel'];
export type AgentModelList = components['schemas']['AgentModelList'];
export type AgentPage = components['schemas']['AgentPage'];
export type AgentPublish = components['schemas']['AgentPublish'];
export type AgentTemplate = components['schemas']['AgentTemplate'];
export type AgentTemplatePage = components['schemas']['AgentTemplatePage'];
export type AgentUpdate = components['schemas']['AgentUpdate'];
export type AgentVersion = components['schemas']['AgentVersion'];
export type AgentVersionChange = components['schemas']['AgentVersionChange'];
export type AgentVersionDetail = components['schemas']['AgentVersionDetail'];
export type AgentVersionDiff = components['schemas']['AgentVersionDiff'];
export type AgentVersionPage = components['schemas']['AgentVersionPage'];
export type AgentWarning = components['schemas']['AgentWarning'];
export type AllowedDestinations = components['schemas']['AllowedDestinations'];
export type Analytics = components['schemas']['Analytics'];
export type AnalyticsBucket = components['schemas']['AnalyticsBucket'];
export type AnalyticsFigures = components['schemas']['AnalyticsFigures'];
export type AnalyticsGroup = components['schemas']['AnalyticsGroup'];
export type AnalyticsInterval = components['schemas']['AnalyticsInterval'];
export type AnalyticsMetric = components['schemas']['AnalyticsMetric'];
export type AnalyticsPrevious = components['schemas']['AnalyticsPrevious'];
export type AnalyticsSeries = components['schemas']['AnalyticsSeries'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApiKeyRotation = components['schemas']['ApiKeyRotation'];
export type ApiKeyUpdate = components['schemas']['ApiKeyUpdate'];
export type ApiKeyWithSecret = components['schemas']['ApiKeyWithSecret'];
export type AudioContent = components['schemas']['AudioContent'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryPage = components['schemas']['AuditEntryPage'];
export type AutoTopup = components['schemas']['AutoTopup'];
export type AutoTopupStatus = components['schemas']['AutoTopupStatus'];
export type Availability = components['schemas']['Availability'];
export type AvailabilityWindow = components['schemas']['AvailabilityWindow'];
export type AvailableNumber = components['schemas']['AvailableNumber'];
export type AvailableNumberPage = components['schemas']['AvailableNumberPage'];
export type BrandColors = components['schemas']['BrandColors'];
export type Branding = components['schemas']['Branding'];
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
export type CallOutcome = components['schemas']['CallOutcome'];
export type CallPage = components['schemas']['CallPage'];
export type CallScreening = components['schemas']['CallScreening'];
export type CallSlots = components['schemas']['CallSlots'];
export type CallStartedData = components['schemas']['CallStartedData'];
export type CallStartedEvent = components['schemas']['CallStartedEvent'];
export type CallStartedSnakeData = components['schemas']['CallStartedSnakeData'];
export type CallStartedSnakeEvent = components['schemas']['CallStartedSnakeEvent'];
export type CallStatus = components['schemas']['CallStatus'];
export type CallSums = components['schemas']['CallSums'];
export type CallTranscriptData = components['schemas']['CallTranscriptData'];
export type CallTranscriptEvent = components['schemas']['CallTranscriptEvent'];
export type CallTransferData = components['schemas']['CallTransferData'];
export type CallTransferEvent = components['schemas']['CallTransferEvent'];
export type CallTransferredData = components['schemas']['CallTransferredData'];
export type CallTransferredEvent = components['schemas']['CallTransferredEvent'];
export type CallUpdate = components['schemas']['CallUpdate'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignChange = components['schemas']['CampaignChange'];
export type CampaignCompletedData = components['schemas']['CampaignCompletedData'];
export type CampaignCompletedEvent = components['schemas']['CampaignCompletedEvent'];
export type CampaignContact = components['schemas']['CampaignContact'];
export type CampaignContactPage = components['schemas']['CampaignContactPage'];
export type CampaignContactRow = components['schemas']['CampaignContactRow'];
export type CampaignContacts = components['schemas']['CampaignContacts'];
export type CampaignContactsCsv = components['schemas']['CampaignContactsCsv'];
export type CampaignContactsFile = components['schemas']['CampaignContactsFile'];
export type CampaignCreate = components['schemas']['CampaignCreate'];
export type CampaignForecast = components['schemas']['CampaignForecast'];
export type CampaignImport = components['schemas']['CampaignImport'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type CampaignRetry = components['schemas']['CampaignRetry'];
export type CampaignRetryRequest = components['schemas']['CampaignRetryRequest'];
export type CampaignRetryResult = components['schemas']['CampaignRetryResult'];
export type CampaignStats = components['schemas']['CampaignStats'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
export type CampaignUpdate = components['schemas']['CampaignUpdate'];
export type ChatCompletion = components['schemas']['ChatCompletion'];
export type ChatCompletionChoice = components['schemas']['ChatCompletionChoice'];
export type ChatCompletionChunk = components['schemas']['ChatCompletionChunk'];
export type ChatCompletionChunkChoice = components['schemas']['ChatCompletionChunkChoice'];
export type ChatCompletionCreate = components['schemas']['ChatCompletionCreate'];
export type ChatCompletionDelta = components['schemas']['ChatCompletionDelta'];
export type ChatCompletionFormat = components['schemas']['ChatCompletionFormat'];
export type ChatCompletionMessage = components['schemas']['ChatCompletionMessage'];
export type ChatCompletionPart = components['schemas']['ChatCompletionPart'];
export type ChatCompletionReply = components['schemas']['ChatCompletionReply'];
export type ChatCompletionStreamContent = components['schemas']['ChatCompletionStreamContent'];
export type ChatCompletionStreamOptions = components['schemas']['ChatCompletionStreamOptions'];
export type ChatCompletionTool = components['schemas']['ChatCompletionTool'];
export type ChatCompletionUsage = components['schemas']['ChatCompletionUsage'];
export type ChatDeltaEvent = components['schemas']['ChatDeltaEvent'];
export type ChatDoneEvent = components['schemas']['ChatDoneEvent'];
export type ChatErrorEvent = components['schemas']['ChatErrorEvent'];
export type ChatSessionEvent = components['schemas']['ChatSessionEvent'];
export type ChatStreamContent = components['schemas']['ChatStreamContent'];
export type ChatStreamEvent = components['schemas']['ChatStreamEvent'];
export type ChatToolEvent = components['schemas']['ChatToolEvent'];
export type CircuitBreaker = components['schemas']['CircuitBreaker'];
export type ClientEvent = components['schemas']['ClientEvent'];
export type ClientEventProperties = components['schemas']['ClientEventProperties'];
export type ClientEvents = components['schemas']['ClientEvents'];
export type ClientEventsAccepted = components['schemas']['ClientEventsAccepted'];
export type ComponentStatus = components['schemas']['ComponentStatus'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactStatus = components['schemas']['ContactStatus'];
export type ContextControl = components['schemas']['ContextControl'];
export type ConvertedCommand = components['schemas']['ConvertedCommand'];
export type CostItem = components['schemas']['CostItem'];
export type Countries = components['schemas']['Countries'];
export type Country = components['schemas']['Country'];
export type CountryCode = components['schemas']['CountryCode'];
export type CsvContent = components['schemas']['CsvContent'];
export type CurlCommand = components['schemas']['CurlCommand'];
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
export type DeadDelivery = components['schemas']['DeadDelivery'];
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
export type DnsRecord = components['schemas']['DnsRecord'];
export type DtmfControl = components['schemas']['DtmfControl'];
export type DtmfFunctionCreate = components['schemas']['DtmfFunctionCreate'];
export type E164 = components['schemas']['E164'];
export type Email = components['schemas']['Email'];
export type EndCallFunctionCreate = components['schemas']['EndCallFunctionCreate'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type Endpointing = components['schemas']['Endpointing'];
export type ErrorOfOpenAi = components['schemas']['ErrorOfOpenAi'];
export type EstimateAssumptions = components['schemas']['EstimateAssumptions'];
export type EventName = components['schemas']['EventName'];
export type EventStreamContent = components['schemas']['EventStreamContent'];
export type ExpectCalled = components['schemas']['ExpectCalled'];
export type ExpectCostBelow = components['schemas']['ExpectCostBelow'];
export type ExpectEndReason = components['schemas']['ExpectEndReason'];
export type ExpectJudge = components['schemas']['ExpectJudge'];
export type ExpectNotCalled = components['schemas']['ExpectNotCalled'];
export type ExpectNotSaid = components['schemas']['ExpectNotSaid'];
export type ExpectSaid = components['schemas']['ExpectSaid'];
export type ExpectTransferred = components['schemas']['ExpectTransferred'];
export type ExpectWithinMs = components['schemas']['ExpectWithinMs'];
export type FieldError = components['schemas']['FieldError'];
export type FunctionHeaders = components['schemas']['FunctionHeaders'];
export type FunctionName = components['schemas']['FunctionName'];
export type FunctionSecret = components['schemas']['FunctionSecret'];
export type FunctionTest = components['schemas']['FunctionTest'];
export type FunctionTestResult = components['schemas']['FunctionTestResult'];
export type Gender = components['schemas']['Gender'];
export type HandoffControl = components['schemas']['HandoffControl'];
export type HeaderText = components['schemas']['HeaderText'];
export type HexColor = components['schemas']['HexColor'];
export type HttpUrl = components['schemas']['HttpUrl'];
export type IdentityLink = components['schemas']['IdentityLink'];
export type ImageContent = components['schemas']['ImageContent'];
export type Inactivity = components['schemas']['Inactivity'];
export type Interruption = components['schemas']['Interruption'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAccept = components['schemas']['InvitationAccept'];
export type InvitationAcceptance = components['schemas']['InvitationAcceptance'];
export type InvitationCreate = components['schemas']['InvitationCreate'];
export type InvitationStatus = components['schemas']['InvitationStatus'];
export type JunitContent = components['schemas']['JunitContent'];
export type Keyterms = components['schemas']['Keyterms'];
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
export type KnowledgeSourceChange = components['schemas']['KnowledgeSourceChange'];
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
export type LowWallet = components['schemas']['LowWallet'];
export type McpFunctionCreate = components['schemas']['McpFunctionCreate'];
export type McpServerCheck = components['schemas']['McpServerCheck'];
export type McpServerTool = components['schemas']['McpServerTool'];
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
export type NewsletterSubscribe = components['schemas']['NewsletterSubscribe'];
export type NewsletterToken = components['schemas']['NewsletterToken'];
export type NullableGender = components['schemas']['NullableGender'];
export type NullableTimestamp = components['schemas']['NullableTimestamp'];
export type NumberAccount = components['schemas']['NumberAccount'];
export type NumberAccountCreate = components['schemas']['NumberAccountCreate'];
export type NumberCapability = components['schemas']['NumberCapability'];
export type NumberRent = components['schemas']['NumberRent'];
export type NumberType = components['schemas']['NumberType'];
export type OneClickUnsubscribe = components['schemas']['OneClickUnsubscribe'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type OtherLanguages = components['schemas']['OtherLanguages'];
export type PageContent = components['schemas']['PageContent'];
export type Password = components['schemas']['Password'];
export type PasswordForgotRequest = components['schemas']['PasswordForgotRequest'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PauseReason = components['schemas']['PauseReason'];
export type Payment = components['schemas']['Payment'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentSucceededData = components['schemas']['PaymentSucceededData'];
export type PaymentSucceededEvent = components['schemas']['PaymentSucceededEvent'];
export type Percentiles = components['schemas']['Percentiles'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PhoneNumberAssignment = components['schemas']['PhoneNumberAssignment'];
export type PhoneNumberChange = components['schemas']['PhoneNumberChange'];
export type PhoneNumberImport = components['schemas']['PhoneNumberImport'];
export type PhoneNumberPage = components['schemas']['PhoneNumberPage'];
export type PhoneNumberPurchase = components['schemas']['PhoneNumberPurchase'];
export type PhoneNumberSecret = components['schemas']['PhoneNumberSecret'];
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
export type Pronunciation = components['schemas']['Pronunciation'];
export type Pronunciations = components['schemas']['Pronunciations'];
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
export type RemovedContent = components['schemas']['RemovedContent'];
export type RemovedMember = components['schemas']['RemovedMember'];
export type RequestId = components['schemas']['RequestId'];
export type RequestRate = components['schemas']['RequestRate'];
export type ResponseEngine = components['schemas']['ResponseEngine'];
export type ResponseEngineUpdate = components['schemas']['ResponseEngineUpdate'];
export type ResponseTimes = components['schemas']['ResponseTimes'];
export type RetellAnalysis = components['schemas']['RetellAnalysis'];
export type RetellCall = components['schemas']['RetellCall'];
export type RetellCallCreate = components['schemas']['RetellCallCreate'];
export type RetellUtterance = components['schemas']['RetellUtterance'];
export type RetentionDays = components['schemas']['RetentionDays'];
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
export type Status = components['schemas']['Status'];
export type StorageUse = components['schemas']['StorageUse'];
export type StreamPosition = components['schemas']['StreamPosition'];
export type Tags = components['schemas']['Tags'];
export type TestCaller = components['schemas']['TestCaller'];
export type TestCase = components['schemas']['TestCase'];
export type TestCaseCreate = components['schemas']['TestCaseCreate'];
export type TestCasePage = components['schemas']['TestCasePage'];
export type TestCaseResult = components['schemas']['TestCaseResult'];
export type TestCaseUpdate = components['schemas']['TestCaseUpdate'];
export type TestEvent = components['schemas']['TestEvent'];
export type TestExpectation = components['schemas']['TestExpectation'];
export type TestFailure = components['schemas']['TestFailure'];
export type TestLine = components['schemas']['TestLine'];
export type TestMock = components['schemas']['TestMock'];
export type TestPattern = components['schemas']['TestPattern'];
export type TestPersona = components['schemas']['TestPersona'];
export type TestPhrase = components['schemas']['TestPhrase'];
export type TestProgress = components['schemas']['TestProgress'];
export type TestReport = components['schemas']['TestReport'];
export type TestRun = components['schemas']['TestRun'];
export type TestRunChange = components['schemas']['TestRunChange'];
export type TestRunCreate = components['schemas']['TestRunCreate'];
export type TestRunPage = components['schemas']['TestRunPage'];
export type TestRunStatus = components['schemas']['TestRunStatus'];
export type TestSample = components['schemas']['TestSample'];
export type TestScript = components['schemas']['TestScript'];
export type TestSpoken = components['schemas']['TestSpoken'];
export type TestTurn = components['schemas']['TestTurn'];
export type TestWarning = components['schemas']['TestWarning'];
export type TextPrice = components['schemas']['TextPrice'];
export type TimelineAgentChange = components['schemas']['TimelineAgentChange'];
export type TimelineAnalysis = components['schemas']['TimelineAnalysis'];
export type TimelineDelivery = components['schemas']['TimelineDelivery'];
export type TimelineFunctionRun = components['schemas']['TimelineFunctionRun'];
export type TimelineInterruption = components['schemas']['TimelineInterruption'];
export type TimelineKey = components['schemas']['TimelineKey'];
export type TimelineLanguageChange = components['schemas']['TimelineLanguageChange'];
export type TimelineLatency = components['schemas']['TimelineLatency'];
export type TimelinePassage = components['schemas']['TimelinePassage'];
export type TimelinePrincipal = components['schemas']['TimelinePrincipal'];
export type TimelineProblem = components['schemas']['TimelineProblem'];
export type TimelineSearch = components['schemas']['TimelineSearch'];
export type TimelineState = components['schemas']['TimelineState'];
export type TimelineSupervision = components['schemas']['TimelineSupervision'];
export type TimelineTransfer = components['schemas']['TimelineTransfer'];
export type TimelineTransferProgress = components['schemas']['TimelineTransferProgress'];
export type TimelineUtterance = components['schemas']['TimelineUtterance'];
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
export type UnansweredQuestion = components['schemas']['UnansweredQuestion'];
export type UnansweredQuestions = components['schemas']['UnansweredQuestions'];
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
export type VoiceSpeed = components['schemas']['VoiceSpeed'];
export type Wallet = components['schemas']['Wallet'];
export type WalletUpdate = components['schemas']['WalletUpdate'];
export type WavContent = components['schemas']['WavContent'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookChange = components['schemas']['WebhookChange'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookFormat = components['schemas']['WebhookFormat'];
export type WebhookFunctionCreate = components['schemas']['WebhookFunctionCreate'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type WebhookTestResult = components['schemas']['WebhookTestResult'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type Weekday = components['schemas']['Weekday'];
export type WeightedAgent = components['schemas']['WeightedAgent'];
export type WhiteLabel = components['schemas']['WhiteLabel'];
export type WhiteLabelColors = components['schemas']['WhiteLabelColors'];
export type WhiteLabelDomain = components['schemas']['WhiteLabelDomain'];
export type WhiteLabelUpdate = components['schemas']['WhiteLabelUpdate'];
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
export type WorkspaceEvent = components['schemas']['WorkspaceEvent'];
export type WorkspaceEventCall = components['schemas']['WorkspaceEventCall'];
export type WorkspaceEventStreamContent = components['schemas']['WorkspaceEventStreamContent'];
export type WorkspaceLimits = components['schemas']['WorkspaceLimits'];
export type WorkspacePage = components['schemas']['WorkspacePage'];
export type WorkspacePrivacy = components['schemas']['WorkspacePrivacy'];
export type WorkspaceRole = components['schemas']['WorkspaceRole'];
export type WorkspaceUpdate = components['schemas']['WorkspaceUpdate'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
