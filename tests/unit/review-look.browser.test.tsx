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

const oldAndNew = (server: ReturnType<typeof createQueueServer>): void => {
  const [old, now] = [[1, 2].map((n) => `/v2/image/old${n}.jpg`), [1, 2, 3].map((n) => `/v2/image/new${n}.jpg`)];
  const listing = server.listings.get('a');
  if (!listing) return;
  const changes = [{ field: 'image', before: old.join(' '), after: now.join(' ') }];
  const refusal = { by: { id: 'u2', name: 'Caio' }, at: '2026-11-20T12:00:00.000Z', warning: 'image', changes, answer: null };
  server.listings.set('a', { ...listing, image: now, refusal });
};

test('b shows what stood there before the correction, and the arrows walk those pictures then', async () => {
  const server = createQueueServer(['a', 'b']);
  oldAndNew(server);
  const queue = await showQueue(server);
  await queue.press('i');
  const viewer = await queue.findByRole('dialog', { name: nth });
  const shown = (): string => viewer.querySelector('img')?.getAttribute('src') ?? '';
  const said = (): string => within(viewer).getByRole('heading').textContent;
  await queue.press('ArrowRight');
  expect([said(), shown()]).toEqual(['Imagem 2 de 3', '/v2/image/new2.jpg']);
  await queue.press('b');
  expect([said(), shown()]).toEqual(['Imagem 2 de 2, antes da correção', '/v2/image/old2.jpg']);
  await queue.press('ArrowRight');
  expect(shown()).toBe('/v2/image/old1.jpg');
  await queue.press('b');
  expect([said(), shown()]).toEqual(['Imagem 1 de 3', '/v2/image/new1.jpg']);
});

test('pictures that nobody refused have nothing before them', async () => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  await queue.press('i');
  const viewer = await queue.findByRole('dialog', { name: nth });
  await queue.press('b');
  expect(within(viewer).getByRole('heading').textContent).toBe('Imagem 1 de 1');
  expect(within(viewer).queryByRole('button', { name: /Antes da correção/u })).toBeNull();
});

test('a long description is read to its end by Space alone: it is no window of its own', async () => {
  const server = createQueueServer(['a', 'b']);
  const first = server.listings.get('a');
  if (first) server.listings.set('a', { ...first, description: Array.from({ length: 80 }, (_, line) => `Linha ${line}`).join('\n') });
  const queue = await showQueue(server);
  const description = queue.container.querySelector('.detail-description');
  expect(description?.scrollHeight).toBe(description?.clientHeight);
});

test('a click on a picture shows it large, the second one whole as well', async () => {
  const server = createQueueServer(['a', 'b']);
  for (const [id, listing] of server.listings) server.listings.set(id, { ...listing, image: [1, 2].map((n) => `/v2/image/${n}.jpg`) });
  const queue = await showQueue(server);
  queue.getByRole('button', { name: 'Ampliar imagem 2' }).click();
  await queue.findByRole('dialog', { name: 'Imagem 2 de 2' });
  const fits = [...queue.container.querySelectorAll('.detail-image img')].map((image) => getComputedStyle(image).objectFit);
  expect(fits).toEqual(['contain', 'contain']);
});
