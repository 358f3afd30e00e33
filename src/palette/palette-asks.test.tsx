import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { CommandButton } from './command-button.tsx';
import { useScope, useTargets } from './context.tsx';
import { HeaderSearch } from './header-search.tsx';
import { active, input, listingTarget, options, Queue, renderConsole, type Offered } from './palette-fixture.tsx';

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
    await screen.findByRole('option', { name: /^Outro motivo/u });
    await user.keyboard('{Enter}');
    await user.keyboard('Acabou{Enter}');
    await screen.findByRole('region', { name: 'Cancelar pedido 2000012? Pode ser revertido depois' });
    await user.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
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

describe('a command whose target is not there', () => {
  const order = anOrder({ _id: 'o1', externalId: '2000012' });
  const other = anOrder({ _id: 'o2', externalId: '2000013', status: 'cancelled' });
  const found = [order, other].map(({ _id, externalId, status }) => ({ _id, externalId, packId: null, buyerName: 'João', status }));
  /** A server that knows two orders. */
  const send = (async (
    { name }: { readonly name: string },
    asked: { readonly params?: { readonly id?: string }; readonly query?: unknown },
  ) => {
    if (name === 'getCancelReasons')
      return ok([
        { type: 'other', description: 'Outro motivo' },
        { type: 'stock', description: 'Sem estoque' },
      ]);
    if (name === 'listOrders') return ok({ items: found });
    if (name === 'getOrder') return ok(JSON.stringify(asked).includes('o2') ? other : order);
    return ok(name === 'listSellers' || name === 'listSavedViews' ? [] : { items: [] });
  }) as unknown as Api['send'];
  const asking = async () => {
    const console = await renderConsole({ actor: { role: 'superuser' }, api: { send } });
    await console.user.keyboard('{Control>}k{/Control}');
    await input();
    await console.user.keyboard('cancelar pedido');
    expect(active()).toContain('Escolha um pedido');
    await console.user.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'Escolha um pedido' });
    return console;
  };

  test('asks which, then why, and shows what will happen before it does; any answer can be changed until then', async () => {
    const { user, intents } = await asking();
    await user.keyboard('2000012');
    await screen.findByRole('option', { name: /^2000012 · João/u });
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^Outro motivo/u });
    await user.keyboard('1');
    await screen.findByRole('combobox', { name: 'Descrição do motivo' });
    await user.keyboard('Acabou{Enter}');
    await screen.findByRole('region', { name: 'Cancelar pedido 2000012? Pode ser revertido depois' });
    await user.click(screen.getByRole('button', { name: 'Outro motivo' }));
    await screen.findByRole('option', { name: /^Sem estoque/u });
    await user.keyboard('2');
    await screen.findByRole('region', { name: /^Cancelar pedido 2000012/u });
    expect(intents()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
    await waitFor(() => expect(intents()).toHaveLength(1));
    expect(intents()[0]).toMatchObject({ command: 'order.cancel', subject: 'order:o1', args: { type: 'stock', description: 'Acabou' } });
  });
  test('says why it may not be the one that was picked, and another can be', async () => {
    const { user } = await asking();
    await user.keyboard('2000013');
    await user.click(await screen.findByRole('option', { name: /^2000013/u }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Pedido já cancelado'));
    await user.click(screen.getByRole('option', { name: /^2000012/u }));
    await screen.findByRole('combobox', { name: 'Tipo do motivo' });
  });
  test('Backspace on empty goes back to which, and from there to the list with its text', async () => {
    const { user } = await asking();
    await user.keyboard('2000012');
    await user.click(await screen.findByRole('option', { name: /^2000012/u }));
    await screen.findByRole('combobox', { name: 'Tipo do motivo' });
    await user.keyboard('{Backspace}');
    await screen.findByRole('combobox', { name: 'Escolha um pedido' });
    await user.keyboard('{Backspace}');
    expect(await input()).toHaveValue('cancelar pedido');
  });
  test('is not among what an empty palette lists', async () => {
    const { user } = await renderConsole({ actor: { role: 'superuser' }, api: { send } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    expect(options().join()).not.toContain('Escolha um pedido');
  });
  test('nobody approves what they have not seen: that one still says to choose', async () => {
    const { user } = await renderConsole({ actor: { role: 'superuser' }, api: { send } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('aprovar{Enter}');
    expect(active()).toContain('indisponível: Escolha um anúncio');
    await user.keyboard('{Control>}a{/Control}recusar');
    expect(active()).not.toContain('indisponível');
  });
});

describe('arguments inside the palette', () => {
  const open = async (targets?: Offered) => {
    const console = await renderConsole({ children: <Queue {...(targets ? { targets } : {})} /> });
    await console.user.keyboard('{Control>}k{/Control}');
    await input();
    return console;
  };

  test('a phrase that names nothing is about what is open here, and is confirmed before it runs', async () => {
    const { user, intents } = await open();
    await user.keyboard('adiar amanhã{Enter}');
    await screen.findByRole('region', { name: 'Adiar: Luminária de mesa articulada?' });
    expect(screen.getByRole('button', { name: 'Amanhã às 8h' })).toBeVisible();
    expect(intents()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Adiar' }));
    await waitFor(() => expect(intents()).toHaveLength(1));
    expect(intents()[0]).toMatchObject({ command: 'listing.snooze', subject: 'listing:p1' });
  });
  test('a choice of few: its digit picks it, as its row says', async () => {
    const { user, intents } = await open();
    await user.keyboard('pular{Enter}');
    await screen.findByRole('combobox', { name: 'Por que pular?' });
    expect(options()[1]).toBe('Precisa de especialista2');
    await user.keyboard('2');
    await waitFor(() => expect(intents()).toHaveLength(1));
    expect(intents()[0]).toMatchObject({ command: 'listing.skip', args: { reason: 'specialist' } });
    expect(screen.queryByRole('combobox', { name: 'Por que pular?' })).toBeNull();
  });
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
    await user.type(screen.getByRole('combobox', { name: /^Buscar no menu/u }), 'vendas');
    await screen.findByRole('option', { name: /^Vendas 0/u });
    const places = within(screen.getByRole('group', { name: 'Itens do menu' })).getAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual(many.slice(0, 5).map(({ name }) => `${name}Menu`));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/sale/1');
  });
  test('everything else the palette finds stands below, runs from there, and what can not says why', async () => {
    const { user, intents, navigate } = await renderConsole({ children: [<HeaderSearch key="search" />, <Queue key="queue" />] });
    const field = screen.getByRole('combobox', { name: /^Buscar no menu/u });
    await user.type(field, 'revisão');
    await screen.findByRole('option', { name: /^Revisão/u });
    await user.clear(field);
    await user.type(field, 'aprovar');
    await screen.findByRole('option', { name: /^Aprovar.*Luminária/u });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(intents()).toMatchObject([{ command: 'listing.approve' }]));
    await user.type(field, 'cancelar');
    await user.click(await screen.findByRole('option', { name: /^Cancelar.*Só superusuário/u }));
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });
  test.each(['{Tab}', '{Control>}k{/Control}'])('%s grows it into the palette with the text kept', async (keys) => {
    const { user } = await renderConsole({ children: <HeaderSearch /> });
    await user.type(screen.getByRole('combobox', { name: /^Buscar no menu/u }), 'usu');
    await user.keyboard(keys);
    expect(await input()).toHaveValue('usu');
    expect(active()).toContain('Usuários');
  });
});
