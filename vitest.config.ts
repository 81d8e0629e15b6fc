// How the suites run: two processes at a time (each may hold a database of 500 MB), one file after the other in each.
// `unit` needs no database and is part of `npm run check`; `all` is everything.
import { defineConfig } from 'vitest/config';

const UNIT = [
  'tests/codegen/**/*.test.ts',
  'tests/voice/**/*.test.ts',
  'tests/core/**/*.test.ts',
  'tests/providers/**/*.test.ts',
  'tests/*.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    reporters: ['default'],
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT } },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.ts'],
          exclude: [...UNIT, 'tests/browser/**'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
});
