import type { ReactNode } from 'react';
import type { JudgedReason, Verdict } from '#checks/judge-reasons.ts';
import type { Listing, ListingStatus } from '#contract/listing.ts';
import { toIssue } from '#entities/listing/listing-issues.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { ReasonLabel } from './warning-list.tsx';

interface RefusalReasonsProps {
  readonly reasons: readonly JudgedReason[];
  readonly status: ListingStatus;
  /** The listing whose editor it stands in: there each leads to its field. */
  readonly editorOf: Listing | null;
  /** What changed of a reason, under it. */
  readonly renderChanges: (reason: JudgedReason) => ReactNode;
}

const tones: Readonly<Record<Verdict, Tone>> = { answered: 'good', unanswered: 'bad', unknown: 'warn' };

/** While it is still refused, what was not answered is what there is to do. */
const verdictText = (t: Translate, verdict: Verdict, status: ListingStatus): string =>
  t(verdict === 'unanswered' && status === 'refused' ? 'refusal.verdict.open' : `refusal.verdict.${verdict}`);

const becauseText = (t: Translate, { because, left }: JudgedReason): string => {
  if (because !== 'found' && because !== 'doubtful') return t(`refusal.because.${because}`);
  return t(`refusal.because.${because}`, { found: left.map((each) => formatMessage(t, toIssue(each).say)).join(' · ') });
};

/** Each reason of the last refusal: whether it was answered, by what that is known, and what changed of it. */
export const RefusalReasons = ({ reasons, status, editorOf, renderChanges }: RefusalReasonsProps) => {
  const t = useT();
  return (
    <ul className="detail-reasons" aria-label={t('refusal.reasons')}>
      {reasons.map((reason) => (
        <li key={reason.warning} className="detail-reason" data-verdict={reason.verdict}>
          <p className="detail-reason-head">
            <strong>
              <ReasonLabel warning={reason.warning} editorOf={editorOf}>
                {warningLabel(t, reason.warning)}
              </ReasonLabel>
            </strong>
            <StatusDot tone={tones[reason.verdict]}>{verdictText(t, reason.verdict, status)}</StatusDot>
            <span className="detail-quiet">{becauseText(t, reason)}</span>
          </p>
          {reason.changes.length > 0 && renderChanges(reason)}
        </li>
      ))}
    </ul>
  );
};
