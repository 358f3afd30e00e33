import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { unsaved } from '#ui/form/unsaved.ts';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(() => {
  cleanup();
  unsaved.letGo();
});

const open = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <LeaveGuard />
        <Outlet />
      </>
    ),
  });
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => path });
  const router = createRouter({
    routeTree: root.addChildren([page('/form'), page('/other')]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  });
  render(
    <LocaleProvider locale="br">
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
  await screen.findByText('/form');
  return { at: () => router.state.location.href, go: (to: string) => act(async () => router.history.push(to)) };
};

test('with nothing unsaved one goes where one likes', async () => {
  const { at, go } = await open();
  await go('/other');
  expect(at()).toBe('/other');
});

test('with something unsaved going elsewhere asks; staying stays, leaving leaves', async () => {
  const { at, go } = await open();
  unsaved.hold({ isKept: true });
  await go('/other');
  await screen.findByText('O que foi digitado fica guardado como rascunho neste computador.');
  const closed = new Promise((resolve) => {
    screen.getByRole('dialog').addEventListener('close', resolve, { once: true });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ficar' }));
  await closed;
  expect(at()).toBe('/form');
  await go('/other');
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByText('/other');
  expect(at()).toBe('/other');
});

test('where no draft is kept, it says that what was typed will be lost', async () => {
  const { go } = await open();
  unsaved.hold({ isKept: false });
  await go('/other');
  expect(await screen.findByText('O que foi digitado será perdido.')).toBeInstanceOf(Element);
});

test('another search of the same page is no leaving', async () => {
  const { at, go } = await open();
  unsaved.hold({ isKept: true });
  await go('/form?page=2');
  expect(at()).toBe('/form?page=2');
});
