// The table of an agent's settings: defaults, and settings that an older version of the service has stored. Without an app.
import { expect, test } from 'vitest';
import { limitsOf, sessionParts, upgradeSettings, withDefaults } from '../../../src/resources/agents/fields.ts';

const REQUIRED = {
  voice_id: 'builtin-alloy',
  language: 'en-US',
  response_engine: { type: 'service-llm', system_prompt: 'Be brief.' },
} as const;

test('a stored object keeps its keys and gets the defaults of newer ones', () => {
  const settings = upgradeSettings({ ...REQUIRED, interruption: { enabled: false } });
  expect(settings.interruption).toEqual({
    enabled: false,
    min_ms: 200,
    min_words: 1,
    ignore_background_voices: false,
  });
});

test('a field that was not stored gets its default; a stored null remains null', () => {
  const { max_concurrent_calls: _, ...older } = withDefaults({ ...REQUIRED, greeting: null });
  expect(upgradeSettings(older)).toMatchObject({ max_concurrent_calls: null, greeting: null });
});

test('fields that are not settings are left out', () => {
  const body = { ...REQUIRED, agent_name: 'Ada', folder: 'front desk' };
  expect(Object.keys(withDefaults(body))).not.toContain('folder');
});

test('complete settings stay unchanged', () => {
  const settings = withDefaults({ ...REQUIRED, ring_timeout_seconds: 12 });
  expect(upgradeSettings(settings)).toEqual(settings);
  expect(limitsOf(settings)).toMatchObject({ max_duration_seconds: 3600, ring_timeout_seconds: 12 });
});

test('keyterms are filled in, and those that a variable makes empty or too long are left out', () => {
  const values: Record<string, string> = { '{{guest}}': ' Zoë ', '{{none}}': ' ', '{{long}}': 'x'.repeat(101) };
  const settings = withDefaults({ ...REQUIRED, keyterms: ['{{long}}', '{{guest}}', '{{none}}', 'Northwind'] });
  const fill = (text: string) => values[text] ?? text;
  const parts = sessionParts(settings, { fill, fillOrNull: () => null, defaultModel: '', isCustomEngine: false });
  expect(parts.keyterms).toEqual(['Zoë', 'Northwind']);
});
