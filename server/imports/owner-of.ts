import { ok } from '#lib/result.ts';
import { sellerById } from '#server/import/find-seller.ts';
import type { Db, Tx } from '../db/open.ts';
import type { RunRecord } from './import-row.ts';

/** The company and the marketplace account that the rows of a run are taken into. */
export const ownerOf = (db: Db | Tx, { sellerId, accountId }: RunRecord): ReturnType<typeof sellerById> =>
  sellerId !== null && accountId !== null ? Promise.resolve(ok({ sellerId, accountId })) : sellerById(db, sellerId ?? '');
