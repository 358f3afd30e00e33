import type { ReviewLead } from '#contract/review-lead.ts';
import { isWarningKey } from '#contract/warning.ts';
import { numberFormat } from '#lib/formats.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { isMessageKey } from '#locale/words.ts';
import type { Translate } from '#locale/translate.ts';
import { Count } from '#ui/count.tsx';
import { Line, Section } from '#ui/section.tsx';
import { LeadTable } from './lead-table.tsx';

type Agreement = ReviewLead['agreement'];

/** κ to two places; where there is none, why. */
const useKappa = (): ((agreement: Agreement) => string) => {
  const { locale, t } = useLocale();
  const format = numberFormat(tagOf[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return ({ kappa, why }) => {
    if (kappa !== null) return format.format(kappa);
    return t(`lead.kappa.${why ?? 'few'}`);
  };
};

/** '7 de 10 (70 %)': a share alone hides how few it is of. */
const useShare = (): ((count: number, of: number) => string) => {
  const { locale } = useLocale();
  const format = numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 0 });
  return (count, of) => (of === 0 ? '0' : `${count}/${of} (${format.format(count / of)})`);
};

/** A risk that only a newer server knows is shown by its name there. */
const riskLabel = (t: Translate, risk: string): string => {
  const key = `lead.risk.${risk}`;
  return isMessageKey(key) ? t(key as 'lead.risk.quick') : risk;
};

/** How many were drawn, why, and how far two people agree on them. */
export const LeadSample = ({ sample, agreement }: Pick<ReviewLead, 'sample' | 'agreement'>) => {
  const t = useT();
  const kappa = useKappa();
  const share = useShare();
  const { drawn, waiting, judged, risks } = sample;
  return (
    <Section title={t('lead.sample')}>
      <Line label={t('lead.sample.drawn')} hint={t('lead.sample.hint')}>
        <Count of={drawn} />
      </Line>
      <Line label={t('lead.sample.waiting')}>
        <Count of={waiting} />
      </Line>
      <Line label={t('lead.sample.judged')}>
        <Count of={judged} />
      </Line>
      <Line label={t('lead.sample.agreed')}>
        <span className="figure">{share(agreement.agreed, agreement.of)}</span>
      </Line>
      <Line label={t('lead.kappa')}>
        <span className="figure">{kappa(agreement)}</span>
      </Line>
      {risks.length > 0 && (
        <Line label={t('lead.sample.risks')}>
          <span>{risks.map(({ risk, count }) => `${riskLabel(t, risk)}: ${count}`).join(' · ')}</span>
        </Line>
      )}
    </Section>
  );
};

export const LeadPairs = ({ pairs }: Pick<ReviewLead, 'pairs'>) => {
  const t = useT();
  const kappa = useKappa();
  const share = useShare();
  return (
    <Section title={t('lead.pairs')}>
      <LeadTable
        label={t('lead.pairs')}
        none={t('lead.noJudged')}
        figuresFrom={1}
        heads={[t('lead.pair'), t('lead.sample.agreed'), t('lead.kappa')]}
        rows={pairs.map((pair) => ({
          key: `${pair.one.id} ${pair.other.id}`,
          cells: [`${pair.one.name} · ${pair.other.name}`, share(pair.agreed, pair.of), kappa(pair)],
        }))}
      />
    </Section>
  );
};

const reasonLabel = (t: Translate, reason: string): string => {
  if (isWarningKey(reason)) return t(`listing.warning.${reason}`);
  return t(reason === 'approved' ? 'lead.reason.approved' : 'lead.reason.other');
};

/** Of each reason how often somebody else would have decided otherwise. */
export const LeadOverturned = ({ overturned }: Pick<ReviewLead, 'overturned'>) => {
  const t = useT();
  const share = useShare();
  return (
    <Section title={t('lead.overturned')}>
      <LeadTable
        label={t('lead.overturned')}
        none={t('lead.noJudged')}
        figuresFrom={1}
        heads={[t('lead.reason'), t('lead.judged'), t('lead.overturned.count'), t('lead.overturned.confirmed')]}
        rows={overturned.map(({ reason, judged, overturned: of, confirmed }) => ({
          key: reason,
          cells: [reasonLabel(t, reason), judged, share(of, judged), share(confirmed, judged)],
        }))}
      />
    </Section>
  );
};
