// B1, second part: our HTTP layer against other servers that are driven by an OpenAPI document, all on this contract and without
// a database. Each checks a key, validates the request and responds with one agent. Ours also counts limits, records metrics,
// sets security headers and writes a log line, as in production; the peers do none of that.
// Gate: CPU time of the server process per request; no peer may be cheaper. The printed goal is a third of the peers' cost: 40 %
// of our cost is the two system calls for the response and its log line, which our code cannot make cheaper.
// Run: npm run bench -- --peers api-peers [--rounds=5] [--amount=10000]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, startServer, stopServer, type Operation, type Server } from './api-load.ts';
import { AGENT, ANSWER, KEY } from './peers/agent.js';
import { percentile, report, type Row } from './report.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, amount: { type: 'string', default: '10000' } },
});
const [ROUNDS, AMOUNT] = [Number(options.rounds), Number(options.amount)];
const WARM_UP = 3_000;
const GOAL = 0.33;
const PEERS = ['openapi-backend', 'express-openapi-validator'];
const OPERATIONS = ['GET', 'POST'] as const;

interface Contestant {
  name: string;
  server: Server;
  cpuMicros: Record<Operation, number[]>;
}

async function start(name: string, file: string): Promise<Contestant> {
  return { name, server: await startServer(file, {}), cpuMicros: { GET: [], POST: [] } };
}

async function run({ server }: Contestant, operation: Operation, amount: number): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${KEY}` };
  const request =
    operation === 'GET'
      ? { method: 'GET' as const, path: `/v1/agents/${ANSWER.agent_id}`, headers }
      : { method: 'POST' as const, path: '/v1/agents', headers, body: JSON.stringify(AGENT) };
  return (await measure(server, [request], amount)).cpuMicros;
}

function rowsOf(ours: Contestant, peer: Contestant): Row[] {
  return OPERATIONS.flatMap((operation) => {
    const [a, b] = [ours.cpuMicros[operation], peer.cpuMicros[operation]];
    const share = percentile(
      a.map((micros, round) => micros / b[round]!),
      0.5,
    );
    return [
      { name: `${operation} CPU`, ours: percentile(a, 0.5), floor: percentile(b, 0.5), unit: 'µs per request' },
      { name: `${operation} CPU of theirs that we take`, ours: share, unit: '×', goal: 1, gates: true },
      { name: `${operation} the same, as it should be`, ours: share, unit: '×', goal: GOAL },
    ];
  });
}

const installed = PEERS.filter((name) => existsSync(join(import.meta.dirname, 'peers', 'node_modules', name)));
if (installed.length === 0) {
  console.log('no peers are installed: npm run bench -- --peers api-peers');
} else {
  const ours = await start('ours', 'api-http.ts');
  const peers = await Promise.all(installed.map((name) => start(name, join('peers', `${name}.js`))));
  const all = [ours, ...peers];
  for (const operation of OPERATIONS) {
    for (const one of all) await run(one, operation, WARM_UP);
    for (let round = 0; round < ROUNDS; round++) {
      for (const one of all) one.cpuMicros[operation].push(await run(one, operation, AMOUNT));
    }
  }
  for (const peer of peers) report(`ours compared with ${peer.name} (column floor)`, rowsOf(ours, peer));
  for (const { server } of all) await stopServer(server);
}
