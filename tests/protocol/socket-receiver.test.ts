// The rates of the messages that a peer may send on a call's socket.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { createReceiver } from '../../src/protocol/socket-receiver.ts';

interface Message {
  text: string;
  final: boolean | null;
}

function receiver() {
  const clock = createVirtualClock();
  const heard: Message[] = [];
  const refusals: string[] = [];
  const receive = createReceiver<Message>({
    clock,
    frameBytes: 640,
    read: (text) => JSON.parse(text) as Message,
    textOf: ({ text, final }) => (final === null ? null : { text, final }),
    onMessage: (message) => heard.push(message),
    onAudio: () => undefined,
    onAbuse: (code, reason) => refusals.push(`${code} ${reason}`),
  });
  const send = (text: string, final: boolean | null) => receive(JSON.stringify({ text, final }));
  const sendFrames = (count: number) => {
    for (let i = 0; i < count; i++) receive(new Uint8Array(640));
  };
  return { clock, heard, refusals, send, sendFrames };
}

describe('words', () => {
  test('of a person who types, speaks and pastes pass', async () => {
    const { clock, heard, refusals, send } = receiver();
    for (let i = 0; i < 5; i++) send('a line of a list', true);
    send('漢'.repeat(4000), true);
    for (let second = 0; second < 60; second++) {
      await clock.advance(1000);
      send('When do you open?', true);
      for (let i = 0; i < 20; i++) send('word '.repeat(2 * second), false);
    }
    expect([heard.length, refusals]).toEqual([6 + 60 * 21, []]);
  });

  test('that are complete twice a second on average are too many when they are more', () => {
    const { refusals, heard, send } = receiver();
    for (let i = 0; i < 30; i++) send('yes', true);
    expect(heard).toHaveLength(10);
    expect(refusals[0]).toBe('4429 too many messages');
  });

  test('are counted in bytes, too', async () => {
    const { clock, heard, send } = receiver();
    for (let i = 0; i < 20; i++) {
      send('漢'.repeat(4000), true);
      await clock.advance(600);
    }
    expect(heard.reduce((sum, { text }) => sum + 3 * text.length, 0)).toBeLessThan(32_000 + 12 * 8_000);
  });

  test('that still change are counted in bytes', () => {
    const { heard, send } = receiver();
    for (let i = 0; i < 30; i++) send('漢'.repeat(4000), false);
    expect(heard).toHaveLength(10);
  });

  test('do not count for messages without words', () => {
    const { heard, send } = receiver();
    for (let i = 0; i < 80; i++) send('x'.repeat(4000), null);
    expect(heard).toHaveLength(80);
  });
});

describe('a network that stalls again and again', () => {
  test('delivers ten seconds of a microphone and of its messages at once, and the call goes on', async () => {
    const { clock, heard, refusals, send, sendFrames } = receiver();
    for (let stall = 0; stall < 20; stall++) {
      await clock.advance(10_000);
      sendFrames(500);
      for (let i = 0; i < 200; i++) send('played', null);
      for (let second = 0; second < 10; second++) {
        await clock.advance(1000);
        sendFrames(50);
        for (let i = 0; i < 10; i++) send('played', null);
      }
    }
    expect([heard.length, refusals]).toEqual([20 * 300, []]);
  });

  test('is not a peer that sends faster than real time', async () => {
    const { clock, refusals, sendFrames } = receiver();
    for (let second = 0; second < 30; second++) {
      await clock.advance(1000);
      sendFrames(100);
    }
    expect(refusals[0]).toBe('4429 more audio than real time');
  });
});
