// HTTP side of users and sessions: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { finishLogin } from './logins.ts';
import * as oidc from './oidc.ts';
import * as factors from './second-factor.ts';
import * as service from './service.ts';
import { requestPasswordReset, resetPassword } from './service/resets.ts';
import { endOtherSessions, endSession, listSessions } from './session-list.ts';
import { refreshSession } from './sessions.ts';

export const handlers: HandlersFor<'auth'> = {
  async registerUser(ctx, { body }) {
    const { email, password, name, workspace_name: workspaceName } = body;
    const tokens = { setupToken: body.setup_token, invitationToken: body.invitation_token };
    const input = { email, password, name, workspaceName, ...tokens };
    return { status: 201, body: await service.registerUser(ctx, input) };
  },
  async login(ctx, { body }) {
    return { status: 200, body: await service.login(ctx, body) };
  },
  async refreshSession(ctx, { body }) {
    return { status: 200, body: await refreshSession(ctx, body.refresh_token, body.rotate ?? false) };
  },
  async getCurrentPrincipal(ctx) {
    return { status: 200, body: await service.getCurrentPrincipal(ctx) };
  },
  async updateCurrentUser(ctx, { body }) {
    return { status: 200, body: await service.updateCurrentUser(ctx, body) };
  },
  async finishLogin(ctx, { body }) {
    return { status: 200, body: await finishLogin(ctx, body.login_token, body.code) };
  },
  async getSignInMethods(ctx) {
    return { status: 200, body: oidc.getSignInMethods(ctx) };
  },
  async startSignIn(ctx) {
    return { status: 200, body: await oidc.startSignIn(ctx) };
  },
  async finishSignIn(ctx, { body }) {
    return { status: 200, body: await oidc.finishSignIn(ctx, body) };
  },
  async linkIdentity(ctx, { body }) {
    return { status: 201, body: await oidc.linkIdentity(ctx, body) };
  },
  async listIdentities(ctx, { query }) {
    return { status: 200, body: await oidc.listIdentities(ctx, pageRequest(query)) };
  },
  async unlinkIdentity(ctx, { path }) {
    await oidc.unlinkIdentity(ctx, path.id);
    return { status: 204 };
  },
  async getSecondFactor(ctx) {
    return { status: 200, body: await factors.getSecondFactor(ctx) };
  },
  async enrollSecondFactor(ctx, { body }) {
    return { status: 201, body: await factors.enrollSecondFactor(ctx, body?.current_password) };
  },
  async confirmSecondFactor(ctx, { body }) {
    return { status: 200, body: await factors.confirmSecondFactor(ctx, body.code) };
  },
  async createRecoveryCodes(ctx, { body }) {
    return { status: 201, body: await factors.createRecoveryCodes(ctx, body.code) };
  },
  async disableSecondFactor(ctx, { body }) {
    await factors.disableSecondFactor(ctx, body.current_password, body.code);
    return { status: 204 };
  },
  async listSessions(ctx, { query }) {
    return { status: 200, body: await listSessions(ctx, pageRequest(query)) };
  },
  async endOtherSessions(ctx) {
    return { status: 200, body: await endOtherSessions(ctx) };
  },
  async endSession(ctx, { path }) {
    await endSession(ctx, path.id);
    return { status: 204 };
  },
  async logout(ctx, { body }) {
    await service.logout(ctx, body?.all ?? false);
    return { status: 204 };
  },
  async requestPasswordReset(ctx, { body }) {
    await requestPasswordReset(ctx, body.email);
    return { status: 202 };
  },
  async resetPassword(ctx, { body }) {
    await resetPassword(ctx, body.token, body.password);
    return { status: 204 };
  },
};
