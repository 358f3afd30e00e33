import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { CommandButton } from './command-button.tsx';
import { useTargets } from './context.tsx';
import { listingTarget, renderConsole } from './palette-fixture.tsx';

const row = { _id: 'm1', version: 2, difference: -500, checked: null };
const targets = [{ subject: 'money:m1', label: '2000012', base: row }] as const;
const listing = listingTarget({ publishId: 'a', status: 'active', price: 6490, stock: 3 });
const Price = () => {
  useTargets('page', [listing]);
  return <CommandButton name="listing.setPriceAndStock" />;
};
const Money = () => {
  useTargets('page', targets);
  return <CommandButton name="money.check" />;
};

test('a question begins with what was given back, and once it is recorded nothing is kept of it', async () => {
  const { kept, store } = memoryDrafts();
  kept.set(askedDraftKey('money.check', ['money:m1']), { values: { note: 'Frete dobrado' }, base: '{"note":""}' });
  const { user, intents } = await renderConsole({
    actor: { role: 'superuser', isMoneyManager: true },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: <Money />,
  });
  await user.click(screen.getByRole('button', { name: 'Conferir divergência' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Frete dobrado'));
  await user.keyboard(' aqui{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'money.check', args: { note: 'Frete dobrado aqui' } }]));
  await waitFor(() => expect(kept.size).toBe(0));
});

test('an answer that was emptied stays empty when one steps back to it', async () => {
  const { kept, store } = memoryDrafts();
  kept.set(askedDraftKey('listing.setPriceAndStock', ['listing:a']), { values: { price: '60,00' }, base: '{"price":"64,90"}' });
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: <Price />,
  });
  await user.click(screen.getByRole('button', { name: 'Alterar preço e estoque' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('60,00'));
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/estoque/iu));
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/preço/iu));
  expect(screen.getByRole('combobox')).toHaveValue('');
});

const openPrice = async () => {
  const { kept, store } = memoryDrafts();
  const rendered = await renderConsole({
    actor: { role: 'seller' },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: <Price />,
  });
  const ask = async (): Promise<void> => {
    await rendered.user.click(screen.getByRole('button', { name: 'Alterar preço e estoque' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/preço/iu));
  };
  return { ...rendered, kept, ask };
};

test('what is typed into a question and left by Escape stands in it again, and is gone once it is recorded', async () => {
  const { user, kept, ask, intents } = await openPrice();
  await ask();
  await user.keyboard('59,90{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await ask();
  expect(screen.getByRole('combobox')).toHaveValue('59,90');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/estoque/iu));
  await user.keyboard('{Enter}');
  const review = await screen.findByRole('region', { name: /^Alterar preço e estoque de/u });
  await user.click(within(review).getByRole('button'));
  await waitFor(() => expect(intents()).toMatchObject([{ args: { price: 5990 } }]));
  await waitFor(() => expect(kept.size).toBe(0));
});

test('what is typed into a question is kept while one looks at it: a page that is reloaded or dies writes nothing', async () => {
  const { user, kept, ask } = await openPrice();
  await ask();
  await user.keyboard('59,90');
  await waitFor(() => expect(kept.get(askedDraftKey('listing.setPriceAndStock', ['listing:a']))?.values).toMatchObject({ price: '59,90' }));
  expect(screen.getByRole('combobox')).toHaveValue('59,90');
});

test('what is typed into a question stands in it again for who went back to another answer meanwhile', async () => {
  const { user, ask } = await openPrice();
  await ask();
  await user.keyboard('59,90{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/estoque/iu));
  await user.keyboard('12');
  await user.click(screen.getByRole('button', { name: /59,90/u }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/preço/iu));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleName(/estoque/iu));
  expect(screen.getByRole('combobox')).toHaveValue('12');
});

test('what was typed and taken out again is kept nowhere, and neither is a question that was only read', async () => {
  const { user, kept, ask } = await openPrice();
  await ask();
  await user.keyboard('5{Backspace}{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await ask();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(kept.size).toBe(0);
});
