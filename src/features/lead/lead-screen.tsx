import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { reviewLeadQuery, type LeadPeriod } from '#api/review-lead.ts';
import type { ReviewLead } from '#contract/review-lead.ts';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { addDays } from '#lib/dates.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BrasiliaDays } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { LeadDisagreed } from './lead-disagreed.tsx';
import { LeadEvents } from './lead-events.tsx';
import { LeadPeople, LeadLeases, LeadSkips } from './lead-people.tsx';
import { LeadOverturned, LeadPairs, LeadSample } from './lead-sample.tsx';
import '#ui/period.css';
import './lead.css';

const spans = [7, 30, 90] as const;

interface LeadScreenProps {
  /** As the address says them. */
  readonly days: number;
  readonly reviewerId: string | undefined;
  readonly onReviewer: (reviewerId: string | undefined) => void;
}

/** As many days as are offered; a month for what nobody offers. */
const daysOf = (days: number): (typeof spans)[number] => spans.find((each) => each === days) ?? 30;

/** /lead: what reviewers did, who holds what, and how far they agree; for superusers (row RVW-6). */
export const LeadScreen = ({ days, reviewerId, onReviewer }: LeadScreenProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const to = dayInSaoPaulo(new Date(useNow('minute')));
  const span = daysOf(days);
  const period: LeadPeriod = { from: addDays(to, 1 - span), to, ...(reviewerId !== undefined && { reviewerId }) };
  const { data, isError, isFetching, refetch } = useQuery({ ...reviewLeadQuery(api, period), placeholderData: keepPreviousData });
  return (
    <RecordFrame back={null} isWide>
      <div className="lead-filters">
        <nav className="period" aria-label={t('lead.period')}>
          {spans.map((each) => (
            <Link
              key={each}
              to="/lead"
              search={{ days: String(each), ...(reviewerId !== undefined && { reviewer: reviewerId }) }}
              replace
              resetScroll={false}
              aria-current={each === span || undefined}
            >
              {t('lead.days', { n: each })}
            </Link>
          ))}
        </nav>
        <WhoFilter people={data?.people} reviewerId={reviewerId} onReviewer={onReviewer} />
        <BrasiliaDays />
      </div>
      {data && <Loaded lead={data} />}
      {!data && isError && <ProblemState title={t('lead.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <output className="skeleton" aria-label={t('common.loading')} />}
      <LeadEvents period={period} />
    </RecordFrame>
  );
};

interface WhoFilterProps {
  readonly people: ReviewLead['people'] | undefined;
  readonly reviewerId: string | undefined;
  readonly onReviewer: (reviewerId: string | undefined) => void;
}

/** Everybody of the period stays to be chosen while one is looked at. */
const WhoFilter = ({ people, reviewerId, onReviewer }: WhoFilterProps) => {
  const t = useT();
  const id = useId();
  const [known, setKnown] = useState<ReviewLead['people']>([]);
  if (people && reviewerId === undefined && people !== known) setKnown(people);
  const offered = known.length > 0 ? known : (people ?? []);
  return (
    <div className="lead-who">
      <label htmlFor={id}>{t('lead.reviewer')}</label>
      <select
        id={id}
        className="native-select"
        value={reviewerId ?? ''}
        onChange={({ target }) => onReviewer(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('lead.everybody')}</option>
        {offered.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        {reviewerId !== undefined && !offered.some((each) => each.id === reviewerId) && <option value={reviewerId}>{reviewerId}</option>}
      </select>
    </div>
  );
};

const Loaded = ({ lead }: { readonly lead: ReviewLead }) => (
  <>
    <LeadPeople people={lead.people} />
    <LeadSample sample={lead.sample} agreement={lead.agreement} />
    <LeadPairs pairs={lead.pairs} />
    <LeadOverturned overturned={lead.overturned} />
    <LeadDisagreed judged={lead.otherwise} />
    <LeadSkips skips={lead.skips} />
    <LeadLeases leases={lead.leases} />
  </>
);
