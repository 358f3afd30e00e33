import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { reputationQuery } from '#api/reputation.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ReputationPage } from './reputation-page.tsx';

test('a share just beyond a limit does not read as the limit', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const reputation = { name: 'Loja', level: 'green', said: null, sales: 2500, claims: 26, cancelled: 0, late: 0, history: [] };
  queryClient.setQueryData(reputationQuery({} as Api, 'a1').queryKey, reputation as never);
  renderScreen(() => <ReputationPage accountId="a1" />, { queryClient, api: {} } as unknown as Workbench);
  const claims = (await screen.findByText('26 / 2500')).closest('tr');
  const [, rate, , level, toLead] = [...(claims?.cells ?? [])].map(({ textContent }) => textContent);
  expect([rate, level, toLead]).toEqual(['1,04%', 'Verde', 'até 1%']);
});
