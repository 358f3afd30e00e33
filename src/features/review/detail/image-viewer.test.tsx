import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ImageViewer } from './image-viewer.tsx';

test.each([
  { urls: ['/a.jpg', '/b.jpg'], fits: '← → outra imagem · Enter tamanho real · Esc fecha' },
  { urls: ['/a.jpg'], fits: 'Enter tamanho real · Esc fecha' },
])('the foot of the viewer says what keys do now, of $urls.length images', async ({ urls, fits }) => {
  render(
    <LocaleProvider locale="br">
      <ImageViewer urls={urls} shown={0} onShow={() => undefined} />
    </LocaleProvider>,
  );
  expect(screen.getByText(fits)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver em tamanho real' }));
  expect(screen.getByText('← → ↑ ↓ movem a imagem · Enter ajusta à janela · Esc fecha')).toBeVisible();
});
