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
        `invitation_token`, the user joins the workspace of the invitation instead. A deployment can
        restrict registration to invitations or close it. In both cases the first user can still register,
        with the `setup_token` that the service prints.
        POST /v1/auth/register
        Raises ApiError: email_taken, invitation_closed, invitation_not_found, registration_closed.
        """
        return self._json(Registration, Spec("POST", "/v1/auth/register", json=given({"email": email, "password": password, "name": name, "workspace_name": workspace_name, "setup_token": setup_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def login(self, *, email: str, password: str, workspace_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Log in.
        Exchanges an email address and password for an access token and a refresh token. After five failed
        attempts, further attempts for the account are delayed, whether or not the account exists: the
        response is 429 with `Retry-After`, from 1 s doubling up to 15 minutes, never permanently. Failed
        attempts from other addresses do not delay logins from an address that this account logged in from
        in the last 90 days. An IP address with many failed logins is delayed in the same way. A user with a
        second factor gets 401 `second_factor_required` with a `login_token` for POST
        /v1/auth/login/second-factor.
        POST /v1/auth/login
        Raises ApiError: invalid_credentials, second_factor_required.
        """
        return self._json(Session, Spec("POST", "/v1/auth/login", json=given({"email": email, "password": password, "workspace_id": workspace_id}), has_json=True, anonymous=True), options)

    def finish_login(self, *, login_token: str, code: LoginCode, options: Optional[RequestOptions] = None) -> Session:
        """Finish a login with the second factor.
        Completes a login that returned `second_factor_required`, with a code of the authenticator app or a
        recovery code. Each code works once. After five incorrect codes, further attempts are delayed, from
        1 s doubling up to 15 minutes.
        POST /v1/auth/login/second-factor
        Raises ApiError: invalid_code, invalid_login_token.
        """
        return self._json(Session, Spec("POST", "/v1/auth/login/second-factor", json=given({"login_token": login_token, "code": code}), has_json=True, anonymous=True), options)

    def refresh_session(self, *, refresh_token: str, rotate: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Refresh a session.
        Returns a new access token. With `rotate`, the refresh token is replaced as well. Sending the old
        refresh token again within 60 s returns the same replacement; sending it later ends the session. A
        session ends when it is not refreshed for 30 days, and at the latest 90 days after login. The
        deployment can change both periods.
        POST /v1/auth/refresh
        Raises ApiError: invalid_refresh_token.
        """
        return self._json(Session, Spec("POST", "/v1/auth/refresh", json=given({"refresh_token": refresh_token, "rotate": rotate}), has_json=True, anonymous=True), options)

    def get_current_principal(self, *, options: Optional[RequestOptions] = None) -> Principal:
        """Get the current user or API key.
        Returns the user or API key that sent the request, with its workspace, role and scope.
        GET /v1/auth/me
        """
        return self._json(Principal, Spec("GET", "/v1/auth/me"), options)

    def update_current_user(self, *, name: Union[str, NotGiven] = NOT_GIVEN, email: Union[Email, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[TimeZone, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> User:
        """Update the current user.
        Changes the name, email address, password or time zone. A new email address or password requires
        `current_password`, and ends every other session of the user. Passwords are rejected if they are
        common, repetitive, or similar to the user's email address or name.
        PATCH /v1/auth/me
        Raises ApiError: email_taken, invalid_credentials, user_session_required.
        """
        return self._json(User, Spec("PATCH", "/v1/auth/me", json=given({"name": name, "email": email, "password": password, "current_password": current_password, "time_zone": time_zone}), has_json=True), options)

    def logout(self, *, all: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Log out.
        Ends this session immediately or, with `all`, every session of the user. Streams and sockets that an
        ended session opened close within 15 seconds.
        POST /v1/auth/logout
        Raises ApiError: user_session_required.
        """
        fields = given({"all": all})
        return self._none(Spec("POST", "/v1/auth/logout", json=fields, has_json=bool(fields), keyed=True), options)

    def get_second_factor(self, *, options: Optional[RequestOptions] = None) -> SecondFactor:
        """Get the second factor of the user.
        Reports whether the user has a second factor, and how many recovery codes are left.
        GET /v1/auth/second-factor
        Raises ApiError: user_session_required.
        """
        return self._json(SecondFactor, Spec("GET", "/v1/auth/second-factor"), options)

    def enroll_second_factor(self, *, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> SecondFactorEnrolment:
        """Enroll a second factor.
        Returns the secret for time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds) once,
        as text and as a URI for a QR code. Logins require codes only after the enrollment is confirmed. A
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
        once. Each of them can replace one code if the device is lost. Codes of the previous and the next
        30-second step are accepted as well.
        POST /v1/auth/second-factor/confirm
        Raises ApiError: invalid_code, second_factor_enabled, second_factor_not_enrolled,
        user_session_required.
        """
        return self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/confirm", json=given({"code": code}), has_json=True, keyed=True), options)

    def create_recovery_codes(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Replace the recovery codes.
        Returns ten new recovery codes, once. The previous codes stop working.
        POST /v1/auth/second-factor/recovery-codes
        Raises ApiError: invalid_code, second_factor_not_enrolled, user_session_required.
        """
        return self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/recovery-codes", json=given({"code": code}), has_json=True, keyed=True), options)

    def disable_second_factor(self, *, code: LoginCode, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Disable the second factor.
        Requires the password and a code, or a recovery code. Later logins require only the password.
        POST /v1/auth/second-factor/disable
        Raises ApiError: fresh_login_required, invalid_code, invalid_credentials,
        second_factor_not_enrolled, user_session_required.
        """
        return self._none(Spec("POST", "/v1/auth/second-factor/disable", json=given({"current_password": current_password, "code": code}), has_json=True, keyed=True), options)

    def get_sign_in_methods(self, *, options: Optional[RequestOptions] = None) -> SignInMethods:
        """List the ways to sign in.
        Returns the settings that a login page needs: who may register, and the name of the identity
        provider, if one is configured.
        GET /v1/auth/methods
        """
        return self._json(SignInMethods, Spec("GET", "/v1/auth/methods", anonymous=True), options)

    def start_sign_in(self, *, options: Optional[RequestOptions] = None) -> SignInStart:
        """Start a sign-in at the identity provider.
        Returns the URL at the provider to which the page redirects the browser, and a token. Keep the token
        in that browser, for example in `sessionStorage`: it is required to finish the sign-in, within 10
        minutes. The provider redirects to OIDC_REDIRECT_URL with `code` and `state` in the query.
        POST /v1/auth/oidc/start
        Raises ApiError: provider_failed, sign_in_not_configured.
        """
        return self._json(SignInStart, Spec("POST", "/v1/auth/oidc/start", anonymous=True), options)

    def finish_sign_in(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Finish a sign-in at the identity provider.
        Exchanges the parameters of the provider's redirect for a session. The signature, issuer, audience,
        expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
        user with the same verified email address. If registration is open, or that user has never proved
        that the address is theirs, it is not linked: the request fails with `identity_not_linked`. If no
        user has the address and registration is open, a new user is created. With `invitation_token`, the
        user also joins the workspace of the invitation, and the session starts in it. A new user can then
        register even if registration is restricted to invitations, and without a verified address, because
        the token was sent to the address.
        POST /v1/auth/oidc/finish
        Raises ApiError: email_taken, email_unverified, identity_not_linked, invalid_credentials,
        invitation_closed, invitation_not_found, provider_failed, registration_closed,
        second_factor_required, sign_in_not_configured, sign_in_refused.
        """
        return self._json(Session, Spec("POST", "/v1/auth/oidc/finish", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "current_password": current_password, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def list_identities(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[LinkedIdentity]:
        """List the linked identities.
        Lists the identities at the provider with which the user can sign in, newest first.
        GET /v1/auth/identities
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(LinkedIdentity, Spec("GET", "/v1/auth/identities", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def link_identity(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> LinkedIdentity:
        """Link an identity.
        Finishes a sign-in at the provider and links the identity to the user of the session, who can then
        sign in with it. A session that is older than 10 minutes needs the password, so that a stolen one
        cannot outlast itself.
        POST /v1/auth/identities
        Raises ApiError: fresh_login_required, identity_taken, invalid_credentials, provider_failed,
        sign_in_not_configured, sign_in_refused, user_session_required.
        """
        return self._json(LinkedIdentity, Spec("POST", "/v1/auth/identities", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "current_password": current_password}), has_json=True, keyed=True), options)

    def unlink_identity(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Unlink an identity.
        The identity can no longer sign in. Existing sessions continue.
        DELETE /v1/auth/identities/{id}
        Raises ApiError: identity_needed, identity_not_found, user_session_required.
        """
        return self._none(Spec("DELETE", f'/v1/auth/identities/{quote(id, safe="")}'), options)

    def list_sessions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[UserSession]:
        """List the sessions of the user.
        Lists the active sessions of the user, newest first, with the client and address that opened each
        one and the time of its last use, to the minute. The session of this request is marked `current`.
        GET /v1/auth/sessions
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(UserSession, Spec("GET", "/v1/auth/sessions", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def end_other_sessions(self, *, options: Optional[RequestOptions] = None) -> EndedSessions:
        """End all other sessions.
        Ends every session of the user except the session of this request. Their tokens stop working
        immediately. Streams and sockets that they opened close within 15 seconds.
        DELETE /v1/auth/sessions
        Raises ApiError: user_session_required.
        """
        return self._json(EndedSessions, Spec("DELETE", "/v1/auth/sessions"), options)

    def end_session(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """End a session.
        Ends one session of the user, which can be the session of this request. Its tokens stop working
        immediately. Streams and sockets that it opened close within 15 seconds.
        DELETE /v1/auth/sessions/{id}
        Raises ApiError: session_not_found, user_session_required.
        """
        return self._none(Spec("DELETE", f'/v1/auth/sessions/{quote(id, safe="")}'), options)

    def request_password_reset(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Request a link to set a new password.
        Sends an email with a link to set a new password. The link is valid for one hour and one use. The
        response and its timing are the same whether or not a user has the address. A user can have at most
        three valid links. Further requests send no email.
        POST /v1/auth/password/forgot
        Raises ApiError: mail_not_configured.
        """
        return self._none(Spec("POST", "/v1/auth/password/forgot", json=given({"email": email}), has_json=True, anonymous=True), options)

    def reset_password(self, *, token: str, password: Password, options: Optional[RequestOptions] = None) -> None:
        """Set a new password with an emailed link.
        Sets the password and ends every session of the user. Their other links stop working. A rejected
        password does not use up the link. API keys are not affected. If the user had not proved the address
        before, their linked identities are unlinked, because somebody else may have registered the address.
        POST /v1/auth/password/reset
        Raises ApiError: invalid_reset_token.
        """
        return self._none(Spec("POST", "/v1/auth/password/reset", json=given({"token": token, "password": password}), has_json=True, anonymous=True), options)


class AsyncAuthApi(AsyncResource):
    """Users and their sessions."""

    async def register_user(self, *, email: Email, password: Password, name: str, workspace_name: Union[str, NotGiven] = NOT_GIVEN, setup_token: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Registration:
        """Register a user.
        Creates a user and their first workspace, and returns the same session fields as login. With an
        `invitation_token`, the user joins the workspace of the invitation instead. A deployment can
        restrict registration to invitations or close it. In both cases the first user can still register,
        with the `setup_token` that the service prints.
        POST /v1/auth/register
        Raises ApiError: email_taken, invitation_closed, invitation_not_found, registration_closed.
        """
        return await self._json(Registration, Spec("POST", "/v1/auth/register", json=given({"email": email, "password": password, "name": name, "workspace_name": workspace_name, "setup_token": setup_token, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    async def login(self, *, email: str, password: str, workspace_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Log in.
        Exchanges an email address and password for an access token and a refresh token. After five failed
        attempts, further attempts for the account are delayed, whether or not the account exists: the
        response is 429 with `Retry-After`, from 1 s doubling up to 15 minutes, never permanently. Failed
        attempts from other addresses do not delay logins from an address that this account logged in from
        in the last 90 days. An IP address with many failed logins is delayed in the same way. A user with a
        second factor gets 401 `second_factor_required` with a `login_token` for POST
        /v1/auth/login/second-factor.
        POST /v1/auth/login
        Raises ApiError: invalid_credentials, second_factor_required.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/login", json=given({"email": email, "password": password, "workspace_id": workspace_id}), has_json=True, anonymous=True), options)

    async def finish_login(self, *, login_token: str, code: LoginCode, options: Optional[RequestOptions] = None) -> Session:
        """Finish a login with the second factor.
        Completes a login that returned `second_factor_required`, with a code of the authenticator app or a
        recovery code. Each code works once. After five incorrect codes, further attempts are delayed, from
        1 s doubling up to 15 minutes.
        POST /v1/auth/login/second-factor
        Raises ApiError: invalid_code, invalid_login_token.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/login/second-factor", json=given({"login_token": login_token, "code": code}), has_json=True, anonymous=True), options)

    async def refresh_session(self, *, refresh_token: str, rotate: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Refresh a session.
        Returns a new access token. With `rotate`, the refresh token is replaced as well. Sending the old
        refresh token again within 60 s returns the same replacement; sending it later ends the session. A
        session ends when it is not refreshed for 30 days, and at the latest 90 days after login. The
        deployment can change both periods.
        POST /v1/auth/refresh
        Raises ApiError: invalid_refresh_token.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/refresh", json=given({"refresh_token": refresh_token, "rotate": rotate}), has_json=True, anonymous=True), options)

    async def get_current_principal(self, *, options: Optional[RequestOptions] = None) -> Principal:
        """Get the current user or API key.
        Returns the user or API key that sent the request, with its workspace, role and scope.
        GET /v1/auth/me
        """
        return await self._json(Principal, Spec("GET", "/v1/auth/me"), options)

    async def update_current_user(self, *, name: Union[str, NotGiven] = NOT_GIVEN, email: Union[Email, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[TimeZone, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> User:
        """Update the current user.
        Changes the name, email address, password or time zone. A new email address or password requires
        `current_password`, and ends every other session of the user. Passwords are rejected if they are
        common, repetitive, or similar to the user's email address or name.
        PATCH /v1/auth/me
        Raises ApiError: email_taken, invalid_credentials, user_session_required.
        """
        return await self._json(User, Spec("PATCH", "/v1/auth/me", json=given({"name": name, "email": email, "password": password, "current_password": current_password, "time_zone": time_zone}), has_json=True), options)

    async def logout(self, *, all: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Log out.
        Ends this session immediately or, with `all`, every session of the user. Streams and sockets that an
        ended session opened close within 15 seconds.
        POST /v1/auth/logout
        Raises ApiError: user_session_required.
        """
        fields = given({"all": all})
        return await self._none(Spec("POST", "/v1/auth/logout", json=fields, has_json=bool(fields), keyed=True), options)

    async def get_second_factor(self, *, options: Optional[RequestOptions] = None) -> SecondFactor:
        """Get the second factor of the user.
        Reports whether the user has a second factor, and how many recovery codes are left.
        GET /v1/auth/second-factor
        Raises ApiError: user_session_required.
        """
        return await self._json(SecondFactor, Spec("GET", "/v1/auth/second-factor"), options)

    async def enroll_second_factor(self, *, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> SecondFactorEnrolment:
        """Enroll a second factor.
        Returns the secret for time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds) once,
        as text and as a URI for a QR code. Logins require codes only after the enrollment is confirmed. A
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
        once. Each of them can replace one code if the device is lost. Codes of the previous and the next
        30-second step are accepted as well.
        POST /v1/auth/second-factor/confirm
        Raises ApiError: invalid_code, second_factor_enabled, second_factor_not_enrolled,
        user_session_required.
        """
        return await self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/confirm", json=given({"code": code}), has_json=True, keyed=True), options)

    async def create_recovery_codes(self, *, code: LoginCode, options: Optional[RequestOptions] = None) -> RecoveryCodes:
        """Replace the recovery codes.
        Returns ten new recovery codes, once. The previous codes stop working.
        POST /v1/auth/second-factor/recovery-codes
        Raises ApiError: invalid_code, second_factor_not_enrolled, user_session_required.
        """
        return await self._json(RecoveryCodes, Spec("POST", "/v1/auth/second-factor/recovery-codes", json=given({"code": code}), has_json=True, keyed=True), options)

    async def disable_second_factor(self, *, code: LoginCode, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Disable the second factor.
        Requires the password and a code, or a recovery code. Later logins require only the password.
        POST /v1/auth/second-factor/disable
        Raises ApiError: fresh_login_required, invalid_code, invalid_credentials,
        second_factor_not_enrolled, user_session_required.
        """
        return await self._none(Spec("POST", "/v1/auth/second-factor/disable", json=given({"current_password": current_password, "code": code}), has_json=True, keyed=True), options)

    async def get_sign_in_methods(self, *, options: Optional[RequestOptions] = None) -> SignInMethods:
        """List the ways to sign in.
        Returns the settings that a login page needs: who may register, and the name of the identity
        provider, if one is configured.
        GET /v1/auth/methods
        """
        return await self._json(SignInMethods, Spec("GET", "/v1/auth/methods", anonymous=True), options)

    async def start_sign_in(self, *, options: Optional[RequestOptions] = None) -> SignInStart:
        """Start a sign-in at the identity provider.
        Returns the URL at the provider to which the page redirects the browser, and a token. Keep the token
        in that browser, for example in `sessionStorage`: it is required to finish the sign-in, within 10
        minutes. The provider redirects to OIDC_REDIRECT_URL with `code` and `state` in the query.
        POST /v1/auth/oidc/start
        Raises ApiError: provider_failed, sign_in_not_configured.
        """
        return await self._json(SignInStart, Spec("POST", "/v1/auth/oidc/start", anonymous=True), options)

    async def finish_sign_in(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, invitation_token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Session:
        """Finish a sign-in at the identity provider.
        Exchanges the parameters of the provider's redirect for a session. The signature, issuer, audience,
        expiry and nonce of the ID token are verified. An identity that is not linked yet is linked to the
        user with the same verified email address. If registration is open, or that user has never proved
        that the address is theirs, it is not linked: the request fails with `identity_not_linked`. If no
        user has the address and registration is open, a new user is created. With `invitation_token`, the
        user also joins the workspace of the invitation, and the session starts in it. A new user can then
        register even if registration is restricted to invitations, and without a verified address, because
        the token was sent to the address.
        POST /v1/auth/oidc/finish
        Raises ApiError: email_taken, email_unverified, identity_not_linked, invalid_credentials,
        invitation_closed, invitation_not_found, provider_failed, registration_closed,
        second_factor_required, sign_in_not_configured, sign_in_refused.
        """
        return await self._json(Session, Spec("POST", "/v1/auth/oidc/finish", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "current_password": current_password, "invitation_token": invitation_token}), has_json=True, anonymous=True), options)

    def list_identities(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[LinkedIdentity]:
        """List the linked identities.
        Lists the identities at the provider with which the user can sign in, newest first.
        GET /v1/auth/identities
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(LinkedIdentity, Spec("GET", "/v1/auth/identities", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def link_identity(self, *, code: str, state: str, sign_in_token: str, iss: Union[str, NotGiven] = NOT_GIVEN, current_password: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> LinkedIdentity:
        """Link an identity.
        Finishes a sign-in at the provider and links the identity to the user of the session, who can then
        sign in with it. A session that is older than 10 minutes needs the password, so that a stolen one
        cannot outlast itself.
        POST /v1/auth/identities
        Raises ApiError: fresh_login_required, identity_taken, invalid_credentials, provider_failed,
        sign_in_not_configured, sign_in_refused, user_session_required.
        """
        return await self._json(LinkedIdentity, Spec("POST", "/v1/auth/identities", json=given({"code": code, "state": state, "iss": iss, "sign_in_token": sign_in_token, "current_password": current_password}), has_json=True, keyed=True), options)

    async def unlink_identity(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Unlink an identity.
        The identity can no longer sign in. Existing sessions continue.
        DELETE /v1/auth/identities/{id}
        Raises ApiError: identity_needed, identity_not_found, user_session_required.
        """
        return await self._none(Spec("DELETE", f'/v1/auth/identities/{quote(id, safe="")}'), options)

    def list_sessions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[UserSession]:
        """List the sessions of the user.
        Lists the active sessions of the user, newest first, with the client and address that opened each
        one and the time of its last use, to the minute. The session of this request is marked `current`.
        GET /v1/auth/sessions
        Raises ApiError: invalid_cursor, user_session_required.
        """
        return self._page(UserSession, Spec("GET", "/v1/auth/sessions", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def end_other_sessions(self, *, options: Optional[RequestOptions] = None) -> EndedSessions:
        """End all other sessions.
        Ends every session of the user except the session of this request. Their tokens stop working
        immediately. Streams and sockets that they opened close within 15 seconds.
        DELETE /v1/auth/sessions
        Raises ApiError: user_session_required.
        """
        return await self._json(EndedSessions, Spec("DELETE", "/v1/auth/sessions"), options)

    async def end_session(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """End a session.
        Ends one session of the user, which can be the session of this request. Its tokens stop working
        immediately. Streams and sockets that it opened close within 15 seconds.
        DELETE /v1/auth/sessions/{id}
        Raises ApiError: session_not_found, user_session_required.
        """
        return await self._none(Spec("DELETE", f'/v1/auth/sessions/{quote(id, safe="")}'), options)

    async def request_password_reset(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Request a link to set a new password.
        Sends an email with a link to set a new password. The link is valid for one hour and one use. The
        response and its timing are the same whether or not a user has the address. A user can have at most
        three valid links. Further requests send no email.
        POST /v1/auth/password/forgot
        Raises ApiError: mail_not_configured.
        """
        return await self._none(Spec("POST", "/v1/auth/password/forgot", json=given({"email": email}), has_json=True, anonymous=True), options)

    async def reset_password(self, *, token: str, password: Password, options: Optional[RequestOptions] = None) -> None:
        """Set a new password with an emailed link.
        Sets the password and ends every session of the user. Their other links stop working. A rejected
        password does not use up the link. API keys are not affected. If the user had not proved the address
        before, their linked identities are unlinked, because somebody else may have registered the address.
        POST /v1/auth/password/reset
        Raises ApiError: invalid_reset_token.
        """
        return await self._none(Spec("POST", "/v1/auth/password/reset", json=given({"token": token, "password": password}), has_json=True, anonymous=True), options)
