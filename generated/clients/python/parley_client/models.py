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
    "ApiKeyUpdateParam",
    "ApiKeyWithSecret",
    "AuditEntry",
    "AuditEntryPage",
    "AutoTopup",
    "AutoTopupInputParam",
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
    "CallPage",
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
    "CostItem",
    "CountryCode",
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
    "TextPrice",
    "TimeZone",
    "TimelineAgentChange",
    "TimelineAnalysis",
    "TimelineDelivery",
    "TimelineFunctionRun",
    "TimelineInterruption",
    "TimelineKey",
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

#: transfer_call: the numbers from which the model can choose when `to` is null. The model receives the
#: list, and the description can say what each number is for. A call refuses any other number: the
#: model receives the reason, and the timeline records a warning `transfer_refused`. null: no list.
AllowedDestinations = Optional[List["E164"]]

#: What series are split by.
AnalyticsGroup = Literal["agent", "agent_version", "number", "campaign", "direction", "channel"]

#: Length of an interval in local time. Weeks begin on Monday. A day has 23 or 25 hours where the
#: clocks change.
AnalyticsInterval = Literal["hour", "day", "week", "month", "none"]

#: What carries the call.
CallChannel = Literal["phone", "web"]

#: A command for a live call.
CallControlParam = Union["SayControlParam", "ContextControlParam", "MuteControlParam", "UnmuteControlParam", "DtmfControlParam", "TransferControlParam", "HandoffControlParam"]

#: Whether the call is outbound or inbound.
CallDirection = Literal["outbound", "inbound"]

#: Why a call ended. `repetition`: both sides said the same lines word for word for the third time, as
#: two agents that talk to each other do.
CallEndReason = Literal["busy", "no_answer", "declined", "invalid_number", "carrier_error", "dnc_blocked", "concurrency_timeout", "insufficient_funds", "canceled", "caller_hangup", "agent_hangup", "ended_by_api", "transferred", "voicemail", "inactivity", "max_duration", "repetition", "engine_error", "stt_error", "tts_error", "media_lost", "internal_error"]

#: An entry of the timeline.
CallEvent = Union["CallEventState", "CallEventUtterance", "CallEventTool", "CallEventLatency", "CallEventInterrupted", "CallEventDtmf", "CallEventKnowledge", "CallEventTransferProgress", "CallEventTransfer", "CallEventMonitor", "CallEventAgentChanged", "CallEventWarning", "CallEventError", "CallEventAnalysis", "CallEventWebhook"]

#: State of the call. The outcome is in `end_reason`.
CallStatus = Literal["queued", "ringing", "in_progress", "completed", "failed"]

#: Contacts to add; the first one is row 1.
CampaignContactsParam = Sequence["CampaignContactRowParam"]

#: State of the campaign. Outside the calling windows it stays `running`, with `next_dial_at`.
CampaignStatus = Literal["draft", "scheduled", "running", "paused", "completed", "canceled"]

#: A tool of the caller, which is refused.
ChatCompletionTool = Mapping[str, Any]

#: One event of a streamed reply: `event` is the name of the server-sent event, `data` what its data
#: holds as JSON.
ChatStreamEvent = Union["ChatSessionEvent", "ChatDeltaEvent", "ChatToolEvent", "ChatDoneEvent", "ChatErrorEvent"]

#: Details by name: texts of up to 200 characters, numbers, true or false. Send nothing that names a
#: person.
ClientEventProperties = Mapping[str, Optional[Union[str, float, bool]]]

#: State of a contact.
ContactStatus = Literal["pending", "dialing", "retry_scheduled", "completed", "failed", "skipped", "canceled"]

#: Country code, ISO 3166-1 alpha-2.
CountryCode = str

#: State of a delivery. `rejected`: the receiver responded with 3xx or 4xx. `canceled`: the webhook was
#: deleted or disabled first.
DeliveryStatus = Literal["pending", "retrying", "succeeded", "rejected", "dead_letter", "canceled"]

#: Phone number in E.164, with a leading plus. In requests, spaces, hyphens, dots and parentheses are
#: ignored: `+1 (202) 555-0100` is `+12025550100`.
E164 = str

#: Email address, case-insensitive.
Email = str

#: Stable error code for programs. New codes are added without a new version: treat one that you do not
#: know as its status says.
ErrorCode = Literal["agent_in_use", "agent_not_found", "agent_version_incomplete", "agent_version_not_found", "already_member", "analysis_not_found", "analysis_not_ready", "api_key_already_revoked", "api_key_not_found", "bad_request", "billing_off", "branding_not_found", "budget_spent", "call_active", "call_not_active", "call_not_found", "campaign_active", "campaign_full", "campaign_not_active", "campaign_not_found", "campaign_not_ready", "campaign_over", "campaign_upload_in_progress", "carrier_not_configured", "cloning_not_configured", "concurrency_limited", "content_removed", "credentials_not_found", "delivery_not_found", "demo_not_found", "dnc_number_not_found", "domain_limit_reached", "domain_not_found", "domain_taken", "email_taken", "email_unverified", "forbidden_scope", "fresh_login_required", "function_name_taken", "function_not_found", "headers_too_large", "idempotency_answer_lost", "idempotency_in_progress", "idempotency_key_reused", "identity_needed", "identity_not_found", "identity_not_linked", "identity_taken", "insufficient_funds", "internal_error", "invalid_code", "invalid_credentials", "invalid_cursor", "invalid_login_token", "invalid_newsletter_token", "invalid_refresh_token", "invalid_reset_token", "invalid_signature", "invitation_closed", "invitation_not_found", "ip_not_allowed", "key_revoked", "knowledge_base_full", "knowledge_base_in_use", "knowledge_base_not_found", "knowledge_source_not_found", "last_owner", "logo_not_found", "mail_not_configured", "member_not_found", "method_not_allowed", "misdirected_request", "no_test_cases", "not_found", "origin_not_allowed", "owner_required", "payload_too_large", "payments_not_configured", "phone_number_not_active", "phone_number_not_found", "phone_number_permanent", "phone_number_taken", "precondition_failed", "provider_failed", "provider_in_use", "provider_not_found", "range_not_satisfiable", "rate_limited", "recording_failed", "recording_not_found", "recording_not_ready", "registration_closed", "request_timeout", "schedule_not_active", "schedule_not_found", "search_too_broad", "second_factor_enabled", "second_factor_not_enrolled", "second_factor_required", "session_not_found", "session_revoked", "sign_in_not_configured", "sign_in_refused", "storage_full", "test_case_not_found", "test_recording_not_found", "test_run_limit", "test_run_not_found", "test_run_over", "token_expired", "too_many_streams", "unauthorized", "unavailable", "unsupported_media_type", "user_session_required", "validation_failed", "voice_in_use", "voice_not_found", "voice_not_own", "webhook_belongs_to_agent", "webhook_no_rotation", "webhook_not_found", "widget_mode_off", "widget_not_found", "widget_session_busy", "widget_session_full", "widget_session_not_found", "workspace_forbidden", "workspace_limit_reached", "workspace_not_found", "workspace_requires_second_factor"]

#: Name of an event; it decides the envelope.
EventName = Literal["call.started", "call.transcript", "call.ended", "call.error", "call.transfer", "call.completed", "call.transferred", "call.failed", "campaign.completed", "payment.succeeded", "call_started", "call_ended", "call_analyzed"]

#: Request headers, for example Authorization. An update replaces all of them. Values are not returned
#: again.
FunctionHeaders = Mapping[str, str]

#: Name that the model uses to call it; unique within the agent.
FunctionName = str

#: Perceived gender of a voice.
Gender = Literal["female", "male", "neutral"]

#: Color as `#rrggbb`.
HexColor = str

#: An `http` or `https` URL.
HttpUrl = str

#: State of the invitation.
InvitationStatus = Literal["pending", "accepted", "revoked", "expired"]

#: Free key/value pairs to filter searches by, included in search results; `title` names the source. At
#: most 16 KiB.
KnowledgeMetadata = Dict[str, Any]

#: State of the source. While it is processed again, and after a failed refresh, its previous content
#: stays searchable.
KnowledgeSourceStatus = Literal["pending", "processing", "ready", "failed"]

#: Kind of source.
KnowledgeSourceType = Literal["text", "url", "file"]

#: A code of the authenticator app, or a recovery code. Spaces and dashes are ignored.
LoginCode = str

#: `active` for a member, `pending` for an invitation that can be accepted.
MemberStatus = Literal["active", "pending"]

#: Arbitrary key/value pairs, which webhooks include. At most 16 KiB.
Metadata = Dict[str, Any]

#: What a supervisor can do; each mode includes those before it.
MonitorMode = Literal["listen", "whisper", "barge"]

#: Perceived gender of a voice. `null` if unknown.
NullableGender = Optional[Literal["female", "male", "neutral"]]

#: ISO 8601, UTC, milliseconds. `null` if the event has not happened.
NullableTimestamp = Optional[str]

#: A carrier account or SIP trunk of your own.
NumberAccountCreateParam = Union["TwilioAccountCreateParam", "SipTrunkCreateParam", "LiveKitTrunkCreateParam"]

#: What a number can do.
NumberCapability = Literal["voice", "sms"]

#: Kind of number.
NumberType = Literal["local", "toll_free", "mobile"]

#: At least 12 characters.
Password = str

#: Why a campaign is paused: manually, by its circuit breaker, because the wallet balance does not
#: cover a call, or by `provider_error`: none of its calls can be placed (its number, model or voice is
#: no longer available), or the last ten calls failed because of a provider of telephony, speech
#: recognition, language models or speech synthesis; or `restored`: the service was restored from a
#: backup, and the operator has not released it yet.
PauseReason = Literal["manual", "circuit_breaker", "insufficient_funds", "provider_error", "restored"]

#: State of a payment. The wallet is credited when it has succeeded.
PaymentStatus = Literal["pending", "succeeded", "failed", "expired"]

#: What is charged. `sms`: text messages sent by the agent. `transfer`: the leg that continues at the
#: carrier after a transfer, or to a fallback number. `adjustment`: only in charges of earlier
#: versions, never positive; the part that the wallet could not cover.
PriceItem = Literal["telephony", "stt", "llm_input", "llm_output", "tts", "platform", "sms", "transfer", "adjustment"]

#: What carries a call: the test numbers, a phone carrier, or a browser.
PriceRoute = Literal["loopback", "phone", "web"]

#: Unit of the quantity; a segment is a part of a text message (3GPP TS 23.040).
PriceUnit = Literal["second", "token", "character", "segment"]

#: `pending`: the recording is being made, or storage is unavailable and is retried for a week.
#: `incomplete`: the recording is available, but parts of the call are missing. `failed`: the recording
#: could not be stored.
RecordingStatus = Literal["pending", "ready", "incomplete", "failed"]

#: The engine that generates the agent's replies.
ResponseEngine = Union["ServiceLlmEngine", "CustomLlmEngine"]

#: The engine that generates the agent's replies.
ResponseEngineInputParam = Union["ServiceLlmEngineInputParam", "CustomLlmEngineInputParam"]

#: End reasons after which a contact can be dialed again.
RetryOutcome = Literal["busy", "no_answer", "declined", "carrier_error", "voicemail", "inactivity", "engine_error", "stt_error", "tts_error", "media_lost", "internal_error"]

#: `scheduled`: 10 s timeout; retries 1 m, 5 m, 30 m, 2 h, 6 h and 24 h after the first attempt.
#: `exponential`: 5 s timeout; retries after 30, 60 and 120 s.
RetryPolicy = Literal["scheduled", "exponential"]

#: A message from a browser over the socket of a call, as a text frame.
RtcClientMessageParam = Union["RtcTextParam", "RtcCaptionParam", "RtcMuteParam", "RtcInterruptParam", "RtcDtmfParam", "RtcPlayedParam", "RtcHangUpParam"]

#: Who recognizes speech. `browser`: the page sends what its own recognizer hears as `caption`, or
#: typed text.
RtcEars = Literal["server", "browser"]

#: A message to a browser over the socket of a call, as a text frame.
RtcServerMessage = Union["RtcOpen", "RtcTurn", "RtcLineMessage", "RtcCut", "RtcLatency", "RtcTool", "RtcEnd", "RtcFail"]

#: What carries the audio. Default: `livekit` where the deployment has a LiveKit server, else
#: `websocket`. Without such a server `livekit` gets `websocket`.
RtcTransport = Literal["websocket", "livekit"]

#: State of the schedule. `running`: its last call is in progress.
ScheduleStatus = Literal["scheduled", "paused", "running", "completed", "failed", "canceled"]

#: Permissions of the credentials. Each scope includes the scopes before it.
Scope = Literal["read-only", "write", "admin"]

#: An IP address or CIDR block.
SipSource = str

#: Why a contact is not dialed. `invalid`: a call to its number is refused, because no carrier reaches
#: it, its country is not allowed, it has no price, or it is a premium, emergency or unknown number.
SkipReason = Literal["dnc", "duplicate", "invalid", "window_closed"]

#: Labels.
Tags = List[str]

#: The other side of the conversation.
TestCaller = Union["TestScript", "TestPersona"]

#: The other side of the conversation.
TestCallerInputParam = Union["TestScriptInputParam", "TestPersonaInputParam"]

#: What must hold when the conversation is over.
TestExpectation = Union["ExpectSaid", "ExpectNotSaid", "ExpectCalled", "ExpectNotCalled", "ExpectEndReason", "ExpectTransferred", "ExpectWithinMs", "ExpectCostBelow", "ExpectJudge"]

#: What must hold when the conversation is over.
TestExpectationInputParam = Union["ExpectSaidInputParam", "ExpectNotSaidInputParam", "ExpectCalledInputParam", "ExpectNotCalledInputParam", "ExpectEndReasonInputParam", "ExpectTransferredInputParam", "ExpectWithinMsInputParam", "ExpectCostBelowInputParam", "ExpectJudgeInputParam"]

#: A regular expression of RE2, whose time is linear in the text. Case makes no difference.
TestPattern = str

#: Plain words. Case, punctuation and white space make no difference; whole words only.
TestPhrase = str

#: `completed`: every sample has a result. `failed`: the run itself could not go on; `error` says why.
TestRunStatus = Literal["queued", "running", "completed", "failed", "canceled"]

#: IANA time zone.
TimeZone = str

#: ISO 8601, UTC, milliseconds.
Timestamp = str

#: An utterance or a function run.
TranscriptItem = Union["TranscriptUtterance", "TranscriptFunctionRun"]

#: cold (the default): the carrier connects the other side to the number, and Parley's leg ends. warm:
#: Parley calls the number on a second leg while the other side waits; the human hears a briefing and
#: takes the call with 1 or declines it with 2.
TransferMode = Literal["cold", "warm"]

#: What usage is grouped by.
UsageGrouping = Literal["day", "agent", "number", "campaign"]

#: Values for `{{name}}` in prompt, greeting and messages.
Variables = Dict[str, Union[str, float, bool]]

#: The form of deliveries. `retell`: the body has `event` and `call` as Retell sends them, and
#: `x-retell-signature` can be checked with Retell's library and the webhook's secret in place of the
#: API key; for the events `call_started`, `call_ended` and `call_analyzed` only. Default `parley`.
WebhookFormat = Literal["parley", "retell"]

#: Day of the week.
Weekday = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

#: How visitors talk to the agent.
WidgetMode = Literal["chat", "voice"]

#: Status of a widget. Public operations of a disabled widget return 404.
WidgetStatus = Literal["active", "disabled"]

#: Something that happened in the workspace.
WorkspaceEvent = Union["WorkspaceEventCallState", "WorkspaceEventCallUtterance", "WorkspaceEventCallTool", "WorkspaceEventCallLatency", "WorkspaceEventCallInterrupted", "WorkspaceEventCallDtmf", "WorkspaceEventCallKnowledge", "WorkspaceEventCallTransferProgress", "WorkspaceEventCallTransfer", "WorkspaceEventCallMonitor", "WorkspaceEventCallAgentChanged", "WorkspaceEventCallWarning", "WorkspaceEventCallError", "WorkspaceEventCallAnalysis", "WorkspaceEventCallWebhook", "WorkspaceEventCampaignChanged", "WorkspaceEventPhoneNumberChanged", "WorkspaceEventKnowledgeSourceChanged", "WorkspaceEventTestRunChanged", "WorkspaceEventWebhookChanged", "WorkspaceEventDeliveryDeadLettered", "WorkspaceEventWalletLow", "WorkspaceEventStreamPosition"]

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
        "recording": "RecordingSettings",
        "privacy": "PrivacySettings",
        "warnings": "AgentWarning",
    }
    #: Identifier, prefix `agent_`.
    agent_id: str
    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
    #: has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps the voice it has.
    voice_id: str
    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: str
    response_engine: ResponseEngine
    #: Linked knowledge bases.
    knowledge_base_ids: List[str]
    #: Address that receives call events. Changing it keeps the secret; clearing it with null and setting
    #: an address later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: List[EventName]
    #: Spoken when the call opens; null: the agent waits for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use.
    functions: List[AgentFunction]
    tags: Tags
    #: Folder shown in the dashboard.
    folder: Optional[str]
    interruption: Interruption
    endpointing: Endpointing
    inactivity: Inactivity
    #: Longest call, in seconds; then the agent ends the call politely. Default 3600.
    max_duration_seconds: int
    #: How long the phone rings, in seconds. Default 30.
    ring_timeout_seconds: int
    #: Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
    #: other agents pass. Default null: no limit of its own.
    max_concurrent_calls: Optional[int]
    voicemail: Voicemail
    recording: RecordingSettings
    privacy: PrivacySettings
    #: JSON Schema of `extracted` in the analysis; an update replaces it as a whole.
    extraction: Optional[Dict[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    variables: Variables
    #: Secret that signs deliveries. Present only in the response that created it.
    webhook_secret: Optional[str]
    #: What is accepted and probably not meant. Present only in the response to a creation or a change, if
    #: there is any.
    warnings: Optional[List[AgentWarning]]
    #: Version number; each change increments it.
    version: int
    #: The version that new calls begin with; null: the newest one, so that each change is live at once.
    #: See POST /v1/agents/{id}/publish.
    published_version: Optional[int]
    #: When it was created.
    created_at: str
    #: When it was last changed.
    updated_at: str


class _AgentCreateParamRequired(TypedDict):
    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
    #: has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps the voice it has.
    voice_id: str
    response_engine: ResponseEngineInputParam


class AgentCreateParam(_AgentCreateParamRequired, total=False):
    """A new agent."""

    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: str
    #: Linked knowledge bases.
    knowledge_base_ids: Sequence[str]
    #: Address that receives call events. Changing it keeps the secret; clearing it with null and setting
    #: an address later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: Sequence[EventName]
    #: Spoken when the call opens; null: the agent waits for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can
    #: have at most 32 KiB each and 64 KiB together.
    functions: Sequence[AgentFunctionCreateParam]
    tags: Tags
    #: Folder shown in the dashboard.
    folder: Optional[str]
    interruption: InterruptionInputParam
    endpointing: EndpointingInputParam
    inactivity: InactivityInputParam
    #: Longest call, in seconds; then the agent ends the call politely. Default 3600.
    max_duration_seconds: int
    #: How long the phone rings, in seconds. Default 30.
    ring_timeout_seconds: int
    #: Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
    #: other agents pass. Default null: no limit of its own.
    max_concurrent_calls: Optional[int]
    voicemail: VoicemailInputParam
    recording: RecordingSettingsInputParam
    privacy: PrivacySettingsInputParam
    #: JSON Schema of `extracted` in the analysis; an update replaces it as a whole.
    extraction: Optional[Mapping[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    variables: Variables


class AgentDraftParam(TypedDict, total=False):
    """Fields that one conversation uses in place of those of the agent's newest version, published or not;
    with no field it tries that version as it is. Nothing is saved: updateAgent takes the same fields to
    keep them. Functions, privacy and what happens outside of a conversation are those of the saved
    version.
    """

    #: A voice that speaks the agent's language.
    voice_id: str
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    #: A code from GET /v1/languages that the voice supports.
    language: str
    response_engine: ResponseEngineUpdateParam
    #: Knowledge bases that it answers from.
    knowledge_base_ids: Sequence[str]
    #: Spoken when the call opens; null: the agent waits for the other side.
    greeting: Optional[str]
    #: Merged name by name into the variables of the agent.
    variables: Mapping[str, Optional[Union[str, float, bool]]]
    interruption: InterruptionInputParam
    endpointing: EndpointingInputParam
    inactivity: InactivityInputParam
    #: Longest call, in seconds; null: the default.
    max_duration_seconds: Optional[int]
    recording: RecordingSettingsInputParam


class AgentDuplicateParam(TypedDict, total=False):
    """Name of the copy."""

    #: Default: the name followed by " (copy)".
    agent_name: str


class AgentFunction(ParleyObject):
    """A function that the agent can use."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "server": "McpServerCheck",
    }
    #: Identifier, prefix `fn_`.
    id: str
    #: The variant.
    type: Literal["webhook", "transfer_call", "end_call", "dtmf", "mcp", "send_sms"]
    #: Name that the model uses to call it.
    name: str
    #: webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For
    #: humans; the model receives the descriptions of the tools.
    description: str
    #: webhook: JSON Schema of the arguments; an update replaces it as a whole.
    parameters: Optional[Dict[str, Any]]
    #: webhook: the address.
    url: Optional[str]
    #: webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run
    #: of a tool. Default 10000.
    timeout_ms: Optional[int]
    #: webhook: Spoken while the function runs. mcp: Spoken while a tool runs.
    filler: Optional[str]
    #: transfer_call: the number; absent when the model chooses it.
    to: Optional[str]
    allowed_destinations: Optional[AllowedDestinations]
    #: transfer_call: Spoken before the transfer. end_call: Spoken before the call ends.
    message: Optional[str]
    mode: Optional[TransferMode]
    #: transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from
    #: the model, or else a summary of the conversation.
    briefing: Optional[str]
    #: mcp: Names of the tools that can be used; null: all. An update replaces the list.
    allowed_tools: Optional[List[str]]
    #: webhook: names of the stored headers.
    header_names: Optional[List[str]]
    #: webhook: secret that signs the requests. Present only in the response that created it.
    signing_secret: Optional[str]
    #: mcp: what the server answered. Present only in the response to a creation or a change of the
    #: function.
    server: Optional[McpServerCheck]
    #: When it was added.
    created_at: str
    #: When it was last changed.
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
    """What a function was given in a call, and what it answered."""

    __slots__ = ()
    #: The call.
    call_id: str
    #: Number of the run on the timeline of the call.
    sequence: int
    at: Timestamp
    #: Name of the function then; of an MCP function, of the tool.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether it succeeded.
    ok: bool
    #: Result returned to the model; with `ok` false, the error that it got instead.
    result: Any
    #: Milliseconds that it took.
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
    #: webhook, transfer_call, end_call, dtmf, send_sms: Tells the model when to use the function. mcp: For
    #: humans; the model receives the descriptions of the tools.
    description: str
    #: webhook: JSON Schema of the arguments; an update replaces it as a whole.
    parameters: Optional[Mapping[str, Any]]
    url: HttpUrl
    #: Request headers, for example Authorization. An update replaces all of them. Values are not returned
    #: again.
    headers: Optional[Mapping[str, str]]
    #: webhook: Milliseconds to wait for the response. Default 10000. mcp: Milliseconds to wait for one run
    #: of a tool. Default 10000.
    timeout_ms: Optional[int]
    #: webhook: Spoken while the function runs. mcp: Spoken while a tool runs.
    filler: Optional[str]
    #: transfer_call: The number, in E.164. null: the model chooses one of `allowed_destinations`; without
    #: that list it can choose any number, which requires admin scope (403 `forbidden_scope`). Required
    #: without `allowed_destinations`.
    to: Optional[str]
    allowed_destinations: AllowedDestinations
    #: transfer_call: Spoken before the transfer. end_call: Spoken before the call ends.
    message: Optional[str]
    mode: TransferMode
    #: transfer_call: Spoken to the human of a warm transfer before they take the call. null: the text from
    #: the model, or else a summary of the conversation.
    briefing: Optional[str]
    #: mcp: Names of the tools that can be used; null: all. An update replaces the list.
    allowed_tools: Optional[Sequence[str]]


class AgentModel(ParleyObject):
    """An agent as a model of OpenAI's interface."""

    __slots__ = ()
    #: Id of the agent.
    id: str
    #: The kind of object.
    object: Literal["model"]
    #: When the agent was created, in seconds since 1970.
    created: int
    #: Id of the workspace.
    owned_by: str
    #: Name of the agent, which `model` also takes.
    name: str


class AgentModelList(ParleyObject):
    """Agents as models of OpenAI's interface."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AgentModel",
    }
    #: The kind of object.
    object: Literal["list"]
    #: Newest first.
    data: List[AgentModel]
    #: Whether older agents are left out.
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
    """What to publish; without a body, the newest version."""

    #: Number of the version; null: no version, so that each change is live at once. Default: the newest.
    version: Optional[int]
    #: Publishes the version even if something in it no longer exists. Default: false.
    force: bool


class AgentUpdateParam(TypedDict, total=False):
    """The fields to change; null restores the default."""

    #: Display name.
    agent_name: str
    #: A voice from GET /v1/voices, by its id, or as `<provider>-<name>` where one voice of the provider
    #: has the name; the id is stored. If its provider cannot list its voices now, choosing a new voice
    #: fails with 502 `provider_failed`; an agent keeps the voice it has.
    voice_id: str
    #: A code from GET /v1/languages that the voice supports. Default: the voice's first language.
    language: Optional[str]
    response_engine: ResponseEngineUpdateParam
    #: Linked knowledge bases.
    knowledge_base_ids: Optional[Sequence[str]]
    #: Address that receives call events. Changing it keeps the secret; clearing it with null and setting
    #: an address later creates a new secret.
    webhook_url: Optional[str]
    #: Events sent to `webhook_url`. Default: the five flat call events.
    webhook_events: Optional[Sequence[EventName]]
    #: Spoken when the call opens; null: the agent waits for the other side.
    greeting: Optional[str]
    #: Functions that the agent can use; an update replaces the list. The JSON Schemas of one request can
    #: have at most 32 KiB each and 64 KiB together.
    functions: Optional[Sequence[AgentFunctionCreateParam]]
    #: Labels.
    tags: Optional[Sequence[str]]
    #: Folder shown in the dashboard.
    folder: Optional[str]
    #: When speech of the other side interrupts the agent. Merged field by field.
    interruption: Optional[InterruptionInputParam]
    #: How much silence ends an utterance of the other side. Merged field by field.
    endpointing: Optional[EndpointingInputParam]
    #: What happens while both sides are silent. Merged field by field.
    inactivity: Optional[InactivityInputParam]
    #: Longest call, in seconds; then the agent ends the call politely. Default 3600.
    max_duration_seconds: Optional[int]
    #: How long the phone rings, in seconds. Default 30.
    ring_timeout_seconds: Optional[int]
    #: Maximum concurrent calls of this agent. Further outbound calls wait in the queue and let calls of
    #: other agents pass. Default null: no limit of its own.
    max_concurrent_calls: Optional[int]
    #: What to do when an answering machine answers. Merged field by field.
    voicemail: Optional[VoicemailInputParam]
    #: Whether calls are recorded, and the disclosure about it. Merged field by field.
    recording: Optional[RecordingSettingsInputParam]
    #: What is redacted and what is kept of the conversations of an agent. Merged field by field.
    privacy: Optional[PrivacySettingsInputParam]
    #: JSON Schema of `extracted` in the analysis; an update replaces it as a whole.
    extraction: Optional[Mapping[str, Any]]
    #: Voice used when the primary voice fails.
    fallback_voice_id: Optional[str]
    #: Merged name by name.
    variables: Optional[Mapping[str, Optional[Union[str, float, bool]]]]


class AgentVersion(ParleyObject):
    """A version of an agent, without its content."""

    __slots__ = ()
    #: Number of the version.
    version: int
    created_at: Timestamp
    #: The user who made the change, or who created the key that did; null: the service itself.
    created_by: Optional[str]
    #: Names of the fields that changed; `created` in the first version.
    changed: List[str]
    #: Whether it is the published version.
    published: bool
    #: Whether new calls begin with it. It is the published version, or without one the newest.
    live: bool


class AgentVersionChange(ParleyObject):
    """One value that differs."""

    __slots__ = ()
    #: JSON Pointer to the value. Functions are found by their names: `/functions/lookup_order/url`. A list
    #: is one value.
    pointer: str
    #: What happened to the value from `before` to `after`.
    kind: Literal["added", "removed", "changed"]
    #: The value in the version that is compared with; null if it has none.
    before: Any
    #: The value in this version; null if it has none.
    after: Any
    #: Whether the values are secret: header values and signing secrets differ, and are not shown.
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
    #: The user who made the change, or who created the key that did; null: the service itself.
    created_by: Optional[str]
    #: Names of the fields that changed; `created` in the first version.
    changed: List[str]
    #: Whether it is the published version.
    published: bool
    #: Whether new calls begin with it. It is the published version, or without one the newest.
    live: bool
    agent: Agent
    #: Knowledge bases, voices and models of the version that no longer exist. While there are any,
    #: publishing it needs `force`.
    missing: List[AgentWarning]
    #: The differences from `compare_to` to this version; null without `compare_to`.
    diff: Optional[AgentVersionDiff]


class AgentVersionDiff(ParleyObject):
    """How one version of an agent differs from another."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "changes": "AgentVersionChange",
    }
    #: Number of the version that `before` is of.
    compare_to: int
    #: Each value that differs; empty if none does.
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
    """Something in an agent that is accepted and probably not meant."""

    __slots__ = ()
    #: JSON Pointer to the field in the agent.
    pointer: str
    #: Which one it is. More codes may be added.
    code: Literal["empty_prompt", "malformed_variable", "mcp_server_failed", "mcp_tools_missing", "missing_knowledge_base", "unclosed_variable", "unknown_model", "unknown_variable", "unknown_voice"]
    #: What callers would notice, and what to do.
    detail: str


class Analytics(ParleyObject):
    """Figures about ended calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "buckets": "AnalyticsBucket",
        "totals": "AnalyticsFigures",
        "previous": "AnalyticsPrevious",
        "series": "AnalyticsSeries",
    }
    #: As used, at the start of an interval.
    from_: Timestamp
    #: As used, at the end of an interval.
    to: Timestamp
    #: Time zone of the intervals.
    time_zone: str
    interval: AnalyticsInterval
    #: Calls that ended or changed before this time are counted. It is now unless the service is behind.
    as_of: Timestamp
    #: False while calls from before an upgrade are still being counted, the newest first.
    is_complete: bool
    #: As asked for.
    group_by: List[AnalyticsGroup]
    #: The intervals, in order; none with `interval=none`.
    buckets: List[AnalyticsBucket]
    #: Of all calls.
    totals: AnalyticsFigures
    #: Null without `compare=previous`.
    previous: Optional[AnalyticsPrevious]
    #: One without `group_by`. Otherwise most calls first, then by their keys; all other calls last.
    series: List[AnalyticsSeries]


class AnalyticsBucket(ParleyObject):
    """One interval."""

    __slots__ = ()
    #: Inclusive.
    start: Timestamp
    #: Exclusive.
    end: Timestamp
    #: The start in the time zone of the answer.
    local_start: str


class AnalyticsFigures(ParleyObject):
    """Figures of calls. Those of families that were not asked for are absent. A ratio of nothing is null."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "response_times": "ResponseTimes",
        "cost": "Money",
        "cost_per_answered_call": "Money",
        "cost_per_successful_call": "Money",
    }
    #: Calls that ended.
    calls: int
    #: Of these, calls that were answered.
    answered_calls: Optional[int]
    #: `answered_calls` by `calls`, 0 to 1.
    answer_rate: Optional[float]
    #: Calls with the status `completed`.
    completed_calls: Optional[int]
    #: Calls with the status `failed`.
    failed_calls: Optional[int]
    #: Calls by `end_reason`, without those that did not occur.
    end_reasons: Optional[Dict[str, int]]
    #: Calls whose analysis says that they reached their goal.
    successful_calls: Optional[int]
    #: Calls whose analysis says that they did not.
    unsuccessful_calls: Optional[int]
    #: `successful_calls` by both kinds, 0 to 1. Calls without a verdict do not count.
    success_rate: Optional[float]
    #: Calls whose analysis found a positive sentiment.
    positive_calls: Optional[int]
    #: Calls whose analysis found a neutral sentiment.
    neutral_calls: Optional[int]
    #: Calls whose analysis found a negative sentiment.
    negative_calls: Optional[int]
    #: Calls with a rating.
    rated_calls: Optional[int]
    #: Mean of the ratings, 1 to 5.
    average_rating: Optional[float]
    #: Minutes from answer to hang-up.
    talk_minutes: Optional[float]
    #: Mean duration of an answered call in seconds.
    average_talk_seconds: Optional[float]
    #: Answers of agents whose response time was measured.
    turns: Optional[int]
    #: Null without turns.
    response_times: Optional[ResponseTimes]
    #: Cost of the calls, with legs after transfers.
    cost: Optional[Money]
    #: `cost` by `answered_calls`.
    cost_per_answered_call: Optional[Money]
    #: `cost` by `successful_calls`: what a success costs, with all calls that it took.
    cost_per_successful_call: Optional[Money]


class AnalyticsPrevious(ParleyObject):
    """The period before."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "totals": "AnalyticsFigures",
    }
    from_: Timestamp
    to: Timestamp
    #: Of all calls.
    totals: AnalyticsFigures


class AnalyticsSeries(ParleyObject):
    """The calls with one value of what `group_by` names, or all others. Fields that `group_by` does not
    name are absent.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "totals": "AnalyticsFigures",
        "previous_totals": "AnalyticsFigures",
        "points": "AnalyticsFigures",
    }
    #: The agent.
    agent_id: Optional[str]
    #: The present name of the agent.
    agent_name: Optional[str]
    #: The version of the agent.
    agent_version: Optional[int]
    #: The number of the workspace; null for calls without one.
    number: Optional[str]
    #: The campaign; null for calls without one.
    campaign_id: Optional[str]
    #: The name of the campaign.
    campaign_name: Optional[str]
    #: `outbound` or `inbound`.
    direction: Optional[str]
    #: `phone` or `web`.
    channel: Optional[str]
    #: Whether these are all calls that no other series has: beyond `limit`, or on a day when the workspace
    #: used more than 1000 combinations of agent, version, number, campaign, direction and channel, the
    #: last of which are only counted by what is left of them.
    is_other: bool
    #: Of the whole period.
    totals: AnalyticsFigures
    #: Of the period before; null without `compare=previous`.
    previous_totals: Optional[AnalyticsFigures]
    #: One for each of `buckets`.
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
    #: Status of the key. Keys do not expire, but can be revoked.
    status: Literal["active", "revoked"]
    #: User who created the key.
    created_by: str
    last_used_at: NullableTimestamp
    #: IP address of the client that last used the key.
    last_used_ip: Optional[str]
    created_at: Timestamp
    revoked_at: NullableTimestamp
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
    #: Status of the key. Keys do not expire, but can be revoked.
    status: Literal["active", "revoked"]
    #: User who created the key.
    created_by: str
    last_used_at: NullableTimestamp
    #: IP address of the client that last used the key.
    last_used_ip: Optional[str]
    created_at: Timestamp
    revoked_at: NullableTimestamp
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
    """When the available balance falls below the threshold, a top-up of this amount starts."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "threshold": "MoneyInput",
        "amount": "MoneyInput",
    }
    threshold: MoneyInput
    amount: MoneyInput


class AutoTopupInputParam(TypedDict):
    """When the available balance falls below the threshold, a top-up of this amount starts."""

    threshold: MoneyInputInputParam
    amount: MoneyInputInputParam


class Availability(ParleyObject):
    """Availability of a service against its target."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "windows": "AvailabilityWindow",
    }
    #: What was measured.
    service: Literal["api", "voice"]
    #: Target in percent: 99.9 for the API, 99.5 for voice.
    target: float
    #: By length of time.
    windows: List[AvailabilityWindow]


class AvailabilityWindow(ParleyObject):
    """Availability in the time up to now."""

    __slots__ = ()
    #: Length of time.
    window: Literal["24h", "7d", "30d", "90d"]
    #: Availability in percent, rounded down to three decimals; null: nothing was measured.
    percent: Optional[float]
    #: Whether it reaches the target.
    met: Optional[bool]
    #: Minutes since the first measured one, within this length of time.
    minutes_measured: int
    #: Those in which no process was ready.
    minutes_down: int


class AvailableNumber(ParleyObject):
    """A number on offer."""

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
    #: What the number can do.
    capabilities: List[NumberCapability]
    #: Monthly rent.
    monthly_price: Money


class AvailableNumberPage(ParleyObject):
    """Numbers on offer."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "AvailableNumber",
    }
    #: In the order of the carrier.
    data: List[AvailableNumber]
    #: Always false: search with other criteria instead.
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
    #: The agent that handles the call. After a handoff still the first agent; the timeline has
    #: `agent_changed`.
    agent_id: str
    #: Version of the agent that the call uses.
    agent_version: int
    direction: CallDirection
    channel: CallChannel
    #: Destination; null for web calls.
    to_number: Optional[str]
    #: Caller number; null for web calls.
    from_number: Optional[str]
    status: CallStatus
    #: Why the call ended; null before.
    end_reason: Optional[CallEndReason]
    #: Original text from the carrier or provider.
    end_detail: Optional[str]
    #: Seconds from answer to hang-up; grows while the call runs.
    duration: float
    start_time: NullableTimestamp
    end_time: NullableTimestamp
    #: The campaign that placed it.
    campaign_id: Optional[str]
    #: The schedule that placed it.
    schedule_id: Optional[str]
    metadata: Metadata
    variables: Variables
    tags: Tags
    #: Rating by a person, 1 to 5; null without one.
    rating: Optional[int]
    #: Note by a person; null without one.
    note: Optional[str]
    #: Null before the end, or without a measured turn.
    latency: Optional[CallLatency]
    #: Null before the end.
    cost: Optional[Money]
    #: Address of the recording; null before the end of the call and when nothing was recorded. It does not
    #: change after the end, until the recording is removed after its retention time. While
    #: `recording_status` is `pending` it returns 409 `recording_not_ready`; when it is `failed`, 404
    #: `recording_failed`.
    recording_url: Optional[str]
    #: The same address with a signed token, valid for one hour, for players that cannot send a header.
    recording_play_url: Optional[str]
    #: Status of the recording; null when nothing was recorded.
    recording_status: Optional[RecordingStatus]
    #: Address of the transcript.
    transcript_url: str
    #: 400 peaks of the other side, then 400 of the agent, each from 0 to 31.
    waveform: Optional[List[int]]
    #: Why the call waits in the queue: `concurrency` (all call slots of the workspace are in use),
    #: `agent_concurrency` (its agent has reached its limit), `recogniser` (no speech-recognition slot is
    #: free), `capacity` (every process that runs calls is full).
    queue_reason: Optional[str]
    #: Position in the queue; 1 is dialed next. Null when the call does not wait for a slot.
    queue_position: Optional[int]
    #: What was removed because its retention time was over, and when; null when nothing was.
    removed: Optional[RemovedContent]
    created_at: Timestamp
    updated_at: Timestamp


class CallAnalysis(ParleyObject):
    """Result of a call."""

    __slots__ = ()
    #: The call.
    call_id: str
    #: Summary in a few sentences.
    summary: str
    #: Whether the agent reached its goal; null when unclear.
    success: Optional[bool]
    #: Mood of the other side; null when unclear.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's `extraction` schema; fields that were not found are absent.
    extracted: Dict[str, Any]
    #: Model that made the analysis.
    engine: str
    created_at: Timestamp


class CallAnalysisRun(ParleyObject):
    """A requested analysis."""

    __slots__ = ()
    #: The call.
    call_id: str
    requested_at: Timestamp


class CallAnalyzedSnakeData(ParleyObject):
    """Data of call_analyzed."""

    __slots__ = ()
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    #: Destination; null for web calls.
    to_number: Optional[str]
    #: Caller number; null for web calls.
    from_number: Optional[str]
    #: Summary in a few sentences; null without an analysis.
    summary: Optional[str]
    #: Whether the agent reached its goal; null when unclear.
    success: Optional[bool]
    #: Mood of the other side.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's extraction schema.
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
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    #: Caller number; null for web calls.
    from_: Optional[str]
    #: Destination; null for web calls.
    to: Optional[str]
    status: CallStatus
    end_reason: CallEndReason
    #: Seconds from answer to hang-up.
    duration_seconds: int
    #: The utterances as lines of text.
    transcript: str
    #: Summary in a few sentences; null without an analysis.
    summary: Optional[str]
    #: Whether the agent reached its goal; null when unclear.
    success: Optional[bool]
    #: Fields of the agent's extraction schema.
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
    #: Identifier, prefix `evt_`; deduplicate on it.
    id: str
    ts: Timestamp
    data: CallCompletedData


class CallControlResult(ParleyObject):
    """The result of a control command."""

    __slots__ = ()
    #: Identifier, prefix `tc_`.
    id: str
    #: The requested action.
    action: Literal["say", "inject_context", "mute", "unmute", "send_dtmf", "transfer", "handoff"]
    #: done: the command took effect. pending: it has not taken effect yet. failed: it did not take effect
    #: and will not.
    status: Literal["pending", "done", "failed"]
    #: Why the command failed.
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
    #: The call.
    call_id: str
    #: False while the call waits or runs.
    final: bool
    #: Sum of the items.
    total: Money
    #: Amount held for the call now; zero when final.
    reserved: Money
    #: Its ledger entry; null while the call runs, for a call that cost nothing, and if billing was off.
    transaction_id: Optional[str]
    #: Empty while the call runs. Tokens of a fallback model with another price are separate items.
    items: List[CostItem]
    #: Cost of the leg that continued at the carrier after a transfer, in addition to `total`; null until
    #: the carrier has reported it, and if it was not answered.
    transfer: Optional[TransferCost]


class _CallCreateParamRequired(TypedDict):
    to_number: E164


class CallCreateParam(_CallCreateParamRequired, total=False):
    """A call to place."""

    #: The agent that handles the call. Can be omitted when `from_number` has outbound agents.
    agent_id: str
    #: A number of the workspace. Can be omitted when calling test numbers.
    from_number: str
    metadata: Metadata
    variables: Variables
    tags: Tags
    #: Nothing that is said in this call is stored or published, as with `privacy.no_store` of its agent:
    #: no transcript, no recording, no function runs. Times, outcome, cost, numbers and metadata stay.
    #: Default: false.
    no_store: bool
    #: Whether the call can wait for a free call slot, for capacity in a process that runs calls, or for a
    #: speech-recognition slot. With false: 429 `concurrency_limited` when one is not available. Default:
    #: true.
    queue: bool
    #: Seconds to wait for a slot before the call fails as `concurrency_timeout`. Default: 300.
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
    #: Address of the transcript.
    transcript_url: str
    #: Address of the recording; null without one.
    recording_url: Optional[str]
    #: Status of the recording; null when nothing was recorded.
    recording_status: Optional[RecordingStatus]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallEndedEvent(ParleyObject):
    """The call is over. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallEndedData",
    }
    #: Name of the event.
    type: Literal["call.ended"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    event_id: str
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    timestamp: Timestamp
    data: CallEndedData


class CallEndedSnakeData(ParleyObject):
    """Data of call_ended."""

    __slots__ = ()
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    #: Destination; null for web calls.
    to_number: Optional[str]
    #: Caller number; null for web calls.
    from_number: Optional[str]
    #: Seconds from answer to hang-up.
    duration: int
    status: CallStatus
    end_reason: CallEndReason
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallEndedSnakeEvent(ParleyObject):
    """The call is over. Envelope: snake."""

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
    #: The erased call.
    call_id: str
    #: `pending` while a job still deletes objects in storage or rows of a widget.
    status: Literal["pending", "completed"]
    requested_at: Timestamp
    completed_at: NullableTimestamp
    erased: CallErasureCounts


class CallErasureCounts(ParleyObject):
    """How much of each kind was erased."""

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
    #: What carriers reported about legs of the call.
    carrier_legs: int
    #: Webhook events with their bodies.
    webhook_events: int
    #: Deliveries with their attempts, and what receivers answered.
    webhook_deliveries: int
    #: Deliveries among them that would still have been sent.
    waiting_deliveries: int
    #: Responses that were stored for an Idempotency-Key.
    stored_answers: int
    #: Objects in storage.
    recording_objects: int
    #: Their size, bytes.
    recording_bytes: int
    #: Sessions of a visitor whose address and page were erased.
    widget_sessions: int
    #: Their messages.
    widget_messages: int
    #: Drafts of agents that the call tried.
    drafts: int
    #: Test cases that were made from the call, with their results.
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
    """Something failed during the call. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallErrorData",
    }
    #: Name of the event.
    type: Literal["call.error"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    event_id: str
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    timestamp: Timestamp
    data: CallErrorData


class CallEventAgentChanged(ParleyObject):
    """Another agent goes on with the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineAgentChange",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineAgentChange
    #: Type of the event.
    type: Literal["agent_changed"]


class CallEventAnalysis(ParleyObject):
    """The call was analyzed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineAnalysis",
    }
    #: Sequence number; grows within the call.
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
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineKey
    #: Type of the event.
    type: Literal["dtmf"]


class CallEventError(ParleyObject):
    """Something failed; after a warning the call goes on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineProblem",
    }
    #: Sequence number; grows within the call.
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
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineInterruption
    #: Type of the event.
    type: Literal["interrupted"]


class CallEventKnowledge(ParleyObject):
    """The agent searched its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineSearch",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineSearch
    #: Type of the event.
    type: Literal["knowledge"]


class CallEventLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
    agent's first audio.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineLatency",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineLatency
    #: Type of the event.
    type: Literal["latency"]


class CallEventMonitor(ParleyObject):
    """A supervisor did something."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineSupervision",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineSupervision
    #: Type of the event.
    type: Literal["monitor"]


class CallEventPage(ParleyObject):
    """A page of the timeline."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": ("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"}),
    }
    #: Oldest first.
    data: List[CallEvent]
    #: Whether there is another page.
    has_more: bool
    #: Cursor of the next page.
    next_cursor: Optional[str]


class CallEventState(ParleyObject):
    """The call has a new status."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineState",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineState
    #: Type of the event.
    type: Literal["state"]


class CallEventTool(ParleyObject):
    """The agent ran a function."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineFunctionRun",
    }
    #: Sequence number; grows within the call.
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
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineTransfer
    #: Type of the event.
    type: Literal["transfer"]


class CallEventTransferProgress(ParleyObject):
    """A warm transfer went one step on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineTransferProgress",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineTransferProgress
    #: Type of the event.
    type: Literal["transfer_progress"]


class CallEventUtterance(ParleyObject):
    """One side, or a supervisor, completed an utterance."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineUtterance",
    }
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineUtterance
    #: Type of the event.
    type: Literal["utterance"]


class CallEventWarning(ParleyObject):
    """Something failed; after a warning the call goes on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "TimelineProblem",
    }
    #: Sequence number; grows within the call.
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
    #: Sequence number; grows within the call.
    sequence: int
    at: Timestamp
    data: TimelineDelivery
    #: Type of the event.
    type: Literal["webhook"]


class CallFailedData(ParleyObject):
    """Data of call.failed."""

    __slots__ = ()
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    #: Caller number; null for web calls.
    from_: Optional[str]
    #: Destination; null for web calls.
    to: Optional[str]
    end_reason: CallEndReason
    #: Original text from the carrier or provider.
    end_detail: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallFailedEvent(ParleyObject):
    """The call could not connect. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallFailedData",
    }
    #: Name of the event.
    event: Literal["call.failed"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    id: str
    ts: Timestamp
    data: CallFailedData


class CallLatency(ParleyObject):
    """Time from the end of the other side's speech to the agent's first audio, over the turns of the call."""

    __slots__ = ()
    #: Median, milliseconds.
    p50_ms: int
    #: 95th percentile, milliseconds.
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


class CallSlots(ParleyObject):
    """Concurrent calls of the workspace."""

    __slots__ = ()
    #: Maximum concurrent calls, inbound and outbound.
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
    #: Caller number; null for web calls.
    from_number: Optional[str]
    #: Destination; null for web calls.
    to_number: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallStartedEvent(ParleyObject):
    """The audio session opened. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallStartedData",
    }
    #: Name of the event.
    type: Literal["call.started"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    event_id: str
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    timestamp: Timestamp
    data: CallStartedData


class CallStartedSnakeData(ParleyObject):
    """Data of call_started."""

    __slots__ = ()
    direction: CallDirection
    channel: CallChannel
    #: Caller number; null for web calls.
    from_number: Optional[str]
    #: Destination; null for web calls.
    to_number: Optional[str]
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str


class CallStartedSnakeEvent(ParleyObject):
    """The audio session opened. Envelope: snake."""

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
    #: Seconds of the ended calls, from answer to hang-up.
    duration: float
    #: Cost of the ended calls.
    cost: Money
    #: Whether more calls fit: then the newest ones are summed.
    is_capped: bool
    #: When the oldest summed call was created, if more calls fit; otherwise null.
    since: Optional[Timestamp]


class CallTranscriptData(ParleyObject):
    """Data of call.transcript."""

    __slots__ = ()
    #: Who spoke. `supervisor`: a supervisor who barged in, in the agent's place.
    role: Literal["agent", "user", "supervisor"]
    #: The agent that said it, which after a handoff is not the agent of the call. Only with the role
    #: `agent`.
    agent_id: Optional[str]
    #: What was said.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted it.
    interrupted: bool
    metadata: Metadata
    #: Sequence number in the timeline of the call. Events can arrive in a different order.
    sequence: int


class CallTranscriptEvent(ParleyObject):
    """One side, or a supervisor in the agent's place, completed an utterance. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTranscriptData",
    }
    #: Name of the event.
    type: Literal["call.transcript"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    event_id: str
    #: The call.
    call_id: str
    #: The agent.
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
    """The agent transfers the call to a human. Envelope: flat."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTransferData",
    }
    #: Name of the event.
    type: Literal["call.transfer"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    event_id: str
    #: The call.
    call_id: str
    #: The agent.
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
    #: The call.
    call_id: str
    #: The agent.
    agent_id: str
    #: Caller number; null for web calls.
    from_: Optional[str]
    #: Destination; null for web calls.
    to: Optional[str]


class CallTransferredEvent(ParleyObject):
    """The agent transferred the call to a human. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CallTransferredData",
    }
    #: Name of the event.
    event: Literal["call.transferred"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    id: str
    ts: Timestamp
    data: CallTransferredData


class CallUpdateParam(TypedDict, total=False):
    """The fields to change."""

    #: Merged into the call's metadata; null removes all of it.
    metadata: Optional[Metadata]
    #: Replaces all tags; null removes them.
    tags: Optional[Tags]
    #: Rating by a person, 1 to 5; null removes it.
    rating: Optional[int]
    #: Note by a person; null removes it.
    note: Optional[str]


class CallingWindow(ParleyObject):
    """Calling hours on some days. Hours past midnight require two windows."""

    __slots__ = ()
    #: Days of the window.
    days: List[Weekday]
    #: Start, local time.
    from_: str
    #: End, local time, exclusive; must be later than `from`.
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
    #: The agent that handles the calls. Required to start.
    agent_id: Optional[str]
    #: Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
    #: is called from another one that may. Empty: as for a call without `from_number`.
    from_numbers: List[E164]
    #: Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
    #: ignored: 2.5 dials as 2.
    dials_per_second: float
    #: Maximum concurrent calls of the campaign; the call slots of the workspace also apply.
    concurrency: int
    retry: CampaignRetry
    #: When contacts can be called. Default: the calling hours of the workspace. Empty: always.
    windows: List[CallingWindow]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
    #: column `time_zone`, else the zone of its number; if the number has several zones, a window must be
    #: open in all of them.
    time_zone: str
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: What to do when an answering machine answers; null: as set on the agent.
    voicemail: Optional[Voicemail]
    #: When the campaign pauses by itself; null: never.
    circuit_breaker: Optional[CircuitBreaker]
    scheduled_at: NullableTimestamp
    status: CampaignStatus
    #: Why the campaign is paused; null when it is not.
    pause_reason: Optional[PauseReason]
    #: Explanation for humans.
    pause_detail: Optional[str]
    #: Earliest time of the next dial, while the campaign runs and has nothing to dial now.
    next_dial_at: Optional[Timestamp]
    #: Starts at 1; grows each time the failed contacts of a completed campaign are queued again.
    round: int
    stats: CampaignStats
    started_at: NullableTimestamp
    completed_at: NullableTimestamp
    #: When its contacts were removed, because their `retention_days` were over. Null while they are kept.
    contacts_removed_at: Optional[str]
    created_at: Timestamp
    updated_at: Timestamp


class CampaignChange(ParleyObject):
    """A campaign was made, changed or deleted, or its status changed."""

    __slots__ = ()
    #: The campaign.
    campaign_id: str
    #: Its name.
    name: str
    status: CampaignStatus
    #: Why it is paused; null while it is not.
    pause_reason: Optional[str]
    #: Whether it was deleted.
    deleted: bool


class CampaignCompletedData(ParleyObject):
    """Data of campaign.completed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "stats": "CampaignStats",
    }
    #: The campaign.
    campaign_id: str
    #: Display name.
    name: str
    #: The agent that handled the calls.
    agent_id: str
    #: The completed round, from 1.
    round: int
    started_at: Timestamp
    completed_at: Timestamp
    stats: CampaignStats


class CampaignCompletedEvent(ParleyObject):
    """A campaign has nothing left to dial. Envelope: nested."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "CampaignCompletedData",
    }
    #: Name of the event.
    event: Literal["campaign.completed"]
    #: Identifier, prefix `evt_`; deduplicate on it.
    id: str
    ts: Timestamp
    data: CampaignCompletedData


class CampaignContact(ParleyObject):
    """A person to call."""

    __slots__ = ()
    #: Identifier, prefix `cct_`.
    id: str
    to_number: E164
    #: IANA time zone of the contact; null: derived from the number.
    time_zone: Optional[str]
    variables: Variables
    status: ContactStatus
    #: Why the contact is not dialed.
    skip_reason: Optional[SkipReason]
    #: Number of dials so far.
    attempts: int
    next_attempt_at: NullableTimestamp
    #: The newest call of the contact.
    last_call_id: Optional[str]
    #: End reason of the newest call that ended.
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
    #: Numbers in any format.
    to_number: str


class CampaignContactRowParam(_CampaignContactRowParamRequired, total=False):
    """One contact to add, in the format of the contact list."""

    #: IANA time zone of the contact; null: derived from the number.
    time_zone: Optional[str]
    variables: Variables


class CampaignContactsFileParam(TypedDict):
    """A CSV file as a form upload."""

    #: The file; its declared content type does not matter.
    file: Upload


class _CampaignCreateParamRequired(TypedDict):
    #: Display name.
    name: str


class CampaignCreateParam(_CampaignCreateParamRequired, total=False):
    """A new campaign."""

    #: The agent that handles the calls. Required to start.
    agent_id: Optional[str]
    #: Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
    #: is called from another one that may. Empty: as for a call without `from_number`.
    from_numbers: Sequence[E164]
    #: Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
    #: ignored: 2.5 dials as 2. Default: 1.
    dials_per_second: float
    #: Maximum concurrent calls of the campaign; the call slots of the workspace also apply. Default: 10.
    concurrency: int
    #: When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour
    #: without an answer, after 10 minutes if the carrier failed; the delay doubles each time.
    retry: Optional[CampaignRetryInputParam]
    #: When contacts can be called. Default: the calling hours of the workspace. Empty: always.
    windows: Sequence[CallingWindowInputParam]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
    #: column `time_zone`, else the zone of its number; if the number has several zones, a window must be
    #: open in all of them. Default: "contact".
    time_zone: str
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: What to do when an answering machine answers; null: as set on the agent.
    voicemail: Optional[VoicemailInputParam]
    #: When the campaign pauses by itself; null: never.
    circuit_breaker: Optional[CircuitBreakerInputParam]
    #: Earliest time at which a contact is dialed after the campaign starts.
    scheduled_at: Optional[str]


class CampaignForecast(ParleyObject):
    """When a campaign is expected to finish."""

    __slots__ = ()
    #: End of the last call. Null when nothing is left to dial, when the campaign is completed or canceled,
    #: and when it would take more than 60 days.
    finishes_at: Optional[Timestamp]
    #: Dials to come, with those of retries.
    dials: int
    #: Seconds in which somebody is dialed.
    dialing_seconds: int
    #: Seconds in which nobody can be dialed, outside of calling hours or before a retry is due.
    waiting_seconds: int
    #: What bounds the dials in calling hours; null when nothing is left to dial.
    limited_by: Optional[Literal["dials_per_second", "concurrency"]]
    #: Ended calls from which the estimate is made; 0: usual values.
    measured_calls: int


class CampaignImport(ParleyObject):
    """The result of the import."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rows": "RefusedContactRow",
    }
    #: Contacts that were added and will be dialed.
    accepted: int
    #: Rows that could not be read as a contact.
    rejected: int
    #: Contacts that appeared twice or were already in the campaign.
    duplicate: int
    #: Contacts on the do-not-call list, added as skipped.
    dnc: int
    #: The first 1,000 rows that were not accepted.
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
    """When a contact is dialed again."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rules": "RetryRule",
    }
    #: Maximum number of dials per contact, including the first.
    max_attempts: Optional[int]
    #: Factor by which each further delay grows; 1: constant delays. A delay is at most a week.
    back_off: Optional[float]
    #: One rule per outcome. An outcome without a rule is not retried.
    rules: Optional[List[RetryRule]]


class CampaignRetryInputParam(TypedDict, total=False):
    """When a contact is dialed again."""

    #: Maximum number of dials per contact, including the first. Default: 3.
    max_attempts: int
    #: Factor by which each further delay grows; 1: constant delays. A delay is at most a week. Default: 2.
    back_off: float
    #: One rule per outcome. An outcome without a rule is not retried.
    rules: Sequence[RetryRuleInputParam]


class CampaignRetryRequestParam(TypedDict, total=False):
    """The failed contacts to queue again."""

    #: Only contacts whose last call ended with one of these; default: all.
    outcomes: Sequence[CallEndReason]


class CampaignRetryResult(ParleyObject):
    """The contacts that were queued again."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "campaign": "Campaign",
    }
    #: Number of contacts that wait again.
    retried: int
    campaign: Campaign


class CampaignStats(ParleyObject):
    """Contacts by status, and outcomes of calls."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: All contacts.
    contacts: int
    #: Not dialed yet.
    pending: int
    #: With a call that waits or is in progress.
    dialing: int
    #: Waiting for the next attempt.
    retry_scheduled: int
    #: Reached.
    completed: int
    #: No attempts left.
    failed: int
    #: Never dialed.
    skipped: int
    #: Not dialed because the campaign was canceled.
    canceled: int
    #: Calls that ended or are in progress.
    attempts: int
    #: Calls that a person or a machine answered.
    answered: int
    #: Answered calls divided by ended calls, 0 to 1; null before the first.
    answer_rate: Optional[float]
    #: Ended calls by end reason.
    outcomes: Dict[str, int]
    cost: Money
    #: Seconds from answer to hang-up, over all calls.
    talk_seconds: float


class CampaignUpdateParam(TypedDict, total=False):
    """The fields to change; null restores the default."""

    #: Display name.
    name: str
    #: The agent that handles the calls. Required to start.
    agent_id: Optional[str]
    #: Caller numbers, numbers of the workspace used in rotation. A contact that one of them may not call
    #: is called from another one that may. Empty: as for a call without `from_number`.
    from_numbers: Optional[Sequence[E164]]
    #: Maximum dials in any second; values below 1 space dials further apart. Above 1 the fraction is
    #: ignored: 2.5 dials as 2.
    dials_per_second: Optional[float]
    #: Maximum concurrent calls of the campaign; the call slots of the workspace also apply.
    concurrency: Optional[int]
    #: When a contact is dialed again. Default: three attempts; after 5 minutes if busy, after an hour
    #: without an answer, after 10 minutes if the carrier failed; the delay doubles each time.
    retry: Optional[CampaignRetryInputParam]
    #: When contacts can be called. Default: the calling hours of the workspace. Empty: always.
    windows: Optional[Sequence[CallingWindowInputParam]]
    #: Time zone of the windows: `contact`, or an IANA zone for all contacts. A contact's zone is its
    #: column `time_zone`, else the zone of its number; if the number has several zones, a window must be
    #: open in all of them.
    time_zone: Optional[str]
    #: Country of uploaded numbers without a country code, ISO 3166-1 alpha-2.
    default_country: Optional[str]
    #: What to do when an answering machine answers; null: as set on the agent.
    voicemail: Optional[VoicemailInputParam]
    #: When the campaign pauses by itself; null: never.
    circuit_breaker: Optional[CircuitBreakerInputParam]
    #: Earliest time at which a contact is dialed after the campaign starts.
    scheduled_at: Optional[str]


class ChatCompletion(ParleyObject):
    """An agent's reply."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "choices": "ChatCompletionChoice",
        "usage": "ChatCompletionUsage",
    }
    #: Identifier, prefix `msg_`; the charge in the ledger has it too.
    id: str
    #: The kind of object.
    object: Literal["chat.completion"]
    #: Time of the reply, in seconds since 1970.
    created: int
    #: Id of the agent.
    model: str
    #: The reply, alone.
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
    #: `length`: the reply was cut at 16,000 characters.
    finish_reason: Literal["stop", "length"]
    #: Always null.
    logprobs: None


class _ChatCompletionCreateParamRequired(TypedDict):
    #: Id or exact name of an agent.
    model: str
    #: Oldest first; the last message of the user or the assistant must be the user's.
    messages: Sequence[ChatCompletionMessageParam]


class ChatCompletionCreateParam(_ChatCompletionCreateParamRequired, total=False):
    """A conversation with an agent, as OpenAI's clients send it. What the agent decides, such as the
    temperature, is accepted and ignored.
    """

    #: Whether the reply comes as server-sent events. Default false.
    stream: Optional[bool]
    #: Options of a stream.
    stream_options: Optional[ChatCompletionStreamOptionsParam]
    #: The person who writes: the value of the variable `user`.
    user: Optional[str]
    #: Values for `{{name}}` in the prompt and the messages of the agent.
    metadata: Optional[Variables]
    #: Must be empty, because only the agent's own functions run, on the server.
    tools: Optional[Sequence[ChatCompletionTool]]
    #: Must be empty, as `tools`.
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
    """The form of the reply."""

    #: Only `text` is supported.
    type: str


class _ChatCompletionMessageParamRequired(TypedDict):
    #: Who wrote it. Messages of `system` and `developer` are added to the agent's own prompt, which stays.
    #: An agent with a server of its own (`custom-llm`) does not get them.
    role: Literal["system", "developer", "user", "assistant"]


class ChatCompletionMessageParam(_ChatCompletionMessageParamRequired, total=False):
    """One message."""

    #: The text, or parts of it.
    content: Optional[Union[str, Sequence[ChatCompletionPartParam]]]


class ChatCompletionPartParam(TypedDict):
    """A part of a message. Only text is supported."""

    #: The kind of part.
    type: Literal["text"]
    #: The text.
    text: str


class ChatCompletionReply(ParleyObject):
    """The message of the agent."""

    __slots__ = ()
    #: Who wrote it.
    role: Literal["assistant"]
    #: The text.
    content: str
    #: Always null.
    refusal: None


class ChatCompletionStreamOptionsParam(TypedDict, total=False):
    """Options of a stream."""

    #: Whether the last event before `[DONE]` has the usage. Default false.
    include_usage: Optional[bool]


class ChatCompletionUsage(ParleyObject):
    """Tokens of all requests to the language model for one reply."""

    __slots__ = ()
    #: Tokens that the model read.
    prompt_tokens: int
    #: Tokens that the model wrote.
    completion_tokens: int
    #: Their sum.
    total_tokens: int


class ChatDeltaEvent(ParleyObject):
    """The next words of the reply."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["delta"]
    #: The words.
    data: Dict[str, Any]


class ChatDoneEvent(ParleyObject):
    """The whole reply, as it is stored. The last event of a stream that succeeds."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["done"]
    #: The reply.
    data: Dict[str, Any]


class ChatErrorEvent(ParleyObject):
    """The reply has failed after the stream began. The last event."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "Problem",
    }
    #: Name of the event.
    event: Literal["error"]
    data: Problem


class ChatSessionEvent(ParleyObject):
    """The session of the conversation. Always the first event."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["session"]
    #: The session.
    data: Dict[str, Any]


class ChatToolEvent(ParleyObject):
    """The agent has run a function."""

    __slots__ = ()
    #: Name of the event.
    event: Literal["tool"]
    #: The function.
    data: Dict[str, Any]


class CircuitBreaker(ParleyObject):
    """Pauses the campaign when too many of its newest calls failed for technical reasons: `carrier_error`,
    `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
    """

    __slots__ = ()
    #: Failure rate, 0 to 1, at which the campaign pauses.
    failure_rate: float
    #: Number of newest calls considered; with fewer calls it does not pause.
    of: int


class CircuitBreakerInputParam(TypedDict):
    """Pauses the campaign when too many of its newest calls failed for technical reasons: `carrier_error`,
    `engine_error`, `stt_error`, `tts_error`, `media_lost`, `internal_error`.
    """

    #: Failure rate, 0 to 1, at which the campaign pauses.
    failure_rate: float
    #: Number of newest calls considered; with fewer calls it does not pause.
    of: int


class _ClientEventParamRequired(TypedDict):
    #: What happened: lower case, digits, `.`, `_` and `-`.
    name: str


class ClientEventParam(_ClientEventParamRequired, total=False):
    """An event of a page."""

    #: Path of the page, without query, which may name a person.
    page: str
    #: When it happened. Times more than a day in the past, and all in the future, become the time of the
    #: request.
    occurred_at: str
    properties: ClientEventProperties


class ClientEventsParam(TypedDict):
    """Events of a page."""

    #: The events, oldest first.
    events: Sequence[ClientEventParam]


class ClientEventsAccepted(ParleyObject):
    """How many events were stored."""

    __slots__ = ()
    #: Stored events.
    accepted: int


class ComponentStatus(ParleyObject):
    """A component of the service."""

    __slots__ = ()
    #: `jobs` is the work in the background, `webhooks` the delivery of events, `speech_recognition`,
    #: `language_model` and `speech` are the providers of the deployment; those of workspaces do not count.
    id: Literal["api", "database", "voice", "jobs", "webhooks", "mail", "speech_recognition", "language_model", "speech"]
    #: Its state.
    status: Literal["operational", "degraded", "outage", "not_configured"]


class _ContactMessageParamRequired(TypedDict):
    email: Email
    #: The message.
    message: str


class ContactMessageParam(_ContactMessageParamRequired, total=False):
    """A message of a visitor."""

    #: Name of the sender.
    name: str
    #: What it is about.
    subject: str


class ContextControlParam(TypedDict):
    """The agent takes this information into account from its next reply on; it is not spoken."""

    #: The variant.
    action: Literal["inject_context"]
    #: Information for the agent.
    text: str


class CostItem(ParleyObject):
    """Price times quantity."""

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


class CustomLlmEngine(ParleyObject):
    """A language-model server of the customer, connected by WebSocket."""

    __slots__ = ()
    #: The variant.
    type: Literal["custom-llm"]
    #: A wss:// address; ws:// only in networks that the operator allows.
    websocket_url: str


class CustomLlmEngineInputParam(TypedDict):
    """A language-model server of the customer, connected by WebSocket."""

    #: The variant.
    type: Literal["custom-llm"]
    #: A wss:// address; ws:// only in networks that the operator allows.
    websocket_url: str


class DeadDelivery(ParleyObject):
    """A delivery of a webhook used up its attempts."""

    __slots__ = ()
    #: The delivery.
    delivery_id: str
    #: The webhook.
    webhook_id: str
    event: EventName
    #: The call that the event is about.
    call_id: Optional[str]
    #: Attempts so far.
    attempts: int
    #: HTTP status of the last response; null without one.
    http_status: Optional[int]


class DeliveryAttempt(ParleyObject):
    """One attempt."""

    __slots__ = ()
    #: Attempt number, from 1.
    number: int
    at: Timestamp
    #: HTTP status; null when there was no response.
    status: Optional[int]
    #: The first KiB of the response.
    body: Optional[str]
    #: Why there was no response.
    error: Optional[str]
    #: Milliseconds.
    duration_ms: int


_DeliveryReplayParamRequired = TypedDict("_DeliveryReplayParamRequired", {})
_DeliveryReplayParamOptional = TypedDict("_DeliveryReplayParamOptional", {"ids": "Sequence[str]", "webhook_id": "str", "status": "DeliveryStatus", "event": "EventName", "from": "str", "to": "str"}, total=False)


class DeliveryReplayParam(_DeliveryReplayParamRequired, _DeliveryReplayParamOptional):
    """What to send again: `ids`, or everything that matches the filter."""


class DeliveryReplayResult(ParleyObject):
    """Number of deliveries that were queued again."""

    __slots__ = ()
    #: Deliveries that were queued again. Those that were already due are not counted.
    replayed: int


class Demo(ParleyObject):
    """The demo that was started; fields of other kinds are null."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "rtc": "RtcToken",
        "message": "WidgetMessage",
    }
    #: The kind of demo.
    kind: Literal["call", "web", "chat"]
    #: The call.
    call_id: Optional[str]
    #: With `web`: the token to join the call.
    rtc: Optional[RtcToken]
    #: With `chat`: the session.
    session_id: Optional[str]
    #: With `chat`: the token of the session, if this message opened it.
    token: Optional[str]
    #: With `chat`: the reply of the agent.
    message: Optional[WidgetMessage]


class DemoStartParam(TypedDict, total=False):
    """The demo to try. `call` requires `to_number`, `chat` requires `message`."""

    #: One of the test numbers.
    to_number: str
    #: What to say in the chat.
    message: str
    #: The chat to continue; send its token in the Authorization header.
    session_id: Optional[str]


class DestinationPrice(ParleyObject):
    """Price of a minute to phone numbers with this prefix."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_minute": "Money",
    }
    #: Beginning of the number, in E.164.
    prefix: str
    #: Price of 60 seconds, charged per second.
    per_minute: Money


class DncImport(ParleyObject):
    """The result of the import."""

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
    #: The first 1,000 rejected rows.
    rows: List[RejectedRow]


class DncNumber(ParleyObject):
    """A number that is never dialed."""

    __slots__ = ()
    number: E164
    #: Why it is on the list.
    reason: Optional[str]
    #: The call in which the caller asked not to be called.
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

    #: Why the numbers are added.
    reason: Optional[str]
    #: The call in which the caller asked not to be called.
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

    #: The variant.
    action: Literal["send_dtmf"]
    #: Keys to press; `w` and `,` wait half a second.
    digits: str


class DtmfFunctionCreateParam(TypedDict):
    """Presses keys of the phone keypad."""

    #: The variant.
    type: Literal["dtmf"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class _EndCallFunctionCreateParamRequired(TypedDict):
    #: The variant.
    type: Literal["end_call"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class EndCallFunctionCreateParam(_EndCallFunctionCreateParamRequired, total=False):
    """Ends the call."""

    #: Spoken before the call ends.
    message: Optional[str]


class EndedSessions(ParleyObject):
    """Sessions that were ended."""

    __slots__ = ()
    #: Number of sessions that were ended.
    ended: int


class Endpointing(ParleyObject):
    """How much silence ends an utterance of the other side."""

    __slots__ = ()
    #: Milliseconds of silence after words that sound complete. Default 300.
    min_ms: Optional[int]
    #: Milliseconds of silence after words that sound incomplete. Default 1000.
    max_ms: Optional[int]


class EndpointingInputParam(TypedDict, total=False):
    """How much silence ends an utterance of the other side."""

    #: Milliseconds of silence after words that sound complete. Default 300.
    min_ms: int
    #: Milliseconds of silence after words that sound incomplete. Default 1000.
    max_ms: int


class ErrorOfOpenAi(ParleyObject):
    """An error in the form of OpenAI."""

    __slots__ = ()
    #: What happened.
    message: str
    #: The kind of error, such as `invalid_request_error`.
    type: str
    #: The field that is wrong.
    param: Optional[str]
    #: The `code` of the problem document.
    code: str


class EstimateAssumptions(ParleyObject):
    """Assumed conversation per minute, for estimates and reservations."""

    __slots__ = ()
    #: Tokens that the model reads per minute.
    llm_input_tokens: int
    #: Tokens that the model writes per minute.
    llm_output_tokens: int
    #: Characters that are spoken per minute.
    tts_characters: int


class ExpectCalled(ParleyObject):
    """The agent calls a function."""

    __slots__ = ()
    #: The variant.
    type: Literal["called"]
    #: Name of the function.
    function: str
    #: Arguments of the call, among others. Texts match by their words.
    with_: Optional[Dict[str, Any]]
    #: Exactly so many such calls. Default: at least one.
    times: Optional[int]


_ExpectCalledInputParamRequired = TypedDict("_ExpectCalledInputParamRequired", {"type": "Literal[\"called\"]", "function": "str"})
_ExpectCalledInputParamOptional = TypedDict("_ExpectCalledInputParamOptional", {"with": "Mapping[str, Any]", "times": "int"}, total=False)


class ExpectCalledInputParam(_ExpectCalledInputParamRequired, _ExpectCalledInputParamOptional):
    """The agent calls a function."""


class ExpectCostBelow(ParleyObject):
    """The conversation would cost less, by the prices of a call in the browser."""

    __slots__ = ()
    #: The variant.
    type: Literal["cost_below"]
    #: Decimal number in the currency of GET /v1/pricing.
    amount: str


class ExpectCostBelowInputParam(TypedDict):
    """The conversation would cost less, by the prices of a call in the browser."""

    #: The variant.
    type: Literal["cost_below"]
    #: Decimal number in the currency of GET /v1/pricing.
    amount: str


class ExpectEndReason(ParleyObject):
    """How the conversation ends."""

    __slots__ = ()
    #: The variant.
    type: Literal["end_reason"]
    reason: CallEndReason


class ExpectEndReasonInputParam(TypedDict):
    """How the conversation ends."""

    #: The variant.
    type: Literal["end_reason"]
    reason: CallEndReason


class ExpectJudge(ParleyObject):
    """A model reads the conversation and answers a question. It must quote the line that is its reason; a
    quote that nobody said, and an answer that contradicts another expectation of the case, are reported
    as a fault of the judge.
    """

    __slots__ = ()
    #: The variant.
    type: Literal["judge"]
    #: A question whose answer must be yes.
    question: str


class ExpectJudgeInputParam(TypedDict):
    """A model reads the conversation and answers a question. It must quote the line that is its reason; a
    quote that nobody said, and an answer that contradicts another expectation of the case, are reported
    as a fault of the judge.
    """

    #: The variant.
    type: Literal["judge"]
    #: A question whose answer must be yes.
    question: str


class ExpectNotCalled(ParleyObject):
    """The agent does not call a function."""

    __slots__ = ()
    #: The variant.
    type: Literal["not_called"]
    #: Name of the function.
    function: str
    #: With these arguments. Default: at all.
    with_: Optional[Dict[str, Any]]


_ExpectNotCalledInputParamRequired = TypedDict("_ExpectNotCalledInputParamRequired", {"type": "Literal[\"not_called\"]", "function": "str"})
_ExpectNotCalledInputParamOptional = TypedDict("_ExpectNotCalledInputParamOptional", {"with": "Mapping[str, Any]"}, total=False)


class ExpectNotCalledInputParam(_ExpectNotCalledInputParamRequired, _ExpectNotCalledInputParamOptional):
    """The agent does not call a function."""


class ExpectNotSaid(ParleyObject):
    """The agent never says it. Exactly one of `text` and `pattern`."""

    __slots__ = ()
    #: The variant.
    type: Literal["not_said"]
    text: Optional[TestPhrase]
    pattern: Optional[TestPattern]


class _ExpectNotSaidInputParamRequired(TypedDict):
    #: The variant.
    type: Literal["not_said"]


class ExpectNotSaidInputParam(_ExpectNotSaidInputParamRequired, total=False):
    """The agent never says it. Exactly one of `text` and `pattern`."""

    text: TestPhrase
    pattern: TestPattern


class ExpectSaid(ParleyObject):
    """The agent says it. Exactly one of `text` and `pattern`."""

    __slots__ = ()
    #: The variant.
    type: Literal["said"]
    text: Optional[TestPhrase]
    pattern: Optional[TestPattern]
    #: In the answer to this turn of the caller; 0 is before the first. Default: anywhere.
    turn: Optional[int]


class _ExpectSaidInputParamRequired(TypedDict):
    #: The variant.
    type: Literal["said"]


class ExpectSaidInputParam(_ExpectSaidInputParamRequired, total=False):
    """The agent says it. Exactly one of `text` and `pattern`."""

    text: TestPhrase
    pattern: TestPattern
    #: In the answer to this turn of the caller; 0 is before the first. Default: anywhere.
    turn: int


class ExpectTransferred(ParleyObject):
    """The caller is transferred."""

    __slots__ = ()
    #: The variant.
    type: Literal["transferred"]
    #: To this number. Default: any.
    to: Optional[str]


class _ExpectTransferredInputParamRequired(TypedDict):
    #: The variant.
    type: Literal["transferred"]


class ExpectTransferredInputParam(_ExpectTransferredInputParamRequired, total=False):
    """The caller is transferred."""

    #: To this number. Default: any.
    to: str


class ExpectWithinMs(ParleyObject):
    """The caller never waits longer than so many milliseconds: for the agent's words after its own,
    between two utterances of one answer, and for a function. A model's own time counts; on a text line
    a voice's time does not.
    """

    __slots__ = ()
    #: The variant.
    type: Literal["within_ms"]
    #: Milliseconds.
    ms: int


class ExpectWithinMsInputParam(TypedDict):
    """The caller never waits longer than so many milliseconds: for the agent's words after its own,
    between two utterances of one answer, and for a function. A model's own time counts; on a text line
    a voice's time does not.
    """

    #: The variant.
    type: Literal["within_ms"]
    #: Milliseconds.
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
    #: HTTP status of the response; null when there was no response.
    status: Optional[int]
    #: The first 16 KiB of the response.
    body: Optional[str]
    #: Why there was no response.
    error: Optional[str]
    #: Milliseconds until the response was complete.
    duration_ms: int
    request: SentRequest


class _HandoffControlParamRequired(TypedDict):
    #: The variant.
    action: Literal["handoff"]
    #: The agent that takes over, in its published version if it has one, else in its current state.
    agent_id: str


class HandoffControlParam(_HandoffControlParamRequired, total=False):
    """Another agent of the workspace takes over the call, with its own prompt, model, voice, functions,
    knowledge and behavior. It knows the conversation so far. The `agent_id` of the call stays that of
    the first agent; the timeline has `agent_changed`. Recording settings and maximum duration stay
    those of the first agent. From then on each item is charged at the higher price of the agents
    involved. With `draft` the call's own agent goes on with its newest version and these fields; this
    is for calls in the browser, so that an edit reaches a test call that is running.
    """

    #: First words of the new agent. null or omitted: it answers the open question, or listens.
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


class Inactivity(ParleyObject):
    """What happens while both sides are silent."""

    __slots__ = ()
    #: Seconds of silence before a reminder, and between reminders. Default 8.
    seconds: Optional[int]
    #: Spoken one after another; after the last one the call ends with `inactivity`. The default is one,
    #: which asks in the agent's language whether the other side is still there. It follows a change of the
    #: language.
    reminders: Optional[List[str]]


class InactivityInputParam(TypedDict, total=False):
    """What happens while both sides are silent."""

    #: Seconds of silence before a reminder, and between reminders. Default 8.
    seconds: int
    #: Spoken one after another; after the last one the call ends with `inactivity`. The default is one,
    #: which asks in the agent's language whether the other side is still there. It follows a change of the
    #: language.
    reminders: Sequence[str]


class Interruption(ParleyObject):
    """When speech of the other side interrupts the agent."""

    __slots__ = ()
    #: Whether the agent can be interrupted. Default true.
    enabled: Optional[bool]
    #: Minimum speech, in milliseconds. Default 200.
    min_ms: Optional[int]
    #: Minimum number of words, not counting backchannels such as "mm-hm". Default 1.
    min_words: Optional[int]


class InterruptionInputParam(TypedDict, total=False):
    """When speech of the other side interrupts the agent."""

    #: Whether the agent can be interrupted. Default true.
    enabled: bool
    #: Minimum speech, in milliseconds. Default 200.
    min_ms: int
    #: Minimum number of words, not counting backchannels such as "mm-hm". Default 1.
    min_words: int


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
    """Token of the email and, for a new user, their name and password."""

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
    #: Best first.
    data: List[KnowledgeMatch]
    #: Milliseconds that the search took.
    ms: int


class KnowledgeBase(ParleyObject):
    """Texts, pages and files from which agents answer."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "chunking": "KnowledgeChunking",
        "sources": "KnowledgeSourceCounts",
    }
    #: Identifier, prefix `kb_`.
    id: str
    #: Display name.
    name: str
    #: What the knowledge base is about.
    description: str
    chunking: KnowledgeChunking
    #: Seconds after which URLs are fetched again; null: only on request.
    refresh_interval_seconds: Optional[int]
    sources: KnowledgeSourceCounts
    #: Searchable chunks in all sources.
    chunks: int
    #: Size of all sources, in bytes.
    bytes: int
    #: Agents that use the knowledge base, up to 100.
    agent_ids: List[str]
    created_at: Timestamp
    updated_at: Timestamp


class _KnowledgeBaseCreateParamRequired(TypedDict):
    #: Display name.
    name: str


class KnowledgeBaseCreateParam(_KnowledgeBaseCreateParamRequired, total=False):
    """A new knowledge base."""

    #: What the knowledge base is about. Default: "".
    description: str
    chunking: KnowledgeChunkingInputParam
    #: Seconds after which URLs are fetched again; null: only on request.
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
    """The fields to change."""

    #: Display name.
    name: str
    #: What the knowledge base is about.
    description: Optional[str]
    chunking: KnowledgeChunkingInputParam
    #: Seconds after which URLs are fetched again; null: only on request.
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
    #: Address of the page that contains it.
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
    """How sources are split: along headings, paragraphs and sentences. Each chunk repeats the end of the
    previous one.
    """

    __slots__ = ()
    #: Maximum length of a chunk, in characters.
    max_chars: int
    #: Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`.
    overlap_chars: int


class KnowledgeChunkingInputParam(TypedDict):
    """How sources are split: along headings, paragraphs and sentences. Each chunk repeats the end of the
    previous one.
    """

    #: Maximum length of a chunk, in characters.
    max_chars: int
    #: Maximum overlap with the previous chunk, in characters. Must be less than half of `max_chars`.
    overlap_chars: int


class KnowledgeCrawl(ParleyObject):
    """Follows the links of a page within its site."""

    __slots__ = ()
    #: How many links away from the first page.
    max_depth: Optional[int]
    #: Maximum number of pages.
    max_pages: Optional[int]


class KnowledgeCrawlInputParam(TypedDict, total=False):
    """Follows the links of a page within its site."""

    #: How many links away from the first page. Default: 2.
    max_depth: int
    #: Maximum number of pages. Default: 50.
    max_pages: int


class KnowledgeMatch(ParleyObject):
    """A chunk that was found."""

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
    #: Text of the chunk.
    text: str
    #: Fused rank, 0 to 1. 1: first both by meaning and by words.
    score: float
    #: Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives
    #: the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while
    #: the chunk waits to be embedded again.
    similarity: Optional[float]
    metadata: KnowledgeMetadata
    #: Headings above the chunk.
    heading: Optional[str]
    #: Address of the page that contains it.
    url: Optional[str]


class _KnowledgeQueryParamRequired(TypedDict):
    #: A question or keywords.
    query: str


class KnowledgeQueryParam(_KnowledgeQueryParamRequired, total=False):
    """A search."""

    #: Maximum number of chunks. Default: 10.
    limit: int
    #: Search only sources whose metadata contains this.
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
    #: A text, plain or Markdown; null in lists. Upload longer texts as a file.
    content: Optional[str]
    #: Address of a page, http or https.
    url: Optional[str]
    #: With `url`: also read the pages that it links to.
    crawl: Optional[KnowledgeCrawl]
    metadata: KnowledgeMetadata
    #: Knowledge base of the source.
    knowledge_base_id: str
    type: KnowledgeSourceType
    status: KnowledgeSourceStatus
    #: Why the source failed.
    error: Optional[KnowledgeSourceError]
    #: File name as uploaded.
    file_name: Optional[str]
    #: Content type of the file.
    content_type: Optional[str]
    #: Bytes that were read, before splitting.
    bytes: int
    #: Searchable chunks.
    chunks: int
    #: Pages fetched so far; 1 for a text or file.
    pages: int
    last_fetched_at: NullableTimestamp
    next_refresh_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp


class KnowledgeSourceChange(ParleyObject):
    """A source of a knowledge base was added, read again or deleted, or its status changed."""

    __slots__ = ()
    #: The source.
    source_id: str
    #: The knowledge base that contains it.
    knowledge_base_id: str
    status: KnowledgeSourceStatus
    #: Why it could not be read; null unless it failed.
    error_code: Optional[str]
    #: Whether it was deleted.
    deleted: bool


class KnowledgeSourceCounts(ParleyObject):
    """Number of sources by status."""

    __slots__ = ()
    #: Waiting to be processed.
    pending: int
    #: Being processed.
    processing: int
    #: Searchable.
    ready: int
    #: Failed, with an `error`.
    failed: int


class KnowledgeSourceCreateParam(TypedDict, total=False):
    """A text or a page: either `content` or `url`. Files are uploaded as multipart."""

    #: A text, plain or Markdown; null in lists. Upload longer texts as a file.
    content: Optional[str]
    #: Address of a page, http or https.
    url: Optional[str]
    #: With `url`: also read the pages that it links to.
    crawl: Optional[KnowledgeCrawlInputParam]
    metadata: KnowledgeMetadata


class KnowledgeSourceError(ParleyObject):
    """Why a source failed."""

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
    #: txt, md, html, pdf or docx, at most 25 MiB; the type is detected from the file name, else from the
    #: content type.
    file: Upload


class KnowledgeSourceUploadParam(_KnowledgeSourceUploadParamRequired, total=False):
    """A file as multipart."""

    #: JSON object; see KnowledgeMetadata.
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
    #: The variant.
    type: Literal["livekit"]


class LiveKitTrunkCreateParam(_LiveKitTrunkCreateParamRequired, total=False):
    """SIP trunks of the deployment's LiveKit server: either existing trunks, by id, or a SIP server for
    which trunks are created. Existing trunks must list the number. A SIP server is checked with an
    OPTIONS request (RFC 3261 section 11) before anything is created. Calls work in both directions when
    there are trunks for both. Voicemail is detected only by its beep, and text messages cannot be sent.
    """

    #: For calls from the number. Without it the number only receives calls, unless the deployment has a
    #: trunk that lists the number.
    outbound_trunk_id: Optional[str]
    #: For calls to the number. Its dispatch rule must give each caller a separate room; without a rule,
    #: one is created.
    inbound_trunk_id: Optional[str]
    #: Host name or IPv4 address of a SIP server, instead of trunk ids.
    host: str
    #: Default 5060, or 5061 with tls.
    port: int
    #: Transport protocol for SIP. Default: "udp".
    transport: Literal["udp", "tcp", "tls"]
    #: User name for digest authentication of calls from the number.
    username: Optional[str]
    #: Stored by the LiveKit server. Not returned again.
    password: Optional[str]
    #: Addresses from which calls to the number are accepted; empty: any address.
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
    """The balance fell below `low_balance_threshold`."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "balance": "Money",
        "threshold": "Money",
    }
    balance: Money
    threshold: Money


class _McpFunctionCreateParamRequired(TypedDict):
    #: The variant.
    type: Literal["mcp"]
    name: FunctionName
    #: For humans; the model receives the descriptions of the tools.
    description: str
    url: HttpUrl


class McpFunctionCreateParam(_McpFunctionCreateParamRequired, total=False):
    """Gives the model the tools of an MCP server (streamable HTTP), each as `<name>_<tool>`. The tools are
    listed when a call begins, and once when the function is saved (`server` of the response).
    """

    headers: FunctionHeaders
    #: Names of the tools that can be used; null: all. An update replaces the list.
    allowed_tools: Optional[Sequence[str]]
    #: Milliseconds to wait for one run of a tool. Default 10000.
    timeout_ms: int
    #: Spoken while a tool runs.
    filler: Optional[str]


class McpServerCheck(ParleyObject):
    """What an MCP server answered when it was asked for its tools."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "tools": "McpServerTool",
    }
    #: Whether the server listed its tools in time.
    ok: bool
    #: Why not. Calls go on without the tools until the server answers; null if it did.
    error: Optional[str]
    #: The first 100 tools, in the order of the server.
    tools: List[McpServerTool]
    #: What the agent will miss: names in `allowed_tools` that the server does not have, and tools that
    #: cannot be offered to a model, each with the reason.
    problems: List[str]
    #: Milliseconds that it took.
    duration_ms: int


class McpServerTool(ParleyObject):
    """A tool of an MCP server."""

    __slots__ = ()
    #: Name, as `allowed_tools` takes it.
    name: str
    #: What the server says about it, at most 300 characters.
    description: str
    #: Whether the agent can use it, by `allowed_tools`.
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
    #: Context window, in tokens; null when unknown.
    context_tokens: Optional[int]
    #: Whether it is used by agents that name no model.
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
    #: Who is on the left channel.
    left: Literal["caller"]
    #: Who is on the right channel: the agent, or a supervisor who barges in.
    right: Literal["agent"]


class MonitorToken(ParleyObject):
    """A token to follow one call, once."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "audio": "MonitorAudio",
    }
    #: Goes into the second subprotocol. Never put it into a URL.
    token: str
    #: Address of the socket.
    url: str
    #: The call.
    call_id: str
    mode: MonitorMode
    initial_mode: MonitorMode
    #: Seconds until the token expires.
    expires_in: int
    audio: MonitorAudio


class MonitorTokenCreateParam(TypedDict, total=False):
    """How to follow a call. `mode`: the highest mode that the token allows; default `listen`.
    `initial_mode`: the mode in which the socket starts, at most `mode`; default `mode`.
    """

    mode: MonitorMode
    initial_mode: MonitorMode


class MuteControlParam(TypedDict):
    """The agent stays silent and keeps listening."""

    #: The variant.
    action: Literal["mute"]


class NewsletterSubscribeParam(TypedDict):
    """Who wants the newsletter."""

    email: Email


class NewsletterTokenParam(TypedDict):
    """The token of a mail."""

    #: The token in the link of the mail.
    token: str


class NumberAccount(ParleyObject):
    """Public details of your own carrier account."""

    __slots__ = ()
    #: The kind of account.
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
    """What mail programs send (RFC 8058)."""


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
    #: Address to pay at; null when nothing is left to do.
    pay_url: Optional[str]
    #: Why it failed: a code of the provider such as `insufficient_funds`, or `amount_mismatch` (the paid
    #: amount differs from the requested amount), `no_payment_method`, `not_started`.
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
    #: The payment.
    payment_id: str
    #: Its ledger entry.
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
    #: Identifier, prefix `evt_`; deduplicate on it.
    id: str
    ts: Timestamp
    data: PaymentSucceededData


class Percentiles(ParleyObject):
    """Half and 95 % of the turns took at most so long. From histograms: within 7 % of the exact value from
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
    #: Fixes the version of the assigned agent; null: the newest.
    agent_version: Optional[int]
    #: Agents that share inbound calls.
    inbound_agents: List[WeightedAgent]
    #: Agents that share calls from this number that name no agent.
    outbound_agents: List[WeightedAgent]
    #: Number to which callers are connected when no agent can answer. The allowed countries of this number
    #: also apply to it.
    fallback_number: Optional[str]
    #: Countries that can be called from this number; null: the countries of the workspace's numbers.
    #: Changing it requires admin scope.
    allowed_countries: Optional[List[CountryCode]]
    #: Address that receives a signed request before an inbound call is answered; it must respond within
    #: 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain
    #: `agent_id`, `variables`, `metadata`, or `reject: true`.
    inbound_webhook_url: Optional[str]
    number: E164
    #: The carrier; `loopback` is the built-in test network.
    carrier: str
    #: pending: ordered from the carrier. suspended: the rent could not be charged.
    status: Literal["pending", "active", "suspended", "released"]
    #: ISO 3166-1 alpha-2; null for test numbers.
    country: Optional[str]
    #: Capabilities that the carrier reports.
    capabilities: List[NumberCapability]
    #: The agent that answers the number when `inbound_agents` is empty.
    agent_id: Optional[str]
    #: Secret that signs the requests to that address. Present only in the response that created it.
    inbound_webhook_secret: Optional[str]
    #: Monthly rent.
    monthly_price: Money
    #: End of the paid period; null: no rent.
    rented_until: NullableTimestamp
    #: Your own carrier account of the number; null: the deployment's account.
    account: Optional[NumberAccount]
    created_at: Timestamp


class PhoneNumberAssignmentParam(TypedDict):
    """The agent that answers the number."""

    #: The agent; null: the number is not answered.
    agent_id: Optional[str]


class PhoneNumberChange(ParleyObject):
    """A phone number was added, or its status, agent or nickname changed."""

    __slots__ = ()
    #: The phone number.
    phone_number_id: str
    number: E164
    #: Its status.
    status: Literal["pending", "active", "suspended", "released"]
    #: The agent that answers it.
    agent_id: Optional[str]


class _PhoneNumberImportParamRequired(TypedDict):
    number: E164
    account: NumberAccountCreateParam


class PhoneNumberImportParam(_PhoneNumberImportParamRequired, total=False):
    """A number on your own carrier account."""

    #: Name of the number for your own use.
    nickname: Optional[str]
    #: The agent that answers the number.
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
    #: The agent that answers the number.
    agent_id: Optional[str]


class PhoneNumberUpdateParam(TypedDict, total=False):
    """The fields to change; null clears a field."""

    #: Name of the number for your own use.
    nickname: Optional[str]
    #: Fixes the version of the assigned agent; null: the newest.
    agent_version: Optional[int]
    #: Agents that share inbound calls; they take precedence over the assigned agent.
    inbound_agents: Optional[Sequence[WeightedAgentInputParam]]
    #: Agents that share calls from this number that name no agent.
    outbound_agents: Optional[Sequence[WeightedAgentInputParam]]
    #: Number to which callers are connected when no agent can answer. The allowed countries of this number
    #: also apply to it.
    fallback_number: Optional[str]
    #: Countries that can be called from this number; null: the countries of the workspace's numbers.
    #: Changing it requires admin scope.
    allowed_countries: Optional[Sequence[CountryCode]]
    #: Address that receives a signed request before an inbound call is answered; it must respond within
    #: 1500 ms. The request is a JSON object with `caller` and `number`. The response can contain
    #: `agent_id`, `variables`, `metadata`, or `reject: true`.
    inbound_webhook_url: Optional[str]


class PlaygroundFunctionRun(ParleyObject):
    """One function run."""

    __slots__ = ()
    #: Name of the function.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether it succeeded.
    ok: bool
    #: Result returned to the model.
    result: Any
    #: Milliseconds.
    duration_ms: int


class PlaygroundMessageParam(TypedDict):
    """One message."""

    #: Who wrote it.
    role: Literal["agent", "user"]
    #: What was said.
    text: str


class PlaygroundPassage(ParleyObject):
    """A chunk that the model received as reference."""

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
    #: Text of the chunk.
    text: str
    #: Fused rank, 0 to 1. 1: first both by meaning and by words.
    score: float
    #: Similarity in meaning of question and chunk: cosine, -1 to 1. The score gives the order, this gives
    #: the quality of the match; related text has about 0.4 or more with the built-in embedder. Null while
    #: the chunk waits to be embedded again.
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
    #: Functions that ran, in order. end_call, transfer_call, dtmf and send_sms are only reported, not
    #: executed.
    functions: List[PlaygroundFunctionRun]
    #: Passages from the linked knowledge bases that the model received.
    passages: List[PlaygroundPassage]
    #: The model that generated the reply: the fallback model if it answered last.
    model: str
    #: Milliseconds for the whole turn.
    latency_ms: int
    usage: TokenUsage
    #: Amount charged for the turn.
    cost: Money
    #: Of the agent with the given draft. Absent if there are none.
    warnings: Optional[List[AgentWarning]]


class _PlaygroundTurnParamRequired(TypedDict):
    #: Oldest first; the last message must be the user's.
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
    #: The model.
    model: str
    #: The voice.
    voice_id: str
    #: Sum of the items.
    per_minute: Money
    #: The items for one minute.
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
    #: Prices of calls to phone numbers, by the longest matching prefix; numbers without a match cannot be
    #: called. Numbers on customers' own accounts and trunks pay the telephony rate.
    destinations: Optional[List[DestinationPrice]]
    #: Prices of text messages, by the longest matching prefix; numbers without a match cannot receive
    #: messages. Numbers on customers' own accounts and trunks pay the message rate.
    text_destinations: Optional[List[TextPrice]]
    #: Calls over these routes are free, whatever they use.
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
    #: The user of the session, or the user who created the key.
    user: Optional[User]
    #: The API key. `null` for a user session.
    api_key: Optional[ApiKey]
    workspace: Workspace
    #: Role of the user in the workspace. `null` for API keys.
    role: Optional[Literal["owner", "admin", "member", "viewer"]]
    scope: Scope


class PrivacySettings(ParleyObject):
    """What is redacted and what is kept of the conversations of an agent."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "patterns": "RedactionPattern",
        "retention_days": "RetentionDays",
    }
    #: What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
    #: cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
    #: numbers. Default none.
    redact: Optional[List[Literal["card", "iban", "email", "birth_date", "phone"]]]
    #: Further patterns, each with a mark of its own. Default none.
    patterns: Optional[List[RedactionPattern]]
    #: Whether the model gets the marks too. Without it the model and the functions that it calls get what
    #: was said. Default false.
    redact_model: Optional[bool]
    #: Nothing that is said is stored or published: no transcript, no recording, no function runs, no chat
    #: messages. The analysis has no content. Times, outcome, cost, numbers and metadata stay. Default
    #: false.
    no_store: Optional[bool]
    #: Whether `privacy` of the workspace applies as well: what either of them redacts is redacted,
    #: `redact_model` or `no_store` of either of them holds, and kinds that `retention_days` leaves out are
    #: kept as long as the workspace says. With false only the agent's own settings apply. Default true.
    inherit: Optional[bool]
    retention_days: Optional[RetentionDays]


class PrivacySettingsInputParam(TypedDict, total=False):
    """What is redacted and what is kept of the conversations of an agent."""

    #: What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
    #: cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
    #: numbers. Default none.
    redact: Sequence[Literal["card", "iban", "email", "birth_date", "phone"]]
    #: Further patterns, each with a mark of its own. Default none.
    patterns: Sequence[RedactionPatternInputParam]
    #: Whether the model gets the marks too. Without it the model and the functions that it calls get what
    #: was said. Default false.
    redact_model: bool
    #: Nothing that is said is stored or published: no transcript, no recording, no function runs, no chat
    #: messages. The analysis has no content. Times, outcome, cost, numbers and metadata stay. Default
    #: false.
    no_store: bool
    #: Whether `privacy` of the workspace applies as well: what either of them redacts is redacted,
    #: `redact_model` or `no_store` of either of them holds, and kinds that `retention_days` leaves out are
    #: kept as long as the workspace says. With false only the agent's own settings apply. Default true.
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


class Provider(ParleyObject):
    """A provider of speech recognition, language models, speech synthesis or telephony."""

    __slots__ = ()
    #: Identifier.
    id: str
    #: What the provider does.
    kind: Literal["llm", "stt", "tts", "vad", "telephony", "embeddings"]
    #: Whether it can be used.
    configured: bool
    #: Whose API key is used; null when none is needed or none is set.
    source: Optional[Literal["platform", "own"]]
    #: Whether the workspace can store a key of its own.
    accepts_key: bool
    #: Short description.
    description: str
    #: Result of the last use or check; unknown before the first.
    health: Literal["unknown", "healthy", "failing"]
    #: What went wrong, while it is failing.
    detail: Optional[str]
    last_checked_at: NullableTimestamp


class ProviderCredentials(ParleyObject):
    """A stored API key, without its value."""

    __slots__ = ()
    #: Provider of the key.
    provider: str
    #: The last four characters of the key.
    hint: str
    verified_at: Timestamp
    created_at: Timestamp
    updated_at: Timestamp


class _ProviderCredentialsPutParamRequired(TypedDict):
    #: The API key, as issued by the provider. A server that needs none ignores it.
    api_key: str


class ProviderCredentialsPutParam(_ProviderCredentialsPutParamRequired, total=False):
    """An API key of the workspace's own account with the provider."""

    #: With `openai`: another OpenAI-compatible server, version included. It must be public, or in a
    #: network that the operator allows (NETWORK_ALLOW). Default: OpenAI.
    base_url: str
    #: With `base_url`: the names of its models, the default first. Required there.
    models: Sequence[str]
    #: Of a provider of language models: this model must answer a word before the key is stored, `default`
    #: for the first one. Default: the provider is only asked whether it takes the key.
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
    """A price."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "price": "Money",
    }
    item: PriceItem
    #: The route for telephony, platform, sms and transfer; the provider for other items; `*` for all
    #: without a rate of their own.
    applies_to: str
    unit: PriceUnit
    #: Number of units that the price covers.
    per: int
    price: Money


class RecordingSettings(ParleyObject):
    """Whether calls are recorded, and the disclosure about it."""

    __slots__ = ()
    #: Default true.
    enabled: Optional[bool]
    #: Spoken at the start of the call; cannot be interrupted.
    disclosure: Optional[str]


class RecordingSettingsInputParam(TypedDict, total=False):
    """Whether calls are recorded, and the disclosure about it."""

    #: Default true.
    enabled: bool
    #: Spoken at the start of the call; cannot be interrupted.
    disclosure: Optional[str]


class RecoveryCodes(ParleyObject):
    """New recovery codes. They are not returned again."""

    __slots__ = ()
    #: Recovery codes. Each works once instead of a code of the authenticator app.
    recovery_codes: List[str]


class RedactionPattern(ParleyObject):
    """A pattern of one's own."""

    __slots__ = ()
    #: Name of the mark: `patient_id` gives `[patient_id]`.
    name: str
    #: A regular expression in the syntax of RE2 (no look-around, no back-references); case is ignored. It
    #: must not match the empty text. A counted repetition such as `{1,300}` can count to a few hundred.
    pattern: str


class RedactionPatternInputParam(TypedDict):
    """A pattern of one's own."""

    #: Name of the mark: `patient_id` gives `[patient_id]`.
    name: str
    #: A regular expression in the syntax of RE2 (no look-around, no back-references); case is ignored. It
    #: must not match the empty text. A counted repetition such as `{1,300}` can count to a few hundred.
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
    #: Row number, counted from 1; in a file the header is row 1. A line break inside quotes does not start
    #: a row.
    row: int
    #: `empty`: no number. `too_long`: a cell has more than 4 096 characters. `too_many_cells`: more cells
    #: than the header.
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
    #: Row number, counted from 1; in a file the header is row 1.
    row: int
    #: Why the row was rejected.
    reason: Literal["empty", "invalid_number", "invalid_reason"]


class RemovedContent(ParleyObject):
    """When content of a call was removed because its retention time was over; null for what was not."""

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
    #: Requests of one user per window, across all their keys and sessions.
    user_requests: int
    #: Requests of one IP address per window, to public operations.
    public_requests: int
    #: Length of the window, in seconds.
    window_seconds: int
    #: Requests that the caller has left in the current window, after this one, over all processes.
    remaining: int
    #: Seconds until the next window begins.
    reset_seconds: int


class ResponseEngineUpdateParam(TypedDict, total=False):
    """The engine fields to change."""

    #: The variant; changing it drops the fields of the old variant.
    type: Literal["service-llm", "custom-llm"]
    #: See ServiceLlmEngine.
    system_prompt: str
    #: See ServiceLlmEngine.
    model: Optional[str]
    #: See ServiceLlmEngine; null clears.
    fallback_model: Optional[str]
    #: See ServiceLlmEngine.
    temperature: Optional[float]
    #: See CustomLlmEngine.
    websocket_url: str


class ResponseTimes(ParleyObject):
    """How long callers waited for answers, by stage and in total."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "hear": "Percentiles",
        "think": "Percentiles",
        "speak": "Percentiles",
        "total": "Percentiles",
    }
    #: From the end of speech to its transcript.
    hear: Percentiles
    #: From there to the first text of the model.
    think: Percentiles
    #: From there to the first audio.
    speak: Percentiles
    #: From the end of speech to the first audio.
    total: Percentiles


class RetellAnalysis(ParleyObject):
    """The analysis in the form of Retell."""

    __slots__ = ()
    #: Summary in a few sentences.
    call_summary: str
    #: Mood of the other side.
    user_sentiment: Literal["Positive", "Neutral", "Negative", "Unknown"]
    #: Whether the agent reached its goal; absent when unclear.
    call_successful: Optional[bool]
    #: Fields of the agent's `extraction` schema.
    custom_analysis_data: Dict[str, Any]


class RetellCall(ParleyObject):
    """A call in the form of Retell."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "transcript_object": "RetellUtterance",
        "call_analysis": "RetellAnalysis",
    }
    #: Identifier, prefix `call_`.
    call_id: str
    #: The kind of call.
    call_type: Literal["phone_call", "web_call"]
    #: `registered`: queued or ringing. `not_connected`: it failed before it was answered.
    call_status: Literal["registered", "not_connected", "ongoing", "ended", "error"]
    #: The agent that handles the call.
    agent_id: str
    #: Version of the agent that the call uses.
    agent_version: int
    direction: CallDirection
    #: Number of the caller.
    from_number: Optional[str]
    #: Destination.
    to_number: Optional[str]
    #: As given.
    metadata: Optional[Dict[str, Any]]
    #: The variables of the call.
    retell_llm_dynamic_variables: Optional[Dict[str, str]]
    #: When the call was answered, in milliseconds since 1970.
    start_timestamp: Optional[int]
    #: When the call ended, in milliseconds since 1970.
    end_timestamp: Optional[int]
    #: Duration of an ended call.
    duration_ms: Optional[int]
    #: Why the call ended.
    disconnection_reason: Optional[str]
    #: The utterances as lines of text.
    transcript: Optional[str]
    #: The utterances.
    transcript_object: Optional[List[RetellUtterance]]
    #: The recording; needs the same credentials.
    recording_url: Optional[str]
    call_analysis: Optional[RetellAnalysis]


class _RetellCallCreateParamRequired(TypedDict):
    to_number: E164


class RetellCallCreateParam(_RetellCallCreateParamRequired, total=False):
    """A call to place, as Retell's clients send it."""

    #: A number of the workspace. Can be omitted when calling test numbers.
    from_number: str
    #: The agent that handles the call. Can be omitted when `from_number` has outbound agents.
    override_agent_id: str
    metadata: Metadata
    retell_llm_dynamic_variables: Variables


class RetellUtterance(ParleyObject):
    """What one side said."""

    __slots__ = ()
    #: Who spoke.
    role: Literal["agent", "user"]
    #: What was said.
    content: str
    #: Always empty.
    words: List[Dict[str, Any]]


class RetentionDays(ParleyObject):
    """How many days content is kept after the end of its call, after the last message of its chat, or
    after the last change of its campaign; then a job removes it within hours. What is left out or null
    is kept: for an agent as long as its workspace says, for a workspace without end, but webhook events
    for 30 days. Rows of calls, their costs and statistics stay.
    """

    __slots__ = ()
    #: Recordings and their waveforms.
    recordings: Optional[int]
    #: What was said: utterances, function runs, keys, searches, what supervisors said, control commands.
    transcripts: Optional[int]
    #: All other entries of timelines, and drafts of agents that were tried in a call.
    timeline: Optional[int]
    #: Analyses of calls.
    analyses: Optional[int]
    #: Bodies of webhook events, and what receivers answered. A delivery that is not finished is kept until
    #: it is.
    webhook_events: Optional[int]
    #: Messages of widget chats, and the visitor's address and page.
    widget_messages: Optional[int]
    #: Contacts of campaigns that are completed or canceled: numbers, variables, and what became of each.
    #: Statistics of the campaign stay, and so do the rows of its calls.
    campaign_contacts: Optional[int]


class RetentionDaysInputParam(TypedDict, total=False):
    """How many days content is kept after the end of its call, after the last message of its chat, or
    after the last change of its campaign; then a job removes it within hours. What is left out or null
    is kept: for an agent as long as its workspace says, for a workspace without end, but webhook events
    for 30 days. Rows of calls, their costs and statistics stay.
    """

    #: Recordings and their waveforms.
    recordings: Optional[int]
    #: What was said: utterances, function runs, keys, searches, what supervisors said, control commands.
    transcripts: Optional[int]
    #: All other entries of timelines, and drafts of agents that were tried in a call.
    timeline: Optional[int]
    #: Analyses of calls.
    analyses: Optional[int]
    #: Bodies of webhook events, and what receivers answered. A delivery that is not finished is kept until
    #: it is.
    webhook_events: Optional[int]
    #: Messages of widget chats, and the visitor's address and page.
    widget_messages: Optional[int]
    #: Contacts of campaigns that are completed or canceled: numbers, variables, and what became of each.
    #: Statistics of the campaign stay, and so do the rows of its calls.
    campaign_contacts: Optional[int]


class RetryRule(ParleyObject):
    """The retry after one kind of outcome."""

    __slots__ = ()
    outcome: RetryOutcome
    #: Seconds from the end of the first call to the second attempt.
    delay_seconds: int


class RetryRuleInputParam(TypedDict):
    """The retry after one kind of outcome."""

    outcome: RetryOutcome
    #: Seconds from the end of the first call to the second attempt.
    delay_seconds: int


class RtcCaptionParam(TypedDict):
    """What the recognizer of the browser hears. A later caption replaces it until one is final."""

    #: Type of the message.
    t: Literal["caption"]
    #: What was heard.
    text: str
    #: Whether the utterance is over.
    final: bool


class RtcCut(ParleyObject):
    """The agent was interrupted. Audio that was not played yet is discarded and counts as played."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["cut"]
    #: The line.
    id: str
    #: The part that was played.
    text: str


class RtcDtmfParam(TypedDict):
    """Keys of a phone keypad."""

    #: Type of the message.
    t: Literal["dtmf"]
    #: Keys.
    digits: str


class RtcEnd(ParleyObject):
    """The call is over; the socket closes with 1000."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["end"]
    reason: CallEndReason
    #: Milliseconds.
    duration_ms: int


class RtcFail(ParleyObject):
    """The call cannot continue; the socket closes."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["fail"]
    #: Why: an error code or an end reason.
    code: str


class RtcHangUpParam(TypedDict):
    """The visitor hangs up."""

    #: Type of the message.
    t: Literal["end"]


class RtcHealth(ParleyObject):
    """Whether browser calls work."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "hops": "RtcHop",
    }
    #: Whether all hops work.
    ok: bool
    transport: RtcTransport
    ears: RtcEars
    #: Address to which browsers connect.
    url: str
    #: The first hop that is failing.
    failing: Optional[str]
    #: In path order.
    hops: List[RtcHop]


class RtcHop(ParleyObject):
    """One hop of the path between visitor and agent."""

    __slots__ = ()
    #: The hop.
    hop: Literal["signalling", "turn", "media", "recogniser", "model", "voice"]
    #: Whether it works.
    ok: bool
    #: What is configured, or what is failing.
    detail: str


class RtcInterruptParam(TypedDict):
    """The visitor stops the agent with a button."""

    #: Type of the message.
    t: Literal["interrupt"]


class RtcLatency(ParleyObject):
    """Latency of a reply, as in the timeline."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["latency"]
    #: The line that it belongs to.
    id: Optional[str]
    #: Number of the turn.
    turn: int
    #: Milliseconds from the end of speech to the final words.
    hear_ms: int
    #: Milliseconds of the model.
    think_ms: int
    #: Milliseconds of the voice.
    speak_ms: int
    #: Milliseconds from the end of speech to the first audio.
    total_ms: int


class RtcLine(ParleyObject):
    """A line of the conversation."""

    __slots__ = ()
    #: Unique in the call.
    id: str
    #: Who wrote it.
    role: Literal["user", "agent"]
    #: The words; for the agent, those spoken so far.
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
    """The microphone was switched off or on; while it is off, silence is heard."""

    #: Type of the message.
    t: Literal["mute"]
    #: true: the microphone is off.
    on: bool


class RtcOpen(ParleyObject):
    """The call is joined. A client that reconnects within ten seconds with `resume_token` in place of the
    token continues the call.
    """

    __slots__ = ()
    #: Type of the message.
    t: Literal["open"]
    #: The call.
    call_id: str
    ears: RtcEars
    #: Whether the call continues after a lost connection.
    resumed: bool
    #: Name of the agent.
    agent_name: str
    #: Language of the agent.
    language: str
    #: Reconnects to this call once; each `open` has a new one.
    resume_token: str


class RtcPlayedParam(TypedDict):
    """How much of the agent's audio was played or discarded; sent at least five times a second while it
    plays.
    """

    #: Type of the message.
    t: Literal["played"]
    #: Frames since this socket opened.
    frames: int


class RtcTextParam(TypedDict):
    """Text that the visitor typed: a complete utterance."""

    #: Type of the message.
    t: Literal["text"]
    #: What was typed.
    text: str


class RtcToken(ParleyObject):
    """A token to join one call, once."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "warnings": "AgentWarning",
    }
    #: With `websocket`: goes into the second subprotocol; never put it into a URL. With `livekit`: the
    #: access token for the room of this call.
    token: str
    #: Address of the socket, or of the LiveKit server.
    url: str
    #: The call.
    call_id: str
    transport: RtcTransport
    #: Seconds until the token expires.
    expires_in: int
    #: Of the agent with the given draft. Absent if there are none.
    warnings: Optional[List[AgentWarning]]


class _RtcTokenCreateParamRequired(TypedDict):
    #: The agent that handles the call.
    agent_id: str


class RtcTokenCreateParam(_RtcTokenCreateParamRequired, total=False):
    """A new browser call."""

    metadata: Metadata
    variables: Variables
    draft: AgentDraftParam
    transport: RtcTransport


class RtcTool(ParleyObject):
    """A function ran."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["tool"]
    #: Name of the function.
    name: str
    #: Milliseconds.
    ms: int
    #: Whether it succeeded.
    ok: bool


class RtcTurn(ParleyObject):
    """Whose turn it is."""

    __slots__ = ()
    #: Type of the message.
    t: Literal["turn"]
    #: State of the agent.
    turn: Literal["listening", "hearing", "thinking", "speaking"]


class SayControlParam(TypedDict):
    """The agent says this text now, in place of what it is saying."""

    #: The variant.
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
    #: The agent that handles the call.
    agent_id: str
    to_number: E164
    #: Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
    #: number.
    from_number: Optional[str]
    at: NullableTimestamp
    #: When to call repeatedly: a recurrence rule of RFC 5545, for example
    #: `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
    rrule: Optional[str]
    #: IANA time zone of the rule; required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: How late a run can be and still take place, in seconds.
    misfire_grace_seconds: int
    status: ScheduleStatus
    #: Why it failed: `missed`, the end reason of its call, or the error code that refused it; `restored`
    #: while it is paused because the service was restored from a backup.
    status_reason: Optional[str]
    next_run_at: NullableTimestamp
    #: The newest 20 runs, newest first.
    runs: List[ScheduleRun]
    created_at: Timestamp
    updated_at: Timestamp


class _ScheduleCreateParamRequired(TypedDict):
    #: The agent that handles the call.
    agent_id: str
    to_number: E164


class ScheduleCreateParam(_ScheduleCreateParamRequired, total=False):
    """A scheduled call: either `at`, or `rrule` and `time_zone`."""

    #: Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
    #: number.
    from_number: Optional[str]
    #: When to call, once.
    at: Optional[str]
    #: When to call repeatedly: a recurrence rule of RFC 5545, for example
    #: `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
    rrule: Optional[str]
    #: IANA time zone of the rule; required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: How late a run can be and still take place, in seconds. Default: 300.
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
    #: `missed`: too late. `failed`: refused before it was dialed.
    status: Literal["dialed", "missed", "failed"]
    #: Why the call was not dialed.
    reason: Optional[str]
    #: The call.
    call_id: Optional[str]


class ScheduleUpdateParam(TypedDict, total=False):
    """The fields to change."""

    #: The agent that handles the call.
    agent_id: str
    to_number: E164
    #: Caller number, a number of the workspace. Can be omitted when calling test numbers; null: the test
    #: number.
    from_number: Optional[str]
    #: When to call, once.
    at: Optional[str]
    #: When to call repeatedly: a recurrence rule of RFC 5545, for example
    #: `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0`. At most once a minute.
    rrule: Optional[str]
    #: IANA time zone of the rule; required with `rrule`.
    time_zone: Optional[str]
    #: Local start time of the rule (DTSTART). Default: the current minute.
    starts_at: Optional[str]
    metadata: Metadata
    variables: Variables
    #: How late a run can be and still take place, in seconds.
    misfire_grace_seconds: Optional[int]
    #: Pauses or resumes the schedule.
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


class SecondStepParam(TypedDict):
    """The second step of a login."""

    #: Token from the response `second_factor_required`. Valid for 5 minutes.
    login_token: str
    code: LoginCode


class SecretRotationParam(TypedDict, total=False):
    """Starts a rotation, or promotes the new secret."""

    #: Make the new secret the only one.
    promote: bool


class SendSmsFunctionCreateParam(TypedDict):
    """Sends a text message to the other side of the call, from the number of the call."""

    #: The variant.
    type: Literal["send_sms"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class SentRequest(ParleyObject):
    """A request as it was sent; the values of stored headers are masked."""

    __slots__ = ()
    #: HTTP method.
    method: str
    #: Address.
    url: str
    #: Headers, including the signature.
    headers: Dict[str, str]
    #: The raw body that was signed.
    body: str


class ServiceLlmEngine(ParleyObject):
    """A language model of this deployment."""

    __slots__ = ()
    #: The variant.
    type: Literal["service-llm"]
    #: Role, personality, task and constraints. `{{name}}` is replaced with the variable of that name.
    system_prompt: str
    #: A name from GET /v1/models. Default: the deployment's default model.
    model: Optional[str]
    #: Replies in calls, chats and the playground when `model` fails before its first word, at its own
    #: price; a name from GET /v1/models. Default: the deployment's fallback model. The same as `model`: no
    #: fallback.
    fallback_model: Optional[str]
    #: Sampling temperature.
    temperature: Optional[float]


class _ServiceLlmEngineInputParamRequired(TypedDict):
    #: The variant.
    type: Literal["service-llm"]
    #: Role, personality, task and constraints. `{{name}}` is replaced with the variable of that name.
    system_prompt: str


class ServiceLlmEngineInputParam(_ServiceLlmEngineInputParamRequired, total=False):
    """A language model of this deployment."""

    #: A name from GET /v1/models. Default: the deployment's default model.
    model: str
    #: Replies in calls, chats and the playground when `model` fails before its first word, at its own
    #: price; a name from GET /v1/models. Default: the deployment's fallback model. The same as `model`: no
    #: fallback.
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
    #: The variant.
    type: Literal["sip_trunk"]
    #: Host name or IPv4 address of the trunk.
    host: str


class SipTrunkCreateParam(_SipTrunkCreateParamRequired, total=False):
    """A SIP trunk for outbound calls. It is checked with an OPTIONS request (RFC 3261 section 11) before
    it is saved.
    """

    #: Default 5060, or 5061 with tls.
    port: int
    #: Transport protocol for SIP. Default: "udp".
    transport: Literal["udp", "tcp", "tls"]
    #: User name for digest authentication.
    username: Optional[str]
    #: Password for digest authentication. Not returned again.
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
    #: `outage`: API, database or voice do not work. `degraded`: anything else that does not.
    status: Literal["operational", "degraded", "outage"]
    #: The components.
    components: List[ComponentStatus]
    #: What was measured.
    availability: List[Availability]
    #: The first minute that was measured, at most 90 days back; null: none yet.
    measured_since: Optional[Timestamp]
    updated_at: Timestamp


class StorageUse(ParleyObject):
    """What the workspace stores. When the quota is reached, uploads fail with `storage_full`, growing
    sources fail with `too_large`, and calls and tests continue without further recording. Deleting
    frees space immediately.
    """

    __slots__ = ()
    #: Maximum bytes; null when the deployment sets no quota.
    quota_bytes: Optional[int]
    #: Bytes in use.
    used_bytes: int
    #: Files and texts of knowledge bases, and their chunks with vectors (2 KiB each), in bytes.
    documents_bytes: int
    #: Recordings of calls, including requested mono versions, and of tests, in bytes.
    recordings_bytes: int
    #: Campaign contacts with their variables, in bytes.
    contacts_bytes: int


class StreamPosition(ParleyObject):
    """A position of the stream: its beginning, or one that it reached while nothing that was asked for
    happened.
    """

    __slots__ = ()
    #: More happened before this position than the stream can send. Read the lists again.
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
    #: Name in reports.
    name: str
    #: The agent under test. Default: the agent of `from_call_id`.
    agent_id: str
    #: Version of the agent. Null: the agent as it is when a run is created.
    agent_version: Optional[int]
    tags: Tags
    #: The ended call whose caller the case repeats. What was redacted in its transcript stays redacted.
    from_call_id: Optional[str]
    variables: Variables
    caller: TestCaller
    line: TestLine
    #: Answers of functions, in place of the real ones.
    mocks: List[TestMock]
    #: Functions without a mock are really called. Default false: they fail with `mock missing`. Text
    #: messages and transfers are never real.
    real_functions: bool
    #: What must hold when the conversation is over.
    expect: List[TestExpectation]
    #: Turns of the caller after which it hangs up. Default 20.
    max_turns: int
    created_at: Timestamp
    updated_at: Timestamp


class _TestCaseCreateParamRequired(TypedDict):
    #: Name in reports.
    name: str


class TestCaseCreateParam(_TestCaseCreateParamRequired, total=False):
    """A test case. `agent_id`, `caller` and `expect` can be omitted with `from_call_id`."""

    #: The agent under test. Default: the agent of `from_call_id`.
    agent_id: str
    #: Version of the agent. Null: the agent as it is when a run is created.
    agent_version: Optional[int]
    tags: Tags
    #: The ended call whose caller the case repeats. What was redacted in its transcript stays redacted.
    from_call_id: Optional[str]
    variables: Variables
    caller: TestCallerInputParam
    line: TestLineInputParam
    #: Answers of functions, in place of the real ones.
    mocks: Sequence[TestMockInputParam]
    #: Functions without a mock are really called. Default false: they fail with `mock missing`. Text
    #: messages and transfers are never real.
    real_functions: bool
    #: What must hold when the conversation is over.
    expect: Sequence[TestExpectationInputParam]
    #: Turns of the caller after which it hangs up. Default 20.
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
    """The samples of one case."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "samples": "TestSample",
    }
    #: The case.
    case_id: str
    #: Its name when the run was created.
    name: str
    #: The agent that was tested.
    agent_id: str
    #: The version that was tested.
    agent_version: int
    #: Samples that passed.
    passed: int
    #: Samples that failed.
    failed: int
    #: Samples with an error.
    errors: int
    #: 1 if at least one of the k samples passed, else 0; null before all are done.
    pass_at_k: Optional[float]
    #: 1 if all k samples passed, else 0; null before all are done.
    pass_hat_k: Optional[float]
    #: The slowest sample's 95th percentile of response times.
    latency_p95_ms: Optional[int]
    #: Against the baseline; null without one, or before all samples are done. `slower`: by more than a
    #: fifth and 200 ms. `added`: the baseline has no such case.
    change: Optional[Literal["newly_failing", "newly_passing", "slower", "same", "added"]]
    #: Those with a result, in order.
    samples: List[TestSample]


class TestCaseUpdateParam(TypedDict, total=False):
    """The fields to change."""

    #: Name in reports.
    name: str
    #: The agent under test. Default: the agent of `from_call_id`.
    agent_id: Optional[str]
    #: Version of the agent. Null: the agent as it is when a run is created.
    agent_version: Optional[int]
    #: Labels.
    tags: Optional[Sequence[str]]
    variables: Variables
    caller: TestCallerInputParam
    line: TestLineInputParam
    #: Answers of functions, in place of the real ones.
    mocks: Optional[Sequence[TestMockInputParam]]
    #: Functions without a mock are really called. Default false: they fail with `mock missing`. Text
    #: messages and transfers are never real.
    real_functions: Optional[bool]
    #: What must hold when the conversation is over.
    expect: Optional[Sequence[TestExpectationInputParam]]
    #: Turns of the caller after which it hangs up. Default 20.
    max_turns: Optional[int]


class TestEvent(ParleyObject):
    """One event of the conversation, as on the timeline of a call."""

    __slots__ = ()
    #: Kind of event: `utterance`, `tool`, `latency`, `interrupted`, …
    type: str
    #: Its fields, as in the timeline of a call.
    data: Dict[str, Any]


class TestFailure(ParleyObject):
    """Why a sample did not pass."""

    __slots__ = ()
    #: `judge_no`: the judge's answer is no. `judge_fault`: its quote was not said, or it contradicts
    #: another expectation. `judge_missing`: no model could judge. `mock_missing`: the agent called a
    #: function without a mock.
    code: Literal["expectation_failed", "judge_no", "judge_fault", "judge_missing", "mock_missing", "conversation_failed"]
    #: Index among `expect` of the case; null where none is concerned.
    expectation: Optional[int]
    #: What was expected and what came instead.
    detail: str
    #: Turn of the caller, from 1; 0 is before the first.
    turn: Optional[int]
    #: Milliseconds since the audio opened.
    at_ms: Optional[int]
    #: The line of the conversation that is the reason.
    quote: Optional[str]


class TestLine(ParleyObject):
    """How caller and agent hear each other. `text`: whole turns, without audio. `audio`: speech, pauses
    and interruptions, on the voice engine's own loopback line.
    """

    __slots__ = ()
    #: The kind of line.
    type: Literal["text", "audio"]
    #: Level of the caller's background noise. Default -70, silence.
    noise_dbfs: Optional[int]
    #: Frames of the caller that are lost. Default 0.
    loss_percent: Optional[float]
    #: `g711`: 8 kHz, as over a telephone. Default pcm16.
    codec: Optional[Literal["pcm16", "g711"]]
    #: Voice of the caller. Default builtin-echo.
    voice_id: Optional[str]
    #: Share of the caller's words that the speech recognizer gets wrong: another word that sounds alike, a
    #: missed one or one too many. Which ones depends on the seed. On both kinds of line. Default 0.
    word_error_percent: Optional[float]


class _TestLineInputParamRequired(TypedDict):
    #: The kind of line.
    type: Literal["text", "audio"]


class TestLineInputParam(_TestLineInputParamRequired, total=False):
    """How caller and agent hear each other. `text`: whole turns, without audio. `audio`: speech, pauses
    and interruptions, on the voice engine's own loopback line.
    """

    #: Level of the caller's background noise. Default -70, silence.
    noise_dbfs: int
    #: Frames of the caller that are lost. Default 0.
    loss_percent: float
    #: `g711`: 8 kHz, as over a telephone. Default pcm16.
    codec: Literal["pcm16", "g711"]
    #: Voice of the caller. Default builtin-echo.
    voice_id: str
    #: Share of the caller's words that the speech recognizer gets wrong: another word that sounds alike, a
    #: missed one or one too many. Which ones depends on the seed. On both kinds of line. Default 0.
    word_error_percent: float


class TestMock(ParleyObject):
    """The answer to a function. Of several mocks with arguments that match, the first one answers. A
    function without one is not run, unless the case says `real_functions`.
    """

    __slots__ = ()
    #: Name of a function, or of a tool of an MCP server.
    function: str
    #: Arguments that the call must have, with these values. Default any.
    match: Optional[Dict[str, Any]]
    #: What the function returns, any JSON. Default `{"ok": true}`.
    result: Any
    #: The function fails with this text.
    error: Optional[str]
    #: Milliseconds until it answers. Default 0.
    delay_ms: Optional[int]


class _TestMockInputParamRequired(TypedDict):
    #: Name of a function, or of a tool of an MCP server.
    function: str


class TestMockInputParam(_TestMockInputParamRequired, total=False):
    """The answer to a function. Of several mocks with arguments that match, the first one answers. A
    function without one is not run, unless the case says `real_functions`.
    """

    #: Arguments that the call must have, with these values. Default any.
    match: Mapping[str, Any]
    #: What the function returns, any JSON. Default `{"ok": true}`.
    result: Any
    #: The function fails with this text.
    error: str
    #: Milliseconds until it answers. Default 0.
    delay_ms: int


class TestPersona(ParleyObject):
    """A caller who pursues a goal and answers questions from facts."""

    __slots__ = ()
    #: The variant.
    type: Literal["simulated"]
    #: What the caller wants; the built-in caller says it in these words.
    goal: str
    #: What the caller knows, by name. The built-in caller gives a fact when the agent's question contains
    #: a word of its name.
    facts: Optional[Dict[str, str]]
    #: Default neutral.
    mood: Optional[Literal["neutral", "friendly", "impatient", "confused", "angry"]]
    #: BCP 47 tag. Default: the agent's language.
    language: Optional[str]
    #: `interrupts`: talks over the agent. `pauses`: hesitates within sentences. `spells_out`: gives facts
    #: character by character. `repeats`: says things twice. `off_topic`: asks something else in between.
    habits: Optional[List[Literal["interrupts", "pauses", "spells_out", "repeats", "off_topic"]]]
    #: `builtin`: rules and the seed, the same words each time. `model`: the deployment's default model.
    #: `auto` (the default): a model where one is configured.
    played_by: Optional[Literal["auto", "builtin", "model"]]


class _TestPersonaInputParamRequired(TypedDict):
    #: The variant.
    type: Literal["simulated"]
    #: What the caller wants; the built-in caller says it in these words.
    goal: str


class TestPersonaInputParam(_TestPersonaInputParamRequired, total=False):
    """A caller who pursues a goal and answers questions from facts."""

    #: What the caller knows, by name. The built-in caller gives a fact when the agent's question contains
    #: a word of its name.
    facts: Mapping[str, str]
    #: Default neutral.
    mood: Literal["neutral", "friendly", "impatient", "confused", "angry"]
    #: BCP 47 tag. Default: the agent's language.
    language: str
    #: `interrupts`: talks over the agent. `pauses`: hesitates within sentences. `spells_out`: gives facts
    #: character by character. `repeats`: says things twice. `off_topic`: asks something else in between.
    habits: Sequence[Literal["interrupts", "pauses", "spells_out", "repeats", "off_topic"]]
    #: `builtin`: rules and the seed, the same words each time. `model`: the deployment's default model.
    #: `auto` (the default): a model where one is configured.
    played_by: Literal["auto", "builtin", "model"]


class TestProgress(ParleyObject):
    """Samples of a run."""

    __slots__ = ()
    #: Cases in the run.
    cases: int
    #: Samples of all cases.
    total: int
    #: Samples with a result.
    done: int
    #: All expectations held.
    passed: int
    #: An expectation did not hold.
    failed: int
    #: The conversation could not be held, or its judge was at fault.
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
    #: Whether every sample passed; null until the run has ended.
    passed: Optional[bool]
    progress: TestProgress
    #: Why the run failed.
    error: Optional[str]
    #: As asked for.
    agent_id: Optional[str]
    #: As asked for.
    agent_version: Optional[int]
    #: As asked for.
    tag: Optional[str]
    #: As asked for.
    case_ids: Optional[List[str]]
    #: As asked for.
    line: Optional[Literal["text", "audio"]]
    #: How often each case runs.
    samples: int
    #: Samples at a time.
    parallel: int
    #: Seed of what is random.
    seed: int
    #: The run to compare with.
    baseline_run_id: Optional[str]
    created_at: Timestamp
    started_at: NullableTimestamp
    ended_at: NullableTimestamp
    #: A result for each case, in order.
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
    #: Whether every sample passed; null until the run has ended.
    passed: Optional[bool]
    progress: TestProgress
    #: Why the run failed.
    error: Optional[str]
    #: As asked for.
    agent_id: Optional[str]
    #: As asked for.
    agent_version: Optional[int]
    #: As asked for.
    tag: Optional[str]
    #: As asked for.
    case_ids: Optional[List[str]]
    #: As asked for.
    line: Optional[Literal["text", "audio"]]
    #: How often each case runs.
    samples: int
    #: Samples at a time.
    parallel: int
    #: Seed of what is random.
    seed: int
    #: The run to compare with.
    baseline_run_id: Optional[str]
    created_at: Timestamp
    started_at: NullableTimestamp
    ended_at: NullableTimestamp


class TestRunChange(ParleyObject):
    """A run of tests was started, or its status changed."""

    __slots__ = ()
    #: The run.
    test_run_id: str
    status: TestRunStatus


class TestRunCreateParam(TypedDict, total=False):
    """Which cases to run: those with all of what is given; everything when nothing is given."""

    #: Cases of this agent.
    agent_id: Optional[str]
    #: Runs them on this version of the agent, whatever the cases say. Needs `agent_id`.
    agent_version: Optional[int]
    #: Cases with this tag.
    tag: Optional[str]
    #: These cases.
    case_ids: Optional[Sequence[str]]
    #: Runs all cases on this kind of line.
    line: Optional[Literal["text", "audio"]]
    #: How often each case runs. Default 1.
    samples: int
    #: Samples at a time. Default 2.
    parallel: int
    #: Seed of what is random. Sample n of a case has the same events in each run with this seed. Default
    #: 1.
    seed: int
    #: A former run to compare with.
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
    """One conversation."""

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
    #: Result.
    status: Literal["passed", "failed", "error"]
    #: Why it did not pass.
    failures: List[TestFailure]
    #: How the conversation ended.
    end_reason: Optional[str]
    #: Turns of the caller.
    turns: int
    #: Length of the conversation, milliseconds.
    duration_ms: int
    #: Response times; null without an answer.
    latency: Optional[CallLatency]
    #: What it would cost as a call in the browser.
    cost: Money
    #: SHA-256 of all events with their times: equal hashes are equal conversations.
    event_hash: str
    #: What was heard on an audio line, as WAV, for 7 days; null where it is not kept.
    recording_url: Optional[str]
    #: Why what was heard is not kept: the workspace has used up its storage, or the recordings of the run
    #: have 30 MiB. Null where it is kept, and where none is made: on a text line, and of an agent that
    #: redacts or stores nothing.
    recording_omitted: Optional[Literal["storage_full", "run_full"]]
    #: Who said what; null where it is left out.
    transcript: Optional[List[TestSpoken]]
    #: The first 500 events; null where it is left out.
    timeline: Optional[List[TestEvent]]


class TestScript(ParleyObject):
    """A caller with fixed turns. Behind the last one the caller waits for an answer, then hangs up."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "turns": "TestTurn",
    }
    #: The variant.
    type: Literal["script"]
    #: What the caller does, in order.
    turns: List[TestTurn]


class TestScriptInputParam(TypedDict):
    """A caller with fixed turns. Behind the last one the caller waits for an answer, then hangs up."""

    #: The variant.
    type: Literal["script"]
    #: What the caller does, in order.
    turns: Sequence[TestTurnInputParam]


class TestSpoken(ParleyObject):
    """One utterance."""

    __slots__ = ()
    #: Who spoke; the caller is the user.
    role: Literal["agent", "user"]
    #: What was heard.
    text: str
    #: Turn of the caller to which it belongs, from 1; 0 is before the first.
    turn: int
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: It was cut by the other side.
    interrupted: bool


class TestTurn(ParleyObject):
    """One turn of a scripted caller, after the agent has finished. At least one of `say`, `press`,
    `wait_ms` and `hang_up`.
    """

    __slots__ = ()
    #: What the caller says.
    say: Optional[str]
    #: Keys of the telephone that the caller presses.
    press: Optional[str]
    #: How long the caller is silent before, in milliseconds. Default: a natural pause.
    wait_ms: Optional[int]
    #: The caller does not wait until the agent has finished. `wait_ms` counts from the agent's first word.
    interrupts: Optional[bool]
    #: The caller hangs up after it.
    hang_up: Optional[bool]


class TestTurnInputParam(TypedDict, total=False):
    """One turn of a scripted caller, after the agent has finished. At least one of `say`, `press`,
    `wait_ms` and `hang_up`.
    """

    #: What the caller says.
    say: str
    #: Keys of the telephone that the caller presses.
    press: str
    #: How long the caller is silent before, in milliseconds. Default: a natural pause.
    wait_ms: int
    #: The caller does not wait until the agent has finished. `wait_ms` counts from the agent's first word.
    interrupts: bool
    #: The caller hangs up after it.
    hang_up: bool


class TextPrice(ParleyObject):
    """Price of a text message segment to numbers with this prefix."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "per_segment": "Money",
    }
    #: Beginning of the number, in E.164.
    prefix: str
    #: Price of one segment (3GPP TS 23.040).
    per_segment: Money


class TimelineAgentChange(ParleyObject):
    """Another agent goes on with the call."""

    __slots__ = ()
    #: The agent until now.
    from_agent_id: str
    #: The agent from now on.
    to_agent_id: str
    #: Its version.
    to_agent_version: Optional[int]


class TimelineAnalysis(ParleyObject):
    """The call was analyzed."""

    __slots__ = ()
    #: Summary in a few sentences.
    summary: str
    #: Whether the agent reached its goal; null when unclear.
    success: Optional[bool]
    #: Mood of the other side; null when unclear.
    sentiment: Optional[Literal["positive", "neutral", "negative"]]
    #: Fields of the agent's `extraction` schema.
    extracted: Dict[str, Any]
    #: Model that made the analysis.
    engine: str


class TimelineDelivery(ParleyObject):
    """An attempt to deliver a webhook event about the call."""

    __slots__ = ()
    event: EventName
    #: The event.
    event_id: str
    #: The webhook.
    webhook_id: str
    #: The delivery.
    delivery_id: str
    status: DeliveryStatus
    #: Number of the attempt, from 1.
    attempt: int
    #: HTTP status of the response; null without one.
    http_status: Optional[int]
    #: Why there was no response.
    error: Optional[str]
    #: Milliseconds of the attempt.
    duration_ms: int


class TimelineFunctionRun(ParleyObject):
    """The agent ran a function."""

    __slots__ = ()
    #: The function; null when the engine brought it.
    function_id: Optional[str]
    #: Name of the function.
    name: str
    #: Type of the function, or `custom_llm`: the server of the model ran it.
    kind: Optional[str]
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether it succeeded.
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
    #: Who pressed it.
    by: Literal["user", "agent"]


class TimelineLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
    agent's first audio.
    """

    __slots__ = ()
    #: Number of the turn, from 1.
    turn: int
    #: Until the utterance was complete as text.
    hear_ms: int
    #: Until the first words of the reply.
    think_ms: int
    #: Until the first audio of the reply.
    speak_ms: int
    #: The whole.
    total_ms: int


class TimelinePassage(ParleyObject):
    """A passage of a knowledge base."""

    __slots__ = ()
    #: The chunk.
    chunk_id: Optional[str]
    #: The knowledge base that contains it. Absent in calls of earlier releases.
    knowledge_base_id: Optional[str]
    #: The source that contains it.
    source_id: str
    #: Position in the source, from 0.
    position: Optional[int]
    #: Fused rank, 0 to 1.
    score: float
    #: Cosine, -1 to 1.
    similarity: Optional[float]
    #: Title of the page or document.
    title: Optional[str]


class TimelinePrincipal(ParleyObject):
    """Who supervises."""

    __slots__ = ()
    #: `user`, or `key` for a program.
    kind: str
    #: Identifier of the user or the key.
    id: str


class TimelineProblem(ParleyObject):
    """Something failed; after a warning the call goes on."""

    __slots__ = ()
    #: Stable code.
    code: str
    #: Explanation for humans.
    detail: str


class TimelineSearch(ParleyObject):
    """The agent searched its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "passages": "TimelinePassage",
    }
    #: What was searched for.
    query: str
    #: Passages that the model received, best first.
    passages: List[TimelinePassage]
    #: Milliseconds of the search.
    ms: int


class TimelineState(ParleyObject):
    """The call has a new status."""

    __slots__ = ()
    status: CallStatus
    end_reason: Optional[CallEndReason]
    #: Original text from the carrier or provider. Present with an end reason.
    end_detail: Optional[str]
    #: The call tries settings that are not saved.
    draft: Optional[bool]


class TimelineSupervision(ParleyObject):
    """A supervisor did something."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "by": "TimelinePrincipal",
    }
    #: `whispered`: to the agent. `said`: to the other side.
    what: Literal["started", "mode", "whispered", "said", "ended"]
    mode: MonitorMode
    by: TimelinePrincipal
    #: Milliseconds since the audio opened.
    at_ms: int
    #: What was whispered or said.
    text: Optional[str]
    #: When the supervisor began to speak.
    start_ms: Optional[int]


class TimelineTransfer(ParleyObject):
    """The call was transferred to a human."""

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    mode: TransferMode


class TimelineTransferProgress(ParleyObject):
    """A warm transfer went one step on."""

    __slots__ = ()
    #: Number of the human.
    transfer_to: str
    #: The step.
    state: Literal["dialing", "ringing", "briefing", "accepted", "failed"]
    #: Why it failed, else null: `declined`, `no_answer`, `busy`, `machine`, `no_decision`, `hung_up`,
    #: `refused` and others.
    reason: Optional[str]


class TimelineUtterance(ParleyObject):
    """One side, or a supervisor, completed an utterance."""

    __slots__ = ()
    #: Who spoke.
    role: Literal["agent", "user", "supervisor"]
    #: The agent that said it, which after a handoff is not the agent of the call. Only with the role
    #: `agent`, and not in calls that an older release has carried.
    agent_id: Optional[str]
    #: What was said; for an interrupted agent only the part that was played.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted it.
    interrupted: bool


class TokenUsage(ParleyObject):
    """Tokens that a model read and wrote."""

    __slots__ = ()
    #: Tokens read.
    input_tokens: int
    #: Tokens written.
    output_tokens: int


class _TopupCreateParamRequired(TypedDict):
    #: Decimal number, preferably as a string.
    amount: Union[str, float]


class TopupCreateParam(_TopupCreateParamRequired, total=False):
    """Amount to pay, from 1 to 10,000."""

    #: Currency code, ISO 4217. Default: "USD".
    currency: Literal["USD"]
    #: Save the payment method for automatic top-ups. Always saved while the wallet has automatic top-up
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
    #: Reason for the movement. `refund`: a payment was refunded, and the balance decreased.
    kind: Literal["free_balance", "topup", "call", "number_rent", "number_refund", "refund"]
    #: Positive when the balance increased.
    amount: Money
    #: The charged item: a call, the leg after its transfer (`leg_` and the rest of the call's id), the leg
    #: to a fallback number (`leg_` and the carrier's name of the call), or a reply in a chat or the
    #: playground (`msg_`).
    call_id: Optional[str]
    #: The payment that was credited or refunded.
    payment_id: Optional[str]
    #: The number whose monthly rent was charged or refunded.
    phone_number_id: Optional[str]
    #: Receipt of a payment, which opens without credentials: the provider's, or a page of this service
    #: that is valid for 90 days. Null without a payment.
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
    """What was said and done in a call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": ("type", {"utterance": "TranscriptUtterance", "tool": "TranscriptFunctionRun"}),
    }
    #: The call.
    call_id: str
    #: False while the call runs.
    final: bool
    #: The utterances as lines of text: `Agent: …`, `User: …`, `Supervisor: …`. After a handoff the lines
    #: of another agent name it: `Agent (Ben): …`.
    text: str
    #: Oldest first.
    data: List[TranscriptItem]


class TranscriptFunctionRun(ParleyObject):
    """A function that the agent ran."""

    __slots__ = ()
    #: The variant.
    type: Literal["tool"]
    #: Sequence number in the timeline.
    sequence: int
    #: Name of the function.
    name: str
    #: Arguments passed by the model.
    arguments: Dict[str, Any]
    #: Whether it succeeded.
    ok: bool
    #: Result returned to the model.
    result: Any
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int


class TranscriptUtterance(ParleyObject):
    """What one side said."""

    __slots__ = ()
    #: The variant.
    type: Literal["utterance"]
    #: Sequence number in the timeline.
    sequence: int
    #: Who spoke. `supervisor`: a supervisor who barged in, in the agent's place.
    role: Literal["agent", "user", "supervisor"]
    #: The agent that said it, which after a handoff is not the agent of the call. Only with the role
    #: `agent`.
    agent_id: Optional[str]
    #: What was said; for an interrupted agent only the part that was played.
    text: str
    #: Milliseconds since the audio opened.
    start_ms: int
    #: Milliseconds since the audio opened.
    end_ms: int
    #: Whether the other side interrupted it.
    interrupted: bool


class _TransferCallFunctionCreateParamRequired(TypedDict):
    #: The variant.
    type: Literal["transfer_call"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str


class TransferCallFunctionCreateParam(_TransferCallFunctionCreateParamRequired, total=False):
    """Transfers the call to a human at a number that the agent's owner allows. An agent with a
    `custom-llm` engine can transfer only to the numbers of its transfer_call functions (`to` and
    `allowed_destinations`); any other `transfer_number` from its server is refused.
    """

    #: The number, in E.164. null: the model chooses one of `allowed_destinations`; without that list it
    #: can choose any number, which requires admin scope (403 `forbidden_scope`). Required without
    #: `allowed_destinations`.
    to: Optional[str]
    allowed_destinations: AllowedDestinations
    #: Spoken before the transfer.
    message: Optional[str]
    mode: TransferMode
    #: Spoken to the human of a warm transfer before they take the call. null: the text from the model, or
    #: else a summary of the conversation.
    briefing: Optional[str]


class _TransferControlParamRequired(TypedDict):
    #: The variant.
    action: Literal["transfer"]
    to: E164


class TransferControlParam(_TransferControlParamRequired, total=False):
    """Transfers the other side to a human at a number. Cold: the carrier connects them, and the call
    completes as `transferred`. Warm: the other side hears that it is being connected, then a soft
    ringback while the number is called; the human hears the briefing and takes the call with 1 or
    declines it with 2. If taken, both talk through Parley, the recording continues, and transcription
    stops; the call completes as `transferred` when either side hangs up. If not taken, the agent says
    so and continues, and `failure` gives the reason.
    """

    mode: TransferMode
    #: warm: spoken to the human. null or omitted: a summary of the conversation, written by the agent's
    #: model if it has one.
    briefing: Optional[str]
    #: Spoken to the other side before the transfer. null or omitted: a standard sentence for warm
    #: transfers, nothing for cold ones.
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
    #: Its ledger entry; null if it cost nothing, or if billing was off.
    transaction_id: Optional[str]
    #: The leg, and the part that the wallet could not cover.
    items: List[CostItem]


class TwilioAccountCreateParam(TypedDict):
    """A Twilio account that owns the number. Inbound calls of the number are directed to Parley."""

    #: The variant.
    type: Literal["twilio"]
    #: Account SID.
    account_sid: str
    #: Auth token. Not returned again.
    auth_token: str


class UnansweredQuestion(ParleyObject):
    """A question and the newest call in which it was asked."""

    __slots__ = ()
    #: The question, as it was asked last.
    question: str
    #: How often it was asked.
    asked: int
    last_asked_at: Timestamp
    #: The call in which it was asked last.
    call_id: str
    #: The agent of that call.
    agent_id: str
    #: Of the passage that came closest then; null when there was none.
    similarity: Optional[float]


class UnansweredQuestions(ParleyObject):
    """What callers asked and no passage answered."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "data": "UnansweredQuestion",
    }
    #: Those with a question mark first, then the most frequent, then the newest.
    data: List[UnansweredQuestion]
    #: Searches that were looked at, with the answered ones.
    searches: int
    #: Whether there are more searches: then the newest were looked at.
    is_capped: bool


class UnmuteControlParam(TypedDict):
    """The agent speaks again."""

    #: The variant.
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
    #: Ordered by key.
    data: List[UsageRow]


class UsageRow(ParleyObject):
    """Usage of one day, agent, number or campaign."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Calls that ended.
    calls: int
    #: Replies in widget chats and in the playground. Their tokens and cost are included in the totals of
    #: their row; they have no number and no campaign.
    messages: Optional[int]
    #: Minutes from answer to hang-up.
    minutes: float
    #: Tokens that models read.
    llm_input_tokens: int
    #: Tokens that models wrote.
    llm_output_tokens: int
    #: Characters that were spoken.
    tts_characters: int
    cost: Money
    #: The day (UTC), agent id, number or campaign id; null for calls and chats without one.
    key: Optional[str]


class UsageTotals(ParleyObject):
    """Usage of the whole period."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "cost": "Money",
    }
    #: Calls that ended.
    calls: int
    #: Replies in widget chats and in the playground. Their tokens and cost are included in the totals of
    #: their row; they have no number and no campaign.
    messages: Optional[int]
    #: Minutes from answer to hang-up.
    minutes: float
    #: Tokens that models read.
    llm_input_tokens: int
    #: Tokens that models wrote.
    llm_output_tokens: int
    #: Characters that were spoken.
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
    #: `<provider>-<voicename>`. For voices listed by a provider with an account, the name is the
    #: provider's own id of the voice, because display names change.
    voice_id: str
    #: Display name.
    name: str
    #: Provider of the voice.
    provider: str
    gender: NullableGender
    #: Language codes; the provider's main language for this voice comes first.
    supported_languages: List[str]
    #: How the voice sounds; empty when unknown.
    description: str
    #: A public recording by the provider; null when there is none.
    preview_url: Optional[str]


class _VoiceCloneParamRequired(TypedDict):
    #: Display name, 1 to 100 characters.
    name: str
    #: Who the speaker is and how they consented to the cloning, 20 to 2000 characters; stored with the
    #: voice.
    consent: str
    #: A recording: WAV, MP3, M4A, OGG or FLAC.
    sample: Upload


class VoiceCloneParam(_VoiceCloneParamRequired, total=False):
    """Recordings of one speaker, one to three minutes in total, and the consent of the speaker."""

    gender: Gender
    #: How the voice sounds, up to 500 characters.
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
    """Text to say."""

    #: Default: a short greeting.
    text: str
    #: Default: the first language of the voice.
    language: str


class Voicemail(ParleyObject):
    """What to do when an answering machine answers."""

    __slots__ = ()
    #: What the agent does. Default hangup.
    action: Optional[Literal["hangup", "message"]]
    #: Message left after the beep.
    message: Optional[str]


class VoicemailInputParam(TypedDict, total=False):
    """What to do when an answering machine answers."""

    #: What the agent does. Default hangup.
    action: Literal["hangup", "message"]
    #: Message left after the beep.
    message: Optional[str]


class Wallet(ParleyObject):
    """The balance and the spending of a workspace."""

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
    }
    #: `prepaid`: calls need a balance and are charged to it. `off`: they need none, and costs are only
    #: counted.
    billing: Literal["off", "prepaid"]
    #: Payments minus charges. A negative balance is a debt: nothing that costs money can start until it is
    #: paid.
    balance: Money
    #: Amount held for waiting and running calls.
    reserved: Money
    #: Balance minus reserved amount: available for new calls.
    available: Money
    #: Currency code, ISO 4217.
    currency: str
    #: Below this balance `low_balance` is true and the audit log gets an entry; null: no threshold.
    low_balance_threshold: Optional[Money]
    #: Whether the balance is below the threshold.
    low_balance: bool
    #: Maximum cost of calls per day (UTC); null: no cap.
    daily_cap: Optional[Money]
    #: Maximum cost per day (UTC) that the operator of the service set for this workspace; null: none. The
    #: lower of the two daily caps counts.
    operator_daily_cap: Optional[Money]
    #: Maximum cost of calls per calendar month (UTC); null: no cap.
    monthly_cap: Optional[Money]
    #: Amount charged for calls today.
    spent_today: Money
    #: Amount charged for calls this month.
    spent_this_month: Money
    #: Automatic top-up; null when it is off.
    auto_topup: Optional[AutoTopup]
    updated_at: Timestamp


class WalletUpdateParam(TypedDict, total=False):
    """Settings of the wallet; null clears a setting."""

    #: Alert when the balance is below this.
    low_balance_threshold: Optional[MoneyInputInputParam]
    #: Maximum cost of calls per day.
    daily_cap: Optional[MoneyInputInputParam]
    #: Maximum cost of calls per month.
    monthly_cap: Optional[MoneyInputInputParam]
    #: Replaced as a whole.
    auto_topup: Optional[AutoTopupInputParam]


class Webhook(ParleyObject):
    """An endpoint that receives events."""

    __slots__ = ()
    #: Identifier, prefix `whk_`.
    id: str
    #: Address.
    url: str
    #: Events sent to the address.
    events: List[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to it. Default true.
    enabled: bool
    format: WebhookFormat
    #: The agent that has this address as its `webhook_url`.
    agent_id: Optional[str]
    #: `gone`: the receiver responded with 410. `failing`: every attempt in five days failed.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Failed attempts since the last success.
    failure_streak: int
    last_success_at: NullableTimestamp
    last_failure_at: NullableTimestamp
    rotation_expires_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp


class WebhookChange(ParleyObject):
    """A webhook was made, changed, enabled, disabled or deleted."""

    __slots__ = ()
    #: The webhook.
    webhook_id: str
    #: Whether events are sent to it.
    enabled: bool
    #: `gone`: the receiver responded with 410. `failing`: every attempt in five days failed.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Whether it was deleted.
    deleted: bool


class _WebhookCreateParamRequired(TypedDict):
    url: HttpUrl
    #: Events sent to the address.
    events: Sequence[EventName]


class WebhookCreateParam(_WebhookCreateParamRequired, total=False):
    """A new webhook."""

    retry_policy: RetryPolicy
    #: Whether events are sent to it. Default true.
    enabled: bool
    format: WebhookFormat


class WebhookDelivery(ParleyObject):
    """One event on its way to one webhook."""

    __slots__ = ()
    #: Identifier, prefix `dlv_`.
    id: str
    #: The webhook.
    webhook_id: str
    #: The event id; receivers deduplicate on it.
    event_id: str
    event: EventName
    #: The call of the event.
    call_id: Optional[str]
    #: The agent of the event.
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
    #: The webhook.
    webhook_id: str
    #: The event id; receivers deduplicate on it.
    event_id: str
    event: EventName
    #: The call of the event.
    call_id: Optional[str]
    #: The agent of the event.
    agent_id: Optional[str]
    status: DeliveryStatus
    #: Number of attempts so far.
    attempts: int
    #: HTTP status of the last response.
    last_status: Optional[int]
    next_attempt_at: NullableTimestamp
    created_at: Timestamp
    finished_at: NullableTimestamp
    #: Address to which it is sent.
    url: str
    #: The raw body, as signed.
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
    #: The variant.
    type: Literal["webhook"]
    name: FunctionName
    #: Tells the model when to use the function.
    description: str
    url: HttpUrl


class WebhookFunctionCreateParam(_WebhookFunctionCreateParamRequired, total=False):
    """Sends a signed request to an address of yours and gives the response to the model."""

    #: JSON Schema of the arguments; an update replaces it as a whole.
    parameters: Mapping[str, Any]
    headers: FunctionHeaders
    #: Milliseconds to wait for the response. Default 10000.
    timeout_ms: int
    #: Spoken while the function runs.
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
    #: The webhook.
    id: str
    #: The new secret; present only when a rotation starts.
    secret: Optional[str]
    #: Whether only the new secret signs now.
    promoted: bool
    rotation_expires_at: NullableTimestamp


class WebhookTestParam(TypedDict, total=False):
    """The event to send."""

    event: EventName


class WebhookTestResult(ParleyObject):
    """The response of the receiver."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "request": "SentRequest",
    }
    #: Whether the receiver responded with a 2xx status in time.
    ok: bool
    #: HTTP status of the response; null when there was no response.
    status: Optional[int]
    #: The first KiB of the response.
    body: Optional[str]
    #: Why there was no response.
    error: Optional[str]
    #: Milliseconds until the response was complete.
    duration_ms: int
    request: SentRequest


class WebhookUpdateParam(TypedDict, total=False):
    """Fields to change."""

    url: HttpUrl
    #: Events sent to the address.
    events: Sequence[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to it.
    enabled: bool
    format: WebhookFormat


class WebhookWithSecret(ParleyObject):
    """A webhook with its secret, which is returned once."""

    __slots__ = ()
    #: Identifier, prefix `whk_`.
    id: str
    #: Address.
    url: str
    #: Events sent to the address.
    events: List[EventName]
    retry_policy: RetryPolicy
    #: Whether events are sent to it. Default true.
    enabled: bool
    format: WebhookFormat
    #: The agent that has this address as its `webhook_url`.
    agent_id: Optional[str]
    #: `gone`: the receiver responded with 410. `failing`: every attempt in five days failed.
    disabled_reason: Optional[Literal["manual", "gone", "failing"]]
    #: Failed attempts since the last success.
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
    #: The agent.
    agent_id: str
    #: A fixed version; null: the newest.
    agent_version: Optional[int]
    #: The share of the agent is its weight divided by the sum of the weights.
    weight: Optional[int]


class _WeightedAgentInputParamRequired(TypedDict):
    #: The agent.
    agent_id: str


class WeightedAgentInputParam(_WeightedAgentInputParamRequired, total=False):
    """An agent and its share."""

    #: A fixed version; null: the newest.
    agent_version: Optional[int]
    #: The share of the agent is its weight divided by the sum of the weights. Default: 1.
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
    #: The agent that handles the call.
    agent_id: str
    #: Modes that the widget offers.
    modes: List[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
    allowed_domains: List[str]
    theme: WidgetTheme
    #: First line of a chat; null: the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window; null: the name of the agent.
    title: Optional[str]
    #: Maximum cost of its chats and calls per day (UTC).
    budget_per_day: Optional[Money]
    status: WidgetStatus
    created_at: Timestamp
    updated_at: Timestamp


class _WidgetChatParamRequired(TypedDict):
    #: The message.
    message: str


class WidgetChatParam(_WidgetChatParamRequired, total=False):
    """A message from a visitor."""

    #: Session of the message; without it a session is opened.
    session_id: Optional[str]
    #: Token of the session, from the response that opened it. Needed only with `session_id`.
    token: Optional[str]


class WidgetChatReply(ParleyObject):
    """The agent's reply."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "message": "WidgetMessage",
    }
    #: The session.
    session_id: str
    #: Token of the session, if this message opened it.
    token: Optional[str]
    message: WidgetMessage


class WidgetConfig(ParleyObject):
    """What a page needs to show a widget; contains no secrets."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "theme": "WidgetTheme",
        "brand": "Branding",
    }
    #: The widget.
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
    #: Brand of the workspace; null: it has none.
    brand: Optional[Branding]


class _WidgetCreateParamRequired(TypedDict):
    #: Name for your own use.
    name: str
    #: The agent that handles the call.
    agent_id: str


class WidgetCreateParam(_WidgetCreateParamRequired, total=False):
    """A new widget."""

    #: Modes that the widget offers.
    modes: Sequence[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
    allowed_domains: Sequence[str]
    theme: WidgetThemeInputParam
    #: First line of a chat; null: the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window; null: the name of the agent.
    title: Optional[str]
    #: Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet.
    budget_per_day: Optional[MoneyInputInputParam]
    #: Disabled: public operations return 404. Default: "active".
    status: Literal["active", "disabled"]


class WidgetMessage(ParleyObject):
    """One message of a chat."""

    __slots__ = ()
    #: Identifier, prefix `msg_`.
    id: str
    #: Who wrote it.
    role: Literal["agent", "user"]
    #: Plain text.
    text: str
    #: Names of the functions that ran for it.
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
    #: The widget.
    widget_id: str
    mode: WidgetMode
    #: Origin of the page; null when the client sent none.
    origin: Optional[str]
    #: The call of a voice session.
    call_id: Optional[str]
    #: Number of messages.
    messages: int
    created_at: Timestamp
    last_message_at: NullableTimestamp
    #: When the messages were removed because their retention time was over; null when they were not.
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
    #: Seconds that the token stays valid after the last message.
    expires_in: int
    #: With `voice`: the token to join its call.
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
    #: Color of bubble and buttons.
    accent: Optional[str]
    #: Corner of the page.
    position: Optional[Literal["bottom-right", "bottom-left"]]
    #: `auto` follows the embedding page.
    mode: Optional[Literal["auto", "light", "dark"]]


class WidgetThemeInputParam(TypedDict, total=False):
    """Appearance of a widget."""

    #: Color of bubble and buttons. Default: "#0f766e".
    accent: str
    #: Corner of the page. Default: "bottom-right".
    position: Literal["bottom-right", "bottom-left"]
    #: `auto` follows the embedding page. Default: "auto".
    mode: Literal["auto", "light", "dark"]


class WidgetUpdateParam(TypedDict, total=False):
    """The fields to change."""

    #: Name for your own use.
    name: str
    #: The agent that answers; in open chats from the next message on.
    agent_id: str
    #: Modes that the widget offers.
    modes: Sequence[WidgetMode]
    #: Hosts whose pages can embed the widget: `example.com`, `*.example.com` for all subdomains,
    #: `localhost:5173` for one port, `*` for any page. Empty: only pages of this service.
    allowed_domains: Sequence[str]
    theme: WidgetThemeInputParam
    #: First line of a chat; null: the greeting of the agent.
    greeting: Optional[str]
    #: Title of the window; null: the name of the agent.
    title: Optional[str]
    #: Maximum cost of its chats and calls per day (UTC); null: limited only by the wallet.
    budget_per_day: Optional[MoneyInputInputParam]
    #: Disabled: public operations return 404.
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
    """The call that an event is about."""

    __slots__ = ()
    #: Identifier of the call.
    call_id: str
    #: Sequence number of the entry of its timeline.
    sequence: int
    direction: CallDirection
    channel: CallChannel
    #: Number of the caller.
    from_number: Optional[str]
    #: Number that was called.
    to_number: Optional[str]
    #: The campaign that placed it.
    campaign_id: Optional[str]
    start_time: NullableTimestamp
    #: Milliseconds of the conversation; null until it is over.
    duration_ms: Optional[int]


class WorkspaceEventCallAgentChanged(ParleyObject):
    """Another agent goes on with the call."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineAgentChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineAgentChange
    #: Type of the event.
    type: Literal["call.agent_changed"]


class WorkspaceEventCallAnalysis(ParleyObject):
    """The call was analyzed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineAnalysis",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
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
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineKey
    #: Type of the event.
    type: Literal["call.dtmf"]


class WorkspaceEventCallError(ParleyObject):
    """Something failed; after a warning the call goes on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineProblem",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
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
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineInterruption
    #: Type of the event.
    type: Literal["call.interrupted"]


class WorkspaceEventCallKnowledge(ParleyObject):
    """The agent searched its knowledge bases."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineSearch",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineSearch
    #: Type of the event.
    type: Literal["call.knowledge"]


class WorkspaceEventCallLatency(ParleyObject):
    """Times of one turn, in milliseconds. Their sum runs from the end of the other side's speech to the
    agent's first audio.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineLatency",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineLatency
    #: Type of the event.
    type: Literal["call.latency"]


class WorkspaceEventCallMonitor(ParleyObject):
    """A supervisor did something."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineSupervision",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineSupervision
    #: Type of the event.
    type: Literal["call.monitor"]


class WorkspaceEventCallState(ParleyObject):
    """The call has a new status."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineState",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineState
    #: Type of the event.
    type: Literal["call.state"]


class WorkspaceEventCallTool(ParleyObject):
    """The agent ran a function."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineFunctionRun",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
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
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineTransfer
    #: Type of the event.
    type: Literal["call.transfer"]


class WorkspaceEventCallTransferProgress(ParleyObject):
    """A warm transfer went one step on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineTransferProgress",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineTransferProgress
    #: Type of the event.
    type: Literal["call.transfer_progress"]


class WorkspaceEventCallUtterance(ParleyObject):
    """One side, or a supervisor, completed an utterance."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineUtterance",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineUtterance
    #: Type of the event.
    type: Literal["call.utterance"]


class WorkspaceEventCallWarning(ParleyObject):
    """Something failed; after a warning the call goes on."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TimelineProblem",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
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
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TimelineDelivery
    #: Type of the event.
    type: Literal["call.webhook"]


class WorkspaceEventCampaignChanged(ParleyObject):
    """A campaign was made, changed or deleted, or its status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "CampaignChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: CampaignChange
    #: Type of the event.
    type: Literal["campaign.changed"]


class WorkspaceEventDeliveryDeadLettered(ParleyObject):
    """A delivery of a webhook used up its attempts."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "DeadDelivery",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: DeadDelivery
    #: Type of the event.
    type: Literal["delivery.dead_lettered"]


class WorkspaceEventKnowledgeSourceChanged(ParleyObject):
    """A source of a knowledge base was added, read again or deleted, or its status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "KnowledgeSourceChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: KnowledgeSourceChange
    #: Type of the event.
    type: Literal["knowledge_source.changed"]


class WorkspaceEventPhoneNumberChanged(ParleyObject):
    """A phone number was added, or its status, agent or nickname changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "PhoneNumberChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: PhoneNumberChange
    #: Type of the event.
    type: Literal["phone_number.changed"]


class WorkspaceEventStreamPosition(ParleyObject):
    """A position of the stream: its beginning, or one that it reached while nothing that was asked for
    happened.
    """

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "StreamPosition",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: StreamPosition
    #: Type of the event.
    type: Literal["stream.position"]


class WorkspaceEventTestRunChanged(ParleyObject):
    """A run of tests was started, or its status changed."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "TestRunChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: TestRunChange
    #: Type of the event.
    type: Literal["test_run.changed"]


class WorkspaceEventWalletLow(ParleyObject):
    """The balance fell below `low_balance_threshold`."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "LowWallet",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
    call: Optional[WorkspaceEventCall]
    data: LowWallet
    #: Type of the event.
    type: Literal["wallet.low"]


class WorkspaceEventWebhookChanged(ParleyObject):
    """A webhook was made, changed, enabled, disabled or deleted."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "call": "WorkspaceEventCall",
        "data": "WebhookChange",
    }
    at: Timestamp
    #: The agent that it is about; null where there is none.
    agent_id: Optional[str]
    #: The call of a `call.` event, as it is when the event is sent; null for other events.
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
    """What is redacted and what is kept of the conversations of all agents that inherit it."""

    __slots__ = ()
    _nested: ClassVar[Dict[str, Kind]] = {
        "patterns": "RedactionPattern",
        "retention_days": "RetentionDays",
    }
    #: What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
    #: cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
    #: numbers. Default none.
    redact: Optional[List[Literal["card", "iban", "email", "birth_date", "phone"]]]
    #: Further patterns, each with a mark of its own. Default none.
    patterns: Optional[List[RedactionPattern]]
    #: Whether models get the marks too. Default false.
    redact_model: Optional[bool]
    #: Whether nothing that is said is stored or published. Default false.
    no_store: Optional[bool]
    retention_days: Optional[RetentionDays]


class WorkspacePrivacyInputParam(TypedDict, total=False):
    """What is redacted and what is kept of the conversations of all agents that inherit it."""

    #: What is replaced by a mark such as `[card]`, written or spoken, before it is stored or sent: payment
    #: cards (by their check digit), bank accounts (IBAN), email addresses, dates of birth, telephone
    #: numbers. Default none.
    redact: Sequence[Literal["card", "iban", "email", "birth_date", "phone"]]
    #: Further patterns, each with a mark of its own. Default none.
    patterns: Sequence[RedactionPatternInputParam]
    #: Whether models get the marks too. Default false.
    redact_model: bool
    #: Whether nothing that is said is stored or published. Default false.
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
    #: What is redacted and what is kept of the conversations of all agents that inherit it. Merged field
    #: by field.
    privacy: Optional[WorkspacePrivacyInputParam]
