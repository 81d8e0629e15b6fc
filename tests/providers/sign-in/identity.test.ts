// Claims of an identity provider whose users wrote whatever they liked into their profiles.
import { describe, expect, test } from 'vitest';
import { readIdentity } from '../../../src/providers/sign-in/identity.ts';
import { SignInRefused } from '../../../src/providers/sign-in/port.ts';

const TOKEN = { iss: 'https://id.example', sub: '1', aud: 'parley', iat: 1, exp: 2 };
const ADA = 'ada@example.com';
const read = (token: object, info: { sub: string } | null = null) => readIdentity({ ...TOKEN, ...token }, info, []);

describe('an address', () => {
  test.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'a\0da@example.com',
    ' ada@example.com',
    // The Kelvin sign, whose lower case is k.
    '\u212aay@example.com',
    'ada',
    '',
    [ADA],
    null,
  ])('%j is none', (email) => {
    expect(read({ email, email_verified: true }).email).toBeNull();
  });

  test('is verified only by the document that states it', () => {
    const info = { sub: '1', email: ADA, name: 'Ada' };
    expect(read({ email_verified: true }, info)).toMatchObject({ email: ADA, emailVerified: false, name: 'Ada' });
    expect(read({ email_verified: false }, { ...info, email_verified: 'true' } as never).emailVerified).toBe(true);
    expect(read({ email: ADA, email_verified: true })).toMatchObject({ email: ADA, emailVerified: true });
  });
});

test.each(['1'.repeat(256), 'a\0b', 'a\ud800b'])('the subject %j is refused', (sub) => {
  expect(() => read({ sub })).toThrow(SignInRefused);
});

test('a name is one line that can be stored', () => {
  expect(read({ name: ' Ada\0\r\nLovelace\ud800 ' }).name).toBe('Ada Lovelace\ufffd');
  expect(read({ name: '\0\n' }).name).toBeNull();
  expect(read({ name: { first: 'Ada' } }).name).toBeNull();
});
