import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

const other = { holder: { id: 'u2', name: 'Caio' }, until: '2999-01-01T00:00:00.000Z' };

const showAlike = async () => {
  const server = createQueueServer(['a', 'b', 'c', 'd', 'e']);
  const change = (id: string, changes: object): void => {
    const listing = server.listings.get(id);
    if (listing) server.listings.set(id, { ...listing, ...changes });
  };
  change('b', { gtin: null });
  change('d', { gtin: null });
  change('e', { gtin: null, lease: other });
  const queue = await showQueue(server);
  const groups = () => within(queue.getByRole('dialog', { name: 'Agrupar a fila' })).getAllByRole('option');
  return {
    ...queue,
    groups: () => groups().map((group) => group.textContent),
    selected: () =>
      within(queue.getByRole('listbox', { name: 'Anúncios pendentes' }))
        .getAllByRole('option', { selected: true })
        .map((row) => row.id.replace('row-', '')),
    decided: () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => [
        intent.command,
        (intent.args as { readonly publishId: string }).publishId,
        (intent.args as { readonly warning?: string }).warning,
      ]),
  };
};

test('m groups the queue; the ones with the same problem are refused once, by name', async () => {
  const queue = await showAlike();
  await queue.press('m');
  await waitFor(() => expect(queue.groups()).toEqual(['ProblemaEAN / GTIN3', 'EmpresaCasa da Ana3']));
  await queue.press('Enter');
  // The third is with somebody else.
  await waitFor(() => expect(queue.selected()).toEqual(['b', 'd']));
  expect(queue.getByText('O mesmo para estes 2: Produto b · Produto d')).toBeTruthy();
  await queue.press('r');
  const dialog = within(await queue.findByRole('dialog', { name: 'Detalhes a serem corrigidos' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Produto b', 'Produto d']);
  await queue.press('1');
  await queue.press('Enter');
  const [[, , warning = ''] = []] = queue.decided();
  expect(warning).not.toBe('');
  expect(queue.decided()).toEqual([
    ['listing.refuse', 'b', warning],
    ['listing.refuse', 'd', warning],
  ]);
});

test('a group of the whole queue is filtered to, and Ctrl+A takes all of it', async () => {
  const queue = await showAlike();
  await queue.press('m');
  await waitFor(() => expect(queue.groups()).toHaveLength(2));
  await queue.press('ArrowDown');
  await queue.press('Enter');
  await waitFor(() => expect(queue.getByRole('combobox', { name: 'Empresa' })).toHaveProperty('value', 'Casa da Ana'));
  await queue.press('a', { ctrlKey: true });
  await waitFor(() => expect(queue.selected()).toEqual(['a', 'b', 'c', 'd']));
  expect(await queue.findByText('1 ficou de fora: está com outra pessoa')).toBeTruthy();
});

test('a group of alike titles is looked for within what is filtered by already, and the list has the keys', async () => {
  const server = createQueueServer(['a', 'b', 'c']);
  for (const [id, listing] of server.listings)
    server.listings.set(id, { ...listing, title: id === 'c' ? 'Mesa' : 'Vaso Azul Alto Fosco', reasons: ['new'] });
  const queue = await showQueue(server, {}, { reason: 'new' });
  await queue.press('m');
  await within(queue.getByRole('dialog', { name: 'Agrupar a fila' })).findByRole('option', { name: /^Parecidos/u });
  await queue.press('Enter');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Anúncios pendentes'));
  expect(queue.getByRole('combobox', { name: 'Motivo' })).toHaveProperty('value', 'new');
  expect(queue.getByRole('searchbox', { name: 'Buscar na fila' })).toHaveProperty('value', 'vaso azul alto fosco');
});

test('another group does not come under the cursor while the dialog stands', async () => {
  const server = createQueueServer(['a', 'b', 'c', 'd']);
  const missing = (id: string, changes: object): void => {
    const listing = server.listings.get(id);
    if (listing) server.listings.set(id, { ...listing, ...changes, version: listing.version + 1 });
  };
  missing('a', { gtin: null });
  missing('b', { gtin: null });
  const queue = await showQueue(server);
  await queue.press('m');
  const first = () => within(queue.getByRole('dialog', { name: 'Agrupar a fila' })).getAllByRole('option')[0]?.textContent;
  await waitFor(() => expect(first()).toBe('ProblemaEAN / GTIN2'));
  for (const id of ['a', 'b', 'c', 'd']) missing(id, { gtin: '7891000100103', price: null });
  await queue.workbench.queryClient.refetchQueries();
  await queue.settle();
  expect(first()).toBe('ProblemaEAN / GTIN2');
});

test('what was selected all at once is not approved: nobody looked at it', async () => {
  const queue = await showAlike();
  await queue.press('a', { ctrlKey: true });
  await queue.press('a');
  expect(queue.decided()).toEqual([]);
  expect(await queue.findByText('Selecionados de uma vez, sem olhar cada um: aprove pela folha de contato')).toBeTruthy();
});
