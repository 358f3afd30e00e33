import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { ListingRow } from '#contract/listing.ts';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { usePriceStockForm } from '#entities/listing/use-price-stock-form.tsx';
import { RecordList } from '#entities/records/record-list.tsx';
import { ToConnections } from '#entities/to-connections.tsx';
import { useShownRow } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useScope } from '#palette/context.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { FixChosen } from './fix-chosen.tsx';
import { listingColumns } from './listing-columns.tsx';
import { kitListingKind, listingKind } from './listing-kind.ts';
import { toFix, writeWalk } from './walk.ts';
import './listings.css';

const ListingLink = ({ publishId, label }: { readonly publishId: string; readonly label: string }) => {
  const page = pageOf[useListingPlace()];
  return (
    <Link to={page} params={{ publishId }} className="truncate">
      {label}
    </Link>
  );
};
const listingLink = (publishId: string, label: string): ReactNode => <ListingLink publishId={publishId} label={label} />;

interface SellerListingsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** A seller's own listings: where each stands, what has to be corrected, and what is done with one or many of them. */
export const SellerListingsScreen = ({ place, userId, views }: SellerListingsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const at = useListingPlace();
  const isOfKits = at === '/kitPublish';
  const shown = useShownRow(listingKind);
  const columns = useMemo(() => listingColumns(t, shown), [t, shown]);
  useScope('listing');
  usePriceStockForm();
  // The refused ones are corrected one after the other; the commands send them again as they are.
  const fix = (chosen: readonly ListingRow[]): ReactNode => {
    const { walk, left } = toFix(chosen);
    const [publishId] = walk;
    if (publishId === undefined) return null;
    const open = () => void navigate({ to: pageOf[at], params: { publishId }, search: { fix: writeWalk(walk) } });
    return <FixChosen walk={walk} left={left} onFix={open} />;
  };
  return (
    <div className="own-listings">
      <RecordList
        kind={isOfKits ? kitListingKind : listingKind}
        besideCommands={fix}
        mode="pages"
        rowHeight={56}
        label={t(isOfKits ? 'listing.mineKits' : 'listing.mine')}
        searchLabel={t('listing.search')}
        empty={{ hint: t(isOfKits ? 'listing.mineKitsEmpty' : 'listing.mineEmpty'), children: <ToConnections /> }}
        columns={columns}
        place={place}
        userId={userId}
        link={listingLink}
        onOpen={({ publishId }) => void navigate({ to: pageOf[at], params: { publishId } })}
        tools={
          <>
            {views}
            {isOfKits && <CommandButton name="kit.add" size="2" />}
          </>
        }
      />
    </div>
  );
};
