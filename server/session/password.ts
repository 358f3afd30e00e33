import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's first choice: 19 MiB, two passes. `typed` is what the browser sends (decision 6). */
export const hashPassword = (typed: string): Promise<string> => hash(typed);

let decoy: Promise<string> | null = null;

/** Null where what is stored is no hash, which the library throws at: that of a person made by number (demo/grow-lists.ts) is ''. */
const verified = async (stored: string, typed: string): Promise<boolean | null> => {
  try {
    return await verify(stored, typed);
  } catch {
    return null;
  }
};

/**
 * Takes as long whether or not there is such an account, and a password: without one, a hash that nothing matches is checked instead.
 * Otherwise the time of an answer would tell who is registered.
 */
export const passwordMatches = async (stored: string | null, typed: string): Promise<boolean> => {
  decoy ??= hash('');
  const matches = stored === null ? null : await verified(stored, typed);
  if (matches === null) await verify(await decoy, typed);
  return matches ?? false;
};
