// The paths of the dashboard's routes and the values in them.
import { expect, test } from 'vitest';
import { paramsOf } from '../../src/web/dashboard/shell/path.ts';

test('a name of a route is the value of one segment', () => {
  expect(paramsOf('/app', '/app')).toEqual({});
  expect(paramsOf('/app/calls/:id', '/app/calls/call_1')).toEqual({ id: 'call_1' });
  expect(paramsOf('/app/calls/:id', '/app/calls/call_1/more')).toBeNull();
  expect(paramsOf('/app/calls/:id', '/app/calls')).toBeNull();
  expect(paramsOf('/app/calls', '/app/callsign')).toBeNull();
  expect(paramsOf('/app', '/app/calls')).toBeNull();
});

test('an optional segment may be missing', () => {
  expect(paramsOf('/app/agents/:id/:tab?', '/app/agents/agent_1')).toEqual({ id: 'agent_1', tab: undefined });
  expect(paramsOf('/app/agents/:id/:tab?', '/app/agents/agent_1/talk')).toEqual({ id: 'agent_1', tab: 'talk' });
  expect(paramsOf('/app/live/:call?', '/app/live')).toEqual({ call: undefined });
});

test('escapes in a segment are decoded, and an invalid one is part of the value', () => {
  expect(paramsOf('/app/calls/:id', '/app/calls/a%20b%2Fc')).toEqual({ id: 'a b/c' });
  expect(paramsOf('/app/calls/:id', '/app/calls/%E0%A4')).toEqual({ id: '%E0%A4' });
});
