// HTTP handlers of agents. They translate requests and replies; every decision is in the service.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { convertCurlCommand } from './functions/from-curl.ts';
import * as functions from './functions/service.ts';
import { checkAgentFunction } from './functions/service/mcp-check.ts';
import { rotateAgentFunctionSecret } from './functions/service/signing-secrets.ts';
import { testAgentFunction } from './functions/test.ts';
import { runAgentPlayground } from './playground.ts';
import * as service from './service.ts';
import { getAgentVersion, listAgentVersions } from './service/history.ts';
import { publishAgentVersion } from './service/publish.ts';

export const handlers: HandlersFor<'agents'> = {
  async createAgent(ctx, { body }) {
    return { status: 201, body: await service.createAgent(ctx, body) };
  },
  async listAgents(ctx, { query }) {
    const { name, tag, folder, agent_id: ids } = query;
    const filter = { name, tag, folder, ids: ids?.split(',') };
    return { status: 200, body: await service.listAgents(ctx, filter, pageRequest(query)) };
  },
  async getAgent(ctx, { path, query }) {
    return { status: 200, body: await service.getAgent(ctx, path.id, query.version) };
  },
  async updateAgent(ctx, { path, body }) {
    return { status: 200, body: await service.updateAgent(ctx, path.id, body) };
  },
  async deleteAgent(ctx, { path }) {
    await service.deleteAgent(ctx, path.id);
    return { status: 204 };
  },
  async testAgentFunction(ctx, { path, body }) {
    return { status: 200, body: await testAgentFunction(ctx, path.id, body) };
  },
  async convertCurlCommand(_ctx, { body }) {
    return { status: 200, body: convertCurlCommand(body.command) };
  },
  async listAgentFunctions(ctx, { path, query }) {
    return { status: 200, body: await functions.listAgentFunctions(ctx, path.id, pageRequest(query)) };
  },
  async createAgentFunction(ctx, { path, body }) {
    return { status: 201, body: await functions.createAgentFunction(ctx, path.id, body) };
  },
  async getAgentFunction(ctx, { path }) {
    return { status: 200, body: await functions.getAgentFunction(ctx, path.id, path.function_id) };
  },
  async updateAgentFunction(ctx, { path, body }) {
    return { status: 200, body: await functions.updateAgentFunction(ctx, path.id, path.function_id, body) };
  },
  async checkAgentFunction(ctx, { path }) {
    return { status: 200, body: await checkAgentFunction(ctx, path.id, path.function_id) };
  },
  async rotateAgentFunctionSecret(ctx, { path, body }) {
    return { status: 200, body: await rotateAgentFunctionSecret(ctx, path.id, path.function_id, body ?? {}) };
  },
  async deleteAgentFunction(ctx, { path }) {
    await functions.deleteAgentFunction(ctx, path.id, path.function_id);
    return { status: 204 };
  },
  async listAgentVersions(ctx, { path, query }) {
    return { status: 200, body: await listAgentVersions(ctx, path.id, pageRequest(query)) };
  },
  async getAgentVersion(ctx, { path, query }) {
    return { status: 200, body: await getAgentVersion(ctx, path.id, path.version, query.compare_to) };
  },
  async publishAgentVersion(ctx, { path, body }) {
    return { status: 200, body: await publishAgentVersion(ctx, path.id, body) };
  },
  async duplicateAgent(ctx, { path, body }) {
    return { status: 201, body: await service.duplicateAgent(ctx, path.id, body?.agent_name) };
  },
  async runAgentPlayground(ctx, { path, body }) {
    return { status: 200, body: await runAgentPlayground(ctx, path.id, body) };
  },
};
