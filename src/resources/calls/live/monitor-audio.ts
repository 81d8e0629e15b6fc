// Sends the audio of a call to a socket that may be slower than the call. Frames that the socket cannot accept are dropped, and a
// `gap` message reports their duration. Invariant: the buffer is bounded, and the call never waits for the socket.
import type { ServerSocket } from '../../../protocol/server-socket.ts';
import { FRAME_MS } from '../../../providers/ports/audio.ts';

/** Half a second of audio of both sides. More buffered audio would only arrive late. */
const MAX_WAITING_BYTES = 32 * 1024;

interface LossyAudio {
  send(frame: Uint8Array): void;
}

export function createLossyAudio(socket: Pick<ServerSocket, 'send' | 'bufferedBytes'>): LossyAudio {
  let dropped = 0;
  return {
    send(frame) {
      if (socket.bufferedBytes() > MAX_WAITING_BYTES) {
        dropped++;
        return;
      }
      if (dropped > 0) socket.send(JSON.stringify({ type: 'gap', ms: dropped * FRAME_MS }));
      dropped = 0;
      socket.send(frame);
    },
  };
}
