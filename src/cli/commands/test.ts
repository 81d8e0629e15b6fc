// `parley test`: runs test cases, shows progress, and exits with code 1 if a sample did not pass. Ctrl-C cancels the run.
import { writeFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import type {
  Parley,
  TestCaseResult,
  TestReport,
  TestRunCreate,
} from '../../../generated/clients/typescript/src/index.ts';
import { findAgent } from '../agent-names.ts';
import { addCommand, collectValues, countNumber, pause, wholeNumber } from '../command.ts';
import { CliFailure, EXIT, isApiError } from '../failures.ts';
import { checkWritable } from '../output-file.ts';
import type { CliSession } from '../session.ts';
import { tableOf } from '../terminal.ts';

const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 2_000;
/** A run continues when the service restarts, which takes some seconds. */
const POLL_RETRIES = 6;

interface TestOptions {
  agent?: string;
  agentVersion?: number;
  tag?: string;
  case?: string[];
  samples?: number;
  line?: 'text' | 'audio';
  seed?: number;
  baseline?: string;
  junit?: string;
}

export function addTest(program: Command, session: CliSession): void {
  addCommand(program, 'test', {
    summary: 'run the test cases of an agent, a tag, or by id',
    about: 'The exit code is 0 if every sample passed, and 1 otherwise. docs/guides/17-tests.md describes cases.',
    examples: [
      'parley test --agent Ada',
      'parley test --tag smoke --samples 3 --junit junit.xml',
      'parley test --agent Ada --agent-version 7 --baseline run_… --json',
    ],
  })
    .option('--agent <agent>', 'cases of this agent, by id or name')
    .option('--tag <tag>', 'cases with this tag')
    .option('--case <id>', 'this case; can be repeated', collectValues)
    .option('--agent-version <number>', 'run on this version of the agent', countNumber)
    .option('--samples <number>', 'number of runs of each case', countNumber)
    .addOption(new Option('--line <type>', 'run on this line').choices(['text', 'audio']))
    .option('--seed <number>', 'seed of random choices', wholeNumber)
    .option('--baseline <run>', 'compare with this run')
    .option('--junit <file>', 'write the report as JUnit XML')
    .action((options: TestOptions) => test(session, options));
}

async function test(session: CliSession, options: TestOptions): Promise<void> {
  const { print } = session;
  if (options.junit !== undefined) await checkWritable(session.path(options.junit));
  const connection = await session.connect();
  const { parley } = connection;
  const wanted: TestRunCreate = {
    ...(options.agent === undefined ? {} : { agent_id: await findAgent(session, connection, options.agent) }),
    ...(options.tag === undefined ? {} : { tag: options.tag }),
    ...(options.case === undefined ? {} : { case_ids: options.case }),
    ...(options.agentVersion === undefined ? {} : { agent_version: options.agentVersion }),
    ...(options.samples === undefined ? {} : { samples: options.samples }),
    ...(options.line === undefined ? {} : { line: options.line }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.baseline === undefined ? {} : { baseline_run_id: options.baseline }),
  };
  // Before the run is created: otherwise Ctrl-C could leave a run that costs money.
  const stop = session.takeOverStop();
  const { id } = await parley.tests.createRun(wanted);
  const report = await finished(session, parley, id, stop).catch((error: unknown) => {
    print.note(`The run ${id} continues on the service: parley api getTestRun --id ${id}`);
    throw error;
  });
  print.emit({ run: report });
  for (const line of linesOf(session, report)) print.say(line);
  if (options.junit !== undefined) {
    const file = session.path(options.junit);
    await writeFile(file, await (await parley.tests.getRunXml(id)).text());
    print.note(`JUnit report: ${file}`);
  }
  if (report.status === 'failed') throw new CliFailure(`the run ${id} failed: ${report.error}`, EXIT.failed);
  if (session.terminal.stop.aborted) session.exitCode = EXIT.interrupted;
  else if (!report.passed) session.exitCode = EXIT.failed;
}

/** Waits for the end of a run, which `stop` requests. */
async function finished(
  { print, terminal }: CliSession,
  parley: Parley,
  id: string,
  stop: AbortSignal,
): Promise<TestReport> {
  const cancel = (): void => {
    print.note('Canceling.');
    parley.tests.cancelRun(id).catch((error: unknown) => {
      // A run that has ended meanwhile cannot be canceled, and is reported normally.
      if (!(isApiError(error) && error.is('test_run_over'))) print.note((error as Error).message);
    });
  };
  if (stop.aborted) cancel();
  stop.addEventListener('abort', cancel, { once: true });
  const never = new AbortController().signal;
  for (let waitMs = FIRST_WAIT_MS, shown = -1; ; waitMs = Math.min(waitMs * 1.5, MAX_WAIT_MS)) {
    const report = await parley.tests.getRun(id, { maxRetries: POLL_RETRIES });
    const { done, total, passed } = report.progress;
    if (done !== shown && !print.json)
      terminal.stderr.write(progressText(terminal.stderr.isTTY === true, done, total, passed));
    shown = done;
    if (report.ended_at !== null) return report;
    await pause(waitMs, never);
  }
}

/** On a terminal, the progress line overwrites itself. */
function progressText(isTerminal: boolean, done: number, total: number, passed: number): string {
  const text = `${done} of ${total} done, ${passed} passed`;
  return isTerminal ? `\r${text}${done === total ? '\n' : ''}` : `${text}\n`;
}

function linesOf({ print }: CliSession, { results, samples, progress, id, status }: TestReport): string[] {
  const isCompared = results.some(({ change }) => change !== null);
  const rows = tableOf(
    results.map((result) => [
      verdictOf(result, samples),
      `${result.passed}/${samples}`,
      ...(isCompared ? [result.change?.replaceAll('_', ' ') ?? ''] : []),
      result.name,
    ]),
  );
  const lines = results.flatMap((result, index) => {
    const failures = result.samples.flatMap((sample) =>
      sample.failures.map(({ code, detail, turn, quote }) => {
        const where = turn === null ? '' : `, turn ${turn}`;
        return `        sample ${sample.sample}${where}: ${detail} (${code})${quote ? `: "${quote}"` : ''}`;
      }),
    );
    const warnings = result.warnings.map(({ detail }) => `        ${print.paint('yellow', 'warning:')} ${detail}`);
    const color = verdictOf(result, samples) === 'passed' ? 'green' : 'red';
    return [rows[index]!.replace(/^\w+/, (word) => print.paint(color, word)), ...failures, ...warnings];
  });
  const { total, passed, failed, errors } = progress;
  return [...lines, `${passed} of ${total} passed, ${failed} failed, ${errors} errors (${id}, ${status})`];
}

/** @param samples of each case; a run that failed or was canceled has not all of their results */
function verdictOf({ passed, failed, errors }: TestCaseResult, samples: number): string {
  if (errors > 0) return 'error';
  if (failed > 0) return 'failed';
  return passed < samples ? 'unfinished' : 'passed';
}
