import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';

/** The specified words for nothing (row NAV-16): an empty list, a search without a hit, an empty table, a choice without options. */
const titles = {
  list: 'common.emptyList',
  search: 'common.noRecords',
  table: 'common.nothingToShow',
  options: 'common.noOptions',
} as const;

interface EmptyStateProps {
  /** What is not here; `title` says it in other words where the specification gives none. */
  readonly kind?: keyof typeof titles;
  readonly title?: string;
  /** What would be here and how to fill it. */
  readonly hint?: string | undefined;
  /** This is all there is on the page: its title is the page's. */
  readonly isPage?: boolean;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Never a bare blank: says what would be here, and offers the way to fill it as `children`. */
export const EmptyState = ({ kind = 'list', title, hint, icon, isPage = false, children }: EmptyStateProps) => {
  const t = useT();
  const text = title ?? t(titles[kind]);
  return (
    <div className="state" aria-live="polite">
      {icon && (
        <span className="state-icon" aria-hidden>
          {icon}
        </span>
      )}
      {isPage ? <h1 className="state-title">{text}</h1> : <p className="state-title">{text}</p>}
      {hint && <p className="state-hint">{hint}</p>}
      {children && <div className="state-actions">{children}</div>}
    </div>
  );
};
