import { memo, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandKey } from '#palette/command-key.tsx';
import { QueueFilters, type QueueFiltersProps } from './queue-filters.tsx';
import { QueueHeader } from './queue-header.tsx';

/** Figures, filters and views. Memoised: a step must not draw five selects again. */
export const QueueTop = memo(({ views, ...props }: QueueFiltersProps & { readonly views: ReactNode }) => {
  const t = useT();
  return (
    <header className="queue-top">
      <QueueHeader />
      <div className="queue-tools">
        <div className="queue-acts">
          <CommandButton name="queue.sheet" size="1" variant="soft">
            {t('queue.sheet')} <CommandKey name="queue.sheet" />
          </CommandButton>
          <CommandButton name="queue.group" size="1" variant="soft" color="gray">
            {t('queue.group')} <CommandKey name="queue.group" />
          </CommandButton>
          <CommandButton name="queue.guidelines" size="1" variant="soft" color="gray">
            {t('queue.guidelinesShort')} <CommandKey name="queue.guidelines" />
          </CommandButton>
          {views}
        </div>
        <QueueFilters {...props} />
      </div>
    </header>
  );
});
QueueTop.displayName = 'QueueTop';
