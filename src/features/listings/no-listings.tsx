import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export const NoListings = ({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) => {
  const t = useT();
  return (
    <EmptyState kind={isFiltered ? 'search' : 'list'} hint={t(isFiltered ? 'listing.mineFilteredEmpty' : 'listing.mineEmpty')}>
      {isFiltered && (
        <Button variant="soft" onClick={onClear}>
          {t('listing.clearFilters')}
        </Button>
      )}
    </EmptyState>
  );
};
