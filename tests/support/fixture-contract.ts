// The small contract of tests/codegen/fixture.yaml in the form that the server loads: generated in memory, so that the
// tests of the HTTP layer do not change with the product's contract.
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { generateFromContract } from '../../codegen/main.ts';
import type { Operation } from '../../generated/operations.ts';
import type { GeneratedContract } from '../../src/http/mount.ts';

export const FIXTURE = fileURLToPath(new URL('../codegen/fixture.yaml', import.meta.url));

export type FixtureContract = GeneratedContract & { openapi: object };

export async function fixtureContract(): Promise<FixtureContract> {
  const outputs = await generateFromContract(FIXTURE);
  return {
    operations: await loadOperations(outputs.get('operations.ts')!),
    validators: loadCommonJs(outputs.get('validators.cjs')!),
    serializers: loadCommonJs(outputs.get('serializers.cjs')!),
    openapi: JSON.parse(outputs.get('openapi.json')!) as object,
  };
}

export function loadCommonJs<T>(source: string): T {
  const module = { exports: {} as T };
  const load = compileFunction(source, ['module', 'exports', 'require']) as (...parts: unknown[]) => void;
  load(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

async function loadOperations(source: string): Promise<Record<string, Operation>> {
  const code = stripTypeScriptTypes(source);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { operations } = (await import(/* @vite-ignore */ url)) as { operations: Record<string, Operation> };
  return operations;
}
