// Model servers at the start: found on loopback, or configured and unusable. Against servers on loopback.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { modelNotes } from '../../src/process/model-notes.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** @param answer null: never responds @returns the base URL */
async function serve(answer: { status?: number; body: string } | null): Promise<string> {
  const server = createServer((request, response) => {
    if (answer === null) return;
    const isList = request.url === '/v1/models';
    response.writeHead(isList ? (answer.status ?? 200) : 404).end(isList ? answer.body : 'nothing here');
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const list = (...ids: string[]) => ({ body: JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }) });
const NOWHERE = 'http://127.0.0.1:9/v1';
/** Long enough for a server on a busy machine to respond. A silent one is awaited this long. */
const PATIENT_MS = 2_000;

describe('without a model server', () => {
  test('those on this machine are listed with the command to use them; silent and other servers are not', async () => {
    const [ollama, busy, other] = await Promise.all([
      serve(list('nomic-embed-text:latest', 'llama3.2:latest', 'qwen3:8b')),
      serve(null),
      serve({ body: '{"status":"ok"}' }),
    ]);
    const servers = [
      { name: 'Ollama', baseUrl: ollama },
      { name: 'LM Studio', baseUrl: busy },
      { name: 'llama.cpp', baseUrl: other },
      { name: 'another', baseUrl: NOWHERE },
    ];
    const notes = await modelNotes(readConfig({}), servers, PATIENT_MS);
    expect(notes).toEqual([
      `Found Ollama with llama3.2, qwen3:8b. Use it:  LLM_BASE_URL=${ollama} LLM_MODELS=llama3.2 npm start`,
    ]);
  });

  test('one without a model is listed with how to get one', async () => {
    const baseUrl = await serve({ body: '{"object":"list","data":null}' });
    expect(await modelNotes(readConfig({}), [{ name: 'Ollama', baseUrl }], PATIENT_MS)).toEqual([
      'Found Ollama without a model: ollama pull llama3.2',
    ]);
  });

  test('outside of development no request is sent to loopback', async () => {
    const baseUrl = await serve(list('llama3.2'));
    expect(await modelNotes(readConfig({ HOST: '0.0.0.0' }), [{ name: 'Ollama', baseUrl }])).toEqual([]);
  });
});

describe('a configured model server', () => {
  const notesOf = (LLM_BASE_URL: string) => modelNotes(readConfig({ LLM_BASE_URL, LLM_MODELS: 'llama3.2' }));

  test('that has the model is not mentioned, and neither is one without a list', async () => {
    expect(await notesOf(await serve(list('llama3.2:latest')))).toEqual([]);
    expect(await notesOf(await serve({ status: 405, body: '' }))).toEqual([]);
  });

  test('that lacks the model is reported with its available models', async () => {
    const [note] = await notesOf(await serve(list('qwen3')));
    expect(note).toMatch(/does not list llama3\.2\. It has qwen3\. Set LLM_MODELS/);
  });

  test('that does not respond is reported with its setting', async () => {
    const [note] = await notesOf(NOWHERE);
    expect(note).toMatch(/at 127\.0\.0\.1:9 does not answer \(.+\)\. Start it, or correct LLM_BASE_URL/);
  });

  test('that refuses the key, or whose address lacks the version, is reported with the remedy', async () => {
    expect(await notesOf(await serve({ status: 401, body: '{}' }))).toEqual([
      expect.stringContaining('OPENAI_API_KEY'),
    ]);
    const root = (await serve(list('llama3.2'))).replace('/v1', '');
    expect(await notesOf(root)).toEqual([expect.stringContaining(`Set LLM_BASE_URL=${root}/v1`)]);
  });
});
