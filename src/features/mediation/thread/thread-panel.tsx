import { Button } from '@radix-ui/themes';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ButtonKey } from '#palette/command-key.tsx';
import { useHandlers } from '#palette/context.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { MessageBubble } from './message-bubble.tsx';
import { ThreadDay } from './thread-day.tsx';
import { endsWithNewOf, firstUnread, guessHeight, threadRows, type ThreadRow } from './thread-rows.ts';
import { useArrivals } from './use-arrivals.ts';
import { useSeen } from './use-seen.ts';
import './thread.css';

/** Nearer to the end than this, in pixels, the newest message is in view. */
const endPx = 24;
const endPadding = 6;

interface ThreadPanelProps {
  readonly mediation: WholeMediation;
  /** What was not sent is to be written anew; left out where nothing can be said. */
  readonly onUse?: ((text: string) => void) | undefined;
}

/**
 * The conversation, 350 px high (part 2, section 9), oldest first; opened at its newest message and following it while that is in
 * view. However long it is, only what is in view is in the document.
 */
export const ThreadPanel = ({ mediation, onUse }: ThreadPanelProps) => {
  const t = useT();
  const me = useWorkbench().actor().id;
  const { timeZone } = usePreferences();
  const { _id, readCount } = mediation;
  const { conversation } = mediation.mediation;
  // Where it was when the page was opened: it does not run away from its reader.
  const [unreadFrom] = useState(() => firstUnread(conversation, readCount, me));
  const rows = useMemo(() => threadRows(conversation, unreadFrom, timeZone), [conversation, unreadFrom, timeZone]);

  // The row that has the focus stays in the document wherever it is scrolled to: its picture may be open.
  const [focused, setFocused] = useState<string | null>(null);
  const rangeExtractor = (range: Range): number[] => {
    const kept = focused === null ? -1 : rows.findIndex(({ id }) => id === focused);
    return [...new Set([...defaultRangeExtractor(range), ...(kept < 0 ? [] : [kept])])].toSorted((one, other) => one - other);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const index = target.closest<HTMLElement>('.thread-row')?.dataset['index'];
    setFocused(rows[Number(index)]?.id ?? null);
  };

  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: (index) => guessHeight(rows[index]),
    overscan: 6,
    rangeExtractor,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endPx,
    paddingEnd: endPadding,
  });
  const isAtEnd = rows.length === 0 || list.isAtEnd(endPx);
  const toEnd = useCallback(() => list.scrollToEnd(), [list]);
  // Rows are measured once they are drawn, and again when the window is another: a reader who was at the end stays there.
  const isFollowing = useRef(true);
  const height = list.getTotalSize();
  useLayoutEffect(() => {
    if (isFollowing.current) toEnd();
  }, [height, toEnd]);
  // When I said something: whoever writes wants to see it stand there.
  const before = useRef(conversation);
  useLayoutEffect(() => {
    const isMine = endsWithNewOf(me, conversation, before.current);
    before.current = conversation;
    if (!isMine) return;
    isFollowing.current = true;
    toEnd();
  }, [conversation, me, toEnd]);

  const count = conversation.filter(({ isWaiting }) => isWaiting !== true).length;
  useSeen({ mediationId: _id, count, readCount, isAtEnd });
  const { missed, latest } = useArrivals(conversation, isAtEnd, me);
  useHandlers({ 'mediation.goToEnd': toEnd });

  return (
    <div className="thread">
      <section
        ref={scroller}
        className="thread-scroll"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and only what has the focus can be scrolled by keys
        tabIndex={0}
        aria-label={t('mediation.thread.conversation')}
        onScroll={() => {
          isFollowing.current = list.isAtEnd(endPx);
        }}
      >
        {rows.length === 0 && <p className="thread-empty quiet">{t('mediation.thread.empty')}</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears which row has the focus, answers to nothing */}
        <ol className="thread-list" style={{ height }} onFocus={onFocus} onBlur={() => setFocused(null)}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  className="thread-row"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Row row={row} me={me} onUse={onUse} />
                </li>
              )
            );
          })}
        </ol>
      </section>
      {!isAtEnd && (
        <Button type="button" size="1" className="thread-to-end" onClick={toEnd}>
          <ArrowDown size={13} aria-hidden />
          {missed > 0 ? t('mediation.thread.came', { n: missed }) : t('mediation.goToEnd')}
          <ButtonKey name="mediation.goToEnd" />
        </Button>
      )}
      <output className="visually-hidden" aria-live="polite">
        {latest && t('mediation.thread.said', { name: latest.userName, text: latest.message })}
      </output>
    </div>
  );
};

interface RowProps extends Pick<ThreadPanelProps, 'onUse'> {
  readonly row: ThreadRow;
  readonly me: string;
}

const Row = ({ row, me, onUse }: RowProps) => {
  const t = useT();
  if (row.kind === 'day') return <ThreadDay day={row.day} />;
  if (row.kind === 'unread') return <p className="thread-unread">{t('mediation.thread.unread')}</p>;
  return <MessageBubble message={row.message} isMine={row.message.userId === me} onUse={onUse} />;
};
