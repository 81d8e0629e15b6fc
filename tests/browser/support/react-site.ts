// A React site: the example, and a page that mounts its component on request, built by Vite for development, so that
// StrictMode mounts everything twice. `POST /token` is the site's own server, which keeps the key.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ensurePart, partFolder } from '../../../scripts/packages.js';

export interface ReactSite {
  url: string;
  /** Sets the status and the body of later responses to `POST /token`. */
  answer(status: number, body: object): void;
  close(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const EXAMPLE = join(ROOT, 'examples', 'react');
const CLIENT = join(ROOT, 'generated', 'clients', 'typescript');

/** `#token`, or `#file`: loads the audio worklet from a file of the site. */
const MOUNTED = `
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Conversation } from '${EXAMPLE}/conversation.jsx';
import workletUrl from '${CLIENT}/worklet.js?url&no-inline';
const token = async () => {
  const response = await fetch('/token', { method: 'POST' });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
};
function Page() {
  const [isMounted, mount] = useState(false);
  const source = location.hash === '#file' ? { token, workletUrl } : { token };
  return h('main', {}, h('button', { onClick: () => mount(!isMounted) }, 'Mount'), isMounted && h(Conversation, { source }));
}
createRoot(document.body.appendChild(document.createElement('div'))).render(h(StrictMode, {}, h(Page)));
`;

const PAGE = '<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Site</title><body>';

export async function startReactSite(env: { VITE_PARLEY_URL: string; VITE_WIDGET_ID: string }): Promise<ReactSite> {
  const files = await buildFiles(env);
  let token: [number, object] = [404, {}];
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://site').pathname.slice(1) || 'index.html';
    const isToken = path === 'token';
    const body = isToken ? JSON.stringify(token[1]) : files.get(path);
    const type = isToken ? 'application/json' : path.endsWith('.js') ? 'text/javascript' : 'text/html';
    const headers: Record<string, string> = { 'content-type': `${type}; charset=utf-8` };
    // A page that refuses blobs.
    if (path === 'mounted.html') headers['content-security-policy'] = `script-src 'self'`;
    response.writeHead(isToken ? token[0] : body === undefined ? 404 : 200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (...next) => void (token = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function buildFiles(env: Record<string, string>): Promise<Map<string, string>> {
  await ensurePart('react');
  Object.assign(process.env, env);
  const packages = join(partFolder('react'), 'node_modules');
  const page: Plugin = {
    name: 'mounted',
    resolveId: (id) => (id === 'mounted' ? '\0mounted' : null),
    load: (id) => (id === '\0mounted' ? MOUNTED : null),
  };
  const built = await build({
    configFile: false,
    // Bundlers warn about 'use client', which frameworks with server components need.
    logLevel: 'error',
    root: EXAMPLE,
    plugins: [page],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: {
        'parley-client/react': join(CLIENT, 'src', 'react', 'index.ts'),
        'react-dom': join(packages, 'react-dom'),
        react: join(packages, 'react'),
      },
    },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { index: join(EXAMPLE, 'index.html'), mounted: 'mounted' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const { output } = built as { output: ({ fileName: string; code: string } | { fileName: string; source: string })[] };
  const files = new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
  return files.set('mounted.html', `${PAGE}<script type="module" src="/mounted.js"></script>`);
}
