import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { z } from 'zod';
import { pickListQuery, type PickListOf } from '#api/expedition.ts';
import type { getPickList } from '#contract/expedition.ts';
import { ShortTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Count } from '#ui/count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { PrintSheet } from '#ui/table/print-sheet.tsx';
import { useNarrow } from '#ui/table/use-narrow.ts';
import './expedition.css';

type PickList = z.output<typeof getPickList.reply>;
interface PickLine {
  readonly sku: string;
  readonly title: string;
  readonly amount: number;
  readonly orders: number;
  readonly sellerId: string;
  readonly sellerName: string;
}
/** Two companies may call different things by one SKU. */
const lineId = ({ sku, sellerId }: PickLine): string => `${sellerId} ${sku}`;

/** Under the product where five columns have no room. */
const titleAndCompany = ({ title, sellerName }: PickLine): ReactNode => (
  <>
    {title}
    <div className="quiet">{sellerName}</div>
  </>
);

const pickColumns = (t: Translate, company: 'column' | 'underProduct' | 'unsaid'): readonly Column<PickLine>[] => [
  { id: 'sku', title: t('listing.field.sku'), cell: ({ sku }) => <span className="figure">{sku}</span> },
  { id: 'title', title: t('kind.product.one'), cell: company === 'underProduct' ? titleAndCompany : ({ title }) => title },
  ...(company === 'column'
    ? [{ id: 'company', title: t('sales.column.company'), cell: ({ sellerName }: PickLine) => sellerName } satisfies Column<PickLine>]
    : []),
  {
    id: 'amount',
    title: t('pick.column.amount'),
    cell: ({ amount }) => (
      <strong>
        <Count of={amount} />
      </strong>
    ),
    align: 'end',
  },
  { id: 'orders', title: t('pick.column.orders'), cell: ({ orders }) => <Count of={orders} />, align: 'end' },
];

/** Of those chosen by hand, how many do not wait to be shipped: suspended, or changed since. A filter names nobody. */
const leftOutOf = (of: PickListOf, { orders }: PickList): number => ('ids' in of ? of.ids.split(',').length - orders : 0);

/** What to take from the shelves, SKU by SKU, to read here or on paper. */
export const PickListDialog = ({ of, onClose }: { readonly of: PickListOf; readonly onClose: () => void }) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const isSeller = actor().role === 'seller';
  const { data, error, isFetching, refetch } = useQuery(pickListQuery(api, of));
  const columns = useMemo(() => pickColumns(t, isSeller ? 'unsaid' : 'column'), [t, isSeller]);
  const isFilled = data !== undefined && data.lines.length > 0;
  const isCurrent = !isFetching && error === null;
  const printIt = isFilled && (
    <Button aria-disabled={!isCurrent || undefined} data-unavailable={!isCurrent || undefined} onClick={() => isCurrent && print()}>
      <Printer size={14} aria-hidden />
      {t('label.print')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('pick.title')} size="large" isFullOnNarrow actions={printIt}>
      {error && <ProblemState title={t('pick.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && !isFilled && <EmptyState title={t('pick.empty')} hint={t('pick.emptyHint')} />}
      {isFilled && <Picked list={data} columns={columns} leftOut={leftOutOf(of, data)} isCurrent={isCurrent} />}
    </Dialog>
  );
};

interface PickedProps {
  readonly list: PickList;
  readonly columns: readonly Column<PickLine>[];
  readonly leftOut: number;
  /** An earlier list is not printed, by whatever key: what was shipped meanwhile would be picked again. */
  readonly isCurrent: boolean;
}

/** On paper there is room for every column. */
const Picked = ({ list, columns, leftOut, isCurrent }: PickedProps) => {
  const t = useT();
  const isNarrow = useNarrow();
  const namesCompany = columns.some(({ id }) => id === 'company');
  const shown = useMemo(() => (isNarrow && namesCompany ? pickColumns(t, 'underProduct') : columns), [t, isNarrow, namesCompany, columns]);
  const units = list.lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p className="quiet">{t('pick.totals', { n: units, of: list.orders })}</p>
      {!list.isWhole && <p role="note">{t('pick.cut', { n: list.orders })}</p>}
      {leftOut > 0 && <p role="note">{t('pick.leftOut', { n: leftOut })}</p>}
      <ShortTable className="pick-list" columns={shown} rows={list.lines} rowId={lineId} />
      {isCurrent && <PrintSheet label={t('pick.title')} columns={columns} rowId={lineId} rows={list.lines} total={list.lines.length} />}
    </>
  );
};
