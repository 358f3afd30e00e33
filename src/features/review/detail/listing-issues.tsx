import { parseWarnings } from '#contract/warning.ts';
import type { ListingIssue } from '#entities/listing/listing-issues.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { ImageRun } from './use-image-run.ts';

interface ListingIssuesProps {
  readonly issues: readonly ListingIssue[];
  readonly images: ImageRun;
  /** Observations the listing carries now, joined. */
  readonly warning: string;
}

/** What is wrong, each with a dot and words; an image the analyser refused counts like any other issue. */
export const ListingIssues = ({ issues, images, warning }: ListingIssuesProps) => {
  const t = useT();
  const errors = images.errors();
  const count = issues.length + errors.length;
  const warnings = parseWarnings(warning);
  return (
    <section className="detail-issues" aria-label={t('listing.issues', { n: count + warnings.length })}>
      {count === 0 && warnings.length === 0 && <StatusDot tone="good">{t('listing.noIssues')}</StatusDot>}
      {count > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={formatMessage(t, issue.say)}>
              <StatusDot tone={issue.suggests ? 'bad' : 'warn'}>{formatMessage(t, issue.say)}</StatusDot>
            </li>
          ))}
          {errors.map(({ url, position, error }) => (
            <li key={url}>
              <StatusDot tone="bad">{t('listing.issue.imageWrong', { n: position, error })}</StatusDot>
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <p className="detail-warnings">
          <strong>{t('listing.currentWarnings')}:</strong> {warnings.map((each) => warningLabel(t, each)).join(' · ')}
        </p>
      )}
    </section>
  );
};
