// Gives back what loading the modules left in the heap: the garbage of the loader, and the room that V8 made for it and would keep.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Takes 0.1 s and returns about 55 MB to the system. For a process that has just loaded its modules and serves nobody yet. */
export function compactHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
