import { useMemo } from 'react';
import { orders } from '#api/orders.ts';
import type { Target } from '#commands/command.ts';
import { orderSubject, type OrderView } from '#commands/order/order-step.ts';
import type { Role } from '#contract/call.ts';
import { orderParties, type OrderRow } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { ChosenCommands, type Choose } from '#entities/batch/chosen-commands.tsx';
import { useChosen } from '#entities/batch/use-chosen.ts';
import { UnreadChosen } from '#entities/unread-chosen.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { orderNumber } from './order-cells.tsx';
import { orderFilterOf } from './order-source.ts';

/** What is done with several orders most; the palette offers the rest over the same selection. */
const batchSteps = ['requestCancel', 'ship', 'cancel', 'cancelOnMarketplace', 'fakeCancel', 'refuseCancel', 'revertCancel'] as const;

/** Who only watches over the sellers' orders has no parcels to ship. */
const isOften = (step: (typeof batchSteps)[number], role: Role): boolean => step !== 'ship' || mayTake(orderParties, 'requestCancel', role);

const batchCommands = (role: Role): readonly string[] =>
  batchSteps.filter((step) => mayTake(orderParties, step, role) && isOften(step, role)).map((step) => `order.${step}`);

const none: readonly Target[] = [];

interface OrderBatchProps {
  readonly chosen: Chosen;
  readonly choose: Choose;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** What can be done with the chosen orders. */
export const OrderBatch = ({ chosen, choose, onChoosing }: OrderBatchProps) => {
  const { api, queryClient, actor } = useWorkbench();
  const source = useMemo(
    () => ({
      fresh: orders.fresh(queryClient),
      idOf: ({ _id }: OrderRow) => _id,
      newest: (id: string): OrderView | null => orders.newest(queryClient, id),
      rowQuery: (id: string) => orders.rowQuery(api, id),
      foundQuery: (query: RowQuery, most: number) => orders.foundQuery(api, orderFilterOf(query), most),
    }),
    [api, queryClient],
  );
  const found = useChosen(source, chosen);
  const views = found.kind === 'ready' ? found.views : null;
  const targets = useMemo(
    () => views?.map((order): Target => ({ subject: orderSubject(order), label: orderNumber(order), base: order })) ?? none,
    [views],
  );
  return (
    <>
      <UnreadChosen chosen={chosen} foundQuery={source.foundQuery} />
      <ChosenCommands
        on="order"
        chosen={chosen}
        found={found}
        targets={targets}
        names={batchCommands(actor().role)}
        choose={choose}
        onChoosing={onChoosing}
      />
    </>
  );
};
