// The audio worklet of the dashboard: a script of its own, which is loaded when a call begins.
import { registerProcessors } from '../../../../line/worklet.ts';

registerProcessors();
