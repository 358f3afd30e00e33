import { expect, test } from 'vitest';
import { hashPassword } from './hash-password.ts';
import { isPasswordAllowed } from './password-rule.ts';

test.each(['demo1234', 'a1bcde', 'á'.repeat(19) + '1', ' a1    ', '😀'.repeat(18) + 'a1'])(
  '%s is long enough and has a letter and a digit',
  (password) => {
    expect(isPasswordAllowed(password)).toBe(true);
  },
);

test.each(['a1bcd', 'a1' + 'b'.repeat(19), '1234567', 'abcdefg', '', 'é'.repeat(20)])('%s breaks the rule', (password) => {
  expect(isPasswordAllowed(password)).toBe(false);
});

test('what travels is the SHA-256 of the UTF-8 text, in hex', async () => {
  expect(await hashPassword('demo1234')).toBe('0ead2060b65992dca4769af601a1b3a35ef38cfad2c2c465bb160ea764157c5d');
  expect(await hashPassword('ç')).toHaveLength(64);
});
