import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { orders } from '#api/orders.ts';
import { refetchNow } from '#api/refetch-now.ts';
import { orderSubject } from '#commands/order/order-step.ts';
import type { OrderRow } from '#contract/order.ts';
import { BatchResults } from '#entities/batch/batch-results.tsx';
import type { Choose } from '#entities/batch/chosen-commands.tsx';
import { ToConnections } from '#entities/to-connections.tsx';
import { useNewest, useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useScope, useTargets } from '#palette/context.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { readQuery } from '#ui/table/query-codec.ts';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { RowKeys } from '#ui/table/row-keys.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { useOrderForms } from '../dialogs/use-order-forms.ts';
import { OrderBatch } from './order-batch.tsx';
import { orderNumber } from './order-cells.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderKind } from '../order-kind.ts';
import { columnIds, orderFilterOf, orderSource } from './order-source.ts';
import { SalesTotals } from './sales-totals.tsx';
import '#ui/record-frames.css';
import './sales.css';

const rowId = ({ _id }: OrderRow): string => _id;
/** Those of the review queue. */
const keys: RowKeys = { j: 'down', k: 'up', J: 'extendDown', K: 'extendUp', x: 'toggle' };

const orderLink = (orderId: string, label: string): ReactNode => (
  <Link to="/detail/$orderId" params={{ orderId }} className="figure">
    {label}
  </Link>
);

interface SalesListScreenProps {
  /** The table's place in the URL. */
  readonly place: SearchPort;
  /** Whose arrangement of the columns is remembered. */
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** What keys and palette act on while nothing is chosen: the row under the cursor. */
const useCursorTarget = (shown: OrderRow | null): void => {
  const row = useNewest(orderKind, shown);
  useTargets('selection', row ? [{ subject: orderSubject(row), label: orderNumber(row), base: row }] : []);
};

/** All sales one sees, in one list however many: found, summed, and acted on many at a time (row ORD-1). */
export const SalesListScreen = ({ place, userId, views }: SalesListScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient, actor } = useWorkbench();
  const { role } = actor();
  const source = useMemo(() => orderSource(api, queryClient), [api, queryClient]);
  const options = useWhoseOptions(
    { company: place.search[columnIds.company], account: place.search[columnIds.account] },
    role !== 'seller',
  );
  const shown = useShownRow(orderKind);
  const rules = useMemo(
    (): QueryRules<OrderRow> => ({ columns: orderColumns(t, role, options, shown), pageSizes: defaultPageSizes, defaultSort: [] }),
    [t, role, options, shown],
  );
  const remember = useMemo(() => ({ owner: userId, table: 'sales' }), [userId]);
  const invalidation = useMemo(() => orders.invalidation(queryClient), [queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  const asked = useMemo(() => JSON.stringify(orderFilterOf(readQuery(place.search, rules))), [place.search, rules]);
  const [cursorRow, setCursorRow] = useState<OrderRow | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fetchNow = useCallback((id: string) => refetchNow(queryClient, orders.rowQuery(api, id)), [api, queryClient]);
  const chosenActions = useCallback(
    (chosen: Chosen, choose: Choose) => <OrderBatch chosen={chosen} choose={choose} onChoosing={setChoosing} />,
    [],
  );
  useScope('order');
  useOrderForms();
  useCursorTarget(isChoosing ? null : cursorRow);

  return (
    <div className="records">
      <BatchResults on="order" fetchNow={fetchNow} link={orderLink} />
      <DataTable
        label={t('shell.title.sales')}
        searchLabel={t('sales.search')}
        mode="scroll"
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        keys={keys}
        remember={remember}
        memory={tableMemoryOf(queryClient, 'sales')}
        revision={revision}
        isSelectable
        onCursor={setCursorRow}
        onOpen={({ _id }) => void navigate({ to: '/detail/$orderId', params: { orderId: _id } })}
        chosenActions={chosenActions}
        empty={{ hint: t('sales.empty'), children: <ToConnections /> }}
        tools={
          <>
            <SalesTotals source={source} asked={asked} />
            {views}
          </>
        }
      />
    </div>
  );
};
