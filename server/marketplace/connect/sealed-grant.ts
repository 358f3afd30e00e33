import { z } from 'zod';
import { seal, unseal } from '../../sellers/seal.ts';
import type { Grant } from '../port.ts';

const SealedGrant = z.object({
  externalUserId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  accessUntil: z.number(),
  scopes: z.array(z.string()),
  /** From when on it is renewed before it is used, in ms since 1970. */
  renewFrom: z.number(),
});
export type SealedGrant = Readonly<z.output<typeof SealedGrant>>;

const longestBefore = 10 * 60_000;

/** Ten minutes before its end, or the last tenth of what lives shorter. */
const renewFrom = ({ accessUntil }: Grant, now: Date): number => {
  const life = Math.max(0, accessUntil - now.getTime());
  return accessUntil - Math.min(longestBefore, life / 10);
};

/** Bound to the account: in another's row it does not open. */
const ownerOf = (accountId: string): string => `account:${accountId}`;

export const sealGrant = (key: Buffer, accountId: string, grant: Grant, now: Date): string => {
  const { externalUserId, accessToken, refreshToken, accessUntil, scopes } = grant;
  const kept = { externalUserId, accessToken, refreshToken, accessUntil, scopes, renewFrom: renewFrom(grant, now) };
  return seal(key, ownerOf(accountId), JSON.stringify(kept));
};

/** What an account keeps of a grant; whoever refreshes the one before does it for nothing. */
export const sealedColumns = (key: Buffer, accountId: string, grant: Grant, now: Date) => ({
  grantSealed: sealGrant(key, accountId, grant, now),
  accessUntil: new Date(grant.accessUntil),
  scopes: [...grant.scopes],
  refreshingBy: null,
  refreshingUntil: null,
});

/** Null when it was sealed with another key, or for another account. */
export const openGrant = (key: Buffer, accountId: string, sealed: string): SealedGrant | null => {
  try {
    return SealedGrant.parse(JSON.parse(unseal(key, ownerOf(accountId), sealed)));
  } catch {
    return null;
  }
};
