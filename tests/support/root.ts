// Where the repository is. Apart from sources.ts, which parses all of its files when it is loaded.
import { dirname } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));
