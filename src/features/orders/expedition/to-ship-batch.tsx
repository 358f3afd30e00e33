import { useLayoutEffect, useMemo } from 'react';
import { orders } from '#api/orders.ts';
import { foundToShipQuery } from '#api/expedition.ts';
import type { Target } from '#commands/command.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { subjectOf } from '#commands/subject.ts';
import { orderNumber, type OrderRow } from '#contract/order.ts';
import { ChosenCommands, type Choose } from '#entities/batch/chosen-commands.tsx';
import { mostChosen, useChosen, type ChosenViews } from '#entities/batch/use-chosen.ts';
import { UnreadChosen } from '#entities/unread-chosen.tsx';
import type { Message } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useRefusals } from '#palette/context.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { toShipFilterOf } from './to-ship-filter.ts';

const batchCommands = ['order.printLabels', 'order.openPickList', 'order.ship'] as const;
const none: readonly Target[] = [];

/** Why nothing of those chosen can be listed or printed. */
const whyNone = (found: ChosenViews<unknown>): Message | null => {
  if (found.kind === 'ready') return found.views.length > 0 ? null : { key: 'kind.order.choose' };
  return found.kind === 'tooMany' ? { key: 'batch.tooMany', values: { n: mostChosen } } : { key: `batch.${found.kind}` };
};

interface ToShipBatchProps {
  readonly chosen: Chosen;
  readonly choose: Choose;
  readonly onChoosing: (isChoosing: boolean) => void;
  /** Those chosen, once they are here; null when none are any more. */
  readonly onOrders: (orders: readonly OrderView[] | null) => void;
}

/** What can be done with the chosen orders: their labels, their pick list, and off they go. */
export const ToShipBatch = ({ chosen, choose, onChoosing, onOrders }: ToShipBatchProps) => {
  const { api, queryClient } = useWorkbench();
  const source = useMemo(
    () => ({
      fresh: orders.fresh(queryClient),
      idOf: ({ _id }: OrderRow) => _id,
      newest: (id: string): OrderView | null => orders.newest(queryClient, id),
      rowQuery: (id: string) => orders.rowQuery(api, id),
      foundQuery: (query: RowQuery, most: number) => foundToShipQuery(api, toShipFilterOf(query), most),
    }),
    [api, queryClient],
  );
  const found = useChosen(source, chosen);
  const why = whyNone(found);
  useRefusals({ 'order.openPickList': why, 'order.printLabels': why });
  const views = found.kind === 'ready' ? found.views : null;
  const targets = useMemo(
    () => views?.map((order): Target => ({ subject: subjectOf('order', order), label: orderNumber(order), base: order })) ?? none,
    [views],
  );
  const ids = views?.map(({ _id, version }) => `${_id} ${version}`).join();
  useLayoutEffect(() => {
    onOrders(views);
    return () => onOrders(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a list of the same orders is the same list
  }, [ids, onOrders]);
  return (
    <>
      <UnreadChosen chosen={chosen} foundQuery={source.foundQuery} />
      <ChosenCommands
        on="order"
        chosen={chosen}
        found={found}
        targets={targets}
        names={batchCommands}
        choose={choose}
        onChoosing={onChoosing}
      />
    </>
  );
};
