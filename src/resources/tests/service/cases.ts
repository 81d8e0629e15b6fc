// Test cases: create, list, change, delete, and derive a case from a call.
import type {
  TestCase,
  TestCaseCreate,
  TestCaseUpdate,
  TestExpectation,
  TestMock,
} from '../../../../generated/types.ts';
import { cutText } from '../../../core/cut-text.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../../core/page.ts';
import { inTransaction, onConstraint } from '../../../database/transaction.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Context } from '../../../runtime.ts';
import { findAgent, getAgent } from '../../agents/service.ts';
import { audit } from '../../audit-log/service.ts';
import { getCall, getCallTranscript } from '../../calls/service.ts';
import { refusedRunsOf } from '../../calls/service/transcript.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { checkDefinition, definitionOf, patchDefinition, type Definition } from '../definition.ts';
import * as store from '../store.ts';
import { toTestCase } from '../wire.ts';

const MAX_TURNS = 100;
const MAX_MOCKS = 50;
const MAX_EXPECTATIONS = 50;
const MAX_SAID_CHARS = 1_000;

/** @throws Failure `validation_failed`, `agent_not_found`, `call_not_found` */
export async function createTestCase(ctx: Context, input: TestCaseCreate): Promise<TestCase> {
  const { workspaceId } = ctx.actor;
  const fromCall = input.from_call_id ? await caseOfCall(ctx, input.from_call_id) : null;
  const agentId = input.agent_id ?? fromCall?.agent_id;
  const caller = input.caller ?? fromCall?.caller;
  if (agentId === undefined) throw invalid('/agent_id', 'required', 'is required without `from_call_id`');
  if (caller === undefined) throw invalid('/caller', 'required', 'is required without `from_call_id`');
  const { agent_id: _agent, ...given } = { ...fromCall, ...input, caller };
  const definition = definitionOf(given);
  checkDefinition(definition);
  await checkAgent(ctx, agentId, input.agent_version ?? null);
  await checkVoice(ctx, definition);
  return inTransaction(ctx.db, async (trx) => {
    // The call may have been erased since its words were read.
    if (input.from_call_id && !(await store.lockCall(trx, workspaceId, input.from_call_id)))
      throw fail('call_not_found');
    const row = await store.insertCase(trx, {
      workspace_id: workspaceId,
      id: createdId(ctx, 'tc'),
      agent_id: agentId,
      agent_version: input.agent_version ?? null,
      name: input.name,
      tags: input.tags ?? [],
      from_call_id: input.from_call_id ?? null,
      definition: JSON.stringify(definition),
    });
    await audit(trx, ctx, { action: 'test_case.created', targetId: row.id, changes: { agent_id: agentId } });
    return toTestCase(row);
  }).catch(namingVersion);
}

export async function getTestCase(ctx: Context, id: string): Promise<TestCase> {
  const row = await store.selectCase(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('test_case_not_found');
  return toTestCase(row);
}

export async function listTestCases(
  ctx: Context,
  filter: store.CaseFilter,
  request: PageRequest,
): Promise<Page<TestCase>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectCases(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countCases(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, toTestCase, timeCursor, total);
}

/** @throws Failure `test_case_not_found`, `agent_not_found`, `validation_failed` */
export async function updateTestCase(ctx: Context, id: string, patch: TestCaseUpdate): Promise<TestCase> {
  const { workspaceId } = ctx.actor;
  const found = await store.selectCase(ctx.db, workspaceId, id);
  if (!found) throw fail('test_case_not_found');
  const agentId = patch.agent_id ?? found.agent_id;
  const version = patch.agent_version === undefined ? found.agent_version : patch.agent_version;
  if (patch.agent_id !== undefined || patch.agent_version !== undefined) await checkAgent(ctx, agentId, version);
  if (patch.line) await checkVoice(ctx, { line: patch.line });
  return inTransaction(ctx.db, async (trx) => {
    const before = await store.lockCase(trx, workspaceId, id);
    if (!before) throw fail('test_case_not_found');
    const definition = patchDefinition(before.definition, patch);
    checkDefinition(definition);
    const row = await store.updateCaseRow(trx, {
      workspace_id: workspaceId,
      id,
      ...(patch.agent_id === undefined ? {} : { agent_id: agentId }),
      ...(patch.agent_version === undefined ? {} : { agent_version: version }),
      ...(patch.name === undefined ? {} : { name: patch.name }),
      ...(patch.tags === undefined ? {} : { tags: patch.tags ?? [] }),
      definition: JSON.stringify(definition),
    });
    await audit(trx, ctx, { action: 'test_case.updated', targetId: id, changes: { fields: Object.keys(patch) } });
    return toTestCase(row);
  }).catch(namingVersion);
}

export async function deleteTestCase(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.deleteCaseRow(trx, ctx.actor.workspaceId, id))) throw fail('test_case_not_found');
    await audit(trx, ctx, { action: 'test_case.deleted', targetId: id });
  });
}

/** @throws Failure `agent_not_found`, `agent_version_not_found` */
async function checkAgent(ctx: Context, agentId: string, version: number | null): Promise<void> {
  if (!(await findAgent(ctx.db, ctx.actor.workspaceId, agentId))) {
    const detail = 'must be an agent in this workspace';
    throw fail('agent_not_found', { detail, errors: [{ pointer: '/agent_id', code: 'not_found', detail }] });
  }
  await getAgent(ctx, agentId, version ?? undefined);
}

/** It was there when it was looked for, and was deleted as an old one since. */
const namingVersion = onConstraint({ test_cases_agent_version: () => fail('agent_version_not_found') });

async function checkVoice(ctx: Context, { line }: Pick<Definition, 'line'>): Promise<void> {
  if (line.voice_id === undefined) return;
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  try {
    providers.voiceProvider(line.voice_id);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw invalid('/line/voice_id', 'not_found', 'must be a voice of GET /v1/voices');
  }
}

type CaseOfCall = Pick<Definition, 'caller' | 'variables' | 'mocks' | 'expect' | 'max_turns'> & { agent_id: string };

/** Derives a case from an ended call: the caller's words as a script, functions as mocks, and the agent's actions as expectations. */
async function caseOfCall(ctx: Context, callId: string): Promise<CaseOfCall> {
  const call = await getCall(ctx, callId);
  const { data, final } = await getCallTranscript(ctx, callId);
  if (!final) throw invalid('/from_call_id', 'not_ended', 'must be a call that has ended');
  const turns: { say: string }[] = [];
  let isContinued = false;
  for (const item of data) {
    if (item.type !== 'utterance') continue;
    const text = cutText(item.text, MAX_SAID_CHARS);
    const last = turns.at(-1);
    if (item.role !== 'user') isContinued = false;
    else if (isContinued && last) last.say = cutText(`${last.say} ${text}`, MAX_SAID_CHARS);
    else {
      turns.push({ say: text });
      isContinued = true;
    }
  }
  if (turns.length === 0)
    throw invalid('/from_call_id', 'no_words', 'must be a call in which the caller said something');
  if (turns.length > MAX_TURNS)
    throw invalid('/from_call_id', 'too_long', `must have at most ${MAX_TURNS} turns of the caller`);
  // The arguments of a refused run are not known, so that a mock of it would also answer the run that followed.
  const refused = await refusedRunsOf(ctx.db, callId);
  const runs = data
    .flatMap((item) => (item.type === 'tool' && !refused.has(item.sequence) ? [item] : []))
    .slice(0, MAX_MOCKS);
  const mocks = runs.flatMap(({ name, arguments: args, ok, result }): TestMock[] => {
    if (isTrue(result, 'ending') || isTrue(result, 'transferred')) return [];
    return [{ function: name, match: args, ...(ok ? { result } : { error: errorText(result) }) }];
  });
  const expect = runs.flatMap(({ name, arguments: args, ok, result }): TestExpectation[] => {
    if (!ok || isTrue(result, 'ending')) return [];
    return [isTrue(result, 'transferred') ? { type: 'transferred' } : { type: 'called', function: name, with: args }];
  });
  const reason = call.end_reason;
  const ending: TestExpectation[] =
    reason === 'agent_hangup' || reason === 'caller_hangup' ? [{ type: 'end_reason', reason }] : [];
  const variables = call.variables as Definition['variables'];
  return {
    agent_id: call.agent_id,
    caller: { type: 'script', turns },
    variables,
    mocks,
    expect: [...expect.slice(0, MAX_EXPECTATIONS - ending.length), ...ending],
    max_turns: MAX_TURNS,
  };
}

/** Whether a built-in function of the session succeeded (voice/session/transfers.ts, function-calls.ts). */
function isTrue(result: unknown, name: string): boolean {
  return typeof result === 'object' && result !== null && (result as Record<string, unknown>)[name] === true;
}

function errorText(result: unknown): string {
  const error = typeof result === 'object' && result !== null && 'error' in result ? result.error : result;
  return cutText(typeof error === 'string' ? error : JSON.stringify(error), MAX_SAID_CHARS);
}
