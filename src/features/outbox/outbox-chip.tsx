import type { OutboxStatus } from '#commands/outbox-status.ts';
import { useT } from '#locale/locale.tsx';
import { shownStatus } from './shown-status.ts';

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
