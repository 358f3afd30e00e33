import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moneyOverviewQuery } from '#api/money-sums.ts';
import type { MoneyOverview } from '#contract/money.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { useT } from '#locale/locale.tsx';
import { Count } from '#ui/count.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { BrasiliaDays } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Line, Section } from '#ui/section.tsx';
import { signed } from './signed.ts';
import { SumTable } from './sum-table.tsx';

/** /money, 'Financeiro': what there is, what is to come, and what does not agree; every number leads to the orders behind it. */
export const MoneyScreen = () => (
  <LoadedPage back={null} isWide of={moneyOverviewQuery}>
    {(data) => <LoadedMoney overview={data} />}
  </LoadedPage>
);

const ListLink = ({ search, children }: { readonly search: Readonly<Record<string, string>>; readonly children: ReactNode }) => (
  <Link to="/money/list" search={search} className="link figure">
    {children}
  </Link>
);

const LoadedMoney = ({ overview }: { readonly overview: MoneyOverview }) => {
  const t = useT();
  const { from, to, total, released, toRelease, releases, accounts, otherAccounts, differences } = overview;
  const date = `${from}..${to}`;
  return (
    <div className="record-blocks">
      <Section
        title={t('money.balance')}
        action={
          <Link to="/money/resume" className="link">
            {t('money.openSummary')}
          </Link>
        }
      >
        <Line label={t('money.gross')}>
          <Money cents={total.gross} />
        </Line>
        <Line label={t('money.fee')}>
          <Money cents={signed('fee', total.fee)} />
        </Line>
        <Line label={t('money.freight')}>
          <Money cents={signed('freight', total.freight)} />
        </Line>
        <Line label={t('money.refunded')}>
          <Money cents={signed('refunded', total.refunded)} />
        </Line>
        <Line label={t('money.net')}>
          <strong>
            <Money cents={total.net} />
          </strong>
        </Line>
        <Line label={t('money.released')} hint={t('money.releasedHint')}>
          <ListLink search={{ release: date, state: 'released' }}>
            <Money cents={released} />
          </ListLink>
        </Line>
        <Line label={t('money.toRelease')} hint={t('money.toReleaseHint')}>
          <ListLink search={{ date, state: 'toRelease' }}>
            <Money cents={total.toRelease} />
          </ListLink>
        </Line>
      </Section>
      <Section
        title={t('money.differences')}
        action={
          <Link to="/money/list" className="link">
            {t('money.openList')}
          </Link>
        }
      >
        {differences.length === 0 && <p className="panel-inset quiet">{t('money.noDifferences')}</p>}
        {differences.map(({ difference, count }) => (
          <Line key={difference} label={t(`money.difference.${difference}`)}>
            <ListLink search={{ difference }}>
              <Count of={count} />
            </ListLink>
          </Line>
        ))}
        <Line label={t('money.allToRelease')}>
          <ListLink search={{ state: 'toRelease' }}>
            <Money cents={toRelease} />
          </ListLink>
        </Line>
      </Section>
      <Section title={t('money.byAccount')}>
        <SumTable
          label={t('money.byAccount')}
          first={t('money.account')}
          empty={t('money.noReleases')}
          rows={[
            ...accounts.map(({ marketPlaceId, name, count, net }) => ({
              key: marketPlaceId,
              name: <ListLink search={{ account: marketPlaceId, state: 'toRelease' }}>{name}</ListLink>,
              count,
              net,
            })),
            ...(otherAccounts ? [{ key: 'others', name: t('money.otherAccounts'), ...otherAccounts }] : []),
          ]}
        />
      </Section>
      <Section title={t('money.releases')} action={<BrasiliaDays />}>
        <SumTable
          label={t('money.releases')}
          first={t('money.day')}
          empty={t('money.noReleases')}
          rows={releases.map(({ day, count, net }) => ({ key: day, name: <DateOnly date={day} />, count, net }))}
        />
      </Section>
    </div>
  );
};
