// Jobs of agents. Payloads contain only ids, and a job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { forgetKnowledgeBase } from './service.ts';
import { pruneVersions } from './versions.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'agents.prune-versions': { workspaceId: string; agentId: string };
  }
}

export const jobs: readonly Job[] = [
  defineJob({
    name: 'agents.forget-knowledge-base',
    lane: 'background',
    maxAttempts: 14,
    run: (runtime, { workspaceId, agentId, knowledgeBaseId }) =>
      forgetKnowledgeBase(runtime, workspaceId, agentId, knowledgeBaseId),
  }),
  defineJob({
    name: 'agents.prune-versions',
    lane: 'background',
    maxAttempts: 5,
    run: (runtime, payload) => pruneVersions(runtime, payload),
  }),
];
