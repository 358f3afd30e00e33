import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { Shell } from './shell.tsx';

const open = async () => {
  const root = createRootRoute({
    component: () => (
      <LocaleProvider locale="br">
        <Shell
          user={{ name: 'Ana', nickname: 'ana', picture: null, company: null }}
          entries={[]}
          crumbs={[]}
          head={{ kind: 'title', title: 'Vendas' }}
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
      createRoute({ getParentRoute: () => root, path: '/', component: () => <button type="button">Pedido 1</button> }),
      createRoute({ getParentRoute: () => root, path: '/users', component: () => <p>Detalhe</p> }),
      createRoute({
        getParentRoute: () => root,
        path: '/kit/new',
        component: () => <input ref={(box) => box?.focus()} aria-label="Nome" />,
      }),
      createRoute({ getParentRoute: () => root, path: '/settings', loader: () => new Promise(() => undefined) }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  return { goTo: (to: '/settings' | '/users' | '/kit/new') => act(() => void router.navigate({ to })) };
};

test('the line that runs while a page is on its way is in the main landmark, as all that is on screen is in one', async () => {
  const { goTo } = await open();
  goTo('/settings');
  const bar = await screen.findByRole('progressbar', { name: 'Carregando a página' });
  expect(within(screen.getByRole('main')).getByRole('progressbar')).toBe(bar);
});

test('what had the focus is gone with its page: the title of the next one has it, unless that page gave it to something', async () => {
  const { goTo } = await open();
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Pedido 1' }).focus();
  goTo('/users');
  await screen.findByText('Detalhe');
  expect(screen.getByRole('heading', { name: 'Vendas' })).toHaveFocus();
  goTo('/kit/new');
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveFocus();
});
