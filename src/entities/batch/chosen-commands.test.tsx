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

const List = ({ begun, asked }: { readonly begun: Selection; readonly asked: readonly Target[] }) => {
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
        found={{ kind: 'ready', views: targets }}
        targets={targets}
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
  const { user } = await renderConsole({ children: <List begun={selectionOf(['lamp'])} asked={[lamp]} /> });
  await Promise.all([
    user.click(screen.getByRole('button', { name: 'aprovar' })),
    user.click(screen.getByRole('button', { name: 'marcar' })),
  ]);
  await waitFor(() => expect(chosen()).toBe('chair'));
});
