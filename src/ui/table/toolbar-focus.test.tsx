import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import { FilterChips } from './filter-chips.tsx';
import type { TableQuery } from './query.ts';
import { Toolbar } from './toolbar.tsx';

const cell = (): string => '';
const columns: readonly Column<string>[] = ['Tipo', 'Marca'].map((title) => ({
  id: title,
  title,
  cell,
  value: cell,
  filter: { kind: 'text' },
}));
const text = { kind: 'text', text: 'a' } as const;
const begun = { filters: { Tipo: text, Marca: text }, search: '', sort: [], hidden: new Set() } as unknown as TableQuery;

const Tools = () => {
  const [query, setQuery] = useState(begun);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const start = async (): Promise<void> => setProgress({ done: 1, of: 2 });
  const step = (change: (before: TableQuery['filters']) => TableQuery['filters']): void =>
    setQuery((before) => ({ ...before, filters: change(before.filters) }));
  return (
    <Theme>
      <LocaleProvider locale="br">
        <Toolbar
          columns={columns}
          query={query}
          change={() => undefined}
          searchLabel={undefined}
          isNarrow={false}
          onResetColumns={null}
          download={{ progress, start, cancel: () => setProgress(null) }}
          print={{ isPreparing: progress !== null, start }}
        >
          {null}
        </Toolbar>
        <FilterChips columns={columns} filters={query.filters} onChange={step} />
      </LocaleProvider>
    </Theme>
  );
};

const press = async (name: RegExp): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

test('a filter that is taken back leaves the focus to the next one, and the last to where filters are set', async () => {
  render(<Tools />);
  await press(/^Tipo/u);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Marca/u })).toHaveFocus());
  await press(/^Limpar$/u);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrar Tabela' })).toHaveFocus());
});

test('a download keeps the focus on its button while it runs, and gives it back when it is given up', async () => {
  render(<Tools />);
  const button = screen.getByRole('button', { name: 'Download CSV' });
  await press(/^Download CSV$/u);
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: /Imprimir/u })).toBeEnabled();
  await press(/^Cancelar$/u);
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).not.toHaveAttribute('aria-disabled');
});
