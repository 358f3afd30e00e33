import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

const name = 'Empresa';

/** More companies than are seen at once, of which one is sought by its name. */
const showLongQueue = async () => {
  const server = createQueueServer(['a', 'b', 'c']);
  server.companies.push('Ateliê do Sol', ...Array.from({ length: 9 }, (_, at) => `Loja ${at}`));
  const queue = await showQueue(server);
  await queue.findByRole('button', { name });
  const type = async (keys: string): Promise<void> => {
    await userEvent.keyboard(keys);
    await queue.settle();
  };
  return {
    ...queue,
    type,
    box: () => queue.findByRole('combobox', { name }),
    decided: (): readonly string[] => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject),
  };
};

test('the name of a company that is typed into its long filter decides nothing: the filter keeps the keys', async () => {
  const queue = await showLongQueue();
  await queue.type('f');
  await queue.type('ateliê');
  const box = await queue.box();
  expect([queue.decided(), document.activeElement, (box as HTMLInputElement).value]).toEqual([[], box, 'ateliê']);
});

test('asked for in the palette, a long filter has the keys', async () => {
  const queue = await showLongQueue();
  await queue.press('k', { ctrlKey: true });
  await userEvent.fill(within(await queue.findByRole('dialog')).getByRole('combobox'), 'filtros da fila');
  await queue.type('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await queue.box()));
  await queue.type('ateliê');
  expect([queue.decided(), (document.activeElement as HTMLInputElement).value]).toEqual([[], 'ateliê']);
});

test('a letter that comes before the long filter is drawn decides nothing', async () => {
  const queue = await showLongQueue();
  queue.strike('f', 'a');
  await queue.settle();
  expect([queue.decided(), document.activeElement]).toEqual([[], await queue.box()]);
});

test('a long filter that is chosen gives the keys to the list, and so does Escape in one that is not', async () => {
  const queue = await showLongQueue();
  await queue.type('f');
  await queue.type('{Escape}');
  expect([queue.queryByRole('combobox', { name }), document.activeElement]).toEqual([null, queue.getByRole('listbox')]);
  await queue.type('f');
  await queue.type('ateliê{Enter}');
  expect(document.activeElement).toBe(queue.getByRole('listbox'));
  await queue.findByRole('button', { name: 'Empresa: Ateliê do Sol (3)' });
  await queue.press('a');
  expect(queue.decided()).toEqual(['listing:a']);
});

test('an emptied search of a long filter keeps the keys', async () => {
  const queue = await showLongQueue();
  await queue.type('f');
  await queue.type('x{Backspace}a');
  expect([queue.decided(), document.activeElement]).toEqual([[], await queue.box()]);
  await queue.type('teliê{Enter}');
  await queue.type('f');
  await queue.type('{Control>}a{/Control}{Backspace}a');
  expect([queue.decided(), document.activeElement]).toEqual([[], await queue.box()]);
});
