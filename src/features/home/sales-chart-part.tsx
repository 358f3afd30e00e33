import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import type { SalesFigures } from '#contract/sales-figures.ts';
import { useT } from '#locale/locale.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { Money } from '#ui/money.tsx';
import { Count } from './count.tsx';
import { salesOf } from './place.ts';

const ChartFailed = () => {
  const t = useT();
  return <p className="quiet">{t('home.chart.failed')}</p>;
};

/** With its library, fetched once there are figures to draw: the first screen does not wait for them, nor fail with them. */
const SalesChart = lazy(() =>
  import('./sales-chart.tsx').then(
    (chart) => ({ default: chart.SalesChart }),
    () => ({ default: ChartFailed }),
  ),
);

/** Sold per day, drawn and, for whoever does not see a drawing or wants the numbers, as a table whose days lead to their sales. */
export const SalesChartPart = ({ figures }: { readonly figures: SalesFigures }) => {
  const t = useT();
  const id = useId();
  return (
    <figure className="sales-chart panel" aria-labelledby={id}>
      <figcaption id={id} className="section-title">
        {t('home.chart')}
      </figcaption>
      <Suspense fallback={<span className="skeleton chart-skeleton" />}>
        <SalesChart figures={figures} />
      </Suspense>
      <details>
        <summary>{t('home.chart.table')}</summary>
        <DaysTable figures={figures} labelledBy={id} />
      </details>
    </figure>
  );
};

const DaysTable = ({ figures: { days, before }, labelledBy }: { readonly figures: SalesFigures; readonly labelledBy: string }) => {
  const t = useT();
  return (
    <div className="home-table-frame">
      <table className="home-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('home.column.day')}</th>
            <th scope="col" data-end>
              {t('home.column.orders')}
            </th>
            <th scope="col" data-end>
              {t('home.column.gross')}
            </th>
            <th scope="col" data-end>
              {t('home.column.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, gross }, at) => (
            <tr key={day}>
              <th scope="row">
                <Link {...salesOf(day, day)} className="link">
                  <DateOnly date={day} />
                </Link>
              </th>
              <td data-end className="figure">
                <Count of={{ total: count }} />
              </td>
              <td data-end>
                <Money cents={gross} />
              </td>
              <td data-end>
                <Money cents={before.days[at]?.gross ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
