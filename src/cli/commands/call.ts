// `parley call`: places a call and follows it until its end. The first Ctrl-C hangs up, the second one exits.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Call, FileResponse, Parley } from '../../../generated/clients/typescript/src/index.ts';
import { findAgent } from '../agent-names.ts';
import { addCommand, parseAssignment, pause } from '../command.ts';
import type { Connection } from '../connection.ts';
import { EXIT, isApiError, usage } from '../failures.ts';
import { checkWritable } from '../output-file.ts';
import type { CliSession } from '../session.ts';
import { timelineLine } from '../timeline.ts';

const TEST_CALLEE = '+12025550100';
const RECORDING_TRIES = 20;
const RECORDING_PAUSE_MS = 1_000;

interface CallOptions {
  to?: string;
  agent?: string;
  from?: string;
  variable?: Record<string, string | number | boolean>;
  follow: boolean;
  recording?: string;
}

export function addCall(program: Command, session: CliSession): void {
  addCommand(program, 'call [number]', {
    summary: 'place a call, and show the conversation as it happens',
    about: `Without a number it calls ${TEST_CALLEE}, a test callee that converses. Test numbers need no carrier and cost nothing: +12025550106 interrupts, +12025550101 is busy. Ctrl-C hangs up. The exit code is 0 if the call took place.`,
    examples: [
      'parley call',
      'parley call +12025550106 --agent Ada',
      'parley call +12025550100 --variable name=Grace --recording call.mp3',
      "parley call +12025550100 --json | jq -r '.event.type // empty'",
    ],
  })
    .option('--to <number>', 'the number, instead of the argument')
    .option(
      '--agent <agent>',
      'id or name of the agent that calls; the agent of the demo, or the only one, when left out',
    )
    .option('--from <number>', 'number of the workspace to call from; test numbers need none')
    .option('--variable <name=value>', 'a variable of the agent; can be repeated', parseAssignment)
    .option('--recording <file>', 'store the recording in this file, as MP3')
    .option('--no-follow', 'print the call and do not wait for it')
    .action((number: string | undefined, options: CallOptions) => {
      if (number !== undefined && options.to !== undefined)
        throw usage('the number is given twice', 'parley call --help');
      return call(session, number ?? options.to ?? TEST_CALLEE, options);
    });
}

async function call(session: CliSession, to: string, options: CallOptions): Promise<void> {
  const { print } = session;
  if (options.recording !== undefined) await checkWritable(session.path(options.recording));
  const connection = await session.connect();
  const { parley } = connection;
  const placed = await parley.calls.create({
    agent_id: await findAgent(session, connection, options.agent),
    to_number: to,
    ...(options.from === undefined ? {} : { from_number: options.from }),
    ...(options.variable === undefined ? {} : { variables: options.variable }),
  });
  print.say(`Calling ${placed.to_number} from ${placed.from_number} (${placed.call_id})\n`);
  print.emit({ call: placed });
  if (!options.follow) return;
  const ended = await follow(session, parley, placed.call_id);
  print.emit({ call: ended });
  sayEnd(session, ended);
  await keepRecording(session, connection, ended, options.recording);
  if (session.terminal.stop.aborted) session.exitCode = EXIT.interrupted;
  else if (ended.status !== 'completed') session.exitCode = EXIT.failed;
}

async function follow(session: CliSession, parley: Parley, callId: string): Promise<Call> {
  const { print } = session;
  const stop = session.takeOverStop();
  const hangUp = (): void => {
    print.note('\nHanging up.');
    parley.calls.end(callId).catch((error: unknown) => {
      // The call has ended meanwhile.
      if (!(isApiError(error) && error.is('call_not_active'))) print.note((error as Error).message);
    });
  };
  if (stop.aborted) hangUp();
  stop.addEventListener('abort', hangUp, { once: true });
  for await (const event of parley.calls.streamEvents(callId)) {
    print.emit({ event });
    const line = timelineLine(event);
    if (line !== null) print.say(event.type === 'latency' ? print.paint('gray', line) : line);
  }
  return parley.calls.get(callId);
}

function sayEnd(
  { print }: CliSession,
  { duration, status, end_reason: reason, end_detail: detail, latency }: Call,
): void {
  print.say(`\n${duration.toFixed(1)} s, ${status}: ${reason}${detail ? ` (${detail})` : ''}`);
  if (!latency) return;
  print.say(`Response time: p50 ${latency.p50_ms} ms, p95 ${latency.p95_ms} ms over ${latency.turns} turns`);
}

/** Stores the recording at the given path, or next to the data of a demo service. Otherwise prints its URL. */
async function keepRecording(session: CliSession, connection: Connection, ended: Call, given?: string): Promise<void> {
  const { print } = session;
  if (!ended.recording_url) return print.say('There is no recording.');
  const { dataDir, parley } = connection;
  const own = dataDir === null ? null : join(dataDir, 'demo-calls', `${ended.call_id}.mp3`);
  const file = given === undefined ? own : session.path(given);
  if (file !== null) {
    const recording = await finishedRecording(session, parley, ended.call_id);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Uint8Array(await recording.arrayBuffer()));
    print.say(`Recording: ${file} (left channel: the other side, right channel: the agent)`);
    print.emit({ recording: file });
  }
  print.say(`Listen:    ${ended.recording_play_url}`);
}

/** A busy storage may finish a recording shortly after its call. */
async function finishedRecording({ terminal }: CliSession, parley: Parley, callId: string): Promise<FileResponse> {
  for (let left = RECORDING_TRIES; ; left--) {
    try {
      return await parley.calls.getRecordingMp3(callId);
    } catch (error) {
      if (left <= 1 || !(isApiError(error) && error.is('recording_not_ready'))) throw error;
      await pause(RECORDING_PAUSE_MS, terminal.stop);
    }
  }
}
