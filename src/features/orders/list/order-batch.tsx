import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useMemo } from 'react';
import { CommandButton } from '#commands/command-button.tsx';
import type { Target } from '#commands/command.ts';
import { useExecuted, useTargets } from '#commands/context.tsx';
import { orderSubject } from '#commands/order/order-step.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';
import { selectionOf, type Selection } from '#ui/table/selection.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { orderNumber } from './order-cells.tsx';
import { mostChosen, useChosenOrders } from './use-chosen-orders.ts';

/** What each role does with several orders most; the palette offers the rest over the same selection. */
const batchCommands: Readonly<Record<Role, readonly string[]>> = {
  seller: ['order.requestCancel', 'order.ship'],
  superuser: ['order.cancel', 'order.cancelOnMarketplace', 'order.fakeCancel', 'order.refuseCancel', 'order.revertCancel'],
  reviewer: [],
};

const none: readonly Target[] = [];

interface OrderBatchProps {
  readonly chosen: Chosen;
  readonly choose: (selection: Selection) => void;
  /** While orders are chosen no key may act on the row under the cursor. */
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** What can be done with the chosen orders; those that refuse stay chosen (capabilities A20). */
export const OrderBatch = ({ chosen, choose, onChoosing }: OrderBatchProps) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const found = useChosenOrders(chosen);
  const orders = found.kind === 'ready' ? found.orders : null;
  const targets = useMemo(
    () => orders?.map((order): Target => ({ subject: orderSubject(order), label: orderNumber(order), base: order })) ?? none,
    [orders],
  );
  useTargets('selection', targets);
  useLayoutEffect(() => {
    onChoosing(true);
    return () => onChoosing(false);
  }, [onChoosing]);
  useExecuted(({ command, refused }) => {
    if (command.on === 'order') choose(selectionOf(refused.map(({ subject }) => subject.slice('order:'.length))));
  });

  if (found.kind === 'tooMany') return <span className="quiet">{t('sales.tooMany', { n: mostChosen })}</span>;
  if (found.kind === 'loading') return <output className="quiet">{t('sales.chosenLoading')}</output>;
  if (found.kind === 'failed')
    return (
      <span role="alert" className="table-problem">
        {t('sales.chosenFailed')}
        <Button size="1" variant="soft" onClick={found.retry}>
          {t('common.retry')}
        </Button>
      </span>
    );
  return batchCommands[role].map((name) => <CommandButton key={name} name={name} size="1" variant="soft" />);
};
