import { situationKeys } from '#commands/mediation/close.ts';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import type { Claim, MediationStatus } from '#contract/mediation.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { isMessageKey } from '#locale/words.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import { Instant } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { ClaimActions } from './claim-actions-list.tsx';

/** How the dispute stands, as far as the record tells (domain, 5.7). */
export const ClaimBlock = ({ mediation: { claim, status, situation, openedAt, externalId } }: { readonly mediation: WholeMediation }) => {
  const t = useT();
  return (
    <Section title={t('records.progress')}>
      <Facts>
        <Fact label={t('mediation.claim.opened')}>
          <Instant at={openedAt} />
        </Fact>
        {situation !== null && <Fact label={t('mediation.claim.situation')}>{t(situationKeys[situation])}</Fact>}
        {claim && <ClaimFacts claim={claim} />}
      </Facts>
      {claim && <Incentive claim={claim} status={status} />}
      {claim && <ClaimActions claim={claim} status={status} externalId={externalId} />}
    </Section>
  );
};

/** What the marketplace calls by a word of its own, in ours where we have one. */
const wordIn = (t: Translate, kind: 'resolution' | 'party', word: string): string => {
  const key = `mediation.${kind}.${word}`;
  return isMessageKey(key) ? t(key as 'mediation.party.buyer') : word;
};

const resolutionIn = (t: Translate, { reason, benefited, closedBy, appliedCoverage }: NonNullable<Claim['resolution']>): string => {
  const told = t('mediation.claim.resolvedFor', {
    reason: wordIn(t, 'resolution', reason),
    benefited: wordIn(t, 'party', benefited),
    closedBy: wordIn(t, 'party', closedBy),
  });
  return appliedCoverage ? `${told}; ${t('mediation.claim.coverage')}` : told;
};

const ClaimFacts = ({ claim }: { readonly claim: Claim }) => {
  const t = useT();
  const { claimId, stage, reason, affectsReputation, resolution } = claim;
  return (
    <>
      <Fact label={t('mediation.claim.number')}>{claimId}</Fact>
      <Fact label={t('mediation.claim.stage')}>{t(`mediation.stage.${stage}`)}</Fact>
      <Fact label={t('mediation.claim.reason')}>{reason}</Fact>
      <Fact label={t('mediation.claim.reputation')}>
        <span data-affected={affectsReputation === 'affected' || undefined} className="mediation-reputation">
          {t(`mediation.reputation.${affectsReputation}`)}
        </span>
      </Fact>
      {resolution && <Fact label={t('mediation.claim.resolution')}>{resolutionIn(t, resolution)}</Fact>}
    </>
  );
};

const Incentive = ({ claim, status }: { readonly claim: Claim; readonly status: MediationStatus }) => {
  const t = useT();
  if (!claim.hasIncentive || status !== 'open') return null;
  return <p className="mediation-incentive">{t('mediation.incentive')}</p>;
};
