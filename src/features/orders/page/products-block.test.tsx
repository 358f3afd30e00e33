import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ProductsBlock } from './products-block.tsx';

type Item = Order['items'][number];
const item = (changes: Partial<Item> = {}): Item => ({
  title: 'Luminária',
  sku: 'LUM-01',
  amount: 1,
  gross: 1000,
  publishId: null,
  listingType: null,
  ownShipping: false,
  productId: null,
  cover: null,
  isListed: false,
  ...changes,
});
const show = async (items: readonly Item[]): Promise<void> =>
  void (await renderConsole({ actor: { role: 'superuser' }, children: <ProductsBlock items={[...items]} /> }));
const rows = () => screen.getAllByRole('row').slice(1);

test('what was sold is shown with the picture of its advert', async () => {
  await show([item({ cover: `/v2/image/${'a'.repeat(64)}.png` }), item({ sku: 'B' })]);
  const pictures = rows().map((row) => row.querySelector('img')?.getAttribute('src') ?? null);
  expect(pictures).toEqual([expect.stringContaining('aaaa'), null, null]);
});

test('several lines are summed: items, units and what they come to', async () => {
  await show([item({ amount: 2 }), item({ amount: 3, gross: 500 })]);
  const sums = rows().at(-1);
  expect(sums?.textContent.replaceAll('\u00A0', ' ')).toBe('2 itens5R$ 35,00');
});

test('one line is its own sum', async () => {
  await show([item({ amount: 2 })]);
  expect(rows()).toHaveLength(1);
});

test('of many lines the first ten are shown, summed over all, and the others on demand', async () => {
  await show(Array.from({ length: 150 }, (_, at) => item({ sku: `S-${at}` })));
  expect(rows()).toHaveLength(10 + 1);
  expect(within(rows()[10] ?? document.body).getByText('150 itens')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos os 150 itens' }));
  expect(rows()).toHaveLength(150 + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar menos' }));
  expect(rows()).toHaveLength(10 + 1);
});

test('what nobody informed of an advert is said once', async () => {
  await show([item()]);
  expect(screen.getAllByText('não informado')).toHaveLength(1);
});
