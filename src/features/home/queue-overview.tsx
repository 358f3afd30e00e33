import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { imageAtWidth } from '#api/images.ts';
import { listings } from '#api/listings.ts';
import { commandNamed } from '#commands/registry.ts';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandKey } from '#palette/command-key.tsx';
import { Age } from '#ui/instant.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { QueueCard } from './queue-card.tsx';

/** The queue at home: its figures, what is decided next and nobody holds, and the keys it is decided by. */
export const QueueOverview = () => (
  <>
    <QueueCard />
    <NextListings />
    <QueueKeys />
  </>
);

const waiting: ListingFilter = { status: ['pending'], holder: 'free' };
const few = { page: 1, limit: 6 } as const;

const NextListings = () => {
  const t = useT();
  const id = useId();
  const { api } = useWorkbench();
  const { data } = useQuery(listings.pageQuery(api, waiting, few));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="home-part" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('home.next')}
      </h2>
      <ul className="home-next panel">
        {data.items.map(({ publishId, cover, title, sellerName, queuedAt }) => (
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
