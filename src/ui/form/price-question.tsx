import { useRef, type ReactNode } from 'react';
import { formatCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { useAmountQuestion } from './use-amount-question.tsx';

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

/**
 * Asks once whether a price that falls below half or rises above double of the saved one is meant. `isMeant` answers at once where no
 * price does so, or the same was agreed to before.
 */
export const usePriceQuestion = (): {
  readonly isMeant: (changes: readonly PriceChange[]) => Promise<boolean>;
  readonly dialog: ReactNode;
} => {
  const t = useT();
  const { ask, dialog } = useAmountQuestion();
  const agreed = useRef(new Set<string>());

  const isMeant = async (changes: readonly PriceChange[]): Promise<boolean> => {
    const asked = changes.filter((change) => isStartling(change) && !agreed.current.has(JSON.stringify(change)));
    if (asked.length === 0) return true;
    const answer = await ask({
      title: t('form.price.title'),
      lines: asked.map(({ of, before, after }) => ({
        of,
        text: t('form.price.change', { of, before: formatCents(before ?? 0), after: formatCents(after ?? 0) }),
      })),
      confirm: t('form.price.confirm'),
    });
    if (answer) for (const change of asked) agreed.current.add(JSON.stringify(change));
    return answer;
  };
  return { isMeant, dialog };
};
