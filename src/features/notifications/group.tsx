import { ChevronRight } from 'lucide-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Notification } from '#contract/notification.ts';
import { useT } from '#locale/locale.tsx';
import type { NotificationGroup } from './group-notifications.ts';
import { Notice } from './notice.tsx';

interface GroupProps {
  readonly group: NotificationGroup;
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onPick: (notification: Notification) => void;
}

/** One section of the panel. The browser's own: of sections with one name it keeps one open at a time. */
export const Group = ({ group, userId, isOpen, onToggle, onPick }: GroupProps) => {
  const t = useT();
  const { id, label, notifications } = group;
  const unread = notifications.filter(({ readBy }) => !readBy.some((mark) => mark.userId === userId)).length;
  return (
    <details
      className="notice-group"
      name="notifications"
      data-group={id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary className="notice-summary">
        <ChevronRight size={14} aria-hidden className="notice-chevron" />
        <span className="truncate">{label ? t(label) : id}</span>
        {unread > 0 && (
          <span className="notice-count">
            <span aria-hidden>{unread}</span>
            <span className="visually-hidden">{t('notification.countUnread', { n: unread })}</span>
          </span>
        )}
      </summary>
      {isOpen && <NoticeList notifications={notifications} userId={userId} onPick={onPick} />}
    </details>
  );
};

const usualHeight = 58;

/** At most 300 px high (row NAV-7). However many there are, only what is in view is in the document. */
const NoticeList = ({
  notifications,
  userId,
  onPick,
}: Pick<GroupProps, 'userId' | 'onPick'> & Pick<NotificationGroup, 'notifications'>) => {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const rows = useVirtualizer({
    count: notifications.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => notifications[index]?._id ?? index,
    estimateSize: () => usualHeight,
    overscan: 4,
  });
  return (
    <div ref={scroller} className="notice-scroll">
      <ul className="notice-list" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const notification = notifications[index];
          return (
            notification && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={notifications.length}
                aria-posinset={index + 1}
                className="notice-place"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Notice notification={notification} userId={userId} onPick={onPick} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
