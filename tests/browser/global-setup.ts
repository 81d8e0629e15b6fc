// Builds the pages before the browser suites, unless the build matches the sources.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '..', '..', 'scripts', 'build-web.ts')], {
    stdio: 'inherit',
  });
}
