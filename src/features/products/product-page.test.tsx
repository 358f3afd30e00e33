import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Product } from '#contract/product.ts';
import { MayOpenProvider } from '#entities/may-open.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { aProduct } from './product-fixture.ts';
import { ProductPage } from './product-page.tsx';

interface Opened {
  readonly role?: 'seller' | 'reviewer';
  readonly renderAttributes?: Parameters<typeof ProductPage>[0]['renderAttributes'];
  /** What its only SKU has when it is asked for. */
  readonly attributesOf?: () => Product['skus'][number]['attributes'];
}

const open = async (shown: Partial<Product> = {}, { role = 'seller', renderAttributes = () => null, attributesOf }: Opened = {}) => {
  const answer = (): Product => {
    const product = aProduct(shown);
    return attributesOf ? { ...product, skus: product.skus.map((each) => ({ ...each, attributes: attributesOf() })) } : product;
  };
  const send = (async () => ok(answer())) as unknown as Api['send'];
  const Page = () => (
    <MayOpenProvider value={() => true}>
      <ProductPage productId="p1" renderAttributes={renderAttributes} />
    </MayOpenProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const rendered = await renderConsole({
    actor: { role },
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

test('each attribute of a SKU is asked about by itself, and what adds one has the focus once it is removed', async () => {
  let attributes = aProduct().skus[0]?.attributes ?? [];
  const renderAttributes: Parameters<typeof ProductPage>[0]['renderAttributes'] = ({ targets, attribute }, onClose) => (
    <button type="button" onClick={onClose}>
      {[...targets.map(({ sku }) => sku), attribute?.attValue].join(' ')}
    </button>
  );
  const { user } = await open({}, { renderAttributes, attributesOf: () => attributes });
  const azull = screen.getByRole('button', { name: 'Cor: Azull, alterar atributo de CAM-1' });
  await user.click(azull);
  const asked = screen.getByRole('button', { name: 'CAM-1 Azull' });
  attributes = [];
  azull.focus();
  act(() => asked.click());
  await waitFor(() => expect(azull).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Adicionar atributo a CAM-1' })).toHaveFocus();
});

test('who only looks reads what sets a SKU apart, and is offered nothing', async () => {
  await open({}, { role: 'reviewer' });
  expect(screen.getByRole('cell', { name: 'Cor: Azull' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /atributo/u })).toBeNull();
});

test('the history tells a corrected attribute and a corrected category', async () => {
  const changes = [
    { field: 'attribute:CAM-1', before: 'Cor: Azull', after: 'Cor: Azul' },
    { field: 'category', before: 'Blusas', after: 'Camisetas' },
  ];
  const edited = { type: 'edited', at: '2026-11-20T12:00:00.000Z', userName: 'Ana', changes, order: null } as const;
  await open({ history: [edited] });
  const history = screen.getByRole('region', { name: 'Histórico' });
  expect(history).toHaveTextContent('Atributo de CAM-1: Cor: Azull → Cor: Azul; Categoria: Blusas → Camisetas');
});
