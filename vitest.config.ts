// How the suites run: two processes at a time (each may hold a database of 500 MB), one file after the other in each.
// `unit` needs no database and is part of `npm run check`; `all` is everything.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const UNIT = [
  'tests/codegen/**/*.test.ts',
  'tests/voice/**/*.test.ts',
  'tests/core/**/*.test.ts',
  'tests/web/**/*.test.ts',
  'tests/providers/**/*.test.ts',
  'tests/*.test.ts',
];

// What takes long and says the same on any database: calls and their audio, pages, refusals before any row is touched. Left out
// when the suites run again on another one (TEST_AGAIN, set by scripts/ci.ts).
const ONCE = [
  'tests/chaos/**',
  'tests/contract/{authorization,baseline,fuzz,mass-assignment}.test.ts',
  'tests/database/{clock,directory,embedded,private,shared-clock,silence,statistics}.test.ts',
  'tests/http/{admission,connections,deployment,drain,files,hooks,mount,multipart,proxies,rate-limit,redis-counters,server,shared-counters}.test.ts',
  'tests/http/{sse,upload-slots,websocket}.test.ts',
  'tests/jobs/cuts.test.ts',
  'tests/proxy/**',
  'tests/resources/{agents,limits,rtc,widgets}/**',
  'tests/resources/auth/{attempts,open-streams,owner,secrets,tokens}.test.ts',
  'tests/resources/calls/{away,begin,capacity,control,conversation,custom-llm,fallback-model,forwarded-callers,handovers,hang-up}.test.ts',
  'tests/resources/calls/{inbound-limit,lease-race}.test.ts',
  'tests/resources/calls/{livekit,livekit-transfer}.test.ts',
  'tests/resources/calls/{monitor,monitor-door,onward-legs,outcomes,own-account,recogniser-places,recording,recording-storage,turns}.test.ts',
  'tests/resources/calls/{twilio,twilio-transfer}.test.ts',
  'tests/resources/campaigns/{dialing,killed-upload,pausing,results,rules,scale,watch,windows}.test.ts',
  'tests/resources/knowledge-bases/{bombs,calls,chunks,pages,turns,upkeep}.test.ts',
  'tests/resources/demo/**',
  'tests/resources/phone-numbers/{destinations,imported,purchase}.test.ts',
  'tests/resources/providers/loading.test.ts',
  'tests/resources/schedules/{recurrence,run-search}.test.ts',
  'tests/resources/voices/*.test.ts',
  'tests/resources/wallet/{alerts,calls,carrier-extras,charges,handovers,receipts,stripe}.test.ts',
  'tests/resources/webhooks/{crash,outage,receivers,signature,timetable}.test.ts',
];
const again = process.env['TEST_AGAIN'] === '1';

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
      { extends: true, test: { name: 'unit', include: UNIT } },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.ts'],
          exclude: [...UNIT, 'tests/browser/**', ...(again ? ONCE : [])],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      ...(existsSync(CHROMIUM) ? [BROWSER] : []),
    ],
  },
});
