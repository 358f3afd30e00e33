import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Product } from '#contract/product.ts';
import { refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ProductForm } from './product-form.tsx';

const measures = { height: 1, width: 1, depth: 1, weight: 1 };
const sku = { gtin: null, noBarcode: null, dimensions: measures, price: 10_000, stock: 3, cost: 8000, warning: null, attributes: [] };
const product = {
  _id: 'p1',
  version: 1,
  name: 'Farol',
  brand: null,
  category: { id: 'MLB1', name: 'Faróis' },
  skus: [
    { ...sku, _id: 'a', sku: 'FAR-A' },
    { ...sku, _id: 'b', sku: 'FAR-B', price: 7000 },
  ],
} as unknown as Product;

/** Of the first SKU this is typed and saved; what is sent is counted. */
const save = async (typed: { readonly price?: string; readonly cost?: string }) => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(refuse({ type: 'NotFound' })));
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: <ProductForm product={product} renderCategories={() => null} onDone={() => undefined} />,
  });
  const write = async (label: RegExp, text: string | undefined): Promise<void> => {
    const [field] = await screen.findAllByRole('textbox', { name: label });
    if (text === undefined || !field) return;
    await user.clear(field);
    await user.type(field, text);
  };
  await write(/^Preço/u, typed.price);
  await write(/^Custo/u, typed.cost);
  await user.click(screen.getByRole('button', { name: 'Salvar produto' }));
  return send;
};
const question = () => screen.findByRole('dialog', { name: 'É este o preço?' });

test('a price that falls below the cost is asked about, with the cost, before the listings that follow it get it', async () => {
  const send = await save({ price: '60,00' });
  expect(await question()).toHaveTextContent('FAR-A: de R$ 100,00 para R$ 60,00, abaixo do custo de R$ 80,00');
  // What was below its cost before, and is left alone, is not asked about.
  expect(screen.queryByText(/FAR-B:/u)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('of a cost that is typed in the same form the price is held against that one', async () => {
  const send = await save({ price: '90,00', cost: '95,00' });
  expect(await question()).toHaveTextContent('abaixo do custo de R$ 95,00');
  expect(send).not.toHaveBeenCalled();
});

test('a price that covers the cost is saved at once', async () => {
  const send = await save({ price: '80,00' });
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.queryByRole('dialog', { name: 'É este o preço?' })).toBeNull();
});
