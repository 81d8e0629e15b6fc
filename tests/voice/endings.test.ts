// How calls end: by the caller, the agent, the API, the clock, a machine, or a provider that fails.
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import { SessionEnded } from '../../src/voice/session/session.ts';
import { scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { startScripted } from '../support/scripted-session.ts';

const LONG =
  'This is a rather long answer that goes on and on about nothing in particular, so that there is time to cut it.';

describe('the end of a call', () => {
  test('a silent caller is reminded, then the call ends as inactive', async () => {
    const { clock, transcript, session } = startScripted({
      agent: { inactivity: { seconds: 5, reminders: ['Are you still there?'] } },
    });
    await clock.advance(14_000);
    expect(transcript()).toEqual(['agent: Hello there.', 'agent: Are you still there?']);
    expect((await session.done).end.reason).toBe('inactivity');
  });

  test('a call that reaches its maximum duration ends with a goodbye', async () => {
    const { clock, transcript, session } = startScripted({ agent: { limits: { max_duration_seconds: 8 } } });
    await clock.advance(12_000);
    expect(transcript().at(-1)).toBe('agent: I am sorry, our time is up. Goodbye.');
    const { end, summary } = await session.done;
    expect(end).toEqual({ status: 'completed', reason: 'max_duration' });
    expect(summary.durationMs).toBeLessThan(11_000);
  });

  test('a caller who hangs up in mid-sentence is transcribed, and nothing more is played', async () => {
    const { clock, line, transcript, session, host } = startScripted();
    await clock.advance(2000);
    void line.speak('Well actually I have to go.', 1000);
    await clock.advance(1050);
    line.hangUp();
    const written = line.written.length;
    await clock.advance(5000);
    expect((await session.done).end).toEqual({ status: 'completed', reason: 'caller_hangup' });
    expect(transcript().at(-1)).toBe('user: Well actually I have to go.');
    expect(line.written).toHaveLength(written);
    expect(host.ends).toHaveLength(1);
  });

  test('a lost line fails the call', async () => {
    const { clock, line, session } = startScripted();
    await clock.advance(300);
    line.hangUp('lost');
    await clock.advance(1000);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'media_lost' });
  });

  test('a line that dies without reporting it fails the call within 20 s', async () => {
    const { clock, line, session } = startScripted({ agent: { inactivity: { seconds: 60, reminders: [] } } });
    await clock.advance(3000);
    line.die();
    await clock.advance(20_000);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'media_lost' });
  });

  test('an end by the API is immediate, cuts the transcript and leaves no timer', async () => {
    const { clock, session, transcript, host } = startScripted({ agent: { greeting: LONG } });
    await clock.advance(2000);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    session.end({ status: 'completed', reason: 'inactivity' });
    await clock.advance(5000);
    expect((await session.done).end.reason).toBe('ended_by_api');
    expect(transcript()[0]).toMatch(/^agent: This is .* \/$/);
    expect(host.ends).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  test('a last sentence before the end cannot be interrupted', async () => {
    const { clock, line, session, transcript } = startScripted();
    await clock.advance(2000);
    session.endWithMessage({ status: 'completed', reason: 'insufficient_funds' }, 'Your balance is used up. Goodbye.');
    await clock.advance(300);
    void line.speak('What? No, wait a minute.', 1000);
    await clock.advance(6000);
    expect(transcript()).toContain('agent: Your balance is used up. Goodbye.');
    expect((await session.done).end.reason).toBe('insufficient_funds');
  });
});

describe('voicemail', () => {
  const message = 'Please call us back.';

  test('the message is played after the beep', async () => {
    const { clock, line, transcript, session } = startScripted({
      answeredBy: 'machine',
      agent: { voicemail: { action: 'message', message } },
    });
    void line.speak('Nobody is home, leave a message after the tone.', 3000);
    await clock.advance(3200);
    line.tone(1000, 600);
    await clock.advance(300);
    const heardAt = clock.monotonic();
    await clock.advance(4000);
    expect(transcript().at(-1)).toBe(`agent: ${message}`);
    expect(line.written[0]!.atMs).toBeLessThan(heardAt + 300);
    expect((await session.done).end).toEqual({ status: 'completed', reason: 'voicemail' });
  });

  test('the message begins again at a beep that follows a pause of the greeting, because nothing before it is recorded', async () => {
    const long = 'This is Northwind. Your cake is ready, please pick it up before six.';
    const { clock, line, transcript, session } = startScripted({
      answeredBy: 'machine',
      agent: { voicemail: { action: 'message', message: long } },
    });
    void line.speak('Nobody is home, leave a message after the tone.', 3000);
    await clock.advance(3000);
    await clock.advanceUntil(() => line.written.length > 50);
    line.tone(1000, 600);
    await clock.advance(8000);
    expect(transcript().slice(1)).toEqual([expect.stringMatching(/^agent: This is .* \/$/), `agent: ${long}`]);
    expect((await session.done).end).toEqual({ status: 'completed', reason: 'voicemail' });
  });

  test('without a message the call ends while the machine still greets', async () => {
    const { clock, line, session } = startScripted({ answeredBy: 'machine' });
    void line.speak('Nobody is home, and nobody will be for the next three weeks.', 10_000);
    await clock.advance(1000);
    expect((await session.done).end.reason).toBe('voicemail');
    expect(line.written).toHaveLength(0);
  });

  test('a beep reveals an answering machine that the carrier did not detect', async () => {
    const { clock, line, session } = startScripted({ answeredBy: 'unknown' });
    await clock.advance(1500);
    line.tone(440, 500);
    await clock.advance(2000);
    expect((await session.done).end.reason).toBe('voicemail');
  });

  test('speech is not detected as a beep', async () => {
    const { clock, line, session, transcript } = startScripted({ answeredBy: 'unknown' });
    await clock.advance(1500);
    void line.speak('Hello, who is this?', 1000);
    await clock.advance(3000);
    expect(transcript().at(-1)).toBe('agent: All right.');
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });
});

describe('a failing provider', () => {
  const broken = new ProviderError('scripted', 'refused', 'broken');
  const APOLOGY = 'I am sorry, something went wrong on our side. Please try again later. Goodbye.';

  test('a voice that fails once is retried', async () => {
    let failures = 1;
    const { clock, transcript } = startScripted({
      providers: (c) => ({
        tts: scriptedTts(c, {
          fail: (text) =>
            text === 'Hello there.' && failures-- > 0 ? new ProviderError('scripted', 'unavailable', 'gone') : null,
        }),
      }),
    });
    await clock.advance(3000);
    expect(transcript()).toEqual(['agent: Hello there.']);
  });

  test('a voice that fails permanently is replaced by the fallback voice', async () => {
    const tts: { requests: { text: string; voiceId: string }[] }[] = [];
    const { clock, line, transcript } = startScripted({
      agent: { fallbackVoiceId: 'scripted-two' },
      providers: (c) => {
        const voice = scriptedTts(c, { fail: (_text, voiceId) => (voiceId === 'scripted-one' ? broken : null) });
        tts.push(voice);
        return { tts: voice };
      },
    });
    await clock.advance(3000);
    void line.speak('Can you hear me?', 900);
    await clock.advance(3000);
    expect(transcript()).toEqual(['agent: Hello there.', 'user: Can you hear me?', 'agent: All right.']);
    // The first voice is not tried again.
    const answers = tts[0]!.requests.filter(({ text }) => text === 'All right.');
    expect(answers).toEqual([{ text: 'All right.', voiceId: 'scripted-two' }]);
  });

  test('without any working voice the prepared apology is played and the call fails with tts_error', async () => {
    let works = true;
    const { clock, line, transcript, session } = startScripted({
      providers: (c) => ({ tts: scriptedTts(c, { fail: () => (works ? null : broken) }) }),
    });
    await clock.advance(2000);
    works = false;
    void line.speak('Can you hear me?', 900);
    await clock.advance(8000);
    expect(transcript().at(-1)).toBe(`agent: ${APOLOGY}`);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'tts_error' });
  });

  test('a voice that hangs is abandoned before four seconds of silence', async () => {
    const { clock, line, session } = startScripted({
      agent: { fallbackVoiceId: 'scripted-two' },
      providers: (c) => ({
        tts: scriptedTts(c, { fail: (_text, voiceId) => (voiceId === 'scripted-one' ? 'hang' : null) }),
      }),
    });
    await clock.advance(3900);
    expect(line.written.length).toBeGreaterThan(0);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });

  test('a voice that hangs once and has no fallback is retried in time', async () => {
    let hangs = 1;
    const { clock, line, transcript } = startScripted({
      providers: (c) => ({
        tts: scriptedTts(c, { fail: (text) => (text === 'Hello there.' && hangs-- > 0 ? 'hang' : null) }),
      }),
    });
    await clock.advance(2500);
    expect(line.written.length).toBeGreaterThan(0);
    await clock.advance(1000);
    expect(transcript()).toEqual(['agent: Hello there.']);
  });

  test('a model that fails permanently ends the call with an apology', async () => {
    const { clock, line, transcript, session } = startScripted({ answer: () => [{ fail: broken }] });
    await clock.advance(2000);
    void line.speak('Can you hear me?', 900);
    await clock.advance(8000);
    expect(transcript().at(-1)).toBe(`agent: ${APOLOGY}`);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'engine_error' });
  });

  test('a model that fails once is retried without the caller noticing', async () => {
    const { clock, line, transcript } = startScripted({
      answer: (_request, n) =>
        n === 1 ? [{ fail: new ProviderError('scripted', 'unavailable', 'gone') }] : ['Yes, I can.'],
    });
    await clock.advance(2000);
    void line.speak('Can you hear me?', 900);
    await clock.advance(3000);
    expect(transcript().at(-1)).toBe('agent: Yes, I can.');
  });

  test('a filler covers a slow model, and its answer follows', async () => {
    const { clock, line, transcript } = startScripted({ answer: () => [{ waitMs: 5500 }, 'It is forty two.'] });
    await clock.advance(2000);
    void line.speak('What is the answer?', 900);
    const spokenAt = clock.monotonic() + 900;
    await clock.advance(12_000);
    expect(transcript().slice(2)).toEqual(['agent: One moment, please.', 'agent: It is forty two.']);
    const next = line.written.find((frame) => frame.atMs > spokenAt)!;
    // In a recording, measured between sounds, this is a quarter of a second longer.
    expect(next.atMs - spokenAt).toBeLessThan(3200);
  });

  test('a call that was ended before it began ends with the given reason', async () => {
    const end = { status: 'completed', reason: 'ended_by_api' } as const;
    const { clock, session } = startScripted({ signal: AbortSignal.abort(new SessionEnded(end)) });
    await clock.advance(1000);
    expect((await session.done).end).toEqual(end);
  });

  test('a session whose call was aborted before it began ends immediately', async () => {
    const { clock, line, session } = startScripted({ signal: AbortSignal.abort() });
    await clock.advance(100);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'internal_error' });
    expect(line.written).toHaveLength(0);
  });

  test('a recognizer that fails is reopened once; the second failure ends the call with stt_error', async () => {
    const made: ReturnType<typeof scriptedStt>[] = [];
    const { clock, session, transcript } = startScripted({
      providers: (c) => {
        const stt = scriptedStt(c);
        made.push(stt);
        return { stt };
      },
    });
    await clock.advance(2000);
    made[0]!.breakDown('socket closed');
    await clock.advance(500);
    expect(made[0]!.opened).toBe(2);
    made[0]!.breakDown('socket closed again');
    await clock.advance(8000);
    expect(transcript().at(-1)).toBe(`agent: ${APOLOGY}`);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'stt_error' });
  });

  test('a recognizer that cannot be opened again ends only its call, with stt_error', async () => {
    const made: ReturnType<typeof scriptedStt>[] = [];
    const { clock, session, transcript } = startScripted({
      providers: (c) => {
        const stt = scriptedStt(c);
        made.push(stt);
        const { open } = stt;
        stt.open = (request) => {
          if (stt.opened > 0) throw new Error('no memory');
          return open(request);
        };
        return { stt };
      },
    });
    await clock.advance(2000);
    // An error that reached the vendor's callback would be an uncaught error of the process.
    expect(() => made[0]!.breakDown('socket closed')).not.toThrow();
    await clock.advance(8000);
    expect(transcript().at(-1)).toBe(`agent: ${APOLOGY}`);
    const { end } = await session.done;
    expect(end).toEqual({ status: 'failed', reason: 'stt_error', detail: 'no memory' });
  });
});
