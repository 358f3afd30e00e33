import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { useTurnedAway } from './use-turned-away.ts';

const Start = () => <p>{useTurnedAway('seller') ?? 'nada a dizer'}</p>;

/** The start and one more page, as the browser loads them over a history. */
const load = async (history = createMemoryHistory({ initialEntries: ['/users'] })) => {
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Start }),
      createRoute({
        getParentRoute: () => root,
        path: '/users',
        component: () => <p>Pessoas</p>,
        staticData: { crumbs: () => [{ title: 'shell.title.users', path: '/users' }] },
      }),
    ]),
    history,
  });
  render(
    <LocaleProvider locale="br">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  return { history, turnAway: () => act(() => history.push('/', { turnedAwayFrom: '/users' })) };
};

test('that a page is not open is said for as long as somebody stays at the start, and neither after a reload nor on coming back', async () => {
  const { history, turnAway } = await load();
  await screen.findByText('Pessoas');
  await turnAway();
  expect(await screen.findByText('Usuários')).toBeVisible();
  await act(() => history.push('/users'));
  await act(() => history.back());
  expect(await screen.findByText('nada a dizer')).toBeVisible();
  await turnAway();
  expect(await screen.findByText('Usuários')).toBeVisible();
  cleanup();
  await load(history);
  expect(await screen.findByText('nada a dizer')).toBeVisible();
});
