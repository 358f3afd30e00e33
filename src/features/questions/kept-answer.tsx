import type { Question } from '#contract/question.ts';
import { useT } from '#locale/locale.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';

/** Of a question that takes no answer any more: the one of ours that was not sent, to be copied. */
export const KeptAnswer = ({ kept: { text, reason } }: { readonly kept: NonNullable<Question['returned']> }) => {
  const t = useT();
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
