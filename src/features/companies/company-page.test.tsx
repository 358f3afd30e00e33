import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Colleague } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { CompanyPage } from './company-page.tsx';

const person = (_id: string, more: Partial<Colleague> = {}): Colleague => ({
  _id,
  name: `Nome de ${_id}`,
  mail: `${_id}@loja.test`,
  hadSell: false,
  blockedAt: null,
  awaitsMail: false,
  seenAt: null,
  isOwner: false,
  isBlockedByHub: false,
  ...more,
});
const company: Company = {
  _id: 'casa',
  name: 'Casa da Ana',
  status: 'active',
  me2: true,
  version: 1,
  document: '11222333000181',
  city: null,
  state: null,
  blockReason: null,
  accounts: 0,
  users: 2,
  certificateUntil: null,
  address: null,
  certificate: null,
  marketPlaces: [],
  people: [person('ana', { isOwner: true }), person('bia'), person('clara', { awaitsMail: true })],
  history: [
    {
      type: 'colleagueChanged',
      at: '2026-11-20T12:00:00.000Z',
      userName: 'Nome de ana',
      fields: [],
      person: 'Nome de bia',
      step: 'giveMoney',
    },
  ],
  firstSteps: null,
};

const open = async (id: string, shown = company) => {
  const send = vi.fn<(call: { readonly name: string }, sent: unknown) => Promise<unknown>>(async () => ok(shown));
  const Page = () => (
    <>
      <h1 className="page-title" tabIndex={-1}>
        {'Empresa'}
      </h1>
      <CompanyPage sellerId="casa" renderCertificate={() => null} connect={null} />
    </>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const rendered = await renderConsole({
    actor: { id, role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: <RouterProvider router={router as never} />,
  });
  await screen.findByRole('heading', { level: 2, name: 'Casa da Ana' });
  return { ...rendered, send };
};

test('an owner edits the company, all but its tax id, which says why', async () => {
  const { user } = await open('ana');
  await user.click(screen.getByRole('button', { name: 'Editar empresa' }));
  const form = within(await screen.findByRole('form', { name: 'Editar empresa' }));
  expect(form.getByRole('textbox', { name: 'CPF/CNPJ' })).toHaveAttribute('readonly');
  expect(form.getByText(/Outro CPF ou CNPJ é outra empresa/u)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /^Nome/u })).not.toHaveAttribute('readonly');
});

test('of each colleague an owner is offered what can be done about that one', async () => {
  const { user, intents } = await open('ana');
  const offered = async (name: string): Promise<readonly (string | null)[]> => {
    await user.click(screen.getByRole('button', { name: `Ações de ${name}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  expect(await offered('Nome de ana')).toEqual(['Abrir o financeiro']);
  await user.keyboard('{Escape}');
  expect(await offered('Nome de clara')).toEqual([
    'Bloquear colega',
    'Abrir o financeiro',
    'Tornar responsável',
    'Reenviar convite ao colega',
    'Cancelar convite',
  ]);
  await user.keyboard('{Escape}');
  expect(await offered('Nome de bia')).toEqual(['Bloquear colega', 'Abrir o financeiro', 'Tornar responsável']);
  await user.click(screen.getByRole('menuitem', { name: 'Bloquear colega' }));
  await waitFor(() =>
    expect(intents()).toMatchObject([
      { command: 'colleague.block', args: { _id: 'casa', colleague: { _id: 'bia', name: 'Nome de bia' } } },
    ]),
  );
});

test('who gives up their own charge is asked first, and is offered no Desfazer that would be refused', async () => {
  const { user, intents } = await open('ana', { ...company, people: [person('ana', { isOwner: true }), person('bia', { isOwner: true })] });
  await user.click(screen.getByRole('button', { name: 'Ações de Nome de ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deixar de ser responsável' }));
  const review = await screen.findByRole('region', { name: /^Deixar de ser responsável por Casa da Ana\?/u });
  expect(intents()).toEqual([]);
  await user.click(within(review).getByRole('button', { name: 'Deixar de ser responsável' }));
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'colleague.takeOwner', args: { colleague: { _id: 'ana' } } }]));
  await screen.findByText('Deixar de ser responsável · Casa da Ana');
  expect(screen.queryByRole('button', { name: /Desfazer/u })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('who takes the charge of another is not asked, and can take it back', async () => {
  const { user, intents } = await open('ana', { ...company, people: [person('ana', { isOwner: true }), person('bia', { isOwner: true })] });
  await user.click(screen.getByRole('button', { name: 'Ações de Nome de bia' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deixar de ser responsável' }));
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'colleague.takeOwner', args: { colleague: { _id: 'bia' } } }]));
  expect(await screen.findByRole('button', { name: /Desfazer/u })).toBeVisible();
});

test('an invitation whose mail was given up says so', async () => {
  await open('ana', { ...company, people: [person('ana', { isOwner: true }), person('clara', { awaitsMail: true, isUndelivered: true })] });
  expect(await screen.findByText('E-mail não entregue')).toBeInTheDocument();
  expect(screen.queryByText('Convidado')).not.toBeInTheDocument();
});

test('an invitation is taken back after the line that says what becomes of its link', async () => {
  const { user, intents } = await open('ana');
  await user.click(screen.getByRole('button', { name: 'Ações de Nome de clara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar convite' }));
  const review = await screen.findByRole('region', { name: /^Cancelar o convite de Nome de clara\?/u });
  expect(intents()).toEqual([]);
  await user.click(within(review).getByRole('button', { name: 'Cancelar convite' }));
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'colleague.withdrawInvite' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ações de Nome de bia' })).toHaveFocus());
});

test('who does not own the company reads who enters and what happened, and is offered nothing', async () => {
  await open('bia');
  expect(screen.getByRole('row', { name: /Nome de ana .*Responsável/u })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Histórico' })).toHaveTextContent('Abriu o financeiro');
  expect(screen.queryByRole('button', { name: /Editar empresa|Convidar colega|Ações de/u })).toBeNull();
});

test('a colleague is invited with what they may do', async () => {
  const { user, send } = await open('ana');
  await user.click(screen.getByRole('button', { name: 'Convidar colega' }));
  const form = within(await screen.findByRole('form', { name: 'Convidar colega' }));
  await user.type(form.getByRole('textbox', { name: /^Nome/u }), 'Caio Colega');
  await user.type(form.getByRole('textbox', { name: /^E-mail/u }), 'caio@loja.test');
  await user.click(form.getByRole('switch', { name: 'Vê o financeiro' }));
  await user.click(form.getByRole('button', { name: 'Enviar convite' }));
  await screen.findByText('Convite enviado para caio@loja.test');
  const asked = send.mock.calls.find(([{ name }]) => name === 'inviteColleague');
  expect(asked?.[1]).toMatchObject({
    params: { id: 'casa' },
    body: { name: 'Caio Colega', mail: 'caio@loja.test', hadSell: true, isOwner: false },
  });
});
