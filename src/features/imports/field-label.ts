import type { ImportRun } from '#contract/import-run.ts';
import type { Translate } from '#locale/translate.ts';

const named = [
  'title',
  'category',
  'price',
  'sku',
  'gtin',
  'height',
  'width',
  'depth',
  'weight',
  'description',
  'brand',
  'condition',
  'listingType',
  'stock',
  'image',
  'name',
  'version',
  'model',
  'year',
  'fuel',
  'code',
  'letter',
] as const;
const isNamed = (name: string): name is (typeof named)[number] => (named as readonly string[]).includes(name);

type ImportField = NonNullable<ImportRun['fields']['listings']>[number];

/** In the language of the screen; an attribute is called as the file calls it. */
export const fieldLabel = (t: Translate, { name, label }: Pick<ImportField, 'name' | 'label'>): string =>
  isNamed(name) ? t(`imports.field.${name}`) : label;
