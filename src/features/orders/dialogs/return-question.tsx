import type { ReactNode } from 'react';
import type { Target } from '#commands/command.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { formatCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { useAmountQuestion } from '#ui/form/use-amount-question.tsx';

interface PaidLess {
  readonly number: string;
  readonly paid: number;
}

/** Items and freight: what an order can give back, unless more is meant. Of an order whose amounts are not known nothing is said. */
const paidLessThan = (returned: number, targets: readonly Target[]): readonly PaidLess[] =>
  targets.flatMap(({ label: number, base }) => {
    // The command acts on orders alone (`on`).
    const { gross, freight } = base as OrderView;
    const paid = (gross ?? 0) + (freight ?? 0);
    return gross !== null && returned > paid ? [{ number, paid }] : [];
  });

/** Asks whether more than the buyer paid is to be given back: nothing takes a return back, and a comma slips. (decision 0158) */
export const useReturnQuestion = (
  targets: readonly Target[],
): { readonly isMeant: (values: { readonly devolutionValue: number }) => Promise<boolean>; readonly dialog: ReactNode } => {
  const t = useT();
  const { ask, dialog } = useAmountQuestion();
  const isMeant = async ({ devolutionValue: returned }: { readonly devolutionValue: number }): Promise<boolean> => {
    const orders = paidLessThan(returned, targets);
    if (orders.length === 0) return true;
    return ask({
      title: t('orderPage.return.isMore'),
      lines: orders.map(({ number, paid }) => ({
        of: number,
        text: t('orderPage.return.paidLess', { number, paid: formatCents(paid), returned: formatCents(returned) }),
      })),
      confirm: t('orderPage.return.giveMore'),
    });
  };
  return { isMeant, dialog };
};
