import type { ListingStatus } from '#contract/listing.ts';
import type { Db } from '#server/db/open.ts';
import { listing, listingDetail } from '#server/db/schema/listing.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { category } from '#server/db/schema/category.ts';
import { product, sku } from '#server/db/schema/product.ts';
import { productTexts } from '#server/products/product-texts.ts';
import { vehicle } from '#server/db/schema/vehicle.ts';
import { companies, type CompanyId } from './people.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const due = new Date('2026-11-22T12:00:00.000Z');
const named = { title: 'Capa de chuva', brand: null };
const measures = { height: 10, width: 20, depth: 30, weight: 400 };

/** What listings hang on: an account of each company on the marketplace, and one category; and a vehicle that parts may fit. */
export const insertShelf = async (db: Db): Promise<void> => {
  await db.insert(category).values({ id: 'MLB1', level: 0, name: 'Acessórios', path: ['MLB1'] });
  await db.insert(vehicle).values({ id: 'V1', brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Mille 1.0 Gasolina' });
  await db
    .insert(marketplaceAccount)
    .values(companies.map(({ id, name }) => ({ id: `account-${id}`, sellerId: id, name, officialName: `${name} oficial` })));
};

/** A listing of a company, as an import would leave it: at version 1, in the queue since yesterday. */
export const insertListing = async (
  db: Pick<Db, 'insert'>,
  id: string,
  company: CompanyId = 'ana',
  status: ListingStatus = 'pending',
): Promise<void> => {
  const skuId = `sku-${id}`;
  const code = `COD-${id}`;
  await db
    .insert(product)
    .values({ id: `product-${id}`, sellerId: company, categoryId: 'MLB1', createdAt: at, ...named, ...productTexts(named) });
  await db.insert(sku).values({
    id: skuId,
    productId: `product-${id}`,
    sellerId: company,
    sku: code,
    gtin: '7891000100103',
    ...measures,
    price: 9990,
    stock: 5,
  });
  await db.insert(listing).values({
    id,
    version: 1,
    sellerId: company,
    accountId: `account-${company}`,
    categoryId: 'MLB1',
    skuId,
    status,
    title: 'Capa de chuva',
    sku: code,
    gtin: '7891000100103',
    price: 9990,
    ...measures,
    warning: '',
    reasons: ['new'],
    queuedAt: at,
    dueAt: due,
    statusAt: at,
    search: ['capa', 'de', 'chuva'],
  });
  await db.insert(listingDetail).values({
    listingId: id,
    complete: true,
    freezedByDeal: false,
    description: 'Capa de chuva amarela',
    descriptionAi: '',
    condition: 'new',
    listingType: 'gold_pro',
    shipMode: 'me1',
    warrantyType: 'Sem garantia',
    warrantyTime: 0,
    warrantyTimeUnit: 'dias',
    attributes: [],
    variations: [],
    images: [],
    imagesDeleted: [],
    platformId: 'mercadolivre',
    sold: 0,
    health: 0.8,
    hasCompatibilities: false,
    compatibilities: { attributes: [], compatibilities: [] },
  });
};
