import { Button } from '@radix-ui/themes';
import { useState, type MouseEvent } from 'react';
import { pageOf } from '#entities/page-of.ts';
import { useT } from '#locale/locale.tsx';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { rejectionReason } from '#outbox/rejection-reason.ts';
import { useCommands } from '#palette/context.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { ignoreRepeat, leavesTray } from './leaves-tray.ts';
import { ConflictLines } from './conflict-lines.tsx';

interface RejectedItemProps {
  readonly entry: OutboxEntry;
  readonly title: string;
  /** It was decided again, which is not sent yet. */
  readonly isAskedAgain: boolean;
  /** Decides again on how things are now; answers when that is done. Null for what can not be decided here. */
  readonly onAgain: (() => Promise<void>) | null;
  readonly onDismiss: () => void;
  /** What was written in it; null for what nobody writes in. */
  readonly written: string | null;
  /** Back to the form it was written in; null where there is none. */
  readonly onGiveBack: (() => void) | null;
}

export const RejectedItem = ({
  entry: { intent, problem },
  title,
  isAskedAgain,
  onAgain,
  onDismiss,
  written,
  onGiveBack,
}: RejectedItemProps) => {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const { navigate } = useCommands();
  const page = pageOf(intent.subject);
  /** In a tab of its own the browser opens it. */
  const open = (event: MouseEvent): void => {
    if (page === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(page);
  };
  const again = async (decide: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await decide();
    setIsBusy(false);
  };
  return (
    <li className="tray-item">
      <div className="tray-line">
        <strong className="truncate">{title}</strong>
        {page === null ? (
          <span className="quiet truncate">{intent.label}</span>
        ) : (
          <a className="link truncate" href={page} onClick={open}>
            {intent.label}
          </a>
        )}
      </div>
      <p className="tray-reason">{rejectionReason(problem, t)}</p>
      {problem?.code === 'stopped' && problem.message !== '' && <p className="quiet">{problem.message}</p>}
      {written !== null && <SafeText>{written}</SafeText>}
      <ConflictLines detail={problem?.detail} />
      <div className="tray-actions">
        {onAgain && (
          <BusyButton
            size="1"
            variant="soft"
            isBusy={isBusy || isAskedAgain}
            loading={isBusy}
            onKeyDown={ignoreRepeat}
            onClick={() => void again(onAgain)}
          >
            {t('common.retry')}
          </BusyButton>
        )}
        {onGiveBack && (
          <Button size="1" variant="soft" color="gray" {...leavesTray(onGiveBack)}>
            {t('tray.giveBack')}
          </Button>
        )}
        <Button size="1" variant="soft" color="gray" {...leavesTray(onDismiss)}>
          {t('outbox.dismiss')}
        </Button>
      </div>
    </li>
  );
};
