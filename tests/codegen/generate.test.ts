// The output of codegen for the fixture: the guarantees of each output, independent of key order and machine.
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseContract } from '../../codegen/load.ts';
import { firstDifference, generateFromContract } from '../../codegen/main.ts';
import { buildModel } from '../../codegen/model.ts';
import type { OperationValidators } from '../../generated/validators.cjs';
import { processorMs } from '../support/busy.ts';
import { FIXTURE, fixtureContract, loadCommonJs, type FixtureContract } from '../support/fixture-contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'codegen-'));
afterAll(() => rmSync(directory, { recursive: true }));

let outputs: Map<string, string>;
let contract: FixtureContract;
beforeAll(async () => {
  outputs = await generateFromContract(FIXTURE);
  contract = await fixtureContract();
});

/** Names of functions, and of constants outside of functions. */
function declarations(code: string): string[] {
  return [...code.matchAll(/\b(?:function|const) ((?:validate|serialize|schema|pattern|formats|func)_\w+)/g)].map(
    ([, name]) => name!,
  );
}

describe('all generated outputs', () => {
  test('are the same bytes every time', async () => {
    expect([...(await generateFromContract(FIXTURE))]).toEqual([...outputs]);
  });

  test('do not depend on the order of operations and schemas', () => {
    const text = readFileSync(FIXTURE, 'utf8');
    const { document } = parseContract(text);
    const reversed = { ...document, paths: Object.fromEntries(Object.entries(document.paths).toReversed()) };
    const ids = buildModel(parseContract(JSON.stringify(reversed))).operations.map(({ id }) => id);
    expect(ids).toEqual(['createAgent', 'deleteAgent', 'getAgent', 'listAgents', 'sendMessage', 'uploadFile']);
  });

  test('name functions and constants independently of their order: adding a field renames none', async () => {
    const file = join(directory, 'one-field-more.yaml');
    const anchor = '        labels: {';
    writeFileSync(file, readFileSync(FIXTURE, 'utf8').replace(anchor, `        hat: { type: string }\n${anchor}`));
    const changed = await generateFromContract(file);
    for (const name of ['validators.cjs', 'serializers.cjs']) {
      const before = declarations(outputs.get(name)!);
      expect(before.length, name).toBeGreaterThan(10);
      expect(declarations(changed.get(name)!), name).toEqual(before);
    }
  });

  test('import nothing from src', () => {
    for (const [name, text] of outputs) expect(text, name).not.toContain('/src/');
  });
});

describe('codegen --check', () => {
  const root = join(directory, 'root');
  beforeAll(() => {
    for (const [name, text] of outputs) {
      const file = join(root, 'generated', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  });

  test('prints nothing when nothing differs', () => expect(firstDifference(root, outputs)).toBeNull());

  test('names file and line of the first difference, a missing file and a stray one', () => {
    const changed = join(directory, 'changed');
    cpSync(root, changed, { recursive: true });
    writeFileSync(join(changed, 'generated', 'errors.ts'), outputs.get('errors.ts')!.replace('404', '410'));
    expect(firstDifference(changed, outputs)).toMatch(
      /^generated\/errors\.ts:5\n {2}is: .*410.*\n {2}should be: .*404/s,
    );
    rmSync(join(changed, 'generated', 'errors.ts'));
    expect(firstDifference(changed, outputs)).toBe('generated/errors.ts is missing');
    writeFileSync(join(changed, 'generated', 'errors.ts'), outputs.get('errors.ts')!);
    writeFileSync(join(changed, 'generated', 'stray.ts'), '');
    expect(firstDifference(changed, outputs)).toBe('generated/stray.ts is not written by codegen');
    rmSync(join(changed, 'generated', 'stray.ts'));
    const client = join(changed, 'generated', 'clients', 'typescript');
    mkdirSync(join(client, 'dist'));
    writeFileSync(join(client, 'dist', 'index.js'), '');
    expect(firstDifference(changed, outputs)).toBeNull();
    writeFileSync(join(client, 'src', 'resources', 'stray.ts'), '');
    const stray = 'generated/clients/typescript/src/resources/stray.ts';
    expect(firstDifference(changed, outputs)).toBe(`${stray} is not written by codegen`);
  });
});

test('a contract that breaks a house rule generates nothing', async () => {
  const broken = join(directory, 'broken.yaml');
  writeFileSync(broken, readFileSync(FIXTURE, 'utf8').replace('x-scope: write', 'x-scope: nobody'));
  await expect(generateFromContract(broken)).rejects.toThrow(/broken\.yaml:\d+ scope-and-rate: POST \/v1\/agents/);
});

describe('the operations table', () => {
  test('has everything that the router needs', () => {
    expect(contract.operations['getAgent']).toMatchObject({
      method: 'GET',
      template: '/v1/agents/{id}',
      path: '/v1/agents/:id',
      aliases: ['/v1/agent/:id'],
      scope: 'read-only',
      errors: ['agent_not_found'],
    });
    expect(contract.operations['sendMessage']!.media).toEqual(['application/json', 'text/csv']);
    expect(contract.operations['sendMessage']!.parts).toBeNull();
    expect(contract.operations['uploadFile']!.parts).toEqual({
      file: { kind: 'file', required: true },
      note: { kind: 'field', required: false },
    });
  });

  test('has no alias if the contract documents the alternative path itself', () => {
    const document = structuredClone(parseContract(readFileSync(FIXTURE, 'utf8')).document);
    const spelled = structuredClone(document.paths['/v1/agents/{id}']!) as Record<string, Record<string, unknown>>;
    delete spelled['x-alias-prefix'];
    delete spelled['delete'];
    spelled['get']!['operationId'] = 'getAgentSingular';
    document.paths['/v1/agent/{id}'] = spelled;
    const { operations } = buildModel(parseContract(JSON.stringify(document)));
    const aliasesOf = (id: string) => operations.find((operation) => operation.id === id)!.aliases;
    expect([aliasesOf('getAgent'), aliasesOf('deleteAgent')]).toEqual([[], ['/v1/agent/:id']]);
  });

  test('names the operation that reads an object that another one created, and marks responses with secrets', () => {
    const recoveredBy = { operation: 'getAgent', parameter: 'id', idPrefix: 'agent' };
    expect(contract.operations['createAgent']).toMatchObject({ recoveredBy, secretReply: true });
    expect(contract.operations['sendMessage']).toMatchObject({ recoveredBy: null, secretReply: false });
  });

  test('x-recovered-by names that operation where the paths do not show it', () => {
    const document = structuredClone(parseContract(readFileSync(FIXTURE, 'utf8')).document);
    for (const item of Object.values(document.paths) as { post?: Record<string, unknown> }[])
      if (item.post?.['operationId'] === 'sendMessage') item.post['x-recovered-by'] = 'getAgent';
    const { operations } = buildModel(parseContract(JSON.stringify(document)));
    expect(operations.find(({ id }) => id === 'sendMessage')!.recoveredBy).toBe('getAgent');
  });

  test('types requests and replies as handlers use them', () => {
    const text = outputs.get('operations.ts')!;
    expect(text).toContain('listAgents: { query: { limit: number; tags?: (string)[] } };');
    expect(text).toContain('deleteAgent: { status: 204; headers?: ReplyHeaders };');
    expect(text).toMatch(/sendMessage: .*mediaType: "text\/csv"; body: Uint8Array/);
    expect(text).toMatch(/sendMessage: .*events: AsyncIterable<ServerSentEvent>/);
  });
});

const VALID = { name: 'a', engine: { type: 'builtin', model: 'm' } };

/** The validator of createAgent with one more field. */
async function validatorOf(field: string): Promise<OperationValidators> {
  const file = join(directory, 'another-field.yaml');
  const anchor = '        labels: {';
  writeFileSync(file, readFileSync(FIXTURE, 'utf8').replace(anchor, `        ${field}\n${anchor}`));
  const code = (await generateFromContract(file)).get('validators.cjs')!;
  return loadCommonJs<Record<string, OperationValidators>>(code)['createAgent']!;
}

describe('validators', () => {
  let validators: Record<string, OperationValidators>;
  beforeAll(() => {
    validators = loadCommonJs(outputs.get('validators.cjs')!);
  });

  test('coerce and fill in parameters', () => {
    const query: Record<string, unknown> = { tags: 'a' };
    expect(validators['listAgents']!.query!(query)).toBe(true);
    expect(query).toEqual({ limit: 20, tags: ['a'] });
  });

  test('leave bodies unchanged: no coercion, no defaults', () => {
    expect(validators['createAgent']!.body!({ name: 5, engine: { type: 'builtin', model: 'm' } })).toBe(false);
  });

  test.each([7, 'builtin', [], null, {}, { type: 'nobody' }])('refuse %j where a variant is wanted', (engine) => {
    expect(validators['createAgent']!.body!({ name: 'a', engine })).toBe(false);
  });

  test('do not check the items of a list that is too long', () => {
    const labels = Array.from({ length: 200_000 }, (_, index) => (index % 2 ? `label ${index}` : ''));
    const { body } = validators['createAgent']!;
    const tookMs = processorMs(() => {
      expect(body!({ name: 'a', engine: { type: 'builtin', model: 'm' }, labels })).toBe(false);
    });
    expect(body!.errors!.map(({ keyword }) => keyword)).toEqual(['maxItems']);
    // Pairwise comparison would take minutes.
    expect(tookMs).toBeLessThan(1000);
  });

  test('stop at a thousand errors of one list or one object', async () => {
    const { body } = await validatorOf(
      'lists: { type: array, maxItems: 50000, items: { $ref: "#/components/schemas/Label" } }',
    );
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field ${index}`, 1]));
    for (const wrong of [{ lists: Array.from({ length: 50_000 }, () => ({})) }, many]) {
      expect(body!({ ...VALID, ...wrong })).toBe(false);
      expect(body!.errors!.length).toBeLessThan(1010);
    }
  });

  test('read a list to its end after a thousand errors of another branch of a union', async () => {
    const [texts, numbers] = ['string', 'integer'].map(
      (type) => `{ type: array, maxItems: 2000, items: { type: ${type} } }`,
    );
    const { body } = await validatorOf(`lists: { anyOf: [${texts}, ${numbers}] }`);
    const integers = Array.from({ length: 1500 }, (_, index) => index);
    const accepted = [integers, [...integers, 'a'], [...integers, 0.5]].map((lists) => body!({ ...VALID, lists }));
    expect(accepted).toEqual([true, false, false]);
  });

  test('exist for socket messages, too', () => {
    const { body } = validators['Message']!;
    expect([body!({ text: 'Hello' }), body!({ text: 7 }), body!({ text: 'Hello', more: 1 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('drop readOnly fields whatever their value is', () => {
    const body = { agent_id: [], name: 'a', engine: { type: 'custom', url: 'u' } };
    expect(validators['createAgent']!.body!(body)).toBe(true);
    expect(body).not.toHaveProperty('agent_id');
  });
});

test('serializers drop undeclared fields, also inside a union and a list', () => {
  const agent = {
    agent_id: 'a',
    name: 'n',
    engine: { type: 'custom', url: 'u', key: 'k' },
    price: null,
    metadata: { x: 1 },
  };
  const text = contract.serializers['AgentPage']!({
    data: [{ ...agent, hash: 'h' }],
    has_more: false,
    next_cursor: null,
  });
  const { engine, ...rest } = agent;
  expect(JSON.parse(text).data).toEqual([{ ...rest, engine: { type: engine.type, url: engine.url } }]);
});

test('events and secrets are tables', () => {
  expect(outputs.get('events.ts')).toContain('"call.started": "flat"');
  expect(outputs.get('secrets.ts')).toContain('"secret"');
});
