// The TypeScript sources of the repository, and the imports between those of the product. For tests of style.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.ts';

export interface Source {
  /** From the root of the repository, e.g. `src/core/ids.ts`. */
  path: string;
  text: string;
  /** Parsed on first use: parsing all files takes seconds. */
  readonly tree: ts.SourceFile;
}

export interface Import {
  from: string;
  /** Repository path for our own files, the bare name for packages. */
  to: string;
  typeOnly: boolean;
}

function* filesOf(folder: string, names: RegExp): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    // Benchmarks have their own node_modules with the packages of other products.
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* filesOf(path, names);
    else if (names.test(entry.name)) yield path;
  }
}

export const sources: readonly Source[] = ['src', 'codegen', 'tests', 'scripts', 'examples']
  .filter((folder) => statSync(join(ROOT, folder), { throwIfNoEntry: false }))
  .flatMap((folder) => [...filesOf(folder, /\.tsx?$/)])
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    let tree: ts.SourceFile | undefined;
    return {
      path,
      text,
      get tree() {
        return (tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
      },
    };
  });

/** The styles of the pages. */
export const styles: readonly Pick<Source, 'path' | 'text'>[] = [...filesOf('src/web', /\.css$/)].map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

/** The sources under src. */
export const product: readonly Source[] = sources.filter(({ path }) => path.startsWith('src/'));

export const productImports = (): Import[] => product.flatMap(importsOf);

export function importsOf({ path, tree }: Source): Import[] {
  return tree.statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier)) return [];
    const to = specifier.text.startsWith('.')
      ? relative(ROOT, resolve(ROOT, dirname(path), specifier.text))
      : specifier.text;
    return [{ from: path, to, typeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
}

export const show = ({ from, to }: Import): string => `${from} → ${to}`;

/** A cycle as a path, or null. */
export function circleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): string | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node].join(' → ');
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const found = visit(next, [...trail, node]);
      if (found) return found;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const found = visit(node, []);
    if (found) return found;
  }
  return null;
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
