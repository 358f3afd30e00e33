import { imageAtWidth } from '#api/images.ts';
import { warningLabel } from '#commands/listing/warning-label.ts';
import type { ListingRow } from '#contract/listing.ts';
import { parseWarnings } from '#contract/warning.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { standingOf } from './standing.ts';

/** One own listing: the specified Ativo/Pausado first, below it how it really stands and what brings it back (decision 14). */
export const SellerListingRow = ({ row }: { readonly row: ListingRow }) => {
  const t = useT();
  const { tone, state, status, way } = standingOf(row);
  const warnings = parseWarnings(row.warning);
  return (
    <div className="listing-row">
      {row.cover ? (
        <img className="listing-row-cover" src={imageAtWidth(row.cover, 112)} alt="" width={52} height={52} decoding="async" />
      ) : (
        <span className="listing-row-cover" aria-hidden />
      )}
      <div className="listing-row-main">
        <span className="truncate listing-row-title">{row.title}</span>
        <span className="truncate quiet">
          {row.sku} · {row.marketPlaceName}
        </span>
        {warnings.length > 0 && (
          <span className="truncate listing-row-warnings">{warnings.map((each) => warningLabel(t, each)).join(' · ')}</span>
        )}
      </div>
      <div className="listing-row-standing">
        <StatusDot tone={tone}>{t(state)}</StatusDot>
        {way && <span className="truncate quiet">{`${t(status)}. ${t(way)}`}</span>}
      </div>
      <div className="listing-row-price">{row.price === null ? t('listing.noPrice') : <Money cents={row.price} />}</div>
    </div>
  );
};
