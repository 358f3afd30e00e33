import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's first choice: 19 MiB, two passes. `typed` is what the browser sends (decision 6). */
export const hashPassword = (typed: string): Promise<string> => hash(typed);

let decoy: Promise<string> | null = null;

/**
 * Takes as long whether or not there is such an account: without one, a hash that nothing matches is checked instead. Otherwise
 * the time of an answer would tell who is registered.
 */
export const passwordMatches = async (stored: string | null, typed: string): Promise<boolean> => {
  decoy ??= hash('');
  const matches = await verify(stored ?? (await decoy), typed);
  return stored !== null && matches;
};
