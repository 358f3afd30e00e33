import type { MessageKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';

const labels = {
  title: 'listing.field.title',
  description: 'listing.field.description',
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
  compatibilitiesCarsAndVans: 'editor.compatibility',
  imageDeleted: 'editor.imagesDeleted',
  images: 'listing.field.images',
  complete: 'editor.complete',
} as const satisfies Readonly<Record<string, MessageKey>>;

const isKnown = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/** A changed field in words; one the console does not know yet stands under its own name. */
export const fieldLabel = (t: Translate, field: string): string => (isKnown(field) ? t(labels[field]) : field);
