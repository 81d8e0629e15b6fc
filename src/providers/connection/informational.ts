// Limits the informational responses of a request (RFC 9110, 15.2). Undici reads them until the deadline, so a server that sends
// nothing else would use the time of the process.
import type { Dispatcher } from 'undici';
import { connectionFailure } from './failure.ts';

const MAX_PER_REQUEST = 20;

/** An interceptor for `compose`. A request with more fails with the ConnectionFailure `bad_answer`. */
export function limitInformational(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) => dispatch(options, limited(handler));
}

function limited(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  let count = 0;
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...response) => handler.onRequestUpgrade?.(...response),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onResponseStart(controller, status, headers, text) {
      if (status < 200 && ++count > MAX_PER_REQUEST) return controller.abort(connectionFailure('bad_answer'));
      handler.onResponseStart?.(controller, status, headers, text);
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  };
}
