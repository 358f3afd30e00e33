import { Button } from '@radix-ui/themes';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useT } from '#locale/locale.tsx';

export type LeaveStep =
  /** Decisions are still unsent: what shall become of them? */
  | { readonly step: 'asking'; readonly unsent: number; readonly hasFailed: boolean }
  | { readonly step: 'sending'; readonly unsent: number }
  | { readonly step: 'leaving' }
  /** Another tab holds on to the data: they are erased when it closes, and not before. */
  | { readonly step: 'blocked' };

interface LeaveDialogProps {
  /** Null while nobody wants to leave. */
  readonly state: LeaveStep | null;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Before a logout that would destroy unsent decisions: send, discard or stay (decision 8). */
export const LeaveDialog = ({ state, onSend, onDiscard, onStay }: LeaveDialogProps) => {
  const t = useT();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  // At every step: a browser may close a dialog by itself when Escape is pressed twice.
  useEffect(() => {
    const dialog = element.current;
    if (state && dialog && !dialog.open) dialog.showModal();
    if (!state && dialog?.open) dialog.close();
  }, [state]);
  const cancel = (event: SyntheticEvent): void => {
    // What is being erased can not be stayed with.
    if (state?.step === 'leaving') event.preventDefault();
    else onStay();
  };
  return (
    <dialog ref={element} className="dialog" aria-labelledby={id} onCancel={cancel}>
      {state?.step === 'leaving' && (
        <h2 id={id} className="dialog-title">
          {t('session.leaving')}
        </h2>
      )}
      {state?.step === 'blocked' && (
        <>
          <h2 id={id} className="dialog-title">
            {t('session.leaveNotErased')}
          </h2>
          <div className="dialog-actions">
            <Button onClick={onDiscard}>{t('common.retry')}</Button>
          </div>
        </>
      )}
      {(state?.step === 'asking' || state?.step === 'sending') && (
        <>
          <h2 id={id} className="dialog-title">
            {t('session.leaveTitle', { count: state.unsent })}
          </h2>
          <p className="quiet">{t('session.leaveHint')}</p>
          {state.step === 'asking' && state.hasFailed && (
            <p className="notice" data-tone="bad" role="alert">
              {t('session.leaveNotSent')}
            </p>
          )}
          <div className="dialog-actions">
            <Button variant="soft" color="gray" onClick={onStay}>
              {t('session.leaveStay')}
            </Button>
            <Button variant="soft" color="red" disabled={state.step === 'sending'} onClick={onDiscard}>
              {t('session.leaveDiscard')}
            </Button>
            <Button disabled={state.step === 'sending'} onClick={onSend}>
              {t(state.step === 'sending' ? 'session.leaveSending' : 'session.leaveSend')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
};
