import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone } from '#api/is-gone.ts';
import { useT } from '#locale/locale.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { RecordFailed } from './record-failed.tsx';

export interface WhenLoadedProps<Row extends object> {
  readonly query: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>;
  readonly children: (row: Row, askAgain: () => void) => ReactNode;
}

/**
 * What a page asks for, once it came; until then a bar, and why it did not come. What the server no longer shows this person does not
 * stay on screen.
 */
export const WhenLoaded = <Row extends object>({ query: { data, error, refetch }, children }: WhenLoadedProps<Row>) => {
  const t = useT();
  const askAgain = (): void => void refetch();
  if (error && (!data || isGone(error))) return <RecordFailed error={error} onRetry={askAgain} />;
  if (!data) return <output className="skeleton" aria-label={t('common.loading')} />;
  return (
    <>
      <UnreadableLine pages={[data]} />
      {children(data, askAgain)}
    </>
  );
};
