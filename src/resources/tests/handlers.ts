// HTTP side of tests: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { prefersType } from '../../protocol/content-negotiation.ts';
import { toJunit } from './junit.ts';
import * as cases from './service/cases.ts';
import { getTestRecording } from './service/recordings.ts';
import * as runs from './service/runs.ts';

export const handlers: HandlersFor<'tests'> = {
  async createTestCase(ctx, { body }) {
    return { status: 201, body: await cases.createTestCase(ctx, body) };
  },
  async listTestCases(ctx, { query }) {
    const filter = { agentId: query.agent_id, tag: query.tag };
    return { status: 200, body: await cases.listTestCases(ctx, filter, pageRequest(query)) };
  },
  async getTestCase(ctx, { path }) {
    return { status: 200, body: await cases.getTestCase(ctx, path.id) };
  },
  async updateTestCase(ctx, { path, body }) {
    return { status: 200, body: await cases.updateTestCase(ctx, path.id, body) };
  },
  async deleteTestCase(ctx, { path }) {
    await cases.deleteTestCase(ctx, path.id);
    return { status: 204 };
  },
  async createTestRun(ctx, { body }) {
    return { status: 201, body: await runs.createTestRun(ctx, body) };
  },
  async listTestRuns(ctx, { query }) {
    return { status: 200, body: await runs.listTestRuns(ctx, query.status, pageRequest(query)) };
  },
  async getTestRun(ctx, { path, query }) {
    const report = await runs.getTestRun(ctx, path.id, query.case_id);
    const wantsJunit =
      query.format === 'junit' || (query.format === undefined && prefersType(ctx.accept, 'application/xml'));
    if (!wantsJunit) return { status: 200, body: report };
    return { status: 200, contentType: 'application/xml', stream: toJunit(report) };
  },
  async getTestRecording(ctx, { path, query }) {
    const stream = await getTestRecording(ctx, path.id, { caseId: query.case_id, sample: query.sample });
    return { status: 200, contentType: 'audio/wav', stream };
  },
  async cancelTestRun(ctx, { path }) {
    return { status: 200, body: await runs.cancelTestRun(ctx, path.id) };
  },
};
