import { fireEvent, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SameEanProduct } from '#contract/listing.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { SameEan } from './same-ean.tsx';
import type { z } from 'zod';

const product = { _id: 'e1', sellers: ['Casa Clara'], sellerId: 's1', productId: 'pr7', skuIds: ['LUM-01', 'LUM-02'], publishId: 'p2' };
const show = async (products: readonly z.output<typeof SameEanProduct>[]) => {
  const { router } = renderScreen(() => <SameEan products={products} />, { queryClient: new QueryClient() } as unknown as Workbench);
  return { router, block: await screen.findByRole('group') };
};

test('products that share the barcode stand in their block, each a link to its product that loads no page', async () => {
  const { router } = await show([product, { ...product, _id: 'e2', publishId: 'p3' }]);
  expect(screen.getByRole('region', { name: 'Produtos que possuem o mesmo Ean' })).toHaveTextContent('Casa Clara');
  const link = screen.getByRole('link', { name: 'LUM-01, LUM-02' });
  expect(link).toHaveAttribute('href', '/product/edit/pr7');
  // What the router takes over, the browser does not follow.
  expect(fireEvent.click(link)).toBe(false);
  expect(router.latestLocation.pathname).toBe('/product/edit/pr7');
});

test('the block opens and closes under its title; without any it is closed', async () => {
  const { block } = await show([product]);
  expect([block.tagName, block.hasAttribute('open'), block.querySelector('summary h3')?.textContent]).toEqual([
    'DETAILS',
    true,
    'Produtos que possuem o mesmo Ean',
  ]);
});

test('where no other product has it, the block is there, closed, and says so', async () => {
  const { block } = await show([]);
  expect([block.hasAttribute('open'), block.textContent]).toEqual([false, expect.stringContaining('Nenhum outro produto')]);
});
