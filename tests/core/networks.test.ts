// Lists of networks: which text is a network, and which addresses are in it.
import { describe, expect, test } from 'vitest';
import { isWithin, networkOf } from '../../src/core/networks.ts';

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::1', '2001:db8::1/128'],
    ['2001:db8:1:2:3::/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    [' 10.0.0.0/8 ', '10.0.0.0/8'],
  ])('%s is %s', (text, network) => {
    expect(networkOf(text)).toBe(network);
  });

  test.each([
    '',
    'localhost',
    '203.0.113',
    '0x7f.1',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/',
    '1.2.3.4/8/8',
    '2001:db8::/129',
    'fe80::1%eth0',
    '010.0.0.1/8',
  ])('%j is none', (text) => {
    expect(networkOf(text)).toBeNull();
  });
});

describe('isWithin', () => {
  const office = ['203.0.113.0/24', '2001:db8::/48'];

  test.each([
    ['203.0.113.255', true],
    ['203.0.114.0', false],
    ['::ffff:203.0.113.1', true],
    ['2001:db8:0:ffff::1', true],
    ['2001:db8:1::1', false],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (ip, is) => {
    expect(isWithin(ip, office)).toBe(is);
  });

  test('an IPv4 address is in no IPv6 network, not even in all of them', () => {
    expect(isWithin('203.0.113.1', ['::/0'])).toBe(false);
  });
});
