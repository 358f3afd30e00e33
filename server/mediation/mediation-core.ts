import type { mediation } from '../db/schema/mediation.ts';
import type { saleOrder } from '../db/schema/order.ts';
import { claimOf } from './claim.ts';

export type MediationStored = Omit<typeof mediation.$inferSelect, 'search' | 'place'>;
type OrderNamed = Pick<typeof saleOrder.$inferSelect, 'externalId' | 'packId' | 'gross'>;

/** What a list and the page of a mediation both say of it. */
export const mediationCore = (found: MediationStored, { externalId, packId, gross }: OrderNamed) => ({
  _id: found.orderId,
  version: found.version,
  externalId,
  packId,
  status: found.status,
  situation: found.situation,
  gross,
  sellerId: found.sellerId,
  claim: claimOf(found),
  openedAt: found.createdAt.toISOString(),
});
