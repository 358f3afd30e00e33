import type { MessageKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';
import type { EditorField } from './editor-values.ts';

const labels = {
  title: 'listing.field.title',
  category: 'editor.category',
  condition: 'listing.field.condition',
  listingType: 'listing.field.listingType',
  shipMode: 'listing.field.shipMode',
  marketPlaceId: 'listing.field.account',
  sellerId: 'listing.field.company',
  gtin: 'listing.field.gtin',
  price: 'listing.field.price',
  height: 'editor.height',
  width: 'editor.width',
  depth: 'editor.depth',
  weight: 'editor.weight',
  warrantyType: 'editor.warrantyType',
  warrantyTime: 'editor.warrantyTime',
  warrantyTimeUnit: 'editor.warrantyTimeUnit',
  description: 'editor.description',
  descriptionAi: 'editor.descriptionAi',
  attributes: 'editor.specs',
  variations: 'editor.variations',
  hasCompatibilities: 'editor.hasCompatibilities',
  compatibilities: 'vehicles.title',
} as const satisfies Readonly<Record<EditorField, MessageKey>>;

/** A field of the form as its label says it. */
export const fieldName = (t: Translate, field: EditorField): string => t(labels[field]);

export const fieldNames = (t: Translate, fields: readonly EditorField[]): string => fields.map((field) => fieldName(t, field)).join(', ');
