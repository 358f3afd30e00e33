import { cleanup, render } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ImageViewer } from './image-viewer.tsx';

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
