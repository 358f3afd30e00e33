import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';
import '../../src/app/styles/base.css';

/** Whatever lies over the queue, Escape leads back to the list (issue Review, done when 3). */

/** As a page that was just loaded has it. */
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
afterEach(cleanup);

const openOver = '[role="dialog"], dialog[open]';

test.each([
  { key: 'r', what: 'the reasons of a refusal' },
  { key: 'i', what: 'the large image' },
  { key: 'h', what: 'the guidelines' },
  { key: 'm', what: 'what is alike' },
])('Escape out of $what gives the focus back to the list', async ({ key }) => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  // Nobody went there: a console that was just opened.
  const list = queue.getByRole('listbox');
  await queue.press(key);
  await waitFor(() => expect(document.activeElement?.closest(openOver)).toBeTruthy());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('after a refusal by its dialog the focus is on the list', async () => {
  const queue = await showQueue(createQueueServer(['a', 'b']));
  const list = queue.getByRole('listbox');
  await queue.press('r');
  await queue.press('2');
  await queue.press('Enter');
  await waitFor(() => expect(queue.opened()).toBe('b'));
  await waitFor(() => expect(document.activeElement).toBe(list));
});
