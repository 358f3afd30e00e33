import { memo, type ReactNode } from 'react';
import { QueueFilters, type QueueFiltersProps } from './queue-filters.tsx';
import { QueueHeader } from './queue-header.tsx';

/** Figures, filters and views. Memoised: a step must not draw five selects again. */
export const QueueTop = memo(({ views, ...props }: QueueFiltersProps & { readonly views: ReactNode }) => (
  <header className="queue-top">
    <QueueHeader />
    <div className="queue-tools">
      <QueueFilters {...props} />
      {views}
    </div>
  </header>
));
QueueTop.displayName = 'QueueTop';
