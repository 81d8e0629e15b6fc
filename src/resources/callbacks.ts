// The signed addresses of every noun, merged; app.ts hands them to the server.
import type { Hook } from '../core/hook.ts';
import { hooks as livekit } from './calls/callbacks/livekit.ts';
import { hooks as twilio } from './calls/callbacks/twilio.ts';
import { hooks as wallet } from './wallet/callbacks.ts';

export const hooks: readonly Hook[] = [...twilio, ...livekit, ...wallet];
