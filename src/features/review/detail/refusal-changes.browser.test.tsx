import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FieldChange, ListingStatus } from '#contract/listing.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { RefusalChanges } from './refusal-changes.tsx';
import './detail.css';

const by = { id: 'r', name: 'Rita' };
const text = 'Luminária de mesa com braço articulado de metal, base pesada e cabo de dois metros. ';
const ordinary: FieldChange = {
  field: 'description',
  before: `${text.repeat(3)}Cor preta.`,
  after: `${text.repeat(3)}Cor branca, fosca.`,
};

let close = (): void => undefined;
afterEach(() => close());

const show = (changes: readonly FieldChange[], status: ListingStatus = 'pending'): void => {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <LocaleProvider locale="br">
      <RefusalChanges
        refusal={{ by, at: '2026-11-21T12:00:00.000Z', warning: 'wigth', changes: [...changes], answer: null }}
        status={status}
      />
    </LocaleProvider>,
  );
  close = () => {
    root.unmount();
    host.remove();
  };
};
const box = (of: string): DOMRect => {
  const found = document.querySelector(of);
  if (!found) throw new Error(`no ${of}`);
  return found.getBoundingClientRect();
};

test('the words that changed are marked, and heard as removed and added', async () => {
  show([ordinary]);
  await expect.element(page.getByRole('deletion')).toHaveTextContent('removido: preta.;');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('acrescentado: branca, fosca.;');
});

test.each([
  [390, true],
  [1100, false],
])('at %i px before and after are each as wide as a sentence asks, one under the other: %s', async (width, isStacked) => {
  await page.viewport(width, 800);
  show([ordinary]);
  await expect.element(page.getByText('Depois')).toBeVisible();
  const [before, after] = [box('.detail-change-side'), box('.detail-change-side + .detail-change-side')];
  expect(before.bottom <= after.top).toBe(isStacked);
  for (const each of [before, after]) expect(each.width).toBeGreaterThan(240);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('where nothing changed that is said of nobody', async () => {
  show([], 'refused');
  await expect.element(page.getByText('Nada mudou desde a recusa')).toBeVisible();
  expect(document.body.textContent).not.toContain('seller');
});

test.each(['active', 'paused', 'processing'] as const)(
  'of a listing that is %s nobody asks any more why it was once refused',
  async (status) => {
    show([ordinary], status);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.querySelector('.detail-changes')).toBeNull();
  },
);
