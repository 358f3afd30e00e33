import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { beginConnecting } from '#contract/marketplace-account.ts';
import { listSellers } from '#contract/seller.ts';
import { listSavedViews } from '#contract/shell.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AccountsScreen } from './accounts-screen.tsx';

const empty = { items: [], total: 0, page: 1, pages: 0, limit: 50, next: null };
const missing = { code: 'unsupported', message: 'Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET' };

const open = async () => {
  const begun: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = { [listSavedViews.name]: [], [listSellers.name]: [{ _id: 's1', name: 'Casa Clara' }] };
  const send = (async ({ name }: { readonly name: string }, payload: unknown) => {
    if (name !== beginConnecting.name) return ok(answers[name] ?? empty);
    begun.push(payload);
    return refuse({ type: 'Refused', status: 422, body: missing });
  }) as unknown as Api['send'];
  const router = createRouter({ routeTree: createRootRoute({ component: AccountsScreen }), history: createMemoryHistory() });
  const { user } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send },
    children: <RouterProvider router={router as never} />,
  });
  return { begun, user };
};

test('who works for the hub connects a new account from Contas, of the company that is chosen, and is told what is missing for it', async () => {
  const { begun, user } = await open();
  const [first] = await screen.findAllByRole('button', { name: 'Conectar conta' });
  if (first) await user.click(first);
  const dialog = screen.getByRole('dialog', { name: 'Conectar conta' });
  await user.click(within(dialog).getByRole('button', { name: 'Ir ao Mercado Livre' }));
  expect(begun).toEqual([]);
  await user.click(within(dialog).getByRole('combobox', { name: /^Empresa/u }));
  await user.click(await screen.findByText('Casa Clara'));
  await user.click(within(dialog).getByRole('button', { name: 'Ir ao Mercado Livre' }));
  const told = await screen.findByRole('dialog', { name: 'Falta configurar a conexão' });
  expect(within(told).getByText(/developers\.mercadolivre\.com\.br/u)).toBeInTheDocument();
  expect(begun).toEqual([{ body: { sellerId: 's1' } }]);
  expect(screen.queryByRole('dialog', { name: 'Conectar conta' })).toBeNull();
});
