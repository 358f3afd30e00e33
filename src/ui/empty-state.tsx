import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is not here: 'Lista vazia', 'Nenhum registro encontrado'. */
  readonly title: string;
  /** What would be here and how to fill it. */
  readonly hint?: string;
  /** This is all there is on the page: its title is the page's. */
  readonly isPage?: boolean;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Never a bare blank: says what would be here, and offers the way to fill it as `children`. */
export const EmptyState = ({ title, hint, icon, isPage = false, children }: EmptyStateProps) => (
  <div className="state" aria-live="polite">
    {icon && (
      <span className="state-icon" aria-hidden>
        {icon}
      </span>
    )}
    {isPage ? <h1 className="state-title">{title}</h1> : <p className="state-title">{title}</p>}
    {hint && <p className="state-hint">{hint}</p>}
    {children && <div className="state-actions">{children}</div>}
  </div>
);
