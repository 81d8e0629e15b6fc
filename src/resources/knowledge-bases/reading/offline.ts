// Disables network, threads and signals in the reading process, so that a parser that follows a document's links, or is
// exploited, can reach nothing. Node's permissions do not cover sockets before version 25, and the watch thread needs other
// permissions, so this file replaces the functions for every library in the thread. Deliberately omitted: protection against
// native code, which JavaScript cannot provide.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workers from 'node:worker_threads';

const refuse = (): never => {
  throw new Error('The reading process must not use the network.');
};

/** Makes sockets unable to connect or listen, and DNS lookups fail. Cannot be undone. */
export function goOffline(): void {
  // TLS, HTTP, fetch and WebSocket use these methods, too.
  Object.assign(net.Socket.prototype, { connect: refuse });
  Object.assign(net.Server.prototype, { listen: refuse });
  Object.assign(dgram.Socket.prototype, { bind: refuse, connect: refuse, send: refuse });
  for (const target of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (/^(lookup|resolve|reverse)/.test(name)) Object.assign(target, { [name]: refuse });
    }
  }
  syncBuiltinESMExports();
}

// Not an arrow function, because it is also called with `new`.
function deny(): never {
  throw new Error('The reading process must not start or signal processes.');
}

/** Prevents starting threads, which would have network access and other permissions, and signaling processes. */
export function startNothing(): void {
  Object.assign(workers.Worker.prototype, { constructor: deny });
  Object.assign(workers, { Worker: deny });
  Object.assign(process, { kill: deny });
  syncBuiltinESMExports();
}
