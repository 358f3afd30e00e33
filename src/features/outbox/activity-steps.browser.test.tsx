import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LogRecord } from '#events/record.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { ActivityScreen } from './activity-screen.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

const records: readonly LogRecord[] = [1, 2].map((seq) => ({
  seq,
  at: '2026-11-21T12:00:00.000Z',
  fact: { type: 'review.warningsDrafted.v1', listingId: `${seq}`, warnings: [] },
}));

const workbench = {
  ledger: { head: () => 2, subscribe: () => () => undefined, readAll: () => Promise.resolve({ records }) },
  index: new Map(),
} as unknown as Workbench;

test('the button that leads to the first or to the last step keeps the focus there', async () => {
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={new QueryClient()}>
        <WorkbenchProvider value={workbench}>
          <ActivityScreen onExport={() => undefined} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  await screen.findByRole('listbox', { name: 'Passos' });
  for (const [name, at] of [
    ['Passo anterior', '1'],
    ['Próximo passo', '2'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', at));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('slider')).toHaveProperty('value', at);
  }
});
