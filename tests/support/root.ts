// The root of the repository. Separate from sources.ts, which parses all files when it is loaded.
import { dirname } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));
