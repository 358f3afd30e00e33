import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';

interface HomePartProps {
  readonly title: string;
  /** The way to the screen whose figures these are. */
  readonly way: string;
  readonly to: '/publish' | '/general';
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** The figures. */
  readonly children: ReactNode;
}

/** One part of the dashboard: what it counts, the way in, its figures. */
export const HomePart = ({ title, way, to, isFailed, isRetrying, onRetry, children }: HomePartProps) => {
  const t = useT();
  const id = useId();
  return (
    <section className="home-part" aria-labelledby={id}>
      <div className="home-lead">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        <Button asChild>
          <Link to={to}>{way}</Link>
        </Button>
      </div>
      {isFailed ? (
        <ProblemState title={t('home.failed')} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <dl className="cards">{children}</dl>
      )}
    </section>
  );
};
