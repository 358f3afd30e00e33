import { SameEan } from '#entities/same-ean.tsx';
import { Heading } from '@radix-ui/themes';
import { memo, type ReactNode } from 'react';
import type { Listing, ListingRow } from '#contract/listing.ts';
import { failedChecks, foundIssues, spansAt } from '#entities/listing/listing-issues.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import type { ImageRun } from './use-image-run.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { ListingAttributes } from './listing-attributes.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingHistory } from './listing-history.tsx';
import { ListingImages } from './listing-images.tsx';
import { ListingIssues } from './listing-issues.tsx';
import { ListingVariations } from './listing-variations.tsx';
import { RefusalChanges } from './refusal-changes.tsx';
import './detail.css';
import './variations.css';

interface ListingDetailProps {
  /** Known from the list at once; the rest follows. */
  readonly row: ListingRow;
  readonly listing: Listing | undefined;
  readonly images: ImageRun;
  /** Over everything: who holds it, who decided it. */
  readonly notice?: ReactNode;
  /** What happened to it is not told: it would say what was decided. */
  readonly isBlind?: boolean;
}

/** The listing as its buyer sees it, and what is wrong with it. Nothing a decision needs is behind a click (experience, 'Review queue'). */
export const ListingDetail = ({ row, listing, images, notice, isBlind = false }: ListingDetailProps) => (
  <article className="detail" aria-labelledby="detail-title" aria-busy={!listing}>
    {notice}
    <ListingBody row={row} listing={listing} images={images} isBlind={isBlind} />
  </article>
);

/** Memoised: a lease that is renewed changes the notice, not forty attributes. */
const ListingBody = memo(({ row, listing, images, isBlind }: Omit<ListingDetailProps, 'notice'>) => {
  const shown = listing ?? row;
  const issues = foundIssues(shown);
  return (
    <>
      <header className="detail-head">
        <Heading as="h2" size="5" id="detail-title" className="detail-title">
          <MarkedText text={shown.title} spans={spansAt('title', issues)} />
        </Heading>
        <p className="detail-category">{shown.category.name}</p>
      </header>
      {listing && <RefusalChanges listing={listing} />}
      <ListingIssues
        issues={issues}
        failed={failedChecks(shown)}
        gaveUp={listing?.checksGaveUp ?? null}
        images={images}
        warning={shown.warning}
        isPart={listing === undefined}
      />
      {listing ? (
        <>
          <div className="detail-columns">
            <ListingImages listing={listing} images={images} />
            <ListingFacts listing={listing} issues={issues} />
          </div>
          <ListingVariations key={listing.publishId} listing={listing} images={images} />
          <ListingAttributes listing={listing} issues={issues} />
          <UnreadableLine pages={[listing]} />
          <div className="detail-columns">
            <SameEan products={listing.sameEan} />
            {!isBlind && <ListingHistory events={listing.history} />}
          </div>
        </>
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
});
ListingBody.displayName = 'ListingBody';
