import { useNavigate } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createListingSpoiling } from '#api/listing-pages.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { RowKeys } from '#ui/table/row-keys.ts';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { listingColumns } from './listing-columns.tsx';
import { listingSource } from './listing-source.ts';
import './listings.css';

const rowId = ({ publishId }: ListingRow): string => publishId;
/** Those of the review queue. */
const keys: RowKeys = { j: 'down', k: 'up' };
const rowHeight = 56;

interface SellerListingsScreenProps {
  /** The table's place in the URL. */
  readonly place: SearchPort;
  /** Whose arrangement of the columns is remembered. */
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** A seller's own listings: where each stands, and what has to be corrected. Editing comes with the editor. */
export const SellerListingsScreen = ({ place, userId, views }: SellerListingsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient } = useWorkbench();
  const source = useMemo(() => listingSource(api, queryClient), [api, queryClient]);
  const rules = useMemo((): QueryRules<ListingRow> => ({ columns: listingColumns(t), pageSizes: defaultPageSizes, defaultSort: [] }), [t]);
  const remember = useMemo(() => ({ owner: userId, table: 'listings' }), [userId]);
  const spoiling = useMemo(() => createListingSpoiling(queryClient), [queryClient]);
  const revision = useSyncExternalStore(spoiling.subscribe, spoiling.revision);
  return (
    <div className="own-listings">
      <DataTable
        label={t('listing.mine')}
        searchLabel={t('listing.search')}
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        rowHeight={rowHeight}
        keys={keys}
        remember={remember}
        revision={revision}
        onOpen={({ publishId }) => void navigate({ to: '/publish/$publishId', params: { publishId } })}
        empty={{ hint: t('listing.mineEmpty') }}
        tools={views}
      />
    </div>
  );
};
