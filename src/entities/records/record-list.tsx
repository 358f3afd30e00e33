import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { refetchNow } from '#api/refetch-now.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import { listKeys } from '#ui/table/row-keys.ts';
import type { Source } from '#ui/table/source.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { EmptyWords } from '#ui/table/table-rows.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { BatchResults } from '../batch/batch-results.tsx';
import type { Choose } from '../batch/chosen-commands.tsx';
import { useNewest } from '../use-shown.ts';
import { RecordBatch } from './record-batch.tsx';
import { targetOf, type Listed, type RecordKind } from './record-kind.ts';
import { recordSource } from './record-source.ts';
import '#ui/record-frames.css';
import './records.css';

const plain = (_: string, label: string): ReactNode => label;

interface RecordListProps<Row extends Listed, Whole extends Listed | null, Filter extends object> {
  readonly kind: RecordKind<Row, Whole, Filter>;
  readonly label: string;
  readonly about?: string;
  readonly searchLabel: string;
  readonly empty: EmptyWords;
  readonly columns: readonly Column<Row>[];
  /** The table's place in the URL. */
  readonly place: SearchPort;
  /** The user whose arrangement of the columns is remembered. */
  readonly userId: string;
  /** Names one in what became of a batch, and leads to it. */
  readonly link?: (id: string, label: string) => ReactNode;
  readonly onOpen: (row: Row) => void;
  readonly tools: ReactNode;
  /** Where its rows come from, if it tells more than they do; keep its identity. */
  readonly source?: Source<Row>;
  /** Another one asks the list again, as a change of one of its rows does. */
  readonly asOf?: number | null;
  /** Those of its commands that are offered over the chosen ones; left out, all of them. */
  readonly batch?: readonly string[];
  /** What else is offered over the chosen ones that are here. */
  readonly besideCommands?: (views: readonly (Row | NonNullable<Whole>)[]) => ReactNode;
  /** Page after page, where it is not one long list. */
  readonly mode?: 'pages';
  readonly rowHeight?: number;
}

/** All records of a kind in one list however many: found, filtered, opened, and acted on many at a time. */
export const RecordList = <Row extends Listed, Whole extends Listed | null, Filter extends object>(
  props: RecordListProps<Row, Whole, Filter>,
) => {
  const { kind, about, columns, userId, link = plain, asOf, batch = props.kind.batch, besideCommands, mode = 'scroll', ...table } = props;
  const { on, records } = kind;
  const { api, queryClient } = useWorkbench();
  const source = useMemo(() => recordSource(kind, api, queryClient), [kind, api, queryClient]);
  const rules = useMemo((): QueryRules<Row> => ({ columns, pageSizes: defaultPageSizes, defaultSort: [] }), [columns]);
  const remember = useMemo(() => ({ owner: userId, table: kind.table ?? on }), [userId, kind, on]);
  const invalidation = useMemo(() => records.invalidation(queryClient), [records, queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  const [cursorRow, setCursorRow] = useState<Row | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fetchNow = useCallback((id: string) => refetchNow(queryClient, records.rowQuery(api, id)), [api, queryClient, records]);
  const aimed = useNewest<Row, Row | null>(kind, isChoosing ? null : cursorRow);
  useTargets('selection', aimed ? [targetOf(kind, aimed)] : []);
  const chosenActions = (chosen: Chosen, choose: Choose): ReactNode =>
    batch && (
      <RecordBatch kind={kind} names={batch} chosen={chosen} choose={choose} onChoosing={setChoosing}>
        {besideCommands}
      </RecordBatch>
    );
  return (
    <div className="records">
      {about !== undefined && <p className="records-about quiet">{about}</p>}
      {batch && <BatchResults on={on} fetchNow={fetchNow} link={link} />}
      <DataTable
        source={source}
        mode={mode}
        {...table}
        rules={rules}
        rowId={records.idOf}
        keys={listKeys}
        remember={remember}
        memory={tableMemoryOf(queryClient, kind)}
        revision={`${revision}/${asOf}`}
        isSelectable={batch !== null}
        onCursor={setCursorRow}
        chosenActions={chosenActions}
      />
    </div>
  );
};
