// What a telephone number in E.164 looks like, for those who only have to tell it from other text; phone.ts, which reads what
// people write, brings the tables of all countries along. Called by carriers, services and the voice engine.

export const E164 = /^\+[1-9]\d{6,14}$/;
