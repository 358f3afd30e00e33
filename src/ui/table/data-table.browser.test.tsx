import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chosen, RowResult } from './use-delete.ts';
import { clearTable, showTable } from './table-fixture.tsx';

beforeEach(async () => page.viewport(1200, 900));
afterEach(clearTable);

const grid = page.getByRole('grid', { name: 'Artigos' });
const rows = grid.getByRole('row');
/** What stands in the first cells of the first rows, box left out. */
const names = (count: number, cell = 0): readonly (string | null)[] =>
  [...grid.element().querySelectorAll('.table-body [role="row"]')]
    .slice(0, count)
    .map((row) => row.querySelectorAll('[role="gridcell"]:not(.table-cell-box)')[cell]?.textContent ?? null);
const active = (): string | null => {
  const id = grid.element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
const focusGrid = (): void => (grid.element() as HTMLElement).focus();
const heading = (name: string) => page.getByRole('columnheader', { name });

describe('pages', () => {
  test('ten rows at first, five page buttons, jumps of ten, and the place in the URL', async () => {
    const table = await showTable();
    await expect.element(page.getByText('1–10 de 500')).toBeVisible();
    await page.getByRole('button', { name: 'Avançar até 10 páginas' }).click();
    expect(table.address()).toEqual({ page: '11' });
    expect(names(1)).toEqual(['Artigo 100']);
    await page.getByRole('button', { name: 'Próxima Página' }).click();
    const rowsPerPage = page.getByRole('combobox', { name: 'Linhas por Página:' });
    expect([...rowsPerPage.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '15', '100']);
    await rowsPerPage.selectOptions('15');
    expect(table.address()).toEqual({ rows: '15' });
    expect(names(20)).toHaveLength(15);
    await page.getByRole('combobox', { name: 'Pular para página:' }).selectOptions('5');
    await expect.element(page.getByText('61–75 de 500')).toBeVisible();
  });

  test('a link beyond the end shows the last page', async () => {
    const table = await showTable({ search: { page: '999' } });
    await expect.element(page.getByText('491–500 de 500')).toBeVisible();
    expect(table.address()).toEqual({ page: '50' });
  });

  test('the list to jump to has a thousand pages at most', async () => {
    await showTable({ count: 20_000 });
    await expect.element(page.getByText('1–10 de 20.000')).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Pular para página:' }).element().querySelectorAll('option')).toHaveLength(1000);
  });
});

test('a heading sorts up, down and not at all, and says so', async () => {
  const table = await showTable();
  const price = page.getByRole('button', { name: 'Preço', exact: true });
  await price.click();
  await expect.element(heading('Preço')).toHaveAttribute('aria-sort', 'ascending');
  expect([table.address()['sort'], names(1, 2)]).toEqual(['price', ['-10']]);
  await price.click();
  await expect.element(heading('Preço')).toHaveAttribute('aria-sort', 'descending');
  expect(table.address()['sort']).toBe('-price');
  await price.click();
  await expect.element(heading('Preço')).toHaveAttribute('aria-sort', 'none');
  expect(table.address()).toEqual({});
});

describe('search and filters', () => {
  test('a search narrows as one types and is taken back from the empty list', async () => {
    const table = await showTable();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('artigo 499');
    await expect.element(page.getByText('1–1 de 1')).toBeVisible();
    expect(table.address()).toEqual({ search: 'artigo 499' });
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('nenhum');
    await expect.element(page.getByText('Nenhum registro encontrado')).toBeVisible();
    await grid.getByRole('button', { name: 'Limpar' }).click();
    await expect.element(page.getByText('1–10 de 500')).toBeVisible();
  });

  test('a filter of the panel is a chip, and the chip takes it back', async () => {
    const table = await showTable();
    await page.getByRole('button', { name: 'Filtrar Tabela' }).click();
    await page.getByRole('checkbox', { name: 'Tipo b' }).click();
    await expect.element(page.getByText('1–10 de 167')).toBeVisible();
    expect(table.address()).toEqual({ kind: 'b' });
    await userEvent.keyboard('{Escape}');
    await page.getByTitle('Remover filtro Tipo').click();
    expect(table.address()).toEqual({});
  });

  test('an empty table says the specified words', async () => {
    await showTable({ count: 0 });
    await expect.element(page.getByText('Sem registros para mostrar')).toBeVisible();
  });
});

describe('columns', () => {
  test('are shown and hidden, and the URL says which', async () => {
    const table = await showTable();
    await page.getByRole('button', { name: 'Ver Colunas' }).click();
    await expect.element(page.getByText('Mostrar Colunas')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Código' }).click();
    await page.getByRole('checkbox', { name: 'Tipo' }).click();
    expect(table.address()).toEqual({ hide: 'kind' });
    expect(names(1, 2)).toEqual(['A0']);
  });

  test('are moved by Space and arrows, and stand there the next time', async () => {
    const remember = { owner: 'u1', table: 'articles' };
    await showTable({ remember });
    await expect.element(rows.nth(1)).toBeVisible();
    (page.getByRole('button', { name: 'Nome', exact: true }).element() as HTMLElement).focus();
    // The way to move it is fetched now; the heading keeps the focus.
    await expect.element(page.getByRole('button', { name: 'Nome', exact: true })).toHaveAttribute('aria-describedby');
    await expect.element(page.getByRole('button', { name: 'Nome', exact: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Nome, posição 1 de 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Nome, posição 2 de 3')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await vi.waitFor(() => expect(names(1)).toEqual(['a']));
    const kept = localStorage.getItem('table:u1:articles') ?? '';
    clearTable();
    localStorage.setItem('table:u1:articles', kept);
    await showTable({ remember });
    await vi.waitFor(() => expect(names(1)).toEqual(['a']));
  });

  test('are dragged by the pointer, gliding for 300 ms, and the drag does not sort', async () => {
    const table = await showTable();
    const heading = page.getByRole('button', { name: 'Nome', exact: true });
    // The way to move it is fetched while the pointer comes near.
    await heading.hover();
    await expect.element(heading).toHaveAttribute('aria-describedby');
    // Those that make room, told by the browser as each begins to move.
    const glides = new Set<string>();
    const onGlide = ({ propertyName, target }: TransitionEvent): void => {
      if (propertyName === 'transform') glides.add(getComputedStyle(target as Element).transitionDuration);
    };
    document.addEventListener('transitionrun', onGlide);
    await heading.dropTo(page.getByRole('button', { name: 'Preço', exact: true }), { steps: 12 });
    await vi.waitFor(() => expect(names(1, 2)).toEqual(['Artigo 0']));
    document.removeEventListener('transitionrun', onGlide);
    expect([...glides]).toEqual(['0.3s']);
    expect(table.address()).toEqual({});
  });

  test('are one stop each on the way to the rows, their width none', async () => {
    await showTable();
    await expect.element(rows.nth(1)).toBeVisible();
    const stops = [...grid.element().querySelectorAll('[role=columnheader] :is(button, [tabindex])')].filter(
      (each) => (each as HTMLElement).tabIndex === 0,
    );
    expect(stops).toHaveLength(grid.element().querySelectorAll('[role=columnheader] .table-head-button').length);
  });

  test('are as wide as keys and pointer make them, and the rows follow', async () => {
    await showTable({ remember: { owner: 'u1', table: 'articles' } });
    const splitter = page.getByRole('separator', { name: 'Largura de Nome' });
    await expect.element(rows.nth(1)).toBeVisible();
    const width = (): number => Number(splitter.element().getAttribute('aria-valuenow'));
    // Declared as 200 px, it takes up what room is left, once that was measured.
    await vi.waitFor(() => expect(width()).toBeGreaterThan(200));
    const before = width();
    (page.getByRole('button', { name: 'Nome', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await expect.element(splitter).toHaveFocus();
    await expect.element(splitter).toHaveAttribute('aria-valuenow', `${before - 32}`);
    const cell = grid.element().querySelector('.table-body [role="gridcell"]');
    expect(Math.round(cell?.getBoundingClientRect().width ?? 0)).toBe(before - 32);
    await splitter.dropTo(page.getByRole('button', { name: 'Tipo', exact: true }), { steps: 12 });
    expect(Number(splitter.element().getAttribute('aria-valuenow'))).toBeGreaterThan(before - 32);
    expect(localStorage.getItem('table:u1:articles')).toContain('"name":');
  });
});

describe('rows by keyboard', () => {
  test('arrows, Home, End and the caller’s letters walk; PageDown turns the page; Enter opens', async () => {
    const opened: string[] = [];
    const table = await showTable({ keys: { j: 'down' }, onOpen: ({ id }) => opened.push(id) });
    await expect.element(rows.nth(1)).toBeVisible();
    focusGrid();
    await userEvent.keyboard('{ArrowDown}j');
    expect(active()).toContain('Artigo 1');
    await userEvent.keyboard('{End}');
    expect(active()).toContain('Artigo 9');
    await expect.element(page.getByText('10 de 500', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('{PageDown}');
    await vi.waitFor(() => expect(active()).toContain('Artigo 10'));
    expect(table.address()).toEqual({ page: '2' });
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['A10']);
  });

  test('a row says which it is of how many', async () => {
    await showTable();
    await expect.element(grid).toHaveAttribute('aria-rowcount', '501');
    expect(rows.nth(3).element().getAttribute('aria-rowindex')).toBe('4');
  });
});

describe('choosing', () => {
  test('x, Space and Shift with arrows choose, Ctrl+A means all that match, an excepted row stays out', async () => {
    const table = await showTable({ isSelectable: true, keys: { x: 'toggle' } });
    await expect.element(rows.nth(1)).toBeVisible();
    focusGrid();
    await userEvent.keyboard('{ArrowDown}x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(table.address()).toEqual({ selected: 'A0,A1,A2' });
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByRole('toolbar', { name: 'linha(s) selecionadas' })).toHaveTextContent('500 linha(s) selecionadas');
    await userEvent.keyboard(' ');
    expect(table.address()).toEqual({ selected: '*,A2' });
    await expect.element(page.getByRole('toolbar')).toHaveTextContent('499 linha(s) selecionadas');
    await userEvent.keyboard('{Escape}');
    expect(table.address()).toEqual({});
  });

  test('a link brings the selection back', async () => {
    await showTable({ isSelectable: true, search: { selected: '*,A1' } });
    await expect.element(page.getByRole('toolbar')).toHaveTextContent('499 linha(s) selecionadas');
    expect([1, 2].map((at) => rows.nth(at).element().getAttribute('aria-selected'))).toEqual(['true', 'false']);
  });

  test('a box with Shift chooses the stretch; the box over them the page', async () => {
    const table = await showTable({ isSelectable: true });
    await page.getByRole('checkbox', { name: 'Selecionar linha 2' }).click();
    await page.getByRole('checkbox', { name: 'Selecionar linha 4' }).click({ modifiers: ['Shift'] });
    expect(table.address()).toEqual({ selected: 'A1,A2,A3' });
    await page.getByRole('checkbox', { name: 'Selecionar as linhas mostradas' }).click();
    await expect.element(page.getByRole('toolbar')).toHaveTextContent('10 linha(s) selecionadas');
    await page.getByRole('button', { name: 'Selecionar todas as 500' }).click();
    expect(table.address()).toEqual({ selected: '*' });
  });

  test('another filter ends "all that match"', async () => {
    const table = await showTable({ isSelectable: true, search: { selected: '*' } });
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('artigo 4');
    await vi.waitFor(() => expect(table.address()).toEqual({ search: 'artigo 4' }));
  });

  test('deleting asks in the specified words; what could not be deleted stays chosen', async () => {
    const asked: Chosen[] = [];
    const onDelete = async (chosen: Chosen): Promise<readonly RowResult[]> => {
      asked.push(chosen);
      return [
        { id: 'A0', problem: null },
        { id: 'A1', problem: 'Em uso' },
      ];
    };
    const table = await showTable({ isSelectable: true, search: { selected: 'A0,A1' }, onDelete });
    await page.getByRole('button', { name: 'Apagar linhas selecionadas' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Deletar Registro(s)' })).toBeVisible();
    await expect.element(page.getByText('Deseja mesmo deletar o(s) registro(s) selecionado(s)?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
    await vi.waitFor(() => expect(table.address()).toEqual({ selected: 'A1' }));
    expect(asked.map(({ count }) => count)).toEqual([2]);
  });
});

test('at 600 px rows are cards of labels and values, sorted by a choice', async () => {
  await page.viewport(390, 800);
  const table = await showTable();
  await expect.element(rows.first()).toHaveTextContent(/Nome.*Artigo 0.*Preço/u);
  expect(page.getByRole('columnheader').elements()).toHaveLength(0);
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOptions('Preço: decrescente');
  expect(table.address()).toEqual({ sort: '-price' });
});
