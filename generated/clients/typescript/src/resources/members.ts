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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Only members, or only pending invitations. */
  status?: MemberStatus;
}

export interface RemoveMemberOptions extends RequestOptions {
  /** Also revoke the API keys that the member created. */
  revoke_api_keys?: boolean;
}

/** Members of the workspace, their roles, and invitations. */
export class MembersApi extends Resource {
  /**
   * List members and pending invitations.
   * Newest first: members, whose `id` is that of the user, and open invitations, whose `id` is that of
   * the invitation. `status` tells them apart.
   * GET /v1/members
   * @throws ApiError invalid_cursor
   */
  list(options?: ListMembersOptions): PagePromise<Member, MemberPage> {
    return this.page<Member, MemberPage>({ method: 'GET', path: '/v1/members', query: pick(options, ['limit', 'cursor', 'include_total', 'status']) }, options);
  }

  /**
   * Change a member's role.
   * Takes effect with the next request of the member; streams and sockets that the new role does not
   * permit close at once, at the latest within 15 seconds. Only an owner can make an owner or change
   * one. The last owner stays one.
   * PATCH /v1/members/{id}
   * @throws ApiError last_owner, member_not_found, owner_required
   */
  update(id: string, body: MemberUpdate, options?: RequestOptions): ApiPromise<Member> {
    return this.json<Member>({ method: 'PATCH', path: `/v1/members/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Remove a member.
   * The member's sessions lose the workspace at once, and so do their streams and sockets in it, at the
   * latest within 15 seconds. API keys belong to the workspace: those that the member created go on, are
   * listed in the answer, and are revoked with `revoke_api_keys`. Only an owner can remove an owner. The
   * last owner cannot be removed.
   * DELETE /v1/members/{id}
   * @throws ApiError last_owner, member_not_found, owner_required
   */
  remove(id: string, options?: RemoveMemberOptions): ApiPromise<RemovedMember> {
    return this.json<RemovedMember>({ method: 'DELETE', path: `/v1/members/${encodeURIComponent(id)}`, query: pick(options, ['revoke_api_keys']) }, options);
  }

  /**
   * Invite a person.
   * Mails a link to the address, good once and for seven days. A second invitation of an address
   * replaces the first, whose link stops working. At most 100 invitations a day. Only an owner can
   * invite an owner.
   * POST /v1/invitations
   * @throws ApiError already_member, mail_not_configured, owner_required
   */
  createInvitation(body: InvitationCreate, options?: RequestOptions): ApiPromise<Invitation> {
    return this.json<Invitation>({ method: 'POST', path: '/v1/invitations', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Withdraw an invitation.
   * The link of the mail stops working.
   * DELETE /v1/invitations/{id}
   * @throws ApiError invitation_closed, invitation_not_found
   */
  revokeInvitation(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/invitations/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Accept an invitation.
   * Joins the workspace with the token of the mail. Where a user has the invited address, the token is
   * all that is needed, and the user logs in as usual. Else `name` and `password` are required: they
   * make the user, and `session` has their tokens. While registration is closed, only users that exist
   * can accept.
   * POST /v1/invitations/{id}/accept
   * @throws ApiError already_member, email_taken, invitation_closed, invitation_not_found,
   * registration_closed
   */
  acceptInvitation(id: string, body: InvitationAccept, options?: RequestOptions): ApiPromise<InvitationAcceptance> {
    return this.json<InvitationAcceptance>({ method: 'POST', path: `/v1/invitations/${encodeURIComponent(id)}/accept`, body: jsonBody(body) }, options);
  }
}
