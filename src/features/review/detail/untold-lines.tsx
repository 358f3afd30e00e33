import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';

/** What was decided here and refused by the marketplace, or not sent to it: there it is as it was, until it is said anew. */
const Refused = ({ untold }: Pick<Listing, 'untold'>) => {
  const t = useT();
  if (!untold || untold.length === 0) return null;
  return (
    <ul
      className="detail-untold"
      aria-label={t(untold.some(({ held, isUnsent }) => held === null && !isUnsent) ? 'listing.untold.label' : 'held.label')}
    >
      {untold.map(({ kind, reason, held, isUnsent, at }) => (
        <li key={`${kind} ${at}`} className="detail-notice">
          <span>
            {held === null
              ? t(isUnsent ? 'listing.untold.unsent' : 'listing.untold.line', { what: t(`listing.untold.${kind}`) })
              : t('held.line', { what: t(`jobs.kind.${kind}`), why: t(`held.why.${held}`) })}
            {reason !== null && (
              <>
                {' '}
                <SafeText>{reason}</SafeText>
              </>
            )}{' '}
            <Instant at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** That it ended there comes first: until it is duplicated nothing of it is told any more. */
export const UntoldLines = ({ listing: { untold, endedThere } }: { readonly listing: Listing }) => {
  const t = useT();
  return (
    <>
      {endedThere && <output className="detail-notice">{t('listing.endedThere')}</output>}
      <Refused untold={untold} />
    </>
  );
};
