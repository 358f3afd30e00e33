import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

/** Looking at a listing by keys alone: what stands further down, and its pictures large (issue Review, 7). */

afterEach(cleanup);

const nth = /^Imagem \d de \d$/u;

test('Space and Shift+Space scroll the listing, wherever the focus is, and the next one begins at its top', async () => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  const detail = queue.container.querySelector('.queue-right');
  if (!detail) throw new Error('no detail');
  const top = (): number => Math.round(detail.scrollTop);
  await queue.press(' ');
  const down = top();
  expect(down).toBeGreaterThan(100);
  await queue.press(' ', { shiftKey: true });
  expect(top()).toBe(0);
  await queue.press(' ');
  await queue.press('j');
  expect(top()).toBe(0);
});

test('i shows the cover large, the arrows go round the others, and no key over it decides', async () => {
  const server = createQueueServer(['a', 'b']);
  for (const [id, listing] of server.listings) server.listings.set(id, { ...listing, image: [1, 2, 3].map((n) => `/v2/image/${n}.jpg`) });
  const queue = await showQueue(server);
  await queue.press('i');
  const viewer = await queue.findByRole('dialog', { name: nth });
  const said = (): string => within(viewer).getByRole('heading').textContent;
  expect(said()).toBe('Imagem 1 de 3');
  await queue.press('ArrowRight');
  expect(said()).toBe('Imagem 2 de 3');
  await queue.press('ArrowLeft');
  await queue.press('ArrowLeft');
  expect(said()).toBe('Imagem 3 de 3');
  // A decision key over the picture decides nothing.
  await queue.press('a');
  expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toEqual([]);
});
