import { Link, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { expeditionFiguresQuery, orders } from '#api/orders.ts';
import { fetchToShipPage, walkToShip, type PickListOf } from '#api/expedition.ts';
import { refetchNow } from '#api/refetch-now.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { subjectOf } from '#commands/subject.ts';
import type { ToShipRow } from '#contract/expedition.ts';
import { orderNumber } from '#contract/order.ts';
import { BatchResults } from '#entities/batch/batch-results.tsx';
import type { Choose } from '#entities/batch/chosen-commands.tsx';
import { ListScreen, type ListScreenPlace } from '#entities/list-screen.tsx';
import { useNewest, useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useRefusals, useScope, useTargets } from '#palette/context.tsx';
import type { Option } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { readQuery } from '#ui/table/query-codec.ts';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import { listKeys } from '#ui/table/row-keys.ts';
import type { Source } from '#ui/table/source.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { useShipForm } from '../dialogs/use-order-forms.ts';
import { orderKind } from '../order-kind.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { PickListDialog } from './pick-list-dialog.tsx';
import { ToShipBatch } from './to-ship-batch.tsx';
import { carrierName, toShipColumns } from './to-ship-columns.tsx';
import { columnIds, pickListOf, toShipFilterOf } from './to-ship-filter.ts';
import { ToShipFigures } from './to-ship-figures.tsx';
import '#ui/record-frames.css';
import './expedition.css';

const rowId = ({ _id }: ToShipRow): string => _id;
const noOptions: readonly Option[] = [];
const noneHere: readonly OrderView[] = [];

const orderLink = (orderId: string, label: string): ReactNode => (
  <Link to="/detail/$orderId" params={{ orderId }} className="figure">
    {label}
  </Link>
);

/** What keys and palette act on while nothing is chosen: the row under the cursor. */
const useCursorTarget = (shown: ToShipRow | null): OrderView | null => {
  const row = useNewest(orderKind, shown);
  useTargets('selection', row ? [{ subject: subjectOf('order', row), label: orderNumber(row), base: row }] : []);
  return row;
};

/** What labels are printed of: those chosen, else the row under the cursor. */
const useMeant = (isChoosing: boolean, chosen: readonly OrderView[] | null, cursorRow: ToShipRow | null): readonly OrderView[] | null => {
  const aimed = useCursorTarget(isChoosing ? null : cursorRow);
  return chosen ?? (aimed ? [aimed] : null);
};

/** Carriers there is something for, and the one the address names. */
const useCarriers = (asked: string | undefined): readonly Option[] => {
  const t = useT();
  const { data } = useQuery(expeditionFiguresQuery(useWorkbench().api));
  return useMemo(() => {
    const known = data?.carriers.map((carrier): Option => ({ value: carrier._id, label: carrierName(t, carrier) })) ?? noOptions;
    return asked === undefined || known.some(({ value }) => value === asked) ? known : [...known, { value: asked, label: asked }];
  }, [t, data, asked]);
};

const useToShipRules = (search: SharedPort['search']): QueryRules<ToShipRow> => {
  const t = useT();
  const isSeller = useWorkbench().actor().role === 'seller';
  const carriers = useCarriers(search[columnIds.carrier]);
  const { companies } = useWhoseOptions({ company: search[columnIds.company], account: undefined }, !isSeller);
  const shown = useShownRow(orderKind);
  return useMemo(
    () => ({
      columns: toShipColumns(t, { carriers, companies: isSeller ? null : companies }, shown),
      pageSizes: defaultPageSizes,
      defaultSort: [],
    }),
    [t, carriers, companies, isSeller, shown],
  );
};

/** Another one asks the list again: something changed, or, where it is of one deadline, time went by; each minute, as its figures are. */
const useRevision = (isOfOneDue: boolean): string => {
  const { api, queryClient } = useWorkbench();
  const { dataUpdatedAt } = useQuery(expeditionFiguresQuery(api));
  const invalidation = useMemo(() => orders.invalidation(queryClient), [queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  return isOfOneDue ? `${revision}/${dataUpdatedAt}` : String(revision);
};

type Opened = { readonly kind: 'labels'; readonly orders: readonly OrderView[] } | { readonly kind: 'pick'; readonly of: PickListOf };

/** /expedition: what waits to be shipped, the latest first, until it is on its way. */
export const Expedition = ({ place, userId, views }: Omit<ListScreenPlace, 'role'>) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient } = useWorkbench();
  const rules = useToShipRules(place.search);
  const source = useMemo(
    (): Source<ToShipRow> => ({
      fetch: ({ query, offset, limit, total }) =>
        fetchToShipPage(queryClient, api, toShipFilterOf(query), { page: Math.floor(offset / limit) + 1, limit }, total),
      walk: (query, signal) => walkToShip(api, toShipFilterOf(query), signal),
    }),
    [api, queryClient],
  );
  const remember = useMemo(() => ({ owner: userId, table: 'expedition' }), [userId]);
  const revision = useRevision(place.search[columnIds.due] !== undefined);
  const [cursorRow, setCursorRow] = useState<ToShipRow | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [chosenOrders, setChosenOrders] = useState<readonly OrderView[] | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const fetchNow = useCallback((id: string) => refetchNow(queryClient, orders.rowQuery(api, id)), [api, queryClient]);
  const chosenActions = useCallback(
    (chosen: Chosen, choose: Choose) => <ToShipBatch chosen={chosen} choose={choose} onChoosing={setChoosing} onOrders={setChosenOrders} />,
    [],
  );
  const meant = useMeant(isChoosing, chosenOrders, cursorRow);
  const picked = pickListOf(isChoosing ? (chosenOrders ?? noneHere) : null, toShipFilterOf(readQuery(place.search, rules)));
  // Why there is none of those chosen is said beside them.
  const offersPickList = isChoosing || picked !== null;
  useScope('order');
  useShipForm();
  useRefusals({
    'order.printLabels': meant || isChoosing ? null : { key: 'kind.order.choose' },
    'order.openPickList': offersPickList ? null : { key: 'expedition.notPicked' },
  });
  useHandlers({
    'order.printLabels': () => setOpened(meant && { kind: 'labels', orders: meant }),
    'order.openPickList': () => setOpened(picked && { kind: 'pick', of: picked }),
  });

  return (
    <div className="records">
      <BatchResults on="order" fetchNow={fetchNow} link={orderLink} />
      <DataTable
        label={t('shell.title.expedition')}
        searchLabel={t('expedition.search')}
        mode="scroll"
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        keys={listKeys}
        remember={remember}
        memory={tableMemoryOf(queryClient, 'expedition')}
        revision={revision}
        isSelectable
        onCursor={setCursorRow}
        onOpen={({ _id }) => void navigate({ to: '/detail/$orderId', params: { orderId: _id } })}
        chosenActions={chosenActions}
        empty={{ hint: t('expedition.empty') }}
        tools={
          <>
            <ToShipFigures search={place.search} write={place.write} />
            {offersPickList && <CommandButton name="order.openPickList" size="1" variant="soft" />}
            {views}
          </>
        }
      />
      {opened?.kind === 'labels' && <LabelsDialog orders={opened.orders} onClose={() => setOpened(null)} />}
      {opened?.kind === 'pick' && <PickListDialog of={opened.of} onClose={() => setOpened(null)} />}
    </div>
  );
};

export const ExpeditionScreen = () => (
  <ListScreen title="shell.title.expedition" views="expedition">
    {(at) => <Expedition {...at} />}
  </ListScreen>
);
