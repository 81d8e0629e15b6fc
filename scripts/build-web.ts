// Builds src/web into generated/web (git-ignored): embed.js, talk.html, sign-in.html, docs.html, hashed files under assets/, and
// the dashboard under app/, each with a Brotli and a gzip copy. Does nothing if the sources have not changed since the last build;
// `--check` always builds, `--brief` prints no sizes. Fails if a surface exceeds its size budget. Without development packages
// the bundler is installed once (scripts/packages.js); after that the build works offline. With NODE_ENV=production nothing is
// installed: existing pages are kept, and without any the service logs that they are missing and serves everything else.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type * as Vite from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { dashboardSizes, overBudget, type BuiltFile } from './dashboard-sizes.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src', 'web');
const OUTPUT = join(ROOT, 'generated', 'web');
const ADOPT = join(SOURCE, 'parts', 'adopt.ts');
const STAMP = join(OUTPUT, 'built-from');
const IS_BRIEF = process.argv.includes('--brief');
/**
 * KiB after gzip, over all files of a surface. `talk` is loaded by every visitor of the talk page. Loaded on demand: `owner` (the
 * agent editor, the model form, the call report), `preview` (the widget on a page, the pages without a conversation, applying a
 * brand) and `setup` (the first user). `docs` is the frame of the documents.
 */
const BUDGET_KIB = { embed: 16, talk: 16, owner: 8, preview: 5, setup: 2, account: 7, docs: 6 };

async function main(): Promise<void> {
  const started = performance.now();
  const from = fingerprint();
  const current = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from;
  if (current && !process.argv.includes('--check')) return;
  const bundler = await loadBundler();
  if (!bundler) {
    if (!existsSync(STAMP)) console.error('the web pages are not built, and this installation has no bundler');
    return;
  }
  // The output must not depend on the environment: with another value the packages keep their development checks.
  process.env['NODE_ENV'] = 'production';
  const build = (config: InlineConfig) =>
    bundler.build({ ...config, plugins: [...bundler.plugins, ...(config.plugins ?? [])] });
  // Built in a temporary directory and renamed, so that a server that starts meanwhile sees either the old or the new files.
  const fresh = `${OUTPUT}.${process.pid}`;
  try {
    await build(embedConfig(fresh));
    await build(pageConfig(fresh, 'talk', 'talk.html'));
    await build(pageConfig(fresh, 'account', 'sign-in.html'));
    const dashboard = filesOf(await build(dashboardConfig(join(fresh, 'app'))));
    await build(pageConfig(fresh, 'docs', 'docs.html'));
    const embed = readFileSync(join(fresh, 'embed.js'));
    mkdirSync(join(fresh, 'assets'), { recursive: true });
    writeFileSync(join(fresh, 'assets', `embed-${hash('sha256', embed, 'base64url').slice(0, 10)}.js`), embed);
    const sizes = compress(fresh);
    const isWithin = [report(sizes, performance.now() - started), reportDashboard(dashboard)].every(Boolean);
    // Without the stamp, the next build reports oversized surfaces again.
    if (isWithin) writeFileSync(join(fresh, 'built-from'), from);
    replaceOutput(fresh, from);
    if (!isWithin) process.exitCode = 1;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Another process may have put its pages there meanwhile; pages built from the same sources are equivalent. */
function replaceOutput(fresh: string, from: string): void {
  rmSync(OUTPUT, { recursive: true, force: true });
  try {
    renameSync(fresh, OUTPUT);
  } catch (error) {
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!isTaken || readFileSync(STAMP, 'utf8') !== from) throw error;
  }
}

interface Bundler {
  build: typeof Vite.build;
  /** Resolves the packages that the pages import from the bundler's installation. */
  plugins: Plugin[];
}

/** Returns null if the bundler is not installed and must not be fetched. */
async function loadBundler(): Promise<Bundler | null> {
  const installed = await import('vite').catch(() => null);
  if (installed) return { build: installed.build, plugins: [] };
  if (process.env['NODE_ENV'] === 'production') return null;
  const { ensurePart, partFolder } = await import('./packages.js');
  await ensurePart('bundler');
  const place = join(partFolder('bundler'), 'package.json');
  const { build } = (await import(pathToFileURL(createRequire(place).resolve('vite')).href)) as typeof Vite;
  const fromPart: Plugin = {
    name: 'packages-of-the-bundler',
    enforce: 'pre',
    resolveId(id, importer) {
      const isPackage = /^[@a-z]/.test(id) && importer?.startsWith(SOURCE);
      return isPackage ? this.resolve(id, place, { skipSelf: true }) : null;
    },
  };
  return { build, plugins: [fromPart] };
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

/**
 * Parts that are loaded on demand contain their styles, so neither the bundler's preload helper nor its lists of styles are needed.
 * The helper remains around an import whose value is not just a property of the module.
 */
const NO_PRELOAD: Plugin = {
  name: 'no-preload',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) =>
    code
      .replaceAll(
        /__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\(\(?m\)? => m\.\w+\))*),\s*__VITE_PRELOAD__\)/g,
        '$1',
      )
      .replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
};

function pageConfig(outDir: string, folder: string, page: string): InlineConfig {
  return {
    ...SHARED,
    root: join(SOURCE, folder),
    base: '/',
    plugins: [NO_PRELOAD],
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      modulePreload: false,
      // The page's content security policy blocks inline code.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(SOURCE, folder, page) },
    },
  };
}

/** Modules of other folders that the shell needs. */
const SHELL_NEEDS =
  'node_modules|preload-helper|web/(?:tokens.css$|line/events|parts/(?:adopt|pretty|dom))|src/core/(?:cut-text|call-outcomes)';
/** Modules below the dashboard's folder: those of every visit, those of most pages, and those of parts that load after their page. */
const SHELL = [
  '(?:index.html|dashboard.css|main|api/(?!files)|shell/(?!later|menus|sign|apply|palette/(?!open)))',
  'parts/(?:blocks|choices|confirm-button|controls|copy|dialog|download|filters|icon|input|list|outcome|page|provider-words|secret|signal|stat|state-box|tab-links)',
  'parts/(?:toast|two-voice-line|voice-preview|when|zone-field)',
  'pages/(?:agent/(?:refreshes|spoken)|campaign/refreshes|calls/(?:other-side|periods)|call/body|overview/setup-state|webhooks/delivery-status)',
].join('|');
/**
 * The chunks of the dashboard that the bundler would divide. Pages that are visited together are in one chunk, because one module
 * imports them (`pages/*.ts`): with a chunk per page, each would compress separately and need its own imports, 25 KiB more over all
 * pages. Other modules share a chunk with the modules that the same pages need.
 */
const SHELL_CHUNK = {
  name: 'shell',
  test: new RegExp(`/web/dashboard/(?:${SHELL})|${SHELL_NEEDS}`.replaceAll('/', '[\\\\/]')),
  priority: 1,
};

const ADOPTED = '\0adopted:';

/**
 * The styles of a dashboard page are part of its script: separate files take 5 KiB more and one request each. Styles imported by
 * `main.tsx` stay a file, which the browser loads before the first script runs. The module of a chunk imports the styles of its
 * pages one after the other, because they compress better than between scripts.
 */
const STYLES_IN_SCRIPTS: Plugin = {
  name: 'styles-in-scripts',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    if (!id.endsWith('.css') || importer.startsWith(ADOPTED) || importer.endsWith('dashboard/main.tsx')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && `${ADOPTED}${found.id}.js`;
  },
  load(id) {
    if (!id.startsWith(ADOPTED)) return null;
    const path = JSON.stringify(`${id.slice(ADOPTED.length, -'.js'.length)}?inline`);
    return `import css from ${path}; import { adopt } from ${JSON.stringify(ADOPT)}; adopt(css);`;
  },
};

/**
 * Compiles JSX to calls with the children as arguments. The automatic runtime creates an object per element, which makes all
 * files larger.
 */
const PLAIN_ELEMENTS: Plugin = {
  name: 'plain-elements',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') ? `import { h as _element, Fragment as _Fragment } from 'preact';${code}` : null,
};

/**
 * The shell exports each name as it is called inside. The bundler gives an export the shortest name, but then the list of exports
 * has two names for each, which takes more bytes than the longer names in the lists of imports.
 */
const EXPORTED_AS_CALLED: Plugin = {
  name: 'exported-as-called',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const shell = chunks.find(({ isEntry }) => isEntry)!;
    const called = new Map<string, string>();
    shell.code = shell.code.replace(/export\{([^}]*)\};?\s*$/, (_list, names: string) => {
      for (const [inside, outside] of pairsOf(names)) called.set(outside, inside);
      return `export{${[...called.values()].toSorted().join(',')}}`;
    });
    const file = shell.fileName.split('/').at(-1)!.replaceAll('.', '\\.');
    const fromShell = new RegExp(`import\\{([^}]*)\\}from(.\\./${file})`, 'g');
    for (const chunk of chunks) {
      chunk.code = chunk.code.replace(fromShell, (_list, names: string, from: string) => {
        const renamed = pairsOf(names).map(([outside, inside]) => `${called.get(outside)!} as ${inside}`);
        return `import{${renamed.toSorted().join(',')}}from${from}`;
      });
    }
  },
};

/** A custom property in styles, in a string or in `var()`; not a decrement. */
const PROPERTY = /(?<=[\s('"`{;])--[a-z][\w-]*(?=[\s:,)'"`])/g;

/** Short names of all custom properties in the styles of the dashboard, the shortest ones for the most frequent. */
function shortNames(): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const files = ['dashboard', 'parts', '.'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  );
  for (const path of files.filter((each) => each.endsWith('.css'))) {
    for (const [name] of readFileSync(join(SOURCE, path), 'utf8').matchAll(PROPERTY)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const names = [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
  const LETTERS = 26;
  const nameOf = (i: number) => `--${String.fromCodePoint(97 + (i % LETTERS))}${Math.floor(i / LETTERS) || ''}`;
  return new Map(names.map(([name], i) => [name, nameOf(i)]));
}

/**
 * Custom properties of the dashboard have long names in the sources and short ones in the files: `var(--ink-2)` and others occur
 * hundreds of times. Replaced before the bundler names the files after their content, so that a file in a cache never has the names
 * of another build.
 */
function shortProperties(): Plugin {
  const short = shortNames();
  return {
    name: 'short-properties',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(SOURCE)) return null;
      return code.replaceAll(PROPERTY, (name) => short.get(name) ?? name);
    },
  };
}

/** `a as b,c` → [a, b], [c, c] */
const pairsOf = (names: string): [string, string][] =>
  names.split(',').map((each) => {
    const [name = '', alias = name] = each.trim().split(' as ');
    return [name, alias];
  });

/** Pages of the dashboard are loaded on demand. */
function dashboardConfig(outDir: string): InlineConfig {
  return {
    ...SHARED,
    root: join(SOURCE, 'dashboard'),
    base: '/app/',
    plugins: [NO_PRELOAD, STYLES_IN_SCRIPTS, PLAIN_ELEMENTS, EXPORTED_AS_CALLED, shortProperties()],
    oxc: { jsx: { runtime: 'classic', pragma: '_element', pragmaFrag: '_Fragment' } },
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: {
          // The minifier inlines constants, but not variables.
          topLevelVar: false,
          // Each name is repeated in the files that import it. A hash only has to differ from those of earlier builds.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: { groups: [SHELL_CHUNK], includeDependenciesRecursively: false },
        },
      },
    },
  };
}

function filesOf(built: unknown): BuiltFile[] {
  const outputs = (Array.isArray(built) ? built : [built]) as { output: BuiltFile[] }[];
  return outputs.flatMap(({ output }) => output);
}

/** Returns the hash of everything that goes into the build, including this file. */
function fingerprint(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => join(SOURCE, path))
    .filter((path) => statSync(path).isFile());
  const texts = [import.meta.filename, ...files.toSorted()].map(
    (path) => `${path.slice(ROOT.length)}\n${readFileSync(path, 'utf8')}`,
  );
  return hash('sha256', texts.join('\n'));
}

/**
 * Writes the compressed copies. Browsers accept Brotli only over TLS and from this machine.
 * @returns the gzipped sizes by surface, in bytes
 */
function compress(directory: string): Record<keyof typeof BUDGET_KIB, number> {
  const sizes = { embed: 0, talk: 0, owner: 0, preview: 0, setup: 0, account: 0, docs: 0 };
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    const content = readFileSync(join(directory, path));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(directory, `${path}.br`), brotliCompressSync(content, { params }));
    const zipped = gzipSync(content, { level: 9 });
    writeFileSync(join(directory, `${path}.gz`), zipped);
    if (path.startsWith('assets/embed-') || path.startsWith('app')) continue;
    sizes[surfaceOf(path)] += zipped.length;
  }
  return sizes;
}

function surfaceOf(path: string): keyof typeof BUDGET_KIB {
  if (path === 'embed.js') return 'embed';
  if (/^(assets\/)?sign-in[-.]/.test(path)) return 'account';
  if (/^(assets\/)?docs[-.]/.test(path)) return 'docs';
  const [, part] = /^assets\/(owner|preview|refusal|no-demo|setup|page|copyable|apply-brand|brand)-/.exec(path) ?? [];
  if (part === undefined) return 'talk';
  return part === 'owner' || part === 'setup' ? part : 'preview';
}

/** @returns whether all surfaces are within their budgets */
function report(sizes: Record<keyof typeof BUDGET_KIB, number>, ms: number): boolean {
  const words = Object.entries(sizes).map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} KiB gz`);
  console.log(`web pages built in ${Math.round(ms)} ms${IS_BRIEF ? '' : `: ${words.join(', ')}`}`);
  const over = Object.entries(BUDGET_KIB).filter(([name, most]) => sizes[name as keyof typeof sizes] > most * 1024);
  for (const [name, most] of over) console.error(`${name} is larger than its budget of ${most} KiB`);
  return over.length === 0;
}

/** @returns whether the dashboard is within its budgets */
function reportDashboard(files: readonly BuiltFile[]): boolean {
  const sizes = dashboardSizes(files);
  const words = sizes.map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)}`);
  if (!IS_BRIEF) console.log(`dashboard, KiB gz: ${words.join(', ')}`);
  const complaints = overBudget(sizes);
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

await main();
