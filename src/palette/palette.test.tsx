import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { anOrderRow } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { useTargets } from './context.tsx';
import { recordUse } from './frecency.ts';
import { active, input, listingTarget, options, Queue, renderConsole } from './palette-fixture.tsx';

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
  test('text marked with the mouse and let go outside closes nothing; a press outside does', async () => {
    const { user } = await renderConsole();
    await user.keyboard('{Control>}k{/Control}');
    const dialog = (await input()).closest('dialog') as HTMLDialogElement;
    // The browser's click goes to what the two ends have in common.
    fireEvent.mouseDown(await input());
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(await input()).toBeVisible();
    await user.pointer({ target: dialog, keys: '[MouseLeft]' });
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
  test.each(['', '>'])('with %j typed no row comes or goes while it is open, the first one included', async (typed) => {
    const Listing = () => {
      const [isHere, setHere] = useState(false);
      useEffect(() => {
        const onAnswer = (): void => setHere(true);
        addEventListener('answered', onAnswer);
        return () => removeEventListener('answered', onAnswer);
      }, []);
      useTargets('page', isHere ? [listingTarget()] : []);
      return null;
    };
    const { user, workbench } = await renderConsole({ children: <Listing /> });
    recordUse(workbench.actor().id, 'command:listing.approve', '', workbench.clock());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await input(), typed === '' ? '{End}{Home}' : typed);
    // What waits for a target is told apart by its text, so places are compared by their titles.
    const titles = (): readonly string[] =>
      screen.queryAllByRole('option').map((row) => row.querySelector('.palette-entry-title')?.textContent ?? '');
    const [first, before] = [active(), titles()];
    act(() => void dispatchEvent(new Event('answered')));
    expect(titles()).toEqual(before);
    expect(active()).toContain(before[0]);
    expect(first).toContain(before[0]);
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
    const asked = vi.fn<() => void>();
    const send = ({ name }: { readonly name: string }): Promise<unknown> => {
      if (name !== 'listListings') return Promise.resolve(ok([]));
      asked();
      return new Promise((answered) => {
        resolve = answered;
      });
    };
    const { user } = await renderConsole({ api: { send: send as unknown as Api['send'] } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.paste('usuario');
    const before = active();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toHaveTextContent('Procurando…');
    resolve(found);
    await screen.findByText('Usuário de chaveiro');
    expect(active()).toBe(before);
    expect(options().at(-1)).toContain('Usuário de chaveiro');
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
