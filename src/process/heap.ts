// Gives back what work that is over left in the heap: its garbage, and the room that V8 made for it and would keep.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Takes 0.1 to 0.2 s, in which nothing else runs: after the modules are loaded, and when calls have been over for a while. */
export function compactHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
