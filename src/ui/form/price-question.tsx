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
  /** What a piece costs, where the form knows it. */
  readonly cost?: number | null | undefined;
}

/** Below half or above double: more likely a slip of the comma than a decision (decision 32). */
const isStartling = ({ before, after }: PriceChange): boolean =>
  before !== null && before > 0 && after !== null && (after * 2 < before || after > before * 2);

const isBelowCost = ({ before, after, cost }: PriceChange): boolean =>
  after !== null && after !== before && cost !== null && cost !== undefined && after < cost;

/**
 * Asks once whether a price is meant that falls below half or rises above double of the saved one, or is another and does not cover its
 * cost. `isMeant` answers at once where no price does so, or the same was agreed to before.
 */
export const usePriceQuestion = (): {
  readonly isMeant: (changes: readonly PriceChange[]) => Promise<boolean>;
  readonly dialog: ReactNode;
} => {
  const t = useT();
  const { ask, dialog } = useAmountQuestion();
  const agreed = useRef(new Set<string>());

  const sayChange = (change: PriceChange): string => {
    const { of, before, after, cost } = change;
    const to = formatCents(after ?? 0);
    const said = before === null ? `${of}: ${to}` : t('form.price.change', { of, before: formatCents(before), after: to });
    return isBelowCost(change) ? t('form.price.belowCost', { said, cost: formatCents(cost ?? 0) }) : said;
  };

  const isMeant = async (changes: readonly PriceChange[]): Promise<boolean> => {
    const asked = changes.filter((change) => (isStartling(change) || isBelowCost(change)) && !agreed.current.has(JSON.stringify(change)));
    if (asked.length === 0) return true;
    const answer = await ask({
      title: t('form.price.title'),
      lines: asked.map((change) => ({ of: change.of, text: sayChange(change) })),
      confirm: t('form.price.confirm'),
    });
    if (answer) for (const change of asked) agreed.current.add(JSON.stringify(change));
    return answer;
  };
  return { isMeant, dialog };
};
