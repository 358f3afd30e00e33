import { eq } from 'drizzle-orm';
import type { JobCause, JobKind } from '#contract/integration-job.ts';
import { isWarningKey, joinWarnings, warningKeysFor, type WarningKey } from '#contract/warning.ts';
import { stepListing } from '#machines/lifecycle/listing.ts';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { marketplaceFacts } from './marketplace-facts.ts';
import { subjectOf, type ListingEventData } from './listing-event.ts';
import { closedThere, notPublished, unsent } from './own-refusals.ts';
import { isRefusedAgain } from './refused-again.ts';

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
      accountId: listing.accountId,
      externalId: listing.externalId,
      isLocked: listingDetail.freezedByDeal,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(eq(listing.id, id))
    .for('no key update', { of: listing });
  return found;
};

type Found = NonNullable<Awaited<ReturnType<typeof lock>>>;

const notSent = (title: string): string => `A alteração de ${title} não foi enviada ao Mercado Livre: lá continua como estava.`;

const endedThere = (title: string): string => `O anúncio ${title} foi encerrado no Mercado Livre: duplique-o para vendê-lo de novo.`;
const withEnd = (code: string) => (code === closedThere ? { isClosedThere: true } : {});

/** The message to its company: whether we or the marketplace refused, and its fate there. `isPaused` where it is taken off sale there. */
const afterRefusal = ({ title, externalId, isLocked }: Found, code: string) => {
  if (externalId === null && unsent.has(code))
    return {
      isPaused: false,
      message: `O Balcão não enviou a publicação de ${title} ao Mercado Livre: o motivo está no anúncio.`,
    } as const;
  if (externalId === null) return { isPaused: false, message: `O Mercado Livre recusou a publicação de ${title}.` } as const;
  if (unsent.has(code)) return { isPaused: false, message: notSent(title) } as const;
  if (code === closedThere) return { isPaused: false, message: endedThere(title) } as const;
  return isLocked
    ? ({ isPaused: false, message: `O Mercado Livre recusou a alteração de ${title}: lá continua como estava.` } as const)
    : ({ isPaused: true, message: `O Mercado Livre recusou a alteração de ${title}: o anúncio é pausado lá até ser corrigido.` } as const);
};

/**
 * The marketplace refused to publish: the listing is refused, with what it says as warnings. An edit of what it has leaves that on sale there,
 * out of reach of whoever would pause it: it is paused, unless it takes part in a deal, ended there, or the edit was not sent. (decision 0142)
 */
export const undoPublish = async (
  tx: Tx,
  id: string,
  { code, text, causes }: { readonly code: string; readonly text: string; readonly causes: readonly JobCause[] },
  now: Date,
): Promise<void> => {
  const found = await lock(tx, id);
  if (!found) return;
  const { version, sellerId, status, title, kit, accountId } = found;
  const next = stepListing(status, { type: 'undoPublish' }, marketplaceFacts);
  if (!next.ok) {
    if (status === 'active' || status === 'paused') await noteListingRefusal(tx, id, { kind: 'publishListing', code }, now);
    return;
  }
  const warning = warningsOf(kit, text, causes);
  await tx
    .update(listing)
    .set({ status: next.value, version: version + 1, statusAt: now, warning, ...withEnd(code) })
    .where(eq(listing.id, id));
  const notifier = marketplaceNotifier(tx, now);
  const subject = subjectOf(id);
  const { isPaused, message } = afterRefusal(found, code);
  if (isPaused) await enqueueJob(tx, { kind: 'pauseListing', subject, name: title, sellerId, accountId }, now);
  const data: ListingEventData = { warning, code };
  await notifier.record({ subject, type: 'notPublished', version: version + 1, data: { ...data }, sellerId });
  await notifySeller(notifier, {
    sellerId,
    type: 'SkuOutOfService',
    message,
    subject,
  });
};

const afterChange = (title: string, code: string): string => {
  if (code === closedThere) return endedThere(title);
  if (code === notPublished) return `A alteração de ${title} não foi enviada ao Mercado Livre: o anúncio ainda não foi publicado lá.`;
  return unsent.has(code) ? notSent(title) : `O Mercado Livre recusou uma mudança em ${title}: lá continua como estava.`;
};

/** What was decided here stands, and the page says that it is otherwise there (`readUntold`); its company is told, where it is news. */
export const noteListingRefusal = async (
  tx: Tx,
  id: string,
  { kind, code }: { readonly kind: JobKind; readonly code: string },
  now: Date,
): Promise<void> => {
  const found = await lock(tx, id);
  if (!found) return;
  const { version, sellerId, title } = found;
  const isAgain = await isRefusedAgain(tx, id, { kind, code });
  await tx
    .update(listing)
    .set({ version: version + 1, ...withEnd(code) })
    .where(eq(listing.id, id));
  const notifier = marketplaceNotifier(tx, now);
  const subject = subjectOf(id);
  const data: ListingEventData = { refused: kind, code };
  const type = unsent.has(code) ? 'changeNotSent' : 'changeRefused';
  await notifier.record({ subject, type, version: version + 1, data: { ...data }, sellerId });
  if (isAgain) return;
  await notifySeller(notifier, {
    sellerId,
    type: 'SkuOutOfService',
    message: afterChange(title, code),
    subject,
  });
};
