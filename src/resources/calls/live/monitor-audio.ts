// A call's sound on a socket that may be slower than the call: frames that it does not take are left out, and it is told so.
// Used by socket.ts and relay.ts. Invariant: what waits is bounded, and the call waits for nobody.
import type { ServerSocket } from '../../../protocol/server-socket.ts';
import { FRAME_MS } from '../../../providers/ports.ts';

/** Half a second of both sides; beyond it what follows could only be late. */
const MAX_WAITING_BYTES = 32 * 1024;

export interface PatientAudio {
  send(frame: Uint8Array): void;
}

export function createPatientAudio(socket: Pick<ServerSocket, 'send' | 'bufferedBytes'>): PatientAudio {
  let left = 0;
  return {
    send(frame) {
      if (socket.bufferedBytes() > MAX_WAITING_BYTES) {
        left++;
        return;
      }
      if (left > 0) socket.send(JSON.stringify({ type: 'gap', ms: left * FRAME_MS }));
      left = 0;
      socket.send(frame);
    },
  };
}
