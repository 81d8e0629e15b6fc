// The signed addresses of every noun, merged; app.ts hands them to the server.
import type { Hook } from '../core/hook.ts';
import { hooks as livekit } from './calls/livekit/hooks.ts';
import { hooks as twilio } from './calls/twilio/hooks.ts';
import { hooks as wallet } from './wallet/hooks.ts';

export const hooks: readonly Hook[] = [...twilio, ...livekit, ...wallet];
