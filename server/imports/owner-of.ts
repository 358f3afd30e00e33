import { ok } from '#lib/result.ts';
import { sellerById } from '#server/import/find-seller.ts';
import type { Db, Tx } from '../db/open.ts';
import type { RunRecord } from './import-row.ts';

/** Whose what is taken becomes, and in which marketplace account. */
export const ownerOf = (db: Db | Tx, { sellerId, accountId }: RunRecord): ReturnType<typeof sellerById> =>
  sellerId !== null && accountId !== null ? Promise.resolve(ok({ sellerId, accountId })) : sellerById(db, sellerId ?? '');
