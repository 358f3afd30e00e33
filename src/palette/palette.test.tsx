import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { anOrder, anOrderRow } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { CommandButton } from './command-button.tsx';
import { useHandlers, useScope, useTargets } from './context.tsx';
import { HeaderSearch } from './header-search.tsx';
import { listingTarget, renderConsole } from './palette-fixture.tsx';

type Offered = readonly ReturnType<typeof listingTarget>[];

const oneListing = [listingTarget()];
const nothing = (): void => {};

const Queue = ({ targets = oneListing, onNext = nothing }: { readonly targets?: Offered; readonly onNext?: () => void }) => {
  useScope('queue');
  useTargets('selection', targets);
  useHandlers({ 'queue.next': onNext });
  return <input aria-label="Busca da fila" />;
};

const input = () => screen.findByRole('combobox', { name: 'Ações' });
const active = (): string => {
  const combobox = within(screen.getByRole('dialog')).getByRole('combobox');
  return document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

describe('opening and closing', () => {
  test('Ctrl+K opens it from anywhere, also while typing, and closes it; the focus is back where it was', async () => {
    const { user } = await renderConsole({ children: <Queue /> });
    const box = screen.getByLabelText('Busca da fila');
    await user.click(box);
    await user.keyboard('{Control>}k{/Control}');
    expect(await input()).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(box).toHaveFocus();
  });
  test('Escape closes it', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  test('keys of the page are off while it is open', async () => {
    const onNext = vi.fn<() => void>();
    const { user } = await renderConsole({ children: <Queue onNext={onNext} /> });
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});

describe('what it lists', () => {
  test('nearest first: what is selected, what the page does, everything; nothing that can not run', async () => {
    const { user } = await renderConsole({ children: <Queue /> });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    expect(options()[0]).toContain('Aprovar');
    expect(options()[0]).toContain('Luminária de mesa articulada');
    expect(options().join()).not.toContain('Retomar pulado');
    expect(options().length).toBeLessThanOrEqual(16);
    await user.keyboard('{End}');
    expect(active()).toContain('Idioma: English');
  });
  test('what can not run is found by searching, reached by the arrows, and says why', async () => {
    const { user, intents } = await renderConsole({ children: <Queue targets={[listingTarget({ status: 'active' })]} /> });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar');
    expect(active()).toContain('indisponível: Anúncio já está ativo');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(intents()).toEqual([]);
  });
  test('what becomes possible while it is open can be run, and no row moves', async () => {
    const Listing = () => {
      const [status, setStatus] = useState<'active' | 'paused'>('active');
      useEffect(() => {
        const onAnswer = (): void => setStatus('paused');
        addEventListener('answered', onAnswer);
        return () => removeEventListener('answered', onAnswer);
      }, []);
      useTargets('page', [listingTarget({ status, ...(status === 'paused' && { sub_status: 'paused_by_seller' }) })]);
      return null;
    };
    const { user, intents } = await renderConsole({ actor: { role: 'superuser' }, children: <Listing /> });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await input(), 'ativar anuncio');
    expect(active()).toContain('Anúncio já está ativo');
    const before = options().length;
    act(() => void dispatchEvent(new Event('answered')));
    expect(active()).not.toContain('indisponível');
    expect(options()).toHaveLength(before);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(intents().map(({ command }) => command)).toEqual(['listing.activate']));
  });
  test('a seller is told that approving is for reviewers', async () => {
    const { user } = await renderConsole({ actor: { role: 'seller' } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar');
    expect(active()).toContain('indisponível: Só revisores');
  });
  test('without a listing it says what to choose', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar');
    expect(active()).toContain('indisponível: Escolha um anúncio');
  });
  test('arrows go around the ends and pass over headings', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    const first = active();
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('Idioma: English');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
  });
  test('a menu entry goes to its place, found without its accents', async () => {
    const { user, navigate } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('USUARIOS{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/users');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  test('Enter on an empty palette repeats the last command where it still applies', async () => {
    const { user, navigate } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('usuarios{Enter}');
    await user.keyboard('{Control>}k{/Control}');
    await input();
    expect(active()).toContain('Repetir: Usuários');
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledTimes(2);
  });
  test('what is remembered names commands and places only', async () => {
    const { user } = await renderConsole({ children: <Queue /> });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar{Enter}');
    const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('paletteUse'));
    expect(JSON.stringify(stored)).toContain('listing.approve');
    expect(JSON.stringify(stored)).not.toMatch(/Luminária|p1/u);
  });
});

describe('prefixes', () => {
  const found = ok({ items: [aListing({ publishId: 'p 9', title: 'Usuário de chaveiro', sku: 'CH-1' })] });

  test('? lists those that work and puts one in', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('?');
    expect(options().join()).toMatch(/anúncio.*empresa.*comandos/iu);
    expect(options().join()).not.toMatch(/#|!/u);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('/');
  });
  test('# finds a reviewer nothing and says which prefixes do', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('#2000');
    expect(screen.getByText(/Prefixos: \/ @ > \?/u)).toBeVisible();
  });
  test('# asks for orders and opens the one that was found, by number, masked buyer and status', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ok({ items: [anOrderRow({ _id: 'o 7', externalId: '2000012' })] }));
    const { user, navigate } = await renderConsole({ actor: { role: 'superuser' }, api: { send: send as unknown as Api['send'] } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.paste('#2000012');
    await screen.findByRole('option', { name: /2000012 · Joana C\. L\. · Pago.*Pedido/u });
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/detail/o%207');
  });
  test('opening an order asks for its number', async () => {
    const { user } = await renderConsole({ actor: { role: 'superuser' } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('abrir pedido{Enter}');
    expect(await input()).toHaveValue('#');
    expect(screen.getByText('Buscar pedido por número, comprador, SKU ou rastreio')).toBeVisible();
  });
  test('> leaves out places', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('>config');
    expect(options().every((each) => !each.includes('Menu'))).toBe(true);
  });
  test('/ asks the server and opens what was found', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => found);
    const { user, navigate } = await renderConsole({ api: { send: send as unknown as Api['send'] } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.paste('/chaveiro');
    await screen.findByRole('option', { name: /Usuário de chaveiro/u });
    expect(send).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/publish/p%209');
  });
  test('what comes from the server is listed under what is known here and leaves the cursor where it was', async () => {
    let resolve: (answer: unknown) => void = () => {};
    const send = vi.fn<() => Promise<unknown>>(
      () =>
        new Promise((answered) => {
          resolve = answered;
        }),
    );
    const { user } = await renderConsole({ api: { send: send as unknown as Api['send'] } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.paste('usuario');
    const before = active();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toHaveTextContent('Procurando…');
    resolve(found);
    await screen.findByText('Usuário de chaveiro');
    expect(active()).toBe(before);
    expect(options().at(-1)).toContain('Usuário de chaveiro');
  });
});

describe('what only the server knows', () => {
  const target = { subject: 'order:o1', label: '2000012', base: anOrder() } as const;
  const OrderPage = () => {
    useScope('order');
    useTargets('page', [target]);
    return null;
  };
  const cancelling = async (send: () => Promise<unknown>) => {
    const console = await renderConsole({
      actor: { role: 'superuser' },
      api: { send: send as unknown as Api['send'] },
      children: <OrderPage />,
    });
    await console.user.keyboard('{Control>}k{/Control}');
    await input();
    await console.user.keyboard('>cancelar{Enter}');
    return console;
  };

  test('is offered as it is worded there, and what is chosen is recorded', async () => {
    const { user, intents } = await cancelling(async () => ok([{ type: 'other', description: 'Outro motivo' }]));
    await screen.findByRole('option', { name: 'Outro motivo' });
    await user.keyboard('{Enter}');
    await user.keyboard('Acabou{Enter}');
    await screen.findByRole('region', { name: 'Cancelar pedido 2000012? Pode ser revertido depois' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(intents()).toHaveLength(1));
    expect(intents()[0]).toMatchObject({ command: 'order.cancel', subject: 'order:o1', args: { type: 'other', description: 'Acabou' } });
  });
  test('that can not be had is said, and nothing is recorded', async () => {
    const { user, intents } = await cancelling(async () => ({ ok: false, error: { type: 'Refused', status: 403, body: {} } }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A busca no servidor falhou'));
    await user.keyboard('{Enter}');
    expect(intents()).toEqual([]);
  });
});

describe('arguments inside the palette', () => {
  const open = async (targets?: Offered) => {
    const console = await renderConsole({ children: <Queue {...(targets ? { targets } : {})} /> });
    await console.user.keyboard('{Control>}k{/Control}');
    await input();
    return console;
  };

  test('a choice: typed, picked, recorded', async () => {
    const { user, intents } = await open();
    await user.keyboard('pular{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Por que pular?' })).toHaveFocus();
    await user.keyboard('duvida{Enter}');
    await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.skip', args: { publishId: 'p1', reason: 'doubt' } }]));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  test('an instant is one of the presets', async () => {
    const { user, intents } = await open();
    await user.keyboard('adiar{Enter}');
    await screen.findByRole('combobox', { name: 'Adiar até quando?' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.snooze', args: { until: '2026-11-21T16:00:00.000Z' } }]));
  });
  test('choices: digits toggle, o writes another, Enter sends; none at all is refused', async () => {
    const { user, intents } = await open();
    await user.keyboard('recusar{Enter}');
    await screen.findByRole('combobox', { name: /corrigidos/u });
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Escolha ao menos uma opção');
    await user.keyboard('122oTítulo repetido{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2 marcadas');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(intents()).toHaveLength(1));
    expect(intents()[0]).toMatchObject({ command: 'listing.refuse', args: { warning: expect.stringContaining('Título repetido') } });
  });
  test('Backspace on empty goes back to the list with its text; Escape too', async () => {
    const { user, intents } = await open();
    await user.keyboard('pular{Enter}');
    await screen.findByRole('combobox', { name: 'Por que pular?' });
    await user.keyboard('x{Backspace}');
    expect(screen.getByRole('combobox', { name: 'Por que pular?' })).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(await input()).toHaveValue('pular');
    await user.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'Por que pular?' });
    await user.keyboard('{Escape}');
    expect(await input()).toHaveValue('pular');
    expect(intents()).toEqual([]);
  });
  test('opened by its key, it asks at once and going back closes', async () => {
    const { user } = await renderConsole({ children: <Queue /> });
    await user.keyboard('s');
    await screen.findByRole('combobox', { name: 'Por que pular?' });
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  test('what can not be undone is confirmed on a review line', async () => {
    const { user, intents } = await open();
    await user.keyboard('observacao{Enter}');
    await screen.findByRole('combobox', { name: /corrigidos/u });
    await user.keyboard('1{Enter}');
    expect(await screen.findByRole('region', { name: /^Adicionar observação em/u })).toHaveTextContent(
      'Adicionar observação em Luminária de mesa articulada?',
    );
    expect(intents()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Adicionar observacao' }));
    await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.observe' }]));
  });
});

describe('running', () => {
  test('on several: those that can are recorded in one go, the others are named with their reason', async () => {
    const targets = [
      listingTarget({ publishId: 'a' }),
      listingTarget({ publishId: 'b', title: 'Mesa', status: 'refused' }),
      listingTarget({ publishId: 'c' }),
    ];
    const { user, intents } = await renderConsole({ children: <Queue targets={targets} /> });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar');
    expect(active()).toContain('3 anúncios');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(intents().map(({ subject }) => subject)).toEqual(['listing:a', 'listing:c']));
    expect(await screen.findByText(/2 registradas, 1 não aceita/u)).toHaveTextContent('Mesa: Anúncio já está recusado');
  });
  test('Desfazer in the toast takes it back', async () => {
    const { user, intents } = await renderConsole({ children: <Queue /> });
    await user.keyboard('a');
    await waitFor(() => expect(intents()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Desfazer (Ctrl+Z)' }));
    await waitFor(() => expect(intents()).toEqual([]));
  });
  test('a button of a command that can not run stays reachable and says why', async () => {
    const target = listingTarget({ status: 'active' });
    const { user, intents } = await renderConsole({ children: <CommandButton name="listing.approve" targets={[target]} /> });
    const button = screen.getByRole('button', { name: 'Aprovar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(button).toHaveFocus();
    expect(await within(document.body).findAllByText(/Anúncio já está ativo/u)).not.toHaveLength(0);
    expect(intents()).toEqual([]);
  });
});

describe('the header search', () => {
  test('at most five menu entries, Enter goes', async () => {
    const many = Array.from({ length: 9 }, (_, each) => ({ key: `k${each}`, name: `Vendas ${each}`, link: `/sale/${each}`, icon: '' }));
    const { user, navigate } = await renderConsole({ links: many, children: <HeaderSearch /> });
    await user.type(screen.getByRole('combobox', { name: 'Buscar no menu' }), 'vendas');
    await screen.findByRole('option', { name: 'Vendas 0' });
    expect(options()).toEqual([...many.slice(0, 5).map(({ name }) => name), 'Mais ações']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/sale/1');
  });
  test.each(['{Tab}', '{Control>}k{/Control}'])('%s grows it into the palette with the text kept', async (keys) => {
    const { user } = await renderConsole({ children: <HeaderSearch /> });
    await user.type(screen.getByRole('combobox', { name: 'Buscar no menu' }), 'usu');
    await user.keyboard(keys);
    expect(await input()).toHaveValue('usu');
    expect(active()).toContain('Usuários');
  });
});

test('axe finds nothing: list, unavailable rows, questions', async () => {
  const { user } = await renderConsole({ children: <Queue targets={[listingTarget({ status: 'active' })]} /> });
  const check = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`,
    );
  await user.keyboard('{Control>}k{/Control}');
  await input();
  expect(await check()).toEqual([]);
  await user.keyboard('apr');
  expect(await check()).toEqual([]);
});
