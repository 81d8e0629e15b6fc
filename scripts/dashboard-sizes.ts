// The bytes, after gzip, that a visitor of the dashboard loads: the shell, which every visit needs; each page beyond the shell;
// and all files together. A file shared by several pages counts for each of them. A part that a page loads later counts
// separately.
import { gzipSync } from 'node:zlib';

/** A file as the bundler reports it. */
export interface BuiltFile {
  type: 'chunk' | 'asset';
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
  names?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

interface Size {
  name: string;
  bytes: number;
}

const KIB = 1024;
export const BUDGET = { shell: 30 * KIB, page: 15 * KIB, all: 150 * KIB };

export function dashboardSizes(files: readonly BuiltFile[]): Size[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  /** Returns the chunk, its imports, and their styles. */
  const needs = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    const { imports = [], viteMetadata } = byName.get(fileName) ?? {};
    for (const style of viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of imports) needs(each, found);
    return found;
  };
  const entry = files.find(({ isEntry }) => isEntry === true)!;
  const shell = needs(entry.fileName).add('index.html');
  const bytesOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipped(byName.get(name)), 0);
  /** Returns the files that are already loaded when this file is requested, whichever page requests it. */
  const before = (fileName: string): Set<string> => {
    const importers = files.filter((file) => file.fileName !== fileName && file.dynamicImports?.includes(fileName));
    const there = importers.map((importer) => needs(importer.fileName));
    const [first = new Set<string>()] = there;
    const always = [...first].filter((each) => there.every((names) => names.has(each)));
    return new Set([...shell, ...always]);
  };
  // For the bundler, a file shared by several pages is not an entry.
  const loadedLater = new Set(files.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const pages = [...loadedLater]
    .filter((fileName) => !shell.has(fileName))
    .map((fileName) => {
      const loaded = before(fileName);
      const bytes = bytesOf([...needs(fileName)].filter((each) => !loaded.has(each)));
      return { name: byName.get(fileName)?.name ?? fileName, bytes };
    });
  const loaded = [...byName.keys()].filter((name) => /\.(?:js|css|html)$/.test(name));
  return [{ name: 'shell', bytes: bytesOf(shell) }, ...pages, { name: 'all', bytes: bytesOf(loaded) }];
}

function gzipped(file: BuiltFile | undefined): number {
  return file ? gzipSync(file.code ?? file.source ?? '', { level: 9 }).length : 0;
}

/** Returns a sentence for each size beyond its budget. */
export function overBudget(sizes: readonly Size[]): string[] {
  return sizes.flatMap(({ name, bytes }) => {
    const most = name === 'shell' || name === 'all' ? BUDGET[name] : BUDGET.page;
    if (bytes <= most) return [];
    return [`dashboard: ${name} has ${(bytes / KIB).toFixed(1)} KiB, more than its budget of ${most / KIB} KiB`];
  });
}
