import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Target } from '#commands/command.ts';
import type { UserRow } from '#contract/user.ts';
import { ok } from '#lib/result.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { useCommandForm, useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AccessDialog } from './access-dialog.tsx';

const person = (_id: string, changes: Partial<UserRow>): Target<UserRow> => ({
  subject: `user:${_id}`,
  label: `Nome de ${_id}`,
  base: {
    _id,
    version: 1,
    name: `Nome de ${_id}`,
    mail: `${_id}@loja.test`,
    role: 'seller',
    sellerId: null,
    sellerName: null,
    hadSellout: false,
    hadSell: false,
    blockedAt: null,
    hubBlockedAt: null,
    awaitsMail: false,
    seenAt: null,
    sessions: 1,
    ...changes,
  },
});
const ana = person('ana', { sellerId: 'e1', sellerName: 'Casa Clara', hadSell: true });
const bia = person('bia', { sellerId: 'e2', sellerName: 'Loja do Beto' });
const rui = person('rui', { role: 'reviewer', hadSellout: true });
const companies = [
  { _id: 'e1', name: 'Casa Clara' },
  { _id: 'e2', name: 'Loja do Beto' },
];

const open = async (targets: readonly Target[]) => {
  const Page = () => {
    useTargets('selection', targets);
    useCommandForm('user.changeAccess', AccessDialog);
    return <CommandButton name="user.changeAccess" />;
  };
  const rendered = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok(companies)) as unknown as Api['send'] },
    children: <Page />,
  });
  const { user } = rendered;
  await user.click(screen.getByRole('button', { name: 'Mudar acesso' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (name: RegExp, option: string): Promise<void> => {
    await user.click(dialog.getByRole('combobox', { name }));
    await user.click(await screen.findByText(option, { selector: '[role=option], [role=option] *' }));
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Salvar acesso' }));
  return { ...rendered, dialog, choose, save };
};

test('of several nothing begins as it is of one, and what is switched on leaves each their role and company', async () => {
  const { dialog, choose, save, intents } = await open([ana, bia, rui]);
  for (const box of dialog.getAllByRole('combobox')) expect(box).toHaveValue('Como está');
  await choose(/^Abre anúncios/u, 'Sim');
  await save();
  await waitFor(() => expect(intents()).toHaveLength(3));
  expect(intents().map(({ args }) => args)).toMatchObject([
    { _id: 'ana', role: 'seller', sellerId: 'e1', sellerName: 'Casa Clara', hadSellout: true, hadSell: true },
    { _id: 'bia', role: 'seller', sellerId: 'e2', sellerName: 'Loja do Beto', hadSellout: true, hadSell: false },
    { _id: 'rui', role: 'reviewer', sellerId: null, hadSellout: true, hadSell: false },
  ]);
});

test('of several the company alone is changed, to one or to none', async () => {
  const { choose, save, intents } = await open([ana, bia]);
  await choose(/^Empresa/u, 'Loja do Beto');
  await save();
  await waitFor(() => expect(intents()).toHaveLength(2));
  expect(intents()[0]?.args).toMatchObject({ role: 'seller', sellerId: 'e2', sellerName: 'Loja do Beto', hadSell: true });
});

test('of several a role is given, and who works for the hub keeps neither company nor money', async () => {
  const { choose, save, intents } = await open([ana, bia]);
  await choose(/^Papel/u, 'Revisor');
  expect(screen.queryByRole('combobox', { name: /^Empresa/u })).toBeNull();
  await save();
  await waitFor(() => expect(intents()).toHaveLength(2));
  expect(intents()[0]?.args).toMatchObject({
    role: 'reviewer',
    sellerId: null,
    hadSell: false,
    before: { role: 'seller', sellerId: 'e1', hadSell: true },
  });
});

test('of several it is said that some become sellers without a company, and not where each keeps or gets one', async () => {
  const { choose } = await open([ana, rui]);
  const hint = () => screen.queryByText('Sem empresa, a pessoa não vê nada.');
  expect(hint()).toBeNull();
  await choose(/^Papel/u, 'Vendedor');
  expect(hint()).toBeVisible();
  await choose(/^Empresa/u, 'Loja do Beto');
  expect(hint()).toBeNull();
  await choose(/^Papel/u, 'Como está');
  await choose(/^Empresa/u, 'Sem empresa');
  expect(hint()).toBeVisible();
  await choose(/^Empresa/u, 'Como está');
  expect(hint()).toBeNull();
});

test('of several, where nothing is changed nothing is sent', async () => {
  const { save, intents } = await open([ana, bia]);
  await save();
  expect(await screen.findByText('Mude ao menos um campo')).toBeVisible();
  expect(intents()).toEqual([]);
});

test('of one the form begins with the access they have', async () => {
  const { dialog, save, intents } = await open([ana]);
  expect(dialog.getByRole('combobox', { name: /^Papel/u })).toHaveValue('Vendedor');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Empresa/u })).toHaveValue('Casa Clara'));
  await save();
  await waitFor(() => expect(intents()).toMatchObject([{ args: { role: 'seller', sellerId: 'e1', hadSell: true } }]));
});
