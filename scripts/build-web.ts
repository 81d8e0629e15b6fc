// Builds src/web into generated/web (git-ignored): embed.js, talk.html, hashed files under assets/, each with a Brotli copy.
// Does nothing when the sources have not changed since the last build; `--check` builds anyway. Fails when embed.js or the talk page
// exceeds its size budget. Works offline. A production installation has no bundler: existing pages are kept, and without any the
// service logs that they are missing and serves everything else.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InlineConfig, Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src', 'web');
const OUTPUT = join(ROOT, 'generated', 'web');
const STAMP = join(OUTPUT, 'built-from');
/**
 * KiB after gzip, over all files of a surface. `talk` is what every visitor of the talk page loads; `owner` (the editor of an agent, the
 * form for a model, the report of a call), `preview` (the widget on a page, the pages without a conversation) and `setup` (the first user) are
 * loaded on demand.
 */
const BUDGET_KIB = { embed: 16, talk: 16, owner: 9, preview: 9, setup: 2 };

async function main(): Promise<void> {
  const started = performance.now();
  const from = fingerprint();
  const current = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from;
  if (current && !process.argv.includes('--check')) return;
  const vite = await import('vite').catch(() => null);
  if (!vite) {
    if (!existsSync(STAMP)) console.error('the web pages are not built, and this installation has no bundler');
    return;
  }
  // Built in a temporary directory and renamed: a server that starts meanwhile sees either the old or the new files.
  const fresh = `${OUTPUT}.${process.pid}`;
  try {
    await vite.build(embedConfig(fresh));
    await vite.build(talkConfig(fresh));
    const embed = readFileSync(join(fresh, 'embed.js'));
    mkdirSync(join(fresh, 'assets'), { recursive: true });
    writeFileSync(join(fresh, 'assets', `embed-${hash('sha256', embed, 'base64url').slice(0, 10)}.js`), embed);
    const sizes = compress(fresh);
    writeFileSync(join(fresh, 'built-from'), from);
    rmSync(OUTPUT, { recursive: true, force: true });
    renameSync(fresh, OUTPUT);
    report(sizes, performance.now() - started);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

// The oldest browsers with light-dark() and popover. For older ones the bundler would rewrite colors at three times the size.
const TARGET = ['chrome123', 'firefox125', 'safari17.5'];

const SHARED: InlineConfig = {
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  clearScreen: false,
};

function embedConfig(outDir: string): InlineConfig {
  return {
    ...SHARED,
    root: join(SOURCE, 'widget'),
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      lib: { entry: join(SOURCE, 'widget', 'embed.ts'), formats: ['iife'], name: 'unused', fileName: () => 'embed.js' },
    },
  };
}

/** Parts that are loaded on demand bring their styles themselves, so that the bundler's code that preloads files is not needed. */
const NO_PRELOAD: Plugin = {
  name: 'no-preload',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

function talkConfig(outDir: string): InlineConfig {
  return {
    ...SHARED,
    root: join(SOURCE, 'talk'),
    base: '/',
    plugins: [NO_PRELOAD],
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      modulePreload: false,
      // The page's content security policy refuses inline code.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(SOURCE, 'talk', 'talk.html') },
    },
  };
}

/** The hash of everything that goes into the build, this file included. */
function fingerprint(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => join(SOURCE, path))
    .filter((path) => statSync(path).isFile());
  const texts = [import.meta.filename, ...files.toSorted()].map(
    (path) => `${path.slice(ROOT.length)}\n${readFileSync(path, 'utf8')}`,
  );
  return hash('sha256', texts.join('\n'));
}

/** Writes the Brotli copies. Returns the sizes by surface, in bytes. */
function compress(directory: string): Record<keyof typeof BUDGET_KIB, number> {
  const sizes = { embed: 0, talk: 0, owner: 0, preview: 0, setup: 0 };
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    const content = readFileSync(join(directory, path));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(directory, `${path}.br`), brotliCompressSync(content, { params }));
    if (path.startsWith('assets/embed-')) continue;
    sizes[surfaceOf(path)] += gzipSync(content, { level: 9 }).length;
  }
  return sizes;
}

function surfaceOf(path: string): keyof typeof BUDGET_KIB {
  if (path === 'embed.js') return 'embed';
  const [, part] = /^assets\/(owner|preview|refusal|no-demo|setup|page|copyable)-/.exec(path) ?? [];
  if (part === undefined) return 'talk';
  return part === 'owner' || part === 'setup' ? part : 'preview';
}

function report(sizes: Record<keyof typeof BUDGET_KIB, number>, ms: number): void {
  const words = Object.entries(sizes).map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} KiB gz`);
  console.log(`web pages built in ${Math.round(ms)} ms: ${words.join(', ')}`);
  for (const [name, most] of Object.entries(BUDGET_KIB)) {
    if (sizes[name as keyof typeof sizes] <= most * 1024) continue;
    console.error(`${name} is larger than its budget of ${most} KiB`);
    process.exitCode = 1;
  }
}

await main();
