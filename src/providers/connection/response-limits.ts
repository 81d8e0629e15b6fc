// Limits what a response costs beside its bytes: its informational responses (RFC 9110, 15.2) and its chunks (RFC 9112, 7.1). Undici
// reads both until the deadline, and calls into JavaScript for each, so a server that sends nothing else would use the time of the
// process.
import type { Dispatcher } from 'undici';
import { ConnectionFailure, connectionFailure } from './failure.ts';

const MAX_INFORMATIONAL = 20;
/** Chunks that may be small, for servers that send each character as one. They take about 5 ms. */
const FREE_CHUNKS = 16_384;
/** Minimum average size of more chunks, bytes. An event of a stream is larger. Undici reports a chunk in two packets as two. */
const MIN_AVERAGE_BYTES = 8;

/** An interceptor for `compose`. A request beyond the limits fails with the ConnectionFailure `bad_answer`. */
export function limitResponses(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) => dispatch(options, limited(handler));
}

function limited(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  let informational = 0;
  let chunks = 0;
  let bytes = 0;
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...response) => handler.onRequestUpgrade?.(...response),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onResponseStart(controller, status, headers, text) {
      if (status < 200 && ++informational > MAX_INFORMATIONAL) return controller.abort(connectionFailure('bad_answer'));
      handler.onResponseStart?.(controller, status, headers, text);
    },
    onResponseData(controller, chunk) {
      chunks += 1;
      bytes += chunk.length;
      if (chunks <= FREE_CHUNKS || bytes >= chunks * MIN_AVERAGE_BYTES) {
        handler.onResponseData?.(controller, chunk);
      } else controller.abort(new ConnectionFailure('bad_answer', 'the chunks of the response are too small'));
    },
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  };
}
