import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import type { TableSearch } from '#ui/table/query-codec.ts';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { ToShipFigures } from './to-ship-figures.tsx';

const figures = { due: { late: 3, today: 2, later: 1 }, suspended: 4 };

const show = (workbench: Workbench, drawn: TableSearch, write: SharedPort['write'] = () => undefined) =>
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={new QueryClient()}>
        <WorkbenchProvider value={workbench}>
          <ToShipFigures search={drawn} write={write} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );

/** The figures as drawn at one address, while the newest is another; answers what a press on one of them makes of it. */
const press = (drawn: TableSearch, newest: TableSearch, name: RegExp): TableSearch | undefined => {
  const workbench = { api: { send: () => Promise.resolve(ok(figures)) } } as unknown as Workbench;
  const written: TableSearch[] = [];
  show(workbench, drawn, (next) => written.push(typeof next === 'function' ? next(newest) : next));
  fireEvent.click(screen.getByRole('button', { name }));
  return written.at(-1);
};

test.each([
  ['leads to just those', {}, { company: 'ana', due: 'today' }, { company: 'ana', due: 'late' }],
  ['pressed again leads back', { due: 'late' }, { company: 'ana', due: 'late' }, { company: 'ana' }],
])('a figure %s, and keeps what was filtered by before the address had it', (_what, drawn, newest, next) => {
  expect(press(drawn, newest, /Atrasad/u)).toEqual(next);
});

test('who looks at the suspended ones sees them whenever they are due', () => {
  expect(press({ due: 'late' }, { due: 'late', carrier: 'c1' }, /Suspens/u)).toEqual({ carrier: 'c1', stage: 'suspended' });
});

test('the figures are asked for again each minute: what was due today becomes late by itself', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const send = () => Promise.resolve(ok({ ...figures, due: { ...figures.due, late: (asked += 1) } }));
  show({ api: { send } } as unknown as Workbench, {});
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: /Atrasad/u })).toHaveTextContent('1');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: /Atrasad/u })).toHaveTextContent('2');
});
