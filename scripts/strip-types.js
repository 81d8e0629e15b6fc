// Lets Node load this package's TypeScript under node_modules, which Node refuses by default. Applies to files of this package
// only; types are erased in place, as Node does elsewhere.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OWN = pathToFileURL(`${join(dirname(fileURLToPath(import.meta.url)), '..')}/`).href;

// Node prints a warning at the first use, in every process and thread.
const { emitWarning } = process;
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).startsWith('stripTypeScriptTypes')) emitWarning.call(process, warning, ...rest);
};

registerHooks({
  load(url, context, next) {
    const path = url.split('?')[0];
    if (!path.startsWith(OWN) || path.slice(OWN.length).startsWith('node_modules/') || !path.endsWith('.ts')) {
      return next(url, context);
    }
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(path), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
