import type { WaitingImage } from '#api/listing-images.ts';
import type { Listing } from '#contract/listing.ts';
import type { DraftImages } from './draft-images.ts';

/** Image drafts of a listing's variations, by the variation's id. Files are no field of a form: they wait beside it. */
export type ImageDrafts = ReadonlyMap<string, DraftImages>;

type Variation = Listing['variations'][number];

/** Variations as a save writes them: with the images that stay and those that go. */
export const withImages = (variations: readonly Variation[], drafts: ImageDrafts): Variation[] =>
  variations.map((variation) => {
    const draft = drafts.get(variation._id);
    return draft
      ? { ...variation, images: [...draft.kept], imageDeleted: [...new Set([...variation.imageDeleted, ...draft.deleted])] }
      : variation;
  });

/** Does any variation keep other images, or the same in another order? */
export const changesImages = (variations: readonly Variation[], drafts: ImageDrafts): boolean =>
  variations.some(({ _id, images }) => {
    const kept = drafts.get(_id)?.kept;
    return kept !== undefined && (kept.length !== images.length || kept.some((each, at) => each !== images[at]));
  });

/** Files that follow the save, each with the SKU it belongs to. */
export const uploadsOf = (
  variations: readonly Pick<Variation, '_id' | 'sku'>[],
  drafts: ImageDrafts,
): readonly { readonly sku: string; readonly files: readonly WaitingImage[] }[] =>
  variations.flatMap(({ _id, sku }) => {
    const files = drafts.get(_id)?.added ?? [];
    return files.length > 0 ? [{ sku, files }] : [];
  });

/** 'Imagem não validada' stops a save (row IMG-2). */
export const hasUnvalidated = (drafts: ImageDrafts): boolean => [...drafts.values()].some(({ unvalidated }) => unvalidated > 0);
