import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { LoadFailed } from './load-failed.tsx';

beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());
afterEach(() => vi.useRealTimers());

test('an order that could not be loaded says so, and a second and a half later its sales are open', async () => {
  const history = createMemoryHistory({ initialEntries: ['/sale/o1'] });
  const routeTree = createRootRoute({
    component: () => (
      <LocaleProvider locale="br">
        <LoadFailed error={new Error('sem conexão')} />
      </LocaleProvider>
    ),
    notFoundComponent: () => null,
  });
  vi.useFakeTimers();
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  const after = (ms: number): Promise<string> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      return history.location.pathname;
    });
  await after(0);
  expect(screen.getByRole('alert')).toBeVisible();
  expect([await after(1499), await after(1)]).toEqual(['/sale/o1', '/sale/general']);
});
