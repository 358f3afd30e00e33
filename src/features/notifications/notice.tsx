import type { Notification } from '#contract/notification.ts';
import { useT } from '#locale/locale.tsx';
import { Age, Instant } from '#ui/instant.tsx';
import { tellsOfCancelledSale } from './group-notifications.ts';

interface NoticeProps {
  readonly notification: Notification;
  readonly userId: string;
  readonly onPick: (notification: Notification) => void;
}

/** One notification. Read, it says since when and stays where the focus is (row NAV-8). */
export const Notice = ({ notification, userId, onPick }: NoticeProps) => {
  const t = useT();
  const { message, createdAt } = notification;
  const read = notification.readBy.find((mark) => mark.userId === userId);
  return (
    <button
      type="button"
      className="notice-item"
      data-unread={!read}
      data-alert={tellsOfCancelledSale(notification)}
      aria-disabled={read ? true : undefined}
      onClick={read ? undefined : () => onPick(notification)}
    >
      <span className="notice-dot" aria-hidden />
      <span className="notice-message">
        {!read && <span className="visually-hidden">{t('notification.unread')}</span>} {message}
      </span>
      <span className="notice-when">
        {createdAt && <Age at={createdAt} />}
        {read && (
          <span>
            {t('notification.readAt')} <Instant at={read.date} />
          </span>
        )}
      </span>
    </button>
  );
};
