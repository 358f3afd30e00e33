import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { refuse } from '#lib/result.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { createFormDrafts } from './form-drafts.ts';

const row = { _id: 'm1', version: 2, difference: -500, checked: null };
const targets = [{ subject: 'money:m1', label: '2000012', base: row }] as const;
const Money = () => {
  useTargets('page', targets);
  return <CommandButton name="money.check" />;
};
const full = refuse({ type: 'StorageFailed', reason: 'quota', message: '' } as const);

test('what is typed into a question of the palette stands in it again when the disk refuses the write', async () => {
  const drafts = createFormDrafts(await openLedger({ ...createMemoryLog(() => '2026-11-21T12:00:00.000Z'), append: async () => full }));
  const { user, workbench } = await renderConsole({
    actor: { role: 'superuser', isMoneyManager: true },
    wrapper: ({ children }) => <DraftStoreProvider value={drafts}>{children}</DraftStoreProvider>,
    children: <Money />,
  });
  Object.assign(workbench.ledger, { act: async () => full });
  const ask = () => user.click(screen.getByRole('button', { name: 'Conferir divergência' }));
  await ask();
  await user.type(await screen.findByRole('combobox'), 'Frete cobrado a mais{Enter}');
  await screen.findByText(/espaço/u);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await ask();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Frete cobrado a mais'));
});
