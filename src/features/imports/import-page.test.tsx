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
};

test('two files of one name are told apart by what they are', async () => {
  const told = vi.spyOn(console, 'error');
  const send = async (_call: unknown, { query }: { readonly query?: object }) => ok(query === undefined ? run : { lines: [], next: null });
  await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <ImportPage importId="i1" /> });
  const choice = await screen.findByRole('group', { name: 'Mostrar arquivo' });
  expect(within(choice).getAllByRole('button')).toHaveLength(2);
  expect(told.mock.calls.map(([said]) => String(said)).filter((said) => said.includes('same key'))).toEqual([]);
});
