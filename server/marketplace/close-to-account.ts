import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { marketplaceNotifier } from './marketplace-author.ts';

interface Closed {
  readonly accountId: string;
  /** Of the grant that was kept out: one that came since may be let in. */
  readonly grantVersion: number;
  /** The marketplace's. */
  readonly words: string;
  readonly now: Date;
}

/** The grant is good, and the marketplace keeps the account from us all the same: nothing more is sent to it, and its company is told once. */
export const closeToAccount = async (tx: Tx, { accountId, grantVersion, words, now }: Closed): Promise<void> => {
  const { id, version, connection, shutOutReason, sellerId, name } = marketplaceAccount;
  const [closed] = await tx
    .update(marketplaceAccount)
    .set({ shutOutReason: words, version: sql`${version} + 1` })
    .where(and(eq(id, accountId), eq(connection, 'connected'), isNull(shutOutReason), eq(marketplaceAccount.grantVersion, grantVersion)))
    .returning({ sellerId, name, version });
  if (!closed) return;
  const notifier = marketplaceNotifier(tx, now);
  const subject = `marketplace:${accountId}`;
  await notifier.record({ subject, type: 'shutOut', version: closed.version, data: { reason: words }, sellerId: closed.sellerId });
  await notifySeller(notifier, {
    sellerId: closed.sellerId,
    type: 'marketplace',
    message: `O Mercado Livre não aceita o que enviamos à conta ${closed.name}: ${words}`,
    subject,
  });
};
