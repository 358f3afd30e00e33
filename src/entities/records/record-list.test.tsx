import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { companies } from '#api/people.ts';
import { refetchNow } from '#api/refetch-now.ts';
import { CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { ok } from '#lib/result.ts';
import { useCommands } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { recordKind } from './record-kind.ts';
import { RecordList } from './record-list.tsx';

const kind = recordKind({ records: companies, filter: CompanyFilter, batch: null });
const row = (version: number): CompanyRow => ({ _id: 'ana', version, name: `Ana ${version}` }) as CompanyRow;

/** What a key pressed now would act on. */
let aimed: () => readonly unknown[] = () => [];
const Aim = () => {
  const { contexts } = useCommands();
  useEffect(() => {
    aimed = () => contexts.state().targets.selection.map(({ base }) => base);
  }, [contexts]);
  return null;
};

test('a key acts on the row under the cursor as it is shown, also when the server told of it a moment ago', async () => {
  let version = 1;
  const send = (async ({ name }: { readonly name: string }) =>
    ok(name === 'listCompanies' ? { items: [row(version)], total: 1 } : [])) as Api['send'];
  const { workbench } = await renderConsole({
    api: { send },
    children: (
      <>
        <RecordList
          kind={kind}
          label="Empresas"
          searchLabel="Buscar"
          empty={{ hint: 'Nada' }}
          columns={[{ id: 'name', title: 'Nome', cell: ({ name }) => name, value: ({ name }) => name }]}
          place={{ search: {}, write: () => {} }}
          userId="u1"
          link={(_, label) => label}
          onOpen={() => {}}
          tools={null}
        />
        <Aim />
      </>
    ),
  });
  const grid = await screen.findByRole('grid');
  await waitFor(() => {
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    expect(aimed()).toEqual([row(1)]);
  });
  version = 2;
  await act(() => refetchNow(workbench.queryClient, companies.rowQuery(workbench.api, 'ana')));
  await waitFor(() => expect(aimed()).toEqual([row(2)]));
});
