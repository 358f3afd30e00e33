import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { pageOf } from '#contract/call.ts';
import { carrierEvents } from '#api/carrier-events.ts';
import { marketplaceEvents } from '#api/marketplace-events.ts';
import { CategoryAttribute, getCategory, getCategoryStatus } from '#contract/category.ts';
import { CompatibilityItem, listCompatibilityOptions, searchCompatibilities } from '#contract/compatibility.ts';
import { Condition, Listing, ListingAttribute, listListings, ListingType, SameEanProduct, ShipMode, Variation } from '#contract/listing.ts';
import { closeMediation, replyMediation } from '#contract/mediation-calls.ts';
import { MediationMessage, MediationRecord } from '#contract/mediation.ts';
import { listNotifications } from '#contract/notification.ts';
import { addReturn, cancelOrder, getOrder, getOrderLogs } from '#contract/order-calls.ts';
import { getInvoice } from '#contract/order-documents.ts';
import { Company, getSeller, Seller } from '#contract/seller.ts';
import { LoginReply } from '#contract/session.ts';
import { MenuItem } from '#contract/shell.ts';
import { analyseImage, ImageVerdict } from '#contract/sku.ts';
import { SkuAttribute } from '#contract/product.ts';
import { addSkuAttribute } from '#contract/sku-attribute.ts';
import { joinWarnings, kitWarningKeys, warningKeys } from '#contract/warning.ts';
import { fieldsOf } from './shape.ts';
import { words } from './specified-calls.ts';

/** Sections 3 of both parts, in their spelling and their order; what only a screen has is the screen's (row API-2). */
const entities: readonly (readonly [string, z.ZodType, readonly string[]])[] = [
  ['login result', LoginReply, words('userToken name _id picture mail links hasSellers su moneyManager seller nickname')],
  ['menu item', MenuItem, words('key keyParent name link linkParent child icon title notifyMap totalNotificationCount')],
  ['seller', Seller, words('status me2')],
  [
    'listing',
    Listing,
    words(`publishId marketPlaceId sellerId status sub_status complete freezedByDeal title description descriptionAi category category.id
      category.level category.name condition listingType shipMode warrantyType warrantyTime warrantyTimeUnit dimensions dimensions.height
      dimensions.width dimensions.depth dimensions.weight image imageDeleted attributes variations products platformId sold quality.health
      warning compatibilitiesCarsAndVans.attributes compatibilitiesCarsAndVans.compatibilities hasCompatibilities`),
  ],
  ['variation', Variation, words('sku gtin _id images imageDeleted attributes')],
  ['attribute', ListingAttribute, words('id name value_name value_id value_type values custom combination')],
  ['category', getCategory.reply, words('id name children_categories path_from_root path_from_root[].id path_from_root[].name')],
  [
    'category that is offered',
    getCategory.reply,
    words('children_categories[].id children_categories[].name children_categories[].selected'),
  ],
  [
    'category attribute',
    CategoryAttribute,
    words('id name value_type values units default_unit_id selected_unit_id value_name value_id tags value_max_length'),
  ],
  ['category status entry', getCategoryStatus.reply, words('[].mode')],
  ['compatibility item', CompatibilityItem, words('id attributes[].id attributes[].value_name')],
  [
    'compatibility attribute options',
    listCompatibilityOptions.reply,
    words('[].suggested_values[].value_id [].suggested_values[].value_name'),
  ],
  ['page of compatibilities', searchCompatibilities.reply, words('limit offset page total')],
  ['notification', listNotifications.reply, words('[]._id [].message [].notificationType [].readBy [].readBy[].userId [].readBy[].date')],
  [
    'order',
    getOrder.reply,
    words(`externalId packId status statusToReverse gross freight freightSeller hasOwnShippingTable ownCar dateClosed createdAt marketPlaceId
      marketPlaceName sellerId sellerName invoice cancelMessage.description note items labelMode`),
  ],
  ['cancel form', cancelOrder.body, words('type description')],
  ['return form', addReturn.body, words('trackingNumber devolutionValue dateFrom dateTo')],
  [
    'order item',
    getOrder.reply,
    words('items[].title items[].sku items[].amount items[].gross items[].publishId items[].listingType items[].ownShipping'),
  ],
  ['buyer', getOrder.reply, words('buyer.name buyer.document buyer.documentType buyer.buyerId')],
  [
    'shipping',
    getOrder.reply,
    words(`shipping.mode shipping.trackingNumber shipping.shippingId shipping.plpId shipping.status shipping.street shipping.number
      shipping.neighborhood shipping.city shipping.state shipping.zipCode shipping.complement shipping.comment shipping.carrier._id
      shipping.carrier.name`),
  ],
  ['note', getOrder.reply, words('note[].message note[].userId note[].userName note[].date note[].avatar')],
  ['order log', getOrderLogs.reply, words('[].content.previousValue [].content.value [].updatedAt [].userName [].userId')],
  ['order invoice', getInvoice.reply, words('xml mode')],
  [
    'order under mediation',
    MediationRecord,
    words(`_id externalId packId gross freightSeller createdAt sellerId anotation status buyer.name buyer.documentType buyer.document
      shipping.street shipping.number shipping.neighborhood shipping.city shipping.state shipping.zipCode mediation.conversation`),
  ],
  ['closing payload', closeMediation.query, words('externalId status situation sellerId anotation id')],
  ['reply to a mediation', replyMediation.body, words('message image')],
  ['conversation message', MediationMessage, words('userId userName userPic message date picture')],
  ['variation attribute', SkuAttribute, words('attId attValue id')],
  ['variation attribute that is added', addSkuAttribute.body, words('attId attValue sku')],
  ['same-EAN product', SameEanProduct, words('_id sellers sellerId productId skuIds publishId')],
  ['table response', pageOf(Seller), words('items page pages limit total')],
  ['table response of listings', listListings.reply, words('items page pages limit total')],
];

test.each(entities)('%s has every field of the specification', (_name, schema, fields) => {
  const has = fieldsOf(schema);
  expect(fields.filter((field) => !has.has(field))).toEqual([]);
});

/** Every path that a reader looks at, whatever it makes of it. */
const readPaths = (read: (answer: unknown) => unknown, event: object): ReadonlySet<string> => {
  const paths = new Set<string>();
  const watched = (value: unknown, path: string): unknown =>
    typeof value === 'object' && value !== null
      ? new Proxy(value, {
          get: (of, name) => {
            const here = path === '' ? String(name) : `${path}.${String(name)}`;
            paths.add(here);
            return watched(Reflect.get(of, name), here);
          },
        })
      : value;
  read([watched(event, '')]);
  return paths;
};

/** Answers of foreign services: the contract takes any, and what reads them knows every field of the specification. */
test.each([
  [
    'carrier',
    carrierEvents,
    {
      codigo: 'XX',
      descricao: 'Objeto postado',
      dtHrCriado: '2026-11-20T09:00:00',
      unidade: { endereco: { cidade: 'Tianguá' } },
      rastro: { typeEvent: '01', icon: 'truck', color: 'green' },
    },
    words('codigo descricao dtHrCriado unidade.endereco.cidade rastro.typeEvent rastro.icon rastro.color'),
  ],
  [
    'marketplace',
    marketplaceEvents,
    { date: '2026-11-20T09:00:00Z', status: 'on_the_moon', decriptionEvent: 'Saiu', icon: 'truck' },
    words('date status decriptionEvent icon'),
  ],
])('of a tracking event of a %s every field of the specification is read', (_whose, read, event, fields) => {
  const paths = readPaths(read, event);
  expect(fields.filter((field) => !paths.has(field))).toEqual([]);
});

test('a provider that says of a company what is specified, and no more, is understood', () => {
  const said = { _id: 's1', name: 'Casa Clara', status: 'active', me2: true };
  expect(Company.safeParse(getSeller.reply.parse(said)).success).toBe(true);
});

describe('the words of the wire', () => {
  test('the six warnings keep their order and their odd spelling; kits have no gtin', () => {
    expect(warningKeys).toEqual(['wigth', 'image', 'gtin', 'invalid_measures', 'measures_exceeding', 'hasnt_price']);
    expect(kitWarningKeys).toEqual(['wigth', 'image', 'invalid_measures', 'measures_exceeding', 'hasnt_price']);
    expect(joinWarnings(['wigth', 'hasnt_price'])).toBe('wigth*/hasnt_price');
  });

  test('listing types, conditions and ship modes', () => {
    expect(ListingType.options).toEqual(['gold_pro', 'gold_special']);
    expect(Condition.options).toEqual(['new', 'used']);
    expect(ShipMode.options).toEqual(['me1', 'me2']);
  });

  test('an attribute has one of the five value types', () => {
    expect(ListingAttribute.shape.value_type.options.toSorted()).toEqual(['boolean', 'list', 'number', 'number_unit', 'string']);
  });

  test('quality is a share between 0 and 1', () => {
    expect(Listing.shape.quality.safeParse({ health: 0.6 }).success).toBe(true);
    expect(Listing.shape.quality.safeParse({ health: 60 }).success).toBe(false);
  });
});

describe('the answer of an analysis (part 2, section 5)', () => {
  test('a string is the error', () => {
    expect(analyseImage.reply.parse('Imagem sem fundo branco')).toBe('Imagem sem fundo branco');
  });

  test('any other answer means valid, ours with what was measured', () => {
    const measured = {
      valid: true,
      hash: 'a'.repeat(64),
      format: 'jpeg',
      width: 1200,
      height: 1200,
      whiteBorder: 0.99,
      sharpness: 120,
      warnings: [],
    };
    expect(ImageVerdict.parse(measured)).toEqual(measured);
    expect(analyseImage.reply.safeParse({ ok: 1 }).success).toBe(true);
  });
});
