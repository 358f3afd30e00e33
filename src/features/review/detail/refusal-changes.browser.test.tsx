import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { FieldChange, Listing, ListingStatus } from '#contract/listing.ts';
import { joinWarnings } from '#contract/warning.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider, type CommandsContextValue } from '#palette/context.tsx';
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
/** Another listing comes into the same place, as in the queue. */
let goOn: (changed: Partial<Listing>) => void = () => undefined;
afterEach(() => close());

interface Shown extends Partial<Listing> {
  readonly warnings?: readonly string[];
  readonly answer?: string;
}

const show = (
  changes: readonly FieldChange[],
  status: ListingStatus = 'pending',
  { warnings = ['wigth'], answer, ...more }: Shown = {},
): CommandsContextValue['contexts'] => {
  const commands = someCommands();
  const { contexts } = commands;
  const refusal = { by, at: '2026-11-21T12:00:00.000Z', warning: joinWarnings(warnings), changes: [...changes], answer: answer ?? null };
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  const render = (changed: Partial<Listing>): void =>
    root.render(
      <LocaleProvider locale="br">
        <CommandsContextProvider value={commands}>
          <RefusalChanges listing={aListing({ status, refusal, ...more, ...changed })} />
        </CommandsContextProvider>
      </LocaleProvider>,
    );
  render({});
  goOn = render;
  close = () => {
    root.unmount();
    host.remove();
  };
  return contexts;
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

const reasons = () => page.getByRole('list', { name: 'Cada motivo e o que mudou' });
const checked = { findings: [], failed: [], images: [] };

test('each reason says whether it was answered, with what changed of it; what is of none stands after them', async () => {
  const price: FieldChange = { field: 'price', before: 'R$ 99,90', after: 'R$ 79,90' };
  const weight: FieldChange = { field: 'dimensions', before: '40 × 20 × 20 cm, 0 g', after: '40 × 20 × 20 cm, 900 g' };
  show([price, weight], 'pending', { warnings: ['wigth', 'image', 'Foto sem a base'], checked });
  const said = (n: number) => reasons().element().children[n]?.textContent;
  await expect.element(reasons()).toBeVisible();
  expect(said(0)).toMatch(/^Peso incorretoRespondidoNada mais é encontrado ali.*removido: 0;.*acrescentado: 900;/u);
  expect(said(1)).toBe('Imagem incorretaNão respondidoNada mudou ali');
  expect(said(2)).toBe('Foto sem a baseNão respondidoNada mudou ali');
  await expect.element(page.getByRole('heading', { name: 'Outras mudanças' })).toBeVisible();
  await expect.element(page.getByText('Diferença: −R$ 20,00 (-20%)', { exact: true })).toBeVisible();
});

test('while it is refused, what was not answered is what there is to correct', async () => {
  show([], 'refused', { warnings: ['image'] });
  await expect.element(reasons()).toHaveTextContent('Imagem incorretaA corrigirNada mudou ali');
});

test('the answer is read as it was written: no link, no tag', async () => {
  const answer = 'Veja <b>www.exemplo.com.br</b>\nou ligue (11) 98765-4321';
  show([], 'pending', { answer });
  await expect.element(page.getByText('Veja <b>www.exemplo.com.br</b>')).toBeVisible();
  expect(document.querySelector('.detail-answer q')?.textContent).toBe(answer);
  expect(document.querySelectorAll('.detail-changes a')).toHaveLength(0);
});

test('a reason of three thousand characters breaks its line, and nothing is wider than the page', async () => {
  await page.viewport(390, 800);
  show([], 'pending', { warnings: ['x'.repeat(3000)], answer: 'y'.repeat(500) });
  await expect.element(reasons()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('its key opens the first pair of pictures that changed, side by side', async () => {
  const [kept, was, is] = ['/v2/image/1.jpg', '/v2/image/2.jpg', '/v2/image/3.jpg'];
  const contexts = show([{ field: 'image', before: `${kept} ${was}`, after: `${kept} ${is}` }], 'pending', { warnings: ['image'] });
  await expect.element(page.getByRole('button', { name: 'Comparar imagens' })).toBeVisible();
  await contexts.state().handlers.get('queue.compareImages')?.();
  await expect.element(page.getByRole('dialog', { name: 'Imagem 2 de 2, antes e depois' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Lado a lado/u })).toHaveAttribute('aria-pressed', 'true');
});

test('where another listing comes into its place, nothing is compared of the one before', async () => {
  const [was, is] = ['/v2/image/2.jpg', '/v2/image/3.jpg'];
  const contexts = show([{ field: 'image', before: was, after: is }], 'pending', { warnings: ['image'] });
  await expect.element(page.getByRole('button', { name: 'Comparar imagens' })).toBeVisible();
  await contexts.state().handlers.get('queue.compareImages')?.();
  await expect.element(page.getByRole('dialog', { name: 'Imagem 1 de 1, antes e depois' })).toBeVisible();
  goOn({ publishId: 'another' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Comparar imagens' })).toBeVisible();
});

test('pictures that only changed their order have nothing to be compared', async () => {
  const contexts = show([{ field: 'image', before: '/v2/image/1.jpg /v2/image/2.jpg', after: '/v2/image/2.jpg /v2/image/1.jpg' }]);
  await expect.element(reasons()).toBeVisible();
  expect(page.getByRole('button', { name: 'Comparar imagens' }).elements()).toHaveLength(0);
  expect(contexts.state().handlers.has('queue.compareImages')).toBe(false);
});
