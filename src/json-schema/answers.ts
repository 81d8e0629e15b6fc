// Messages for values that cannot be checked. Separate from check.ts, so that the main thread does not load the compiler.
/** Predicate of a schema. */
export const SLOW_TO_COMPILE = 'takes too long to compile';
export const TOO_SLOW = 'the value could not be checked against its schema in time';
export const ENDLESS = 'the value cannot be checked: its schema refers to itself endlessly';
export const TOO_MANY = 'too many values of this workspace are waiting to be checked; try again in a few seconds';
