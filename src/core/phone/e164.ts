// The pattern of a phone number in E.164. Separate from numbers.ts, which parses user input and loads the tables of all countries.

export const E164 = /^\+[1-9]\d{6,14}$/;
