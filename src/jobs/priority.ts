// Priorities of jobs. Within a lane, the job with the smallest number runs first, then the one that has been due for the longest
// time. Most jobs have 0, graphile-worker's default. A job of a workspace with a backlog has the length of the backlog, so that
// the few jobs of another workspace do not wait for its many.
// Jobs that are enqueued long before they are due have the largest numbers: a worker that looks for a job reads all jobs with
// smaller numbers, due or not.

/** The longest backlog that counts. */
export const MAX_BACKLOG = 1_000;

export const PRIORITY = {
  /** A user waits for the mail. */
  mail: -10,
  /** Settles what has happened, for which nobody waits. */
  settlement: MAX_BACKLOG + 100,
  /** The end of a wait. */
  expiry: MAX_BACKLOG + 500,
  /** Work at a time that a user chose, days ahead. */
  scheduled: 2 * MAX_BACKLOG,
} as const;
