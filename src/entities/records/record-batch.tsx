import { useMemo, type ReactNode } from 'react';
import type { RecordPage } from '#api/record-page.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { ChosenCommands, type Choose } from '../batch/chosen-commands.tsx';
import { useChosen } from '../batch/use-chosen.ts';
import { UnreadChosen } from '../unread-chosen.tsx';
import { targetOf, type Listed, type RecordKind } from './record-kind.ts';

type ViewOf<Row, Whole> = Row | NonNullable<Whole>;

interface RecordBatchProps<Row extends Listed, Whole extends Listed | null, Filter extends object> {
  readonly kind: RecordKind<Row, Whole, Filter>;
  readonly names: readonly string[];
  readonly chosen: Chosen;
  readonly choose: Choose;
  readonly onChoosing: (isChoosing: boolean) => void;
  /** What is no command over those that are here, before the commands. */
  readonly children?: ((views: readonly ViewOf<Row, Whole>[]) => ReactNode) | undefined;
}

/** What can be done with the chosen records. */
export const RecordBatch = <Row extends Listed, Whole extends Listed | null, Filter extends object>({
  kind,
  chosen,
  children,
  ...rest
}: RecordBatchProps<Row, Whole, Filter>) => {
  const { api, queryClient } = useWorkbench();
  const source = useMemo(
    () => ({
      fresh: kind.records.fresh(queryClient),
      idOf: kind.records.idOf,
      newest: (id: string): ViewOf<Row, Whole> | null => kind.records.newest(queryClient, id),
      rowQuery: (id: string) => kind.records.rowQuery(api, id),
      foundQuery: (query: RowQuery, most: number) => kind.records.foundQuery(api, kind.filterOf(query), most),
    }),
    [api, queryClient, kind],
  );
  const found = useChosen<
    ViewOf<Row, Whole>,
    Row,
    RecordPage<Row>,
    readonly [string, string],
    readonly [string, Filter, { readonly most: number }]
  >(source, chosen);
  const views = found.kind === 'ready' ? found.views : none;
  const targets = useMemo(() => views.map((view) => targetOf(kind, view)), [views, kind]);
  return (
    <>
      <UnreadChosen chosen={chosen} foundQuery={source.foundQuery} />
      <ChosenCommands on={kind.on} chosen={chosen} found={found} targets={targets} {...rest}>
        {children?.(views)}
      </ChosenCommands>
    </>
  );
};

const none: readonly never[] = [];
