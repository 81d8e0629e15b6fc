// The alerts and the Grafana dashboard in examples/monitoring: they parse, and use only existing metrics and labels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Db } from '../src/database/transaction.ts';
import { createObserver } from '../src/http/observe.ts';
import { registerMetrics } from '../src/metrics.ts';
import { ROOT } from './support/documents.ts';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const read = (path: string) => readFileSync(join(ROOT, 'examples/monitoring', path), 'utf8');
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const board = JSON.parse(read('grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] };

/** Metrics of a process of this version. `up` is Prometheus' own. */
async function knownMetrics(): Promise<Set<string>> {
  const { registry } = createObserver(pino({ level: 'silent' }));
  const calls = () => null;
  registerMetrics(registry as Registry, {
    db: {} as Db,
    clock: { skewMs: () => 0 },
    calls,
    countedIn: () => 'database',
    quotaBytes: 0,
  });
  const metrics = await registry.getMetricsAsJSON();
  return new Set(['up', ...metrics.map(({ name }) => name)]);
}

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(up|(?:parley|http|nodejs|process)_[a-z0-9_]+)\b/g)].map(([name]) =>
    name.replace(/(parley_response_seconds|http_request_duration_seconds)_(bucket|count|sum)$/, '$1'),
  );

test('alerts and dashboard use existing metrics, and every documented alert has a rule', async () => {
  const known = await knownMetrics();
  const used = [...rules, ...board.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namesIn(expr));
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
  const documented = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const named = [...documented.matchAll(/^\| (Parley\w+) \|/gm)].map(([, name]) => name);
  expect(named).toEqual(rules.map(({ alert }) => alert));
  const described = [...documented.matchAll(/`(parley_\w+)`/g)].map(([, name]) => name!);
  expect([...known].filter((name) => name.startsWith('parley_') && !described.includes(name))).toEqual([]);
});

test('each alert has a waiting time and states what to check', () => {
  for (const { expr, for: wait, labels, annotations } of rules) {
    expect(wait).toMatch(/^\d+m$/);
    expect(expr).toMatch(/[<>=]=? [\d.]+$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(30);
  }
});
