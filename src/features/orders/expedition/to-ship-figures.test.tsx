import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import type { TableSearch } from '#ui/table/query-codec.ts';
import { ToShipFigures } from './to-ship-figures.tsx';

const figures = { due: { late: 3, today: 2, later: 1 }, suspended: 4 };

/** The figures as drawn at one address, while the newest is another; answers what a press on one of them makes of it. */
const press = (drawn: TableSearch, newest: TableSearch, name: RegExp): TableSearch | undefined => {
  const workbench = { api: { send: () => Promise.resolve(ok(figures)) } } as unknown as Workbench;
  const written: TableSearch[] = [];
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={new QueryClient()}>
        <WorkbenchProvider value={workbench}>
          <ToShipFigures search={drawn} write={(next) => written.push(typeof next === 'function' ? next(newest) : next)} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
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
