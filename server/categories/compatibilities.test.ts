import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCompatibility, listCompatibilityOptions, searchCompatibilities } from '#contract/compatibility.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { makeVehicles } from '../demo/make-vehicles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.db.delete(vehicle);
  await app.db.insert(vehicle).values([...makeVehicles()]);
});
afterAll(() => app.close());

type Chosen = readonly (readonly [id: string, value: string | null])[];
const json = (chosen: Chosen): string => JSON.stringify(chosen.map(([id, value_id]) => ({ id, value_id })));

const offered = async (chosen: Chosen): Promise<readonly string[]> => {
  const { body } = await app.send(listCompatibilityOptions, { params: { json: json(chosen) } }, { as: 'seller' });
  return listCompatibilityOptions.reply.parse(body).flatMap(({ suggested_values }) => suggested_values.map(({ value_name }) => value_name));
};
const search = async (chosen: Chosen, query: Readonly<Record<string, string>> = {}) => {
  const { body } = await app.send(searchCompatibilities, { params: { attributes: json(chosen) }, query }, { as: 'seller' });
  return searchCompatibilities.reply.parse(body);
};

test('each picker offers what is left by those before it; the newest year first', async () => {
  expect(await offered([])).toContain('Toyota');
  expect(await offered([['BRAND', 'Toyota']])).toEqual(['Corolla', 'Etios', 'Hilux']);
  expect(
    (
      await offered([
        ['BRAND', 'Toyota'],
        ['MODEL', 'Hilux'],
      ])
    ).slice(0, 2),
  ).toEqual(['32000', '2026']);
  expect(
    await offered([
      ['BRAND', 'Toyota'],
      ['MODEL', 'Hilux'],
      ['VEHICLE_YEAR', '32000'],
    ]),
  ).toEqual(['SR 2.7 Gasolina', 'SRX 2.8 Diesel']);
});

test('of all years the trims of any of them are offered, and after the last picker nothing', async () => {
  expect(
    await offered([
      ['BRAND', 'Fiat'],
      ['MODEL', 'Uno'],
      ['VEHICLE_YEAR', null],
    ]),
  ).toHaveLength(3);
  expect(
    await offered([
      ['BRAND', 'Fiat'],
      ['MODEL', 'Uno'],
      ['VEHICLE_YEAR', null],
      ['TRIM', null],
    ]),
  ).toEqual([]);
});

test('a search comes in pages of ten with its total, the market beside what was picked', async () => {
  const first = await search([
    ['BRAND', 'Toyota'],
    ['MODEL', 'Corolla'],
  ]);
  expect(first).toMatchObject({ limit: 10, offset: 0, page: 0 });
  expect(first.items).toHaveLength(10);
  expect(first.items[0]?.attributes.map(({ id }) => id)).toEqual(['BRAND', 'MODEL', 'VEHICLE_YEAR', 'TRIM', 'MARKET']);
  const rest = await search(
    [
      ['BRAND', 'Toyota'],
      ['MODEL', 'Corolla'],
    ],
    { limit: '50', offset: String(first.total - 3) },
  );
  expect(rest.items).toHaveLength(3);
  expect((await search([['BRAND', 'Toyota']], { limit: '5', offset: '10' })).page).toBe(2);
});

test('without a brand nothing is searched', async () => {
  expect(await search([])).toMatchObject({ items: [], total: 0 });
});

test('a vehicle is found by its id', async () => {
  const [item] = (await search([['BRAND', 'Fiat']])).items;
  const { body } = await app.send(getCompatibility, { params: { id: item?.id ?? '' } }, { as: 'seller' });
  expect(body).toEqual(item);
  expect(await app.send(getCompatibility, { params: { id: 'nobody' } }, { as: 'seller' })).toMatchObject({ status: 404 });
});

test.each([
  ['broken JSON', '[{"id":'],
  ['an operator', '{"$ne":1}'],
  ['an operator inside', '[{"id":"BRAND","value_id":{"$ne":1}}]'],
  ['more than is asked', '[{"id":"BRAND","value_id":"Fiat","$where":"1"}]'],
  ['another order', '[{"id":"MODEL","value_id":"Uno"}]'],
  ['all brands', '[{"id":"BRAND","value_id":null}]'],
  ['a thousand levels', `${'['.repeat(400)}${']'.repeat(400)}`],
])('%s in the path is refused (reliability 58)', async (_what, text) => {
  for (const [line, params] of [
    [listCompatibilityOptions, { json: text }],
    [searchCompatibilities, { attributes: text }],
  ] as const)
    expect((await app.send(line, { params }, { as: 'seller' })).status).toBe(400);
});

test('eight kilobytes in the path, or a slash in a name, break nothing', async () => {
  expect([400, 404, 414]).toContain(
    (await app.send(listCompatibilityOptions, { params: { json: 'x'.repeat(8192) } }, { as: 'seller' })).status,
  );
  expect(await offered([['BRAND', 'Fiat/../..']])).toEqual([]);
});
