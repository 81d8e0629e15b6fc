// The MCP client against malicious servers: nothing that they send blocks the process or reaches a model without limits.
import { Agent } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { openMcp, type McpSession } from '../../src/providers/mcp.ts';
import { busiestTurn } from '../support/busy.ts';
import { startHostileMcpServer, type HostileMcpServer } from '../support/hostile-mcp-server.ts';

const TIMEOUT_MS = 2_000;
/** A backtracking engine takes seconds to reject the word, and twice as long per additional letter. */
const ENDLESS = { type: 'object', properties: { word: { type: 'string', pattern: '^(a|a)+$' } } };
const ENDLESS_WORD = `${'a'.repeat(24)}!`;
const PLAIN = { type: 'object' };

const dispatcher = new Agent();
let server: HostileMcpServer;
let session: McpSession | null = null;
afterEach(async () => {
  await session?.close();
  session = null;
  await server.close();
});

async function open(answers: Parameters<typeof startHostileMcpServer>[0]): Promise<McpSession> {
  server = await startHostileMcpServer(answers);
  const where = { url: server.url, headers: {}, allowedTools: null };
  return (session = await openMcp(where, dispatcher, TIMEOUT_MS, AbortSignal.timeout(30_000)));
}

const call = ({ call: run }: McpSession) => run('a', {}, TIMEOUT_MS, AbortSignal.timeout(30_000));

describe('an MCP server', () => {
  test('cannot run the patterns of its output schemas in this process', async () => {
    const opened = await open({
      list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN, outputSchema: ENDLESS }] }),
      call: () => ({ content: [], structuredContent: { word: ENDLESS_WORD } }),
    });
    expect(await call(opened)).toEqual({ ok: true, result: { word: ENDLESS_WORD } });
  });

  test('may have output schemas that do not compile', async () => {
    const outputSchema = { type: 'object', properties: { a: { $ref: '#/nowhere' } } };
    const opened = await open({ list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN, outputSchema }] }) });
    expect(opened.tools.map(({ name }) => name)).toEqual(['a']);
  });

  test('has its long texts cut between characters', async () => {
    const text = `a${'😀'.repeat(20_000)}`;
    const opened = await open({
      list: () => ({ tools: [{ name: 'a', description: text, inputSchema: PLAIN }] }),
      call: () => ({ content: [{ type: 'text', text }] }),
    });
    const { result } = await call(opened);
    const cut = [opened.tools[0]!.description, opened.listed[0]!.description, result as string];
    expect(cut.map((each) => each.length < text.length && each.isWellFormed())).toEqual([true, true, true]);
  });

  test('has tools with too long or too deep input schemas left out, with the reason', async () => {
    const deep = `{"type":"object","properties":{"x":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}}`;
    const long = JSON.stringify({ type: 'object', description: 'x'.repeat(17_000) });
    const tools = `{"name":"deep","inputSchema":${deep}},{"name":"long","inputSchema":${long}},{"name":"a","inputSchema":{"type":"object"}}`;
    const opened = await open({ list: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"tools":[${tools}]}}` });
    expect(opened.tools.map(({ name }) => name)).toEqual(['a']);
    expect(opened.leftOut).toEqual([
      'the tool deep is left out: its input schema is nested more than 64 levels deep',
      'the tool long is left out: its input schema has more than 16384 characters',
    ]);
  });

  test('may offer at most 50 tools and 64 KiB of schemas', async () => {
    const small = Array.from({ length: 60 }, (_, i) => ({ name: `t${i}`, inputSchema: PLAIN }));
    const many = await open({ list: () => ({ tools: small }) });
    expect(many.tools).toHaveLength(50);
    expect(many.leftOut).toEqual(['only the first 50 of 60 tools are offered']);
    await many.close();
    await server.close();
    const inputSchema = { type: 'object', description: 'x'.repeat(15_000) };
    const large = await open({ list: () => ({ tools: small.map(({ name }) => ({ name, inputSchema })) }) });
    expect(large.tools).toHaveLength(4);
  });

  const ONES = Array(120_000).fill(1);
  test.each([
    ['numbers as content', { content: ONES }, 'more than 500 items of content'],
    ['few numbers as content', { content: [1] }, 'items of content that are no objects'],
    ['content without a type', { content: Array(400).fill({}) }, 'content without a type'],
    ['more lists than fit', { content: Array(60_000).fill([]) }, 'more than 50000 objects and lists'],
  ])('that answers a call with %s gets a clear error at once', async (_what, answer, fault) => {
    const opened = await open({ list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN }] }), call: () => answer });
    let result: unknown;
    expect(await busiestTurn(async () => (result = await call(opened)))).toBeLessThan(150);
    expect(JSON.stringify(result)).toContain(fault);
  });

  test.each([
    ['empty objects as tools', Array(400).fill({}), 'a tool without a name'],
    ['too many tools', Array(501).fill({ name: 'a', inputSchema: PLAIN }), 'more than 500 items of tools'],
    ['no schema', [{ name: 'a' }], 'the tool a without an input schema'],
    [
      'numbers as required',
      [{ name: 'a', inputSchema: { ...PLAIN, required: ONES } }],
      'required names that are no texts',
    ],
    [
      'numbers as properties',
      [{ name: 'a', inputSchema: { ...PLAIN, properties: { ...ONES.slice(0, 50_000) } } }],
      'properties that are no schemas',
    ],
    ['icons', [{ name: 'a', inputSchema: PLAIN, icons: ONES, annotations: ONES, execution: ONES }], null],
  ])('that lists %s costs no time', async (_what, tools, fault) => {
    let failure: unknown = null;
    const busy = await busiestTurn(() =>
      open({ list: () => ({ tools }) }).catch((error: unknown) => (failure = error)),
    );
    expect(busy).toBeLessThan(300);
    if (fault === null) expect(session!.tools).toHaveLength(1);
    else expect(failure).toMatchObject({ kind: 'protocol', message: expect.stringContaining(fault) });
  });

  test('in an event stream is checked, too, and its notifications are left out', async () => {
    const news = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":1}}';
    const answer = (id: number) =>
      `data: ${news}\n\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, result: { tools: ONES } })}\n\n`;
    const opening = open({ list: answer, contentType: 'text/event-stream' });
    await expect(opening).rejects.toThrow('more than 500 items of tools');
  });

  test('has its texts passed on, and pictures left out', async () => {
    const content = [
      { type: 'text', text: 'a' },
      { type: 'image', data: 'AA==', mimeType: 'image/png' },
      { type: 'text', text: 'b', annotations: 7 },
    ];
    const opened = await open({
      list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN }] }),
      call: () => ({ content, isError: true }),
    });
    expect(await call(opened)).toEqual({ ok: false, result: { error: 'a\nb' } });
  });

  test('cannot make the client send a request for each message of a batch', async () => {
    const pings = Array.from({ length: 20_000 }, (_, i) => ({ jsonrpc: '2.0', id: i + 100, method: 'ping' }));
    const opening = open({ list: () => JSON.stringify(pings) });
    await expect(opening).rejects.toThrow('JSON-RPC batch');
    expect(server.answered).toBe(0);
  });

  test('may send 200 messages in one event stream, and no more', async () => {
    const pings = Array.from(
      { length: 2_000 },
      (_, i) => `data: {"jsonrpc":"2.0","id":${i + 100},"method":"ping"}\n\n`,
    );
    const answer = (id: number) => `data: {"jsonrpc":"2.0","id":${id},"result":{"tools":[]}}\n\n`;
    const contentType = 'text/event-stream';
    const few = await open({ list: (id) => pings.slice(0, 100).join('') + answer(id), contentType });
    expect(few.tools).toEqual([]);
    await few.close();
    await server.close();
    await expect(open({ list: (id) => pings.join('') + answer(id), contentType })).rejects.toThrow();
    expect(server.answered).toBeLessThan(201);
  });

  test('has too deeply nested JSON passed on as text, and not as structured content', async () => {
    const text = '['.repeat(8_000) + ']'.repeat(8_000);
    const asText = await open({
      list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN }] }),
      call: () => ({ content: [{ type: 'text', text }] }),
    });
    expect(await call(asText)).toEqual({ ok: true, result: text });
    await asText.close();
    await server.close();
    const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
    const structured = await open({
      list: () => ({ tools: [{ name: 'a', inputSchema: PLAIN }] }),
      call: (id) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[],"structuredContent":${deep}}}`,
    });
    expect(await call(structured)).toEqual({ ok: true, result: '' });
  });
});
