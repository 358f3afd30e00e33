import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ListingIssues } from './listing-issues.tsx';
import type { ImageRun } from './use-image-run.ts';

const images = { errors: () => [] } as unknown as ImageRun;
const show = (warning: string): void =>
  void render(
    <LocaleProvider locale="br">
      <ListingIssues issues={[]} failed={[]} images={images} warning={warning} />
    </LocaleProvider>,
  );

test('no problem is said only where nobody pointed one out', () => {
  show('');
  expect(screen.getByText('Nenhum problema encontrado em título, EAN, preço, medidas, imagens e ficha técnica')).toBeVisible();
});

test('observations are problems: above them nothing says that there is none', () => {
  show('wigth');
  expect(screen.queryByText(/^Nenhum problema/u)).toBeNull();
  expect(screen.getByRole('region', { name: '1 problema' })).toHaveTextContent('Observações atuais: Peso incorreto');
});
