import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Product } from '#contract/product.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { aProduct } from './product-fixture.ts';
import { ProductPage } from './product-page.tsx';

const open = async (shown: Partial<Product> = {}) => {
  const send = (async () => ok(aProduct(shown))) as unknown as Api['send'];
  const Page = () => <ProductPage productId="p1" renderAttributes={() => null} mayOpenListings />;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const rendered = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    children: <RouterProvider router={router as never} />,
  });
  await screen.findByRole('heading', { level: 2, name: 'Camiseta' });
  return rendered;
};

test('a product is listed once the server has restored it, not while that waits to be sent', async () => {
  const { user } = await open({ status: 'archived' });
  await user.click(screen.getByRole('button', { name: /^Reativar produto/u }));
  await screen.findByRole('button', { name: /^Arquivar produto/u });
  expect(screen.queryByRole('button', { name: /^Criar anúncio/u })).toBeNull();
});

test('a product that is to be archived is not listed any more', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Arquivar produto/u }));
  await screen.findByRole('button', { name: /^Reativar produto/u });
  expect(screen.queryByRole('button', { name: /^Criar anúncio/u })).toBeNull();
});
