// The keys that our side presses: one grammar on every line, with pauses.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { durationMs, parseKeys } from '../../../src/providers/ports/dtmf.ts';
import { createLoopbackLine } from '../../../src/providers/telephony/loopback/line.ts';
import { createRoomLine } from '../../../src/providers/vendors/livekit/line.ts';
import { createTwilioLine } from '../../../src/providers/vendors/twilio/line.ts';

const silence = new Int16Array(320);
const nothing = () => undefined;

function onLiveKit() {
  const clock = createVirtualClock();
  const pressed: string[] = [];
  const media = { play: nothing, queuedMs: () => 0, clear: nothing, sendText: nothing, leave: async () => undefined };
  const sendDigit = async (digit: string) => void pressed.push(`${digit}@${clock.monotonic()}`);
  return { clock, pressed, line: createRoomLine(clock, { ...media, sendDigit }, async () => undefined).line };
}

function onLoopback() {
  const clock = createVirtualClock();
  const pressed: string[] = [];
  const hearDigit = (digit: string) => void pressed.push(`${digit}@${clock.monotonic()}`);
  const callee = { tick: () => silence, hearCaption: nothing, hearDigit, stop: nothing };
  return { clock, pressed, line: createLoopbackLine({ clock, random: () => 1 }, () => callee) };
}

function onTwilio() {
  const clock = createVirtualClock();
  const sent: { event: string; mark?: { name: string } }[] = [];
  const socket = {
    send: (text: string | Uint8Array) => void sent.push(JSON.parse(String(text))),
    bufferedBytes: () => 0,
    close: nothing,
  };
  const line = createTwilioLine({ clock, hangUp: async () => undefined, onEnd: nothing });
  line.attach(socket, 'MZ1');
  return { clock, sent, line, socket };
}

describe('keys of a telephone', () => {
  test('are read in upper and lower case, with pauses of half a second', () => {
    expect(parseKeys('1w#,dW')).toEqual([
      { key: '1' },
      { pauseMs: 500 },
      { key: '#' },
      { pauseMs: 500 },
      { key: 'D' },
      { pauseMs: 500 },
    ]);
    expect(durationMs(parseKeys('1w2')!)).toBe(900);
    for (const invalid of ['', '12x', '1 2', '+1', '1'.repeat(65)]) expect(parseKeys(invalid)).toBeNull();
  });

  test.each([
    ['LiveKit', onLiveKit],
    ['loopback', onLoopback],
  ])('are sent on %s in order, after their pauses', async (_name, open) => {
    const { clock, line, pressed } = open();
    const sending = line.sendDtmf('1w2,a');
    await clock.advance(2_000);
    await sending;
    expect(pressed).toEqual(['1@0', '2@620', 'A@1240']);
    await expect(line.sendDtmf('12x')).rejects.toMatchObject({ kind: 'refused' });
    await line.close();
  });

  test('are sent on Twilio as tones, and pauses as silence', async () => {
    const { sent, line, socket } = onTwilio();
    const sending = line.sendDtmf('1wa');
    expect(sent.filter(({ event }) => event === 'media')).toHaveLength(10 + 25 + 10);
    line.receive({ event: 'mark', mark: { name: sent.at(-1)!.mark!.name } }, socket);
    await sending;
    await expect(line.sendDtmf('12x')).rejects.toMatchObject({ kind: 'refused' });
    await line.close();
  });

  test.each([
    ['the audio is discarded', ({ line }: ReturnType<typeof onTwilio>) => line.clear()],
    ['the stream breaks', ({ line, socket }: ReturnType<typeof onTwilio>) => line.detach(socket)],
  ])('are reported as not sent on Twilio if %s before they were played', async (_what, cut) => {
    const twilio = onTwilio();
    const sending = twilio.line.sendDtmf('12');
    cut(twilio);
    await expect(sending).rejects.toMatchObject({ provider: 'twilio', kind: 'unavailable' });
    await twilio.line.close();
  });
});
