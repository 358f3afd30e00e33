import type { ImportRun, ImportTable } from '#contract/import-run.ts';
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
  'order_id',
  'customer_id',
  'order_status',
  'order_purchase_timestamp',
  'order_approved_at',
  'order_delivered_carrier_date',
  'order_delivered_customer_date',
  'order_item_id',
  'product_id',
  'seller_id',
  'freight_value',
  'customer_unique_id',
  'customer_zip_code_prefix',
  'customer_city',
  'customer_state',
  'product_category_name',
  'seller_city',
] as const;
const isNamed = (name: string): name is (typeof named)[number] => (named as readonly string[]).includes(name);

/** In what a measure is read where the head of its column says nothing else. */
const unitOf: Readonly<Record<string, string>> = { height: 'cm', width: 'cm', depth: 'cm', weight: 'g' };

type ImportField = NonNullable<ImportRun['fields']['listings']>[number];

/** In the language of the screen, a measure with its unit; an attribute is called as the file calls it. */
export const fieldLabel = (t: Translate, table: ImportTable, { name, label }: Pick<ImportField, 'name' | 'label'>): string => {
  if (table === 'items' && name === 'price') return t('imports.field.itemPrice');
  const said = isNamed(name) ? t(`imports.field.${name}`) : label;
  const unit = unitOf[name];
  return unit === undefined ? said : `${said} (${unit})`;
};
