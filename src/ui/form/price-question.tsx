import { useRef, useState, type ReactNode } from 'react';
import { formatCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** A price as it is saved and as it is to be, in cents; null where there is none. */
export interface PriceChange {
  /** Of whose price it is, where a form has several. */
  readonly of: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Below half or above double: more likely a slip of the comma than a decision (decision 32). */
const isStartling = ({ before, after }: PriceChange): boolean =>
  before !== null && before > 0 && after !== null && (after * 2 < before || after > before * 2);

interface Question {
  readonly changes: readonly PriceChange[];
  readonly answer: (isMeant: boolean) => void;
}

/**
 * Asks once whether a price that falls below half or rises above double of the saved one is meant. `isMeant` answers at once where no
 * price does so, or the same was agreed to before.
 */
export const usePriceQuestion = (): {
  readonly isMeant: (changes: readonly PriceChange[]) => Promise<boolean>;
  readonly dialog: ReactNode;
} => {
  const t = useT();
  const [question, setQuestion] = useState<Question | null>(null);
  const agreed = useRef(new Set<string>());

  const isMeant = async (changes: readonly PriceChange[]): Promise<boolean> => {
    const asked = changes.filter((change) => isStartling(change) && !agreed.current.has(JSON.stringify(change)));
    if (asked.length === 0) return true;
    const answer = await new Promise<boolean>((resolve) => setQuestion({ changes: asked, answer: resolve }));
    setQuestion(null);
    if (answer) for (const change of asked) agreed.current.add(JSON.stringify(change));
    return answer;
  };

  const dialog = question && (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) question.answer(false);
      }}
      title={t('form.price.title')}
      question={question.changes.map(({ of, before, after }) => (
        <span key={of} className="price-change">
          {t('form.price.change', { of, before: formatCents(before ?? 0), after: formatCents(after ?? 0) })}
        </span>
      ))}
      confirm={t('form.price.confirm')}
      cancel={t('form.price.correct')}
      tone="danger"
      onConfirm={() => question.answer(true)}
    />
  );
  return { isMeant, dialog };
};
