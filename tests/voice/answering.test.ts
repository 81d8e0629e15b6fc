// Machines that answer an outbound call and that only their words reveal: voicemail greetings, and call screening.
import { describe, expect, test } from 'vitest';
import { answeringMachine, isRequestToWait } from '../../src/voice/turn/answering-phrases.ts';
import type { TurnSettings } from '../../src/voice/vocabulary.ts';
import { startScripted } from '../support/scripted-session.ts';
import { GREETED, OPENED, run, type Short } from '../support/turn-script.ts';

describe('answeringMachine', () => {
  test.each([
    'Hi, you’ve reached Sam. I can’t take your call right now, but leave a message.',
    'Your call has been forwarded to an automated voice messaging system.',
    'At the tone, please record your message.',
    'Hallo, hier ist die Mailbox von Sam. Sprechen Sie bitte nach dem Signalton.',
    'Ha llamado al buzón de voz de Sam.',
    'Vous êtes bien sur la messagerie de Sam. Parlez après le bip.',
    'Deixe sua mensagem após o sinal.',
    'Parli dopo il segnale acustico.',
    'Spreek een bericht in na de piep.',
    'Proszę zostawić wiadomość po sygnale.',
    'Tala in ett meddelande efter tonen.',
    'Lütfen sinyal sesinden sonra mesajınızı bırakın.',
    'Оставьте сообщение после сигнала.',
    'بعد سماع الصافرة اترك رسالتك',
    'बीप के बाद अपना संदेश बोलें',
    'ただいま電話に出ることができません。発信音の後にメッセージをお話しください。',
    '您拨打的用户暂时无法接听,请在提示音后留言。',
    '삐 소리 후 메시지를 남겨 주세요.',
    'Deje su nombre y el motivo de su llamada después de la señal.',
    'Laissez votre nom et le motif de votre appel après le bip.',
    'Nennen Sie Ihren Namen und den Grund Ihres Anrufs nach dem Signalton.',
    'Please record your name and number after the beep.',
    'お名前と用件を発信音の後にお話しください。',
    'Voicemail of Sam Miller.',
    'The voice mailbox of Sam Miller.',
    'This is the answering machine of the Millers.',
    'Mailbox von Sam Müller.',
    'Das ist der Anrufbeantworter von Familie Müller.',
    'Buzón de voz de Samuel.',
    'Este es el contestador de Samuel.',
    'Messagerie vocale de Samuel.',
    'Vous êtes sur le répondeur de Samuel.',
    'Caixa postal de Samuel.',
    'Segreteria telefonica di Samuele.',
    'De voicemail van Sam.',
    'Dit is het antwoordapparaat van Sam.',
    'Telefonsvarare för Sam.',
    'Голосовая почта абонента Иванова.',
  ])('recognizes a voicemail: %s', (greeting) => {
    expect(answeringMachine(greeting)).toBe('voicemail');
  });

  test.each([
    'Hi. If you record your name and reason for calling, I’ll see if this person is available.',
    'The person you’re calling is using a screening service from Google. Go ahead and say your name, and why you’re calling.',
    'Bitte nennen Sie Ihren Namen und den Grund Ihres Anrufs.',
    'Diga su nombre y el motivo de la llamada.',
    'お名前と用件をお話しください。',
  ])('recognizes call screening: %s', (prompt) => {
    expect(answeringMachine(prompt)).toBe('screening');
  });

  test.each([
    'Hello?',
    'Alex Morgan speaking.',
    'He is not available right now. Would you like to leave a message?',
    'She can’t come to the phone right now. Can I take a message?',
    'May I ask the reason for your call?',
    'Can I have your name, please?',
    'I will put you through to his voicemail.',
    'I can put you through to the voicemail of Sam.',
    'Voicemail department, Alex speaking.',
    'Möchten Sie die Mailbox von Sam?',
    'Je vous passe la messagerie vocale de Samuel.',
    'Segreteria di direzione, buongiorno.',
    'Er ist momentan nicht erreichbar. Möchten Sie eine Nachricht hinterlassen?',
    'Le puedo dejar un mensaje.',
    'Voulez-vous laisser un message ?',
    'Would you like to leave a voicemail?',
    'He is unable to take your call, can I help you?',
    'His mailbox is full, I will take your number.',
    'The person you are trying to reach is not available today, may I help?',
    'Did you leave me a message this morning?',
    'You can leave your message with me.',
    'Ja, ich habe Ihre Nachricht auf dem Anrufbeantworter gehört.',
    'Soll ich Sie auf die Mailbox von Herrn Müller legen?',
    '¿Le paso al buzón de voz?',
    'Oí su mensaje en el contestador automático.',
    'Vous avez laissé un message sur le répondeur ?',
    'Je vous passe sa messagerie vocale.',
    'Nossa caixa postal é a 1020.',
    'Ho sentito il messaggio sulla segreteria telefonica.',
    'Ik verbind u door met de voicemail van Jan.',
    'Оставьте сообщение, я передам.',
    'У нас включен автоответчик, но я слушаю.',
    'お荷物をお預かりしています。',
    '留守番電話を聞きました。',
    '我帮您转语音信箱好吗?',
    '',
  ])('a human is not a machine: %s', (words) => {
    expect(answeringMachine(words)).toBeNull();
  });

  test('compares only the newest words of a callee who never pauses', () => {
    const long = 'and then we went home '.repeat(20_000);
    const started = performance.now();
    expect(answeringMachine(`after the tone ${long}`)).toBeNull();
    expect(answeringMachine(`${long} after the tone`)).toBe('voicemail');
    expect(performance.now() - started).toBeLessThan(200);
  });

  test('a request to wait is short, and no question', () => {
    const waits = [
      'Thank you. Please stay on the line.',
      'Einen Moment bitte.',
      '请稍等。',
      'Thank you.',
      'Thanks!',
      '谢谢。',
    ];
    expect(waits.filter((words) => !isRequestToWait(words))).toEqual([]);
    const others = [
      'Hello?',
      'Thank you for calling, this is Alex.',
      'Hold on, who is this?',
      `Hold on, ${'I need to find my glasses and '.repeat(3)}a pen.`,
    ];
    expect(others.filter(isRequestToWait)).toEqual([]);
  });
});

const UNKNOWN = { answeredBy: 'unknown' as const };
const PROMPT = 'If you record your name and reason for calling, I will see if this person is available.';
const VOICEMAIL = 'Please leave your message after the tone.';
const SPEAKS: Short[] = [...GREETED, [1560, { type: 'caller_speech_started', sinceMs: 1500 }]];
const words = (atMs: number, text: string, final = true): Short => [atMs, { type: 'words', text, final }];

describe('the words of a voicemail', () => {
  test('end the call at once, or make the agent wait for the end of the greeting', () => {
    const hangup = { ...UNKNOWN, voicemail: { action: 'hangup' as const, message: null } };
    const [ended, commands] = run(hangup, ...SPEAKS, words(3000, VOICEMAIL, false));
    expect(ended.phase).toMatchObject({ name: 'ended', end: { status: 'completed', reason: 'voicemail' } });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: VOICEMAIL, speech: null }));
    const [waiting] = run(UNKNOWN, ...SPEAKS, words(3000, VOICEMAIL, false));
    expect(waiting.phase.name).toBe('voicemail');
  });

  test('stop the greeting that the agent has begun', () => {
    const talking: Short[] = [OPENED, [50, { type: 'playback_started', speech: 1 }]];
    const [, commands] = run(UNKNOWN, ...talking, words(700, VOICEMAIL, false));
    expect(commands).toContainEqual({ do: 'stop', speech: 1, interrupted: false });
  });

  test.each<[string, Partial<TurnSettings>, number]>([
    ['from a human, according to the carrier', { answeredBy: 'human' }, 3000],
    ['later than 30 seconds after the answer', UNKNOWN, 30_001],
  ])('are ordinary words %s', (_when, settings, atMs) => {
    const [turn] = run(settings, ...SPEAKS, words(atMs, VOICEMAIL));
    expect(turn.phase.name).toBe('listening');
  });

  test('two seconds of silence end a greeting without a tone, and the message follows', async () => {
    const { clock, line, transcript, session } = startScripted({
      ...UNKNOWN,
      agent: { greeting: null, voicemail: { action: 'message', message: 'Please call us back.' } },
    });
    void line.speak('You have reached the voicemail of Sam.', 2500);
    await clock.advance(9000);
    expect(transcript()).toEqual(['user: You have reached the voicemail of Sam.', 'agent: Please call us back.']);
    expect((await session.done).end.reason).toBe('voicemail');
  });
});

// Many persons answer with their name, so the name alone reveals no machine.
describe('a greeting of only a name', () => {
  const named = (greeting: string | null) => {
    const voicemail = { action: 'message' as const, message: 'Please call us back.' };
    const call = startScripted({ ...UNKNOWN, agent: { greeting, voicemail } });
    void call.line.speak('Miller.', 600);
    return call;
  };

  test.each([
    ['while the agent is silent', null, 1500],
    ['after the agent has answered the name', null, 4000],
    ['while the agent greets', 'Hello, this is Northwind. I am calling about your order, which has arrived.', 1500],
  ])('is a voicemail once its tone follows, %s', async (_when, greeting, atMs) => {
    const { clock, line, transcript, session } = named(greeting);
    await clock.advance(atMs);
    line.tone(1000, 400);
    await clock.advance(5000);
    expect(transcript().at(-1)).toBe('agent: Please call us back.');
    expect((await session.done).end.reason).toBe('voicemail');
  });

  test('is a person without a tone', async () => {
    const { clock, transcript, session } = named(null);
    await clock.advance(5000);
    expect(transcript()).toEqual(['user: Miller.', 'agent: All right.']);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });
});

describe('call screening', () => {
  const SCREENED: Short[] = [
    ...SPEAKS,
    words(3000, PROMPT),
    [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
    [4120, { type: 'timer', name: 'idle' }],
  ];
  const ANSWERED: Short[] = [
    ...SCREENED,
    [4200, { type: 'playback_started', speech: 2 }],
    [6000, { type: 'playback_ended', speech: 2 }],
  ];
  const replies = (atMs: number, text: string): Short[] => [
    [atMs, { type: 'caller_speech_started', sinceMs: atMs }],
    words(atMs + 800, text),
    [atMs + 920, { type: 'caller_speech_ended', lastMs: atMs + 800 }],
    [atMs + 1800, { type: 'timer', name: 'endpoint' }],
  ];

  test('stops the agent, waits for the end of the prompt, and is reported once', () => {
    const [turn, commands] = run(UNKNOWN, ...SPEAKS, words(3000, PROMPT, false));
    expect(turn.phase.name).toBe('screening');
    expect(commands).toContainEqual({ do: 'report_screening' });
    const [, again] = run(UNKNOWN, ...SPEAKS, words(3000, PROMPT, false), words(3500, PROMPT));
    expect(again).toEqual([]);
    const [, after] = run(UNKNOWN, ...SPEAKS, words(3000, PROMPT), [
      3120,
      { type: 'caller_speech_ended', lastMs: 3000 },
    ]);
    expect(after).toContainEqual({ do: 'start_timer', name: 'idle', ms: 1000 });
  });

  test.each([
    ['the greeting', null, 'Hello.'],
    ['its own message', 'Northwind, about your order.', 'Northwind, about your order.'],
  ])('is answered with %s', (_what, screeningMessage, text) => {
    const [, commands] = run({ ...UNKNOWN, screeningMessage }, ...SCREENED);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: PROMPT, speech: null }));
    expect(commands).toContainEqual({ do: 'say', speech: 2, text });
  });

  test('is answered by the model if the agent has neither', () => {
    const [, commands] = run({ ...UNKNOWN, greeting: null }, OPENED, ...SCREENED.slice(GREETED.length));
    expect(commands).toContainEqual({ do: 'generate', speech: 1, query: null, held: false, tools: true });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: PROMPT, speech: 1 }));
  });

  test('then the agent waits 60 seconds for a person, and ignores requests to wait', () => {
    const [, waiting] = run(UNKNOWN, ...ANSWERED);
    expect(waiting).toContainEqual({ do: 'start_timer', name: 'idle', ms: 60_000 });
    const [turn, commands] = run(UNKNOWN, ...ANSWERED, ...replies(7000, 'Thank you. Please stay on the line.'));
    expect(turn).toMatchObject({ phase: { name: 'listening' }, awaitsPerson: true });
    expect(commands.map((command) => command.do)).not.toContain('generate');
    expect(commands).toContainEqual({ do: 'start_timer', name: 'idle', ms: 60_000 });
  });

  test('a person who takes the call is answered, and hears the disclosure first', () => {
    const [plain, commands] = run(UNKNOWN, ...ANSWERED, ...replies(9000, 'Hello?'));
    expect(plain).toMatchObject({ phase: { name: 'thinking' }, awaitsPerson: false });
    expect(commands).toContainEqual({ do: 'generate', speech: 3, query: null, held: false, tools: true });

    const disclosing: Short[] = [
      OPENED,
      [50, { type: 'playback_started', speech: 1 }],
      words(700, PROMPT),
      [800, { type: 'caller_speech_ended', lastMs: 700 }],
      [1800, { type: 'timer', name: 'idle' }],
      [1900, { type: 'playback_started', speech: 2 }],
      [4000, { type: 'playback_ended', speech: 2 }],
    ];
    const [turn, held] = run({ ...UNKNOWN, disclosure: 'Recorded.' }, ...disclosing, ...replies(9000, 'Hello?'));
    expect(held).toContainEqual({ do: 'hold_speech', speech: 3 });
    expect(held).toContainEqual({ do: 'say', speech: 4, text: 'Recorded.' });
    expect(turn.phase).toMatchObject({ name: 'speaking', speech: 4, interruptible: false, next: { kind: 'work' } });
  });

  test('a voicemail may follow instead of a person, also after 30 seconds', () => {
    const [turn] = run(UNKNOWN, ...ANSWERED, ...replies(40_000, VOICEMAIL));
    expect(turn.phase.name).toBe('voicemail');
  });

  test('without a person, the reminders begin after the minute', () => {
    const [turn, commands] = run(UNKNOWN, ...ANSWERED, [66_000, { type: 'timer', name: 'idle' }]);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'say', text: 'Still there?' }));
    // A person may still answer, and then hears the disclosure.
    expect(turn.awaitsPerson).toBe(true);
  });

  test('the disclosure is owed to a person who answers after a reminder, or while the agent is muted', () => {
    const disclosing = { ...UNKNOWN, greeting: null, screeningMessage: 'Northwind.', disclosure: 'Recorded.' };
    const screened: Short[] = [
      OPENED,
      words(700, PROMPT),
      [1700, { type: 'timer', name: 'idle' }],
      [4000, { type: 'playback_ended', speech: 2 }],
    ];
    const reminded: Short[] = [
      [65_000, { type: 'timer', name: 'idle' }],
      [66_000, { type: 'playback_ended', speech: 3 }],
    ];
    const [, late] = run(disclosing, ...screened, ...reminded, ...replies(67_000, 'Hello?'));
    expect(late).toContainEqual(expect.objectContaining({ do: 'say', text: 'Recorded.' }));
    const muted: Short[] = [
      [5000, { type: 'mute', on: true }],
      ...replies(6000, 'Hello?'),
      [9000, { type: 'mute', on: false }],
    ];
    const [, owed] = run(disclosing, ...screened, ...muted, ...replies(10_000, 'Is anybody there?'));
    expect(owed).toContainEqual(expect.objectContaining({ do: 'say', text: 'Recorded.' }));
  });

  test('a supervisor takes the call only after the disclosure', () => {
    const barge: Short = [3500, { type: 'barge', on: true }];
    const screening: Short[] = [OPENED, [900, { type: 'playback_ended', speech: 1 }], words(3000, PROMPT)];
    const [turn] = run({ ...UNKNOWN, greeting: null, disclosure: 'Recorded.' }, ...screening, barge);
    expect(turn).toMatchObject({ phase: { name: 'screening' }, supervisorFloor: null });
  });

  test('a supervisor who already has the floor returns it: the disclosure precedes the answer to a person', () => {
    const disclosing = { ...UNKNOWN, greeting: null, screeningMessage: 'Northwind.', disclosure: 'Recorded.' };
    const screened: Short[] = [
      OPENED,
      [900, { type: 'playback_ended', speech: 1 }],
      [1000, { type: 'barge', on: true }],
      words(3000, PROMPT),
      [4000, { type: 'timer', name: 'idle' }],
    ];
    const back: Short = [12_000, { type: 'barge', on: false }];
    const [turn, commands] = run(disclosing, ...screened, ...replies(9000, 'Hello, who is this?'), back);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'generate' }));
    expect(commands).toContainEqual(expect.objectContaining({ do: 'say', text: 'Recorded.' }));
    expect(turn).toMatchObject({
      phase: { name: 'speaking', interruptible: false, next: { kind: 'work' } },
      awaitsPerson: false,
    });
    // The prompt of the service is no person: it is answered without the disclosure, which is still owed.
    const [unspoken, reply] = run({ ...disclosing, screeningMessage: null }, ...screened, [5000, back[1]]);
    expect(reply).toContainEqual(expect.objectContaining({ do: 'generate' }));
    expect(reply).not.toContainEqual(expect.objectContaining({ do: 'say' }));
    expect(unspoken.awaitsPerson).toBe(true);
  });

  test('a report of the carrier does not turn the service into a voicemail, and its tone ends the prompt', () => {
    const hangup = { ...UNKNOWN, voicemail: { action: 'hangup' as const, message: null } };
    const prompt: Short[] = [...SPEAKS, words(3000, PROMPT, false)];
    const [reported] = run(hangup, ...prompt, [3200, { type: 'machine_detected' }]);
    expect(reported.phase.name).toBe('screening');
    const [waiting] = run(hangup, ...ANSWERED, [6200, { type: 'machine_detected' }]);
    expect(waiting).toMatchObject({ phase: { name: 'listening' }, awaitsPerson: true });
    const [, commands] = run(hangup, ...prompt, [3200, { type: 'beep' }]);
    expect(commands).toContainEqual({ do: 'say', speech: 2, text: 'Hello.' });
  });

  test('words that follow in the same prompt may reveal a voicemail', () => {
    const asks = words(3000, 'Deje su nombre y el motivo de su llamada', false);
    const tone = words(3600, 'Deje su nombre y el motivo de su llamada después de la señal');
    const [turn] = run(UNKNOWN, ...SPEAKS, asks, tone);
    expect(turn.phase.name).toBe('voicemail');
  });

  test('commands wait until the prompt was answered', () => {
    const say: Short = [3500, { type: 'say', text: 'Now.', commandId: 'c1' }];
    const [turn, commands] = run(UNKNOWN, ...SPEAKS, words(3000, PROMPT), say);
    expect(turn).toMatchObject({ phase: { name: 'screening' }, pendingCommands: [{ text: 'Now.' }] });
    expect(commands).toEqual([]);
  });
});
