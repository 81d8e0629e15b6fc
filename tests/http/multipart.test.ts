// Multipart bodies over a small contract: what the handler gets, and what is rejected before it runs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MultipartBody } from '../../generated/operations.ts';
import type { Input } from '../../src/http/request.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

const LIMIT = 100_000;

let harness: HttpHarness;
let seen: Input[] = [];
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const uploadFile = async (_ctx: unknown, input: Input) => {
    seen.push(input);
    await hold;
    return { status: 200, body: { text: 'taken' } };
  };
  harness = await startHarness({ uploadFile }, { settings: { uploadMemoryBytes: 150_000 } });
});
afterAll(() => harness.close());

const file = (size: number, name = 'notes.txt') => ({ name: 'file', value: new File(['x'.repeat(size)], name) });
const field = (name: string, value: string) => ({ name, value });

async function upload(...parts: readonly { name: string; value: string | File }[]) {
  const form = new FormData();
  for (const { name, value } of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  const request = new Request('http://x', { method: 'POST', body: form });
  return send(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type')!);
}

async function send(payload: Buffer, contentType: string) {
  seen = [];
  const headers = { ...harness.bearer('write'), 'content-type': contentType };
  const answer = await harness.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/files', headers, payload });
  const { code, errors } = answer.json<{ code?: string; errors?: { pointer: string; code: string }[] }>();
  return [answer.statusCode, code, ...(errors ?? []).map((error) => `${error.pointer} ${error.code}`)];
}

const bodySeen = () => seen[0]!.body as MultipartBody;

describe('a multipart body', () => {
  test('reaches the handler as fields and files', async () => {
    expect(await upload(field('note', 'süß'), file(3))).toEqual([200, undefined]);
    const { fields, files } = bodySeen();
    expect(fields).toEqual({ note: 'süß' });
    expect(files['file']).toMatchObject({ name: 'notes.txt', contentType: 'application/octet-stream' });
    expect(Buffer.from(files['file']!.bytes).toString()).toBe('xxx');
    expect(Buffer.isBuffer(files['file']!.bytes)).toBe(false);
  });

  test('does not exclude JSON for the same operation', async () => {
    expect(await send(Buffer.from('{"text":"hello"}'), 'application/json')).toEqual([200, undefined]);
    expect(seen[0]).toMatchObject({ mediaType: 'application/json', body: { text: 'hello' } });
  });

  test('is what a JSON body with a part is answered with', async () => {
    const headers = { ...harness.bearer('write'), 'content-type': 'application/json' };
    const payload = '{"text":"hello","file":{}}';
    const answer = await harness.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/files', headers, payload });
    expect(answer.json<{ detail: string }>().detail).toBe(
      '/file is a part of a multipart/form-data body, not a field of JSON',
    );
  });

  test('loses directories and control characters from its file names', async () => {
    await upload({ name: 'file', value: new File(['x'], '../../etc/pass\u0001wd') });
    expect(bodySeen().files['file']!.name).toBe('passwd');
  });

  test.each([
    ['an unknown field', [file(1), field('other', 'x')], '/other unknown_field'],
    ['an unknown field with a slash', [file(1), field('a/b', 'x')], '/a~1b unknown_field'],
    ['a field named like a property of every object', [file(1), field('constructor', 'x')], null],
    ['a file instead of a field', [file(1), { name: 'note', value: new File(['x'], 'a') }], '/note wrong_type'],
    ['a field instead of a file', [field('file', 'x')], '/file wrong_type'],
    ['the same part twice', [file(1), file(1)], '/file duplicate'],
    ['no file', [field('note', 'x')], '/file required'],
    ['a field that is too long', [file(1), field('note', 'x'.repeat(70_000))], '/note too_long'],
    ['a field that holds NUL', [file(1), field('note', 'a\0b')], '/note wrong_format'],
  ] as const)('is refused with %s', async (_what, parts, error) => {
    const answer = await upload(...parts);
    expect(answer).toEqual(error === null ? [400, 'bad_request'] : [422, 'validation_failed', error]);
    expect(seen).toEqual([]);
  });

  test('with an unknown field is answered with the fields', async () => {
    const form = new FormData();
    form.append('files', new File(['x'], 'a.txt'));
    form.append('zebra', 'x');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { ...harness.bearer('write'), 'content-type': request.headers.get('content-type')! };
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await harness.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/files', headers, payload });
    expect(answer.json<{ detail: string }>().detail).toBe('/files is not a known field; did you mean file?');
  });

  test.each([
    ['one byte too many', LIMIT + 1],
    ['far too many', LIMIT * 3],
  ])('with %s is 413', async (_what, size) => {
    expect(await upload(file(size))).toEqual([413, 'payload_too_large']);
  });

  test.each([
    [
      'that is cut off',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['without a boundary', 'abc', 'multipart/form-data'],
    ['of something else', '{"file":1}', 'multipart/form-data; boundary=x'],
  ])('%s is 400 or 422, never 500', async (_what, text, type) => {
    const [status] = await send(Buffer.from(text), type);
    expect([400, 422]).toContain(status);
  });

  test('gets a 503 when the memory for bodies is used up, which is freed when the responses end', async () => {
    const free = Promise.withResolvers<void>();
    hold = free.promise;
    const first = upload(file(90_000));
    await expect.poll(() => seen.length).toBe(1);
    expect(await upload(file(90_000))).toEqual([503, 'unavailable']);
    free.resolve();
    expect(await first).toEqual([200, undefined]);
    expect(await upload(file(90_000))).toEqual([200, undefined]);
  });
});
