// The audio worklet of the dashboard: a separate script, which is loaded when a call begins.
import { registerProcessors } from '../../../../line/worklet.ts';

registerProcessors();
