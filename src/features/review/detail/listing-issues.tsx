import { Skeleton } from '@radix-ui/themes';
import type { CheckName } from '#contract/check.ts';
import type { Listing } from '#contract/listing.ts';
import { parseWarnings } from '#contract/warning.ts';
import type { WorkFailure } from '#contract/work-failure.ts';
import type { ListingIssue } from '#entities/listing/listing-issues.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { ImageRun } from './use-image-run.ts';
import { WarningList } from './warning-list.tsx';

interface ListingIssuesProps {
  readonly issues: readonly ListingIssue[];
  /** Checks that could not look at it. */
  readonly failed: readonly CheckName[];
  /** Why none of them could, as often as it was tried; null where they could, or are yet to look. */
  readonly gaveUp: WorkFailure | null;
  readonly images: ImageRun;
  /** Observations the listing carries now, joined. */
  readonly warning: string;
  /** More is on its way: of what is not there yet nobody says that it is clean. */
  readonly isPart?: boolean;
  /** The listing whose editor it stands in: there each observation leads to its field. */
  readonly editorOf?: Listing | null;
}

/** What is wrong, each with a dot and words; an image the analyser refused counts like any other issue. */
export const ListingIssues = ({ issues, failed, gaveUp, images, warning, isPart = false, editorOf = null }: ListingIssuesProps) => {
  const t = useT();
  const errors = images.errors();
  const count = issues.length + errors.length + failed.length + (gaveUp === null ? 0 : 1);
  const warnings = parseWarnings(warning);
  const hasNone = count === 0 && warnings.length === 0;
  if (hasNone && isPart) return <Skeleton className="detail-issues" height="38px" />;
  return (
    <section className="detail-issues" aria-label={t('listing.issues', { n: count + warnings.length })}>
      {hasNone && <StatusDot tone="good">{t('listing.noIssues')}</StatusDot>}
      {count > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={formatMessage(t, issue.say)}>
              <StatusDot tone={issue.severity === 'red' ? 'bad' : 'warn'}>{formatMessage(t, issue.say)}</StatusDot>
              <Others of={issue.others} />
            </li>
          ))}
          {errors.map(({ url, ...wrong }) => (
            <li key={url}>
              <StatusDot tone="bad">{t('listing.issue.imageUnreadable', wrong)}</StatusDot>
            </li>
          ))}
          {gaveUp !== null && (
            <li>
              <StatusDot tone="warn">{t(`listing.finding.gaveUp.${gaveUp}`)}</StatusDot>
            </li>
          )}
          {failed.length > 0 && (
            <li>
              <StatusDot tone="warn">
                {t('listing.finding.failed', { checks: failed.map((check) => t(`listing.check.${check}`)).join(', ') })}
              </StatusDot>
            </li>
          )}
        </ul>
      )}
      {warnings.length > 0 && (
        <p className="detail-warnings">
          <strong>{t('listing.currentWarnings')}:</strong> <WarningList warning={warning} editorOf={editorOf} />
        </p>
      )}
    </section>
  );
};

/** The listings a finding is about, to be looked at beside this one. */
const Others = ({ of: others }: { readonly of: ListingIssue['others'] }) => {
  const t = useT();
  return others.map(({ publishId, title }) => (
    <a
      key={publishId}
      className="detail-other"
      href={`/publish/${publishId}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('listing.finding.other', { title })}
    >
      ↗
    </a>
  ));
};
