import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queueFacetsQuery } from '#api/review-work.ts';
import type { ListingFilter } from '#contract/listing.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import type { QueueRows } from '../queue-rows.ts';
import { queueGroups, type QueueGroup } from './queue-groups.ts';
import './queue-groups.css';

interface QueueGroupsDialogProps {
  readonly rows: QueueRows;
  /** Which listings the list shows: they are counted, and no others. */
  readonly set: ListingFilter['set'];
  readonly onPick: (group: QueueGroup) => void;
  readonly onClose: () => void;
}

const rowHeight = 40;

/** What of the queue is alike, with how many there are; one of them is picked by arrows and Enter. */
export const QueueGroupsDialog = ({ rows, set, onPick, onClose }: QueueGroupsDialogProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const place = useListingPlace();
  const [active, setActive] = useState(0);
  const { data: told } = useQuery(queueFacetsQuery(api, { kit: place === '/kitPublish' ? 'only' : undefined, set }));
  // As they were at opening: another group must not come under the cursor. What the server counts stands behind the others, and comes once.
  const [loaded] = useState(() => rows.ids.flatMap((id) => rows.rowOf(id)?.view ?? []));
  const [facets, setFacets] = useState(told);
  if (facets === undefined && told !== undefined) setFacets(told);
  const groups = useMemo(() => queueGroups({ facets, rows: loaded, isUnreadable: isWithoutId }), [facets, loaded]);
  const pick = (index: number): void => {
    const group = groups[index];
    if (group) onPick(group);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('queue.group')}
      description={t('queue.groups.about', { n: loaded.length })}
      size="medium"
      isFullOnNarrow
    >
      {groups.length === 0 ? (
        <EmptyState title={t('queue.groups.none')} />
      ) : (
        <div className="queue-groups" style={{ height: Math.min(10, groups.length) * rowHeight }}>
          <VirtualList
            label={t('queue.group')}
            count={groups.length}
            total={groups.length}
            rowHeight={rowHeight}
            active={Math.min(active, groups.length - 1)}
            keyAt={(index) => `group-${index}`}
            renderRow={(index) => <GroupRow group={groups[index]} />}
            isSelected={(index) => index === active}
            isSingle
            onPick={pick}
            onOpen={pick}
            onStep={setActive}
            listRef={focusFirst}
          />
        </div>
      )}
    </Dialog>
  );
};

const GroupRow = ({ group }: { readonly group: QueueGroup | undefined }) => {
  const t = useT();
  if (!group) return null;
  return (
    <span className="queue-group">
      <span className="queue-group-kind">{t(group.kind)}</span>
      <span className="queue-group-label">{group.type === 'rows' ? t(group.label) : group.label}</span>
      <span className="queue-group-count">{group.count}</span>
    </span>
  );
};
