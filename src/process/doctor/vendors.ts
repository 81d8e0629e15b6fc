// Checks the configured vendors: each key, then one short real request to the model, to the recognizer and to each voice. The
// requests cost less than a cent together. Invariant: a vendor without a key is never contacted, and every wait has a deadline.
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { systemClock } from '../../core/clock.ts';
import { withinTime } from '../../core/deadline.ts';
import { ok, problem, reasonOf, skipped, warning, type Diagnosis } from '../../core/diagnosis.ts';
import type { ProviderRegistry, WorkspaceProviders } from '../../providers/directory.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../providers/ports/audio.ts';
import type { SttProvider } from '../../providers/ports/stt.ts';
import { openVendors } from '../../providers/vendors/index.ts';

const KEY_MS = 6_000;
const MODEL_MS = 20_000;
const VOICE_MS = 20_000;
const LOAD_MS = 60_000;
/** Silence after the question, followed by a wait for the recognized words. */
const TAIL_MS = 600;
const WORDS_MS = 5_000;
/** Callers notice a pause of a second, part of which the voice uses. */
const SLOW_MODEL_MS = 1_500;
const SLOW_VOICE_MS = 800;
const SLOW_WORDS_MS = 1_500;
/** TLS and signatures tolerate minutes, but tokens of some vendors only seconds. */
const MAX_SKEW_MS = 30_000;
const QUESTION = 'What are your opening hours?';
/** Recognizer and voices of local models. */
const LOCAL = 'sherpa-onnx';
/** A voice that takes longer than the duration of its speech leaves pauses. */
const MAX_REAL_TIME_FACTOR = 0.8;
const SENTENCE = 'Hello, this is a short test.';
const LANGUAGE = 'en-US';

const NO_RECOGNIZER =
  'Set DEEPGRAM_API_KEY, TRANSCRIPTION_BASE_URL or SHERPA_MODEL_DIR; docs/guides/12-vendors.md compares them.';

export async function vendorFindings(config: Config, registry: ProviderRegistry): Promise<Diagnosis[]> {
  const own = registry.forAccounts({ workspaceId: 'doctor', keys: [], voices: [] });
  const keys = await keyFindings(config);
  const refused = new Set(keys.filter(({ status }) => status === 'problem').map(({ check }) => check));
  const works = (id: string): boolean => !refused.has(`key ${id}`);
  return [
    ...keys,
    ...(await clockFindings(config)),
    await modelFinding(own, works),
    await recognizerFinding(registry, own, works),
    ...(await fallbackFindings(config, registry, own, works)),
    ...(await voiceFindings(own, works)),
  ];
}

async function keyFindings({ providers }: Config): Promise<Diagnosis[]> {
  const vendors = openVendors(providers.vendors, { call: systemClock, network: systemClock }, 'platform');
  const configured = vendors.filter(({ platformKey }) => platformKey !== null);
  if (configured.length === 0) return [skipped('keys', 'No vendor has a key; everything runs on this machine.')];
  return Promise.all(
    configured.map(async ({ id, platformKey, verify }) => {
      try {
        const startedAt = performance.now();
        await withinTime(systemClock, KEY_MS, (signal) => verify(platformKey!, signal));
        return ok(`key ${id}`, `Accepted in ${msSince(startedAt)} ms.`);
      } catch (error) {
        return problem(`key ${id}`, reasonOf(error), nextOf(error, id));
      }
    }),
  );
}

function nextOf(error: unknown, id: string): string {
  const { kind } = error as { kind?: string };
  if (id === LOCAL) return 'Run `npm run models` again: it tries a model before it keeps it.';
  if (kind === 'auth')
    return `Copy the key of ${id} again from its console, with the permissions that the answer names, set it, and start the service again.`;
  if (kind === 'rate_limited')
    return `Wait a minute; if it stays, raise the limit or pay the bill in the console of ${id}.`;
  if (kind === 'refused')
    return `Correct what the answer of ${id} names: a setting, such as the model, or the plan of the account.`;
  if (kind === 'protocol')
    return `Correct the format that the answer names; a proxy or a wrong address of ${id} also answers in another one.`;
  return `Check that this machine reaches ${id}: its address in the settings, a proxy, a firewall, its status page.`;
}

/** Compares the Date header of each vendor (RFC 9110, 6.6.1) with the clock of this machine. */
async function clockFindings({ providers }: Config): Promise<Diagnosis[]> {
  const addresses = Object.entries(providers.vendors).flatMap(([id, settings]): [string, string][] => {
    const { apiKey, url, baseUrl } = settings as { apiKey: string | null; url?: string; baseUrl?: string | null };
    const address = url ?? baseUrl ?? null;
    return apiKey === null || address === null ? [] : [[id, new URL(address.replace(/^ws/, 'http')).origin]];
  });
  for (const [id, origin] of addresses) {
    const there = await dateAt(origin);
    if (there === null) continue;
    const offMs = Date.now() - there;
    if (Math.abs(offMs) <= MAX_SKEW_MS) return [ok('clock of vendors', `Within a second or two of ${id}’s.`)];
    const by = `${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'ahead of' : 'behind'}`;
    const next = 'Synchronize the clock of this machine by NTP: TLS and signed requests fail if it is wrong.';
    return [problem('clock of vendors', `This machine is ${by} ${id}’s clock.`, next)];
  }
  return [];
}

async function dateAt(origin: string): Promise<number | null> {
  try {
    const { headers } = await fetch(origin, {
      method: 'HEAD',
      signal: AbortSignal.timeout(KEY_MS),
      redirect: 'manual',
    });
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? null : at;
  } catch {
    // The finding about the key reports a vendor that does not respond.
    return null;
  }
}

async function modelFinding(own: WorkspaceProviders, works: (id: string) => boolean): Promise<Diagnosis> {
  const model = own.defaultModel();
  const llm = own.llm(model);
  if (llm.id === 'builtin') {
    const next = 'Set OPENAI_API_KEY, or LLM_BASE_URL and LLM_MODELS for your own server.';
    return warning('model', 'No model is configured; a demo responder answers.', next);
  }
  if (!works(llm.id)) return skipped('model', `${model} was not asked, because its key does not work.`);
  const startedAt = performance.now();
  try {
    const ask = async (signal: AbortSignal): Promise<number | null> => {
      const messages = [{ role: 'user' as const, content: 'Say the word ready.' }];
      for await (const delta of llm.stream({ model, messages, tools: [], signal })) {
        if (delta.type === 'text' && delta.text.trim() !== '') return msSince(startedAt);
      }
      return null;
    };
    const ms = await withinTime(systemClock, MODEL_MS, ask);
    if (ms === null)
      return problem(
        'model',
        `${model} answered without a word.`,
        'Choose another model in LLM_MODELS. For a reasoning model, set LLM_REASONING_EFFORT=none.',
      );
    const detail = `${model}: first token after ${ms} ms.`;
    const next =
      'For a reasoning model, set LLM_REASONING_EFFORT=none. Otherwise choose a smaller model or a server that is nearer; ask again, because the first request may load the model.';
    return ms > SLOW_MODEL_MS ? warning('model', detail, next) : ok('model', detail);
  } catch (error) {
    const next = 'Check LLM_MODELS against the models that the server offers, and that the server runs.';
    return problem('model', `${model}: ${reasonOf(error)}`, next);
  }
}

async function recognizerFinding(
  registry: ProviderRegistry,
  own: WorkspaceProviders,
  works: (id: string) => boolean,
): Promise<Diagnosis> {
  const stt = own.sttFor(LANGUAGE);
  if (stt.id === 'captions') {
    return warning('recognizer', 'None is configured: on a telephone the agent understands no words.', NO_RECOGNIZER);
  }
  return hearingFinding('recognizer', stt, { registry, own, works });
}

async function fallbackFindings(
  { providers: { sttFallback } }: Config,
  registry: ProviderRegistry,
  own: WorkspaceProviders,
  works: (id: string) => boolean,
): Promise<Diagnosis[]> {
  if (sttFallback === null) return [];
  const check = 'fallback recognizer';
  const stt = own.fallbackStt();
  if (stt === null)
    return [problem(check, `STT_FALLBACK names ${sttFallback}, which is not configured.`, NO_RECOGNIZER)];
  if (stt.id === own.sttFor(LANGUAGE).id) {
    const next = 'Name another recognizer in STT_FALLBACK.';
    return [warning(check, `${stt.id} is the recognizer of calls already, so nothing replaces it.`, next)];
  }
  return [await hearingFinding(check, stt, { registry, own, works })];
}

interface Hearing {
  registry: ProviderRegistry;
  own: WorkspaceProviders;
  works: (id: string) => boolean;
}

/** Plays a question in a built-in voice, as in a call, and compares the recognized words. */
async function hearingFinding(check: string, stt: SttProvider, { registry, own, works }: Hearing): Promise<Diagnosis> {
  if (!works(stt.id)) return skipped(check, `${stt.id} was not asked, because its key does not work.`);
  try {
    await withinTime(systemClock, LOAD_MS, () => registry.load([]));
    const speech = await questionAudio(own);
    const { text, ms } = await withinTime(systemClock, LOAD_MS, (signal) => transcribe(stt, speech, signal));
    if (text === '') {
      const next =
        'Check the language of the recognizer, and its model; real speech is easier to recognize than the built-in voice.';
      return warning(check, `${stt.id} heard no words in “${QUESTION}”.`, next);
    }
    const detail = `${stt.id} heard “${text}” ${ms} ms after the end of speech.`;
    const next = 'Choose a closer recognizer, or a faster machine: this pause precedes every answer.';
    return ms > SLOW_WORDS_MS ? warning(check, detail, next) : ok(check, detail);
  } catch (error) {
    return problem(check, reasonOf(error), nextOf(error, stt.id));
  }
}

async function questionAudio(own: WorkspaceProviders): Promise<Int16Array[]> {
  const { signal } = new AbortController();
  const samples: number[] = [];
  const voiceId = own.voices()[0]!.voiceId;
  for await (const chunk of own.tts(voiceId).synthesize({ voiceId, text: QUESTION, language: LANGUAGE, signal }))
    samples.push(...chunk);
  const tail = Array.from({ length: (SAMPLE_RATE * TAIL_MS) / 1000 }, () => 0);
  const all = Int16Array.from([...samples, ...tail]);
  return Array.from({ length: Math.floor(all.length / FRAME_SAMPLES) }, (_, i) =>
    all.slice(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES),
  );
}

/** Sends frames at the pace of a call, because recognizers limit faster input. */
async function transcribe(
  stt: SttProvider,
  frames: readonly Int16Array[],
  signal: AbortSignal,
): Promise<{ text: string; ms: number }> {
  const final: string[] = [];
  let partial = '';
  let heardAt = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const transcriber = stt.open({
    language: LANGUAGE,
    signal,
    onWords(words) {
      partial = words.final ? '' : words.text;
      heardAt = performance.now();
      if (words.final) final.push(words.text);
      if (words.final && flushedAt > 0) resolve();
    },
    onError: reject,
    onDisconnected: reject,
  });
  let flushedAt = 0;
  promise.catch(() => undefined);
  try {
    for (const frame of frames) {
      transcriber.write(frame);
      await pause(FRAME_MS);
    }
    const endedAt = performance.now() - TAIL_MS;
    flushedAt = performance.now();
    transcriber.flush();
    await Promise.race([promise, pause(WORDS_MS)]);
    const text = [...final, partial].join(' ').trim();
    return { text, ms: Math.max(0, Math.round(heardAt - endedAt)) };
  } finally {
    await transcriber.close();
  }
}

/** Checks one voice per configured vendor, including the built-in one, which costs nothing. */
async function voiceFindings(own: WorkspaceProviders, works: (id: string) => boolean): Promise<Diagnosis[]> {
  await own.loadVoices();
  const speaking = own.statuses().filter(({ kind, configured }) => kind === 'tts' && configured);
  const findings: Diagnosis[] = [];
  for (const { id } of speaking) findings.push(await voiceFinding(own, id, works(id)));
  return findings;
}

async function voiceFinding(own: WorkspaceProviders, id: string, mayAsk: boolean): Promise<Diagnosis> {
  const check = `voice ${id}`;
  if (!mayAsk) return skipped(check, 'Was not asked, because its key does not work.');
  const voiceId = own.voices().find(({ provider }) => provider === id)?.voiceId;
  if (voiceId === undefined) {
    const reason = own.voicesMissing(`${id}-any`);
    const next = `Add a voice to the account of ${id}, or name one in the settings; GET /v1/voices lists them.`;
    return problem(check, reason === null ? 'The account has no voice.' : reasonOf(reason), next);
  }
  const startedAt = performance.now();
  try {
    const speak = async (signal: AbortSignal): Promise<{ firstMs: number; samples: number }> => {
      let [firstMs, samples] = [0, 0];
      for await (const chunk of own.tts(voiceId).synthesize({ voiceId, text: SENTENCE, language: LANGUAGE, signal })) {
        if (samples === 0) firstMs = msSince(startedAt);
        samples += chunk.length;
      }
      return { firstMs, samples };
    };
    const { firstMs, samples } = await withinTime(systemClock, VOICE_MS, speak);
    if (samples === 0) return problem(check, `${voiceId} answered without sound.`, 'Choose another voice.');
    const seconds = samples / SAMPLE_RATE;
    const spoke = `${voiceId}: first sound after ${firstMs} ms, ${seconds.toFixed(1)} s of speech`;
    if (id === LOCAL) return localVoice(check, spoke, msSince(startedAt) / 1000 / seconds);
    const next = 'Choose a faster or a closer model: this pause precedes every answer.';
    return firstMs > SLOW_VOICE_MS && id !== 'builtin' ? warning(check, `${spoke}.`, next) : ok(check, `${spoke}.`);
  } catch (error) {
    return problem(check, `${voiceId}: ${reasonOf(error)}`, nextOf(error, id));
  }
}

function localVoice(check: string, spoke: string, factor: number): Diagnosis {
  const detail = `${spoke}, real-time factor ${factor.toFixed(2)}.`;
  const next =
    'Choose a smaller model, give it more cores (SHERPA_VOICE_THREADS), or a faster machine: from 1 on, speech has pauses.';
  return factor > MAX_REAL_TIME_FACTOR ? warning(check, detail, next) : ok(check, detail);
}

const msSince = (startedAt: number): number => Math.round(performance.now() - startedAt);
