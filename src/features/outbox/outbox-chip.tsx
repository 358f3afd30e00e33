import type { OutboxStatus } from '#commands/outbox-status.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { Tone } from '#ui/status-dot.tsx';

interface Shown {
  readonly tone: Tone;
  readonly text: string;
}

/** The worst thing first: what nobody sends, then what was rejected, then the line, then what is on its way. */
const shownStatus = ({ isParked, isReachable, rejected, waiting }: OutboxStatus, t: Translate): Shown => {
  if (isParked) return { tone: 'bad', text: t('tray.parked') };
  if (rejected > 0) return { tone: 'bad', text: t('tray.rejected', { n: rejected }) };
  if (!isReachable) return { tone: 'warn', text: waiting === 0 ? t('tray.offline') : t('tray.offlineWaiting', { n: waiting }) };
  if (waiting > 0) return { tone: 'info', text: t('tray.waiting', { n: waiting }) };
  return { tone: 'good', text: t('outbox.allSent') };
};

/** Connection and what is not sent yet, always in sight; opens the tray. */
export const OutboxChip = ({ status, onOpen }: { readonly status: OutboxStatus; readonly onOpen: () => void }) => {
  const t = useT();
  const { tone, text } = shownStatus(status, t);
  return (
    // Named by itself: a live region inside a button is no part of its name.
    <button type="button" className="outbox-chip" data-tone={tone} onClick={onOpen} aria-haspopup="dialog" aria-label={text}>
      <span className="status-dot" data-tone={tone} aria-hidden />
      <output>{text}</output>
    </button>
  );
};
