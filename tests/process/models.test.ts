// `npm run models`: a local recognizer from a directory, an archive or an address on loopback, with the tiny model of the tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareModel } from '../../src/process/models.ts';
import { startStandIn, type StandIn } from '../../scripts/stand-ins/stand-in.ts';
import { writeTinyTransducer } from '../support/tiny-transducer.ts';

let directory: string;
let dataDir: string;
let archive: Buffer;
let served: StandIn;
let cutAfter: number | null = null;
let printed = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parley-models-'));
  const model = join(directory, 'tiny-model');
  await mkdir(model);
  await writeTinyTransducer(model);
  await writeFile(join(model, 'README.md'), 'not a part of the model');
  await symlink('/etc/hostname', join(model, 'encoder.int8.onnx'));
  spawnSync('tar', ['-czf', join(directory, 'tiny.tar.gz'), '-C', directory, 'tiny-model']);
  archive = await readFile(join(directory, 'tiny.tar.gz'));
  served = await startStandIn((request, response) => {
    if (request.url !== '/models/tiny.tar.gz') return response.writeHead(404).end();
    response.writeHead(200, { 'content-length': archive.length });
    if (cutAfter === null) return response.end(archive);
    return response.write(archive.subarray(0, cutAfter), () => response.destroy());
  });
});
afterAll(async () => {
  await served?.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(directory, 'data-'));
  cutAfter = null;
  printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => write.mockRestore();
});

const sha256 = (): string => createHash('sha256').update(archive).digest('hex');
const models = (...args: string[]): Promise<void> => prepareModel({ dataDir }, args);
const kept = (): Promise<string[]> => readdir(join(dataDir, 'models'));
const FROM = (): string[] => ['tiny.tar.gz', '--from', `${served.url}/models`];

test('an archive at an address: says what, from where, how large and its hash, and keeps the four files of a model that loads', async () => {
  await models(...FROM(), '--sha256', sha256(), '--languages', 'en,de');
  const target = join(dataDir, 'models', 'recognizer');
  expect(printed).toContain(`Fetching ${served.url}/models/tiny.tar.gz (0.0 MiB).`);
  expect(printed).toContain(`SHA-256 ${sha256()}, as expected.`);
  expect((await readdir(target)).toSorted()).toEqual([
    'archive.sha256',
    'decoder.onnx',
    'encoder.onnx',
    'joiner.onnx',
    'tokens.txt',
  ]);
  const settings = await readFile(join(dataDir, 'models', 'recognizer.env'), 'utf8');
  expect(settings).toBe(`SHERPA_MODEL_DIR='${target}'\nSHERPA_LANGUAGES='en,de'\n`);
  expect(await kept()).toEqual(['recognizer', 'recognizer.env']);
});

test('a directory and a local archive are taken as they are', async () => {
  await models(join(directory, 'tiny-model'));
  expect(await kept()).toEqual(['recognizer', 'recognizer.env']);
  await models(join(directory, 'tiny.tar.gz'));
  expect(printed).toContain('compare it with the publisher’s');
});

test('--check fetches nothing', async () => {
  await models(...FROM(), '--check');
  expect(printed).toMatch(/^Fetching .*MiB\)\.\n$/);
  expect(await kept()).toEqual([]);
});

test('another hash than the expected or the recorded one changes nothing', async () => {
  await expect(models(...FROM(), '--sha256', '0'.repeat(64))).rejects.toThrow(
    /SHA-256 .* was expected: nothing was changed/,
  );
  expect(await kept()).toEqual([]);
  await models(...FROM());
  await writeFile(join(dataDir, 'models', 'recognizer', 'archive.sha256'), `${'1'.repeat(64)}  tiny.tar.gz\n`);
  await expect(models(...FROM())).rejects.toThrow('was expected');
});

test('a model that does not load does not replace the one before', async () => {
  await models(join(directory, 'tiny-model'));
  const broken = join(directory, 'broken');
  await mkdir(broken, { recursive: true });
  for (const name of ['tokens.txt', 'encoder.onnx', 'decoder.onnx', 'joiner.onnx'])
    await writeFile(join(broken, name), 'no');
  await expect(models(broken)).rejects.toThrow(/does not load/);
  expect(await kept()).toEqual(['recognizer', 'recognizer.env']);
});

test('a broken connection, a wrong name, something else, and a missing source are named', async () => {
  cutAfter = 100;
  await expect(models(...FROM())).rejects.toThrow('the archive did not arrive');
  await expect(models('none.tar.gz', '--from', `${served.url}/models`)).rejects.toThrow(
    'answered 404: check the address',
  );
  await writeFile(join(directory, 'no.tar.gz'), 'no archive');
  await expect(models(join(directory, 'no.tar.gz'))).rejects.toThrow('cannot be unpacked');
  await expect(models(join(directory, 'nothing'))).rejects.toThrow('Give a directory, an archive, or an address');
  await mkdir(join(directory, 'empty'), { recursive: true });
  await expect(models(join(directory, 'empty'))).rejects.toThrow('there is no tokens.txt');
  await expect(models()).rejects.toThrow('exactly one source');
  expect(await kept()).toEqual([]);
});
