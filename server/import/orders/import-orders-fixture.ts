import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TableName } from '#import/orders/order-fields.ts';
import { readOrderTables } from '#import/orders/read-order-tables.ts';
import type { ReportLine } from '#import/report.ts';
import type { Database } from '../../db/open.ts';
import { seller } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { findSeller } from '../find-seller.ts';
import { importOrders } from './import-orders.ts';

interface RunOptions {
  readonly company?: string;
  readonly isForAll?: boolean;
  readonly isUpdate?: boolean;
  readonly isDry?: boolean;
}
type TableTexts = Readonly<Record<TableName, string>>;

export const heads: TableTexts = {
  orders:
    'order_id,customer_id,order_status,order_purchase_timestamp,order_approved_at,order_delivered_carrier_date,order_delivered_customer_date,order_estimated_delivery_date',
  items: 'order_id,order_item_id,product_id,seller_id,shipping_limit_date,price,freight_value',
  customers: 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state',
  products: 'product_id,product_category_name',
  sellers: 'seller_id,seller_zip_code_prefix,seller_city,seller_state',
};

/** Imports of orders into an empty database, each test's with numbers of its own: what one imported is not there for the next. */
export const openOrderImports = () => {
  let database: Database;
  let texts: TableTexts;
  beforeAll(async () => {
    database = await openTestDb();
  });
  afterAll(() => database.close());

  let round = 0;
  beforeEach(() => {
    round += 1;
    texts = heads;
    add('customers', 'c1,u1,1310,sao paulo,SP');
    add('products', 'p1,moveis_decoracao');
    add('sellers', 's1,20040,rio de janeiro,RJ');
  });
  /** Ids of their own for each test: what one imported is not there for the next. */
  const add = (table: keyof TableTexts, line: string): void => {
    texts = { ...texts, [table]: `${texts[table]}\n${line.replaceAll(/\bo(?=\d)/gu, `r${round}o`)}` };
  };
  const orderId = (name: string): string => `r${round}${name}`;

  const source = (name: TableName) => ({ name, bytes: new TextEncoder().encode(texts[name]) });
  /** All are one company's where it is named, and it has an account. */
  const run = async (options: RunOptions = {}): Promise<readonly ReportLine[]> => {
    const { company, isForAll = company !== undefined, isUpdate = false, isDry = false } = options;
    const { db } = database;
    if (company !== undefined) {
      await db.insert(seller).values({ id: company, name: company, status: 'active', me2: true }).onConflictDoNothing();
      const account = { id: company, sellerId: company, name: company, officialName: company };
      await db.insert(marketplaceAccount).values(account).onConflictDoNothing();
    }
    const owner = await findSeller(db, company);
    const [orders, items, customers, products, sellers] = [
      source('orders'),
      source('items'),
      source('customers'),
      source('products'),
      source('sellers'),
    ];
    const read = readOrderTables({ orders, items, customers, products, sellers }, [], {});
    if (!owner.ok || !read.ok) throw new Error('The tables can not be read');
    return importOrders(db, { read: read.value, owner: owner.value, isForAll, isUpdate, isDry, now: new Date() });
  };

  const imported = async () =>
    (await database.db.select().from(saleOrder).orderBy(saleOrder.externalId)).filter(({ externalId }) =>
      externalId.startsWith(orderId('o')),
    );

  /** Corrects a table as it stands so far. */
  const correct = (table: TableName, change: (text: string) => string): void => {
    texts = { ...texts, [table]: change(texts[table]) };
  };

  return { database: () => database, add, correct, orderId, run, imported };
};

export const told = (lines: readonly ReportLine[], table: string): readonly string[] =>
  lines
    .filter(({ file }) => file === table)
    .map(
      ({ line, outcome, reasons }) => `${line} ${outcome}${reasons.length > 0 ? `: ${reasons.map(({ what }) => what).join('; ')}` : ''}`,
    );
export const hints = (lines: readonly ReportLine[]): readonly string[] =>
  lines.flatMap(({ reasons }) => reasons.map(({ what, hint }) => `${what}: ${hint}`));
