// auth: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { EndedSessions, IdentityLink, LinkedIdentity, LinkedIdentityPage, LoginRequest, LogoutRequest, OneTimeCode, PasswordForgotRequest, PasswordResetRequest, Principal, RecoveryCodes, RefreshRequest, RegisterRequest, Registration, SecondFactor, SecondFactorDisable, SecondFactorEnroll, SecondFactorEnrolment, SecondStep, Session, SignInFinish, SignInMethods, SignInStart, User, UserSession, UserSessionPage, UserUpdate } from '../types.ts';

export interface ListIdentitiesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
}

export interface ListSessionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
}

/** Users and their sessions. */
export class AuthApi extends Resource {
  /**
   * Register a user.
   * Creates a user and their first workspace, and returns the same session fields as login. With an
   * `invitation_token`, the user joins the workspace of the invitation instead. The deployment can
   * restrict registration to invitations, or close it; then only the first user can register, with the
   * `setup_token` that the service prints.
   * POST /v1/auth/register
   * @throws ApiError email_taken, invitation_closed, invitation_not_found, registration_closed
   */
  registerUser(body: RegisterRequest, options?: RequestOptions): ApiPromise<Registration> {
    return this.json<Registration>({ method: 'POST', path: '/v1/auth/register', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Log in.
   * Exchanges an e-mail address and password for an access token and a refresh token. After five failed
   * attempts the account, whether it exists or not, is delayed: 429 with `Retry-After`, from 1 s
   * doubling up to 15 minutes, never permanently. Failures elsewhere do not delay logins from an address
   * that this account logged in from in the last 90 days. An address with many failed logins is delayed
   * in the same way. A user with a second factor gets 401 `second_factor_required` with a `login_token`
   * for POST /v1/auth/login/second-factor.
   * POST /v1/auth/login
   * @throws ApiError invalid_credentials, second_factor_required
   */
  login(body: LoginRequest, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/login', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Finish a login with the second factor.
   * The second step of a login that was answered with `second_factor_required`: a code of the
   * authenticator app or a recovery code. Each code works once. After five wrong codes further attempts
   * are delayed, from 1 s doubling up to 15 minutes.
   * POST /v1/auth/login/second-factor
   * @throws ApiError invalid_code, invalid_login_token
   */
  finishLogin(body: SecondStep, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/login/second-factor', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Refresh a session.
   * Returns a new access token. With `rotate`, the refresh token is replaced too: presenting the old one
   * again within 60 s returns the same replacement, presenting it later ends the session. A session ends
   * when it is not refreshed for 30 days, and in any case 90 days after login; the deployment can change
   * both periods.
   * POST /v1/auth/refresh
   * @throws ApiError invalid_refresh_token
   */
  refreshSession(body: RefreshRequest, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/refresh', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Get the caller.
   * The user or API key that sent the request, with its workspace, role and scope.
   * GET /v1/auth/me
   */
  getCurrentPrincipal(options?: RequestOptions): ApiPromise<Principal> {
    return this.json<Principal>({ method: 'GET', path: '/v1/auth/me' }, options);
  }

  /**
   * Update the current user.
   * Changes name, e-mail address, password or time zone. A new e-mail address or password requires
   * `current_password`, and ends every other session of the user. Passwords are refused when they are
   * common, repetitive, or close to the user's own e-mail address or name.
   * PATCH /v1/auth/me
   * @throws ApiError email_taken, invalid_credentials, user_session_required
   */
  updateCurrentUser(body: UserUpdate, options?: RequestOptions): ApiPromise<User> {
    return this.json<User>({ method: 'PATCH', path: '/v1/auth/me', body: jsonBody(body) }, options);
  }

  /**
   * Log out.
   * Ends this session immediately, or every session of the user with `all`. Streams and sockets opened
   * by an ended session close at once, at the latest within 15 seconds.
   * POST /v1/auth/logout
   * @throws ApiError user_session_required
   */
  logout(body?: LogoutRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/logout', body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Get the second factor of the user.
   * Whether the user has a second factor, and how many recovery codes are left.
   * GET /v1/auth/second-factor
   * @throws ApiError user_session_required
   */
  getSecondFactor(options?: RequestOptions): ApiPromise<SecondFactor> {
    return this.json<SecondFactor>({ method: 'GET', path: '/v1/auth/second-factor' }, options);
  }

  /**
   * Enroll a second factor.
   * Returns the secret of time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds), once,
   * as text and as an address for a QR code. Logins ask for codes after the enrollment is confirmed. A
   * new enrollment replaces one that was not confirmed.
   * POST /v1/auth/second-factor
   * @throws ApiError fresh_login_required, invalid_credentials, second_factor_enabled,
   * user_session_required
   */
  enrollSecondFactor(body?: SecondFactorEnroll, options?: RequestOptions): ApiPromise<SecondFactorEnrolment> {
    return this.json<SecondFactorEnrolment>({ method: 'POST', path: '/v1/auth/second-factor', body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Confirm the second factor.
   * Enables the second factor with the first code of the authenticator app. Returns ten recovery codes,
   * once: each replaces a code when the device is lost. A code of one step (30 s) before or after the
   * present one is accepted.
   * POST /v1/auth/second-factor/confirm
   * @throws ApiError invalid_code, second_factor_enabled, second_factor_not_enrolled,
   * user_session_required
   */
  confirmSecondFactor(body: OneTimeCode, options?: RequestOptions): ApiPromise<RecoveryCodes> {
    return this.json<RecoveryCodes>({ method: 'POST', path: '/v1/auth/second-factor/confirm', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Replace the recovery codes.
   * Returns ten new recovery codes, once. The former ones stop working.
   * POST /v1/auth/second-factor/recovery-codes
   * @throws ApiError invalid_code, second_factor_not_enrolled, user_session_required
   */
  createRecoveryCodes(body: OneTimeCode, options?: RequestOptions): ApiPromise<RecoveryCodes> {
    return this.json<RecoveryCodes>({ method: 'POST', path: '/v1/auth/second-factor/recovery-codes', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Disable the second factor.
   * Needs the password and a code, or a recovery code. Logins ask for the password alone afterwards.
   * POST /v1/auth/second-factor/disable
   * @throws ApiError fresh_login_required, invalid_code, invalid_credentials,
   * second_factor_not_enrolled, user_session_required
   */
  disableSecondFactor(body: SecondFactorDisable, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/second-factor/disable', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List the ways to sign in.
   * What a page for the login needs to know: who may register, and the name of the identity provider, if
   * there is one.
   * GET /v1/auth/methods
   */
  getSignInMethods(options?: RequestOptions): ApiPromise<SignInMethods> {
    return this.json<SignInMethods>({ method: 'GET', path: '/v1/auth/methods', anonymous: true }, options);
  }

  /**
   * Start a sign-in at the identity provider.
   * Returns the address of the provider to which the page sends the browser, and a token. Keep the token
   * in that browser (for example in `sessionStorage`): only with it can the sign-in be finished, within
   * 10 minutes. The provider returns to OIDC_REDIRECT_URL with `code` and `state` in the address.
   * POST /v1/auth/oidc/start
   * @throws ApiError provider_failed, sign_in_not_configured
   */
  startSignIn(options?: RequestOptions): ApiPromise<SignInStart> {
    return this.json<SignInStart>({ method: 'POST', path: '/v1/auth/oidc/start', anonymous: true }, options);
  }

  /**
   * Finish a sign-in at the identity provider.
   * Exchanges what the provider appended to the redirect for a session. Signature, issuer, audience,
   * expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
   * user with the same verified e-mail address, unless anybody can register on this deployment; then a
   * new user is created, or the answer is `identity_not_linked`. With `invitation_token` the user also
   * joins that workspace, in which the session begins; a new user needs no open registration then, and
   * no verified address, since the token was mailed to it.
   * POST /v1/auth/oidc/finish
   * @throws ApiError email_taken, email_unverified, identity_not_linked, invalid_credentials,
   * invitation_closed, invitation_not_found, provider_failed, registration_closed,
   * second_factor_required, sign_in_not_configured, sign_in_refused
   */
  finishSignIn(body: SignInFinish, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/oidc/finish', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * List the linked identities.
   * Identities at the provider with which the user can sign in, newest first.
   * GET /v1/auth/identities
   * @throws ApiError invalid_cursor, user_session_required
   */
  listIdentities(options?: ListIdentitiesOptions): PagePromise<LinkedIdentity, LinkedIdentityPage> {
    return this.page<LinkedIdentity, LinkedIdentityPage>({ method: 'GET', path: '/v1/auth/identities', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Link an identity.
   * Finishes a sign-in at the provider and links the identity to the user of the session, who can sign
   * in with it from then on.
   * POST /v1/auth/identities
   * @throws ApiError identity_taken, provider_failed, sign_in_not_configured, sign_in_refused,
   * user_session_required
   */
  linkIdentity(body: IdentityLink, options?: RequestOptions): ApiPromise<LinkedIdentity> {
    return this.json<LinkedIdentity>({ method: 'POST', path: '/v1/auth/identities', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Unlink an identity.
   * The identity cannot sign in any more. Sessions go on.
   * DELETE /v1/auth/identities/{id}
   * @throws ApiError identity_needed, identity_not_found, user_session_required
   */
  unlinkIdentity(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/auth/identities/${encodeURIComponent(id)}` }, options);
  }

  /**
   * List the sessions of the user.
   * Sessions of the user that have not ended, newest first: with what and from where each was opened,
   * and its last use (to the minute). The session of the request is marked `current`.
   * GET /v1/auth/sessions
   * @throws ApiError invalid_cursor, user_session_required
   */
  listSessions(options?: ListSessionsOptions): PagePromise<UserSession, UserSessionPage> {
    return this.page<UserSession, UserSessionPage>({ method: 'GET', path: '/v1/auth/sessions', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * End all other sessions.
   * Ends every session of the user but that of the request, in one step. Their tokens stop working
   * immediately; streams and sockets that they opened close at once, at the latest within 15 seconds.
   * DELETE /v1/auth/sessions
   * @throws ApiError user_session_required
   */
  endOtherSessions(options?: RequestOptions): ApiPromise<EndedSessions> {
    return this.json<EndedSessions>({ method: 'DELETE', path: '/v1/auth/sessions' }, options);
  }

  /**
   * End a session.
   * Ends one session of the user, also that of the request. Its tokens stop working immediately; streams
   * and sockets that it opened close at once, at the latest within 15 seconds.
   * DELETE /v1/auth/sessions/{id}
   * @throws ApiError session_not_found, user_session_required
   */
  endSession(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/auth/sessions/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Ask for a link to set a new password.
   * Mails a link that sets a new password, good once and for an hour. The answer is the same, and takes
   * the same time, whether or not a user has the address. At most three links of a user are open at a
   * time; further requests then send nothing.
   * POST /v1/auth/password/forgot
   * @throws ApiError mail_not_configured
   */
  requestPasswordReset(body: PasswordForgotRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/password/forgot', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Set a new password with the link of a mail.
   * Sets the password and ends every session of the user; their other links stop working. A refused
   * password does not use the link up. API keys are not affected.
   * POST /v1/auth/password/reset
   * @throws ApiError invalid_reset_token
   */
  resetPassword(body: PasswordResetRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/password/reset', body: jsonBody(body), anonymous: true }, options);
  }
}
