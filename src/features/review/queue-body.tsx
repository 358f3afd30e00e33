import { Button, Skeleton } from '@radix-ui/themes';
import { useEffect, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import type { ChangeFilter } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { useSession, type QueueMemory } from './session-store.ts';
import type { Queue } from './use-queue.ts';
import { lengthOf, lineOf } from './list-gaps.ts';

/** '50 de 500', announced when the step key is up: a screen reader can not follow thirty a second. */
const QueuePosition = ({ gaps, isAtLeast }: Pick<Queue, 'gaps' | 'isAtLeast'>) => {
  const t = useT();
  const place = useSession((session) => (session.openId === session.cursorId ? session.place : null));
  const selected = useSession((session) => session.selected.size);
  return (
    <output className="queue-position" aria-atomic>
      {place !== null && t('queue.position', { at: lineOf(gaps, place) + 1, of: lengthOf(gaps), isAtLeast })}
      {selected > 0 && ` · ${t('queue.selected', { n: selected })}`}
    </output>
  );
};

interface QueueBodyProps {
  readonly queue: Queue;
  readonly isFiltered: boolean;
  readonly actorId: string;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly memory: QueueMemory;
  readonly onOpen: () => void;
  readonly onPick: () => void;
  readonly onSearchChange: ChangeFilter;
}

/** The four states of the list: waiting, empty, problem, ready; the last known rows stay while others load. */
export const QueueBody = ({ queue, isFiltered, actorId, listRef, memory, onOpen, onPick, onSearchChange }: QueueBodyProps) => {
  const t = useT();
  const { query, rows, gaps, isAtLeast, onView, loadMore } = queue;
  const isEmpty = rows.ids.length === 0;
  if (query.isPending) {
    return (
      <output className="queue-skeleton" aria-label={t('common.loading')}>
        {Array.from({ length: 12 }, (_, line) => (
          <Skeleton key={line} height="55px" />
        ))}
      </output>
    );
  }
  if (query.isError && isEmpty) {
    return <ProblemState title={t('queue.loadFailed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  if (isEmpty && query.hasNextPage) return <MorePages onShown={loadMore} />;
  if (isEmpty) {
    return (
      <EmptyState title={t('queue.empty.title')} hint={t(isFiltered ? 'queue.empty.filtered' : 'queue.empty.all')}>
        {isFiltered && (
          <Button variant="soft" onClick={() => onSearchChange(() => ({}))}>
            {t('queue.filter.clear')}
          </Button>
        )}
        <Button variant="soft" color="gray" onClick={() => onSearchChange(() => ({ set: 'include' }))}>
          {t('queue.empty.seeSkipped')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="queue-list">
        <QueueList
          rows={rows}
          gaps={gaps}
          isAtLeast={isAtLeast}
          actorId={actorId}
          onView={onView}
          onOpen={onOpen}
          onPick={onPick}
          listRef={listRef}
          memory={memory}
        />
      </div>
      <footer className="queue-foot" data-foot>
        <QueuePosition gaps={gaps} isAtLeast={isAtLeast} />
        <UnreadableLine pages={query.data?.pages} />
        {query.isFetchingNextPage && <span>{t('queue.loadingMore')}</span>}
        {query.isFetchNextPageError && (
          <Button size="1" variant="ghost" onClick={() => void query.fetchNextPage()}>
            {t('common.retry')}
          </Button>
        )}
      </footer>
    </>
  );
};

/** Every loaded row was decided or set aside, and the server has more. */
const MorePages = ({ onShown }: { readonly onShown: () => void }) => {
  const t = useT();
  useEffect(onShown, [onShown]);
  return <output className="queue-skeleton">{t('queue.loadingMore')}</output>;
};
