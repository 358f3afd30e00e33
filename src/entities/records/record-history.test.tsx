import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { RecordHistory } from './record-history.tsx';

const shown = (history: readonly { readonly at: string; readonly userName: string | null }[], none?: string) =>
  render(
    <LocaleProvider locale="br">
      <RecordHistory history={history} {...(none !== undefined && { none })} say={({ at }) => ({ title: `Mudou ${at.slice(0, 4)}` })} />
    </LocaleProvider>,
  );

test('a record that nobody changed says so, in the words of its kind where it has some', () => {
  shown([]);
  expect(screen.getByRole('region', { name: 'Histórico' })).toHaveTextContent('Nada foi mudado até agora.');
  shown([], 'Nenhuma venda');
  expect(screen.getByText('Nenhuma venda')).toBeInTheDocument();
});

test('what happened to a record twice in one instant is told twice, each with who did it', () => {
  const at = '2026-11-22T12:00:00.000Z';
  shown([
    { at, userName: 'Rita' },
    { at, userName: null },
  ]);
  expect(screen.getAllByText('Mudou 2026')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Rita');
});
