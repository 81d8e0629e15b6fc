// Fixtures of browser calls: a waiting call, and a browser that joins it.
import type { RtcToken } from '../../../generated/types.ts';
import type { TestApp } from '../../support/app.ts';
import { joinCall, type BrowserCaller } from '../../support/browser-caller.ts';
import { agentBody, type Tenant } from '../../support/client.ts';

export const GREETING = 'Hello, this is Ada from Northwind. How can I help?';
const PROMPT = 'You are Ada, the assistant of Northwind. The bakery is open from seven to six.';

export async function newAgent(owner: Tenant, more: Record<string, unknown> = {}): Promise<string> {
  const response_engine = { type: 'service-llm', system_prompt: PROMPT };
  const { agent_id } = await owner.ok('createAgent', {
    body: agentBody({ greeting: GREETING, response_engine, ...more }),
  });
  return agent_id;
}

export async function newGrant(owner: Tenant, more: Record<string, unknown> = {}): Promise<RtcToken> {
  return owner.ok('createRtcToken', { body: { agent_id: await newAgent(owner, more) } });
}

/** Joins the call and waits until the greeting has ended. */
export async function inConversation(app: TestApp, grant: RtcToken): Promise<BrowserCaller> {
  const caller = await joinCall(grant, app.runtime.voiceClock);
  await caller.hears('open');
  await caller.hears('line', ({ line }) => line.role === 'agent' && line.final);
  await caller.hears('turn', ({ turn }) => turn === 'listening');
  return caller;
}
