// The MCP client with servers that keep sessions and list their tools in pages.
import { Agent } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { openMcp, type McpSession } from '../../src/providers/mcp.ts';
import { startSessionMcpServer, type SessionMcpServer } from '../support/session-mcp-server.ts';
import { until } from '../support/until.ts';

const TIMEOUT_MS = 2_000;
const dispatcher = new Agent();
let server: SessionMcpServer;
let session: McpSession | null = null;
afterEach(async () => {
  await session?.close();
  session = null;
  await server?.close();
});

async function open(
  pages: readonly (readonly string[])[],
  { allowedTools = null, cursorOf }: { allowedTools?: string[] | null; cursorOf?: (page: number) => string } = {},
): Promise<McpSession> {
  server = await startSessionMcpServer(pages, cursorOf);
  const where = { url: server.url, headers: {}, allowedTools };
  return (session = await openMcp(where, dispatcher, TIMEOUT_MS, AbortSignal.timeout(30_000)));
}

const call = ({ call: run }: McpSession, name = 'a') => run(name, {}, TIMEOUT_MS, AbortSignal.timeout(30_000));

describe('a session of an MCP server', () => {
  test.each([
    ['404, as the protocol demands', { status: 404, message: 'Session not found' }],
    ['400, as older servers do', { status: 400, message: 'Bad Request: No valid session ID provided' }],
    [
      '400, as a restarted server for one session does',
      { status: 400, message: 'Bad Request: Server not initialized' },
    ],
  ])('that the server has lost is opened again, and the tool is run once: %s', async (_what, lost) => {
    const opened = await open([['a']]);
    server.lost = lost;
    server.sessions.clear();
    expect(await call(opened)).toEqual({ ok: true, result: 'a was run' });
    expect([server.opened, server.called]).toEqual([2, ['a']]);
    expect(await call(opened)).toEqual({ ok: true, result: 'a was run' });
    expect(server.opened).toBe(2);
  });

  test('is opened again once for several tools that run at the same time', async () => {
    const opened = await open([['a', 'b', 'c']]);
    server.sessions.clear();
    const results = await Promise.all(['a', 'b', 'c'].map((name) => call(opened, name)));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect([server.opened, server.called.toSorted()]).toEqual([2, ['a', 'b', 'c']]);
  });

  test('that cannot be opened again is an error that the model reads, and is tried again by the next tool', async () => {
    const opened = await open([['a']]);
    server.sessions.clear();
    const { add } = server.sessions;
    // The server forgets each session at once.
    server.sessions.add = () => server.sessions;
    expect(await call(opened)).toMatchObject({
      ok: false,
      result: { error: expect.stringContaining('Session not found') },
    });
    expect(server.called).toEqual([]);
    server.sessions.add = add;
    expect(await call(opened)).toEqual({ ok: true, result: 'a was run' });
  });

  test('that the server loses again at once is opened at most twice for a tool', async () => {
    const opened = await open([['a']]);
    const known = new Set(server.sessions);
    // Only the first request of a new session, which ends its opening, is accepted.
    server.sessions.has = (id) => !known.has(id) && known.add(id).has(id);
    for (const times of [2, 4]) {
      expect(await call(opened)).toMatchObject({ ok: false });
      expect([server.opened, server.called]).toEqual([times, []]);
    }
  });

  test('that is opened again does not prolong the time of a tool', async () => {
    server = await startSessionMcpServer([['a']]);
    const where = { url: server.url, headers: {}, allowedTools: null };
    // The new session may take longer than this test.
    session = await openMcp(where, dispatcher, 600_000, AbortSignal.timeout(600_000));
    server.sessions.clear();
    server.isSilent = true;
    expect(await session.call('a', {}, 200, AbortSignal.timeout(600_000))).toMatchObject({
      ok: false,
      result: { error: 'the new session was not opened in the time of the tool' },
    });
  });

  test('is not opened again when the server refuses a request for another reason', async () => {
    const opened = await open([['a']]);
    server.lost = { status: 400, message: 'no such tool' };
    server.sessions.clear();
    expect(await call(opened)).toMatchObject({ ok: false, result: { error: expect.stringContaining('no such tool') } });
    expect(server.opened).toBe(1);
    await expect(opened.close()).rejects.toThrow('Failed to terminate session');
    session = null;
  });

  test('is ended at the server with the call', async () => {
    const opened = await open([['a']]);
    expect(server.sessions.size).toBe(1);
    await opened.close();
    session = null;
    expect(server.sessions.size).toBe(0);
  });

  test('that the server has lost ends with the call without a failure', async () => {
    const opened = await open([['a']]);
    server.sessions.clear();
    await opened.close();
    session = null;
  });

  test('is ended at the server if its tools cannot be used', async () => {
    await expect(open([['a']], { cursorOf: () => 'x'.repeat(5_000) })).rejects.toThrow('a cursor');
    await until(async () => server.sessions.size === 0, { what: 'the session is ended' });
  });
});

describe('the tools of an MCP server', () => {
  test('are read from all pages', async () => {
    const opened = await open([['a', 'b'], ['c'], ['d']], { allowedTools: ['a', 'd'] });
    expect(opened.tools.map(({ name }) => name)).toEqual(['a', 'd']);
    expect(opened.listed.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(opened.leftOut).toEqual([]);
    expect(server.cursors).toEqual(['', '1', '2']);
  });

  test('end at an empty cursor, which some servers send after the last page', async () => {
    const opened = await open([['a']], { cursorOf: () => '' });
    expect(opened.tools.map(({ name }) => name)).toEqual(['a']);
    expect(server.cursors).toEqual(['']);
  });

  test('are read from at most ten pages, and the agent shows that there are more', async () => {
    const pages = Array.from({ length: 12 }, (_, page) => [`t${page}`]);
    const opened = await open(pages);
    expect(opened.tools).toHaveLength(10);
    expect(opened.leftOut).toEqual(['only the first 10 pages of tools are read']);
  });
});

describe('a redirect', () => {
  /** Answers each request with a redirect to the same path with a slash at its end, as Starlette does. */
  const redirectTo = (origin: (own: string) => string) =>
    startStandIn((request, response) => {
      const location = `${origin(`http://${request.headers.host}`)}${request.url}/`;
      response.writeHead(307, { location }).end();
    });

  test('within the server is followed, with the headers of the function', async () => {
    server = await startSessionMcpServer([['a']]);
    session = await openMcp(
      { url: `${server.url}-moved`, headers: { authorization: 'Bearer key' }, allowedTools: null },
      dispatcher,
      TIMEOUT_MS,
      AbortSignal.timeout(30_000),
    );
    expect(session.tools.map(({ name }) => name)).toEqual(['a']);
    expect(await call(session)).toEqual({ ok: true, result: 'a was run' });
    expect(new Set(server.authorizations)).toEqual(new Set(['Bearer key']));
  });

  test('to another server is not followed, and is named', async () => {
    server = await startSessionMcpServer([['a']]);
    const other = new URL(server.url).origin;
    const first = await redirectTo(() => other);
    const where = { url: `${first.url}/mcp`, headers: { authorization: 'Bearer key' }, allowedTools: null };
    const opening = openMcp(where, dispatcher, TIMEOUT_MS, AbortSignal.timeout(30_000));
    await expect(opening).rejects.toThrow(`Redirect to ${other}/mcp/ not followed`);
    expect(server.authorizations).toEqual([]);
    await first.close();
  });
});

describe('a server that answers no MCP', () => {
  test.each([
    [401, 'the server refuses the headers of the function (status 401)'],
    [405, 'the server does not accept POST requests at this URL'],
  ])('with the status %i is reported with the reason', async (status, reason) => {
    const { url, close } = await startStandIn((_request, response) => void response.writeHead(status).end());
    const where = { url, headers: {}, allowedTools: null };
    const opening = openMcp(where, dispatcher, TIMEOUT_MS, AbortSignal.timeout(30_000));
    await expect(opening).rejects.toMatchObject({ status, message: expect.stringContaining(reason) });
    await close();
  });
});
