import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listings as records } from '#api/listings.ts';
import { confirmed, rejected, sent, settled } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import type { Listing } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { createQueueServer, type QueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Queue = Awaited<ReturnType<typeof showQueue>>;
const intents = ({ workbench }: Queue) => Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent);
const note = ({ workbench }: Queue, ...facts: readonly Fact[]) => act(() => workbench.ledger.act<never>(() => ok(facts)));
/** The listing 'a' is another at the server, and this console hears of it. */
const changes = async (queue: Queue, { listings }: QueueServer, changed: Partial<Listing>): Promise<void> => {
  const listing = listings.get('a');
  if (listing) listings.set('a', { ...listing, ...changed });
  const { api, queryClient } = queue.workbench;
  await act(() => records.refetch(queryClient, api, 'a'));
  await queue.settle();
};
const lookFirst = /mudou desde então: olhe e decida de novo/u;

/** A refusal of 'a' that the server took, and the way back from it, which has not been sent. */
const takenBackAfterIt = async () => {
  const server = createQueueServer(['a', 'b']);
  const queue = await showQueue(server);
  await queue.press('4');
  await queue.press('Enter');
  await waitFor(() => expect(intents(queue)).toHaveLength(1));
  const refusal = intents(queue)[0]?.id ?? '';
  await note(queue, sent(refusal), confirmed(refusal));
  await changes(queue, server, { version: 4, status: 'refused' });
  await note(queue, settled(refusal));
  await queue.press('u');
  await waitFor(() => expect(intents(queue).map(({ command }) => command)).toEqual(['listing.returnToPending']));
  return { server, queue, wayBack: intents(queue)[0]?.id ?? '' };
};

test('a refusal whose taking back the server did not accept is not made again on what the seller sent since', async () => {
  const { server, queue, wayBack } = await takenBackAfterIt();
  await changes(queue, server, { version: 5, status: 'pending', title: 'Outro produto' });
  await note(queue, sent(wayBack), rejected(wayBack));
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText(lookFirst)).toBeTruthy();
  expect(intents(queue).map(({ id }) => id)).toEqual([wayBack]);
});

test('a refusal that was taken back at the server is made again on what that made of it', async () => {
  const { server, queue, wayBack } = await takenBackAfterIt();
  await changes(queue, server, { version: 5, status: 'pending' });
  await note(queue, sent(wayBack), confirmed(wayBack), settled(wayBack));
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ args }) => args)).toMatchObject([{ version: 5, warning: 'invalid_measures' }]));
});

test('of a refusal whose taking back has no answer yet it is not said that another changed it, and it is made again once that is known', async () => {
  const { server, queue, wayBack } = await takenBackAfterIt();
  await note(queue, sent(wayBack));
  await changes(queue, server, { version: 5, status: 'pending' });
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText(/Ainda não se sabe/u)).toBeTruthy();
  expect([queue.queryByText(lookFirst), intents(queue).map(({ id }) => id)]).toEqual([null, [wayBack]]);
  await note(queue, confirmed(wayBack), settled(wayBack));
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ args }) => args)).toMatchObject([{ version: 5, warning: 'invalid_measures' }]));
});

test('what another changed besides is shown, answer or none', async () => {
  const { server, queue, wayBack } = await takenBackAfterIt();
  await note(queue, sent(wayBack));
  await changes(queue, server, { version: 6, status: 'pending', title: 'Outro produto' });
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText(lookFirst)).toBeTruthy();
  expect(intents(queue).map(({ id }) => id)).toEqual([wayBack]);
});

/** Somebody else passed over 'a', as its history says. */
const skipped = (version: number): Listing['history'][number] => ({
  type: 'skipped',
  version,
  by: { id: 'u9', name: 'Davi' },
  at: '2026-11-22T10:00:00.000Z',
  warning: null,
});

test('what a colleague passed over meanwhile is no other listing: the refusal is made again on it', async () => {
  const { server, queue, wayBack } = await takenBackAfterIt();
  await changes(queue, server, { version: 6, status: 'pending', history: [skipped(6)] });
  await note(queue, sent(wayBack), confirmed(wayBack), settled(wayBack));
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ args }) => args)).toMatchObject([{ version: 6, warning: 'invalid_measures' }]));
  expect(queue.queryByText(lookFirst)).toBeNull();
});

test('what the disk did not keep can be made again once more', async () => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  await queue.press('a');
  await waitFor(() => expect(intents(queue)).toHaveLength(1));
  await queue.press('u');
  await waitFor(() => expect(intents(queue)).toEqual([]));
  const { ledger } = queue.workbench;
  vi.spyOn(ledger, 'act').mockResolvedValueOnce({ ok: false, error: { type: 'StorageFailed', reason: 'quota', message: '' } });
  await queue.press('U', { shiftKey: true });
  expect(intents(queue)).toEqual([]);
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ command }) => command)).toEqual(['listing.approve']));
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText('Nada foi desfeito que se possa refazer')).toBeTruthy();
});

test('an approval that is made again on what has no price any more is made by who says it twice', async () => {
  const server = createQueueServer(['a', 'b']);
  const queue = await showQueue(server);
  await queue.press('a');
  await waitFor(() => expect(intents(queue)).toHaveLength(1));
  await queue.press('u');
  await waitFor(() => expect(intents(queue)).toEqual([]));
  await changes(queue, server, { version: 4, price: null });
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText(lookFirst)).toBeTruthy();
  vi.setSystemTime(Date.now() + 1000);
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(queue.getByRole('alert').textContent).toContain('aprovar mesmo assim?'));
  expect(intents(queue)).toEqual([]);
  vi.setSystemTime(Date.now() + 1000);
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ args }) => args)).toMatchObject([{ publishId: 'a', version: 4 }]));
});

test('what can not be made again is said once, and does not stand in the way of what was taken back before', async () => {
  const server = createQueueServer(['a', 'b']);
  const queue = await showQueue(server);
  await queue.press('j');
  await queue.press('a');
  await queue.press('k');
  await queue.press('a');
  await waitFor(() => expect(intents(queue)).toHaveLength(2));
  await queue.press('u');
  await queue.press('u');
  await waitFor(() => expect(intents(queue)).toEqual([]));
  const listing = server.listings.get('b');
  // Somebody holds it, which makes no version.
  if (listing) server.listings.set('b', { ...listing, lease: { holder: { id: 'u2', name: 'Caio' }, until: '2999-01-01T00:00:00.000Z' } });
  await act(() => queue.workbench.queryClient.invalidateQueries());
  await queue.settle();
  await queue.press('U', { shiftKey: true });
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(intents(queue).map(({ subject }) => subject)).toEqual(['listing:a']));
});

test('a refusal that is made again on what changed keeps its reason, and goes once that was looked at', async () => {
  const server = createQueueServer(['a', 'b']);
  const queue = await showQueue(server);
  const args = () => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.args);
  await queue.press('4');
  await queue.press('Enter');
  await waitFor(() => expect(args()).toHaveLength(1));
  await queue.press('u');
  await waitFor(() => expect(args()).toEqual([]));
  const changed = server.listings.get('a');
  if (changed) server.listings.set('a', { ...changed, version: changed.version + 1, title: 'Outro produto' });
  await act(() => queue.workbench.queryClient.invalidateQueries());
  await queue.settle();
  await queue.press('U', { shiftKey: true });
  expect(await queue.findByText(/mudou desde então: olhe e decida de novo/u)).toBeTruthy();
  // Once more in the same rhythm, and a key behind it that ends the waiting for a word: nobody has looked.
  await queue.press('U', { shiftKey: true });
  await queue.press('Home');
  expect([args(), queue.cursor()]).toEqual([[], 'a']);
  vi.setSystemTime(Date.now() + 1000);
  await queue.press('U', { shiftKey: true });
  await waitFor(() => expect(args()).toMatchObject([{ publishId: 'a', version: 4, warning: 'invalid_measures' }]));
});
