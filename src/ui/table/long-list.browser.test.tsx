import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Column } from './column.ts';
import { clearTable, farArticles, rules, showTable, type Article } from './table-fixture.tsx';

const million = 1_000_000;
beforeEach(async () => page.viewport(1200, 900));
afterEach(async () => {
  vi.restoreAllMocks();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  clearTable();
});

const grid = (): HTMLElement => page.getByRole('grid', { name: 'Artigos' }).element() as HTMLElement;
const frames = async (count: number): Promise<void> => {
  for (let each = 0; each < count; each += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Indexes of the rows seen, from the top; rows on their way are negative. */
const seen = (): readonly number[] => {
  const view = grid().getBoundingClientRect();
  const top = view.top + (grid().querySelector('.table-head')?.clientHeight ?? 0);
  return [...grid().querySelectorAll<HTMLElement>('.table-body [role="row"]')]
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > top + 1 && box.top < view.bottom - 1)
    .toSorted((one, other) => one.box.top - other.box.top)
    .map(({ row }) => (Number(row.getAttribute('aria-rowindex')) - 2) * (row.hasAttribute('aria-busy') ? -1 : 1));
};

/** Every pixel of the view has its row, and the rows are one after another. */
const expectFull = (): void => {
  const rows = seen();
  expect(rows.length).toBeGreaterThanOrEqual(11);
  expect(rows).toEqual(rows.map((_, at) => (rows[0] ?? 0) + at));
};

const showLong = async () => {
  const table = await showTable({ source: farArticles(million), mode: 'scroll', isSelectable: true });
  await expect.element(page.getByText('1.000.000 linhas')).toBeVisible();
  await vi.waitFor(expectFull);
  return table;
};

test('the scroll area is 499 px high and holds a screenful of rows, not the list', async () => {
  await showLong();
  expect(grid().getBoundingClientRect().height).toBeLessThanOrEqual(499);
  expect(grid().querySelectorAll('[role="row"]').length).toBeLessThan(60);
});

test('the last of a million rows is reached by End and by pulling the bar, the first by Home', async () => {
  await showLong();
  grid().focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(seen().at(-1)).toBe(million - 1));
  expectFull();
  expect(grid().getAttribute('aria-activedescendant')).toMatch(/-999999$/u);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(seen()[0]).toBe(0));
  grid().scrollTop = grid().scrollHeight;
  await vi.waitFor(() => expect(seen().at(-1)).toBe(million - 1));
  expectFull();
});

test('wheel notches move row by row anywhere in the list, and never show a gap', async () => {
  await showLong();
  grid().scrollTop = grid().scrollHeight / 2;
  await vi.waitFor(expectFull);
  let before = seen()[0] ?? 0;
  expect(before).toBeGreaterThan(400_000);
  for (let notch = 0; notch < 10; notch += 1) {
    grid().scrollTop += 120;
    await frames(2);
    const rows = seen().map(Math.abs);
    expect(rows).toEqual(rows.map((_, at) => (rows[0] ?? 0) + at));
    const step = (rows[0] ?? 0) - before;
    expect(step).toBeGreaterThanOrEqual(2);
    expect(step).toBeLessThanOrEqual(4);
    before = rows[0] ?? 0;
  }
});

test('the active row stays in the document when the list is scrolled away from it', async () => {
  await showLong();
  grid().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  grid().scrollTop = 2_000_000;
  await vi.waitFor(() => expect(seen()[0]).toBeGreaterThan(1000));
  expect(document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Artigo 1');
});

test('all that match can be meant without any of them being loaded', async () => {
  const table = await showLong();
  await page.getByRole('checkbox', { name: 'Selecionar as linhas mostradas' }).click();
  await expect.element(page.getByRole('toolbar')).toHaveTextContent('1.000.000 linha(s) selecionadas');
  expect(table.address()).toEqual({ selected: '*' });
});

test('on paper all shown columns stand under a heading that each sheet repeats, and nothing else', async () => {
  await showTable({ count: 30 });
  await expect.element(page.getByText('1–10 de 30')).toBeVisible();
  const screen = grid();
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const sheet = document.querySelector('.table-print');
  expect(getComputedStyle(sheet?.querySelector('thead') ?? document.body).display).toBe('table-header-group');
  expect([...(sheet?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual(['Nome', 'Tipo', 'Preço']);
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(30);
  expect(screen.checkVisibility()).toBe(false);
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('.table-print')).toBeNull());
});

test('the download holds every row that matches, not those of the page, as Excel reads it', async () => {
  const saved: { readonly name: string; readonly blob: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:it', blob as Blob);
    return 'blob:it';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob)
      saved.push({
        name: this.download,
        blob: blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
      });
  });
  await showTable({ count: 250, search: { kind: 'a', hide: 'kind' } });
  await expect.element(page.getByText('1–10 de 84')).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.blob) ?? '';
  expect(saved[0]?.name).toBe('tableDownload.csv');
  expect(text.startsWith('\u{FEFF}Nome,Preço,Código\r\nArtigo 0,-10,A0\r\n')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(85);
});

test('a download is given up half way and saves nothing', async () => {
  const save = vi.spyOn(URL, 'createObjectURL');
  const answers: (() => void)[] = [];
  const source = farArticles(1000);
  const slow: typeof source = {
    fetch: async (ask, signal) => {
      if (ask.limit === 100) await new Promise<void>((resolve) => answers.push(resolve));
      return source.fetch(ask, signal);
    },
  };
  await showTable({ source: slow });
  await expect.element(page.getByText('1–10 de 1.000')).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await expect.element(page.getByText('Baixando 100 de 1.000')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  answers[1]?.();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

const offered: Column<Article> = {
  id: 'act',
  title: 'Ação',
  cell: () => (
    <button type="button" style={{ height: 32 }}>
      Comprar
    </button>
  ),
  inCard: 'foot',
};
const told: Column<Article> = { id: 'told', title: 'Situação', cell: () => 'Esgotado desde ontem, volta amanhã', inCard: 'line' };

/** The cards in view, from the top. */
const cards = (): readonly HTMLElement[] =>
  [...grid().querySelectorAll<HTMLElement>('.table-body [role="row"]')].toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
const boxesIn = (card: HTMLElement): readonly DOMRect[] => [...card.children].map((cell) => cell.getBoundingClientRect());

test.each([
  ['values in pairs', []],
  ['a line of its own between two', [told]],
  ['what is pressed', [offered]],
  ['both', [offered, told]],
])('at 600 px each card of a long list holds its values, eight pixels from the next: %s', async (_what, more) => {
  await page.viewport(390, 800);
  const [name, kind, ...others] = rules.columns;
  const columns = [name, kind, ...more, ...others].filter((column) => column !== undefined);
  await showTable({ source: farArticles(million), mode: 'scroll', isSelectable: true, rules: { ...rules, columns } });
  await vi.waitFor(() => expect(seen()[0]).toBe(0));
  const [first, second] = cards();
  if (!first || !second) throw new Error('No two cards');
  const box = first.getBoundingClientRect();
  expect(Math.round(second.getBoundingClientRect().top - box.bottom)).toBe(8);
  const lowest = Math.max(...boxesIn(first).map(({ bottom }) => bottom));
  expect(box.bottom - lowest).toBeGreaterThanOrEqual(8);
  expect(box.bottom - lowest).toBeLessThan(12);
});

test('at 600 px what is pressed stands at the foot of a card, after all values, and is not cut', async () => {
  await page.viewport(390, 800);
  await showTable({ source: farArticles(million), mode: 'scroll', rules: { ...rules, columns: [offered, ...rules.columns] } });
  await vi.waitFor(() => expect(seen()[0]).toBe(0));
  const [card] = cards();
  const button = card?.querySelector('button');
  if (!card || !button) throw new Error('No card with a button');
  expect(card.textContent).toMatch(/Nome.*Artigo 0.*Preço.*Comprar$/u);
  const { left, top, bottom } = button.getBoundingClientRect();
  expect([top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 9, y))).toEqual([button, button]);
  expect(Math.max(...boxesIn(card).map((box) => box.bottom))).toBeLessThanOrEqual(Math.ceil(bottom));
});
