// Two lines connected in the process, on a virtual clock: frames in time are forwarded, late frames are dropped.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import { createSupervisorVoice } from '../../src/voice/supervision/supervisor-voice.ts';
import { bridgeLines } from '../../src/voice/transfer/bridge.ts';
import { startRingback } from '../../src/voice/transfer/ringback.ts';
import { createScriptedLine } from '../support/scripted-line.ts';

function bridged() {
  const clock = createVirtualClock();
  const [caller, human] = [createScriptedLine(clock), createScriptedLine(clock)];
  const heardAt: number[] = [];
  const bridge = bridgeLines({
    clock,
    caller,
    human,
    taps: { agentFrame: (_frame, at) => void heardAt.push(at) },
    onLineLost: (_whose, error) => expect.unreachable(error.message),
  });
  return { clock, caller, human, heardAt, bridge };
}
const frame = () => new Int16Array(FRAME_SAMPLES).fill(1000);

test('a frame that is on time is forwarded only to the other side', async () => {
  const { clock, caller, human, bridge } = bridged();
  for (let i = 0; i < 50; i++) {
    bridge.passCallerFrame(frame());
    await clock.advance(FRAME_MS);
  }
  expect([human.written.length, caller.written.length, bridge.dropped]).toEqual([50, 0, 0]);
});

test('at most 200 ms of a burst are played, and the recording has them without a gap or an overlap', async () => {
  const { clock, caller, heardAt, bridge } = bridged();
  for (let i = 0; i < 50; i++) bridge.passHumanFrame(frame());
  const kept = caller.written.length;
  expect(kept * FRAME_MS).toBeLessThanOrEqual(200 + FRAME_MS);
  expect(bridge.dropped).toBe(50 - kept);
  expect(heardAt).toEqual(Array.from({ length: kept }, (_, i) => i * FRAME_MS));
  await clock.advance(1000);
  bridge.passHumanFrame(frame());
  expect(heardAt.at(-1)).toBe(1000);
});

test('frames that a line discards are not recorded', async () => {
  const { clock, caller, heardAt, bridge } = bridged();
  let isAway = true;
  caller.write = () => !isAway;
  bridge.passHumanFrame(frame());
  const recorded: number[] = [];
  const taps = { agentFrame: (_frame: Int16Array, at: number) => void recorded.push(at), agentCut: () => undefined };
  const stopRingback = startRingback({
    clock,
    line: caller,
    taps,
    onLineLost: (error) => expect.unreachable(error.message),
  });
  const supervisor = createSupervisorVoice({
    clock,
    line: caller,
    taps,
    onLineLost: ({ message }) => expect.unreachable(message),
  });
  supervisor.takeLine();
  const speak = async () => {
    for (let i = 0; i < 200; i++) {
      supervisor.playMicrophoneFrame(frame());
      await clock.advance(FRAME_MS);
    }
  };
  await speak();
  expect([heardAt, recorded]).toEqual([[], []]);
  isAway = false;
  await speak();
  bridge.passHumanFrame(frame());
  expect(heardAt).toHaveLength(1);
  expect(recorded.length).toBeGreaterThan(200);
  stopRingback();
  supervisor.releaseLine();
});

test('captions also cross the bridge', () => {
  const { caller, human, bridge } = bridged();
  bridge.passCallerCaption({ text: 'Hello?', final: true });
  bridge.passHumanCaption({ text: 'Yes.', final: true });
  expect([human.captions[0]!.text, caller.captions[0]!.text]).toEqual(['Hello?', 'Yes.']);
});
