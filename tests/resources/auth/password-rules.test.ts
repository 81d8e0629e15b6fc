// Weak passwords that are long enough but easy to guess.
import { describe, expect, test } from 'vitest';
import { weaknessOf } from '../../../src/resources/auth/password-rules.ts';
import { processorMs } from '../../support/busy.ts';

const ADA = { email: 'ada.lovelace@northwind.example', name: 'Ada Lovelace' };

describe('weaknessOf', () => {
  test.each([
    ['aaaaaaaaaaaa', /must not repeat itself/],
    ['passwordpassword', /must not repeat itself/],
    ['abcabcabcabc', /must not repeat itself/],
    ['121212121212', /must not repeat itself/],
    ['Password1234!', /most common/],
    ['Welcome2024!!!', /most common/],
    ['qwertyuiop123', /most common/],
    ['abcdefghijklm', /most common/],
    ['zyxwvutsrqponm', /most common/],
    ['123456789012', /most common/],
    ['adminadmin123', /most common/],
    ['ｐａｓｓｗｏｒｄ1234', /most common/],
    ['ada.lovelace@northwind.example', /email address or name/],
    ['AdaLovelace1815', /email address or name/],
    ['northwind2026!', /email address or name/],
  ])('the password %s is refused', (password, why) => {
    expect(weaknessOf(password, ADA)).toMatch(why);
  });

  test.each([
    'correct horse battery staple',
    'lovelace rides a red bicycle',
    'my password is a purple tree',
    'Xk7#mQ2$vR9!',
    'ein blauer Elefant tanzt',
    'пять синих слонов',
    '904817362550193',
  ])('the password %s is accepted', (password) => {
    expect(weaknessOf(password, ADA)).toBeNull();
  });

  test('checks the longest password that the contract allows quickly', () => {
    const tookMs = processorMs(() => {
      for (let i = 0; i < 100; i++) weaknessOf('abcdefgh'.repeat(32).slice(0, 256 - 1) + i, ADA);
    });
    expect(tookMs).toBeLessThan(2_000);
  });
});
