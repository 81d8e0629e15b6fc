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
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListSessionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

/** Users and their sessions. */
export class AuthApi extends Resource {
  /**
   * Register a user.
   * Creates a user and their first workspace, and returns the same session fields as login. With an
   * `invitation_token`, the user joins the workspace of the invitation instead. A deployment can
   * restrict registration to invitations or close it. In both cases the first user can still register,
   * with the `setup_token` that the service prints.
   * POST /v1/auth/register
   * @throws ApiError email_taken, invitation_closed, invitation_not_found, registration_closed
   */
  registerUser(body: RegisterRequest, options?: RequestOptions): ApiPromise<Registration> {
    return this.json<Registration>({ method: 'POST', path: '/v1/auth/register', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Log in.
   * Exchanges an email address and password for an access token and a refresh token. After five failed
   * attempts, further attempts for the account are delayed, whether or not the account exists: the
   * response is 429 with `Retry-After`, from 1 s doubling up to 15 minutes, never permanently. Failed
   * attempts from other addresses do not delay logins from an address that this account logged in from
   * in the last 90 days. An IP address with many failed logins is delayed in the same way. A user with a
   * second factor gets 401 `second_factor_required` with a `login_token` for POST
   * /v1/auth/login/second-factor.
   * POST /v1/auth/login
   * @throws ApiError invalid_credentials, second_factor_required
   */
  login(body: LoginRequest, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/login', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Finish a login with the second factor.
   * Completes a login that returned `second_factor_required`, with a code of the authenticator app or a
   * recovery code. Each code works once. After five incorrect codes, further attempts are delayed, from
   * 1 s doubling up to 15 minutes.
   * POST /v1/auth/login/second-factor
   * @throws ApiError invalid_code, invalid_login_token
   */
  finishLogin(body: SecondStep, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/login/second-factor', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Refresh a session.
   * Returns a new access token. With `rotate`, the refresh token is replaced as well. Sending the old
   * refresh token again within 60 s returns the same replacement; sending it later ends the session. A
   * session ends when it is not refreshed for 30 days, and at the latest 90 days after login. The
   * deployment can change both periods.
   * POST /v1/auth/refresh
   * @throws ApiError invalid_refresh_token
   */
  refreshSession(body: RefreshRequest, options?: RequestOptions): ApiPromise<Session> {
    return this.json<Session>({ method: 'POST', path: '/v1/auth/refresh', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Get the current user or API key.
   * Returns the user or API key that sent the request, with its workspace, role and scope.
   * GET /v1/auth/me
   */
  getCurrentPrincipal(options?: RequestOptions): ApiPromise<Principal> {
    return this.json<Principal>({ method: 'GET', path: '/v1/auth/me' }, options);
  }

  /**
   * Update the current user.
   * Changes the name, email address, password or time zone. A new email address or password requires
   * `current_password`, and ends every other session of the user. Passwords are rejected if they are
   * common, repetitive, or similar to the user's email address or name.
   * PATCH /v1/auth/me
   * @throws ApiError email_taken, invalid_credentials, user_session_required
   */
  updateCurrentUser(body: UserUpdate, options?: RequestOptions): ApiPromise<User> {
    return this.json<User>({ method: 'PATCH', path: '/v1/auth/me', body: jsonBody(body) }, options);
  }

  /**
   * Log out.
   * Ends this session immediately or, with `all`, every session of the user. Streams and sockets that an
   * ended session opened close within 15 seconds.
   * POST /v1/auth/logout
   * @throws ApiError user_session_required
   */
  logout(body?: LogoutRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/logout', body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Get the second factor of the user.
   * Reports whether the user has a second factor, and how many recovery codes are left.
   * GET /v1/auth/second-factor
   * @throws ApiError user_session_required
   */
  getSecondFactor(options?: RequestOptions): ApiPromise<SecondFactor> {
    return this.json<SecondFactor>({ method: 'GET', path: '/v1/auth/second-factor' }, options);
  }

  /**
   * Enroll a second factor.
   * Returns the secret for time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds) once,
   * as text and as a URI for a QR code. Logins require codes only after the enrollment is confirmed. A
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
   * once. Each of them can replace one code if the device is lost. Codes of the previous and the next
   * 30-second step are accepted as well.
   * POST /v1/auth/second-factor/confirm
   * @throws ApiError invalid_code, second_factor_enabled, second_factor_not_enrolled,
   * user_session_required
   */
  confirmSecondFactor(body: OneTimeCode, options?: RequestOptions): ApiPromise<RecoveryCodes> {
    return this.json<RecoveryCodes>({ method: 'POST', path: '/v1/auth/second-factor/confirm', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Replace the recovery codes.
   * Returns ten new recovery codes, once. The previous codes stop working.
   * POST /v1/auth/second-factor/recovery-codes
   * @throws ApiError invalid_code, second_factor_not_enrolled, user_session_required
   */
  createRecoveryCodes(body: OneTimeCode, options?: RequestOptions): ApiPromise<RecoveryCodes> {
    return this.json<RecoveryCodes>({ method: 'POST', path: '/v1/auth/second-factor/recovery-codes', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Disable the second factor.
   * Requires the password and a code, or a recovery code. Later logins require only the password.
   * POST /v1/auth/second-factor/disable
   * @throws ApiError fresh_login_required, invalid_code, invalid_credentials,
   * second_factor_not_enrolled, user_session_required
   */
  disableSecondFactor(body: SecondFactorDisable, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/second-factor/disable', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List the ways to sign in.
   * Returns the settings that a login page needs: who may register, and the name of the identity
   * provider, if one is configured.
   * GET /v1/auth/methods
   */
  getSignInMethods(options?: RequestOptions): ApiPromise<SignInMethods> {
    return this.json<SignInMethods>({ method: 'GET', path: '/v1/auth/methods', anonymous: true }, options);
  }

  /**
   * Start a sign-in at the identity provider.
   * Returns the URL at the provider to which the page redirects the browser, and a token. Keep the token
   * in that browser, for example in `sessionStorage`: it is required to finish the sign-in, within 10
   * minutes. The provider redirects to OIDC_REDIRECT_URL with `code` and `state` in the query.
   * POST /v1/auth/oidc/start
   * @throws ApiError provider_failed, sign_in_not_configured
   */
  startSignIn(options?: RequestOptions): ApiPromise<SignInStart> {
    return this.json<SignInStart>({ method: 'POST', path: '/v1/auth/oidc/start', anonymous: true }, options);
  }

  /**
   * Finish a sign-in at the identity provider.
   * Exchanges the parameters of the provider's redirect for a session. The signature, issuer, audience,
   * expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
   * user with the same verified email address. If registration is open, or that user has never proved
   * that the address is theirs, it is not linked: the request fails with `identity_not_linked`. If no
   * user has the address and registration is open, a new user is created. With `invitation_token`, the
   * user also joins the workspace of the invitation, and the session starts in it. A new user can then
   * register even if registration is restricted to invitations, and without a verified address, because
   * the token was sent to the address.
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
   * Lists the identities at the provider with which the user can sign in, newest first.
   * GET /v1/auth/identities
   * @throws ApiError invalid_cursor, user_session_required
   */
  listIdentities(options?: ListIdentitiesOptions): PagePromise<LinkedIdentity, LinkedIdentityPage> {
    return this.page<LinkedIdentity, LinkedIdentityPage>({ method: 'GET', path: '/v1/auth/identities', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Link an identity.
   * Finishes a sign-in at the provider and links the identity to the user of the session, who can then
   * sign in with it. A session that is older than 10 minutes needs the password, so that a stolen one
   * cannot outlast itself.
   * POST /v1/auth/identities
   * @throws ApiError fresh_login_required, identity_taken, invalid_credentials, provider_failed,
   * sign_in_not_configured, sign_in_refused, user_session_required
   */
  linkIdentity(body: IdentityLink, options?: RequestOptions): ApiPromise<LinkedIdentity> {
    return this.json<LinkedIdentity>({ method: 'POST', path: '/v1/auth/identities', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Unlink an identity.
   * The identity can no longer sign in. Existing sessions continue.
   * DELETE /v1/auth/identities/{id}
   * @throws ApiError identity_needed, identity_not_found, user_session_required
   */
  unlinkIdentity(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/auth/identities/${encodeURIComponent(id)}` }, options);
  }

  /**
   * List the sessions of the user.
   * Lists the active sessions of the user, newest first, with the client and address that opened each
   * one and the time of its last use, to the minute. The session of this request is marked `current`.
   * GET /v1/auth/sessions
   * @throws ApiError invalid_cursor, user_session_required
   */
  listSessions(options?: ListSessionsOptions): PagePromise<UserSession, UserSessionPage> {
    return this.page<UserSession, UserSessionPage>({ method: 'GET', path: '/v1/auth/sessions', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * End all other sessions.
   * Ends every session of the user except the session of this request. Their tokens stop working
   * immediately. Streams and sockets that they opened close within 15 seconds.
   * DELETE /v1/auth/sessions
   * @throws ApiError user_session_required
   */
  endOtherSessions(options?: RequestOptions): ApiPromise<EndedSessions> {
    return this.json<EndedSessions>({ method: 'DELETE', path: '/v1/auth/sessions' }, options);
  }

  /**
   * End a session.
   * Ends one session of the user, which can be the session of this request. Its tokens stop working
   * immediately. Streams and sockets that it opened close within 15 seconds.
   * DELETE /v1/auth/sessions/{id}
   * @throws ApiError session_not_found, user_session_required
   */
  endSession(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/auth/sessions/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Request a link to set a new password.
   * Sends an email with a link to set a new password. The link is valid for one hour and one use. The
   * response and its timing are the same whether or not a user has the address. A user can have at most
   * three valid links. Further requests send no email.
   * POST /v1/auth/password/forgot
   * @throws ApiError mail_not_configured
   */
  requestPasswordReset(body: PasswordForgotRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/password/forgot', body: jsonBody(body), anonymous: true }, options);
  }

  /**
   * Set a new password with an emailed link.
   * Sets the password and ends every session of the user. Their other links stop working. A rejected
   * password does not use up the link. API keys are not affected. If the user had not proved the address
   * before, their linked identities are unlinked, because somebody else may have registered the address.
   * POST /v1/auth/password/reset
   * @throws ApiError invalid_reset_token
   */
  resetPassword(body: PasswordResetRequest, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/auth/password/reset', body: jsonBody(body), anonymous: true }, options);
  }
}
