import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { ProblemError } from '#api/client.ts';
import { questions } from '#api/questions.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Question, QuestionRow } from '#contract/question.ts';
import { HeldNote } from '#entities/held-note.tsx';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Age } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { AnswerComposer } from './answer-composer.tsx';
import { KeptAnswer } from './kept-answer.tsx';
import { QuestionListing } from './question-listing.tsx';
import { QuestionThread } from './question-thread.tsx';
import { toneOf } from './question-tone.ts';
import { UnsentAnswer } from './unsent-answer.tsx';

interface DetailProps {
  /** The heading that names the buyer of the open question. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  /** Something is about to be written here, wherever the keys were. */
  readonly onWrite: () => void;
  /** Null when the list shows this listing's questions only, by now. */
  readonly onOnlyListing: ((publishId: string) => void) | null;
}

interface QuestionDetailProps extends DetailProps {
  readonly questionId: string | null;
  /** As the list has it; null for one that is not in the list. */
  readonly row: QuestionRow | null;
}

/** The open question: drawn at once from its row, the rest of it as it comes. */
export const QuestionDetail = ({ questionId, row, ...props }: QuestionDetailProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const query = useQuery({ ...questions.query(api, questionId ?? ''), enabled: questionId !== null });
  if (questionId === null) return <EmptyState title={t('questions.choose')} />;
  const whole = query.data?._id === questionId ? query.data : null;
  const known = whole ?? row;
  if (known) return <LoadedQuestion key={questionId} known={known} whole={whole} {...props} />;
  if (!query.isError) return <output className="question-skeleton">{t('common.loading')}</output>;
  const isGone = query.error instanceof ProblemError && query.error.problem.type === 'Refused';
  if (isGone) return <EmptyState title={t('questions.gone')} />;
  return <ProblemState title={t('questions.oneFailed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
};

interface LoadedQuestionProps extends DetailProps {
  readonly known: QuestionRow;
  readonly whole: Question | null;
}

const kind = { on: 'question', records: questions } as const;

const LoadedQuestion = ({ known, whole, headingRef, onBack, onWrite, onOnlyListing }: LoadedQuestionProps) => {
  const t = useT();
  const { record: view, base } = useShown<QuestionRow>(kind, known);
  const subject = subjectOf('question', base);
  // What keys and palette act on.
  useTargets('selection', [{ subject, label: base.buyerName, base }]);
  return (
    <>
      <header className="question-head">
        <Button variant="ghost" color="gray" className="question-back" onClick={onBack}>
          <ArrowLeft size={14} aria-hidden />
          {t('questions.back')}
        </Button>
        <h2 ref={headingRef} tabIndex={-1} className="question-buyer">
          <bdi>{view.buyerName}</bdi>
        </h2>
        <StatusDot tone={toneOf[view.status]}>{t(`questions.status.${view.status}`)}</StatusDot>
        <span className="quiet">
          <Age at={view.askedAt} />
        </span>
      </header>
      <QuestionListing
        question={view}
        listing={whole?.listing ?? null}
        onOnlyThis={onOnlyListing && (() => onOnlyListing(view.publishId))}
      />
      <UnreadableLine pages={[whole ?? undefined]} />
      <HeldNote subject={subject} />
      <QuestionThread question={view} earlier={whole?.earlier ?? []} />
      {/* By the status it came with: in the view a correction of it may be on its way. */}
      {whole && <KeptAnswer status={whole.status} kept={whole.returned} />}
      {view.status === 'answered' && <UnsentAnswer subject={subject} />}
      <AnswerComposer
        base={base}
        status={view.status}
        returned={whole?.returned}
        onWrite={onWrite}
        onLeave={onBack}
        onGone={() => headingRef.current?.focus()}
      />
    </>
  );
};
