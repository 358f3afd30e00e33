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
  // Whose the kit is shows with its first SKU: what is found is asked for again.
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
