import { missingMarked } from '#contract/given-attributes.ts';
import type { Listing } from '#contract/listing.ts';
import { spansAt, type ListingIssue } from '#entities/listing/listing-issues.ts';
import { useT } from '#locale/locale.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { saidBy } from './listing-variations.tsx';

/** Technical specs, required ones that are missing first, and the description as plain text (row LST-8). */
export const ListingAttributes = ({ listing, issues }: { readonly listing: Listing; readonly issues: readonly ListingIssue[] }) => {
  const t = useT();
  const missing = new Set(missingMarked(listing.attributes, listing.variations));
  const ordered = listing.attributes.toSorted((one, other) => Number(missing.has(other)) - Number(missing.has(one)));
  return (
    <div className="detail-columns">
      <section aria-label={t('listing.field.attributes')}>
        <h3 className="detail-section">{t('listing.field.attributes')}</h3>
        <dl className="detail-attributes">
          {ordered.map((attribute) => (
            <div key={attribute.id} className="detail-fact" data-wrong={missing.has(attribute) || undefined}>
              <dt>{attribute.name}</dt>
              <dd>{saidBy(t, attribute) ?? (missing.has(attribute) ? t('listing.required') : t('common.notInformed'))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={t('listing.field.description')}>
        <h3 className="detail-section">{t('listing.field.description')}</h3>
        <p className="detail-description">
          {listing.description.trim() ? (
            <MarkedText text={listing.description} spans={spansAt('description', issues)} />
          ) : (
            t('listing.noDescription')
          )}
        </p>
      </section>
    </div>
  );
};
