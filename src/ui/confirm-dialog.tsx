import { useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from './busy-button.tsx';
import { Dialog, focusFirst } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly question: ReactNode;
  /** What the yes does, in a verb: 'Deletar'. */
  readonly confirm: string;
  readonly cancel?: string;
  /** `danger`: it can not be undone. The no is then what Enter finds. */
  readonly tone?: 'danger' | 'plain';
  /** The dialog waits for it and closes when it is done; it stays open when it throws. */
  readonly onConfirm: () => void | Promise<void>;
}

/** Yes or no (row CTL-5). While the yes is being done nothing closes it and nothing asks for it twice. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, onOpenChange, title, question, confirm, cancel, tone = 'plain', onConfirm } = props;
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const change = (next: boolean): void => {
    if (!isBusy) onOpenChange(next);
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };
  const isDanger = tone === 'danger';
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={question}
      actions={
        <>
          <BusyButton ref={isDanger ? focusFirst : null} variant="soft" color="gray" isOff={isBusy} onClick={() => onOpenChange(false)}>
            {cancel ?? t('common.cancel')}
          </BusyButton>
          <BusyButton ref={isDanger ? null : focusFirst} {...(isDanger ? { color: 'red' } : {})} isBusy={isBusy} onClick={() => void run()}>
            {confirm}
          </BusyButton>
        </>
      }
    />
  );
};
