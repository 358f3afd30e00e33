import type { ReactNode } from 'react';
import type { Listing } from '#contract/listing.ts';
import type { ListingIssue } from '#entities/listing/listing-issues.ts';
import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { Money } from '#ui/money.tsx';
import { placesOf } from '../strip/places-of-reasons.ts';
import { useBegunWarnings } from '../use-begun-warnings.ts';

interface FactProps {
  readonly label: MessageKey;
  readonly isWrong?: boolean;
  /** A reason to refuse it that is chosen is seen here. */
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ label, isWrong = false, isChosen = false, children }: FactProps) => {
  const t = useT();
  return (
    <div className="detail-fact" data-wrong={isWrong || undefined} data-chosen={isChosen || undefined}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

/** What the buyer is told, in the order a reviewer asks; what an issue names is marked where it stands. */
export const ListingFacts = ({ listing, issues }: { readonly listing: Listing; readonly issues: readonly ListingIssue[] }) => {
  const t = useT();
  const wrong = new Set(issues.map(({ place }) => place));
  const chosen = placesOf(useBegunWarnings(listing).warnings);
  const marks = (place: ListingIssue['place']) => ({ isWrong: wrong.has(place), isChosen: chosen.has(place) });
  const { warrantyType, warrantyTime, warrantyTimeUnit } = listing;
  return (
    <dl className="detail-facts">
      <Fact label="listing.field.price" {...marks('price')}>
        {listing.price === null ? t('listing.noPrice') : <Money cents={listing.price} />}
      </Fact>
      <Fact label="listing.field.gtin" {...marks('gtin')}>
        {listing.gtin || t('common.notInformed')}
      </Fact>
      <Fact label="listing.field.measures" {...marks('measures')}>
        {t('listing.centimetres', listing.dimensions)}
      </Fact>
      <Fact label="listing.field.weight" {...marks('weight')}>
        {t('listing.grams', listing.dimensions)}
      </Fact>
      <Fact label="listing.field.sku">{listing.sku}</Fact>
      <Fact label="listing.field.company">{listing.sellerName}</Fact>
      <Fact label="listing.field.account">{listing.marketPlaceName}</Fact>
      <Fact label="listing.field.condition">{t(`listing.condition.${listing.condition}`)}</Fact>
      <Fact label="listing.field.listingType">{t(`listing.type.${listing.listingType}`)}</Fact>
      <Fact label="listing.field.shipMode">{t(`listing.shipMode.${listing.shipMode}`)}</Fact>
      <Fact label="listing.field.warranty">
        {t('listing.warranty', { type: warrantyType, time: warrantyTime, unit: warrantyTimeUnit })}
      </Fact>
    </dl>
  );
};
