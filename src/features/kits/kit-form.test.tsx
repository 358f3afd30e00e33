import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Kit, KitSku } from '#contract/kit.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { KitForm } from './kit-form.tsx';

const skuOf = (sku: string): KitSku => ({
  skuId: sku,
  sku,
  productId: 'p1',
  productName: 'Luminária',
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  gtin: null,
  dimensions: { height: 10, width: 10, depth: 10, weight: 100 },
  price: 1000,
  stock: 5,
  isArchived: sku === 'LUM-3',
});
const skus = ['LUM-1', 'LUM-2', 'LUM-3'].map(skuOf);
const send = async ({ name }: { readonly name: string }) => ok(name === 'listKitSkus' ? skus : { items: [], companies: [] });

const button = (name: string) => screen.findByRole('button', { name });
const box = () => screen.getByRole('searchbox', { name: 'Adicionar SKU' });

/** By keyboard alone, from the search to each of these. */
const addByKeyboard = async (...added: readonly string[]) => {
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: <KitForm kit={null} onCancel={() => undefined} onSaved={() => undefined} />,
  });
  await user.type(box(), 'lum{Enter}');
  const press = async (name: string): Promise<void> => {
    (await button(name)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  };
  for (const sku of added) await press(`Adicionar ${sku} ao kit`);
  return { user, press };
};

test('after a SKU is added by keyboard the next is at hand, and the search where there is none', async () => {
  const { press } = await addByKeyboard('LUM-1');
  // The first SKU says which company the kit is of, so the search is asked again and the key goes back to its box.
  expect(box()).toHaveFocus();
  await press('Adicionar LUM-2 ao kit');
  expect(await button('Adicionar LUM-3 ao kit')).toHaveFocus();
  await press('Adicionar LUM-3 ao kit');
  expect(box()).toHaveFocus();
});

test('after a SKU is removed by keyboard the next is at hand, then the one before, then the search', async () => {
  const { press } = await addByKeyboard('LUM-1', 'LUM-2', 'LUM-3');
  await press('Remover LUM-1 do kit');
  expect(await button('Remover LUM-2 do kit')).toHaveFocus();
  await press('Remover LUM-3 do kit');
  expect(await button('Remover LUM-2 do kit')).toHaveFocus();
  await press('Remover LUM-2 do kit');
  expect(box()).toHaveFocus();
});

test('that a product is archived stands beside it, before it is in the kit and after', async () => {
  const { user } = await addByKeyboard('LUM-3');
  const marked = (code: string) => within(screen.getByRole('row', { name: new RegExp(code, 'u') })).queryByText('Arquivado');
  expect(marked('LUM-3')).toBeInTheDocument();
  expect(marked('LUM-1')).toBeNull();
  await user.click(await button('Remover LUM-3 do kit'));
  expect(await button('Adicionar LUM-3 ao kit')).toBeInTheDocument();
  expect(marked('LUM-3')).toBeInTheDocument();
});

const saved: Kit = {
  _id: 'k1',
  version: 1,
  name: 'Kit',
  code: 'KIT-1',
  discount: 0,
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  contents: [],
  pieces: 2,
  dimensions: { height: 10, width: 10, depth: 20, weight: 200 },
  price: 2000,
  stock: 2,
  listings: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  parts: [],
  publications: [],
  history: [],
};

/** A kit of R$ 190,00 that is on sale: two pieces of R$ 100,00 and R$ 90,00, each of so much cost. */
const editing = async (costs: readonly (number | null)[]) => {
  const parts = [10_000, 9000].map((price, at) => ({ ...skuOf(`LUM-${at + 1}`), price, quantity: 1 }));
  const told = parts.map(({ quantity: _quantity, ...sku }, at) => ({ ...sku, cost: costs[at] ?? null }));
  const sent: unknown[] = [];
  const api = async ({ name }: { readonly name: string }, { body }: { readonly body?: unknown } = {}) => {
    if (name === 'saveKit') sent.push(body);
    return ok(name === 'listKitSkus' ? told : saved);
  };
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: api as unknown as Api['send'] },
    children: <KitForm kit={{ ...saved, price: 19_000, parts }} onCancel={() => undefined} onSaved={() => undefined} />,
  });
  return { user, sent };
};
const discountBy = async (user: Awaited<ReturnType<typeof editing>>['user'], percent: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Desconto sobre as unidades' }), percent);
  await user.click(await button('Salvar kit'));
};

test('a discount that takes the price of what is on sale below half is asked about before anything is sent', async () => {
  const { user, sent } = await editing([null, null]);
  await discountBy(user, '75');
  expect(await screen.findByText('KIT-1: de R$ 190,00 para R$ 47,50')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(await button('Salvar este preço'));
  await waitFor(() => expect(sent).toMatchObject([{ code: 'KIT-1', discount: 7500 }]));
});

test('a price that does not cover what the parts cost together is asked about, with what they cost', async () => {
  const { user, sent } = await editing([9500, 9000]);
  await discountBy(user, '5');
  expect(await screen.findByText(/para R\$ 180,50, abaixo do custo de R\$ 185,00$/u)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('of parts that nobody said the cost of, and of a price near the one before, nothing is asked', async () => {
  const { user, sent } = await editing([9500, null]);
  await discountBy(user, '5');
  await waitFor(() => expect(sent).toMatchObject([{ discount: 500 }]));
});

test.each([
  ['that is composed', null, 'Os anúncios de kit com este SKU ficam ligados ao kit.'],
  ['that exists', saved, 'Os anúncios de kit com este SKU ficam ligados ao kit. Mude-o, e eles mudam junto, menos os vinculados a um SKU.'],
])('of a kit %s its code says which listings go with it', async (_name, kit, said) => {
  await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    children: <KitForm kit={kit} onCancel={() => undefined} onSaved={() => undefined} />,
  });
  expect(screen.getByRole('textbox', { name: 'SKU do kit' })).toHaveAccessibleDescription(said);
});
