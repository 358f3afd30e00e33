import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { logState } from '#events/projections/log-state.ts';
import type { LogRecord } from '#events/record.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { ActivityScreen } from './activity-screen.tsx';

const noExport = (): void => undefined;

/** A log of the facts from one to another, each a draft on a listing of its own. */
const recordsOf = (first: number, last: number): readonly LogRecord[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    seq: first + at,
    at: '2026-11-21T12:00:00.000Z',
    fact: { type: 'review.warningsDrafted.v1', listingId: `${first + at}`, warnings: [] },
  }));

/** The page over such a log: it is read anew whenever the page is drawn. */
const pageOf = (log: { first: number; last: number }): (() => ReactElement) => {
  const queryClient = new QueryClient();
  const workbench = {
    ledger: {
      head: () => log.last,
      readAll: () => Promise.resolve({ records: recordsOf(log.first, log.last) }),
      stateAt: () => Promise.resolve(logState.initial),
    },
    index: new Map(),
  } as unknown as Workbench;
  return () => (
    <LocaleProvider locale="br">
      <QueryClientProvider client={queryClient}>
        <WorkbenchProvider value={workbench}>
          <ActivityScreen onExport={noExport} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>
  );
};

/** The page over a log of so many steps; the newest is of listing `count`. */
const show = async (count: number): Promise<HTMLElement> => {
  render(pageOf({ first: 1, last: count })());
  return screen.findByRole('listbox', { name: 'Passos' });
};

/** The step one is at, as whoever hears the list is told. */
const current = (list: HTMLElement): string | null | undefined =>
  document.querySelector(`[id="${list.getAttribute('aria-activedescendant')}"]`)?.textContent;

test('of two thousand steps a screenful is drawn, the newest first, and the list says how many there are', async () => {
  await show(2000);
  const rows = screen.getAllByRole('option');
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]).toHaveTextContent('listing:2000');
  expect(rows[0]).toHaveAttribute('aria-setsize', '2000');
});

test('every step is reached by keyboard, by the slider and by a click, and what came after it is marked as ahead', async () => {
  const list = await show(2000);
  expect(list).toHaveAttribute('tabindex', '0');
  expect(current(list)).toContain('listing:2000');
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(current(list)).toContain('listing:1999');
  expect(screen.getByRole('slider')).toHaveAccessibleName('Passo 1999 de 2000');
  fireEvent.keyDown(list, { key: 'End' });
  expect(current(list)).toContain('listing:1Rascunho');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1000' } });
  expect(current(list)).toContain('listing:1000');
  fireEvent.keyDown(list, { key: 'Home' });
  fireEvent.click(screen.getByText('listing:1998'));
  expect(screen.getByRole('slider')).toHaveAccessibleName('Passo 1998 de 2000');
  const isAhead = (text: string): string | null | undefined => screen.getByText(text).closest('.step')?.getAttribute('data-ahead');
  expect([isAhead('listing:1999'), isAhead('listing:1998')]).toEqual(['true', 'false']);
});

test('who looks at a step stays at it when a fact comes and the oldest are cut away', async () => {
  const log = { first: 1, last: 20 };
  const page = pageOf(log);
  const { rerender } = render(page());
  const list = await screen.findByRole('listbox', { name: 'Passos' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(current(list)).toContain('listing:19');
  Object.assign(log, { first: 6, last: 21 });
  rerender(page());
  expect(await screen.findByText('listing:21')).toBeInTheDocument();
  expect(current(list)).toContain('listing:19');
  expect(screen.getByRole('slider')).toHaveAccessibleName('Passo 14 de 16');
});
