// Streams that Twilio opens, or somebody else with the token of a call: a socket is one stream, and sends no more than a telephone.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { ServerSocket } from '../../../src/protocol/server-socket.ts';
import type { Arrival, LegUpdates } from '../../../src/providers/ports/carrier.ts';
import { createMedia } from '../../../src/providers/vendors/twilio/media.ts';

const AUDIO = { event: 'media', media: { payload: Buffer.alloc(160).toString('base64') } };
const start = (token: string) => ({
  event: 'start',
  streamSid: 'MZ1',
  start: { callSid: 'CA1', customParameters: { token } },
});

/** A stream of an inbound call on a socket without a network. Each leg has its name as its token. */
function opened(legs: LegUpdates = { watch: () => () => undefined }) {
  const clock = createVirtualClock();
  const media = createMedia({
    clock,
    legs,
    tokens: { seal: (legName) => legName, open: (token) => token },
    hangUp: async () => undefined,
  });
  const arrivals: Arrival[] = [];
  media.onArrival((arrival) => void arrivals.push(arrival));
  const closed: number[] = [];
  let receive: (text: string) => void = () => undefined;
  const close = (code: number) => void closed.push(code);
  const socket: ServerSocket = {
    send: () => undefined,
    bufferedBytes: () => 0,
    onMessage: (listener) => void (receive = listener),
    onClose: () => undefined,
    close,
    refuse: close,
  };
  void media.sockets[0]!.open(socket, undefined as never);
  const send = (message: object) => receive(JSON.stringify(message));
  return { arrivals, closed, send };
}

test('a stream that sends far more than a telephone is closed', () => {
  const { closed, send } = opened();
  send(start('call_1'));
  for (let i = 0; i < 500; i++) send(AUDIO);
  expect(closed).toEqual([]);
  for (let i = 0; i < 501; i++) send(AUDIO);
  expect(closed).toContain(4429);
});

test('a stream that sends far more audio than a telephone is closed', () => {
  const { closed, send } = opened();
  send(start('call_1'));
  const long = { event: 'media', media: { payload: Buffer.alloc(36_000).toString('base64') } };
  for (let i = 0; i < 20; i++) send(long);
  expect(closed).toEqual([]);
  send(long);
  expect(closed).toEqual([4429]);
});

test('a socket without a token that sends far more than a telephone is closed', () => {
  const { closed, send } = opened();
  for (let i = 0; i < 1_001; i++) send({ event: 'connected' });
  expect(closed).toEqual([4429]);
});

test('a stream is one call, however often it announces its start', () => {
  const { arrivals, send } = opened();
  for (const token of ['call_1', 'call_2']) send(start(token));
  expect(arrivals.map(({ callId }) => callId)).toEqual(['call_1']);
});

test('a stream of a call that is known to be over is closed, and its reports are no longer watched', async () => {
  let watches = 0;
  const { arrivals, closed, send } = opened({
    watch(_legName, onLeg) {
      watches++;
      onLeg({ ref: 'CA1', status: 'over', detail: 'completed', answeredBy: null });
      return () => void watches--;
    },
  });
  send(start('call_1'));
  const line = await arrivals[0]!.accept(undefined, new AbortController().signal);
  const reasons: string[] = [];
  line.onClose((reason) => reasons.push(reason));
  expect([reasons, closed, watches]).toEqual([['hangup'], [1000], 0]);
});
