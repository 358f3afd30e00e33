import { IconButton } from '@radix-ui/themes';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import type { Target } from '#commands/command.ts';
import type { Notification } from '#contract/notification.ts';
import { useT } from '#locale/locale.tsx';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { PartGone } from '#ui/part-gone.tsx';
import { createLazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { badgeOf, countLoud } from './bell-state.ts';
import type { Panel } from './panel.tsx';
import { useNotifications } from './use-notifications.ts';
import { whereItLeads } from './where-it-leads.ts';
import './bell.css';

interface BellProps {
  /** As the browser kept it at login; '' where it is lost. */
  readonly userId: string;
  /** A company is blocked (row NAV-9). */
  readonly isOff: boolean;
  /** Asks the server now; false when it did not answer. */
  readonly onRefresh: () => Promise<boolean>;
  /** Is this address one of this user's screens? */
  readonly isOpenTo: (address: string) => boolean;
  /** Goes to it. */
  readonly onGo: (address: string) => void;
}

const nothing: readonly Target[] = [];

const panel = createLazyModule(async () => (await Promise.all([import('./panel.tsx'), addTexts(screenTexts)]))[0]);

/** Long after the first screen, which is to have the line for itself. */
const aheadMs = 5000;

const PanelWhenHere = (props: ComponentProps<typeof Panel>) => {
  const t = useT();
  const { module, isMissing, isGone, retry } = useLazyModule(panel);
  if (module) return <module.Panel {...props} />;
  if (isGone) return <PartGone />;
  if (!isMissing) return <p className="notice-note">{t('common.loading')}</p>;
  return <ProblemState title={t('notification.failed')} hint={t('notification.failedHint')} onRetry={retry} />;
};

/**
 * The bell of the header. Its panel comes in a part of its own: when the bell is pointed at, and in any case a while after the start,
 * so that it is here when the network is not.
 */
export const Bell = ({ userId, isOff, onRefresh, isOpenTo, onGo }: BellProps) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const state = useNotifications(userId);
  const open = (): void => setIsOpen(true);
  useEffect(() => {
    const timer = setTimeout(panel.ahead, aheadMs);
    return () => clearTimeout(timer);
  }, []);
  useTargets('global', state.target && !isOff ? [state.target] : nothing);
  useHandlers(isOff ? {} : { 'notification.open': open });

  const { quiet } = usePreferences();
  const count = isOff ? 0 : countLoud(state.unread, quiet);
  const go = (notification: Notification): void => {
    const address = whereItLeads(notification);
    if (address === null || !isOpenTo(address)) return;
    setIsOpen(false);
    onGo(address);
  };
  return (
    <>
      <BellButton count={count} isOff={isOff} onOpen={open} onAim={panel.ahead} />
      <Drawer isOpen={isOpen && !isOff} onClose={() => setIsOpen(false)} title={t('notification.title')}>
        <PanelWhenHere userId={userId} state={state} onRefresh={onRefresh} onGo={go} />
      </Drawer>
    </>
  );
};

/** Off, it stays within reach of the keyboard and says why. */
const BellButton = ({
  count,
  isOff,
  onOpen,
  onAim,
}: {
  readonly count: number;
  readonly isOff: boolean;
  readonly onOpen: () => void;
  readonly onAim: () => void;
}) => {
  const t = useT();
  const badge = badgeOf(count);
  return (
    <IconButton
      className="bell"
      variant="ghost"
      color="gray"
      size="2"
      aria-label={isOff ? t('notification.blocked') : t('notification.bell', { n: badge })}
      title={isOff ? t('notification.blocked') : undefined}
      aria-haspopup="dialog"
      aria-disabled={isOff || undefined}
      onPointerEnter={onAim}
      onClick={isOff ? undefined : onOpen}
    >
      <BellIcon size={16} aria-hidden />
      {(count > 0 || isOff) && (
        <span className="bell-badge" data-off={isOff} aria-hidden>
          {badge}
        </span>
      )}
    </IconButton>
  );
};
