import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { useNow } from '#ui/now.ts';
import { leavesTray } from './leaves-tray.ts';

interface WaitingItemProps {
  readonly entry: OutboxEntry;
  readonly title: string;
  /** This build can not send it. */
  readonly isOfNewerBuild: boolean;
  readonly onUndo: () => void;
  /** What the server says when it fails on this one and answers others; undefined while it does not. */
  readonly stuck: string | undefined;
  readonly onStop: () => void;
}

/** A decision on its way. While it is held it can be undone without a trace, and says for how long. */
export const WaitingItem = ({ entry: { intent, stage }, title, isOfNewerBuild, onUndo, stuck, onStop }: WaitingItemProps) => {
  const t = useT();
  const now = useNow('second');
  const left = Math.ceil((Date.parse(intent.sendAfter) - now) / 1000);
  const isHeld = stage === 'recorded';
  return (
    <li className="tray-item">
      <div className="tray-line">
        <strong className="truncate">{title}</strong>
        <span className="quiet figure">{isHeld && left > 0 ? t('tray.sendsIn', { s: left }) : t(`outbox.${stage}`)}</span>
      </div>
      <div className="tray-line">
        <span className="quiet truncate">{intent.label}</span>
        {isHeld && (
          <Button size="1" variant="soft" color="gray" {...leavesTray(onUndo)}>
            {t('common.undo')}
          </Button>
        )}
      </div>
      {stuck !== undefined && stage === 'sent' && <p className="tray-reason">{t('tray.stuck', { words: stuck })}</p>}
      {isOfNewerBuild && <p className="tray-reason">{t('tray.leftToNewer')}</p>}
      {/* Of a command there is no more, no build will send it. */}
      {stage === 'sent' && (stuck !== undefined || isOfNewerBuild) && (
        <div className="tray-actions">
          <Button size="1" variant="soft" color="gray" {...leavesTray(onStop)}>
            {t('tray.stopTrying')}
          </Button>
        </div>
      )}
    </li>
  );
};
