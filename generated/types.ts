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
            /** @description JSON Schema of `extracted` in the analysis. */
            extraction: {
                [key: string]: unknown;
            } | null;
            /** @description Speaks when the voice fails. */
            fallback_voice_id: string | null;
            /** @description Where it is filed. */
            folder: string | null;
            /** @description What the agent can do. */
            functions: components["schemas"]["AgentFunction"][];
            /** @description Said when the call opens; null: the agent waits. */
            greeting: string | null;
            inactivity: components["schemas"]["Inactivity"];
            interruption: components["schemas"]["Interruption"];
            /** @description Linked knowledge bases. */
            knowledge_base_ids: string[];
            /** @description Language of the conversation. */
            language: string;
            /** @description Calls of this agent at once; null for no cap of its own. */
            max_concurrent_calls: number | null;
            /** @description A call ends politely after this. */
            max_duration_seconds: number;
            recording: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description How long it rings. */
            ring_timeout_seconds: number;
            tags: components["schemas"]["Tags"];
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updated_at: string;
            variables: components["schemas"]["Variables"];
            /** @description Counts the changes of the agent. */
            readonly version: number;
            /** @description Voice. */
            voice_id: string;
            voicemail: components["schemas"]["Voicemail"];
            /** @description What it receives. */
            webhook_events: components["schemas"]["EventName"][];
            /** @description Signs deliveries. Only in the answer that created it. */
            readonly webhook_secret?: string;
            /** @description Receives call events. */
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
            /** @description Ignored. */
            readonly agent_id?: string;
            /** @description Display name. */
            agent_name: string;
            /** @description Ignored. */
            readonly created_at?: string;
            endpointing?: components["schemas"]["Endpointing"];
            /** @description JSON Schema of `extracted` in the analysis. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description Speaks when the voice fails. */
            fallback_voice_id?: string | null;
            /** @description Where it is filed. */
            folder?: string | null;
            /** @description What the agent can do. The JSON Schemas of one request may have 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][];
            /** @description Said when the call opens; null: the agent waits. */
            greeting?: string | null;
            inactivity?: components["schemas"]["Inactivity"];
            interruption?: components["schemas"]["Interruption"];
            /** @description Linked knowledge bases. */
            knowledge_base_ids?: string[];
            /** @description A code from GET /v1/languages that the voice speaks. */
            language: string;
            /** @description At most so many calls of this agent at once; further outbound ones wait in the queue and let those of other agents pass. Default null: no cap of its own. */
            max_concurrent_calls?: number | null;
            /** @description A call ends politely after this. Default 3600. */
            max_duration_seconds?: number;
            recording?: components["schemas"]["RecordingSettings"];
            response_engine: components["schemas"]["ResponseEngine"];
            /** @description How long it rings. Default 30. */
            ring_timeout_seconds?: number;
            tags?: components["schemas"]["Tags"];
            /** @description Ignored. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
            /** @description Ignored. */
            readonly version?: number;
            /** @description A voice from GET /v1/voices. Where its provider does not list its voices now, a new one is 502 `provider_failed`; the one that an agent has stays. */
            voice_id: string;
            voicemail?: components["schemas"]["Voicemail"];
            /** @description What it receives. Default: the five flat call events. */
            webhook_events?: components["schemas"]["EventName"][];
            /** @description Ignored. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description Receives call events.
             */
            webhook_url?: string | null;
        };
        /**
         * @description What the copy is called.
         * @example {
         *       "agent_name": "Ada in test"
         *     }
         */
        AgentDuplicate: {
            /** @description Default: the name with " (copy)". */
            agent_name?: string;
        };
        /**
         * @description Something that the agent can do.
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
            /** @description mcp: the tools that may be used; null: all. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: what the human hears before taking the call. */
            briefing?: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            readonly created_at: string;
            /** @description When the model should use it. */
            description: string;
            /** @description webhook: said while it runs. */
            filler?: string | null;
            /** @description webhook: names of the stored headers. */
            readonly header_names?: string[];
            /** @description Identifier, prefix `fn_`. */
            readonly id: string;
            /** @description transfer_call and end_call: said before. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            /** @description Name by which the model calls it. */
            name: string;
            /** @description webhook: JSON Schema of the arguments. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description webhook: signs the requests. Only in the answer that created it. */
            readonly signing_secret?: string;
            /** @description webhook and mcp: milliseconds to wait. */
            timeout_ms?: number;
            /** @description transfer_call: the number; left out where the model chooses it. */
            to?: string;
            /**
             * @description The variant.
             * @enum {string}
             */
            type: "webhook" | "transfer_call" | "end_call" | "dtmf" | "mcp" | "send_sms";
            /**
             * Format: date-time
             * @description When it was changed last.
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
            /** @description mcp: replaces the list; null: all. */
            allowed_tools?: string[] | null;
            /** @description transfer_call: what the human hears before taking the call. */
            briefing?: string | null;
            /** @description When the model should use it. */
            description?: string;
            /** @description Webhook: said while it runs. */
            filler?: string | null;
            /** @description Webhook: replaces all headers. */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description transfer_call and end_call: said before. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name?: components["schemas"]["FunctionName"];
            /** @description Webhook: JSON Schema of the arguments, replaced as a whole. */
            parameters?: {
                [key: string]: unknown;
            } | null;
            /** @description Webhook and mcp. */
            timeout_ms?: number | null;
            /** @description transfer_call: the number, E.164. null: the model chooses among `allowed_destinations`; without any, whatever number it likes, which takes admin scope. */
            to?: string | null;
            /** @description Cannot change; ignored. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "webhook_url": "https://example.com/hooks/parley"
         *     }
         */
        AgentUpdate: {
            /** @description Ignored. */
            readonly agent_id?: string;
            /** @description See AgentCreate. */
            agent_name?: string;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description Merged field by field. */
            endpointing?: components["schemas"]["Endpointing"] | null;
            /** @description Replaced as a whole. */
            extraction?: {
                [key: string]: unknown;
            } | null;
            /** @description See AgentCreate. */
            fallback_voice_id?: string | null;
            /** @description See AgentCreate. */
            folder?: string | null;
            /** @description Replaces the list. The JSON Schemas of one request may have 32 KiB each and 64 KiB together. */
            functions?: components["schemas"]["AgentFunctionCreate"][] | null;
            /** @description See AgentCreate. */
            greeting?: string | null;
            /** @description Merged field by field. */
            inactivity?: components["schemas"]["Inactivity"] | null;
            /** @description Merged field by field. */
            interruption?: components["schemas"]["Interruption"] | null;
            /** @description See AgentCreate. */
            knowledge_base_ids?: string[] | null;
            /** @description See AgentCreate. */
            language?: string;
            /** @description See AgentCreate. */
            max_concurrent_calls?: number | null;
            /** @description See AgentCreate. */
            max_duration_seconds?: number | null;
            /** @description Merged field by field. */
            recording?: components["schemas"]["RecordingSettings"] | null;
            response_engine?: components["schemas"]["ResponseEngineUpdate"];
            /** @description See AgentCreate. */
            ring_timeout_seconds?: number | null;
            /** @description See AgentCreate. */
            tags?: string[] | null;
            /** @description Ignored. */
            readonly updated_at?: string;
            /** @description Merged name by name. */
            variables?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description Ignored. */
            readonly version?: number;
            /** @description See AgentCreate. */
            voice_id?: string;
            /** @description Merged field by field. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description See AgentCreate. */
            webhook_events?: components["schemas"]["EventName"][] | null;
            /** @description Ignored. */
            readonly webhook_secret?: string;
            /**
             * Format: uri
             * @description Another address keeps the secret; null and then an address makes a new one.
             */
            webhook_url?: string | null;
        };
        /**
         * @description transfer_call: with `to` null the numbers among which the model may choose; it is told them, and the description can say which is for what. A call refuses any other number: the model reads why, and the timeline has a warning `transfer_refused`. null: no list.
         * @example [
         *       "+12025550109",
         *       "+12025550123"
         *     ]
         */
        AllowedDestinations: components["schemas"]["E164"][] | null;
        /**
         * @description A key without its value.
         * @example {
         *       "id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Production",
         *       "scope": "write",
         *       "prefix": "sk_service_live_3q2v",
         *       "status": "active",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "last_used_at": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "revoked_at": null,
         *       "predecessor_id": null
         *     }
         */
        ApiKey: {
            created_at: components["schemas"]["Timestamp"];
            /** @description User who minted it. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description Free label. */
            name: string;
            /** @description The key that this one was rotated from. */
            predecessor_id: string | null;
            /** @description The first characters of the value, to recognise it by. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Keys never expire; they are revoked.
             * @enum {string}
             */
            status: "active" | "revoked";
        };
        /**
         * @description A new key.
         * @example {
         *       "name": "Production",
         *       "scope": "write"
         *     }
         */
        ApiKeyCreate: {
            /** @description Free label. */
            name: string;
            scope: components["schemas"]["Scope"];
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description A key with its value, shown once.
         * @example {
         *       "id": "key_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Production",
         *       "scope": "write",
         *       "prefix": "sk_service_live_3q2v",
         *       "status": "active",
         *       "created_by": "usr_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "last_used_at": null,
         *       "created_at": "2026-11-21T09:30:00.000Z",
         *       "revoked_at": null,
         *       "predecessor_id": null,
         *       "key": "sk_service_live_3q2v9n"
         *     }
         */
        ApiKeyWithSecret: {
            created_at: components["schemas"]["Timestamp"];
            /** @description User who minted it. */
            created_by: string;
            /** @description Identifier, prefix `key_`. */
            id: string;
            /** @description The value. It cannot be shown again. */
            key: string;
            last_used_at: components["schemas"]["NullableTimestamp"];
            /** @description Free label. */
            name: string;
            /** @description The key that this one was rotated from. */
            predecessor_id: string | null;
            /** @description The first characters of the value, to recognise it by. */
            prefix: string;
            revoked_at: components["schemas"]["NullableTimestamp"];
            scope: components["schemas"]["Scope"];
            /**
             * @description Keys never expire; they are revoked.
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
         * @description When the available balance falls below the threshold, a top-up of this amount is started.
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
            /** @description What it can do. */
            capabilities: components["schemas"]["NumberCapability"][];
            /** @description Who sells it. */
            carrier: string;
            country: components["schemas"]["CountryCode"];
            /** @description Rent of a month. */
            monthly_price: components["schemas"]["Money"];
            number: components["schemas"]["E164"];
            /** @description Place or state, in the carrier's words. */
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
            /** @description As the carrier orders them. */
            data: components["schemas"]["AvailableNumber"][];
            /** @description Always false: ask for other numbers instead. */
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
            /** @description The agent that handles it; after a handoff the one that began it, the timeline has `agent_changed`. */
            agent_id: string;
            /** @description Version of the agent that it uses. */
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
            /** @description Seconds from answer to hang-up; grows while it runs. */
            duration: number;
            /** @description The carrier's or provider's own words. */
            end_detail: string | null;
            /** @description Why it ended; null before. */
            end_reason: components["schemas"]["CallEndReason"] | null;
            end_time: components["schemas"]["NullableTimestamp"];
            /** @description Caller number; null for web calls. */
            from_number: string | null;
            /** @description Null before the end, or without a turn. */
            latency: components["schemas"]["CallLatency"] | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Where it stands in line; 1 is dialed next. Null when it does not wait for a slot. */
            queue_position: number | null;
            /** @description Why it waits in the queue: `concurrency` (no slot of the workspace is free), `agent_concurrency` (its agent has as many calls as it may), `recogniser` (no connection to the recogniser is free), `capacity` (every process that carries calls is full). */
            queue_reason: string | null;
            /** @description The same with a signed token, good for an hour, for players that cannot send a header. */
            recording_play_url: string | null;
            /** @description How far the recording is; null where nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description Where the recording is; null before the end of the call and where nothing was recorded. It never changes after the end. While `recording_status` is `pending` it answers 409 `recording_not_ready`, and 404 `recording_failed` when it is `failed`. */
            recording_url: string | null;
            /** @description The schedule that placed it. */
            schedule_id: string | null;
            start_time: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["CallStatus"];
            tags: components["schemas"]["Tags"];
            /** @description Destination; null for web calls. */
            to_number: string | null;
            /** @description Where the transcript is. */
            transcript_url: string;
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
            /** @description 400 peaks of the other side, then 400 of the agent, each 0 to 31. */
            waveform: number[] | null;
        };
        /**
         * @description What a call came to.
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
            /** @description The model that analysed. */
            engine: string;
            /** @description Fields by the agent's `extraction` schema; absent ones were not found. */
            extracted: {
                [key: string]: unknown;
            };
            /**
             * @description Mood of the other side; null when it cannot be told.
             * @enum {string|null}
             */
            sentiment: "positive" | "neutral" | "negative" | null;
            /** @description Whether the agent reached its aim; null when it cannot be told. */
            success: boolean | null;
            /** @description A few sentences. */
            summary: string;
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
            /** @description Fields by the extraction schema of the agent. */
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
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            /** @description Whether the agent reached its aim; null when it cannot be told. */
            success: boolean | null;
            /** @description A few sentences; null without an analysis. */
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
         * @description What carries it.
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
            /** @description Fields by the extraction schema of the agent. */
            extracted: {
                [key: string]: unknown;
            };
            /** @description Caller number; null for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Whether the agent reached its aim; null when it cannot be told. */
            success: boolean | null;
            /** @description A few sentences; null without an analysis. */
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
         * @description What to do with a live call.
         * @example {
         *       "action": "say",
         *       "text": "Please hold the line."
         *     }
         */
        CallControl: components["schemas"]["SayControl"] | components["schemas"]["ContextControl"] | components["schemas"]["MuteControl"] | components["schemas"]["UnmuteControl"] | components["schemas"]["DtmfControl"] | components["schemas"]["TransferControl"] | components["schemas"]["HandoffControl"];
        /**
         * @description What became of a wish.
         * @example {
         *       "id": "tc_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "action": "say",
         *       "status": "done",
         *       "failure": null
         *     }
         */
        CallControlResult: {
            /**
             * @description What was wished.
             * @enum {string}
             */
            action: "say" | "inject_context" | "mute" | "unmute" | "send_dtmf" | "transfer" | "handoff";
            /** @description Why it could not be done. */
            failure: string | null;
            /** @description Identifier, prefix `tc_`. */
            id: string;
            /**
             * @description done: it took effect. pending: not yet. failed: it did not, and will not.
             * @enum {string}
             */
            status: "pending" | "done" | "failed";
        };
        /**
         * @description What a call cost, or has reserved.
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
            /** @description Empty while it runs. Tokens of a fallback model with another price have lines of their own. */
            items: components["schemas"]["CostItem"][];
            /** @description Held for it now; zero when final. */
            reserved: components["schemas"]["Money"];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Its line in the ledger; null while it runs, and for a call that cost nothing. */
            transaction_id: string | null;
            /** @description What went on at the carrier after a transfer, beside `total`; null while nothing was told of it, and where it was not answered. */
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
            /** @description The agent that talks. May be left out where `from_number` has outbound agents. */
            agent_id?: string;
            /** @description A number of the workspace. May be left out for test numbers. */
            from_number?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Whether it may wait for a free slot, for room in a process that carries calls, or for a connection to the recogniser; false: 429 `concurrency_limited` when there is none.
             * @default true
             */
            queue?: boolean;
            /**
             * @description How long it waits for a slot before it fails as `concurrency_timeout`.
             * @default 300
             */
            queue_ttl_seconds?: number;
            tags?: components["schemas"]["Tags"];
            to_number: components["schemas"]["E164"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Who called whom.
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
            /** @description The words of the carrier or provider. */
            end_detail: string | null;
            end_reason: components["schemas"]["CallEndReason"];
            metadata: components["schemas"]["Metadata"];
            /** @description How far the recording is; null where nothing was recorded. */
            recording_status: components["schemas"]["RecordingStatus"] | null;
            /** @description Where the recording is; null without one. */
            recording_url: string | null;
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            status: components["schemas"]["CallStatus"];
            /** @description Where the transcript is. */
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
            /** @description Place in the timeline of the call; order of delivery is not promised. */
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
         * @description Why a call ended.
         * @example caller_hangup
         * @enum {string}
         */
        CallEndReason: "busy" | "no_answer" | "declined" | "invalid_number" | "carrier_error" | "dnc_blocked" | "concurrency_timeout" | "insufficient_funds" | "canceled" | "caller_hangup" | "agent_hangup" | "ended_by_api" | "transferred" | "voicemail" | "inactivity" | "max_duration" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";
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
            /** @description The same in words. */
            detail: string;
            metadata: components["schemas"]["Metadata"];
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
        };
        /**
         * @description Something failed in mid-call. Envelope: flat.
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
         * @description A row of the timeline.
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
            /** @description Details by type; an utterance has role, text, start_ms, end_ms and interrupted, knowledge has the query, ms and the passages with chunk_id, source_id, position, score, similarity and title; monitor has what a supervisor did (`started`, `mode`, `whispered`, `said`, `ended`), the mode, who (`by`), at_ms, and of what was said the text and start_ms; transfer_progress (of a warm transfer) has transfer_to, state (dialing, ringing, briefing, accepted, failed) and the reason of a failure (declined, no_answer, busy, machine, no_decision, hung_up, refused, …); transfer has transfer_to and mode; agent_changed has from_agent_id and to_agent_id. */
            data: {
                [key: string]: unknown;
            };
            /** @description Grows within the call. */
            sequence: number;
            /**
             * @description What happened.
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
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
            /** @description The words of the carrier or provider. */
            end_detail: string | null;
            end_reason: components["schemas"]["CallEndReason"];
            /** @description Caller number; null for web calls. */
            from: string | null;
            metadata: components["schemas"]["Metadata"];
            /** @description Place in the timeline of the call; order of delivery is not promised. */
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
         * @description Hours of some days. One that goes past midnight is two.
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
            /** @description On these days. */
            days: components["schemas"]["Weekday"][];
            /** @description From this time of the day. */
            from: string;
            /** @description Before this one, which is later. */
            to: string;
        };
        /**
         * @description From the end of the other side's speech to the agent's first audio, over the turns of the call.
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
            /** @description How many turns were measured. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Calls of the workspace at once.
         * @example {
         *       "cap": 20,
         *       "used": 3,
         *       "queued": 0,
         *       "reserved_inbound": 4,
         *       "free_outbound": 13
         *     }
         */
        CallSlots: {
            /** @description At most, both directions. */
            cap: number;
            /** @description How many more outbound calls are dialed at once. */
            free_outbound: number;
            /** @description Waiting to be dialed. */
            queued: number;
            /** @description Of the cap, kept for inbound calls. */
            reserved_inbound: number;
            /** @description Being dialed or live. */
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
            /** @description Place in the timeline of the call; order of delivery is not promised. */
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
            /** @description Place in the timeline of the call; order of delivery is not promised. */
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
         * @description Where the call is; the outcome is `end_reason`.
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
            /** @description Whether the other side cut it short. */
            interrupted: boolean;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description Who spoke. `supervisor`: somebody who barged in, in the agent's place.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description What was said. */
            text: string;
        };
        /**
         * @description Either side, or a supervisor in the agent's place, completed an utterance. Envelope: flat.
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
             * @description Whether the agent briefed the human first.
             * @enum {string}
             */
            mode: "cold" | "warm";
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            /** @description The number of the human. */
            transfer_to: string;
        };
        /**
         * @description The agent hands the call to a human. Envelope: flat.
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
             * @description Whether the agent briefed the human first.
             * @enum {string}
             */
            mode: "cold" | "warm";
            /** @description Place in the timeline of the call; order of delivery is not promised. */
            sequence: number;
            /** @description Destination; null for web calls. */
            to: string | null;
            /** @description The number of the human. */
            transfer_to: string;
        };
        /**
         * @description The agent handed the call to a human. Envelope: nested.
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
         * @description Many contacts, dialed at a pace.
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
            /** @description The agent that talks. */
            agent_id: string | null;
            /** @description When it pauses by itself; null: never. */
            circuit_breaker: components["schemas"]["CircuitBreaker"] | null;
            completed_at: components["schemas"]["NullableTimestamp"];
            /** @description Calls of the campaign at once. */
            concurrency: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description Country of uploaded numbers without country code. */
            default_country: string | null;
            /** @description Never exceeded within any second. */
            dials_per_second: number;
            /** @description Numbers that calls come from, in turn. */
            from_numbers: components["schemas"]["E164"][];
            /** @description Identifier, prefix `cmp_`. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description Running, with nothing to dial before this time. */
            next_dial_at: components["schemas"]["Timestamp"] | null;
            /** @description The same in words. */
            pause_detail: string | null;
            /** @description Why it is paused; null when it is not. */
            pause_reason: components["schemas"]["PauseReason"] | null;
            retry: components["schemas"]["CampaignRetry"];
            /** @description 1, and one more each time failed contacts of a completed campaign are queued again. */
            round: number;
            scheduled_at: components["schemas"]["NullableTimestamp"];
            started_at: components["schemas"]["NullableTimestamp"];
            stats: components["schemas"]["CampaignStats"];
            status: components["schemas"]["CampaignStatus"];
            /** @description `contact`, or the IANA zone of the windows. */
            time_zone: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description What to do when a machine answers; null: what the agent does. */
            voicemail: components["schemas"]["Voicemail"] | null;
            /** @description When contacts may be called. Empty: always. */
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
            /** @description The agent that talked. */
            agent_id: string;
            /** @description The campaign. */
            campaign_id: string;
            completed_at: components["schemas"]["Timestamp"];
            /** @description What people call it. */
            name: string;
            /** @description The round that is over, from 1. */
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
         * @description Somebody to call.
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
            /** @description Dials so far. */
            attempts: number;
            /** @description Identifier, prefix `cct_`. */
            id: string;
            /** @description The newest call. */
            last_call_id: string | null;
            /** @description How the newest call that ended did. */
            last_outcome: components["schemas"]["CallEndReason"] | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            /** @description Why it is never dialed. */
            skip_reason: components["schemas"]["SkipReason"] | null;
            status: components["schemas"]["ContactStatus"];
            /** @description As uploaded; null: told by the number. */
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
            /** @description In the order of their rows. */
            data: components["schemas"]["CampaignContact"][];
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description One contact to add, as the list of contacts shows it.
         * @example {
         *       "to_number": "+12025550100",
         *       "variables": {
         *         "first_name": "Grace"
         *       }
         *     }
         */
        CampaignContactRow: {
            /** @description Ignored. */
            readonly attempts?: number;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Ignored. */
            readonly last_call_id?: string | null;
            /** @description Ignored. */
            readonly last_outcome?: string | null;
            /** @description Ignored. */
            readonly next_attempt_at?: string | null;
            /** @description Ignored. */
            readonly skip_reason?: string | null;
            /** @description Ignored. */
            readonly status?: string;
            /** @description IANA time zone of the contact. */
            time_zone?: string | null;
            /** @description In any spelling. */
            to_number: string;
            /** @description Ignored. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description Contacts to add; row 1 is the first.
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
         * @description A CSV file as a form sends it.
         * @example {
         *       "file": "to_number,first_name\n+12025550100,Grace\n"
         *     }
         */
        CampaignContactsFile: {
            /** @description The file, whatever its type is called. */
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
            /** @description The agent that talks. Needed to start. */
            agent_id?: string | null;
            /** @description When it pauses by itself; null: never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Ignored. */
            readonly completed_at?: string | null;
            /**
             * @description Calls of the campaign at once; the slots of the workspace bound it too.
             * @default 10
             */
            concurrency?: number;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /**
             * @description Never exceeded within any second; below 1, within the time of one dial. Above 1 a fraction is left out: 2.5 dials as 2.
             * @default 1
             */
            dials_per_second?: number;
            /** @description Numbers of the workspace that calls come from, in turn. Empty: as a call without `from_number`. */
            from_numbers?: components["schemas"]["E164"][];
            /** @description Ignored. */
            readonly id?: string;
            /** @description What people call it. */
            name: string;
            /** @description Ignored. */
            readonly next_dial_at?: string | null;
            /** @description Ignored. */
            readonly pause_detail?: string | null;
            /** @description Ignored. */
            readonly pause_reason?: string | null;
            /** @description When a contact is dialed again. Default: three attempts; busy after 5 minutes, no answer after an hour, a failing carrier after 10 minutes, doubled each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Ignored. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Not dialed before, once started.
             */
            scheduled_at?: string | null;
            /** @description Ignored. */
            readonly started_at?: string | null;
            /** @description Ignored. */
            readonly stats?: {
                [key: string]: unknown;
            };
            /** @description Ignored. */
            readonly status?: string;
            /**
             * @description Whose clock the windows mean: `contact`, or an IANA zone for all. The contact's is its column `time_zone`, else that of its number; where that leaves several zones, a window must be open in all of them.
             * @default contact
             */
            time_zone?: string;
            /** @description Ignored. */
            readonly updated_at?: string;
            /** @description What to do when a machine answers; null: what the agent does. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description When contacts may be called. Empty: always. */
            windows?: components["schemas"]["CallingWindow"][];
        };
        /**
         * @description What became of the rows.
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
            /** @description Added, to be dialed. */
            accepted: number;
            /** @description On the do-not-call list: added as skipped. */
            dnc: number;
            /** @description Given twice, or there already. */
            duplicate: number;
            /** @description Not read as a contact. */
            rejected: number;
            /** @description All but the accepted ones, the first 1 000. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
             * @description Each further delay is so many times the one before; 1: all alike. A delay never exceeds a week.
             * @default 2
             */
            back_off?: number;
            /**
             * @description Dials of a contact, the first included.
             * @default 3
             */
            max_attempts?: number;
            /** @description One an outcome. An outcome without a rule is not tried again. */
            rules?: components["schemas"]["RetryRule"][];
        };
        /**
         * @description Which failed contacts to queue again.
         * @example {
         *       "outcomes": [
         *         "busy",
         *         "no_answer"
         *       ]
         *     }
         */
        CampaignRetryRequest: {
            /** @description Only those whose last call ended so; all when left out. */
            outcomes?: components["schemas"]["CallEndReason"][];
        };
        /**
         * @description What is queued again.
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
            /** @description Contacts that wait again. */
            retried: number;
        };
        /**
         * @description Contacts by status, and what became of the calls.
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
            /** @description Answered of those that ended, 0 to 1; null before the first. */
            answer_rate: number | null;
            /** @description Of these, answered by a person or a machine. */
            answered: number;
            /** @description Calls that ended or are under way. */
            attempts: number;
            /** @description Left when the campaign was canceled. */
            canceled: number;
            /** @description Reached. */
            completed: number;
            /** @description All of them. */
            contacts: number;
            cost: components["schemas"]["Money"];
            /** @description With a call that waits or runs. */
            dialing: number;
            /** @description Given up. */
            failed: number;
            /** @description Ended calls by end reason. */
            outcomes: {
                [key: string]: number;
            };
            /** @description Not dialed yet. */
            pending: number;
            /** @description To be dialed again. */
            retry_scheduled: number;
            /** @description Never dialed. */
            skipped: number;
            /** @description From answer to hang-up, over all calls. */
            talk_seconds: number;
        };
        /**
         * @description Where the campaign is. Outside the calling windows it stays `running`, with `next_dial_at`.
         * @example running
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "completed" | "canceled";
        /**
         * @description What to change; null brings the default back.
         * @example {
         *       "dials_per_second": 5
         *     }
         */
        CampaignUpdate: {
            /** @description The agent that talks. Needed to start. */
            agent_id?: string | null;
            /** @description When it pauses by itself; null: never. */
            circuit_breaker?: components["schemas"]["CircuitBreaker"] | null;
            /** @description Ignored. */
            readonly completed_at?: string | null;
            /** @description Calls of the campaign at once; the slots of the workspace bound it too. */
            concurrency?: number | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description Country of uploaded numbers without country code, ISO 3166-1 alpha-2. */
            default_country?: string | null;
            /** @description Never exceeded within any second; below 1, within the time of one dial. Above 1 a fraction is left out: 2.5 dials as 2. */
            dials_per_second?: number | null;
            /** @description Numbers of the workspace that calls come from, in turn. Empty: as a call without `from_number`. */
            from_numbers?: components["schemas"]["E164"][] | null;
            /** @description Ignored. */
            readonly id?: string;
            /** @description What people call it. */
            name?: string;
            /** @description Ignored. */
            readonly next_dial_at?: string | null;
            /** @description Ignored. */
            readonly pause_detail?: string | null;
            /** @description Ignored. */
            readonly pause_reason?: string | null;
            /** @description When a contact is dialed again. Default: three attempts; busy after 5 minutes, no answer after an hour, a failing carrier after 10 minutes, doubled each time. */
            retry?: components["schemas"]["CampaignRetry"] | null;
            /** @description Ignored. */
            readonly round?: number;
            /**
             * Format: date-time
             * @description Not dialed before, once started.
             */
            scheduled_at?: string | null;
            /** @description Ignored. */
            readonly started_at?: string | null;
            /** @description Ignored. */
            readonly stats?: {
                [key: string]: unknown;
            };
            /** @description Ignored. */
            readonly status?: string;
            /** @description Whose clock the windows mean: `contact`, or an IANA zone for all. The contact's is its column `time_zone`, else that of its number; where that leaves several zones, a window must be open in all of them. */
            time_zone?: string | null;
            /** @description Ignored. */
            readonly updated_at?: string;
            /** @description What to do when a machine answers; null: what the agent does. */
            voicemail?: components["schemas"]["Voicemail"] | null;
            /** @description When contacts may be called. Empty: always. */
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
            /** @description Part of the calls that may not fail. */
            failure_rate: number;
            /** @description So many newest calls are looked at; with fewer it never pauses. */
            of: number;
        };
        /**
         * @description Where a contact is.
         * @example pending
         * @enum {string}
         */
        ContactStatus: "pending" | "dialing" | "retry_scheduled" | "completed" | "failed" | "skipped" | "canceled";
        /**
         * @description The agent knows it from its next answer on; nobody hears it.
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
            /** @description What the agent should know. */
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
            /** @description How many units the price is for. */
            per: number;
            price: components["schemas"]["Money"];
            /** @description Units used. */
            quantity: number;
            unit: components["schemas"]["PriceUnit"];
        };
        /**
         * @description ISO 3166-1 alpha-2.
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
         * @description A language-model server of the caller, connected by WebSocket.
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
             * @description A wss:// address; ws:// only inside the networks that the operator allows.
             */
            websocket_url: string;
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
            /** @description The first KiB of the answer. */
            body: string | null;
            /** @description Milliseconds. */
            duration_ms: number;
            /** @description Why there was no answer. */
            error: string | null;
            /** @description Counts from 1. */
            number: number;
            /** @description HTTP status; null when there was no answer. */
            status: number | null;
        };
        /**
         * @description What to send again: `ids`, or everything that fits the filter.
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
            /** @description Deliveries. */
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
         * @description How many were queued again.
         * @example {
         *       "replayed": 12
         *     }
         */
        DeliveryReplayResult: {
            /** @description Deliveries queued again; those that still wait are left alone. */
            replayed: number;
        };
        /**
         * @description Where a delivery is. `rejected`: the receiver answered 3xx or 4xx. `canceled`: the webhook was deleted or disabled first.
         * @example succeeded
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "succeeded" | "rejected" | "dead_letter" | "canceled";
        /**
         * @description What was begun; the fields of other kinds are null.
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
             * @description What was tried.
             * @enum {string}
             */
            kind: "call" | "web" | "chat";
            /** @description With `chat`: the answer. */
            message: components["schemas"]["WidgetMessage"] | null;
            /** @description With `web`: the right to join it. */
            rtc: components["schemas"]["RtcToken"] | null;
            /** @description With `chat`: the session. */
            session_id: string | null;
            /** @description With `chat`: its token, when this message opened it. */
            token?: string;
        };
        /**
         * @description What to try. `call` needs `to_number`, `chat` needs `message`.
         * @example {
         *       "message": "When do you open?"
         *     }
         */
        DemoStart: {
            /** @description What to say in the chat. */
            message?: string;
            /** @description The chat to go on with; its token goes into the Authorization header. */
            session_id?: string | null;
            /** @description One of the test numbers. */
            to_number?: string;
        };
        /**
         * @description Price of a minute of telephony to numbers that begin so.
         * @example {
         *       "prefix": "+4479",
         *       "per_minute": {
         *         "amount": "0.050000",
         *         "currency": "USD"
         *       }
         *     }
         */
        DestinationPrice: {
            /** @description For 60 seconds, charged by the second. */
            per_minute: components["schemas"]["Money"];
            /** @description The beginning of numbers in E.164. */
            prefix: string;
        };
        /**
         * @description What became of the rows.
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
            /** @description Added. */
            accepted: number;
            /** @description Given twice, or on the list already. */
            duplicate: number;
            /** @description No number. */
            rejected: number;
            /** @description The rejected ones, the first 1 000. */
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
            /** @description The call in which it was asked for. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Numbers that are never dialed from now on.
         * @example {
         *       "numbers": [
         *         "+12025550143"
         *       ],
         *       "reason": "asked to be left alone"
         *     }
         */
        DncNumbersAdd: {
            /** @description The call in which it was asked for. */
            call_id?: string | null;
            /** @description In any spelling. */
            numbers: string[];
            /** @description Why. */
            reason?: string | null;
        };
        /**
         * @description Presses keys of the telephone.
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
            /** @description Keys; `w` and `,` wait half a second. */
            digits: string;
        };
        /**
         * @description Presses keys of the phone.
         * @example {
         *       "type": "dtmf",
         *       "name": "press_keys",
         *       "description": "Presses keys in a phone menu."
         *     }
         */
        DtmfFunctionCreate: {
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description When the model should use it. */
            description: string;
            /** @description Ignored. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dtmf";
            /** @description Ignored. */
            readonly updated_at?: string;
        };
        /**
         * @description Phone number in E.164 with a leading plus.
         * @example +12025550100
         */
        E164: string;
        /**
         * Format: email
         * @description E-mail address; case does not matter.
         * @example ada@example.com
         */
        Email: string;
        /**
         * @description Hangs up.
         * @example {
         *       "type": "end_call",
         *       "name": "end_call",
         *       "description": "Ends the call after a goodbye."
         *     }
         */
        EndCallFunctionCreate: {
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description When the model should use it. */
            description: string;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Said before the hang-up. */
            message?: string | null;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end_call";
            /** @description Ignored. */
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
            /** @description After words that do not. Default 1000. */
            max_ms?: number;
            /** @description After words that sound complete. Default 300. */
            min_ms?: number;
        };
        /**
         * @description How much is said in a minute, for estimates and reservations.
         * @example {
         *       "llm_input_tokens": 6000,
         *       "llm_output_tokens": 200,
         *       "tts_characters": 500
         *     }
         */
        EstimateAssumptions: {
            /** @description Tokens that the model reads. */
            llm_input_tokens: number;
            /** @description Tokens that the model writes. */
            llm_output_tokens: number;
            /** @description Characters that are spoken. */
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
         * @description One wrong field.
         * @example {
         *       "pointer": "/agent_name",
         *       "code": "required",
         *       "detail": "is required"
         *     }
         */
        FieldError: {
            /** @description What rule it breaks. */
            code: string;
            /** @description The same in words. */
            detail: string;
            /** @description JSON Pointer into the body, or `/query/…`, `/path/…`, `/header/…`. */
            pointer: string;
        };
        /**
         * @description Request headers, e.g. an Authorization. Never shown again.
         * @example {
         *       "Authorization": "Bearer abc"
         *     }
         */
        FunctionHeaders: {
            [key: string]: string;
        };
        /**
         * @description Name by which the model calls it; unique in the agent.
         * @example lookup_order
         */
        FunctionName: string;
        /**
         * @description Which function, with what.
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
         * @description What was sent and what came back.
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
            /** @description The first 16 KiB of its answer. */
            body: string | null;
            /** @description Milliseconds until the answer was complete. */
            duration_ms: number;
            /** @description Why there was no answer. */
            error: string | null;
            /** @description Whether the receiver answered with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description Its HTTP status; null when there was no answer. */
            status: number | null;
        };
        /**
         * @description How a voice sounds.
         * @example female
         * @enum {string}
         */
        Gender: "female" | "male" | "neutral";
        /**
         * @description Another agent of the workspace takes the call over: its prompt, model, voice, functions, knowledge and manners. It knows what was said. The `agent_id` of the call stays the one that began it; the timeline has `agent_changed`. Recording and longest duration stay those of the first. From then on the call is charged, item by item, at the higher price of its agents.
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
            /** @description Who takes over, in its published version, else as it is. */
            agent_id: string;
            /** @description The first words of the new agent; null or left out: it answers what is open, or listens. */
            message?: string | null;
        };
        /**
         * @description Text of a header.
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
         * @description What happens while nobody speaks.
         * @example {
         *       "seconds": 8,
         *       "reminders": [
         *         "Are you still there?"
         *       ]
         *     }
         */
        Inactivity: {
            /** @description Said in turn; then the call ends with `inactivity`. */
            reminders?: string[];
            /** @description Silence before a reminder, and between reminders. Default 8. */
            seconds?: number;
        };
        /**
         * @description When speech of the other side stops the agent.
         * @example {
         *       "enabled": true,
         *       "min_ms": 200,
         *       "min_words": 1
         *     }
         */
        Interruption: {
            /** @description Whether it can be interrupted at all. Default true. */
            enabled?: boolean;
            /** @description Milliseconds of speech. Default 200. */
            min_ms?: number;
            /** @description Words beside back-channels such as "mm-hm". Default 1. */
            min_words?: number;
        };
        /**
         * @description What was found, best first.
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
            /** @description Agents that use it, up to 100. */
            agent_ids: string[];
            /** @description Bytes of all sources. */
            bytes: number;
            chunking: components["schemas"]["KnowledgeChunking"];
            /** @description Searchable chunks of all sources. */
            chunks: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description What it is about. */
            description: string;
            /** @description Identifier, prefix `kb_`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description How often URLs are fetched again. */
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
            /** @description Ignored. */
            readonly agent_ids?: string[];
            /** @description Ignored. */
            readonly bytes?: number;
            chunking?: components["schemas"]["KnowledgeChunking"];
            /** @description Ignored. */
            readonly chunks?: number;
            /** @description Ignored. */
            readonly created_at?: string;
            /**
             * @description What it is about.
             * @default
             */
            description?: string;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Display name. */
            name: string;
            /** @description How often URLs are fetched again; null: only on demand. */
            refresh_interval_seconds?: number | null;
            /** @description Ignored. */
            readonly sources?: {
                [key: string]: unknown;
            };
            /** @description Ignored. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description What to change.
         * @example {
         *       "refresh_interval_seconds": 86400
         *     }
         */
        KnowledgeBaseUpdate: {
            /** @description Ignored. */
            readonly agent_ids?: string[];
            /** @description Ignored. */
            readonly bytes?: number;
            chunking?: components["schemas"]["KnowledgeChunking"];
            /** @description Ignored. */
            readonly chunks?: number;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description What it is about. */
            description?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Display name. */
            name?: string;
            /** @description How often URLs are fetched again; null: only on demand. */
            refresh_interval_seconds?: number | null;
            /** @description Ignored. */
            readonly sources?: {
                [key: string]: unknown;
            };
            /** @description Ignored. */
            readonly updated_at?: string;
        };
        /**
         * @description A piece of a source, as a search finds it.
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
            /** @description Headings above it, outermost first. */
            heading: string | null;
            /** @description Identifier, prefix `chk_`. */
            id: string;
            /** @description Place in the source, from 0. */
            position: number;
            /** @description What it says. */
            text: string;
            /** @description Of the page or document. */
            title: string | null;
            /** @description The page it stands on. */
            url: string | null;
        };
        /**
         * @description How sources are cut. Along headings, paragraphs and sentences; a chunk repeats the end of the one before.
         * @example {
         *       "max_chars": 1000,
         *       "overlap_chars": 150
         *     }
         */
        KnowledgeChunking: {
            /** @description Longest chunk, characters. */
            max_chars: number;
            /** @description What it repeats at most, characters. Less than half of `max_chars`. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Follow the links of a page, on its own site.
         * @example {
         *       "max_depth": 2,
         *       "max_pages": 50
         *     }
         */
        KnowledgeCrawl: {
            /**
             * @description Links to follow from the first page.
             * @default 2
             */
            max_depth?: number;
            /**
             * @description Pages at most.
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
            /** @description Headings above it. */
            heading: string | null;
            metadata: components["schemas"]["KnowledgeMetadata"];
            /** @description Place in the source, from 0. */
            position: number;
            /** @description Fused rank, 0 to 1; 1: first by meaning and by words. */
            score: number;
            /** @description How near question and chunk are in meaning: cosine, -1 to 1. Scores tell the order, this tells how well it fits; what is related has about 0.4 and more with the built-in embedder. Null while the chunk waits to be embedded anew. */
            similarity: number | null;
            /** @description Where it stands. */
            source_id: string;
            /** @description What it says. */
            text: string;
            /** @description Of the page or document. */
            title: string | null;
            /** @description The page it stands on. */
            url: string | null;
        };
        /**
         * @description Free key/value pairs to filter by, shown with what is found; `title` names the source. 16 KiB at most.
         * @example {
         *       "title": "Opening hours",
         *       "category": "visit"
         *     }
         */
        KnowledgeMetadata: {
            [key: string]: unknown;
        };
        /**
         * @description What to look for.
         * @example {
         *       "query": "When do you open?",
         *       "limit": 3,
         *       "filter": {
         *         "category": "visit"
         *       }
         *     }
         */
        KnowledgeQuery: {
            /** @description Only sources whose metadata contain this. */
            filter?: {
                [key: string]: unknown;
            };
            /**
             * @description Chunks at most.
             * @default 10
             */
            limit?: number;
            /** @description A question or some words. */
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
            /** @description What was read, before it was cut. */
            bytes: number;
            /** @description Searchable chunks. */
            chunks: number;
            /** @description The text of a text source; null in lists. */
            content: string | null;
            /** @description Of the file. */
            content_type: string | null;
            /** @description How far links are followed. */
            crawl: components["schemas"]["KnowledgeCrawl"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Why it failed. */
            error: components["schemas"]["KnowledgeSourceError"] | null;
            /** @description As it was uploaded. */
            file_name: string | null;
            /** @description Identifier, prefix `src_`. */
            id: string;
            /** @description Where it belongs. */
            knowledge_base_id: string;
            last_fetched_at: components["schemas"]["NullableTimestamp"];
            metadata: components["schemas"]["KnowledgeMetadata"];
            next_refresh_at: components["schemas"]["NullableTimestamp"];
            /** @description Pages fetched so far; 1 for a text or a file. */
            pages: number;
            status: components["schemas"]["KnowledgeSourceStatus"];
            type: components["schemas"]["KnowledgeSourceType"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Where a page is fetched. */
            url: string | null;
        };
        /**
         * @description Sources by status.
         * @example {
         *       "pending": 0,
         *       "processing": 0,
         *       "ready": 1,
         *       "failed": 0
         *     }
         */
        KnowledgeSourceCounts: {
            /** @description With an `error`. */
            failed: number;
            /** @description Waiting. */
            pending: number;
            /** @description Being read. */
            processing: number;
            /** @description Searchable. */
            ready: number;
        };
        /**
         * @description A text or a page: either `content` or `url`. Files come as multipart.
         * @example {
         *       "content": "We are open from seven to six.",
         *       "metadata": {
         *         "title": "Opening hours",
         *         "category": "visit"
         *       }
         *     }
         */
        KnowledgeSourceCreate: {
            /** @description Ignored. */
            readonly bytes?: number;
            /** @description Ignored. */
            readonly chunks?: number;
            /** @description A text, plain or Markdown. Longer ones come as a file. */
            content?: string | null;
            /** @description Ignored. */
            readonly content_type?: string | null;
            /** @description With `url`: also the pages that it links to. */
            crawl?: components["schemas"]["KnowledgeCrawl"] | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description Ignored. */
            readonly error?: {
                [key: string]: unknown;
            } | null;
            /** @description Ignored. */
            readonly file_name?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Ignored. */
            readonly knowledge_base_id?: string;
            /** @description Ignored. */
            readonly last_fetched_at?: string | null;
            metadata?: components["schemas"]["KnowledgeMetadata"];
            /** @description Ignored. */
            readonly next_refresh_at?: string | null;
            /** @description Ignored. */
            readonly pages?: number;
            /** @description Ignored. */
            readonly status?: string;
            /** @description Ignored. */
            readonly type?: string;
            /** @description Ignored. */
            readonly updated_at?: string;
            /** @description A page, http or https. */
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
             * @description What kind of failure.
             * @enum {string}
             */
            code: "invalid_url" | "private_address" | "unreachable" | "timeout" | "http_error" | "too_many_redirects" | "robots_disallowed" | "too_large" | "unsupported_type" | "unreadable" | "too_complex" | "empty" | "embedder_failed" | "internal_error";
            /** @description A sentence for people. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Where the source is. While it is processed again, and after a failed refresh, what it had stays searchable.
         * @example ready
         * @enum {string}
         */
        KnowledgeSourceStatus: "pending" | "processing" | "ready" | "failed";
        /**
         * @description What the source is.
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
            /** @description txt, md, html, pdf or docx, 25 MiB at most; told by its name, else by its content type. */
            file: string;
            /** @description JSON object, see KnowledgeMetadata. */
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
            /** @description BCP 47. */
            code: string;
            /** @description English name. */
            name: string;
            /** @description Recognisers that hear it. */
            stt: string[];
            /** @description Providers that speak it. */
            tts: string[];
            /** @description How many voices speak it. */
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
            /** @description By code. */
            data: components["schemas"]["Language"][];
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description What a workspace may do at once, and how large things may be.
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
         * @description SIP trunks of the deployment's LiveKit server: either those that are there, by id, or a SIP server for which trunks are made. Trunks that are there must list the number. A SIP server is asked for its options (RFC 3261 section 11) before anything is made. Calls go both ways where there are trunks for both; a voicemail is known by its beep alone, and no text messages are sent.
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
            /** @description Where calls to the number may come from; empty: from anywhere. */
            inbound_addresses?: components["schemas"]["SipSource"][];
            /** @description For calls to the number. Its dispatch rule must give each caller a room of their own; without a rule one is made. */
            inbound_trunk_id?: string | null;
            /** @description For calls from the number; without one it takes calls only, unless the deployment has a trunk that lists it. */
            outbound_trunk_id?: string | null;
            /** @description Kept by the LiveKit server, and never shown again. */
            password?: string | null;
            /** @description Default 5060, with tls 5061. */
            port?: number;
            /**
             * @description How SIP travels.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "livekit";
            /** @description For digest authentication of calls from the number. */
            username?: string | null;
        };
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
         * @description What to end.
         * @example {
         *       "all": false
         *     }
         */
        LogoutRequest: {
            /** @description End every session of the user. */
            all?: boolean;
        };
        /**
         * @description Gives the model the tools of an MCP server (streamable HTTP), each as `<name>_<tool>`. They are listed when a call begins.
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
            /** @description Names of the tools that may be used; null: all. */
            allowed_tools?: string[] | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description For people; the model is told the tools’ own. */
            description: string;
            /** @description Said while a tool runs. */
            filler?: string | null;
            /** @description Ignored. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Ignored. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description Of one run of a tool. Default 10000. */
            timeout_ms?: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mcp";
            /** @description Ignored. */
            readonly updated_at?: string;
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description Free key/value pairs, echoed in webhooks. 16 KiB at most.
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
            /** @description How much it can read; null when unknown. */
            context_tokens: number | null;
            /** @description Used when an agent names none. */
            default: boolean;
            /** @description What an agent's `model` names. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Who serves it. */
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
            /** @description The default first. */
            data: components["schemas"]["Model"][];
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description An amount of money; up to six places.
         * @example {
         *       "amount": "0.014200",
         *       "currency": "USD"
         *     }
         */
        Money: {
            /** @description Decimal number as text. */
            amount: string;
            /** @description ISO 4217. */
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
            /** @description Decimal number as text. */
            amount: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "USD";
        };
        /**
         * @description What binary frames to the supervisor are.
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
            /** @description Two. */
            channels: number;
            /**
             * @description PCM16, little endian, interleaved.
             * @constant
             */
            encoding: "pcm_s16le";
            /** @description Milliseconds of one frame. */
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
            /** @description Hertz. */
            sample_rate: number;
        };
        /**
         * @description What a supervisor sends over the socket of a call, as text frames.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end";
        };
        /**
         * @description Who speaks to the caller from now on. All who follow the call are told.
         * @example {
         *       "type": "floor",
         *       "speaker": "supervisor"
         *     }
         */
        MonitorFloor: {
            /**
             * @description Who.
             * @enum {string}
             */
            speaker: "agent" | "supervisor";
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "floor";
        };
        /**
         * @description Frames were left out because this socket took them too slowly; the next one belongs so much later.
         * @example {
         *       "type": "gap",
         *       "ms": 240
         *     }
         */
        MonitorGap: {
            /** @description Milliseconds that are missing. */
            ms: number;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gap";
        };
        /**
         * @description A line of the conversation; one with a known id replaces it. What the agent has not said yet is not in it.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line";
        };
        /**
         * @description What a supervisor may do; each includes the ones before it.
         * @example listen
         * @enum {string}
         */
        MonitorMode: "listen" | "whisper" | "barge";
        /**
         * @description The mode of this socket from now on. It falls back to `listen` by itself where the call takes the floor from who barges: it ends, or is transferred.
         * @example {
         *       "type": "mode",
         *       "mode": "whisper"
         *     }
         */
        MonitorModeChanged: {
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mode";
        };
        /**
         * @description The call is followed, in `mode`; `allowed` is the most that the token allows. What was said so far comes next, as `line`, the last hundred of them.
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
            /** @description Who talks. */
            agent_name: string;
            allowed: components["schemas"]["MonitorMode"];
            /** @description Milliseconds since the audio opened: where the first frame belongs in the recording. */
            at_ms: number;
            /** @description The call. */
            call_id: string;
            /** @description Whether speech is recognised. Without, a whisper is text, and `said` tells the agent what a supervisor said. */
            ears: boolean;
            /** @description Language of the agent. */
            language: string;
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open";
        };
        /**
         * @description Something was not done; the socket goes on.
         * @example {
         *       "type": "refused",
         *       "code": "no_recogniser",
         *       "detail": "This service has no recogniser: whisper as text, {\"type\":\"whisper\",\"text\":\"…\"}."
         *     }
         */
        MonitorRefused: {
            /**
             * @description mode_not_allowed: beyond the token. mode_not_set: it needs another mode. no_recogniser: whisper as text. floor_taken: another supervisor barges. floor_not_free: the call says its disclosure, ends, is transferred, or a machine speaks. words_not_needed: speech is recognised here.
             * @enum {string}
             */
            code: "mode_not_allowed" | "mode_not_set" | "no_recogniser" | "floor_taken" | "floor_not_free" | "words_not_needed";
            /** @description The same in words. */
            detail: string;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "refused";
        };
        /**
         * @description What the supervisor has just said in mode `barge`, in words, where the service has no recogniser: so that the agent knows it afterwards.
         * @example {
         *       "type": "said",
         *       "text": "I will see to it myself."
         *     }
         */
        MonitorSaid: {
            /** @description What was said. */
            text: string;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "said";
        };
        /**
         * @description What a supervisor is sent over the socket of a call, as text frames.
         * @example {
         *       "type": "state",
         *       "turn": "listening"
         *     }
         */
        MonitorServerMessage: components["schemas"]["MonitorOpen"] | components["schemas"]["MonitorState"] | components["schemas"]["MonitorLine"] | components["schemas"]["MonitorTool"] | components["schemas"]["MonitorModeChanged"] | components["schemas"]["MonitorFloor"] | components["schemas"]["MonitorGap"] | components["schemas"]["MonitorRefused"] | components["schemas"]["MonitorEnd"];
        /**
         * @description From now on in this mode, up to the one of the token. Answered by `mode` or `refused`.
         * @example {
         *       "type": "mode",
         *       "mode": "barge"
         *     }
         */
        MonitorSetMode: {
            mode: components["schemas"]["MonitorMode"];
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
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
             * @description What the agent does.
             * @enum {string}
             */
            turn: "listening" | "hearing" | "thinking" | "speaking";
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "state";
        };
        /**
         * @description The right to follow one call, once.
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
            /** @description Seconds until it opens nothing more. */
            expires_in: number;
            initial_mode: components["schemas"]["MonitorMode"];
            mode: components["schemas"]["MonitorMode"];
            /** @description Goes into the second subprotocol, never into an address. */
            token: string;
            /** @description Address of the socket. */
            url: string;
        };
        /**
         * @description How a call is to be followed: `mode` is the most that the token allows, `listen` when left out; `initial_mode` is what the socket begins with, `mode` when left out, and not beyond it.
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
            /** @description Function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
        };
        /**
         * @description Tells the agent something that the caller does not hear; it knows it from its next answer on. In the modes `whisper` and `barge`.
         * @example {
         *       "type": "whisper",
         *       "text": "Offer her the discount."
         *     }
         */
        MonitorWhisper: {
            /** @description What the agent should know. */
            text: string;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "whisper";
        };
        /**
         * @description The agent stays silent and goes on listening.
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
         * @description How a voice sounds; null where nobody says.
         * @example female
         * @enum {string|null}
         */
        NullableGender: "female" | "male" | "neutral" | null;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, milliseconds; null when it has not happened.
         * @example 2026-11-21T09:30:00.000Z
         */
        NullableTimestamp: string | null;
        /**
         * @description What may be shown of an account of your own.
         * @example {
         *       "type": "sip_trunk",
         *       "name": "sip.example.com:5060"
         *     }
         */
        NumberAccount: {
            /** @description Account SID, host and port of the trunk, or its id. */
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
         * @description Rent of a kind of number.
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
         * @description Why a campaign is paused: by hand, by its circuit breaker, because the wallet covers no call, or by `provider_error`: no call of it can be placed (a number, a model or a voice of it is not served any more), or the last ten failed for a fault of whoever carries, hears, thinks or speaks.
         * @example manual
         * @enum {string}
         */
        PauseReason: "manual" | "circuit_breaker" | "insufficient_funds" | "provider_error";
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
            /** @description Why it failed: a word of the provider such as `insufficient_funds`, or `amount_mismatch` (what landed is not what was asked for), `no_payment_method`, `not_started`. */
            failure: string | null;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `pay_`. */
            id: string;
            /** @description Where to pay; null when nothing is left to do. */
            pay_url: string | null;
            /** @description Who takes the money. */
            provider: string;
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description Where a payment is; it credits when it has succeeded.
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
            /** @description The balance after it. */
            balance: components["schemas"]["Money"];
            /** @description The payment. */
            payment_id: string;
            /** @description Who took the money. */
            provider: string;
            /** @description Its line in the ledger. */
            transaction_id: string;
        };
        /**
         * @description A top-up landed. Envelope: nested.
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
            /** @description The account of your own that it is on; null: the deployment's. */
            account: components["schemas"]["NumberAccount"] | null;
            /** @description The agent that answers it, where `inbound_agents` is empty. */
            agent_id: string | null;
            /** @description The version of that agent; null: the newest. */
            agent_version: number | null;
            /** @description Where calls from this number may go; null: to the countries of the workspace's numbers. */
            allowed_countries: components["schemas"]["CountryCode"][] | null;
            /** @description What the carrier says it can do. */
            capabilities: components["schemas"]["NumberCapability"][];
            /** @description Who carries it; `loopback` is the built-in test network. */
            carrier: string;
            /** @description ISO 3166-1 alpha-2; null for test numbers. */
            country: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Where callers are connected when no agent can answer. */
            fallback_number: string | null;
            /** @description Identifier, prefix `pn_`. */
            id: string;
            /** @description Agents that share inbound calls. */
            inbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description Signs the requests to that address. Only in the answer that created it. */
            inbound_webhook_secret?: string;
            /** @description Asked before an inbound call is answered. */
            inbound_webhook_url: string | null;
            /** @description Rent of a month. */
            monthly_price: components["schemas"]["Money"];
            /** @description Your name for it. */
            nickname: string | null;
            number: components["schemas"]["E164"];
            /** @description Agents that share calls from this number which name none. */
            outbound_agents: components["schemas"]["WeightedAgent"][];
            /** @description Paid up to here; null: no rent. */
            rented_until: components["schemas"]["NullableTimestamp"];
            /**
             * @description pending: the carrier was asked for it. suspended: its rent could not be charged.
             * @enum {string}
             */
            status: "pending" | "active" | "suspended" | "released";
        };
        /**
         * @description Who answers.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2"
         *     }
         */
        PhoneNumberAssignment: {
            /** @description The agent; null: nobody. */
            agent_id: string | null;
        };
        /**
         * @description A number of your own.
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
            /** @description The agent that answers it. */
            agent_id?: string | null;
            /** @description Your name for it. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
            /** @description The agent that answers it. */
            agent_id?: string | null;
            /** @description Who sells it; default: the first carrier that sells numbers. */
            carrier?: string;
            /** @description Your name for it. */
            nickname?: string | null;
            number: components["schemas"]["E164"];
        };
        /**
         * @description What to change; null clears.
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
            /** @description Keeps the assigned agent at a version; null: the newest. */
            agent_version?: number | null;
            /** @description Where calls from this number may go; null: to the countries of the workspace's numbers. Needs admin scope. */
            allowed_countries?: components["schemas"]["CountryCode"][] | null;
            /** @description Where callers are connected when no agent can answer. Where calls from this number may go holds here too. */
            fallback_number?: string | null;
            /** @description Agents that share inbound calls; they stand before the assigned one. */
            inbound_agents?: components["schemas"]["WeightedAgent"][] | null;
            /**
             * Format: uri
             * @description Asked before an inbound call is answered, signed, for 1500 ms at most: a JSON object with `caller` and `number`. Its answer may name `agent_id`, `variables`, `metadata`, or `reject: true`.
             */
            inbound_webhook_url?: string | null;
            /** @description Your name for it. */
            nickname?: string | null;
            /** @description Agents that share calls from this number which name none. */
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
            /** @description What the model passed. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Milliseconds. */
            duration_ms: number;
            /** @description Function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /** @description What the model was told. */
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
             * @description Who said it.
             * @enum {string}
             */
            role: "agent" | "user";
            /** @description What was said. */
            text: string;
        };
        /**
         * @description A chunk that the model was given as reference.
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
            /** @description Place in the source, from 0. */
            position: number;
            /** @description Fused rank, 0 to 1. */
            score: number;
            /** @description How near question and chunk are in meaning: cosine, -1 to 1. Scores tell the order, this tells how well it fits; what is related has about 0.4 and more with the built-in embedder. Null while the chunk waits to be embedded anew. */
            similarity: number | null;
            /** @description Where it stands. */
            source_id: string;
            /** @description What it says. */
            text: string;
            /** @description Of the source. */
            title: string | null;
        };
        /**
         * @description What the agent would say and do.
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
            /** @description What was charged for it. */
            cost: components["schemas"]["Money"];
            /** @description What it did, in order. end_call, transfer_call, dtmf and send_sms are only reported. */
            functions: components["schemas"]["PlaygroundFunctionRun"][];
            /** @description Milliseconds for the whole turn. */
            latency_ms: number;
            /** @description The model that thought: the fallback model where it answered last. */
            model: string;
            /** @description What the linked knowledge bases gave for it. */
            passages: components["schemas"]["PlaygroundPassage"][];
            /** @description What the agent would say. */
            text: string;
            usage: components["schemas"]["TokenUsage"];
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
            /** @description Oldest first; the last one is the user's. */
            messages: components["schemas"]["PlaygroundMessage"][];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description What a minute costs.
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
            /** @description Line by line, for one minute. */
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
         * @description What is charged. `sms`: text messages that the agent sent. `transfer`: the leg that goes on at the carrier after a transfer, or to a fallback number. `adjustment`: in charges of earlier versions only, never positive; the part that the wallet could not cover.
         * @example telephony
         * @enum {string}
         */
        PriceItem: "telephony" | "stt" | "llm_input" | "llm_output" | "tts" | "platform" | "sms" | "transfer" | "adjustment";
        /**
         * @description What carries a call: the test numbers, a telephone carrier, a browser.
         * @default phone
         * @example phone
         * @enum {string}
         */
        PriceRoute: "loopback" | "phone" | "web";
        /**
         * @description What is counted; a segment is a part of a text message (3GPP TS 23.040).
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
            /** @description ISO 4217. */
            currency: string;
            /** @description Telephony of calls to telephone numbers, by the longest prefix that fits; a number that none fits is not called. Numbers on accounts and trunks of their owners call at the rate of telephony. */
            destinations?: components["schemas"]["DestinationPrice"][];
            /** @description Calls over these cost nothing, whatever they use. */
            free_routes: components["schemas"]["PriceRoute"][];
            /** @description Rent of numbers. */
            number_rents?: components["schemas"]["NumberRent"][];
            /** @description All rates. */
            rates: components["schemas"]["Rate"][];
            /** @description The rules, in words. */
            rounding: string[];
            /** @description Text messages, by the longest prefix that fits; a number that none fits is not written to. Numbers on accounts and trunks of their owners send at the rate of messages. */
            text_destinations?: components["schemas"]["TextPrice"][];
        };
        /**
         * @description Who asks.
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
         *         "created_at": "2026-11-21T09:30:00.000Z"
         *       },
         *       "role": "owner",
         *       "scope": "admin"
         *     }
         */
        Principal: {
            /** @description The key, when it is one. */
            api_key: components["schemas"]["ApiKey"] | null;
            /**
             * @description A user session or an API key.
             * @enum {string}
             */
            kind: "user" | "api_key";
            /**
             * @description Role of the user in the workspace; null for keys.
             * @enum {string|null}
             */
            role: "owner" | "admin" | "member" | "viewer" | null;
            scope: components["schemas"]["Scope"];
            /** @description The user of the session, or who minted the key. */
            user: components["schemas"]["User"] | null;
            workspace: components["schemas"]["Workspace"];
        };
        /**
         * @description RFC 9457 problem details.
         * @example {
         *       "type": "https://example.com/parley/problems/validation_failed",
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
            /** @description With `forbidden_scope`: what the credentials have. */
            actual_scope?: string;
            /** @description Stable code to decide by. */
            code: string;
            /** @description What happened this time. */
            detail?: string;
            /** @description The fields that are wrong. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The path of the request. */
            instance?: string;
            /** @description Identifier of the request. */
            request_id: string;
            /** @description With `forbidden_scope`: what the operation needs. */
            required_scope?: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The code in words. */
            title: string;
            /** @description Address of the description of the code. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Something that hears, thinks, speaks or carries.
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
            /** @description What it is, in words. */
            description: string;
            /** @description What went wrong, while failing. */
            detail: string | null;
            /**
             * @description How its last use or check went; unknown before the first.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "failing";
            /** @description Identifier. */
            id: string;
            /**
             * @description What it does.
             * @enum {string}
             */
            kind: "llm" | "stt" | "tts" | "vad" | "telephony" | "embeddings";
            last_checked_at: components["schemas"]["NullableTimestamp"];
            /**
             * @description Whose key is used; null where none is needed or there is none.
             * @enum {string|null}
             */
            source: "platform" | "own" | null;
        };
        /**
         * @description What is shown of a stored key.
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
            /** @description Its last four characters. */
            hint: string;
            /** @description Whose key it is. */
            provider: string;
            updated_at: components["schemas"]["Timestamp"];
            verified_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A key of the workspace’s own account with the provider.
         * @example {
         *       "api_key": "3f9c0b1a2d4e5f60718293a4b5c6d7e8f9012345"
         *     }
         */
        ProviderCredentialsPut: {
            /** @description The key as the provider gave it. */
            api_key: string;
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
            /** @description By kind. */
            data: components["schemas"]["Provider"][];
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
            /** @description Route of telephony, platform, sms and transfer, provider of the others; `*` for all that have no rate of their own. */
            applies_to: string;
            item: components["schemas"]["PriceItem"];
            /** @description How many units the price is for. */
            per: number;
            price: components["schemas"]["Money"];
            unit: components["schemas"]["PriceUnit"];
        };
        /**
         * @description Whether calls are recorded, and what is said about it.
         * @example {
         *       "enabled": true,
         *       "disclosure": "This call is recorded."
         *     }
         */
        RecordingSettings: {
            /** @description Spoken first; it cannot be interrupted. */
            disclosure?: string | null;
            /** @description Default true. */
            enabled?: boolean;
        };
        /**
         * @description `pending`: it is being made, or storage is out of order and will be tried again for a week. `incomplete`: it is served, and some of the call is not in it. `failed`: it could not be stored.
         * @example ready
         * @enum {string}
         */
        RecordingStatus: "pending" | "ready" | "incomplete" | "failed";
        /**
         * @description A refresh token.
         * @example {
         *       "refresh_token": "rt_3q2v9n",
         *       "rotate": true
         *     }
         */
        RefreshRequest: {
            /** @description From login or the refresh before. */
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
             * @description `empty`: no number. `too_long`: a cell of more than 4 096 characters. `too_many_cells`: more than the header has.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_time_zone" | "invalid_text" | "too_long" | "too_many_cells" | "duplicate" | "dnc";
            /** @description Counted from 1; in a file the header is row 1. A quoted line break does not count. */
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
            /** @description Name of the person. */
            name: string;
            password: components["schemas"]["Password"];
            /** @description Name of their first workspace; made from the name when left out. */
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
         * @description A row that was not taken.
         * @example {
         *       "row": 2,
         *       "reason": "invalid_number"
         *     }
         */
        RejectedRow: {
            /**
             * @description What is wrong.
             * @enum {string}
             */
            reason: "empty" | "invalid_number" | "invalid_reason";
            /** @description Counted from 1; in a file the header is row 1. */
            row: number;
        };
        /**
         * @description Identifier of a request.
         * @example req_01jd8k3v9rj6m2t5q7x8y0z1a2
         */
        RequestId: string;
        /**
         * @description How often somebody may ask.
         * @example {
         *       "user_requests": 100,
         *       "public_requests": 30,
         *       "window_seconds": 60,
         *       "remaining": 97,
         *       "reset_seconds": 42
         *     }
         */
        RequestRate: {
            /** @description Of one address, on public operations. */
            public_requests: number;
            /** @description How many more the caller has in the window that runs, after this one; counted by each process of the service. */
            remaining: number;
            /** @description When the next window begins. */
            reset_seconds: number;
            /** @description Of one user, over all their keys and sessions. */
            user_requests: number;
            /** @description In so many seconds. */
            window_seconds: number;
        };
        /**
         * @description What thinks for the agent.
         * @example {
         *       "type": "service-llm",
         *       "system_prompt": "You are Ada at the front desk of Northwind."
         *     }
         */
        ResponseEngine: components["schemas"]["ServiceLlmEngine"] | components["schemas"]["CustomLlmEngine"];
        /**
         * @description The fields of the engine to change.
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
             * @description The variant; another one drops the fields of the old.
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
         * @description End reasons after which another attempt makes sense.
         * @example busy
         * @enum {string}
         */
        RetryOutcome: "busy" | "no_answer" | "declined" | "carrier_error" | "voicemail" | "inactivity" | "engine_error" | "stt_error" | "tts_error" | "media_lost" | "internal_error";
        /**
         * @description `scheduled`: 10 s to answer, retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after the first attempt. `exponential`: 5 s, retries after 30, 60 and 120 s.
         * @example scheduled
         * @enum {string}
         */
        RetryPolicy: "scheduled" | "exponential";
        /**
         * @description What happens after one kind of outcome.
         * @example {
         *       "outcome": "busy",
         *       "delay_seconds": 300
         *     }
         */
        RetryRule: {
            /** @description From the end of the first call to the second attempt. */
            delay_seconds: number;
            outcome: components["schemas"]["RetryOutcome"];
        };
        /**
         * @description What the recogniser of the browser hears. A later one replaces it until one is final.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "caption";
            /** @description What was heard. */
            text: string;
        };
        /**
         * @description What a browser sends over the socket of a call, as text frames.
         * @example {
         *       "t": "text",
         *       "text": "When do you open?"
         *     }
         */
        RtcClientMessage: components["schemas"]["RtcText"] | components["schemas"]["RtcCaption"] | components["schemas"]["RtcMute"] | components["schemas"]["RtcInterrupt"] | components["schemas"]["RtcDtmf"] | components["schemas"]["RtcPlayed"] | components["schemas"]["RtcHangUp"];
        /**
         * @description A line of the agent was cut short. Audio not yet played is thrown away and counts as played.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "cut";
            /** @description What was heard of it. */
            text: string;
        };
        /**
         * @description Keys of a telephone.
         * @example {
         *       "t": "dtmf",
         *       "digits": "1"
         *     }
         */
        RtcDtmf: {
            /** @description Keys. */
            digits: string;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "dtmf";
        };
        /**
         * @description Who recognises speech. `browser`: the page sends what its own recogniser hears as `caption`, or typed text.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "end";
        };
        /**
         * @description The call cannot go on; the socket closes.
         * @example {
         *       "t": "fail",
         *       "code": "engine_error"
         *     }
         */
        RtcFail: {
            /** @description Why: a code of the contract or an end reason. */
            code: string;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "end";
        };
        /**
         * @description Whether calls in the browser work.
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
            /** @description The first hop that fails. */
            failing: string | null;
            /** @description In the order of the way. */
            hops: components["schemas"]["RtcHop"][];
            /** @description Whether all hops work. */
            ok: boolean;
            transport: components["schemas"]["RtcTransport"];
            /** @description Where browsers connect to. */
            url: string;
        };
        /**
         * @description One part of the way from a mouth to the agent and back.
         * @example {
         *       "hop": "turn",
         *       "ok": true,
         *       "detail": "not needed by websocket"
         *     }
         */
        RtcHop: {
            /** @description What is configured, or what fails. */
            detail: string;
            /**
             * @description Which one.
             * @enum {string}
             */
            hop: "signalling" | "turn" | "media" | "recogniser" | "model" | "voice";
            /** @description Whether it works. */
            ok: boolean;
        };
        /**
         * @description The visitor stops the agent by a button.
         * @example {
         *       "t": "interrupt"
         *     }
         */
        RtcInterrupt: {
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "interrupt";
        };
        /**
         * @description How long the answer took; the figures of the timeline.
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
            /** @description The line that it is about. */
            id: string | null;
            /** @description Milliseconds of the voice. */
            speak_ms: number;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
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
         * @description Something that was said.
         * @example {
         *       "id": "l1",
         *       "role": "agent",
         *       "text": "Hello.",
         *       "final": true
         *     }
         */
        RtcLine: {
            /** @description Whether it is complete. */
            final: boolean;
            /** @description Unique in the call. */
            id: string;
            /**
             * @description Who said it.
             * @enum {string}
             */
            role: "user" | "agent";
            /** @description The words; of the agent those spoken so far. */
            text: string;
        };
        /**
         * @description A line of the conversation; one with a known id replaces it.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "line";
        };
        /**
         * @description The microphone was switched off or on: silence is heard meanwhile.
         * @example {
         *       "t": "mute",
         *       "on": true
         *     }
         */
        RtcMute: {
            /** @description True: off. */
            on: boolean;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "mute";
        };
        /**
         * @description The call is joined. A reconnect within ten seconds with `resume_token` in place of the token goes on with it.
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
            /** @description Who talks. */
            agent_name: string;
            /** @description The call. */
            call_id: string;
            ears: components["schemas"]["RtcEars"];
            /** @description Language of the agent. */
            language: string;
            /** @description Reconnects to this call once; each open brings another. */
            resume_token: string;
            /** @description Whether it goes on after a lost connection. */
            resumed: boolean;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "open";
        };
        /**
         * @description How much of the agent was played or thrown away; sent five times a second or more while it plays.
         * @example {
         *       "t": "played",
         *       "frames": 120
         *     }
         */
        RtcPlayed: {
            /** @description Frames since this socket opened. */
            frames: number;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "played";
        };
        /**
         * @description What the server sends over the socket of a call, as text frames.
         * @example {
         *       "t": "turn",
         *       "turn": "listening"
         *     }
         */
        RtcServerMessage: components["schemas"]["RtcOpen"] | components["schemas"]["RtcTurn"] | components["schemas"]["RtcLineMessage"] | components["schemas"]["RtcCut"] | components["schemas"]["RtcLatency"] | components["schemas"]["RtcTool"] | components["schemas"]["RtcEnd"] | components["schemas"]["RtcFail"];
        /**
         * @description Typed by the visitor: a whole utterance.
         * @example {
         *       "t": "text",
         *       "text": "When do you open?"
         *     }
         */
        RtcText: {
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "text";
            /** @description What was typed. */
            text: string;
        };
        /**
         * @description The right to join one call, once.
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
            /** @description Seconds until it joins no more. */
            expires_in: number;
            /** @description With `websocket` it goes into the second subprotocol, never into an address; with `livekit` it is an access token for the room of this call. */
            token: string;
            transport: components["schemas"]["RtcTransport"];
            /** @description Address of the socket, or of the LiveKit server. */
            url: string;
        };
        /**
         * @description A call in the browser.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "metadata": {
         *         "order_id": "4512"
         *       }
         *     }
         */
        RtcTokenCreate: {
            /** @description The agent that talks. */
            agent_id: string;
            metadata?: components["schemas"]["Metadata"];
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
            /** @description Function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /**
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "tool";
        };
        /**
         * @description What carries the audio. `livekit` is for deployments with a LiveKit server; this version answers with `websocket`.
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
             * @description The kind. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            t: "turn";
            /**
             * @description What the agent does.
             * @enum {string}
             */
            turn: "listening" | "hearing" | "thinking" | "speaking";
        };
        /**
         * @description The agent says a sentence now, instead of what it says.
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
            /** @description What to say. */
            text: string;
        };
        /**
         * @description A call by the clock.
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
            /** @description The agent that talks. */
            agent_id: string;
            at: components["schemas"]["NullableTimestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Caller number; null: the test number. */
            from_number: string | null;
            /** @description Identifier, prefix `sch_`. */
            id: string;
            metadata: components["schemas"]["Metadata"];
            /** @description How late a run may be and still happen. */
            misfire_grace_seconds: number;
            next_run_at: components["schemas"]["NullableTimestamp"];
            /** @description The recurrence rule. */
            rrule: string | null;
            /** @description The newest 20, newest first. */
            runs: components["schemas"]["ScheduleRun"][];
            /** @description Local time from which it counts. */
            starts_at: string | null;
            status: components["schemas"]["ScheduleStatus"];
            /** @description Why it failed: `missed`, the end reason of its call, or the code that refused it. */
            status_reason: string | null;
            /** @description Its time zone. */
            time_zone: string | null;
            to_number: components["schemas"]["E164"];
            updated_at: components["schemas"]["Timestamp"];
            variables: components["schemas"]["Variables"];
        };
        /**
         * @description A call by the clock: either `at`, or `rrule` and `time_zone`.
         * @example {
         *       "agent_id": "agent_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "to_number": "+12025550100",
         *       "rrule": "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0",
         *       "time_zone": "Europe/Berlin"
         *     }
         */
        ScheduleCreate: {
            /** @description The agent that talks. */
            agent_id: string;
            /**
             * Format: date-time
             * @description When to call, once.
             */
            at?: string | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description A number of the workspace. May be left out for test numbers. */
            from_number?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description How late a run may be and still happen.
             * @default 300
             */
            misfire_grace_seconds?: number;
            /** @description Ignored. */
            readonly next_run_at?: string | null;
            /** @description When to call, again and again: a recurrence rule of RFC 5545, e.g. `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. Once a minute at most. */
            rrule?: string | null;
            /** @description Ignored. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local time from which the rule counts (DTSTART); the current minute when left out. */
            starts_at?: string | null;
            /** @description Ignored. */
            readonly status?: string;
            /** @description Ignored. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule; required with one. */
            time_zone?: string | null;
            to_number: components["schemas"]["E164"];
            /** @description Ignored. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description What became of one due time.
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
            /** @description Why it was not dialed. */
            reason: string | null;
            /**
             * @description `missed`: too late. `failed`: refused before it was dialed.
             * @enum {string}
             */
            status: "dialed" | "missed" | "failed";
        };
        /**
         * @description Where the schedule is. `running`: its last call is under way.
         * @example scheduled
         * @enum {string}
         */
        ScheduleStatus: "scheduled" | "paused" | "running" | "completed" | "failed" | "canceled";
        /**
         * @description What to change.
         * @example {
         *       "status": "paused"
         *     }
         */
        ScheduleUpdate: {
            /** @description The agent that talks. */
            agent_id?: string;
            /**
             * Format: date-time
             * @description When to call, once.
             */
            at?: string | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description A number of the workspace. May be left out for test numbers. */
            from_number?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description How late a run may be and still happen. */
            misfire_grace_seconds?: number | null;
            /** @description Ignored. */
            readonly next_run_at?: string | null;
            /** @description When to call, again and again: a recurrence rule of RFC 5545, e.g. `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. Once a minute at most. */
            rrule?: string | null;
            /** @description Ignored. */
            readonly runs?: components["schemas"]["ScheduleRun"][];
            /** @description Local time from which the rule counts (DTSTART); the current minute when left out. */
            starts_at?: string | null;
            /**
             * @description Pauses, or resumes.
             * @enum {string}
             */
            status?: "scheduled" | "paused";
            /** @description Ignored. */
            readonly status_reason?: string | null;
            /** @description IANA time zone of the rule; required with one. */
            time_zone?: string | null;
            to_number?: components["schemas"]["E164"];
            /** @description Ignored. */
            readonly updated_at?: string;
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description What credentials permit; each includes those before it.
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
         * @description Whole seconds.
         * @example 12
         */
        Seconds: number;
        /**
         * @description Begin a rotation, or promote the new secret.
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
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description When the model should use it. */
            description: string;
            /** @description Ignored. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "send_sms";
            /** @description Ignored. */
            readonly updated_at?: string;
        };
        /**
         * @description A request as it was sent; values of stored headers are masked.
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
            /** @description Headers, signature included. */
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
            /** @description Answers in calls, chats and the playground where `model` fails before its first word, at its own price; a name from GET /v1/models. The deployment's when left out; the same as `model`: nothing does. */
            fallback_model?: string;
            /** @description A name from GET /v1/models; the deployment's default when left out. */
            model?: string;
            /** @description Role, personality, task, constraints. `{{name}}` is filled in from variables. */
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
         * @description An IP address or CIDR block.
         * @example 203.0.113.0/24
         */
        SipSource: string;
        /**
         * @description A SIP trunk for outbound calls. It is asked for its options (RFC 3261 section 11) before it is saved.
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
            /** @description Never shown again. */
            password?: string | null;
            /** @description Default 5060, with tls 5061. */
            port?: number;
            /**
             * @description How SIP travels.
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sip_trunk";
            /** @description For digest authentication. */
            username?: string | null;
        };
        /**
         * @description How large things may be.
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
            /** @description An uploaded CSV file. */
            csv_bytes: number;
            /** @description Its rows. */
            csv_rows: number;
            /** @description Largest file of a knowledge base. */
            file_bytes: number;
            /** @description A JSON body. */
            json_body_bytes: number;
            /** @description Metadata of a call, as JSON. */
            metadata_bytes: number;
            /** @description Items of a page. */
            page_items: number;
        };
        /**
         * @description Why a contact is never dialed.
         * @example dnc
         * @enum {string}
         */
        SkipReason: "dnc" | "duplicate" | "invalid" | "window_closed";
        /**
         * @description What the workspace stores. When the quota is reached, uploads are answered with `storage_full`, sources that grow fail with `too_large`, and calls go on without being recorded any further. What is deleted is free at once.
         * @example {
         *       "quota_bytes": 10737418240,
         *       "used_bytes": 2202009,
         *       "documents_bytes": 1048576,
         *       "recordings_bytes": 1048576,
         *       "contacts_bytes": 104857
         *     }
         */
        StorageUse: {
            /** @description Contacts of campaigns with their variables. */
            contacts_bytes: number;
            /** @description Files and texts of knowledge bases, and their chunks with vectors (2 KiB each). */
            documents_bytes: number;
            /** @description At most; null when the deployment sets no quota. */
            quota_bytes: number | null;
            /** @description Recordings of calls, with the mono versions that were asked for. */
            recordings_bytes: number;
            /** @description All of it. */
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
         * @description Price of a segment of a text message to numbers that begin so.
         * @example {
         *       "prefix": "+44",
         *       "per_segment": {
         *         "amount": "0.050000",
         *         "currency": "USD"
         *       }
         *     }
         */
        TextPrice: {
            /** @description For one segment (3GPP TS 23.040). */
            per_segment: components["schemas"]["Money"];
            /** @description The beginning of numbers in E.164. */
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
            /** @description Read. */
            input_tokens: number;
            /** @description Written. */
            output_tokens: number;
        };
        /**
         * @description How much to pay in, from 1 to 10 000.
         * @example {
         *       "amount": "25.00",
         *       "currency": "USD"
         *     }
         */
        TopupCreate: {
            /** @description Decimal number, best as text. */
            amount: string | number;
            /**
             * @description ISO 4217.
             * @default USD
             * @enum {string}
             */
            currency?: "USD";
            /**
             * @description Keep the means of payment for automatic top-ups. Always so while the wallet has one set.
             * @default false
             */
            save_method?: boolean;
        };
        /**
         * @description A line of the ledger.
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
            /** @description Positive when the balance grew. */
            amount: components["schemas"]["Money"];
            /** @description The call that was charged, the leg after its transfer (`leg_` and the rest of the call's id), the leg to a fallback number (`leg_` and the carrier's name of the call), or the answer in a chat or the playground (`msg_`). */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `txn_`. */
            id: string;
            /**
             * @description What moved the money. `refund`: a payment was given back and the balance shrank.
             * @enum {string}
             */
            kind: "free_balance" | "topup" | "call" | "number_rent" | "number_refund" | "refund";
            /** @description The payment that was credited or given back. */
            payment_id: string | null;
            /** @description The number whose month was charged or given back. */
            phone_number_id?: string | null;
            /** @description Receipt of a payment, which opens without credentials: that of the provider, or a page of this service that is good for 90 days. Null without a payment. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
         * @description What the agent did.
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
            /** @description What the model passed. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Milliseconds since the audio opened. */
            end_ms: number;
            /** @description Function. */
            name: string;
            /** @description Whether it succeeded. */
            ok: boolean;
            /** @description What the model was told. */
            result: unknown;
            /** @description Place in the timeline. */
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
            /** @description Whether the other side cut it short. */
            interrupted: boolean;
            /**
             * @description Who spoke. `supervisor`: somebody who barged in, in the agent's place.
             * @enum {string}
             */
            role: "agent" | "user" | "supervisor";
            /** @description Place in the timeline. */
            sequence: number;
            /** @description Milliseconds since the audio opened. */
            start_ms: number;
            /** @description What was said; of an interrupted agent only what was heard. */
            text: string;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "utterance";
        };
        /**
         * @description Hands the call to a human, at a number that the agent's owner allows. An agent with a `custom-llm` engine transfers only to the numbers of its transfer_call functions (`to` and `allowed_destinations`); any other `transfer_number` of its server is refused.
         * @example {
         *       "type": "transfer_call",
         *       "name": "transfer_to_human",
         *       "description": "When the caller asks for a person.",
         *       "to": "+12025550123"
         *     }
         */
        TransferCallFunctionCreate: {
            allowed_destinations?: components["schemas"]["AllowedDestinations"];
            /** @description warm: what the human hears before taking the call; null: what the model says, else a summary of the conversation. */
            briefing?: string | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description When the model should use it. */
            description: string;
            /** @description Ignored. */
            readonly id?: string;
            /** @description Said before the transfer. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            name: components["schemas"]["FunctionName"];
            /** @description The number, E.164. null: the model chooses among `allowed_destinations`; without any, whatever number it likes, which takes admin scope (403 `forbidden_scope`). Required without `allowed_destinations`. */
            to?: string | null;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "transfer_call";
            /** @description Ignored. */
            readonly updated_at?: string;
        };
        /**
         * @description Connects the other side to a human at a number. Cold: the carrier does it and the call completes as `transferred`. Warm: the other side hears that it is being connected and then a soft ringback while the number is called; whoever answers hears the briefing and takes the call with 1 or declines it with 2. Taken, both talk through Parley, the recording goes on and nothing is transcribed any more; the call completes as `transferred` when either hangs up. Not taken, the agent says so and goes on, and `failure` says why.
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
            /** @description warm: what the human hears; null or left out: a summary of the conversation, by the model of the agent where it has one. */
            briefing?: string | null;
            /** @description Said to the other side before; null or left out: a standard sentence when warm, nothing when cold. */
            message?: string | null;
            mode?: components["schemas"]["TransferMode"];
            to: components["schemas"]["E164"];
        };
        /**
         * @description What the leg after a transfer cost, charged when the carrier told that it was over.
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
            /** @description The leg, and what the wallet could not cover. */
            items: components["schemas"]["CostItem"][];
            /** @description Sum of the items. */
            total: components["schemas"]["Money"];
            /** @description Its line in the ledger; null for one that cost nothing. */
            transaction_id: string | null;
        };
        /**
         * @description cold (the default): the carrier connects the other side to the number and our leg ends. warm: the number is called on a second leg while the other side waits; whoever answers hears a briefing and takes the call with 1 or declines it with 2.
         * @example warm
         * @enum {string}
         */
        TransferMode: "cold" | "warm";
        /**
         * @description A Twilio account that has the number. Inbound calls of the number are led here.
         * @example {
         *       "type": "twilio",
         *       "account_sid": "AC0123456789abcdef0123456789abcdef",
         *       "auth_token": "0123456789abcdef0123456789abcdef"
         *     }
         */
        TwilioAccountCreate: {
            /** @description Account SID. */
            account_sid: string;
            /** @description Auth token. Never shown again. */
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
            /** @description By key. */
            data: components["schemas"]["UsageRow"][];
            from: components["schemas"]["Timestamp"];
            group_by: components["schemas"]["UsageGrouping"];
            to: components["schemas"]["Timestamp"];
            totals: components["schemas"]["UsageTotals"];
        };
        /**
         * @description What usage is told by.
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
            /** @description The day (UTC), the agent, the number of the workspace, or the campaign; null for calls and chats without one. */
            key: string | null;
            /** @description Tokens that models read. */
            llm_input_tokens: number;
            /** @description Tokens that models wrote. */
            llm_output_tokens: number;
            /** @description Answers in chats of widgets and in the playground. Their tokens and cost stand among the others; they have no number and no campaign. */
            messages?: number;
            /** @description From answer to hang-up. */
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
            /** @description Answers in chats of widgets and in the playground. Their tokens and cost stand among the others; they have no number and no campaign. */
            messages?: number;
            /** @description From answer to hang-up. */
            minutes: number;
            /** @description Characters that were spoken. */
            tts_characters: number;
        };
        /**
         * @description A person.
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
            /** @description Name of the person. */
            name: string;
            /** @description IANA time zone. */
            time_zone: string;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "name": "Ada Lovelace",
         *       "time_zone": "Europe/London"
         *     }
         */
        UserUpdate: {
            /** @description Needed with `email` and `password`. */
            current_password?: string;
            email?: components["schemas"]["Email"];
            /** @description Name of the person. */
            name?: string;
            password?: components["schemas"]["Password"];
            time_zone?: components["schemas"]["TimeZone"];
        };
        /**
         * @description Values of `{{name}}` in prompt, greeting and messages.
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
            /** @description How it sounds; empty where nobody says. */
            description: string;
            gender: components["schemas"]["NullableGender"];
            /** @description Display name. */
            name: string;
            /** @description A recording of the provider's own that anybody may hear; null where there is none. */
            preview_url?: string | null;
            /** @description Who speaks it. */
            provider: string;
            /** @description Language codes; what the provider names for this voice first. */
            supported_languages: string[];
            /** @description `<provider>-<voicename>`. In voices that a provider with an account lists, the name is its own id of the voice, because display names change. */
            voice_id: string;
        };
        /**
         * @description Recordings of one speaker, one to three minutes in all, and what was agreed with them.
         * @example {
         *       "name": "Ada",
         *       "consent": "Ada Lovelace agreed in writing on 2026-11-20 to the cloning of her voice.",
         *       "sample": "RIFF"
         *     }
         */
        VoiceClone: {
            /** @description Who the speaker is and how they agreed to the cloning, 20 to 2000 characters; kept with the voice. */
            consent: string;
            /** @description How it sounds, up to 500 characters. */
            description?: string;
            gender?: components["schemas"]["Gender"];
            /** @description Display name, 1 to 100 characters. */
            name: string;
            /** @description A recording: WAV, MP3, M4A, OGG or FLAC. */
            sample: string;
            /** @description Another one. */
            sample_2?: string;
            /** @description Another one. */
            sample_3?: string;
        };
        /**
         * @description What to do when a machine answers.
         * @example {
         *       "action": "message",
         *       "message": "Please call us back."
         *     }
         */
        Voicemail: {
            /**
             * @description Default hangup.
             * @enum {string}
             */
            action?: "hangup" | "message";
            /** @description Left after the beep. */
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
            /** @description By provider and name. */
            data: components["schemas"]["Voice"][];
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description What to say.
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
         * @description The prepaid balance of a workspace.
         * @example {
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
            /** @description Null when off. */
            auto_topup: components["schemas"]["AutoTopup"] | null;
            /** @description Balance less reserved: what new calls may use. */
            available: components["schemas"]["Money"];
            /** @description What was paid in, less what was charged. Below zero it is a debt: nothing that costs money begins until it is paid. */
            balance: components["schemas"]["Money"];
            /** @description ISO 4217. */
            currency: string;
            /** @description Most that calls may cost in a day (UTC); null for no cap. */
            daily_cap: components["schemas"]["Money"] | null;
            /** @description Whether the balance is below the threshold. */
            low_balance: boolean;
            /** @description Below it `low_balance` is true and the audit log gets an entry; null for none. */
            low_balance_threshold: components["schemas"]["Money"] | null;
            /** @description Most that calls may cost in a calendar month (UTC); null for no cap. */
            monthly_cap: components["schemas"]["Money"] | null;
            /** @description Held for calls that wait or run. */
            reserved: components["schemas"]["Money"];
            /** @description Charged for calls this month. */
            spent_this_month: components["schemas"]["Money"];
            /** @description Charged for calls today. */
            spent_today: components["schemas"]["Money"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Settings of the wallet; null clears one.
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
            /** @description Most that calls may cost in a day. */
            daily_cap?: components["schemas"]["MoneyInput"] | null;
            /** @description Alert below this balance. */
            low_balance_threshold?: components["schemas"]["MoneyInput"] | null;
            /** @description Most that calls may cost in a month. */
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
            /** @description The agent whose `webhook_url` it is. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description `gone`: it answered 410. `failing`: five days of nothing but failures.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether it receives. */
            enabled: boolean;
            /** @description What it receives. */
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
            /** @description Default true. */
            enabled?: boolean;
            /** @description What it receives. */
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
            /** @description The agent that it tells of. */
            agent_id: string | null;
            /** @description How often it was sent. */
            attempts: number;
            /** @description The call that it tells of. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description The event; receivers deduplicate on it. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last answer. */
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
            /** @description The agent that it tells of. */
            agent_id: string | null;
            /** @description Every attempt, oldest first. */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            /** @description How often it was sent. */
            attempts: number;
            /** @description The raw body, as signed. */
            body: string;
            /** @description The call that it tells of. */
            call_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            event: components["schemas"]["EventName"];
            /** @description The event; receivers deduplicate on it. */
            event_id: string;
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @description Identifier, prefix `dlv_`. */
            id: string;
            /** @description HTTP status of the last answer. */
            last_status: number | null;
            next_attempt_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Where it is sent. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description Calls an address of yours, signed, and tells the model the answer.
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
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description When the model should use it. */
            description: string;
            /** @description Said while it runs. */
            filler?: string | null;
            /** @description Ignored. */
            readonly header_names?: string[];
            headers?: components["schemas"]["FunctionHeaders"];
            /** @description Ignored. */
            readonly id?: string;
            name: components["schemas"]["FunctionName"];
            /** @description JSON Schema of the arguments. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description Ignored. */
            readonly signing_secret?: string;
            /** @description Default 10000. */
            timeout_ms?: number;
            /**
             * @description The variant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "webhook";
            /** @description Ignored. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
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
            /** @description Whether the new secret signs alone now. */
            promoted: boolean;
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description The new secret; only when a rotation began. */
            secret?: string;
        };
        /**
         * @description Which event to send.
         * @example {
         *       "event": "call.ended"
         *     }
         */
        WebhookTest: {
            event?: components["schemas"]["EventName"];
        };
        /**
         * @description What the receiver said.
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
            /** @description The first KiB of its answer. */
            body: string | null;
            /** @description Milliseconds. */
            duration_ms: number;
            /** @description Why there was no answer. */
            error: string | null;
            /** @description Whether it answered with a 2xx status in time. */
            ok: boolean;
            request: components["schemas"]["SentRequest"];
            /** @description Its HTTP status; null when there was no answer. */
            status: number | null;
        };
        /**
         * @description Fields to change.
         * @example {
         *       "enabled": false
         *     }
         */
        WebhookUpdate: {
            /** @description Whether it receives. */
            enabled?: boolean;
            /** @description What it receives. */
            events?: components["schemas"]["EventName"][];
            retry_policy?: components["schemas"]["RetryPolicy"];
            url?: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A webhook with its secret, shown once.
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
            /** @description The agent whose `webhook_url` it is. */
            agent_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Why it is disabled.
             * @enum {string|null}
             */
            disabled_reason: "manual" | "gone" | "failing" | null;
            /** @description Whether it receives. */
            enabled: boolean;
            /** @description What it receives. */
            events: components["schemas"]["EventName"][];
            /** @description Failed attempts since the last success. */
            failure_streak: number;
            /** @description Identifier, prefix `whk_`. */
            id: string;
            last_failure_at: components["schemas"]["NullableTimestamp"];
            last_success_at: components["schemas"]["NullableTimestamp"];
            retry_policy: components["schemas"]["RetryPolicy"];
            rotation_expires_at: components["schemas"]["NullableTimestamp"];
            /** @description Signs deliveries. It cannot be shown again. */
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
            /** @description A version to stay with; null: the newest. */
            agent_version?: number | null;
            /**
             * @description Its share is weight ÷ sum of the weights.
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
            /** @description The agent that talks. */
            agent_id: string;
            /** @description Hosts whose pages may embed it. */
            allowed_domains: string[];
            /** @description What its chats and calls may cost a day (UTC). */
            budget_per_day: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting: string | null;
            /** @description Identifier, prefix `wgt_`. */
            id: string;
            /** @description What it offers. */
            modes: components["schemas"]["WidgetMode"][];
            /** @description For those who run it. */
            name: string;
            status: components["schemas"]["WidgetStatus"];
            theme: components["schemas"]["WidgetTheme"];
            /** @description Head of the window; null: the name of the agent. */
            title: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a visitor writes.
         * @example {
         *       "message": "When do you open?"
         *     }
         */
        WidgetChat: {
            /** @description The message. */
            message: string;
            /** @description The session that it belongs to; without one a session is opened. */
            session_id?: string | null;
        };
        /**
         * @description What the agent answered.
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
            /** @description Its token, when this message opened it. */
            token?: string;
        };
        /**
         * @description What a page needs to show a widget; nothing in it is secret.
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
            /** @description Who talks. */
            agent_name: string;
            ears: components["schemas"]["RtcEars"];
            /** @description First line of a chat. */
            greeting: string | null;
            /** @description The widget. */
            id: string;
            /** @description Language of the agent, for the recogniser of the browser. */
            language: string;
            /** @description What it offers. */
            modes: components["schemas"]["WidgetMode"][];
            theme: components["schemas"]["WidgetTheme"];
            /** @description Head of the window. */
            title: string;
        };
        /**
         * @description A widget to make.
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
            /** @description The agent that talks. */
            agent_id: string;
            /** @description Hosts whose pages may embed it: `example.com`, `*.example.com` for all below it, `localhost:5173` for one port, `*` for any page. Empty: only the pages of this service. */
            allowed_domains?: string[];
            /** @description What its chats and calls may cost a day (UTC); null: no bound but the wallet. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            /** @description What it offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description For those who run it. */
            name: string;
            /**
             * @description Disabled: a 404 to visitors.
             * @default active
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Head of the window; null: the name of the agent. */
            title?: string | null;
            /** @description Ignored. */
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
            /** @description Functions that ran for it, by name. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description A conversation held over a widget.
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
            /** @description How many messages it holds. */
            messages: number;
            mode: components["schemas"]["WidgetMode"];
            /** @description Origin of the page; null when the client named none. */
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
         * @description An open session and what continues it.
         * @example {
         *       "session_id": "wses_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "mode": "chat",
         *       "token": "wst_4f9d",
         *       "expires_in": 86400,
         *       "rtc": null
         *     }
         */
        WidgetSessionGrant: {
            /** @description Seconds that the token is good for after the last message. */
            expires_in: number;
            mode: components["schemas"]["WidgetMode"];
            /** @description With `voice`: the right to join its call. */
            rtc: components["schemas"]["RtcToken"] | null;
            /** @description Identifier, prefix `wses_`. */
            session_id: string;
            /** @description Bearer token of this session alone. */
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
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Where it begins. */
            next_cursor: string | null;
            /** @description With `include_total`. */
            total?: number;
        };
        /**
         * @description A disabled widget is a 404 to visitors.
         * @example active
         * @enum {string}
         */
        WidgetStatus: "active" | "disabled";
        /**
         * @description How it looks.
         * @example {
         *       "accent": "#0f766e",
         *       "position": "bottom-right",
         *       "mode": "auto"
         *     }
         */
        WidgetTheme: {
            /**
             * @description Colour of bubble and buttons.
             * @default #0f766e
             */
            accent?: string;
            /**
             * @description `auto` follows the page that embeds it.
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
         * @description What to change.
         * @example {
         *       "status": "disabled"
         *     }
         */
        WidgetUpdate: {
            /** @description The agent that talks, in open chats from their next message on. */
            agent_id?: string;
            /** @description Hosts whose pages may embed it: `example.com`, `*.example.com` for all below it, `localhost:5173` for one port, `*` for any page. Empty: only the pages of this service. */
            allowed_domains?: string[];
            /** @description What its chats and calls may cost a day (UTC); null: no bound but the wallet. */
            budget_per_day?: components["schemas"]["MoneyInput"] | null;
            /** @description Ignored. */
            readonly created_at?: string;
            /** @description First line of a chat; null: the greeting of the agent. */
            greeting?: string | null;
            /** @description Ignored. */
            readonly id?: string;
            /** @description What it offers. */
            modes?: components["schemas"]["WidgetMode"][];
            /** @description For those who run it. */
            name?: string;
            /**
             * @description Disabled: a 404 to visitors.
             * @enum {string}
             */
            status?: "active" | "disabled";
            theme?: components["schemas"]["WidgetTheme"];
            /** @description Head of the window; null: the name of the agent. */
            title?: string | null;
            /** @description Ignored. */
            readonly updated_at?: string;
        };
        /**
         * @description What owns agents, calls and keys.
         * @example {
         *       "id": "wsp_01jd8k3v9rj6m2t5q7x8y0z1a2",
         *       "name": "Northwind",
         *       "created_at": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Workspace: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Identifier, prefix `wsp_`. */
            id: string;
            /** @description Display name. */
            name: string;
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
export type AgentDuplicate = components['schemas']['AgentDuplicate'];
export type AgentFunction = components['schemas']['AgentFunction'];
export type AgentFunctionCreate = components['schemas']['AgentFunctionCreate'];
export type AgentFunctionPage = components['schemas']['AgentFunctionPage'];
export type AgentFunctionUpdate = components['schemas']['AgentFunctionUpdate'];
export type AgentPage = components['schemas']['AgentPage'];
export type AgentUpdate = components['schemas']['AgentUpdate'];
export type AllowedDestinations = components['schemas']['AllowedDestinations'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApiKeyWithSecret = components['schemas']['ApiKeyWithSecret'];
export type AudioContent = components['schemas']['AudioContent'];
export type AutoTopup = components['schemas']['AutoTopup'];
export type AvailableNumber = components['schemas']['AvailableNumber'];
export type AvailableNumberPage = components['schemas']['AvailableNumberPage'];
export type Call = components['schemas']['Call'];
export type CallAnalysis = components['schemas']['CallAnalysis'];
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
export type CustomLlmEngine = components['schemas']['CustomLlmEngine'];
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
export type LiveKitTrunkCreate = components['schemas']['LiveKitTrunkCreate'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LogoutRequest = components['schemas']['LogoutRequest'];
export type McpFunctionCreate = components['schemas']['McpFunctionCreate'];
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
export type PageContent = components['schemas']['PageContent'];
export type Password = components['schemas']['Password'];
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
export type Problem = components['schemas']['Problem'];
export type Provider = components['schemas']['Provider'];
export type ProviderCredentials = components['schemas']['ProviderCredentials'];
export type ProviderCredentialsPut = components['schemas']['ProviderCredentialsPut'];
export type ProviderPage = components['schemas']['ProviderPage'];
export type Rate = components['schemas']['Rate'];
export type RecordingSettings = components['schemas']['RecordingSettings'];
export type RecordingStatus = components['schemas']['RecordingStatus'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type RefusedContactRow = components['schemas']['RefusedContactRow'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type Registration = components['schemas']['Registration'];
export type RejectedRow = components['schemas']['RejectedRow'];
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
export type Seconds = components['schemas']['Seconds'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type SendSmsFunctionCreate = components['schemas']['SendSmsFunctionCreate'];
export type SentRequest = components['schemas']['SentRequest'];
export type ServiceLlmEngine = components['schemas']['ServiceLlmEngine'];
export type Session = components['schemas']['Session'];
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
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
