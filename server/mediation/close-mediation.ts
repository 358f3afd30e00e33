import { closeMediation } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepMediation } from '#machines/lifecycle/mediation.ts';
import { marketplaceAuthor } from '../marketplace/marketplace-author.ts';
import { readsClaims } from '../marketplace/lacking.ts';
import { invalid } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { byId, lockOrderForUpdate, writeOrder } from '../orders/lock-order.ts';
import { appendEvent } from '../stream/append-event.ts';
import { afterClosing } from './claim.ts';
import { byName, stepTaken, lockMediationForUpdate } from './lock-mediation.ts';
import { writeMediation } from './write-mediation.ts';

/**
 * POST /order/mediate (row MED-3): what a superuser asks and what the marketplace says to it, in one transaction, where nobody hears what
 * it says by itself (decision 36). The body is read first, then the query as specified (decision 25); whose the order is, the row knows (reliability 0.9).
 */
export const closeMediationRoute = writeRoute(closeMediation, async ({ query, body }, context) => {
  const { id, externalId, situation, anotation } = { ...query, ...body };
  if (id === undefined && externalId === undefined)
    return refuse(invalid('Informe o pedido', [{ message: 'Informe o pedido', path: 'id' }]));
  if (situation === undefined) return refuse(invalid('Escolha a situação', [{ message: 'Escolha a situação', path: 'situation' }]));
  const found = await lockMediationForUpdate(context, byName(id, externalId), context.ifMatch);
  if (!found.ok) return found;
  const asked = await stepTaken(context, found.value, 'close');
  if (!asked.ok) return asked;
  const annotation = anotation?.trim() || null;
  const closing = await writeMediation(context, found.value, {
    type: 'close',
    set: { status: asked.value, situation, annotation: annotation ?? found.value.annotation },
    data: { situation },
  });

  // Where the marketplace's own end is heard, that one ends it.
  if (await readsClaims(context.tx, closing.accountId))
    return ok({ _id: closing.orderId, version: closing.version, status: closing.status, situation });
  const confirmed = stepMediation(closing.status, { type: 'confirmClose' }, { party: 'marketplace', mayMessage: false });
  if (!confirmed.ok) throw new Error(`The marketplace may not confirm the closing of a mediation that is ${closing.status}`);
  const { tx, clock, idempotencyKey } = context;
  const asMarketplace = {
    ...context,
    record: (event: Parameters<typeof context.record>[0]) => appendEvent(tx, marketplaceAuthor, clock(), idempotencyKey, event),
  };
  const closed = await writeMediation(asMarketplace, closing, {
    type: 'confirmClose',
    set: { status: confirmed.value, ...afterClosing(closing) },
    data: {},
  });

  const order = await lockOrderForUpdate({ ...context, ifMatch: null }, byId(closed.orderId));
  if (!order.ok) return order;
  await writeOrder(context, order.value, { type: 'mediationClosed', data: { previousValue: null, value: situation } });
  return ok({ _id: closed.orderId, version: closed.version, status: closed.status, situation });
});
