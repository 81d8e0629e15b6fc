// Runs every npm script: provides a Node that is new enough, installs the packages, then runs the command.
// Plain JavaScript without dependencies, because it must run on an old Node (18 and later) and before `npm ci`.
// package.json calls it with exec, so that signals reach it; it forwards them and exits with the command's exit code.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals, run, runQuietly } from './children.js';
import { ensureRoot, readJson, runNpm } from './packages.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// Prism needs 24.18; type stripping without a flag came earlier.
const OLDEST_NODE = [24, 18];
// The npm packages that contain the plain binary, by platform, each with the hash of its archive: npm checks the archive against
// the registry's metadata, and this table checks the registry.
const NODE_PACKAGES = {
  'linux-x64': {
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win-x64': {
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

// The longest check first. Types and the rules that need types come from one program: oxlint reports what `tsc` would report, for
// each file with the settings of the nearest tsconfig.json.
const STATIC_CHECKS = [
  ['oxlint', '-c', '.oxlint-types.json', '--type-aware', '--type-check', '--deny-warnings'],
  ['node', 'codegen/main.ts', '--check'],
  ['spectral', 'lint', 'generated/openapi.json', '--fail-severity=hint'],
  ['redocly', 'lint', 'generated/openapi.json', '--max-problems=20'],
  ['oxlint', '--deny-warnings'],
  ['node', 'scripts/build-web.ts', '--check'],
  ['node', 'scripts/documents.ts', '--check'],
  ['oxfmt', '--check'],
];

// Deletes files of its packages that production does not read.
const PRUNE = ['node', 'scripts/prune.ts'];

// Does nothing if the build is current. Sizes are printed only for people who change the pages.
const WEB = ['node', 'scripts/build-web.ts', '--brief'];

// Size of V8's young generation. By default it grows to 100 MB once calls send audio, without saving CPU time.
const NEW_OBJECTS = '--max-semi-space-size=8';

// Each command is a list of steps: a program with its arguments, or a list of programs that run concurrently. Command-line
// arguments are passed to the last step.
const COMMANDS = {
  start: [WEB, ['node', NEW_OBJECTS, 'src/main.ts']],
  dev: [WEB, ['node', '--watch', 'src/main.ts']],
  migrate: [['node', 'src/main.ts', 'migrate']],
  verify: [['node', 'src/main.ts', 'verify']],
  doctor: [['node', 'src/main.ts', 'doctor']],
  models: [['node', 'src/main.ts', 'models']],
  owner: [['node', 'src/main.ts', 'owner']],
  limits: [['node', 'src/main.ts', 'limits']],
  inbox: [['node', 'src/main.ts', 'inbox']],
  release: [['node', 'src/main.ts', 'release']],
  recount: [['node', 'src/main.ts', 'recount']],
  'rotate-keys': [['node', 'src/main.ts', 'rotate-keys']],
  generate: [
    ['node', 'codegen/main.ts'],
    ['node', 'scripts/table-writers.ts'],
    ['node', 'scripts/documents.ts'],
  ],
  static: [STATIC_CHECKS],
  check: [STATIC_CHECKS, ['vitest', 'run', '--project', 'unit']],
  test: [STATIC_CHECKS, ['vitest', 'run']],
  'test:chaos': [['node', 'scripts/chaos.ts']],
  ci: [['node', 'scripts/ci.ts']],
  bench: [['node', 'scripts/bench/main.ts']],
  clients: [['node', 'scripts/clients.ts']],
  mock: [['prism', 'mock', 'generated/openapi.json']],
  call: [['node', 'scripts/parley.js', 'call']],
  parley: [['node', 'scripts/parley.js']],
  'stand-ins': [['node', 'scripts/stand-ins/main.ts']],
};

// Commands that users run need no compiler, no test runner and no linter, which saves half of the packages.
const FOR_USERS = [
  'start',
  'dev',
  'migrate',
  'verify',
  'doctor',
  'models',
  'owner',
  'limits',
  'inbox',
  'release',
  'recount',
  'rotate-keys',
  'call',
  'parley',
];

/** Described in CONTRIBUTING.md. */
const FOR_CONTRIBUTORS = ['generate', 'check', 'test', 'test:chaos', 'bench', 'clients'];

async function main([name, ...args]) {
  const steps = COMMANDS[name];
  const asksForHelp = [name, ...args].some((word) => word === '--help' || word === '-h');
  if (!steps) {
    (asksForHelp ? console.log : console.error)(overview());
    return asksForHelp ? 0 : 2;
  }
  // Help needs no packages. The command-line client has its own help for each command.
  if (asksForHelp && name !== 'parley' && existsSync(helpFile(name))) {
    process.stdout.write(readFileSync(helpFile(name), 'utf8'));
    return 0;
  }
  const node = await ensureNode();
  const env = {
    // Node caches compiled modules in this folder, which halves the start time.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
    // The steps run in ROOT; the command-line client reads files relative to the folder in which it was called.
    PARLEY_CWD: process.env.INIT_CWD ?? process.cwd(),
    ...process.env,
    PATH: [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  };
  await ensurePackages(node, env, name);
  // Arguments of `npm test -- tests/voice` are for the runner only; arguments of `npm run generate -- --check` are for every
  // generator.
  const isForAll = name === 'generate';
  const wanted = args.length > 0 && !isForAll ? steps.slice(-1) : steps;
  for (const [index, step] of wanted.entries()) {
    const last = index === wanted.length - 1;
    const code = Array.isArray(step[0])
      ? await runConcurrently(step, node, env)
      : await runStep(last || isForAll ? [...step, ...args] : step, node, env, !last);
    if (code !== 0) return code;
  }
  return 0;
}

function helpFile(name) {
  return join(ROOT, 'src', 'process', 'help', `${name.replace(':', '-')}.txt`);
}

/** Lists the commands, with the first line of their help. */
function overview() {
  const ofUsers = Object.keys(COMMANDS).filter(
    (name) => !FOR_CONTRIBUTORS.includes(name) && existsSync(helpFile(name)),
  );
  const lines = ofUsers.map((name) => readFileSync(helpFile(name), 'utf8').split('\n', 1)[0]);
  return `${lines.join('\n')}\n\nFor contributors: npm run ${FOR_CONTRIBUTORS.join(', ')}\nEach of them has --help: npm run call -- --help`;
}

async function runStep([command, ...rest], node, env, isNamed) {
  const code = await run(command === 'node' ? node : command, rest, { env, cwd: ROOT });
  if (code !== 0 && isNamed) console.error(`failed: ${[command, ...rest].join(' ')}`);
  return code;
}

/** Runs programs concurrently, one per core, and prints the output of each. Starts no further program after a failure. */
async function runConcurrently(programs, node, env) {
  const waiting = [...programs];
  let failed = 0;
  const work = async () => {
    while (waiting.length > 0 && failed === 0) {
      const [command, ...rest] = waiting.shift();
      const { code, output } = await runQuietly(command === 'node' ? node : command, rest, { env, cwd: ROOT });
      process.stdout.write(output);
      if (code === 0) continue;
      console.error(`failed: ${[command, ...rest].join(' ')}`);
      failed = code;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, work));
  return failed;
}

/** Returns the path of a Node that is new enough: the running one, or the one in .node, which is fetched once. */
async function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const release = NODE_PACKAGES[`${platform}-${process.arch}`];
  if (!release) {
    throw new Error(
      `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${process.version}. ` +
        `It cannot be fetched for ${platform}-${process.arch}: install it and run the command again.`,
    );
  }
  const name = `node-${platform}-${process.arch}`;
  const folder = join(ROOT, '.node', 'node_modules', name);
  const node = join(folder, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(node) && readJson(join(folder, 'package.json')).version === release.version) return node;
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${process.version}: fetching ${release.version} (about 190 MB, once)`,
  );
  mkdirSync(join(ROOT, '.node'), { recursive: true });
  const install = [
    'install',
    '--prefix',
    '.node',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const options = { env: process.env, cwd: ROOT };
  await runNpm(process.execPath, [...install, `${name}@${release.version}`], options, 'fetching Node');
  const fetched = readJson(join(ROOT, '.node', 'node_modules', '.package-lock.json')).packages[`node_modules/${name}`];
  if (fetched?.integrity !== release.integrity) {
    rmSync(folder, { recursive: true });
    throw new Error(`the package ${name}@${release.version} is not the one that was expected, and was deleted`);
  }
  return node;
}

async function ensurePackages(node, env, name) {
  const production = process.env.NODE_ENV === 'production';
  const isForDevelopment = !production && !FOR_USERS.includes(name);
  const installed = await ensureRoot({ node, env, isForDevelopment });
  if (installed && production) await runStep(PRUNE, node, env, true);
}

forwardSignals();

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
