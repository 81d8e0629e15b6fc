// The measured process of the import benchmark: node --max-old-space-size=64 campaign-import.ts <database> <workspace> <campaign>
// <file>. Imports the file with the service's upload function. Prints the duration, the CPU time per row in this process and in
// Postgres, and the largest heap.
import { createReadStream, statSync } from 'node:fs';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/core/clock.ts';
import { openDatabase } from '../../src/database/pool.ts';
import { uploadCampaignContacts } from '../../src/resources/campaigns/upload.ts';
import type { Context } from '../../src/runtime.ts';
import { testRuntime } from '../../tests/resources/webhooks/support.ts';
import { backendsOf, measured } from './cpu.ts';

const [url, workspaceId, campaignId, path] = process.argv.slice(2) as [string, string, string, string];
const LOOK_MS = 5;

const database = await openDatabase({ url }, { onError: console.error });
const runtime = testRuntime(database);
const actor = { kind: 'key', workspaceId, userId: 'bench', keyId: 'bench', scope: 'admin' } as const;
const { signal } = new AbortController();
const config = readConfig({});
const ctx = { ...runtime, config, clock: systemClock, requestId: 'req_bench', signal, actor } as unknown as Context;
let heapBytes = 0;
const look = setInterval(() => (heapBytes = Math.max(heapBytes, process.memoryUsage().heapUsed)), LOOK_MS);
const source = {
  name: 'contacts.csv',
  contentType: 'text/csv',
  sizeBytes: statSync(path).size,
  sha256: '',
  read: () => createReadStream(path),
};
let accepted = 0;
const { perSecond, cpuMicros, otherMicros } = await measured(await backendsOf(database.db), async () => {
  accepted = (await uploadCampaignContacts(ctx, campaignId, source)).accepted;
  return accepted;
});
const ms = (1_000 * accepted) / perSecond;
clearInterval(look);
await runtime.close();
await database.close();
process.stdout.write(JSON.stringify({ ms, heapMegabytes: heapBytes / 1e6, accepted, cpuMicros, otherMicros }));
