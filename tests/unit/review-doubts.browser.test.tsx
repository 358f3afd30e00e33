import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

/** A listing with something red is approved only by who says it twice (issue Review, 7). */

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Queue = Awaited<ReturnType<typeof showQueue>>;
const decided = ({ workbench }: Queue): readonly string[] =>
  Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent: { command, subject } }) => `${command} ${subject}`);

/** Of these the first have no price. */
const openQueueOf = async (ids: readonly string[], red: readonly string[]) => {
  const server = createQueueServer(ids);
  for (const id of red) {
    const listing = server.listings.get(id);
    if (listing) server.listings.set(id, { ...listing, price: null });
  }
  return showQueue(server);
};

/** So long that what was said could be read. */
const read = (): void => void vi.advanceTimersByTime(1000);

describe('a listing without a price', () => {
  test('the first A says so and decides nothing, the second approves, and the next clean one is one key', async () => {
    const queue = await openQueueOf(['a', 'b', 'c'], ['a']);
    await queue.press('a');
    expect([decided(queue), queue.opened()]).toEqual([[], 'a']);
    expect(queue.getByRole('alert').textContent).toBe('Sem preço · aprovar mesmo assim? A de novo');
    read();
    await queue.press('a');
    expect([decided(queue), queue.opened()]).toEqual([['listing.approve listing:a'], 'b']);
    expect(queue.getByRole('alert').textContent).toBe('');
    await queue.press('a');
    expect(decided(queue)).toHaveLength(2);
  });

  test('two presses in one rhythm decide nothing', async () => {
    const queue = await openQueueOf(['a', 'b'], ['a']);
    queue.strike('a', 'a');
    await queue.settle();
    expect([decided(queue), queue.opened()]).toEqual([[], 'a']);
  });

  test('the button asks as the key does', async () => {
    const queue = await openQueueOf(['a', 'b'], ['a']);
    const button = queue.getByRole('button', { name: /^Aprovar/u });
    button.click();
    await queue.settle();
    expect(decided(queue)).toEqual([]);
    expect(queue.getByRole('alert').textContent).toContain('aprovar mesmo assim?');
    read();
    button.click();
    await queue.settle();
    expect(decided(queue)).toEqual(['listing.approve listing:a']);
  });

  test('whoever steps away and comes back is asked again', async () => {
    const queue = await openQueueOf(['a', 'b'], ['a']);
    await queue.press('a');
    await queue.press('j');
    expect(queue.getByRole('alert').textContent).toBe('');
    await queue.press('k');
    read();
    await queue.press('a');
    expect(decided(queue)).toEqual([]);
  });

  test('a batch asks once and names how many', async () => {
    const queue = await openQueueOf(['a', 'b', 'c', 'd'], ['a', 'c']);
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('J', { shiftKey: true });
    await queue.press('a');
    expect(decided(queue)).toEqual([]);
    expect(queue.getByRole('alert').textContent).toBe('2 de 3 com problema · aprovar mesmo assim? A de novo');
    read();
    await queue.press('a');
    await waitFor(() => expect(decided(queue)).toHaveLength(3));
  });

  test('refusing it asks for nothing twice', async () => {
    const queue = await openQueueOf(['a', 'b'], ['a']);
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('Enter');
    expect(decided(queue)).toEqual(['listing.refuse listing:a']);
  });
});
