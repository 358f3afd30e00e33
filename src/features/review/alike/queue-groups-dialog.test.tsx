import { createRootRoute, createRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import type { QueueRows } from '../queue-rows.ts';
import { QueueGroupsDialog } from './queue-groups-dialog.tsx';

test('groups are counted in the set that the list shows', async () => {
  const asked: unknown[] = [];
  const send = (async (_call: unknown, { query }: { readonly query: unknown }) => {
    asked.push(query);
    return ok({ sellers: [], categories: [], problems: [], reasons: [] });
  }) as unknown as Api['send'];
  const rows = { ids: [], rowOf: () => null } as unknown as QueueRows;
  const nothing = (): void => {};
  const routeTree = createRootRoute({
    component: () => <QueueGroupsDialog rows={rows} set="include" onPick={nothing} onClose={nothing} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/publish'] }) });
  await renderConsole({ api: { send }, children: <RouterProvider router={router as never} /> });
  await waitFor(() => expect(asked).toEqual([{ set: 'include' }]));
});
