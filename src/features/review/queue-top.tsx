import { memo } from 'react';
import { QueueFilters, type QueueFiltersProps } from './queue-filters.tsx';
import { QueueHeader } from './queue-header.tsx';
import { SavedViews } from './saved-views.tsx';

/** Figures, filters and views. Memoised: a step must not draw five selects again. */
export const QueueTop = memo((props: QueueFiltersProps) => (
  <header className="queue-top">
    <QueueHeader />
    <div className="queue-tools">
      <QueueFilters {...props} />
      <SavedViews filter={props.filter} onApply={props.onChange} />
    </div>
  </header>
));
QueueTop.displayName = 'QueueTop';
