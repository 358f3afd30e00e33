import { Button, Skeleton } from '@radix-ui/themes';
import { useCallback, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { QuestionRowView } from './question-row-view.tsx';
import type { useQuestions } from './use-questions.ts';

const rowHeight = 60;

interface QuestionListProps {
  readonly list: ReturnType<typeof useQuestions>;
  readonly isFiltered: boolean;
  /** Place of the cursor; -1 when its question is not in the list. */
  readonly place: number;
  readonly skipped: ReadonlySet<string>;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly onPick: (questionId: string) => void;
  readonly onClear: () => void;
}

/** The four states of the list: waiting, empty, problem, ready; the last known rows stay while others load. */
export const QuestionList = ({ list, isFiltered, place, skipped, listRef, onPick, onClear }: QuestionListProps) => {
  const t = useT();
  const { query, rows, total, isAtLeast } = list;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const keyAt = useCallback((index: number) => rows[index]?.view._id ?? `line-${index}`, [rows]);
  const isSelected = useCallback((index: number) => index === place, [place]);
  const renderRow = useCallback(
    (index: number) => {
      const row = rows[index];
      return row && <QuestionRowView row={row} isSkipped={skipped.has(row.view._id)} />;
    },
    [rows, skipped],
  );
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  if (query.isPending) {
    return (
      <output className="question-skeleton" aria-label={t('common.loading')}>
        {Array.from({ length: 10 }, (_, line) => (
          <Skeleton key={line} height="55px" />
        ))}
      </output>
    );
  }
  if (query.isError && rows.length === 0)
    return <ProblemState title={t('questions.loadFailed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (rows.length === 0) {
    return (
      <EmptyState title={t('questions.empty')} hint={t(isFiltered ? 'questions.emptyFiltered' : 'questions.emptyHint')}>
        {isFiltered && (
          <Button variant="soft" onClick={onClear}>
            {t('questions.filter.clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="question-list">
        <VirtualList
          label={t('questions.list')}
          count={rows.length}
          total={isAtLeast ? null : total}
          rowHeight={rowHeight}
          active={place}
          keyAt={keyAt}
          renderRow={renderRow}
          isSelected={isSelected}
          isSingle
          onPick={(index) => onPick(keyAt(index))}
          onNearEnd={loadMore}
          listRef={listRef}
        />
      </div>
      <footer className="question-foot" data-foot>
        <output>{t('questions.count', { n: total, isAtLeast })}</output>
        <UnreadableLine pages={query.data?.pages} />
        {isFetchingNextPage && <span>{t('questions.loadingMore')}</span>}
        {query.isFetchNextPageError && (
          <Button size="1" variant="ghost" onClick={loadMore}>
            {t('common.retry')}
          </Button>
        )}
      </footer>
    </>
  );
};
