import type { Question, QuestionRow } from '#contract/question.ts';
import { useT } from '#locale/locale.tsx';
import { Stamp } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';

type Said = Pick<QuestionRow, '_id' | 'text' | 'askedAt' | 'buyerName' | 'answer'>;

interface QuestionThreadProps {
  readonly question: Said;
  /** Of the same buyer about the same listing, oldest first. */
  readonly earlier: Question['earlier'];
}

/** What was asked and answered, the buyer's on the left, ours on the right. */
export const QuestionThread = ({ question, earlier }: QuestionThreadProps) => {
  const t = useT();
  return (
    <section className="question-thread" aria-label={t('questions.thread')}>
      {earlier.length > 0 && (
        <details>
          <summary>{t('questions.earlier', { n: earlier.length })}</summary>
          {earlier.map((each) => (
            <Pair key={each._id} said={each} />
          ))}
        </details>
      )}
      <Pair said={question} />
    </section>
  );
};

const Pair = ({ said: { text, askedAt, buyerName, answer } }: { readonly said: Said }) => {
  const t = useT();
  return (
    <>
      <article className="question-said">
        <header className="quiet">
          <bdi>{buyerName}</bdi> <Stamp at={askedAt} />
        </header>
        <SafeText>{text}</SafeText>
      </article>
      {answer && (
        <article className="question-said" data-ours>
          <header className="quiet">
            {t('questions.answeredBy', { name: answer.by.name })} <Stamp at={answer.at} />
          </header>
          <SafeText>{answer.text}</SafeText>
        </article>
      )}
    </>
  );
};
