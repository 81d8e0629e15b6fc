// A workspace's own model server: its URL and models are sealed together with the key as one text. Pure.
// Invariant: a plain key is never read as a server, because keys contain no space.

interface OwnServer {
  key: string;
  /** URL including the version. */
  baseUrl: string;
  /** The first is the default. */
  models: readonly string[];
}

const PREFIX = 'server ';

export function serverSecret(server: OwnServer): string {
  return PREFIX + JSON.stringify(server);
}

/** Returns null for a plain key. */
export function readOwnServer(secret: string): OwnServer | null {
  return secret.startsWith(PREFIX) ? (JSON.parse(secret.slice(PREFIX.length)) as OwnServer) : null;
}
