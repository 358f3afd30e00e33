import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, waitFor } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { MediationList } from './mediation-list-screen.tsx';

const Routed = ({ children }: { readonly children: ReactNode }) => {
  const router = useMemo(
    () => createRouter({ routeTree: createRootRoute({ component: () => children }), history: createMemoryHistory() }),
    [children],
  );
  return <RouterProvider router={router as never} />;
};

test.each([
  [{ due: 'late' }, true],
  [{}, false],
])(
  'what is filtered by %j is asked again when a minute has gone by: %j, for what is due becomes late by itself',
  async (search, isAgain) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const asked: string[] = [];
    const send = (async ({ name }: { readonly name: string }) => {
      asked.push(name);
      return ok(name === 'listMediations' ? { items: [], total: 0 } : []);
    }) as Api['send'];
    await renderConsole({
      actor: { role: 'seller' },
      api: { send },
      wrapper: Routed,
      children: <MediationList place={{ search, write: () => {} }} userId="u1" views={null} />,
    });
    const lists = () => asked.filter((name) => name === 'listMediations');
    await waitFor(() => expect(lists()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(lists().length > 1).toBe(isAgain));
  },
);
