import { useMemo } from 'react';
import { useWorkbench } from '#outbox/workbench.tsx';
import { countColumn } from '#entities/records/columns.tsx';
import '#ui/record-frames.css';
import { MoneyGrouping, type MoneySum } from '#contract/money.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { DateOnly } from '#ui/date-only.tsx';
import { FilterSelect } from '#ui/filter-select.tsx';
import { BrasiliaDays } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { besideSumming, byKey, dayOf, groupingOf, onKey, summedBy } from './summary-place.ts';
import { signed } from './signed.ts';
import { isDay, labelOf, periodColumn, summarySource, totalKey } from './summary-source.ts';

const keyOf = ({ key }: MoneySum): string => key;

const amountIds = ['gross', 'fee', 'freight', 'refunded', 'net', 'released', 'toRelease'] as const;

const amount = (t: Translate, id: (typeof amountIds)[number]): Column<MoneySum> => ({
  id,
  title: t(`money.${id}`),
  cell: (row) =>
    row.key === totalKey ? (
      <strong>
        <Money cents={signed(id, row[id])} />
      </strong>
    ) : (
      <Money cents={signed(id, row[id])} />
    ),
  value: (row) => signed(id, row[id]) / 100,
  form: 'money',
  align: 'end',
  width: 120,
});

const summaryColumns = (t: Translate): readonly Column<MoneySum>[] => [
  {
    id: periodColumn,
    title: t('money.period'),
    cell: (row) => (isDay(row.key) ? <DateOnly date={row.key} /> : <span className="truncate">{labelOf(row)}</span>),
    value: labelOf,
    form: 'day',
    width: 190,
    canHide: false,
    filter: { kind: 'date' },
  },
  countColumn({ id: 'count', title: t('money.orders'), of: ({ count }) => count, width: 85 }),
  ...amountIds.map((id) => amount(t, id)),
];

interface MoneySummaryScreenProps {
  readonly place: SharedPort;
  readonly userId: string;
}

/** /money/resume, 'Resumo financeiro': what the sales of a period came to, line by line, as far as the CSV goes too. */
export const MoneySummaryScreen = ({ place, userId }: MoneySummaryScreenProps) => {
  const { t, locale } = useLocale();
  const { api, queryClient, actor } = useWorkbench();
  const { role } = actor();
  const [by, on] = [groupingOf(place.search[byKey]), dayOf(place.search[onKey])];
  const rules = useMemo((): QueryRules<MoneySum> => ({ columns: summaryColumns(t), pageSizes: defaultPageSizes, defaultSort: [] }), [t]);
  const source = useMemo(
    () => summarySource(api, queryClient, { by, on }, { t, tag: tagOf[locale] }),
    [api, queryClient, by, on, t, locale],
  );
  const remember = useMemo(() => ({ owner: userId, table: 'money-summary' }), [userId]);
  const port = useMemo(() => besideSumming(place), [place]);
  return (
    <div className="records">
      <BrasiliaDays />
      <DataTable
        label={t('money.summary')}
        mode="scroll"
        rules={rules}
        source={source}
        place={port}
        rowId={keyOf}
        remember={remember}
        empty={{ hint: t(on === 'release' ? 'money.noReleasesThen' : 'money.summaryEmpty') }}
        tools={
          <>
            <FilterSelect
              label={t('money.on')}
              all={t('money.on.sale')}
              value={on === 'sale' ? undefined : on}
              options={[{ value: 'release', label: t('money.on.release') }]}
              onPick={(next) => place.write(summedBy({ [onKey]: next }), { replace: false })}
            />
            <FilterSelect
              label={t('money.by')}
              all={t('money.day')}
              value={by === 'day' ? undefined : by}
              options={MoneyGrouping.options
                .filter((each) => each !== 'day' && (each !== 'company' || role === 'superuser'))
                .map((value) => ({ value, label: t(`money.${value}`) }))}
              onPick={(next) => place.write(summedBy({ [byKey]: next }), { replace: false })}
            />
          </>
        }
      />
    </div>
  );
};
