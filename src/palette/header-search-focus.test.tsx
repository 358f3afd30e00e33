import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { useHandlers } from './context.tsx';
import { HeaderSearch } from './header-search.tsx';
import { input, Queue, renderConsole } from './palette-fixture.tsx';

afterEach(() => vi.restoreAllMocks());

const before = () => screen.getByRole('textbox', { name: 'Busca da fila' });

/** Somebody goes from the queue to the field and types; the row that is meant has come. */
const typed = async (text: string, row: RegExp) => {
  const shown = await renderConsole({ children: [<HeaderSearch key="search" />, <Queue key="queue" />] });
  await shown.user.click(before());
  const field = screen.getByRole('combobox', { name: /^Buscar no menu/u });
  await shown.user.type(field, text);
  await screen.findByRole('option', { name: row });
  return { ...shown, field };
};

test('what ran from the field leaves it empty, and the focus is where it was before', async () => {
  const { user, intents, field } = await typed('aprovar', /^Aprovar.*Luminária/u);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.approve' }]));
  expect(before()).toHaveFocus();
  expect(field).toHaveValue('');
});

test('a question that was asked for from the field gives the focus back to where it was before that', async () => {
  const { user } = await typed('pular', /^Pular.*Luminária/u);
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { name: 'Por que pular?' });
  await user.keyboard('{Escape}');
  expect(before()).toHaveFocus();
});

test.each(['{Tab}', '{Control>}k{/Control}'])('grown into the palette by %s and closed, it gives the focus back too', async (keys) => {
  const { user, field } = await typed('pular', /^Pular.*Luminária/u);
  await user.keyboard(keys);
  expect(await input()).toHaveValue('pular');
  await user.keyboard('{Escape}');
  expect(before()).toHaveFocus();
  expect(field).toHaveValue('');
});

test('what is of one of several things is run for that one', async () => {
  const onSwitch = vi.fn<(args: unknown) => void>();
  const companies = [{ _id: 's2', name: 'Ateliê Serra', state: 'open' }];
  const send = (async ({ name }: { readonly name: string }) =>
    ok(name === 'listOwnCompanies' ? { companies } : name.startsWith('listS') ? [] : { items: [] })) as Api['send'];
  const Company = () => {
    useHandlers({ 'app.switchCompany': onSwitch });
    return null;
  };
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    children: [<HeaderSearch key="search" />, <Company key="company" />],
  });
  const field = screen.getByRole('combobox', { name: /^Buscar no menu/u });
  await user.type(field, 'trocar para');
  await screen.findByRole('option', { name: /^Trocar para Ateliê Serra/u });
  await user.type(field, ' ateliê{Enter}');
  await waitFor(() => expect(onSwitch).toHaveBeenCalledExactlyOnceWith({ to: 's2', name: 'Ateliê Serra' }));
});

test('Escape leaves the field', async () => {
  const { user, field } = await typed('pular', /^Pular.*Luminária/u);
  await user.keyboard('{Escape}');
  expect(before()).toHaveFocus();
  expect(field).toHaveValue('');
});

test('the row the arrows are on is scrolled to', async () => {
  const scrolledTo: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    scrolledTo.push(this);
  });
  const { user } = await typed('pular', /^Pular.*Luminária/u);
  await user.keyboard('{ArrowUp}');
  expect(scrolledTo.at(-1)).toBe(screen.getByRole('option', { name: 'Mais ações' }));
});
