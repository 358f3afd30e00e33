import { useWatch } from 'react-hook-form';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { longestAnswer } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { closedNotes, mayAnswer } from './closed.ts';
import type { EditorValues } from './editor-values.ts';

interface AnswerSectionProps {
  readonly view: ListingView;
  readonly isReadOnly: boolean;
}

/**
 * What its seller says of the refusal, sent with the correction. Where the listing went to review meanwhile, what was written stays to be read
 * until it is discarded.
 */
export const AnswerSection = ({ view, isReadOnly }: AnswerSectionProps) => {
  const t = useT();
  const { actor } = useWorkbench();
  const written = useWatch<EditorValues, 'answer'>({ name: 'answer' });
  const isOpen = mayAnswer(view, actor());
  if (!isOpen && written === '') return null;
  return (
    <div className="editor-answer">
      <TextAreaField
        name="answer"
        label={t('listing.answer')}
        hint={t('refusal.answerHint')}
        rows={3}
        most={longestAnswer}
        {...(!isOpen && { readOnlyBecause: t('refusal.nothingToAnswer') })}
        {...(isOpen && isReadOnly && { readOnlySaidBy: closedNotes.form })}
      />
    </div>
  );
};
