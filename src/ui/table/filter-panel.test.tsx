import { Theme } from '@radix-ui/themes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatDate } from '#lib/dates.ts';
import { daySpans } from '#lib/day-spans.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { TableSearch } from './query-codec.ts';
import type { QueryRules } from './query.ts';
import { TakesSeveral } from './takes-several.ts';
import { useTableQuery } from './use-table-query.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Opção ${value}` }));
const companies = Array.from({ length: 475 }, (_, at) => ({ value: `e${at}`, label: `Loja São João ${at}` }));
const cell = (): string => '';
const columns: readonly Column<string>[] = [
  { id: 'kind', title: 'Tipo', cell, value: cell, filter: { kind: 'options', options, isSingle: true } },
  { id: 'state', title: 'Situação', cell, value: cell, filter: { kind: 'options', options } },
  { id: 'price', title: 'Preço', cell, value: cell, filter: { kind: 'number' } },
  { id: 'company', title: 'Empresa', cell, value: cell, filter: { kind: 'options', options: companies, isSingle: true } },
  { id: 'tag', title: 'Marca', cell, value: cell, filter: { kind: 'options', options: companies } },
  { id: 'day', title: 'Data', cell, value: cell, filter: { kind: 'date' } },
];
const rules: QueryRules<string> = { columns, pageSizes: [10], defaultSort: [] };

/** The panels at an address that does not answer as long as the test lasts; answers what it was last told. */
const show = (takesSeveral = true, search: TableSearch = {}) => {
  const told: TableSearch[] = [];
  const place = { search, write: (search: TableSearch) => void told.push(search) };
  const Panels = () => {
    const { query, change } = useTableQuery(rules, place);
    return (
      <>
        <FilterPanel
          columns={columns}
          filters={query.filters}
          onChange={(step) => change((before) => ({ filters: step(before.filters) }))}
        />
        <ColumnsPanel
          columns={columns}
          hidden={query.hidden}
          onHide={(step) => change((before) => ({ hidden: step(before.hidden) }))}
          onReset={null}
        />
      </>
    );
  };
  render(
    <Theme>
      <LocaleProvider locale="br">
        <TakesSeveral value={takesSeveral}>
          <Panels />
        </TakesSeveral>
      </LocaleProvider>
    </Theme>,
  );
  return () => told.at(-1);
};

test('filters that are set one after the other all count, also before the address says the first', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Tipo' }), { target: { value: 'b' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Opção a' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Opção c' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Preço: de' }), { target: { value: '10' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Preço: até' }), { target: { value: '20' } });
  await waitFor(() => expect(address()).toEqual({ kind: 'b', state: 'a,c', price: '10..20' }));
});

test('one of more than ten is found by typing part of its name', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const box = screen.getByRole('combobox', { name: 'Empresa' });
  await userEvent.type(box, 'sao joao 470');
  await userEvent.keyboard('{Enter}');
  expect(address()).toEqual({ company: 'e470' });
});

test('of more than ten several are found by typing, and what is chosen stays in sight', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const tags = within(screen.getByRole('group', { name: 'Marca' }));
  expect(tags.getAllByRole('checkbox')).toHaveLength(11);
  const search = tags.getByRole('searchbox', { name: 'Marca: Procurar opção' });
  await userEvent.type(search, 'joao 300');
  await userEvent.click(tags.getByRole('checkbox', { name: 'Loja São João 300' }));
  await userEvent.clear(search);
  await userEvent.type(search, 'joao 401');
  await userEvent.click(tags.getByRole('checkbox', { name: 'Loja São João 401' }));
  expect(address()).toEqual({ tag: 'e300,e401' });
});

test('a day is written as everywhere else, and asked for once it is one', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const from = screen.getByRole('textbox', { name: 'Data: de' });
  await userEvent.type(from, '31022026');
  expect(from).toHaveValue('31/02/2026');
  expect(from).toBeInvalid();
  await userEvent.clear(from);
  await userEvent.type(from, '25112026');
  await waitFor(() => expect(address()).toEqual({ day: '2026-11-25..' }));
  expect(from).toBeValid();
});

test('an amount is read as it is written in Brazil, and asked for once it is one', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const from = screen.getByRole('textbox', { name: 'Preço: de' });
  await userEvent.type(from, '1.5000');
  expect(from).toBeInvalid();
  await userEvent.clear(from);
  await userEvent.type(from, '1.500,50');
  expect(from).toBeValid();
  await waitFor(() => expect(address()).toEqual({ price: '1500.5..' }));
  expect(from).toHaveValue('1.500,50');
});

test('an amount of an address is shown as amounts are written', async () => {
  show(true, { price: '1500.5..2000' });
  await userEvent.click(screen.getByRole('button', { name: /^Filtrar Tabela/u }));
  expect(screen.getByRole('textbox', { name: 'Preço: de' })).toHaveValue('1.500,5');
  expect(screen.getByRole('textbox', { name: 'Preço: até' })).toHaveValue('2.000');
});

test('a period is picked by its name, whatever days were written', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  const days = within(screen.getByRole('group', { name: 'Data: períodos prontos' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Data: de' }), '25112020');
  await userEvent.click(days.getByRole('button', { name: 'Mês passado' }));
  const { from, to } = daySpans(dayInSaoPaulo(new Date())).lastMonth;
  await waitFor(() => expect(address()).toEqual({ day: `${from}..${to}` }));
  expect(screen.getByRole('textbox', { name: 'Data: de' })).toHaveValue(formatDate(from));
  expect(days.getByRole('button', { name: 'Mês passado' })).toHaveAttribute('aria-pressed', 'true');
});

test('columns that are hidden one after the other are all hidden', async () => {
  const address = show();
  await userEvent.click(screen.getByRole('button', { name: 'Ver Colunas' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tipo' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Preço' }));
  expect(address()).toEqual({ hide: 'kind,price' });
});

test('where a list takes one value at a time, one is chosen and not several', async () => {
  const address = show(false);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'b');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'c');
  expect(address()).toEqual({ state: 'c' });
});
