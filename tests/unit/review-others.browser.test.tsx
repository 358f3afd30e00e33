import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { listings } from '#api/listings.ts';
import { createQueueServer, type QueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

type Queue = Awaited<ReturnType<typeof showQueue>>;
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
afterEach(cleanup);

const bruno = { holder: { id: 'u2', name: 'Bruno' }, until: '2999-01-01T00:00:00.000Z' };
const give = (server: QueueServer, id: string, changes: Partial<Listing>): void => {
  server.listings.set(id, { ...aListing({ publishId: id }), ...server.listings.get(id), ...changes });
};
const recordedOf = ({ workbench }: Queue): readonly string[] =>
  Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject);
/** As the stream has it asked for. */
const hear = async (queue: Queue, id: string): Promise<void> => {
  await listings.refetch(queue.workbench.queryClient, queue.workbench.api, id);
  await queue.settle();
};
/** Once the answer to its first claim is there: one that came after the news of another's hold would be the newest word on it. */
const showClaimed = async (server: QueueServer): Promise<Queue> => {
  const queue = await showQueue(server);
  await queue.findAllByText('comigo');
  return queue;
};

describe('others', () => {
  test('held by another: the name is shown; a decision there says why not, and the next press decides the next that is free', async () => {
    const server = createQueueServer(ids);
    give(server, 'b', { lease: bruno });
    const queue = await showQueue(server);
    await queue.press('j');
    expect((await queue.findByText(/^Em análise por Bruno até/u)).textContent).toBeTruthy();
    await queue.press('a');
    await queue.findByText('Em análise por Bruno');
    expect([recordedOf(queue), queue.opened()]).toEqual([[], 'c']);
    await queue.press('a');
    expect(recordedOf(queue)).toEqual(['listing:c']);
  });

  test('who comes second starts behind what the first has reserved, and goes on to what is free', async () => {
    const server = createQueueServer(ids);
    for (const id of ['a', 'b', 'd']) give(server, id, { lease: bruno });
    const queue = await showQueue(server);
    expect(queue.opened()).toBe('c');
    await queue.press('a');
    expect(queue.opened()).toBe('e');
  });

  test('who loses the race for the next listings is led on by the answer to the claim, in one line', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server);
    await waitFor(() => expect(server.claimed).toHaveLength(1));
    for (const id of ['b', 'c', 'd']) give(server, id, { lease: bruno });
    await queue.press('a');
    await waitFor(() => expect(queue.opened()).toBe('e'));
    expect(await queue.findByText(/^Em análise por Bruno até .*: Produto [bcd]$/u)).toBeTruthy();
  });

  test('what another takes or decides under the cursor leads on at once, and one line says by whom', async () => {
    const server = createQueueServer(ids);
    const queue = await showClaimed(server);
    give(server, 'a', { lease: bruno });
    await hear(queue, 'a');
    expect(queue.opened()).toBe('b');
    expect(await queue.findByText(/^Em análise por Bruno até .*: Produto a$/u)).toBeTruthy();
    const at = '2026-11-21T12:00:00.000Z';
    const history: Listing['history'] = [{ type: 'approved', at, by: { id: 'u3', name: 'Caio' }, warning: null }];
    give(server, 'b', { version: 4, status: 'processing', history });
    await hear(queue, 'b');
    expect(queue.opened()).toBe('c');
    expect(await queue.findByText('Decidido por Caio: Produto b')).toBeTruthy();
  });

  test('what its seller removes under the cursor leads on at once, and one line says by whom', async () => {
    const server = createQueueServer(ids);
    const queue = await showClaimed(server);
    server.listings.delete('a');
    server.removals.set('a', 'Sílvia');
    await hear(queue, 'a');
    expect(queue.opened()).toBe('b');
    expect(await queue.findByText('Excluído por Sílvia: Produto a')).toBeTruthy();
  });

  test('a key that was on its way when another took the listing decides nothing; the button is off for so long', async () => {
    const server = createQueueServer(ids);
    const queue = await showClaimed(server);
    give(server, 'a', { lease: bruno });
    await hear(queue, 'a');
    const approve = queue.getByRole('button', { name: /^Aprovar/u });
    expect([queue.opened(), approve.getAttribute('aria-disabled')]).toEqual(['b', 'true']);
    queue.strike('a');
    await queue.settle();
    expect(recordedOf(queue)).toEqual([]);
    expect(await queue.findByText('A tecla era de outro anúncio: nada foi decidido')).toBeTruthy();
    await waitFor(() => expect(approve.getAttribute('aria-disabled')).not.toBe('true'));
    await queue.press('a');
    expect(recordedOf(queue)).toEqual(['listing:b']);
  });

  test('what another lets go is claimed again by nobody, and can be gone to: the newest word on who holds it counts', async () => {
    const server = createQueueServer(ids);
    give(server, 'b', { lease: bruno });
    const queue = await showQueue(server);
    await queue.press('j');
    await queue.press('c');
    expect(await queue.findAllByText(/^Em análise por Bruno até/u)).not.toHaveLength(0);
    give(server, 'b', { lease: null });
    await hear(queue, 'b');
    await queue.press('a');
    expect(recordedOf(queue)).toEqual(['listing:b']);
  });

  test('c says what happened: claimed, or by whom it is held and until when', async () => {
    const server = createQueueServer(ids);
    give(server, 'b', { lease: bruno });
    const queue = await showQueue(server);
    await queue.press('c');
    expect(await queue.findByText('Reservado para você por 30 minutos')).toBeTruthy();
    await queue.press('j');
    const before = queue.queryAllByText(/^Em análise por Bruno até/u).length;
    await queue.press('c');
    await waitFor(() => expect(queue.queryAllByText(/^Em análise por Bruno até/u)).toHaveLength(before + 1));
    expect(queue.getAllByText('Reservado para você por 30 minutos')).toHaveLength(1);
  });

  test('a lease the server let go is claimed again as soon as that is heard', async () => {
    const server = createQueueServer(ids);
    const queue = await showClaimed(server);
    Object.assign(queue.workbench, { clock: () => Date.now() + 60_000 });
    give(server, 'a', { lease: null });
    await hear(queue, 'a');
    expect(server.claimed.slice(1).flat()).toContain('a');
  });

  test('of a batch, what another holds leaves the selection and is named; the next key decides what is shown', async () => {
    const server = createQueueServer(ids);
    give(server, 'b', { lease: bruno });
    const queue = await showQueue(server);
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('a');
    expect(await queue.findByText(/^1 registrada, 1 não aceita/u)).toBeTruthy();
    expect(queue.opened()).toBe('c');
    await queue.press('a');
    expect(recordedOf(queue)).toEqual(['listing:a', 'listing:c']);
  });

  test('a superuser who only looks holds what is open and nothing more; once they decide, the two ahead', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server, { role: 'superuser' });
    await waitFor(() => expect(server.claimed).toEqual([['a']]));
    await queue.press('a');
    await waitFor(() => expect(server.claimed.at(-1)).toEqual(['b', 'c', 'd']));
  });

  test('where leases are required, opening claims and then deciding works', async () => {
    const queue = await showQueue(createQueueServer(ids), { leases: 'required' });
    await queue.findAllByText('comigo');
    await queue.press('a');
    expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toHaveLength(1);
  });

  test('where leases are off nothing is claimed', async () => {
    const server = createQueueServer(ids);
    await showQueue(server, { leases: 'off' });
    expect(server.calls.filter((call) => call.includes('lease'))).toEqual([]);
  });

  test('opening claims the listing and the two ahead; leaving the queue lets them go', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server);
    await waitFor(() => expect(server.calls.filter((call) => call === 'PUT /publish/lease')).toHaveLength(1));
    queue.unmount();
    await waitFor(() => expect(server.calls.filter((call) => call === 'DELETE /publish/lease')).toHaveLength(3));
  });
});
