"""auth: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Email, EndedSessions, LinkedIdentity, LoginCode, Password, Principal, RecoveryCodes, Registration, SecondFactor, SecondFactorEnrolment, Session, SignInMethods, SignInStart, TimeZone, User, UserSession


class AuthApi(Resource):
    """Users and their sessions."""

    def register_user(self, *, email: Email, password: Password, name: str, workspace_name: Union[str, NotGiven] = NOT_GIVEN, setup_token: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Registration:
        """Register a user.
        Creates a user and their first workspace, and returns the same session fields as login. With an
        `invitation_token`, the user joins the workspace of the invitation instead. The deployment can
        restrict registration to invitations, or close it; then only the first user can register, with the
        `setup_token` that the service prints.
        POST /v1/auth/register
        Raises ApiError: email_taken, invitation_closed, invitation_not_found, registration_closed.
        """
        return self._json(Registration, Spec("POST", "/v1/auth/register", json=given({"email": email, "password": password, "name": name, "workspace_name": workspace_name, "setup_token": setup_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def login(self, *, email: str, password: str, workspace_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Log in.
        Exchanges an e-mail address and password for an access token and a refresh token. After five failed
        attempts the account, whether it exists or not, is delayed: 429 with `Retry-After`, from 1 s
        doubling up to 15 minutes, never permanently. Failures elsewhere do not delay logins from an address
        that this account logged in from in the last 90 days. An address with many failed logins is delayed
        in the same way. A user with a second factor gets 401 `second_factor_required` with a `login_token`
        for POST /v1/auth/login/second-factor.
        POST /v1/auth/login
        Raises ApiError: invalid_credentials, second_factor_required.
        """
        return self._json(Session, Spec("POST", "/v1/auth/login", json=given({"email": email, "password": password, "workspace_id": workspace_id}), has_json=True, anonymous=True), options)

    def finish_login(self, *, login_token: str, code: LoginCode, options: Optional[RequestOptions] = None) -> Session:
        """Finish a login with the second factor.
        The second step of a login that was answered with `second_factor_required`: a code of the
        authenticator app or a recovery code. Each code works once. After five wrong codes further attempts
        are delayed, from 1 s doubling up to 15 minutes.
        POST /v1/auth/login/second-factor
        Raises ApiError: invalid_code, invalid_login_token.
        """
        return self._json(Session, Spec("POST", "/v1/auth/login/second-factor", json=given({"login_token": login_token, "code": code}), has_json=True, anonymous=True), options)

    def refresh_session(self, *, refresh_token: str, rotate: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Refresh a session.
        Returns a new access token. With `rotate`, the refresh token is replaced too: presenting the old one
        again within 60 s returns the same replacement, presenting it later ends the session. A session ends
        when it is not refreshed for 30 days, and in any case 90 days after login; the deployment can change
        both periods.
        POST /v1/auth/refresh
        Raises ApiError: invalid_refresh_token.
        """
        return self._json(Session, Spec("POST", "/v1/auth/refresh", json=given({"refresh_token": refresh_token, "rotate": rotate}), has_json=True, anonymous=True), options)

    def get_current_principal(self, *, options: Optional[RequestOptions] = None) -> Principal:
        """Get the caller.
        The user or API key that sent the request, with its workspace, role and scope.
        GET /v1/auth/me
        """
        return self._json(Principal, Spec("GET", "/v1/auth/me"), options)

    def update_current_user(self, *, name: Union[str, NotGiven] = NOT_GIVEN, email: Union[Email, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[TimeZone, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> User:
        """Update the current user.
        Changes name, e-mail address, password or time zone. A new e-mail address or password requires
        `current_password`, and ends every other session of the user. Passwords are refused when they are
        common, repetitive, or close to the user's own e-mail address or name.
        PATCH /v1/auth/me
        Raises ApiError: email_taken, invalid_credentials, user_session_required.
        """
        return self._json(User, Spec("PATCH", "/v1/auth/me", json=given({"name": name, "email": email, "password": password, "current_password": current_password, "time_zone": time_zone}), has_json=True), options)

    def logout(self, *, all: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Log out.
        Ends this session immediately, or every session of the user with `all`. Streams and sockets opened
        by an ended session close at once, at the latest within 15 seconds.
        POST /v1/auth/logout
        Raises ApiError: user_session_required.
        """
        fields = given({"all": all})
        return self._none(Spec("POST", "/v1/auth/logout", json=fields, has_json=bool(fields), keyed=True), options)

    def get_second_factor(self, *, options: Optional[RequestOptions] = None) -> SecondFactor:
        """Get the second factor of the user.
        Whether the user has a second factor, and how many recovery codes are left.
        GET /v1/auth/second-factor
        Raises ApiError: user_session_required.
        """
        return self._json(SecondFactor, Spec("GET", "/v1/auth/second-factor"), options)

    def enroll_second_factor(self, *, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> SecondFactorEnrolment:
        """Enroll a second factor.
        Returns the secret of time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds), once,
        as text and as an address for a QR code. Logins ask for codes after the enrollment is confirmed. A
        new enrollment replaces one that was not confirmed.
        POST /v1/auth/second-factor
        Raises ApiError: fresh_login_required, invalid_credentials, second_factor_enabled,
        user_session_required.
        """
        fields = given({"current_password": current_password})
        return self._json(SecondFactorEnrolment, Spec("POST", "/v1/auth/second-factor", json=fields, has_json=bool(fields), keyed=True), options)

    def confirm_second_factor(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Confirm the second factor.
        Enables the second factor with the first code of the authenticator app. Returns ten recovery codes,
        once: each replaces a code when the device is lost. A code of one step (30 s) before or after the
        present one is accepted.
        POST /v1/auth/second-factor/confirm
        Raises ApiError: invalid_code, second_factor_enabled, second_factor_not_enrolled,
        user_session_required.
        """
        return self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/confirm", json=given({"code": code}), has_json=True, keyed=True), options)

    def create_recovery_codes(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Replace the recovery codes.
        Returns ten new recovery codes, once. The former ones stop working.
        POST /v1/auth/second-factor/recovery-codes
        Raises ApiError: invalid_code, second_factor_not_enrolled, user_session_required.
        """
        return self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/recovery-codes", json=given({"code": code}), has_json=True, keyed=True), options)

    def disable_second_factor(self, *, code: LoginCode, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Disable the second factor.
        Needs the password and a code, or a recovery code. Logins ask for the password alone afterwards.
        POST /v1/auth/second-factor/disable
        Raises ApiError: fresh_login_required, invalid_code, invalid_credentials,
        second_factor_not_enrolled, user_session_required.
        """
        return self._none(Spec("POST", "/v1/auth/second-factor/disable", json=given({"current_password": current_password, "code": code}), has_json=True, keyed=True), options)

    def get_sign_in_methods(self, *, options: Optional[RequestOptions] = None) -> SignInMethods:
        """List the ways to sign in.
        What a page for the login needs to know: who may register, and the name of the identity provider, if
        there is one.
        GET /v1/auth/methods
        """
        return self._json(SignInMethods, Spec("GET", "/v1/auth/methods", anonymous=True), options)

    def start_sign_in(self, *, options: Optional[RequestOptions] = None) -> SignInStart:
        """Start a sign-in at the identity provider.
        Returns the address of the provider to which the page sends the browser, and a token. Keep the token
        in that browser (for example in `sessionStorage`): only with it can the sign-in be finished, within
        10 minutes. The provider returns to OIDC_REDIRECT_URL with `code` and `state` in the address.
        POST /v1/auth/oidc/start
        Raises ApiError: provider_failed, sign_in_not_configured.
        """
        return self._json(SignInStart, Spec("POST", "/v1/auth/oidc/start", anonymous=True), options)

    def finish_sign_in(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Finish a sign-in at the identity provider.
        Exchanges what the provider appended to the redirect for a session. Signature, issuer, audience,
        expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
        user with the same verified e-mail address, unless anybody can register on this deployment; then a
        new user is created, or the answer is `identity_not_linked`. With `invitation_token` the user also
        joins that workspace, in which the session begins; a new user needs no open registration then, and
        no verified address, since the token was mailed to it.
        POST /v1/auth/oidc/finish
        Raises ApiError: email_taken, email_unverified, identity_not_linked, invalid_credentials,
        invitation_closed, invitation_not_found, provider_failed, registration_closed,
        second_factor_required, sign_in_not_configured, sign_in_refused.
        """
        return self._json(Session, Spec("POST", "/v1/auth/oidc/finish", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def list_identities(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[LinkedIdentity]:
        """List the linked identities.
        Identities at the provider with which the user can sign in, newest first.
        GET /v1/auth/identities
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(LinkedIdentity, Spec("GET", "/v1/auth/identities", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def link_identity(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> LinkedIdentity:
        """Link an identity.
        Finishes a sign-in at the provider and links the identity to the user of the session, who can sign
        in with it from then on.
        POST /v1/auth/identities
        Raises ApiError: identity_taken, provider_failed, sign_in_not_configured, sign_in_refused,
        user_session_required.
        """
        return self._json(LinkedIdentity, Spec("POST", "/v1/auth/identities", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token}), has_json=True, keyed=True), options)

    def unlink_identity(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Unlink an identity.
        The identity cannot sign in any more. Sessions go on.
        DELETE /v1/auth/identities/{id}
        Raises ApiError: identity_needed, identity_not_found, user_session_required.
        """
        return self._none(Spec("DELETE", f'/v1/auth/identities/{quote(id, safe="")}'), options)

    def list_sessions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[UserSession]:
        """List the sessions of the user.
        Sessions of the user that have not ended, newest first: with what and from where each was opened,
        and its last use (to the minute). The session of the request is marked `current`.
        GET /v1/auth/sessions
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(UserSession, Spec("GET", "/v1/auth/sessions", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def end_other_sessions(self, *, options: Optional[RequestOptions] = None) -> EndedSessions:
        """End all other sessions.
        Ends every session of the user but that of the request, in one step. Their tokens stop working
        immediately; streams and sockets that they opened close at once, at the latest within 15 seconds.
        DELETE /v1/auth/sessions
        Raises ApiError: user_session_required.
        """
        return self._json(EndedSessions, Spec("DELETE", "/v1/auth/sessions"), options)

    def end_session(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """End a session.
        Ends one session of the user, also that of the request. Its tokens stop working immediately; streams
        and sockets that it opened close at once, at the latest within 15 seconds.
        DELETE /v1/auth/sessions/{id}
        Raises ApiError: session_not_found, user_session_required.
        """
        return self._none(Spec("DELETE", f'/v1/auth/sessions/{quote(id, safe="")}'), options)

    def request_password_reset(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Ask for a link to set a new password.
        Mails a link that sets a new password, good once and for an hour. The answer is the same, and takes
        the same time, whether or not a user has the address. At most three links of a user are open at a
        time; further requests then send nothing.
        POST /v1/auth/password/forgot
        Raises ApiError: mail_not_configured.
        """
        return self._none(Spec("POST", "/v1/auth/password/forgot", json=given({"email": email}), has_json=True, anonymous=True), options)

    def reset_password(self, *, token: str, password: Password, options: Optional[RequestOptions] = None) -> None:
        """Set a new password with the link of a mail.
        Sets the password and ends every session of the user; their other links stop working. A refused
        password does not use the link up. API keys are not affected.
        POST /v1/auth/password/reset
        Raises ApiError: invalid_reset_token.
        """
        return self._none(Spec("POST", "/v1/auth/password/reset", json=given({"token": token, "password": password}), has_json=True, anonymous=True), options)


class AsyncAuthApi(AsyncResource):
    """Users and their sessions."""

    async def register_user(self, *, email: Email, password: Password, name: str, workspace_name: Union[str, NotGiven] = NOT_GIVEN, setup_token: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Registration:
        """Register a user.
        Creates a user and their first workspace, and returns the same session fields as login. With an
        `invitation_token`, the user joins the workspace of the invitation instead. The deployment can
        restrict registration to invitations, or close it; then only the first user can register, with the
        `setup_token` that the service prints.
        POST /v1/auth/register
        Raises ApiError: email_taken, invitation_closed, invitation_not_found, registration_closed.
        """
        return await self._json(Registration, Spec("POST", "/v1/auth/register", json=given({"email": email, "password": password, "name": name, "workspace_name": workspace_name, "setup_token": setup_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    async def login(self, *, email: str, password: str, workspace_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Log in.
        Exchanges an e-mail address and password for an access token and a refresh token. After five failed
        attempts the account, whether it exists or not, is delayed: 429 with `Retry-After`, from 1 s
        doubling up to 15 minutes, never permanently. Failures elsewhere do not delay logins from an address
        that this account logged in from in the last 90 days. An address with many failed logins is delayed
        in the same way. A user with a second factor gets 401 `second_factor_required` with a `login_token`
        for POST /v1/auth/login/second-factor.
        POST /v1/auth/login
        Raises ApiError: invalid_credentials, second_factor_required.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/login", json=given({"email": email, "password": password, "workspace_id": workspace_id}), has_json=True, anonymous=True), options)

    async def finish_login(self, *, login_token: str, code: LoginCode, options: Optional[RequestOptions] = None) -> Session:
        """Finish a login with the second factor.
        The second step of a login that was answered with `second_factor_required`: a code of the
        authenticator app or a recovery code. Each code works once. After five wrong codes further attempts
        are delayed, from 1 s doubling up to 15 minutes.
        POST /v1/auth/login/second-factor
        Raises ApiError: invalid_code, invalid_login_token.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/login/second-factor", json=given({"login_token": login_token, "code": code}), has_json=True, anonymous=True), options)

    async def refresh_session(self, *, refresh_token: str, rotate: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Refresh a session.
        Returns a new access token. With `rotate`, the refresh token is replaced too: presenting the old one
        again within 60 s returns the same replacement, presenting it later ends the session. A session ends
        when it is not refreshed for 30 days, and in any case 90 days after login; the deployment can change
        both periods.
        POST /v1/auth/refresh
        Raises ApiError: invalid_refresh_token.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/refresh", json=given({"refresh_token": refresh_token, "rotate": rotate}), has_json=True, anonymous=True), options)

    async def get_current_principal(self, *, options: Optional[RequestOptions] = None) -> Principal:
        """Get the caller.
        The user or API key that sent the request, with its workspace, role and scope.
        GET /v1/auth/me
        """
        return await self._json(Principal, Spec("GET", "/v1/auth/me"), options)

    async def update_current_user(self, *, name: Union[str, NotGiven] = NOT_GIVEN, email: Union[Email, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[TimeZone, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> User:
        """Update the current user.
        Changes name, e-mail address, password or time zone. A new e-mail address or password requires
        `current_password`, and ends every other session of the user. Passwords are refused when they are
        common, repetitive, or close to the user's own e-mail address or name.
        PATCH /v1/auth/me
        Raises ApiError: email_taken, invalid_credentials, user_session_required.
        """
        return await self._json(User, Spec("PATCH", "/v1/auth/me", json=given({"name": name, "email": email, "password": password, "current_password": current_password, "time_zone": time_zone}), has_json=True), options)

    async def logout(self, *, all: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Log out.
        Ends this session immediately, or every session of the user with `all`. Streams and sockets opened
        by an ended session close at once, at the latest within 15 seconds.
        POST /v1/auth/logout
        Raises ApiError: user_session_required.
        """
        fields = given({"all": all})
        return await self._none(Spec("POST", "/v1/auth/logout", json=fields, has_json=bool(fields), keyed=True), options)

    async def get_second_factor(self, *, options: Optional[RequestOptions] = None) -> SecondFactor:
        """Get the second factor of the user.
        Whether the user has a second factor, and how many recovery codes are left.
        GET /v1/auth/second-factor
        Raises ApiError: user_session_required.
        """
        return await self._json(SecondFactor, Spec("GET", "/v1/auth/second-factor"), options)

    async def enroll_second_factor(self, *, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> SecondFactorEnrolment:
        """Enroll a second factor.
        Returns the secret of time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds), once,
        as text and as an address for a QR code. Logins ask for codes after the enrollment is confirmed. A
        new enrollment replaces one that was not confirmed.
        POST /v1/auth/second-factor
        Raises ApiError: fresh_login_required, invalid_credentials, second_factor_enabled,
        user_session_required.
        """
        fields = given({"current_password": current_password})
        return await self._json(SecondFactorEnrolment, Spec("POST", "/v1/auth/second-factor", json=fields, has_json=bool(fields), keyed=True), options)

    async def confirm_second_factor(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Confirm the second factor.
        Enables the second factor with the first code of the authenticator app. Returns ten recovery codes,
        once: each replaces a code when the device is lost. A code of one step (30 s) before or after the
        present one is accepted.
        POST /v1/auth/second-factor/confirm
        Raises ApiError: invalid_code, second_factor_enabled, second_factor_not_enrolled,
        user_session_required.
        """
        return await self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/confirm", json=given({"code": code}), has_json=True, keyed=True), options)

    async def create_recovery_codes(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Replace the recovery codes.
        Returns ten new recovery codes, once. The former ones stop working.
        POST /v1/auth/second-factor/recovery-codes
        Raises ApiError: invalid_code, second_factor_not_enrolled, user_session_required.
        """
        return await self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/recovery-codes", json=given({"code": code}), has_json=True, keyed=True), options)

    async def disable_second_factor(self, *, code: LoginCode, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Disable the second factor.
        Needs the password and a code, or a recovery code. Logins ask for the password alone afterwards.
        POST /v1/auth/second-factor/disable
        Raises ApiError: fresh_login_required, invalid_code, invalid_credentials,
        second_factor_not_enrolled, user_session_required.
        """
        return await self._none(Spec("POST", "/v1/auth/second-factor/disable", json=given({"current_password": current_password, "code": code}), has_json=True, keyed=True), options)

    async def get_sign_in_methods(self, *, options: Optional[RequestOptions] = None) -> SignInMethods:
        """List the ways to sign in.
        What a page for the login needs to know: who may register, and the name of the identity provider, if
        there is one.
        GET /v1/auth/methods
        """
        return await self._json(SignInMethods, Spec("GET", "/v1/auth/methods", anonymous=True), options)

    async def start_sign_in(self, *, options: Optional[RequestOptions] = None) -> SignInStart:
        """Start a sign-in at the identity provider.
        Returns the address of the provider to which the page sends the browser, and a token. Keep the token
        in that browser (for example in `sessionStorage`): only with it can the sign-in be finished, within
        10 minutes. The provider returns to OIDC_REDIRECT_URL with `code` and `state` in the address.
        POST /v1/auth/oidc/start
        Raises ApiError: provider_failed, sign_in_not_configured.
        """
        return await self._json(SignInStart, Spec("POST", "/v1/auth/oidc/start", anonymous=True), options)

    async def finish_sign_in(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Finish a sign-in at the identity provider.
        Exchanges what the provider appended to the redirect for a session. Signature, issuer, audience,
        expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
        user with the same verified e-mail address, unless anybody can register on this deployment; then a
        new user is created, or the answer is `identity_not_linked`. With `invitation_token` the user also
        joins that workspace, in which the session begins; a new user needs no open registration then, and
        no verified address, since the token was mailed to it.
        POST /v1/auth/oidc/finish
        Raises ApiError: email_taken, email_unverified, identity_not_linked, invalid_credentials,
        invitation_closed, invitation_not_found, provider_failed, registration_closed,
        second_factor_required, sign_in_not_configured, sign_in_refused.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/oidc/finish", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def list_identities(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[LinkedIdentity]:
        """List the linked identities.
        Identities at the provider with which the user can sign in, newest first.
        GET /v1/auth/identities
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(LinkedIdentity, Spec("GET", "/v1/auth/identities", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def link_identity(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> LinkedIdentity:
        """Link an identity.
        Finishes a sign-in at the provider and links the identity to the user of the session, who can sign
        in with it from then on.
        POST /v1/auth/identities
        Raises ApiError: identity_taken, provider_failed, sign_in_not_configured, sign_in_refused,
        user_session_required.
        """
        return await self._json(LinkedIdentity, Spec("POST", "/v1/auth/identities", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token}), has_json=True, keyed=True), options)

    async def unlink_identity(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Unlink an identity.
        The identity cannot sign in any more. Sessions go on.
        DELETE /v1/auth/identities/{id}
        Raises ApiError: identity_needed, identity_not_found, user_session_required.
        """
        return await self._none(Spec("DELETE", f'/v1/auth/identities/{quote(id, safe="")}'), options)

    def list_sessions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[UserSession]:
        """List the sessions of the user.
        Sessions of the user that have not ended, newest first: with what and from where each was opened,
        and its last use (to the minute). The session of the request is marked `current`.
        GET /v1/auth/sessions
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(UserSession, Spec("GET", "/v1/auth/sessions", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def end_other_sessions(self, *, options: Optional[RequestOptions] = None) -> EndedSessions:
        """End all other sessions.
        Ends every session of the user but that of the request, in one step. Their tokens stop working
        immediately; streams and sockets that they opened close at once, at the latest within 15 seconds.
        DELETE /v1/auth/sessions
        Raises ApiError: user_session_required.
        """
        return await self._json(EndedSessions, Spec("DELETE", "/v1/auth/sessions"), options)

    async def end_session(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """End a session.
        Ends one session of the user, also that of the request. Its tokens stop working immediately; streams
        and sockets that it opened close at once, at the latest within 15 seconds.
        DELETE /v1/auth/sessions/{id}
        Raises ApiError: session_not_found, user_session_required.
        """
        return await self._none(Spec("DELETE", f'/v1/auth/sessions/{quote(id, safe="")}'), options)

    async def request_password_reset(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Ask for a link to set a new password.
        Mails a link that sets a new password, good once and for an hour. The answer is the same, and takes
        the same time, whether or not a user has the address. At most three links of a user are open at a
        time; further requests then send nothing.
        POST /v1/auth/password/forgot
        Raises ApiError: mail_not_configured.
        """
        return await self._none(Spec("POST", "/v1/auth/password/forgot", json=given({"email": email}), has_json=True, anonymous=True), options)

    async def reset_password(self, *, token: str, password: Password, options: Optional[RequestOptions] = None) -> None:
        """Set a new password with the link of a mail.
        Sets the password and ends every session of the user; their other links stop working. A refused
        password does not use the link up. API keys are not affected.
        POST /v1/auth/password/reset
        Raises ApiError: invalid_reset_token.
        """
        return await self._none(Spec("POST", "/v1/auth/password/reset", json=given({"token": token, "password": password}), has_json=True, anonymous=True), options)
