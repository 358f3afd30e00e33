import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { salesFiguresQuery } from '#api/orders.ts';
import type { SalesFigures } from '#contract/sales-figures.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { formatCents } from '#lib/money.ts';
import { useMayOpenMoney } from '#entities/may-open.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDay } from '#ui/format-instant.ts';
import { BrasiliaDays } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { useNow } from '#ui/now.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { Change } from './change.tsx';
import { Figure } from './figure.tsx';
import { periods, spanOf, type Period } from './period.ts';
import { salesOf, type Place } from './place.ts';
import { SalesChartPart } from './sales-chart-part.tsx';
import { SalesShares } from './sales-shares.tsx';
import '#ui/period.css';

interface SalesPeriodProps {
  readonly period: Period;
  /** Superusers see many companies; a seller one, whose accounts are enough. */
  readonly hasCompanies: boolean;
}

/** Sales of the last days beside the days before them: sums, a chart, companies and accounts; each number is that of a list. */
export const SalesPeriod = ({ period, hasCompanies }: SalesPeriodProps) => {
  const t = useT();
  const id = useId();
  const { api, actor } = useWorkbench();
  // Midnight in São Paulo begins another span without anybody doing anything.
  const span = spanOf(period, dayInSaoPaulo(new Date(useNow('minute'))));
  // The figures of the period before stay until those of the next are here: nothing jumps, and an open table stays open.
  const { data, isError, isFetching, refetch } = useQuery({ ...salesFiguresQuery(api, span), placeholderData: keepPreviousData });
  return (
    <section className="home-part" aria-labelledby={id}>
      <div className="home-lead">
        <div>
          <h2 id={id} className="section-title">
            {t('home.period')}
          </h2>
          {data && <SpanLine figures={data} />}
          <BrasiliaDays />
          {!hasCompanies && !actor().hasSpecifiedOnly && <MoneyLine />}
        </div>
        <nav className="period" aria-label={t('home.period.choose')}>
          {periods.map((each) => (
            <Link key={each} to="/" search={{ period: each }} replace resetScroll={false} aria-current={each === period || undefined}>
              {t('home.period.days', { n: Number(each) })}
            </Link>
          ))}
        </nav>
      </div>
      {isError && !data ? (
        <ProblemState title={t('home.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Sums figures={data} />
          {data && <Parts figures={data} hasCompanies={hasCompanies} />}
        </>
      )}
    </section>
  );
};

const SpanLine = ({ figures: { from, to, before } }: { readonly figures: SalesFigures }) => {
  const { locale, t } = useLocale();
  const said = (day: string): string => formatDay(day, tagOf[locale]);
  const days = { from: said(from), to: said(to), beforeFrom: said(before.from), beforeTo: said(before.to) };
  return (
    <p className="quiet">
      {t('home.period.span', days)} {t('home.period.net')}
    </p>
  );
};

/** What was sold is not what is paid out: the way there, or who knows. */
const MoneyLine = () => {
  const t = useT();
  return <p className="quiet">{useMayOpenMoney() ? <Link to="/money">{t('home.money')}</Link> : t('home.money.others')}</p>;
};

const average = ({ count, gross }: { readonly count: number; readonly gross: number }): number =>
  count === 0 ? 0 : Math.round(gross / count);

const Sums = ({ figures }: { readonly figures: SalesFigures | undefined }) => {
  const now = figures?.total ?? { count: 0, gross: 0 };
  const then = figures?.before.total ?? { count: 0, gross: 0 };
  const place = figures && salesOf(figures.from, figures.to);
  const shared = { place, isLoading: figures === undefined };
  return (
    <dl className="cards">
      <Sum {...shared} of="gross" isMoney now={now.gross} before={then.gross} />
      <Sum {...shared} of="orders" now={now.count} before={then.count} />
      <Sum {...shared} of="average" isMoney now={average(now)} before={average(then)} />
      <Sum
        {...shared}
        of="cancelled"
        isBad
        place={figures && salesOf(figures.from, figures.to, { status: 'anyCancelled' })}
        now={figures?.cancelled.count ?? 0}
        before={figures?.before.cancelled.count ?? 0}
      />
    </dl>
  );
};

interface SumProps {
  readonly of: 'gross' | 'orders' | 'average' | 'cancelled';
  readonly now: number;
  readonly before: number;
  readonly isLoading: boolean;
  readonly place: Place | undefined;
  /** Cents; a count otherwise. */
  readonly isMoney?: boolean;
  readonly isBad?: boolean;
}

const Sum = ({ of, now, before, isLoading, place, isMoney = false, isBad = false }: SumProps) => {
  const t = useT();
  const said = (n: number): string => (isMoney ? formatCents(n) : t('table.number', { n }));
  return (
    <Figure
      label={t(`home.period.${of}`)}
      isLoading={isLoading}
      place={place}
      note={
        <>
          <Change now={now} before={before} isBad={isBad} /> <span className="quiet">{t('home.before', { value: said(before) })}</span>
        </>
      }
    >
      {isMoney ? <Money cents={now} /> : said(now)}
    </Figure>
  );
};

const Parts = ({ figures, hasCompanies }: { readonly figures: SalesFigures; readonly hasCompanies: boolean }) => {
  const t = useT();
  if (figures.total.count === 0 && figures.before.total.count === 0)
    return <EmptyState title={t('home.period.none')} hint={t('home.period.noneHint')} />;
  return (
    <>
      <SalesChartPart figures={figures} />
      <div className="home-shares">
        {hasCompanies && <SalesShares kind="company" figures={figures} shares={figures.companies} />}
        <SalesShares kind="account" figures={figures} shares={figures.accounts} />
      </div>
    </>
  );
};
