import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';
import { usePageSearch } from './use-page-search.ts';

/** A console of two pages; the code of the second arrives when it is told to. */
const openQuestions = async (at: string) => {
  const seen: SharedPort[] = [];
  const Questions = () => {
    seen.push(usePageSearch());
    return <h1>Perguntas</h1>;
  };
  let arrive = (): void => undefined;
  const code = new Promise<{ readonly Messages: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Messages: () => <h1>Mensagens</h1> });
  });
  const root = createRootRoute({ component: Outlet });
  const history = createMemoryHistory({ initialEntries: ['/', at] });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/' }),
      createRoute({ getParentRoute: () => root, path: '/message', component: Questions }),
      createRoute({
        getParentRoute: () => root,
        path: '/automessage',
        component: lazyRouteComponent(() => code, 'Messages'),
        validateSearch: (search: Record<string, unknown>) => search,
      }),
    ]),
    history,
    parseSearch,
    stringifySearch,
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Perguntas' });
  return { history, router, arrive: () => arrive(), page: (): SharedPort => seen.at(-1) ?? { search: {}, write: () => undefined } };
};

test('a place noted while the next page is on its way does not take the person back', async () => {
  const { history, router, arrive, page } = await openQuestions('/message?status=unanswered');
  act(() => void router.navigate({ to: '/automessage' }));
  expect(screen.getByRole('heading', { name: 'Perguntas' })).toBeDefined();
  act(() => page().write((now) => ({ ...now, question: '7' }), { replace: true }));
  act(() => page().write({ question: '7' }, { replace: false }));
  arrive();
  expect(await screen.findByRole('heading', { name: 'Mensagens' })).toBeDefined();
  expect(history.location.href).toBe('/automessage');
  // And the way back leads to the page that was left, as it was left.
  act(() => history.back());
  await screen.findByRole('heading', { name: 'Perguntas' });
  expect(history.location.href).toBe('/message?status=unanswered');
});

test('a page that stays has its place in the address, and again once somebody came back to it', async () => {
  const { history, router, arrive, page } = await openQuestions('/message/');
  act(() => page().write((now) => ({ ...now, question: '7' }), { replace: true }));
  await waitFor(() => expect(page().search).toEqual({ question: '7' }));
  act(() => void router.navigate({ to: '/automessage' }));
  act(() => history.back());
  arrive();
  await waitFor(() => expect(history.location.href).toBe('/message?question=7'));
  act(() => page().write((now) => ({ ...now, question: '8' }), { replace: true }));
  await waitFor(() => expect(page().search).toEqual({ question: '8' }));
});
