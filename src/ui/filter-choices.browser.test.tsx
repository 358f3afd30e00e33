import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { Column } from './table/column.ts';
import { FilterPanel } from './table/filter-panel.tsx';
import type { TableQuery } from './table/query.ts';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

const companies = Array.from({ length: 40 }, (_, at) => ({ value: `e${at}`, label: `Loja São João ${at}` }));
const statuses = ['Sem resposta', 'Respondida', 'Moderada'].map((label) => ({ value: label.toLowerCase(), label }));

/** A filter that remembers, and whose options can change under it. */
const showFilter = (first?: string) => {
  const told = vi.fn<(value: string | undefined, isTyping: boolean) => void>();
  const Filter = ({ options }: { readonly options: typeof companies }) => {
    const [value, pick] = useState(first);
    return (
      <LocaleProvider locale="br">
        <Theme>
          <FilterSelect
            label="Empresa"
            all="Todas"
            value={value}
            options={options}
            onPick={(picked, isTyping) => {
              told(picked, isTyping);
              pick(picked);
            }}
          />
        </Theme>
      </LocaleProvider>
    );
  };
  const { rerender } = render(<Filter options={companies} />);
  return { told, offer: (options: typeof companies) => rerender(<Filter options={options} />) };
};

test('one of more than ten is found by typing; picked, it closes the panel and stands on the button; an emptied box takes it back', async () => {
  const { told } = showFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Empresa' }));
  expect(await screen.findByRole('combobox', { name: 'Empresa' })).toHaveFocus();
  await userEvent.keyboard('x{Backspace}joao 31{Enter}');
  expect(told).toHaveBeenCalledExactlyOnceWith('e31', false);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Empresa: Loja São João 31' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveFocus());
  await userEvent.clear(screen.getByRole('combobox', { name: 'Empresa' }));
  expect(told).toHaveBeenLastCalledWith(undefined, true);
});

test('all of more than ten are picked by the mouse, from the first row, which no word finds', async () => {
  const { told } = showFilter('e3');
  await userEvent.click(screen.getByRole('button', { name: 'Empresa: Loja São João 3' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Empresa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Todas' }));
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined, false);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Empresa' }));
  await userEvent.keyboard('todas');
  expect(await screen.findByText('Sem opções')).toBeVisible();
});

test('what is filtered by is named though it is offered no more: by its last name, and one never offered by its id', async () => {
  const { offer } = showFilter('e39');
  offer(companies.slice(0, 39));
  expect(screen.getByRole('button', { name: 'Empresa: Loja São João 39' })).toBeVisible();
  offer(companies.slice(0, 5));
  expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveDisplayValue('Loja São João 39');
  cleanup();
  showFilter('gone');
  expect(screen.getByRole('button', { name: 'Empresa: gone' })).toBeVisible();
});

test('options that arrive while somebody is in it leave the focus where it is; which element it is changes when they are elsewhere', async () => {
  const { offer } = showFilter();
  offer(companies.slice(0, 3));
  const few = screen.getByRole('combobox', { name: 'Empresa' });
  few.focus();
  offer(companies);
  expect(few).toHaveFocus();
  expect(few).toHaveTextContent('Loja São João 39');
  few.blur();
  const many = await screen.findByRole('button', { name: 'Empresa' });
  await userEvent.click(many);
  const box = await screen.findByRole('combobox', { name: 'Empresa' });
  expect(box).toHaveFocus();
  offer(companies.slice(0, 3));
  expect(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(many).toHaveFocus();
});

test('the list shows what is picked as picked, however far down it stands', async () => {
  showFilter('e31');
  await userEvent.click(screen.getByRole('button', { name: 'Empresa: Loja São João 31' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Empresa' }));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(11);
  expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Todas', 'Loja São João 31', 'Loja São João 0']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Loja São João 31');
});

test('in a panel of several boxes the one that is typed in keeps the focus while its list opens', async () => {
  const told = vi.fn<(filters: TableQuery['filters']) => void>();
  const columns = (['number', 'options'] as const).map((kind): Column<string> => ({
    id: kind,
    title: kind === 'number' ? 'Valor' : 'Empresa',
    cell: () => '',
    filter: kind === 'number' ? { kind } : { kind, isSingle: true, options: companies },
  }));
  render(
    <LocaleProvider locale="br">
      <Theme>
        <FilterPanel columns={columns} filters={{}} onChange={(step) => told(step({}))} />
      </Theme>
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const box = await screen.findByRole('combobox', { name: 'Empresa' });
  await userEvent.click(box);
  await userEvent.keyboard('joao 31');
  await userEvent.click(await screen.findByRole('option', { name: 'Loja São João 31' }));
  expect(told).toHaveBeenCalledExactlyOnceWith({ options: { kind: 'options', chosen: ['e31'] } });
});

test('several statuses are chosen by keyboard, each built on the one before, and told by name', async () => {
  const Filter = () => {
    const [value, change] = useState<readonly string[]>([]);
    return <FilterChoices label="Situação" value={value} options={statuses} onChange={change} />;
  };
  render(
    <LocaleProvider locale="br">
      <Theme>
        <Filter />
      </Theme>
    </LocaleProvider>,
  );
  screen.getByRole('button', { name: 'Situação' }).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: 'Todos' })).toHaveFocus());
  await userEvent.keyboard('{Tab} {Tab}{Tab} {Escape}');
  expect(screen.getByRole('button', { name: 'Situação: Sem resposta, Moderada' })).toHaveFocus();
});
