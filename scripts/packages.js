// Installs packages, and reports whether an installation matches its lock file. The packages of the service and of its
// development are in the root's lock file; packages for a single task (PARTS) have their own lock file and are installed into
// .cache/packages when that task first runs. Plain JavaScript without dependencies, because it must run on an old Node (18 and
// later) and before `npm ci`.
// `node scripts/packages.js <part>...` installs parts. After a change of its package.json:
// `npm install --package-lock-only --omit-lockfile-registry-resolved --prefix <its folder>`.
// Deliberately omitted: a registry; npm's own settings decide where packages come from.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals, run } from './children.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const WORD_SECONDS = 10;
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const CI = ['ci', ...QUIET];
/** Adds missing packages according to the lock file. `ci` would delete all packages first, while a service may run from them. */
const ADD = ['install', '--no-save', ...QUIET];

/** Folder with the package.json and lock file of each part. */
const PARTS = { bundler: 'scripts/bundler', generators: 'tests/clients/generators', react: 'tests/clients/react' };

/** Folder in which a part is installed. */
export const partFolder = (part) => join(ROOT, '.cache', 'packages', part);

export const partIsCurrent = (part) => isCurrent(join(ROOT, PARTS[part]), partFolder(part));

/** Installed next to the old one and renamed, so that a process that uses the part meanwhile sees either the old or the new one. */
export async function ensurePart(part) {
  if (partIsCurrent(part)) return;
  const fresh = `${partFolder(part)}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(ROOT, PARTS[part], file), join(fresh, file));
    copyFileSync(join(ROOT, '.npmrc'), join(fresh, '.npmrc'));
    await runNpm(process.execPath, CI, { env: process.env, cwd: fresh }, `installing packages of the ${part}`);
    rmSync(partFolder(part), { recursive: true, force: true });
    renameSync(fresh, partFolder(part));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Installs the packages of the root.
 * @param {{ node: string, env: NodeJS.ProcessEnv, isForDevelopment: boolean }} options
 * @returns {Promise<boolean>} whether any were installed
 */
export async function ensureRoot({ node, env, isForDevelopment }) {
  // An installation with development packages keeps them.
  const withDev = isForDevelopment || hasDevelopment();
  if (isCurrent(ROOT, ROOT, withDev)) return false;
  const words = 'installing packages';
  console.error(words);
  const how = isCurrent(ROOT, ROOT, false) ? ADD : CI;
  await runNpm(node, [...how, ...(withDev ? [] : ['--omit=dev'])], { env, cwd: ROOT }, words);
  return true;
}

/** npm writes a record of the installed packages at the end of an installation. It must match the lock file. */
function isCurrent(locked, installed, withDev = true) {
  const found = recordOf(installed);
  return (
    found !== null &&
    Object.entries(readJson(join(locked, 'package-lock.json')).packages).every(([path, wanted]) => {
      // Optional packages depend on the platform.
      if (path === '' || wanted.optional || wanted.devOptional || (wanted.dev && !withDev)) return true;
      return found[path]?.version === wanted.version;
    })
  );
}

function hasDevelopment() {
  const found = recordOf(ROOT);
  return process.env.NODE_ENV !== 'production' && found !== null && Object.values(found).some(({ dev }) => dev);
}

function recordOf(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(record) ? readJson(record).packages : null;
}

/** @throws Error when npm fails */
export async function runNpm(node, args, options, words) {
  const cli = npmCli();
  const started = Date.now();
  const timer = setInterval(() => {
    console.error(`${words}: ${Math.round((Date.now() - started) / 1000)} s`);
  }, WORD_SECONDS * 1000);
  try {
    const code = cli ? await run(node, [cli, ...args], options) : await run('npm', args, options);
    if (code !== 0) throw new Error(`${words} failed (npm ended with ${code})`);
  } finally {
    clearInterval(timer);
  }
}

/** Returns the path of npm's script, so that it runs under the chosen Node; null if only a command `npm` is found. */
function npmCli() {
  const given = process.env.npm_execpath;
  if (given && /\.c?js$/.test(given) && existsSync(given)) return given;
  const found = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout?.trim();
  const path = found ? realpathSync(found) : '';
  return path.endsWith('.js') ? path : null;
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const parts = process.argv.slice(2);
  if (parts.length > 0 && parts.every((part) => Object.hasOwn(PARTS, part))) {
    forwardSignals();
    for (const part of parts) await ensurePart(part);
  } else {
    console.error(`usage: node scripts/packages.js ${Object.keys(PARTS).join('|')}...`);
    process.exitCode = 2;
  }
}
