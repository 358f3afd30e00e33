import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';

interface ProblemStateProps {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do next. */
  readonly hint?: string | undefined;
  /** Left out when trying again can not help. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  readonly children?: ReactNode;
}

export const ProblemState = ({ title, hint, onRetry, isRetrying = false, children }: ProblemStateProps) => {
  const t = useT();
  return (
    <div className="state" role="alert">
      <p className="state-title">{title}</p>
      {hint && <p className="state-hint">{hint}</p>}
      <div className="state-actions">
        {onRetry && (
          <Button type="button" variant="soft" loading={isRetrying} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
};
