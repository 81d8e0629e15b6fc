"""members: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Email, Invitation, InvitationAcceptance, Member, MemberStatus, Password, RemovedMember, WorkspaceRole


class MembersApi(Resource):
    """Members of the workspace, their roles, and invitations."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[MemberStatus, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Member]:
        """List members and pending invitations.
        Lists members and open invitations, newest first. The `id` of a member is the user id; the `id` of
        an invitation is the invitation id. `status` distinguishes them.
        GET /v1/members
        Raises ApiError: invalid_cursor.
        """
        return self._page(Member, Spec("GET", "/v1/members", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status})), options)

    def update(self, id: str, *, role: WorkspaceRole, options: Optional[RequestOptions] = None) -> Member:
        """Change a member's role.
        Takes effect with the member's next request. Streams and sockets that the new role does not permit
        close within 15 seconds. Open invitations that the member sent and could not send with the new role
        are revoked. API keys that the member created keep their scope; `GET /v1/api-keys?created_by=…`
        lists them. Only an owner can grant or change the owner role. The role of the last owner cannot be
        changed.
        PATCH /v1/members/{id}
        Raises ApiError: last_owner, member_not_found, owner_required.
        """
        return self._json(Member, Spec("PATCH", f'/v1/members/{quote(id, safe="")}', json=given({"role": role}), has_json=True), options)

    def remove(self, id: str, *, revoke_api_keys: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RemovedMember:
        """Remove a member.
        The member's sessions lose access to the workspace immediately, and their streams and sockets in it
        close within 15 seconds. Open invitations that the member sent are revoked. API keys belong to the
        workspace: the keys that the member created continue to work and are listed in the response.
        `revoke_api_keys` revokes them. Only an owner can remove an owner. The last owner cannot be removed.
        DELETE /v1/members/{id}
        Raises ApiError: last_owner, member_not_found, owner_required.
        """
        return self._json(RemovedMember, Spec("DELETE", f'/v1/members/{quote(id, safe="")}', query=given({"revoke_api_keys": revoke_api_keys})), options)

    def create_invitation(self, *, email: Email, role: Union[WorkspaceRole, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Invitation:
        """Invite a person.
        Sends an invitation link to the address. The link is valid for seven days and one use. A second
        invitation of the same address replaces the first, whose link stops working. At most 100 invitations
        per day. Only an owner can invite an owner.
        POST /v1/invitations
        Raises ApiError: already_member, mail_not_configured, owner_required.
        """
        return self._json(Invitation, Spec("POST", "/v1/invitations", json=given({"email": email, "role": role}), has_json=True, keyed=True), options)

    def revoke_invitation(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Withdraw an invitation.
        The link in the email stops working.
        DELETE /v1/invitations/{id}
        Raises ApiError: invitation_closed, invitation_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/invitations/{quote(id, safe="")}'), options)

    def accept_invitation(self, id: str, *, token: str, name: Union[str, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> InvitationAcceptance:
        """Accept an invitation.
        Joins the workspace with the token of the email. If a user has the invited address, no other field
        is required, and the user logs in as usual. If that user has never proved that the address is
        theirs, `password` is required, too: their own, or a new one set with the link of `POST
        /v1/auth/password/forgot`, which proves the address. Otherwise `name` and `password` are required:
        they create the user, and `session` contains its tokens. While registration is closed, only existing
        users can accept.
        POST /v1/invitations/{id}/accept
        Raises ApiError: already_member, email_taken, invalid_credentials, invitation_closed,
        invitation_not_found, registration_closed.
        """
        return self._json(InvitationAcceptance, Spec("POST", f'/v1/invitations/{quote(id, safe="")}/accept', json=given({"token": token, "name": name, "password": password}), has_json=True), options)


class AsyncMembersApi(AsyncResource):
    """Members of the workspace, their roles, and invitations."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[MemberStatus, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Member]:
        """List members and pending invitations.
        Lists members and open invitations, newest first. The `id` of a member is the user id; the `id` of
        an invitation is the invitation id. `status` distinguishes them.
        GET /v1/members
        Raises ApiError: invalid_cursor.
        """
        return self._page(Member, Spec("GET", "/v1/members", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status})), options)

    async def update(self, id: str, *, role: WorkspaceRole, options: Optional[RequestOptions] = None) -> Member:
        """Change a member's role.
        Takes effect with the member's next request. Streams and sockets that the new role does not permit
        close within 15 seconds. Open invitations that the member sent and could not send with the new role
        are revoked. API keys that the member created keep their scope; `GET /v1/api-keys?created_by=…`
        lists them. Only an owner can grant or change the owner role. The role of the last owner cannot be
        changed.
        PATCH /v1/members/{id}
        Raises ApiError: last_owner, member_not_found, owner_required.
        """
        return await self._json(Member, Spec("PATCH", f'/v1/members/{quote(id, safe="")}', json=given({"role": role}), has_json=True), options)

    async def remove(self, id: str, *, revoke_api_keys: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RemovedMember:
        """Remove a member.
        The member's sessions lose access to the workspace immediately, and their streams and sockets in it
        close within 15 seconds. Open invitations that the member sent are revoked. API keys belong to the
        workspace: the keys that the member created continue to work and are listed in the response.
        `revoke_api_keys` revokes them. Only an owner can remove an owner. The last owner cannot be removed.
        DELETE /v1/members/{id}
        Raises ApiError: last_owner, member_not_found, owner_required.
        """
        return await self._json(RemovedMember, Spec("DELETE", f'/v1/members/{quote(id, safe="")}', query=given({"revoke_api_keys": revoke_api_keys})), options)

    async def create_invitation(self, *, email: Email, role: Union[WorkspaceRole, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Invitation:
        """Invite a person.
        Sends an invitation link to the address. The link is valid for seven days and one use. A second
        invitation of the same address replaces the first, whose link stops working. At most 100 invitations
        per day. Only an owner can invite an owner.
        POST /v1/invitations
        Raises ApiError: already_member, mail_not_configured, owner_required.
        """
        return await self._json(Invitation, Spec("POST", "/v1/invitations", json=given({"email": email, "role": role}), has_json=True, keyed=True), options)

    async def revoke_invitation(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Withdraw an invitation.
        The link in the email stops working.
        DELETE /v1/invitations/{id}
        Raises ApiError: invitation_closed, invitation_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/invitations/{quote(id, safe="")}'), options)

    async def accept_invitation(self, id: str, *, token: str, name: Union[str, NotGiven] = NOT_GIVEN, password: Union[Password, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> InvitationAcceptance:
        """Accept an invitation.
        Joins the workspace with the token of the email. If a user has the invited address, no other field
        is required, and the user logs in as usual. If that user has never proved that the address is
        theirs, `password` is required, too: their own, or a new one set with the link of `POST
        /v1/auth/password/forgot`, which proves the address. Otherwise `name` and `password` are required:
        they create the user, and `session` contains its tokens. While registration is closed, only existing
        users can accept.
        POST /v1/invitations/{id}/accept
        Raises ApiError: already_member, email_taken, invalid_credentials, invitation_closed,
        invitation_not_found, registration_closed.
        """
        return await self._json(InvitationAcceptance, Spec("POST", f'/v1/invitations/{quote(id, safe="")}/accept', json=given({"token": token, "name": name, "password": password}), has_json=True), options)
