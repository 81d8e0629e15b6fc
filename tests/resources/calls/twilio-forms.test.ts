// Forms of Twilio's callbacks before their signature is known: their size, their cost and what reaches the database.
import { describe, expect, test } from 'vitest';
import { callbacks } from '../../../src/resources/calls/callbacks/twilio.ts';
import { busiestTurn } from '../../support/busy.ts';

const [voice] = callbacks;
const URL = 'https://voice.example/hooks/twilio/voice';
const noDatabase = new Proxy({}, { get: () => expect.fail('the database was used') });

const send = (form: string) =>
  voice!.receive({ db: noDatabase, config: {} } as never, {
    method: 'POST',
    url: URL,
    params: {},
    headers: {},
    rawBody: Buffer.from(form),
    signal: new AbortController().signal,
  });

describe('a form', () => {
  test('may have 64 KiB', () => {
    expect(callbacks.map(({ maxBytes }) => maxBytes)).toEqual(callbacks.map(() => 65_536));
  });

  test('of too many fields is refused before it is parsed', async () => {
    const form = 'a&'.repeat(32 * 1024);
    expect(
      await busiestTurn(() => expect(send(form)).rejects.toMatchObject({ code: 'payload_too_large' })),
    ).toBeLessThan(50);
  });

  test.each(['To=%00', 'From=%2B1202%00&To=%2B1415', 'To=\0'])(
    'with a NUL is refused before a query: %j',
    async (form) => {
      await expect(send(form)).rejects.toMatchObject({ code: 'bad_request' });
    },
  );
});
