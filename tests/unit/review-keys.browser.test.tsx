import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listings } from '#api/listings.ts';
import type { Listing } from '#contract/listing.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
afterEach(cleanup);

const decided = ({ workbench }: Awaited<ReturnType<typeof showQueue>>): readonly string[] =>
  Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject);

describe('what was seen', () => {
  test('a second key before the next listing is painted decides nothing and says so; a moment later it decides', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('k');
    queue.strike('a', 'a');
    await queue.settle();
    expect([queue.opened(), decided(queue)]).toEqual(['b', ['listing:a']]);
    expect(await queue.findByText(/nada foi decidido/u)).toBeTruthy();
    await queue.press('a');
    expect(decided(queue)).toEqual(['listing:a', 'listing:b']);
  });

  /** The answer is drawn, and the key comes before the frame that would paint it. */
  const strikeAsItComes = async (queue: Awaited<ReturnType<typeof showQueue>>, changes: Partial<Listing>): Promise<void> => {
    const { api, queryClient } = queue.workbench;
    const answer = queryClient.getQueryCache().find<Listing>({ queryKey: listings.query(api, 'a').queryKey });
    const before = answer?.state.data;
    act(() => void (before && answer?.setData({ ...before, version: before.version + 1, ...changes })));
    queue.strike('a');
    await queue.settle();
  };

  test('an answer that only brings who decided what leaves the listing seen', async () => {
    const history = [{ type: 'returned', by: { id: 'u1', name: 'Rita' }, at: '2026-11-26T12:00:00.000Z', warning: null }];
    const queue = await showQueue(createQueueServer(ids));
    await strikeAsItComes(queue, { history });
    expect(decided(queue)).toEqual(['listing:a']);
  });

  test('an answer that brings another price is seen before it is decided', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await strikeAsItComes(queue, { price: 1 });
    expect(decided(queue)).toEqual([]);
    expect(await queue.findByText(/nada foi decidido/u)).toBeTruthy();
  });

  test('a listing whose detail never came is not decided on: the button is off and the key says why', async () => {
    const server = createQueueServer(ids);
    server.faults.set('/publish/b', 'breaks');
    const queue = await showQueue(server);
    await queue.press('j');
    expect(queue.getByRole('button', { name: /^Aprovar/u }).getAttribute('aria-disabled')).toBe('true');
    await queue.press('a');
    expect(await queue.findByText(/nada foi decidido/u)).toBeTruthy();
    expect(decided(queue)).toEqual([]);
  });

  test('on a narrow screen that shows the list, the detail behind it is not decided on', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await page.viewport(414, 896);
    await queue.press('a');
    expect(decided(queue)).toEqual([]);
    expect(await queue.findByText(/nada foi decidido/u)).toBeTruthy();
    await queue.press('k', { ctrlKey: true });
    await userEvent.fill(within(await queue.findByRole('dialog')).getByRole('combobox'), 'aprovar');
    await userEvent.keyboard('{Enter}');
    await queue.settle();
    expect(decided(queue)).toEqual([]);
  });

  test('without a network the next twenty are at hand, each with its picture; what lies behind them says it is not here', async () => {
    const many = Array.from({ length: 24 }, (_, at) => `p${String(at).padStart(2, '0')}`);
    const server = createQueueServer(many);
    for (const [id, listing] of server.listings) server.listings.set(id, { ...listing, image: [`/v2/image/${id}-${many.length}.jpg`] });
    // The browser notes the first 250 alone.
    performance.clearResourceTimings();
    const queue = await showQueue(server);
    const asked = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);
    await waitFor(() => expect(many.slice(0, 21).filter((id) => !asked().some((url) => url.includes(`${id}-${many.length}`)))).toEqual([]));
    server.faults.set('/publish', 'breaks');
    for (const id of many.slice(0, 21)) {
      await waitFor(() => expect(queue.opened()).toBe(id));
      expect(queue.container.querySelector('.detail-image img')).not.toBeNull();
      await queue.press('a');
    }
    expect(decided(queue)).toHaveLength(21);
    await queue.press('a');
    expect([queue.opened(), decided(queue).length]).toEqual(['p21', 21]);
  });

  test('with the decision goes how long its listing had been on screen', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('j');
    await queue.press('a');
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent.shownMs).toBeGreaterThanOrEqual(0);
    expect(entry?.intent.shownMs).toBeLessThan(60_000);
  });
});

describe('keys', () => {
  test('the name of a company that is typed into its filter decides nothing: the filter keeps the keys', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('f');
    const select = await queue.findByRole('combobox', { name: 'Empresa' });
    await waitFor(() => expect(select.textContent).toContain('Casa da Ana'));
    await userEvent.keyboard('ca');
    await queue.settle();
    expect([decided(queue), document.activeElement]).toEqual([[], select]);
  });

  test('a word typed into the page decides nothing, and says so', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.type(['a', 't', 'e', 'l', 'i', 'ê', 'Enter'], 110);
    // Its first letter decided, and that was taken back; or it came before the listing was painted.
    expect(
      await queue.findByText(/texto digitado fora de um campo: (nada foi decidido|o que as teclas decidiram foi desfeito)/u),
    ).toBeTruthy();
    await waitFor(() => expect([decided(queue), queue.listed(), queue.path()]).toEqual([[], ids, '/']));
  });

  test('the Enter that sent a refusal, pressed twice, does not open the page of the next listing; a third time it does', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('3');
    queue.strike('Enter');
    await queue.settle();
    await waitFor(() => expect([decided(queue), queue.opened()]).toEqual([['listing:a'], 'b']));
    queue.getByRole('listbox').focus();
    await queue.follow('Enter', 300);
    expect([queue.opened(), queue.path()]).toEqual(['b', '/']);
    await queue.press('Enter');
    await waitFor(() => expect(queue.path()).toBe('/publish/b'));
  });

  test('Escape in the search goes back to the list and keeps what is searched for', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('/');
    const search = queue.getByRole('searchbox', { name: 'Buscar na fila' }) as HTMLInputElement;
    expect(document.activeElement).toBe(search);
    await act(() => fireEvent.change(search, { target: { value: 'lamp' } }));
    await queue.press('Escape');
    expect([search.value, document.activeElement]).toEqual(['lamp', queue.getByRole('listbox')]);
  });

  test('a filter that is chosen gives the keys to the list; from one that is not, Escape and / lead where the help says', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('f');
    expect(document.activeElement).toBe(queue.getByRole('combobox', { name: 'Empresa' }));
    await queue.press('Escape');
    expect(document.activeElement).toBe(queue.getByRole('listbox'));
    await queue.press('f');
    await queue.press('a');
    expect(decided(queue)).toEqual([]);
    await queue.press('/');
    expect(document.activeElement).toBe(queue.getByRole('searchbox', { name: 'Buscar na fila' }));
    await act(() => fireEvent.change(queue.getByRole('combobox', { name: 'Reserva' }), { target: { value: 'free' } }));
    expect(document.activeElement).toBe(queue.getByRole('listbox'));
    await queue.settle();
    await queue.press('a');
    expect(decided(queue)).toEqual(['listing:a']);
  });
});
