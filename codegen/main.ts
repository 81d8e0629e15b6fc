// openapi.yaml (and the migrated schema) → generated/. `node codegen/main.ts` writes, `--check` compares in memory.
// Invariant: the same input gives the same bytes. The output contains no dates and nothing that depends on the machine.
// Deliberately omitted: imports from src, in codegen (except tables.ts, which migrates a database) and in its output.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitCommandLine } from './clients/command-line.ts';
import { buildClientModel } from './clients/model.ts';
import { emitPythonClient } from './clients/python/emit.ts';
import { emitTypeScriptClient } from './clients/typescript/emit.ts';
import { emitErrors, emitErrorTexts } from './emit/errors.ts';
import { emitEvents } from './emit/events.ts';
import { emitOpenApi } from './emit/openapi.ts';
import { emitOperationLines } from './emit/operation-lines.ts';
import { emitOperations } from './emit/operations.ts';
import { emitPaths } from './emit/paths.ts';
import { emitSecrets } from './emit/secrets.ts';
import { emitSerializers, emitSerializerTypes } from './emit/serializers.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators, emitValidatorTypes } from './emit/validators.ts';
import { lint } from './lint.ts';
import { loadContract } from './load.ts';
import { buildModel, type Model } from './model.ts';
import { publish } from './publish.ts';

type Emit = (model: Model) => string | Promise<string>;

const OUTPUTS: Record<string, Emit> = {
  'error-texts.ts': emitErrorTexts,
  'errors.ts': emitErrors,
  'events.ts': emitEvents,
  'openapi.json': emitOpenApi,
  'operations.ts': emitOperations,
  'operations.txt': emitOperationLines,
  'paths.ts': emitPaths,
  'secrets.ts': emitSecrets,
  'serializers.cjs': emitSerializers,
  'serializers.d.cts': emitSerializerTypes,
  'types.ts': emitTypes,
  'validators.cjs': emitValidators,
  'validators.d.cts': emitValidatorTypes,
};

/** All outputs that depend only on the contract, by file name. @throws with all lint findings when the contract breaks a rule */
export async function generateFromContract(file: string): Promise<Map<string, string>> {
  const contract = loadContract(file);
  const findings = lint(contract);
  if (findings.length > 0) {
    const lines = findings.map(({ line, rule, message }) => `${file}:${line} ${rule}: ${message}`);
    throw new Error(`${lines.join('\n')}\n${findings.length} findings in the contract`);
  }
  const model = buildModel(contract);
  const outputs = new Map<string, string>();
  for (const [name, emit] of Object.entries(OUTPUTS)) outputs.set(name, await emit(model));
  const published = publish(contract.document);
  const client = buildClientModel(published);
  outputs.set('command-line.ts', emitCommandLine(client, published));
  for (const [name, text] of emitTypeScriptClient(client)) outputs.set(`clients/typescript/${name}`, text);
  for (const [name, text] of emitPythonClient(client)) outputs.set(`clients/python/${name}`, text);
  return outputs;
}

/** All outputs, including tables.ts, which depends on the migrations. */
async function generateAll(root: string): Promise<Map<string, string>> {
  const outputs = await generateFromContract(join(root, 'openapi.yaml'));
  const tables = join(root, 'codegen', 'tables.ts');
  if (existsSync(tables)) {
    const { generateTables } = (await import(pathToFileURL(tables).href)) as {
      generateTables(root: string): Promise<string>;
    };
    outputs.set('tables.ts', await generateTables(root));
  }
  return outputs;
}

function write(root: string, outputs: Map<string, string>): void {
  for (const [name, text] of outputs) {
    const file = join(root, 'generated', name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Describes the first difference, or returns null. A file in generated/ that codegen does not write is also a difference. */
export function firstDifference(root: string, outputs: Map<string, string>): string | null {
  for (const [name, text] of outputs) {
    const file = join(root, 'generated', name);
    if (!existsSync(file)) return `generated/${name} is missing`;
    const found = readFileSync(file, 'utf8');
    if (found === text) continue;
    const [want, have] = [text.split('\n'), found.split('\n')];
    const at = want.findIndex((line, index) => line !== have[index]);
    const line = at < 0 ? want.length : at;
    return `generated/${name}:${line + 1}\n  is:        ${have[line]?.slice(0, 160)}\n  should be: ${want[line]?.slice(0, 160)}`;
  }
  const stray = [...filesIn(root, ''), ...filesIn(root, 'clients')].find((name) => !outputs.has(name));
  return stray ? `generated/${stray} is not written by codegen` : null;
}

/** Files in a folder of generated/. For clients/, files in all folders, without the output of its own build and packing. */
function filesIn(root: string, folder: string): string[] {
  const at = join(root, 'generated', folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { withFileTypes: true, recursive: folder !== '' })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'generated'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/\/(dist|node_modules|__pycache__|build|\w+\.egg-info)\/|\.tgz$/.test(name));
}

async function main(): Promise<number> {
  const root = dirname(import.meta.dirname);
  const outputs = await generateAll(root);
  if (!process.argv.includes('--check')) {
    write(root, outputs);
    return 0;
  }
  const difference = firstDifference(root, outputs);
  if (difference === null) return 0;
  console.error(`${difference}\n  fix it with: node codegen/main.ts`);
  return 1;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
