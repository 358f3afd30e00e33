import { Ban, Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import './stepper.css';

export type StepState = 'done' | 'current' | 'coming' | 'failed' | 'cancelled' | 'skipped';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly state: StepState;
  /** When, by whom: one short line. */
  readonly note?: ReactNode;
}

const signs: Readonly<Partial<Record<StepState, ReactNode>>> = {
  done: <Check size={13} strokeWidth={2.5} />,
  failed: <X size={13} strokeWidth={2.5} />,
  cancelled: <Ban size={12} strokeWidth={2.5} />,
  skipped: <Minus size={13} strokeWidth={2.5} />,
};

/** How far something is. Side by side, and one under the other where the window is narrow. */
export const Stepper = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) => {
  const t = useT();
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map(({ key, label: name, state, note }, index) => (
        <li key={key} className="stepper-step" data-state={state} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
          <span className="stepper-sign" aria-hidden>
            {signs[state] ?? index + 1}
          </span>
          <span className="stepper-words">
            <span className="stepper-label">{name}</span>
            <span className="visually-hidden">{t(`controls.step.${state}`)}</span>
            {note && <span className="stepper-note">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
