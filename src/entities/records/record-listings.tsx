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
      <RecordTable
        label={heading}
        empty={empty}
        rows={listings}
        rowId={({ publishId }) => publishId}
        columns={[
          {
            id: 'title',
            title: t('kind.listing.one'),
            cell: ({ publishId, title }) => (
              <Link to={pageOf[place]} params={{ publishId }} className="link">
                {title}
              </Link>
            ),
          },
          { id: 'sku', title: t('listing.field.sku'), cell: ({ sku }) => sku },
          { id: 'account', title: t('records.account'), cell: ({ marketPlaceName }) => marketPlaceName },
          {
            id: 'status',
            title: t('records.status'),
            cell: ({ status }) => <StatusDot tone={tones[status]}>{t(`listing.status.${status}`)}</StatusDot>,
          },
          { id: 'price', title: t('products.column.price'), cell: ({ price }) => price !== null && <Money cents={price} /> },
        ]}
      />
    </Section>
  );
};
