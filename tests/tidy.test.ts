// The style of the house as a test: who may import whom, how long a file and a function may be, what stands nowhere.
// A limit that this file holds is changed here, in a commit that says why, and not worked around.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const MOST_LINES = 400;
const MOST_FUNCTION_LINES = 60;
const FOLDERS = ['src', 'codegen', 'tests', 'scripts'];

interface Source {
  path: string;
  text: string;
  tree: ts.SourceFile;
}

interface Import {
  from: string;
  /** Repository path for our own files, the bare name for packages. */
  to: string;
  typeOnly: boolean;
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    // Benchmarks keep those of their peers beside them.
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* files(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}

const sources: Source[] = FOLDERS.filter((folder) => statSync(join(ROOT, folder), { throwIfNoEntry: false }))
  .flatMap((folder) => [...files(folder)])
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  });

const product = sources.filter(({ path }) => path.startsWith('src/'));
const imports = product.flatMap(importsOf);

function importsOf({ path, tree }: Source): Import[] {
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

const show = ({ from, to }: Import): string => `${from} → ${to}`;
const floor = (path: string): string => path.split('/').slice(0, 2).join('/');

describe('who imports whom', () => {
  // A floor may import itself, the floors listed and `generated`. app.ts, main.ts and config.ts stand above all.
  const MAY: Record<string, string[]> = {
    'src/core': [],
    'src/workers': ['src/core'],
    'src/json-schema': ['src/core', 'src/workers'],
    'src/protocol': ['src/core'],
    'src/database': ['src/core', 'src/workers'],
    'src/providers': ['src/core', 'src/protocol', 'src/workers'],
    'src/voice': ['src/core', 'src/protocol', 'src/providers'],
    'src/jobs': ['src/core', 'src/database'],
    'src/http': ['src/core', 'src/database', 'src/jobs', 'src/protocol'],
    'src/resources': [
      'src/core',
      'src/database',
      'src/jobs',
      'src/json-schema',
      'src/protocol',
      'src/providers',
      'src/voice',
      'src/workers',
    ],
    'src/web': ['src/protocol'],
  };
  // Types of the composed process, which these layers may name.
  const NAMES_RUNTIME = ['src/jobs', 'src/http', 'src/protocol', 'src/resources'];

  test('floors import only what lies below them', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const may = MAY[floor(from)];
      if (!may || !to.startsWith('src/') || floor(to) === floor(from)) return false;
      if (typeOnly && to === 'src/config.ts') return false;
      if (typeOnly && to === 'src/runtime.ts' && NAMES_RUNTIME.includes(floor(from))) return false;
      return !may.includes(floor(to));
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('voice knows no SQL, no HTTP and no vendor', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        from.startsWith('src/voice/') &&
        (/^(pg|kysely|fastify|@fastify\/)/.test(to) || (to.startsWith('src/providers/') && !typeOnly && !isPort(to))),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('inside a resource: handlers → service → store, jobs → service, and wire knows none of them', () => {
    const BELOW: Record<string, RegExp> = {
      handlers: /\/(store|jobs)(\.ts|\/)/,
      service: /\/(handlers|jobs)(\.ts|\/)/,
      store: /\/(handlers|service|jobs|wire)(\.ts|\/)/,
      wire: /\/(handlers|service|store|jobs)(\.ts|\/)/,
      jobs: /\/(handlers|store)(\.ts|\/)/,
    };
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const [, , , part] = from.split('/');
      const forbidden = from.startsWith('src/resources/') ? BELOW[part?.replace('.ts', '') ?? ''] : undefined;
      return forbidden !== undefined && !typeOnly && to.startsWith('src/resources/') && forbidden.test(to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('between resources only services and pure wire functions are called, and not in circles', () => {
    const noun = (path: string) => path.split('/')[2]!;
    const across = imports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly && isResource(from) && isResource(to) && noun(from) !== noun(to) && from.split('/').length > 3,
    );
    expect(across.filter(({ to }) => !/\/(service|wire)(\.ts|\/)/.test(to)).map(show)).toEqual([]);
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of across) edges.set(noun(from), (edges.get(noun(from)) ?? new Set()).add(noun(to)));
    expect(circleIn(edges)).toBeNull();
  });

  test('pages: conversation is pure, line and parts stand on it, the surfaces on top; of the contract they take types only', () => {
    const BELOW: Record<string, string[]> = {
      conversation: [],
      line: ['conversation'],
      parts: ['conversation', 'line'],
      widget: ['conversation', 'line', 'parts'],
      talk: ['conversation', 'line', 'parts'],
    };
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (!from.startsWith('src/web/')) return false;
      if (to.startsWith('generated/') || to.startsWith('src/protocol/')) return !typeOnly;
      const [own, other] = [from.split('/')[2]!, to.split('/')[2]!];
      return to.startsWith('src/web/') && to.endsWith('.ts') && own !== other && !BELOW[own]!.includes(other);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('codegen imports nothing from src', () => {
    const wrong = sources.filter(({ path }) => path.startsWith('codegen/')).flatMap(importsOf);
    expect(wrong.filter(({ from, to }) => to.startsWith('src/') && from !== 'codegen/tables.ts').map(show)).toEqual([]);
  });

  function isPort(path: string): boolean {
    return ['src/providers/ports.ts', 'src/providers/registry.ts'].includes(path);
  }

  function isResource(path: string): boolean {
    return path.startsWith('src/resources/') && path !== 'src/resources/index.ts';
  }
});

/** A path that leads back to where it began, or null. */
function circleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string | null {
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

describe('size', () => {
  test(`no file has more than ${MOST_LINES} lines`, () => {
    const long = sources.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });

  test(`no function of the product has more than ${MOST_FUNCTION_LINES} lines of its own`, () => {
    const long = sources.filter(({ path }) => !path.startsWith('tests/')).flatMap(longFunctions);
    expect(long).toEqual([]);
  });

  /** Functions inside a function count for themselves: a factory is a list of small functions. */
  function longFunctions({ path, tree }: Source): string[] {
    const found: string[] = [];
    const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const linesOf = (node: ts.Node) => lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
    /** Visits below `node` and returns the lines that nested functions take. */
    const visit = (node: ts.Node): number => {
      let nested = 0;
      ts.forEachChild(node, (child) => {
        nested += visit(child);
      });
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return nested;
      const lines = linesOf(node);
      if (lines - nested > MOST_FUNCTION_LINES) found.push(`${path}:${lineOf(node.getStart()) + 1} ${lines - nested}`);
      return lines;
    };
    visit(tree);
    return found;
  }
});

describe('what stands nowhere', () => {
  test('only config.ts reads the environment of the product', () => {
    const readers = product.filter(({ text }) => /\bprocess\.env\b/.test(withoutComments(text)));
    expect(readers.map(({ path }) => path).filter((path) => path !== 'src/config.ts')).toEqual([]);
  });

  test('no barrel but that of the resources', () => {
    const barrels = product.filter(({ path, tree }) => {
      const exported = tree.statements.filter((statement) => ts.isExportDeclaration(statement));
      return exported.length > 0 && exported.length === tree.statements.length && path !== 'src/resources/index.ts';
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('no default exports and no enums', () => {
    const wrong = product.filter(({ text }) => /^(export default|(export )?(const )?enum )/m.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no name that says nothing: Manager, Helper, Util, Data, Info', () => {
    const named = product.filter(({ path }) => /(manager|helper|utils?|info)s?\.ts$/i.test(path));
    const declared = product.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:class|interface|type|function|const) (\w*(?:Manager|Helper|Util|Info))\b/gm)].map(
        (match) => `${path} ${match[1]}`,
      ),
    );
    expect([...named.map(({ path }) => path), ...declared]).toEqual([]);
  });

  test('no context with another database handle: functions take the transaction as a parameter', () => {
    const spread = product.filter(({ text }) => /\{ \.\.\.\w+, db\b/.test(withoutComments(text)));
    expect(spread.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is left to do', () => {
    const open = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
    expect(sources.filter(({ text }) => open.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('no clock but the injected one in voice, jobs and resources', () => {
    const timed = product.filter(
      ({ path, text }) =>
        /^src\/(voice|jobs|resources)\//.test(path) &&
        /\b(Date\.now|setTimeout|setInterval)\(/.test(withoutComments(text)),
    );
    expect(timed.map(({ path }) => path)).toEqual([]);
  });
});

test('every file opens with a comment that says what it is', () => {
  const silent = sources.filter(({ text }) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
