import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { useCommands, useScope, useTargets } from '#palette/context.tsx';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import { commandNamed } from '#commands/registry.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { usePriceStockForm } from './use-price-stock-form.tsx';

const targets = [listingTarget({ publishId: 'a', status: 'active', price: 6490, stock: 3, cost: null })];
const key = askedDraftKey('listing.setPriceAndStock', ['listing:a']);

const Page = () => {
  useScope('listing');
  useTargets('page', targets);
  usePriceStockForm();
  return <CommandButton name="listing.setPriceAndStock" />;
};

/** In the palette, where the screen has no form for it. */
const Asked = () => {
  const { palette } = useCommands();
  const command = commandNamed('listing.setPriceAndStock');
  if (command.kind !== 'intent') throw new Error('It is no intent');
  return (
    <button type="button" onClick={() => palette.open({ kind: 'ask', command, targets, args: {} })}>
      {'pergunta'}
    </button>
  );
};

/** Only a price was typed; then there were nine. */
const open = async (page: 'form' | 'palette') => {
  const { kept, store } = memoryDrafts();
  kept.set(key, {
    values: { price: '60,00', stock: '9', isBelowCostMeant: false },
    base: JSON.stringify({ price: '64,90', stock: '9', isBelowCostMeant: false }),
  });
  const opened = await renderConsole({
    actor: { role: 'seller' },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: page === 'form' ? <Page /> : <Asked />,
  });
  await opened.user.click(screen.getByRole('button', { name: page === 'form' ? /Alterar preço e estoque/u : 'pergunta' }));
  return { ...opened, kept };
};

test('a draft of the price alone writes no stock back over what was sold since', async () => {
  const { user, intents } = await open('form');
  const price = await screen.findByRole('textbox', { name: 'Preço' });
  expect(price).toHaveValue('60,00');
  expect(screen.getByRole('textbox', { name: 'Estoque' })).toHaveValue('3');
  await user.type(price, '{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { price: 6000 } }]));
  expect(intents()[0]?.args).not.toHaveProperty('stock');
});

test('typed on and left again, it still holds no stock that nobody typed', async () => {
  const { user, kept } = await open('form');
  const price = await screen.findByRole('textbox', { name: 'Preço' });
  await user.clear(price);
  await user.type(price, '59,00');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  const { values, base } = kept.get(key) ?? { values: {}, base: '{}' };
  expect(values).toMatchObject({ price: expect.stringContaining('59,00'), stock: '3' });
  expect(JSON.parse(base)).toMatchObject({ price: '64,90', stock: '3' });
});

test('the palette asks for the price with what was typed, and for the stock with nothing', async () => {
  const { user } = await open('palette');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('60,00'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/estoque/iu));
  expect(screen.getByRole('combobox')).toHaveValue('');
});
