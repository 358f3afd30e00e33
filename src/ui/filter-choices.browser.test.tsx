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

test('one of more than ten is found by typing; picked, it closes the panel and stands on the button; an emptied box takes it back', async () => {
  const told = vi.fn<(value: string | undefined) => void>();
  const Filter = () => {
    const [value, pick] = useState<string>();
    return (
      <FilterSelect
        label="Empresa"
        all="Todas"
        value={value}
        options={companies}
        onPick={(picked) => {
          told(picked);
          pick(picked);
        }}
      />
    );
  };
  render(
    <LocaleProvider locale="br">
      <Theme>
        <Filter />
      </Theme>
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Empresa' }));
  expect(await screen.findByRole('combobox', { name: 'Empresa' })).toHaveFocus();
  await userEvent.keyboard('joao 31{Enter}');
  expect(told).toHaveBeenCalledExactlyOnceWith('e31');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Empresa: Loja São João 31' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveFocus());
  await userEvent.clear(screen.getByRole('combobox', { name: 'Empresa' }));
  expect(told).toHaveBeenLastCalledWith(undefined);
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
