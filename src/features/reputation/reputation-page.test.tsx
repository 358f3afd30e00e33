import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ReputationPage } from './reputation-page.tsx';

test('a share just beyond a limit does not read as the limit', async () => {
  const reputation = { name: 'Loja', level: 'green', said: null, sales: 2500, claims: 26, cancelled: 0, late: 0, history: [] };
  renderScreen(() => <ReputationPage accountId="a1" />, {
    queryClient: new QueryClient(),
    api: { send: async () => ok(reputation) },
  } as unknown as Workbench);
  const claims = (await screen.findByText('26 / 2500')).closest('tr');
  const [, rate, , level, toLead] = [...(claims?.cells ?? [])].map(({ textContent }) => textContent);
  expect([rate, level, toLead]).toEqual(['1,04%', 'Verde', 'até 1%']);
});
