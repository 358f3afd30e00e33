import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultPreferences, setPreferences } from '#ui/preferences.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

/** Stepping through listings somebody picked out, those decided by then included (capabilities B2). */

afterEach(() => {
  cleanup();
  setPreferences(defaultPreferences);
});

const ids = ['a', 'b', 'c', 'd', 'e'];

test('w shows what is selected and nothing else, and one that is decided stays among them', async () => {
  const queue = await showQueue(createQueueServer(ids));
  await queue.press('j');
  await queue.press('x');
  await queue.press('J', { shiftKey: true });
  await queue.press('J', { shiftKey: true });
  await queue.press('w');
  await waitFor(() => expect(queue.listed()).toEqual(['b', 'c', 'd']));
  expect([queue.opened(), queue.workbench.ledger.head()]).toEqual(['b', 0]);
  await queue.press('a');
  expect([queue.listed(), queue.opened()]).toEqual([['b', 'c', 'd'], 'c']);
  // Passed by without a change, and back.
  await queue.press('j');
  await queue.press('k');
  expect(queue.opened()).toBe('c');
  queue.getByRole('button', { name: /voltar à fila/u }).click();
  await waitFor(() => expect(queue.listed()).toEqual(['a', 'c', 'd', 'e']));
});

test('with nothing selected there is nothing to walk through, and it says so', async () => {
  const queue = await showQueue(createQueueServer(ids));
  await queue.press('w');
  expect(await queue.findByText('Selecione antes os que quer percorrer (X)')).toBeTruthy();
  expect(queue.listed()).toEqual(ids);
});

test('my last decisions are walked through again, whatever became of them', async () => {
  const server = createQueueServer(ids);
  const queue = await showQueue(server);
  await queue.press('a');
  await queue.press('2');
  await queue.press('Enter');
  queue.getByRole('button', { name: 'Rever uma a uma' }).click();
  await waitFor(() => expect(queue.listed().toSorted()).toEqual(['a', 'b']));
});

test('it says the key that selects, as this person has it', async () => {
  setPreferences({ hotkeys: { isOn: true, overrides: { 'queue.toggleSelected': 'b' } } });
  const queue = await showQueue(createQueueServer(ids));
  await queue.press('w');
  expect(await queue.findByText('Selecione antes os que quer percorrer (B)')).toBeTruthy();
});

test('of more than can be walked through at once it says how many it shows', async () => {
  const many = Array.from({ length: 103 }, (_, at) => `p${at}`);
  const queue = await showQueue(createQueueServer(many, 200));
  await queue.press('a', { ctrlKey: true });
  await queue.press('w');
  expect(await queue.findByText('Percorrendo só os 100 primeiros dos 103 selecionados')).toBeTruthy();
});
