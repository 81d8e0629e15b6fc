// Sessions whose caller changes the language, on the virtual clock: what the voice, the model, the transcript and the timeline get.
import { describe, expect, test } from 'vitest';
import type { VirtualClock } from '../../src/core/virtual-clock.ts';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import type { AgentFunction, SessionAgent } from '../../src/voice/host.ts';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { scriptedLlm, scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted, type SessionScript } from '../support/scripted-session.ts';

const SPANISH = /quiero|mesa|gracias|hola/i;
const languageOf = (text: string) => (SPANISH.test(text) ? 'es' : /^(hm|ok)/i.test(text) ? undefined : 'en');
const ES = phrasesFor('es');
const LOOKUP: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: 'Looks an order up.',
  parameters: {},
  timeoutMs: 5000,
  filler: null,
};

function start(script: SessionScript = {}, stt?: (stt: SttProvider) => SttProvider) {
  const spoken: [text: string, language: string][] = [];
  const session = startScripted({
    answer: (request) => [`Answer ${request.messages.filter(({ role }) => role === 'user').length}.`],
    ...script,
    agent: { otherLanguages: ['es-MX', 'fr'], ...script.agent },
    providers: (clock) => {
      const tts = scriptedTts(clock);
      const synthesize: typeof tts.synthesize = (request) => {
        spoken.push([request.text, request.language]);
        return tts.synthesize(request);
      };
      const detecting = scriptedStt(clock, { languageOf });
      return { stt: stt?.(detecting) ?? detecting, tts: { ...tts, synthesize }, ...script.providers?.(clock) };
    },
  });
  const says = async (text: string): Promise<void> => {
    void session.line.speak(text, 900);
    await session.clock.advance(4000);
  };
  /** Texts by language, without the sentences that are rendered in advance and never said. */
  const voiced = () => spoken.filter(([text]) => text.startsWith('Answer') || text === AGENT.greeting);
  const languages = () => session.utterances().flatMap(({ role, language }) => (role === 'user' ? [language] : []));
  const changes = () =>
    session.host.events.flatMap((event) => (event.type === 'language_changed' ? [[event.from, event.to]] : []));
  const warnings = () => session.host.events.flatMap((event) => (event.type === 'warning' ? [event.code] : []));
  return { ...session, says, spoken, voiced, languages, changes, warnings };
}

const TOLD_SPANISH = 'The caller now speaks Spanish. Answer in Spanish (Mexico).';
const TOLD_ENGLISH = 'The caller now speaks English. Answer in English (United States).';

describe('a caller who changes the language', () => {
  test('hears the rest of an answer that pauses in it', async () => {
    const { clock, says, spoken, voiced } = start({ answer: () => ['Answer one. ', { waitMs: 6000 }, 'Answer two.'] });
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    await clock.advance(8000);
    expect(voiced().slice(1)).toEqual([
      ['Answer one.', 'es-MX'],
      ['Answer two.', 'es-MX'],
    ]);
    expect(spoken).toContainEqual(['por favor.', 'es-MX']);
  });

  test('is answered in it: by the voice and the model, and on the timeline', async () => {
    const { clock, says, llm, voiced, languages, changes, warnings } = start();
    await clock.advance(2000);
    await says('A table for two please.');
    await says('Quiero una mesa para dos.');
    await says('ok then');
    await says('Let me speak English again.');
    expect(voiced()).toEqual([
      ['Hello there.', 'en-US'],
      ['Answer 1.', 'en-US'],
      ['Answer 2.', 'es-MX'],
      ['Answer 3.', 'es-MX'],
      ['Answer 4.', 'en-US'],
    ]);
    expect(languages()).toEqual(['en-US', 'es-MX', undefined, 'en-US']);
    expect(changes()).toEqual([
      ['en-US', 'es-MX'],
      ['es-MX', 'en-US'],
    ]);
    expect(warnings()).toEqual([]);
    const { messages } = llm.requests.at(-1)!;
    expect(messages.slice(1).map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'assistant: Hello there.',
      'user: A table for two please.',
      'assistant: Answer 1.',
      `system: ${TOLD_SPANISH}`,
      'user: Quiero una mesa para dos.',
      'assistant: Answer 2.',
      'user: ok then',
      'assistant: Answer 3.',
      `system: ${TOLD_ENGLISH}`,
      'user: Let me speak English again.',
    ]);
    // The prompt names the languages, and no request changes what an earlier one has sent.
    expect(messages[0]!.content).toContain('Callers may also speak: Spanish (Mexico), French.');
    for (const [i, { messages: earlier }] of llm.requests.entries()) {
      const later = llm.requests[i + 1]?.messages ?? [];
      const kept = earlier.slice(0, -1).map(({ content }) => content);
      expect(later.slice(0, kept.length).map(({ content }) => content)).toEqual(later.length === 0 ? [] : kept);
    }
  });

  test('has the language reported to servers that read no notes: of models, and of functions', async () => {
    const wanted: (string | undefined)[] = [];
    const updated: (string | undefined)[] = [];
    const ran: string[] = [];
    const { clock, says } = start({
      agent: { functions: [LOOKUP] },
      host: {
        runFunction: async (_fn, _args, { language }) => {
          ran.push(language);
          return { ok: true, result: {} };
        },
      },
      providers: (own) => {
        const llm = scriptedLlm(own, ({ messages, language }) => {
          wanted.push(language);
          return messages.at(-1)!.role === 'user' ? [{ call: 'lookup' }] : ['Done.'];
        });
        return { llm: { ...llm, update: (_messages, language) => void updated.push(language) } };
      },
    });
    await clock.advance(2000);
    await says('A table for two please.');
    expect([wanted, ran, new Set(updated)]).toEqual([['en-US', 'en-US'], ['en-US'], new Set(['en-US'])]);
    await says('Quiero una mesa para dos.');
    expect([wanted.slice(2), ran.slice(1), updated.at(-1)]).toEqual([['es-MX', 'es-MX'], ['es-MX'], 'es-MX']);
  });

  test('is answered without a delay: the preemptive reply is already in the new language', async () => {
    const { clock, says, llm, host } = start();
    await clock.advance(2000);
    await says('A table for two please.');
    await says('Quiero una mesa para dos.');
    const latencies = host.events.flatMap((event) => (event.type === 'latency' ? [event.latency.thinkMs] : []));
    expect(latencies).toHaveLength(2);
    expect(Math.abs(latencies[0]! - latencies[1]!)).toBeLessThan(30);
    expect(llm.requests).toHaveLength(2);
  });

  test('does not change the language of sentences of the agent’s owner', async () => {
    const { clock, says, spoken } = start({
      agent: { inactivity: { seconds: 5, reminders: ['Are you there my friend?'] } },
    });
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    await clock.advance(6000);
    expect(spoken).toContainEqual(['Are you there my friend?', 'en-US']);
  });

  test('hears the built-in sentences in it', async () => {
    const slow: SessionScript = { answer: (_, n) => (n === 1 ? ['One.'] : [{ waitMs: 4500 }, 'Two.']) };
    const { clock, says, spoken, session, transcript } = start(slow);
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    await says('Mesa mesa gracias.');
    await clock.advance(2000);
    expect(transcript()).toContain(`agent: ${ES.fillers[0]}`);
    expect(spoken).toContainEqual(['Un momento,', 'es-MX']);
    session.endWithMessage({ status: 'completed', reason: 'max_duration' });
    await clock.advance(6000);
    expect(transcript().at(-1)).toBe(`agent: ${ES.outOfTime}`);
    expect(new Set(spoken.slice(-2).map(([, language]) => language))).toEqual(new Set(['es-MX']));
  });

  test('hears the apology in it, which is rendered when the language changes', async () => {
    const broken: SessionScript = { answer: (_, n) => (n === 1 ? ['One.'] : [{ fail: new Error('broken') }]) };
    const { clock, says, spoken, transcript } = start(broken);
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    expect(spoken).toContainEqual([ES.apology, 'es-MX']);
    await says('Mesa mesa gracias.');
    await clock.advance(8000);
    expect(transcript().at(-1)).toBe(`agent: ${ES.apology}`);
    expect(spoken.filter(([text]) => text === ES.apology)).toHaveLength(1);
  });

  test('while the agent speaks does not change the language of the clauses that are already said', async () => {
    const long = 'This is a long first sentence for the caller. This is the second one, just as long as the first.';
    const { clock, line, spoken, says } = start({
      answer: (_, n) => [n === 1 ? long : 'Claro.'],
      agent: { interruption: { enabled: false, minMs: 200, minWords: 1, ignoreBackgroundVoices: true } },
    });
    await clock.advance(2000);
    void line.speak('Tell me all of it.', 900);
    await clock.advance(2600);
    await says('Quiero una mesa para dos.');
    await clock.advance(9000);
    const said = spoken.filter(([text]) => long.includes(text) || text === 'Claro.');
    expect(said.map(([, language]) => language)).toEqual([...said.slice(1).map(() => 'en-US'), 'es-MX']);
    expect(said.length).toBeGreaterThan(2);
  });
});

test('views of an agent that redacts do not get the words by which a language was recognized', async () => {
  const seen: string[] = [];
  const { clock, says, languages } = start({
    agent: { privacy: { kinds: ['email'], patterns: [], redactModel: false, noStore: false } },
    view: {
      turnChanged: ({ input, language }) => void seen.push(JSON.stringify([input.languages, language])),
      agentSpoke: () => undefined,
      eventRecorded: () => undefined,
    },
  });
  await clock.advance(2000);
  await says('hola jane@example.com');
  await says('Quiero una mesa para dos.');
  expect(languages()).toEqual(['es-MX', 'es-MX']);
  expect(seen.at(-1)).toContain('es-MX');
  expect(seen.join()).not.toMatch(/jane|hola|mesa/);
});

describe('the recognizer', () => {
  const opened = (script: Partial<SessionAgent>, detects: SttProvider['detects']) => {
    const given: unknown[] = [];
    const { warnings, clock } = start(
      { agent: script },
      (stt) =>
        ({
          ...stt,
          detects,
          open(options) {
            given.push(options.otherLanguages);
            return stt.open(options);
          },
        }) as SttProvider,
    );
    return { given, warnings, clock };
  };

  const always = (): boolean => true;
  const never = (): boolean => false;
  const unasked = (): boolean => expect.unreachable();
  test.each([
    ['that detects them receives the other languages', ['es-MX'], always, [['es-MX']], []],
    [
      'that does not detect all of them expects the first, with a warning',
      ['es-MX'],
      never,
      [undefined],
      ['languages_ignored'],
    ],
    [
      'that knows no detection expects the first, with a warning',
      ['es-MX'],
      undefined,
      [undefined],
      ['languages_ignored'],
    ],
    ['of an agent with one language is not asked', [], unasked, [undefined], []],
  ] as const)('%s', async (_what, otherLanguages, detects, given, warned) => {
    const session = opened({ otherLanguages }, detects as SttProvider['detects']);
    await session.clock.advance(100);
    expect([session.given, session.warnings()]).toEqual([given, warned]);
  });

  test('is opened again for an agent that differs only in its languages', async () => {
    const box: { stt?: SttProvider } = {};
    const given: unknown[] = [];
    const world = start(
      {
        prepareNextAgent: async () => ({
          agent: { ...AGENT, agentId: 'agent_2', otherLanguages: ['fr'] },
          llm: world.llm,
          fallbackLlm: null,
          stt: box.stt!,
          tts: scriptedTts(world.clock),
          fallbackTts: scriptedTts(world.clock),
          accept: () => undefined,
          discard: () => undefined,
        }),
      },
      (stt): SttProvider =>
        (box.stt = {
          ...stt,
          open(options) {
            given.push(options.otherLanguages);
            return stt.open(options);
          },
        }),
    );
    await world.clock.advance(2000);
    await world.session.control({ action: 'handoff', agent_id: 'agent_2' });
    expect(given).toEqual([['es-MX', 'fr'], ['fr']]);
  });

  test('that reports a language although it expects one is not believed', async () => {
    const { clock, says, voiced, languages, changes, llm } = start({ agent: { otherLanguages: [] } });
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    expect([voiced().at(-1), languages(), changes()]).toEqual([['Answer 1.', 'en-US'], [undefined], []]);
    expect(llm.requests[0]!.messages[0]!.content).not.toContain('Callers may');
  });

  test('that reports a language which the agent does not list changes nothing', async () => {
    const { clock, says, voiced, languages } = start({ agent: { otherLanguages: ['fr'] } });
    await clock.advance(2000);
    await says('Quiero una mesa para dos.');
    expect([voiced().at(-1), languages()]).toEqual([['Answer 1.', 'en-US'], [undefined]]);
  });
});

describe('an agent that takes over from one that speaks the caller’s language', () => {
  async function handedTo(agent: Partial<SessionAgent>, utterance: string) {
    const box: { clock?: VirtualClock } = {};
    let requests: ReturnType<typeof scriptedLlm>['requests'] = [];
    const spoken: [string, string][] = [];
    const expected: unknown[] = [];
    const world = start({
      prepareNextAgent: async () => {
        const clock = box.clock!;
        const tts = scriptedTts(clock);
        const llm = scriptedLlm(clock, () => ['Ben here.']);
        requests = llm.requests;
        const synthesize: typeof tts.synthesize = (request) => {
          spoken.push([request.text, request.language]);
          return tts.synthesize(request);
        };
        const stt = scriptedStt(clock, { languageOf });
        const open: typeof stt.open = (options) => {
          expected.push([options.language, options.otherLanguages]);
          return stt.open(options);
        };
        return {
          agent: { ...AGENT, agentId: 'agent_2', voiceId: 'scripted-two', ...agent },
          llm,
          fallbackLlm: null,
          stt: { ...stt, open },
          tts: { ...tts, synthesize },
          fallbackTts: tts,
          accept: () => undefined,
          discard: () => undefined,
        };
      },
    });
    box.clock = world.clock;
    await world.clock.advance(2000);
    await world.says(utterance);
    await world.session.control({ action: 'handoff', agent_id: 'agent_2' });
    await world.clock.advance(500);
    await world.says('ok gracias');
    const read = requests[0]!.messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
    return { spoken, expected, read: read.at(-1), changes: world.changes() };
  }

  test('continues in it if it lists it', async () => {
    const { spoken, expected, read, changes } = await handedTo(
      { language: 'en-GB', otherLanguages: ['es-ES'] },
      'Quiero una mesa para dos.',
    );
    expect(expected).toEqual([['en-GB', ['es-ES']]]);
    expect(spoken).toContainEqual(['Ben here.', 'es-ES']);
    expect(read).toBe('The caller now speaks Spanish. Answer in Spanish (Spain).');
    expect(changes).toEqual([
      ['en-US', 'es-MX'],
      ['es-MX', 'es-ES'],
    ]);
  });

  test('speaks its own language if it does not list it, and the model reads that', async () => {
    const { spoken, read, changes } = await handedTo({ language: 'de' }, 'Quiero una mesa para dos.');
    expect(spoken).toContainEqual(['Ben here.', 'de']);
    expect(read).toBe('Answer in German from now on.');
    expect(changes.at(-1)).toEqual(['es-MX', 'de']);
  });

  test('speaks its own language if the first agent spoke its own', async () => {
    const { spoken, read, changes } = await handedTo({ language: 'de' }, 'A table for two please.');
    expect(spoken).toContainEqual(['Ben here.', 'de']);
    expect(read).toMatch(/^Another agent has spoken/);
    expect(changes).toEqual([]);
  });
});
