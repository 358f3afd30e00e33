import { hasValue, missingMarked } from '#contract/given-attributes.ts';
import type { Listing } from '#contract/listing.ts';
import { spansAt, type ListingIssue } from '#entities/listing/listing-issues.ts';
import { useT } from '#locale/locale.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { saidBy } from './listing-variations.tsx';

type Fact = Pick<Listing['attributes'][number], 'id' | 'name' | 'value_name' | 'value_id'>;

/** As the server found it; where it has not looked at attributes, by the marks of the listing (decision 0147). */
const missingNames = ({ checked, attributes, variations }: Listing): readonly string[] =>
  checked && ![...checked.failed, ...(checked.off ?? [])].includes('attributes')
    ? checked.findings.flatMap(({ code, values }) => (code === 'attributeMissing' ? [String(values['name'])] : []))
    : missingMarked(attributes, variations).map(({ name }) => name);

/** Technical specs, required ones that are missing first, and the description as plain text (row LST-8). */
export const ListingAttributes = ({ listing, issues }: { readonly listing: Listing; readonly issues: readonly ListingIssue[] }) => {
  const t = useT();
  const missing = missingNames(listing);
  const isMissing = (each: Fact): boolean => missing.includes(each.name) && !hasValue(each);
  const carried = new Set(listing.attributes.map(({ name }) => name));
  const uncarried = missing.filter((name) => !carried.has(name)).map((name) => ({ id: name, name, value_name: null, value_id: null }));
  const ordered = [...uncarried, ...listing.attributes].toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
  return (
    <div className="detail-columns">
      <section aria-label={t('listing.field.attributes')}>
        <h3 className="detail-section">{t('listing.field.attributes')}</h3>
        <dl className="detail-attributes">
          {ordered.map((attribute) => (
            <div key={attribute.id} className="detail-fact" data-wrong={isMissing(attribute) || undefined}>
              <dt>{attribute.name}</dt>
              <dd>{saidBy(t, attribute) ?? (isMissing(attribute) ? t('listing.required') : t('common.notInformed'))}</dd>
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
