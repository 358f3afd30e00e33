import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { Target } from '#commands/command.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ListingRow } from '#contract/listing.ts';
import { undoLast } from '#outbox/undo.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { useScope, useTargets } from '#palette/context.tsx';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import { refuseIntents } from '../../../tests/support/refuse-intents.ts';
import { usePriceStockForm } from './use-price-stock-form.tsx';

const targets = [listingTarget({ publishId: 'a', status: 'active', price: 6490, stock: 9, cost: null })];
const Page = () => {
  useScope('listing');
  useTargets('page', targets);
  usePriceStockForm();
  return <CommandButton name="listing.setPriceAndStock" />;
};

test.each([
  ['Estoque', '0', { stock: 0 }, 'price'],
  ['Preço', '70,00', { price: 7000 }, 'stock'],
])('where %s alone is changed, that alone is recorded, and the form is gone', async (label, typed, args, other) => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <Page /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: label });
  await user.clear(box);
  await user.type(box, `${typed}{Enter}`);
  await waitFor(() => expect(intents()).toHaveLength(1));
  expect(intents()).toMatchObject([{ args }]);
  expect(Object.keys(intents()[0]?.args ?? {})).not.toContain(other);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const soldOut = { status: 'paused', sub_status: 'out_of_stock', price: 6490, stock: 9, cost: null } as const;
const soldOutTarget = listingTarget({ publishId: 'a', ...soldOut });
const SoldOutPage = () => {
  useScope('listing');
  useTargets('page', [soldOutTarget]);
  usePriceStockForm();
  return <CommandButton name="listing.setPriceAndStock" />;
};

test.each([
  ['Estoque', '9', { stock: 9 }, 'price'],
  ['Preço', '70,00', { price: 7000 }, 'stock'],
])('of what is sold out there with pieces here, where %s is typed, that alone is recorded', async (label, typed, args, other) => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <SoldOutPage /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: label });
  await user.clear(box);
  await user.type(box, `${typed}{Enter}`);
  await waitFor(() => expect(intents()).toMatchObject([{ args }]));
  expect(Object.keys(intents()[0]?.args ?? {})).not.toContain(other);
});

test('of what is sold out there a price and the same stock that are both typed are both recorded', async () => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <SoldOutPage /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  for (const [label, typed] of [
    ['Preço', '70,00'],
    ['Estoque', '9'],
  ] as const) {
    const box = await screen.findByRole('textbox', { name: label });
    await user.clear(box);
    await user.type(box, typed);
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { price: 7000, stock: 9 } }]));
});

test('a stock that could not be recorded stands in the form again', async () => {
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'seller' }, children: <Page /> });
  refuseIntents(workbench.ledger);
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: 'Estoque' });
  await user.clear(box);
  await user.type(box, '3{Enter}');
  expect(await screen.findByText(/não há espaço/iu)).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Estoque' })).toHaveValue('3');
  expect(intents()).toEqual([]);
});

test('what was sold while the form was open is not known here: a stock is recorded with the one that was seen, which the server compares', async () => {
  // The newest answer about a listing is a row, and a row does not know its stock.
  const newer = ListingRow.parse(aListing({ publishId: 'a', status: 'paused', version: 9, stock: 0, sub_status: 'out_of_stock' }));
  expect(newer).not.toHaveProperty('stock');
  let isSold = false;
  const baseOf = () => (isSold ? newer : null);
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <Page />, baseOf });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: 'Estoque' });
  await user.clear(box);
  isSold = true;
  await user.type(box, '12{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { stock: 12, was: { stock: 9 } } }]));
  expect(intents()[0]?.args).not.toHaveProperty('price');
});

test('a form that is opened again shows what waits to be sent, and is recorded with it', async () => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <Page /> });
  for (const [shown, typed] of [
    ['9', '3'],
    ['3', '4'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
    const box = await screen.findByRole('textbox', { name: 'Estoque' });
    expect(box).toHaveValue(shown);
    await user.clear(box);
    await user.type(box, `${typed}{Enter}`);
  }
  await waitFor(() => expect(intents()).toMatchObject([{ args: { was: { stock: 9 } } }, { args: { stock: 4, was: { stock: 3 } } }]));
});

const kitTarget = listingTarget({ publishId: 'k', status: 'active', price: 9990, kit: true, ofKit: true, cost: null });
const Chosen = ({ of }: { readonly of: readonly Target[] }) => {
  useScope('listing');
  useTargets('page', of);
  usePriceStockForm();
  return <CommandButton name="listing.setPriceAndStock" />;
};

test.each([
  ['of several pieces that no kit is composed for', listingTarget({ publishId: 'p', status: 'active', stock: 2, kit: true }), false],
  ['of a kit', kitTarget, true],
])('the stock of a listing %s is that of its SKU, or of its parts', async (_name, of, isClosed) => {
  const { user } = await renderConsole({ actor: { role: 'seller' }, children: <Chosen of={[of]} /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  expect((await screen.findByRole('textbox', { name: 'Estoque' })).hasAttribute('readonly')).toBe(isClosed);
});

test.each([
  ['with pieces here', soldOutTarget, false],
  ['with pieces here, whose price is cleared', soldOutTarget, true],
  ['and a kit', listingTarget({ publishId: 'k', ...soldOut, kit: true, ofKit: true }), false],
])('of what is sold out there %s, Enter alone puts nothing on sale, and says what is missing', async (_name, of, isCleared) => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <Chosen of={[of]} /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: 'Preço' });
  if (isCleared) await user.clear(box);
  await user.type(box, '{Enter}');
  expect(await screen.findByText(/Informe o preço ou o estoque/u)).toBeInTheDocument();
  expect(intents()).toEqual([]);
});

test('among others a kit gets the price that is typed, and no stock', async () => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, children: <Chosen of={[...targets, kitTarget]} /> });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  await user.type(await screen.findByRole('textbox', { name: 'Preço' }), '70,00');
  const box = screen.getByRole('textbox', { name: 'Estoque' });
  expect(box).toHaveAccessibleDescription(/o de um kit é o das suas partes/u);
  await user.type(box, '3{Enter}');
  await waitFor(() => expect(intents()).toHaveLength(2));
  expect(intents()).toMatchObject([{ args: { publishId: 'a', price: 7000, stock: 3 } }, { args: { publishId: 'k', price: 7000 } }]);
  expect(intents()[1]?.args).not.toHaveProperty('stock');
});

test.each([
  ['price and stock', '70,00', 2],
  ['stock', '', 1],
])('%s of others and a kit is one deed: taken back at once, it stands in the form of all of them again', async (_name, price, many) => {
  const { user, intents, workbench } = await renderConsole({
    actor: { role: 'seller' },
    children: <Chosen of={[kitTarget, ...targets]} />,
  });
  await user.click(screen.getByRole('button', { name: /Alterar preço e estoque/u }));
  const box = await screen.findByRole('textbox', { name: 'Preço' });
  if (price !== '') await user.type(box, price);
  await user.type(screen.getByRole('textbox', { name: 'Estoque' }), '3{Enter}');
  await waitFor(() => expect(intents()).toHaveLength(many));
  await undoLast(workbench);
  expect(intents()).toEqual([]);
  const key = askedDraftKey('listing.setPriceAndStock', ['listing:a', 'listing:k']);
  const { formsByName } = workbench.ledger.state().drafts;
  expect(Object.keys(formsByName)).toEqual([key]);
  expect(formsByName[key]).toMatchObject({ values: { price: price === '' ? '' : 'R$ 70,00', stock: '3' } });
});
