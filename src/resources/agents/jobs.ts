// Jobs of agents. Payloads carry ids only, and a job can run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { forgetKnowledgeBase } from './service.ts';

export const jobs: readonly Job[] = [
  defineJob({
    name: 'agents.forget-knowledge-base',
    lane: 'background',
    maxAttempts: 14,
    run: (runtime, { workspaceId, agentId, knowledgeBaseId }) =>
      forgetKnowledgeBase(runtime, workspaceId, agentId, knowledgeBaseId),
  }),
];
