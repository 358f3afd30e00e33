import { Skeleton } from '@radix-ui/themes';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { SellerListingRow } from './seller-listing-row.tsx';

const rowHeight = 72;

interface SellerListProps {
  readonly rows: readonly ListingRow[];
  readonly total: number;
  readonly onNearEnd: () => void;
}

/** Walked with the arrows, opened with Enter or a click. */
export const SellerList = ({ rows, total, onNearEnd }: SellerListProps) => {
  const t = useT();
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const keyAt = useCallback((index: number) => rows[index]?.publishId ?? `${index}`, [rows]);

  const open = (index: number): void => {
    const row = rows[index];
    if (row) void navigate({ to: `/publish/${row.publishId}` });
  };

  return (
    <div className="listings-list">
      <VirtualList
        label={t('listing.mine')}
        count={rows.length}
        total={Math.max(total, rows.length)}
        rowHeight={rowHeight}
        active={active}
        keyAt={keyAt}
        renderRow={(index) => {
          const row = rows[index];
          return row && <SellerListingRow row={row} />;
        }}
        isSelected={(index) => index === active}
        onPick={open}
        onStep={setActive}
        onOpen={open}
        onNearEnd={onNearEnd}
      />
    </div>
  );
};

export const ListingsSkeleton = () => {
  const t = useT();
  return (
    <output aria-label={t('common.loading')} className="listings-skeleton">
      {Array.from({ length: 8 }, (_, line) => (
        <Skeleton key={line} height={`${rowHeight - 1}px`} />
      ))}
    </output>
  );
};
