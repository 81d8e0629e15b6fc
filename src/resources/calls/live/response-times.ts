// Response times of agents, for /metrics: one sample per turn of a call in this process, from the end of the caller's speech to
// the first audio of the answer. One histogram per process, because a call has no access to a registry.
import { Histogram } from 'prom-client';

export const responseSeconds = new Histogram({
  name: 'parley_response_seconds',
  help: 'From the end of the caller’s speech to the first audio of the agent’s answer, by turn.',
  buckets: [0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5, 10],
  registers: [],
});
