import type { Translate } from '#locale/translate.ts';
import type { OutboxStatus } from '#outbox/outbox-status.ts';
import type { Tone } from '#ui/status-dot.tsx';

interface Shown {
  readonly tone: Tone;
  readonly text: string;
}

/** The worst thing first: what nobody sends, then what was rejected, then the line, then what is on its way. */
export const shownStatus = (
  {
    isParked,
    isReachable,
    rejected,
    unwritten,
    waiting,
  }: Pick<OutboxStatus, 'isParked' | 'isReachable' | 'rejected' | 'unwritten' | 'waiting'>,
  t: Translate,
): Shown => {
  if (isParked) return { tone: 'bad', text: t('tray.parked') };
  if (unwritten !== undefined) return { tone: 'bad', text: t('outbox.storageFailed') };
  if (rejected > 0) return { tone: 'bad', text: t('tray.rejected', { n: rejected }) };
  if (!isReachable) return { tone: 'warn', text: waiting === 0 ? t('tray.offline') : t('tray.offlineWaiting', { n: waiting }) };
  if (waiting > 0) return { tone: 'info', text: t('tray.waiting', { n: waiting }) };
  return { tone: 'good', text: t('outbox.allSent') };
};
