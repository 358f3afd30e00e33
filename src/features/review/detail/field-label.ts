import type { ListingEdit } from '#contract/listing-edit.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';

const labels = {
  title: 'listing.field.title',
  description: 'listing.field.description',
  sku: 'listing.field.sku',
  gtin: 'listing.field.gtin',
  price: 'listing.field.price',
  dimensions: 'listing.field.measures',
  condition: 'listing.field.condition',
  listingType: 'listing.field.listingType',
  shipMode: 'listing.field.shipMode',
  image: 'listing.field.images',
  attributes: 'listing.field.attributes',
  descriptionAi: 'editor.descriptionAi',
  category: 'editor.category',
  marketPlaceId: 'listing.field.account',
  warrantyType: 'editor.warrantyType',
  warrantyTime: 'editor.warrantyTime',
  warrantyTimeUnit: 'editor.warrantyTimeUnit',
  variations: 'editor.variations',
  hasCompatibilities: 'editor.hasCompatibilities',
  compatibilitiesCarsAndVans: 'vehicles.title',
  imageDeleted: 'editor.imagesDeleted',
  images: 'listing.field.images',
  complete: 'editor.complete',
} as const satisfies Readonly<Record<Exclude<keyof ListingEdit, 'sellerId'> | 'images' | 'sku' | 'complete', MessageKey>>;

const isKnown = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/** Parts of a field, told one by one: 'images:AZ-38', 'variations:AZ-38', 'attributes:Marca'. */
const partLabels = {
  images: (t: Translate, sku: string) => t('editor.imagesOf', { sku }),
  variations: (t: Translate, sku: string) => t('editor.variation', { sku }),
  attributes: (_t: Translate, name: string) => name,
} as const;

const isPart = (field: string): field is keyof typeof partLabels => Object.hasOwn(partLabels, field);

/** The listing's own images, or those of one SKU. */
export const isImages = (field: string): boolean => field === 'image' || field.startsWith('images:');

/** A changed field in words; one the console does not know yet stands under its own name. */
export const fieldLabel = (t: Translate, field: string): string => {
  const [of = '', ...rest] = field.split(':');
  if (rest.length > 0 && isPart(of)) return partLabels[of](t, rest.join(':'));
  return isKnown(field) ? t(labels[field]) : field;
};
