import { act, cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { confirmed, intentId, recorded, rejected, sent, settled } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { createQueueServer, type QueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

const over = (n: number): readonly Fact[] => [sent(intentId(n)), confirmed(intentId(n)), settled(intentId(n))];
/** Of before the page was loaded: this tab knows nothing of them but what the log tells. */
const before = (n: number, publishId: string, command: string): Fact =>
  recorded({ id: intentId(n), command, subject: `listing:${publishId}`, label: `Produto ${publishId}` });
const stand = ({ listings }: QueueServer, publishId: string, status: 'processing' | 'active' | 'refused'): void => {
  const listing = listings.get(publishId);
  if (listing) listings.set(publishId, { ...listing, status });
};

const show = async (server: QueueServer) => {
  const queue = await showQueue(server);
  const happens = (...facts: readonly Fact[]) => act(() => queue.workbench.ledger.act(() => ok(facts)));
  // The group of earlier warnings stands beside it.
  const last = () => within(queue.getByText('Últimas decisões').closest('details') ?? document.body);
  const told = (): readonly string[] =>
    last()
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');
  return { ...queue, happens, last, told };
};

test('decisions of before a reload have their titles, and only those that can be taken back offer it', async () => {
  const server = createQueueServer(['a', 'b', 'c', 'd', 'e']);
  stand(server, 'a', 'active');
  stand(server, 'b', 'processing');
  stand(server, 'c', 'refused');
  const queue = await show(server);
  await queue.happens(
    before(1, 'a', 'listing.approve'),
    before(2, 'b', 'listing.approve'),
    before(3, 'c', 'listing.refuse'),
    before(4, 'd', 'listing.approve'),
    ...[1, 2, 3].flatMap(over),
    sent(intentId(4)),
    rejected(intentId(4)),
  );
  await waitFor(() =>
    expect(queue.told()).toEqual([
      'Aprovar Produto dnão aceita',
      'Recusar! Produto cconcluídaDesfazer',
      'Aprovar Produto bconcluídaDesfazer',
      'Aprovar Produto aconcluída',
    ]),
  );
});

test('a decision that was taken back after it was sent says so, and offers it no more', async () => {
  const server = createQueueServer(['a', 'b']);
  stand(server, 'b', 'refused');
  const queue = await show(server);
  await queue.happens(before(1, 'b', 'listing.refuse'), ...over(1));
  const offered = await waitFor(() => queue.last().getByRole('button', { name: 'Desfazer' }));
  act(() => offered.click());
  await waitFor(() => expect(queue.told()).toEqual(['Recusar! Produto bdesfeita']));
});

test('a decision is heard when it is recorded and when it is taken back: no message says it here', async () => {
  const queue = await show(createQueueServer(['a', 'b']));
  const heard = (): readonly (string | null)[] => queue.getAllByRole('status').map(({ textContent }) => textContent);
  await queue.press('a');
  await waitFor(() => expect(heard()).toContain('Aprovar Produto a'));
  expect([...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent).join()).not.toContain(' · Produto a');
  await queue.press('u');
  await waitFor(() => expect(heard()).toContain('Aprovar Produto a: desfeita'));
});
