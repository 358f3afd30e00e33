import type { ReviewLead } from '#contract/review-lead.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { LeadTable } from './lead-table.tsx';
import { ListingLink } from './listing-link.tsx';
import { saidWarnings } from './said-warnings.ts';

/** What two people judged otherwise: the listing is a click away, and what is done with it is a superuser's to decide. */
export const LeadDisagreed = ({ judged }: { readonly judged: ReviewLead['otherwise'] }) => {
  const t = useT();
  return (
    <Section title={t('lead.disagreed')}>
      {judged.length > 0 && <p className="panel-inset quiet">{t('lead.disagreed.hint')}</p>}
      <LeadTable
        label={t('lead.disagreed')}
        none={t('lead.noneDisagreed')}
        heads={[t('lead.listing'), t('lead.first'), t('lead.second'), t('lead.events.at')]}
        rows={judged.map((each) => ({
          key: each.id,
          cells: [
            <ListingLink key="listing" publishId={each.publishId} title={each.title} />,
            <Verdict key="first" who={each.first.name} verdict={each.firstVerdict} warning={each.firstWarning} />,
            <Verdict key="second" who={each.second.name} verdict={each.secondVerdict} warning={each.secondWarning} />,
            <Instant key="at" at={each.judgedAt} />,
          ],
        }))}
      />
    </Section>
  );
};

interface VerdictProps {
  readonly who: string;
  readonly verdict: 'approved' | 'refused';
  readonly warning: string;
}

const Verdict = ({ who, verdict, warning }: VerdictProps) => {
  const t = useT();
  return (
    <div className="lead-verdict">
      <StatusDot tone={verdict === 'approved' ? 'good' : 'bad'}>{t(`lead.verdict.${verdict}`)}</StatusDot>
      <span className="quiet">{[who, saidWarnings(t, warning)].filter(Boolean).join(': ')}</span>
    </div>
  );
};
