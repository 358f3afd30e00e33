import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { CommandButton } from './command-button.tsx';
import { input, listingTarget, Queue, renderConsole } from './palette-fixture.tsx';

const onSale = aListing({ status: 'active' });
/** A server that knows one listing, which is on sale. */
const send = (async ({ name }: { readonly name: string }) => {
  if (name === 'listListings') return ok({ items: [onSale] });
  if (name === 'getListing') return ok(onSale);
  return ok(name === 'listSellers' || name === 'listSavedViews' ? [] : { items: [] });
}) as unknown as Api['send'];

const typeAndEnter = async (text: string, console: Parameters<typeof renderConsole>[0]) => {
  const shown = await renderConsole(console);
  await shown.user.keyboard('{Control>}k{/Control}');
  await input();
  await shown.user.keyboard(text);
  await shown.user.keyboard('{Enter}');
  return shown;
};

test('what speaks against what a phrase named stands with its name where it was typed, and is confirmed without typing it again', async () => {
  const { user, intents } = await typeAndEnter('voltar para pendente LUM-01', { api: { send } });
  const question = await screen.findByRole('region', { name: 'Voltar para pendente: Luminária de mesa articulada?' });
  expect(within(question).getByRole('alert')).toHaveTextContent('Está à venda · pausar no marketplace e voltar para pendente?');
  expect(intents()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Voltar para pendente' }));
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.returnToPending', subject: 'listing:p1' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of what is on the page the palette asks as well, and who backs out and picks it again is asked again', async () => {
  const red = { ...listingTarget(), doubts: () => [{ key: 'listing.issue.priceMissing' } as const] };
  const { user, intents } = await typeAndEnter('aprovar', { children: <Queue targets={[red]} /> });
  const asked = () => screen.findByRole('region', { name: 'Aprovar: Luminária de mesa articulada?' });
  expect(within(await asked()).getByRole('alert')).toHaveTextContent('Sem preço · aprovar mesmo assim?');
  await user.keyboard('{Escape}');
  expect(await input()).toHaveValue('aprovar');
  await user.keyboard('{Enter}');
  const question = await asked();
  expect(intents()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Aprovar' }));
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.approve' }]));
});

test('said where no screen shows it beside what it is about, a doubt names it', async () => {
  const target = listingTarget({ status: 'active' });
  const { user } = await renderConsole({ children: <CommandButton name="listing.returnToPending" targets={[target]} /> });
  await user.click(screen.getByRole('button', { name: 'Voltar para pendente' }));
  expect(await screen.findByText(/^Luminária de mesa articulada: Está à venda · /u)).toBeVisible();
});
