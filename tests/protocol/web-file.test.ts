// Which copy of a built file a client gets.
import { expect, test } from 'vitest';
import { encoded } from '../../src/protocol/web-file.ts';

const [plain, small] = [new Uint8Array([1, 2, 3]), new Uint8Array([9])];

test.each([
  ['gzip, br', small],
  ['br;q=0.5', small],
  ['br;q=0', plain],
  ['gzip', plain],
  ['', plain],
  ['brotli', plain],
])('%j', (accept, content) => {
  const { content: sent, headers } = encoded({ content: plain, brotli: small, etag: '"a"' }, accept);
  expect(sent).toBe(content);
  expect(headers).toEqual({ vary: 'Accept-Encoding', ...(sent === small ? { 'content-encoding': 'br' } : {}) });
});

test('without a compressed copy every client gets the plain one', () => {
  expect(encoded({ content: plain, brotli: null, etag: '"a"' }, 'br').content).toBe(plain);
});
