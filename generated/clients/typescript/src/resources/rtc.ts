// rtc: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { RtcHealth, RtcToken, RtcTokenCreate } from '../types.ts';

/** Voice calls in the browser. */
export class RtcApi extends Resource {
  /**
   * Get a token for a browser call.
   * Creates a call on the channel `web`, which starts when the browser joins. The token can join this
   * call once, within five minutes. A call that is not joined fails with `no_answer`. With `websocket`,
   * open `url` with the subprotocols `parley.v1` and the token. Binary frames are 640 bytes of 16 kHz
   * mono PCM16 (little endian). Text frames are RtcClientMessage to the server and RtcServerMessage from
   * the server. Close codes: 1000 (the call has ended), 1013 (the process is starting or stopping, or
   * does not carry the call: connect again with the same token), 4401 (the token is invalid, expired or
   * already used; or the key or session that requested it has ended, which ends the call as
   * `ended_by_api` within 15 seconds), 4404 (the call does not exist or has ended), 4409 (joined
   * elsewhere), 4413 (a message is too large), 4429 (too many frames or too many invalid tokens). With
   * `livekit`, join the room at `url` with a LiveKit client. The call also ends with its key or session.
   * POST /v1/rtc/token
   * @throws ApiError agent_not_found, concurrency_limited, insufficient_funds, provider_failed
   */
  createToken(body: RtcTokenCreate, options?: RequestOptions): ApiPromise<RtcToken> {
    return this.json<RtcToken>({ method: 'POST', path: '/v1/rtc/token', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Check browser voice.
   * Reports the configuration and the health of each hop.
   * GET /v1/rtc/health
   */
  getHealth(options?: RequestOptions): ApiPromise<RtcHealth> {
    return this.json<RtcHealth>({ method: 'GET', path: '/v1/rtc/health' }, options);
  }
}
