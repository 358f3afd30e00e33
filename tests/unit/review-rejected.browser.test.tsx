import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast as sonner } from 'sonner';
import { page } from 'vitest/browser';
import type { Listing } from '#contract/listing.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { sentFacts } from '#outbox/outbox.ts';
import { undo } from '#outbox/undo.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A refusal of 'c' with a text of its own, that the server did not accept; it stands at version 3. */
const withRejected = async (
  isHeld: boolean,
  decidedOn = 3,
  command: 'listing.refuse' | 'listing.approve' = 'listing.refuse',
  history: Listing['history'] = [],
) => {
  const server = createQueueServer(['a', 'b', 'c', 'd']);
  const listing = server.listings.get('c');
  const lease = { holder: { id: 'u2', name: 'Renata' }, until: '2999-01-01T00:00:00.000Z' };
  if (listing) server.listings.set('c', { ...listing, history, ...(isHeld && { lease }) });
  const queue = await showQueue(server);
  const warned = { warning: 'Foto borrada', gtin: null };
  const args = { publishId: 'c', version: decidedOn, ...(command === 'listing.refuse' && warned) };
  const intent = { id: intentId(5), command, subject: 'listing:c', args, label: 'C' } as const;
  await act(() => queue.workbench.ledger.act<never>(() => ok([recorded(intent), sent(intent.id), rejected(intent.id)])));
  await queue.settle();
  const waiting = async (end: (id: string) => Promise<unknown>): Promise<void> => {
    const { entriesById } = queue.workbench.ledger.state().outbox;
    const found = Object.values(entriesById).find(({ stage }) => stage === 'recorded');
    await act(() => end(found?.intent.id ?? ''));
    await queue.settle();
  };
  return {
    ...queue,
    again: async (name: RegExp): Promise<void> => {
      act(() => void fireEvent.click(queue.getByRole('button', { name })));
      await queue.settle();
    },
    /** The one that waits is sent, or taken back. */
    goesOut: () => waiting((id) => queue.workbench.ledger.act<never>(({ outbox }) => ok(sentFacts(outbox, id)))),
    undo: () => waiting((id) => undo(queue.workbench, id)),
    /** Somebody looks for a second. */
    look: () => vi.setSystemTime(Date.now() + 1000),
    versions: () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(
        ({ intent }) => (intent.args as { readonly version: number }).version,
      ),
    warnings: () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(
        ({ intent }) => (intent.args as { readonly warning: string }).warning,
      ),
    entries: () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent: { command }, stage }) => [command, stage]),
  };
};
const kept = [['listing.refuse', 'rejected']];

test('repeated while another holds the listing, what was not accepted stays where it can be found', async () => {
  const queue = await withRejected(true);
  await queue.again(/^Repetir|de novo/iu);
  expect(queue.entries()).toEqual(kept);
});

test('repeated, it stays until the new one is on its way: taken back before, nothing is lost', async () => {
  const queue = await withRejected(false);
  await queue.again(/^Repetir|de novo/iu);
  await queue.undo();
  expect(queue.entries()).toEqual(kept);
  await queue.again(/^Repetir|de novo/iu);
  await queue.goesOut();
  expect(queue.entries()).toEqual([['listing.refuse', 'sent']]);
});

test('asked for correction, it is let go once the decision that replaces it is on its way, not before', async () => {
  const queue = await withRejected(false);
  await queue.again(/^Corrigir/iu);
  await queue.findByText('Detalhes a serem corrigidos');
  expect(queue.entries()).toEqual(kept);
  await queue.press('3');
  await queue.press('Enter');
  await queue.settle();
  expect(queue.entries()).toEqual([...kept, ['listing.refuse', 'recorded']]);
  expect(queue.queryByRole('button', { name: /^Corrigir/iu })).toBeNull();
  await queue.goesOut();
  expect(queue.entries()).toEqual([['listing.refuse', 'sent']]);
});

test('asked for correction, what was written in it stands in the dialog, and goes with what is sent in its place', async () => {
  const queue = await withRejected(false);
  await queue.again(/^Corrigir/iu);
  const dialog = await queue.findByRole('dialog');
  expect(dialog.textContent).toContain('Foto borrada');
  await queue.press('3');
  await queue.press('Enter');
  await queue.settle();
  expect(queue.warnings()).toEqual(['Foto borrada', 'gtin*/Foto borrada']);
});

test('the dialog is closed: what was written in it stands beside the listing, for the next that is marked', async () => {
  const queue = await withRejected(false);
  await queue.again(/^Corrigir/iu);
  await queue.findByRole('dialog');
  await queue.press('Escape');
  await waitFor(() => expect(queue.queryByRole('dialog')).toBeNull());
  await queue.press('Escape');
  expect(queue.getByRole('button', { name: /Foto borrada/u, pressed: true })).toBeTruthy();
});

test('several that said the same open together with what they said, and one that said another by itself', async () => {
  const queue = await withRejected(false);
  const more = [
    { id: intentId(6), publishId: 'd', warning: 'Foto borrada' },
    { id: intentId(7), publishId: 'b', warning: 'Sem foto' },
  ].map(({ id, publishId, warning }) => {
    const args = { publishId, version: 3, warning, gtin: null };
    return { id, command: 'listing.refuse', subject: `listing:${publishId}`, args, label: publishId } as const;
  });
  await act(() => queue.workbench.ledger.act<never>(() => ok(more.flatMap((each) => [recorded(each), sent(each.id), rejected(each.id)]))));
  await queue.settle();
  await queue.again(/^Corrigir/iu);
  expect((await queue.findByRole('dialog')).textContent).toMatch(/Sem foto/u);
  await queue.press('Enter');
  await queue.settle();
  await queue.again(/^Corrigir/iu);
  expect((await queue.findByRole('dialog')).textContent).toMatch(/Foto borrada/u);
  await queue.press('Enter');
  await queue.settle();
  expect(queue.warnings()).toEqual(['Foto borrada', 'Foto borrada', 'Sem foto', 'Sem foto', 'Foto borrada', 'Foto borrada']);
});

test('what a colleague only passed over since is repeated at once', async () => {
  const skipped = { type: 'skipped', version: 3, by: { id: 'u9', name: 'Davi' }, at: '2026-11-22T10:00:00.000Z', warning: null };
  const queue = await withRejected(false, 2, 'listing.refuse', [skipped]);
  await queue.again(/^Repetir/u);
  expect(queue.versions()).toEqual([2, 3]);
});

describe('of a listing that has changed since', () => {
  test('nothing is repeated before it was shown, and then on what was shown', async () => {
    const queue = await withRejected(false, 2);
    await queue.again(/^Repetir/u);
    expect([queue.entries(), queue.opened()]).toEqual([kept, 'c']);
    expect(await queue.findByText('“Produto c” mudou desde então: olhe e decida de novo')).toBeTruthy();
    // Pressed once more in the same rhythm it was not looked at.
    await queue.again(/^Repetir/u);
    expect(queue.entries()).toEqual(kept);
    queue.look();
    await queue.again(/^Repetir/u);
    expect([queue.entries(), queue.versions()]).toEqual([
      [...kept, ['listing.refuse', 'recorded']],
      [2, 3],
    ]);
  });

  test('nothing is corrected before it was shown: no form of it opens, and none is chosen', async () => {
    const queue = await withRejected(false, 2);
    await queue.again(/^Corrigir/u);
    expect([queue.opened(), queue.queryByText('Detalhes a serem corrigidos'), queue.queryByText('1 selecionado')]).toEqual([
      'c',
      null,
      null,
    ]);
    queue.look();
    await queue.again(/^Corrigir/u);
    expect(await queue.findByText('Detalhes a serem corrigidos')).toBeTruthy();
  });

  test('what was written in it stands beside the listing that is shown, and in its form', async () => {
    const queue = await withRejected(false, 2);
    await queue.again(/^Repetir/u);
    expect(queue.getByRole('button', { name: /Foto borrada/u, pressed: true })).toBeTruthy();
    queue.look();
    await queue.again(/^Corrigir/u);
    expect((await queue.findByRole('dialog')).textContent).toContain('Foto borrada');
  });

  test('an approval has nothing to be corrected: asked for while it is open, it is said again that it changed', async () => {
    const queue = await withRejected(false, 2, 'listing.approve');
    const changed = '“Produto c” mudou desde então: olhe e decida de novo';
    await queue.again(/^Corrigir/u);
    expect(await queue.findByText(changed)).toBeTruthy();
    act(() => void sonner.dismiss());
    await waitFor(() => expect(queue.queryByText(changed)).toBeNull());
    queue.look();
    await queue.again(/^Corrigir/u);
    expect(await queue.findByText(changed)).toBeTruthy();
    expect(queue.entries()).toEqual([['listing.approve', 'rejected']]);
  });

  test('where list and detail take turns it is opened, and repeated beside it once it was looked at', async () => {
    const queue = await withRejected(false, 2);
    await page.viewport(390, 844);
    const isOpen = (): boolean => (queue.container.querySelector('.queue-right')?.getClientRects().length ?? 0) > 0;
    await queue.press('j');
    await queue.press('j');
    expect([queue.opened(), isOpen()]).toEqual(['c', false]);
    queue.look();
    await queue.again(/^Repetir/u);
    expect([isOpen(), queue.entries()]).toEqual([true, kept]);
    // Drawn long ago in the pane that was hidden, it is on screen for no time yet.
    await queue.again(/^Repetir/u);
    expect(queue.entries()).toEqual(kept);
    queue.look();
    await queue.again(/^Repetir/u);
    expect([queue.entries(), queue.versions()]).toEqual([
      [...kept, ['listing.refuse', 'recorded']],
      [2, 3],
    ]);
  });
});
