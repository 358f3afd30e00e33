import { eq } from 'drizzle-orm';
import { mostImages, uploadListingImages } from '#contract/listing-calls.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { invalid, notFound, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { takeListing } from '../listings/step.ts';
import { writeListing } from '../listings/write-listing.ts';
import { analyseBytes } from './analyse-bytes.ts';
import { imageTexts } from './image-texts.ts';
import { limitDecoding } from './limiter.ts';
import { storeImage } from './store-image.ts';

type Detail = Pick<typeof listingDetail.$inferSelect, 'images' | 'variations'>;

/** Where images of a SKU stand: at its variation, or at the listing itself when it is the listing's own and has no variations. */
const shelfOf = ({ images, variations }: Detail, sku: string, ownSku: string) => {
  const at = variations.findIndex((each) => each.sku === sku);
  const variation = variations[at];
  if (variation) {
    const placed = (names: readonly string[]) => ({ variations: variations.with(at, { ...variation, images: [...names] }) });
    return { names: variation.images, placed };
  }
  return sku === ownSku && variations.length === 0
    ? { names: images, placed: (names: readonly string[]) => ({ images: [...names] }) }
    : null;
};

/** In front of the image that stands behind them; what is there already stays where it is. */
const placed = (names: readonly string[], added: readonly string[], before: string | undefined): readonly string[] => {
  const fresh = [...new Set(added)].filter((name) => !names.includes(name));
  const at = names.findIndex((name) => imageUrl(name) === before);
  return names.toSpliced(at < 0 ? names.length : at, 0, ...fresh);
};

const full = (): ServerProblem => invalid(`Limitado a ${mostImages} anexos!`);

/** Each file must be a picture the analyser takes; what it is called or says it is counts for nothing. */
const storeAll = async (
  { tx, blobs, clock }: WriteContext,
  files: readonly string[],
): Promise<Result<readonly string[], ServerProblem>> => {
  const names: string[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = Buffer.from(file, 'base64');
    const analysed = await limitDecoding(() => analyseBytes(bytes, 'variation'));
    const wrong = bytes.length === 0 ? imageTexts.notAllowed : analysed.ok ? null : analysed.error;
    if (wrong) return refuse(invalid(wrong, [{ message: wrong, path: `image.${index}` }]));
    names.push(await storeImage({ db: tx, blobs, now: clock() }, bytes));
  }
  return ok(names);
};

/**
 * POST /publish/image: what follows the save of new variations (row LST-7). No step of the lifecycle: the save before it was one. The
 * same picture sent again is the same picture, whoever sends it how often.
 */
export const uploadListingImagesRoute = writeRoute(uploadListingImages, async ({ body }, context) => {
  const { tx } = context;
  const taken = await takeListing(context, body.publish);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const [detail] = await tx
    .select({ images: listingDetail.images, variations: listingDetail.variations })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, row.id));
  const shelf = detail ? shelfOf(detail, body.sku, row.sku) : null;
  if (!shelf) return refuse(notFound());
  // Before anything is decoded: a full field costs nothing.
  if (shelf.names.length >= mostImages) return refuse(full());
  const stored = await storeAll(context, body.image);
  if (!stored.ok) return stored;

  const before = shelf.names;
  const names = placed(before, stored.value, body.before);
  if (names.length > mostImages) return refuse(full());
  const change = shelf.placed(names);
  await tx.update(listingDetail).set(change).where(eq(listingDetail.listingId, row.id));
  const written = await writeListing(context, taken.value, {
    type: 'edited',
    status: row.status,
    ...('images' in change && { set: { cover: names[0] ?? null } }),
    data: { changes: [{ field: 'images', before: String(before.length), after: String(names.length) }] },
  });
  return ok({ ...written, images: names.map(imageUrl) });
});
