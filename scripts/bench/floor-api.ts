// The floor of B1: the cost of the same two responses without a framework, credentials, limits, checks, versions, audit or log.
// Uses node:http and pg, the same pool size and named prepared statements.
// GET  /<workspace>/<agent>  one select by primary key; the row as the contract's Agent through JSON.stringify.
// POST /<workspace>          JSON.parse of the body, the contract's defaults by one object spread, one insert into agents with
// `returning`, and the row as above. It writes no live_agents, agent_versions or audit_log.
// It has the same table, bodies and responses as the service, so that parsing rows and JSON costs the same in both.
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { newId } from '../../src/core/ids.ts';
import { underMeasurement } from './api-child.ts';

interface Row {
  id: string;
  agent_name: string;
  folder: string | null;
  tags: string[];
  version: number;
  settings: object;
  created_at: Date;
  updated_at: Date;
}

const DEFAULTS = {
  knowledge_base_ids: [],
  webhook_url: null,
  webhook_events: ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'],
  greeting: null,
  interruption: { enabled: true, min_ms: 200, min_words: 1 },
  endpointing: { min_ms: 300, max_ms: 1000 },
  inactivity: { seconds: 8, reminders: ['Are you still there?'] },
  max_duration_seconds: 3600,
  ring_timeout_seconds: 30,
  voicemail: { action: 'hangup', message: null },
  recording: { enabled: true, disclosure: null },
  extraction: null,
  fallback_voice_id: null,
  variables: {},
};
const COLUMNS = 'id, agent_name, folder, tags, version, settings, created_at, updated_at';
const SELECT = { name: 'read', text: `select ${COLUMNS} from agents where workspace_id = $1 and id = $2` };
const INSERT = {
  name: 'create',
  text: `insert into agents (workspace_id, id, agent_name, folder, tags, settings)
    values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const server = createServer((request, response) => {
  const [, workspaceId = '', id] = request.url!.split('/');
  if (request.method === 'GET') {
    answer(response, 200, pool.query<Row>({ ...SELECT, values: [workspaceId, id] }));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { agent_name, folder = null, tags = [], ...given } = JSON.parse(Buffer.concat(chunks).toString());
    const settings = JSON.stringify({ ...DEFAULTS, ...given });
    const values = [workspaceId, newId('agent'), agent_name, folder, tags, settings];
    answer(response, 201, pool.query<Row>({ ...INSERT, values }));
  });
});

function answer(response: ServerResponse, status: number, found: Promise<pg.QueryResult<Row>>): void {
  found.then(
    ({ rows: [row] }) => {
      const body = row ? JSON.stringify(agentOf(row)) : '';
      response.writeHead(row ? status : 404, { 'content-type': 'application/json' }).end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}

function agentOf({ id, settings, ...rest }: Row) {
  return { agent_id: id, ...rest, ...settings, functions: [] };
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  underMeasurement(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    await pool.end();
  });
});
