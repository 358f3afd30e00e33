import { expect, test } from 'vitest';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

const ground = [
  `insert into seller (id, name) values ('ana', 'Ana');`,
  `insert into marketplace_account (id, seller_id, name, official_name) values ('conta', 'ana', 'Conta', 'CONTA');`,
  `insert into category (id, level, name, path, search) values ('c', 1, 'Peças', '{c}', '');`,
  `insert into product (id, seller_id, category_id, title, created_at, sort_title, search) values ('p', 'ana', 'c', 'P', now(), 'p', '');`,
];
const aSku = (code: string, stock: number): string =>
  `insert into sku (id, product_id, seller_id, sku, stock, height, width, depth, weight) values ('${code}', 'p', 'ana', '${code}', ${stock}, 1, 1, 1, 1);`;
const aKit = (code: string, sku: string, quantity: number): string =>
  `insert into kit (id, seller_id, code, title, created_at, sort_title, search) values ('${code}', 'ana', '${code}', 'K', now(), 'k', '');
   insert into kit_part (kit_id, sku_id, quantity, position) values ('${code}', '${sku}', ${quantity}, 0);`;

interface Listed {
  readonly code: string;
  readonly skuId?: string;
  readonly isKit?: boolean;
  readonly subStatus?: string;
}
const aListing = (id: string, { code, skuId, isKit = false, subStatus }: Listed): string =>
  `insert into listing (id, version, seller_id, account_id, category_id, status, sub_status, title, height, width, depth, weight, warning, reasons, queued_at, due_at, status_at, search, sku_id, kit, sku)
     values ('${id}', 1, 'ana', 'conta', 'c', 'paused', ${subStatus === undefined ? 'null' : `'${subStatus}'`}, 'Capa', 1, 1, 1, 1, '', '{new}', now(), now(), now(), '''capa''', ${skuId === undefined ? 'null' : `'${skuId}'`}, ${isKit}, '${code}');`;

const soldOut = 'out_of_stock';

test('listings that were of a kit before are its own at once, whatever they hang on; others with its code are not', async () => {
  const database = await migratedWith(
    '"of_kit"',
    [
      ...ground,
      aSku('s', 3),
      aKit('K', 's', 2),
      aListing('alone', { code: 's', skuId: 's' }),
      aListing('kit', { code: 'K', isKit: true }),
      aListing('kit-with-sku', { code: 'K', skuId: 's', isKit: true }),
      aListing('kit-unknown', { code: 'ML-1', isKit: true }),
      aListing('same-code', { code: 'K' }),
    ].join('\n'),
  );
  const { rows } = await database.query<{ readonly id: string }>('select id from listing where of_kit order by id');
  expect(rows.map(({ id }) => id)).toEqual(['kit', 'kit-with-sku']);
});

test('what was sold out before the marketplace was told of stock is told it, where there is some and nobody is about to', async () => {
  const waiting = `insert into integration_job (id, kind, subject, name, status, seller_id, account_id, created_at, next_at) values ('told', 'setStock', 'listing:told', 'Capa', 'waiting', 'ana', 'conta', now(), now());`;
  const database = await migratedWith(
    '"of_kit"',
    [
      ...ground,
      aSku('some', 3),
      aSku('none', 0),
      aKit('K-SOME', 'some', 2),
      aKit('K-SHORT', 'some', 4),
      aListing('some', { code: 'some', skuId: 'some', subStatus: soldOut }),
      aListing('none', { code: 'none', skuId: 'none', subStatus: soldOut }),
      aListing('by-seller', { code: 'some', skuId: 'some', subStatus: 'paused_by_seller' }),
      aListing('unbound', { code: 'ML-1', subStatus: soldOut }),
      aListing('kit', { code: 'K-SOME', isKit: true, subStatus: soldOut }),
      aListing('short', { code: 'K-SHORT', skuId: 'some', isKit: true, subStatus: soldOut }),
      aListing('told', { code: 'some', skuId: 'some', subStatus: soldOut }),
      waiting,
    ].join('\n'),
  );
  const { rows } = await database.query(
    `select kind, subject, name, status, next_at is not null as is_due, search::text as words from integration_job order by subject`,
  );
  const told = { kind: 'setStock', name: 'Capa', status: 'waiting', is_due: true };
  expect(rows).toEqual([
    { ...told, subject: 'listing:kit', words: `'capa' 'kit'` },
    { ...told, subject: 'listing:some', words: `'capa' 'some'` },
    { ...told, subject: 'listing:told', words: '' },
  ]);
});
