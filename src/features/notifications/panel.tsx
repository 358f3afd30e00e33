import { Button, IconButton } from '@radix-ui/themes';
import { BellOff, CheckCheck, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { markNotificationRead } from '#commands/notification/mark-read.ts';
import type { Notification } from '#contract/notification.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { run } from '#outbox/run.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import { groupNotifications, sectionToOpen } from './group-notifications.ts';
import { Group } from './group.tsx';
import type { NotificationsState } from './use-notifications.ts';
import './panel.css';

interface PanelProps {
  readonly userId: string;
  readonly state: NotificationsState;
  readonly onRefresh: () => Promise<boolean>;
  /** Goes to what one is about, where this user has a screen for it. */
  readonly onGo: (notification: Notification) => void;
}

/** What the bell opens: notifications by kind, one section open at a time (row NAV-7). */
export const Panel = ({ userId, state, onRefresh, onGo }: PanelProps) => {
  const t = useT();
  const execute = useExecute();
  const read = useRead(userId, state);
  const [isAsking, setIsAsking] = useState(false);
  const { target, notifications, unread, isFailed } = state;

  const refresh = async (): Promise<void> => {
    setIsAsking(true);
    await onRefresh();
    setIsAsking(false);
  };
  const pick = (notification: Notification): void => {
    void read(notification);
    onGo(notification);
  };

  if (!target) {
    if (!isFailed) return <p className="notice-note">{t('common.loading')}</p>;
    return (
      <ProblemState
        title={t('notification.failed')}
        hint={t('notification.failedHint')}
        onRetry={() => void refresh()}
        isRetrying={isAsking}
      />
    );
  }
  return (
    <>
      <div className="notice-tools">
        <Button
          variant="soft"
          size="1"
          aria-disabled={unread.size === 0 || undefined}
          data-unavailable={unread.size === 0 || undefined}
          onClick={() => void execute('notification.markAllRead', { targets: [target] })}
        >
          <CheckCheck size={14} aria-hidden />
          {t('notification.markAllRead')}
        </Button>
        <BusyButton
          as={IconButton}
          variant="ghost"
          color="gray"
          size="2"
          isBusy={isAsking}
          aria-label={t('notification.refresh')}
          title={t('notification.refresh')}
          onClick={() => void refresh()}
        >
          <RefreshCw size={14} aria-hidden />
        </BusyButton>
      </div>
      <div aria-live="polite">{isFailed && <p className="notice-note">{t('notification.stale')}</p>}</div>
      {notifications.length === 0 ? (
        <EmptyState title={t('common.emptyList')} hint={t('notification.emptyHint')} icon={<BellOff size={24} />} />
      ) : (
        <Sections notifications={notifications} userId={userId} onPick={pick} />
      )}
    </>
  );
};

interface SectionsProps {
  readonly notifications: readonly Notification[];
  readonly userId: string;
  readonly onPick: (notification: Notification) => void;
}

/** Opens with the section of the newest unread one; from then on what is open is the person's choice. */
const Sections = ({ notifications, userId, onPick }: SectionsProps) => {
  const groups = useMemo(() => groupNotifications(notifications), [notifications]);
  const [open, setOpen] = useState(() => sectionToOpen(groups, notifications, userId));
  return groups.map((group) => (
    <Group
      key={group.id}
      group={group}
      userId={userId}
      isOpen={group.id === open}
      onToggle={(isOpen) => setOpen((now) => (isOpen ? group.id : now === group.id ? null : now))}
      onPick={onPick}
    />
  ));
};

/** Records that one was read. Said only when it could not be: nobody is told of a reading, and Ctrl+Z is for decisions. */
const useRead = (userId: string, { target }: NotificationsState): ((notification: Notification) => Promise<void>) => {
  const t = useT();
  const workbench = useWorkbench();
  return async ({ _id }) => {
    if (!target) return;
    const requests = [{ args: { userId, notificationId: _id }, target }];
    const { refused } = await run(workbench, markNotificationRead, requests, 'quietly');
    for (const { say: why } of refused) toast.error(formatMessage(t, why));
  };
};
