import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTableMemory } from './table-memory.ts';
import { clearTable, farArticles, showTable } from './table-fixture.tsx';

beforeEach(async () => page.viewport(1200, 900));
afterEach(clearTable);

const grid = page.getByRole('grid', { name: 'Artigos' });
const active = (): string | null => {
  const id = grid.element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
const focusGrid = (): void => (grid.element() as HTMLElement).focus();

test('whoever comes back to a page is on the row again, and sees it', async () => {
  const memory = createTableMemory();
  const back = { memory, search: { rows: '100', page: '2' }, source: farArticles(500) };
  await showTable(back);
  await expect.element(page.getByText('Artigo 100', { exact: true })).toBeVisible();
  focusGrid();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(active()).toContain('Artigo 199'));
  clearTable();
  window.scrollTo(0, 0);
  await showTable(back);
  await vi.waitFor(() => expect(active()).toContain('Artigo 199'));
  await expect.element(page.getByText('Artigo 199', { exact: true })).toBeInViewport();
  expect(document.activeElement).toBe(grid.element());
});

test('the focus that the shell gave to the page, for want of a title, is no reason to stay off the row', async () => {
  const memory = createTableMemory();
  const back = { memory, search: { rows: '100' }, source: farArticles(500) };
  await showTable(back);
  await expect.element(page.getByText('Artigo 1', { exact: true })).toBeVisible();
  focusGrid();
  await userEvent.keyboard('{ArrowDown}');
  clearTable();
  const shell = document.createElement('main');
  shell.tabIndex = -1;
  document.body.append(shell);
  onTestFinished(() => shell.remove());
  shell.focus();
  await showTable(back);
  await vi.waitFor(() => expect(document.activeElement).toBe(grid.element()));
});

test.each(['pages', 'scroll'] as const)(
  'who turns back before the next page was there is on the row again, in a list of %s',
  async (mode) => {
    const table = await showTable({
      memory: createTableMemory(),
      mode,
      search: mode === 'pages' ? { rows: '100' } : {},
      source: farArticles(500),
    });
    await expect.element(page.getByText('Artigo 1', { exact: true })).toBeVisible();
    focusGrid();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(active()).toContain(mode === 'pages' ? 'Artigo 99' : 'Artigo 499'));
    table.leave();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
    table.turnBack();
    await vi.waitFor(() => expect(document.activeElement).toBe(grid.element()));
    await expect.element(page.getByText(mode === 'pages' ? 'Artigo 99' : 'Artigo 499', { exact: true })).toBeInViewport();
  },
);

test('who is back and asks for other rows is not taken to the row that was left', async () => {
  const memory = createTableMemory();
  const back = { memory, search: { rows: '100' } };
  await showTable(back);
  await expect.element(page.getByText('Artigo 1', { exact: true })).toBeVisible();
  focusGrid();
  await userEvent.keyboard('{End}');
  clearTable();
  await showTable(back);
  await vi.waitFor(() => expect(active()).toContain('Artigo 99'));
  const search = page.getByRole('searchbox');
  await search.fill('Artigo 499');
  await expect.element(grid.getByText('Artigo 499', { exact: true })).toBeVisible();
  window.scrollTo(0, 0);
  await search.clear();
  await expect.element(page.getByText('Artigo 99', { exact: true })).toBeInTheDocument();
  await expect.element(search).toBeInViewport();
});
