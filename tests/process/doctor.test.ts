// `npm run doctor`: a configuration whose parts all work, then each finding caused once, against the stand-ins of vendors
// and the running service.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../scripts/stand-ins/deepgram-server.ts';
import { startModelServer, type ModelServer } from '../../scripts/stand-ins/model-server.ts';
import { startStandIn, type StandIn } from '../../scripts/stand-ins/stand-in.ts';
import { startTwilio, type TwilioServer } from '../../scripts/stand-ins/twilio-server.ts';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../src/core/clock.ts';
import { exitCodeOf, reportOf, type Diagnosis } from '../../src/core/diagnosis.ts';
import { diagnose, type DoctorOptions } from '../../src/process/doctor.ts';
import { processFinding, skewFinding, spaceFinding } from '../../src/process/doctor/machine.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { startS3Server } from '../support/s3-server.ts';
import { writeTinyVoice } from '../support/tiny-voice.ts';

const NOBODY = 'http://127.0.0.1:9';
const PLAIN: DoctorOptions = {
  json: false,
  offline: false,
  updateNumbers: false,
  url: null,
  webhook: null,
  key: null,
};

let app: TestApp;
let deepgram: DeepgramServer;
let model: ModelServer;
let voices: VoiceVendor;
let twilio: TwilioServer;
let directory: string;

beforeAll(async () => {
  app = await startTestApp();
  deepgram = await startDeepgramServer({
    recognize: (say) => ({
      audio: () => {},
      finalize: () => say('what are your opening hours', true),
      close: () => {},
    }),
  });
  model = await startModelServer(() => 'Ready.');
  voices = await startVoiceVendor('vendor-key');
  twilio = await startTwilio(systemClock);
  directory = await mkdtemp(join(tmpdir(), 'parley-doctor-'));
}, 120_000);
afterAll(async () => {
  await Promise.all([deepgram, model, voices, twilio].map((one) => one?.close()));
  await rm(directory, { recursive: true, force: true });
  await app?.close();
});

const doctor = (env: Record<string, string>, options: Partial<DoctorOptions> = {}): Promise<Diagnosis[]> =>
  diagnose({ ...PLAIN, url: NOBODY, ...options }, { DATA_DIR: directory, ...env });
const offline = (env: Record<string, string>, options: Partial<DoctorOptions> = {}) =>
  doctor(env, { offline: true, ...options });
const of = (findings: readonly Diagnosis[], check: string): Diagnosis => {
  const found = findings.find((one) => one.check === check);
  if (!found) throw new Error(`no finding “${check}” in\n${reportOf(findings)}`);
  return found;
};
/** `problem: detail → remedy` */
const line = ({ status, detail, next }: Diagnosis): string =>
  `${status}: ${detail}${next === null ? '' : ` → ${next}`}`;

const vendorEnv = (): Record<string, string> => ({
  DEEPGRAM_API_KEY: 'dg-key',
  DEEPGRAM_URL: deepgram.url,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODELS: 'stand-in',
  ELEVENLABS_API_KEY: 'vendor-key',
  ELEVENLABS_URL: voices.url,
});

describe('doctor on a working configuration', () => {
  test('finds no problem with service, address, keys, model, recognizer, voice, carrier and webhook', async () => {
    const owner = await newTenant(app.localUrl);
    const receiver = await startStandIn((_, response) => response.writeHead(204).end());
    const body = { url: `${receiver.url}/hook`, events: ['call.completed' as const] };
    const { id } = await owner.ok('createWebhook', { body });
    const env = { ...vendorEnv(), DATA_DIR: app.dataDir, PUBLIC_URL: app.url };
    const findings = await doctor(env, { url: app.localUrl, webhook: id, key: owner.jwt });
    await receiver.close();
    expect(findings.filter(({ status }) => status === 'problem')).toEqual([]);
    expect(exitCodeOf(findings)).toBe(0);
    expect(of(findings, 'service').status).toBe('ok');
    expect(line(of(findings, 'public address'))).toBe(`ok: ${app.url} leads to this service.`);
    for (const check of [
      'key openai',
      'key deepgram',
      'key elevenlabs',
      'clock of vendors',
      'storage',
      `webhook ${id}`,
    ])
      expect(of(findings, check).status, check).toBe('ok');
    expect(of(findings, 'model').detail).toMatch(/^stand-in: first token after \d+ ms\.$/);
    expect(of(findings, 'recognizer').detail).toMatch(/^deepgram heard “what are your opening hours” \d+ ms/);
    expect(of(findings, 'voice elevenlabs').detail).toMatch(/first sound after \d+ ms, \d\.\d s of speech/);
    expect(reportOf(findings)).toMatch(/\n0 problems, \d+ warnings?, \d+ ok\.\n$/);
  });

  test('finds a service that started on another port through its data directory, unless the address is given', async () => {
    const moved = await mkdtemp(join(directory, 'moved-'));
    await copyFile(join(app.dataDir, 'secrets.json'), join(moved, 'secrets.json'));
    await writeFile(join(moved, 'demo.json'), JSON.stringify({ url: app.localUrl }), { mode: 0o600 });
    const env = { DATA_DIR: moved, PORT: '9' };
    const found = await offline(env, { url: null });
    expect(of(found, 'service').detail).toContain(`Runs at ${app.localUrl} (`);
    expect(of(found, 'database').detail).toContain('see “service”');
    expect(of(await offline(env), 'service').detail).toContain(`Nothing answers at ${NOBODY}`);
  });

  test('finds no problem without any setting, and lists what is missing', async () => {
    const findings = await doctor({});
    expect(exitCodeOf(findings)).toBe(0);
    expect(of(findings, 'database').detail).toBe('Embedded; the first start creates it.');
    expect(of(findings, 'service').next).toContain('npm start');
    expect(of(findings, 'model').next).toContain('OPENAI_API_KEY');
    expect(of(findings, 'recognizer').next).toContain('SHERPA_MODEL_DIR');
    expect(of(findings, 'carrier').detail).toContain('test numbers work');
  });
});

describe.concurrent('doctor reports settings', () => {
  test('that are invalid, all of them, and checks nothing else', async () => {
    const findings = await doctor({ PORT: 'abc', LOG_LEVEL: 'loud', TWILIO_ACCOUNT_SID: 'AC1' });
    expect(findings.map(({ check }) => check)).toEqual(['settings', 'settings', 'settings']);
    expect(findings.map(({ detail }) => detail.split(' ')[0]).toSorted()).toEqual([
      'LOG_LEVEL',
      'PORT',
      'TWILIO_ACCOUNT_SID',
    ]);
    expect(exitCodeOf(findings)).toBe(1);
  });

  test('whose name nothing reads, with the setting that is probably meant, and ignores other variables', async () => {
    const env = { OPENAI_KEY: 'sk-1', PUBLC_URL: 'x', llm_models: 'a', TWILIO_TOKEN: 'x', EDITOR: 'vi', HOME: '/root' };
    const findings = (await offline(env)).filter(({ check }) => check === 'settings');
    expect(findings.map(({ detail }) => detail.split(' ')[0])).toEqual([
      'OPENAI_KEY',
      'PUBLC_URL',
      'llm_models',
      'TWILIO_TOKEN',
    ]);
    expect(findings.map(({ next }) => /(\w+)/.exec(next!.replace('If you meant ', ''))![1])).toEqual([
      'OPENAI_API_KEY',
      'PUBLIC_URL',
      'LLM_MODELS',
      'TWILIO_AUTH_TOKEN',
    ]);
    expect(exitCodeOf(findings)).toBe(0);
  });

  test('that a server database requires, all at once', async () => {
    const missing = await offline({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(missing.map(({ detail }) => detail.split(' ')[0])).toEqual(['JWT_SECRET', 'ENCRYPTION_KEY']);
  });

  test('that another setting requires', async () => {
    const findings = await offline({ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` });
    expect(of(findings, 'settings').detail).toContain('TWILIO_AUTH_TOKEN must be set together with');
  });
});

describe.concurrent('doctor reports about the machine', () => {
  const server = (url: string) => ({
    DATABASE_URL: url,
    JWT_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  });

  test('a database that does not answer', async () => {
    const finding = of(await offline(server('postgres://nobody@127.0.0.1:9/none')), 'database');
    expect(line(finding)).toMatch(/^problem: .* → Check DATABASE_URL/);
  });

  test.skipIf(serverUrl() === undefined)('a database without the migrations', async () => {
    const findings = await offline(server(serverUrl()!));
    expect(line(of(findings, 'database'))).toMatch(
      /^warning: Postgres, \d+ migrations are not applied yet\. → .*npm run migrate/,
    );
    expect(of(findings, 'clock').status).toBe('ok');
  });

  test('a clock that differs from the database’s', () => {
    expect(line(skewFinding(3_400))).toMatch(/^problem: 3\.4 s ahead of the database’s\. → Run NTP/);
    expect(skewFinding(-1_900).status).toBe('ok');
  });

  test('a process that takes fewer calls than configured, with the reason', () => {
    const process = { url: 'http://voice-1:3000', carried: 34, capacity: 34, configured: 100 };
    expect(line(processFinding({ ...process, reason: 'busy' }))).toMatch(
      /^warning: http:\/\/voice-1:3000 has 34 calls and takes 34 of the configured 100 \(CALLS_PER_PROCESS\): its calls keep it busy .* → Add a process/,
    );
    expect(line(processFinding({ ...process, capacity: 0, reason: 'paused' }))).toMatch(/takes 0 of .* → Run NTP/);
    expect(line(processFinding({ ...process, capacity: 100, reason: null }))).toBe(
      'ok: http://voice-1:3000 has 34 calls and takes 100.',
    );
    expect(processFinding({ ...process, capacity: null, configured: null, reason: null }).status).toBe('ok');
  });

  test('a clock that differs from a vendor’s', async () => {
    // At the time of the response: on a busy machine the request arrives seconds after the start.
    const ahead = () => new Date(Date.now() + 90_000).toUTCString();
    const late = await startStandIn((_, response) => response.writeHead(200, { date: ahead() }).end('{}'));
    const findings = await doctor({ ELEVENLABS_API_KEY: 'x', ELEVENLABS_URL: late.url });
    await late.close();
    expect(line(of(findings, 'clock of vendors'))).toMatch(
      /^problem: This machine is (8[5-9]|90) s behind elevenlabs’s clock/,
    );
  });

  test('storage that cannot be written, and a full disk', async () => {
    const data = join(directory, 'blocked');
    await mkdir(data);
    await writeFile(join(data, 'storage'), 'a file where the directory should be');
    expect(line(of(await offline({ DATA_DIR: data }), 'storage'))).toMatch(
      /^problem: .* → Give the user of the service/,
    );
    expect(spaceFinding(100, '/data').status).toBe('problem');
    expect(spaceFinding(1_000, '/data').status).toBe('warning');
    expect(spaceFinding(9_000, '/data').status).toBe('ok');
  });

  test('a bucket that works, one that is missing, and an unreachable store', async () => {
    const server = await startS3Server();
    const { settings } = server;
    const bucket = async (name: string) =>
      line(
        of(
          await offline({
            STORAGE: `s3://${name}/calls`,
            S3_ENDPOINT: settings.endpoint!,
            S3_REGION: settings.region,
            S3_ACCESS_KEY_ID: settings.accessKeyId,
            S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
          }),
          'storage',
        ),
      );
    expect(await bucket(settings.bucket)).toMatch(
      /^ok: s3:\/\/parley-test\/calls at http:.* can be written, listed, read/,
    );
    expect(await bucket('elsewhere')).toMatch(
      /^problem: .*bucket elsewhere does not exist.* → Correct what the line says/,
    );
    await server.close();
    expect(await bucket(settings.bucket)).toMatch(/^problem: .* → Check S3_ENDPOINT, and that the store runs/);
  });
});

describe.concurrent('doctor reports about addresses', () => {
  let other: StandIn;
  beforeAll(async () => {
    other = await startStandIn((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}'),
    );
  });
  afterAll(() => other?.close());
  const publicly = async (env: Record<string, string>) => of(await doctor(env), 'public address');
  const account = () => ({
    TWILIO_ACCOUNT_SID: twilio.env['TWILIO_ACCOUNT_SID']!,
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_API_URL: twilio.url,
  });

  test('another service on the port', async () => {
    const finding = of(await offline({}, { url: other.url }), 'service');
    expect(line(finding)).toMatch(/^problem: .* is not this deployment\. → Choose another PORT/);
  });

  test('a carrier without PUBLIC_URL, and with one that is not https', async () => {
    expect(line(await publicly(account()))).toMatch(/^problem: PUBLIC_URL is not set, so Twilio cannot/);
    expect(line(await publicly({ ...account(), PUBLIC_URL: other.url }))).toMatch(/^problem: .* is not https/);
  });

  test('an address that does not resolve, does not respond, or belongs to another service', async () => {
    expect(line(await publicly({ PUBLIC_URL: 'https://gone.invalid' }))).toMatch(
      /^problem: gone\.invalid does not resolve/,
    );
    expect(line(await publicly({ PUBLIC_URL: 'http://127.0.0.1:9' }))).toMatch(
      /^problem: .* does not answer: .* → Start the service/,
    );
    expect(line(await publicly({ PUBLIC_URL: other.url }))).toMatch(/^problem: .* leads to another service/);
  });
});

describe.concurrent('doctor reports about vendors', () => {
  test('refused keys once, and requests nothing else with them', async () => {
    const env = { ...vendorEnv(), DEEPGRAM_API_KEY: 'wrong', ELEVENLABS_API_KEY: 'wrong' };
    const findings = await doctor(env);
    expect(line(of(findings, 'key deepgram'))).toMatch(/^problem: .*401.* → Copy the key of deepgram again/);
    expect(line(of(findings, 'key elevenlabs'))).toMatch(/^problem: .* → Copy the key of elevenlabs again/);
    expect(of(findings, 'recognizer').status).toBe('skipped');
    expect(of(findings, 'voice elevenlabs').status).toBe('skipped');
    expect(exitCodeOf(findings)).toBe(1);
  });

  test('a model that is not served, a recognizer that hears nothing, a voice that fails', async () => {
    const silent = await startDeepgramServer();
    const refusing = await startModelServer(() => {
      throw new Error('no such model');
    });
    voices.fault = 'garbage';
    const env = { ...vendorEnv(), DEEPGRAM_URL: silent.url, LLM_BASE_URL: refusing.baseUrl };
    const asked = doctor(env);
    // The stand-in has no words for the question; an empty final result ends the wait.
    const findings = await asked;
    voices.fault = null;
    await Promise.all([silent.close(), refusing.close()]);
    expect(line(of(findings, 'model'))).toMatch(/^problem: stand-in: .* → Check LLM_MODELS/);
    expect(line(of(findings, 'recognizer'))).toMatch(/^warning: deepgram heard no words/);
    expect(line(of(findings, 'voice elevenlabs'))).toMatch(/^problem: /);
  });

  test('a fallback recognizer: one that hears, one that is not configured, and one that changes nothing', async () => {
    const check = 'fallback recognizer';
    const server = await startVoiceVendor();
    server.transcripts = ['What are your opening hours?', 'What are your opening hours?'];
    const own = { TRANSCRIPTION_BASE_URL: `${server.url}/v1`, TRANSCRIPTION_API_KEY: 'vendor-key' };
    const found = of(await doctor({ ...vendorEnv(), ...own, STT_FALLBACK: 'transcription' }), check);
    await server.close();
    expect(line(found)).toMatch(/^(ok|warning): transcription heard “/);
    const missing = of(await doctor({ ...vendorEnv(), STT_FALLBACK: 'transcription' }), check);
    expect(line(missing)).toMatch(/^problem: STT_FALLBACK names transcription, which is not configured/);
    const same = of(await doctor({ ...vendorEnv(), STT_FALLBACK: 'deepgram' }), check);
    expect(line(same)).toMatch(/^warning: deepgram is the recognizer of calls already/);
  });

  test('a local recognizer without a model', async () => {
    const finding = of(await doctor({ SHERPA_MODEL_DIR: join(directory, 'no-model') }), 'recognizer');
    expect(line(finding)).toMatch(/^problem: SHERPA_MODEL_DIR .* cannot be read.* → Run `npm run models`/);
  });

  test('a local voice: its speed against real time, and a directory without one', async () => {
    const voice = join(directory, 'voice');
    await mkdir(voice);
    await writeTinyVoice(voice);
    const found = of(await doctor({ SHERPA_VOICE_DIR: voice }), 'voice sherpa-onnx');
    expect(line(found)).toMatch(/^(ok|warning): sherpa-onnx-tone-0: first sound .* real-time factor \d\.\d\d\./);
    const missing = of(await doctor({ SHERPA_VOICE_DIR: join(directory, 'no-voice') }), 'voice');
    expect(line(missing)).toMatch(/^problem: SHERPA_VOICE_DIR .* or correct SHERPA_VOICE_DIR/);
  });
});

describe('doctor reports about the carrier', () => {
  const PUBLIC_URL = 'https://127.0.0.1:9';

  test('an account that is refused', async () => {
    const findings = await doctor({ ...twilio.env, TWILIO_AUTH_TOKEN: 'wrong', PUBLIC_URL });
    expect(line(of(findings, 'carrier twilio'))).toMatch(/^problem: .* → Copy account and key of twilio again/);
  });

  test('numbers that are not routed here, and on request reroutes one that has a former address', async () => {
    const env = { ...twilio.env, PUBLIC_URL };
    expect(of(await doctor(env), 'carrier twilio').status).toBe('ok');
    expect(line(of(await doctor(env), 'numbers twilio'))).toMatch(
      /^warning: None of the account’s 0 numbers leads here/,
    );
    const former = 'https://former.example/hooks/twilio/voice';
    twilio.numbers.set('PN0001', { number: '+14152670001', voiceUrl: former });
    twilio.numbers.set('PN0002', { number: '+14152670002', voiceUrl: 'https://demo.example/voice.xml' });
    expect(line(of(await doctor(env), 'numbers twilio'))).toMatch(
      /^problem: \+14152670001: calls go to https:\/\/former\.example.* → .*--lead-numbers-here/,
    );
    expect(twilio.numbers.get('PN0001')!.voiceUrl).toBe(former);
    const led = of(await doctor(env, { updateNumbers: true }), 'numbers twilio');
    expect(led.detail).toBe('+14152670001 now leads here; 0 did before.');
    expect(twilio.numbers.get('PN0001')!.voiceUrl).toBe(`${PUBLIC_URL}/hooks/twilio/voice`);
    expect(twilio.numbers.get('PN0002')!.voiceUrl).toBe('https://demo.example/voice.xml');
    expect(line(of(await doctor(env), 'numbers twilio'))).toBe('ok: +14152670001: calls come here.');
  });
});

describe('doctor reports about webhooks', () => {
  test('a receiver that refuses, an unknown id, and a service that does not run', async () => {
    const owner = await newTenant(app.localUrl);
    const receiver = await startStandIn((_, response) => response.writeHead(500).end());
    const body = { url: `${receiver.url}/hook`, events: ['call.completed' as const] };
    const { id } = await owner.ok('createWebhook', { body });
    const env = { DATA_DIR: app.dataDir };
    const at = { url: app.localUrl, key: owner.jwt };
    const refused = of(await offline(env, { ...at, webhook: id }), `webhook ${id}`);
    await receiver.close();
    expect(line(refused)).toMatch(/^problem: The receiver did not accept the event: it answered 500\. → /);
    const unknown = of(await offline(env, { ...at, webhook: 'whk_no' }), 'webhook whk_no');
    expect(line(unknown)).toMatch(/^problem: The service refused with 404/);
    expect(of(await offline(env, { webhook: id }), `webhook ${id}`).status).toBe('skipped');
  });
});
