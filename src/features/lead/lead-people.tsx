import type { ReviewLead } from '#contract/review-lead.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { LeadTable } from './lead-table.tsx';
import { ListingLink } from './listing-link.tsx';

const columns = ['approved', 'refused', 'observed', 'returned', 'skipped', 'overrides', 'judged', 'otherwise'] as const;

/** How much each reviewer decided. */
export const LeadPeople = ({ people }: Pick<ReviewLead, 'people'>) => {
  const t = useT();
  return (
    <Section title={t('lead.people')}>
      <LeadTable
        label={t('lead.people')}
        none={t('lead.nobody')}
        figuresFrom={1}
        heads={[t('lead.reviewer'), ...columns.map((column) => t(`lead.${column}`))]}
        rows={people.map((each) => ({ key: each.id, cells: [each.name, ...columns.map((column) => each[column])] }))}
      />
    </Section>
  );
};

/** What was passed over, and why. */
export const LeadSkips = ({ skips }: Pick<ReviewLead, 'skips'>) => {
  const t = useT();
  return (
    <Section title={t('lead.skips')}>
      <LeadTable
        label={t('lead.skips')}
        none={t('lead.noSkips')}
        figuresFrom={2}
        heads={[t('lead.reviewer'), t('lead.reason'), t('lead.count')]}
        rows={skips.map(({ reviewer, reason, count }) => ({
          key: `${reviewer.id} ${reason ?? ''}`,
          cells: [reviewer.name, t(reason === null ? 'lead.noReason' : `listing.skipReason.${reason}`), count],
        }))}
      />
    </Section>
  );
};

/** The leases that are held at this moment, whatever the period. */
export const LeadLeases = ({ leases }: Pick<ReviewLead, 'leases'>) => {
  const t = useT();
  return (
    <Section title={t('lead.leases')}>
      <LeadTable
        label={t('lead.leases')}
        none={t('lead.noLeases')}
        heads={[t('lead.listing'), t('lead.reviewer'), t('lead.since'), t('lead.until')]}
        rows={leases.map(({ publishId, title, holder, since, until }) => ({
          key: publishId,
          cells: [
            <ListingLink key="listing" publishId={publishId} title={title} />,
            holder.name,
            <Instant key="since" at={since} as="time" />,
            <Instant key="until" at={until} as="time" />,
          ],
        }))}
      />
    </Section>
  );
};
