import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
