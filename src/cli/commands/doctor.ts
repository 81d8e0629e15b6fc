// `parley doctor`: checks the connection to the service (URL, clock, credentials, scope). If the service runs on this machine, it
// also checks its configuration, as `npm run doctor` does.
import { Option, type Command } from 'commander';
import { exitCodeOf, ok, problem, reasonOf, reportOf, skipped, warning, type Diagnosis } from '../../core/diagnosis.ts';
import { addCommand } from '../command.ts';
import type { Connection } from '../connection.ts';
import { CliFailure, isApiError } from '../failures.ts';
import { startProgram } from '../service-process.ts';
import type { CliSession } from '../session.ts';

const ASK_MS = 10_000;
/**
 * The service refuses webhook and token times that are off by more than five minutes. A difference of a minute
 * is worth a warning.
 */
const CLOCK_WARNING_MS = 60_000;
const CLOCK_PROBLEM_MS = 300_000;

interface DoctorOptions {
  local?: boolean;
  remote?: boolean;
  offline?: boolean;
}

export function addDoctor(program: Command, session: CliSession): void {
  addCommand(program, 'doctor', {
    summary: 'check the connection to the service, and the service on this machine',
    about:
      'Explains how to fix each finding. The configuration is checked if the credentials belong to a service on this machine, or with --local. The exit code is 1 if something is broken.',
    examples: [
      'parley doctor',
      'parley doctor --url https://voice.example.com --json',
      'parley doctor --local --offline',
    ],
  })
    .option('--local', 'check only the configuration on this machine: npm run doctor')
    .addOption(new Option('--remote', 'check only the connection').conflicts('local'))
    .option('--offline', 'contact no vendor and no public URL')
    .action((options: DoctorOptions) => doctor(session, options));
}

async function doctor(session: CliSession, options: DoctorOptions): Promise<void> {
  const connection = options.local ? null : await connected(session);
  const isRemote = connection !== null && !('status' in connection) && connection.dataDir === null;
  const remote = connection === null ? [] : 'status' in connection ? [connection] : await remoteFindings(connection);
  const local = options.remote || (isRemote && !options.local) ? [] : await localFindings(session, options, connection);
  const findings = [...remote, ...local];
  const code = exitCodeOf(findings);
  session.print.emit({ ok: code === 0, findings });
  if (!session.print.json) session.print.raw(reportOf(findings));
  session.exitCode = code;
}

async function connected(session: CliSession): Promise<Connection | Diagnosis> {
  try {
    return await session.connect();
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    return problem('credentials', `${error.message}.`, error.fix ?? 'parley login');
  }
}

async function remoteFindings(connection: Connection): Promise<Diagnosis[]> {
  const { url } = connection;
  const started = Date.now();
  const answer = await wholeAnswer(`${url}/health`).catch(reasonOf);
  if (typeof answer === 'string') {
    const next = 'Check the address (--url), the network, and that the service runs there.';
    return [problem('address', `${url} does not answer: ${answer}.`, next)];
  }
  const took = Date.now() - started;
  const address = addressFinding(url, answer, took);
  if (address.status === 'problem') return [address];
  return [address, clockFinding(answer, started + took / 2), ...(await principalFindings(connection))];
}

async function wholeAnswer(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
  await answer.arrayBuffer();
  return answer;
}

function addressFinding(url: string, answer: Response, took: number): Diagnosis {
  if (!answer.ok) {
    const next = 'Give the URL of the service itself, without a path.';
    return problem('address', `${url}/health answers ${answer.status}: that is not Parley.`, next);
  }
  const { protocol, hostname } = new URL(url);
  const isPlain = protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(hostname);
  if (isPlain)
    return warning('address', `${url} answers in ${took} ms, unencrypted.`, 'Use https: the key is sent unencrypted.');
  return ok('address', `${url} answers in ${took} ms.`);
}

/** @param asked midpoint of the request, in milliseconds of this machine's clock */
function clockFinding(answer: Response, asked: number): Diagnosis {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return skipped('clock', 'The service sends no Date header.');
  // The header has whole seconds, so it is half a second behind on average.
  const off = Math.round(asked - date - 500);
  const text = `This machine's clock is ${Math.abs(off / 1000).toFixed(1)} s ${off < 0 ? 'behind' : 'ahead of'} that of the service.`;
  const next = 'Synchronize the clocks of both machines by NTP: webhook signatures that seem old are refused.';
  if (Math.abs(off) >= CLOCK_PROBLEM_MS) return problem('clock', text, next);
  return Math.abs(off) >= CLOCK_WARNING_MS ? warning('clock', text, next) : ok('clock', text);
}

async function principalFindings({ parley, source }: Connection): Promise<Diagnosis[]> {
  try {
    const { user, api_key: key, workspace, scope } = await parley.auth.getCurrentPrincipal();
    const who = user ? user.email : `the key ${key?.name}`;
    const credentials = ok('credentials', `${source}: ${who}, workspace ${workspace.name} (${workspace.id}).`);
    return [credentials, scopeFinding(scope)];
  } catch (error) {
    if (!isApiError(error) && !(error instanceof CliFailure)) throw error;
    const next = 'parley login, or another key in --key or PARLEY_API_KEY.';
    return [problem('credentials', `${source}: ${error.message}.`.replace('..', '.'), next)];
  }
}

function scopeFinding(scope: string): Diagnosis {
  if (scope === 'admin') return ok('scope', 'admin: everything.');
  if (scope === 'write') return ok('scope', 'write: everything but members, keys, money and the audit log.');
  const next = 'Create a key with the scope write to place calls, chat, run tests or push agents.';
  return warning('scope', `${scope}: it reads, and changes nothing.`, next);
}

async function localFindings(
  { terminal }: CliSession,
  { offline }: DoctorOptions,
  connection: Connection | Diagnosis | null,
): Promise<Diagnosis[]> {
  const here = connection !== null && 'url' in connection ? ['--url', connection.url] : [];
  const args = ['doctor', '--json', ...here, ...(offline ? ['--offline'] : [])];
  const child = startProgram(terminal, ['src/main.ts', ...args]);
  let [output, errors] = ['', ''];
  child.stdout!.on('data', (bytes) => (output += String(bytes)));
  child.stderr!.on('data', (bytes) => (errors += String(bytes)));
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  try {
    return (JSON.parse(output) as { findings: Diagnosis[] }).findings;
  } catch {
    return [problem('configuration', errors.trim() || 'The examination ended without a report.', 'npm run doctor')];
  }
}
