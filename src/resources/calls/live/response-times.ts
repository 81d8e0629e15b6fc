// How long callers wait for the agent, for /metrics: one sample for each turn of a call in this process, from the end of the
// caller's speech to the first audio of the answer. One histogram for the process, because a call knows no registry.
import { Histogram } from 'prom-client';

export const responseSeconds = new Histogram({
  name: 'parley_response_seconds',
  help: 'From the end of the caller’s speech to the first audio of the agent’s answer, by turn.',
  buckets: [0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5, 10],
  registers: [],
});
