import type { Tx } from '../db/open.ts';
import type { Notifier } from '../notifications/notify-seller.ts';
import { appendEvent } from '../stream/append-event.ts';

/** The one who is no person: it ends what an approval began, and takes orders forward. */
export const marketplaceAuthor = { id: 'marketplace', name: 'Mercado Livre' } as const;

/** What the marketplace writes and tells with, in a transaction of its own. */
export const marketplaceNotifier = (tx: Tx, now: Date): Notifier => ({
  tx,
  clock: () => now,
  idempotencyKey: null,
  actor: { id: marketplaceAuthor.id, sellerId: null },
  record: (event) => appendEvent(tx, marketplaceAuthor, now, null, event),
});
