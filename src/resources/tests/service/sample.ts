// Performs one sample of a case: the conversation, its judgment and its cost. Throws only its signal's reason: a conversation
// that failed is also a result.
import type { TestFailure, TestSample } from '../../../../generated/types.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom/answer.ts';
import type { ToolSpec } from '../../../providers/ports/llm.ts';
import type { SpeechRequest } from '../../../providers/ports/tts.ts';
import type { ModelUsage } from '../../../voice/host.ts';
import type { TokenCount } from '../../../voice/session/counted-answer.ts';
import { toolSpecs } from '../../../voice/session/tools.ts';
import { noTokens } from '../../agents/service/text-bill.ts';
import { requireModelFunds, type chargeUse } from '../../wallet/service/holds.ts';
import { costOfUse, pricingKeyOf } from '../../wallet/service/pricing.ts';
import { requireSpeechFunds, useOfSpeech } from '../../wallet/service/speech.ts';
import { failuresOf, searchOf } from '../expectations.ts';
import { judgeConversation, reportUnjudged } from '../judge.ts';
import { unknownMock, withUnknownNames } from '../names.ts';
import { searchPatterns } from '../patterns.ts';
import type { CallerPart } from '../simulation/caller.ts';
import { modelPart } from '../simulation/persona-model.ts';
import { builtinPart } from '../simulation/persona.ts';
import type { Conversation } from '../simulation/record.ts';
import { scriptedPart } from '../simulation/script.ts';
import { simulateConversation, type Simulated } from '../simulation/simulate.ts';
import type { Outcome } from '../store.ts';
import {
  openAgentUnderTest,
  testModel,
  type AgentUnderTest,
  type OpenOptions,
  type Testing,
} from './agent-under-test.ts';

interface SampleOptions extends OpenOptions {
  seed: string;
}

type Charge = Parameters<typeof chargeUse>[3];

export interface SampleResult {
  status: TestSample['status'];
  outcome: Outcome;
  transcript: NonNullable<TestSample['transcript']>;
  timeline: NonNullable<TestSample['timeline']>;
  recording: Uint8Array | null;
  durationMs: number;
  costMicros: number;
  charges: Charge[];
}

const NO_MODEL =
  'No language model can judge: this deployment has only the built-in demo responder. Set OPENAI_API_KEY or LLM_BASE_URL.';
/** Failures of the test itself, not of the agent. */
const ERRORS: ReadonlySet<TestFailure['code']> = new Set([
  'judge_fault',
  'judge_missing',
  'conversation_failed',
  'unknown_name',
]);

/** @throws the signal's reason */
export async function performSample(runtime: Testing, options: SampleOptions): Promise<SampleResult> {
  let tested: AgentUnderTest | null = null;
  const usage = { ...noTokens(), ttsCharacters: 0 };
  const spent: Spent = { usage, extra: { inputTokens: 0, outputTokens: 0 }, callerCharacters: 0 };
  const failed = (error: Error) => failedResult(error, tested ? chargesOf(runtime, options, tested, spent) : []);
  try {
    tested = await openAgentUnderTest(runtime, options);
    const functions = functionsOf(tested);
    requireMocked(options.definition, functions);
    await requireSampleFunds(runtime, options, tested);
    const { conversation, simulated } = await converse(runtime, options, tested, spent);
    const { expect } = options.definition;
    const found = await searchPatterns(options.workspaceId, searchOf(expect, conversation));
    const unmet = failuresOf(expect, conversation, (pattern, text) => found.get(pattern)!.has(text));
    const failures = functions ? withUnknownNames(unmet, expect, functions) : unmet;
    failures.push(...(await judged(options, conversation, spent.extra)));
    return resultOf(runtime, options, tested, { conversation, simulated, failures, spent });
  } catch (error) {
    if (options.signal.aborted) return failed(options.signal.reason as Error);
    runtime.log.warn({ err: error, testId: options.id }, 'a simulated conversation failed');
    return failed(error as Error);
  } finally {
    tested?.close();
  }
}

/** Returns null for a custom LLM, whose server can run functions of its own. */
function functionsOf({ agent }: AgentUnderTest): ToolSpec[] | null {
  return agent.model === CUSTOM_LLM ? null : toolSpecs(agent.functions);
}

/** @throws Error if real requests are allowed, and a mock does not replace one because its name is unknown */
function requireMocked(
  { real_functions: isReal, mocks }: SampleOptions['definition'],
  functions: ToolSpec[] | null,
): void {
  const unknown = isReal && functions ? unknownMock(mocks, functions) : null;
  if (unknown === null) return;
  throw new Error(
    `the case has a mock for "${unknown}", which is not a function of the agent. With \`real_functions\`, a misspelled mock would let a real request out.`,
  );
}

/**
 * Checks the wallet before every sample. A run reserves nothing and has thousands of samples, so that one check at its creation would
 * let a wallet with a cent use the models for days.
 * @throws Failure `insufficient_funds`
 */
async function requireSampleFunds(
  runtime: Testing,
  { workspaceId, own, definition: { caller, expect, line } }: SampleOptions,
  { pricing, agent, providers: { tts } }: AgentUnderTest,
): Promise<void> {
  await requireModelFunds(runtime.db, runtime, workspaceId, pricing);
  if (line.type === 'audio') {
    for (const { id } of [tts, own.tts(line.voice_id ?? CALLER_VOICE)]) {
      await requireSpeechFunds(runtime, workspaceId, { provider: id, characters: SPOKEN_CHARACTERS });
    }
  }
  const isPlayed = caller.type !== 'script' && caller.played_by !== 'builtin';
  if (!isPlayed && !expect.some(({ type }) => type === 'judge')) return;
  if (testModel(own)) await requireModelFunds(runtime.db, runtime, workspaceId, ownPricing(own, agent));
}

/** Pricing of the model that plays callers and judges. */
function ownPricing(own: OpenOptions['own'], { voiceId }: AgentUnderTest['agent']) {
  return pricingKeyOf(own, 'web', own.defaultModel(), voiceId);
}

interface Spent {
  /** Usage of the agent. On a text line, nothing of its characters is spoken. */
  usage: ModelUsage & { ttsCharacters: number };
  /** Tokens of the caller and the judge. */
  extra: TokenCount;
  /** Characters that the caller spoke on an audio line. */
  callerCharacters: number;
}

async function converse(runtime: Testing, options: SampleOptions, tested: AgentUnderTest, spent: Spent) {
  const { definition, signal, seed } = options;
  const { agent, providers, pricing } = tested;
  const simulated = await simulateConversation({
    agent,
    providers,
    audio: audioOf(runtime, options, tested, spent),
    wordErrorPercent: definition.line.word_error_percent ?? 0,
    part: (random) => partOf(options, tested, spent.extra, random),
    callerLanguage: languageOf(definition.caller, agent.language),
    mocks: definition.mocks,
    real: definition.real_functions ? tested.runFunction : null,
    searchKnowledge: tested.searchKnowledge,
    maxTurns: definition.max_turns,
    seed,
    realClock: runtime.clock,
    log: runtime.log.child({ testId: options.id }),
    onUsage: (used) => void (spent.usage = used),
    signal,
  });
  const { durationMs, usage } = simulated.conversation.summary;
  const used = { ...usage, durationMs, sttMs: durationMs, transferMs: 0 };
  const conversation: Conversation = { ...simulated.conversation, costMicros: costOfUse(runtime, pricing, used) };
  return { conversation, simulated };
}

/** Characters of a short conversation, for which a sample on an audio line needs funds. */
const SPOKEN_CHARACTERS = 500;
const CALLER_VOICE = 'builtin-echo';

/** Returns null for a text line. */
function audioOf(
  runtime: Testing,
  { definition: { line }, own }: SampleOptions,
  { agent }: AgentUnderTest,
  spent: Spent,
) {
  if (line.type === 'text') return null;
  const voiceId = line.voice_id ?? CALLER_VOICE;
  const tts = own.tts(voiceId);
  // Counted once its provider has begun to speak a text.
  async function* synthesize(request: SpeechRequest): AsyncGenerator<Int16Array> {
    let isCounted = false;
    for await (const chunk of tts.synthesize(request)) {
      if (!isCounted) spent.callerCharacters += request.text.length;
      isCounted = true;
      yield chunk;
    }
  }
  return {
    tts: { ...tts, synthesize },
    voiceId,
    language: agent.language,
    noiseDbfs: line.noise_dbfs ?? null,
    lossPercent: line.loss_percent ?? 0,
    isTelephone: line.codec === 'g711',
    vad: () => runtime.providers.createVad(),
  };
}

/** A script may be in any language. */
function languageOf(caller: SampleOptions['definition']['caller'], own: string): string | undefined {
  return caller.type === 'script' ? undefined : (caller.language ?? own);
}

function partOf(
  { definition: { caller }, own, signal }: SampleOptions,
  { agent }: AgentUnderTest,
  extra: TokenCount,
  random: () => number,
): CallerPart {
  if (caller.type === 'script') return scriptedPart(caller);
  const model = caller.played_by === 'builtin' ? null : testModel(own);
  if (!model && caller.played_by === 'model') throw new Error('no language model can play the caller of this case');
  if (!model) return builtinPart(caller, agent.language, random);
  return modelPart(caller, { ...model, language: agent.language, signal, onUsage: (tokens) => add(extra, tokens) });
}

async function judged(
  { definition: { expect }, own, signal }: SampleOptions,
  conversation: Conversation,
  extra: TokenCount,
) {
  if (!expect.some(({ type }) => type === 'judge')) return [];
  const model = testModel(own);
  if (!model) return reportUnjudged(expect, NO_MODEL);
  try {
    const onUsage = (tokens: TokenCount) => add(extra, tokens);
    return await judgeConversation({ ...model, onUsage }, expect, conversation, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return reportUnjudged(expect, `The judge did not answer: ${(error as Error).message}`);
  }
}

function add(sum: TokenCount, more: TokenCount): void {
  sum.inputTokens += more.inputTokens;
  sum.outputTokens += more.outputTokens;
}

interface Finished {
  conversation: Conversation;
  simulated: Simulated;
  failures: TestFailure[];
  spent: Spent;
}

function resultOf(
  runtime: Testing,
  options: SampleOptions,
  tested: AgentUnderTest,
  { conversation, simulated, failures, spent }: Finished,
): SampleResult {
  const { spoken, end, summary, turns, costMicros } = conversation;
  const { latency } = summary;
  return {
    status: statusOf(failures),
    outcome: {
      failures,
      end_reason: end.reason,
      turns,
      latency: latency && {
        p50_ms: Math.round(latency.p50Ms),
        p95_ms: Math.round(latency.p95Ms),
        turns: latency.turns,
      },
      event_hash: simulated.hash,
    },
    transcript: spoken.map(({ role, text, turn, startMs, endMs, interrupted }) => ({
      role,
      text,
      turn,
      start_ms: startMs,
      end_ms: endMs,
      interrupted,
    })),
    timeline: [...simulated.timeline.events()],
    recording: simulated.recording,
    durationMs: summary.durationMs,
    costMicros,
    charges: chargesOf(runtime, options, tested, spent),
  };
}

function statusOf(failures: readonly TestFailure[]): TestSample['status'] {
  if (failures.length === 0) return 'passed';
  return failures.every(({ code }) => ERRORS.has(code)) ? 'error' : 'failed';
}

/** Returns charges for model tokens and speech. Free usage has no entry. */
function chargesOf(
  runtime: Testing,
  { id, own, agentId, definition: { line } }: SampleOptions,
  { pricing, agent }: AgentUnderTest,
  { usage, extra: { inputTokens, outputTokens }, callerCharacters: characters }: Spent,
): Charge[] {
  const { llmInputTokens, llmOutputTokens, fallbackInputTokens, fallbackOutputTokens } = usage;
  const ttsCharacters = line.type === 'audio' ? usage.ttsCharacters : 0;
  const ofAgent = { llmInputTokens, llmOutputTokens, fallbackInputTokens, fallbackOutputTokens, ttsCharacters };
  const extra = { llmInputTokens: inputTokens, llmOutputTokens: outputTokens };
  const charges: Charge[] = [{ id: `test_${id}`, agentId, pricing, used: ofAgent }];
  if (inputTokens + outputTokens > 0) {
    charges.push({ id: `test_${id}.model`, agentId, pricing: ownPricing(own, agent), used: extra });
  }
  if (line.type === 'audio' && characters > 0) {
    const { id: provider } = own.tts(line.voice_id ?? CALLER_VOICE);
    charges.push({ id: `test_${id}.voice`, agentId, ...useOfSpeech({ provider, characters }) });
  }
  return charges.filter((charge) => costOfUse(runtime, charge.pricing, charge.used) > 0);
}

/** @param charges charges for the usage so far */
function failedResult(error: Error, charges: Charge[]): SampleResult {
  const detail = `The conversation could not be held: ${error.message}`;
  const failure: TestFailure = {
    code: 'conversation_failed',
    expectation: null,
    detail,
    turn: null,
    at_ms: null,
    quote: null,
  };
  return {
    status: 'error',
    outcome: { failures: [failure], end_reason: null, turns: 0, latency: null, event_hash: '' },
    transcript: [],
    timeline: [],
    recording: null,
    durationMs: 0,
    costMicros: 0,
    charges,
  };
}
