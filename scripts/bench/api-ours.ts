// The service as it is deployed, role api, with its settings from the environment: keys, limits, validation, log and all.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { underMeasurement } from './api-child.ts';

const app = await startApp(readConfig(), 'api');
underMeasurement(app.url, () => app.stop(0));
