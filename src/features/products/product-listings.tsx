import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/product.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';

type Listed = Product['publications'][number];

const tones: Readonly<Record<Listed['status'], Tone>> = {
  pending: 'idle',
  refused: 'bad',
  processing: 'info',
  active: 'good',
  paused: 'warn',
};

/** Where the product is on sale, or is to be. */
export const ProductListings = ({ listings }: { readonly listings: readonly Listed[] }) => {
  const t = useT();
  return (
    <Section title={t('products.publications')}>
      {listings.length === 0 ? (
        <p className="panel-inset quiet">{t('products.noPublications')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard
        <section className="record-table-frame" tabIndex={0}>
          <table className="record-table" aria-label={t('products.publications')}>
            <thead>
              <tr>
                <th scope="col">{t('products.publication.title')}</th>
                <th scope="col">{t('listing.field.sku')}</th>
                <th scope="col">{t('products.publication.account')}</th>
                <th scope="col">{t('products.publication.status')}</th>
                <th scope="col">{t('products.column.price')}</th>
              </tr>
            </thead>
            <tbody>
              {listings.map(({ publishId, title, sku, marketPlaceName, status, price }) => (
                <tr key={publishId}>
                  <td>
                    <Link to="/publish/$publishId" params={{ publishId }} className="link">
                      {title}
                    </Link>
                  </td>
                  <td>{sku}</td>
                  <td>{marketPlaceName}</td>
                  <td>
                    <StatusDot tone={tones[status]}>{t(`listing.status.${status}`)}</StatusDot>
                  </td>
                  <td>{price !== null && <Money cents={price} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  );
};
