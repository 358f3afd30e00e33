import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import type { Grant } from '../port.ts';
import { sealedColumns } from './sealed-grant.ts';

/**
 * Only the newest grant of a marketplace user works. A connected account of that user gets it, also where the request that brought it is
 * refused: its old grant is over. Nobody is told, and no other account is connected by it. Answers whether one got it.
 */
export const keepNewerGrant = (db: Db, key: Buffer, grant: Grant, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id, platform, externalUserId, connection } = marketplaceAccount;
    const [known] = await tx
      .select({ id, grantVersion: marketplaceAccount.grantVersion })
      .from(marketplaceAccount)
      .where(and(eq(platform, 'mercadolivre'), eq(externalUserId, grant.externalUserId), eq(connection, 'connected')))
      .for('update');
    if (!known) return false;
    await tx
      .update(marketplaceAccount)
      .set({ ...sealedColumns(key, known.id, grant, now), grantVersion: known.grantVersion + 1 })
      .where(eq(id, known.id));
    return true;
  });
