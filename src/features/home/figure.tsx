import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from './place.ts';

interface FigureProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** The list behind the number; a measure of time has none. */
  readonly place?: Place | undefined;
  /** Nothing to do there: it stands back. */
  readonly isQuiet?: boolean;
  /** Beside the number: what it was before. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One number with its name and the way to what it counts; a quiet bar of the same height while it loads, so that nothing jumps. */
export const Figure = ({ label, isLoading, place, isQuiet = false, note, children }: FigureProps) => (
  <div className="card panel" data-quiet={isQuiet || undefined}>
    <dt className="card-label">
      {place ? (
        <Link to={place.to} search={place.search ?? {}} className="card-link">
          {label}
        </Link>
      ) : (
        label
      )}
    </dt>
    <dd className="card-figure">{isLoading ? <span className="skeleton card-skeleton" /> : children}</dd>
    {note !== undefined && !isLoading && <dd className="card-note">{note}</dd>}
  </div>
);
