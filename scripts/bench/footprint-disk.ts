// The size of the packages that production needs: installed into a temporary folder, or, when the registry does not answer, summed up
// over what the lock file does not call a development package. Allocated blocks count, as du counts them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const BLOCK_BYTES = 512;

/** Bytes of `npm ci --omit=dev` in a folder of its own; null when it fails. */
export async function productionBytes(home: string): Promise<number | null> {
  const folder = join(home, 'production');
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(ROOT, file))) copyFileSync(join(ROOT, file), join(folder, file));
  }
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn('npm', args, { cwd: folder, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? bytesIn(join(folder, 'node_modules'), true) : null;
}

/** Bytes of the production packages in this clone's node_modules. */
export function installedBytes(): number {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(ROOT, path)))
    .reduce((sum, [path]) => sum + bytesIn(join(ROOT, path), false), 0);
}

/** @param nested also count the packages inside of a package */
function bytesIn(folder: string, nested: boolean): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return !nested && entry.name === 'node_modules' ? sum : sum + bytesIn(path, nested);
    return sum + lstatSync(path).blocks * BLOCK_BYTES;
  }, 0);
}
