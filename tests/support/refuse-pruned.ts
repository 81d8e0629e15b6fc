// Loaded before a program: files that scripts/prune.ts deletes cannot be loaded, as in an install without them.
import { registerHooks } from 'node:module';
import { isPruned } from '../../scripts/prune.ts';

registerHooks({
  load(url, context, nextLoad) {
    const path = url.split('/node_modules/').slice(1).join('/node_modules/');
    if (path !== '' && isPruned(path)) throw new Error(`scripts/prune.ts deletes ${path}`);
    return nextLoad(url, context);
  },
});
