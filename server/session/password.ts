import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's first choice: 19 MiB, two passes. `typed` is what the browser sends (decision 6). */
export const hashPassword = (typed: string): Promise<string> => hash(typed);

let decoy: Promise<string> | null = null;

/** What is no hash the library throws at: that of a person made by number (demo/grow-lists.ts) is ''. */
const phc = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z\d+/]{11,}\$[A-Za-z\d+/]{16,}$/u;

/** Made once; where that failed, anew for the next caller. */
const decoyHash = (): Promise<string> => {
  decoy ??= hash('').catch((error: unknown) => {
    decoy = null;
    throw error;
  });
  return decoy;
};

/**
 * Takes as long whether or not there is such an account, and a password: without one, a hash that nothing matches is checked instead.
 * Otherwise the time of an answer would tell who is registered.
 */
export const passwordMatches = async (stored: string | null, typed: string): Promise<boolean> => {
  const unmatched = await decoyHash();
  if (stored !== null && phc.test(stored)) return verify(stored, typed);
  await verify(unmatched, typed);
  return false;
};
