import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse } from '#lib/result.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
afterEach(cleanup);

describe('stepping', () => {
  test('j and k, arrows, Home and End walk the list and open what they stand on', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('j');
    expect([queue.cursor(), queue.opened()]).toEqual(['b', 'b']);
    await queue.press('ArrowDown');
    await queue.press('k');
    expect(queue.cursor()).toBe('b');
    await queue.press('End');
    expect([queue.cursor(), queue.opened()]).toEqual(['f', 'f']);
    await queue.press('Home');
    expect(queue.cursor()).toBe('a');
  });

  test('while the step key is held only the list moves; the detail is drawn when it is up', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.hold('j', 4);
    expect([queue.cursor(), queue.opened()]).toEqual(['e', 'b']);
    await queue.letGo('j');
    expect(queue.opened()).toBe('e');
  });

  test('nobody decides what was not drawn: a decision while the step key is held is refused', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.hold('j', 4);
    await queue.press('a');
    expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toEqual([]);
  });
});

describe('deciding', () => {
  test('a approves what is open, and the next one is open before anything was sent', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('j');
    await queue.press('a');
    expect([queue.cursor(), queue.opened(), queue.listed()]).toEqual(['c', 'c', ['a', 'c', 'd', 'e', 'f']]);
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent).toMatchObject({ command: 'listing.approve', args: { publishId: 'b', version: 3 }, subject: 'listing:b' });
  });

  test('a held decision key decides once', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.hold('a', 5);
    expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toHaveLength(1);
  });

  test('u takes the last decision back and stands on its listing again', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('j');
    await queue.press('a');
    await queue.press('u');
    await waitFor(() => expect([queue.cursor(), queue.opened(), queue.listed()]).toEqual(['b', 'b', ids]));
  });

  test('Shift+u makes again what u took back, one after the other', async () => {
    const queue = await showQueue(createQueueServer(ids));
    const decided = () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent: { command, subject } }) => `${command} ${subject}`);
    await queue.press('a');
    await queue.press('2');
    await queue.press('Enter');
    await waitFor(() => expect(decided()).toEqual(['listing.approve listing:a', 'listing.refuse listing:b']));
    await queue.press('u');
    await queue.press('u');
    await waitFor(() => expect(decided()).toEqual([]));
    await queue.press('U', { shiftKey: true });
    await waitFor(() => expect(decided()).toEqual(['listing.approve listing:a']));
    await queue.press('U', { shiftKey: true });
    await waitFor(() => expect(decided()).toEqual(['listing.approve listing:a', 'listing.refuse listing:b']));
    const refusal = Object.values(queue.workbench.ledger.state().outbox.entriesById)[1];
    expect(refusal?.intent.args).toMatchObject({ warning: 'image' });
    await queue.press('U', { shiftKey: true });
    expect(await queue.findByText('Nada foi desfeito que se possa refazer')).toBeTruthy();
  });

  test('Shift+u makes nothing again of what another has changed since: it is looked at first', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server);
    const decided = () => Object.keys(queue.workbench.ledger.state().outbox.entriesById);
    await queue.press('a');
    await waitFor(() => expect(decided()).toHaveLength(1));
    await queue.press('u');
    await waitFor(() => expect(decided()).toEqual([]));
    const changed = server.listings.get('a');
    if (changed) server.listings.set('a', { ...changed, version: changed.version + 1, title: 'Outro produto' });
    await act(() => queue.workbench.queryClient.invalidateQueries());
    await queue.settle();
    await queue.press('U', { shiftKey: true });
    expect(await queue.findByText(/mudou desde então: olhe e decida de novo/u)).toBeTruthy();
    expect([decided(), queue.cursor()]).toEqual([[], 'a']);
  });

  test('Shift+u makes a batch again as one: one u takes all of it back', async () => {
    const queue = await showQueue(createQueueServer(ids));
    const decided = () => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject);
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('a');
    await waitFor(() => expect(decided()).toEqual(['listing:a', 'listing:b']));
    await queue.press('u');
    await waitFor(() => expect(decided()).toEqual([]));
    await queue.press('U', { shiftKey: true });
    await waitFor(() => expect(decided()).toEqual(['listing:a', 'listing:b']));
    await queue.press('u');
    await waitFor(() => expect(decided()).toEqual([]));
  });

  test('of a batch of which others changed several it is said once, and the first of them is open', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server);
    const decided = () => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject);
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('J', { shiftKey: true });
    await queue.press('a');
    await waitFor(() => expect(decided()).toHaveLength(3));
    await queue.press('u');
    await waitFor(() => expect(decided()).toEqual([]));
    for (const id of ['a', 'b']) {
      const changed = server.listings.get(id);
      if (changed) server.listings.set(id, { ...changed, version: changed.version + 1, title: `Outro ${id}` });
    }
    await act(() => queue.workbench.queryClient.invalidateQueries());
    await queue.settle();
    await queue.press('U', { shiftKey: true });
    expect(await queue.findByText('“Produto a” e mais 1 mudaram desde então: olhe e decida de novo')).toBeTruthy();
    await waitFor(() => expect([decided(), queue.cursor()]).toEqual([['listing:c'], 'a']));
  });

  test('what came along to the end and was left out of a batch is not approved by the next key', async () => {
    const queue = await showQueue(createQueueServer(ids));
    const decided = () => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent.subject);
    await queue.press('End', { shiftKey: true });
    await queue.press('a');
    await waitFor(() => expect(decided()).toEqual(['listing:a']));
    await queue.press('a');
    await queue.settle();
    expect(decided()).toEqual(['listing:a']);
  });

  test('in Outros Enter adds the text, and only with the field empty it sends', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('o');
    await userEvent.keyboard('Foto desfocada{Enter}');
    await queue.settle();
    expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toEqual([]);
    expect(queue.getByRole('button', { name: 'Remover “Foto desfocada”' })).toBeTruthy();
    await userEvent.keyboard('Falta a voltagem{Enter}{Enter}');
    await queue.settle();
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent.args).toMatchObject({ warning: 'Foto desfocada*/Falta a voltagem' });
  });

  test('Ctrl+A selects all, Shift+End and Shift+Home from here to the end and to the beginning', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('a', { ctrlKey: true });
    expect(await queue.findByText(/^6 selecionados$/u)).toBeTruthy();
    await queue.press('Escape');
    await queue.press('j');
    await queue.press('End', { shiftKey: true });
    expect(await queue.findByText(/^5 selecionados$/u)).toBeTruthy();
  });

  test('r asks for warnings: what is wrong is ticked already, a digit adds, Enter refuses with all of them', async () => {
    const server = createQueueServer(ids);
    const first = server.listings.get('a');
    if (first) server.listings.set('a', { ...first, price: null });
    const queue = await showQueue(server);
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('3');
    await queue.press('Enter');
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent).toMatchObject({ command: 'listing.refuse', args: { publishId: 'a', warning: 'gtin*/hasnt_price' } });
    expect(queue.opened()).toBe('b');
  });

  test('keys of the page do nothing while the warnings are open', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('a');
    await queue.press('j');
    expect([Object.keys(queue.workbench.ledger.state().outbox.entriesById), queue.opened()]).toEqual([[], 'a']);
  });

  test('no warning, no refusal', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('Enter');
    expect(Object.keys(queue.workbench.ledger.state().outbox.entriesById)).toEqual([]);
    expect(await queue.findByText('Informe ao menos uma observação')).toBeTruthy();
  });

  test('an unfinished refusal is still there when it is opened again', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    await queue.press('2');
    await queue.press('Escape');
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    expect(queue.getByRole('checkbox', { name: /Imagem incorreta/u }).getAttribute('aria-checked')).toBe('true');
  });

  test('x and Shift+j select, and one key decides them all in one append', async () => {
    const queue = await showQueue(createQueueServer(ids));
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('J', { shiftKey: true });
    await queue.press('a');
    expect(queue.listed()).toEqual(['d', 'e', 'f']);
    expect([queue.opened(), queue.workbench.ledger.head()]).toEqual(['d', 3]);
  });
});

test('an empty queue says what would be here', async () => {
  const server = createQueueServer(ids);
  const queue = await showQueue(server);
  for (const _each of ids) await queue.press('a');
  expect(await queue.findByText('Nenhum registro encontrado')).toBeTruthy();
});

test('the list announces where one is, of how many', async () => {
  const queue = await showQueue(createQueueServer(Array.from({ length: 250 }, (_, each) => `p${each}`)));
  await queue.press('j');
  expect(await queue.findByText('2 de 250')).toBeTruthy();
  expect(queue.container.querySelector('#row-p1')?.getAttribute('aria-setsize')).toBe('250');
});

const manyIds = Array.from({ length: 450 }, (_, each) => `p${each}`);

test('End goes to the very last of the list, of which only the top and the end are loaded; from there the way leads back', async () => {
  const server = createQueueServer(manyIds);
  const queue = await showQueue(server);
  await queue.press('End');
  await waitFor(() => expect(queue.cursor()).toBe('p449'));
  expect(queue.opened()).toBe('p449');
  expect(await queue.findByText('450 de 450')).toBeTruthy();
  await queue.press('k');
  expect(queue.cursor()).toBe('p448');
  await queue.press('Home');
  expect(queue.cursor()).toBe('p0');
});

test('rows are loaded as they come into view, upwards from the end too', async () => {
  const queue = await showQueue(createQueueServer(manyIds));
  await queue.press('End');
  await waitFor(() => expect(queue.cursor()).toBe('p449'));
  const list = queue.getByRole('listbox');
  for (const [line, id] of [
    [380, 'p385'],
    [150, 'p155'],
  ] as const) {
    list.scrollTop = line * 56;
    await waitFor(() => expect(queue.container.querySelector(`#row-${id}`)?.textContent).toContain(`Produto ${id}`));
  }
});

test('pages are loaded as the cursor comes near their end', async () => {
  const queue = await showQueue(createQueueServer(manyIds, 20));
  await queue.hold('j', 15);
  await queue.letGo('j');
  await waitFor(() => expect(queue.container.querySelector('#row-p20')).not.toBeNull());
  await queue.hold('j', 10);
  await queue.letGo('j');
  expect(queue.cursor()).toBe('p25');
});

test('a decision that could not be written comes back under the cursor', async () => {
  const queue = await showQueue(createQueueServer(ids));
  const failed = refuse({ type: 'StorageFailed' as const, reason: 'quota' as const, message: 'QuotaExceededError' });
  Object.assign(queue.workbench.ledger, { act: () => Promise.resolve(failed) });
  const before = queue.cursor();
  await queue.press('a');
  expect([queue.cursor(), queue.listed()]).toEqual([before, ids]);
});
