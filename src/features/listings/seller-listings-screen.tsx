import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { refetchNow } from '#api/refetch-now.ts';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingRow } from '#contract/listing.ts';
import { BatchResults } from '#entities/batch/batch-results.tsx';
import type { Choose } from '#entities/batch/chosen-commands.tsx';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { usePriceStockForm } from '#entities/listing/use-price-stock-form.tsx';
import { ToConnections } from '#entities/to-connections.tsx';
import { useNewest, useShownRow } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useScope, useTargets } from '#palette/context.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { RowKeys } from '#ui/table/row-keys.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ListingBatch } from './listing-batch.tsx';
import { listingKind } from './listing-kind.ts';
import { listingColumns } from './listing-columns.tsx';
import { listingSource } from './listing-source.ts';
import './listings.css';

const rowId = ({ publishId }: ListingRow): string => publishId;
/** Those of the review queue. */
const keys: RowKeys = { j: 'down', k: 'up', J: 'extendDown', K: 'extendUp', x: 'toggle' };
const rowHeight = 56;

const ListingLink = ({ publishId, label }: { readonly publishId: string; readonly label: string }) => {
  const page = pageOf[useListingPlace()];
  return (
    <Link to={page} params={{ publishId }} className="truncate">
      {label}
    </Link>
  );
};
const listingLink = (publishId: string, label: string): ReactNode => <ListingLink publishId={publishId} label={label} />;

/** What keys and palette act on while nothing is chosen: the row under the cursor. */
const useCursorTarget = (shown: ListingRow | null): void => {
  const row = useNewest(listingKind, shown);
  useTargets('selection', row ? [{ subject: listingSubject(row), label: row.title, base: row }] : []);
};

interface SellerListingsScreenProps {
  /** The table's place in the URL. */
  readonly place: SearchPort;
  /** Whose arrangement of the columns is remembered. */
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** A seller's own listings: where each stands, what has to be corrected, and what is done with one or many of them. */
export const SellerListingsScreen = ({ place, userId, views }: SellerListingsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient } = useWorkbench();
  const at = useListingPlace();
  const source = useMemo(() => listingSource(api, queryClient, at), [api, at, queryClient]);
  const shown = useShownRow(listingKind);
  const rules = useMemo(
    (): QueryRules<ListingRow> => ({ columns: listingColumns(t, shown), pageSizes: defaultPageSizes, defaultSort: [] }),
    [t, shown],
  );
  const remember = useMemo(() => ({ owner: userId, table: 'listings' }), [userId]);
  const invalidation = useMemo(() => listings.invalidation(queryClient), [queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  const fetchNow = useCallback((id: string) => refetchNow(queryClient, listings.rowQuery(api, id)), [api, queryClient]);
  const [cursorRow, setCursorRow] = useState<ListingRow | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const chosenActions = useCallback(
    (chosen: Chosen, choose: Choose) => <ListingBatch chosen={chosen} choose={choose} onChoosing={setChoosing} />,
    [],
  );
  useScope('listing');
  usePriceStockForm();
  useCursorTarget(isChoosing ? null : cursorRow);
  return (
    <div className="own-listings">
      <BatchResults on="listing" fetchNow={fetchNow} link={listingLink} />
      <DataTable
        label={t(at === '/kitPublish' ? 'listing.mineKits' : 'listing.mine')}
        searchLabel={t('listing.search')}
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        rowHeight={rowHeight}
        keys={keys}
        remember={remember}
        memory={tableMemoryOf(queryClient, at)}
        revision={revision}
        isSelectable
        onCursor={setCursorRow}
        chosenActions={chosenActions}
        onOpen={({ publishId }) => void navigate({ to: pageOf[at], params: { publishId } })}
        empty={{ hint: t(at === '/kitPublish' ? 'listing.mineKitsEmpty' : 'listing.mineEmpty'), children: <ToConnections /> }}
        tools={
          <>
            {views}
            {at === '/kitPublish' && <CommandButton name="kit.add" size="2" />}
          </>
        }
      />
    </div>
  );
};
