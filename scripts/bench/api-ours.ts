// The service in the role api as it is deployed, with settings from the environment: keys, limits, validation and log.
// With the argument `process`, rate limits are counted in the memory of the process, as in a single-process deployment.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/core/clock.ts';
import { localCounters } from '../../src/http/counters.ts';
import { underMeasurement } from './api-child.ts';

const local = { counters: localCounters(systemClock), probes: {}, close: () => undefined };
const app = await startApp(readConfig(), 'api', process.argv[2] === 'process' ? { counters: local } : {});
underMeasurement(app.url, () => app.stop(0));
