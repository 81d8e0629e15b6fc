// Explains why the server cannot listen, in one sentence with a command that works.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';

/** Number of higher ports that are tried. */
const TRIED = 50;

/** Returns the error itself if it has another cause. */
export async function explainListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error;
  const why = await reasonOf(code, host, port);
  return why === null ? error : new Error(why, { cause: error });
}

async function reasonOf(code: string | undefined, host: string, port: number): Promise<string | null> {
  switch (code) {
    case 'EADDRINUSE': {
      const free = await freePort(host, port);
      return `port ${port} is in use on ${host}. Start on another one:  PORT=${free} npm start`;
    }
    case 'EACCES':
      return `this user may not listen on port ${port}. Start on a port above 1023:  PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 for every network`;
    default:
      return null;
  }
}

/** Returns the next free port; 0, which lets the system choose one, if none is close. */
async function freePort(host: string, port: number): Promise<number> {
  const last = Math.min(port + TRIED, 65_535);
  for (let next = port + 1; next <= last; next++) if (await isFree(host, next)) return next;
  return 0;
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
