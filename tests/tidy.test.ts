// The style of the sources: imports between layers, the length of files and functions, and forbidden constructs. A limit is
// changed here, in a commit that explains why; it is not worked around.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';
import {
  circleIn,
  importsOf,
  product,
  productImports,
  show,
  sources,
  styles,
  unusedExports,
  withoutComments,
  type Source,
} from './support/sources.ts';

const imports = productImports();

const MAX_LINES = 400;
const MAX_FUNCTION_LINES = 60;

const layer = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Parts of a resource, by path: everything that is not named belongs to its service. */
type Part = 'handlers' | 'jobs' | 'wire' | 'store' | 'service';

function partOf(path: string): Part | null {
  const within = /^src\/resources\/[^/]+\/(.+)\.ts$/.exec(path)?.[1];
  if (within === undefined) return null;
  if (within === 'handlers' || within === 'jobs') return within;
  if (/^wire(?:\/|$)/.test(within)) return 'wire';
  return /(?:^|\/)(?:store|rows)(?:\/|$)/.test(within) ? 'store' : 'service';
}

// The parts that each part must not import, in its own resource and in others.
const BELOW: Readonly<Record<Part, readonly Part[]>> = {
  handlers: ['store', 'jobs'],
  jobs: ['handlers', 'store'],
  service: ['handlers', 'jobs'],
  store: ['handlers', 'service', 'jobs', 'wire'],
  wire: ['handlers', 'service', 'store', 'jobs'],
};

/** Whether stores and wire functions may use this file of a service: it reaches no database, no queue and no HTTP. */
function isPure(path: string): boolean {
  const reached = new Set<string>([path]);
  for (const from of reached) {
    for (const { to } of imports.filter((each) => each.from === from && !each.typeOnly)) reached.add(to);
  }
  return ![...reached].some((to) => /^(?:kysely|pg|src\/(?:database|http|jobs)\/)/.test(to) || partOf(to) === 'store');
}

describe('imports', () => {
  // A layer may import itself, the layers listed and `generated`. app.ts, main.ts and config.ts stand above all.
  const MAY: Record<string, string[]> = {
    'src/core': [],
    'src/workers': ['src/core'],
    'src/json-schema': ['src/core', 'src/workers'],
    'src/protocol': ['src/core'],
    // A client like any other: it reaches the service through the generated client only.
    'src/cli': ['src/core', 'src/mcp'],
    'src/database': ['src/core', 'src/workers'],
    'src/providers': ['src/core', 'src/protocol', 'src/workers'],
    'src/voice': ['src/core', 'src/protocol', 'src/providers', 'src/workers'],
    'src/jobs': ['src/core', 'src/database'],
    // The tools of MCP: requests to operations through a port.
    'src/mcp': ['src/core', 'src/protocol'],
    'src/http': ['src/core', 'src/database', 'src/jobs', 'src/mcp', 'src/protocol'],
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
    // Plus a few pure files of core, see below.
    'src/web': ['src/protocol', 'src/core'],
  };
  // Types of the composed process, which these layers may name.
  const NAMES_RUNTIME = ['src/protocol', 'src/jobs', 'src/http', 'src/resources'];

  test('layers import only what lies below them', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const may = MAY[layer(from)];
      if (!may || !to.startsWith('src/') || layer(to) === layer(from)) return false;
      if (typeOnly && to === 'src/config.ts') return false;
      if (typeOnly && to === 'src/runtime.ts' && NAMES_RUNTIME.includes(layer(from))) return false;
      return !may.includes(layer(to));
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

  test('inside a resource: handlers → service → store, jobs → service, wire and store know none of these', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const part = partOf(from);
      return part !== null && !typeOnly && isResource(to) && BELOW[part].includes(partOf(to)!) && !isPure(to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('resources call only services and pure wire functions of other resources, without cycles', () => {
    const resource = (path: string) => path.split('/')[2]!;
    const across = imports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        isResource(from) &&
        isResource(to) &&
        resource(from) !== resource(to) &&
        from.split('/').length > 3,
    );
    expect(across.filter(({ to }) => !/\/(service|wire)(\.ts|\/)/.test(to)).map(show)).toEqual([]);
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of across)
      edges.set(resource(from), (edges.get(resource(from)) ?? new Set()).add(resource(to)));
    expect(circleIn(edges)).toBeNull();
  });

  test('each part of resources/calls imports only parts that docs/architecture.md lists below it', () => {
    const table = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split(
      '| part of `src/resources/calls` ',
    )[1]!;
    const rows = table.split('\n\n')[0]!.split('\n').slice(2);
    const levelOf = new Map(
      rows.flatMap((row, level) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, part]) => [part!, level])),
    );
    const partIn = (path: string) => /^src\/resources\/calls\/([^/]+\/?)/.exec(path)?.[1];
    const within = imports.flatMap(({ typeOnly, ...each }) => {
      const [from, to] = [partIn(each.from), partIn(each.to)];
      return typeOnly || from === undefined || to === undefined || from === to ? [] : [{ each, from, to }];
    });
    // A pure file without imports, which the queue's SQL shares.
    const wrong = within.filter(({ from, to }) => to !== 'queue-state.ts' && !(levelOf.get(from)! <= levelOf.get(to)!));
    expect(wrong.map(({ each }) => `${each.from} → ${each.to}`)).toEqual([]);
    const edges = Map.groupBy(within, ({ from }) => from.replace(/(?:\.ts|\/)$/, ''));
    const parts = [...edges].map(
      ([from, to]) => [from, new Set(to.map((each) => each.to.replace(/(?:\.ts|\/)$/, '')))] as const,
    );
    expect(circleIn(new Map(parts.map(([from, to]) => [from, (to.delete(from), to)])))).toBeNull();
  });

  test('pages import only lower folders of src/web, and only types of the contract', () => {
    const BELOW: Record<string, string[]> = {
      conversation: [],
      line: ['conversation'],
      parts: ['conversation', 'line'],
      widget: ['conversation', 'line', 'parts'],
      account: ['line', 'parts'],
      // The editor shows the widget that it edits.
      dashboard: ['account', 'conversation', 'line', 'parts', 'widget'],
      docs: ['parts'],
      // The preview of a widget shows the widget.
      talk: ['conversation', 'line', 'parts', 'widget'],
    };
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (!from.startsWith('src/web/')) return false;
      // The colors that a page computes must be those that the service computes.
      if (to === 'src/core/color.ts') return false;
      // So must be the place at which a text is cut.
      if (to === 'src/core/cut-text.ts') return false;
      // The columns of a contact file have the same variable names in the page and in the service.
      if (to === 'src/core/contact-columns.ts') return false;
      // Its cells are divided in the same way.
      if (to === 'src/core/csv-delimiter.ts') return false;
      // The editor of an agent offers the variables that the service sets.
      if (to === 'src/core/built-in-variables.ts') return false;
      // The groups of end reasons, which the service filters by.
      if (to === 'src/core/call-outcomes.ts') return false;
      // The documents are searched by the page and, without a script, by the service.
      if (from === 'src/web/docs/search.ts' && to === 'src/core/search-rank.ts') return false;
      if (/^(?:generated|src\/(?:protocol|core))\//.test(to)) return !typeOnly;
      const [own, other] = [from.split('/')[2]!, to.split('/')[2]!];
      return to.startsWith('src/web/') && /\.tsx?$/.test(to) && own !== other && !BELOW[own]!.includes(other);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('codegen imports nothing from src', () => {
    const wrong = sources.filter(({ path }) => path.startsWith('codegen/')).flatMap(importsOf);
    expect(wrong.filter(({ from, to }) => to.startsWith('src/') && from !== 'codegen/tables.ts').map(show)).toEqual([]);
  });

  test('no cycle of imports that carry values', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to, typeOnly } of imports) {
      if (!typeOnly) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(circleIn(edges)).toBeNull();
  });

  test('generated code imports nothing from src', () => {
    const folder = join(ROOT, 'generated');
    const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|cjs|js)$/.test(name) && !name.startsWith('web/'))
      .filter((name) => /from '[^']*\/src\//.test(readFileSync(join(folder, name), 'utf8')));
    expect(wrong).toEqual([]);
  });

  function isPort(path: string): boolean {
    return path.startsWith('src/providers/ports/') || path === 'src/providers/registry.ts';
  }

  function isResource(path: string): boolean {
    return path.startsWith('src/resources/') && path !== 'src/resources/index.ts';
  }
});

describe('size', () => {
  test(`no file has more than ${MAX_LINES} lines`, () => {
    const long = [...sources, ...styles].map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(long.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  test(`no function of the product has more than ${MAX_FUNCTION_LINES} lines of its own`, () => {
    const long = sources.filter(({ path }) => !path.startsWith('tests/')).flatMap(longFunctions);
    expect(long).toEqual([]);
  });

  /** Functions inside a function are counted separately: a factory is a list of small functions. */
  function longFunctions({ path, tree }: Source): string[] {
    const found: string[] = [];
    const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const linesOf = (node: ts.Node) => lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
    /** Visits below `node` and returns the lines of nested functions. */
    const visit = (node: ts.Node): number => {
      let nested = 0;
      ts.forEachChild(node, (child) => {
        nested += visit(child);
      });
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return nested;
      const lines = linesOf(node);
      if (lines - nested > MAX_FUNCTION_LINES) found.push(`${path}:${lineOf(node.getStart()) + 1} ${lines - nested}`);
      return lines;
    };
    visit(tree);
    return found;
  }
});

describe('forbidden', () => {
  test('only config.ts reads the environment of the product', () => {
    const readers = product.filter(({ text }) => /\bprocess\.env\b/.test(withoutComments(text)));
    // The other file passes it on.
    expect(readers.map(({ path }) => path)).toEqual(['src/config.ts', 'src/core/worker-env.ts']);
  });

  test('no file forwards exports of another: importers name the declaring file', () => {
    const forwards = product.filter(({ tree }) =>
      tree.statements.some(
        (statement) =>
          ts.isExportDeclaration(statement) && statement.moduleSpecifier?.getText(tree).startsWith("'.") === true,
      ),
    );
    expect(forwards.map(({ path }) => path)).toEqual([]);
  });

  test('no export that nothing imports', () => {
    expect(unusedExports()).toEqual([]);
  });

  test('no package that nothing uses', () => {
    // Commands, and types of other packages.
    const TOOLS = /^(?:@types\/.*|@redocly\/cli|@stoplight\/.*-cli|ox.*|typescript-native)$/;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const named = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/['"`]((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w./-]+)?['"`]/g)].map(([, name]) => name!),
      ),
    );
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => !named.has(name) && !TOOLS.test(name))).toEqual([]);
  });

  test('no default exports and no enums', () => {
    const wrong = product.filter(({ text }) => /^(export default|(export )?(const )?enum )/m.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no meaningless name: Manager, Helper, Util, Data, Info', () => {
    const named = product.filter(({ path }) => /(manager|helper|utils?|info)s?\.ts$/i.test(path));
    const declared = product.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/^export (?:class|interface|type|function|const) (\w*(?:Manager|Helper|Util|Data|Info))\b/gm),
      ].map((match) => `${path} ${match[1]}`),
    );
    expect([...named.map(({ path }) => path), ...declared]).toEqual([]);
  });

  test('no context with another database handle: functions take the transaction as a parameter', () => {
    const spread = product.filter(({ text }) => /\{ \.\.\.\w+, db\b/.test(withoutComments(text)));
    expect(spread.map(({ path }) => path)).toEqual([]);
  });

  test('only composition receives the whole Runtime: other functions name the members that they use', () => {
    const COMPOSES = /^src\/(?:app\.ts|runtime\.ts|(?:http|jobs|process)\/|protocol\/callback\.ts$)/;
    const whole = product.filter(({ path, tree }) => !COMPOSES.test(path) && namesRuntime(tree));
    expect(whole.map(({ path }) => path)).toEqual([]);
  });

  /** Whether a file imports the type itself; `Uses` and the contexts are other names. */
  function namesRuntime(tree: ts.SourceFile): boolean {
    return tree.statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        statement.moduleSpecifier.getText(tree).endsWith("/runtime.ts'") &&
        /\bRuntime\b/.test(statement.importClause?.getText(tree) ?? ''),
    );
  }

  test('no open to-do comments', () => {
    const open = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
    expect(sources.filter(({ text }) => open.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('voice, jobs and resources use no Date.now, setTimeout or setInterval, but the injected clock', () => {
    const timed = product.filter(
      ({ path, text }) =>
        /^src\/(voice|jobs|resources)\//.test(path) &&
        /\b(Date\.now|setTimeout|setInterval)\(/.test(withoutComments(text)),
    );
    expect(timed.map(({ path }) => path)).toEqual([]);
  });
});

test('every file begins with a comment that states its purpose', () => {
  const silent = sources.filter(({ text }) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

describe('styles', () => {
  test('no two pages or parts of the dashboard share a class name, because their styles are in one document', () => {
    const files = styles.filter(({ path }) => /\/dashboard\/(?:pages|parts|shell)\//.test(path));
    const classes = files.flatMap(({ path, text }) => {
      const selectors = [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list]) =>
        list!.split(','),
      );
      const own = selectors.map((each) => each.trim()).filter((each) => /^\.[\w-]+$/.test(each));
      return [...new Set(own)].map((name) => `${name} of ${path}`);
    });
    const byName = Map.groupBy(classes, (each) => each.split(' ')[0]!);
    expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
