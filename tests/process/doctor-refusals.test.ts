// What `npm run doctor` advises for each kind of refusal by a speech vendor, against the stand-ins of vendors.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import type { Diagnosis } from '../../src/core/diagnosis.ts';
import { diagnose } from '../../src/process/doctor.ts';

const KEY = 'vendor-key';
const OPTIONS = {
  json: false,
  offline: false,
  updateNumbers: false,
  url: 'http://127.0.0.1:9',
  webhook: null,
  key: null,
};
let server: VoiceVendor;
let directory: string;
let findings: readonly Diagnosis[];
beforeAll(async () => {
  const used = await startVoiceVendor(KEY);
  used.fault = 'quota';
  server = await startVoiceVendor(KEY);
  server.speech = { container: 'mp3' };
  directory = await mkdtemp(join(tmpdir(), 'parley-doctor-'));
  findings = await diagnose(OPTIONS, {
    DATA_DIR: directory,
    ELEVENLABS_API_KEY: KEY,
    ELEVENLABS_URL: used.url,
    CARTESIA_API_KEY: KEY,
    CARTESIA_URL: server.url,
    CARTESIA_MODEL: 'sonic-english',
    SPEECH_BASE_URL: `${server.url}/v1`,
    SPEECH_API_KEY: KEY,
  });
  await used.close();
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

test.each([
  ['key elevenlabs', 'a used quota', /quota_exceeded/, /pay the bill/],
  ['voice cartesia', 'an ended model', /model_sunsetted/, /^Correct what the answer of cartesia names/],
  ['voice builtin', 'compressed audio', /sent MP3/, /^Correct the format that the answer names/],
])('%s: %s is a problem with its own remedy', (check, _, detail, next) => {
  const finding = findings.find((one) => one.check === check);
  expect(finding).toMatchObject({
    status: 'problem',
    detail: expect.stringMatching(detail),
    next: expect.stringMatching(next),
  });
});
