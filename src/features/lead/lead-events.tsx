import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { leadEventsQuery, type LeadPeriod } from '#api/review-lead.ts';
import { LeadDeed, type LeadEvent } from '#contract/review-lead.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { Translate } from '#locale/translate.ts';
import { BusyButton } from '#ui/busy-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Section } from '#ui/section.tsx';
import { LeadTable } from './lead-table.tsx';
import { ListingLink } from './listing-link.tsx';
import { saidWarnings } from './said-warnings.ts';

const detailOf = (t: Translate, { warning, skipReason, red }: LeadEvent): string =>
  [
    red > 0 ? t('lead.red', { n: red }) : '',
    skipReason === null ? '' : t(`listing.skipReason.${skipReason}`),
    warning === '' ? '' : saidWarnings(t, warning),
  ]
    .filter(Boolean)
    .join(' · ');

/** Each decision with its reviewer, newest first: overrides and skips are among them, and can be looked at alone. */
export const LeadEvents = ({ period }: { readonly period: LeadPeriod }) => {
  const t = useT();
  const id = useId();
  const { api } = useWorkbench();
  const [deed, setDeed] = useState<LeadDeed | null>(null);
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(leadEventsQuery(api, period, deed));
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      title={t('lead.events')}
      action={
        <div className="lead-who">
          <label htmlFor={id}>{t('lead.events.deed')}</label>
          <select
            id={id}
            className="native-select"
            value={deed ?? ''}
            onChange={({ target }) => setDeed(LeadDeed.options.find((each) => each === target.value) ?? null)}
          >
            <option value="">{t('lead.events.all')}</option>
            {LeadDeed.options.map((each) => (
              <option key={each} value={each}>
                {t(`lead.deed.${each}`)}
              </option>
            ))}
          </select>
        </div>
      }
    >
      {!data && isError && <ProblemState title={t('lead.events.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && (
        <LeadTable
          label={t('lead.events')}
          none={t('lead.events.none')}
          heads={[t('lead.events.at'), t('lead.reviewer'), t('lead.events.deed'), t('lead.listing'), t('lead.events.detail')]}
          rows={events.map((each) => ({
            key: String(each.seq),
            cells: [
              <Instant key="at" at={each.at} />,
              each.by.name,
              t(`lead.deed.${each.deed}`),
              <ListingLink key="listing" publishId={each.publishId} title={each.title} />,
              detailOf(t, each),
            ],
          }))}
        />
      )}
      {hasNextPage && (
        <div className="panel-inset">
          <BusyButton variant="soft" isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {t('lead.events.more')}
          </BusyButton>
        </div>
      )}
    </Section>
  );
};
