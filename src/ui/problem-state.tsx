import type { ReactNode } from 'react';
import { toldOf } from '#lib/told-error.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from './busy-button.tsx';

interface ProblemStateProps {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do next. */
  readonly hint?: string | undefined;
  /** What was thrown: what the server said of it is told, with the name of a request that failed by a defect. */
  readonly error?: unknown;
  /** Left out when trying again can not help. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  readonly children?: ReactNode;
}

export const ProblemState = ({ title, hint, error, onRetry, isRetrying = false, children }: ProblemStateProps) => {
  const t = useT();
  const told = toldOf(error);
  return (
    <div className="state" role="alert">
      <p className="state-title">{title}</p>
      {hint && <p className="state-hint">{hint}</p>}
      {told && <p className="state-hint">{told}</p>}
      <div className="state-actions">
        {onRetry && (
          <BusyButton variant="soft" isBusy={isRetrying} onClick={onRetry}>
            {t('common.retry')}
          </BusyButton>
        )}
        {children}
      </div>
    </div>
  );
};
