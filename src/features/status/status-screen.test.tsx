import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { statusQuery } from '#api/status.ts';
import type { Status } from '#contract/status.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { StatusScreen } from './status-screen.tsx';

const well: Status = {
  version: '1.0.0',
  node: '20.19.0',
  startedAt: '2026-11-21T08:00:00.000Z',
  database: { kind: 'pglite', version: '18.0', bytes: 1, migrations: 70 },
  findings: [{ what: 'tabelas', found: 'em dia', remedy: null }],
  workers: [],
  marketplace: {
    mode: 'mercadolivre',
    exchanges: [],
    jobs: { waiting: 0, retrying: 0, held: 0, failed: 0 },
    pace: { done: 0, medianSeconds: null, p95Seconds: null, oldestSince: null },
    shutOut: 0,
    closed: 0,
    calls: [],
  },
  disk: null,
  copies: [],
};

test('of a server that answers no more it is not said that there is nothing to do, and what it said last stays', async () => {
  let isAway = false;
  const send = (async () => (isAway ? refuse({ type: 'Unreachable' }) : ok(well))) as unknown as Api['send'];
  const router = createRouter({ routeTree: createRootRoute({ component: StatusScreen }), history: createMemoryHistory() });
  const { user, workbench } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send },
    children: <RouterProvider router={router as never} />,
  });
  await screen.findByText('Nada a fazer');
  isAway = true;
  await act(() => workbench.queryClient.refetchQueries(statusQuery(workbench.api)));
  expect(await screen.findByText(/^O servidor não diz como está agora/u)).toBeVisible();
  expect(screen.queryByText('Nada a fazer')).toBeNull();
  expect(screen.getByText('em dia')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByText('Nada a fazer');
});
