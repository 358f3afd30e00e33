import { Link } from '@tanstack/react-router';
import { parseWarnings } from '#contract/warning.ts';
import type { Listing } from '#contract/listing.ts';
import { SkipReason } from '#contract/review-queue.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { Instant } from '#ui/instant.tsx';

const labels = {
  created: 'listing.event.created',
  approved: 'listing.event.approved',
  refused: 'listing.event.refused',
  observed: 'listing.event.observed',
  returned: 'listing.event.returned',
  resubmitted: 'listing.event.resubmitted',
  edited: 'listing.event.edited',
  published: 'listing.event.published',
  held: 'listing.event.held',
  soldOut: 'listing.event.soldOut',
  restocked: 'listing.event.restocked',
  repriced: 'listing.event.repriced',
  notPublished: 'listing.event.notPublished',
  changeRefused: 'listing.event.changeRefused',
  changeNotSent: 'listing.event.changeNotSent',
  skipped: 'listing.event.skipped',
  unskipped: 'listing.event.unskipped',
  snoozed: 'listing.event.snoozed',
  unsnoozed: 'listing.event.unsnoozed',
  paused: 'listing.event.paused',
  activated: 'listing.event.activated',
  locked: 'listing.event.locked',
  unlocked: 'listing.event.unlocked',
  duplicated: 'listing.event.duplicated',
  removed: 'listing.event.removed',
  bound: 'listing.event.bound',
  unbound: 'listing.event.unbound',
} as const satisfies Readonly<Record<string, MessageKey>>;

const isSkipReason = (reason: string | undefined): reason is SkipReason =>
  (SkipReason.options as readonly (string | undefined)[]).includes(reason);

const isKnown = (type: string): type is keyof typeof labels => Object.hasOwn(labels, type);

/** What happened, newest first, with who did it. */
export const ListingHistory = ({ events }: { readonly events: Listing['history'] }) => {
  const t = useT();
  return (
    <section aria-label={t('listing.history')}>
      <h3 id="listing-history" tabIndex={-1} className="detail-section">
        {t('listing.history')}
      </h3>
      {events.length === 0 && <p className="detail-quiet">{t('listing.historyEmpty')}</p>}
      <ol className="detail-history">
        {events.map(({ type, by, at, warning, copy, reason, answer, price, cause }) => (
          <li key={`${at} ${type}`}>
            <Instant at={at} /> <strong>{isKnown(type) ? t(labels[type]) : type}</strong> {by.name}
            {isSkipReason(reason) && <span className="detail-quiet"> {t(`listing.skipReason.${reason}`)}</span>}
            {price && <span className="detail-quiet"> {[price.before ?? '—', price.after].join(' → ')}</span>}
            {cause && <span className="detail-quiet"> {t(`listing.cause.${cause}`)}</span>}
            {copy !== undefined && (
              <>
                {' · '}
                <Link to="/publish/$publishId" params={{ publishId: copy }} className="link">
                  {t(type === 'duplicated' ? 'listing.openCopy' : 'listing.openOriginal')}
                </Link>
              </>
            )}
            {answer !== undefined && <q className="detail-history-answer">{answer}</q>}
            {warning && (
              <span className="detail-quiet">
                {' '}
                {parseWarnings(warning)
                  .map((each) => warningLabel(t, each))
                  .join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
