// The rule that changes the language of a conversation, on the turn machine alone.
import { describe, expect, test } from 'vitest';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { newTurnState, step } from '../../src/voice/turn/machine.ts';
import type { Command, TurnEvent, TurnSettings, TurnState } from '../../src/voice/vocabulary.ts';
import { SETTINGS } from '../support/turn-script.ts';
import { transferFor } from '../support/turn-world.ts';

const LANGUAGES = ['en-US', 'es-MX', 'ja', 'uk'];

/** A conversation whose agent answers each utterance at once. */
function converse(settings: Partial<TurnSettings> = {}) {
  let turn: TurnState = newTurnState({ ...SETTINGS, greeting: null, languages: LANGUAGES, ...settings });
  let atMs = 0;
  const send = (event: Omit<TurnEvent, 'atMs'>): readonly Command[] => {
    atMs = 'atMs' in event ? (event.atMs as number) : atMs + 10;
    const [next, commands] = step(turn, { ...event, atMs } as TurnEvent);
    turn = next;
    return commands;
  };
  const words = (text: string, language?: string, final = true) =>
    send({ type: 'words', text, final, ...(language === undefined ? {} : { language }) } as Omit<TurnEvent, 'atMs'>);
  send({ type: 'opened' });
  return {
    send,
    words,
    /** The commands that answer an utterance, given as parts in a language each. */
    utter(...parts: [text: string, language?: string][]): readonly Command[] {
      const before = parts.flatMap(([text, language]) => words(text, language));
      const commands = send({ type: 'timer', name: 'endpoint' } as Omit<TurnEvent, 'atMs'>);
      const { phase } = turn;
      if (phase.name === 'thinking' && phase.work.kind === 'reply') {
        send({ type: 'playback_started', speech: phase.work.speech } as Omit<TurnEvent, 'atMs'>);
        send({ type: 'playback_ended', speech: phase.work.speech } as Omit<TurnEvent, 'atMs'>);
      }
      return [...before, ...commands];
    },
    turn: () => turn,
  };
}

const changes = (commands: readonly Command[]) =>
  commands.flatMap((command) => (command.do === 'change_language' ? [command.language] : []));
const said = (commands: readonly Command[]) =>
  commands.flatMap((command) => (command.do === 'say' ? [[command.text, command.language]] : []));

describe('the language of a conversation', () => {
  const es = (text: string): [string, string] => [text, 'es-MX'];
  const en = (text: string): [string, string] => [text, 'en-US'];
  test.each<[string, [string, string?][], string | null]>([
    ['three words in one utterance', [es('quiero una mesa')], 'es-MX'],
    ['one word', [es('hola')], null],
    ['two words', [es('hola buenas')], null],
    ['two short utterances in a row', [es('hola buenas'), es('gracias')], 'es-MX'],
    ['the same word again and again', [es('no'), es('no'), es('no no no')], null],
    ['backchannels', [es('ok'), es('sí, sí'), es('vale'), es('muy bien')], null],
    ['backchannels between', [es('hola buenas'), es('ok'), es('gracias')], 'es-MX'],
    [
      'short utterances with one in the language of the agent between',
      [es('hola buenas'), en('what'), es('gracias')],
      null,
    ],
    ['utterances of an unknown language between', [es('hola buenas'), ['hm what'], es('gracias')], 'es-MX'],
    ['digits', [es('5 5 1 2 3 4')], null],
    ['words of two other languages', [es('hola buenas'), ['もしもし', 'ja']], null],
    ['a Japanese sentence, which has no white space', [['予約をお願いします', 'ja']], 'ja'],
    ['one Japanese word', [['もしもし', 'ja']], null],
    ['words without a language', [['quiero una mesa para dos']], null],
    ['many words in the language of the agent', [en('a table for two please')], null],
  ])('%s', (_what, utterances, expected) => {
    const { utter } = converse();
    const all = utterances.flatMap((utterance) => changes(utter(utterance)));
    expect(all).toEqual(expected === null ? [] : [expected]);
  });

  test('returns by the same rule', () => {
    const { utter } = converse();
    expect(changes(utter(es('quiero una mesa')))).toEqual(['es-MX']);
    expect(changes(utter(en('ok')))).toEqual([]);
    expect(changes(utter(en('hello')))).toEqual([]);
    expect(changes(utter(es('para cuatro personas')))).toEqual([]);
    expect(changes(utter(en('sorry, in English please')))).toEqual(['en-US']);
  });

  test('is the language of most words of an utterance, which is committed with it', () => {
    const { utter } = converse();
    const mixed = utter(en('well'), es('quiero hablar con alguien'), en('please'));
    expect(changes(mixed)).toEqual(['es-MX']);
    const committed = mixed.filter((command) => command.do === 'commit_input');
    expect(committed).toMatchObject([{ text: 'well quiero hablar con alguien please', language: 'es-MX' }]);
    expect(utter(['hm hm what'])).not.toContainEqual(expect.objectContaining({ language: expect.anything() }));
  });

  test('is changed before the words are committed, and a preemptive reply already is in it', () => {
    const { words, send } = converse();
    const first = words('quiero una', undefined, false);
    expect(first).toContainEqual({ do: 'generate', speech: 1, query: 'quiero una', held: true, tools: true });
    // The same words, but now in a language: the first reply would be in the wrong one.
    const second = words('quiero una mesa', 'es-MX', false);
    expect(second).toContainEqual({ do: 'stop', speech: 1, interrupted: false });
    expect(second).toContainEqual(expect.objectContaining({ do: 'generate', speech: 2, language: 'es-MX' }));
    expect(words('quiero una mesa', 'es-MX')).not.toContainEqual(expect.objectContaining({ do: 'stop' }));
    const commands = send({ type: 'timer', name: 'endpoint' } as Omit<TurnEvent, 'atMs'>);
    expect(commands.map((command) => command.do)).toEqual([
      'cancel_timer',
      'cancel_timer',
      'change_language',
      'commit_input',
      'play',
      'start_timer',
    ]);
  });

  test('that only the final words report discards the reply to the same words', () => {
    const { words, send } = converse();
    words('quiero una mesa', undefined, false);
    const commands = words('quiero una mesa', 'es-MX');
    expect(commands).toContainEqual({ do: 'stop', speech: 1, interrupted: false });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'generate', speech: 2, language: 'es-MX' }));
    expect(send({ type: 'timer', name: 'endpoint' } as Omit<TurnEvent, 'atMs'>)).toContainEqual({
      do: 'play',
      speech: 2,
    });
  });
});

describe('fixed sentences', () => {
  const reminded = (reminder: string, language: string) => {
    const { utter, send } = converse({ inactivity: { seconds: 10, reminders: [reminder] } });
    utter(['one two three four', language]);
    return said(send({ type: 'timer', name: 'idle' } as Omit<TurnEvent, 'atMs'>));
  };
  test.each([
    ['the default reminder', phrasesFor('en').reminder, 'es-MX', [phrasesFor('es').reminder, 'es-MX']],
    ['a reminder of the agent’s owner', 'Hello?', 'es-MX', ['Hello?', undefined]],
    [
      'the default reminder in a language without sentences',
      phrasesFor('en').reminder,
      'xx',
      [phrasesFor('en').reminder, undefined],
    ],
    [
      'the default reminder in the agent’s language',
      phrasesFor('en').reminder,
      'en-US',
      [phrasesFor('en').reminder, undefined],
    ],
  ])('%s', (_what, reminder, language, expected) => {
    expect(reminded(reminder, language)).toEqual([expected]);
  });

  test('the filler of a slow reply, and the apology, are in the language of the caller', () => {
    const { words, send } = converse();
    words('quiero una mesa', 'es-MX');
    send({ type: 'timer', name: 'endpoint' } as Omit<TurnEvent, 'atMs'>);
    const filler = send({ type: 'timer', name: 'idle' } as Omit<TurnEvent, 'atMs'>);
    expect(said(filler)).toEqual([[phrasesFor('es').fillers[0], 'es-MX']]);
    const failed = { type: 'failed', reason: 'stt_error', detail: '' } as Omit<TurnEvent, 'atMs'>;
    expect(said(send(failed))).toEqual([[phrasesFor('es').apology, 'es-MX']]);
  });
});

describe('after the caller has changed to Spanish', () => {
  const es = phrasesFor('es');
  /** The fixed sentences that follow these events. */
  const saidAfter = (...events: Omit<TurnEvent, 'atMs'>[]): unknown[] => {
    const { utter, send } = converse();
    utter(['quiero una mesa', 'es-MX']);
    return said(events.flatMap((event) => send(event)));
  };
  const event = (type: TurnEvent['type'], more: object = {}) => ({ type, ...more }) as Omit<TurnEvent, 'atMs'>;
  const timer = (name: 'endpoint' | 'idle') => event('timer', { name });
  const warm = transferFor('warm', 'w1');
  const asksForHuman = event('transfer', { intent: warm, message: null });
  const calling = (filler: string | null) => {
    const fn = { type: 'webhook', id: 'f', name: 'look', description: '', parameters: {}, timeoutMs: 1000, filler };
    const calls = [{ callId: 'c1', name: 'look', kind: 'run', fn, args: {} }];
    const reply = [event('words', { text: 'una mesa', final: true, language: 'es-MX' }), timer('endpoint')];
    return [
      ...reply,
      event('tool_calls', { speech: 2, calls, said: false }),
      event('playback_ended', { speech: 2 }),
      timer('idle'),
    ];
  };
  test.each<[string, Omit<TurnEvent, 'atMs'>[], [string, string | undefined]]>([
    ['the filler of a function is in the agent’s language', calling('Let me look.'), ['Let me look.', undefined]],
    ['a function without a filler gets a built-in one in Spanish', calling(null), [es.fillers[0]!, 'es-MX']],
    ['a warm transfer is announced in Spanish', [asksForHuman], [es.connecting, 'es-MX']],
    [
      'a message before a transfer is in the agent’s language',
      [event('transfer', { intent: warm, message: 'Hold on.' })],
      ['Hold on.', undefined],
    ],
    [
      'a warm transfer that failed is reported in Spanish',
      [
        asksForHuman,
        event('playback_ended', { speech: 2 }),
        event('transfer_failed', { callId: 'w1', detail: 'busy' }),
      ],
      [es.notConnected, 'es-MX'],
    ],
    [
      'sound without words that interrupts the agent is asked about in Spanish',
      [
        event('say', { text: 'A long sentence.' }),
        event('caller_speech_started', { sinceMs: -5000 }),
        event('caller_speech_ended', { lastMs: 0 }),
        timer('endpoint'),
      ],
      [es.pardon, 'es-MX'],
    ],
    [
      'the gap of a recognizer is filled in Spanish',
      [
        event('caller_speech_started', { sinceMs: 0 }),
        event('recognizer', { available: false }),
        event('caller_speech_ended', { lastMs: 0 }),
        event('timer', { name: 'endpoint', atMs: 5000 }),
      ],
      [es.fillers[0]!, 'es-MX'],
    ],
  ])('%s', (_what, events, sentence) => {
    expect(saidAfter(...events).at(-1)).toEqual(sentence);
  });
});

describe('an agent that takes over', () => {
  const handOff = (languages: string[] | undefined, ...utterances: [string, string?][]) => {
    const { utter, send, turn } = converse();
    for (const utterance of utterances) utter(utterance);
    const settings = { ...SETTINGS, greeting: null, ...(languages === undefined ? {} : { languages }) };
    const event = { type: 'handoff', settings, message: null, commandId: 'c1' } as Omit<TurnEvent, 'atMs'>;
    const command = send(event).find((each) => each.do === 'hand_off');
    return [command?.language ?? null, turn().language.current];
  };
  test.each<[string, string[] | undefined, [string, string?][], [string | null, string | null]]>([
    ['continues in the caller’s language', ['de', 'es-MX'], [['quiero una mesa', 'es-MX']], ['es-MX', 'es-MX']],
    ['continues in its own region of it', ['de', 'es-ES'], [['quiero una mesa', 'es-MX']], ['es-ES', 'es-ES']],
    ['speaks its own language if it is the caller’s', ['es-ES', 'en'], [['quiero una mesa', 'es-MX']], [null, 'es-ES']],
    [
      'speaks its own language if it does not list the caller’s',
      ['de', 'fr'],
      [['quiero una mesa', 'es-MX']],
      [null, null],
    ],
    ['speaks its own language if it has one', undefined, [['quiero una mesa', 'es-MX']], [null, null]],
    [
      'continues in the first agent’s language if the caller spoke it',
      ['de', 'en-GB'],
      [['a table please', 'en-US']],
      ['en-GB', 'en-GB'],
    ],
    ['speaks its own language if no recognizer reported one', ['de', 'en-GB'], [['a table please']], [null, null]],
  ])('%s', (_what, languages, utterances, expected) => {
    expect(handOff(languages, ...utterances)).toEqual(expected);
  });
});
