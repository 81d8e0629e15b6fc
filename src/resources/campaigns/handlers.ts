// HTTP handlers of campaigns: translate requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { listCampaignContacts } from './contacts.ts';
import { exportCampaignResults } from './results.ts';
import * as service from './service.ts';
import { getCampaignForecast } from './service/forecast.ts';
import { cancelCampaign, pauseCampaign, retryFailedContacts, startCampaign } from './states.ts';
import { uploadCampaignContacts } from './upload.ts';

export const handlers: HandlersFor<'campaigns'> = {
  async createCampaign(ctx, { body }) {
    return { status: 201, body: await service.createCampaign(ctx, body) };
  },
  async listCampaigns(ctx, { query }) {
    const filter = { status: query.status, agentId: query.agent_id };
    return { status: 200, body: await service.listCampaigns(ctx, filter, pageRequest(query)) };
  },
  async getCampaign(ctx, { path }) {
    return { status: 200, body: await service.getCampaign(ctx, path.id) };
  },
  async updateCampaign(ctx, { path, body }) {
    return { status: 200, body: await service.updateCampaign(ctx, path.id, body) };
  },
  async deleteCampaign(ctx, { path }) {
    await service.deleteCampaign(ctx, path.id);
    return { status: 204 };
  },
  async uploadCampaignContacts(ctx, request) {
    const { mediaType, body } = request;
    const source = mediaType === 'multipart/form-data' ? body.files['file']! : body;
    return { status: 200, body: await uploadCampaignContacts(ctx, request.path.id, source) };
  },
  async addCampaignContacts(ctx, { path, body }) {
    return { status: 200, body: await uploadCampaignContacts(ctx, path.id, body) };
  },
  async startCampaign(ctx, { path }) {
    return { status: 200, body: await startCampaign(ctx, path.id) };
  },
  async getCampaignForecast(ctx, { path, query }) {
    return { status: 200, body: await getCampaignForecast(ctx, path.id, query.dials_per_second) };
  },
  async pauseCampaign(ctx, { path }) {
    return { status: 200, body: await pauseCampaign(ctx, path.id) };
  },
  async cancelCampaign(ctx, { path }) {
    return { status: 200, body: await cancelCampaign(ctx, path.id) };
  },
  async retryFailedContacts(ctx, { path, body }) {
    return { status: 200, body: await retryFailedContacts(ctx, path.id, body ?? {}) };
  },
  async listCampaignContacts(ctx, { path, query }) {
    const filter = { status: query.status, number: query.to_number };
    return { status: 200, body: await listCampaignContacts(ctx, path.id, filter, pageRequest(query)) };
  },
  async exportCampaignResults(ctx, { path }) {
    const headers = { 'content-disposition': 'attachment; filename="results.csv"' };
    const stream = await exportCampaignResults(ctx, path.id);
    return { status: 200, contentType: 'text/csv', stream, headers };
  },
};
