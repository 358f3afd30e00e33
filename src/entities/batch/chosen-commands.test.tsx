import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Target } from '#commands/command.ts';
import { useExecute } from '#palette/execute.tsx';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import { allSelected, isSelected, select, selectionOf, type Selection } from '#ui/table/selection.ts';
import { ChosenCommands } from './chosen-commands.tsx';

const [lamp, table, chair, gone] = [
  listingTarget({ publishId: 'lamp' }),
  listingTarget({ publishId: 'table' }),
  listingTarget({ publishId: 'chair' }),
  // Nobody approves what is not in review any more.
  listingTarget({ publishId: 'gone', status: 'active' }),
];
const every = [lamp, table, chair, gone];
const idOf = ({ subject }: Target): string => subject.slice('listing:'.length);
const query: RowQuery = { search: '', filters: {}, sort: [] };

interface ListProps {
  readonly begun: Selection;
  readonly asked: readonly Target[];
  /** More are chosen than can be asked at once: none of them is looked up. */
  readonly isTooMany?: boolean;
}

const List = ({ begun, asked, isTooMany = false }: ListProps) => {
  const [selection, choose] = useState(begun);
  const execute = useExecute();
  const targets = every.filter((each) => isSelected(selection, idOf(each)));
  return (
    <>
      <button onClick={() => void execute('listing.approve', { targets: asked })}>{'aprovar'}</button>
      <button onClick={() => choose((now) => select(now, ['chair']))}>{'marcar'}</button>
      <output aria-label="escolhidos">{targets.map(idOf).join()}</output>
      <ChosenCommands
        on="listing"
        chosen={{ selection, query, count: targets.length }}
        found={isTooMany ? { kind: 'tooMany' } : { kind: 'ready', views: targets }}
        targets={isTooMany ? [] : targets}
        names={[]}
        choose={choose}
        onChoosing={() => {}}
      />
    </>
  );
};

const chosen = (): string | null => screen.getByRole('status', { name: 'escolhidos' }).textContent;

test.each([
  ['another one is asked: all stay chosen', selectionOf(['lamp', 'table']), [chair], 'lamp,table'],
  ['some of them are asked: the others stay chosen', selectionOf(['lamp', 'table', 'chair']), [lamp], 'table,chair'],
  ['all are asked: what refuses stays chosen', selectionOf(['lamp', 'table', 'gone']), [lamp, table, gone], 'gone'],
  ['all that match are asked: what refuses stays chosen', allSelected, every, 'gone'],
  ['one of all that match is asked: the others stay chosen', allSelected, [lamp], 'table,chair,gone'],
] as const)('%s', async (_, begun, asked, left) => {
  const { user, intents } = await renderConsole({ children: <List begun={begun} asked={asked} /> });
  await user.click(screen.getByRole('button', { name: 'aprovar' }));
  await waitFor(() => expect(intents()).not.toEqual([]));
  await waitFor(() => expect(chosen()).toBe(left));
});

test('what is ticked while the others are being written stays ticked', async () => {
  const { user, workbench } = await renderConsole({ children: <List begun={selectionOf(['lamp'])} asked={[lamp]} /> });
  let write = (): void => {};
  const isWritten = new Promise<void>((resolve) => {
    write = resolve;
  });
  const { act } = workbench.ledger;
  Object.assign(workbench.ledger, { act: async (decide: Parameters<typeof act>[0]) => isWritten.then(() => act(decide)) });
  await user.click(screen.getByRole('button', { name: 'aprovar' }));
  await user.click(screen.getByRole('button', { name: 'marcar' }));
  expect(chosen()).toBe('lamp,chair');
  write();
  await waitFor(() => expect(chosen()).toBe('chair'));
});

test('of more than can be asked at once all stay chosen but the one that was', async () => {
  const { user } = await renderConsole({ children: <List begun={allSelected} asked={[lamp]} isTooMany /> });
  await user.click(screen.getByRole('button', { name: 'aprovar' }));
  await waitFor(() => expect(chosen()).toBe('table,chair,gone'));
});
