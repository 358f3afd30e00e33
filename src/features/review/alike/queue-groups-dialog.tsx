import { useState } from 'react';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import type { QueueRows } from '../queue-rows.ts';
import type { QueueGroup } from './queue-groups.ts';

/** The queue is drawn without it. It is fetched ahead, so that it opens without a network. */
export const groupsPart = createLazyModule(() => import('./queue-groups-list.tsx'));

interface QueueGroupsDialogProps {
  readonly rows: QueueRows;
  readonly set: ListingFilter['set'];
  readonly onPick: (group: QueueGroup) => void;
  readonly onClose: () => void;
}

/** What of the queue is alike. It stands from the start, and what was not fetched ahead comes into it. */
export const QueueGroupsDialog = ({ rows, set, onPick, onClose }: QueueGroupsDialogProps) => {
  const t = useT();
  const [loaded] = useState(() => rows.ids.flatMap((id) => rows.rowOf(id)?.view ?? []));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('queue.group')}
      description={t('queue.groups.about', { n: loaded.length })}
      size="medium"
      isFullOnNarrow
    >
      <LazyPart lazy={groupsPart} missing={t('queue.groups.missing')}>
        {({ QueueGroupsList }) => <QueueGroupsList rows={loaded} set={set} onPick={onPick} />}
      </LazyPart>
    </Dialog>
  );
};
