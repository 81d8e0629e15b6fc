// The metrics of several services in one process.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createObserver } from '../../src/http/observe.ts';

test('services of one process share the metrics of the process, and each counts its own requests', async () => {
  const [one, other] = [createObserver(pino({ level: 'silent' })), createObserver(pino({ level: 'silent' }))];
  const metric = (name: string) => [one, other].map(({ registry }) => registry.getSingleMetric(name));
  for (const name of ['nodejs_gc_duration_seconds', 'nodejs_eventloop_lag_seconds']) {
    const [first, second] = metric(name);
    expect(first, name).toBeDefined();
    expect(second, name).toBe(first);
  }
  const [first, second] = metric('http_request_duration_seconds');
  expect(second).not.toBe(first);
  expect(await other.metrics()).toMatch(/^process_cpu_user_seconds_total \d/m);
});
