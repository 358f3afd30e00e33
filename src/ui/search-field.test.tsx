import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Filter {
  readonly search: string;
  readonly status: string;
}

/** A list with a search and one more filter, as the address keeps them: read at once, or as a router's is a while after it is written. */
const List = ({ begins = 'capa', lateMs = 0 }: { readonly begins?: string; readonly lateMs?: number }) => {
  const [filter, setFilter] = useState<Filter>({ search: begins, status: '' });
  const write = (search: string): void => {
    const read = (): void => setFilter({ ...filter, search });
    if (lateMs > 0) setTimeout(read, lateMs);
    else read();
  };
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <SearchField fieldRef={field} className="" label="Buscar" hint="Texto" value={filter.search} onSearch={write} />
      <button type="button" onClick={() => setFilter({ ...filter, status: 'answered' })}>
        Respondidas
      </button>
      <button type="button" onClick={() => setFilter({ search: '', status: '' })}>
        Limpar filtros
      </button>
      <output>{`${filter.search}|${filter.status}`}</output>
    </>
  );
};
const field = () => screen.getByRole('searchbox', { name: 'Buscar' });
const asked = () => screen.getByRole('status').textContent;
const rest = (): void => act(() => void vi.runAllTimers());

test('filters cleared elsewhere are cleared in the search, and come back by nothing', () => {
  render(<List />);
  expect(field()).toHaveValue('capa');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(field()).toHaveValue('');
  rest();
  expect(asked()).toBe('|');
});

test('what is typed is asked for once the hand rests, beside a status picked meanwhile', () => {
  render(<List />);
  fireEvent.change(field(), { target: { value: 'capa de chuva ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Respondidas' }));
  expect(asked()).toBe('capa|answered');
  rest();
  expect(asked()).toBe('capa de chuva|answered');
  // The blank at the end is somebody still typing.
  expect(field()).toHaveValue('capa de chuva ');
});

test('Escape and Enter give the keys back', () => {
  render(<List />);
  for (const key of ['Escape', 'Enter']) {
    field().focus();
    fireEvent.keyDown(field(), { key });
    expect(field()).not.toHaveFocus();
  }
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('what is typed while the address is being written stays, and is asked for in its turn', () => {
  render(<List begins="" lateMs={100} />);
  fireEvent.change(field(), { target: { value: 'capa' } });
  pass(260);
  fireEvent.change(field(), { target: { value: 'capas' } });
  pass(100);
  expect(asked()).toBe('capa|');
  expect(field()).toHaveValue('capas');
  rest();
  expect(asked()).toBe('capas|');
});

test('what the address brought once is not held against whoever clears it', () => {
  render(<List begins="" lateMs={100} />);
  fireEvent.change(field(), { target: { value: 'capa' } });
  rest();
  expect(asked()).toBe('capa|');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(field()).toHaveValue('');
  rest();
  expect(asked()).toBe('|');
});
