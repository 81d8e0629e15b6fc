// The whole service in real time with one agent and one widget, for pages to talk to. Sockets of browsers pass through a
// gate that a test can cut.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { systemClock } from '../../../src/core/clock.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

export interface BrowserService {
  app: TestApp;
  url: string;
  /** The link that the service prints for its owner. */
  ownerUrl: string;
  owner: Tenant;
  agentId: string;
  gate: Gate;
  newWidget(more?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

interface Gate {
  url: string;
  /** Breaks every connection, as a failing network does. */
  cut(): void;
  /** Delivers nothing more on any connection and closes none, as when a device leaves its network. */
  freeze(): void;
  /** Refuses connections until opened again. */
  shut(isShut: boolean): void;
}

/** The real carriers. */
const PAGES = join(import.meta.dirname, '..', '..', '..', 'generated', 'web');

export const GREETING = 'Hello, this is Ada from Northwind. How can I help?';
/** Long enough to be interrupted. */
const STORY =
  'You are Ada at the front desk of Northwind, a bakery. The bakery is open from seven to six. It bakes bread, rolls and cakes.';

export async function startBrowserService(agent: Record<string, unknown> = {}): Promise<BrowserService> {
  const gate = await startGate();
  const app = await startTestApp({
    env: { VOICE_URL: gate.url },
    overrides: { voiceClock: systemClock, webDirectory: PAGES },
  });
  gate.lead(app.url);
  const owner = await newTenant(app.url);
  const body = agentBody({
    greeting: GREETING,
    response_engine: { type: 'service-llm', system_prompt: STORY },
    ...agent,
  });
  const { agent_id: agentId } = await owner.ok('createAgent', { body });
  const newWidget = async (more: Record<string, unknown> = {}) => {
    const widget = { name: 'Shop', agent_id: agentId, modes: ['chat', 'voice'], allowed_domains: ['*'], ...more };
    return (await owner.ok('createWidget', { body: widget })).id;
  };
  const demo = await newWidget();
  const { key } = await owner.ok('createApiKey', { body: { name: 'Owner', scope: 'admin' } });
  app.openDemo(demo);
  return {
    app,
    url: app.url,
    ownerUrl: `${app.url}/#key=${key}`,
    owner,
    agentId,
    gate,
    newWidget,
    async close() {
      await app.close();
      await gate.close();
    },
  };
}

export function snippet(url: string, widgetId: string, attributes = ''): string {
  return `<script async src="${url}/v1/widgets/${widgetId}/embed.js" ${attributes}></script>`;
}

interface OpenGate extends Gate {
  lead(to: string): void;
  close(): Promise<void>;
}

/** A relay that forwards bytes unchanged. */
async function startGate(): Promise<OpenGate> {
  const open = new Set<Socket>();
  let target: URL | null = null;
  let closed = false;
  const server = createServer((from) => {
    if (closed || !target) return from.destroy();
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (to) => void (target = new URL(to)),
    cut() {
      for (const socket of open) socket.destroy();
    },
    freeze() {
      for (const socket of open) socket.unpipe().pause();
    },
    shut: (isShut) => void (closed = isShut),
    close: () =>
      new Promise((resolve) => void ([...open].forEach((socket) => socket.destroy()), server.close(() => resolve()))),
  };
}
