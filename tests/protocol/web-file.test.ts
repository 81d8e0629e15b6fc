// Which copy of a file a client receives.
import { expect, test } from 'vitest';
import { selectCopy, webFile } from '../../src/protocol/web-file.ts';

const [plain, br, gzip] = [new Uint8Array([1, 2, 3]), new Uint8Array([9]), new Uint8Array([8, 8])];
const contents = { br, gzip, plain };

test.each([
  ['gzip, br', 'br'],
  ['br;q=0.5', 'br'],
  ['br;q=0', 'plain'],
  ['br;q=0.000, gzip', 'gzip'],
  ['br ; q=0.001', 'br'],
  ['GZIP, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0', 'plain'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, *;q=0', 'plain'],
  ['gzip;q=much', 'plain'],
  ['deflate', 'plain'],
  ['brotli', 'plain'],
  ['', 'plain'],
] as const)('%j: %s', (accept, name) => {
  const file = webFile(plain, { br, gzip });
  const { content, headers, encoding } = selectCopy(file, accept);
  expect(content).toBe(contents[name]);
  const etag = name === 'plain' ? `"${file.digest}"` : `"${file.digest}-${name}"`;
  expect(headers).toEqual({ etag, vary: 'Accept-Encoding' });
  expect(encoding).toEqual(name === 'plain' ? {} : { 'content-encoding': name });
});

test('a client receives only copies that exist', () => {
  expect(selectCopy(webFile(plain, {}), 'br, gzip').content).toBe(plain);
  expect(selectCopy(webFile(plain, { gzip }), 'br, gzip').content).toBe(gzip);
  expect(selectCopy(webFile(plain, { br }), undefined).content).toBe(plain);
});
