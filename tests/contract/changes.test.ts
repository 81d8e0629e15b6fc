// The list of changes between two contracts, as scripts/contract-changes.ts prints it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesBetween, withSection, type Snapshot } from '../../scripts/contract-changes.ts';
import type { Baseline } from './baseline.ts';

const shapes = JSON.parse(readFileSync(join(import.meta.dirname, 'baseline.json'), 'utf8')) as Baseline;
const before: Snapshot = { shapes, codes: { not_found: { status: 404 } }, events: ['call.started'] };

function after(
  change: (snapshot: { shapes: Baseline; codes: Record<string, { status: number }>; events: string[] }) => void,
): string {
  const copy = { shapes: structuredClone(shapes), codes: { ...before.codes }, events: [...before.events] };
  change(copy);
  return changesBetween(before, copy);
}

describe('the printed list of contract changes', () => {
  test('states that nothing changed', () =>
    expect(after(() => undefined)).toBe('Nothing that clients see has changed.'));

  test.each<[string, Parameters<typeof after>[0], string]>([
    [
      'an operation',
      ({ shapes: now }) => (now['getMoon'] = now['getAgent']!),
      '### Added\n\n- Operation `GET /v1/agents/{id}` (`getMoon`)',
    ],
    [
      'a field of two operations, without the fields inside it',
      ({ shapes: now }) => {
        for (const id of ['createAgent', 'updateAgent']) {
          now[id]!.request['/hat'] = { type: 'object', required: false };
          now[id]!.request['/hat/size'] = { type: 'integer', required: true };
        }
      },
      '### Added\n\n- Request field `hat`: `createAgent`, `updateAgent`',
    ],
    [
      'a query parameter',
      ({ shapes: now }) => (now['listAgents']!.query!['/hat'] = { type: 'string', required: false }),
      '### Added\n\n- Query parameter `hat`: `listAgents`',
    ],
    ['a code', ({ codes }) => (codes['too_late'] = { status: 409 }), '### Added\n\n- Error codes: `too_late`'],
    ['an event', ({ events }) => events.push('call.sung'), '### Added\n\n- Webhook events: `call.sung`'],
    [
      'a value of an answer',
      ({ shapes: now }) => now['getCall']!.reply['/channel']!.values!.push('pigeon'),
      '### Changed\n\n- Answer field `channel` can also be `pigeon`: `getCall`',
    ],
    [
      'a request that takes more',
      ({ shapes: now }) => (now['createAgent']!.request['/agent_name']!.type = 'null|string'),
      '### Changed\n\n- Request field `agent_name` was string, is null|string: `createAgent`',
    ],
  ])('names %s', (_name, change, list) => expect(after(change)).toBe(list));

  test.each<[string, Parameters<typeof after>[0], string]>([
    ['an operation that is gone', ({ shapes: now }) => delete now['getAgent'], 'The operation is gone: `getAgent`'],
    [
      'a field that is gone',
      ({ shapes: now }) => delete now['getAgent']!.reply['/agent_id'],
      'The answer has no `agent_id`: `getAgent`',
    ],
    ['a code that is gone', ({ codes }) => delete codes['not_found'], 'Error codes that are gone: `not_found`'],
    ['an event that is gone', ({ events }) => events.pop(), 'Webhook events that are gone: `call.started`'],
    [
      'a higher scope',
      ({ shapes: now }) => (now['getAgent']!.scope = 'admin'),
      'Needs admin, needed read-only: `getAgent`',
    ],
  ])('marks as breaking: %s', (_name, change, line) => {
    expect(after(change)).toBe(`### Breaking\n\n- ${line}`);
  });

  test('omits query parameters if the older baseline does not record them', () => {
    const older = Object.entries(shapes).map(([id, { query: _query, ...shape }]) => [id, shape] as const);
    expect(changesBetween({ ...before, shapes: Object.fromEntries(older) }, before)).toBe(
      'Nothing that clients see has changed.',
    );
  });

  test('is placed above older lists in the document', () => {
    const first = withSection('# Changes\n\nIntro.\n', '1', 'a');
    expect(first).toBe('# Changes\n\nIntro.\n\n## 1\n\na\n');
    expect(withSection(first, '2', 'b')).toBe('# Changes\n\nIntro.\n\n## 2\n\nb\n\n## 1\n\na\n');
  });
});
