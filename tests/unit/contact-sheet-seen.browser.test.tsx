import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '#contract/listing.ts';
import type { QueueServer } from '../support/queue-server.ts';
import { openSheet, serverOf } from '../support/sheet-desk.ts';
import '@radix-ui/themes/styles.css';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what changes while it stands there is not approved', async () => {
  const server = serverOf(['a', 'b']);
  const sheet = await openSheet(server);
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
  const { listings } = await import('#api/listings.ts');
  const { api, queryClient } = sheet.workbench;
  const changed = server.listings.get('a');
  if (changed) server.listings.set('a', { ...changed, version: 4, title: 'Outro título' });
  await queryClient.refetchQueries({ queryKey: listings.query(api, 'a').queryKey });
  await waitFor(() => expect(sheet.chosen()).toEqual(['b']));
  expect(sheet.tile('a')?.textContent).toContain('Mudou ou saiu enquanto estava aqui: não será aprovado');
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['b']);
});

/** The seller has edited it, as clean as before: its row says so, and the whole of it does not come. */
const changesHalf = async (
  server: QueueServer,
  fault: 'never answers' | 'breaks',
  { workbench }: Awaited<ReturnType<typeof openSheet>>,
) => {
  const { listings } = await import('#api/listings.ts');
  const changed = server.listings.get('a');
  if (changed) server.listings.set('a', { ...changed, version: 4, title: 'Outro título', findings: { red: 0, yellow: 0 } });
  server.faults.set('/publish/a', fault);
  const { api, queryClient } = workbench;
  await listings.refetch(queryClient, api, 'a');
};

test.each(['never answers', 'breaks'] as const)(
  'a row that is newer than what was shown of it is not approved: the whole %s',
  async (fault) => {
    const server = serverOf(['a', 'b']);
    const sheet = await openSheet(server);
    await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
    await act(() => changesHalf(server, fault, sheet));
    // It is asked what happened to it, for as long as somebody waits who pressed a key.
    await waitFor(() => expect(sheet.tile('a')?.textContent).toContain('Mudou ou saiu enquanto estava aqui: não será aprovado'));
    sheet.look();
    await sheet.press('Enter');
    expect(sheet.approved()).toEqual([['listing.approve', 'b', 3]]);
  },
);

test('while it is asked what happened to a row, Enter approves the others alone', async () => {
  const server = serverOf(['a', 'b']);
  const sheet = await openSheet(server);
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
  await act(() => changesHalf(server, 'never answers', sheet));
  await waitFor(() => expect(sheet.tile('a')?.textContent).toContain('conferindo se mudou'));
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved()).toEqual([['listing.approve', 'b', 3]]);
});

test('what came a moment before Enter and is not drawn yet is not what Enter approves', async () => {
  const server = serverOf(['a', 'b']);
  const sheet = await openSheet(server);
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
  sheet.look();
  const { listings } = await import('#api/listings.ts');
  const { api, queryClient } = sheet.workbench;
  const changed = server.listings.get('a');
  if (changed) server.listings.set('a', { ...changed, version: 4, title: 'Outro título' });
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    // In the cache at this moment, and no screen has been drawn since.
    if (query.queryKey[1] !== 'a' || (query.state.data as Listing | undefined)?.version !== 4) return;
    stop();
    sheet.strike('Enter');
  });
  await listings.ask(queryClient, api, 'a');
  await sheet.settle();
  expect(sheet.approved().filter(([, id]) => id === 'a')).toEqual([['listing.approve', 'a', 3]]);
});

/** As the palette or the guidelines lie over the page: they take the focus, and give it back. */
const cover = (): (() => void) => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  return () => {
    dialog.close();
    dialog.remove();
  };
};

test('what came while something lay over the sheet is not approved by the first key after it', async () => {
  const server = serverOf(['a', 'b']);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.faults.set('/publish/', answered);
  const sheet = await openSheet(server);
  const uncover = cover();
  answer();
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
  sheet.look();
  uncover();
  await sheet.press('Enter');
  expect(sheet.approved()).toEqual([]);
  expect(await sheet.findByText('Estes acabaram de aparecer: olhe e aperte de novo')).toBeTruthy();
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['a', 'b']);
});

test('what was seen before something lay over the sheet is approved by the first key after it', async () => {
  const sheet = await openSheet(serverOf(['a']));
  await waitFor(() => expect(sheet.chosen()).toEqual(['a']));
  sheet.look();
  cover()();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['a']);
});
