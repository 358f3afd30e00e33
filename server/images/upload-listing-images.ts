import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mostImages, uploadListingImages } from '#contract/listing-calls.ts';
import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import { coverOf, shownImages } from '#contract/shown-images.ts';
import { oneLine } from '#lib/one-line.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { invalid, notFound, tooLarge, type ServerProblem } from '../http/problem.ts';
import { preparedWriteRoute, type Input, type ReadContext } from '../http/route.ts';
import { publishAnew } from '../integration-jobs/publish-anew.ts';
import { hastenJobs } from '../integration-jobs/withdraw-jobs.ts';
import { isThere } from '../listings/is-there.ts';
import { visibleTo } from '../listings/listing-filter.ts';
import { imagesField, imagesText } from '../listings/listing-changes.ts';
import { goneOf } from '../listings/listing-patch.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { subjectOf } from '../listings/listing-event.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';
import { takeListing } from '../listings/step.ts';
import { writeListing } from '../listings/write-listing.ts';
import { analyseBytes } from './analyse-bytes.ts';
import { imageTexts } from './image-texts.ts';
import { limitDecoding } from './limiter.ts';
import { drawImage, keepImages } from './store-image.ts';

type UploadBody = z.output<typeof uploadListingImages.body>;

type Detail = Pick<typeof listingDetail.$inferSelect, 'images' | 'imagesDeleted' | 'variations' | 'imageNames'>;

/** Where images of a SKU stand: at its variation, or at the listing itself when it is the listing's own and has no variations, or is meant. */
const slotOf = ({ images, imagesDeleted, variations: all }: Detail, { sku, owner }: UploadBody, ownSku: string) => {
  const variations = owner === 'listing' ? [] : all;
  const exact = variations.findIndex((each) => each.sku === sku);
  // As it was typed for a new one, whose save cleaned it.
  const at = exact < 0 ? variations.findIndex((each) => each.sku === oneLine(sku)) : exact;
  const variation = variations[at];
  if (variation) {
    const placed = (names: readonly string[]) => ({
      variations: variations.with(at, { ...variation, images: [...names], imageDeleted: goneOf(variation.imageDeleted, [], names) }),
    });
    return { names: variation.images, placed, field: imagesField(variation.sku) };
  }
  return sku === ownSku && variations.length === 0
    ? {
        names: images,
        placed: (names: readonly string[]) => ({ images: [...names], imagesDeleted: goneOf(imagesDeleted, [], names) }),
        field: 'image',
      }
    : null;
};

/** In front of the image that stands behind them; what is there already stays where it is. */
const placed = (names: readonly string[], added: readonly string[], before: string | undefined): readonly string[] => {
  const fresh = [...new Set(added)].filter((name) => !names.includes(name));
  const at = names.findIndex((name) => imageUrl(name) === before);
  return names.toSpliced(at < 0 ? names.length : at, 0, ...fresh);
};

const full = (): ServerProblem => invalid(`Limitado a ${mostImages} anexos!`);

type DrawnImages = readonly Awaited<ReturnType<typeof drawImage>>[];

/** As long as a person reads it; signs that are none of a name are taken out, and what the database can not keep is among them. */
const asLabel = (name: string): string => [...name.replaceAll(/\p{Cc}/gu, '').trim()].slice(0, 120).join('');

/** What the images that stand in the listing were called when they were sent; of those that are gone nothing is kept. */
const namesOf = ({ images, variations, imageNames }: Detail, sent: ReadonlyMap<string, string>): Readonly<Record<string, string>> => {
  const known = new Map([...Object.entries(imageNames ?? {}), ...sent]);
  const standing = new Set(shownImages(images, variations));
  return Object.fromEntries([...known].filter(([name, called]) => standing.has(name) && called !== ''));
};

/** Each file must be a picture the analyser takes; what it is called or says it is counts for nothing. Nothing is decoded for a stranger. */
const drawAll = async (
  { body }: Input<unknown, unknown, UploadBody>,
  { db, blobs, actor, clock }: ReadContext,
): Promise<Result<DrawnImages, ServerProblem>> => {
  const [own] = await db
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.id, body.publish), visibleTo(actor)));
  if (!own) return refuse(notFound());
  const drawn: Awaited<ReturnType<typeof drawImage>>[] = [];
  for (const [index, file] of body.image.entries()) {
    const bytes = Buffer.from(file, 'base64');
    if (bytes.length > mostImageBytes) return refuse(tooLarge(imageTooLarge, [{ message: imageTooLarge, path: `image.${index}` }]));
    const analysed = await limitDecoding(() => analyseBytes(bytes, 'variation'));
    const wrong = bytes.length === 0 ? imageTexts.notAllowed : analysed.ok ? null : analysed.error;
    if (wrong) return refuse(invalid(wrong, [{ message: wrong, path: `image.${index}` }]));
    drawn.push(await drawImage({ db, blobs, now: clock() }, bytes));
  }
  return ok(drawn);
};

/** The publication of the save may have gone out without them; one that waits for them waits no longer. */
const tellPictures = async (tx: Tx, row: ListingRecord, now: Date): Promise<void> => {
  await publishAnew(tx, row, now);
  await hastenJobs(tx, 'publishListing', subjectOf(row.id), now);
};

/**
 * POST /publish/image: what follows the save of new variations (row LST-7). No step of the lifecycle: the save before it was one. The
 * same picture sent again is the same picture, whoever sends it how often.
 */
export const uploadListingImagesRoute = preparedWriteRoute(uploadListingImages, drawAll, async ({ body }, context, drawn) => {
  const { tx } = context;
  const taken = await takeListing(context, body.publish);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const [detail] = await tx
    .select({
      images: listingDetail.images,
      imagesDeleted: listingDetail.imagesDeleted,
      variations: listingDetail.variations,
      imageNames: listingDetail.imageNames,
    })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, row.id));
  const slot = detail ? slotOf(detail, body, row.sku) : null;
  if (!detail || !slot) return refuse(notFound());
  const before = slot.names;
  const names = placed(
    before,
    drawn.map(({ name }) => name),
    body.before,
  );
  if (names.length > mostImages) return refuse(full());
  await keepImages(tx, drawn, context.clock());
  const change = slot.placed(names);
  const called = new Map(drawn.map(({ name }, at) => [name, asLabel(body.imageNames?.[at] ?? '')]));
  const after = { ...detail, ...change };
  const imageNames = namesOf(after, called);
  await tx
    .update(listingDetail)
    .set({ ...change, imageNames })
    .where(eq(listingDetail.listingId, row.id));
  const written = await writeListing(context, taken.value, {
    type: 'edited',
    status: row.status,
    set: { cover: coverOf(after.images, after.variations) },
    data: {
      isOfSave: true,
      changes: [{ field: slot.field, before: imagesText(before.map(imageUrl)), after: imagesText(names.map(imageUrl)) }],
    },
  });
  if (isThere(row.status) && names.length > before.length) await tellPictures(tx, row, context.clock());
  return ok({ ...written, images: names.map(imageUrl), sent: drawn.map(({ name }) => imageUrl(name)) });
});
