import type { Question, QuestionStatus } from '#contract/question.ts';
import { useT } from '#locale/locale.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';

/** Of a question that takes no answer any more: the one of ours that was not sent, to be copied. */
export const KeptAnswer = ({ status, kept }: { readonly status: QuestionStatus; readonly kept: Question['returned'] }) => {
  const t = useT();
  if (status === 'unanswered' || !kept) return null;
  const { text, reason } = kept;
  return (
    <section className="notice form-notice" aria-label={t('questions.kept')}>
      <SafeText>{t('questions.unsent', { reason: reason ?? t('questions.noReason') })}</SafeText>
      <blockquote className="quiet">
        <SafeText>{text}</SafeText>
      </blockquote>
      <CopyButton text={text} what={t('questions.keptWhat')} />
    </section>
  );
};
