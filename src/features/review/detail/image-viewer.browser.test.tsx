import { cleanup, render } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { useState, type SyntheticEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ImageViewer } from './image-viewer.tsx';
import './detail.css';

afterEach(cleanup);

test.each([
  { urls: ['/a.jpg', '/b.jpg'], fits: '← → outra imagem · Enter tamanho real · Esc fecha' },
  { urls: ['/a.jpg'], fits: 'Enter tamanho real · Esc fecha' },
])('the foot of the viewer says what keys do now, of $urls.length', async ({ urls, fits }) => {
  render(
    <LocaleProvider locale="br">
      <ImageViewer urls={urls} before={null} shown={0} onShow={() => undefined} />
    </LocaleProvider>,
  );
  await expect.element(page.getByText(fits, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver em tamanho real' }).click();
  await expect.element(page.getByText('← → ↑ ↓ movem a imagem · Enter ajusta à janela · Esc fecha')).toBeVisible();
});

/** A picture of one colour, by whose address it is told from the others. */
const picture = (colour: string): string => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2000, 1500];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 2000, 1500);
  return canvas.toDataURL('image/png');
};
const [white, red, blue, green] = ['white', 'red', 'blue', 'green'].map(picture) as [string, string, string, string];

const Compared = ({ before, urls }: { readonly before: readonly string[]; readonly urls: readonly string[] }) => {
  const [shown, setShown] = useState<number | null>(0);
  return (
    <LocaleProvider locale="br">
      <ImageViewer urls={urls} before={before} shown={shown} onShow={setShown} startsIn="side" />
    </LocaleProvider>
  );
};
const frame = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.image-compare');
  if (!found) throw new Error('nothing is compared');
  return found;
};
/** How each of the two is enlarged, and about which spot. */
const views = () =>
  [...frame().querySelectorAll('img')].map((each) => [getComputedStyle(each).scale, getComputedStyle(each).transformOrigin]);
const share = (): string => frame().style.getPropertyValue('--share');

test('before and after are held against each other in three ways, by keys alone', async () => {
  render(<Compared before={[red]} urls={[blue]} />);
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
  expect([...frame().querySelectorAll('img')].map(({ src }) => src)).toEqual([red, blue]);
  await userEvent.keyboard('3');
  await expect.element(page.getByRole('slider', { name: 'Onde começa o depois' })).toHaveValue('50');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(share()).toBe('60');
  expect(getComputedStyle(frame().querySelector('[data-kind=after]') ?? frame()).clipPath).toBe('inset(0px 0px 0px 60%)');
  await userEvent.keyboard('4');
  await expect.element(page.getByRole('slider', { name: 'Quanto se vê do depois' })).toHaveValue('50');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(getComputedStyle(frame().querySelector('[data-kind=after]') ?? frame()).opacity).toBe('0.45');
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('button', { name: 'Ver em tamanho real' })).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(page.getByRole('dialog', { name: 'Imagem 1 de 1, antes da correção' })).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the keys of the ways work from the curtain’s own line too, and the focus is on the pictures again', async () => {
  render(<Compared before={[red]} urls={[blue]} />);
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
  await userEvent.keyboard('3');
  await userEvent.click(page.getByRole('slider', { name: 'Onde começa o depois' }));
  await expect.element(page.getByRole('slider', { name: 'Onde começa o depois' })).toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
});

test('in a form, which a listing’s page is, the curtain’s line neither edits it nor sends it: Enter enlarges', async () => {
  const heard: string[] = [];
  const hear = (event: SyntheticEvent): void => {
    event.preventDefault();
    heard.push(event.type);
  };
  render(
    <form onSubmit={hear} onInput={hear}>
      <Compared before={[red]} urls={[blue]} />
      <button type="submit">Salvar!</button>
    </form>,
  );
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
  await userEvent.keyboard('3');
  await userEvent.click(page.getByRole('slider', { name: 'Onde começa o depois' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect([share(), heard]).toEqual(['55', []]);
  await expect.element(page.getByRole('button', { name: 'Ver as duas inteiras' })).toBeVisible();
});

test.each(['2', '3', '4'])('enlarged by Enter and moved by arrows, both show the same spot of both (mode %s)', async (mode) => {
  render(<Compared before={[red]} urls={[blue]} />);
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
  await userEvent.keyboard(mode);
  await expect.poll(() => [...frame().querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth === 2000)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Ver as duas inteiras' })).toHaveFocus();
  const [[whole, middle] = [], other] = views();
  expect(Number(whole)).toBeGreaterThanOrEqual(2);
  expect(other).toEqual([whole, middle]);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const [before, after] = views();
  expect(before?.[1]).not.toBe(middle);
  expect(after).toEqual(before);
});

test('the arrows go from one pair that changed to the next, past those that stayed', async () => {
  render(<Compared before={[red, white, green]} urls={[blue, white]} />);
  await expect.element(page.getByRole('dialog', { name: 'Imagem 1 de 3, antes e depois' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Imagem 3 de 3, antes e depois' })).toBeVisible();
  await expect.element(page.getByText('Não há mais imagem')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Imagem 1 de 3, antes e depois' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ampliar as duas' })).toHaveFocus();
});
