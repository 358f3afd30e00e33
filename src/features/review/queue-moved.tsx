import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';
import { removalOf } from '#entities/listing/removal-of.ts';
import { lastDecision } from '#entities/listing/last-event.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import { onceSeen } from './once-seen.ts';
import type { QueueRows } from './queue-rows.ts';
import { said, type Moved } from './queue-session.ts';
import { useSession, useSessionStore } from './session-store.ts';

/** So long the line stays, in milliseconds. */
const saidMs = 8000;

/** Why the cursor is no longer where it was: one line, for as long as it takes to read it (issue 21, row 11). */
export const QueueMoved = ({ rows }: { readonly rows: QueueRows }) => {
  const store = useSessionStore();
  const moved = useSession((session) => session.moved);
  useEffect(() => {
    if (moved === null) return undefined;
    return onceSeen(saidMs, () => store.update((session) => said(session, moved)));
  }, [moved, store]);
  return <output className="queue-moved">{moved && <WhyMoved moved={moved} row={rows.rowOf(moved.from)?.base ?? null} />}</output>;
};

const none: readonly string[] = [];

const WhyMoved = ({ moved: { from, why }, row }: { readonly moved: Moved; readonly row: ListingRow | null }) => {
  const { t } = useLocale();
  const { api } = useWorkbench();
  const outbox = useOutbox();
  const { data, isError, error } = useQuery(listings.query(api, from));
  const removal = removalOf(error);
  const newest = row ?? data ?? null;
  const held = useHeldText(newest);
  const left = useLeftText(newest, data, isError);
  // What I decided myself, on another page or in another tab, is no news.
  const mine = outbox.idsBySubject[listingSubject({ publishId: from })] ?? none;
  const isMine = why === 'left' && mine.some((id) => outbox.entriesById[id]?.stage !== 'rejected');
  const gone = removal && t('queue.removedBy', removal);
  const text = isMine ? null : (gone ?? held ?? left);
  return newest === null || text === null ? null : <span>{t('queue.moved', { why: text, title: newest.title })}</span>;
};

const useHeldText = (row: ListingRow | null): string | null => {
  const { t, locale } = useLocale();
  const { actor } = useWorkbench();
  const { timeZone } = usePreferences();
  if (row?.status !== 'pending' || !row.lease || leaseFactOf(row, actor()) !== 'other') return null;
  const { holder, until } = row.lease;
  return t('queue.heldBy', { name: holder.name, until: formatInstant(until, 'time', tagOf[locale], timeZone) });
};

/** Null while it is not known yet who decided, and where it was me. */
const useLeftText = (row: ListingRow | null, listing: Listing | undefined, isUnknown: boolean): string | null => {
  const { t } = useLocale();
  const { actor } = useWorkbench();
  if (row === null || row.status === 'pending') return t('queue.skipOrSnoozeElsewhere');
  if (!listing || listing.version < row.version) return isUnknown ? t('queue.decidedElsewhere') : null;
  const decision = lastDecision(listing);
  if (!decision) return t('queue.decidedElsewhere');
  return decision.by.id === actor().id ? null : t('queue.decidedBy', { name: decision.by.name });
};
