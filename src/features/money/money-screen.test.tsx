import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MoneyOverview } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { MoneyScreen } from './money-screen.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: ({ children }: { readonly children: unknown }) => children }));

const sum = { count: 0, gross: 0, fee: 0, freight: 0, refunded: 0, net: 0, released: 0, toRelease: 0 };
const overview: MoneyOverview = {
  from: '2026-11-01',
  to: '2026-11-30',
  total: sum,
  released: 0,
  toRelease: 0,
  releases: [],
  differences: [],
  accounts: [],
};

const show = async (changes: Partial<MoneyOverview>) => {
  await renderConsole({ api: { send: (async () => ok({ ...overview, ...changes })) as never }, children: <MoneyScreen /> });
  await screen.findByText('Conciliação com os pedidos');
};

test('where every difference was checked nobody says that there is none', async () => {
  await show({});
  expect(screen.getByText('Nenhuma divergência a conferir')).toBeVisible();
});

test('accounts beyond those that are shown are summed in a line of their own', async () => {
  await show({
    accounts: [{ marketPlaceId: 'a', name: 'Casa', count: 2, net: 9000 }],
    otherAccounts: { count: 3, net: 700 },
  });
  const [, , others] = within(screen.getByRole('table', { name: 'A liberar por conta' })).getAllByRole('row');
  expect(others?.textContent?.replaceAll('\u00a0', ' ')).toBe('Outras contas3R$ 7,00');
});
