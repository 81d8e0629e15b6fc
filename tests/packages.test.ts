// User commands import only packages that are installed without development packages, and parts with their own lock files
// agree with the root's.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';

interface Lock {
  packages: Record<
    string,
    { version?: string; dev?: boolean; resolved?: string; dependencies?: Record<string, string> }
  >;
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
const root = read<Lock>('package-lock.json').packages;

test('the service and the command line import no development package', () => {
  const files = globSync(['src/**/*.ts', 'scripts/{parley,strip-types}.js'], { cwd: ROOT, exclude: ['src/web/**'] });
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const modules = [
      ...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'/gm),
      ...text.matchAll(/\b(?:import|require|require\.resolve)\('([^.'][^']*)'\)/g),
    ];
    for (const [, name] of modules) if (!name!.startsWith('node:')) names.add(/^(@[^/]+\/)?[^/]+/.exec(name!)![0]);
  }
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => root[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
});

test('the bundler is installed with every package of the pages', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\bfrom '((?:@[\w-]+\/)?\w[\w.-]*)[/']/g)].map(([, name]) => name!),
  );
  const { dependencies } = read<{ dependencies: Record<string, string> }>('scripts/bundler/package.json');
  expect(new Set([...names, 'vite'])).toEqual(new Set(Object.keys(dependencies)));
});

const SHARING = ['scripts/bundler', 'tests/clients/generators'];

describe.each([...SHARING, 'tests/clients/react'])('the packages of %s', (folder) => {
  const { packages } = read<Lock>(`${folder}/package-lock.json`);

  test('equal those of the lock file, which names no registry', () => {
    expect(packages['']?.dependencies).toEqual(read<Lock['packages']['']>(`${folder}/package.json`).dependencies);
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe.each(SHARING)('the packages of %s', (folder) => {
  test('have the versions of the root', () => {
    const { dependencies = {} } = read<Lock>(`${folder}/package-lock.json`).packages['']!;
    const shared = Object.entries(dependencies).filter(([name]) => root[`node_modules/${name}`]);
    expect(shared.length).toBeGreaterThan(0);
    for (const [name, version] of shared)
      expect([name, root[`node_modules/${name}`]!.version]).toEqual([name, version]);
  });
});

test('an unknown part is refused with the names of the existing ones', () => {
  const install = () => execFileSync(process.execPath, ['scripts/packages.js', 'other'], { cwd: ROOT, stdio: 'pipe' });
  expect(install).toThrow(/usage: node scripts\/packages\.js bundler\|generators\|react/);
});
