import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueueServer } from '../support/queue-server.ts';
import { openSheet, serverOf } from '../support/sheet-desk.ts';
import '@radix-ui/themes/styles.css';

const broken = 'data:image/gif;base64,AAAA';
const other = { holder: { id: 'u2', name: 'Caio' }, until: '2999-01-01T00:00:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the first page waits for the rest of it, as one that stands takes no more', async () => {
  const ids = Array.from({ length: 14 }, (_, place) => `p${place}`);
  const server = serverOf(ids, {}, 5);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.faults.set('/publish?status=pending&limit=100&after=5', answered);
  const sheet = await openSheet(server);
  expect([sheet.laid(), sheet.container.querySelector('output[aria-label]') !== null]).toEqual([[], true]);
  answer();
  await waitFor(() => expect(sheet.laid()).toEqual(ids.slice(0, 12)));
});

test('where the rest does not come, what is here is laid out', async () => {
  const server = serverOf(['a', 'b', 'c'], {}, 2);
  server.faults.set('/publish?status=pending&limit=100&after=2', 'breaks');
  const sheet = await openSheet(server);
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
});

test('g lays out what is clean, and nothing with something pointed out or held by another', async () => {
  const [brand] = createQueueServer(['x']).listings.get('x')?.attributes ?? [];
  const sheet = await openSheet(
    serverOf(['a', 'red', 'held', 'b', 'unnamed', 'c'], {
      red: { price: null },
      held: { lease: other },
      // Told by its detail alone.
      unnamed: { attributes: brand ? [{ ...brand, value_name: null }] : [] },
    }),
  );
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b', 'c']));
  expect(sheet.laid()).toEqual(['a', 'b', 'c']);
  expect(sheet.tile('a')?.textContent).toContain('Produto a');
  expect(sheet.tile('a')?.textContent).toContain('Casa Clara');
});

test('Enter approves the page as one batch, of the revisions that were shown, and the next page comes', async () => {
  const ids = Array.from({ length: 14 }, (_, at) => `p${at}`);
  const server = serverOf(ids);
  const sheet = await openSheet(server);
  // Its last row is below the fold: it counts once it was scrolled to.
  await waitFor(() => expect(sheet.chosen()).toEqual(ids.slice(0, 8)));
  await sheet.press('End');
  await waitFor(() => expect(sheet.chosen()).toEqual(ids.slice(0, 12)));
  // All of the page is claimed by one call.
  expect(server.claimed.at(-1)).toEqual(ids.slice(0, 12));
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved()).toEqual(ids.slice(0, 12).map((id) => ['listing.approve', id, 3]));
  expect(sheet.workbench.ledger.head()).toBe(12);
  await waitFor(() => expect(sheet.chosen()).toEqual(['p12', 'p13']));
});

test('arrows move, x throws one out and takes it back; Esc leads to what was thrown out', async () => {
  const sheet = await openSheet(serverOf(['a', 'b', 'c']));
  await waitFor(() => expect(sheet.chosen()).toHaveLength(3));
  await sheet.press('ArrowRight');
  expect(sheet.current()).toEqual(['b']);
  await sheet.press('x');
  expect(sheet.chosen()).toEqual(['a', 'c']);
  await sheet.press('x');
  expect(sheet.chosen()).toEqual(['a', 'b', 'c']);
  await sheet.press('x');
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['a', 'c']);
  expect(await sheet.findByText('Nenhum anúncio limpo para aprovar aqui')).toBeTruthy();
  await sheet.press('Escape');
  await waitFor(() => expect([sheet.cursor(), sheet.opened()]).toEqual(['b', 'b']));
});

test('a picture that does not load keeps its listing out of the batch, with a sentence', async () => {
  const sheet = await openSheet(serverOf(['a', 'b'], { b: { image: [broken] } }));
  await waitFor(() => expect(sheet.tile('b')?.textContent).toContain('Não carregou: não será aprovado, fica na fila'));
  await waitFor(() => expect(sheet.chosen()).toEqual(['a']));
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['a']);
});

test('while nothing of it is here nothing is approved: the line was lost', async () => {
  const server = serverOf(['a', 'b']);
  server.faults.set('/publish/', 'never answers');
  const sheet = await openSheet(server);
  await waitFor(() => expect(sheet.laid()).toEqual(['a', 'b']));
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved()).toEqual([]);
  expect(await sheet.findByText('Nada aqui apareceu por inteiro ainda: nada foi aprovado')).toBeTruthy();
});

test('u takes the batch back, and it is laid out again', async () => {
  const sheet = await openSheet(serverOf(['a', 'b']));
  await waitFor(() => expect(sheet.chosen()).toHaveLength(2));
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.laid()).toEqual([]);
  await sheet.press('u');
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b']));
  const stages = Object.values(sheet.workbench.ledger.state().outbox.entriesById);
  expect(stages).toEqual([]);
  expect(await sheet.findByText('2 desfeitos: Aprovar')).toBeTruthy();
});

test('keys of the list do nothing while the sheet is open', async () => {
  const sheet = await openSheet(serverOf(['a', 'b']));
  await waitFor(() => expect(sheet.chosen()).toHaveLength(2));
  await sheet.press('a');
  await sheet.press('r');
  expect(sheet.approved()).toEqual([]);
  expect(sheet.queryByText('Detalhes a serem corrigidos')).toBeNull();
});

test('at its end the focus is on what says so, and Escape leads back', async () => {
  const sheet = await openSheet(serverOf(['a', 'red'], { red: { price: null } }));
  await waitFor(() => expect(sheet.chosen()).toEqual(['a']));
  sheet.look();
  await sheet.press('Enter');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Nenhum anúncio limpo para aprovar aqui'));
  await sheet.press('Escape');
  await waitFor(() => expect([sheet.cursor(), document.activeElement?.getAttribute('role')]).toEqual(['red', 'listbox']));
});

test.each([256, 200])('a tile taller than a view of %i px counts once its beginning and its end were in view', async (height) => {
  const sheet = await openSheet(serverOf(['a', 'b']), {}, height);
  await waitFor(() => expect(sheet.laid()).toEqual(['a', 'b']));
  await sheet.settle();
  expect(sheet.chosen()).not.toContain('b');
  // Where a key has scrolled to is looked at: an observer may tell of it a frame or two later, and of what passed in between nothing.
  for (const seen of [['a'], ['a', 'b']]) {
    await waitFor(async () => {
      if (sheet.chosen().length < seen.length) await sheet.press('ArrowDown');
      expect(sheet.chosen()).toEqual(seen);
    });
  }
});

test('with another filter the sheet starts over: nothing of the last one stands on it', async () => {
  const sheet = await openSheet(serverOf(['a', 'b', 'c']));
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b', 'c']));
  await sheet.press('x');
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'Produto b' } });
  await waitFor(() => expect([sheet.laid(), sheet.chosen()]).toEqual([['b'], ['b']]));
});

test('closed by the button of the queue it leads to what was thrown out, as by Escape', async () => {
  const sheet = await openSheet(serverOf(['a', 'b', 'c']));
  await waitFor(() => expect(sheet.chosen()).toHaveLength(3));
  await sheet.press('ArrowRight');
  await sheet.press('x');
  fireEvent.click(sheet.getByRole('button', { name: /^Folha de contato/u }));
  await waitFor(() => expect([sheet.cursor(), sheet.opened()]).toEqual(['b', 'b']));
});

test('a superuser who only looks holds none of it until they say so', async () => {
  const server = serverOf(['a', 'b', 'c']);
  const sheet = await openSheet(server, { role: 'superuser' });
  const reserve = await sheet.findByRole('button', { name: /^Reservar os 3 para aprovar/u });
  await sheet.settle();
  // The one that was open in the list may have been claimed by then.
  expect([server.claimed.flat().filter((id) => id !== 'a'), sheet.chosen()]).toEqual([[], []]);
  fireEvent.click(reserve);
  await waitFor(() => expect(sheet.chosen()).toEqual(['a', 'b', 'c']));
  expect(server.claimed.at(-1)).toEqual(['a', 'b', 'c']);
  sheet.look();
  await sheet.press('Enter');
  expect(sheet.approved().map(([, id]) => id)).toEqual(['a', 'b', 'c']);
});
