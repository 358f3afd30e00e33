import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useSyncExternalStore } from 'react';
import { newestRow } from '#api/fresh-rows.ts';
import { imageAtWidth } from '#api/image-at-width.ts';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { commandNamed } from '#commands/registry.ts';
import { viewOf } from '#commands/view.ts';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { CommandKey } from '#palette/command-key.tsx';
import { Age, BrasiliaDays } from '#ui/instant.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { QueueCard } from './queue-card.tsx';

/** The queue at home: its figures, what is decided next and nobody holds, and the keys it is decided by. */
export const QueueOverview = () => (
  <>
    <QueueCard />
    <BrasiliaDays />
    <NextListings />
    <QueueKeys />
  </>
);

const waiting: ListingFilter = { status: ['pending'], holder: 'free' };
/** More are asked for than are shown: what was decided here and waits to be sent is among them. */
const few = { page: 1, limit: 12 } as const;
const shown = 6;

/** Still to be decided, by the newest that is known of it and what waits to be sent: a listing that was just decided is not next. */
const useStillWaiting = (rows: readonly ListingRow[]): readonly ListingRow[] => {
  const { queryClient, index, actor } = useWorkbench();
  const outbox = useOutbox();
  const fresh = listings.fresh(queryClient);
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  const me = actor();
  return rows.filter((row) => {
    const known = newestRow(row, fresh.get(row.publishId));
    if (known === null) return false;
    const { status, skipped, snoozedUntil } = viewOf(known, listingSubject(row), outbox, index, me);
    return status === 'pending' && !skipped && !(snoozedUntil && snoozedUntil > me.now);
  });
};

const none: readonly ListingRow[] = [];

const NextListings = () => {
  const t = useT();
  const id = useId();
  const { api } = useWorkbench();
  const { data } = useQuery(listings.pageQuery(api, waiting, few));
  const next = useStillWaiting(data?.items ?? none).slice(0, shown);
  if (next.length === 0) return null;
  return (
    <section className="home-part" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('home.next')}
      </h2>
      <ul className="home-next panel">
        {next.map(({ publishId, cover, title, sellerName, queuedAt }) => (
          <li key={publishId}>
            {cover === null ? <span aria-hidden /> : <img src={imageAtWidth(cover, 112)} alt="" width={40} height={40} decoding="async" />}
            <Link to="/publish/$publishId" params={{ publishId }} className="card-link truncate">
              {title}
            </Link>
            <span className="quiet truncate">{sellerName}</span>
            <span className="quiet">
              <Age at={queuedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const decided = ['listing.approve', 'listing.refuse', 'listing.observe', 'listing.skip', 'listing.snooze', 'app.shortcuts'] as const;

/** Nothing is shown to a person who switched single keys off. */
const QueueKeys = () => {
  const t = useT();
  const id = useId();
  const { hotkeys } = usePreferences();
  if (!hotkeys.isOn) return null;
  return (
    <section className="home-part home-keys" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('home.keys')}
      </h2>
      <ul>
        {decided.map((name) => (
          <li key={name}>
            <CommandKey name={name} /> {t(commandNamed(name).title)}
          </li>
        ))}
      </ul>
    </section>
  );
};
