import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { refetchOwnCompanies } from '#api/own-companies.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { untilSaid } from '../../../tests/support/until-said.ts';
import { OwnCompaniesScreen } from './own-companies-screen.tsx';

const company = (_id: string, state: OwnCompany['state']): OwnCompany => ({ _id, name: `Loja ${_id}`, state, isBlocked: false });

/** A server that lists no invitation any more that was declined. */
const open = async (companies: OwnCompany[], isOpenToNew = false) => {
  const declined: string[] = [];
  const accepted = new Map<string, () => void>();
  const send = async ({ name }: { readonly name: string }, sent: { readonly params?: { readonly id: string } }) => {
    if (name === 'openOwnCompany') return ok({ opened: 'tres' });
    if (name === 'acceptInvitation') return new Promise((resolve) => void accepted.set(sent.params?.id ?? '', () => resolve(ok({}))));
    if (name !== 'declineInvitation') return ok({ companies: companies.filter(({ _id }) => !declined.includes(_id)), items: [] });
    declined.push(sent.params?.id ?? '');
    return ok({ declined: true });
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <OwnCompaniesScreen isOpenToNew={isOpenToNew} /> }),
    history: createMemoryHistory(),
  });
  const shown = await renderConsole({
    actor: { id: 'one', role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: <RouterProvider router={router as never} />,
  });
  const accept = async (id: string): Promise<void> => {
    companies.splice(
      companies.findIndex(({ _id }) => _id === id),
      1,
      company(id, 'open'),
    );
    await act(async () => accepted.get(id)?.());
  };
  return { ...shown, declined, accept };
};

const asked = async () => within(await screen.findByRole('dialog', { name: 'Recusar convite de Loja dois' }));

test('an invitation is declined once it is asked whether it is meant, and is gone from the list', async () => {
  const { user, declined } = await open([company('one', 'here'), company('dois', 'invited')]);
  await user.click(await screen.findByRole('button', { name: 'Recusar convite de Loja dois' }));
  expect((await asked()).getByText(/A empresa não é avisada/u)).toBeVisible();
  await user.click((await asked()).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Recusar convite de Loja dois' })).toHaveFocus());
  expect(declined).toEqual([]);
  await user.keyboard('{Enter}');
  await user.click((await asked()).getByRole('button', { name: 'Recusar convite' }));
  await untilSaid('Convite de Loja dois recusado');
  await waitFor(() => expect(within(screen.getByRole('list', { name: 'Por onde você entra' })).getAllByRole('listitem')).toHaveLength(1));
  expect(declined).toEqual(['dois']);
  expect(screen.getByText(/Uma senha para todas/u)).toHaveFocus();
});

test('who declines the only invitation is told what to do without one', async () => {
  const { user } = await open([company('dois', 'invited')]);
  await user.click(await screen.findByRole('button', { name: 'Recusar convite de Loja dois' }));
  await user.click((await asked()).getByRole('button', { name: 'Recusar convite' }));
  await waitFor(() => expect(screen.getByText(/Você ainda não entra por nenhuma empresa/u)).toHaveFocus());
});

test('an invitation that comes while a company is typed shows, and what was typed stays; once registered the form is empty', async () => {
  const companies = [company('one', 'here')];
  const { user, workbench } = await open(companies, true);
  const name = () => screen.getByRole('textbox', { name: 'Nome' });
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Loja nova');
  companies.push(company('dois', 'invited'));
  await refetchOwnCompanies(workbench.queryClient, workbench.api);
  expect(await screen.findByRole('button', { name: 'Aceitar convite de Loja dois' })).toBeVisible();
  expect(name()).toHaveValue('Loja nova');
  expect(name()).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'CPF/CNPJ' }), '11222333000181');
  await user.click(screen.getByRole('button', { name: 'Cadastrar empresa' }));
  await waitFor(() => expect(name()).toHaveValue(''));
});

test('an accepted invitation gives the focus to going there, and takes it from nobody who moved on to another', async () => {
  const { user, accept } = await open([company('one', 'here'), company('dois', 'invited'), company('tres', 'invited')]);
  await user.click(await screen.findByRole('button', { name: 'Aceitar convite de Loja dois' }));
  const other = screen.getByRole('button', { name: 'Aceitar convite de Loja tres' });
  other.focus();
  await accept('dois');
  await untilSaid('Você agora entra por Loja dois');
  expect(other).toHaveFocus();
  await user.keyboard('{Enter}');
  await accept('tres');
  await waitFor(() => expect(screen.getByRole('button', { name: /Loja tres/u })).toHaveFocus());
});
