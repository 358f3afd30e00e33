import { createHash } from 'node:crypto';
import { commonPasswords } from '#lib/common-passwords.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isPasswordAllowed } from '#lib/validate/password.ts';

/** What a browser would send for the password on stdin (decision 6), by the rule of the console; the line's end is none of it. */
export const readPassword = (stdin: string, most: number): Result<string, string> => {
  const password = stdin.replace(/\r?\n$/u, '');
  if (!isPasswordAllowed(password, most)) return refuse(`A senha precisa de 6 a ${most} caracteres, com letra e número.`);
  if (commonPasswords.has(password.toLowerCase())) return refuse('Esta senha é comum demais. Escolha outra.');
  return ok(createHash('sha256').update(password).digest('hex'));
};
