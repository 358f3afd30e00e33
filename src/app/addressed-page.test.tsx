import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addressedPage } from './addressed-page.tsx';

const Page = ({ userId }: Readonly<Record<string, string>>) => <input aria-label={userId} />;

test('a page is told whom its address names, and nothing typed there stands on that of another', async () => {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/users/$userId', component: addressedPage(Page) });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/users/ana'] }),
  });
  render(<RouterProvider router={router as never} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'ana' }), 'Ana Lima');
  await act(() => router.navigate({ to: '/users/beto' as never }));
  expect(await screen.findByRole('textbox', { name: 'beto' })).toHaveValue('');
});
