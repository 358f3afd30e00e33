import { useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface Asked {
  readonly title: string;
  /** Each amount with its present and its next value; `of` names the record it belongs to. */
  readonly lines: readonly { readonly of: string; readonly text: string }[];
  readonly confirm: string;
}

/** Asks whether amounts that look like a slip of the comma are meant: they are listed, and confirmed by a button that says what is done. */
export const useAmountQuestion = (): { readonly ask: (asked: Asked) => Promise<boolean>; readonly dialog: ReactNode } => {
  const t = useT();
  const [question, setQuestion] = useState<(Asked & { readonly answer: (isMeant: boolean) => void }) | null>(null);

  const ask = async (asked: Asked): Promise<boolean> => {
    const answer = await new Promise<boolean>((resolve) => setQuestion({ ...asked, answer: resolve }));
    setQuestion(null);
    return answer;
  };

  const dialog = question && (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) question.answer(false);
      }}
      title={question.title}
      question={question.lines.map(({ of, text }) => (
        <span key={of} className="price-change">
          {text}
        </span>
      ))}
      confirm={question.confirm}
      cancel={t('form.price.correct')}
      tone="danger"
      onConfirm={() => question.answer(true)}
    />
  );
  return { ask, dialog };
};
