import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Role } from '#contract/call.ts';
import { orderParties } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { ListScreen, type ListScreenPlace } from '#entities/list-screen.tsx';
import { RecordList } from '#entities/records/record-list.tsx';
import { ToConnections } from '#entities/to-connections.tsx';
import { useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useScope } from '#palette/context.tsx';
import { readQuery } from '#ui/table/query-codec.ts';
import { defaultPageSizes } from '#ui/table/query.ts';
import { Money } from '#ui/money.tsx';
import { useOrderForms } from '../dialogs/use-order-forms.ts';
import { columnIds, orderKind } from '../order-kind.ts';
import { orderColumns } from './order-columns.tsx';
import { orderSource, type OrderSource } from './order-source.ts';
import './sales.css';

interface SalesTotalsProps {
  readonly source: OrderSource;
  /** The filter on screen; totals of another one are shown as what they are: on their way out. */
  readonly asked: string;
}

/** How many sales were found and what they sum up to. */
const SalesTotals = ({ source, asked }: SalesTotalsProps) => {
  const t = useT();
  const totals = useSyncExternalStore(source.subscribe, source.totals);
  if (!totals) return <div className="sales-totals" aria-hidden />;
  const { total, gross } = totals;
  return (
    <output className="sales-totals" aria-label={t('sales.totals')} aria-busy={totals.asked !== asked}>
      <strong className="figure">{t(gross === null ? 'sales.atLeast' : 'sales.count', { n: total })}</strong>
      {gross === null ? <span className="quiet">{t('sales.noSum')}</span> : <Money cents={gross} />}
    </output>
  );
};

/** What is done with several orders most; the palette offers the rest over the same selection. */
const batchSteps = ['requestCancel', 'ship', 'cancel', 'cancelOnMarketplace', 'fakeCancel', 'refuseCancel', 'revertCancel'] as const;

/** A superuser only watches over the sellers' orders and has no parcels to ship. */
const isOften = (step: (typeof batchSteps)[number], role: Role): boolean => step !== 'ship' || mayTake(orderParties, 'requestCancel', role);

const batchCommands = (role: Role): readonly string[] =>
  batchSteps.filter((step) => mayTake(orderParties, step, role) && isOften(step, role)).map((step) => `order.${step}`);

const orderLink = (orderId: string, label: string): ReactNode => (
  <Link to="/detail/$orderId" params={{ orderId }} className="figure">
    {label}
  </Link>
);

/** All sales one sees, in one list however many: found, summed, and acted on many at a time (row ORD-1). */
export const SalesList = ({ place, userId, views }: Omit<ListScreenPlace, 'role'>) => {
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
  const columns = useMemo(() => orderColumns(t, role, options, shown), [t, role, options, shown]);
  const asked = useMemo(
    () => JSON.stringify(orderKind.filterOf(readQuery(place.search, { columns, pageSizes: defaultPageSizes, defaultSort: [] }))),
    [place.search, columns],
  );
  useScope('order');
  useOrderForms();
  return (
    <RecordList
      kind={orderKind}
      batch={batchCommands(role)}
      source={source}
      label={t('shell.title.sales')}
      searchLabel={t('sales.search')}
      empty={{ hint: t('sales.empty'), children: <ToConnections /> }}
      columns={columns}
      place={place}
      userId={userId}
      link={orderLink}
      onOpen={({ _id }) => void navigate({ to: '/detail/$orderId', params: { orderId: _id } })}
      tools={
        <>
          <SalesTotals source={source} asked={asked} />
          {views}
        </>
      }
    />
  );
};

export const SalesListScreen = () => (
  <ListScreen title="shell.title.sales" views="sales">
    {(at) => <SalesList {...at} />}
  </ListScreen>
);
