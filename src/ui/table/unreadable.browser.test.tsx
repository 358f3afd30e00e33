import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearTable, farArticles, showTable } from './table-fixture.tsx';

beforeEach(async () => page.viewport(1200, 900));
afterEach(() => {
  vi.restoreAllMocks();
  clearTable();
});

const grid = page.getByRole('grid', { name: 'Artigos' });
const texts = (): readonly string[] =>
  [...grid.element().querySelectorAll('.table-body [role="row"]')].map(
    (row) => row.querySelector('[role="gridcell"]:not(.table-cell-box)')?.textContent ?? '',
  );
const articles = farArticles(12);
/** A server of twelve rows of which the second and the last do not fit. */
const sourceWith = (firstId: string): typeof articles => ({
  fetch: async (ask, signal) => {
    const { items, total } = await articles.fetch(ask, signal);
    const broken = [1, 11]
      .filter((at) => at >= ask.offset && at < ask.offset + items.length)
      .map((at) => ({ at: at - ask.offset, id: at === 1 ? firstId : null, issues: 'name: Invalid input' }));
    return { items: items.filter((_, at) => !broken.some((each) => each.at === at)), total, broken };
  },
});
const source = sourceWith('A1');

test.each(['pages', 'scroll'] as const)('in %s a row that could not be read stands in its place and says so', async (mode) => {
  const onOpen = vi.fn<() => void>();
  await showTable({ source, mode, isSelectable: true, onOpen });
  await expect.element(page.getByText('Linha não lida (A1): o que o servidor respondeu não tem a forma esperada')).toBeVisible();
  expect(texts().slice(0, 3)).toEqual(['Artigo 0', expect.stringContaining('Linha não lida'), 'Artigo 2']);
  expect(grid.element().getAttribute('aria-rowcount')).toBe('13');
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter} {ArrowDown}{Enter} ');
  expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 'A2' })]]);
  await expect.element(page.getByText('1 linha(s) selecionadas', { exact: true })).toBeVisible();
});

test('those shown are chosen all at once, and along a row that could not be read', async () => {
  await showTable({ source, isSelectable: true });
  await expect.element(page.getByText(/A1/u)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar as linhas mostradas' }).click();
  await expect.element(page.getByText('9 linha(s) selecionadas', { exact: true })).toBeVisible();
});

test('the download keeps the line with what it is, holds all others, and says so', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:it';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await showTable({ source });
  await expect.element(page.getByText(/A1/u)).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const lines = ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(13);
  expect([lines[1], lines[2], lines[3]]).toEqual([
    expect.stringMatching(/^Artigo 0,/u),
    expect.stringMatching(/^Linha não lida \(A1\)[^,]*,,/u),
    expect.stringMatching(/^Artigo 2,/u),
  ]);
  expect(lines[12]).toMatch(/^Linha não lida: [^,]*,,/u);
});

test('on a card the reason of a row that could not be read is read whole', async () => {
  await page.viewport(390, 800);
  await showTable({ source: sourceWith('A1'.repeat(60)) });
  const reason = page.getByText(/A1/u);
  await expect.element(reason).toBeVisible();
  const said = document.createRange();
  said.selectNodeContents(reason.element());
  const card = reason.element().closest('[role="row"]')?.getBoundingClientRect();
  expect(said.getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0);
  expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
});
