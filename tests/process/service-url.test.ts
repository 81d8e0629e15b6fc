// The URL of the service for clients is never read before it is known.
import { expect, test } from 'vitest';
import { createServiceUrl } from '../../src/process/service-url.ts';

test('PUBLIC_URL is known at once', () => {
  expect(createServiceUrl('https://voice.example.com').get()).toBe('https://voice.example.com');
});

test('without PUBLIC_URL it is refused until the server listens', () => {
  const url = createServiceUrl(null);
  expect(() => url.get()).toThrow('the URL of the service is unknown');
  url.set('http://127.0.0.1:3000');
  expect(url.get()).toBe('http://127.0.0.1:3000');
});
