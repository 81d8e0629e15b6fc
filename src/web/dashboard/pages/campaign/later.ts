// What a campaign's page loads after itself, in one file of the build.
import { Ask } from './ask.tsx';
import { Pace } from './pace.tsx';
import { Settings } from './settings.tsx';

export const LATER = { ask: Ask, pace: Pace, settings: Settings } as const;
