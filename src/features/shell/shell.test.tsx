import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { Shell } from './shell.tsx';

test('the line that runs while a page is on its way is in the main landmark, as all that is on screen is in one', async () => {
  const root = createRootRoute({
    component: () => (
      <LocaleProvider locale="br">
        <Shell
          user={{ name: 'Ana', nickname: 'ana', picture: null, company: null }}
          entries={[]}
          crumbs={[]}
          head={{ kind: 'none' }}
          termsUrl={null}
          helpUrl={null}
          search={null}
          status={null}
          bell={null}
          banner={null}
          onLeave={() => undefined}
        >
          <Outlet />
        </Shell>
      </LocaleProvider>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/' }),
      createRoute({ getParentRoute: () => root, path: '/settings', loader: () => new Promise(() => undefined) }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  act(() => void router.navigate({ to: '/settings' }));
  const bar = await screen.findByRole('progressbar', { name: 'Carregando a página' });
  expect(within(screen.getByRole('main')).getByRole('progressbar')).toBe(bar);
});
