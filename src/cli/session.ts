// One run of the command line: the terminal, the global options, and the connection to the service, which is opened at first use.
import { isAbsolute, join } from 'node:path';
import type { Parley } from '../../generated/clients/typescript/src/index.ts';
import { openConnection, type Connection } from './connection.ts';
import { printerFor, type Printer, type Terminal } from './terminal.ts';

/** Options of every command. */
export interface GlobalOptions {
  json?: boolean;
  url?: string;
  key?: string;
  profile?: string;
  workspace?: string;
}

export interface CliSession {
  terminal: Terminal;
  /** Set once the command line has been parsed. */
  options: GlobalOptions;
  readonly print: Printer;
  /** @throws CliFailure when there are no credentials */
  connect(): Promise<Connection>;
  client(): Promise<Parley>;
  /** Resolves a path of the command line. */
  path(given: string): string;
  /** Returns the signal of Ctrl-C, which from then on no longer ends the command. */
  takeOverStop(): AbortSignal;
  readonly ownsStop: boolean;
  /** Exit code of a command that ends without an error. */
  exitCode: number;
}

export function createSession(terminal: Terminal): CliSession {
  let connection: Promise<Connection> | null = null;
  let ownsStop = false;
  const session: CliSession = {
    terminal,
    options: {},
    exitCode: 0,
    get print() {
      return printerFor(terminal, session.options.json === true);
    },
    get ownsStop() {
      return ownsStop;
    },
    connect: () => (connection ??= openConnection(terminal, session.options)),
    client: async () => (await session.connect()).parley,
    path: (given) => (isAbsolute(given) ? given : join(terminal.cwd, given)),
    takeOverStop() {
      ownsStop = true;
      return terminal.stop;
    },
  };
  return session;
}
