// The log on a terminal: pino's lines in a readable format. Written through pino itself, so that fields have the logged
// names.
import { stripVTControlCharacters } from 'node:util';
import { pino, type Logger } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { CALL_ENDED, DELIVERY_FAILED, REQUEST, shortNumber } from '../../src/core/log-lines.ts';
import { createLineFormat } from '../../src/process/terminal-log.ts';

let lines: string[];
let log: Logger;

function logTo(showsRequests: boolean): void {
  lines = [];
  const format = createLineFormat({ showsRequests });
  const write = (json: string): void => {
    const text = stripVTControlCharacters(format(json));
    // The time of day depends on the zone of the machine.
    if (text !== '') lines.push(text.replace(/^\d\d:\d\d:\d\d /, ''));
  };
  log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, { write });
}

beforeEach(() => logTo(false));

const CALL = {
  callId: 'call_1',
  workspaceId: 'wsp_1',
  direction: 'outbound',
  number: '+1202…0100',
  status: 'completed',
  reason: 'agent_hangup',
  detail: null,
  seconds: 30.4,
  p95Ms: 301,
};
const REQUESTED = { requestId: 'req_1', operation: 'createCall', method: 'POST', status: 201, ms: 12.3 };

describe('a log line on the terminal', () => {
  test('of a call has its number, its end, its duration and how fast the agent answered', () => {
    log.info(CALL, CALL_ENDED);
    log.info({ ...CALL, direction: 'inbound', p95Ms: null }, CALL_ENDED);
    log.info(
      { ...CALL, number: null, status: 'failed', reason: 'busy', detail: '486', seconds: 0, p95Ms: null },
      CALL_ENDED,
    );
    expect(lines).toEqual([
      'call_1 +1202…0100 completed 30 s p95 301 ms\n',
      'call_1 from +1202…0100 completed 30 s\n',
      'call_1 browser failed: busy (486)\n',
    ]);
  });

  test('of a refused request has its code; requests that succeed have none, except on request', () => {
    log.info(REQUESTED, REQUEST);
    log.info({ ...REQUESTED, status: 422, code: 'validation_failed' }, REQUEST);
    expect(lines).toEqual(['createCall 422 validation_failed 12 ms req_1\n']);
    logTo(true);
    log.info(REQUESTED, REQUEST);
    expect(lines).toEqual(['createCall 201 12 ms req_1\n']);
  });

  test('of a failed delivery has its receiver, the reason, and the next step', () => {
    const failed = { webhookId: 'whk_1', event: 'call.completed', host: '127.0.0.1:9', attempt: 2 };
    log.info({ ...failed, outcome: 'retrying', httpStatus: 500, error: null }, DELIVERY_FAILED);
    log.warn({ ...failed, outcome: 'dead_letter', httpStatus: null, error: 'refused' }, DELIVERY_FAILED);
    expect(lines).toEqual([
      'whk_1 call.completed to 127.0.0.1:9: answered 500, attempt 2, retrying\n',
      'whk_1 call.completed to 127.0.0.1:9: refused, attempt 2, given up\n',
    ]);
  });

  test('of any other kind has its level, its error and its fields, and only our own stack frames', () => {
    log.warn({ err: new Error('gone'), callId: 'call_1' }, 'could not end a call');
    log.error({ err: new Error('broken') }, 'request failed');
    expect(lines[0]).toBe('warning: could not end a call: gone callId=call_1\n');
    expect(lines[1]).toMatch(/^error: request failed: broken\n +at .*terminal-log\.test\.ts/);
    expect(lines[1]).not.toContain('node_modules');
  });
});

describe('nothing is written twice on the terminal', () => {
  test('an error of a request, in addition to the line of the request that follows', () => {
    log.error({ err: new Error('broken'), requestId: 'req_1' }, 'request failed');
    log.info({ ...REQUESTED, status: 500, code: 'internal_error' }, REQUEST);
    log.info({ ...REQUESTED, requestId: 'req_2', status: 500, code: 'internal_error' }, REQUEST);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('req_2');
  });

  test('a line that repeats the one before it', () => {
    for (let i = 0; i < 3; i++) log.warn({ err: new Error('no address') }, 'a vendor failed');
    log.warn('another');
    log.warn({ err: new Error('no address') }, 'a vendor failed');
    expect(lines).toHaveLength(3);
  });

  test('the address of the server, which the banner shows', () => {
    log.info('Server listening at http://127.0.0.1:3000');
    expect(lines).toEqual([]);
  });
});

test('text that is no line of pino passes unchanged', () => {
  const format = createLineFormat();
  expect(['plain\n', '{"a":1}\n', 'null\n', '{"level":'].map(format)).toEqual([
    'plain\n',
    '{"a":1}\n',
    'null\n',
    '{"level":',
  ]);
});

test('a number in the log can be recognized, but not dialed', () => {
  expect(shortNumber('+12025550100')).toBe('+1202…0100');
  expect(shortNumber('+4512345')).toBe('+4512345');
});
