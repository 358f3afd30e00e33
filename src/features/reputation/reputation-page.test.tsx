import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatNumber } from '#lib/formats.ts';
import { ok } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ReputationPage } from './reputation-page.tsx';

test.each([
  { claims: 26, sales: 2500, share: '1,04%' },
  { claims: 251, sales: 25_000, share: '1,01%' },
])('a share just beyond a limit does not read as the limit: $claims of $sales', async ({ claims, sales, share }) => {
  const reputation = { name: 'Loja', level: 'green', said: null, sales, claims, cancelled: 0, late: 0, history: [] };
  renderScreen(() => <ReputationPage accountId="a1" />, {
    queryClient: new QueryClient(),
    api: { send: async () => ok(reputation) },
  } as unknown as Workbench);
  const line = (await screen.findByRole('cell', { name: `${claims} / ${formatNumber(sales, 'pt-BR')}` })).closest('tr');
  const [, rate, , level, toLead] = [...(line?.cells ?? [])].map(({ textContent }) => textContent);
  expect([rate, level, toLead]).toEqual([share, 'Verde', 'até 1%']);
});
