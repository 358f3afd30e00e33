import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { ImportFile, ImportRun } from '#contract/import-run.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ImportPage } from './import-page.tsx';

/** It goes back by the router, which is none here. */
vi.mock('#ui/back-button.tsx', () => ({ BackButton: () => null }));

const fileOf = (table: ImportFile['table']): ImportFile => ({
  name: 'dados.csv',
  table,
  readAs: 'UTF-8, separado por vírgula',
  lines: 1,
  counts: {},
  columns: [{ head: 'order_id', field: 'order_id' }],
  suggested: {},
  isRemembered: false,
});

const run: ImportRun = {
  _id: 'i1',
  version: 5,
  name: 'dados.csv, dados.csv',
  kind: 'orders',
  sellerId: 'ana',
  sellerName: 'Loja da Ana',
  userName: 'Ana',
  status: 'done',
  failure: null,
  problem: null,
  done: 1,
  total: 1,
  counts: { taken: 2 },
  createdAt: '2026-11-20T12:00:00.000Z',
  finishedAt: '2026-11-20T12:05:00.000Z',
  files: [fileOf('orders'), fileOf('items')],
  fields: {},
  decimal: null,
  dates: null,
  isUpdate: false,
  accounts: [],
  accountId: null,
};

test('two files of one name are told apart by what they are', async () => {
  const told = vi.spyOn(console, 'error');
  const send = async (_call: unknown, { query }: { readonly query?: object }) => ok(query === undefined ? run : { lines: [], next: null });
  await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <ImportPage importId="i1" /> });
  const choice = await screen.findByRole('group', { name: 'Mostrar arquivo' });
  expect(within(choice).getAllByRole('button')).toHaveLength(2);
  expect(told.mock.calls.map(([said]) => String(said)).filter((said) => said.includes('same key'))).toEqual([]);
});

const listed: ImportRun = {
  ...run,
  kind: 'listings',
  files: [{ ...fileOf('listings'), columns: [{ head: 'título', field: 'title' }], suggested: { stock: [null], listings: ['title'] } }],
  fields: { stock: [{ name: 'sku', label: 'SKU', isNeeded: true }], listings: [{ name: 'title', label: 'Título', isNeeded: true }] },
  accounts: [
    { _id: 'new', name: 'Ana nova' },
    { _id: 'old', name: 'Ana antiga' },
  ],
  accountId: 'new',
};

const openRun = async (shown: ImportRun) => {
  const bodies: unknown[] = [];
  const send = async ({ name }: { readonly name: string }, { body }: { readonly body?: unknown }) => {
    if (name === 'mapImport') bodies.push(body);
    return ok(name === 'getImportLines' ? { lines: [], next: null } : shown);
  };
  const { user } = await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <ImportPage importId="i1" /> });
  return { user, bodies };
};

test('whose listings may go into several accounts chooses one, and no one else is asked', async () => {
  const { user, bodies } = await openRun({ ...listed, status: 'read' });
  const form = await screen.findByRole('form', { name: 'Colunas' });
  const account = within(form).getByRole('combobox', { name: 'Conta' });
  expect(account).toHaveDisplayValue('Ana nova');
  await user.clear(account);
  await user.type(account, 'antiga{Enter}');
  await user.click(within(form).getByRole('button', { name: 'Conferir linhas' }));
  await vi.waitFor(() => expect(bodies).toMatchObject([{ accountId: 'old' }]));
  await user.click(within(form).getByRole('radio', { name: 'Preço e estoque' }));
  expect(within(form).queryByRole('combobox', { name: 'Conta' })).toBeNull();
});

test('where listings went is named', async () => {
  await openRun(listed);
  expect(await screen.findByText('Ana nova')).toBeVisible();
});
