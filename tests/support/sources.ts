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

interface Import {
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

const FOLDERS = ['src', 'codegen', 'tests', 'scripts', 'examples'].filter((folder) =>
  statSync(join(ROOT, folder), { throwIfNoEntry: false }),
);

export const sources: readonly Source[] = FOLDERS.flatMap((folder) => [...filesOf(folder, /\.tsx?$/)]).map((path) => {
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

// Read by a program that is not a module of the repository, or part of the published client.
const READ_ELSEWHERE =
  /^(?:codegen\/(?:tables\.ts|clients\/typescript\/)|tests\/(?:browser\/global|support\/(?:global|run))-setup\.ts$)/;

/**
 * Exports that no other file imports, as `path name`. Any form of import counts (static, dynamic, `new URL`): a file imports an
 * export if it contains the path of the module and the name.
 */
export function unusedExports(): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  for (const path of FOLDERS.flatMap((folder) => [...filesOf(folder, /\.m?js$/)]))
    texts.set(path, readFileSync(join(ROOT, path), 'utf8'));
  const importers = new Map<string, string[]>();
  for (const [path, text] of texts) {
    // The published client contains files of src/web next to its own.
    const place = dirname(path.replace('codegen/clients/typescript/', 'src/web/'));
    for (const [, specifier] of text.matchAll(/'(\.{1,2}\/[^'\n]+\.(?:tsx?|js))'/g)) {
      const to = join(place, specifier!);
      importers.set(to, [...(importers.get(to) ?? []), text]);
    }
  }
  return sources
    .filter(({ path }) => !READ_ELSEWHERE.test(path) && !path.endsWith('.d.ts'))
    .flatMap((source) => {
      const isUnused = (name: string) =>
        !importers.get(source.path)?.some((text) => new RegExp(`\\b${name}\\b`).test(text));
      // Most files need not be parsed: the expression finds every export, and more in the templates of generators.
      const mayBeUnused = [
        ...source.text.matchAll(/^export (?!default).*?\b(?:function\*?|class|const|let|interface|type) (\w+)/gm),
      ]
        .map(([, name]) => name!)
        .filter(isUnused);
      if (mayBeUnused.length === 0) return [];
      const exported = exportsOf(source.tree);
      return mayBeUnused.filter((name) => exported.includes(name)).map((name) => `${source.path} ${name}`);
    });
}

function exportsOf(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return declared.flatMap((each) => ('name' in each ? [(each.name as ts.Identifier).getText(tree)] : []));
  });
}

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
