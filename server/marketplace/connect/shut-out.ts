import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { notifySeller, notifySuperusers } from '../../notifications/notify-seller.ts';
import { marketplaceNotifier } from '../marketplace-author.ts';

interface ShutOut {
  readonly accountId: string;
  /** Of the grant that is over: one that came since is another matter. */
  readonly grantVersion: number;
  /** In the marketplace's words, or ours where it said nothing. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * The marketplace lets us in by this grant no more: a person has to authorise the account again. Told once, to its company and to
 * superusers. Answers false when it was known, or there is a newer grant.
 */
export const shutOutAccount = async (tx: Tx, { accountId, grantVersion, reason, now }: ShutOut): Promise<boolean> => {
  const { id, sellerId, name, version, connection } = marketplaceAccount;
  const [shut] = await tx
    .update(marketplaceAccount)
    .set({
      connection: 'reauthorize',
      shutOutReason: reason,
      version: sql`${version} + 1`,
      refreshingBy: null,
      refreshingUntil: null,
    })
    .where(and(eq(id, accountId), eq(connection, 'connected'), eq(marketplaceAccount.grantVersion, grantVersion)))
    .returning({ sellerId, name, version });
  if (!shut) return false;
  const notifier = marketplaceNotifier(tx, now);
  const subject = `marketplace:${accountId}`;
  await notifier.record({ subject, type: 'shutOut', version: shut.version, data: { reason }, sellerId: shut.sellerId });
  const notice = {
    type: 'marketplace',
    message: `O Mercado Livre não deixa mais entrar na conta ${shut.name}. Autorize de novo: nada é enviado até lá.`,
    subject,
  };
  await notifySeller(notifier, { sellerId: shut.sellerId, ...notice });
  await notifySuperusers(notifier, notice);
  return true;
};
