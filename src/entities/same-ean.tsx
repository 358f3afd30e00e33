import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import type { SameEanProduct } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import './same-ean.css';

type Other = z.output<typeof SameEanProduct>;

/** One line a product, however many of its SKUs and listings were found. */
const byProduct = (products: readonly Other[]): readonly Other[] =>
  products.filter((each, at) => products.findIndex(({ productId }) => productId === each.productId) === at);

/** Other products with a barcode of this one, each a link to it (row LST-9). On a page of panels it is one. */
export const SameEan = ({ products, isPanel = false }: { readonly products: readonly Other[]; readonly isPanel?: boolean }) => {
  const t = useT();
  const Heading = isPanel ? 'h2' : 'h3';
  return (
    <section className={isPanel ? 'section same-ean' : 'same-ean'} aria-label={t('listing.sameEan')}>
      <details open={products.length > 0}>
        <summary>
          <Heading className={isPanel ? 'section-title' : 'detail-section'}>{t('listing.sameEan')}</Heading>
        </summary>
        <div className={isPanel ? 'panel panel-inset' : undefined}>
          {products.length === 0 && <p className="quiet">{t('listing.noSameEan')}</p>}
          <ul>
            {byProduct(products).map(({ productId, skuIds, sellers }) => (
              <li key={productId}>
                <Link to="/product/edit/$productId" params={{ productId }} className="link">
                  {skuIds.join(', ') || productId}
                </Link>{' '}
                <span className="quiet">{sellers.join(', ')}</span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
};
