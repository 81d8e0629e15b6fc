// members: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Invitation, InvitationAccept, InvitationAcceptance, InvitationCreate, Member, MemberPage, MemberStatus, MemberUpdate, RemovedMember } from '../types.ts';

export interface ListMembersOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only members, or only pending invitations. */
  status?: MemberStatus;
}

export interface RemoveMemberOptions extends RequestOptions {
  /** Also revokes the API keys that the member created. */
  revoke_api_keys?: boolean;
}

/** Members of the workspace, their roles, and invitations. */
export class MembersApi extends Resource {
  /**
   * List members and pending invitations.
   * Lists members and open invitations, newest first. The `id` of a member is the user id; the `id` of
   * an invitation is the invitation id. `status` distinguishes them.
   * GET /v1/members
   * @throws ApiError invalid_cursor
   */
  list(options?: ListMembersOptions): PagePromise<Member, MemberPage> {
    return this.page<Member, MemberPage>({ method: 'GET', path: '/v1/members', query: pick(options, ['limit', 'cursor', 'include_total', 'status']) }, options);
  }

  /**
   * Change a member's role.
   * Takes effect with the member's next request. Streams and sockets that the new role does not permit
   * close within 15 seconds. Open invitations that the member sent and could not send with the new role
   * are revoked. API keys that the member created keep their scope; `GET /v1/api-keys?created_by=…`
   * lists them. Only an owner can grant or change the owner role. The role of the last owner cannot be
   * changed.
   * PATCH /v1/members/{id}
   * @throws ApiError last_owner, member_not_found, owner_required
   */
  update(id: string, body: MemberUpdate, options?: RequestOptions): ApiPromise<Member> {
    return this.json<Member>({ method: 'PATCH', path: `/v1/members/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Remove a member.
   * The member's sessions lose access to the workspace immediately, and their streams and sockets in it
   * close within 15 seconds. Open invitations that the member sent are revoked. API keys belong to the
   * workspace: the keys that the member created continue to work and are listed in the response.
   * `revoke_api_keys` revokes them. Only an owner can remove an owner. The last owner cannot be removed.
   * DELETE /v1/members/{id}
   * @throws ApiError last_owner, member_not_found, owner_required
   */
  remove(id: string, options?: RemoveMemberOptions): ApiPromise<RemovedMember> {
    return this.json<RemovedMember>({ method: 'DELETE', path: `/v1/members/${encodeURIComponent(id)}`, query: pick(options, ['revoke_api_keys']) }, options);
  }

  /**
   * Invite a person.
   * Sends an invitation link to the address. The link is valid for seven days and one use. A second
   * invitation of the same address replaces the first, whose link stops working. At most 100 invitations
   * per day. Only an owner can invite an owner.
   * POST /v1/invitations
   * @throws ApiError already_member, mail_not_configured, owner_required
   */
  createInvitation(body: InvitationCreate, options?: RequestOptions): ApiPromise<Invitation> {
    return this.json<Invitation>({ method: 'POST', path: '/v1/invitations', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Withdraw an invitation.
   * The link in the email stops working.
   * DELETE /v1/invitations/{id}
   * @throws ApiError invitation_closed, invitation_not_found
   */
  revokeInvitation(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/invitations/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Accept an invitation.
   * Joins the workspace with the token of the email. If a user has the invited address, no other field
   * is required, and the user logs in as usual. If that user has never proved that the address is
   * theirs, `password` is required, too: their own, or a new one set with the link of `POST
   * /v1/auth/password/forgot`, which proves the address. Otherwise `name` and `password` are required:
   * they create the user, and `session` contains its tokens. While registration is closed, only existing
   * users can accept.
   * POST /v1/invitations/{id}/accept
   * @throws ApiError already_member, email_taken, invalid_credentials, invitation_closed,
   * invitation_not_found, registration_closed
   */
  acceptInvitation(id: string, body: InvitationAccept, options?: RequestOptions): ApiPromise<InvitationAcceptance> {
    return this.json<InvitationAcceptance>({ method: 'POST', path: `/v1/invitations/${encodeURIComponent(id)}/accept`, body: jsonBody(body) }, options);
  }
}
