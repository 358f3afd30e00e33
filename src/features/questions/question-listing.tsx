import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { imageAtWidth } from '#api/image-at-width.ts';
import type { Question, QuestionRow } from '#contract/question.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';

interface QuestionListingProps {
  readonly question: QuestionRow;
  /** Null until it is here. */
  readonly listing: Question['listing'] | null;
  /** Null when the list shows this listing's questions only, by now. */
  readonly onOnlyThis: (() => void) | null;
}

/** What the question is about. */
export const QuestionListing = ({ question, listing, onOnlyThis }: QuestionListingProps) => {
  const t = useT();
  // Some sellers have no pages of listings (row SES-9).
  const mayOpen = useMayOpen('/publish');
  return (
    <section className="question-listing" aria-label={t('kind.listing.one')}>
      {question.listingCover !== null && (
        <img src={imageAtWidth(question.listingCover, 320)} alt="" width={96} height={96} className="question-listing-cover" />
      )}
      <div className="question-listing-facts">
        {mayOpen ? (
          <Link to="/publish/$publishId" params={{ publishId: question.publishId }}>
            {question.listingTitle}
          </Link>
        ) : (
          <strong>{question.listingTitle}</strong>
        )}
        {listing?.sku && <span className="quiet">{listing.sku}</span>}
        {/* Most companies call their account as themselves. */}
        <span className="quiet">{[...new Set([question.sellerName, question.marketPlaceName])].join(' · ')}</span>
        <span className="question-listing-line">
          {typeof listing?.price === 'number' && <Money cents={listing.price} />}
          {onOnlyThis && (
            <Button size="1" variant="ghost" color="gray" onClick={onOnlyThis}>
              {t('questions.filter.listing')}
            </Button>
          )}
        </span>
      </div>
    </section>
  );
};
