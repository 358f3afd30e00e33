import { useMemo } from 'react';
import type { RecordPage } from '#api/record-page.ts';
import type { Target } from '#commands/command.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { ChosenCommands, type Choose } from '../batch/chosen-commands.tsx';
import { useChosen } from '../batch/use-chosen.ts';
import { UnreadChosen } from '../unread-chosen.tsx';
import type { Recorded, RecordKind } from './record-kind.ts';

const none: readonly Target[] = [];

interface RecordBatchProps<Row extends Recorded, Whole extends Row, Filter extends object> {
  readonly kind: RecordKind<Row, Whole, Filter>;
  readonly names: readonly string[];
  readonly chosen: Chosen;
  readonly choose: Choose;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** What can be done with the chosen records. */
export const RecordBatch = <Row extends Recorded, Whole extends Row, Filter extends object>({
  kind,
  names,
  chosen,
  choose,
  onChoosing,
}: RecordBatchProps<Row, Whole, Filter>) => {
  const { api, queryClient } = useWorkbench();
  const source = useMemo(
    () => ({
      fresh: kind.records.fresh(queryClient),
      idOf: ({ _id }: Row) => _id,
      newest: (id: string): Row | null => kind.records.newest(queryClient, id),
      rowQuery: (id: string) => kind.records.rowQuery(api, id),
      foundQuery: (query: RowQuery, most: number) => kind.records.foundQuery(api, kind.filterOf(query), most),
    }),
    [api, queryClient, kind],
  );
  const found = useChosen<Row, Row, RecordPage<Row>, readonly [string, string], readonly [string, Filter, { readonly most: number }]>(
    source,
    chosen,
  );
  const views = found.kind === 'ready' ? found.views : null;
  const targets = useMemo(
    () => views?.map((row): Target => ({ subject: `${kind.on}:${row._id}`, label: row.name, base: row })) ?? none,
    [views, kind],
  );
  return (
    <>
      <UnreadChosen chosen={chosen} foundQuery={source.foundQuery} />
      <ChosenCommands on={kind.on} chosen={chosen} found={found} targets={targets} names={names} choose={choose} onChoosing={onChoosing} />
    </>
  );
};
