import { eq } from 'drizzle-orm';
import type { JobCause, JobKind } from '#contract/integration-job.ts';
import { isWarningKey, joinWarnings, warningKeysFor, type WarningKey } from '#contract/warning.ts';
import { stepListing } from '#machines/lifecycle/listing.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { subjectOf, type ListingEventData } from './listing-event.ts';

/** The fixed warning that stands at a field the marketplace names; of any other its own words say which it is. */
const warningAt: Readonly<Record<string, WarningKey>> = {
  gtin: 'gtin',
  pictures: 'image',
  weight: 'wigth',
  height: 'invalid_measures',
  width: 'invalid_measures',
  depth: 'invalid_measures',
  dimensions: 'invalid_measures',
};

/** What kept it off, field by field, in the marketplace's words; what it only warns of kept nothing off. */
const warningsOf = (isKit: boolean, text: string, causes: readonly JobCause[]): string => {
  const kept = causes.filter(({ isWarning }) => !isWarning);
  const known: readonly string[] = warningKeysFor({ kit: isKit });
  const fixed = kept.flatMap(({ field }) => warningAt[field ?? ''] ?? []).filter((key) => known.includes(key));
  const told = kept.map((each) => each.text).filter((each) => each.trim() !== '' && !isWarningKey(each));
  return joinWarnings([...new Set([...fixed, ...(told.length > 0 ? told : [text])])]);
};

const lock = async (tx: Tx, id: string) => {
  const [found] = await tx
    .select({
      version: listing.version,
      sellerId: listing.sellerId,
      status: listing.status,
      title: listing.title,
      kit: listing.kit,
    })
    .from(listing)
    .where(eq(listing.id, id))
    .for('no key update');
  return found;
};

/** Nobody holds a listing that is being published, and the marketplace asks for no lease. */
const marketplaceFacts = { party: 'marketplace', lease: 'free', leases: 'off', isLocked: false, reactivation: 'marketplace' } as const;

/** The marketplace refused to publish: the listing is refused, with what it says as warnings. What is on sale by now stays there. */
export const undoPublish = async (
  tx: Tx,
  id: string,
  { text, causes }: { readonly text: string; readonly causes: readonly JobCause[] },
  now: Date,
): Promise<void> => {
  const found = await lock(tx, id);
  if (!found) return;
  const { version, sellerId, status, title, kit } = found;
  const next = stepListing(status, { type: 'undoPublish' }, marketplaceFacts);
  if (!next.ok) {
    if (status === 'active' || status === 'paused') await noteListingRefusal(tx, id, 'publishListing', now);
    return;
  }
  const warning = warningsOf(kit, text, causes);
  await tx
    .update(listing)
    .set({ status: next.value, version: version + 1, statusAt: now, warning })
    .where(eq(listing.id, id));
  const notifier = marketplaceNotifier(tx, now);
  const subject = subjectOf(id);
  const data: ListingEventData = { warning };
  await notifier.record({ subject, type: 'notPublished', version: version + 1, data: { ...data }, sellerId });
  await notifySeller(notifier, {
    sellerId,
    type: 'SkuOutOfService',
    message: `O Mercado Livre recusou a publicação de ${title}.`,
    subject,
  });
};

/** What was decided here stands, and the page says that it is otherwise there (`readUntold`); its company is told. */
export const noteListingRefusal = async (tx: Tx, id: string, kind: JobKind, now: Date): Promise<void> => {
  const found = await lock(tx, id);
  if (!found) return;
  const { version, sellerId, title } = found;
  await tx
    .update(listing)
    .set({ version: version + 1 })
    .where(eq(listing.id, id));
  const notifier = marketplaceNotifier(tx, now);
  const subject = subjectOf(id);
  const data: ListingEventData = { refused: kind };
  await notifier.record({ subject, type: 'changeRefused', version: version + 1, data: { ...data }, sellerId });
  await notifySeller(notifier, {
    sellerId,
    type: 'SkuOutOfService',
    message: `O Mercado Livre recusou uma mudança em ${title}: lá continua como estava.`,
    subject,
  });
};
