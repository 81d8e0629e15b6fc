// Pronunciations and keyterms: the list alone, and in sessions on the virtual clock.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { prepareApology, prepareGreeting } from '../../src/voice/out/greeting.ts';
import { createPronounce } from '../../src/voice/out/pronunciation.ts';
import { scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted } from '../support/scripted-session.ts';

describe('the words that a voice says', () => {
  const pronounce = createPronounce([
    { text: 'SQL', spoken: 'sequel' },
    { text: 'New  York', spoken: 'Noo Yawk City' },
    { text: 'New', spoken: 'Noo' },
    { text: 'York', spoken: 'Yawk' },
    { text: 'C++', spoken: 'C plus plus' },
    { text: 'Zoë', spoken: 'Zo-ee' },
    { text: '$1', spoken: 'one $& dollar' },
    { text: 'sql', spoken: 'never' },
  ]);

  test.each([
    ['Use SQL, sql or Sql.', 'Use sequel, sequel or sequel.'],
    ['MySQL and SQLite stay, SQL-like does not.', 'MySQL and SQLite stay, sequel-like does not.'],
    ['New York and York are not new', 'Noo Yawk City and Yawk are not Noo'],
    ['C++ is not C.', 'C plus plus is not C.'],
    ['ZOË and Zoës', 'Zo-ee and Zoës'],
    ['It costs $1 or $10.', 'It costs one $& dollar or $10.'],
    ['', ''],
  ])('%j is said as %j', (written, spoken) => {
    expect(pronounce(written)).toBe(spoken);
  });

  test('100 long texts are found in a long clause in some milliseconds', () => {
    const many = createPronounce(
      Array.from({ length: 100 }, (_, i) => ({ text: `${'ab '.repeat(32)}${i}`, spoken: `number ${i}` })),
    );
    const started = process.cpuUsage();
    expect(many(`${'ab '.repeat(1_300)}99`)).toMatch(/number 99$/);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(400);
  });
});

describe('in a session', () => {
  test('greeting and answers are pronounced, and transcript and model keep the written form', async () => {
    let voice!: ReturnType<typeof scriptedTts>;
    const { clock, line, llm, transcript } = startScripted({
      agent: { greeting: 'Northwind SQL desk.', pronunciations: [{ text: 'SQL', spoken: 'sequel' }] },
      answer: () => ['We teach SQL.'],
      providers: (clock) => ({ tts: (voice = scriptedTts(clock)) }),
    });
    await clock.advance(3000);
    void line.speak('What do you teach?', 900);
    await clock.advance(5000);
    void line.speak('Thank you.', 900);
    await clock.advance(5000);
    const spoken = voice.requests.map(({ text }) => text);
    expect(spoken).toEqual(expect.arrayContaining(['Northwind sequel desk.', 'We teach sequel.']));
    expect(spoken.join()).not.toContain('SQL');
    expect(transcript().slice(0, 3)).toEqual([
      'agent: Northwind SQL desk.',
      'user: What do you teach?',
      'agent: We teach SQL.',
    ]);
    const read = llm.requests.at(-1)!.messages.map(({ content }) => content);
    expect(read).toEqual(expect.arrayContaining(['Northwind SQL desk.', 'We teach SQL.']));
  });

  test('a greeting and an apology that are rendered in advance are pronounced, at the speed of the agent', async () => {
    const clock = createVirtualClock();
    const requests: [string, number | undefined][] = [];
    const scripted = scriptedTts(clock);
    const synthesize: typeof scripted.synthesize = (request) => {
      requests.push([request.text, request.speed]);
      return scripted.synthesize(request);
    };
    const agent = {
      ...AGENT,
      greeting: 'SQL desk.',
      voiceSpeed: 1.1,
      pronunciations: [{ text: 'SQL', spoken: 'sequel' }],
    };
    const { signal } = new AbortController();
    const options = { agent, tts: { ...scripted, synthesize }, clock, signal, onWarning: () => undefined };
    const greeting = prepareGreeting(options);
    await clock.advance(3000);
    expect([...(await greeting).keys()]).toEqual(['SQL desk.']);
    // The same apology at another speed is other audio.
    const apologies = [options, { ...options, agent: { ...agent, voiceSpeed: 0.9 } }].map((each) =>
      prepareApology(each, 'SQL fails.'),
    );
    await clock.advance(3000);
    await Promise.all(apologies);
    expect(requests).toEqual([
      ['sequel desk.', 1.1],
      ['sequel fails.', 1.1],
      ['sequel fails.', 0.9],
    ]);
  });

  test('greeting and answers have the speed of the agent', async () => {
    const speeds: unknown[] = [];
    const { clock, line } = startScripted({
      agent: { voiceSpeed: 0.9 },
      providers: (clock) => {
        const tts = scriptedTts(clock);
        const synthesize: typeof tts.synthesize = (request) => {
          speeds.push(request.speed);
          return tts.synthesize(request);
        };
        return { tts: { ...tts, synthesize } };
      },
    });
    await clock.advance(3000);
    void line.speak('What do you teach?', 900);
    await clock.advance(5000);
    expect(speeds.length).toBeGreaterThan(2);
    expect(new Set(speeds)).toEqual(new Set([0.9]));
  });

  test('the recognizer receives the keyterms, and one that ignores them is a warning', async () => {
    const begin = (acceptsKeyterms: boolean, keyterms: string[]) => {
      const given: unknown[] = [];
      const { clock, host } = startScripted({
        agent: { keyterms },
        providers: (clock) => {
          const stt = scriptedStt(clock);
          const open: typeof stt.open = (options) => {
            given.push(options.keyterms);
            return stt.open(options);
          };
          return { stt: { ...stt, acceptsKeyterms, open } };
        },
      });
      const warnings = () => host.events.flatMap((event) => (event.type === 'warning' ? [event.code] : []));
      return { clock, given, warnings };
    };
    const accepted = begin(true, ['Northwind']);
    const ignored = begin(false, ['Northwind']);
    const none = begin(false, []);
    for (const { clock } of [accepted, ignored, none]) await clock.advance(1000);
    expect(accepted.given).toEqual([['Northwind']]);
    expect([accepted.warnings(), ignored.warnings(), none.warnings()]).toEqual([[], ['keyterms_ignored'], []]);
  });
});
