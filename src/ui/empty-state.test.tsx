import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { EmptyState } from './empty-state.tsx';

test.each([
  ['list', 'Lista vazia'],
  ['search', 'Nenhum registro encontrado'],
  ['table', 'Sem registros para mostrar'],
  ['options', 'Sem opções'],
] as const)('nothing in a %s is said in the words of the specification', (kind, text) => {
  render(
    <LocaleProvider locale="br">
      <EmptyState kind={kind} />
    </LocaleProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});

test('a page that is nothing but empty has its heading', () => {
  render(
    <LocaleProvider locale="br">
      <EmptyState isPage title="Página não encontrada" />
    </LocaleProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada');
});
