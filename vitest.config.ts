// How the suites run. Worker processes take one file after the other. Most files share the process, its modules and one
// application with the files before them in that worker (isolate: false, SHARED_APP); ALONE and APART list those that must not.
// The files of `browser` share the process, its modules, Chromium and the service of the dashboard (SHARED_BROWSER). `unit` needs no
// database and is part of `npm run check`. `embedded` runs the suites on the embedded database that the Postgres server may answer
// differently; CI adds it (TEST_EMBEDDED=also). Without TEST_DATABASE_URL all suites run on the embedded one.
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
  'tests/mcp/{budget,explain}.test.ts',
  'tests/process/{banner,commands,idle-heap,model-notes,terminal-log}.test.ts',
  'tests/*.test.ts',
];

// Suites that the embedded database may answer differently: its own SQL, locks between connections, notifications, and each
// operation of the contract once.
const EMBEDDED = [
  'tests/contract/operations.test.ts',
  'tests/database/{floor,migrate,prepared,session}.test.ts',
  'tests/http/idempotency-interleaved.test.ts',
  'tests/jobs/{runner,upkeep}.test.ts',
  'tests/resources/calls/recovery.test.ts',
  'tests/resources/events/changes.test.ts',
  'tests/resources/knowledge-bases/upkeep.test.ts',
  'tests/resources/wallet/reserves.test.ts',
  'tests/resources/webhooks/delivery.test.ts',
];

// Files that start or kill processes, lock tables, block the event loop, count rows of all workspaces, measure dials or the time of their thread, or are
// throttled by their address: each has a process of its own.
const ALONE = [
  'tests/chaos/*.test.ts',
  'tests/database/{embedded,private}.test.ts',
  'tests/docs/*.test.ts',
  'tests/jobs/recovery.test.ts',
  'tests/resources/auth/attempts.test.ts',
  'tests/resources/campaigns/{killed-upload,pausing}.test.ts',
  'tests/resources/knowledge-bases/bombs.test.ts',
  'tests/resources/schedules/run-search.test.ts',
  'tests/resources/webhooks/crash.test.ts',
];

// Files that must not share an application, but may share the process and its modules with one another.
const APART = [
  'tests/database/{directory,silence,statistics}.test.ts',
  'tests/http/{connections,deployment,drain,redis-counters,upload-slots}.test.ts',
  'tests/jobs/{cuts,runner}.test.ts',
  'tests/resources/auth/owner.test.ts',
  'tests/resources/calls/lease-race.test.ts',
  'tests/resources/providers/loading.test.ts',
];

// What takes longest begins first, so that no single file is waited for at the end. SOUND plays or hears sound in real time: beside
// files that fill both cores it comes late. Its files, and those of WAITING, which follow so that the last of SOUND are beside them,
// use a fifth to a third of a core each.
const SOUND = [
  'tests/browser/call.test.ts',
  'tests/providers/recognition.test.ts',
  'tests/resources/calls/outcomes.test.ts',
  'tests/voice/faults.test.ts',
  'tests/browser/talk.test.ts',
  'tests/resources/calls/monitor.test.ts',
  'tests/resources/knowledge-bases/calls.test.ts',
  'tests/browser/widget.test.ts',
  'tests/process/doctor.test.ts',
  'tests/resources/rtc/livekit.test.ts',
];
const WAITING = [
  'tests/resources/calls/recording-storage.test.ts',
  'tests/resources/knowledge-bases/turns.test.ts',
  'tests/http/lost-responses.test.ts',
  'tests/resources/campaigns/dialing.test.ts',
];
const LONGEST = [
  ...SOUND,
  ...WAITING,
  'tests/chaos/mix.test.ts',
  'tests/docs/blocks.test.ts',
  'tests/resources/campaigns/pausing.test.ts',
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
const CHROMIUM = '/usr/bin/chromium-headless-shell';

const BROWSER = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    isolate: false,
    env: { SHARED_BROWSER: 'yes' },
    globalSetup: ['tests/support/global-setup.ts', 'tests/browser/global-setup.ts'],
  },
};

const ON_EMBEDDED = {
  extends: true as const,
  test: {
    name: 'embedded',
    include: EMBEDDED,
    isolate: false,
    env: { SHARED_APP: 'yes', TEST_DATABASE_URL: '' },
    globalSetup: ['tests/support/global-setup.ts'],
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // A heap of 2 GB before the first full garbage collection saves a sixth of a worker's CPU time. Workers reach 1.4 GB.
    execArgv: ['--initial-heap-size=2048'],
    // Node loads the modules itself, as in the service: Vite would transform each of them first.
    experimental: { viteModuleRunner: false },
    maxWorkers: 2,
    // For tests that hang. Whatever has an end comes to it well before, also on a machine that does other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    teardownTimeout: 10_000,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, isolate: false, globalSetup: ['tests/support/run-setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.ts'],
          exclude: [...UNIT, ...ALONE, ...APART, 'tests/browser/**'],
          isolate: false,
          env: { SHARED_APP: 'yes' },
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, globalSetup: ['tests/support/global-setup.ts'] } },
      {
        extends: true,
        test: { name: 'apart', include: APART, isolate: false, globalSetup: ['tests/support/global-setup.ts'] },
      },
      ...(process.env['TEST_EMBEDDED'] === 'also' ? [ON_EMBEDDED] : []),
      ...(existsSync(CHROMIUM) ? [BROWSER] : []),
    ],
  },
});
