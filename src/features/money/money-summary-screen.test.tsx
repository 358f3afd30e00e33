import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { MoneySummaryScreen } from './money-summary-screen.tsx';

afterEach(() => setPreferences({ timeZone: 'America/Sao_Paulo' }));

const nothing = { count: 0, gross: 0, fee: 0, freight: 0, refunded: 0, net: 0, released: 0, toRelease: 0 };

const open = async (search: Readonly<Record<string, string>>): Promise<void> => {
  const send = async () => ok({ from: '2026-11-01', to: '2026-11-30', items: [], total: nothing });
  const place = { search, write: () => undefined };
  await renderConsole({ api: { send: send as never }, children: <MoneySummaryScreen place={place} userId="u1" /> });
};

test.each([
  [{}, 'Nenhuma venda paga neste período. Escolha outro no filtro.'],
  [{ on: 'release' }, 'Nenhuma liberação neste período. Escolha outro no filtro.'],
])('a summary of nothing says of which days there is nothing: %j', async (search, said) => {
  await open(search);
  expect(await screen.findByText(said)).toBeVisible();
});

test('the days of a summary are said to be Brasília’s where the clock is another', async () => {
  setPreferences({ timeZone: 'America/Manaus' });
  await open({});
  expect(await screen.findByText('Os dias são os de Brasília.')).toBeVisible();
});
