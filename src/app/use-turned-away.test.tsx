import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { useTurnedAway } from './use-turned-away.ts';

const Start = () => <p>{useTurnedAway('seller') ?? 'nada a dizer'}</p>;

/** The start and one more page, as the browser loads them over a history. */
const load = (history = createMemoryHistory({ initialEntries: ['/users'] })) => {
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
  return { history, turnAway: () => history.push('/', { turnedAwayFrom: '/users' }) };
};

test('that a page is not open is said for as long as somebody stays at the start, and neither after a reload nor on coming back', async () => {
  const { history, turnAway } = load();
  await screen.findByText('Pessoas');
  turnAway();
  expect(await screen.findByText('Usuários')).toBeVisible();
  history.push('/users');
  await screen.findByText('Pessoas');
  history.back();
  expect(await screen.findByText('nada a dizer')).toBeVisible();
  turnAway();
  expect(await screen.findByText('Usuários')).toBeVisible();
  cleanup();
  load(history);
  expect(await screen.findByText('nada a dizer')).toBeVisible();
});
