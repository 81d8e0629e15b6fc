// The callbacks and receipts of every resource, merged.
import type { Callback } from '../protocol/callback.ts';
import { callbacks as livekit } from './calls/callbacks/livekit.ts';
import { callbacks as twilio } from './calls/callbacks/twilio.ts';
import { callbacks as wallet } from './wallet/callbacks.ts';

export const callbacks: readonly Callback[] = [...twilio, ...livekit, ...wallet];
