import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queueFacetsQuery } from '#api/review-work.ts';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { focusFirst } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { queueGroups, type QueueGroup } from './queue-groups.ts';
import './queue-groups.css';

interface QueueGroupsListProps {
  /** Those of the queue that are loaded. */
  readonly rows: readonly ListingRow[];
  /** Which listings the list shows: they are counted, and no others. */
  readonly set: ListingFilter['set'];
  readonly onPick: (group: QueueGroup) => void;
}

const rowHeight = 40;

/** It has the focus, also where it came after its dialog was opened. */
const takeFocus = (element: HTMLElement | null): void => {
  focusFirst(element);
  if (element?.closest('dialog')?.open === true) element.focus();
};

/** What of the queue is alike, with how many there are; one of them is picked by arrows and Enter. */
export const QueueGroupsList = ({ rows, set, onPick }: QueueGroupsListProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const place = useListingPlace();
  const [active, setActive] = useState(0);
  const { data: told } = useQuery(queueFacetsQuery(api, { kit: place === '/kitPublish' ? 'only' : undefined, set }));
  // As they were at opening: another group must not come under the cursor. What the server counts stands behind the others, and comes once.
  const [facets, setFacets] = useState(told);
  if (facets === undefined && told !== undefined) setFacets(told);
  const groups = useMemo(() => queueGroups({ facets, rows, isUnreadable: isWithoutId }), [facets, rows]);
  const pick = (index: number): void => {
    const group = groups[index];
    if (group) onPick(group);
  };
  return groups.length === 0 ? (
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
        listRef={takeFocus}
      />
    </div>
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
