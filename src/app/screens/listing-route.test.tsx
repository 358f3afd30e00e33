import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { KitListingRoute, ListingRoute } from './listing-route.tsx';

vi.mock('#features/listings/editor/listing-editor.tsx', () => ({ ListingEditor: () => null }));
vi.mock('#features/listings/fix-walk.tsx', () => ({ FixWalk: () => null }));
vi.mock('#features/review/listing-page.tsx', () => ({
  ListingPage: ({ publishId }: { readonly publishId: string }) => <h2>{`${publishId} of ${useListingPlace()}`}</h2>,
}));

/** The two addresses of a listing, and a next page that comes only when it is told to. */
const openAt = async (path: string) => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const root = createRootRoute({ component: Outlet });
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const routes = [
    createRoute({ getParentRoute: () => signedIn, path: '/publish/$publishId', component: ListingRoute }),
    createRoute({ getParentRoute: () => signedIn, path: '/kitPublish/$publishId', component: KitListingRoute }),
    createRoute({ getParentRoute: () => signedIn, path: '/kitPublish', loader: () => coming, component: () => <h2>Kits</h2> }),
    createRoute({ getParentRoute: () => signedIn, path: '/general', loader: () => coming, component: () => <h2>Vendas</h2> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: () => <h2>Defeito</h2>,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading');
  return {
    leaveFor: (to: string) => act(async () => void router.navigate({ to: to as never })),
    arrive: () => act(async () => come()),
    address: () => router.stores.location.get().pathname,
  };
};

test.each([
  ['/kitPublish/7', '/general', '7 of /kitPublish', 'Vendas'],
  ['/publish/7', '/kitPublish', '7 of /publish', 'Kits'],
])('left from %s for %s, a listing stays what and where it is until the next page is there', async (from, to, shown, next) => {
  const { leaveFor, arrive, address } = await openAt(from);
  expect(screen.getByRole('heading')).toHaveTextContent(shown);
  await leaveFor(to);
  expect(address()).toBe(to);
  expect(screen.getByRole('heading')).toHaveTextContent(shown);
  await arrive();
  expect(await screen.findByRole('heading', { name: next })).toBeInTheDocument();
});
