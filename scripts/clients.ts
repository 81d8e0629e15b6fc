// `npm run clients [folder]`: compiles and packs the generated clients, ready for `npm install <file>`.
// The sources in generated/clients are not changed: everything is built in a copy. Fails if the React entry exceeds its size
// budget.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);
/** Size of the React entry in a user's page, without React: minified, after gzip. */
const REACT_ENTRY_KIB = 20;

/** @returns the path of the packed client in `folder` */
export async function packTypeScriptClient(folder: string): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'parley-client-'));
  try {
    await cp(join(ROOT, 'generated', 'clients', 'typescript'), work, { recursive: true });
    const compiler = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
    await Promise.all(
      ['tsconfig.json', 'tsconfig.cjs.json'].map((file) =>
        run(process.execPath, [compiler, '-p', join(work, file), '--singleThreaded']),
      ),
    );
    await writeFile(join(work, 'dist', 'cjs', 'package.json'), '{"type":"commonjs"}\n');
    const kib = await reactEntryKib(join(work, 'dist', 'esm', 'react', 'index.js'));
    if (kib > REACT_ENTRY_KIB) throw new Error(`parley-client/react has ${kib} KiB, more than its ${REACT_ENTRY_KIB}`);
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: work });
    return join(folder, stdout.trim());
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns the size of the entry with all of its imports, as a page's bundler would write it. */
async function reactEntryKib(entry: string): Promise<number> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['cjs'], fileName: 'entry' },
      rolldownOptions: { external: ['react'] },
    },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  const bytes = output.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return Math.ceil((10 * bytes) / 1024) / 10;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? '.cache/clients');
  console.log(await packTypeScriptClient(folder));
}
