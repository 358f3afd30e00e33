import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
