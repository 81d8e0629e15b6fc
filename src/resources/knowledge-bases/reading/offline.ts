// The reading process has no network and starts nothing: a parser that follows what a document names, or was talked into more, reaches
// nobody. Used by process.ts. Node's permissions do not cover sockets before version 25, and its watch needs a thread, which has
// permissions of its own; this takes the ways away from every library in the thread. Absent: a defence against native code, which
// no JavaScript gives.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workers from 'node:worker_threads';

const refuse = (): never => {
  throw new Error('The reading process must not use the network.');
};

/** From here on sockets neither connect nor listen, and no name is looked up. Cannot be undone. */
export function goOffline(): void {
  // TLS, HTTP, fetch and WebSocket go through these, too.
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

// No arrow: it is called with `new`, too.
function deny(): never {
  throw new Error('The reading process must not start or signal processes.');
}

/** From here on no thread is started, which would have a network and other permissions, and no process is signalled. */
export function startNothing(): void {
  Object.assign(workers.Worker.prototype, { constructor: deny });
  Object.assign(workers, { Worker: deny });
  Object.assign(process, { kill: deny });
  syncBuiltinESMExports();
}
