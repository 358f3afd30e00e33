import { useT } from '#locale/locale.tsx';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { shownStatus } from './shown-status.ts';

/** Connection and what is not sent yet, always in sight; opens the tray. It listens itself: each step of a decision draws it, and not the frame. */
export const OutboxChip = ({ onOpen }: { readonly onOpen: () => void }) => {
  const t = useT();
  const { tone, text } = shownStatus(useOutboxStatus(), t);
  return (
    // Named by itself: a live region inside a button is no part of its name.
    <button type="button" className="outbox-chip" data-tone={tone} onClick={onOpen} aria-haspopup="dialog" aria-label={text}>
      <span className="status-dot" data-tone={tone} aria-hidden />
      <output>{text}</output>
    </button>
  );
};
