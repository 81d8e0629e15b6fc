// The callbacks of every provider, merged; app.ts hands them to the server.
import type { Hook } from '../core/hook.ts';
import { hooks as twilioHooks } from './calls/twilio/hooks.ts';

export const hooks: readonly Hook[] = [...twilioHooks];
