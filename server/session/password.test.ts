import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

const sent = 'a'.repeat(64);

test('a password is kept as argon2id, salted, and only it matches', async () => {
  const [one, other] = [await hashPassword(sent), await hashPassword(sent)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(other);
  expect(await passwordMatches(one, sent)).toBe(true);
  expect(await passwordMatches(one, 'b'.repeat(64))).toBe(false);
});

test('nothing matches where there is no account, not even what the decoy was made of', async () => {
  expect(await passwordMatches(null, '')).toBe(false);
});

test.each(['', 'none', '$argon2id$v=19$m=19456,t=2,p=1$'])('nothing matches %j, which is no hash', async (stored) => {
  expect(await passwordMatches(stored, '')).toBe(false);
  expect(await passwordMatches(stored, sent)).toBe(false);
});

test('an account that is not there, or has no password, takes the work of one that is', async () => {
  const stored = await hashPassword(sent);
  await passwordMatches(null, sent);
  const least = { known: Infinity, unknown: Infinity, none: Infinity };
  const time = async (kind: keyof typeof least, hash: string | null): Promise<void> => {
    const begun = performance.now();
    await passwordMatches(hash, 'b'.repeat(64));
    least[kind] = Math.min(least[kind], performance.now() - begun);
  };
  for (let at = 0; at < 10; at += 1) {
    await time('known', stored);
    await time('unknown', null);
    await time('none', '');
  }
  // A busy machine blurs the figures; without the decoy the others would be a thousandth of the first.
  expect(least.unknown / least.known).toBeGreaterThan(0.2);
  expect(least.none / least.known).toBeGreaterThan(0.2);
});
