// Jobs of knowledge bases: three lines each, ids only, may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { indexBase, indexWhenLarge, ingestSource, purgeSources, tendSources, type Purge } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'knowledge-bases.ingest': { workspaceId: string; sourceId: string };
    'knowledge-bases.index': { workspaceId: string; baseId: string };
    'knowledge-bases.purge': Purge;
    'knowledge-bases.tend': Record<string, never>;
    /** Carried out by agents, which lie above. */
    'agents.forget-knowledge-base': { workspaceId: string; agentId: string; knowledgeBaseId: string };
  }
}

export const jobs: readonly Job[] = [
  defineJob({
    name: 'knowledge-bases.ingest',
    // Repeated after 3 and 7 seconds; what then still fails has its reason on the source.
    maxAttempts: 3,
    async run(runtime, { workspaceId, sourceId }, job) {
      await ingestSource(runtime, workspaceId, sourceId, job);
      await indexWhenLarge(runtime, workspaceId, sourceId);
    },
  }) as Job,
  defineJob({
    name: 'knowledge-bases.index',
    maxAttempts: 5,
    run: (runtime, { workspaceId, baseId }) => indexBase(runtime, workspaceId, baseId),
  }) as Job,
  defineJob({
    name: 'knowledge-bases.purge',
    maxAttempts: 14,
    run: (runtime, payload, { signal }) => purgeSources(runtime, payload, signal),
  }) as Job,
  defineJob({ name: 'knowledge-bases.tend', maxAttempts: 3, run: (runtime) => tendSources(runtime) }) as Job,
];

export const cron: readonly CronEntry[] = [{ job: 'knowledge-bases.tend', match: '* * * * *', payload: {} }];
