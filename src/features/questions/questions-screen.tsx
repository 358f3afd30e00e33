import { useNavigate } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { subjectOf } from '#commands/subject.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { useT } from '#locale/locale.tsx';
import { useExecuted, useHandlers, useScope } from '#palette/context.tsx';
import { isRecordedOf } from '#palette/is-recorded-of.ts';
import { openFilter } from '#ui/open-filter.ts';
import { toast } from '#ui/toast.tsx';
import { narrowedBy, type FilterStep } from './filter-step.ts';
import { QuestionDetail } from './question-detail.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import { useCursor } from './use-cursor.ts';
import { usePanes } from './use-panes.ts';
import { useQuestions } from './use-questions.ts';
import './questions.css';

interface QuestionsScreenProps {
  /** Filters as they stand in the URL. */
  readonly filter: QuestionFilter;
  readonly onFilterChange: (step: FilterStep) => void;
  /** The open question, as it stands in the URL. */
  readonly openId: string | null;
  readonly onOpen: (questionId: string) => void;
  readonly views: ReactNode;
}

/** Buyer questions in the shape of the review queue: list and detail side by side, everything under the fingers. */
export const QuestionsScreen = ({ filter, onFilterChange, openId, onOpen, views }: QuestionsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const mayOpenListings = useMayOpen('/publish');
  const listed = useQuestions(filter);
  const cursor = useCursor({ rows: listed.rows, asked: openId, onRest: onOpen });
  const { list, heading, pane, showList, showDetail, takeFocus } = usePanes(openId === null ? 'list' : 'detail', cursor.arrivals);
  const searchField = useRef<HTMLInputElement>(null);
  const firstFilter = useRef<HTMLElement>(null);
  const row = listed.rows[cursor.place]?.view ?? null;
  const base = listed.rows[cursor.place]?.base ?? null;

  const goOn = (found: boolean): void => {
    if (!found) toast.info(t('questions.allDone'));
    takeFocus();
  };
  useExecuted((executed) => {
    if (executed.command.name !== 'question.answer' || cursor.id === null) return;
    if (isRecordedOf(executed, subjectOf('question', { _id: cursor.id }))) goOn(cursor.goOn());
  });
  useScope('question');
  useHandlers({
    'question.next': () => cursor.step(1),
    'question.previous': () => cursor.step(-1),
    'question.skip': () => goOn(cursor.skip()),
    'question.search': () => searchField.current?.select(),
    'question.filters': () => openFilter(firstFilter.current),
    'question.back': showList,
    ...(row && mayOpenListings
      ? { 'question.openListing': () => void navigate({ to: '/publish/$publishId', params: { publishId: row.publishId } }) }
      : {}),
  });

  return (
    <div className="questions" data-pane={pane}>
      <QuestionFilters filter={filter} onChange={onFilterChange} searchRef={searchField} firstFilterRef={firstFilter} views={views} />
      <div className="questions-panes">
        <section className="questions-left">
          <QuestionList
            list={listed}
            isFiltered={Object.keys(filter).length > 0}
            place={cursor.place}
            skipped={cursor.skipped}
            listRef={list}
            onPick={(questionId) => {
              cursor.goTo(questionId);
              showDetail();
            }}
            onClear={() => onFilterChange(() => ({}))}
          />
        </section>
        <section className="questions-right" aria-label={t('questions.detail')}>
          <QuestionDetail
            questionId={cursor.id}
            row={base}
            headingRef={heading}
            onBack={showList}
            onWrite={showDetail}
            onOnlyListing={filter.publishId === undefined ? (publishId) => onFilterChange(narrowedBy({ publishId })) : null}
          />
        </section>
      </div>
    </div>
  );
};
