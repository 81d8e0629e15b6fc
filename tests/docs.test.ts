// Checks of the documents: links and paths exist, shell blocks can be pasted, and few blocks are not run.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withWriters } from '../scripts/table-writers.ts';
import { documents, ROOT } from './support/documents.ts';
import {
  blocksOf,
  headings,
  isShell,
  links,
  namedPaths,
  pasteFaults,
  reasonNotRun,
  shellSteps,
} from './support/markdown.ts';

const texts = documents().map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

describe.each(texts)('$file', ({ file, text }) => {
  test('links point to existing files and headings', () => {
    const broken = links(text).filter(({ path, anchor }) => {
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== null && !headings(readFileSync(join(ROOT, target), 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('paths in code spans exist', () => {
    // Not in a clone whose pages were never built.
    const isBuilt = (path: string): boolean => path.startsWith('generated/web/');
    expect(namedPaths(text).filter((path) => !isBuilt(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('shell blocks can be pasted into bash and zsh', () => {
    const shell = blocksOf(text).filter(isShell);
    const faults = shell.flatMap((block) => pasteFaults(block.text).map((fault) => `line ${block.line}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('comments that mark blocks are known marks', () => {
    expect(() => shellSteps(text)).not.toThrow();
  });

  test('only loopback and example hosts are named', () => {
    const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)].map(([, host]) => host!);
    const allowed = /^(127\.0\.0\.1|localhost|([\w-]+\.)*example\.com|host)$/;
    const generated = GENERATED.has(file);
    expect(generated ? [] : hosts.filter((host) => !allowed.test(host))).toEqual([]);
  });
});

// These documents show vendor URLs as defaults of settings.
const GENERATED = new Set(['docs/settings.md', 'docs/providers.md', 'docs/errors.md']);

// A block that is not run may be wrong without notice. Each reason must be one of these, and their number may only shrink.
const REASONS = [
  /^starts the service$/,
  /^needs an? [\w -]+ (account|key|server|file)$/,
  /^needs a web site to read$/,
  /^needs a service that was started against the stand-ins$/,
  /^asks for a password on the terminal$/,
  /^runs in [\w-]+\.md$/,
  /^needs a container engine$/,
  /^needs a mail server$/,
  /^takes (minutes|hours)$/,
  /^changes the sources$/,
];
/** Maximum number of such blocks per document; 0 for documents not listed. */
const MAX_NOT_RUN: Readonly<Record<string, number>> = {
  'CONTRIBUTING.md': 2,
  'README.md': 3,
  'docs/clients.md': 4,
  'docs/getting-started.md': 1,
  'docs/guides/03-knowledge.md': 1,
  'docs/guides/04-phone-numbers.md': 2,
  'docs/guides/09-wallet.md': 1,
  'docs/guides/10-production.md': 4,
  'docs/guides/12-vendors.md': 4,
  'docs/guides/13-teams.md': 2,
  'docs/operations.md': 1,
};

test.each(texts)('$file has few blocks that are not run, each with a reason', ({ file, text }) => {
  const reasons = blocksOf(text)
    .filter(isShell)
    .flatMap((block) => reasonNotRun(block) ?? []);
  expect(reasons.filter((reason) => !REASONS.some((known) => known.test(reason)))).toEqual([]);
  expect(reasons.length).toBeLessThanOrEqual(MAX_NOT_RUN[file] ?? 0);
});

test('architecture.md names the folders that write each table (`node scripts/table-writers.ts` updates it)', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  expect(text).toContain('<!-- tables -->');
  expect(text).toBe(withWriters(text));
});

test('the README has at most 150 lines', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(151);
});

describe('a block that cannot be pasted is found', () => {
  test.each([
    ['ls # all files', 'comments'],
    ['curl $URL/v1/calls?limit=1', 'pattern'],
    ['echo "wow!x"', 'history'],
    ['echo $NAME:8', 'modifiers'],
    ['status=1', 'special'],
  ])('%s', (text, fault) => {
    expect(pasteFaults(text).join()).toContain(fault);
  });

  test.each(['curl "$URL/v1/calls?limit=1"', "jq '.data[] | select(.a != 1)'", 'cat <<X\n# *\nX', 'api GET "${A}:8"'])(
    '%s can be pasted',
    (text) => expect(pasteFaults(text)).toEqual([]),
  );
});
