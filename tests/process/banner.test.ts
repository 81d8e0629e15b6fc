// The start-up message: with the demo, without it, and with real providers.
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/core/clock.ts';
import { banner, type BannerFacts } from '../../src/process/banner.ts';
import { createRegistry } from '../../src/providers/registry.ts';

const URL = 'http://127.0.0.1:3000';
const DEMO = {
  email: 'demo@parley.local',
  password: null,
  workspace_id: 'wsp_1',
  api_key: 'sk_1',
  agent_id: 'agent_1',
  widget_id: 'wgt_1',
  url: URL,
  agent_name: 'Ada',
};
const SERVER = {
  DATABASE_URL: 'postgres://parley@127.0.0.1/parley',
  JWT_SECRET: 'x'.repeat(48),
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};

async function show(env: Record<string, string>, facts: Partial<BannerFacts> = {}): Promise<string> {
  const config = readConfig(env);
  const registry = createRegistry(config.providers, { clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    return banner({
      url: URL,
      localUrl: URL,
      config,
      role: 'all',
      providers: registry.operator,
      demo: null,
      setupToken: null,
      hasEnvFile: false,
      notes: [],
      startedInMs: 5_300,
      ...facts,
    });
  } finally {
    await registry.close();
  }
}

describe('the start-up message', () => {
  test('begins with the owner’s link to the page for talking to the demo agent, then the dashboard and the reference', async () => {
    const [title, , talk, dashboard, reference] = (await show({}, { demo: DEMO })).trimStart().split('\n');
    expect(title).toBe('Parley is ready (5.3 s)');
    expect(talk).toMatch(/^ {2}Talk to Ada +http:\/\/127\.0\.0\.1:3000\/#key=sk_1$/);
    expect(dashboard).toMatch(/^ {2}Dashboard +http:\/\/127\.0\.0\.1:3000\/app \(demo@parley\.local, password: .+\)$/);
    expect(reference).toMatch(/^ {2}API reference +http:\/\/127\.0\.0\.1:3000\/docs$/);
  });

  test('states where recordings are stored: the bucket with its prefix and address', async () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', S3_SECRET_ACCESS_KEY: 'secret' };
    const store = { STORAGE: 's3://recordings/production', S3_ENDPOINT: 'https://store.example.com', ...keys };
    expect(await show(store)).toMatch(/Recordings +s3:\/\/recordings\/production at https:\/\/store\.example\.com/);
  });

  test('names the settings that replace each built-in part', async () => {
    const text = await show({}, { demo: DEMO });
    expect(text).toMatch(/Recognizer +captions \(set DEEPGRAM_API_KEY, .* or SHERPA_MODEL_DIR for phone calls\)/);
    expect(text).toMatch(/Model +builtin-demo.*\(set OPENAI_API_KEY or LLM_BASE_URL for a language model\)/);
    expect(text).toMatch(/Voices +6 built in \(set ELEVENLABS_API_KEY, .* or SHERPA_VOICE_DIR for natural voices\)/);
    // Its key alone does not enable it.
    expect(text).not.toContain('HUME');
    expect(text).toMatch(/Carrier +test numbers \(set TWILIO_ACCOUNT_SID or LIVEKIT_URL for real calls\)/);
    expect(text).toContain('Hear a call:  npm run call');
  });

  test('names configured parts without the setting that would replace them', async () => {
    const text = await show({
      DEEPGRAM_API_KEY: 'k',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODELS: 'llama3.2',
      CARTESIA_API_KEY: 'k',
    });
    expect(text).toMatch(/Recognizer +deepgram: /);
    expect(text).toMatch(/Model +llama3\.2: Language models of 127\.0\.0\.1:11434/);
    expect(text).toContain('all voices of cartesia');
    expect(text).not.toMatch(/set (DEEPGRAM|OPENAI|ELEVENLABS)/);
  });

  test('on a public host states why there is no demo, and the next step, with a URL that a browser can open', async () => {
    const facts = { url: 'http://0.0.0.0:3000', localUrl: 'http://localhost:3000', setupToken: 'token-1' };
    const text = await show({ HOST: '0.0.0.0' }, facts);
    expect(text).toMatch(/API +http:\/\/localhost:3000\n/);
    expect(text).toContain('There is no demo, because HOST=0.0.0.0 lets others reach it.');
    expect(text).toMatch(/become the owner; it works once:\n {4}http:\/\/localhost:3000\/#setup=token-1\n/);
    expect(text).toContain('From another machine, write the address of this one instead of localhost.');
    expect(text).toContain('while the service is stopped:  npm run owner -- you@example.com');
    expect(text).toMatch(/PUBLIC_URL is not set, and links say http:\/\/0\.0\.0\.0:3000/);
    expect(text).not.toContain('npm run call');
  });

  test('on a server database with an owner and a public address lists nothing to do', async () => {
    const text = await show(
      { ...SERVER, PUBLIC_URL: 'https://voice.example.com' },
      { url: 'https://voice.example.com' },
    );
    expect(text).toMatch(/API +https:\/\/voice\.example\.com\n/);
    expect(text).toContain('There is no demo, because DATABASE_URL is set.\n');
    expect(text).not.toContain('PUBLIC_URL');
  });

  test('reports that invitations are not sent while mail is off', async () => {
    const MAILED = { MAIL: 'smtp://mail.example.com', MAIL_FROM: 'no-reply@example.com' };
    const note = 'REGISTRATION=invite, and invitations are mails that nothing sends: set MAIL';
    expect(await show({ ...SERVER, REGISTRATION: 'invite' })).toContain(note);
    expect(await show({ ...SERVER, REGISTRATION: 'invite', ...MAILED })).not.toContain(note);
    expect(await show(SERVER)).not.toContain(note);
  });

  test('shows notes and the file of settings', async () => {
    const text = await show({}, { demo: DEMO, hasEnvFile: true, notes: ['Found Ollama with llama3.2.'] });
    expect(text).toContain('\n  Found Ollama with llama3.2.\n');
    expect(text).toMatch(/Settings +\.env and the environment/);
  });
});
