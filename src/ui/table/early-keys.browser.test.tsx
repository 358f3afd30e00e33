import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Source } from './source.ts';
import { clearTable, farArticles, showTable, type Article } from './table-fixture.tsx';

beforeEach(async () => page.viewport(1200, 900));
afterEach(clearTable);

const grid = (): HTMLElement => page.getByRole('grid', { name: 'Artigos' }).element() as HTMLElement;
const active = (): string | null => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const press = async (keys: string): Promise<void> => {
  await vi.waitFor(() => grid().focus());
  await userEvent.keyboard(keys);
};

/** A server of 500 rows, 200 of them found by any word, that answers what it was asked when it is told to. */
const slowArticles = (rows = 500): { readonly source: Source<Article>; readonly answer: () => void } => {
  const waiting: (() => void)[] = [];
  return {
    source: {
      fetch: async (ask, signal) => {
        await new Promise<void>((resolve) => void waiting.push(resolve));
        return farArticles(ask.query.search === '' ? rows : 200).fetch(ask, signal);
      },
    },
    answer: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
};
/** The row the keys are on, once everything that is asked for on the way there is answered. */
const comesTo = (row: string, answer: () => void): Promise<void> =>
  vi.waitFor(() => {
    answer();
    expect(active()).toContain(row);
  });

test('keys that are pressed before the first rows are here lead to the rows they mean', async () => {
  const { source, answer } = slowArticles();
  await showTable({ source, mode: 'scroll' });
  await press('{End}{ArrowUp}');
  expect(active()).toBeNull();
  await comesTo('Artigo 498', answer);
});

test('keys that are pressed while a search is on its way mean what it finds', async () => {
  const { source, answer } = slowArticles();
  await showTable({ source, mode: 'scroll' });
  await press('{ArrowDown}');
  await comesTo('Artigo 0', answer);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('artigo');
  await vi.waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'true'));
  await press('{End}');
  await comesTo('Artigo 199', answer);
});

test('keys that are pressed while a page is turned mean the page that comes', async () => {
  const { source, answer } = slowArticles();
  await showTable({ source });
  await press('{PageDown}');
  await vi.waitFor(() => {
    answer();
    expect(page.getByText('11–20 de 500').query()).not.toBeNull();
  });
  await press('{PageDown}{End}');
  await comesTo('Artigo 29', answer);
});

test('pages that are turned before it is known how many there are end on the first row of the last one', async () => {
  const { source, answer } = slowArticles(15);
  await showTable({ source });
  await press('{PageDown}{PageDown}{PageDown}');
  expect(active()).toBeNull();
  await comesTo('Artigo 10', answer);
});
