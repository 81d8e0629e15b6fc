// Domain names as users enter them.
import { expect, test } from 'vitest';
import { parseDomain } from '../../src/core/domain-name.ts';

test.each([
  ['voice.example.com', 'voice.example.com'],
  [' Voice.EXAMPLE.com. ', 'voice.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['日本語。jp', 'xn--wgv71a119e.jp'],
  ['a.co.uk', 'a.co.uk'],
])('%s is stored as %s', (text, domain) => expect(parseDomain(text)).toEqual({ domain }));

test.each([
  '', '.', 'com', 'co.uk', 'com.au', 'localhost', 'a.localhost', 'printer.local', 'db.internal', '1.0.0.127.in-addr.arpa',
  '127.0.0.1', '0x7f.1', '2130706433', '::1', '[::1]', 'https://example.com', 'example.com:443', 'example.com/path',
  'user@example.com', '*.example.com', '_dmarc.example.com', '-a.example.com', 'a-.example.com', 'a..example.com',
  `${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'exa mple.com', 'example.com\u0000', 'a%2eexample.com',
])('%j is refused', (text) => expect(parseDomain(text)).toHaveProperty('wrong')); // prettier-ignore
