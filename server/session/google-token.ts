import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ok, refuse, type Result } from '#lib/result.ts';

/** What Google says of a person, checked. */
export interface GooglePerson {
  /** Google's own id of them, for ever the same. */
  readonly sub: string;
  /** Lower case. */
  readonly mail: string;
}

type GoogleRefused =
  /** Forged, of somebody else's console, too old, or of an address Google has not verified. */
  | 'not trusted'
  /** Google's keys could not be fetched: nothing is known of the token. */
  | 'unreachable';

/** Both are Google's own (developers.google.com/identity/openid-connect). */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const patienceMs = 5000;
/** An unknown key is looked up anew at most so often: a stranger can not make us ask Google at will. */
const cooldownMs = 10_000;

const Claims = z.object({ sub: z.string().min(1).max(255), email: z.email(), email_verified: z.literal(true) });

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keysByUrl = new Map<string, Keys>();

/** Fetched when first needed and when a key is new (Google turns them over every few weeks); kept for ten minutes. */
const keysAt = (url: string): Keys => {
  const keys = keysByUrl.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: patienceMs, cooldownDuration: cooldownMs });
  keysByUrl.set(url, keys);
  return keys;
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  // jose's own word for an answer that is not 200 or no JSON; the rest of its errors are subclasses.
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  // fetch: nothing answered.
  error instanceof TypeError;

/** Checks an ID token: signature by Google's published keys (RS256 only), issuer, audience, expiry, verified address. */
export const readGoogleToken = async (
  token: string,
  { jwksUrl, clientId, now }: { readonly jwksUrl: string; readonly clientId: string; readonly now: Date },
): Promise<Result<GooglePerson, GoogleRefused>> => {
  try {
    const { payload } = await jwtVerify(token, keysAt(jwksUrl), {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'email'],
      clockTolerance: 30,
      currentDate: now,
    });
    const claims = Claims.safeParse(payload);
    // A token for several parties says in `azp` whom it was made for.
    if (!claims.success || (payload['azp'] !== undefined && payload['azp'] !== clientId)) return refuse('not trusted');
    return ok({ sub: claims.data.sub, mail: claims.data.email.toLowerCase() });
  } catch (error) {
    if (isUnreachable(error)) return refuse('unreachable');
    if (error instanceof errors.JOSEError) return refuse('not trusted');
    throw error;
  }
};
