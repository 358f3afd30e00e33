import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { beginConnecting, finishConnecting } from '#contract/marketplace-account.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { CallbackPage } from './callback-page.tsx';

const connected = { _id: 'c1', name: 'Loja da Ana', sellerId: 's1', waited: 'held' } as const;
const cameBack = { state: 'estado', code: 'TG-codigo', error: null };

const open = async (answer: unknown) => {
  const sent: unknown[] = [];
  const begun: unknown[] = [];
  const forget = vi.fn<() => void>();
  const Page = () => <CallbackPage cameBack={cameBack} forget={forget} />;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const send = (async (line: { readonly name: string }, payload: unknown) => {
    if (line.name === beginConnecting.name) begun.push(payload);
    // Its words are of no matter here; a page that is left ends the test.
    if (line.name === beginConnecting.name) return refuse({ type: 'Unreachable' });
    if (line.name !== finishConnecting.name) return ok([]);
    sent.push(payload);
    return answer;
  }) as unknown as Api['send'];
  const children = (
    <StrictMode>
      <RouterProvider router={router as never} />
    </StrictMode>
  );
  const { user } = await renderConsole({ actor: { role: 'seller' }, api: { send }, children });
  return { sent, begun, forget, user };
};

test('what came back is told once, is gone from the address before, and the account is named', async () => {
  const { sent, forget } = await open(ok(connected));
  await screen.findByText('Loja da Ana está conectada');
  expect(sent).toEqual([{ body: cameBack }]);
  expect(forget).toHaveBeenCalled();
});

test.each([
  ['held', 'O que for decidido daqui em diante é enviado. O que já esperava fica parado até que alguém confirme.'],
  [
    'released',
    'O que for decidido daqui em diante é enviado. O que esperava só por esta autorização volta a ser enviado, sem confirmação.',
  ],
])('what waited before is said to be %s as the server says', async (waited, sentence) => {
  await open(ok({ ...connected, waited }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('what became of it is the title, of the page as of the tab; who was not let in begins again from here', async () => {
  sessionStorage.setItem('connecting', JSON.stringify({ sellerId: 's1' }));
  const refused = { type: 'Refused', status: 400, body: { code: 'invalid', message: 'Só o usuário principal da conta pode autorizar' } };
  const { begun, user } = await open(refuse(refused));
  await screen.findByRole('heading', { name: 'A conta não foi conectada' });
  // The tab is named once the page was drawn.
  await waitFor(() => expect(document.title).toBe('A conta não foi conectada · Balcão'));
  expect(screen.queryByText(/Conectando/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para Integrações' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(begun).toEqual([{ body: { sellerId: 's1' } }]);
  sessionStorage.clear();
});

test('an account that is connected is not asked for again, nor one of which nobody knows what was begun', async () => {
  sessionStorage.setItem('connecting', JSON.stringify({ accountId: 'c1' }));
  await open(ok(connected));
  await screen.findByRole('heading', { name: 'Conta conectada' });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(sessionStorage.getItem('connecting')).toBeNull();
  document.body.replaceChildren();
  await open(refuse({ type: 'Refused', status: 400, body: { code: 'invalid', message: 'Nada foi conectado.' } }));
  await screen.findByRole('heading', { name: 'A conta não foi conectada' });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('a refusal is said in the server’s words; where it did not answer, that nobody knows', async () => {
  const body = { code: 'invalid', message: 'O acesso não foi permitido no Mercado Livre. Nada foi conectado.' };
  await open(refuse({ type: 'Refused', status: 400, body }));
  await screen.findByText(body.message);
  expect(screen.getByText('A conta não foi conectada')).toBeTruthy();
  document.body.replaceChildren();
  await open(refuse({ type: 'Unreachable' }));
  await waitFor(() => expect(screen.getByText(/não se sabe se a conta foi conectada/u)).toBeTruthy());
});
