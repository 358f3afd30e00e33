import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { aProduct } from './product-fixture.ts';
import { ProductForm } from './product-form.tsx';

test('a wrong category is corrected where the product is edited, which says what becomes of its listings', async () => {
  const send = vi.fn<(call: { readonly name: string }, sent: unknown) => Promise<unknown>>(async () => ok(aProduct()));
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: (
      <ProductForm
        product={aProduct()}
        renderCategories={({ chosen, onChoose, onClose }) => (
          <button
            type="button"
            onClick={() => {
              onChoose({ id: 'MLB2', level: 1, name: 'Blusas' });
              onClose();
            }}
          >
            Em vez de {chosen?.name}
          </button>
        )}
        onDone={() => undefined}
      />
    ),
  });
  const choose = await screen.findByRole('button', { name: 'Escolher categoria: Camisetas' });
  expect(choose).toHaveAccessibleDescription(/os que já existem ficam na categoria deles/u);
  await user.click(choose);
  await user.click(screen.getByRole('button', { name: 'Em vez de Camisetas' }));
  await screen.findByRole('button', { name: 'Escolher categoria: Blusas' });
  await user.click(screen.getByRole('button', { name: 'Salvar produto' }));
  const saves = () => send.mock.calls.flatMap(([{ name }, sent]) => (name === 'saveProduct' ? [sent] : []));
  await waitFor(() => expect(saves()).toMatchObject([{ params: { id: 'p1' }, body: { name: 'Camiseta', categoryId: 'MLB2' } }]));
});
