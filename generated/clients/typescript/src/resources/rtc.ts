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
   * call once, within five minutes; a call that is not joined fails as `no_answer`. With `websocket`,
   * open `url` with the subprotocols `parley.v1` and the token: binary frames are 640 bytes of 16 kHz
   * mono PCM16 (little endian), text frames are RtcClientMessage to the server and RtcServerMessage from
   * it. Close codes: 1000 (the call is over), 1013 (the process starts, stops or does not carry the
   * call: connect again with the same token), 4401 (the token is wrong, expired or already used; or the
   * key or session that requested it has ended, within 15 seconds, and the call ends with it as
   * `ended_by_api`), 4404 (no such call, or it is over), 4409 (joined elsewhere), 4413 (a message is too
   * large), 4429 (too many frames, or too many wrong tokens). With `livekit`, join the room at `url`
   * with LiveKit's own client; the call also ends with its key or session.
   * POST /v1/rtc/token
   * @throws ApiError agent_not_found, concurrency_limited, insufficient_funds, provider_failed
   */
  createToken(body: RtcTokenCreate, options?: RequestOptions): ApiPromise<RtcToken> {
    return this.json<RtcToken>({ method: 'POST', path: '/v1/rtc/token', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Check browser voice.
   * Checks each hop: what is configured, and which one fails.
   * GET /v1/rtc/health
   */
  getHealth(options?: RequestOptions): ApiPromise<RtcHealth> {
    return this.json<RtcHealth>({ method: 'GET', path: '/v1/rtc/health' }, options);
  }
}
