// A third-party web site on its own port: pages with a snippet, under a policy that the test sets.
import { startStandIn } from '../../../scripts/stand-ins/stand-in.ts';

interface HostPage {
  body: string;
  head?: string;
  headers?: Record<string, string>;
}

export interface HostSite {
  url: string;
  host: string;
  /** Adds a page at this path; `/` and unknown paths answer 404. */
  put(path: string, page: HostPage): string;
  close(): Promise<void>;
}

export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, HostPage>();
  const { url, close } = await startStandIn((request, response) => {
    const page = pages.get(request.url ?? '/');
    if (!page) return response.writeHead(404).end();
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title><meta name="viewport" content="width=device-width">${page.head ?? ''}</head><body><main><h1>A shop</h1></main>${page.body}</body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(html);
  });
  return {
    url,
    host: new URL(url).host,
    put(path, page) {
      pages.set(path, page);
      return `${url}${path}`;
    },
    close,
  };
}
