// The clients while processes fail: they create calls sequentially, each with an Idempotency-Key, and repeat a request at
// either API until it is acknowledged. Records acknowledged requests, and responses that are neither a success nor
// retryable.
import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../src/providers/telephony/loopback/sound.ts';
import { send, type Answer } from '../../support/contract-world.ts';
import { numberLike } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import type { Cluster } from './cluster.ts';

export interface Load {
  /** The call of each Idempotency-Key. */
  acknowledged: ReadonlyMap<string, string>;
  /** Responses that a client must not get, as `500 {…}`. */
  wrong: readonly string[];
  /** Number of repeated requests. */
  repeated(): number;
  /** Stops creating calls; resolves when every request is acknowledged. */
  stop(): Promise<void>;
}

interface LoadOptions {
  cluster: Cluster;
  key: string;
  agentId: string;
  seed: number;
  everyMs: number;
}

// Test numbers: talks, busy, never answers, invalid, hangs up, silent, fails at the carrier.
const PERSONAS = ['00', '00', '01', '02', '04', '05', '05', '07', '09'];
// Not among the campaign's contacts.
const FIRST_NUMBER = 50_000;
const REPEAT_MS = 300;
const REQUEST_MS = 20_000;
const ACKNOWLEDGED_MS = 180_000;

export function startLoad({ cluster, key, agentId, seed, everyMs }: LoadOptions): Load {
  const apis = cluster.members.filter(({ role }) => role === 'api');
  const acknowledged = new Map<string, string>();
  const wrong: string[] = [];
  const random = seededRandom(`${seed} load`);
  const open = new Set<Promise<void>>();
  let repeated = 0;
  let isStopped = false;

  /** Null if there was no response, or if the response allows a retry. */
  const ask = async (url: string, idempotencyKey: string, body: object): Promise<Answer | null> => {
    const request = { credential: key, body, headers: { 'idempotency-key': idempotencyKey } };
    const answered = send(url, 'createCall', request).catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    const late = new Promise<null>((resolve) => void setTimeout(resolve, REQUEST_MS, null).unref());
    const answer = await Promise.race([answered, late]);
    if (answer === null || answer.status === 503) return null;
    if (answer.status === 409 && (answer.body as { code: string }).code === 'idempotency_in_progress') return null;
    return answer;
  };

  const place = async (n: number): Promise<void> => {
    const idempotencyKey = randomUUID();
    const persona = PERSONAS[Math.floor(random() * PERSONAS.length)]!;
    const body = { agent_id: agentId, to_number: numberLike(persona, FIRST_NUMBER + n) };
    const deadline = performance.now() + ACKNOWLEDGED_MS;
    for (let attempt = n; ; attempt++) {
      const answer = await ask(apis[attempt % apis.length]!.process.url, idempotencyKey, body);
      if (answer && answer.status < 300) {
        acknowledged.set(idempotencyKey, (answer.body as { call_id: string }).call_id);
        return;
      }
      if (answer) wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      if (performance.now() > deadline) throw new Error(`call ${n} was never acknowledged`);
      repeated += 1;
      const next = performance.now() + REPEAT_MS;
      await until(() => performance.now() > next);
    }
  };

  const run = async (): Promise<void> => {
    for (let n = 0; !isStopped; n++) {
      const placed: Promise<void> = place(n).finally(() => open.delete(placed));
      open.add(placed);
      placed.catch((error: unknown) => wrong.push(String(error)));
      const next = performance.now() + everyMs;
      await until(() => isStopped || performance.now() > next, { withinMs: everyMs + 60_000 });
    }
  };
  const running = run();
  return {
    acknowledged,
    wrong,
    repeated: () => repeated,
    async stop() {
      isStopped = true;
      await running;
      await Promise.allSettled(open);
    },
  };
}
