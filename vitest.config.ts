// How the suites run: two processes at a time (each may hold a database of 500 MB), one file after the other in each.
// `unit` needs no database and is part of `npm run check`; `all` is everything.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const UNIT = [
  'tests/codegen/**/*.test.ts',
  'tests/voice/**/*.test.ts',
  'tests/core/**/*.test.ts',
  'tests/protocol/**/*.test.ts',
  'tests/web/**/*.test.ts',
  'tests/providers/**/*.test.ts',
  'tests/*.test.ts',
];

// Suites that the embedded database may answer differently: its own SQL, locks between connections, notifications, and each
// operation of the contract once. scripts/ci.ts runs them a second time, on that database (TEST_AGAIN=embedded).
const EMBEDDED = [
  'tests/contract/operations.test.ts',
  'tests/database/{floor,invariants,migrate,prepared,session}.test.ts',
  'tests/http/{idempotency,idempotency-interleaved}.test.ts',
  'tests/jobs/{recovery,runner,upkeep}.test.ts',
  'tests/resources/auth/sessions.test.ts',
  'tests/resources/calls/{create,model,recovery}.test.ts',
  'tests/resources/campaigns/{states,upload}.test.ts',
  'tests/resources/knowledge-bases/knowledge-bases.test.ts',
  'tests/resources/schedules/schedules.test.ts',
  'tests/resources/wallet/{countries,model,operations,reserves}.test.ts',
  'tests/resources/webhooks/delivery.test.ts',
];
const ALONE = [
  'tests/chaos/*.test.ts',
  'tests/database/{directory,embedded,private,silence,statistics}.test.ts',
  'tests/http/{connections,deployment,drain,upload-slots}.test.ts',
  'tests/jobs/{cuts,recovery,runner}.test.ts',
  'tests/resources/auth/{attempts,owner}.test.ts',
  'tests/resources/campaigns/killed-upload.test.ts',
  'tests/resources/knowledge-bases/bombs.test.ts',
  'tests/resources/providers/loading.test.ts',
  'tests/resources/webhooks/crash.test.ts',
];

const onEmbedded = process.env['TEST_AGAIN'] === 'embedded';

// What takes a minute and more begins first, so that no single file is waited for at the end. Those that measure sound in real
// time come before those that start browsers and processes and fill both cores, so that they run beside one another.
const LONGEST = [
  'tests/voice/faults.test.ts',
  'tests/providers/recognition.test.ts',
  'tests/resources/calls/monitor.test.ts',
  'tests/resources/rtc/livekit.test.ts',
  'tests/resources/knowledge-bases/calls.test.ts',
  'tests/resources/calls/outcomes.test.ts',
  'tests/browser/call.test.ts',
  'tests/browser/widget.test.ts',
  'tests/browser/talk.test.ts',
  'tests/chaos/mix.test.ts',
  'tests/chaos/campaign.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/chaos/stopped.test.ts',
  'tests/chaos/killed.test.ts',
  'tests/resources/knowledge-bases/bombs.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? LONGEST.length : at;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

// Debian's package; where it is missing, the suites of the pages are left out.
const CHROMIUM = '/usr/bin/chromium';

const BROWSER = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/browser/global-setup.ts'],
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Node loads the modules itself, as in the service: Vite would transform each of them first.
    experimental: { viteModuleRunner: false },
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, isolate: false } },
      {
        extends: true,
        test: {
          name: 'all',
          include: onEmbedded ? EMBEDDED : ['tests/**/*.test.ts'],
          exclude: [...UNIT, ...ALONE, 'tests/browser/**'],
          isolate: false,
          env: { SHARED_APP: 'yes' },
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: onEmbedded ? ALONE.filter((file) => EMBEDDED.includes(file)) : ALONE,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      ...(existsSync(CHROMIUM) ? [BROWSER] : []),
    ],
  },
});
