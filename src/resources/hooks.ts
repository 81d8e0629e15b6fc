// The callbacks of every provider, merged; app.ts hands them to the server.
import type { Hook } from '../core/hook.ts';

export const hooks: readonly Hook[] = [];
