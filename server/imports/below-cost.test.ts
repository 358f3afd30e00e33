import { expect, test } from 'vitest';
import { setSkuCost } from '#contract/price-preview.ts';
import { openImports } from './imports-fixture.ts';

const { app, checked, start, told, stocked, skuNamed } = openImports();
const sayCost = (id: string, cost: number) => app().send(setSkuCost, { params: { skuId: `sku-${id}` }, body: { cost } }, { as: 'seller' });

test('a price below cost is told at its line before it is taken, and taken', async () => {
  for (const id of ['C1', 'C2', 'C3', 'C4']) await stocked(id, 10_000, 5);
  for (const id of ['C1', 'C2', 'C3']) expect((await sayCost(id, 8000)).status).toBe(200);
  await stocked('C5', 5000, 5);
  await sayCost('C5', 8000);
  const run = await checked('sku;preço;estoque\nC1;60,00;5\nC2;80,00;5\nC3;100,00;4\nC4;1,00;5\nC5;50,00;4\n');
  const said = expect.stringMatching(/^2 ready: Preço abaixo do custo \(o custo é R\$\s80,00\)$/u);
  expect(await told(run)).toEqual([said, '3 ready', '4 ready', '5 ready', '6 ready']);
  await start(run);
  expect((await told(run))[0]).toMatch(/^2 taken: Preço abaixo do custo/u);
  expect(await skuNamed('C1')).toMatchObject({ price: 6000 });
});
