// The guarantees of an Idempotency-Key, on a real database, with a handler that counts its effects in a table.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '../../src/core/errors.ts';
import { createdId } from '../../src/core/ids.ts';
import type { HttpSettings } from '../../src/http/http-settings.ts';
import { deleteExpiredIdempotencyKeys } from '../../src/http/idempotency.ts';
import type { AnyHandler } from '../../src/http/mount.ts';
import type { Context } from '../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { AGENT, NEW_AGENT, startHarness, type HttpHarness } from './http-harness.ts';

let database: TestDatabase;
let harness: HttpHarness;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table effects (id text primary key, name text not null)`.execute(database.db);
  await sql`insert into workspaces (id, name) values ('wsp_a', 'A'), ('wsp_b', 'B')`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate effects, idempotency_keys`.execute(database.db);
});
afterEach(() => harness.close());

const start = async (handlers: Record<string, AnyHandler>, settings: Partial<HttpSettings> = {}) => {
  harness = await startHarness({ createAgent, getAgent, ...handlers }, { database, settings });
};

const createAgent: AnyHandler = async (ctx, input) => {
  const { name } = input.body as { name: string };
  return { status: 201, body: { ...AGENT, name, agent_id: await effect(ctx, name) } };
};

const getAgent: AnyHandler = async (ctx, input) => {
  const { rows } = await sql<{ name: string }>`select name from effects where id = ${input.path['id']}`.execute(ctx.db);
  if (!rows[0]) throw fail('agent_not_found');
  return { status: 200, body: { ...AGENT, name: rows[0].name, agent_id: input.path['id'] } };
};

async function effect(ctx: Context, name: string): Promise<string> {
  const id = createdId(ctx, 'agent');
  await sql`insert into effects values (${id}, ${name})`.execute(ctx.db);
  return id;
}

const effects = async () => (await sql`select id from effects`.execute(database.db)).rows.length;
const create = (key: string, name = 'Ada', principal = 'write') =>
  harness.app.inject({
    method: 'POST',
    url: '/v1/agents',
    headers: { ...harness.bearer(principal), 'idempotency-key': key },
    payload: { ...NEW_AGENT, name },
  });

describe('a repeated POST', () => {
  test('replays the first response and creates nothing', async () => {
    await start({});
    const first = await create('k1');
    const second = await create('k1');
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([second.statusCode, second.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(second.body).toBe(first.body);
    expect(await effects()).toBe(1);
  });

  test('with another body is 422; with another key or in another workspace it is a new request', async () => {
    await start({});
    await create('k1');
    const other = await create('k1', 'Bob');
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await create('k2', 'Bob')).statusCode).toBe(201);
    expect((await create('k1', 'Bob', 'write.usr_b.wsp_b')).statusCode).toBe(201);
    expect(await effects()).toBe(3);
  });

  test('while the first one runs is 409 with Retry-After; fifty concurrent ones have one effect', async () => {
    const release = Promise.withResolvers<void>();
    await start({
      createAgent: async (ctx, input) => {
        await release.promise;
        return createAgent(ctx, input);
      },
    });
    const all = Array.from({ length: 50 }, () => create('k1'));
    const answers: Awaited<(typeof all)[number]>[] = [];
    for (const one of all) void one.then((answer) => answers.push(answer));
    await until(() => answers.length === 49);
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['idempotency_in_progress']));
    expect(answers[0]!.headers['retry-after']).toBe('1');
    // A lease that is not renewed in time belongs to a dead process; the key is free when the lease expires.
    await sql`update idempotency_keys set lease_until = now() + interval '7 seconds'`.execute(database.db);
    expect(Number((await create('k1')).headers['retry-after'])).toBeGreaterThan(1);
    release.resolve();
    expect((await Promise.all(all)).filter(({ statusCode }) => statusCode === 201).length).toBe(1);
    expect(await effects()).toBe(1);
  });

  test(
    'fifty concurrent ones, repeatedly: one effect per key, and every success returns that effect',
    async () => {
      await start({});
      const rounds = size(3, 20);
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => create(`round-${round}`)));
        const created = answers.filter(({ statusCode }) => statusCode === 201);
        expect(new Set(created.map(({ body }) => body)).size).toBe(1);
        const others = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
        expect(new Set([...others, 'idempotency_in_progress']).size).toBe(1);
      }
      expect(await effects()).toBe(rounds);
    },
    size(30_000, 600_000),
  );
});

describe('the stored response', () => {
  test('replays refusals that depend on state (404, 409)', async () => {
    let runs = 0;
    await start({
      createAgent: async () => {
        runs += 1;
        throw fail('agent_in_use');
      },
    });
    await create('k1');
    const second = await create('k1');
    expect([second.statusCode, second.json().code, second.headers['idempotent-replayed']]).toEqual([
      409,
      'agent_in_use',
      'true',
    ]);
    expect(runs).toBe(1);
  });

  test.each(['insufficient_funds', 'forbidden_scope', 'validation_failed', 'rate_limited'] as const)(
    '%s is not kept: the corrected request may use the same key',
    async (code) => {
      let refuse = true;
      await start({
        createAgent: async (ctx, input) => {
          if (refuse) throw fail(code);
          return createAgent(ctx, input);
        },
      });
      await create('k1');
      refuse = false;
      expect((await create('k1', 'Bob')).statusCode).toBe(201);
    },
  );

  test('excludes refusals with Retry-After: the same request runs again', async () => {
    let refuse = true;
    await start({
      createAgent: async (ctx, input) => {
        if (refuse) throw fail('agent_in_use', { retryAfter: 2 });
        return createAgent(ctx, input);
      },
    });
    expect((await create('k1')).statusCode).toBe(409);
    refuse = false;
    expect((await create('k1')).statusCode).toBe(201);
  });

  test('excludes internal errors: the same request runs again at once', async () => {
    let broken = true;
    await start({
      createAgent: async (ctx, input) => {
        if (broken) throw new Error('the cable is out');
        return createAgent(ctx, input);
      },
    });
    expect((await create('k1')).statusCode).toBe(500);
    broken = false;
    expect((await create('k1')).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('reveals neither the key nor a secret of the response in the database', async () => {
    await start({ createAgent: async () => ({ status: 201, body: { ...AGENT, secret: 'whsec_hidden' } }) });
    const first = await create('the-clients-key');
    const stored = JSON.stringify((await sql`select * from idempotency_keys`.execute(database.db)).rows);
    expect(first.json().secret).toBe('whsec_hidden');
    expect(stored).not.toMatch(/whsec_hidden|the-clients-key/);
    expect((await create('the-clients-key')).json().secret).toBe('whsec_hidden');
  });

  test('expires: the key is free again, and the clean-up deletes it', async () => {
    await start({});
    const first = await create('k1');
    await sql`update idempotency_keys set expires_at = now() - interval '1 second'`.execute(database.db);
    const second = await create('k1', 'Bob');
    expect(second.json().agent_id).not.toBe(first.json().agent_id);
    expect(await deleteExpiredIdempotencyKeys(database.db, 10)).toBe(0);
    await sql`update idempotency_keys set expires_at = now()`.execute(database.db);
    expect(await deleteExpiredIdempotencyKeys(database.db, 10)).toBe(1);
  });
});

describe('an attempt whose response was lost after its effect', () => {
  /** The first attempt has its effect and fails. The later ones do what `retry` does. */
  const startLost = async (retry: AnyHandler, handlers: Record<string, AnyHandler> = {}) => {
    let isFirst = true;
    await start({
      createAgent: async (ctx, input) => {
        if (!isFirst) return retry(ctx, input);
        isFirst = false;
        await createAgent(ctx, input);
        throw new Error('the connection was lost after the commit');
      },
      ...handlers,
    });
    expect((await create('k1')).statusCode).toBe(500);
  };

  test('is answered with what it created, although its row leaves no place for another one', async () => {
    await startLost(async () => {
      throw fail('agent_in_use');
    });
    const answer = await create('k1');
    expect([answer.statusCode, answer.json().name]).toEqual([201, 'Ada']);
    expect(await effects()).toBe(1);
  });

  test('keeps its id through a refused retry, so that the next one creates no second row', async () => {
    let refuse = true;
    // Nothing can be read in the meantime, as if the transaction of the first attempt were still open.
    const read: AnyHandler = async (ctx, input) => {
      if (refuse) throw fail('agent_not_found');
      return getAgent(ctx, input);
    };
    await startLost(
      async (ctx, input) => {
        if (refuse) throw fail('rate_limited');
        return createAgent(ctx, input);
      },
      { getAgent: read },
    );
    expect((await create('k1')).statusCode).toBe(429);
    refuse = false;
    expect((await create('k1')).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });
});

describe('a process that dies', () => {
  /** The handler has had its effect, its response never arrives, and no process renews the lease. */
  const dieAfterEffect = async (key: string) => {
    const never = new Promise<never>(() => undefined);
    const done = Promise.withResolvers<void>();
    await start(
      {
        createAgent: async (ctx) => {
          await effect(ctx, 'Ada');
          done.resolve();
          return never;
        },
      },
      { drainMs: 1, idempotencyLeaseSeconds: 3600 },
    );
    void create(key).catch(() => undefined);
    await done.promise;
    await sql`update idempotency_keys set lease_until = now()`.execute(database.db);
    await harness.close();
  };

  test(
    'between effect and response: the retry returns what was created and creates nothing',
    async () => {
      const deaths = size(5, 50);
      for (let death = 0; death < deaths; death++) {
        await dieAfterEffect(`k${death}`);
        await start({});
        const answer = await create(`k${death}`);
        expect([answer.statusCode, answer.json().name]).toEqual([201, 'Ada']);
        expect((await create(`k${death}`)).headers['idempotent-replayed']).toBe('true');
        await harness.close();
      }
      await start({});
      expect(await effects()).toBe(deaths);
    },
    size(30_000, 600_000),
  );

  test('before the effect: the retry executes it; with another body it is rejected', async () => {
    const never = new Promise<never>(() => undefined);
    const begun = Promise.withResolvers<void>();
    const hang: AnyHandler = () => {
      begun.resolve();
      return never;
    };
    await start({ createAgent: hang }, { drainMs: 1, idempotencyLeaseSeconds: 3600 });
    void create('k1').catch(() => undefined);
    await begun.promise;
    await sql`update idempotency_keys set lease_until = now()`.execute(database.db);
    await harness.close();
    await start({});
    expect((await create('k1', 'Bob')).json().code).toBe('idempotency_key_reused');
    expect((await create('k1')).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('and then resumes late can neither create a second row nor overwrite the response', async () => {
    const wake = Promise.withResolvers<void>();
    const asleep = Promise.withResolvers<void>();
    let sleeping = true;
    await start({
      createAgent: async (ctx, input) => {
        if (sleeping) {
          sleeping = false;
          asleep.resolve();
          await wake.promise;
        }
        return createAgent(ctx, input);
      },
    });
    const late = create('k1');
    await asleep.promise;
    await sql`update idempotency_keys set lease_until = now()`.execute(database.db);
    const second = await create('k1');
    wake.resolve();
    await late;
    expect(second.statusCode).toBe(201);
    expect(await effects()).toBe(1);
    expect((await create('k1')).body).toBe(second.body);
  });

  test('a handler that takes longer than the lease keeps its claim', async () => {
    const release = Promise.withResolvers<void>();
    await start(
      {
        createAgent: async (ctx, input) => {
          await release.promise;
          return createAgent(ctx, input);
        },
      },
      { idempotencyLeaseSeconds: 0.3 },
    );
    const first = create('k1');
    const lease = async () => {
      const { rows } = await sql<{ renewed: boolean }>`
        select lease_until > created_at + interval '0.5 s' as renewed from idempotency_keys`.execute(database.db);
      return rows[0]?.renewed === true;
    };
    await until(lease);
    expect((await create('k1')).json().code).toBe('idempotency_in_progress');
    release.resolve();
    expect((await first).statusCode).toBe(201);
  });
});
