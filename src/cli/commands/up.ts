// `parley up`: starts the service on this machine, like `npm start`, with the most important settings as options.
import { constants } from 'node:os';
import { Argument, type Command } from 'commander';
import { addCommand, portNumber } from '../command.ts';
import { isClone, startProgram } from '../service-process.ts';
import type { CliSession } from '../session.ts';

interface UpOptions {
  port?: number;
  host?: string;
  dataDir?: string;
  databaseUrl?: string;
}

export function addUp(program: Command, session: CliSession): void {
  addCommand(program, 'up', {
    summary: 'start the service on this machine',
    about:
      'The same as npm start: one process does everything, on an embedded database, until Ctrl-C. docs/settings.md lists all settings; they are environment variables, or lines of a file .env.',
    examples: ['parley up', 'parley up --port 3001 --data-dir ./other'],
  })
    .addArgument(
      new Argument('[role]', 'what this process does; roles other than all need a database server')
        .choices(['all', 'api', 'worker', 'voice'])
        .default('all'),
    )
    .option('--port <port>', 'PORT: port of the HTTP server', portNumber)
    .option('--host <address>', 'HOST: address to listen on')
    .option('--data-dir <folder>', 'DATA_DIR: embedded database, recordings and keys')
    .option('--database-url <url>', 'DATABASE_URL: a Postgres server instead of the embedded database')
    .action(async (role: string, options: UpOptions) => {
      session.exitCode = await startService(session, role, options);
    });
}

/** Runs until the service ends. @returns its exit code */
async function startService(
  { terminal, path, takeOverStop }: CliSession,
  role: string,
  options: UpOptions,
): Promise<number> {
  const given = {
    PORT: options.port,
    HOST: options.host,
    DATA_DIR: options.dataDir && path(options.dataDir),
    DATABASE_URL: options.databaseUrl,
  };
  const settings = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const stop = takeOverStop();
  // An installed package contains the web pages, and has no launcher.
  const program = isClone(terminal)
    ? (['scripts/launch.js', 'start', role] as const)
    : (['src/main.ts', role] as const);
  const child = startProgram(terminal, program, { settings: Object.fromEntries(settings), stdio: 'inherit' });
  const forward = (signal: unknown): void => void child.kill((signal as NodeJS.Signals | undefined) ?? 'SIGINT');
  // The service treats a repeated Ctrl-C as an order to end immediately.
  terminal.onRepeatedStop = forward;
  stop.addEventListener('abort', () => forward(stop.reason), { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
  });
}
