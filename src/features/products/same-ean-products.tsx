import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/product.ts';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';

type Other = Product['sameEan'][number];

/** One line a product, however many of its SKUs and listings were found. */
const byProduct = (products: readonly Other[]): readonly Other[] =>
  products.filter((each, at) => products.findIndex(({ productId }) => productId === each.productId) === at);

/** Other products with a barcode of this one, each a link to it (row LST-9). */
export const SameEanProducts = ({ products }: { readonly products: readonly Other[] }) => {
  const t = useT();
  return (
    <Section title={t('listing.sameEan')}>
      {products.length === 0 ? (
        <p className="panel-inset quiet">{t('products.noSameEan')}</p>
      ) : (
        <ul className="panel-inset">
          {byProduct(products).map(({ productId, skuIds, sellers }) => (
            <li key={productId}>
              <Link to="/product/edit/$productId" params={{ productId }} className="link">
                {skuIds.join(', ')}
              </Link>{' '}
              <span className="quiet">{sellers.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
