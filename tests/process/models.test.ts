// `npm run models`: a local recognizer or voice from a directory, an archive or an address on loopback, with the tiny
// models of the tests; and malicious archives.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startStandIn, type StandIn } from '../../scripts/stand-ins/stand-in.ts';
import { prepareModel } from '../../src/process/models.ts';
import { unpackArchive } from '../../src/process/models/archive.ts';
import { writeTinyTransducer } from '../support/tiny-transducer.ts';
import { writeTinyVoice } from '../support/tiny-voice.ts';

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

test('an archive at an address is downloaded with its source, size and hash, and the four files of a working model are kept', async () => {
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

test('a directory and a local archive are accepted as they are', async () => {
  await models(join(directory, 'tiny-model'));
  expect(await kept()).toEqual(['recognizer', 'recognizer.env']);
  await models(join(directory, 'tiny.tar.gz'));
  expect(printed).toContain('compare it with the publisher’s');
});

test('--check downloads nothing', async () => {
  await models(...FROM(), '--check');
  expect(printed).toMatch(/^Fetching .*MiB\)\.\n$/);
  expect(await kept()).toEqual([]);
});

test('a hash that differs from the expected or the recorded one changes nothing', async () => {
  await expect(models(...FROM(), '--sha256', '0'.repeat(64))).rejects.toThrow(
    /SHA-256 .* was expected: nothing was changed/,
  );
  expect(await kept()).toEqual([]);
  await models(...FROM());
  await writeFile(join(dataDir, 'models', 'recognizer', 'archive.sha256'), `${'1'.repeat(64)}  tiny.tar.gz\n`);
  await expect(models(...FROM())).rejects.toThrow('was expected');
});

test('a model that does not load does not replace the previous one', async () => {
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

describe('a downloaded voice', () => {
  test('speaks once before it is kept, and its license, speed, voices and next steps are printed', async () => {
    const source = join(directory, 'vits-tiny');
    await mkdir(source);
    await writeTinyVoice(source);
    await writeFile(join(source, 'notes.txt'), 'not a part of the voice');
    spawnSync('tar', ['-cjf', join(directory, 'vits-tiny.tar.bz2'), '-C', directory, 'vits-tiny']);
    await models(join(directory, 'vits-tiny.tar.bz2'), '--languages', 'en,de');
    expect(printed).toMatch(/Taking .*vits-tiny\.tar\.bz2 \(0\.\d MiB\)\.\nSHA-256 [0-9a-f]{64}: compare/);
    expect(printed).toContain('License: CC0 1.0 Universal (LICENSE).');
    expect(printed).toMatch(/It spoke 4\.\d s in \d+\.\d\d s \(real-time factor \d\.\d\d;/);
    expect(printed).toContain('Its voices: sherpa-onnx-tone-0, sherpa-onnx-tone-1\n');
    const target = join(dataDir, 'models', 'voice');
    expect((await readdir(target)).toSorted()).toEqual(['LICENSE', 'archive.sha256', 'tiny-tones.onnx', 'tokens.txt']);
    expect(await readFile(join(dataDir, 'models', 'voice.env'), 'utf8')).toBe(
      `SHERPA_VOICE_DIR='${target}'\nSHERPA_VOICE_LANGUAGES='en,de'\n`,
    );
  });

  test('is prepared by the command itself, which ends with its result', async () => {
    const source = join(directory, 'voice-of-command');
    await mkdir(source);
    await writeTinyVoice(source);
    const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: dataDir };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'models', source], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('It spoke');
    expect(await kept()).toEqual(['voice', 'voice.env']);
  });

  test('that does not work does not replace the previous one', async () => {
    const source = join(directory, 'voice');
    await mkdir(source);
    await writeTinyVoice(source);
    await models(source);
    await writeFile(join(source, 'tokens.txt'), 'no tokens\n');
    await expect(models(source)).rejects.toThrow('the voice does not work');
    const kept = await readFile(join(dataDir, 'models', 'voice', 'tokens.txt'), 'utf8');
    expect(kept).toContain('a 0\n');
  });
});

describe('a downloaded archive', () => {
  interface Entry {
    path: string;
    type?: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice';
    linkpath?: string;
    text?: string;
  }
  /** Written by hand, because no regular program writes such archives. */
  async function archiveOf(...entries: Entry[]): Promise<string> {
    const blocks = entries.flatMap(({ path, type = 'File', linkpath, text = '' }) => {
      const block = Buffer.alloc(512);
      new Header({ path, type, size: text.length, mode: 0o644, ...(linkpath ? { linkpath } : {}) }).encode(block);
      return [block, Buffer.concat([Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)])];
    });
    const path = join(dataDir, 'hostile.tar.gz');
    await writeFile(path, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1_024)])));
    return path;
  }
  const unpack = async (archive: string, limits?: { bytes: number; files: number }): Promise<string[]> => {
    const target = join(dataDir, 'models', 'target');
    await mkdir(target, { recursive: true });
    await unpackArchive(archive, 'hostile.tar.gz', target, limits);
    return readdir(target);
  };

  test.each(['../outside.txt', 'a/../../outside.txt', '/tmp/outside.txt'])(
    'with the path %s is refused',
    async (path) => {
      const archive = await archiveOf({ path, text: 'x' });
      await expect(unpack(archive)).rejects.toThrow(`hostile.tar.gz cannot be unpacked: it contains the path ${path}`);
      expect(await readdir(dataDir)).not.toContain('outside.txt');
      expect(await readdir(join(dataDir, 'models', 'target'))).toEqual([]);
    },
  );

  test('keeps no links and devices, so that nothing is written through them', async () => {
    const archive = await archiveOf(
      { path: 'out', type: 'SymbolicLink', linkpath: '..' },
      { path: 'hard', type: 'Link', linkpath: '/etc/hostname' },
      { path: 'tty', type: 'CharacterDevice' },
      { path: 'out/evil.txt', text: 'x' },
      { path: 'tokens.txt', text: 'a 0\n' },
    );
    expect((await unpack(archive)).toSorted()).toEqual(['out', 'tokens.txt']);
    expect(await readdir(join(dataDir, 'models'))).not.toContain('evil.txt');
  });

  test('with more bytes or files than a model can have is refused', async () => {
    const archive = await archiveOf({ path: 'a', text: 'x'.repeat(600) }, { path: 'b', text: 'x'.repeat(600) });
    await expect(unpack(archive, { bytes: 1_000, files: 10 })).rejects.toThrow('its files have more than');
    await expect(unpack(archive, { bytes: 10_000, files: 1 })).rejects.toThrow('it has more than 1 files');
  });

  test('that is cut off is refused', async () => {
    const archive = await archiveOf({ path: 'tokens.txt', text: 'x'.repeat(5_000) });
    await writeFile(archive, (await readFile(archive)).subarray(0, 40));
    await expect(unpack(archive)).rejects.toThrow('cannot be unpacked');
    spawnSync('bzip2', ['-k', archive]);
    await writeFile(`${archive}.bz2`, (await readFile(`${archive}.bz2`)).subarray(0, 20));
    await expect(unpack(`${archive}.bz2`)).rejects.toThrow('cannot be unpacked');
  });
});
