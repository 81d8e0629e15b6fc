// The tasks of a process, by its role.
import type { ProcessRole } from '../runtime.ts';

interface Tasks {
  /** Answers the operations of the API. */
  serves: boolean;
  /** Runs the jobs that need no call. */
  works: boolean;
  /** Carries calls. */
  carries: boolean;
}

export function tasksOf(role: ProcessRole): Tasks {
  const includes = (part: ProcessRole) => role === 'all' || role === part;
  return { serves: includes('api'), works: includes('worker'), carries: includes('voice') };
}
