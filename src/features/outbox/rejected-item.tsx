import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { rejectionReason } from '#outbox/rejection-reason.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { ConflictLines } from './conflict-lines.tsx';

interface RejectedItemProps {
  readonly entry: OutboxEntry;
  readonly title: string;
  /** It was decided again, which is not sent yet. */
  readonly isAskedAgain: boolean;
  /** Decides again on how things are now; answers when that is done. */
  readonly onAgain: () => Promise<void>;
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
  const again = async (): Promise<void> => {
    setIsBusy(true);
    await onAgain();
    setIsBusy(false);
  };
  return (
    <li className="tray-item">
      <div className="tray-line">
        <strong className="truncate">{title}</strong>
        <span className="quiet truncate">{intent.label}</span>
      </div>
      <p className="tray-reason">{rejectionReason(problem, t)}</p>
      {written !== null && <SafeText>{written}</SafeText>}
      <ConflictLines detail={problem?.detail} />
      <div className="tray-actions">
        <Button size="1" variant="soft" loading={isBusy} disabled={isAskedAgain} onClick={() => void again()}>
          {t('common.retry')}
        </Button>
        {onGiveBack && (
          <Button size="1" variant="soft" color="gray" onClick={onGiveBack}>
            {t('tray.giveBack')}
          </Button>
        )}
        <Button size="1" variant="soft" color="gray" onClick={onDismiss}>
          {t('outbox.dismiss')}
        </Button>
      </div>
    </li>
  );
};
