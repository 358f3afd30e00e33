import { Lock } from 'lucide-react';
import { lastDecision } from '#entities/listing/last-event.ts';
import { leaseFactOf, type ListingView } from '#commands/listing/listing-step.ts';
import type { Listing } from '#contract/listing.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';

interface ListingNoticeProps {
  /** The server's answer, without my waiting decisions: what others did. */
  readonly base: ListingView;
  readonly listing: Listing | undefined;
}

/** Why the keys do nothing here: another holds it, or another decided it while it was open. */
export const ListingNotice = ({ base, listing }: ListingNoticeProps) => {
  const { t, locale } = useLocale();
  const { actor } = useWorkbench();
  const { timeZone } = usePreferences();
  const me = actor();
  if (base.status !== 'pending') {
    const decision = listing && lastDecision(listing);
    if (decision?.by.id === me.id) return null;
    return (
      <p className="detail-notice" role="alert">
        {decision ? t('queue.decidedBy', { name: decision.by.name }) : t('queue.decidedElsewhere')}
      </p>
    );
  }
  if (me.leases === 'off' || leaseFactOf(base, me) !== 'other' || !base.lease) return null;
  const { holder, until } = base.lease;
  return (
    <output className="detail-notice">
      <Lock size={14} aria-hidden />
      {t('queue.heldBy', { name: holder.name, until: formatInstant(until, 'time', tagOf[locale], timeZone) })}
    </output>
  );
};
