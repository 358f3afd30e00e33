import { z } from 'zod';
import { call } from './call.ts';
import { listingParties } from './listing-parties.ts';
import { Condition, Dimensions, ListingAttribute, ListingType, ListingWritten, ShipMode, Variation } from './listing.ts';
import { rolesOf } from './party.ts';
import { barcodeText, textUpTo, writtenText } from './text.ts';

/** Part 2, section 9. */
export const longestDescription = 5000;
/** The marketplace's usual `max_title_length` (domain, 5.4): a longer one is saved, and pointed out. */
export const longestTitle = 60;
/** More than a marketplace gives a listing: a body beyond it is a mistake, not an edit. */
const mostAttributes = 500;
const mostVariations = 250;
const mostImages = 50;

const Id = z.string().max(64);
/** Addresses of stored images, as `GET /publish/{publishId}` gave them. */
const ImageUrls = z.array(z.string().max(2048)).max(mostImages);
/** Those this save deletes; what went before it the server knows. */
const DeletedUrls = ImageUrls;

const EditedAttribute = ListingAttribute.extend({
  id: z.string().min(1).max(128),
  name: z.string().max(255),
  value_name: z.string().max(1000).nullable(),
  value_id: z.string().max(255).nullable(),
});
const EditedAttributes = z.array(EditedAttribute).max(mostAttributes);

/** Everything a person may change of a listing; whatever else a body carries is refused. An approval from the queue sends none. */
export const ListingEdit = z
  .strictObject({
    title: z.string().trim().max(255),
    gtin: barcodeText.nullable(),
    price: z.int().positive().nullable(),
    description: textUpTo(longestDescription),
    descriptionAi: textUpTo(longestDescription),
    category: z.strictObject({ id: Id.min(1), level: z.int().nonnegative(), name: z.string().max(255) }),
    condition: Condition,
    listingType: ListingType,
    shipMode: ShipMode,
    warrantyType: z.string().max(120),
    warrantyTime: z.int().min(0).max(999),
    warrantyTimeUnit: z.string().max(40),
    dimensions: Dimensions,
    marketPlaceId: Id,
    sellerId: Id,
    image: ImageUrls,
    imageDeleted: DeletedUrls,
    attributes: EditedAttributes,
    variations: z
      .array(
        Variation.extend({
          _id: Id.min(1),
          sku: z.string().trim().min(1).max(120),
          gtin: barcodeText.nullable(),
          images: ImageUrls,
          imageDeleted: DeletedUrls,
          attributes: EditedAttributes,
        }),
      )
      .max(mostVariations),
    hasCompatibilities: z.boolean(),
    compatibilitiesCarsAndVans: z.object({
      attributes: z.array(z.unknown()).max(mostAttributes),
      compatibilities: z.array(z.unknown()).max(30_000),
    }),
  })
  .partial();
export type ListingEdit = z.infer<typeof ListingEdit>;

/** What a seller has to say of a refusal: a sentence or two. */
export const longestAnswer = 500;

/** Something a person can see: blanks and signs without a shape say nothing. */
export const isSaid = (text: string): boolean => /[^\s\p{C}]/u.test(text);

/** The platform that every save names, where nobody set another (part 2, section 9; decision 0170). */
export const usualPlatformId = 'mercadolivre';

/**
 * An edit, and what goes with every save: the fixed platform, and whether the listing has what it needs. Our server knows both by itself.
 * Ours: what its seller says of the refusal it follows, and whether pictures that were chosen with it are sent after it.
 */
export const ListingSave = ListingEdit.extend({
  platformId: Id.optional(),
  complete: z.boolean().optional(),
  answer: writtenText(longestAnswer).refine(isSaid, 'Escreva a resposta à recusa').optional(),
  picturesFollow: z.literal(true).optional(),
});
export type ListingSave = z.infer<typeof ListingSave>;

/**
 * On a pending listing this is the approval (decision 24); by its seller on a refused one, the resubmission, which may answer the
 * refusal (ours).
 */
export const saveListing = call('saveListing', 'PUT /publish/{publishId}', {
  roles: rolesOf(listingParties, 'approve', 'resubmit', 'edit'),
  params: z.object({ publishId: z.string().min(1).max(64) }),
  body: ListingSave,
  reply: ListingWritten,
});
