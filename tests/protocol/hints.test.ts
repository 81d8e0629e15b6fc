// Suggestions in error messages: fields, spellings of numbers, positions in JSON, operations, how to send a key.
import { describe, expect, test } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import validators from '../../generated/validators.cjs';
import { type Failure, fail, invalid, invalidFields, tooLarge } from '../../src/core/errors.ts';
import { E164_PATTERN, spellingFault } from '../../src/core/phone/spelling.ts';
import { credentialHint } from '../../src/http/credential-hints.ts';
import { withKindOfId } from '../../src/http/id-hints.ts';
import { jsonFault } from '../../src/http/json-fault.ts';
import { createNearestOperation } from '../../src/http/nearest-operation.ts';
import { suggestName } from '../../src/protocol/suggest.ts';
import { validatePart } from '../../src/protocol/validate.ts';
import { PATTERN_TEXTS } from '../../src/protocol/validation-text.ts';

const detailsOf = (operation: string, body: unknown): string[] =>
  validatePart(validators[operation]!.body, body, '').map(({ pointer, detail }) => `${pointer} ${detail}`);

describe('an unknown field', () => {
  const AGENT = ['agent_name', 'voice_id', 'language', 'response_engine', 'greeting', 'webhook_url', 'functions'];
  test.each([
    ['name', 'agent_name'],
    ['agentName', 'agent_name'],
    ['prompt', 'response_engine.system_prompt'],
    ['voice', 'voice_id'],
    ['firstMessage', 'greeting'],
    ['tools', 'functions'],
    ['langauge', 'language'],
    ['zebra', null],
    ['constructor', null],
    ['__proto__', null],
    ['x'.repeat(5000), null],
  ])('%s is answered with %s', (unknown, meant) => {
    expect(suggestName(unknown, AGENT)).toBe(meant);
  });

  test('is answered with fields of the contract, none of them read-only', () => {
    expect(detailsOf('createAgent', { name: 'Ada', voice: 'builtin-alloy', prompt: 'Be brief.' })).toEqual([
      '/agent_name is required',
      '/name is not a known field; did you mean agent_name?',
      '/prompt is not a known field; did you mean response_engine.system_prompt?',
      '/response_engine is required',
      '/voice is not a known field; did you mean voice_id?',
      '/voice_id is required',
    ]);
    expect(detailsOf('createAgent', { agent_idd: 'x' })).toContain('/agent_idd is not a known field');
    const window = { days: ['mon'], from: '09:00', to: '17:00', start: '09:00', zone: 'UTC' };
    expect(detailsOf('createCampaign', { name: 'A', windows: [window] })).toEqual([
      '/windows/0/start is not a known field; did you mean from?',
      '/windows/0/zone is not a known field; the fields are days, from, to',
    ]);
  });

  test('of an agent of Retell or an assistant of Vapi is answered with the field here', () => {
    const names = [
      'post_call_analysis_data',
      'voicemail_option',
      'interruption_sensitivity',
      'end_call_after_silence_ms',
      'ring_duration_ms',
      'pii_config',
      'voice_model',
      'analysisPlan',
      'silenceTimeoutSeconds',
      'startSpeakingPlan',
    ];
    const agent = Object.fromEntries(names.map((name) => [name, 1]));
    const found = detailsOf('createAgent', agent).filter((detail) => detail.includes('not a known field'));
    expect(found.map((detail) => detail.replace(' is not a known field; did you mean', ''))).toEqual([
      '/analysisPlan extraction?',
      '/end_call_after_silence_ms inactivity.seconds?',
      '/interruption_sensitivity interruption?',
      '/pii_config privacy.redact?',
      '/post_call_analysis_data extraction?',
      '/ring_duration_ms ring_timeout_seconds?',
      '/silenceTimeoutSeconds inactivity.seconds?',
      '/startSpeakingPlan endpointing?',
      '/voice_model is not a known field',
      '/voicemail_option voicemail?',
    ]);
  });
});

test('an unknown variant is answered with the variants', () => {
  const agent = { agent_name: 'Ada', voice_id: 'v', response_engine: { type: 'retell-llm' } };
  expect(detailsOf('createAgent', agent)).toEqual(['/response_engine/type must be one of service-llm, custom-llm']);
  const [missing] = detailsOf('createAgentFunction', { name: 'end' });
  expect(missing).toBe('/type must be one of webhook, transfer_call, end_call, dtmf, mcp, send_sms');
  expect(detailsOf('controlCall', { action: 'speak' })[0]).toMatch(
    /^\/action must be one of say, inject_context, mute/,
  );
});

describe('a text in another format', () => {
  const WIDGET = { name: 'Shop', agent_id: 'a', allowed_domains: ['https://example.com/'] };
  const WINDOW = { days: ['mon'], from: '9', to: '17h' };
  test.each([
    [
      'createWidget',
      WIDGET,
      ['/allowed_domains/0 must be a host without https:// and without a path, e.g. example.com'],
    ],
    [
      'createCampaign',
      { name: 'A', windows: [WINDOW] },
      ['/windows/0/from must be a time of day', 'e.g. 09:30 or 24:00'],
    ],
    [
      'createAgentFunction',
      { type: 'end_call', name: 'end call' },
      ['/name must have letters, digits and underscores'],
    ],
  ])('of %s is answered with an example, not with a pattern', (operation, body, parts) => {
    const details = detailsOf(operation, body).join('\n');
    for (const part of parts) expect(details).toContain(part);
    expect(details).not.toContain('^');
  });

  test('has a text only for patterns of the contract', () => {
    const contract = JSON.stringify(openapi);
    const unknown = Object.keys(PATTERN_TEXTS).filter((pattern) => !contract.includes(JSON.stringify(pattern)));
    expect(unknown).toEqual([]);
  });
});

describe('a phone number', () => {
  test.each([
    ['+1 202 555 0100', '+12025550100'],
    ['+1 (202) 555-0100', '+12025550100'],
    ['+49 30 901820', '+4930901820'],
  ])('%s is read as %s', (given, read) => {
    const body = { agent_id: 'a', to_number: given };
    expect(detailsOf('createCall', body)).toEqual([]);
    expect(body.to_number).toBe(read);
  });

  test.each([
    ['(202) 555-0100', /as \+12025550100 if it is in US/],
    ['202-555-0100', /as \+12025550100 if it is in US/],
    ['12025550100', /as \+12025550100/],
    ['00493090182000', /in E\.164, as \+493090182000$/],
    ['01144 20 7946 0018', /as \+442079460018$/],
    ['+44 (0)20 7946 0018', /as \+442079460018$/],
    ['020 7946 0018', /as \+442079460018 if it is in GB/],
    ['911', /emergency number/],
    ['+1911', /emergency number/],
    ['112', /emergency number/],
    ['hello', /such as \+12025550100$/],
    ['', /such as \+12025550100$/],
    ['9'.repeat(100_000), /such as \+12025550100$/],
  ])('%s is answered with the correct spelling, not with a pattern', (given, detail) => {
    const [found, ...others] = detailsOf('createCall', { agent_id: 'a', to_number: given });
    expect(others).toEqual([]);
    expect(found).toMatch(detail);
    expect(found).not.toContain('^');
  });

  test('has the pattern that the hints look for', () => {
    const errors: unknown[] = [];
    const { body } = validators['createCall']!;
    if (!body!({ agent_id: 'a', to_number: 'x' })) errors.push(...body!.errors!);
    expect(errors).toMatchObject([{ keyword: 'pattern', params: { pattern: E164_PATTERN } }]);
    expect(spellingFault('+')).toMatch(/E\.164/);
  });
});

test.each([
  ['{"a":1,}', 'line 1, column 8. Expected double-quoted property name. A comma before a closing bracket'],
  ["{'a':1}", "line 1, column 2. Expected property name or '}'. Strings and names have double quotes."],
  ['{\n "a": bad\n}', 'line 2, column 7.'],
  ['[1,2', 'line 1, column 5.'],
  ['{"a":1}}', 'line 1, column 8. Unexpected non-whitespace character.'],
  ['{"a":', 'it ends too early'],
  [`[${'1,'.repeat(50_000)}x]`, 'The body must be valid JSON.'],
])('the JSON %s is refused with its position', (text, part) => {
  expect(jsonFault(text)).toContain(part);
});

const nearestOperation = createNearestOperation(Object.values(operations));

test.each([
  ['POST', '/v1/call', 'POST /v1/calls'],
  ['GET', '/agents', 'GET /v1/agents'],
  ['GET', '/v1/v1/agents', 'GET /v1/agents'],
  ['POST', '/v2/v1/call', 'POST /v1/calls'],
  ['GET', '/v1/v1', null],
  ['POST', '/api/v1/agents', 'POST /v1/agents'],
  ['POST', '/v1/assistants', 'POST /v1/agents'],
  ['DELETE', '/v1/agent/agent_1', 'DELETE /v1/agents/{id}'],
  ['GET', '/v2/calls/call_1/transcripts?x=1', 'GET /v1/calls/{id}/transcript'],
  ['POST', '/v1/phone-number/buy', 'POST /v1/phone-numbers/buy'],
  ['GET', '/wp-login.php', null],
  ['GET', '/', null],
  ['GET', '/abcdefg/abcdefg/abcdefg/' + 'z'.repeat(150), null],
  ['GET', `/${'a/'.repeat(5000)}`, null],
])('%s %s leads to %s', (method, url, found) => {
  expect(nearestOperation(method, url)).toBe(found);
});

test('an unknown address costs little, however it is written', () => {
  const address = `/v1/agents/${'x'.repeat(80)}/${'y'.repeat(80)}`;
  const startedAt = performance.now();
  for (let i = 0; i < 200; i++) expect(nearestOperation('GET', address)).toBeNull();
  // 0.2 s here; comparing whole texts took 6 s.
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

describe('a refused credential is explained from the request', () => {
  const hints = [
    credentialHint('unauthorized', {}, false),
    credentialHint('unauthorized', { 'x-api-key': 'sk_service_live_x' }, false),
    credentialHint('unauthorized', { authorization: 'sk_service_live_x' }, false),
    credentialHint('unauthorized', { authorization: 'Basic abc' }, false),
    credentialHint('unauthorized', { authorization: 'Bearer ' }, false),
    credentialHint('unauthorized', { authorization: 'Bearer sk_service_live_x' }, false),
    credentialHint('unauthorized', { authorization: 'Bearer x.y.z' }, false),
    credentialHint('unauthorized', {}, true),
    credentialHint('token_expired', {}, false),
    credentialHint('key_revoked', {}, false),
    credentialHint('session_revoked', {}, false),
  ];
  test('with a separate text for each mistake', () => {
    expect(new Set(hints).size).toBe(hints.length);
    expect(hints).not.toContain(null);
  });
  test('without repeating the credential', () => {
    expect(hints.filter((hint) => /_x\b|x\.y\.z|abc/.test(hint!))).toEqual([]);
  });
});

describe('the detail of a 422', () => {
  test('begins with the pointer, and counts the errors', () => {
    expect(invalid('/at', 'in_the_past', 'must not be in the past').details.detail).toBe('/at must not be in the past');
    const two = ['/a', '/b'].map((pointer) => ({ pointer, code: 'required', detail: 'is required' }));
    expect(invalidFields(two).details.detail).toBe('/a is required (first of 2 errors)');
    expect(invalid('', 'required', 'is required').details.detail).toBe('the body is required');
  });
});

test.each([
  [1024 * 1024, '1 MiB'],
  [64 * 1024, '64 KiB'],
  [1000, '1000 bytes'],
])('413 names a limit of %d bytes as %s', (bytes, text) => {
  expect(tooLarge(bytes).details.detail).toBe(`The body must have at most ${text}.`);
});

describe('an id that is not found', () => {
  const CALL = 'call_01jd8k3v9rj6m2t5q7x8y0z1a2';
  const detailOf = (error: unknown, input: object) =>
    (withKindOfId(error, { path: {}, body: undefined, ...input }) as Failure).details.detail;
  test('of another kind is reported with its kind', () => {
    const detail = `${CALL} is the id of a call; that of an agent begins with agent_.`;
    expect(detailOf(fail('agent_not_found'), { path: { id: CALL } })).toBe(detail);
    const error = invalid('/agent_id', 'not_found', 'must be an agent in this workspace');
    expect(detailOf(error, { body: { agent_id: CALL } })).toBe(
      `/agent_id must be an agent in this workspace. ${detail}`,
    );
  });
  test('of the correct kind gets the list to look in', () => {
    const id = CALL.replace('call', 'agent');
    expect(detailOf(fail('agent_not_found'), { path: { id } })).toBe(
      `There is no agent ${id} here. GET /v1/agents lists the ids.`,
    );
    expect(detailOf(fail('agent_not_found'), { path: { id: 'agent_123' } })).toContain('agent_ and 26 characters');
    expect(detailOf(fail('agent_not_found'), { path: { id: '' } })).toBe(
      'The id is empty; that of an agent is agent_ and 26 characters. GET /v1/agents lists the ids.',
    );
  });
  test('keeps a more specific text, and other errors', () => {
    expect(detailOf(fail('agent_not_found', { detail: 'no version 3' }), { path: { id: CALL } })).toBe('no version 3');
    const other = new Error('x');
    expect(withKindOfId(other, { path: { id: CALL }, body: undefined })).toBe(other);
  });
});
