import { Link } from '@tanstack/react-router';
import { imageAtWidth } from '#api/image-at-width.ts';
import { ListingStatus, type ListingRow } from '#contract/listing.ts';
import { warningKeys } from '#contract/warning.ts';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { codeColumn, moneyColumn, textColumn } from '#entities/records/columns.tsx';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { standingLines, standingOf } from './standing.ts';
import { listingKind } from './listing-kind.ts';
import { warningsOf } from './warnings-of.ts';

/** What was refused stands right below the title: it is what a seller comes for. */
const TitleCell = ({ row }: { readonly row: ListingRow }) => {
  const t = useT();
  const warnings = warningsOf(t, useShown(listingKind, row).record);
  const page = pageOf[useListingPlace()];
  return (
    <div className="own-listing">
      {row.cover ? (
        <img className="own-listing-cover" src={imageAtWidth(row.cover, 112)} alt="" width={40} height={40} decoding="async" />
      ) : (
        <span className="own-listing-cover" aria-hidden />
      )}
      <div className="own-listing-words">
        {/* The row itself opens it by click and Enter; the link is there to open it in another tab. */}
        <Link to={page} params={{ publishId: row.publishId }} tabIndex={-1} className="truncate own-listing-title" title={row.title}>
          {row.title}
        </Link>
        {warnings !== '' && (
          <span className="truncate own-listing-warnings" title={warnings}>
            {warnings}
          </span>
        )}
      </div>
    </div>
  );
};

/** The specified Ativo/Pausado first, below it how it really stands and what brings it back (decision 14). */
const StandingCell = ({ row }: { readonly row: ListingRow }) => {
  const t = useT();
  const { record: listing, isUnsent } = useShown(listingKind, row);
  const { tone, first, second } = standingLines(t, listing);
  return (
    <div className="own-listing-words">
      <span className="own-listing-state">
        <StatusDot tone={tone}>{first}</StatusDot>
        {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
      </span>
      {second !== '' && (
        <span className="truncate quiet own-listing-way" title={second}>
          {second}
        </span>
      )}
    </div>
  );
};

/** The seller's own listings as columns. The server knows no order but its own, so none is offered. */
export const listingColumns = (t: Translate, shown: (row: ListingRow) => ListingRow): readonly Column<ListingRow>[] => [
  {
    id: 'title',
    title: t('listing.field.title'),
    cell: (row) => <TitleCell row={row} />,
    value: ({ title }) => title,
    width: 360,
    canHide: false,
  },
  {
    id: 'sku',
    title: t('listing.field.sku'),
    cell: ({ sku, kit }) => (kit ? `${sku} · ${t('listing.kit')}` : sku),
    value: ({ sku }) => sku,
    width: 150,
  },
  textColumn({ id: 'account', title: t('records.account'), of: ({ marketPlaceName }) => marketPlaceName, width: 150 }),
  {
    id: 'status',
    title: t('listing.statusFilter'),
    cell: (row) => <StandingCell row={row} />,
    value: (row) => formatMessage(t, standingOf(shown(row)).status) + unsentMark(t, row, shown),
    width: 280,
    inCard: 'line',
    filter: anyOf(optionsOf(ListingStatus.options, (value) => t(`listing.status.${value}`))),
  },
  moneyColumn({
    id: 'price',
    title: t('listing.field.price'),
    of: ({ price }) => price,
    cell: ({ price }) => (price === null ? <span className="quiet">{t('listing.noPrice')}</span> : <Money cents={price} />),
    width: 120,
  }),
  codeColumn({ id: 'gtin', title: t('listing.field.gtin'), of: ({ gtin }) => gtin, form: 'code', width: 150, isHidden: true }),
  textColumn({
    id: 'warnings',
    title: t('listing.currentWarnings'),
    of: (row) => warningsOf(t, row),
    width: 220,
    isHidden: true,
    filter: oneOf(optionsOf(warningKeys, (value) => warningLabel(t, value))),
  }),
];
