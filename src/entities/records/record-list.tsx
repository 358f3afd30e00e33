import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { refetchNow } from '#api/refetch-now.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { RowKeys } from '#ui/table/row-keys.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { EmptyWords } from '#ui/table/table-rows.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { BatchResults } from '../batch/batch-results.tsx';
import type { Choose } from '../batch/chosen-commands.tsx';
import { RecordBatch } from './record-batch.tsx';
import type { Recorded, RecordKind } from './record-kind.ts';
import { recordSource } from './record-source.ts';
import '#ui/record-frames.css';
import './records.css';

const rowId = ({ _id }: Recorded): string => _id;
/** Those of the review queue. */
const keys: RowKeys = { j: 'down', k: 'up', J: 'extendDown', K: 'extendUp', x: 'toggle' };

interface RecordListProps<Row extends Recorded, Whole extends Row, Filter extends object> {
  readonly kind: RecordKind<Row, Whole, Filter>;
  readonly label: string;
  readonly about?: string;
  readonly searchLabel: string;
  readonly empty: EmptyWords;
  readonly columns: readonly Column<Row>[];
  readonly place: SearchPort;
  /** Whose arrangement of the columns is remembered. */
  readonly userId: string;
  readonly link: (id: string, label: string) => ReactNode;
  readonly onOpen: (row: Row) => void;
  readonly tools: ReactNode;
}

/** All records of a kind in one list however many: found, filtered, opened, and acted on many at a time. */
export const RecordList = <Row extends Recorded, Whole extends Row, Filter extends object>(props: RecordListProps<Row, Whole, Filter>) => {
  const { kind, label, about, searchLabel, empty, columns, place, userId, link, onOpen, tools } = props;
  const { on, records, batch } = kind;
  const { api, queryClient } = useWorkbench();
  const source = useMemo(() => recordSource(kind, api, queryClient), [kind, api, queryClient]);
  const rules = useMemo((): QueryRules<Row> => ({ columns, pageSizes: defaultPageSizes, defaultSort: [] }), [columns]);
  const remember = useMemo(() => ({ owner: userId, table: on }), [userId, on]);
  const invalidation = useMemo(() => records.invalidation(queryClient), [records, queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  const [cursorRow, setCursorRow] = useState<Row | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fetchNow = useCallback((id: string) => refetchNow(queryClient, records.rowQuery(api, id)), [api, queryClient, records]);
  const chosenActions = useCallback(
    (chosen: Chosen, choose: Choose) =>
      batch && <RecordBatch kind={kind} names={batch} chosen={chosen} choose={choose} onChoosing={setChoosing} />,
    [kind, batch],
  );
  const aimed = isChoosing || !cursorRow ? null : records.newest(queryClient, cursorRow._id);
  useTargets('selection', aimed ? [{ subject: `${on}:${aimed._id}`, label: aimed.name, base: aimed }] : []);
  return (
    <div className="records">
      {about !== undefined && <p className="records-about quiet">{about}</p>}
      {batch && <BatchResults on={on} fetchNow={fetchNow} link={link} />}
      <DataTable
        label={label}
        searchLabel={searchLabel}
        mode="scroll"
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        keys={keys}
        remember={remember}
        memory={tableMemoryOf(queryClient, on)}
        revision={revision}
        isSelectable={batch !== null}
        onCursor={setCursorRow}
        onOpen={onOpen}
        chosenActions={chosenActions}
        empty={empty}
        tools={tools}
      />
    </div>
  );
};
