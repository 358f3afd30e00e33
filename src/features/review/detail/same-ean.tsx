import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';

/** Other products with this EAN, each a link to its product (row LST-9). */
export const SameEan = ({ products }: { readonly products: Listing['sameEan'] }) => {
  const t = useT();
  return (
    <section aria-label={t('listing.sameEan')}>
      <h3 className="detail-section">{t('listing.sameEan')}</h3>
      {products.length === 0 && <p className="detail-quiet">{t('queue.noSameEan')}</p>}
      <ul className="detail-same-ean">
        {products.map(({ _id, productId, skuIds, sellers }) => (
          <li key={_id}>
            <a href={`/product/edit/${productId}`}>{skuIds.join(', ') || productId}</a> {sellers.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
};
