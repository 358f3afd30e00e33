import type { MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { connectionOf } from '#machines/lifecycle/marketplace-account.ts';

/**
 * Is there an authorization to tell the end of: one that stands, or ended on a day that is known. A day that is left from before says
 * nothing of an account that nobody is let into.
 */
export const hasAuthorization = (account: Pick<MarketplaceAccountRow, 'expiresAt' | 'connection'>, nowMs: number): boolean => {
  const state = connectionOf({ ...account, pausedAt: null, shutOutReason: null }, nowMs);
  return state === 'connected' || (account.expiresAt !== null && (state === 'expiring' || state === 'expired'));
};
