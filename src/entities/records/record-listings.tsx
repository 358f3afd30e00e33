import { Link } from '@tanstack/react-router';
import type { ListingStatus } from '#contract/listing.ts';
import { pageOf, type ListingPlace } from '../listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { RecordTable } from './record-table.tsx';

interface Listed {
  readonly publishId: string;
  readonly title: string;
  readonly status: ListingStatus;
  readonly sku: string;
  readonly price: number | null;
  readonly marketPlaceName: string;
}

const tones: Readonly<Record<ListingStatus, Tone>> = {
  pending: 'idle',
  refused: 'bad',
  processing: 'info',
  active: 'good',
  paused: 'warn',
};

interface RecordListingsProps {
  readonly title: string;
  /** Said where there is none. */
  readonly empty: string;
  /** Under which of the two addresses they are opened. */
  readonly place: ListingPlace;
  readonly listings: readonly Listed[];
}

/** Where a product or a kit is on sale, or is to be. */
export const RecordListings = ({ title: heading, empty, place, listings }: RecordListingsProps) => {
  const t = useT();
  return (
    <Section title={heading}>
      {listings.length === 0 ? (
        <p className="panel-inset quiet">{empty}</p>
      ) : (
        <RecordTable label={heading}>
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
                  <Link to={pageOf[place]} params={{ publishId }} className="link">
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
        </RecordTable>
      )}
    </Section>
  );
};
