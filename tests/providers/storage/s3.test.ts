// Objects in a bucket: the port's guarantees against a server that verifies signatures, and the handling of its failures.
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStorage, openWorkingStorage } from '../../../src/providers/storage/open.ts';
import type { S3Settings } from '../../../src/providers/storage/s3/client.ts';
import { createS3Storage, type S3Storage } from '../../../src/providers/storage/s3/s3.ts';
import { startS3Server, type S3Server } from '../../support/s3-server.ts';
import { isSignedWith } from '../../support/s3-signature.ts';
import { until } from '../../support/until.ts';
import { conformsToStorage, read } from '../conformance/storage.ts';

/** Small enough that the suite's objects have several parts. */
const PART_BYTES = 64 * 1024;
const PATIENT = { answerMs: 10_000, idleMs: 10_000, backoffMs: 1 };
/** Timeout for a server that does not respond. */
const QUICK = { ...PATIENT, answerMs: 400 };

let server: S3Server;
const opened: S3Storage[] = [];
beforeAll(async () => {
  server = await startS3Server({ smallestPart: PART_BYTES });
});
beforeEach(() => {
  Object.assign(server, { asked: [], fail: null, skewMs: 0, pageKeys: 2, isLocked: false, listsWithoutToken: false });
  server.bucket.objects.clear();
  server.bucket.uploads = [];
});
afterAll(async () => {
  await Promise.all(opened.map((storage) => storage.close()));
  await server?.close();
});

function open(changed: Partial<S3Settings> = {}, times = PATIENT): S3Storage {
  const storage = createS3Storage({ ...server.settings, ...changed }, { times, partBytes: PART_BYTES });
  opened.push(storage);
  return storage;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );
const bytes = Buffer.from(Array.from({ length: 3 * PART_BYTES + 7 }, (_, i) => i % 253));
const pieces = () => Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]);

conformsToStorage('S3', async () => open());
conformsToStorage('S3 without a prefix', async () => open({ prefix: '' }));

test('the verification of signatures agrees with Amazon’s example', () => {
  const example = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(isSignedWith(secret, example)).toBe(true);
  expect(isSignedWith(secret, { ...example, target: '/other.txt' })).toBe(false);
});

describe('a bucket', () => {
  test('keys are stored under the prefix, and other objects of the bucket are ignored', async () => {
    const storage = open();
    await storage.put('a/b', Buffer.from('x'));
    expect([...server.bucket.objects.keys()]).toEqual(['deep/er/a/b']);
    server.bucket.objects.set('deep/er/.hidden', Buffer.from('x'));
    server.bucket.objects.set('deep/erratic', Buffer.from('x'));
    expect(await storage.list('')).toEqual(['a/b']);
    await checkStorage(storage);
    expect(server.bucket.objects.size).toBe(3);
  });

  test('the bucket is in the host name, and a region’s own endpoint is used', async () => {
    const storage = open({ endpoint: 'http://localhost:9', pathStyle: false });
    expect((await failureOf(storage.put('a', bytes)))?.message).toMatch(/parley-test\.localhost|ECONNREFUSED/);
  });

  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['missing', { bucket: 'elsewhere' }, /bucket elsewhere does not exist/],
    ['in another region', { region: 'us-east-1' }, /another region than us-east-1. Set S3_REGION=eu-test-1/],
    ['asked with an unknown key', { accessKeyId: 'nobody' }, /Correct S3_ACCESS_KEY_ID/],
    ['asked with a wrong secret', { secretAccessKey: 'wrong' }, /Correct S3_SECRET_ACCESS_KEY/],
  ])('a bucket that is %s fails every operation and names the setting', async (_what, changed, sentence) => {
    const storage = open(changed);
    const failed = await Promise.all([
      failureOf(checkStorage(storage)),
      failureOf(storage.get('a')),
      failureOf(storage.list('')),
    ]);
    for (const failure of failed) expect(failure?.message).toMatch(sentence);
    // One sweep of uploads, and each operation once.
    expect(server.asked).toHaveLength(4);
  });

  test('a wrong clock and denied access are named in the error', async () => {
    server.skewMs = 3_600_000;
    expect((await failureOf(checkStorage(open())))?.message).toMatch(/clock of this machine differs.*Run NTP/);
    server.skewMs = 0;
    server.fail = () => ({ status: 403, code: 'AccessDenied' });
    expect((await failureOf(open().size('a')))?.message).toMatch(/access denied. The key needs s3:GetObject/);
  });
});

describe('a bucket with a retention by Object Lock', () => {
  beforeEach(() => void (server.isLocked = true));
  const digests = () =>
    server.asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['content-md5']);

  test('gets a checksum with each body after the first refusal', async () => {
    const storage = open();
    await storage.put('recordings/a', Buffer.from('ok'));
    await storage.put('recordings/b', pieces());
    expect(await read(storage, 'recordings/b')).toEqual(bytes);
    expect(digests().map((digest) => digest !== undefined)).toEqual([false, true, true, true, true, true]);
  });

  test('accepts several uploads as the first ones', async () => {
    const storage = open();
    const keys = ['recordings/b', 'recordings/c', 'recordings/d'];
    await Promise.all(keys.map((key) => storage.put(key, pieces())));
    for (const key of keys) expect(await read(storage, key)).toEqual(bytes);
  });

  test('a server that still refuses is reported with its reason', async () => {
    server.fail = ({ method }) =>
      method === 'PUT' ? { status: 400, code: 'InvalidRequest', message: 'Content-MD5 is not enough' } : null;
    const failure = await failureOf(open().put('recordings/a', Buffer.from('ok')));
    expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('Content-MD5 is not enough') });
    expect(digests()).toHaveLength(2);
  });
});

test('a list that is cut off without the token of the next page fails, instead of passing for the whole one', async () => {
  const storage = open();
  for (const name of ['a', 'b', 'c']) await storage.put(`recordings/${name}`, Buffer.from('ok'));
  server.listsWithoutToken = true;
  await expect(storage.list('recordings/')).rejects.toMatchObject({ kind: 'protocol' });
  server.pageKeys = 3;
  expect(await storage.list('recordings/')).toHaveLength(3);
});

describe('a temporary failure', () => {
  test.each<[string, S3Server['fail']]>([
    ['503 SlowDown', () => ({ status: 503, code: 'SlowDown' })],
    ['500', () => ({ status: 500, code: 'InternalError' })],
    ['a broken connection', () => 'cut'],
    ['a lost answer', () => 'cut-after'],
    ['silence', ({ query }) => (query.has('uploadId') ? 'silence' : null)],
  ])('is retried: %s before each request', async (what, fail) => {
    const seen = new Map<string, number>();
    server.fail = (asked) => {
      const name = `${asked.method} ${asked.key} ${asked.query.get('partNumber') ?? [...asked.query.keys()].join()}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return seen.get(name) === 1 ? fail!(asked) : null;
    };
    const storage = open({}, what === 'silence' ? QUICK : PATIENT);
    await storage.put('small', Buffer.from('hello'));
    await storage.put('large', pieces());
    expect(await read(storage, 'large')).toEqual(bytes);
    expect(await storage.list('')).toEqual(['large', 'small']);
    await storage.delete(['small', 'large']);
    expect(server.bucket.objects.size).toBe(0);
  });

  test('is reported as unavailable after four attempts', async () => {
    server.fail = () => ({ status: 503, code: 'SlowDown' });
    const failure = await failureOf(open().size('a'));
    expect([failure, server.asked.length]).toMatchObject([{ kind: 'unavailable', status: 503 }, 4]);
  });

  test('is retried after the delay that the server requests', async () => {
    const times: number[] = [];
    server.fail = () => (times.push(performance.now()) === 1 ? { status: 503, code: 'SlowDown', retryAfter: 1 } : null);
    await open().size('a');
    expect(times[1]! - times[0]!).toBeGreaterThan(900);
  });

  test('resumes a download at the byte where its connection broke', async () => {
    const storage = open();
    await storage.put('a', bytes);
    server.asked.length = 0;
    server.fail = () => (server.asked.length < 4 ? 'half' : null);
    expect(await read(storage, 'a')).toEqual(bytes);
    const ranges = server.asked.filter(({ method, query }) => method === 'GET' && query.size === 0);
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges.at(-1)!.headers).toMatchObject({ range: expect.stringMatching(/^bytes=[1-9]\d*-$/) });
    server.asked.length = 0;
    expect(await read(storage, 'a', { start: 10, end: 99_999 })).toEqual(bytes.subarray(10, 100_000));
  });

  test('fails a download whose object was replaced meanwhile instead of mixing both', async () => {
    const storage = open();
    await storage.put('a', bytes);
    server.fail = ({ method, headers }) => (method === 'GET' && !headers.range ? 'half' : null);
    const stream = (await storage.get('a'))!;
    server.bucket.objects.set('deep/er/a', Buffer.alloc(bytes.length, 1));
    const reading = (async () => {
      for await (const chunk of stream) expect(chunk[0]).toBeDefined();
    })();
    expect(await failureOf(reading)).toMatchObject({ status: 412 });
  });
});

describe('a multipart upload', () => {
  const isPart = (number: number) => (asked: { query: URLSearchParams }) =>
    asked.query.get('partNumber') === String(number);

  test('leaves no object and no parts once a failed server is back', async () => {
    const storage = open();
    let isDown = false;
    server.fail = (asked) => {
      if (!isPart(2)(asked)) return null;
      isDown = true;
      void server.close();
      return 'cut';
    };
    const failure = await failureOf(storage.put('a', pieces()));
    expect([isDown, failure]).toMatchObject([true, { kind: 'unavailable' }]);
    server.fail = null;
    await server.reopen();
    expect([await storage.size('a'), await storage.list('')]).toEqual([null, []]);
    // The upload could not be aborted; a day later another process aborts it.
    const [left] = server.bucket.uploads;
    left!.begunAt -= 90_000_000;
    await open().put('b', Buffer.from('x'));
    expect(server.bucket.uploads).toEqual([]);
    await storage.put('a', pieces());
    expect(await read(storage, 'a')).toEqual(bytes);
  });

  test('is not aborted while another process runs it', async () => {
    server.bucket.uploads.push({ id: 'theirs', key: 'deep/er/x', begunAt: Date.now() - 3_600_000, parts: new Map() });
    server.bucket.uploads.push({ id: 'others', key: 'deep/x', begunAt: 0, parts: new Map() });
    await open().put('b', Buffer.from('x'));
    expect(server.bucket.uploads.map(({ id }) => id)).toEqual(['theirs', 'others']);
  });

  test('is aborted when the server refuses a part or its completion, also with status 200', async () => {
    const storage = open();
    server.fail = (asked) => (isPart(3)(asked) ? { status: 403, code: 'AccessDenied' } : null);
    expect(await failureOf(storage.put('a', pieces()))).toMatchObject({ kind: 'auth' });
    server.fail = ({ method, query }) =>
      method === 'POST' && query.has('uploadId') ? { status: 200, code: 'InternalError' } : null;
    expect(await failureOf(storage.put('a', pieces()))).toMatchObject({ kind: 'unavailable' });
    expect([server.bucket.uploads, server.bucket.objects.size]).toEqual([[], 0]);
  });

  test('keeps one part of the content in memory at a time', async () => {
    let taken = 0;
    const most: number[] = [];
    const content = (async function* () {
      for (let at = 0; at < 20; at++) {
        taken += PART_BYTES;
        yield Buffer.alloc(PART_BYTES, at);
      }
    })();
    server.fail = ({ query }) => {
      const part = Number(query.get('partNumber'));
      if (part > 0) most.push(taken / PART_BYTES - part);
      return null;
    };
    await open().put('a', content);
    expect(server.bucket.objects.get('deep/er/a')).toHaveLength(20 * PART_BYTES);
    expect(Math.max(...most)).toBeLessThanOrEqual(1);
  });

  test('closes a source that it does not read to its end', async () => {
    let isLeft = false;
    const content = (async function* () {
      try {
        for (;;) yield Buffer.alloc(PART_BYTES);
      } finally {
        isLeft = true;
      }
    })();
    server.fail = (asked) => (isPart(2)(asked) ? { status: 403, code: 'AccessDenied' } : null);
    await failureOf(open().put('a', content));
    expect(isLeft).toBe(true);
  });
});

test('an unread or abandoned download keeps no connection open', async () => {
  const storage = open();
  const large = Buffer.alloc(4 * 1024 * 1024);
  server.bucket.objects.set('deep/er/a', large);
  const stream = (await storage.get('a')) as Readable;
  stream.destroy();
  for await (const chunk of (await storage.get('a'))!) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  await storage.close();
  await until(() => stream.closed, { what: 'the stream is closed' });
});

test('operations that run when the process stops reject', async () => {
  const storage = open();
  server.fail = () => 'silence';
  const waiting = failureOf(storage.size('a'));
  await until(() => server.asked.length > 0, { what: 'the request is there' });
  await storage.close();
  expect(await waiting).toMatchObject({ kind: 'unavailable' });
});

describe('the start of a service with S3', () => {
  test('fails with one sentence when the bucket is missing, and continues while the store is unreachable', async () => {
    const warnings: string[] = [];
    const log = pino({}, { write: (line) => void warnings.push(line) });
    const s3 = { ...server.settings, bucket: 'elsewhere' };
    await expect(openWorkingStorage({ dataDir: '/nowhere', s3 }, log)).rejects.toThrow(
      /^the storage cannot be used: s3: s3:\/\/elsewhere\/deep\/er at http:.* the bucket elsewhere does not exist/,
    );
    expect(warnings).toEqual([]);
    const away = { ...server.settings, endpoint: 'http://127.0.0.1:9' };
    const { close } = await openWorkingStorage({ dataDir: '/nowhere', s3: away }, log);
    expect(warnings).toEqual([expect.stringMatching(/does not work/)]);
    await close();
  });
});
