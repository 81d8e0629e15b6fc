// What the thread says, and what is said of values that cannot be checked. Apart from check.ts, so that the service does not load the compiler.
export const TOO_SLOW = 'the value cannot be checked in time against its schema';
export const ENDLESS = 'the value cannot be checked: its schema refers to itself without end';
export const TOO_MANY = 'too many values of this workspace wait to be checked; try again in a few seconds';
