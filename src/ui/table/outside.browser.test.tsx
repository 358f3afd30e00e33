import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSelected } from './selection.ts';
import { clearTable, showTable } from './table-fixture.tsx';
import type { Chosen, RowResult } from './use-delete.ts';

beforeEach(async () => page.viewport(1200, 900));
afterEach(clearTable);

const bar = page.getByRole('toolbar', { name: 'linha(s) selecionadas' });
const some = ['A0', 'A1', 'A2', 'A16', 'A77', 'A470'];

/** A table of which four rows are chosen by hand, deleted and handed to the caller's commands: whom did they reach? */
const showChosen = async (search: Readonly<Record<string, string>>) => {
  const reached: string[][] = [];
  const reach = (chosen: Chosen): void => void reached.push(some.filter((id) => isSelected(chosen.selection, id)));
  const onDelete = async (chosen: Chosen): Promise<readonly RowResult[]> => {
    reach(chosen);
    return [];
  };
  const table = await showTable({
    isSelectable: true,
    search,
    onDelete,
    chosenActions: (chosen) => (
      <button type="button" onClick={() => reach(chosen)}>
        Agir
      </button>
    ),
  });
  return { table, reached };
};
const act = (): Promise<void> => page.getByRole('button', { name: 'Agir' }).click();

test('what a search hides is counted apart and reached by no command', async () => {
  const { table, reached } = await showChosen({ selected: 'A0,A1,A2,A77' });
  await expect.element(bar).toHaveTextContent('4 linha(s) selecionadas');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('artigo 77');
  await expect.element(bar).toHaveTextContent('1 linha(s) selecionadas3 fora do filtro');
  await act();
  expect(reached).toEqual([['A77']]);
  expect(table.address()['selected']).toBe('A0,A1,A2,A77');
});

test('a pasted address that chooses what its filter hides acts on what is shown', async () => {
  const { reached } = await showChosen({ selected: 'A0,A1', kind: 'a' });
  await expect.element(bar).toHaveTextContent('1 linha(s) selecionadas1 fora do filtro');
  await act();
  expect(reached).toEqual([['A0']]);
});

test('when the filter hides all of them nothing is offered but to include them or let them go', async () => {
  const { table } = await showChosen({ selected: 'A0', search: 'artigo 77' });
  await expect.element(bar).toHaveTextContent('0 linha(s) selecionadas1 fora do filtro');
  expect(page.getByRole('button', { name: 'Agir' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Apagar linhas selecionadas' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Tirar da seleção' }).click();
  await vi.waitFor(() => expect(table.address()).toEqual({ search: 'artigo 77' }));
});

test('included, they are meant until another filter; without any filter they are shown again', async () => {
  const { reached } = await showChosen({ selected: 'A0,A77', search: 'artigo 77' });
  await page.getByRole('button', { name: 'Incluir' }).click();
  await expect.element(bar).toHaveTextContent('2 linha(s) selecionadas');
  await act();
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('artigo 470');
  await expect.element(bar).toHaveTextContent('0 linha(s) selecionadas2 fora do filtro');
  await search.fill('');
  await expect.element(bar).toHaveTextContent('2 linha(s) selecionadas');
  await act();
  expect(reached).toEqual([
    ['A0', 'A77'],
    ['A0', 'A77'],
  ]);
});

test('what the filter has shown stays meant when the list is sorted anew or its page is turned', async () => {
  const { reached } = await showChosen({ kind: 'a', selected: 'A0' });
  await expect.element(bar).toHaveTextContent('1 linha(s) selecionadas');
  await page.getByRole('button', { name: 'Próxima Página' }).click();
  await page.getByRole('button', { name: 'Preço', exact: true }).click();
  await expect.element(bar).toHaveTextContent(/^1 linha\(s\) selecionadasSelecionar/u);
  await act();
  expect(reached).toEqual([['A0']]);
});

test('those that were deleted are let go, those the filter hides stay chosen', async () => {
  const { table, reached } = await showChosen({ selected: 'A0,A77', search: 'artigo 77' });
  await page.getByRole('button', { name: 'Apagar linhas selecionadas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await vi.waitFor(() => expect(table.address()).toEqual({ selected: 'A0', search: 'artigo 77' }));
  expect(reached).toEqual([['A77']]);
});

test('Space on a shown row adds to what was chosen before, hidden or not', async () => {
  const { table } = await showChosen({ selected: 'A0', search: 'artigo 77' });
  const grid = page.getByRole('grid', { name: 'Artigos' });
  await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(table.address()['selected']).toBe('A0,A16');
  await expect.element(bar).toHaveTextContent('1 linha(s) selecionadas1 fora do filtro');
});
