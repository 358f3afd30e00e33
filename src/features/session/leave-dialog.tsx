import { Button } from '@radix-ui/themes';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';

/** How much of what a logout would destroy. */
interface AtStake {
  readonly unsent: number;
  /** In the tray, with what was written in them. */
  readonly rejected: number;
  readonly drafts: number;
  /** Listings with warnings of a refusal that was begun. */
  readonly begun: number;
  /** Rows that could not be read: each may be one of these. */
  readonly unreadable: number;
}

export type LeaveStep =
  /** Decisions are still unsent or not accepted, forms unsaved, or refusals begun: what shall become of them? */
  | ({ readonly step: 'asking'; readonly hasFailed: boolean } & AtStake)
  | ({ readonly step: 'sending' } & AtStake)
  | { readonly step: 'leaving' }
  /** Another tab holds on to the data: they are erased when it closes, and not before. */
  | { readonly step: 'blocked' }
  /** The browser could not erase them, and may never. */
  | { readonly step: 'failed' };

interface LeaveDialogProps {
  /** Null while nobody wants to leave. */
  readonly state: LeaveStep | null;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
  /** Out of the console, whatever is left on this computer. */
  readonly onAnyway: () => void;
  readonly onStay: () => void;
}

/** Before a logout that would destroy unsent or rejected decisions, what stands in forms or begun refusals: send, discard or stay (decision 8). */
export const LeaveDialog = ({ state, onSend, onDiscard, onAnyway, onStay }: LeaveDialogProps) => {
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
      {(state?.step === 'blocked' || state?.step === 'failed') && (
        <NotErased id={id} step={state.step} onAgain={onDiscard} onAnyway={onAnyway} />
      )}
      {(state?.step === 'asking' || state?.step === 'sending') && (
        <Question id={id} state={state} onSend={onSend} onDiscard={onDiscard} onStay={onStay} />
      )}
    </dialog>
  );
};

interface NotErasedProps {
  readonly id: string;
  readonly step: 'blocked' | 'failed';
  readonly onAgain: () => void;
  readonly onAnyway: () => void;
}

const NotErased = ({ id, step, onAgain, onAnyway }: NotErasedProps) => {
  const t = useT();
  return (
    <>
      <h2 id={id} className="dialog-title">
        {t(step === 'blocked' ? 'session.leaveNotErased' : 'session.leaveEraseFailed')}
      </h2>
      <div className="dialog-actions">
        {step === 'failed' && (
          <Button variant="soft" color="red" onClick={onAnyway}>
            {t('session.leaveAnyway')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('common.retry')}</Button>
      </div>
    </>
  );
};

interface QuestionProps extends Omit<LeaveDialogProps, 'state' | 'onAnyway'> {
  readonly id: string;
  readonly state: Extract<LeaveStep, { readonly step: 'asking' | 'sending' }>;
}

const Question = ({ id, state, onSend, onDiscard, onStay }: QuestionProps) => {
  const t = useT();
  const { step, unsent, rejected, drafts, begun, unreadable } = state;
  const isSending = step === 'sending';
  const [title, ...rest] = [
    ...(unsent > 0 ? [t('session.leaveTitle', { count: unsent })] : []),
    ...(rejected > 0 ? [t('session.leaveRejected', { count: rejected })] : []),
    ...(drafts > 0 ? [t('session.leaveDrafts', { count: drafts })] : []),
    ...(begun > 0 ? [t('session.leaveBegun', { count: begun })] : []),
    ...(unreadable > 0 ? [t('outbox.quarantined', { n: unreadable })] : []),
  ];
  return (
    <>
      <h2 id={id} className="dialog-title">
        {title}
      </h2>
      {rest.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <p className="quiet">{t('session.leaveHint')}</p>
      {step === 'asking' && state.hasFailed && (
        <p className="notice" data-tone="bad" role="alert">
          {t('session.leaveNotSent')}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="soft" color="gray" onClick={onStay}>
          {t('session.leaveStay')}
        </Button>
        <BusyButton variant="soft" color="red" isOff={isSending} onClick={onDiscard}>
          {t('session.leaveDiscard')}
        </BusyButton>
        {(unsent > 0 || isSending) && (
          <BusyButton isOff={isSending} onClick={onSend}>
            {t(isSending ? 'session.leaveSending' : 'session.leaveSend')}
          </BusyButton>
        )}
      </div>
    </>
  );
};
