// The list of calls, and one call: one chunk of the build.
import './calls/calls.css';
import './call/call.css';
import { CallsPage } from './calls/calls.tsx';
import { CallPage } from './call/call.tsx';

export const PAGES = { CallsPage, CallPage };
