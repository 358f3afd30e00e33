import { createHash } from 'node:crypto';
import { commonPasswords } from '#lib/common-passwords.ts';
import { invalid, type ServerProblem } from '../http/problem.ts';

const sent = (typed: string): string => createHash('sha256').update(typed).digest('hex');
const spellings = (word: string): readonly string[] => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];

let known: ReadonlySet<string> | null = null;

/** Is this the hash of a common password? The server never sees what was typed (decision 6), so it knows them as they are sent. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set([...commonPasswords].flatMap(spellings).map(sent));
  return known.has(password);
};

export const tooCommon = (): ServerProblem => invalid('Esta senha é comum demais. Escolha outra.');
