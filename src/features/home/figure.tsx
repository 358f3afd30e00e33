import type { ReactNode } from 'react';

interface FigureProps {
  readonly label: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** One number with its name; a quiet bar of the same height while it loads, so that nothing jumps. */
export const Figure = ({ label, isLoading, children }: FigureProps) => (
  <div className="card panel">
    <dt className="card-label">{label}</dt>
    <dd className="card-figure">{isLoading ? <span className="skeleton card-skeleton" /> : children}</dd>
  </div>
);
