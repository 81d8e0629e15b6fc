"""Types of requests (named with Param), responses and events.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Any, ClassVar, Dict, List, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union

from ._files import Upload
from ._objects import Kind, ParleyObject

__all__ = [
    "Agent",
    "AgentCreateParam",
    "AgentDraftParam",
    "AgentDuplicateParam",
    "AgentFunction",
    "AgentFunctionCreateParam",
    "AgentFunctionPage",
    "AgentFunctionRun",
    "AgentFunctionRunPage",
    "AgentFunctionUpdateParam",
    "AgentModel",
    "AgentModelList",
    "AgentPage",
    "AgentPublishParam",
    "AgentTemplate",
    "AgentTemplatePage",
    "AgentUpdateParam",
    "AgentVersion",
    "AgentVersionChange",
    "AgentVersionDetail",
    "AgentVersionDiff",
    "AgentVersionPage",
    "AgentWarning",
    "AllowedDestinations",
    "Analytics",
    "AnalyticsBucket",
    "AnalyticsFigures",
    "AnalyticsGroup",
    "AnalyticsInterval",
    "AnalyticsPrevious",
    "AnalyticsSeries",
    "ApiKey",
    "ApiKeyCreateParam",
    "ApiKeyPage",
    "ApiKeyRotationParam",
    "ApiKeyUpdateParam",
    "ApiKeyWithSecret",
    "AuditEntry",
    "AuditEntryPage",
    "AutoTopup",
    "AutoTopupInputParam",
    "AutoTopupStatus",
    "Availability",
    "AvailabilityWindow",
    "AvailableNumber",
    "AvailableNumberPage",
    "BrandColors",
    "Branding",
    "Call",
    "CallAnalysis",
    "CallAnalysisRun",
    "CallAnalyzedSnakeData",
    "CallAnalyzedSnakeEvent",
    "CallChannel",
    "CallCompletedData",
    "CallCompletedEvent",
    "CallControlParam",
    "CallControlResult",
    "CallCost",
    "CallCreateParam",
    "CallDirection",
    "CallEndReason",
    "CallEndedData",
    "CallEndedEvent",
    "CallEndedSnakeData",
    "CallEndedSnakeEvent",
    "CallErasure",
    "CallErasureCounts",
    "CallErrorData",
    "CallErrorEvent",
    "CallEvent",
    "CallEventAgentChanged",
    "CallEventAnalysis",
    "CallEventDtmf",
    "CallEventError",
    "CallEventInterrupted",
    "CallEventKnowledge",
    "CallEventLanguageChanged",
    "CallEventLatency",
    "CallEventMonitor",
    "CallEventPage",
    "CallEventState",
    "CallEventTool",
    "CallEventTransfer",
    "CallEventTransferProgress",
    "CallEventUtterance",
    "CallEventWarning",
    "CallEventWebhook",
    "CallFailedData",
    "CallFailedEvent",
    "CallLatency",
    "CallOutcome",
    "CallPage",
    "CallScreening",
    "CallScreeningInputParam",
    "CallSlots",
    "CallStartedData",
    "CallStartedEvent",
    "CallStartedSnakeData",
    "CallStartedSnakeEvent",
    "CallStatus",
    "CallSums",
    "CallTranscriptData",
    "CallTranscriptEvent",
    "CallTransferData",
    "CallTransferEvent",
    "CallTransferredData",
    "CallTransferredEvent",
    "CallUpdateParam",
    "CallingWindow",
    "CallingWindowInputParam",
    "Campaign",
    "CampaignChange",
    "CampaignCompletedData",
    "CampaignCompletedEvent",
    "CampaignContact",
    "CampaignContactPage",
    "CampaignContactRowParam",
    "CampaignContactsFileParam",
    "CampaignContactsParam",
    "CampaignCreateParam",
    "CampaignForecast",
    "CampaignImport",
    "CampaignPage",
    "CampaignRetry",
    "CampaignRetryInputParam",
    "CampaignRetryRequestParam",
    "CampaignRetryResult",
    "CampaignStats",
    "CampaignStatus",
    "CampaignUpdateParam",
    "ChatCompletion",
    "ChatCompletionChoice",
    "ChatCompletionCreateParam",
    "ChatCompletionFormatParam",
    "ChatCompletionMessageParam",
    "ChatCompletionPartParam",
    "ChatCompletionReply",
    "ChatCompletionStreamOptionsParam",
    "ChatCompletionTool",
    "ChatCompletionUsage",
    "ChatDeltaEvent",
    "ChatDoneEvent",
    "ChatErrorEvent",
    "ChatSessionEvent",
    "ChatStreamEvent",
    "ChatToolEvent",
    "CircuitBreaker",
    "CircuitBreakerInputParam",
    "ClientEventParam",
    "ClientEventProperties",
    "ClientEventsAccepted",
    "ClientEventsParam",
    "ComponentStatus",
    "ContactMessageParam",
    "ContactStatus",
    "ContextControlParam",
    "ConvertedCommand",
    "CostItem",
    "Countries",
    "Country",
    "CountryCode",
    "CurlCommandParam",
    "CustomLlmEngine",
    "CustomLlmEngineInputParam",
    "DeadDelivery",
    "DeliveryAttempt",
    "DeliveryReplayParam",
    "DeliveryReplayResult",
    "DeliveryStatus",
    "Demo",
    "DemoStartParam",
    "DestinationPrice",
    "DncImport",
    "DncNumber",
    "DncNumberPage",
    "DncNumbersAddParam",
    "DnsRecord",
    "DtmfControlParam",
    "DtmfFunctionCreateParam",
    "E164",
    "Email",
    "EndCallFunctionCreateParam",
    "EndedSessions",
    "Endpointing",
    "EndpointingInputParam",
    "ErrorCode",
    "ErrorOfOpenAi",
    "EstimateAssumptions",
    "EventName",
    "ExpectCalled",
    "ExpectCalledInputParam",
    "ExpectCostBelow",
    "ExpectCostBelowInputParam",
    "ExpectEndReason",
    "ExpectEndReasonInputParam",
    "ExpectJudge",
    "ExpectJudgeInputParam",
    "ExpectNotCalled",
    "ExpectNotCalledInputParam",
    "ExpectNotSaid",
    "ExpectNotSaidInputParam",
    "ExpectSaid",
    "ExpectSaidInputParam",
    "ExpectTransferred",
    "ExpectTransferredInputParam",
    "ExpectWithinMs",
    "ExpectWithinMsInputParam",
    "FieldError",
    "FunctionHeaders",
    "FunctionName",
    "FunctionSecret",
    "FunctionTestParam",
    "FunctionTestResult",
    "Gender",
    "HandoffControlParam",
    "HexColor",
    "HttpUrl",
    "IdentityLinkParam",
    "Inactivity",
    "InactivityInputParam",
    "Interruption",
    "InterruptionInputParam",
    "Invitation",
    "InvitationAcceptParam",
    "InvitationAcceptance",
    "InvitationCreateParam",
    "InvitationStatus",
    "Keyterms",
    "KnowledgeAnswer",
    "KnowledgeBase",
    "KnowledgeBaseCreateParam",
    "KnowledgeBasePage",
    "KnowledgeBaseUpdateParam",
    "KnowledgeChunk",
    "KnowledgeChunkPage",
    "KnowledgeChunking",
    "KnowledgeChunkingInputParam",
    "KnowledgeCrawl",
    "KnowledgeCrawlInputParam",
    "KnowledgeMatch",
    "KnowledgeMetadata",
    "KnowledgeQueryParam",
    "KnowledgeSource",
    "KnowledgeSourceChange",
    "KnowledgeSourceCounts",
    "KnowledgeSourceCreateParam",
    "KnowledgeSourceError",
    "KnowledgeSourcePage",
    "KnowledgeSourceStatus",
    "KnowledgeSourceType",
    "KnowledgeSourceUploadParam",
    "Language",
    "LanguagePage",
    "Limits",
    "LinkedIdentity",
    "LinkedIdentityPage",
    "LiveKitTrunkCreateParam",
    "LoginCode",
    "LoginRequestParam",
    "LogoutRequestParam",
    "LowWallet",
    "McpFunctionCreateParam",
    "McpServerCheck",
    "McpServerTool",
    "Member",
    "MemberPage",
    "MemberStatus",
    "MemberUpdateParam",
    "Metadata",
    "Model",
    "ModelPage",
    "Money",
    "MoneyInput",
    "MoneyInputInputParam",
    "MonitorAudio",
    "MonitorMode",
    "MonitorToken",
    "MonitorTokenCreateParam",
    "MuteControlParam",
    "NewsletterSubscribeParam",
    "NewsletterTokenParam",
    "NullableGender",
    "NullableTimestamp",
    "NumberAccount",
    "NumberAccountCreateParam",
    "NumberCapability",
    "NumberRent",
    "NumberType",
    "OneClickUnsubscribeParam",
    "OneTimeCodeParam",
    "OtherLanguages",
    "Password",
    "PasswordForgotRequestParam",
    "PasswordResetRequestParam",
    "PauseReason",
    "Payment",
    "PaymentStatus",
    "PaymentSucceededData",
    "PaymentSucceededEvent",
    "Percentiles",
    "PhoneNumber",
    "PhoneNumberAssignmentParam",
    "PhoneNumberChange",
    "PhoneNumberImportParam",
    "PhoneNumberPage",
    "PhoneNumberPurchaseParam",
    "PhoneNumberSecret",
    "PhoneNumberUpdateParam",
    "PlaygroundFunctionRun",
    "PlaygroundMessageParam",
    "PlaygroundPassage",
    "PlaygroundReply",
    "PlaygroundTurnParam",
    "PriceEstimate",
    "PriceItem",
    "PriceRoute",
    "PriceUnit",
    "Pricing",
    "Principal",
    "PrivacySettings",
    "PrivacySettingsInputParam",
    "Problem",
    "Pronunciation",
    "PronunciationInputParam",
    "Pronunciations",
    "PronunciationsInputParam",
    "Provider",
    "ProviderCredentials",
    "ProviderCredentialsPutParam",
    "ProviderPage",
    "Rate",
    "RecordingSettings",
    "RecordingSettingsInputParam",
    "RecordingStatus",
    "RecoveryCodes",
    "RedactionPattern",
    "RedactionPatternInputParam",
    "RefreshRequestParam",
    "RefusedContactRow",
    "RegisterRequestParam",
    "Registration",
    "RejectedRow",
    "RemovedContent",
    "RemovedMember",
    "RequestRate",
    "ResponseEngine",
    "ResponseEngineInputParam",
    "ResponseEngineUpdateParam",
    "ResponseTimes",
    "RetellAnalysis",
    "RetellCall",
    "RetellCallCreateParam",
    "RetellUtterance",
    "RetentionDays",
    "RetentionDaysInputParam",
    "RetryOutcome",
    "RetryPolicy",
    "RetryRule",
    "RetryRuleInputParam",
    "RtcCaptionParam",
    "RtcClientMessageParam",
    "RtcCut",
    "RtcDtmfParam",
    "RtcEars",
    "RtcEnd",
    "RtcFail",
    "RtcHangUpParam",
    "RtcHealth",
    "RtcHop",
    "RtcInterruptParam",
    "RtcLatency",
    "RtcLine",
    "RtcLineMessage",
    "RtcMuteParam",
    "RtcOpen",
    "RtcPlayedParam",
    "RtcServerMessage",
    "RtcTextParam",
    "RtcToken",
    "RtcTokenCreateParam",
    "RtcTool",
    "RtcTransport",
    "RtcTurn",
    "SayControlParam",
    "Schedule",
    "ScheduleCreateParam",
    "SchedulePage",
    "ScheduleRun",
    "ScheduleStatus",
    "ScheduleUpdateParam",
    "Scope",
    "SecondFactor",
    "SecondFactorDisableParam",
    "SecondFactorEnrollParam",
    "SecondFactorEnrolment",
    "SecondStepParam",
    "SecretRotationParam",
    "SendSmsFunctionCreateParam",
    "SentRequest",
    "ServiceLlmEngine",
    "ServiceLlmEngineInputParam",
    "Session",
    "SignInFinishParam",
    "SignInMethods",
    "SignInProvider",
    "SignInStart",
    "SipSource",
    "SipTrunkCreateParam",
    "SizeLimits",
    "SkipReason",
    "Status",
    "StorageUse",
    "StreamPosition",
    "Tags",
    "TestCaller",
    "TestCallerInputParam",
    "TestCase",
    "TestCaseCreateParam",
    "TestCasePage",
    "TestCaseResult",
    "TestCaseUpdateParam",
    "TestEvent",
    "TestExpectation",
    "TestExpectationInputParam",
    "TestFailure",
    "TestLine",
    "TestLineInputParam",
    "TestMock",
    "TestMockInputParam",
    "TestPattern",
    "TestPersona",
    "TestPersonaInputParam",
    "TestPhrase",
    "TestProgress",
    "TestReport",
    "TestRun",
    "TestRunChange",
    "TestRunCreateParam",
    "TestRunPage",
    "TestRunStatus",
    "TestSample",
    "TestScript",
    "TestScriptInputParam",
    "TestSpoken",
    "TestTurn",
    "TestTurnInputParam",
    "TestWarning",
    "TextPrice",
    "TimeZone",
    "TimelineAgentChange",
    "TimelineAnalysis",
    "TimelineDelivery",
    "TimelineFunctionRun",
    "TimelineInterruption",
    "TimelineKey",
    "TimelineLanguageChange",
    "TimelineLatency",
    "TimelinePassage",
    "TimelinePrincipal",
    "TimelineProblem",
    "TimelineSearch",
    "TimelineState",
    "TimelineSupervision",
    "TimelineTransfer",
    "TimelineTransferProgress",
    "TimelineUtterance",
    "Timestamp",
    "TokenUsage",
    "TopupCreateParam",
    "Transaction",
    "TransactionPage",
    "Transcript",
    "TranscriptFunctionRun",
    "TranscriptItem",
    "TranscriptUtterance",
    "TransferCallFunctionCreateParam",
    "TransferControlParam",
    "TransferCost",
    "TransferMode",
    "TwilioAccountCreateParam",
    "UnansweredQuestion",
    "UnansweredQuestions",
    "UnmuteControlParam",
    "Usage",
    "UsageGrouping",
    "UsageRow",
    "UsageTotals",
    "User",
    "UserSession",
    "UserSessionPage",
    "UserUpdateParam",
    "Variables",
    "Voice",
    "VoiceCloneParam",
    "VoicePage",
    "VoicePreviewParam",
    "VoiceSpeed",
    "Voicemail",
    "VoicemailInputParam",
    "Wallet",
    "WalletUpdateParam",
    "Webhook",
    "WebhookChange",
    "WebhookCreateParam",
    "WebhookDelivery",
    "WebhookDeliveryDetail",
    "WebhookDeliveryPage",
    "WebhookFormat",
    "WebhookFunctionCreateParam",
    "WebhookPage",
    "WebhookSecret",
    "WebhookTestParam",
    "WebhookTestResult",
    "WebhookUpdateParam",
    "WebhookWithSecret",
    "Weekday",
    "WeightedAgent",
    "WeightedAgentInputParam",
    "WhiteLabel",
    "WhiteLabelColors",
    "WhiteLabelColorsInputParam",
    "WhiteLabelDomain",
    "WhiteLabelUpdateParam",
    "Widget",
    "WidgetChatParam",
    "WidgetChatReply",
    "WidgetConfig",
    "WidgetCreateParam",
    "WidgetMessage",
    "WidgetMessagePage",
    "WidgetMode",
    "WidgetPage",
    "WidgetSession",
    "WidgetSessionCreateParam",
    "WidgetSessionGrant",
    "WidgetSessionPage",
    "WidgetStatus",
    "WidgetTheme",
    "WidgetThemeInputParam",
    "WidgetUpdateParam",
    "Workspace",
    "WorkspaceCreateParam",
    "WorkspaceEvent",
    "WorkspaceEventCall",
    "WorkspaceEventCallAgentChanged",
    "WorkspaceEventCallAnalysis",
    "WorkspaceEventCallDtmf",
    "WorkspaceEventCallError",
    "WorkspaceEventCallInterrupted",
    "WorkspaceEventCallKnowledge",
    "WorkspaceEventCallLanguageChanged",
    "WorkspaceEventCallLatency",
    "WorkspaceEventCallMonitor",
    "WorkspaceEventCallState",
    "WorkspaceEventCallTool",
    "WorkspaceEventCallTransfer",
    "WorkspaceEventCallTransferProgress",
    "WorkspaceEventCallUtterance",
    "WorkspaceEventCallWarning",
    "WorkspaceEventCallWebhook",
    "WorkspaceEventCampaignChanged",
    "WorkspaceEventDeliveryDeadLettered",
    "WorkspaceEventKnowledgeSourceChanged",
    "WorkspaceEventPhoneNumberChanged",
    "WorkspaceEventStreamPosition",
    "WorkspaceEventTestRunChanged",
    "WorkspaceEventWalletLow",
    "WorkspaceEventWebhookChanged",
    "WorkspaceLimits",
    "WorkspacePage",
    "WorkspacePrivacy",
    "WorkspacePrivacyInputParam",
    "WorkspaceRole",
    "WorkspaceUpdateParam",
]

#: A new function.
AgentFunctionCreateParam = Union["WebhookFunctionCreateParam", "TransferCallFunctionCreateParam", "EndCallFunctionCreateParam", "DtmfFunctionCreateParam", "McpFunctionCreateParam", "SendSmsFunctionCreateParam"]

#: Numbers from which the model of a `transfer_call` function can choose if `to` is `null`. The model
#: receives the list, and the description can explain the purpose of each number. A call rejects any
#: other number. The model then receives the reason, and the timeline records a warning
#: `transfer_refused`. `null` if there is no list.
AllowedDestinations = Optional[List["E164"]]

#: Dimension by which series are split.
AnalyticsGroup = Literal["agent", "agent_version", "number", "campaign", "direction", "channel"]

#: Length of an interval in local time. Weeks start on Monday. When the clocks change, a day has 23 or
#: 25 hours.
AnalyticsInterval = Literal["hour", "day", "week", "month", "none"]

#: Channel that carries the call.
CallChannel = Literal["phone", "web"]

#: A command for a live call.
CallControlParam = Union["SayControlParam", "ContextControlParam", "MuteControlParam", "UnmuteControlParam", "DtmfControlParam", "TransferControlParam", "HandoffControlParam"]

#: Direction of the call.
CallDirection = Literal["outbound", "inbound"]

#: Reason why a call ended. `repetition`: both sides repeated themselves word for word for the third
#: time, as two automated agents that talk to each other do.
CallEndReason = Literal["busy", "no_answer", "declined", "invalid_number", "carrier_error", "dnc_blocked", "concurrency_timeout", "insufficient_funds", "canceled", "caller_hangup", "agent_hangup", "ended_by_api", "transferred", "voicemail", "inactivity", "max_duration", "repetition", "engine_error", "stt_error", "tts_error", "media_lost", "internal_error"]

#: An entry of the timeline.
CallEvent = Union["CallEventState", "CallEventUtterance", "CallEventTool", "CallEventLatency", "CallEventInterrupted", "CallEventDtmf", "CallEventKnowledge", "CallEventTransferProgress", "CallEventTransfer", "CallEventMonitor", "CallEventAgentChanged", "CallEventLanguageChanged", "CallEventWarning", "CallEventError", "CallEventAnalysis", "CallEventWebhook"]

#: Group of end reasons. `no_answer`: `busy`, `no_answer` or `declined`. `failed`: the call could not
#: be placed, or a fault or an empty wallet ended it. `completed`: any other end of a conversation.
#: Each other group is one end reason.
CallOutcome = Literal["completed", "transferred", "voicemail", "no_answer", "canceled", "failed"]

#: State of the call. The outcome is in `end_reason`.
CallStatus = Literal["queued", "ringing", "in_progress", "completed", "failed"]

#: Contacts to add. The first contact is row 1.
CampaignContactsParam = Sequence["CampaignContactRowParam"]

#: Status of the campaign. Outside the calling windows, it stays `running`, with `next_dial_at`.
CampaignStatus = Literal["draft", "scheduled", "running", "paused", "completed", "canceled"]

#: A tool of the client, which is rejected.
ChatCompletionTool = Mapping[str, Any]

#: An event of a streamed reply. `event` is the name of the server-sent event, and `data` is its data,
#: parsed as JSON.
ChatStreamEvent = Union["ChatSessionEvent", "ChatDeltaEvent", "ChatToolEvent", "ChatDoneEvent", "ChatErrorEvent"]

#: Details by name: texts of up to 200 characters, numbers, true or false. Do not send personal data.
ClientEventProperties = Mapping[str, Optional[Union[str, float, bool]]]

#: Status of a contact.
ContactStatus = Literal["pending", "dialing", "retry_scheduled", "completed", "failed", "skipped", "canceled"]

#: Country code, ISO 3166-1 alpha-2.
CountryCode = str

#: Status of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook
#: was deleted or disabled first.
DeliveryStatus = Literal["pending", "retrying", "succeeded", "rejected", "dead_letter", "canceled"]

#: Phone number in E.164, with a leading plus. In requests, spaces, hyphens, dots and parentheses are
#: ignored: `+1 (202) 555-0100` is `+12025550100`.
E164 = str

#: Email address, case-insensitive.
Email = str

#: Stable error code for programs. Codes are added without a new version: handle a code that you do not
#: know by its status.
ErrorCode = Literal["agent_in_use", "agent_not_found", "agent_version_incomplete", "agent_version_not_found", "already_member", "analysis_not_found", "analysis_not_ready", "api_key_already_revoked", "api_key_not_found", "bad_request", "billing_off", "branding_not_found", "budget_spent", "call_active", "call_not_active", "call_not_found", "campaign_active", "campaign_full", "campaign_not_active", "campaign_not_found", "campaign_not_ready", "campaign_over", "campaign_upload_in_progress", "carrier_not_configured", "cloning_not_configured", "concurrency_limited", "content_removed", "credentials_not_found", "delivery_not_found", "demo_not_found", "dnc_number_not_found", "domain_limit_reached", "domain_not_found", "domain_taken", "email_taken", "email_unverified", "forbidden_scope", "fresh_login_required", "function_name_taken", "function_no_rotation", "function_not_found", "headers_too_large", "idempotency_answer_lost", "idempotency_in_progress", "idempotency_key_reused", "identity_needed", "identity_not_found", "identity_not_linked", "identity_taken", "insufficient_funds", "internal_error", "invalid_code", "invalid_credentials", "invalid_cursor", "invalid_login_token", "invalid_newsletter_token", "invalid_refresh_token", "invalid_reset_token", "invalid_signature", "invitation_closed", "invitation_not_found", "ip_not_allowed", "key_revoked", "knowledge_base_full", "knowledge_base_in_use", "knowledge_base_not_found", "knowledge_source_not_found", "last_owner", "logo_not_found", "mail_not_configured", "member_not_found", "method_not_allowed", "misdirected_request", "no_test_cases", "not_found", "origin_not_allowed", "owner_required", "payload_too_large", "payments_not_configured", "phone_number_no_rotation", "phone_number_no_webhook", "phone_number_not_active", "phone_number_not_found", "phone_number_permanent", "phone_number_taken", "precondition_failed", "provider_failed", "provider_in_use", "provider_not_found", "range_not_satisfiable", "rate_limited", "recording_failed", "recording_not_found", "recording_not_ready", "registration_closed", "request_timeout", "schedule_not_active", "schedule_not_found", "search_too_broad", "second_factor_enabled", "second_factor_not_enrolled", "second_factor_required", "session_not_found", "session_revoked", "sign_in_not_configured", "sign_in_refused", "storage_full", "test_case_not_found", "test_recording_not_found", "test_run_limit", "test_run_not_found", "test_run_over", "token_expired", "too_many_streams", "unauthorized", "unavailable", "unsupported_media_type", "user_session_required", "validation_failed", "voice_in_use", "voice_limit_reached", "voice_not_found", "voice_not_own", "webhook_belongs_to_agent", "webhook_limit_reached", "webhook_no_rotation", "webhook_not_found", "widget_mode_off", "widget_not_found", "widget_session_busy", "widget_session_full", "widget_session_not_found", "workspace_forbidden", "workspace_limit_reached", "workspace_not_found", "workspace_requires_second_factor"]

#: Name of an event, which determines its envelope.
EventName = Literal["call.started", "call.transcript", "call.ended", "call.error", "call.transfer", "call.completed", "call.transferred", "call.failed", "campaign.completed", "payment.succeeded", "call_started", "call_ended", "call_analyzed"]

#: Request headers, for example Authorization. An update replaces all of them. Their values are never
#: returned.
FunctionHeaders = Mapping[str, str]

#: Name by which the model calls the function. Unique within the agent.
FunctionName = str

#: Perceived gender of a voice.
Gender = Literal["female", "male", "neutral"]

#: Color as `#rrggbb`.
HexColor = str

#: An `http` or `https` URL.
HttpUrl = str

#: State of the invitation.
InvitationStatus = Literal["pending", "accepted", "revoked", "expired"]

#: Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced
#: with a variable, such as the name of the person who is called. Deepgram and transcription servers
#: use them, the first ones if there are more than they accept. With another recognizer, the timeline
#: of a call has the warning `keyterms_ignored`.
Keyterms = List[str]

#: Arbitrary key/value pairs by which searches can filter, and which search results include. `title`
#: names the source. At most 16 KiB, and 1000 objects and lists.
KnowledgeMetadata = Dict[str, Any]

#: Status of the source. During a refresh, and after a failed one, the previous content stays
#: searchable.
KnowledgeSourceStatus = Literal["pending", "processing", "ready", "failed"]

#: Kind of source.
KnowledgeSourceType = Literal["text", "url", "file"]

#: A code of the authenticator app, or a recovery code. Spaces and dashes are ignored.
LoginCode = str

#: `active` for a member, `pending` for an invitation that can be accepted.
MemberStatus = Literal["active", "pending"]

#: Arbitrary key/value pairs, which webhooks include. At most 16 KiB, and 1000 objects and lists.
Metadata = Dict[str, Any]

#: Permissions of a supervisor. Each mode includes the modes before it.
MonitorMode = Literal["listen", "whisper", "barge"]

#: Perceived gender of a voice. `null` if unknown.
NullableGender = Optional[Literal["female", "male", "neutral"]]

#: ISO 8601, UTC, milliseconds. `null` if the event has not happened.
NullableTimestamp = Optional[str]

#: Your own carrier account or SIP trunk.
NumberAccountCreateParam = Union["TwilioAccountCreateParam", "SipTrunkCreateParam", "LiveKitTrunkCreateParam"]

#: Capability of a number.
NumberCapability = Literal["voice", "sms"]

#: Kind of number.
NumberType = Literal["local", "toll_free", "mobile"]

#: Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice
#: supports, at most one region of each language. The agent begins in `language` and changes to the
#: language of a caller who has said three different words in it. Requires a recognizer that detects
#: languages; with another one, callers are expected to speak `language`, and the timeline of a call
#: has the warning `languages_ignored`.
OtherLanguages = List[str]

#: At least 12 characters.
Password = str

#: Reason why a campaign is paused. `manual`: a user paused it. `circuit_breaker`: its circuit breaker
#: paused it. `insufficient_funds`: the wallet balance does not cover a call. `provider_error`: none of
#: its calls can be placed because its number, model or voice is no longer available, or the last ten
#: calls failed because of a provider of telephony, speech recognition, language models or speech
#: synthesis. `restored`: the service was restored from a backup, and the operator has not released the
#: campaign yet.
PauseReason = Literal["manual", "circuit_breaker", "insufficient_funds", "provider_error", "restored"]

#: Status of a payment. The wallet is credited when the payment has succeeded.
PaymentStatus = Literal["pending", "succeeded", "failed", "expired"]

#: Charged item. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the
#: carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier versions
#: and never positive; the part that the wallet could not cover.
PriceItem = Literal["telephony", "stt", "llm_input", "llm_output", "tts", "platform", "sms", "transfer", "adjustment"]

#: Route that carries a call: the test numbers, a phone carrier, or a browser.
PriceRoute = Literal["loopback", "phone", "web"]

#: Unit of the quantity. A segment is a part of a text message (3GPP TS 23.040).
PriceUnit = Literal["second", "token", "character", "segment"]

#: Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
#: The longest text has precedence.
Pronunciations = List["Pronunciation"]

#: Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
#: The longest text has precedence.
PronunciationsInputParam = Sequence["PronunciationInputParam"]

#: Status of the recording. `pending`: it is being written, or the storage is unavailable and is
#: retried for a week. `incomplete`: it is available, but parts of the call are missing. `failed`: it
#: could not be stored, or was discarded because it may contain words that must be redacted.
RecordingStatus = Literal["pending", "ready", "incomplete", "failed"]

#: Engine that generates the agent's replies.
ResponseEngine = Union["ServiceLlmEngine", "CustomLlmEngine"]

#: Engine that generates the agent's replies.
ResponseEngineInputParam = Union["ServiceLlmEngineInputParam", "CustomLlmEngineInputParam"]

#: End reasons after which a contact can be dialed again.
RetryOutcome = Literal["busy", "no_answer", "declined", "carrier_error", "voicemail", "inactivity", "engine_error", "stt_error", "tts_error", "media_lost", "internal_error"]

#: Retry schedule. `scheduled`: a timeout of 10 s, and retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after
#: the first attempt. `exponential`: a timeout of 5 s, and retries after 30, 60 and 120 s.
RetryPolicy = Literal["scheduled", "exponential"]

#: A message from a browser over the socket of a call, as a text frame.
RtcClientMessageParam = Union["RtcTextParam", "RtcCaptionParam", "RtcMuteParam", "RtcInterruptParam", "RtcDtmfParam", "RtcPlayedParam", "RtcHangUpParam"]

#: Speech recognizer of the call. With `browser`, the page sends the results of its own recognizer as
#: `caption`, or typed text.
RtcEars = Literal["server", "browser"]

#: A message to a browser over the socket of a call, as a text frame.
RtcServerMessage = Union["RtcOpen", "RtcTurn", "RtcLineMessage", "RtcCut", "RtcLatency", "RtcTool", "RtcEnd", "RtcFail"]

#: Transport of the audio. Default: `livekit` if the deployment has a LiveKit server, otherwise
#: `websocket`. Without a LiveKit server, `livekit` is replaced with `websocket`.
RtcTransport = Literal["websocket", "livekit"]

#: Status of the schedule. `running`: its last call is in progress.
ScheduleStatus = Literal["scheduled", "paused", "running", "completed", "failed", "canceled"]

#: Permissions of the credentials. Each scope includes the scopes before it.
Scope = Literal["read-only", "write", "admin"]

#: An IP address or CIDR block.
SipSource = str

#: Reason why a contact is not dialed. `invalid`: a call to its number would be rejected, because no
#: carrier reaches it, its country is not allowed, it has no price, or it is a premium, emergency or
#: unknown number.
SkipReason = Literal["dnc", "duplicate", "invalid", "window_closed"]

#: Labels.
Tags = List[str]

#: The other side of the conversation.
TestCaller = Union["TestScript", "TestPersona"]

#: The other side of the conversation.
TestCallerInputParam = Union["TestScriptInputParam", "TestPersonaInputParam"]

#: A condition that must be true at the end of the conversation.
TestExpectation = Union["ExpectSaid", "ExpectNotSaid", "ExpectCalled", "ExpectNotCalled", "ExpectEndReason", "ExpectTransferred", "ExpectWithinMs", "ExpectCostBelow", "ExpectJudge"]

#: A condition that must be true at the end of the conversation.
TestExpectationInputParam = Union["ExpectSaidInputParam", "ExpectNotSaidInputParam", "ExpectCalledInputParam", "ExpectNotCalledInputParam", "ExpectEndReasonInputParam", "ExpectTransferredInputParam", "ExpectWithinMsInputParam", "ExpectCostBelowInputParam", "ExpectJudgeInputParam"]

#: A regular expression in RE2 syntax, case-insensitive. It is evaluated in time linear in the length
#: of the text.
TestPattern = str

#: Plain words. Case, punctuation and white space are ignored. Only whole words match.
TestPhrase = str

#: Status of a run. `completed`: every sample has a result. `failed`: the run itself failed; `error`
#: contains the reason.
TestRunStatus = Literal["queued", "running", "completed", "failed", "canceled"]

#: IANA time zone.
TimeZone = str

#: ISO 8601, UTC, milliseconds.
Timestamp = str

#: An utterance or a function run.
TranscriptItem = Union["TranscriptUtterance", "TranscriptFunctionRun"]

#: Kind of transfer. `cold` (the default) makes the carrier connect the other side to the number, and
#: Parley's leg ends. If nobody answers over Twilio, the other side hears a sentence and is hung up.
#: `warm` calls the number on a second leg while the other side waits. The human hears a briefing, and
#: accepts the call with 1 or declines it with 2.
TransferMode = Literal["cold", "warm"]

#: Dimension by which usage is grouped.
UsageGrouping = Literal["day", "agent", "number", "campaign"]

#: Values for `{{name}}` in prompt, greeting and messages. `current_date` and `current_time` exist in
#: every conversation: the time of its start, in the agent's language and the workspace's time zone.
#: Calls also have `call_id`, `direction`, `user_number` and `agent_number`. Values of the agent
#: override these, and values of the call or contact override both. A name without a value is left out.
#: Values add at most 200,000 characters to one text; the rest is left out.
Variables = Dict[str, Union[str, float, bool]]

#: Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices
#: supports this range.
VoiceSpeed = float

#: Format of deliveries. With `retell`, the body has `event` and `call` in Retell's format, and
#: `x-retell-signature` can be verified with Retell's library, using the secret of the webhook instead
#: of the API key. `retell` supports only the events `call_started`, `call_ended` and `call_analyzed`.
#: Default: `parley`.
WebhookFormat = Literal["parley", "retell"]

#: Day of the week.
Weekday = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

#: Mode in which visitors talk to the agent.
WidgetMode = Literal["chat", "voice"]

#: Status of a widget. Public operations of a disabled widget return 404.
WidgetStatus = Literal["active", "disabled"]

#: An event in the workspace.
WorkspaceEvent = Union["WorkspaceEventCallState", "WorkspaceEventCallUtterance", "WorkspaceEventCallTool", "WorkspaceEventCallLatency", "WorkspaceEventCallInterrupted", "WorkspaceEventCallDtmf", "WorkspaceEventCallKnowledge", "WorkspaceEventCallTransferProgress", "WorkspaceEventCallTransfer", "WorkspaceEventCallMonitor", "WorkspaceEventCallAgentChanged", "WorkspaceEventCallLanguageChanged", "WorkspaceEventCallWarning", "WorkspaceEventCallError", "WorkspaceEventCallAnalysis", "WorkspaceEventCallWebhook", "WorkspaceEventCampaignChanged", "WorkspaceEventPhoneNumberChanged", "WorkspaceEventKnowledgeSourceChanged", "WorkspaceEventTestRunChanged", "WorkspaceEventWebhookChanged", "WorkspaceEventDeliveryDeadLettered", "WorkspaceEventWalletLow", "WorkspaceEventStreamPosition"]

#: Role of a member. Owners and admins have the scope `admin`, members `write`, and viewers
#: `read-only`. Only owners can manage owners.
WorkspaceRole = Literal["owner", "admin", "member", "viewer"]


class Agent(ParleyObject):
    """A voice agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "response_engine": ("type", {"service-llm": "ServiceLlmEngine", "custom-llm": "CustomLlmEngine"}),
        "functions": "AgentFunction",
        "interruption": "Interruption",
        "endpointing": "Endpointing",
        "inactivity": "Inactivity",
        "voicemail": "Voicemail",
        "call_screening": "CallScreening",
        "recording": "RecordingSettings",
        "privacy": "PrivacySettings",
        "pronunciations": "Pronunciation",
        "warnings": "AgentWarning",
    }
    #: Identifier, prefix `agent_`.
    agent_id: str
    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
    #: provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps its current voice.
    voice_id: str
    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: str
    other_languages: OtherLanguages
    response_engine: ResponseEngine
    #: Knowledge bases that the agent answers from.
    knowledge_base_ids: List[str]
    #: URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
    #: URL later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: List[EventName]
    #: Text spoken when the call opens. `null` makes the agent wait for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use.
    functions: List[AgentFunction]
    tags: Tags
    #: Folder in the dashboard.
    folder: Optional[str]
    interruption: Interruption
    endpointing: Endpointing
    inactivity: Inactivity
    #: Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600.
    max_duration_seconds: int
    #: Seconds for which the phone rings. Default: 30.
    ring_timeout_seconds: int
    #: Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
    #: calls of other agents can overtake them. Default: `null`, no separate limit.
    max_concurrent_calls: Optional[int]
    voicemail: Voicemail
    call_screening: CallScreening
    recording: RecordingSettings
    privacy: PrivacySettings
    #: JSON Schema of `extracted` in the analysis. An update replaces it as a whole.
    extraction: Optional[Dict[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    variables: Variables
    voice_speed: VoiceSpeed
    keyterms: Keyterms
    pronunciations: Pronunciations
    #: Secret that signs deliveries. Present only in the response to the request that created it.
    webhook_secret: Optional[str]
    #: Warnings about values that are accepted but are probably mistakes; at most 100 about its texts.
    #: Present only in responses to create and update requests, and only if there are warnings.
    warnings: Optional[List[AgentWarning]]
    #: Version number. Each change increments it.
    version: int
    #: Version with which new calls start. `null` if it is the newest version, so that each change goes
    #: live immediately. See POST /v1/agents/{id}/publish.
    published_version: Optional[int]
    #: Time when the agent was created.
    created_at: str
    #: Time of the last change.
    updated_at: str


class _AgentCreateParamRequired(TypedDict):
    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
    #: provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps its current voice.
    voice_id: str
    response_engine: ResponseEngineInputParam


class AgentCreateParam(_AgentCreateParamRequired, total=False):
    """A new agent."""

    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: str
    other_languages: OtherLanguages
    #: Knowledge bases that the agent answers from.
    knowledge_base_ids: Sequence[str]
    #: URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
    #: URL later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: Sequence[EventName]
    #: Text spoken when the call opens. `null` makes the agent wait for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can
    #: have at most 32 KiB each and 64 KiB together.
    functions: Sequence[AgentFunctionCreateParam]
    tags: Tags
    #: Folder in the dashboard.
    folder: Optional[str]
    interruption: InterruptionInputParam
    endpointing: EndpointingInputParam
    inactivity: InactivityInputParam
    #: Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600.
    max_duration_seconds: int
    #: Seconds for which the phone rings. Default: 30.
    ring_timeout_seconds: int
    #: Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
    #: calls of other agents can overtake them. Default: `null`, no separate limit.
    max_concurrent_calls: Optional[int]
    voicemail: VoicemailInputParam
    call_screening: CallScreeningInputParam
    recording: RecordingSettingsInputParam
    privacy: PrivacySettingsInputParam
    #: JSON Schema of `extracted` in the analysis. An update replaces it as a whole.
    extraction: Optional[Mapping[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    variables: Variables
    voice_speed: VoiceSpeed
    keyterms: Keyterms
    pronunciations: PronunciationsInputParam


class AgentDraftParam(TypedDict, total=False):
    """Fields that one conversation uses instead of the fields of the agent's newest version, published or
    not. Without any field, the conversation uses that version unchanged. Nothing is saved;
    `updateAgent` accepts the same fields to save them. Functions, privacy and everything outside of a
    conversation come from the saved version.
    """

    #: A voice that speaks the agent's language.
    voice_id: str
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    #: A code from GET /v1/languages that the voice supports.
    language: str
    other_languages: OtherLanguages
    response_engine: ResponseEngineUpdateParam
    #: Knowledge bases that the agent answers from.
    knowledge_base_ids: Sequence[str]
    #: Text spoken when the call opens. `null` makes the agent wait for the other side.
    greeting: Optional[str]
    #: Merged by name into the variables of the agent.
    variables: Mapping[str, Optional[Union[str, float, bool]]]
    interruption: InterruptionInputParam
    endpointing: EndpointingInputParam
    voice_speed: VoiceSpeed
    keyterms: Keyterms
    pronunciations: PronunciationsInputParam
    inactivity: InactivityInputParam
    #: Maximum duration of a call, in seconds. `null` uses the default.
    max_duration_seconds: Optional[int]
    recording: RecordingSettingsInputParam


class AgentDuplicateParam(TypedDict, total=False):
    """Settings of the copy."""

    #: Name of the copy. Default: the name of the agent followed by " (copy)".
    agent_name: str


class AgentFunction(ParleyObject):
    """A function that the agent can use."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "server": "McpServerCheck",
    }
    #: Identifier, prefix `fn_`.
    id: str
    #: Variant of the function.
    type: Literal["webhook", "transfer_call", "end_call", "dtmf", "mcp", "send_sms"]
    #: Name by which the model calls the function.
    name: str
    #: webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp:
    #: Description for humans. The model receives the descriptions of the tools.
    description: str
    #: webhook: JSON Schema of the arguments. An update replaces it as a whole.
    parameters: Optional[Dict[str, Any]]
    #: URL of a `webhook` function.
    url: Optional[str]
    #: webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one
    #: run of a tool. Default: 10000.
    timeout_ms: Optional[int]
    #: webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs.
    filler: Optional[str]
    #: Number of a `transfer_call` function. Absent if the model chooses it.
    to: Optional[str]
    allowed_destinations: Optional[AllowedDestinations]
    #: transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends.
    message: Optional[str]
    mode: Optional[TransferMode]
    #: transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is
    #: `null`, the model provides the text, or a summary of the conversation is used.
    briefing: Optional[str]
    #: mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the
    #: list.
    allowed_tools: Optional[List[str]]
    #: Names of the stored headers of a `webhook` function.
    header_names: Optional[List[str]]
    #: Secret that signs the requests of a `webhook` function. Present only in the response to the request
    #: that created the function. `POST /v1/agents/{id}/functions/{function_id}/rotate-secret` replaces it.
    signing_secret: Optional[str]
    #: Result of listing the server's tools for an `mcp` function. Present only in the response to a
    #: creation or a change of the function.
    server: Optional[McpServerCheck]
    #: Time when the function was added.
    created_at: str
    #: Time of the last change.
    updated_at: str


class AgentFunctionPage(ParleyObject):
    """A page of functions."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentFunction",
    }
    #: Oldest first.
    data: List[AgentFunction]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AgentFunctionRun(ParleyObject):
    """A run of a function in a call, with its arguments and result."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Number of the run on the timeline of the call.
    sequence: int
    at: Timestamp
    #: Name of the function at that time. For an `mcp` function, the name of the tool.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether the run succeeded.
    ok: bool
    #: Result returned to the model. If `ok` is false, the error that the model received instead.
    result: Any
    #: Duration of the run in milliseconds.
    duration_ms: int


class AgentFunctionRunPage(ParleyObject):
    """A page of runs of a function."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentFunctionRun",
    }
    #: Newest first.
    data: List[AgentFunctionRun]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AgentFunctionUpdateParam(TypedDict, total=False):
    """Fields to change."""

    name: FunctionName
    #: webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp:
    #: Description for humans. The model receives the descriptions of the tools.
    description: str
    #: webhook: JSON Schema of the arguments. An update replaces it as a whole.
    parameters: Optional[Mapping[str, Any]]
    url: HttpUrl
    #: Request headers, for example Authorization. An update replaces all of them. Their values are never
    #: returned.
    headers: Optional[Mapping[str, str]]
    #: webhook: Milliseconds to wait for the response. Default: 10000. mcp: Milliseconds to wait for one
    #: run of a tool. Default: 10000.
    timeout_ms: Optional[int]
    #: webhook: Text spoken while the function runs. mcp: Text spoken while a tool runs.
    filler: Optional[str]
    #: transfer_call: Number in E.164 format. If it is `null`, the model chooses one of
    #: `allowed_destinations`. Without that list, the model can choose any number, which requires admin
    #: scope (403 `forbidden_scope`). Required if `allowed_destinations` is absent.
    to: Optional[str]
    allowed_destinations: AllowedDestinations
    #: transfer_call: Text spoken before the transfer. end_call: Text spoken before the call ends.
    message: Optional[str]
    mode: TransferMode
    #: transfer_call: Text spoken to the human of a warm transfer before they accept the call. If it is
    #: `null`, the model provides the text, or a summary of the conversation is used.
    briefing: Optional[str]
    #: mcp: Names of the tools that the agent can use. `null` allows all tools. An update replaces the
    #: list.
    allowed_tools: Optional[Sequence[str]]


class AgentModel(ParleyObject):
    """An agent as a model of OpenAI's interface."""

    __slots__ = ()
    #: Id of the agent.
    id: str
    #: Kind of object.
    object: Literal["model"]
    #: Time when the agent was created, in seconds since 1970.
    created: int
    #: Id of the workspace.
    owned_by: str
    #: Name of the agent, which `model` accepts as well.
    name: str


class AgentModelList(ParleyObject):
    """Agents as models of OpenAI's interface."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentModel",
    }
    #: Kind of object.
    object: Literal["list"]
    #: Agents, newest first.
    data: List[AgentModel]
    #: Whether older agents were omitted.
    has_more: bool


class AgentPage(ParleyObject):
    """A page of agents."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Agent",
    }
    #: Newest first.
    data: List[Agent]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AgentPublishParam(TypedDict, total=False):
    """Version to publish. Without a body, the newest version is published."""

    #: Number of the version. `null` removes the published version, so that each change goes live
    #: immediately. Default: the newest version.
    version: Optional[int]
    #: Whether to publish the version even if it refers to objects that no longer exist. Default: false.
    force: bool


class AgentTemplate(ParleyObject):
    """An agent to begin with."""

    __slots__ = ()
    #: Identifier.
    id: str
    #: English name.
    name: str
    #: Task of the agent.
    description: str
    #: Fields of POST /v1/agents.
    settings: Dict[str, Any]


class AgentTemplatePage(ParleyObject):
    """A page of templates of agents."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentTemplate",
    }
    #: Simple tasks first.
    data: List[AgentTemplate]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AgentUpdateParam(TypedDict, total=False):
    """Fields to change. `null` restores the default."""

    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices: its id, or `<provider>-<name>` if the name is unique among the
    #: provider's voices. The id is stored. If the provider cannot list its voices, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps its current voice.
    voice_id: str
    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: Optional[str]
    #: Languages besides `language` that callers may speak: codes from GET /v1/languages that the voice
    #: supports, at most one region of each language. The agent begins in `language` and changes to the
    #: language of a caller who has said three different words in it. Requires a recognizer that detects
    #: languages; with another one, callers are expected to speak `language`, and the timeline of a call
    #: has the warning `languages_ignored`.
    other_languages: Optional[Sequence[str]]
    response_engine: ResponseEngineUpdateParam
    #: Knowledge bases that the agent answers from.
    knowledge_base_ids: Optional[Sequence[str]]
    #: URL that receives call events. Changing it keeps the secret. Clearing it with `null` and setting a
    #: URL later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: Optional[Sequence[EventName]]
    #: Text spoken when the call opens. `null` makes the agent wait for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use. An update replaces the list. The JSON Schemas of one request can
    #: have at most 32 KiB each and 64 KiB together.
    functions: Optional[Sequence[AgentFunctionCreateParam]]
    #: Labels.
    tags: Optional[Sequence[str]]
    #: Folder in the dashboard.
    folder: Optional[str]
    #: Settings for interruptions of the agent by the other side. Merged field by field.
    interruption: Optional[InterruptionInputParam]
    #: Silence that ends an utterance of the other side. Merged field by field.
    endpointing: Optional[EndpointingInputParam]
    #: Reminders while both sides are silent. Merged field by field.
    inactivity: Optional[InactivityInputParam]
    #: Maximum duration of a call, in seconds. The agent then ends the call politely. Default: 3600.
    max_duration_seconds: Optional[int]
    #: Seconds for which the phone rings. Default: 30.
    ring_timeout_seconds: Optional[int]
    #: Maximum number of concurrent calls of this agent. Further outbound calls wait in the queue, where
    #: calls of other agents can overtake them. Default: `null`, no separate limit.
    max_concurrent_calls: Optional[int]
    #: Behavior when an answering machine answers. Merged field by field.
    voicemail: Optional[VoicemailInputParam]
    #: Answer to the call screening of the callee's telephone. Merged field by field.
    call_screening: Optional[CallScreeningInputParam]
    #: Whether calls are recorded, and the disclosure of the recording. Merged field by field.
    recording: Optional[RecordingSettingsInputParam]
    #: Redaction and retention of the conversations of an agent. Merged field by field.
    privacy: Optional[PrivacySettingsInputParam]
    #: JSON Schema of `extracted` in the analysis. An update replaces it as a whole.
    extraction: Optional[Mapping[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    #: Merged by name into the variables of the agent.
    variables: Optional[Mapping[str, Optional[Union[str, float, bool]]]]
    #: Speed of the voice, and of the fallback voice: 1 is its natural speed. Every provider of voices
    #: supports this range.
    voice_speed: Optional[float]
    #: Words and names that callers are likely to say and a recognizer may not know. `{{name}}` is replaced
    #: with a variable, such as the name of the person who is called. Deepgram and transcription servers
    #: use them, the first ones if there are more than they accept. With another recognizer, the timeline
    #: of a call has the warning `keyterms_ignored`.
    keyterms: Optional[Sequence[str]]
    #: Replaces texts before they are spoken. Transcripts, and what the model reads, keep the written form.
    #: The longest text has precedence.
    pronunciations: Optional[Sequence[PronunciationInputParam]]


class AgentVersion(ParleyObject):
    """A version of an agent, without its content."""

    __slots__ = ()
    #: Number of the version.
    version: int
    created_at: Timestamp
    #: User who made the change, or who created the key that made it. `null` for the service itself.
    created_by: Optional[str]
    #: Names of the changed fields. `created` for the first version.
    changed: List[str]
    #: Whether this version is the published version.
    published: bool
    #: Whether new calls start with this version: the published version or, if there is none, the newest.
    live: bool


class AgentVersionChange(ParleyObject):
    """One value that differs."""

    __slots__ = ()
    #: JSON Pointer to the value. Functions are identified by name, such as `/functions/lookup_order/url`.
    #: A list is compared as one value.
    pointer: str
    #: Kind of change from `before` to `after`.
    kind: Literal["added", "removed", "changed"]
    #: Value in the version `compare_to`. `null` if it is absent there.
    before: Any
    #: Value in this version. `null` if it is absent there.
    after: Any
    #: Whether the values are secret. Header values and signing secrets differ but are not shown.
    hidden: bool


class AgentVersionDetail(ParleyObject):
    """A version of an agent with its content."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "agent": "Agent",
        "missing": "AgentWarning",
        "diff": "AgentVersionDiff",
    }
    #: Number of the version.
    version: int
    created_at: Timestamp
    #: User who made the change, or who created the key that made it. `null` for the service itself.
    created_by: Optional[str]
    #: Names of the changed fields. `created` for the first version.
    changed: List[str]
    #: Whether this version is the published version.
    published: bool
    #: Whether new calls start with this version: the published version or, if there is none, the newest.
    live: bool
    agent: Agent
    #: Knowledge bases, voices and models of the version that no longer exist. If there are any, publishing
    #: the version requires `force`.
    missing: List[AgentWarning]
    #: Differences from `compare_to` to this version. `null` without `compare_to`.
    diff: Optional[AgentVersionDiff]


class AgentVersionDiff(ParleyObject):
    """Differences between two versions of an agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "changes": "AgentVersionChange",
    }
    #: Number of the version that contains the `before` values.
    compare_to: int
    #: Values that differ. Empty if the versions are equal.
    changes: List[AgentVersionChange]


class AgentVersionPage(ParleyObject):
    """A page of versions."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentVersion",
    }
    #: Newest first.
    data: List[AgentVersion]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AgentWarning(ParleyObject):
    """A setting of an agent that is accepted but is probably a mistake."""

    __slots__ = ()
    #: JSON Pointer to the field in the agent.
    pointer: str
    #: Code of the warning. More codes may be added.
    code: Literal["empty_prompt", "languages_not_detected", "malformed_variable", "mcp_server_failed", "mcp_tools_missing", "missing_knowledge_base", "unclosed_variable", "unknown_model", "unknown_variable", "unknown_voice"]
    #: Effect on callers, and how to fix it.
    detail: str


class Analytics(ParleyObject):
    """Statistics about ended calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "buckets": "AnalyticsBucket",
        "totals": "AnalyticsFigures",
        "previous": "AnalyticsPrevious",
        "series": "AnalyticsSeries",
    }
    #: Start of the period, extended to the start of an interval.
    from_: Timestamp
    #: End of the period, extended to the end of an interval.
    to: Timestamp
    #: Time zone of the intervals.
    time_zone: str
    interval: AnalyticsInterval
    #: Calls that ended or changed before this time are included. It is the current time unless the service
    #: is behind.
    as_of: Timestamp
    #: Whether all calls are included. False while calls from before an upgrade are still being counted,
    #: newest first.
    is_complete: bool
    #: Dimensions of the request.
    group_by: List[AnalyticsGroup]
    #: Intervals in order. Empty with `interval=none`.
    buckets: List[AnalyticsBucket]
    #: Statistics of all calls.
    totals: AnalyticsFigures
    #: Statistics of the previous period. `null` without `compare=previous`.
    previous: Optional[AnalyticsPrevious]
    #: A single series without `group_by`. Otherwise sorted by number of calls, most first, then by key.
    #: The series of all other calls is last.
    series: List[AnalyticsSeries]


class AnalyticsBucket(ParleyObject):
    """One interval."""

    __slots__ = ()
    #: Start of the interval, inclusive.
    start: Timestamp
    #: End of the interval, exclusive.
    end: Timestamp
    #: Start of the interval in the time zone of the response.
    local_start: str


class AnalyticsFigures(ParleyObject):
    """Statistics of calls. Groups of statistics that were not requested are absent. A ratio with a
    denominator of zero is `null`.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "response_times": "ResponseTimes",
        "cost": "Money",
        "cost_per_answered_call": "Money",
        "cost_per_successful_call": "Money",
    }
    #: Calls that ended.
    calls: int
    #: Ended calls that were answered.
    answered_calls: Optional[int]
    #: Ratio of `answered_calls` to `calls`, from 0 to 1.
    answer_rate: Optional[float]
    #: Calls with the status `completed`.
    completed_calls: Optional[int]
    #: Calls with the status `failed`.
    failed_calls: Optional[int]
    #: Calls by `end_reason`. Reasons that did not occur are absent.
    end_reasons: Optional[Dict[str, int]]
    #: Calls that reached their goal according to their analysis.
    successful_calls: Optional[int]
    #: Calls that did not reach their goal according to their analysis.
    unsuccessful_calls: Optional[int]
    #: Ratio of `successful_calls` to the sum of successful and unsuccessful calls, from 0 to 1. Calls
    #: without a verdict do not count.
    success_rate: Optional[float]
    #: Calls with a positive sentiment according to their analysis.
    positive_calls: Optional[int]
    #: Calls with a neutral sentiment according to their analysis.
    neutral_calls: Optional[int]
    #: Calls with a negative sentiment according to their analysis.
    negative_calls: Optional[int]
    #: Calls with a rating.
    rated_calls: Optional[int]
    #: Mean of the ratings, from 1 to 5.
    average_rating: Optional[float]
    #: Minutes from answer to hang-up.
    talk_minutes: Optional[float]
    #: Mean duration of an answered call in seconds.
    average_talk_seconds: Optional[float]
    #: Replies of agents whose response time was measured.
    turns: Optional[int]
    #: Response times of the calls. `null` if no turn was measured.
    response_times: Optional[ResponseTimes]
    #: Cost of the calls, including legs after transfers.
    cost: Optional[Money]
    #: Ratio of `cost` to `answered_calls`.
    cost_per_answered_call: Optional[Money]
    #: Ratio of `cost` to `successful_calls`: the cost of one success, including all calls that it took.
    cost_per_successful_call: Optional[Money]


class AnalyticsPrevious(ParleyObject):
    """The previous period."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "totals": "AnalyticsFigures",
    }
    from_: Timestamp
    to: Timestamp
    #: Statistics of all calls.
    totals: AnalyticsFigures


class AnalyticsSeries(ParleyObject):
    """Calls with one combination of values of the `group_by` dimensions, or all other calls. Fields of
    dimensions that `group_by` does not name are absent.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "totals": "AnalyticsFigures",
        "previous_totals": "AnalyticsFigures",
        "points": "AnalyticsFigures",
    }
    #: Id of the agent.
    agent_id: Optional[str]
    #: Current name of the agent.
    agent_name: Optional[str]
    #: The version of the agent.
    agent_version: Optional[int]
    #: Number of the workspace. `null` for calls without one.
    number: Optional[str]
    #: Campaign of the calls. `null` for calls without one.
    campaign_id: Optional[str]
    #: The name of the campaign.
    campaign_name: Optional[str]
    #: `outbound` or `inbound`.
    direction: Optional[str]
    #: `phone` or `web`.
    channel: Optional[str]
    #: Whether this series contains all calls that no other series contains. They are the calls beyond
    #: `limit`, and calls of days on which the workspace used more than 1000 combinations of agent,
    #: version, number, campaign, direction and channel. Further combinations of such a day are counted
    #: without number and campaign and, beyond 2000, also without agent and version.
    is_other: bool
    #: Statistics of the whole period.
    totals: AnalyticsFigures
    #: Statistics of the previous period. `null` without `compare=previous`.
    previous_totals: Optional[AnalyticsFigures]
    #: Statistics of each interval in `buckets`.
    points: List[AnalyticsFigures]


class ApiKey(ParleyObject):
    """An API key without its value."""

    __slots__ = ()
    #: Identifier, prefix `key_`.
    id: str
    #: Label of the key.
    name: str
    scope: Scope
    #: Networks (CIDR) from which the key can be used. An empty list allows any address.
    allowed_ips: List[str]
    #: First characters of the value, to identify the key.
    prefix: str
    #: Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later
    #: time, `revokes_at`.
    status: Literal["active", "revoked"]
    #: User who created the key.
    created_by: str
    last_used_at: NullableTimestamp
    #: IP address of the client that last used the key.
    last_used_ip: Optional[str]
    created_at: Timestamp
    revoked_at: NullableTimestamp
    revokes_at: NullableTimestamp
    #: Id of the key from which this key was created by rotation.
    predecessor_id: Optional[str]


class _ApiKeyCreateParamRequired(TypedDict):
    #: Label of the key.
    name: str


class ApiKeyCreateParam(_ApiKeyCreateParamRequired, total=False):
    """A new key."""

    #: Permissions of the key. Each scope includes the scopes before it. Default: `write`.
    scope: Literal["read-only", "write", "admin"]
    #: IP addresses and networks (CIDR) from which the key can be used. Requests from other addresses get
    #: 403 `ip_not_allowed`. Default: any address.
    allowed_ips: Sequence[str]


class ApiKeyPage(ParleyObject):
    """A page of keys."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "ApiKey",
    }
    #: Newest first.
    data: List[ApiKey]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class ApiKeyRotationParam(TypedDict, total=False):
    """When the old key is revoked."""

    #: Seconds after which the old key is revoked, at most 30 days. By default it works until it is revoked
    #: with `DELETE /v1/api-keys/{id}`.
    revoke_old_after_seconds: int


class ApiKeyUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Label of the key.
    name: str
    #: IP addresses and networks (CIDR) from which the key can be used. Replaces the current list. `null`
    #: or an empty list allows any address.
    allowed_ips: Optional[Sequence[str]]


class ApiKeyWithSecret(ParleyObject):
    """An API key with its value, which is returned only once."""

    __slots__ = ()
    #: Identifier, prefix `key_`.
    id: str
    #: Label of the key.
    name: str
    scope: Scope
    #: Networks (CIDR) from which the key can be used. An empty list allows any address.
    allowed_ips: List[str]
    #: First characters of the value, to identify the key.
    prefix: str
    #: Status of the key. Keys do not expire, but can be revoked. A rotation can revoke a key at a later
    #: time, `revokes_at`.
    status: Literal["active", "revoked"]
    #: User who created the key.
    created_by: str
    last_used_at: NullableTimestamp
    #: IP address of the client that last used the key.
    last_used_ip: Optional[str]
    created_at: Timestamp
    revoked_at: NullableTimestamp
    revokes_at: NullableTimestamp
    #: Id of the key from which this key was created by rotation.
    predecessor_id: Optional[str]
    #: Value of the key. It is not returned again.
    key: str


class AuditEntry(ParleyObject):
    """One action in the workspace."""

    __slots__ = ()
    #: Identifier, prefix `aud_`.
    id: str
    #: Resource and action, such as `agent.updated`.
    action: str
    #: Kind of actor: a user, an API key, or the service itself.
    actor_kind: Literal["user", "key", "system"]
    #: Id of the user or API key. `null` for the service.
    actor_id: Optional[str]
    #: Current name of the user or API key.
    actor_name: Optional[str]
    #: The user who acted, or who created the key.
    user_id: Optional[str]
    #: Id of the object of the action.
    target_id: Optional[str]
    #: Changed fields, with values that are not secret. An `api_key.used` entry contains `requests` since
    #: the previous entry of the key, and `last_used_at`.
    changes: Dict[str, Any]
    #: IP address of the client.
    ip: Optional[str]
    #: `X-Request-Id` of the request.
    request_id: Optional[str]
    created_at: Timestamp


class AuditEntryPage(ParleyObject):
    """A page of the audit log."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AuditEntry",
    }
    #: Newest first.
    data: List[AuditEntry]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class AutoTopup(ParleyObject):
    """Automatic top-up: a payment of this amount that starts when the available balance falls below the
    threshold.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "threshold": "MoneyInput",
        "amount": "MoneyInput",
    }
    threshold: MoneyInput
    amount: MoneyInput


class AutoTopupInputParam(TypedDict):
    """Automatic top-up: a payment of this amount that starts when the available balance falls below the
    threshold.
    """

    threshold: MoneyInputInputParam
    amount: MoneyInputInputParam


class AutoTopupStatus(ParleyObject):
    """Whether the automatic top-up can pay."""

    __slots__ = ()
    #: `active`: it pays when the available balance falls below the threshold. `retrying`: its last payment
    #: failed, and is tried again. `stopped`: it pays nothing until `auto_topup` is set again, or, if
    #: payments failed, until one succeeds.
    state: Literal["active", "retrying", "stopped"]
    #: Why it is not active: the `failure` of the last payment, `disputed` (a payment of the workspace was
    #: disputed), `restored` (the deployment was restored from a backup; the operator can let it continue
    #: as well) or `billing_off`. `null` if it is active.
    reason: Optional[str]
    #: Earliest time of the next payment. `null` unless it is `retrying`.
    next_try_at: NullableTimestamp


class Availability(ParleyObject):
    """Availability of a service against its target."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "windows": "AvailabilityWindow",
    }
    #: Name of the service.
    service: Literal["api", "voice"]
    #: Target in percent: 99.9 for the API, 99.5 for voice.
    target: float
    #: Availability by period.
    windows: List[AvailabilityWindow]


class AvailabilityWindow(ParleyObject):
    """Availability in a period up to now."""

    __slots__ = ()
    #: Length of the period.
    window: Literal["24h", "7d", "30d", "90d"]
    #: Availability in percent, rounded down to three decimals. `null` if nothing was measured.
    percent: Optional[float]
    #: Whether the availability reaches the target.
    met: Optional[bool]
    #: Number of minutes in this period since the first measured minute.
    minutes_measured: int
    #: Number of these minutes in which no process was ready.
    minutes_down: int


class AvailableNumber(ParleyObject):
    """A number that a carrier offers."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "monthly_price": "Money",
    }
    number: E164
    #: Carrier that sells the number.
    carrier: str
    country: CountryCode
    type: NumberType
    #: City or state, as named by the carrier.
    region: Optional[str]
    #: Capabilities of the number.
    capabilities: List[NumberCapability]
    #: Monthly rent.
    monthly_price: Money


class AvailableNumberPage(ParleyObject):
    """Numbers that a carrier offers."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AvailableNumber",
    }
    #: In the order of the carrier.
    data: List[AvailableNumber]
    #: Always false. To see other numbers, search with other criteria.
    has_more: bool
    #: Always null.
    next_cursor: Optional[str]


class BrandColors(ParleyObject):
    """Accent colors that are readable as text on a white and on a dark page, and the color of text on
    them.
    """

    __slots__ = ()
    #: Accent color on light pages.
    accent: str
    #: Color of text on `accent`.
    on_accent: str
    #: Accent color on dark pages.
    accent_dark: str
    #: Color of text on `accent_dark`.
    on_accent_dark: str


class Branding(ParleyObject):
    """A brand, as visitors see it."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "colors": "BrandColors",
    }
    #: Name of the brand. `null` for the standard name.
    name: Optional[str]
    #: URL of the logo.
    logo_url: Optional[str]
    #: Readable colors. `null` for the standard colors.
    colors: Optional[BrandColors]
    #: Email address for visitors who need help.
    support_email: Optional[str]
    #: Whether pages omit the name of this software.
    hide_vendor_name: bool


class Call(ParleyObject):
    """A phone or web call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "latency": "CallLatency",
        "cost": "Money",
        "removed": "RemovedContent",
    }
    #: Identifier, prefix `call_`.
    call_id: str
    #: Agent that handles the call. After a handoff, this is still the first agent; the timeline contains
    #: `agent_changed`.
    agent_id: str
    #: Version of the agent that the call uses.
    agent_version: int
    direction: CallDirection
    channel: CallChannel
    #: Destination. `null` for web calls.
    to_number: Optional[str]
    #: Number of the caller. `null` for web calls.
    from_number: Optional[str]
    status: CallStatus
    #: Reason why the call ended. `null` before the end.
    end_reason: Optional[CallEndReason]
    #: Original text from the carrier or provider.
    end_detail: Optional[str]
    #: Seconds from answer to hang-up. Increases during the call.
    duration: float
    start_time: NullableTimestamp
    end_time: NullableTimestamp
    #: Campaign that placed the call.
    campaign_id: Optional[str]
    #: Schedule that placed the call.
    schedule_id: Optional[str]
    metadata: Metadata
    variables: Variables
    tags: Tags
    #: Rating by a user, from 1 to 5. `null` if there is none.
    rating: Optional[int]
    #: Note by a user. `null` if there is none.
    note: Optional[str]
    #: Response times of the agent. `null` before the end, or if no turn was measured.
    latency: Optional[CallLatency]
    #: Cost of the call. `null` before the end. A leg that continued after a transfer is charged in
    #: addition: `transfer` of GET /v1/calls/{id}/cost.
    cost: Optional[Money]
    #: URL of the recording. `null` before the end of the call, and if nothing was recorded. After the end,
    #: the URL does not change until the recording is removed at the end of its retention period. While
    #: `recording_status` is `pending`, the URL waits up to 3 seconds and then returns 409
    #: `recording_not_ready`. If it is `failed`, the URL returns 404 `recording_failed`.
    recording_url: Optional[str]
    #: The same URL with a signed token, valid for one hour, for players that cannot send a header.
    recording_play_url: Optional[str]
    #: Status of the recording. `null` if nothing was recorded.
    recording_status: Optional[RecordingStatus]
    #: URL of the transcript.
    transcript_url: str
    #: 400 peaks of the other side, followed by 400 peaks of the agent, each from 0 to 31.
    waveform: Optional[List[int]]
    #: Reason why the call waits in the queue. `concurrency`: all call slots of the workspace are in use.
    #: `agent_concurrency`: the agent has reached its limit. `recogniser`: no speech-recognition slot is
    #: free. `capacity`: every process that runs calls is full.
    queue_reason: Optional[str]
    #: Position in the queue. The call at position 1 is dialed next. `null` if the call does not wait for a
    #: slot.
    queue_position: Optional[int]
    #: Content that was removed at the end of its retention period, with the times. `null` if nothing was
    #: removed.
    removed: Optional[RemovedContent]
    created_at: Timestamp
    updated_at: Timestamp


class CallAnalysis(ParleyObject):
    """Analysis of a call."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Summary in a few sentences.
    summary: str
    #: Whether the agent reached its goal. `null` if unclear.
    success: Optional[bool]
    #: Mood of the other side. `null` if unclear.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's `extraction` schema. Fields that were not found are absent.
    extracted: Dict[str, Any]
    #: Model that created the analysis.
    engine: str
    created_at: Timestamp


class CallAnalysisRun(ParleyObject):
    """A requested analysis."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    requested_at: Timestamp


class CallAnalyzedSnakeData(ParleyObject):
    """Data of call_analyzed."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    #: Destination. `null` for web calls.
    to_number: Optional[str]
    #: Number of the caller. `null` for web calls.
    from_number: Optional[str]
    #: Summary in a few sentences. `null` if there is no analysis.
    summary: Optional[str]
    #: Whether the agent reached its goal. `null` if unclear.
    success: Optional[bool]
    #: Mood of the other side.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's `extraction` schema.
    extracted: Dict[str, Any]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallAnalyzedSnakeEvent(ParleyObject):
    """The analysis of a call is ready. Envelope: snake."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallAnalyzedSnakeData",
    }
    #: Name of the event.
    event: Literal["call_analyzed"]
    timestamp: Timestamp
    data: CallAnalyzedSnakeData


class CallCompletedData(ParleyObject):
    """Data of call.completed."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    #: Number of the caller. `null` for web calls.
    from_: Optional[str]
    #: Destination. `null` for web calls.
    to: Optional[str]
    status: CallStatus
    end_reason: CallEndReason
    #: Seconds from answer to hang-up.
    duration_seconds: int
    #: Utterances as lines of text.
    transcript: str
    #: Summary in a few sentences. `null` if there is no analysis.
    summary: Optional[str]
    #: Whether the agent reached its goal. `null` if unclear.
    success: Optional[bool]
    #: Fields of the agent's `extraction` schema.
    extracted: Dict[str, Any]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallCompletedEvent(ParleyObject):
    """An answered call has ended. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallCompletedData",
    }
    #: Name of the event.
    event: Literal["call.completed"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    id: str
    ts: Timestamp
    data: CallCompletedData


class CallControlResult(ParleyObject):
    """Result of a control command."""

    __slots__ = ()
    #: Identifier, prefix `tc_`.
    id: str
    #: Action of the command.
    action: Literal["say", "inject_context", "mute", "unmute", "send_dtmf", "transfer", "handoff"]
    #: Status of the command. `done`: it took effect. `pending`: it has not taken effect yet. `failed`: it
    #: did not take effect and will not.
    status: Literal["pending", "done", "failed"]
    #: Reason why the command failed.
    failure: Optional[str]


class CallCost(ParleyObject):
    """Cost of a call, or the amount reserved for it."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "total": "Money",
        "reserved": "Money",
        "items": "CostItem",
        "transfer": "TransferCost",
    }
    #: Id of the call.
    call_id: str
    #: Whether the cost is final. False while the call waits or is in progress.
    final: bool
    #: Sum of the items.
    total: Money
    #: Amount currently reserved for the call. Zero if `final` is true.
    reserved: Money
    #: Ledger entry of the call. `null` during the call, for a call that cost nothing, and if billing was
    #: off.
    transaction_id: Optional[str]
    #: Items of the charge. Empty during the call. Tokens of a fallback model with another price are
    #: separate items.
    items: List[CostItem]
    #: Cost of the leg that continued at the carrier after a transfer, in addition to `total`. `null` until
    #: the carrier has reported it, and if it was not answered.
    transfer: Optional[TransferCost]


class _CallCreateParamRequired(TypedDict):
    to_number: E164


class CallCreateParam(_CallCreateParamRequired, total=False):
    """A call to place."""

    #: Agent that handles the call. Can be omitted if `from_number` has outbound agents.
    agent_id: str
    #: Number of the workspace to call from. Can be omitted if the destination is a test number.
    from_number: str
    metadata: Metadata
    variables: Variables
    tags: Tags
    #: Whether nothing that is said in this call is stored or published, like `privacy.no_store` of an
    #: agent: no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata are
    #: kept. Default: false.
    no_store: bool
    #: Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a
    #: speech-recognition slot. If false, the request fails with 429 `concurrency_limited` if one of them
    #: is unavailable. Default: true.
    queue: bool
    #: Seconds to wait for a slot. The call then fails with `concurrency_timeout`. Default: 300.
    queue_ttl_seconds: int


class CallEndedData(ParleyObject):
    """Data of call.ended."""

    __slots__ = ()
    #: Milliseconds from answer to hang-up.
    duration_ms: int
    status: CallStatus
    end_reason: CallEndReason
    #: Original text from the carrier or provider.
    end_detail: Optional[str]
    #: URL of the transcript.
    transcript_url: str
    #: URL of the recording. `null` if there is none.
    recording_url: Optional[str]
    #: Status of the recording. `null` if nothing was recorded.
    recording_status: Optional[RecordingStatus]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallEndedEvent(ParleyObject):
    """The call has ended. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallEndedData",
    }
    #: Name of the event.
    type: Literal["call.ended"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    event_id: str
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    timestamp: Timestamp
    data: CallEndedData


class CallEndedSnakeData(ParleyObject):
    """Data of call_ended."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    #: Destination. `null` for web calls.
    to_number: Optional[str]
    #: Number of the caller. `null` for web calls.
    from_number: Optional[str]
    #: Seconds from answer to hang-up.
    duration: int
    status: CallStatus
    end_reason: CallEndReason
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallEndedSnakeEvent(ParleyObject):
    """The call has ended. Envelope: snake."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallEndedSnakeData",
    }
    #: Name of the event.
    event: Literal["call_ended"]
    timestamp: Timestamp
    data: CallEndedSnakeData


class CallErasure(ParleyObject):
    """Proof of the erasure of a call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "erased": "CallErasureCounts",
    }
    #: Id of the erased call.
    call_id: str
    #: State of the erasure. `pending` while a job is still deleting objects in storage, rows of a widget
    #: or test cases.
    status: Literal["pending", "completed"]
    requested_at: Timestamp
    completed_at: NullableTimestamp
    erased: CallErasureCounts


class CallErasureCounts(ParleyObject):
    """Number of erased items by kind."""

    __slots__ = ()
    #: Fields of the call that were set: numbers, metadata, variables, tags, rating, note, waveform and
    #: others.
    fields: int
    #: Utterances, which are timeline entries.
    utterances: int
    #: All entries of the timeline.
    timeline_entries: int
    #: Analyses.
    analyses: int
    #: Control commands.
    commands: int
    #: Carrier reports about legs of the call.
    carrier_legs: int
    #: Webhook events with their bodies.
    webhook_events: int
    #: Deliveries with their attempts and the receivers' responses.
    webhook_deliveries: int
    #: Deliveries, included in the total, that were still pending.
    waiting_deliveries: int
    #: Responses that were stored for an Idempotency-Key.
    stored_answers: int
    #: Objects in storage.
    recording_objects: int
    #: Size of these objects in bytes.
    recording_bytes: int
    #: Visitor sessions whose IP address and page were erased.
    widget_sessions: int
    #: Messages of these sessions.
    widget_messages: int
    #: Drafts of agents that the call tried.
    drafts: int
    #: Test cases that were created from the call, with their results.
    test_cases: int


class CallErrorData(ParleyObject):
    """Data of call.error."""

    __slots__ = ()
    #: The `end_reason` of the call, for example `tts_error`.
    code: str
    #: Explanation for humans.
    detail: str
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallErrorEvent(ParleyObject):
    """An error occurred during the call. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallErrorData",
    }
    #: Name of the event.
    type: Literal["call.error"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    event_id: str
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    timestamp: Timestamp
    data: CallErrorData


class CallEventAgentChanged(ParleyObject):
    """A handoff of the call to another agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineAgentChange",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineAgentChange
    #: Type of the event.
    type: Literal["agent_changed"]


class CallEventAnalysis(ParleyObject):
    """The analysis of the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineAnalysis",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineAnalysis
    #: Type of the event.
    type: Literal["analysis"]


class CallEventDtmf(ParleyObject):
    """A key of the phone keypad was pressed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineKey",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineKey
    #: Type of the event.
    type: Literal["dtmf"]


class CallEventError(ParleyObject):
    """A failure during the call. After a warning, the call continues."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineProblem",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineProblem
    #: Type of the event.
    type: Literal["error"]


class CallEventInterrupted(ParleyObject):
    """The other side interrupted the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineInterruption",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineInterruption
    #: Type of the event.
    type: Literal["interrupted"]


class CallEventKnowledge(ParleyObject):
    """A search of the agent in its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineSearch",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineSearch
    #: Type of the event.
    type: Literal["knowledge"]


class CallEventLanguageChanged(ParleyObject):
    """The conversation continues in another language of the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineLanguageChange",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineLanguageChange
    #: Type of the event.
    type: Literal["language_changed"]


class CallEventLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
    the agent's first audio.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineLatency",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineLatency
    #: Type of the event.
    type: Literal["latency"]


class CallEventMonitor(ParleyObject):
    """An action of a supervisor."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineSupervision",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineSupervision
    #: Type of the event.
    type: Literal["monitor"]


class CallEventPage(ParleyObject):
    """A page of the timeline."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": ("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "language_changed": "CallEventLanguageChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"}),
    }
    #: Oldest first.
    data: List[CallEvent]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]


class CallEventState(ParleyObject):
    """A change of the call's status."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineState",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineState
    #: Type of the event.
    type: Literal["state"]


class CallEventTool(ParleyObject):
    """A function run of the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineFunctionRun",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineFunctionRun
    #: Type of the event.
    type: Literal["tool"]


class CallEventTransfer(ParleyObject):
    """The call was transferred to a human."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineTransfer",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineTransfer
    #: Type of the event.
    type: Literal["transfer"]


class CallEventTransferProgress(ParleyObject):
    """A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
    call.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineTransferProgress",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineTransferProgress
    #: Type of the event.
    type: Literal["transfer_progress"]


class CallEventUtterance(ParleyObject):
    """An utterance that one side, or a supervisor, completed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineUtterance",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineUtterance
    #: Type of the event.
    type: Literal["utterance"]


class CallEventWarning(ParleyObject):
    """A failure during the call. After a warning, the call continues."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineProblem",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineProblem
    #: Type of the event.
    type: Literal["warning"]


class CallEventWebhook(ParleyObject):
    """An attempt to deliver a webhook event about the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineDelivery",
    }
    #: Sequence number. Increases within the call.
    sequence: int
    at: Timestamp
    data: TimelineDelivery
    #: Type of the event.
    type: Literal["webhook"]


class CallFailedData(ParleyObject):
    """Data of call.failed."""

    __slots__ = ()
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    #: Number of the caller. `null` for web calls.
    from_: Optional[str]
    #: Destination. `null` for web calls.
    to: Optional[str]
    end_reason: CallEndReason
    #: Original text from the carrier or provider.
    end_detail: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallFailedEvent(ParleyObject):
    """The call was not connected. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallFailedData",
    }
    #: Name of the event.
    event: Literal["call.failed"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    id: str
    ts: Timestamp
    data: CallFailedData


class CallLatency(ParleyObject):
    """Time from the end of the other side's speech to the agent's first audio, over the turns of the call."""

    __slots__ = ()
    #: Median, in milliseconds.
    p50_ms: int
    #: 95th percentile, in milliseconds.
    p95_ms: int
    #: Number of measured turns.
    turns: int


class CallPage(ParleyObject):
    """A page of calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Call",
    }
    #: Newest first.
    data: List[Call]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class CallScreening(ParleyObject):
    """Answer to the call screening of the callee's telephone."""

    __slots__ = ()
    #: Says who calls and why. Spoken when an outbound call is answered by a service that asks for the name
    #: and the reason of the call. The agent then waits in silence for a person, for up to 60 seconds.
    #: Default: `null`, the greeting.
    message: Optional[str]


class CallScreeningInputParam(TypedDict, total=False):
    """Answer to the call screening of the callee's telephone."""

    #: Says who calls and why. Spoken when an outbound call is answered by a service that asks for the name
    #: and the reason of the call. The agent then waits in silence for a person, for up to 60 seconds.
    #: Default: `null`, the greeting.
    message: Optional[str]


class CallSlots(ParleyObject):
    """Concurrent calls of the workspace."""

    __slots__ = ()
    #: Maximum number of concurrent calls, inbound and outbound.
    cap: int
    #: Calls being dialed or in progress.
    used: int
    #: Calls waiting to be dialed.
    queued: int
    #: Part of the cap that is reserved for inbound calls.
    reserved_inbound: int
    #: Outbound calls that can be dialed now.
    free_outbound: int


class CallStartedData(ParleyObject):
    """Data of call.started."""

    __slots__ = ()
    direction: CallDirection
    channel: CallChannel
    #: Number of the caller. `null` for web calls.
    from_number: Optional[str]
    #: Destination. `null` for web calls.
    to_number: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallStartedEvent(ParleyObject):
    """The audio session of the call has opened. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallStartedData",
    }
    #: Name of the event.
    type: Literal["call.started"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    event_id: str
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    timestamp: Timestamp
    data: CallStartedData


class CallStartedSnakeData(ParleyObject):
    """Data of call_started."""

    __slots__ = ()
    direction: CallDirection
    channel: CallChannel
    #: Number of the caller. `null` for web calls.
    from_number: Optional[str]
    #: Destination. `null` for web calls.
    to_number: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str


class CallStartedSnakeEvent(ParleyObject):
    """The audio session of the call has opened. Envelope: snake."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallStartedSnakeData",
    }
    #: Name of the event.
    event: Literal["call_started"]
    timestamp: Timestamp
    data: CallStartedSnakeData


class CallSums(ParleyObject):
    """Sums of calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Number of calls.
    calls: int
    #: Total seconds from answer to hang-up of the ended calls.
    duration: float
    #: Total cost of the ended calls, with the legs that continued after transfers.
    cost: Money
    #: Whether more calls match. Only the newest calls were summed then.
    is_capped: bool
    #: Creation time of the oldest summed call if more calls match. Otherwise `null`.
    since: Optional[Timestamp]


class CallTranscriptData(ParleyObject):
    """Data of call.transcript."""

    __slots__ = ()
    #: Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent.
    role: Literal["agent", "user", "supervisor"]
    #: Agent that said it, which after a handoff differs from the agent of the call. Present only with the
    #: role `agent`.
    agent_id: Optional[str]
    #: Text of the utterance.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted the utterance.
    interrupted: bool
    #: Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
    #: `other_languages`, if the recognizer reported it.
    language: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallTranscriptEvent(ParleyObject):
    """One side, or a supervisor who speaks for the agent, has completed an utterance. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTranscriptData",
    }
    #: Name of the event.
    type: Literal["call.transcript"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    event_id: str
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    timestamp: Timestamp
    data: CallTranscriptData


class CallTransferData(ParleyObject):
    """Data of call.transfer."""

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    #: Whether the agent briefed the human first (warm) or not (cold).
    mode: Literal["cold", "warm"]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallTransferEvent(ParleyObject):
    """The agent is transferring the call to a human. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTransferData",
    }
    #: Name of the event.
    type: Literal["call.transfer"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    event_id: str
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    timestamp: Timestamp
    data: CallTransferData


class CallTransferredData(ParleyObject):
    """Data of call.transferred."""

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    #: Whether the agent briefed the human first (warm) or not (cold).
    mode: Literal["cold", "warm"]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int
    #: Id of the call.
    call_id: str
    #: Id of the agent.
    agent_id: str
    #: Number of the caller. `null` for web calls.
    from_: Optional[str]
    #: Destination. `null` for web calls.
    to: Optional[str]


class CallTransferredEvent(ParleyObject):
    """The agent has transferred the call to a human. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTransferredData",
    }
    #: Name of the event.
    event: Literal["call.transferred"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    id: str
    ts: Timestamp
    data: CallTransferredData


class CallUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Merged into the call's metadata. `null` removes all metadata.
    metadata: Optional[Metadata]
    #: Replaces all tags. `null` removes them.
    tags: Optional[Tags]
    #: Rating by a user, from 1 to 5. `null` removes it.
    rating: Optional[int]
    #: Note by a user. `null` removes it.
    note: Optional[str]


class CallingWindow(ParleyObject):
    """Calling hours on some days. Hours past midnight require two windows."""

    __slots__ = ()
    #: Days of the window.
    days: List[Weekday]
    #: Start in local time.
    from_: str
    #: End in local time, exclusive. Must be later than `from`.
    to: str


_CallingWindowInputParamRequired = TypedDict("_CallingWindowInputParamRequired", {"days": "Sequence[Weekday]", "from": "str", "to": "str"})
_CallingWindowInputParamOptional = TypedDict("_CallingWindowInputParamOptional", {}, total=False)


class CallingWindowInputParam(_CallingWindowInputParamRequired, _CallingWindowInputParamOptional):
    """Calling hours on some days. Hours past midnight require two windows."""


class Campaign(ParleyObject):
    """Calls to many contacts at a limited rate."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "retry": "CampaignRetry",
        "windows": "CallingWindow",
        "voicemail": "Voicemail",
        "circuit_breaker": "CircuitBreaker",
        "stats": "CampaignStats",
    }
    #: Identifier, prefix `cmp_`.
    id: str
    #: Display name.
    name: str
    #: Agent that handles the calls. Required to start the campaign.
    agent_id: Optional[str]
    #: Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
    #: called from another number that may. Empty: as for a call without `from_number`.
    from_numbers: List[E164]
    #: Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
    #: is ignored: 2.5 dials as 2.
    dials_per_second: float
    #: Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply.
    concurrency: int
    retry: CampaignRetry
    #: Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
    #: allows calls at any time.
    windows: List[CallingWindow]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
    #: column `time_zone` or, without one, the zone of its number. If the number has several zones, a
    #: window must be open in all of them.
    time_zone: str
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: Behavior when an answering machine answers. `null` for the setting of the agent.
    voicemail: Optional[Voicemail]
    #: Conditions under which the campaign pauses automatically. `null` for never.
    circuit_breaker: Optional[CircuitBreaker]
    scheduled_at: NullableTimestamp
    status: CampaignStatus
    #: Reason why the campaign is paused. `null` if it is not paused.
    pause_reason: Optional[PauseReason]
    #: Explanation for humans.
    pause_detail: Optional[str]
    #: Earliest time of the next dial, if the campaign is running and has nothing to dial now.
    next_dial_at: Optional[Timestamp]
    #: Number of the round, from 1. It increases each time the failed contacts of a completed campaign are
    #: queued again.
    round: int
    stats: CampaignStats
    started_at: NullableTimestamp
    completed_at: NullableTimestamp
    #: Time when the contacts were removed at the end of their `retention_days`. `null` if they are kept.
    contacts_removed_at: Optional[str]
    created_at: Timestamp
    updated_at: Timestamp


class CampaignChange(ParleyObject):
    """A campaign that was created, changed or deleted, or whose status changed."""

    __slots__ = ()
    #: Id of the campaign.
    campaign_id: str
    #: Name of the campaign.
    name: str
    status: CampaignStatus
    #: Reason why the campaign is paused. `null` if it is not paused.
    pause_reason: Optional[str]
    #: Whether the campaign was deleted.
    deleted: bool


class CampaignCompletedData(ParleyObject):
    """Data of campaign.completed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "stats": "CampaignStats",
    }
    #: Id of the campaign.
    campaign_id: str
    #: Display name.
    name: str
    #: Agent that handled the calls.
    agent_id: str
    #: The completed round, from 1.
    round: int
    started_at: Timestamp
    completed_at: Timestamp
    stats: CampaignStats


class CampaignCompletedEvent(ParleyObject):
    """A campaign has completed: no contacts are left to dial. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CampaignCompletedData",
    }
    #: Name of the event.
    event: Literal["campaign.completed"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    id: str
    ts: Timestamp
    data: CampaignCompletedData


class CampaignContact(ParleyObject):
    """A person to call."""

    __slots__ = ()
    #: Identifier, prefix `cct_`.
    id: str
    to_number: E164
    #: IANA time zone of the contact. `null` derives it from the number.
    time_zone: Optional[str]
    variables: Variables
    status: ContactStatus
    #: Reason why the contact is not dialed.
    skip_reason: Optional[SkipReason]
    #: Number of calls so far. A call that failed before it was dialed counts. A call that was canceled, or
    #: refused by the do-not-call list, before it was dialed does not count.
    attempts: int
    next_attempt_at: NullableTimestamp
    #: Newest call of the contact.
    last_call_id: Optional[str]
    #: End reason of the newest ended call.
    last_outcome: Optional[CallEndReason]
    updated_at: Timestamp


class CampaignContactPage(ParleyObject):
    """A page of contacts."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CampaignContact",
    }
    #: In row order.
    data: List[CampaignContact]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _CampaignContactRowParamRequired(TypedDict):
    #: Number in any format.
    to_number: str


class CampaignContactRowParam(_CampaignContactRowParamRequired, total=False):
    """One contact to add, in the format of the contact list."""

    #: IANA time zone of the contact. `null` derives it from the number.
    time_zone: Optional[str]
    variables: Variables


class CampaignContactsFileParam(TypedDict):
    """A CSV file as a form upload."""

    #: The file. Its declared content type is ignored.
    file: Upload


class _CampaignCreateParamRequired(TypedDict):
    #: Display name.
    name: str


class CampaignCreateParam(_CampaignCreateParamRequired, total=False):
    """A new campaign."""

    #: Agent that handles the calls. Required to start the campaign.
    agent_id: Optional[str]
    #: Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
    #: called from another number that may. Empty: as for a call without `from_number`.
    from_numbers: Sequence[E164]
    #: Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
    #: is ignored: 2.5 dials as 2. Default: 1.
    dials_per_second: float
    #: Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply.
    #: Default: 10.
    concurrency: int
    #: Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy,
    #: after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each
    #: time.
    retry: Optional[CampaignRetryInputParam]
    #: Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
    #: allows calls at any time.
    windows: Sequence[CallingWindowInputParam]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
    #: column `time_zone` or, without one, the zone of its number. If the number has several zones, a
    #: window must be open in all of them. Default: "contact".
    time_zone: str
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: Behavior when an answering machine answers. `null` for the setting of the agent.
    voicemail: Optional[VoicemailInputParam]
    #: Conditions under which the campaign pauses automatically. `null` for never.
    circuit_breaker: Optional[CircuitBreakerInputParam]
    #: Earliest time of the first dial after the campaign was started.
    scheduled_at: Optional[str]


class CampaignForecast(ParleyObject):
    """Estimate of when a campaign finishes."""

    __slots__ = ()
    #: End of the last call. `null` if nothing is left to dial, if the campaign is completed or canceled,
    #: or if it would take more than 60 days.
    finishes_at: Optional[Timestamp]
    #: Number of remaining dials, including retries.
    dials: int
    #: Seconds in which contacts are dialed.
    dialing_seconds: int
    #: Seconds in which no contact can be dialed, because it is outside of calling hours or no retry is
    #: due.
    waiting_seconds: int
    #: Limit on the dials in calling hours. `null` if nothing is left to dial.
    limited_by: Optional[Literal["dials_per_second", "concurrency"]]
    #: Number of ended calls on which the estimate is based. If it is 0, the estimate uses typical values.
    measured_calls: int


class CampaignImport(ParleyObject):
    """Result of the import."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rows": "RefusedContactRow",
    }
    #: Number of contacts that were added and will be dialed.
    accepted: int
    #: Number of rows that could not be read as a contact.
    rejected: int
    #: Number of contacts that appeared twice or were already in the campaign.
    duplicate: int
    #: Number of contacts on the do-not-call list, which were added as skipped.
    dnc: int
    #: First 1,000 rows that were not accepted.
    rows: List[RefusedContactRow]


class CampaignPage(ParleyObject):
    """A page of campaigns."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Campaign",
    }
    #: Newest first.
    data: List[Campaign]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class CampaignRetry(ParleyObject):
    """Rules for dialing a contact again."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rules": "RetryRule",
    }
    #: Maximum number of `attempts` per contact and round, including the first. A call that fails before it
    #: is dialed counts, so that retries end.
    max_attempts: Optional[int]
    #: Factor by which each further delay grows. 1 keeps delays constant. A delay is at most one week.
    back_off: Optional[float]
    #: Rules, one per outcome. An outcome without a rule is not retried.
    rules: Optional[List[RetryRule]]


class CampaignRetryInputParam(TypedDict, total=False):
    """Rules for dialing a contact again."""

    #: Maximum number of `attempts` per contact and round, including the first. A call that fails before it
    #: is dialed counts, so that retries end. Default: 3.
    max_attempts: int
    #: Factor by which each further delay grows. 1 keeps delays constant. A delay is at most one week.
    #: Default: 2.
    back_off: float
    #: Rules, one per outcome. An outcome without a rule is not retried.
    rules: Sequence[RetryRuleInputParam]


class CampaignRetryRequestParam(TypedDict, total=False):
    """Failed contacts to queue again."""

    #: Queues only contacts whose last call ended with one of these outcomes. Default: all.
    outcomes: Sequence[CallEndReason]


class CampaignRetryResult(ParleyObject):
    """Contacts that were queued again."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "campaign": "Campaign",
    }
    #: Number of contacts that wait again.
    retried: int
    campaign: Campaign


class CampaignStats(ParleyObject):
    """Number of contacts by status, and outcomes of calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Number of all contacts.
    contacts: int
    #: Contacts that were not dialed yet.
    pending: int
    #: Contacts with a call that waits or is in progress.
    dialing: int
    #: Contacts that wait for the next attempt.
    retry_scheduled: int
    #: Contacts that were reached.
    completed: int
    #: Contacts without attempts left.
    failed: int
    #: Contacts that are not dialed.
    skipped: int
    #: Contacts that were not dialed because the campaign was canceled.
    canceled: int
    #: Calls that ended or are in progress.
    attempts: int
    #: Calls that a human or a machine answered.
    answered: int
    #: Answered calls divided by ended calls, from 0 to 1. `null` before the first call has ended.
    answer_rate: Optional[float]
    #: Ended calls by end reason.
    outcomes: Dict[str, int]
    #: Total cost of the ended calls, with the legs that continued after transfers.
    cost: Money
    #: Total seconds from answer to hang-up.
    talk_seconds: float


class CampaignUpdateParam(TypedDict, total=False):
    """Fields to change. `null` restores the default."""

    #: Display name.
    name: str
    #: Agent that handles the calls. Required to start the campaign.
    agent_id: Optional[str]
    #: Numbers of the workspace to call from, used in rotation. A contact that a number may not call is
    #: called from another number that may. Empty: as for a call without `from_number`.
    from_numbers: Optional[Sequence[E164]]
    #: Maximum number of dials per second. Values below 1 space dials further apart. Above 1, the fraction
    #: is ignored: 2.5 dials as 2.
    dials_per_second: Optional[float]
    #: Maximum number of concurrent calls of the campaign. The call slots of the workspace also apply.
    concurrency: Optional[int]
    #: Rules for dialing a contact again. Default: three attempts; after 5 minutes if the number is busy,
    #: after an hour without an answer, and after 10 minutes if the carrier failed. The delay doubles each
    #: time.
    retry: Optional[CampaignRetryInputParam]
    #: Times at which contacts can be called. Default: the calling hours of the workspace. An empty list
    #: allows calls at any time.
    windows: Optional[Sequence[CallingWindowInputParam]]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. The zone of a contact is its
    #: column `time_zone` or, without one, the zone of its number. If the number has several zones, a
    #: window must be open in all of them.
    time_zone: Optional[str]
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: Behavior when an answering machine answers. `null` for the setting of the agent.
    voicemail: Optional[VoicemailInputParam]
    #: Conditions under which the campaign pauses automatically. `null` for never.
    circuit_breaker: Optional[CircuitBreakerInputParam]
    #: Earliest time of the first dial after the campaign was started.
    scheduled_at: Optional[str]


class ChatCompletion(ParleyObject):
    """An agent's reply."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "choices": "ChatCompletionChoice",
        "usage": "ChatCompletionUsage",
    }
    #: Identifier, prefix `msg_`. The charge in the ledger contains it as well.
    id: str
    #: Kind of object.
    object: Literal["chat.completion"]
    #: Time of the reply, in seconds since 1970.
    created: int
    #: Id of the agent.
    model: str
    #: A single item, the reply.
    choices: List[ChatCompletionChoice]
    usage: ChatCompletionUsage


class ChatCompletionChoice(ParleyObject):
    """A reply."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "message": "ChatCompletionReply",
    }
    #: Always 0.
    index: int
    message: ChatCompletionReply
    #: Reason why the reply ended. `length`: the reply was cut after 16,000 characters.
    finish_reason: Literal["stop", "length"]
    #: Always null.
    logprobs: None


class _ChatCompletionCreateParamRequired(TypedDict):
    #: Id or exact name of an agent.
    model: str
    #: Messages, oldest first. Of the messages by the user and the assistant, the last must be the user's.
    messages: Sequence[ChatCompletionMessageParam]


class ChatCompletionCreateParam(_ChatCompletionCreateParamRequired, total=False):
    """A conversation with an agent, in the format of OpenAI's clients. Fields that the agent's settings
    determine, such as the temperature, are accepted and ignored.
    """

    #: Whether the reply is sent as server-sent events. Default: false.
    stream: Optional[bool]
    #: Options of a stream.
    stream_options: Optional[ChatCompletionStreamOptionsParam]
    #: Name or id of the end user. It becomes the value of the variable `user`.
    user: Optional[str]
    #: Values for `{{name}}` in the prompt and the messages of the agent.
    metadata: Optional[Variables]
    #: Must be empty, because only the agent's own functions run, on the server.
    tools: Optional[Sequence[ChatCompletionTool]]
    #: Must be empty, like `tools`.
    functions: Optional[Sequence[ChatCompletionTool]]
    #: Must be 1.
    n: Optional[int]
    #: Must be false.
    logprobs: Optional[bool]
    #: Must be `["text"]`.
    modalities: Optional[Sequence[str]]
    #: Must be text.
    response_format: Optional[ChatCompletionFormatParam]


class ChatCompletionFormatParam(TypedDict, total=False):
    """Format of the reply."""

    #: Only `text` is supported.
    type: str


class _ChatCompletionMessageParamRequired(TypedDict):
    #: Author of the message. Messages of `system` and `developer` are added to the agent's own prompt,
    #: which still applies. An agent with its own server (`custom-llm`) does not receive them.
    role: Literal["system", "developer", "user", "assistant"]


class ChatCompletionMessageParam(_ChatCompletionMessageParamRequired, total=False):
    """One message."""

    #: Text, or its parts.
    content: Optional[Union[str, Sequence[ChatCompletionPartParam]]]


class ChatCompletionPartParam(TypedDict):
    """A part of a message. Only text is supported."""

    #: Kind of part.
    type: Literal["text"]
    #: The text.
    text: str


class ChatCompletionReply(ParleyObject):
    """The message of the agent."""

    __slots__ = ()
    #: Author of the message.
    role: Literal["assistant"]
    #: Text of the message.
    content: str
    #: Always null.
    refusal: None


class ChatCompletionStreamOptionsParam(TypedDict, total=False):
    """Options of a stream."""

    #: Whether the last event before `[DONE]` contains the usage. Default: false.
    include_usage: Optional[bool]


class ChatCompletionUsage(ParleyObject):
    """Tokens of all requests to the language model for one reply."""

    __slots__ = ()
    #: Input tokens of the model.
    prompt_tokens: int
    #: Output tokens of the model.
    completion_tokens: int
    #: Sum of both.
    total_tokens: int


class ChatDeltaEvent(ParleyObject):
    """The next words of the reply."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["delta"]
    #: The words.
    data: Dict[str, Any]


class ChatDoneEvent(ParleyObject):
    """The whole reply, as it is stored. This is the last event of a successful stream."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["done"]
    #: The reply.
    data: Dict[str, Any]


class ChatErrorEvent(ParleyObject):
    """A failure of the reply after the stream started. This is the last event."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Problem",
    }
    #: Name of the event.
    event: Literal["error"]
    data: Problem


class ChatSessionEvent(ParleyObject):
    """The session of the conversation. This event is always the first."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["session"]
    #: The session.
    data: Dict[str, Any]


class ChatToolEvent(ParleyObject):
    """A function that the agent has run."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["tool"]
    #: The function.
    data: Dict[str, Any]


class CircuitBreaker(ParleyObject):
    """Pauses the campaign if too many of its newest calls failed for technical reasons: `carrier_error`,
    `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
    """

    __slots__ = ()
    #: Failure rate from 0 to 1 at which the campaign pauses.
    failure_rate: float
    #: Number of newest calls to evaluate. With fewer calls, the campaign does not pause.
    of: int


class CircuitBreakerInputParam(TypedDict):
    """Pauses the campaign if too many of its newest calls failed for technical reasons: `carrier_error`,
    `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
    """

    #: Failure rate from 0 to 1 at which the campaign pauses.
    failure_rate: float
    #: Number of newest calls to evaluate. With fewer calls, the campaign does not pause.
    of: int


class _ClientEventParamRequired(TypedDict):
    #: Name of the event, in lower case with digits, `.`, `_` and `-`.
    name: str


class ClientEventParam(_ClientEventParamRequired, total=False):
    """An event of a web page."""

    #: Path of the page without the query, which may contain personal data.
    page: str
    #: Time of the event. A time in the future, or more than a day in the past, is replaced with the time
    #: of the request.
    occurred_at: str
    properties: ClientEventProperties


class ClientEventsParam(TypedDict):
    """Events of a web page."""

    #: The events, oldest first.
    events: Sequence[ClientEventParam]


class ClientEventsAccepted(ParleyObject):
    """Number of events that were stored."""

    __slots__ = ()
    #: Number of stored events.
    accepted: int


class ComponentStatus(ParleyObject):
    """A component of the service."""

    __slots__ = ()
    #: Id of the component. `jobs` are background jobs, and `webhooks` is the delivery of events.
    #: `speech_recognition`, `language_model` and `speech` are the providers of the deployment; providers
    #: of workspaces are not included.
    id: Literal["api", "database", "voice", "jobs", "webhooks", "mail", "speech_recognition", "language_model", "speech"]
    #: Status of the component.
    status: Literal["operational", "degraded", "outage", "not_configured"]


class _ContactMessageParamRequired(TypedDict):
    email: Email
    #: Text of the message.
    message: str


class ContactMessageParam(_ContactMessageParamRequired, total=False):
    """A message from a visitor."""

    #: Name of the sender.
    name: str
    #: Subject of the message.
    subject: str


class ContextControlParam(TypedDict):
    """Gives the agent information that it uses from its next reply on. The information is not spoken."""

    #: Variant of the command.
    action: Literal["inject_context"]
    #: Information for the agent.
    text: str


class ConvertedCommand(ParleyObject):
    """A webhook function that sends the request of a command."""

    __slots__ = ()
    #: Fields of POST /v1/agents/{id}/functions.
    function: Dict[str, Any]
    #: Values of the command, for a test.
    arguments: Dict[str, Any]
    #: Differences from the command.
    notes: List[str]


class CostItem(ParleyObject):
    """An item of a charge: price times quantity."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "price": "Money",
        "amount": "Money",
    }
    item: PriceItem
    unit: PriceUnit
    #: Number of units that the price covers.
    per: int
    price: Money
    #: Number of units.
    quantity: int
    #: price × quantity ÷ per, rounded down to a micro-unit.
    amount: Money


class Countries(ParleyObject):
    """All countries."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Country",
    }
    #: Countries, ordered by name.
    data: List[Country]


class Country(ParleyObject):
    """A country or territory that has a telephone code."""

    __slots__ = ()
    code: CountryCode
    #: English name.
    name: str
    #: Digits after the `+` of international numbers.
    calling_code: str


class CurlCommandParam(TypedDict):
    """A request as a command."""

    #: A curl command with an `http` or `https` address.
    command: str


class CustomLlmEngine(ParleyObject):
    """A language-model server of yours, connected by WebSocket."""

    __slots__ = ()
    #: Variant of the engine.
    type: Literal["custom-llm"]
    #: A `wss://` URL. `ws://` is accepted only in networks that the operator allows.
    websocket_url: str


class CustomLlmEngineInputParam(TypedDict):
    """A language-model server of yours, connected by WebSocket."""

    #: Variant of the engine.
    type: Literal["custom-llm"]
    #: A `wss://` URL. `ws://` is accepted only in networks that the operator allows.
    websocket_url: str


class DeadDelivery(ParleyObject):
    """A webhook delivery that has used up its attempts."""

    __slots__ = ()
    #: Id of the delivery.
    delivery_id: str
    #: Id of the webhook.
    webhook_id: str
    event: EventName
    #: Call that the event concerns.
    call_id: Optional[str]
    #: Attempts so far.
    attempts: int
    #: HTTP status of the last response. `null` if there was no response.
    http_status: Optional[int]


class DeliveryAttempt(ParleyObject):
    """One attempt of a delivery."""

    __slots__ = ()
    #: Attempt number, from 1.
    number: int
    at: Timestamp
    #: HTTP status of the response. `null` if there was no response.
    status: Optional[int]
    #: First KiB of the response.
    body: Optional[str]
    #: Reason why there was no response.
    error: Optional[str]
    #: Duration of the attempt in milliseconds.
    duration_ms: int


_DeliveryReplayParamRequired = TypedDict("_DeliveryReplayParamRequired", {})
_DeliveryReplayParamOptional = TypedDict("_DeliveryReplayParamOptional", {"ids": "Sequence[str]", "webhook_id": "str", "status": "DeliveryStatus", "event": "EventName", "from": "str", "to": "str"}, total=False)


class DeliveryReplayParam(_DeliveryReplayParamRequired, _DeliveryReplayParamOptional):
    """Deliveries to send again: `ids`, or everything that matches the filter."""


class DeliveryReplayResult(ParleyObject):
    """Number of deliveries that were queued again."""

    __slots__ = ()
    #: Deliveries that were queued again. Deliveries that were already due are not counted.
    replayed: int


class Demo(ParleyObject):
    """The demo that was started. Fields of other kinds are `null`."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rtc": "RtcToken",
        "message": "WidgetMessage",
    }
    #: Kind of demo.
    kind: Literal["call", "web", "chat"]
    #: Id of the call.
    call_id: Optional[str]
    #: Token to join the call. Present with `web`.
    rtc: Optional[RtcToken]
    #: Id of the session. Present with `chat`.
    session_id: Optional[str]
    #: Token of the session. Present with `chat`, if this message opened the session.
    token: Optional[str]
    #: Reply of the agent. Present with `chat`.
    message: Optional[WidgetMessage]


class DemoStartParam(TypedDict, total=False):
    """Input of the demo. `call` requires `to_number`, and `chat` requires `message`."""

    #: One of the test numbers.
    to_number: str
    #: Message to the agent in the chat.
    message: str
    #: Chat to continue. Send its token in the Authorization header.
    session_id: Optional[str]


class DestinationPrice(ParleyObject):
    """Price of a minute to phone numbers with this prefix."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_minute": "Money",
    }
    #: Start of the number, in E.164 format.
    prefix: str
    #: Price of 60 seconds, charged per second.
    per_minute: Money


class DncImport(ParleyObject):
    """Result of the import."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rows": "RejectedRow",
    }
    #: Numbers that were added.
    accepted: int
    #: Numbers that appeared twice or were already on the list.
    duplicate: int
    #: Rows without a valid number.
    rejected: int
    #: First 1,000 rejected rows.
    rows: List[RejectedRow]


class DncNumber(ParleyObject):
    """A number that is never dialed."""

    __slots__ = ()
    number: E164
    #: Reason why the number is on the list.
    reason: Optional[str]
    #: Call in which the caller asked not to be called.
    call_id: Optional[str]
    created_at: Timestamp


class DncNumberPage(ParleyObject):
    """A page of numbers."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "DncNumber",
    }
    #: Newest first.
    data: List[DncNumber]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _DncNumbersAddParamRequired(TypedDict):
    #: Numbers in any format.
    numbers: Sequence[str]


class DncNumbersAddParam(_DncNumbersAddParamRequired, total=False):
    """Numbers to add to the do-not-call list."""

    #: Reason why the numbers are added.
    reason: Optional[str]
    #: Call in which the caller asked not to be called.
    call_id: Optional[str]


class DnsRecord(ParleyObject):
    """A DNS record to create, and its current state in DNS."""

    __slots__ = ()
    #: Type of the record.
    type: Literal["TXT", "CNAME"]
    #: Full name of the record.
    name: str
    #: Value of the record.
    value: str
    #: Purpose of the record. `proof` verifies the domain. `traffic` directs visitors to this service. A
    #: domain that cannot have a CNAME, such as `example.com` itself, can use an A record or its DNS
    #: provider's alias record.
    purpose: Literal["proof", "traffic"]
    #: State of the record in DNS. `missing`: there is no such record. `wrong`: the record has other
    #: values. `unreachable`: the name servers did not respond in time. `unchecked`: not queried in this
    #: request.
    status: Literal["found", "missing", "wrong", "unreachable", "unchecked"]
    #: Values in DNS, at most 5, each cut after 200 characters.
    observed: List[str]


class DtmfControlParam(TypedDict):
    """Presses keys of the phone keypad."""

    #: Variant of the command.
    action: Literal["send_dtmf"]
    #: Keys to press. `w` and `,` wait half a second.
    digits: str


class DtmfFunctionCreateParam(TypedDict):
    """Presses keys of the phone keypad."""

    #: Variant of the function.
    type: Literal["dtmf"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class _EndCallFunctionCreateParamRequired(TypedDict):
    #: Variant of the function.
    type: Literal["end_call"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class EndCallFunctionCreateParam(_EndCallFunctionCreateParamRequired, total=False):
    """Ends the call."""

    #: Text spoken before the call ends.
    message: Optional[str]


class EndedSessions(ParleyObject):
    """Sessions that were ended."""

    __slots__ = ()
    #: Number of sessions that were ended.
    ended: int


class Endpointing(ParleyObject):
    """Silence that ends an utterance of the other side."""

    __slots__ = ()
    #: Milliseconds of silence after words that sound complete. Default: 300.
    min_ms: Optional[int]
    #: Milliseconds of silence after words that sound incomplete. Default: 1000.
    max_ms: Optional[int]


class EndpointingInputParam(TypedDict, total=False):
    """Silence that ends an utterance of the other side."""

    #: Milliseconds of silence after words that sound complete. Default: 300.
    min_ms: int
    #: Milliseconds of silence after words that sound incomplete. Default: 1000.
    max_ms: int


class ErrorOfOpenAi(ParleyObject):
    """An error in OpenAI's format."""

    __slots__ = ()
    #: Explanation of the error.
    message: str
    #: Kind of error, such as `invalid_request_error`.
    type: str
    #: Name of the invalid field.
    param: Optional[str]
    #: `code` of the problem document.
    code: str


class EstimateAssumptions(ParleyObject):
    """Assumed conversation per minute, for estimates and reservations."""

    __slots__ = ()
    #: Input tokens of the model per minute.
    llm_input_tokens: int
    #: Output tokens of the model per minute.
    llm_output_tokens: int
    #: Spoken characters per minute.
    tts_characters: int


class ExpectCalled(ParleyObject):
    """Expects that the agent calls a function."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["called"]
    #: Name of the function.
    function: str
    #: Arguments that the function run must have, among others. Texts are compared by their words.
    with_: Optional[Dict[str, Any]]
    #: Exact number of such runs. Default: at least one.
    times: Optional[int]


_ExpectCalledInputParamRequired = TypedDict("_ExpectCalledInputParamRequired", {"type": "Literal[\"called\"]", "function": "str"})
_ExpectCalledInputParamOptional = TypedDict("_ExpectCalledInputParamOptional", {"with": "Mapping[str, Any]", "times": "int"}, total=False)


class ExpectCalledInputParam(_ExpectCalledInputParamRequired, _ExpectCalledInputParamOptional):
    """Expects that the agent calls a function."""


class ExpectCostBelow(ParleyObject):
    """Expects that the conversation would cost less than this amount, at the prices of a browser call."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["cost_below"]
    #: Decimal number in the currency of GET /v1/pricing.
    amount: str


class ExpectCostBelowInputParam(TypedDict):
    """Expects that the conversation would cost less than this amount, at the prices of a browser call."""

    #: Variant of the expectation.
    type: Literal["cost_below"]
    #: Decimal number in the currency of GET /v1/pricing.
    amount: str


class ExpectEndReason(ParleyObject):
    """Expects how the conversation ends."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["end_reason"]
    reason: CallEndReason


class ExpectEndReasonInputParam(TypedDict):
    """Expects how the conversation ends."""

    #: Variant of the expectation.
    type: Literal["end_reason"]
    reason: CallEndReason


class ExpectJudge(ParleyObject):
    """Expects that a model, which reads the conversation, answers a question with yes. The model must
    quote the line that is its reason. A quote that nobody said, or an answer that contradicts another
    expectation of the case, is reported as a fault of the judge.
    """

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["judge"]
    #: A question whose answer must be yes.
    question: str


class ExpectJudgeInputParam(TypedDict):
    """Expects that a model, which reads the conversation, answers a question with yes. The model must
    quote the line that is its reason. A quote that nobody said, or an answer that contradicts another
    expectation of the case, is reported as a fault of the judge.
    """

    #: Variant of the expectation.
    type: Literal["judge"]
    #: A question whose answer must be yes.
    question: str


class ExpectNotCalled(ParleyObject):
    """Expects that the agent does not call a function. A function or an argument that the agent does not
    have is reported as `unknown_name`, an error of the test.
    """

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["not_called"]
    #: Name of the function.
    function: str
    #: Arguments with which the function must not be called. Default: any.
    with_: Optional[Dict[str, Any]]


_ExpectNotCalledInputParamRequired = TypedDict("_ExpectNotCalledInputParamRequired", {"type": "Literal[\"not_called\"]", "function": "str"})
_ExpectNotCalledInputParamOptional = TypedDict("_ExpectNotCalledInputParamOptional", {"with": "Mapping[str, Any]"}, total=False)


class ExpectNotCalledInputParam(_ExpectNotCalledInputParamRequired, _ExpectNotCalledInputParamOptional):
    """Expects that the agent does not call a function. A function or an argument that the agent does not
    have is reported as `unknown_name`, an error of the test.
    """


class ExpectNotSaid(ParleyObject):
    """Expects that the agent never says a text. Exactly one of `text` and `pattern` is required."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["not_said"]
    text: Optional[TestPhrase]
    pattern: Optional[TestPattern]


class _ExpectNotSaidInputParamRequired(TypedDict):
    #: Variant of the expectation.
    type: Literal["not_said"]


class ExpectNotSaidInputParam(_ExpectNotSaidInputParamRequired, total=False):
    """Expects that the agent never says a text. Exactly one of `text` and `pattern` is required."""

    text: TestPhrase
    pattern: TestPattern


class ExpectSaid(ParleyObject):
    """Expects that the agent says a text. Exactly one of `text` and `pattern` is required."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["said"]
    text: Optional[TestPhrase]
    pattern: Optional[TestPattern]
    #: Turn of the caller that the agent must answer with this text; 0 is before the first turn. Default:
    #: any.
    turn: Optional[int]


class _ExpectSaidInputParamRequired(TypedDict):
    #: Variant of the expectation.
    type: Literal["said"]


class ExpectSaidInputParam(_ExpectSaidInputParamRequired, total=False):
    """Expects that the agent says a text. Exactly one of `text` and `pattern` is required."""

    text: TestPhrase
    pattern: TestPattern
    #: Turn of the caller that the agent must answer with this text; 0 is before the first turn. Default:
    #: any.
    turn: int


class ExpectTransferred(ParleyObject):
    """Expects that the caller is transferred."""

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["transferred"]
    #: Number to which the caller must be transferred. Default: any.
    to: Optional[str]


class _ExpectTransferredInputParamRequired(TypedDict):
    #: Variant of the expectation.
    type: Literal["transferred"]


class ExpectTransferredInputParam(_ExpectTransferredInputParamRequired, total=False):
    """Expects that the caller is transferred."""

    #: Number to which the caller must be transferred. Default: any.
    to: str


class ExpectWithinMs(ParleyObject):
    """Expects that the agent answers each turn in which the caller speaks, with words or a function, and
    that the caller never waits longer than this time for the answer, between two utterances of one
    answer, or for a function. The time of the model is included. On a text line, the time of the voice
    is not.
    """

    __slots__ = ()
    #: Variant of the expectation.
    type: Literal["within_ms"]
    #: Maximum time in milliseconds.
    ms: int


class ExpectWithinMsInputParam(TypedDict):
    """Expects that the agent answers each turn in which the caller speaks, with words or a function, and
    that the caller never waits longer than this time for the answer, between two utterances of one
    answer, or for a function. The time of the model is included. On a text line, the time of the voice
    is not.
    """

    #: Variant of the expectation.
    type: Literal["within_ms"]
    #: Maximum time in milliseconds.
    ms: int


class FieldError(ParleyObject):
    """One invalid field."""

    __slots__ = ()
    #: JSON Pointer into the body, or `/query/…`, `/path/…`, `/header/…`.
    pointer: str
    #: The rule that the field violates.
    code: str
    #: Explanation for humans.
    detail: str


class FunctionSecret(ParleyObject):
    """State of a rotation."""

    __slots__ = ()
    #: Id of the function.
    id: str
    #: New secret. Present only when a rotation starts.
    signing_secret: Optional[str]
    #: Whether only the new secret signs requests.
    promoted: bool
    rotation_expires_at: NullableTimestamp


class _FunctionTestParamRequired(TypedDict):
    name: FunctionName


class FunctionTestParam(_FunctionTestParamRequired, total=False):
    """The function to test and its arguments."""

    #: Sample arguments.
    arguments: Mapping[str, Any]


class FunctionTestResult(ParleyObject):
    """The request that was sent and the response."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "request": "SentRequest",
    }
    #: Whether the receiver responded with a 2xx status in time.
    ok: bool
    #: HTTP status of the response. `null` if there was no response.
    status: Optional[int]
    #: First 16 KiB of the response.
    body: Optional[str]
    #: Reason why there was no response.
    error: Optional[str]
    #: Milliseconds until the response was complete.
    duration_ms: int
    request: SentRequest


class _HandoffControlParamRequired(TypedDict):
    #: Variant of the command.
    action: Literal["handoff"]
    #: Agent that takes over, in its published version or, if it has none, its newest version.
    agent_id: str


class HandoffControlParam(_HandoffControlParamRequired, total=False):
    """Hands the call off to another agent of the workspace, with its own prompt, model, voice, functions,
    knowledge and behavior. The new agent knows the conversation so far. The `agent_id` of the call does
    not change; the timeline contains `agent_changed`. The recording settings and the maximum duration
    of the first agent still apply. From then on, each item is charged at the highest price of the
    agents involved. With `draft`, the call's own agent continues with its newest version and these
    fields. This is possible only in browser calls, so that an edit applies to a test call in progress.
    """

    #: First words of the new agent. If `null` or absent, it answers the open question, or listens. A muted
    #: agent speaks again to say them. While a supervisor speaks with the caller, a handoff with a message
    #: fails.
    message: Optional[str]
    draft: AgentDraftParam


class _IdentityLinkParamRequired(TypedDict):
    #: Parameter `code` of the redirect.
    code: str
    #: Parameter `state` of the redirect.
    state: str
    #: Token from POST /v1/auth/oidc/start.
    sign_in_token: str


class IdentityLinkParam(_IdentityLinkParamRequired, total=False):
    """Parameters that the provider appended to the redirect, and the token from the start of the sign-in."""

    #: Parameter `iss` of the redirect, if present (RFC 9207).
    iss: str
    #: Required for users who have a password, unless they logged in at most 10 minutes ago.
    current_password: str


class Inactivity(ParleyObject):
    """Reminders while both sides are silent."""

    __slots__ = ()
    #: Seconds of silence before a reminder, and between reminders. Default: 8.
    seconds: Optional[int]
    #: Reminders, which are spoken one after another. After the last one, the call ends with `inactivity`.
    #: The default is one reminder, which asks in the agent's current language whether the other side is
    #: still there.
    reminders: Optional[List[str]]


class InactivityInputParam(TypedDict, total=False):
    """Reminders while both sides are silent."""

    #: Seconds of silence before a reminder, and between reminders. Default: 8.
    seconds: int
    #: Reminders, which are spoken one after another. After the last one, the call ends with `inactivity`.
    #: The default is one reminder, which asks in the agent's current language whether the other side is
    #: still there.
    reminders: Sequence[str]


class Interruption(ParleyObject):
    """Settings for interruptions of the agent by the other side."""

    __slots__ = ()
    #: Whether the agent can be interrupted. Default: true.
    enabled: Optional[bool]
    #: Minimum length of the speech, in milliseconds. Default: 200.
    min_ms: Optional[int]
    #: Minimum number of words, not counting backchannels such as "mm-hm". Default: 1.
    min_words: Optional[int]
    #: Whether speech that is much quieter than the caller, such as a television, does not interrupt and
    #: does not keep the caller's turn open. Default: false.
    ignore_background_voices: Optional[bool]


class InterruptionInputParam(TypedDict, total=False):
    """Settings for interruptions of the agent by the other side."""

    #: Whether the agent can be interrupted. Default: true.
    enabled: bool
    #: Minimum length of the speech, in milliseconds. Default: 200.
    min_ms: int
    #: Minimum number of words, not counting backchannels such as "mm-hm". Default: 1.
    min_words: int
    #: Whether speech that is much quieter than the caller, such as a television, does not interrupt and
    #: does not keep the caller's turn open. Default: false.
    ignore_background_voices: bool


class Invitation(ParleyObject):
    """An invitation into the workspace."""

    __slots__ = ()
    #: Identifier, prefix `inv_`.
    id: str
    #: The invited email address.
    email: str
    role: WorkspaceRole
    status: InvitationStatus
    #: User who sent the invitation.
    invited_by: Optional[str]
    created_at: Timestamp
    expires_at: Timestamp


class _InvitationAcceptParamRequired(TypedDict):
    #: Token in the link of the email.
    token: str


class InvitationAcceptParam(_InvitationAcceptParamRequired, total=False):
    """Token of the email; for a new user, their name and password; for a user who has not proved the
    address, the password.
    """

    #: Name of the new user.
    name: str
    password: Password


class InvitationAcceptance(ParleyObject):
    """The new member."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "user": "User",
        "workspace": "Workspace",
        "session": "Session",
    }
    user: User
    workspace: Workspace
    #: Tokens of a new user. `null` for an existing user, who logs in as usual.
    session: Optional[Session]


class _InvitationCreateParamRequired(TypedDict):
    email: Email


class InvitationCreateParam(_InvitationCreateParamRequired, total=False):
    """An invitation to send."""

    role: WorkspaceRole


class KnowledgeAnswer(ParleyObject):
    """The matching chunks, best first."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "KnowledgeMatch",
    }
    #: Matching chunks, best first.
    data: List[KnowledgeMatch]
    #: Duration of the search in milliseconds.
    ms: int


class KnowledgeBase(ParleyObject):
    """Texts, pages and files that agents answer from."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "chunking": "KnowledgeChunking",
        "sources": "KnowledgeSourceCounts",
    }
    #: Identifier, prefix `kb_`.
    id: str
    #: Display name.
    name: str
    #: Topic of the knowledge base.
    description: str
    chunking: KnowledgeChunking
    #: Seconds after which URLs are fetched again. `null` fetches them only on request.
    refresh_interval_seconds: Optional[int]
    sources: KnowledgeSourceCounts
    #: Searchable chunks in all sources.
    chunks: int
    #: Size of all sources, in bytes.
    bytes: int
    #: Agents that use the knowledge base, at most 100.
    agent_ids: List[str]
    created_at: Timestamp
    updated_at: Timestamp


class _KnowledgeBaseCreateParamRequired(TypedDict):
    #: Display name.
    name: str


class KnowledgeBaseCreateParam(_KnowledgeBaseCreateParamRequired, total=False):
    """A new knowledge base."""

    #: Topic of the knowledge base. Default: "".
    description: str
    chunking: KnowledgeChunkingInputParam
    #: Seconds after which URLs are fetched again. `null` fetches them only on request.
    refresh_interval_seconds: Optional[int]


class KnowledgeBasePage(ParleyObject):
    """A page of knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "KnowledgeBase",
    }
    #: Newest first.
    data: List[KnowledgeBase]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class KnowledgeBaseUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Display name.
    name: str
    #: Topic of the knowledge base.
    description: Optional[str]
    chunking: KnowledgeChunkingInputParam
    #: Seconds after which URLs are fetched again. `null` fetches them only on request.
    refresh_interval_seconds: Optional[int]


class KnowledgeChunk(ParleyObject):
    """A part of a source, as a search finds it."""

    __slots__ = ()
    #: Identifier, prefix `chk_`.
    id: str
    #: Position in the source, from 0.
    position: int
    #: Text of the chunk.
    text: str
    #: Title of the page or document.
    title: Optional[str]
    #: Headings above the chunk, outermost first.
    heading: Optional[str]
    #: URL of the page that contains the chunk.
    url: Optional[str]


class KnowledgeChunkPage(ParleyObject):
    """A page of chunks."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "KnowledgeChunk",
    }
    #: In the order of the source.
    data: List[KnowledgeChunk]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class KnowledgeChunking(ParleyObject):
    """Splitting of sources along headings, paragraphs and sentences. Each chunk repeats the end of the
    previous one.
    """

    __slots__ = ()
    #: Maximum length of a chunk, in characters.
    max_chars: int
    #: Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`.
    overlap_chars: int


class KnowledgeChunkingInputParam(TypedDict):
    """Splitting of sources along headings, paragraphs and sentences. Each chunk repeats the end of the
    previous one.
    """

    #: Maximum length of a chunk, in characters.
    max_chars: int
    #: Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`.
    overlap_chars: int


class KnowledgeCrawl(ParleyObject):
    """Follows the links of a page within its site."""

    __slots__ = ()
    #: Maximum number of links between the first page and a page.
    max_depth: Optional[int]
    #: Maximum number of pages.
    max_pages: Optional[int]


class KnowledgeCrawlInputParam(TypedDict, total=False):
    """Follows the links of a page within its site."""

    #: Maximum number of links between the first page and a page. Default: 2.
    max_depth: int
    #: Maximum number of pages. Default: 50.
    max_pages: int


class KnowledgeMatch(ParleyObject):
    """A chunk that matches the search."""

    __slots__ = ()
    #: Identifier, prefix `chk_`.
    chunk_id: str
    #: Knowledge base that contains the chunk.
    knowledge_base_id: Optional[str]
    #: Source that contains the chunk.
    source_id: str
    #: Position in the source, from 0.
    position: int
    #: Title of the page or document.
    title: Optional[str]
    #: Headings above the chunk.
    heading: Optional[str]
    #: Text of the chunk.
    text: str
    #: Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words.
    score: float
    #: Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order;
    #: `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in
    #: embedder. `null` while the chunk waits to be embedded again.
    similarity: Optional[float]
    metadata: KnowledgeMetadata
    #: URL of the page that contains the chunk.
    url: Optional[str]


class _KnowledgeQueryParamRequired(TypedDict):
    #: A question or keywords.
    query: str


class KnowledgeQueryParam(_KnowledgeQueryParamRequired, total=False):
    """A search."""

    #: Maximum number of chunks. Default: 10.
    limit: int
    #: Restricts the search to sources whose metadata contains these values.
    filter: Mapping[str, Any]


class KnowledgeSource(ParleyObject):
    """A text, page or file of a knowledge base."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "crawl": "KnowledgeCrawl",
        "error": "KnowledgeSourceError",
    }
    #: Identifier, prefix `src_`.
    id: str
    #: A text, plain or Markdown. Upload longer texts as a file. `null` in lists.
    content: Optional[str]
    #: An `http` or `https` URL of a page.
    url: Optional[str]
    #: Whether to read the pages that `url` links to as well.
    crawl: Optional[KnowledgeCrawl]
    metadata: KnowledgeMetadata
    #: Knowledge base of the source.
    knowledge_base_id: str
    type: KnowledgeSourceType
    status: KnowledgeSourceStatus
    #: Reason why the source failed.
    error: Optional[KnowledgeSourceError]
    #: File name as uploaded.
    file_name: Optional[str]
    #: Content type of the file.
    content_type: Optional[str]
    #: Bytes that were read, before splitting.
    bytes: int
    #: Searchable chunks.
    chunks: int
    #: Pages fetched so far. 1 for a text or file.
    pages: int
    last_fetched_at: NullableTimestamp
    next_refresh_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp


class KnowledgeSourceChange(ParleyObject):
    """A source of a knowledge base that was added, read again or deleted, or whose status changed."""

    __slots__ = ()
    #: Id of the source.
    source_id: str
    #: Knowledge base that contains the source.
    knowledge_base_id: str
    status: KnowledgeSourceStatus
    #: Reason why the source could not be read. `null` unless it failed.
    error_code: Optional[str]
    #: Whether the source was deleted.
    deleted: bool


class KnowledgeSourceCounts(ParleyObject):
    """Number of sources by status."""

    __slots__ = ()
    #: Sources that are waiting to be processed.
    pending: int
    #: Sources that are being processed.
    processing: int
    #: Sources that are searchable.
    ready: int
    #: Sources that failed, with an `error`.
    failed: int


class KnowledgeSourceCreateParam(TypedDict, total=False):
    """A text or a page: either `content` or `url`. Upload files as multipart."""

    #: A text, plain or Markdown. Upload longer texts as a file. `null` in lists.
    content: Optional[str]
    #: An `http` or `https` URL of a page.
    url: Optional[str]
    #: Whether to read the pages that `url` links to as well.
    crawl: Optional[KnowledgeCrawlInputParam]
    metadata: KnowledgeMetadata


class KnowledgeSourceError(ParleyObject):
    """Reason why a source failed."""

    __slots__ = ()
    #: Kind of failure.
    code: Literal["invalid_url", "private_address", "unreachable", "timeout", "http_error", "too_many_redirects", "robots_disallowed", "too_large", "unsupported_type", "unreadable", "too_complex", "empty", "embedder_failed", "internal_error"]
    #: Explanation for humans.
    detail: str


class KnowledgeSourcePage(ParleyObject):
    """A page of sources."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "KnowledgeSource",
    }
    #: Newest first.
    data: List[KnowledgeSource]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _KnowledgeSourceUploadParamRequired(TypedDict):
    #: A txt, md, html, csv, pdf or docx file, at most 25 MiB. The type is detected from the file name or,
    #: failing that, from the content type.
    file: Upload


class KnowledgeSourceUploadParam(_KnowledgeSourceUploadParamRequired, total=False):
    """A file as multipart."""

    #: JSON object. See KnowledgeMetadata.
    metadata: str


class Language(ParleyObject):
    """A language that agents can speak."""

    __slots__ = ()
    #: Language code, BCP 47.
    code: str
    #: English name.
    name: str
    #: Speech recognizers that support it.
    stt: List[str]
    #: Speech synthesis providers that support it.
    tts: List[str]
    #: Number of voices that support it.
    voices: int


class LanguagePage(ParleyObject):
    """A page of languages."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Language",
    }
    #: Ordered by code.
    data: List[Language]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class Limits(ParleyObject):
    """Concurrency, rate and size limits of the workspace."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rate_limit": "RequestRate",
        "concurrent_calls": "CallSlots",
        "storage": "StorageUse",
        "sizes": "SizeLimits",
    }
    rate_limit: RequestRate
    concurrent_calls: CallSlots
    storage: StorageUse
    sizes: SizeLimits


class LinkedIdentity(ParleyObject):
    """An identity at the provider with which the user can sign in."""

    __slots__ = ()
    #: Identifier, prefix `idn_`.
    id: str
    #: Issuer of the provider.
    issuer: str
    #: Identifier of the user at the provider.
    subject: str
    #: Email address at the provider when the identity was linked.
    email: Optional[str]
    created_at: Timestamp
    last_used_at: NullableTimestamp


class LinkedIdentityPage(ParleyObject):
    """A page of identities."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "LinkedIdentity",
    }
    #: Newest first.
    data: List[LinkedIdentity]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _LiveKitTrunkCreateParamRequired(TypedDict):
    #: Variant of the account.
    type: Literal["livekit"]


class LiveKitTrunkCreateParam(_LiveKitTrunkCreateParamRequired, total=False):
    """SIP trunks of the deployment's LiveKit server: either existing trunks, by id, or a SIP server for
    which trunks are created. Existing trunks must list the number. A SIP server is checked with an
    OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions if
    there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
    """

    #: Trunk for calls from the number. Without it, the number only receives calls, unless the deployment
    #: has a trunk that lists the number.
    outbound_trunk_id: Optional[str]
    #: Trunk for calls to the number. Its dispatch rule must give each caller a separate room. If there is
    #: no rule, one is created.
    inbound_trunk_id: Optional[str]
    #: Host name or IPv4 address of a SIP server, instead of trunk ids.
    host: str
    #: Port of the SIP server. Default: 5060, or 5061 with `tls`.
    port: int
    #: Transport protocol for SIP. Default: "udp".
    transport: Literal["udp", "tcp", "tls"]
    #: User name for digest authentication of calls from the number.
    username: Optional[str]
    #: Password for digest authentication. It is stored by the LiveKit server and never returned.
    password: Optional[str]
    #: IP addresses from which calls to the number are accepted. An empty list accepts any address.
    inbound_addresses: Sequence[SipSource]


class _LoginRequestParamRequired(TypedDict):
    #: Email address.
    email: str
    #: Password.
    password: str


class LoginRequestParam(_LoginRequestParamRequired, total=False):
    """Credentials."""

    #: Workspace in which the session starts. If it is absent or the user is not a member of it, the
    #: session starts in the first workspace that the user joined.
    workspace_id: str


class LogoutRequestParam(TypedDict, total=False):
    """The sessions to end."""

    #: Whether to end every session of the user.
    all: bool


class LowWallet(ParleyObject):
    """A balance that fell below `low_balance_threshold`."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "balance": "Money",
        "threshold": "Money",
    }
    balance: Money
    threshold: Money


class _McpFunctionCreateParamRequired(TypedDict):
    #: Variant of the function.
    type: Literal["mcp"]
    name: FunctionName
    #: Description for humans. The model receives the descriptions of the tools.
    description: str
    url: HttpUrl


class McpFunctionCreateParam(_McpFunctionCreateParamRequired, total=False):
    """Provides the tools of an MCP server (streamable HTTP) to the model, each as `<name>_<tool>`. The
    tools are listed when a call starts, and once when the function is saved (`server` of the response).
    """

    headers: FunctionHeaders
    #: Names of the tools that the agent can use. `null` allows all tools. An update replaces the list.
    allowed_tools: Optional[Sequence[str]]
    #: Milliseconds to wait for one run of a tool. Default: 10000.
    timeout_ms: int
    #: Text spoken while a tool runs.
    filler: Optional[str]


class McpServerCheck(ParleyObject):
    """Result of listing the tools of an MCP server."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "tools": "McpServerTool",
    }
    #: Whether the server listed its tools in time.
    ok: bool
    #: Reason why the tools could not be listed. `null` if they were. Calls continue without the tools
    #: until the server responds.
    error: Optional[str]
    #: First 100 tools, in the order of the server.
    tools: List[McpServerTool]
    #: Problems that make tools unavailable to the agent, each with its reason. They are names in
    #: `allowed_tools` that the server does not have, and tools that cannot be offered to a model.
    problems: List[str]
    #: Duration of the check in milliseconds.
    duration_ms: int


class McpServerTool(ParleyObject):
    """A tool of an MCP server."""

    __slots__ = ()
    #: Name of the tool, as used in `allowed_tools`.
    name: str
    #: Description of the tool by the server, cut after 300 characters.
    description: str
    #: Whether `allowed_tools` allows the agent to use the tool.
    allowed: bool


class Member(ParleyObject):
    """A member of the workspace, or a pending invitation."""

    __slots__ = ()
    #: User id of a member, prefix `usr_`; or id of an invitation, prefix `inv_`.
    id: str
    status: MemberStatus
    #: Email address.
    email: str
    #: Name of the user. `null` for invitations.
    name: Optional[str]
    role: WorkspaceRole
    #: Whether the member has enrolled a second factor on this deployment. `null` for invitations.
    second_factor: Optional[bool]
    #: User who sent the invitation. `null` for members.
    invited_by: Optional[str]
    created_at: Timestamp
    expires_at: NullableTimestamp


class MemberPage(ParleyObject):
    """A page of members and pending invitations."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Member",
    }
    #: Newest first.
    data: List[Member]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class MemberUpdateParam(TypedDict):
    """New role."""

    role: WorkspaceRole


class Model(ParleyObject):
    """A model for `service-llm`."""

    __slots__ = ()
    #: Value for `model` of an agent.
    id: str
    #: Display name.
    name: str
    #: Provider of the model.
    provider: str
    #: Context window in tokens. `null` if unknown.
    context_tokens: Optional[int]
    #: Whether agents without a `model` use this model.
    default: bool


class ModelPage(ParleyObject):
    """A page of models."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Model",
    }
    #: The default model first.
    data: List[Model]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class Money(ParleyObject):
    """An amount of money with up to six decimal places."""

    __slots__ = ()
    #: Decimal number as a string.
    amount: str
    #: Currency code, ISO 4217.
    currency: str


class MoneyInput(ParleyObject):
    """An amount of money in the currency of the wallet."""

    __slots__ = ()
    #: Decimal number as a string.
    amount: str
    #: Currency code, ISO 4217.
    currency: Literal["USD"]


class MoneyInputInputParam(TypedDict):
    """An amount of money in the currency of the wallet."""

    #: Decimal number as a string.
    amount: str
    #: Currency code, ISO 4217.
    currency: Literal["USD"]


class MonitorAudio(ParleyObject):
    """Format of the binary frames sent to the supervisor."""

    __slots__ = ()
    #: PCM16, little endian, interleaved.
    encoding: Literal["pcm_s16le"]
    #: Samples per second, in hertz.
    sample_rate: int
    #: Number of channels.
    channels: int
    #: Duration of one frame, in milliseconds.
    frame_ms: int
    #: Side on the left channel.
    left: Literal["caller"]
    #: Side on the right channel: the agent, or a supervisor who barges in.
    right: Literal["agent"]


class MonitorToken(ParleyObject):
    """A token to follow one call, for one use."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "audio": "MonitorAudio",
    }
    #: Token to send as the second subprotocol. Never put it into a URL.
    token: str
    #: URL of the socket.
    url: str
    #: Id of the call.
    call_id: str
    mode: MonitorMode
    initial_mode: MonitorMode
    #: Seconds until the token expires.
    expires_in: int
    audio: MonitorAudio


class MonitorTokenCreateParam(TypedDict, total=False):
    """Modes in which to follow a call. `mode` is the highest mode that the token allows; default `listen`.
    `initial_mode` is the mode in which the socket starts, at most `mode`; default `mode`.
    """

    mode: MonitorMode
    initial_mode: MonitorMode


class MuteControlParam(TypedDict):
    """Mutes the agent, which keeps listening."""

    #: Variant of the command.
    action: Literal["mute"]


class NewsletterSubscribeParam(TypedDict):
    """Subscriber of the newsletter."""

    email: Email


class NewsletterTokenParam(TypedDict):
    """Token of the email."""

    #: Token in the link of the email.
    token: str


class NumberAccount(ParleyObject):
    """Public details of your own carrier account."""

    __slots__ = ()
    #: Kind of account.
    type: Literal["twilio", "sip_trunk", "livekit"]
    #: Account SID, host and port of the trunk, or trunk id.
    name: str


class NumberRent(ParleyObject):
    """Rent by kind of number."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_month": "Money",
    }
    type: NumberType
    per_month: Money


_OneClickUnsubscribeParamRequired = TypedDict("_OneClickUnsubscribeParamRequired", {})
_OneClickUnsubscribeParamOptional = TypedDict("_OneClickUnsubscribeParamOptional", {"List-Unsubscribe": "str"}, total=False)


class OneClickUnsubscribeParam(_OneClickUnsubscribeParamRequired, _OneClickUnsubscribeParamOptional):
    """Form that email programs send to unsubscribe (RFC 8058)."""


class OneTimeCodeParam(TypedDict):
    """A one-time code."""

    code: LoginCode


class PasswordForgotRequestParam(TypedDict):
    """Email address of the account."""

    email: Email


class PasswordResetRequestParam(TypedDict):
    """Token of the email and the new password."""

    #: Token in the link of the email.
    token: str
    password: Password


class Payment(ParleyObject):
    """A top-up."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "amount": "Money",
    }
    #: Identifier, prefix `pay_`.
    id: str
    status: PaymentStatus
    amount: Money
    #: Payment provider.
    provider: str
    #: URL to pay at. `null` if no action is needed.
    pay_url: Optional[str]
    #: Reason why the payment failed: a code of the provider such as `insufficient_funds`, or
    #: `amount_mismatch` (the paid amount differs from the requested amount), `no_payment_method`,
    #: `not_started`.
    failure: Optional[str]
    created_at: Timestamp
    finished_at: NullableTimestamp


class PaymentSucceededData(ParleyObject):
    """Data of payment.succeeded."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "amount": "Money",
        "balance": "Money",
    }
    #: Id of the payment.
    payment_id: str
    #: Ledger entry of the payment.
    transaction_id: str
    #: Payment provider.
    provider: str
    amount: Money
    #: Balance after the payment.
    balance: Money


class PaymentSucceededEvent(ParleyObject):
    """A top-up was credited. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "PaymentSucceededData",
    }
    #: Name of the event.
    event: Literal["payment.succeeded"]
    #: Identifier, prefix `evt_`. Use it to deduplicate events.
    id: str
    ts: Timestamp
    data: PaymentSucceededData


class Percentiles(ParleyObject):
    """Percentiles of a stage over all turns, from histograms. They are within 7 % of the exact value from
    40 ms to 24.8 seconds.
    """

    __slots__ = ()
    #: Median, in milliseconds.
    p50_ms: int
    #: 95th percentile, in milliseconds.
    p95_ms: int


class PhoneNumber(ParleyObject):
    """A number of the workspace."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "inbound_agents": "WeightedAgent",
        "outbound_agents": "WeightedAgent",
        "monthly_price": "Money",
        "account": "NumberAccount",
    }
    #: Identifier, prefix `pn_`.
    id: str
    #: Name of the number for your own use.
    nickname: Optional[str]
    #: Fixed version of the assigned agent. `null` for the published version or, if none is published, the
    #: newest.
    agent_version: Optional[int]
    #: Agents that share inbound calls.
    inbound_agents: List[WeightedAgent]
    #: Agents that share the calls from this number that specify no agent.
    outbound_agents: List[WeightedAgent]
    #: Number to which callers are connected if no agent can answer. The allowed countries of this number
    #: also apply to it.
    fallback_number: Optional[str]
    #: Countries that can be called from this number. `null` allows the countries of the workspace's
    #: numbers. Changing it requires admin scope.
    allowed_countries: Optional[List[CountryCode]]
    #: URL that receives a signed request before an inbound call is answered, and must respond within 1500
    #: ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is
    #: withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can
    #: contain `agent_id`, `variables`, `metadata`, or `reject: true`.
    inbound_webhook_url: Optional[str]
    number: E164
    #: Carrier of the number. `loopback` is the built-in test network.
    carrier: str
    #: Status of the number. `pending`: ordered from the carrier. `suspended`: the rent could not be
    #: charged.
    status: Literal["pending", "active", "suspended", "released"]
    #: Country code, ISO 3166-1 alpha-2. `null` for test numbers.
    country: Optional[str]
    #: Capabilities that the carrier reports.
    capabilities: List[NumberCapability]
    #: Agent that answers the number if `inbound_agents` is empty.
    agent_id: Optional[str]
    #: Secret that signs the requests to `inbound_webhook_url`. Present only in the response to the request
    #: that created it. `POST /v1/phone-numbers/{id}/rotate-webhook-secret` replaces it.
    inbound_webhook_secret: Optional[str]
    #: Monthly rent.
    monthly_price: Money
    #: End of the paid period. `null` if no rent is charged.
    rented_until: NullableTimestamp
    #: Your own carrier account of the number. `null` for the deployment's account.
    account: Optional[NumberAccount]
    created_at: Timestamp


class PhoneNumberAssignmentParam(TypedDict):
    """Agent that answers the number."""

    #: Id of the agent. `null` if the number is not to be answered.
    agent_id: Optional[str]


class PhoneNumberChange(ParleyObject):
    """A phone number that was added, or whose status, agent or nickname changed."""

    __slots__ = ()
    #: Id of the phone number.
    phone_number_id: str
    number: E164
    #: Status of the phone number.
    status: Literal["pending", "active", "suspended", "released"]
    #: Agent that answers the number.
    agent_id: Optional[str]


class _PhoneNumberImportParamRequired(TypedDict):
    number: E164
    account: NumberAccountCreateParam


class PhoneNumberImportParam(_PhoneNumberImportParamRequired, total=False):
    """A number of your own carrier account."""

    #: Name of the number for your own use.
    nickname: Optional[str]
    #: Agent that answers the number.
    agent_id: Optional[str]


class PhoneNumberPage(ParleyObject):
    """A page of numbers."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "PhoneNumber",
    }
    #: Newest first.
    data: List[PhoneNumber]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _PhoneNumberPurchaseParamRequired(TypedDict):
    number: E164


class PhoneNumberPurchaseParam(_PhoneNumberPurchaseParamRequired, total=False):
    """A number to buy."""

    #: Carrier that sells the number. Default: the first carrier that sells numbers.
    carrier: str
    #: Name of the number for your own use.
    nickname: Optional[str]
    #: Agent that answers the number.
    agent_id: Optional[str]


class PhoneNumberSecret(ParleyObject):
    """State of a rotation."""

    __slots__ = ()
    #: Id of the number.
    id: str
    #: New secret. Present only when a rotation starts.
    inbound_webhook_secret: Optional[str]
    #: Whether only the new secret signs requests.
    promoted: bool
    rotation_expires_at: NullableTimestamp


class PhoneNumberUpdateParam(TypedDict, total=False):
    """Fields to change. `null` clears a field."""

    #: Name of the number for your own use.
    nickname: Optional[str]
    #: Fixed version of the assigned agent. `null` for the published version or, if none is published, the
    #: newest.
    agent_version: Optional[int]
    #: Agents that share inbound calls. They take precedence over the assigned agent.
    inbound_agents: Optional[Sequence[WeightedAgentInputParam]]
    #: Agents that share the calls from this number that specify no agent.
    outbound_agents: Optional[Sequence[WeightedAgentInputParam]]
    #: Number to which callers are connected if no agent can answer. The allowed countries of this number
    #: also apply to it.
    fallback_number: Optional[str]
    #: Countries that can be called from this number. `null` allows the countries of the workspace's
    #: numbers. Changing it requires admin scope.
    allowed_countries: Optional[Sequence[CountryCode]]
    #: URL that receives a signed request before an inbound call is answered, and must respond within 1500
    #: ms. The request is a JSON object with `event` (`call_inbound`), `caller` (`null` if the number is
    #: withheld), `number` and `agent_id`, the agent that is assigned to the number. The response can
    #: contain `agent_id`, `variables`, `metadata`, or `reject: true`.
    inbound_webhook_url: Optional[str]


class PlaygroundFunctionRun(ParleyObject):
    """One function run."""

    __slots__ = ()
    #: Name of the function.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether the run succeeded.
    ok: bool
    #: Result returned to the model.
    result: Any
    #: Duration of the run in milliseconds.
    duration_ms: int


class PlaygroundMessageParam(TypedDict):
    """One message."""

    #: Author of the message.
    role: Literal["agent", "user"]
    #: Text of the message.
    text: str


class PlaygroundPassage(ParleyObject):
    """A chunk that the model received as a reference."""

    __slots__ = ()
    #: Identifier, prefix `chk_`.
    chunk_id: str
    #: Knowledge base that contains the chunk.
    knowledge_base_id: Optional[str]
    #: Source that contains the chunk.
    source_id: str
    #: Position in the source, from 0.
    position: int
    #: Title of the page or document.
    title: Optional[str]
    #: Headings above the text, outermost first.
    heading: Optional[str]
    #: Text of the chunk.
    text: str
    #: Combined rank, from 0 to 1. A score of 1 means first both by meaning and by words.
    score: float
    #: Similarity in meaning of question and chunk, as a cosine from -1 to 1. `score` determines the order;
    #: `similarity` measures the quality of the match. Related text has about 0.4 or more with the built-in
    #: embedder. `null` while the chunk waits to be embedded again.
    similarity: Optional[float]


class PlaygroundReply(ParleyObject):
    """The reply and the functions that ran."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "functions": "PlaygroundFunctionRun",
        "passages": "PlaygroundPassage",
        "usage": "TokenUsage",
        "cost": "Money",
        "warnings": "AgentWarning",
    }
    #: The agent's reply.
    text: str
    #: Functions that ran, in order. `end_call`, `transfer_call`, `dtmf` and `send_sms` are only reported,
    #: not executed.
    functions: List[PlaygroundFunctionRun]
    #: Passages from the linked knowledge bases that the model received.
    passages: List[PlaygroundPassage]
    #: Model that generated the reply. It is the fallback model if that model answered last.
    model: str
    #: Duration of the whole turn in milliseconds.
    latency_ms: int
    usage: TokenUsage
    #: Amount charged for the turn.
    cost: Money
    #: Warnings about the agent with the given draft. Absent if there are none.
    warnings: Optional[List[AgentWarning]]


class _PlaygroundTurnParamRequired(TypedDict):
    #: Messages, oldest first. The last message must be the user's.
    messages: Sequence[PlaygroundMessageParam]


class PlaygroundTurnParam(_PlaygroundTurnParamRequired, total=False):
    """The conversation so far."""

    variables: Variables
    draft: AgentDraftParam


class PriceEstimate(ParleyObject):
    """Estimated cost of one minute."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_minute": "Money",
        "items": "CostItem",
        "assumptions": "EstimateAssumptions",
    }
    route: PriceRoute
    #: Model of the estimate.
    model: str
    #: Voice of the estimate.
    voice_id: str
    #: Sum of the items.
    per_minute: Money
    #: Items for one minute.
    items: List[CostItem]
    assumptions: EstimateAssumptions


class Pricing(ParleyObject):
    """Every rate and rounding rule."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rates": "Rate",
        "destinations": "DestinationPrice",
        "text_destinations": "TextPrice",
        "number_rents": "NumberRent",
        "assumptions": "EstimateAssumptions",
    }
    #: Currency code, ISO 4217.
    currency: str
    #: All rates.
    rates: List[Rate]
    #: Prices of calls to phone numbers, by the longest matching prefix. Numbers without a match cannot be
    #: called. Numbers on customers' own accounts and trunks pay the telephony rate.
    destinations: Optional[List[DestinationPrice]]
    #: Prices of text messages, by the longest matching prefix. Numbers without a match cannot receive
    #: messages. Numbers on customers' own accounts and trunks pay the message rate.
    text_destinations: Optional[List[TextPrice]]
    #: Routes over which calls are free, regardless of the items that they use.
    free_routes: List[PriceRoute]
    #: The rounding rules, in words.
    rounding: List[str]
    #: Rents of numbers.
    number_rents: Optional[List[NumberRent]]
    assumptions: EstimateAssumptions


class Principal(ParleyObject):
    """The user or API key that sent the request."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "user": "User",
        "api_key": "ApiKey",
        "workspace": "Workspace",
    }
    #: Kind of credentials: a user session or an API key.
    kind: Literal["user", "api_key"]
    #: The user of the session, or the user who created the key. `null` if that user is no longer a member
    #: of the workspace.
    user: Optional[User]
    #: The API key. `null` for a user session.
    api_key: Optional[ApiKey]
    workspace: Workspace
    #: Role of the user in the workspace. `null` for API keys.
    role: Optional[Literal["owner", "admin", "member", "viewer"]]
    scope: Scope


class PrivacySettings(ParleyObject):
    """Redaction and retention of the conversations of an agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "patterns": "RedactionPattern",
        "retention_days": "RetentionDays",
    }
    #: Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
    #: stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
    #: addresses, dates of birth, telephone numbers. Default: none.
    redact: Optional[List[Literal["card", "iban", "email", "birth_date", "phone"]]]
    #: Additional patterns to redact, each with its own mark. All patterns together may compile to at most
    #: 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
    #: Default: none.
    patterns: Optional[List[RedactionPattern]]
    #: Whether the model receives the marks as well. Otherwise, the model and the functions that it calls
    #: receive the original words. Default: false.
    redact_model: Optional[bool]
    #: Whether nothing that is said is stored or published: no transcript, no recording, no function runs,
    #: no chat messages. The analysis has no content. Times, outcome, cost, numbers and metadata are kept.
    #: Default: false.
    no_store: Optional[bool]
    #: Whether `privacy` of the workspace applies in addition. If true, data is redacted if the agent or
    #: the workspace redacts it, `redact_model` and `no_store` apply if either sets them, and kinds that
    #: are absent from `retention_days` are kept as long as the workspace specifies. If false, only the
    #: agent's own settings apply. Default: true.
    inherit: Optional[bool]
    retention_days: Optional[RetentionDays]


class PrivacySettingsInputParam(TypedDict, total=False):
    """Redaction and retention of the conversations of an agent."""

    #: Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
    #: stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
    #: addresses, dates of birth, telephone numbers. Default: none.
    redact: Sequence[Literal["card", "iban", "email", "birth_date", "phone"]]
    #: Additional patterns to redact, each with its own mark. All patterns together may compile to at most
    #: 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
    #: Default: none.
    patterns: Sequence[RedactionPatternInputParam]
    #: Whether the model receives the marks as well. Otherwise, the model and the functions that it calls
    #: receive the original words. Default: false.
    redact_model: bool
    #: Whether nothing that is said is stored or published: no transcript, no recording, no function runs,
    #: no chat messages. The analysis has no content. Times, outcome, cost, numbers and metadata are kept.
    #: Default: false.
    no_store: bool
    #: Whether `privacy` of the workspace applies in addition. If true, data is redacted if the agent or
    #: the workspace redacts it, `redact_model` and `no_store` apply if either sets them, and kinds that
    #: are absent from `retention_days` are kept as long as the workspace specifies. If false, only the
    #: agent's own settings apply. Default: true.
    inherit: bool
    retention_days: RetentionDaysInputParam


class Problem(ParleyObject):
    """RFC 9457 problem details."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "errors": "FieldError",
        "error": "ErrorOfOpenAi",
    }
    #: URL of a page of this service that explains the error code, its cause and its fix.
    type: str
    #: Short description of the error code.
    title: str
    #: HTTP status.
    status: int
    #: Explanation specific to this request.
    detail: Optional[str]
    #: Path of the request.
    instance: Optional[str]
    code: ErrorCode
    #: Identifier of the request.
    request_id: str
    #: Invalid fields.
    errors: Optional[List[FieldError]]
    #: Present with `forbidden_scope`: the scope that the operation requires.
    required_scope: Optional[str]
    #: Present with `second_factor_required`: the token for the second step.
    login_token: Optional[str]
    #: Present only in responses of OpenAI's interface.
    error: Optional[ErrorOfOpenAi]
    #: Present only in responses of Retell's interface.
    message: Optional[str]
    #: Present with `forbidden_scope`: the scope of the credentials.
    actual_scope: Optional[str]


class Pronunciation(ParleyObject):
    """How the voice says a text."""

    __slots__ = ()
    #: Word or words as they are written. Upper and lower case are not distinguished; a part of a word does
    #: not match.
    text: str
    #: What the voice says instead, in ordinary letters of the agent's language.
    spoken: str


class PronunciationInputParam(TypedDict):
    """How the voice says a text."""

    #: Word or words as they are written. Upper and lower case are not distinguished; a part of a word does
    #: not match.
    text: str
    #: What the voice says instead, in ordinary letters of the agent's language.
    spoken: str


class Provider(ParleyObject):
    """A provider of speech recognition, language models, speech synthesis or telephony."""

    __slots__ = ()
    #: Identifier.
    id: str
    #: Function of the provider.
    kind: Literal["llm", "stt", "tts", "vad", "telephony", "embeddings"]
    #: Whether the provider can be used.
    configured: bool
    #: Owner of the API key that is used. `null` if no key is needed or none is set.
    source: Optional[Literal["platform", "own"]]
    #: Whether the workspace can store its own key.
    accepts_key: bool
    #: Short description.
    description: str
    #: Result of the last use or check. `unknown` before the first.
    health: Literal["unknown", "healthy", "failing"]
    #: Description of the failure, if the provider is failing.
    detail: Optional[str]
    last_checked_at: NullableTimestamp


class ProviderCredentials(ParleyObject):
    """A stored API key, without its value."""

    __slots__ = ()
    #: Provider of the key.
    provider: str
    #: Last four characters of the key.
    hint: str
    verified_at: Timestamp
    created_at: Timestamp
    updated_at: Timestamp


class _ProviderCredentialsPutParamRequired(TypedDict):
    #: API key as issued by the provider. A server without authentication ignores it.
    api_key: str


class ProviderCredentialsPutParam(_ProviderCredentialsPutParamRequired, total=False):
    """An API key of the workspace's own account with the provider."""

    #: URL of another OpenAI-compatible server for `openai`, including the version. It must be public, or
    #: in a network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
    base_url: str
    #: Names of the models of the server at `base_url`, the default model first. Required with `base_url`.
    models: Sequence[str]
    #: Model that must generate a word before the key of a language-model provider is stored; `default` for
    #: the first model. Default: only the key is verified with the provider.
    try_model: str


class ProviderPage(ParleyObject):
    """A page of providers."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Provider",
    }
    #: Ordered by kind.
    data: List[Provider]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class Rate(ParleyObject):
    """Price of an item."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "price": "Money",
    }
    item: PriceItem
    #: Route for telephony, platform, sms and transfer; provider for other items. `*` applies to all routes
    #: or providers without a rate of their own.
    applies_to: str
    unit: PriceUnit
    #: Number of units that the price covers.
    per: int
    price: Money


class RecordingSettings(ParleyObject):
    """Whether calls are recorded, and the disclosure of the recording."""

    __slots__ = ()
    #: Whether calls are recorded. Default: true.
    enabled: Optional[bool]
    #: Text spoken at the start of the call. It cannot be interrupted.
    disclosure: Optional[str]


class RecordingSettingsInputParam(TypedDict, total=False):
    """Whether calls are recorded, and the disclosure of the recording."""

    #: Whether calls are recorded. Default: true.
    enabled: bool
    #: Text spoken at the start of the call. It cannot be interrupted.
    disclosure: Optional[str]


class RecoveryCodes(ParleyObject):
    """New recovery codes. They are not returned again."""

    __slots__ = ()
    #: Recovery codes. Each works once instead of a code of the authenticator app.
    recovery_codes: List[str]


class RedactionPattern(ParleyObject):
    """A custom pattern."""

    __slots__ = ()
    #: Name of the mark. `patient_id` results in `[patient_id]`.
    name: str
    #: A regular expression in RE2 syntax (no look-around, no backreferences), case-insensitive. It must
    #: not match the empty text. The bound of a counted repetition such as `{1,300}` is limited to a few
    #: hundred.
    pattern: str


class RedactionPatternInputParam(TypedDict):
    """A custom pattern."""

    #: Name of the mark. `patient_id` results in `[patient_id]`.
    name: str
    #: A regular expression in RE2 syntax (no look-around, no backreferences), case-insensitive. It must
    #: not match the empty text. The bound of a counted repetition such as `{1,300}` is limited to a few
    #: hundred.
    pattern: str


class _RefreshRequestParamRequired(TypedDict):
    #: Refresh token from login or from the previous refresh.
    refresh_token: str


class RefreshRequestParam(_RefreshRequestParamRequired, total=False):
    """A refresh token."""

    #: Whether to replace the refresh token as well.
    rotate: bool


class RefusedContactRow(ParleyObject):
    """A row that will not be dialed."""

    __slots__ = ()
    #: Row number, counted from 1. In a file, the header is row 1. A line break inside quotes does not
    #: start a row.
    row: int
    #: Reason for the rejection. `empty`: there is no number. `invalid_number`: the text is not a phone
    #: number, has an extension, or has no country code while the campaign has no `default_country`. A
    #: number in scientific notation, as spreadsheets write it, has lost digits. `too_long`: a cell has
    #: more than 4,096 characters. `too_many_cells`: the row has more cells than the header.
    reason: Literal["empty", "invalid_number", "invalid_time_zone", "invalid_text", "too_long", "too_many_cells", "duplicate", "dnc"]


class _RegisterRequestParamRequired(TypedDict):
    email: Email
    password: Password
    #: Name of the user.
    name: str


class RegisterRequestParam(_RegisterRequestParamRequired, total=False):
    """A new user."""

    #: Name of the user's first workspace. Default: derived from the name of the user.
    workspace_name: str
    #: Required for the first user of a deployment with closed registration. The service prints the token
    #: when it starts without users. It is valid for one hour and one use. Ignored while registration is
    #: open.
    setup_token: str
    #: Token of an invitation, from the link in its email. `email` must be the invited address. Omit
    #: `workspace_name`.
    invitation_token: str


class Registration(ParleyObject):
    """A new user with their workspace and session."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "user": "User",
        "workspace": "Workspace",
    }
    #: JWT for the Authorization header.
    access_token: str
    #: Token to exchange for a new access token.
    refresh_token: str
    #: Seconds for which the access token is valid.
    expires_in: int
    #: Always Bearer.
    token_type: Literal["Bearer"]
    user: User
    workspace: Workspace


class RejectedRow(ParleyObject):
    """A row that was rejected."""

    __slots__ = ()
    #: Row number, counted from 1. In a file, the header is row 1.
    row: int
    #: Reason why the row was rejected.
    reason: Literal["empty", "invalid_number", "invalid_reason"]


class RemovedContent(ParleyObject):
    """Times at which content of a call was removed at the end of its retention period. `null` for content
    that was not removed.
    """

    __slots__ = ()
    recording_at: NullableTimestamp
    transcript_at: NullableTimestamp
    timeline_at: NullableTimestamp
    analysis_at: NullableTimestamp


class RemovedMember(ParleyObject):
    """A removed member and the active API keys that they created."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "api_keys": "ApiKey",
    }
    #: User id.
    id: str
    #: Email address.
    email: str
    role: WorkspaceRole
    #: Active keys that the member created, at most the newest 100. With `revoke_api_keys`, all revoked
    #: keys.
    api_keys: List[ApiKey]
    #: Whether these keys were revoked.
    api_keys_revoked: bool


class RequestRate(ParleyObject):
    """Request rate limits."""

    __slots__ = ()
    #: Requests per window of one user, across all their keys and sessions.
    user_requests: int
    #: Requests per window of one IP address, to public operations.
    public_requests: int
    #: Length of the window, in seconds.
    window_seconds: int
    #: Requests that the user has left in the current window, after this one, across all processes.
    remaining: int
    #: Seconds until the next window starts.
    reset_seconds: int


class ResponseEngineUpdateParam(TypedDict, total=False):
    """Engine fields to change."""

    #: Variant of the engine. Changing it removes the fields of the old variant.
    type: Literal["service-llm", "custom-llm"]
    #: See ServiceLlmEngine.
    system_prompt: str
    #: See ServiceLlmEngine.
    model: Optional[str]
    #: See ServiceLlmEngine. `null` clears the field.
    fallback_model: Optional[str]
    #: See ServiceLlmEngine.
    temperature: Optional[float]
    #: See CustomLlmEngine.
    websocket_url: str


class ResponseTimes(ParleyObject):
    """Response times for callers, by stage and in total."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "hear": "Percentiles",
        "think": "Percentiles",
        "speak": "Percentiles",
        "total": "Percentiles",
    }
    #: Time from the end of speech to its transcript.
    hear: Percentiles
    #: Time from the transcript to the first text of the model.
    think: Percentiles
    #: Time from the first text to the first audio.
    speak: Percentiles
    #: Time from the end of speech to the first audio.
    total: Percentiles


class RetellAnalysis(ParleyObject):
    """An analysis in Retell's format."""

    __slots__ = ()
    #: Summary in a few sentences.
    call_summary: str
    #: Mood of the other side.
    user_sentiment: Literal["Positive", "Neutral", "Negative", "Unknown"]
    #: Whether the agent reached its goal. Absent if unclear.
    call_successful: Optional[bool]
    #: Fields of the agent's `extraction` schema.
    custom_analysis_data: Dict[str, Any]


class RetellCall(ParleyObject):
    """A call in Retell's format."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "transcript_object": "RetellUtterance",
        "call_analysis": "RetellAnalysis",
    }
    #: Identifier, prefix `call_`.
    call_id: str
    #: Kind of call.
    call_type: Literal["phone_call", "web_call"]
    #: Status of the call. `registered`: queued or ringing. `not_connected`: failed before it was answered.
    call_status: Literal["registered", "not_connected", "ongoing", "ended", "error"]
    #: Agent that handles the call.
    agent_id: str
    #: Version of the agent that the call uses.
    agent_version: int
    direction: CallDirection
    #: Number of the caller.
    from_number: Optional[str]
    #: Number of the destination.
    to_number: Optional[str]
    #: Metadata of the call.
    metadata: Optional[Dict[str, Any]]
    #: Variables of the call.
    retell_llm_dynamic_variables: Optional[Dict[str, str]]
    #: Time when the call was answered, in milliseconds since 1970.
    start_timestamp: Optional[int]
    #: Time when the call ended, in milliseconds since 1970.
    end_timestamp: Optional[int]
    #: Duration of an ended call, in milliseconds.
    duration_ms: Optional[int]
    #: Reason why the call ended.
    disconnection_reason: Optional[str]
    #: The utterances as lines of text.
    transcript: Optional[str]
    #: The utterances.
    transcript_object: Optional[List[RetellUtterance]]
    #: URL of the recording. It requires the same credentials.
    recording_url: Optional[str]
    call_analysis: Optional[RetellAnalysis]


class _RetellCallCreateParamRequired(TypedDict):
    to_number: E164


class RetellCallCreateParam(_RetellCallCreateParamRequired, total=False):
    """A call to place, in the format of Retell's clients."""

    #: Number of the workspace to call from. Can be omitted if the destination is a test number.
    from_number: str
    #: Agent that handles the call. Can be omitted if `from_number` has outbound agents.
    override_agent_id: str
    metadata: Metadata
    retell_llm_dynamic_variables: Variables


class RetellUtterance(ParleyObject):
    """An utterance of one side."""

    __slots__ = ()
    #: Speaker.
    role: Literal["agent", "user"]
    #: Text of the utterance.
    content: str
    #: Always empty.
    words: List[Dict[str, Any]]


class RetentionDays(ParleyObject):
    """Number of days for which content is kept after the end of its call, the last message of its chat, or
    the last change of its campaign. A job then removes it within hours. For an agent, kinds that are
    absent or `null` are kept as long as the workspace specifies. For a workspace, they are kept without
    limit, except webhook events, which are kept for 30 days. The rows of calls, their costs and
    statistics are always kept.
    """

    __slots__ = ()
    #: Recordings and their waveforms.
    recordings: Optional[int]
    #: Utterances, function runs, pressed keys, searches, supervisor messages and control commands.
    transcripts: Optional[int]
    #: All other timeline entries, and drafts of agents that were tried in a call.
    timeline: Optional[int]
    #: Analyses of calls.
    analyses: Optional[int]
    #: Bodies of webhook events, and the receivers' responses. An unfinished delivery is kept until it is
    #: finished.
    webhook_events: Optional[int]
    #: Messages of widget chats, and the IP address and page of the visitor.
    widget_messages: Optional[int]
    #: Contacts of completed or canceled campaigns: their numbers, variables and outcomes. The statistics
    #: of the campaign and its calls are kept.
    campaign_contacts: Optional[int]


class RetentionDaysInputParam(TypedDict, total=False):
    """Number of days for which content is kept after the end of its call, the last message of its chat, or
    the last change of its campaign. A job then removes it within hours. For an agent, kinds that are
    absent or `null` are kept as long as the workspace specifies. For a workspace, they are kept without
    limit, except webhook events, which are kept for 30 days. The rows of calls, their costs and
    statistics are always kept.
    """

    #: Recordings and their waveforms.
    recordings: Optional[int]
    #: Utterances, function runs, pressed keys, searches, supervisor messages and control commands.
    transcripts: Optional[int]
    #: All other timeline entries, and drafts of agents that were tried in a call.
    timeline: Optional[int]
    #: Analyses of calls.
    analyses: Optional[int]
    #: Bodies of webhook events, and the receivers' responses. An unfinished delivery is kept until it is
    #: finished.
    webhook_events: Optional[int]
    #: Messages of widget chats, and the IP address and page of the visitor.
    widget_messages: Optional[int]
    #: Contacts of completed or canceled campaigns: their numbers, variables and outcomes. The statistics
    #: of the campaign and its calls are kept.
    campaign_contacts: Optional[int]


class RetryRule(ParleyObject):
    """Retry rule for one outcome."""

    __slots__ = ()
    outcome: RetryOutcome
    #: Seconds from the end of the first call to the second attempt.
    delay_seconds: int


class RetryRuleInputParam(TypedDict):
    """Retry rule for one outcome."""

    outcome: RetryOutcome
    #: Seconds from the end of the first call to the second attempt.
    delay_seconds: int


class RtcCaptionParam(TypedDict):
    """Speech that the recognizer of the browser has heard. Later captions replace it until one is final."""

    #: Type of the message.
    t: Literal["caption"]
    #: Recognized text.
    text: str
    #: Whether the utterance is complete.
    final: bool


class RtcCut(ParleyObject):
    """Reports that the agent was interrupted. Audio that was not played yet is discarded and counts as
    played.
    """

    __slots__ = ()
    #: Type of the message.
    t: Literal["cut"]
    #: Id of the line.
    id: str
    #: Part of the line that was played.
    text: str


class RtcDtmfParam(TypedDict):
    """Keys of a phone keypad that the visitor pressed."""

    #: Type of the message.
    t: Literal["dtmf"]
    #: Keys.
    digits: str


class RtcEnd(ParleyObject):
    """Reports that the call has ended. The socket closes with 1000."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["end"]
    reason: CallEndReason
    #: Duration of the call in milliseconds.
    duration_ms: int


class RtcFail(ParleyObject):
    """Reports that the call cannot continue. The socket closes."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["fail"]
    #: Reason for the failure: an error code or an end reason.
    code: str


class RtcHangUpParam(TypedDict):
    """Reports that the visitor hangs up."""

    #: Type of the message.
    t: Literal["end"]


class RtcHealth(ParleyObject):
    """Health of browser calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "hops": "RtcHop",
    }
    #: Whether all hops work.
    ok: bool
    transport: RtcTransport
    ears: RtcEars
    #: URL to which browsers connect.
    url: str
    #: First failing hop.
    failing: Optional[str]
    #: Hops in path order.
    hops: List[RtcHop]


class RtcHop(ParleyObject):
    """One hop of the path between visitor and agent."""

    __slots__ = ()
    #: Name of the hop.
    hop: Literal["signalling", "turn", "media", "recogniser", "model", "voice"]
    #: Whether the hop works.
    ok: bool
    #: Configuration of the hop, or the reason for its failure.
    detail: str


class RtcInterruptParam(TypedDict):
    """Reports that the visitor stopped the agent with a button."""

    #: Type of the message.
    t: Literal["interrupt"]


class RtcLatency(ParleyObject):
    """Latency of a reply, as in the timeline."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["latency"]
    #: Id of the line of the reply.
    id: Optional[str]
    #: Number of the turn.
    turn: int
    #: Milliseconds from the end of speech to the final words.
    hear_ms: int
    #: Milliseconds from the final words to the first words of the reply.
    think_ms: int
    #: Milliseconds from there to the first audio of the reply.
    speak_ms: int
    #: Milliseconds from the end of speech to the first audio.
    total_ms: int


class RtcLine(ParleyObject):
    """A line of the conversation."""

    __slots__ = ()
    #: Identifier of the line, unique in the call.
    id: str
    #: Author of the line.
    role: Literal["user", "agent"]
    #: Words of the line. For the agent, the words spoken so far.
    text: str
    #: Whether the line is complete.
    final: bool


class RtcLineMessage(ParleyObject):
    """A line of the conversation. A line with a known id replaces the earlier one."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "line": "RtcLine",
    }
    #: Type of the message.
    t: Literal["line"]
    line: RtcLine


class RtcMuteParam(TypedDict):
    """Reports that the microphone was switched off or on. While it is off, the agent hears silence."""

    #: Type of the message.
    t: Literal["mute"]
    #: Whether the microphone is off.
    on: bool


class RtcOpen(ParleyObject):
    """Reports that the client has joined the call. A client that reconnects within ten seconds with
    `resume_token` instead of the token continues the call.
    """

    __slots__ = ()
    #: Type of the message.
    t: Literal["open"]
    #: Id of the call.
    call_id: str
    ears: RtcEars
    #: Whether the call continues after a lost connection.
    resumed: bool
    #: Name of the agent.
    agent_name: str
    #: Language of the agent.
    language: str
    #: Token to reconnect to this call. Each `open` contains a new one, which replaces the last one as soon
    #: as the client sends something.
    resume_token: str


class RtcPlayedParam(TypedDict):
    """Amount of the agent's audio that was played or discarded. Sent at least five times per second during
    playback.
    """

    #: Type of the message.
    t: Literal["played"]
    #: Number of frames since this socket opened.
    frames: int


class RtcTextParam(TypedDict):
    """Text that the visitor typed, as a complete utterance."""

    #: Type of the message.
    t: Literal["text"]
    #: Typed text.
    text: str


class RtcToken(ParleyObject):
    """A token to join one call, for one use."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "warnings": "AgentWarning",
    }
    #: Token to join the call. For `websocket`, send it as the second subprotocol, and never put it into a
    #: URL. For `livekit`, it is the access token for the room of this call.
    token: str
    #: URL of the socket or of the LiveKit server.
    url: str
    #: Id of the call.
    call_id: str
    transport: RtcTransport
    #: Seconds until the token expires.
    expires_in: int
    #: Warnings about the agent with the given draft. Absent if there are none.
    warnings: Optional[List[AgentWarning]]


class _RtcTokenCreateParamRequired(TypedDict):
    #: Agent that handles the call.
    agent_id: str


class RtcTokenCreateParam(_RtcTokenCreateParamRequired, total=False):
    """A new browser call."""

    metadata: Metadata
    variables: Variables
    draft: AgentDraftParam
    transport: RtcTransport


class RtcTool(ParleyObject):
    """Reports a function run."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["tool"]
    #: Name of the function.
    name: str
    #: Duration of the run in milliseconds.
    ms: int
    #: Whether the run succeeded.
    ok: bool


class RtcTurn(ParleyObject):
    """Reports the state of the agent's turn."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["turn"]
    #: State of the agent.
    turn: Literal["listening", "hearing", "thinking", "speaking"]


class SayControlParam(TypedDict):
    """Makes the agent say this text now, instead of what it is saying."""

    #: Variant of the command.
    action: Literal["say"]
    #: Text to say.
    text: str


class Schedule(ParleyObject):
    """A scheduled call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "runs": "ScheduleRun",
    }
    #: Identifier, prefix `sch_`.
    id: str
    #: Agent that handles the call.
    agent_id: str
    to_number: E164
    #: Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
    #: uses the test number.
    from_number: Optional[str]
    at: NullableTimestamp
    #: Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
    #: At most one call per minute.
    rrule: Optional[str]
    #: IANA time zone of the rule. Required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
    #: seconds always takes place.
    misfire_grace_seconds: int
    status: ScheduleStatus
    #: Reason why the schedule failed: `missed`, the end reason of its call, or the error code that
    #: rejected it. `restored` if it is paused because the service was restored from a backup.
    status_reason: Optional[str]
    next_run_at: NullableTimestamp
    #: Due times in order, beginning with `next_run_at`: at most three for a rule of FREQ=DAILY or
    #: FREQ=WEEKLY with BYDAY, BYHOUR and BYMINUTE, and only the next one for other rules.
    next_runs: List[Timestamp]
    #: Newest 20 runs, newest first.
    runs: List[ScheduleRun]
    created_at: Timestamp
    updated_at: Timestamp


class _ScheduleCreateParamRequired(TypedDict):
    #: Agent that handles the call.
    agent_id: str
    to_number: E164


class ScheduleCreateParam(_ScheduleCreateParamRequired, total=False):
    """A scheduled call: either `at`, or `rrule` and `time_zone`."""

    #: Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
    #: uses the test number.
    from_number: Optional[str]
    #: Time of a single call.
    at: Optional[str]
    #: Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
    #: At most one call per minute.
    rrule: Optional[str]
    #: IANA time zone of the rule. Required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
    #: seconds always takes place. Default: 300.
    misfire_grace_seconds: int


class SchedulePage(ParleyObject):
    """A page of schedules."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Schedule",
    }
    #: Newest first.
    data: List[Schedule]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class ScheduleRun(ParleyObject):
    """The result of one due time."""

    __slots__ = ()
    due_at: Timestamp
    #: Status of the run. `missed`: it was too late. `failed`: it was rejected before it was dialed.
    status: Literal["dialed", "missed", "failed"]
    #: Reason why the call was not dialed.
    reason: Optional[str]
    #: Id of the call.
    call_id: Optional[str]


class ScheduleUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Agent that handles the call.
    agent_id: str
    to_number: E164
    #: Number of the workspace to call from. Can be omitted if the destination is a test number. `null`
    #: uses the test number.
    from_number: Optional[str]
    #: Time of a single call.
    at: Optional[str]
    #: Recurrence rule (RFC 5545) of repeated calls, such as `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`.
    #: At most one call per minute.
    rrule: Optional[str]
    #: IANA time zone of the rule. Required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: Maximum delay in seconds with which a run still takes place. A run that is late by less than 3
    #: seconds always takes place.
    misfire_grace_seconds: Optional[int]
    #: Status to set, which pauses or resumes the schedule.
    status: Literal["scheduled", "paused"]


class SecondFactor(ParleyObject):
    """The second factor of the user."""

    __slots__ = ()
    #: Whether logins require a code.
    enabled: bool
    confirmed_at: NullableTimestamp
    #: Number of unused recovery codes.
    recovery_codes_left: int


class _SecondFactorDisableParamRequired(TypedDict):
    code: LoginCode


class SecondFactorDisableParam(_SecondFactorDisableParamRequired, total=False):
    """Password and code of the user."""

    #: Required for users who have a password.
    current_password: str


class SecondFactorEnrollParam(TypedDict, total=False):
    """Password of the user who enrolls."""

    #: Required for users who have a password.
    current_password: str


class SecondFactorEnrolment(ParleyObject):
    """Secret for an authenticator app. It is not returned again."""

    __slots__ = ()
    #: Secret in base32.
    secret: str
    #: Secret as a URI for a QR code.
    otpauth_url: str
    #: Image of `otpauth_url` as a QR code, for the camera of an authenticator app: a `data:` URI of a PNG,
    #: black on white with a quiet zone. The example is not complete.
    qr_code: str


class SecondStepParam(TypedDict):
    """The second step of a login."""

    #: Token from the response `second_factor_required`. Valid for 5 minutes.
    login_token: str
    code: LoginCode


class SecretRotationParam(TypedDict, total=False):
    """Starts a rotation, or promotes the new secret."""

    #: Whether to make the new secret the only one.
    promote: bool


class SendSmsFunctionCreateParam(TypedDict):
    """Sends a text message to the other side of the call, from the number of the call."""

    #: Variant of the function.
    type: Literal["send_sms"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class SentRequest(ParleyObject):
    """A request as it was sent. The values of stored headers are masked."""

    __slots__ = ()
    #: HTTP method.
    method: str
    #: URL of the request.
    url: str
    #: Headers, including the signature.
    headers: Dict[str, str]
    #: Raw body, as it was signed.
    body: str


class ServiceLlmEngine(ParleyObject):
    """A language model of this deployment."""

    __slots__ = ()
    #: Variant of the engine.
    type: Literal["service-llm"]
    #: Role, personality, task and constraints. `{{name}}` is replaced with the value of that variable.
    system_prompt: str
    #: A name from GET /v1/models. Default: the deployment's default model.
    model: Optional[str]
    #: Model that replies in calls, chats and the playground if `model` fails before its first word, at its
    #: own price: a name from GET /v1/models. Default: the deployment's fallback model. If it equals
    #: `model`, there is no fallback.
    fallback_model: Optional[str]
    #: Sampling temperature.
    temperature: Optional[float]


class _ServiceLlmEngineInputParamRequired(TypedDict):
    #: Variant of the engine.
    type: Literal["service-llm"]
    #: Role, personality, task and constraints. `{{name}}` is replaced with the value of that variable.
    system_prompt: str


class ServiceLlmEngineInputParam(_ServiceLlmEngineInputParamRequired, total=False):
    """A language model of this deployment."""

    #: A name from GET /v1/models. Default: the deployment's default model.
    model: str
    #: Model that replies in calls, chats and the playground if `model` fails before its first word, at its
    #: own price: a name from GET /v1/models. Default: the deployment's fallback model. If it equals
    #: `model`, there is no fallback.
    fallback_model: str
    #: Sampling temperature.
    temperature: float


class Session(ParleyObject):
    """Tokens of a session."""

    __slots__ = ()
    #: JWT for the Authorization header.
    access_token: str
    #: Token to exchange for a new access token.
    refresh_token: str
    #: Seconds for which the access token is valid.
    expires_in: int
    #: Always Bearer.
    token_type: Literal["Bearer"]


class _SignInFinishParamRequired(TypedDict):
    #: Parameter `code` of the redirect.
    code: str
    #: Parameter `state` of the redirect.
    state: str
    #: Token from POST /v1/auth/oidc/start.
    sign_in_token: str


class SignInFinishParam(_SignInFinishParamRequired, total=False):
    """Parameters that the provider appended to the redirect, and the token from the start of the sign-in."""

    #: Parameter `iss` of the redirect, if present (RFC 9207).
    iss: str
    #: Required for users who have a password, unless they logged in at most 10 minutes ago.
    current_password: str
    #: Token of an invitation to accept with this sign-in. The invitation must be for the email address of
    #: the identity or of the user who signs in.
    invitation_token: str


class SignInMethods(ParleyObject):
    """Ways to sign in on this deployment."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "oidc": "SignInProvider",
    }
    #: Whether users can log in with a password.
    password: bool
    #: Who may register.
    registration: Literal["open", "invite", "closed"]
    #: The identity provider. `null` if none is configured.
    oidc: Optional[SignInProvider]


class SignInProvider(ParleyObject):
    """An OpenID Connect provider."""

    __slots__ = ()
    #: Name to display on the button.
    name: str
    #: Issuer of the provider.
    issuer: str


class SignInStart(ParleyObject):
    """A sign-in that was started."""

    __slots__ = ()
    #: URL to which the page redirects the browser.
    authorization_url: str
    #: Token that the browser must keep until the sign-in is finished.
    sign_in_token: str
    #: Seconds within which the sign-in must be finished.
    expires_in: int


class _SipTrunkCreateParamRequired(TypedDict):
    #: Variant of the account.
    type: Literal["sip_trunk"]
    #: Host name or IPv4 address of the trunk.
    host: str


class SipTrunkCreateParam(_SipTrunkCreateParamRequired, total=False):
    """A SIP trunk for outbound calls. It is checked with an OPTIONS request (RFC 3261 section 11) before
    it is saved.
    """

    #: Port of the trunk. Default: 5060, or 5061 with `tls`.
    port: int
    #: Transport protocol for SIP. Default: "udp".
    transport: Literal["udp", "tcp", "tls"]
    #: User name for digest authentication.
    username: Optional[str]
    #: Password for digest authentication. It is never returned.
    password: Optional[str]


class SizeLimits(ParleyObject):
    """Size limits."""

    __slots__ = ()
    #: Items per page.
    page_items: int
    #: Bytes of a JSON body.
    json_body_bytes: int
    #: Bytes of the metadata of a call, as JSON.
    metadata_bytes: int
    #: Bytes of an uploaded CSV file.
    csv_bytes: int
    #: Rows of an uploaded CSV file.
    csv_rows: int
    #: Bytes of a file in a knowledge base.
    file_bytes: int


class Status(ParleyObject):
    """State and availability of the service."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "components": "ComponentStatus",
        "availability": "Availability",
    }
    #: Overall status. `outage`: the API, the database or voice is unavailable. `degraded`: another
    #: component is unavailable.
    status: Literal["operational", "degraded", "outage"]
    #: Components of the service.
    components: List[ComponentStatus]
    #: Measured availability.
    availability: List[Availability]
    #: First measured minute, at most 90 days ago. `null` if there is none yet.
    measured_since: Optional[Timestamp]
    updated_at: Timestamp


class StorageUse(ParleyObject):
    """Storage used by the workspace. When the quota is reached, uploads fail with `storage_full`, growing
    sources fail with `too_large`, and calls and tests continue without further recording. Deleting
    frees space immediately.
    """

    __slots__ = ()
    #: Quota in bytes. `null` if the deployment sets no quota.
    quota_bytes: Optional[int]
    #: Used bytes.
    used_bytes: int
    #: Files and texts of knowledge bases, and their chunks with vectors (2 KiB each), in bytes.
    documents_bytes: int
    #: Recordings of calls, including requested mono versions, and of tests, in bytes.
    recordings_bytes: int
    #: Campaign contacts with their variables, in bytes.
    contacts_bytes: int


class StreamPosition(ParleyObject):
    """A position of the stream: its start, a position after missed events, or a position that it reached
    while no requested event occurred.
    """

    __slots__ = ()
    #: Whether more events occurred before this position than the stream can send. If true, read the lists
    #: again.
    missed: bool


class TestCase(ParleyObject):
    """A test case."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "caller": ("type", {"script": "TestScript", "simulated": "TestPersona"}),
        "line": "TestLine",
        "mocks": "TestMock",
        "expect": ("type", {"said": "ExpectSaid", "not_said": "ExpectNotSaid", "called": "ExpectCalled", "not_called": "ExpectNotCalled", "end_reason": "ExpectEndReason", "transferred": "ExpectTransferred", "within_ms": "ExpectWithinMs", "cost_below": "ExpectCostBelow", "judge": "ExpectJudge"}),
    }
    #: Identifier, prefix `tc_`.
    id: str
    #: Name of the test case in reports.
    name: str
    #: Agent to test. Default: the agent of `from_call_id`.
    agent_id: str
    #: Version of the agent. `null` for the agent in its state when a run is created.
    agent_version: Optional[int]
    tags: Tags
    #: Ended call whose caller the case repeats. Redacted text of its transcript stays redacted.
    from_call_id: Optional[str]
    variables: Variables
    caller: TestCaller
    line: TestLine
    #: Simulated results of functions.
    mocks: List[TestMock]
    #: Whether functions without a mock are actually called. By default, they fail with `mock missing`.
    #: Text messages and transfers are never real. The conversation does not take place if a mock names a
    #: function that the agent does not have.
    real_functions: bool
    #: Conditions that must be true at the end of the conversation. A case without any passes if the
    #: conversation takes place and no function lacks a mock; its results have a warning.
    expect: List[TestExpectation]
    #: Number of turns after which the caller hangs up. Default: 20.
    max_turns: int
    created_at: Timestamp
    updated_at: Timestamp


class _TestCaseCreateParamRequired(TypedDict):
    #: Name of the test case in reports.
    name: str


class TestCaseCreateParam(_TestCaseCreateParamRequired, total=False):
    """A test case. `agent_id` and `caller` can be omitted with `from_call_id`."""

    #: Agent to test. Default: the agent of `from_call_id`.
    agent_id: str
    #: Version of the agent. `null` for the agent in its state when a run is created.
    agent_version: Optional[int]
    tags: Tags
    #: Ended call whose caller the case repeats. Redacted text of its transcript stays redacted.
    from_call_id: Optional[str]
    variables: Variables
    caller: TestCallerInputParam
    line: TestLineInputParam
    #: Simulated results of functions.
    mocks: Sequence[TestMockInputParam]
    #: Whether functions without a mock are actually called. By default, they fail with `mock missing`.
    #: Text messages and transfers are never real. The conversation does not take place if a mock names a
    #: function that the agent does not have.
    real_functions: bool
    #: Conditions that must be true at the end of the conversation. A case without any passes if the
    #: conversation takes place and no function lacks a mock; its results have a warning.
    expect: Sequence[TestExpectationInputParam]
    #: Number of turns after which the caller hangs up. Default: 20.
    max_turns: int


class TestCasePage(ParleyObject):
    """A page of test cases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TestCase",
    }
    #: Newest first.
    data: List[TestCase]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class TestCaseResult(ParleyObject):
    """Samples of one case."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "warnings": "TestWarning",
        "samples": "TestSample",
    }
    #: Id of the case.
    case_id: str
    #: Name of the case when the run was created.
    name: str
    #: Agent that was tested.
    agent_id: str
    #: Version of the agent that was tested.
    agent_version: int
    #: Weaknesses of the case when the run was created.
    warnings: List[TestWarning]
    #: Samples that passed.
    passed: int
    #: Samples that failed.
    failed: int
    #: Samples with an error.
    errors: int
    #: 1 if at least one of the k samples passed, otherwise 0. `null` before all samples have ended.
    pass_at_k: Optional[float]
    #: 1 if all k samples passed, otherwise 0. `null` before all samples have ended.
    pass_hat_k: Optional[float]
    #: 95th percentile of response times of the slowest sample, in milliseconds.
    latency_p95_ms: Optional[int]
    #: Change from the baseline. `null` without a baseline, or unless all samples of the case have ended in
    #: both runs. `slower`: slower by more than a fifth and by more than 200 ms. `added`: the baseline does
    #: not contain the case.
    change: Optional[Literal["newly_failing", "newly_passing", "slower", "same", "added"]]
    #: Samples with a result, in order.
    samples: List[TestSample]


class TestCaseUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Name of the test case in reports.
    name: str
    #: Agent to test. Default: the agent of `from_call_id`.
    agent_id: Optional[str]
    #: Version of the agent. `null` for the agent in its state when a run is created.
    agent_version: Optional[int]
    #: Labels.
    tags: Optional[Sequence[str]]
    variables: Variables
    caller: TestCallerInputParam
    line: TestLineInputParam
    #: Simulated results of functions.
    mocks: Optional[Sequence[TestMockInputParam]]
    #: Whether functions without a mock are actually called. By default, they fail with `mock missing`.
    #: Text messages and transfers are never real. The conversation does not take place if a mock names a
    #: function that the agent does not have.
    real_functions: Optional[bool]
    #: Conditions that must be true at the end of the conversation. A case without any passes if the
    #: conversation takes place and no function lacks a mock; its results have a warning.
    expect: Optional[Sequence[TestExpectationInputParam]]
    #: Number of turns after which the caller hangs up. Default: 20.
    max_turns: Optional[int]


class TestEvent(ParleyObject):
    """An event of the conversation, as on the timeline of a call."""

    __slots__ = ()
    #: Kind of event, such as `utterance`, `tool`, `latency` or `interrupted`.
    type: str
    #: Fields of the event, as in the timeline of a call.
    data: Dict[str, Any]


class TestFailure(ParleyObject):
    """Reason why a sample did not pass."""

    __slots__ = ()
    #: Kind of failure. `judge_no`: the judge answered no. `judge_fault`: the judge's quote was not said,
    #: or its answer contradicts another expectation. `judge_missing`: no model could judge.
    #: `mock_missing`: the agent called a function without a mock. `unknown_name`: `not_called` names a
    #: function or an argument that the agent does not have, and would always be met.
    code: Literal["expectation_failed", "judge_no", "judge_fault", "judge_missing", "mock_missing", "conversation_failed", "unknown_name"]
    #: Index in `expect` of the case. `null` if the failure concerns no expectation.
    expectation: Optional[int]
    #: Expected and actual result.
    detail: str
    #: Turn of the caller, from 1. 0 is before the first turn.
    turn: Optional[int]
    #: Milliseconds since the audio opened.
    at_ms: Optional[int]
    #: Line of the conversation that is the reason.
    quote: Optional[str]


class TestLine(ParleyObject):
    """Connection between caller and agent. `text`: whole turns, without audio. `audio`: speech, pauses and
    interruptions, over the loopback line of the voice engine.
    """

    __slots__ = ()
    #: Kind of line.
    type: Literal["text", "audio"]
    #: Level of the caller's background noise. Default: -70, which is silence.
    noise_dbfs: Optional[int]
    #: Percentage of the caller's audio frames that are lost. Default: 0.
    loss_percent: Optional[float]
    #: Codec of the line. `g711`: 8 kHz, as on a telephone. Default: `pcm16`.
    codec: Optional[Literal["pcm16", "g711"]]
    #: Voice of the caller. Default: `builtin-echo`.
    voice_id: Optional[str]
    #: Percentage of the caller's words that the speech recognizer gets wrong: it replaces a word with a
    #: similar-sounding word, drops one, or adds one. The seed determines the affected words. Applies to
    #: both kinds of line. Default: 0.
    word_error_percent: Optional[float]


class _TestLineInputParamRequired(TypedDict):
    #: Kind of line.
    type: Literal["text", "audio"]


class TestLineInputParam(_TestLineInputParamRequired, total=False):
    """Connection between caller and agent. `text`: whole turns, without audio. `audio`: speech, pauses and
    interruptions, over the loopback line of the voice engine.
    """

    #: Level of the caller's background noise. Default: -70, which is silence.
    noise_dbfs: int
    #: Percentage of the caller's audio frames that are lost. Default: 0.
    loss_percent: float
    #: Codec of the line. `g711`: 8 kHz, as on a telephone. Default: `pcm16`.
    codec: Literal["pcm16", "g711"]
    #: Voice of the caller. Default: `builtin-echo`.
    voice_id: str
    #: Percentage of the caller's words that the speech recognizer gets wrong: it replaces a word with a
    #: similar-sounding word, drops one, or adds one. The seed determines the affected words. Applies to
    #: both kinds of line. Default: 0.
    word_error_percent: float


class TestMock(ParleyObject):
    """Simulated result of a function. If the arguments match several mocks, the first one is used. A
    function without a mock is not run, unless the case sets `real_functions`.
    """

    __slots__ = ()
    #: Name of a function, or of a tool of an MCP server.
    function: str
    #: Arguments that the function run must have, with these values. Default: any.
    match: Optional[Dict[str, Any]]
    #: Result of the function, any JSON. Default: `{"ok": true}`.
    result: Any
    #: Text of the error with which the function fails.
    error: Optional[str]
    #: Milliseconds until the function returns. Default: 0.
    delay_ms: Optional[int]


class _TestMockInputParamRequired(TypedDict):
    #: Name of a function, or of a tool of an MCP server.
    function: str


class TestMockInputParam(_TestMockInputParamRequired, total=False):
    """Simulated result of a function. If the arguments match several mocks, the first one is used. A
    function without a mock is not run, unless the case sets `real_functions`.
    """

    #: Arguments that the function run must have, with these values. Default: any.
    match: Mapping[str, Any]
    #: Result of the function, any JSON. Default: `{"ok": true}`.
    result: Any
    #: Text of the error with which the function fails.
    error: str
    #: Milliseconds until the function returns. Default: 0.
    delay_ms: int


class TestPersona(ParleyObject):
    """A caller who pursues a goal and answers questions from facts."""

    __slots__ = ()
    #: Variant of the caller.
    type: Literal["simulated"]
    #: Goal of the caller. The built-in caller states it in these words.
    goal: str
    #: Facts that the caller knows, by name. The built-in caller states a fact when the agent's question
    #: contains a word of its name.
    facts: Optional[Dict[str, str]]
    #: Mood of the caller. Default: `neutral`.
    mood: Optional[Literal["neutral", "friendly", "impatient", "confused", "angry"]]
    #: Language of the caller, as a BCP 47 tag. The recognizer of an audio line reports it. Default: the
    #: agent's language.
    language: Optional[str]
    #: Habits of the caller. `interrupts`: talks over the agent. `pauses`: hesitates within sentences.
    #: `spells_out`: states facts character by character. `repeats`: says things twice. `off_topic`: asks
    #: unrelated questions.
    habits: Optional[List[Literal["interrupts", "pauses", "spells_out", "repeats", "off_topic"]]]
    #: Engine that plays the caller. `builtin`: rules and the seed, with the same words each time. `model`:
    #: the deployment's default model. `auto` (the default): a model if one is configured, otherwise the
    #: rules.
    played_by: Optional[Literal["auto", "builtin", "model"]]


class _TestPersonaInputParamRequired(TypedDict):
    #: Variant of the caller.
    type: Literal["simulated"]
    #: Goal of the caller. The built-in caller states it in these words.
    goal: str


class TestPersonaInputParam(_TestPersonaInputParamRequired, total=False):
    """A caller who pursues a goal and answers questions from facts."""

    #: Facts that the caller knows, by name. The built-in caller states a fact when the agent's question
    #: contains a word of its name.
    facts: Mapping[str, str]
    #: Mood of the caller. Default: `neutral`.
    mood: Literal["neutral", "friendly", "impatient", "confused", "angry"]
    #: Language of the caller, as a BCP 47 tag. The recognizer of an audio line reports it. Default: the
    #: agent's language.
    language: str
    #: Habits of the caller. `interrupts`: talks over the agent. `pauses`: hesitates within sentences.
    #: `spells_out`: states facts character by character. `repeats`: says things twice. `off_topic`: asks
    #: unrelated questions.
    habits: Sequence[Literal["interrupts", "pauses", "spells_out", "repeats", "off_topic"]]
    #: Engine that plays the caller. `builtin`: rules and the seed, with the same words each time. `model`:
    #: the deployment's default model. `auto` (the default): a model if one is configured, otherwise the
    #: rules.
    played_by: Literal["auto", "builtin", "model"]


class TestProgress(ParleyObject):
    """Numbers of samples of a run."""

    __slots__ = ()
    #: Number of cases in the run.
    cases: int
    #: Number of samples of all cases.
    total: int
    #: Number of samples with a result.
    done: int
    #: Number of samples that met all expectations.
    passed: int
    #: Number of samples that did not meet an expectation.
    failed: int
    #: Number of samples whose conversation could not take place, or whose judge or expectations were at
    #: fault.
    errors: int


class TestReport(ParleyObject):
    """A run with its results."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "progress": "TestProgress",
        "results": "TestCaseResult",
    }
    #: Identifier, prefix `run_`.
    id: str
    status: TestRunStatus
    #: Whether every sample passed. `null` until the run has ended.
    passed: Optional[bool]
    progress: TestProgress
    #: Reason why the run failed.
    error: Optional[str]
    #: `agent_id` of the request.
    agent_id: Optional[str]
    #: `agent_version` of the request.
    agent_version: Optional[int]
    #: `tag` of the request.
    tag: Optional[str]
    #: `case_ids` of the request.
    case_ids: Optional[List[str]]
    #: `line` of the request.
    line: Optional[Literal["text", "audio"]]
    #: Number of samples of each case.
    samples: int
    #: Number of samples that run at the same time.
    parallel: int
    #: Seed for random events.
    seed: int
    #: Earlier run to compare with.
    baseline_run_id: Optional[str]
    created_at: Timestamp
    started_at: NullableTimestamp
    ended_at: NullableTimestamp
    #: Results of the cases, in order.
    results: List[TestCaseResult]


class TestRun(ParleyObject):
    """A run of test cases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "progress": "TestProgress",
    }
    #: Identifier, prefix `run_`.
    id: str
    status: TestRunStatus
    #: Whether every sample passed. `null` until the run has ended.
    passed: Optional[bool]
    progress: TestProgress
    #: Reason why the run failed.
    error: Optional[str]
    #: `agent_id` of the request.
    agent_id: Optional[str]
    #: `agent_version` of the request.
    agent_version: Optional[int]
    #: `tag` of the request.
    tag: Optional[str]
    #: `case_ids` of the request.
    case_ids: Optional[List[str]]
    #: `line` of the request.
    line: Optional[Literal["text", "audio"]]
    #: Number of samples of each case.
    samples: int
    #: Number of samples that run at the same time.
    parallel: int
    #: Seed for random events.
    seed: int
    #: Earlier run to compare with.
    baseline_run_id: Optional[str]
    created_at: Timestamp
    started_at: NullableTimestamp
    ended_at: NullableTimestamp


class TestRunChange(ParleyObject):
    """A test run that was started, or whose status changed."""

    __slots__ = ()
    #: Id of the run.
    test_run_id: str
    status: TestRunStatus


class TestRunCreateParam(TypedDict, total=False):
    """Cases to run. Only cases that match all given fields run. Without any field, all cases run. Cases of
    deleted agents are omitted, and refused in `case_ids`.
    """

    #: Runs only cases of this agent.
    agent_id: Optional[str]
    #: Version of the agent on which all cases run, instead of their own. Requires `agent_id`.
    agent_version: Optional[int]
    #: Runs only cases with this tag.
    tag: Optional[str]
    #: Runs only these cases.
    case_ids: Optional[Sequence[str]]
    #: Kind of line on which all cases run.
    line: Optional[Literal["text", "audio"]]
    #: Number of samples of each case. Default: 1.
    samples: int
    #: Number of samples that run at the same time. Default: 2.
    parallel: int
    #: Seed for random events. Sample n of a case has the same events in each run with this seed. Default:
    #: 1.
    seed: int
    #: An earlier run to compare with.
    baseline_run_id: Optional[str]


class TestRunPage(ParleyObject):
    """A page of runs."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TestRun",
    }
    #: Newest first.
    data: List[TestRun]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class TestSample(ParleyObject):
    """One conversation of a test case."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "failures": "TestFailure",
        "latency": "CallLatency",
        "cost": "Money",
        "transcript": "TestSpoken",
        "timeline": "TestEvent",
    }
    #: Number of the sample, from 1.
    sample: int
    #: Result of the sample.
    status: Literal["passed", "failed", "error"]
    #: Reasons why the sample did not pass.
    failures: List[TestFailure]
    #: Reason why the conversation ended.
    end_reason: Optional[str]
    #: Number of turns of the caller.
    turns: int
    #: Duration of the conversation in milliseconds.
    duration_ms: int
    #: Response times. `null` if the agent did not answer.
    latency: Optional[CallLatency]
    #: Cost of the conversation at the prices of a browser call.
    cost: Money
    #: SHA-256 of all events with their times. Equal hashes mean equal conversations.
    event_hash: str
    #: URL of the recording of an audio line, as WAV, which is kept for 7 days. `null` if there is none.
    recording_url: Optional[str]
    #: Reason why the recording was not kept: the workspace has used up its storage, or the recordings of
    #: the run have reached 30 MiB. `null` if it was kept, and if no recording is made, which is the case
    #: on a text line and for an agent that redacts or does not store content.
    recording_omitted: Optional[Literal["storage_full", "run_full"]]
    #: Utterances of both sides. `null` if omitted.
    transcript: Optional[List[TestSpoken]]
    #: First 500 events. `null` if omitted.
    timeline: Optional[List[TestEvent]]


class TestScript(ParleyObject):
    """A caller with fixed turns. After the last turn, the caller waits for the answer, then hangs up."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "turns": "TestTurn",
    }
    #: Variant of the caller.
    type: Literal["script"]
    #: Turns of the caller, in order.
    turns: List[TestTurn]


class TestScriptInputParam(TypedDict):
    """A caller with fixed turns. After the last turn, the caller waits for the answer, then hangs up."""

    #: Variant of the caller.
    type: Literal["script"]
    #: Turns of the caller, in order.
    turns: Sequence[TestTurnInputParam]


class TestSpoken(ParleyObject):
    """An utterance."""

    __slots__ = ()
    #: Speaker. The caller has the role `user`.
    role: Literal["agent", "user"]
    #: Text that was heard.
    text: str
    #: Turn of the caller to which the utterance belongs, from 1. 0 is before the first turn.
    turn: int
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted the utterance.
    interrupted: bool


class TestTurn(ParleyObject):
    """A turn of a scripted caller, which starts when the agent has finished. At least one of `say`,
    `press`, `wait_ms` and `hang_up` is required.
    """

    __slots__ = ()
    #: Text that the caller says.
    say: Optional[str]
    #: Keys of the phone keypad that the caller presses.
    press: Optional[str]
    #: Milliseconds for which the caller is silent first. Default: a natural pause.
    wait_ms: Optional[int]
    #: Whether the caller interrupts the agent instead of waiting until it has finished. `wait_ms` then
    #: counts from the agent's first word.
    interrupts: Optional[bool]
    #: Whether the caller hangs up after the turn.
    hang_up: Optional[bool]


class TestTurnInputParam(TypedDict, total=False):
    """A turn of a scripted caller, which starts when the agent has finished. At least one of `say`,
    `press`, `wait_ms` and `hang_up` is required.
    """

    #: Text that the caller says.
    say: str
    #: Keys of the phone keypad that the caller presses.
    press: str
    #: Milliseconds for which the caller is silent first. Default: a natural pause.
    wait_ms: int
    #: Whether the caller interrupts the agent instead of waiting until it has finished. `wait_ms` then
    #: counts from the agent's first word.
    interrupts: bool
    #: Whether the caller hangs up after the turn.
    hang_up: bool


class TestWarning(ParleyObject):
    """A weakness of a test case, which does not change its result."""

    __slots__ = ()
    #: Code of the warning. More codes may be added. `no_expectations`: the case checks nothing that the
    #: agent says or does. `script_cut`: `max_turns`, or a turn with `hang_up`, comes before the end of the
    #: script.
    code: Literal["no_expectations", "script_cut"]
    #: Effect of the weakness.
    detail: str


class TextPrice(ParleyObject):
    """Price of a text message segment to numbers with this prefix."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_segment": "Money",
    }
    #: Start of the number, in E.164 format.
    prefix: str
    #: Price of one segment (3GPP TS 23.040).
    per_segment: Money


class TimelineAgentChange(ParleyObject):
    """A handoff of the call to another agent."""

    __slots__ = ()
    #: Previous agent.
    from_agent_id: str
    #: New agent.
    to_agent_id: str
    #: Version of the new agent.
    to_agent_version: Optional[int]


class TimelineAnalysis(ParleyObject):
    """The analysis of the call."""

    __slots__ = ()
    #: Summary in a few sentences.
    summary: str
    #: Whether the agent reached its goal. `null` if unclear.
    success: Optional[bool]
    #: Mood of the other side. `null` if unclear.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's `extraction` schema.
    extracted: Dict[str, Any]
    #: Model that created the analysis.
    engine: str


class TimelineDelivery(ParleyObject):
    """An attempt to deliver a webhook event about the call."""

    __slots__ = ()
    event: EventName
    #: Id of the event.
    event_id: str
    #: Id of the webhook.
    webhook_id: str
    #: Id of the delivery.
    delivery_id: str
    status: DeliveryStatus
    #: Number of the attempt, from 1.
    attempt: int
    #: HTTP status of the response. `null` if there was no response.
    http_status: Optional[int]
    #: Reason why there was no response.
    error: Optional[str]
    #: Duration of the attempt in milliseconds.
    duration_ms: int


class TimelineFunctionRun(ParleyObject):
    """A function run of the agent."""

    __slots__ = ()
    #: Id of the function. `null` if the engine provided it.
    function_id: Optional[str]
    #: Name of the function.
    name: str
    #: Type of the function. `custom_llm` if the model's own server ran it.
    kind: Optional[str]
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether the run succeeded.
    ok: bool
    #: Result returned to the model.
    result: Any
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int


class TimelineInterruption(ParleyObject):
    """The other side interrupted the agent."""

    __slots__ = ()
    #: Milliseconds since the audio opened.
    at_ms: int
    #: Milliseconds until the agent was silent.
    stop_ms: int


class TimelineKey(ParleyObject):
    """A key of the phone keypad was pressed."""

    __slots__ = ()
    #: A digit, `*` or `#`.
    digit: str
    #: Milliseconds since the audio opened.
    at_ms: int
    #: Side that pressed the key.
    by: Literal["user", "agent"]


class TimelineLanguageChange(ParleyObject):
    """The conversation continues in another language of the agent."""

    __slots__ = ()
    #: Language until then.
    from_language: str
    #: Language from then on.
    to_language: str
    #: Milliseconds since the audio opened.
    at_ms: int


class TimelineLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
    the agent's first audio.
    """

    __slots__ = ()
    #: Number of the turn, from 1.
    turn: int
    #: Time until the utterance was complete as text.
    hear_ms: int
    #: Time from then until the first words of the reply.
    think_ms: int
    #: Time from then until the first audio of the reply.
    speak_ms: int
    #: Total time.
    total_ms: int


class TimelinePassage(ParleyObject):
    """A passage of a knowledge base."""

    __slots__ = ()
    #: Id of the chunk.
    chunk_id: Optional[str]
    #: Knowledge base that contains the chunk. Absent in calls of earlier releases.
    knowledge_base_id: Optional[str]
    #: Source that contains the chunk.
    source_id: str
    #: Position in the source, from 0.
    position: Optional[int]
    #: Combined rank, from 0 to 1.
    score: float
    #: Similarity in meaning, as a cosine from -1 to 1.
    similarity: Optional[float]
    #: Title of the page or document.
    title: Optional[str]


class TimelinePrincipal(ParleyObject):
    """A supervisor."""

    __slots__ = ()
    #: `user` for a user, `key` for a program with an API key.
    kind: str
    #: Identifier of the user or the key.
    id: str


class TimelineProblem(ParleyObject):
    """A failure during the call. After a warning, the call continues."""

    __slots__ = ()
    #: Stable code.
    code: str
    #: Explanation for humans.
    detail: str


class TimelineSearch(ParleyObject):
    """A search of the agent in its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "passages": "TimelinePassage",
    }
    #: Text that was searched for.
    query: str
    #: Passages that the model received, best first.
    passages: List[TimelinePassage]
    #: Duration of the search in milliseconds.
    ms: int


class TimelineState(ParleyObject):
    """A change of the call's status."""

    __slots__ = ()
    status: CallStatus
    end_reason: Optional[CallEndReason]
    #: Original text from the carrier or provider. Present with an end reason.
    end_detail: Optional[str]
    #: Whether the call tries settings that are not saved.
    draft: Optional[bool]


class TimelineSupervision(ParleyObject):
    """An action of a supervisor."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "by": "TimelinePrincipal",
    }
    #: Kind of action. `whispered` text is for the agent, `said` text for the other side.
    what: Literal["started", "mode", "whispered", "said", "ended"]
    mode: MonitorMode
    by: TimelinePrincipal
    #: Milliseconds since the audio opened.
    at_ms: int
    #: Text that was whispered or said.
    text: Optional[str]
    #: Start of the supervisor's speech, in milliseconds since the audio opened.
    start_ms: Optional[int]


class TimelineTransfer(ParleyObject):
    """The call was transferred to a human."""

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    mode: TransferMode


class TimelineTransferProgress(ParleyObject):
    """A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
    call.
    """

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    #: Step of the transfer.
    state: Literal["dialing", "ringing", "briefing", "accepted", "failed"]
    #: Reason why the transfer failed: `declined`, `no_answer`, `busy`, `machine`, `no_decision`,
    #: `hung_up`, `refused` and others. `null` if it has not failed.
    reason: Optional[str]


class TimelineUtterance(ParleyObject):
    """An utterance that one side, or a supervisor, completed."""

    __slots__ = ()
    #: Speaker.
    role: Literal["agent", "user", "supervisor"]
    #: Agent that said it, which after a handoff differs from the agent of the call. Present only with the
    #: role `agent`, and absent in calls that an older release carried.
    agent_id: Optional[str]
    #: Text of the utterance. For an interrupted agent, only the part that was played.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted the utterance.
    interrupted: bool
    #: Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
    #: `other_languages`, if the recognizer reported it.
    language: Optional[str]


class TokenUsage(ParleyObject):
    """Input and output tokens of a model."""

    __slots__ = ()
    #: Input tokens.
    input_tokens: int
    #: Output tokens.
    output_tokens: int


class _TopupCreateParamRequired(TypedDict):
    #: Decimal number, preferably as a string.
    amount: Union[str, float]


class TopupCreateParam(_TopupCreateParamRequired, total=False):
    """Amount to pay, from 1 to 10,000."""

    #: Currency code, ISO 4217. Default: "USD".
    currency: Literal["USD"]
    #: Whether to save the payment method for automatic top-ups. It is always saved if automatic top-up is
    #: configured. Default: false.
    save_method: bool


class Transaction(ParleyObject):
    """A ledger entry."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "amount": "Money",
    }
    #: Identifier, prefix `txn_`.
    id: str
    #: Reason for the entry. `refund`: a payment was refunded, and the balance decreased; a positive entry
    #: reverses a refund that failed. `dispute`: the payer disputed a payment with the bank (a chargeback),
    #: and the balance decreased; a positive entry reverses it after the dispute was won.
    kind: Literal["free_balance", "topup", "call", "number_rent", "number_refund", "refund", "dispute"]
    #: Amount of the entry. Positive if the balance increased.
    amount: Money
    #: Id of the charged item: a call, the leg after its transfer (`leg_` and the rest of the call id), the
    #: leg to a fallback number (`leg_fwd_`), a conversation of a test run (`test_`), or a charge outside
    #: of calls (`msg_`): a reply in a chat, in the playground or in a chat completion, another analysis of
    #: a call, or a preview of a voice.
    call_id: Optional[str]
    #: Payment that was credited, refunded or disputed.
    payment_id: Optional[str]
    #: Number whose monthly rent was charged or refunded.
    phone_number_id: Optional[str]
    #: URL of the receipt of a payment, which opens without credentials: the provider's receipt, or a page
    #: of this service that is valid for 90 days. `null` if the entry is not a payment.
    receipt_url: Optional[str]
    created_at: Timestamp


class TransactionPage(ParleyObject):
    """A page of transactions."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Transaction",
    }
    #: Newest first.
    data: List[Transaction]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class Transcript(ParleyObject):
    """Utterances and function runs of a call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": ("type", {"utterance": "TranscriptUtterance", "tool": "TranscriptFunctionRun"}),
    }
    #: Id of the call.
    call_id: str
    #: Whether the transcript is complete. False during the call.
    final: bool
    #: Utterances as lines of text: `Agent: …`, `User: …`, `Supervisor: …`. After a handoff, the lines of
    #: another agent contain its name: `Agent (Ben): …`.
    text: str
    #: Utterances and function runs, oldest first.
    data: List[TranscriptItem]


class TranscriptFunctionRun(ParleyObject):
    """A function that the agent ran."""

    __slots__ = ()
    #: Variant of the item.
    type: Literal["tool"]
    #: Sequence number in the timeline.
    sequence: int
    #: Name of the function.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether the run succeeded.
    ok: bool
    #: Result returned to the model.
    result: Any
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int


class TranscriptUtterance(ParleyObject):
    """An utterance of one side."""

    __slots__ = ()
    #: Variant of the item.
    type: Literal["utterance"]
    #: Sequence number in the timeline.
    sequence: int
    #: Speaker. `supervisor` is a supervisor who barged in and spoke instead of the agent.
    role: Literal["agent", "user", "supervisor"]
    #: Agent that said it, which after a handoff differs from the agent of the call. Present only with the
    #: role `agent`.
    agent_id: Optional[str]
    #: Text of the utterance. For an interrupted agent, only the part that was played.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted the utterance.
    interrupted: bool
    #: Language of the utterance, one of the agent's. Present only with the role `user`, for an agent with
    #: `other_languages`, if the recognizer reported it.
    language: Optional[str]


class _TransferCallFunctionCreateParamRequired(TypedDict):
    #: Variant of the function.
    type: Literal["transfer_call"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class TransferCallFunctionCreateParam(_TransferCallFunctionCreateParamRequired, total=False):
    """Transfers the call to a human at a number that the settings of the agent allow. An agent with a
    `custom-llm` engine can transfer only to the numbers of its `transfer_call` functions (`to` and
    `allowed_destinations`). Any other `transfer_number` from its server is rejected.
    """

    #: Number in E.164 format. If it is `null`, the model chooses one of `allowed_destinations`. Without
    #: that list, the model can choose any number, which requires admin scope (403 `forbidden_scope`).
    #: Required if `allowed_destinations` is absent.
    to: Optional[str]
    allowed_destinations: AllowedDestinations
    #: Text spoken before the transfer.
    message: Optional[str]
    mode: TransferMode
    #: Text spoken to the human of a warm transfer before they accept the call. If it is `null`, the model
    #: provides the text, or a summary of the conversation is used.
    briefing: Optional[str]


class _TransferControlParamRequired(TypedDict):
    #: Variant of the command.
    action: Literal["transfer"]
    to: E164


class TransferControlParam(_TransferControlParamRequired, total=False):
    """Transfers the other side to a human at a number. In a cold transfer, the carrier connects them, and
    the call completes as `transferred`. In a warm transfer, the other side hears that it is being
    connected, then a soft ringback while the number is called. The human hears the briefing, and
    accepts the call with 1 or declines it with 2. If the human accepts, both sides talk through Parley,
    the recording continues, and transcription stops; the call completes as `transferred` when either
    side hangs up. Otherwise, the agent tells the other side and continues, and `failure` contains the
    reason.
    """

    mode: TransferMode
    #: Text spoken to the human of a warm transfer. If it is `null` or absent, the agent's model, if it has
    #: one, writes a summary of the conversation.
    briefing: Optional[str]
    #: Text spoken to the other side before the transfer. If it is `null` or absent, a warm transfer uses a
    #: standard sentence, and a cold transfer none.
    message: Optional[str]


class TransferCost(ParleyObject):
    """Cost of the leg after a transfer, charged when the carrier has reported its end."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "total": "Money",
        "items": "CostItem",
    }
    #: Sum of the items.
    total: Money
    #: Ledger entry of the leg. `null` if the leg cost nothing, or if billing was off.
    transaction_id: Optional[str]
    #: Items for the leg, and the part that the wallet could not cover.
    items: List[CostItem]


class TwilioAccountCreateParam(TypedDict):
    """A Twilio account that owns the number. Inbound calls of the number are routed to Parley."""

    #: Variant of the account.
    type: Literal["twilio"]
    #: Account SID.
    account_sid: str
    #: Auth token. It is never returned.
    auth_token: str


class UnansweredQuestion(ParleyObject):
    """A question and the newest call in which it was asked."""

    __slots__ = ()
    #: The question, in its most recent wording.
    question: str
    #: Number of times the question was asked.
    asked: int
    last_asked_at: Timestamp
    #: Call in which the question was asked most recently.
    call_id: str
    #: Agent of that call.
    agent_id: str
    #: Similarity of the closest passage in that call. `null` if there was none.
    similarity: Optional[float]


class UnansweredQuestions(ParleyObject):
    """Questions of callers that no passage answered."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "UnansweredQuestion",
    }
    #: Questions, sorted by whether they have a question mark, then by frequency, then newest first.
    data: List[UnansweredQuestion]
    #: Number of evaluated searches, including answered ones.
    searches: int
    #: Whether there are more searches. Only the newest were evaluated then.
    is_capped: bool


class UnmuteControlParam(TypedDict):
    """Lets the agent speak again."""

    #: Variant of the command.
    action: Literal["unmute"]


class Usage(ParleyObject):
    """Usage in a period."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "totals": "UsageTotals",
        "data": "UsageRow",
    }
    from_: Timestamp
    to: Timestamp
    group_by: UsageGrouping
    totals: UsageTotals
    #: Rows, sorted by key.
    data: List[UsageRow]


class UsageRow(ParleyObject):
    """Usage of one day, agent, number or campaign."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Number of ended calls.
    calls: int
    #: Number of charges outside of calls: replies in widget chats, in the playground and in chat
    #: completions, repeated analyses of calls, conversations of tests (up to three charges each), and
    #: previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their
    #: row. They have no number and no campaign, and previews have no agent.
    messages: Optional[int]
    #: Minutes from answer to hang-up.
    minutes: float
    #: Input tokens of the models.
    llm_input_tokens: int
    #: Output tokens of the models.
    llm_output_tokens: int
    #: Number of spoken characters.
    tts_characters: int
    cost: Money
    #: Day (UTC), agent id, number or campaign id. `null` for calls and chats without one. A leg to a
    #: fallback number has only a cost, and the number that was called.
    key: Optional[str]


class UsageTotals(ParleyObject):
    """Usage of the whole period."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Number of ended calls.
    calls: int
    #: Number of charges outside of calls: replies in widget chats, in the playground and in chat
    #: completions, repeated analyses of calls, conversations of tests (up to three charges each), and
    #: previews of a vendor's voices. Their tokens, characters and cost are included in the totals of their
    #: row. They have no number and no campaign, and previews have no agent.
    messages: Optional[int]
    #: Minutes from answer to hang-up.
    minutes: float
    #: Input tokens of the models.
    llm_input_tokens: int
    #: Output tokens of the models.
    llm_output_tokens: int
    #: Number of spoken characters.
    tts_characters: int
    cost: Money


class User(ParleyObject):
    """A user."""

    __slots__ = ()
    #: Identifier, prefix `usr_`.
    id: str
    #: Email address.
    email: str
    #: Name of the user.
    name: str
    #: IANA time zone.
    time_zone: str
    created_at: Timestamp


class UserSession(ParleyObject):
    """A session of the user."""

    __slots__ = ()
    #: Identifier, prefix `ses_`.
    id: str
    #: Whether the request was sent with this session.
    current: bool
    #: Program of the login in words, such as `Chrome on Linux`.
    device: str
    #: User-Agent of the login: browser and device.
    user_agent: Optional[str]
    #: IP address of the login.
    ip: Optional[str]
    #: IP address of the last use.
    last_used_ip: Optional[str]
    created_at: Timestamp
    last_used_at: Timestamp
    expires_at: Timestamp


class UserSessionPage(ParleyObject):
    """A page of sessions."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "UserSession",
    }
    #: Newest first.
    data: List[UserSession]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class UserUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Name of the user.
    name: str
    email: Email
    password: Password
    #: Required when `email` or `password` changes.
    current_password: str
    time_zone: TimeZone


class Voice(ParleyObject):
    """A voice."""

    __slots__ = ()
    #: Voice id, `<provider>-<voicename>`. For voices that a provider with an account lists, the name is
    #: the provider's own voice id, because display names change.
    voice_id: str
    #: Display name.
    name: str
    #: Provider of the voice.
    provider: str
    gender: NullableGender
    #: Language codes. The provider's main language for this voice is first.
    supported_languages: List[str]
    #: Description of the sound of the voice. Empty if unknown.
    description: str
    #: URL of a public recording by the provider. `null` if there is none.
    preview_url: Optional[str]


class _VoiceCloneParamRequired(TypedDict):
    #: Display name, 1 to 100 characters.
    name: str
    #: The speaker and how they consented to the cloning, in 20 to 2000 characters. Stored with the voice.
    consent: str
    #: A recording: WAV, MP3, M4A, OGG or FLAC.
    sample: Upload


class VoiceCloneParam(_VoiceCloneParamRequired, total=False):
    """Recordings of one speaker, one to three minutes in total, and the consent of the speaker."""

    gender: Gender
    #: Description of the sound of the voice, up to 500 characters.
    description: str
    #: Another recording.
    sample_2: Upload
    #: Another recording.
    sample_3: Upload


class VoicePage(ParleyObject):
    """A page of voices."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Voice",
    }
    #: Ordered by provider and name.
    data: List[Voice]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class VoicePreviewParam(TypedDict, total=False):
    """Text to speak."""

    #: Text to speak. Default: a short greeting.
    text: str
    #: Language of the text. Default: the first language of the voice.
    language: str


class Voicemail(ParleyObject):
    """Behavior when an answering machine answers."""

    __slots__ = ()
    #: `hangup`: ends the call as soon as a machine is detected. `message`: waits for the end of the
    #: machine's greeting and leaves `message`. Default: `hangup`.
    action: Optional[Literal["hangup", "message"]]
    #: Message to leave after the beep.
    message: Optional[str]


class VoicemailInputParam(TypedDict, total=False):
    """Behavior when an answering machine answers."""

    #: `hangup`: ends the call as soon as a machine is detected. `message`: waits for the end of the
    #: machine's greeting and leaves `message`. Default: `hangup`.
    action: Literal["hangup", "message"]
    #: Message to leave after the beep.
    message: Optional[str]


class Wallet(ParleyObject):
    """Balance and spending of a workspace."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "balance": "Money",
        "reserved": "Money",
        "available": "Money",
        "low_balance_threshold": "Money",
        "daily_cap": "Money",
        "operator_daily_cap": "Money",
        "monthly_cap": "Money",
        "spent_today": "Money",
        "spent_this_month": "Money",
        "auto_topup": "AutoTopup",
        "auto_topup_status": "AutoTopupStatus",
    }
    #: Billing mode of the deployment. `prepaid`: calls require a balance and are charged to it. `off`:
    #: calls require no balance, and costs are only counted.
    billing: Literal["off", "prepaid"]
    #: Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is
    #: paid.
    balance: Money
    #: Amount reserved for waiting calls and calls in progress.
    reserved: Money
    #: Balance minus the reserved amount, which is available for new calls.
    available: Money
    #: Currency code, ISO 4217.
    currency: str
    #: Balance below which `low_balance` is true. The audit log then gets an entry. `null` if there is no
    #: threshold.
    low_balance_threshold: Optional[Money]
    #: Whether the balance is below the threshold.
    low_balance: bool
    #: Maximum cost of calls per day (UTC). `null` if there is no cap.
    daily_cap: Optional[Money]
    #: Maximum cost per day (UTC) that the operator set for this workspace. `null` if there is none. The
    #: lower of the two daily caps applies.
    operator_daily_cap: Optional[Money]
    #: Maximum cost of calls per calendar month (UTC). `null` if there is no cap.
    monthly_cap: Optional[Money]
    #: Amount charged for calls today.
    spent_today: Money
    #: Amount charged for calls this month.
    spent_this_month: Money
    #: Automatic top-up. `null` if it is off. After a payment of the workspace was disputed, it charges
    #: nothing until it is set again.
    auto_topup: Optional[AutoTopup]
    #: Whether the automatic top-up can pay. `null` if it is off.
    auto_topup_status: Optional[AutoTopupStatus]
    #: Whether a payment method is saved that automatic top-ups charge.
    has_payment_method: bool
    updated_at: Timestamp


class WalletUpdateParam(TypedDict, total=False):
    """Settings of the wallet to change. `null` clears a setting."""

    #: Balance below which an alert is raised.
    low_balance_threshold: Optional[MoneyInputInputParam]
    #: Maximum cost of calls per day.
    daily_cap: Optional[MoneyInputInputParam]
    #: Maximum cost of calls per month.
    monthly_cap: Optional[MoneyInputInputParam]
    #: Automatic top-up. An update replaces it as a whole.
    auto_topup: Optional[AutoTopupInputParam]


class Webhook(ParleyObject):
    """An endpoint that receives events."""

    __slots__ = ()
    #: Identifier, prefix `whk_`.
    id: str
    #: URL of the webhook.
    url: str
    #: Events that are sent to the URL.
    events: List[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to the webhook. Default: true.
    enabled: bool
    format: WebhookFormat
    #: Agent whose `webhook_url` is this URL.
    agent_id: Optional[str]
    #: Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
    #: attempt in five days failed, without a pause of two days between attempts.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Number of failed attempts since the last success.
    failure_streak: int
    last_success_at: NullableTimestamp
    last_failure_at: NullableTimestamp
    rotation_expires_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp


class WebhookChange(ParleyObject):
    """A webhook that was created, changed, enabled, disabled or deleted."""

    __slots__ = ()
    #: Id of the webhook.
    webhook_id: str
    #: Whether events are sent to the webhook.
    enabled: bool
    #: Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
    #: attempt in five days failed, without a pause of two days between attempts.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Whether the webhook was deleted.
    deleted: bool


class _WebhookCreateParamRequired(TypedDict):
    url: HttpUrl
    #: Events that are sent to the URL.
    events: Sequence[EventName]


class WebhookCreateParam(_WebhookCreateParamRequired, total=False):
    """A new webhook."""

    retry_policy: RetryPolicy
    #: Whether events are sent to the webhook. Default: true.
    enabled: bool
    format: WebhookFormat


class WebhookDelivery(ParleyObject):
    """Delivery of one event to one webhook."""

    __slots__ = ()
    #: Identifier, prefix `dlv_`.
    id: str
    #: Id of the webhook.
    webhook_id: str
    #: Id of the event. Receivers use it to deduplicate events.
    event_id: str
    event: EventName
    #: Call that the event concerns.
    call_id: Optional[str]
    #: Agent that the event concerns.
    agent_id: Optional[str]
    status: DeliveryStatus
    #: Number of attempts so far.
    attempts: int
    #: HTTP status of the last response.
    last_status: Optional[int]
    next_attempt_at: NullableTimestamp
    created_at: Timestamp
    finished_at: NullableTimestamp


class WebhookDeliveryDetail(ParleyObject):
    """A delivery with its body and attempts."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "attempt_log": "DeliveryAttempt",
    }
    #: Identifier, prefix `dlv_`.
    id: str
    #: Id of the webhook.
    webhook_id: str
    #: Id of the event. Receivers use it to deduplicate events.
    event_id: str
    event: EventName
    #: Call that the event concerns.
    call_id: Optional[str]
    #: Agent that the event concerns.
    agent_id: Optional[str]
    status: DeliveryStatus
    #: Number of attempts so far.
    attempts: int
    #: HTTP status of the last response.
    last_status: Optional[int]
    next_attempt_at: NullableTimestamp
    created_at: Timestamp
    finished_at: NullableTimestamp
    #: URL to which the event is sent.
    url: str
    #: Raw body, as it was signed.
    body: str
    #: Every attempt, oldest first.
    attempt_log: List[DeliveryAttempt]


class WebhookDeliveryPage(ParleyObject):
    """A page of deliveries."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "WebhookDelivery",
    }
    #: Newest first.
    data: List[WebhookDelivery]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class _WebhookFunctionCreateParamRequired(TypedDict):
    #: Variant of the function.
    type: Literal["webhook"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str
    url: HttpUrl


class WebhookFunctionCreateParam(_WebhookFunctionCreateParamRequired, total=False):
    """Sends a signed request to your URL and passes the response to the model."""

    #: JSON Schema of the arguments. An update replaces it as a whole.
    parameters: Mapping[str, Any]
    headers: FunctionHeaders
    #: Milliseconds to wait for the response. Default: 10000.
    timeout_ms: int
    #: Text spoken while the function runs.
    filler: Optional[str]


class WebhookPage(ParleyObject):
    """A page of webhooks."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Webhook",
    }
    #: Newest first.
    data: List[Webhook]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class WebhookSecret(ParleyObject):
    """State of a rotation."""

    __slots__ = ()
    #: Id of the webhook.
    id: str
    #: New secret. Present only when a rotation starts.
    secret: Optional[str]
    #: Whether only the new secret signs deliveries.
    promoted: bool
    rotation_expires_at: NullableTimestamp


class WebhookTestParam(TypedDict, total=False):
    """Event to send."""

    event: EventName


class WebhookTestResult(ParleyObject):
    """Response of the receiver."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "request": "SentRequest",
    }
    #: Whether the receiver responded with a 2xx status in time.
    ok: bool
    #: HTTP status of the response. `null` if there was no response.
    status: Optional[int]
    #: First KiB of the response.
    body: Optional[str]
    #: Reason why there was no response.
    error: Optional[str]
    #: Milliseconds until the response was complete.
    duration_ms: int
    request: SentRequest


class WebhookUpdateParam(TypedDict, total=False):
    """Fields to change."""

    url: HttpUrl
    #: Events that are sent to the URL.
    events: Sequence[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to the webhook.
    enabled: bool
    format: WebhookFormat


class WebhookWithSecret(ParleyObject):
    """A webhook with its secret, which is returned only once."""

    __slots__ = ()
    #: Identifier, prefix `whk_`.
    id: str
    #: URL of the webhook.
    url: str
    #: Events that are sent to the URL.
    events: List[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to the webhook. Default: true.
    enabled: bool
    format: WebhookFormat
    #: Agent whose `webhook_url` is this URL.
    agent_id: Optional[str]
    #: Reason why the webhook was disabled. `gone`: the receiver responded with 410. `failing`: every
    #: attempt in five days failed, without a pause of two days between attempts.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Number of failed attempts since the last success.
    failure_streak: int
    last_success_at: NullableTimestamp
    last_failure_at: NullableTimestamp
    rotation_expires_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp
    #: Secret that signs deliveries. It is not returned again.
    secret: str


class WeightedAgent(ParleyObject):
    """An agent and its share."""

    __slots__ = ()
    #: Id of the agent.
    agent_id: str
    #: Fixed version of the agent. `null` for the published version or, if none is published, the newest.
    #: Two versions of one agent can share a number.
    agent_version: Optional[int]
    #: Share of the agent: its weight divided by the sum of all weights.
    weight: Optional[int]


class _WeightedAgentInputParamRequired(TypedDict):
    #: Id of the agent.
    agent_id: str


class WeightedAgentInputParam(_WeightedAgentInputParamRequired, total=False):
    """An agent and its share."""

    #: Fixed version of the agent. `null` for the published version or, if none is published, the newest.
    #: Two versions of one agent can share a number.
    agent_version: Optional[int]
    #: Share of the agent: its weight divided by the sum of all weights. Default: 1.
    weight: int


class WhiteLabel(ParleyObject):
    """The brand of a workspace."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "colors": "WhiteLabelColors",
        "domains": "WhiteLabelDomain",
    }
    #: Name of the brand.
    name: Optional[str]
    #: URL of the logo.
    logo_url: Optional[str]
    colors: WhiteLabelColors
    #: Email address for visitors who need help.
    support_email: Optional[str]
    #: Whether pages omit the name of this software.
    hide_vendor_name: bool
    #: Domains of the workspace, sorted by name.
    domains: List[WhiteLabelDomain]
    #: Time of the last change of the brand. `null` if it never changed.
    updated_at: Optional[Timestamp]


class WhiteLabelColors(ParleyObject):
    """Colors of the brand. On pages, the service adjusts them as little as necessary to keep text readable
    (WCAG 2.2).
    """

    __slots__ = ()
    #: Color of buttons and links. `null` uses the standard color.
    accent: Optional[HexColor]
    #: Color of buttons and links on dark pages. `null` derives it from `accent`.
    accent_dark: Optional[HexColor]


class WhiteLabelColorsInputParam(TypedDict, total=False):
    """Colors of the brand. On pages, the service adjusts them as little as necessary to keep text readable
    (WCAG 2.2).
    """

    #: Color of buttons and links. `null` uses the standard color.
    accent: Optional[HexColor]
    #: Color of buttons and links on dark pages. `null` derives it from `accent`.
    accent_dark: Optional[HexColor]


class WhiteLabelDomain(ParleyObject):
    """A domain of the workspace."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "records": "DnsRecord",
    }
    #: The domain name in ASCII form.
    domain: str
    #: Status of the domain. Pages on a `verified` domain use the brand.
    status: Literal["pending", "verified"]
    #: DNS records to create.
    records: List[DnsRecord]
    #: Time since which the domain has been verified.
    verified_at: Optional[Timestamp]
    #: Time of the last DNS check.
    checked_at: Optional[Timestamp]
    #: Time since which DNS has lacked the TXT record of a verified domain. After 7 days, the domain is
    #: pending again. Checks without a DNS response do not count.
    failing_since: Optional[Timestamp]
    created_at: Timestamp


class WhiteLabelUpdateParam(TypedDict, total=False):
    """Fields to change. `null` restores the standard value."""

    #: Name to use instead of the name of this software. One line, without `<`, `>`, `@`, `"`, `/` and `:`.
    name: Optional[str]
    #: A PNG, JPEG or WebP image as a data URL, 16 to 1024 pixels wide and high, at most 128 KiB. SVG is
    #: rejected because it can contain scripts. URLs of other servers are rejected because they would
    #: disclose visitors to these servers.
    logo: Optional[str]
    colors: WhiteLabelColorsInputParam
    #: Email address for visitors who need help. Emails of the workspace contain it, and replies to them
    #: are sent to it.
    support_email: Optional[Email]
    #: Whether pages omit the name of this software.
    hide_vendor_name: bool


class Widget(ParleyObject):
    """An agent on web pages."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "theme": "WidgetTheme",
        "budget_per_day": "Money",
    }
    #: Identifier, prefix `wgt_`.
    id: str
    #: Name for your own use.
    name: str
    #: Agent that talks to visitors.
    agent_id: str
    #: Modes that the widget offers.
    modes: List[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
    allowed_domains: List[str]
    theme: WidgetTheme
    #: First line of a chat. `null` for the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window. `null` for the name of the agent.
    title: Optional[str]
    #: Cost of the widget's chats and calls per day (UTC) at which no further one begins.
    budget_per_day: Optional[Money]
    status: WidgetStatus
    created_at: Timestamp
    updated_at: Timestamp


class _WidgetChatParamRequired(TypedDict):
    #: The message.
    message: str


class WidgetChatParam(_WidgetChatParamRequired, total=False):
    """A message from a visitor."""

    #: Session of the message. If it is absent, a new session is opened.
    session_id: Optional[str]
    #: Token of the session, from the response that opened it. Required only with `session_id`.
    token: Optional[str]


class WidgetChatReply(ParleyObject):
    """The agent's reply."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "message": "WidgetMessage",
    }
    #: Id of the session.
    session_id: str
    #: Token of the session, if this message opened it.
    token: Optional[str]
    message: WidgetMessage


class WidgetConfig(ParleyObject):
    """Settings that a page needs to show a widget. Contains no secrets."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "theme": "WidgetTheme",
        "brand": "Branding",
    }
    #: Id of the widget.
    id: str
    #: Title of the window.
    title: str
    #: Name of the agent.
    agent_name: str
    #: First line of a chat.
    greeting: Optional[str]
    #: Language of the agent, for the speech recognizer of the browser.
    language: str
    #: Modes that the widget offers.
    modes: List[WidgetMode]
    theme: WidgetTheme
    ears: RtcEars
    #: Brand of the workspace. `null` if it has none.
    brand: Optional[Branding]


class _WidgetCreateParamRequired(TypedDict):
    #: Name for your own use.
    name: str
    #: Agent that talks to visitors.
    agent_id: str


class WidgetCreateParam(_WidgetCreateParamRequired, total=False):
    """A new widget."""

    #: Modes that the widget offers.
    modes: Sequence[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
    allowed_domains: Sequence[str]
    theme: WidgetThemeInputParam
    #: First line of a chat. `null` for the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window. `null` for the name of the agent.
    title: Optional[str]
    #: Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in
    #: progress then goes on, so that the day can cost more. `null` if only the wallet limits them.
    budget_per_day: Optional[MoneyInputInputParam]
    #: Status of the widget. The public operations of a disabled widget return 404. Default: "active".
    status: Literal["active", "disabled"]


class WidgetMessage(ParleyObject):
    """One message of a chat."""

    __slots__ = ()
    #: Identifier, prefix `msg_`.
    id: str
    #: Author of the message.
    role: Literal["agent", "user"]
    #: Plain text.
    text: str
    #: Names of the functions that ran for the message.
    tools: List[str]
    created_at: Timestamp


class WidgetMessagePage(ParleyObject):
    """A page of messages."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "WidgetMessage",
    }
    #: Oldest first.
    data: List[WidgetMessage]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]


class WidgetPage(ParleyObject):
    """A page of widgets."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Widget",
    }
    #: Newest first.
    data: List[Widget]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class WidgetSession(ParleyObject):
    """A conversation through a widget."""

    __slots__ = ()
    #: Identifier, prefix `wses_`.
    id: str
    #: Id of the widget.
    widget_id: str
    mode: WidgetMode
    #: Origin of the page. `null` if the client sent none.
    origin: Optional[str]
    #: The call of a voice session.
    call_id: Optional[str]
    #: Number of messages.
    messages: int
    created_at: Timestamp
    last_message_at: NullableTimestamp
    #: Time when the messages were removed at the end of their retention period. `null` if they were not
    #: removed.
    messages_removed_at: Optional[str]


class WidgetSessionCreateParam(TypedDict):
    """A session to open."""

    #: Chat, or a call in the browser.
    mode: Literal["chat", "voice"]


class WidgetSessionGrant(ParleyObject):
    """An open session and the token to continue it."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rtc": "RtcToken",
    }
    #: Identifier, prefix `wses_`.
    session_id: str
    mode: WidgetMode
    #: Bearer token, valid only for this session.
    token: str
    #: Seconds for which the token is valid after the last message.
    expires_in: int
    #: Token to join the call. Present with `voice`.
    rtc: Optional[RtcToken]


class WidgetSessionPage(ParleyObject):
    """A page of sessions."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "WidgetSession",
    }
    #: Newest first.
    data: List[WidgetSession]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class WidgetTheme(ParleyObject):
    """Appearance of a widget."""

    __slots__ = ()
    #: Color of the bubble and buttons.
    accent: Optional[str]
    #: Corner of the page.
    position: Optional[Literal["bottom-right", "bottom-left"]]
    #: Color scheme. `auto` follows the embedding page.
    mode: Optional[Literal["auto", "light", "dark"]]


class WidgetThemeInputParam(TypedDict, total=False):
    """Appearance of a widget."""

    #: Color of the bubble and buttons. Default: "#0f766e".
    accent: str
    #: Corner of the page. Default: "bottom-right".
    position: Literal["bottom-right", "bottom-left"]
    #: Color scheme. `auto` follows the embedding page. Default: "auto".
    mode: Literal["auto", "light", "dark"]


class WidgetUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Name for your own use.
    name: str
    #: Agent that answers. In open chats, the change applies from the next message on.
    agent_id: str
    #: Modes that the widget offers.
    modes: Sequence[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. An empty list allows only pages of this service.
    allowed_domains: Sequence[str]
    theme: WidgetThemeInputParam
    #: First line of a chat. `null` for the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window. `null` for the name of the agent.
    title: Optional[str]
    #: Cost of the widget's chats and calls per day (UTC) at which no further one begins. A call that is in
    #: progress then goes on, so that the day can cost more. `null` if only the wallet limits them.
    budget_per_day: Optional[MoneyInputInputParam]
    #: Status of the widget. The public operations of a disabled widget return 404.
    status: Literal["active", "disabled"]


class Workspace(ParleyObject):
    """A workspace, which owns agents, calls and keys."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "calling_hours": "CallingWindow",
        "privacy": "WorkspacePrivacy",
        "limits": "WorkspaceLimits",
    }
    #: Identifier, prefix `wsp_`.
    id: str
    #: Display name.
    name: str
    #: IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
    #: contact.
    time_zone: str
    #: Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
    #: calls at any time.
    calling_hours: List[CallingWindow]
    #: Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
    #: that limit.
    concurrent_calls: Optional[int]
    #: Whether members need a second factor. If true, sessions without one get 403
    #: `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
    #: out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
    #: session that was opened with a second factor.
    require_second_factor: bool
    privacy: WorkspacePrivacy
    limits: WorkspaceLimits
    #: Role of the user in the workspace. `null` for API keys.
    role: Optional[Literal["owner", "admin", "member", "viewer"]]
    created_at: Timestamp


class _WorkspaceCreateParamRequired(TypedDict):
    #: Display name.
    name: str


class WorkspaceCreateParam(_WorkspaceCreateParamRequired, total=False):
    """A new workspace."""

    #: IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
    #: contact. Default: "UTC".
    time_zone: str
    #: Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
    #: calls at any time.
    calling_hours: Sequence[CallingWindowInputParam]
    #: Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
    #: that limit.
    concurrent_calls: Optional[int]
    #: Whether members need a second factor. If true, sessions without one get 403
    #: `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
    #: out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
    #: session that was opened with a second factor. Default: false.
    require_second_factor: bool
    privacy: WorkspacePrivacyInputParam


class WorkspaceEventCall(ParleyObject):
    """Call that an event concerns."""

    __slots__ = ()
    #: Identifier of the call.
    call_id: str
    #: Sequence number of the entry of its timeline.
    sequence: int
    direction: CallDirection
    channel: CallChannel
    #: Number of the caller.
    from_number: Optional[str]
    #: Number of the destination.
    to_number: Optional[str]
    #: Campaign that placed the call.
    campaign_id: Optional[str]
    start_time: NullableTimestamp
    #: Duration of the conversation in milliseconds. `null` until it has ended.
    duration_ms: Optional[int]


class WorkspaceEventCallAgentChanged(ParleyObject):
    """A handoff of the call to another agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineAgentChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineAgentChange
    #: Type of the event.
    type: Literal["call.agent_changed"]


class WorkspaceEventCallAnalysis(ParleyObject):
    """The analysis of the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineAnalysis",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineAnalysis
    #: Type of the event.
    type: Literal["call.analysis"]


class WorkspaceEventCallDtmf(ParleyObject):
    """A key of the phone keypad was pressed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineKey",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineKey
    #: Type of the event.
    type: Literal["call.dtmf"]


class WorkspaceEventCallError(ParleyObject):
    """A failure during the call. After a warning, the call continues."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineProblem",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineProblem
    #: Type of the event.
    type: Literal["call.error"]


class WorkspaceEventCallInterrupted(ParleyObject):
    """The other side interrupted the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineInterruption",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineInterruption
    #: Type of the event.
    type: Literal["call.interrupted"]


class WorkspaceEventCallKnowledge(ParleyObject):
    """A search of the agent in its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineSearch",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineSearch
    #: Type of the event.
    type: Literal["call.knowledge"]


class WorkspaceEventCallLanguageChanged(ParleyObject):
    """The conversation continues in another language of the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineLanguageChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineLanguageChange
    #: Type of the event.
    type: Literal["call.language_changed"]


class WorkspaceEventCallLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum is the time from the end of the other side's speech to
    the agent's first audio.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineLatency",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineLatency
    #: Type of the event.
    type: Literal["call.latency"]


class WorkspaceEventCallMonitor(ParleyObject):
    """An action of a supervisor."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineSupervision",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineSupervision
    #: Type of the event.
    type: Literal["call.monitor"]


class WorkspaceEventCallState(ParleyObject):
    """A change of the call's status."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineState",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineState
    #: Type of the event.
    type: Literal["call.state"]


class WorkspaceEventCallTool(ParleyObject):
    """A function run of the agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineFunctionRun",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineFunctionRun
    #: Type of the event.
    type: Literal["call.tool"]


class WorkspaceEventCallTransfer(ParleyObject):
    """The call was transferred to a human."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineTransfer",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineTransfer
    #: Type of the event.
    type: Literal["call.transfer"]


class WorkspaceEventCallTransferProgress(ParleyObject):
    """A step of a warm transfer, or the failure of a cold one that Twilio reports after the end of the
    call.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineTransferProgress",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineTransferProgress
    #: Type of the event.
    type: Literal["call.transfer_progress"]


class WorkspaceEventCallUtterance(ParleyObject):
    """An utterance that one side, or a supervisor, completed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineUtterance",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineUtterance
    #: Type of the event.
    type: Literal["call.utterance"]


class WorkspaceEventCallWarning(ParleyObject):
    """A failure during the call. After a warning, the call continues."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineProblem",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineProblem
    #: Type of the event.
    type: Literal["call.warning"]


class WorkspaceEventCallWebhook(ParleyObject):
    """An attempt to deliver a webhook event about the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineDelivery",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineDelivery
    #: Type of the event.
    type: Literal["call.webhook"]


class WorkspaceEventCampaignChanged(ParleyObject):
    """A campaign that was created, changed or deleted, or whose status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "CampaignChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: CampaignChange
    #: Type of the event.
    type: Literal["campaign.changed"]


class WorkspaceEventDeliveryDeadLettered(ParleyObject):
    """A webhook delivery that has used up its attempts."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "DeadDelivery",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: DeadDelivery
    #: Type of the event.
    type: Literal["delivery.dead_lettered"]


class WorkspaceEventKnowledgeSourceChanged(ParleyObject):
    """A source of a knowledge base that was added, read again or deleted, or whose status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "KnowledgeSourceChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: KnowledgeSourceChange
    #: Type of the event.
    type: Literal["knowledge_source.changed"]


class WorkspaceEventPhoneNumberChanged(ParleyObject):
    """A phone number that was added, or whose status, agent or nickname changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "PhoneNumberChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: PhoneNumberChange
    #: Type of the event.
    type: Literal["phone_number.changed"]


class WorkspaceEventStreamPosition(ParleyObject):
    """A position of the stream: its start, a position after missed events, or a position that it reached
    while no requested event occurred.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "StreamPosition",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: StreamPosition
    #: Type of the event.
    type: Literal["stream.position"]


class WorkspaceEventTestRunChanged(ParleyObject):
    """A test run that was started, or whose status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TestRunChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: TestRunChange
    #: Type of the event.
    type: Literal["test_run.changed"]


class WorkspaceEventWalletLow(ParleyObject):
    """A balance that fell below `low_balance_threshold`."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "LowWallet",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: LowWallet
    #: Type of the event.
    type: Literal["wallet.low"]


class WorkspaceEventWebhookChanged(ParleyObject):
    """A webhook that was created, changed, enabled, disabled or deleted."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "WebhookChange",
    }
    at: Timestamp
    #: Agent that the event concerns. `null` if there is none.
    agent_id: Optional[str]
    #: Call of a `call.` event, in its state when the event is sent. `null` for other events.
    call: Optional[WorkspaceEventCall]
    data: WebhookChange
    #: Type of the event.
    type: Literal["webhook.changed"]


class WorkspaceLimits(ParleyObject):
    """Limits that the operator sets for the workspace, with `npm run limits`."""

    __slots__ = ()
    #: Maximum number of concurrent calls.
    concurrent_calls: int
    #: Storage limit in bytes. `null` if there is no limit.
    storage_bytes: Optional[int]


class WorkspacePage(ParleyObject):
    """A page of workspaces."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Workspace",
    }
    #: Newest first.
    data: List[Workspace]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]
    #: Total number of items. Present with `include_total`.
    total: Optional[int]


class WorkspacePrivacy(ParleyObject):
    """Redaction and retention of the conversations of all agents that inherit these settings."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "patterns": "RedactionPattern",
        "retention_days": "RetentionDays",
    }
    #: Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
    #: stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
    #: addresses, dates of birth, telephone numbers. Default: none.
    redact: Optional[List[Literal["card", "iban", "email", "birth_date", "phone"]]]
    #: Additional patterns to redact, each with its own mark. All patterns together may compile to at most
    #: 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
    #: Default: none.
    patterns: Optional[List[RedactionPattern]]
    #: Whether models receive the marks as well. Default: false.
    redact_model: Optional[bool]
    #: Whether nothing that is said is stored or published. Default: false.
    no_store: Optional[bool]
    retention_days: Optional[RetentionDays]


class WorkspacePrivacyInputParam(TypedDict, total=False):
    """Redaction and retention of the conversations of all agents that inherit these settings."""

    #: Kinds of data that are replaced with a mark such as `[card]`, written or spoken, before they are
    #: stored or sent: payment cards (detected by their check digit), bank accounts (IBAN), email
    #: addresses, dates of birth, telephone numbers. Default: none.
    redact: Sequence[Literal["card", "iban", "email", "birth_date", "phone"]]
    #: Additional patterns to redact, each with its own mark. All patterns together may compile to at most
    #: 1,000 RE2 instructions; a counted repetition such as `[a-z]{100}` takes one instruction per count.
    #: Default: none.
    patterns: Sequence[RedactionPatternInputParam]
    #: Whether models receive the marks as well. Default: false.
    redact_model: bool
    #: Whether nothing that is said is stored or published. Default: false.
    no_store: bool
    retention_days: RetentionDaysInputParam


class WorkspaceUpdateParam(TypedDict, total=False):
    """Fields to change."""

    #: Display name.
    name: str
    #: IANA time zone of the workspace, for pages and reports. Calling hours use the time zone of each
    #: contact.
    time_zone: Optional[str]
    #: Default for `windows` of new campaigns, in the local time of each contact. An empty list allows
    #: calls at any time.
    calling_hours: Optional[Sequence[CallingWindowInputParam]]
    #: Maximum number of concurrent calls of the workspace, at most `limits.concurrent_calls`. `null` uses
    #: that limit.
    concurrent_calls: Optional[int]
    #: Whether members need a second factor. If true, sessions without one get 403
    #: `workspace_requires_second_factor` in this workspace, and can only enroll, list workspaces and log
    #: out. API keys are not affected. Only an owner can change this setting, and can enable it only in a
    #: session that was opened with a second factor.
    require_second_factor: Optional[bool]
    #: Redaction and retention of the conversations of all agents that inherit these settings. Merged field
    #: by field.
    privacy: Optional[WorkspacePrivacyInputParam]
