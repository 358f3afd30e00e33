import { createHash } from 'node:crypto';

const letters = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);

const two = (value: number): string => String(value).padStart(2, '0');

/** Month, day and hour, as the real access token carries them. */
const stamp = (at: number): string => {
  const day = new Date(at);
  return `${two(day.getUTCMonth() + 1)}${two(day.getUTCDate())}${two(day.getUTCHours())}`;
};

/** Tokens look as the real ones do, and come of the number of what was made: the same history gives the same ones. */
export const accessTokenOf = (appId: string, userId: number, made: number, at: number): string =>
  `APP_USR-${appId}-${stamp(at)}-${letters(`access:${appId}:${userId}:${made}`, 32)}-${userId}`;

export const refreshTokenOf = (appId: string, userId: number, made: number): string =>
  `TG-${letters(`refresh:${appId}:${userId}:${made}`, 24)}-${userId}`;

export const codeOf = (appId: string, userId: number, made: number): string =>
  `TG-${letters(`code:${appId}:${userId}:${made}`, 24)}-${userId}`;

/** What PKCE's S256 makes of a verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export const scrollIdOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const passwordOf = (userId: number): string => `qatest${letters(`password:${userId}`, 4)}`;
