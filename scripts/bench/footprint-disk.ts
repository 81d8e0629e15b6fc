// The size of the packages that production needs, as npm installs them and after scripts/prune.ts. Installs them into a temporary
// folder or, if the registry does not respond, sums the packages that the lock file does not mark as development packages. Counts
// allocated blocks, as du does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPruned } from '../prune.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BLOCK_BYTES = 512;

interface Installed {
  bytes: number;
  /** Bytes left after scripts/prune.ts. */
  prunedBytes: number;
}

/** Runs `npm ci --omit=dev` in a separate folder. Returns null if it fails. */
export async function productionBytes(home: string): Promise<Installed | null> {
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
  return code === 0 ? bytesIn(join(folder, 'node_modules'), '', true) : null;
}

/** The production packages in this clone's node_modules. */
export function installedBytes(): Installed {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(ROOT, path)))
    .map(([path]) => bytesIn(join(ROOT, 'node_modules'), path.slice('node_modules/'.length), false))
    .reduce(sumOf, { bytes: 0, prunedBytes: 0 });
}

/** @param nested also count the packages inside of a package */
function bytesIn(modules: string, folder: string, nested: boolean): Installed {
  return readdirSync(join(modules, folder), { withFileTypes: true })
    .map((entry): Installed => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isLeftOut = !nested && entry.name === 'node_modules';
      if (entry.isDirectory()) return isLeftOut ? { bytes: 0, prunedBytes: 0 } : bytesIn(modules, path, nested);
      const bytes = lstatSync(join(modules, path)).blocks * BLOCK_BYTES;
      return { bytes, prunedBytes: entry.isFile() && isPruned(path) ? 0 : bytes };
    })
    .reduce(sumOf, { bytes: 0, prunedBytes: 0 });
}

function sumOf(a: Installed, b: Installed): Installed {
  return { bytes: a.bytes + b.bytes, prunedBytes: a.prunedBytes + b.prunedBytes };
}
