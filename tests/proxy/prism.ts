// The Prism proxy in front of a running service: it checks requests and responses against the contract with an independent
// validator. A violation becomes an error response (`--errors`), which no operation of the contract returns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../generated/operations.ts';
import { until } from '../support/until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRISM = `${ROOT}/node_modules/@stoplight/prism-cli/dist/index.js`;
const START_MS = 40_000;

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

export function proxyArgs(document: string, upstream: string, port: number): string[] {
  return ['proxy', document, upstream, '--errors', '--port', String(port)];
}

/** Prism reads JSON and CSV. Audio, pages, scripts, event streams and forms are left out. */
export function isReadable({ replies, media, id, parts }: Operation): boolean {
  // The document shows the JSON of contacts as another operation.
  const takesOnlyForms = parts !== null && (id === 'uploadCampaignContacts' || media?.length === 1);
  const isStream = replies.some(({ kind }) => kind === 'events');
  const answersText = replies.some(
    ({ kind, contentType, status }) =>
      kind === 'json' || contentType === 'text/csv' || (kind === 'empty' && status < 300 && !isStream),
  );
  return answersText && !takesOnlyForms;
}

export async function startPrism(upstream: string): Promise<Proxy> {
  const port = await freePort();
  const args = [...proxyArgs(`${ROOT}/generated/openapi.json`, upstream, port), '--verboseLevel', 'error'];
  const child = spawn(process.execPath, [PRISM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/v1/models`).then(
      () => true,
      () => child.exitCode !== null,
    );
  await until(answers, { withinMs: START_MS, what: 'Prism listens' });
  if (child.exitCode !== null) throw new Error(`Prism ended: ${output}`);
  return {
    url,
    async close() {
      child.kill();
      await exited;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
