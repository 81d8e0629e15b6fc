// demo: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { Demo, DemoStart } from '../types.ts';

/** A demo agent of this deployment that needs no account. */
export class DemoApi extends Resource {
  /**
   * Try the demo agent.
   * Starts a demo: `web` returns a token to join a browser call, `chat` returns a reply of the agent,
   * and `call` calls one of the test numbers. Requests are limited per IP address and by a daily budget.
   * Fails with 404 if the deployment has no demo.
   * POST /v1/demo/{kind}
   * @throws ApiError agent_not_found, budget_spent, concurrency_limited, demo_not_found,
   * insufficient_funds, provider_failed, widget_session_busy, widget_session_full,
   * widget_session_not_found
   */
  start(kind: string, body?: DemoStart, options?: RequestOptions): ApiPromise<Demo> {
    return this.json<Demo>({ method: 'POST', path: `/v1/demo/${encodeURIComponent(kind)}`, body: body === undefined ? undefined : jsonBody(body) }, options);
  }
}
