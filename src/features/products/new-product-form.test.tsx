import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { NewProductForm } from './new-product-form.tsx';

test('after a variation is removed by keyboard the focus is in one of those that are left', async () => {
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    children: <NewProductForm like={null} renderCategories={() => null} onCancel={() => undefined} onSaved={() => undefined} />,
  });
  const add = await screen.findByRole('button', { name: 'Adicionar variação' });
  await user.click(add);
  await user.click(add);
  const skus = () => screen.getAllByRole('textbox', { name: /^SKU/u });
  for (const [at, code] of ['A', 'B', 'C'].entries()) await user.type(skus()[at] ?? add, code);
  const codes = () => skus().map((each) => (each as HTMLInputElement).value);
  const remove = async (n: number, left: readonly string[]): Promise<void> => {
    screen.getByRole('button', { name: `Remover a variação ${n}` }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(codes()).toEqual(left));
  };
  await remove(3, ['A', 'B']);
  expect(screen.getByRole('button', { name: 'Remover a variação 2' })).toHaveFocus();
  await remove(1, ['B']);
  expect(skus()[0]).toHaveFocus();
});

test('a copy of an only form shows its attributes, to be changed before it is saved', async () => {
  const attributes = ['Cor', 'Tamanho', 'Tecido'].map((attId) => ({ id: attId, attId, attValue: `${attId} 1` }));
  const like = {
    _id: 'p1',
    sellerId: 'ana',
    name: 'Camiseta',
    brand: null,
    category: { id: 'MLB1', name: 'Camisetas' },
    skus: [{ noBarcode: 'handmade', dimensions: { height: 2, width: 0, depth: 0, weight: 200 }, price: 5990, cost: null, attributes }],
  } as unknown as Product;
  await renderConsole({
    actor: { role: 'seller' },
    children: <NewProductForm like={like} renderCategories={() => null} onCancel={() => undefined} onSaved={() => undefined} />,
  });
  await screen.findByRole('form', { name: 'Novo produto' });
  for (const { attId, attValue } of attributes) expect(screen.getByRole('textbox', { name: attId })).toHaveValue(attValue);
});
