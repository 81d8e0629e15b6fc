// The pattern of an E.164 phone number. Separate from numbers.ts, which parses user input and loads the tables of all countries.

export const E164 = /^\+[1-9]\d{6,14}$/;
