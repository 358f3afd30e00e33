import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

test('a listing that can not be read is told by its id under the queue, and the others stand', async () => {
  const server = createQueueServer(['a', 'b', 'c']);
  const listing = server.listings.get('b');
  if (listing) server.listings.set('b', Object.assign({}, listing, { title: null }));
  const queue = await showQueue(server);
  expect(queue.listed()).toEqual(['a', 'c']);
  expect(queue.getByText('1 não pôde ser lido e não está na lista: b')).toBeTruthy();
});

test('where all can be read nothing is said', async () => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  expect(queue.queryByText(/(?<!vá)lido/u)).toBeNull();
});
