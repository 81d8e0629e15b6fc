// Helpers for knowledge base tests: bases, sources and their final state, uploads, and a site on loopback that counts requests.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KnowledgeAnswer, KnowledgeSource } from '../../../generated/types.ts';
import type { Tenant } from '../../support/client.ts';
import { sendRaw, type Answer } from '../../support/contract-world.ts';
import { until } from '../../support/until.ts';

export async function newBase(tenant: Tenant, more: Record<string, unknown> = {}): Promise<string> {
  return (await tenant.ok('createKnowledgeBase', { body: { name: 'Bakery', ...more } })).id;
}

export async function addSource(tenant: Tenant, base: string, body: Record<string, unknown>): Promise<KnowledgeSource> {
  return tenant.ok('addKnowledgeBaseSource', { path: { id: base }, body });
}

/** Creates a text source and waits until it can be searched. */
export async function addText(
  tenant: Tenant,
  base: string,
  content: string,
  metadata: Record<string, unknown> = {},
): Promise<KnowledgeSource> {
  return settled(tenant, base, (await addSource(tenant, base, { content, metadata })).id);
}

/** The source as soon as it is ready or failed. */
export async function settled(tenant: Tenant, base: string, src: string, withinMs = 60_000): Promise<KnowledgeSource> {
  let source: KnowledgeSource | null = null;
  const isOver = async () => {
    source = await tenant.ok('getKnowledgeBaseSource', { path: { id: base, src } });
    return source.status === 'ready' || source.status === 'failed';
  };
  await until(isOver, { withinMs, what: `source ${src} is ready or failed` });
  return source!;
}

export async function ask(
  tenant: Tenant,
  base: string,
  query: string,
  more: Record<string, unknown> = {},
): Promise<KnowledgeAnswer['data']> {
  return (await tenant.ok('queryKnowledgeBase', { path: { id: base }, body: { query, ...more } })).data;
}

interface Upload {
  name: string;
  bytes: Uint8Array | string;
  type?: string;
  metadata?: string;
}

export async function upload(tenant: Tenant, base: string, { name, bytes, type, metadata }: Upload): Promise<Answer> {
  const form = new FormData();
  if (metadata !== undefined) form.append('metadata', metadata);
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append('file', new File([content], name, type === undefined ? {} : { type }));
  const request = new Request('http://x', { method: 'POST', body: form });
  return sendRaw(tenant.url, 'addKnowledgeBaseSource', {
    url: `/v1/knowledge-base/${base}/sources`,
    headers: { authorization: `Bearer ${tenant.jwt}`, 'content-type': request.headers.get('content-type')! },
    body: new Uint8Array(await request.arrayBuffer()),
  });
}

/** Uploads a file and waits until it is ready or failed. */
export async function uploaded(tenant: Tenant, base: string, file: Upload): Promise<KnowledgeSource> {
  const { status, body } = await upload(tenant, base, file);
  if (status !== 202) throw new Error(`the upload was answered ${status}: ${JSON.stringify(body)}`);
  return settled(tenant, base, (body as KnowledgeSource).id);
}

export type Route = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Site {
  url: string;
  /** Requested paths in order. */
  asked: string[];
  routes: Record<string, Route>;
  close(): Promise<void>;
}

/** Pages by path; a text is sent as HTML (txt as plain text), an unknown path is 404. */
export async function startSite(routes: Record<string, Route>): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const route = routes[path] ?? routes[path.split('?')[0]!];
    if (typeof route === 'function') return route(request, response);
    if (route === undefined) return void response.writeHead(404).end();
    const type = path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type }).end(route);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    routes,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A page with an article long enough to be one. */
export function article(title: string, ...paragraphs: string[]): string {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('');
  return `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${body}</article></body></html>`;
}
