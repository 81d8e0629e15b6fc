// How the command palette interprets its input.
import { expect, test } from 'vitest';
import { addressOfId, askedOf, matching } from '../../src/web/dashboard/shell/palette/asked.ts';

test('a first character narrows the search, and a plus remains part of the number', () => {
  expect(askedOf('> new')).toEqual({ text: 'new', only: 'action' });
  expect(askedOf('@ada')).toEqual({ text: 'ada', only: 'agent' });
  expect(askedOf('+49 30')).toEqual({ text: '+49 30', only: 'number' });
  expect(askedOf('"almond cake"')).toEqual({ text: 'almond cake', only: 'said' });
  expect(askedOf('  webhooks ')).toEqual({ text: 'webhooks', only: null });
});

test('every word of the input must begin a word of the title; titles that begin with the input are listed first', () => {
  const items = [{ title: 'New API key', note: 'API keys' }, { title: 'API keys' }, { title: 'Key figures' }];
  expect(matching(items, 'key').map(({ title }) => title)).toEqual(['Key figures', 'New API key', 'API keys']);
  expect(matching(items, 'api ke').map(({ title }) => title)).toEqual(['API keys', 'New API key']);
  expect(matching(items, 'eys')).toEqual([]);
});

test('an id opens its page, and part of an id does not', () => {
  expect(addressOfId('call_01jd8k3v9r')?.href).toBe('/app/calls/call_01jd8k3v9r');
  expect(addressOfId('usr_01jd8k3v9r')?.href).toBe('/app/settings/audit?target=usr_01jd8k3v9r');
  expect(addressOfId('call_')).toBeNull();
  expect(addressOfId('hello call_01jd8k3v9r')).toBeNull();
});
