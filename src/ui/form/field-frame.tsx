import type { ReactNode } from 'react';
import type { Field, FieldProps } from './use-field.ts';

interface FieldFrameProps {
  readonly field: Field;
  readonly props: FieldProps;
  readonly children: ReactNode;
}

/** Label above, control, then what describes it: hint, why it is closed, what is wrong. */
export const FieldFrame = ({ field, props, children }: FieldFrameProps) => (
  <div className="field">
    <label className="field-label" htmlFor={field.aria.id}>
      {props.label}
      {props.isRequired && <RequiredMark />}
    </label>
    {children}
    <FieldNotes field={field} props={props} />
  </div>
);

/** Read as `aria-required` on the control itself. */
export const RequiredMark = () => (
  <span className="field-mark" aria-hidden>
    {' *'}
  </span>
);

export const FieldNotes = ({ field: { aria, byOthers, error, isAlert }, props }: Omit<FieldFrameProps, 'children'>) => {
  const reason = props.disabledBecause ?? props.readOnlyBecause;
  return (
    <>
      {props.hint && (
        <span className="field-hint" id={`${aria.id}-hint`}>
          {props.hint}
        </span>
      )}
      {reason && (
        <span className="field-hint" id={`${aria.id}-reason`}>
          {reason}
        </span>
      )}
      {byOthers !== null && (
        <span className="field-hint" id={`${aria.id}-others`}>
          {byOthers}
        </span>
      )}
      {error !== null && (
        <span className="field-error" id={`${aria.id}-error`} role={isAlert ? 'alert' : undefined}>
          {error}
        </span>
      )}
    </>
  );
};
