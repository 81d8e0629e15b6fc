// Error codes of the service and their HTTP status.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

export const ERROR_CODES = {
  /** 409: The agent is in use. */
  agent_in_use: 409,
  /** 404: The agent was not found. */
  agent_not_found: 404,
  /** 409: The version refers to objects that no longer exist. */
  agent_version_incomplete: 409,
  /** 404: The version of the agent was not found. */
  agent_version_not_found: 404,
  /** 409: The user is already a member. */
  already_member: 409,
  /** 404: The call has no analysis. */
  analysis_not_found: 404,
  /** 409: The analysis is not ready. */
  analysis_not_ready: 409,
  /** 409: The API key is already revoked. */
  api_key_already_revoked: 409,
  /** 404: The API key was not found. */
  api_key_not_found: 404,
  /** 400: The request could not be read. */
  bad_request: 400,
  /** 409: Billing is off on this deployment. */
  billing_off: 409,
  /** 404: The domain has no brand. */
  branding_not_found: 404,
  /** 429: The widget's daily budget is spent. */
  budget_spent: 429,
  /** 409: The call has not ended. */
  call_active: 409,
  /** 409: The call has already ended. */
  call_not_active: 409,
  /** 404: The call was not found. */
  call_not_found: 404,
  /** 409: The campaign is running or paused. */
  campaign_active: 409,
  /** 409: The campaign has reached its maximum number of contacts. */
  campaign_full: 409,
  /** 409: The campaign is not running. */
  campaign_not_active: 409,
  /** 404: The campaign was not found. */
  campaign_not_found: 404,
  /** 409: The campaign cannot start yet. */
  campaign_not_ready: 409,
  /** 409: The campaign has ended. */
  campaign_over: 409,
  /** 409: Another upload to this campaign is in progress. */
  campaign_upload_in_progress: 409,
  /** 409: No configured carrier supports this. */
  carrier_not_configured: 409,
  /** 409: No configured provider can clone voices. */
  cloning_not_configured: 409,
  /** 429: Too many concurrent calls. */
  concurrency_limited: 429,
  /** 410: The content was removed because its retention period has ended. */
  content_removed: 410,
  /** 404: The workspace has no API key of its own for this provider. */
  credentials_not_found: 404,
  /** 404: The delivery was not found. */
  delivery_not_found: 404,
  /** 404: This deployment does not offer this demo. */
  demo_not_found: 404,
  /** 404: The number is not on the do-not-call list. */
  dnc_number_not_found: 404,
  /** 409: The workspace has the maximum number of domains. */
  domain_limit_reached: 409,
  /** 404: The workspace does not have this domain. */
  domain_not_found: 404,
  /** 409: Another workspace has verified the domain. */
  domain_taken: 409,
  /** 409: The email address is already registered. */
  email_taken: 409,
  /** 403: The provider has not verified the email address. */
  email_unverified: 403,
  /** 403: The credentials lack the required scope. */
  forbidden_scope: 403,
  /** 403: The session is too old for this operation. */
  fresh_login_required: 403,
  /** 409: The agent already has a function with this name. */
  function_name_taken: 409,
  /** 409: There is no new secret to promote. */
  function_no_rotation: 409,
  /** 404: The function was not found. */
  function_not_found: 404,
  /** 431: The request headers are too large. */
  headers_too_large: 431,
  /** 409: The first request with this key took effect, but its response was lost. */
  idempotency_answer_lost: 409,
  /** 409: The first request with this key is still running. */
  idempotency_in_progress: 409,
  /** 422: The idempotency key was used with a different body. */
  idempotency_key_reused: 422,
  /** 409: The identity is the user's only way to sign in. */
  identity_needed: 409,
  /** 404: The identity was not found. */
  identity_not_found: 404,
  /** 409: A user with this email address exists and is not linked to the identity. */
  identity_not_linked: 409,
  /** 409: The identity is already linked to a user. */
  identity_taken: 409,
  /** 402: The wallet balance is too low. */
  insufficient_funds: 402,
  /** 500: Internal server error. */
  internal_error: 500,
  /** 401: The code is not valid. */
  invalid_code: 401,
  /** 401: The email address or password is incorrect. */
  invalid_credentials: 401,
  /** 422: The cursor is not valid. */
  invalid_cursor: 422,
  /** 401: The login token is not valid. */
  invalid_login_token: 401,
  /** 401: The link is not valid. */
  invalid_newsletter_token: 401,
  /** 401: The refresh token is not valid. */
  invalid_refresh_token: 401,
  /** 401: The link is not valid. */
  invalid_reset_token: 401,
  /** 403: The signature is not valid. */
  invalid_signature: 403,
  /** 409: The invitation is no longer open. */
  invitation_closed: 409,
  /** 404: The invitation was not found. */
  invitation_not_found: 404,
  /** 403: The API key may not be used from this address. */
  ip_not_allowed: 403,
  /** 401: The API key was revoked. */
  key_revoked: 401,
  /** 409: The knowledge base has reached its maximum number of sources. */
  knowledge_base_full: 409,
  /** 409: The knowledge base is used by agents. */
  knowledge_base_in_use: 409,
  /** 404: The knowledge base was not found. */
  knowledge_base_not_found: 404,
  /** 404: The source was not found. */
  knowledge_source_not_found: 404,
  /** 409: A workspace needs an owner. */
  last_owner: 409,
  /** 404: The logo was not found. */
  logo_not_found: 404,
  /** 409: This deployment does not send emails. */
  mail_not_configured: 409,
  /** 404: The member was not found. */
  member_not_found: 404,
  /** 405: The method is not allowed for this path. */
  method_not_allowed: 405,
  /** 421: The service does not serve this host name. */
  misdirected_request: 421,
  /** 409: No test case was selected. */
  no_test_cases: 409,
  /** 404: Nothing was found at this path. */
  not_found: 404,
  /** 403: Pages of this origin are not allowed to do this. */
  origin_not_allowed: 403,
  /** 403: Only an owner can do this. */
  owner_required: 403,
  /** 413: The body is too large. */
  payload_too_large: 413,
  /** 409: This deployment does not accept payments. */
  payments_not_configured: 409,
  /** 409: There is no new secret to promote. */
  phone_number_no_rotation: 409,
  /** 409: The number has no inbound webhook. */
  phone_number_no_webhook: 409,
  /** 409: The phone number is not active. */
  phone_number_not_active: 409,
  /** 404: The phone number was not found. */
  phone_number_not_found: 404,
  /** 409: The test number cannot be released. */
  phone_number_permanent: 409,
  /** 409: The number is not available. */
  phone_number_taken: 409,
  /** 412: The content has changed. */
  precondition_failed: 412,
  /** 502: A provider failed. */
  provider_failed: 502,
  /** 409: The account of this key still has cloned voices. */
  provider_in_use: 409,
  /** 404: No provider of this name accepts API keys. */
  provider_not_found: 404,
  /** 416: The requested range is outside the content. */
  range_not_satisfiable: 416,
  /** 429: Too many requests. */
  rate_limited: 429,
  /** 404: The recording could not be stored. */
  recording_failed: 404,
  /** 404: The call has no recording. */
  recording_not_found: 404,
  /** 409: The recording is not ready. */
  recording_not_ready: 409,
  /** 403: Registration is closed. */
  registration_closed: 403,
  /** 408: The request did not arrive in time. */
  request_timeout: 408,
  /** 409: The schedule has already ended. */
  schedule_not_active: 409,
  /** 404: The schedule was not found. */
  schedule_not_found: 404,
  /** 422: The search takes too long. */
  search_too_broad: 422,
  /** 409: The user already has a second factor. */
  second_factor_enabled: 409,
  /** 409: The user has no second factor. */
  second_factor_not_enrolled: 409,
  /** 401: The login needs a second factor. */
  second_factor_required: 401,
  /** 404: The session was not found. */
  session_not_found: 404,
  /** 401: The session has ended. */
  session_revoked: 401,
  /** 404: This deployment has no identity provider. */
  sign_in_not_configured: 404,
  /** 401: The sign-in is not valid. */
  sign_in_refused: 401,
  /** 409: The storage quota of the workspace is used up. */
  storage_full: 409,
  /** 404: The test case was not found. */
  test_case_not_found: 404,
  /** 404: The sample of the test has no recording. */
  test_recording_not_found: 404,
  /** 409: Too many test runs are unfinished. */
  test_run_limit: 409,
  /** 404: The test run was not found. */
  test_run_not_found: 404,
  /** 409: The test run has already ended. */
  test_run_over: 409,
  /** 401: The access token has expired. */
  token_expired: 401,
  /** 429: Too many event streams are open. */
  too_many_streams: 429,
  /** 401: Credentials are missing or invalid. */
  unauthorized: 401,
  /** 503: The service is not available right now. */
  unavailable: 503,
  /** 415: The content type is not supported. */
  unsupported_media_type: 415,
  /** 403: This operation needs a user session. */
  user_session_required: 403,
  /** 422: The request is not valid. */
  validation_failed: 422,
  /** 409: The voice is in use. */
  voice_in_use: 409,
  /** 409: The workspace has cloned the maximum number of voices. */
  voice_limit_reached: 409,
  /** 404: The voice was not found. */
  voice_not_found: 404,
  /** 409: Only voices that the workspace cloned can be deleted. */
  voice_not_own: 409,
  /** 409: The webhook belongs to an agent. */
  webhook_belongs_to_agent: 409,
  /** 409: The workspace has the maximum number of webhooks. */
  webhook_limit_reached: 409,
  /** 409: There is no new secret to promote. */
  webhook_no_rotation: 409,
  /** 404: The webhook was not found. */
  webhook_not_found: 404,
  /** 409: The widget does not offer this mode. */
  widget_mode_off: 409,
  /** 404: The widget was not found. */
  widget_not_found: 404,
  /** 409: The session is still answering the previous message. */
  widget_session_busy: 409,
  /** 409: The session has reached its maximum number of messages. */
  widget_session_full: 409,
  /** 404: The session was not found. */
  widget_session_not_found: 404,
  /** 403: You are not a member of that workspace. */
  workspace_forbidden: 403,
  /** 409: The user owns the maximum number of workspaces. */
  workspace_limit_reached: 409,
  /** 404: The workspace was not found. */
  workspace_not_found: 404,
  /** 403: The workspace requires a second factor. */
  workspace_requires_second_factor: 403,
} as const;

/** A stable code of a Problem. */
export type ErrorCode = keyof typeof ERROR_CODES;
