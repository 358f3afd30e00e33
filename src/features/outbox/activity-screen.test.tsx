import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intentId, recorded, rejected, sent, settled } from '#events/fact-fixture.ts';
import type { LogRecord } from '#events/record.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { ActivityScreen } from './activity-screen.tsx';

const noExport = (): void => undefined;

/** A log of one decision that is over: what it was of is no longer kept. */
const finished: readonly LogRecord[] = [recorded({ label: '', args: null }), settled(intentId(1))].map((fact, at) => ({
  seq: at + 1,
  at: '2026-11-21T12:00:00.000Z',
  fact,
}));

/** A log of the facts from one to another, each a draft on a listing of its own. */
const recordsOf = (first: number, last: number): readonly LogRecord[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    seq: first + at,
    at: '2026-11-21T12:00:00.000Z',
    fact: { type: 'review.warningsDrafted.v1', listingId: `${first + at}`, warnings: [] },
  }));

const listeners = new Set<() => void>();

/** The page over such a log: it is read anew whenever the log says that it grew. */
const pageOf = (log: { first: number; last: number }, records: readonly LogRecord[] | null = null) => {
  const queryClient = new QueryClient();
  const workbench = {
    ledger: {
      head: () => log.last,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      readAll: () => Promise.resolve({ records: records ?? recordsOf(log.first, log.last) }),
    },
    index: new Map(),
  } as unknown as Workbench;
  return (
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
  render(pageOf({ first: 1, last: count }));
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
  render(pageOf(log));
  const list = await screen.findByRole('listbox', { name: 'Passos' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(current(list)).toContain('listing:19');
  Object.assign(log, { first: 6, last: 21 });
  act(() => listeners.forEach((tell) => tell()));
  expect(await screen.findByText('listing:21')).toBeInTheDocument();
  expect(current(list)).toContain('listing:19');
  expect(screen.getByRole('slider')).toHaveAccessibleName('Passo 14 de 16');
});

test('the state as it was after any fact can be looked at', async () => {
  const decided = [recorded(), sent(intentId(1)), rejected(intentId(1))].map((fact, at) => ({
    seq: at + 7,
    at: '2026-11-21T12:00:00.000Z',
    fact,
  }));
  render(pageOf({ first: 7, last: 9 }, decided));
  await screen.findByText('Neste passo: 0 aguardando envio, 1 não aceitas');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  expect(screen.getByRole('status')).toHaveTextContent('Neste passo: 1 aguardando envio, 0 não aceitas');
});

test('a decision that is over is named by what it was about: the name of that is no longer kept', async () => {
  render(pageOf({ first: 1, last: 2 }, finished));
  await screen.findByRole('listbox', { name: 'Passos' });
  expect(screen.getAllByText('listing:p1')).toHaveLength(2);
});
