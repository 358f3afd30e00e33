import type { Cause } from './answer.ts';
import { zulu } from './fake-dates.ts';
import type { FakeAttribute, FakeItem, FakePicture } from './fake-state.ts';

const years = 365 * 24 * 3_600_000;

const attributeBody = ({ id, valueId, valueName }: FakeAttribute): unknown => ({
  id,
  name: id,
  value_id: valueId,
  value_name: valueName,
  values: [{ id: valueId, name: valueName, struct: null }],
  value_type: 'string',
});

const saleTermBody = ({ id, valueId, valueName }: FakeAttribute): unknown => ({
  id,
  name: id,
  value_id: valueId,
  value_name: valueName,
  value_struct: null,
  values: [{ id: valueId, name: valueName, struct: null }],
  value_type: 'string',
});

const pictureBody = ({ id }: FakePicture): unknown => ({
  id,
  url: `http://http2.mlstatic.com/D_${id}-O.jpg`,
  secure_url: `https://http2.mlstatic.com/D_${id}-O.jpg`,
  size: '500x500',
  max_size: '1200x1200',
  quality: '',
});

/** How many are left, as everybody but the seller reads it: the lower end of a range. */
const rangeOf = (quantity: number): number => {
  const steps = [50_001, 5001, 501, 251, 201, 151, 101, 51, 1];
  const told = [50_000, 5000, 500, 250, 200, 150, 100, 50, 1];
  const at = steps.findIndex((step) => quantity >= step);
  return told[at] ?? 0;
};

const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\d ]/gu, '')
    .trim()
    .replaceAll(/ +/gu, '-');

const thumbnailOf = ({ pictures: [first] }: FakeItem) => ({
  thumbnail_id: first?.id ?? null,
  thumbnail: first === undefined ? null : `http://http2.mlstatic.com/D_${first.id}-I.jpg`,
});

/** An item as its seller reads it, or as others do. */
export const itemBody = (item: FakeItem, isOwn: boolean, warnings: readonly Cause[] = []): Readonly<Record<string, unknown>> => {
  const { id, createdAt } = item;
  const quantity = isOwn ? item.quantity : rangeOf(item.quantity);
  return {
    id,
    site_id: 'MLB',
    title: item.title,
    family_name: item.familyName,
    seller_id: item.sellerId,
    category_id: item.categoryId,
    user_product_id: item.userProductId,
    official_store_id: null,
    price: item.price,
    base_price: item.price,
    original_price: null,
    inventory_id: null,
    currency_id: 'BRL',
    initial_quantity: isOwn ? item.initialQuantity : rangeOf(item.initialQuantity),
    available_quantity: quantity,
    sold_quantity: item.sold,
    sale_terms: item.saleTerms.map(saleTermBody),
    buying_mode: 'buy_it_now',
    listing_type_id: item.listingTypeId,
    start_time: zulu(createdAt),
    stop_time: zulu(createdAt + 20 * years),
    end_time: zulu(createdAt + 20 * years),
    expiration_time: zulu(createdAt + 80 * 24 * 3_600_000),
    condition: item.condition,
    permalink: `https://produto.mercadolivre.com.br/MLB-${id.slice(3)}-${slug(item.title)}-_JM`,
    ...thumbnailOf(item),
    pictures: item.pictures.map(pictureBody),
    video_id: null,
    descriptions: [],
    accepts_mercadopago: true,
    non_mercado_pago_payment_methods: [],
    shipping: {
      mode: 'me2',
      methods: [],
      tags: [],
      dimensions: null,
      local_pick_up: false,
      free_shipping: false,
      logistic_type: 'drop_off',
      store_pick_up: false,
    },
    international_delivery_mode: 'none',
    seller_contact: null,
    location: {},
    coverage_areas: [],
    attributes: item.attributes.map(attributeBody),
    warnings,
    listing_source: '',
    variations: [],
    status: item.status,
    sub_status: item.subStatus,
    tags: item.tags,
    warranty: null,
    catalog_product_id: null,
    domain_id: null,
    seller_custom_field: isOwn ? item.sellerCustomField : null,
    parent_item_id: null,
    differential_pricing: null,
    deal_ids: [],
    automatic_relist: false,
    date_created: zulu(createdAt),
    last_updated: zulu(item.updatedAt),
    health: null,
    catalog_listing: false,
    item_relations: [],
    channels: ['marketplace'],
  };
};
