// Reports errors that vitest's JSON report omits: errors of hooks in a `describe`, and errors outside of any test. scripts/ci.ts
// passes this reporter to vitest and reads the file that it writes (BROKEN_FILE), one JSON object per line.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestSuite } from 'vitest/node';

export interface Broken {
  /** Absolute path; null for an error outside of a file. */
  file: string | null;
  /** Name of the suite whose hook failed; empty outside of a suite. */
  name: string;
  message: string;
}

/** A class, because vitest calls a reporter with `new`. */
export default function brokenHooks(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const broken: Broken[] = unhandled.map((error) => ({ file: fileOf(error), name: '', message: textOf(error) }));
      for (const module of modules) {
        for (const suite of module.children.allSuites()) broken.push(...errorsOf(suite, module.moduleId));
      }
      const lines = broken.map((one) => `${JSON.stringify(one)}\n`);
      writeFileSync(process.env['BROKEN_FILE']!, lines.join(''));
    },
  };
}

function errorsOf(suite: TestSuite, file: string): Broken[] {
  return suite.errors().map((error) => ({ file, name: suite.fullName, message: textOf(error) }));
}

/** The file that was running when the uncaught error occurred, according to vitest. */
const fileOf = (error: object): string | null => ('VITEST_TEST_PATH' in error ? String(error.VITEST_TEST_PATH) : null);

const textOf = (error: { stack?: string | undefined; message: string }): string => error.stack ?? error.message;
