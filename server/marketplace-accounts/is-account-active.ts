import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';

/** Is there anything to be sent to this account? Neither while it is paused nor once the marketplace does not let us in. */
export const isAccountActive = (now: Date): SQL | undefined =>
  and(isNull(marketplaceAccount.pausedAt), or(isNull(marketplaceAccount.expiresAt), gt(marketplaceAccount.expiresAt, now)));
