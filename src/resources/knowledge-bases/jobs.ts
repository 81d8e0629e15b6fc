// Jobs of knowledge bases. Payloads contain ids only; each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { failSource, takeTurn } from './ingestion/turns.ts';
import {
  discardUpload,
  indexBase,
  indexWhenLarge,
  purgeSources,
  maintainSources,
  type Purge,
} from './service/upkeep.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'knowledge-bases.ingest': { workspaceId: string; sourceId: string };
    'knowledge-bases.index': { workspaceId: string; baseId: string };
    'knowledge-bases.purge': Purge;
    'knowledge-bases.discard': { workspaceId: string; baseId: string; sourceId: string };
    'knowledge-bases.tend': Record<string, never>;
    /** Implemented by agents, which knowledge-bases must not import. */
    'agents.forget-knowledge-base': { workspaceId: string; agentId: string; knowledgeBaseId: string };
  }
}

export const jobs: readonly Job[] = [
  defineJob({
    name: 'knowledge-bases.ingest',
    lane: 'ingestion',
    // Attempts for database failures and process stops. Failures of the source are counted in its row in source_turns.
    maxAttempts: 5,
    async run(runtime, { workspaceId, sourceId }, job) {
      if (await takeTurn(runtime, workspaceId, sourceId, job)) await indexWhenLarge(runtime, workspaceId, sourceId);
    },
    afterCrash: (runtime, { workspaceId, sourceId }) => failSource(runtime, workspaceId, sourceId),
  }),
  defineJob({
    name: 'knowledge-bases.index',
    lane: 'background',
    maxAttempts: 5,
    run: (runtime, { workspaceId, baseId }) => indexBase(runtime, workspaceId, baseId),
  }),
  defineJob({
    name: 'knowledge-bases.purge',
    lane: 'background',
    // About a week of an outage of storage.
    maxAttempts: 36,
    run: (runtime, payload, { signal }) => purgeSources(runtime, payload, signal),
  }),
  defineJob({
    name: 'knowledge-bases.discard',
    lane: 'background',
    // About a week of an outage of storage.
    maxAttempts: 36,
    run: (runtime, payload) => discardUpload(runtime, payload),
  }),
  defineJob({
    name: 'knowledge-bases.tend',
    lane: 'background',
    maxAttempts: 3,
    run: (runtime) => maintainSources(runtime),
  }),
];

export const cron: readonly CronEntry[] = [{ job: 'knowledge-bases.tend', match: '* * * * *', payload: {} }];
