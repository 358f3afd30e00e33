import { z } from 'zod';
import { mostReturnedCents, orderParties } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { addReturn as addReturnCall } from '#contract/order-calls.ts';
import { textUpTo, writtenText } from '#contract/text.ts';
import { formatCents, parseCents } from '#lib/money.ts';
import { formatDate, parseDate } from '#lib/dates.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import { stepView, type OrderView } from './order-step.ts';

/** In cents, as the form gives them and the wire carries them, or as a person writes money into the palette. */
const GivenBack = z.int().nonnegative().max(mostReturnedCents);
const Amount = z.union([GivenBack, z.string().transform(parseCents).pipe(GivenBack)]);
/** 'yyyy-MM-dd', or 'dd/MM/yyyy' as a person writes it. */
const Day = z.union([z.iso.date(), z.string().trim().transform(parseDate).pipe(z.iso.date())]);

/** All four are required (row ORD-9); a remark is not. */
const Args = z
  .object({
    ...decidedOrder,
    trackingNumber: writtenText(40),
    devolutionValue: Amount,
    dateFrom: Day,
    dateTo: Day,
    detail: textUpTo(longestText).nullable().default(null),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { path: ['dateTo'] });
type Args = z.infer<typeof Args>;

/** What was sent comes back: the order becomes cancelled, for good (decision 22). */
export const addReturn = defineCommand<Args, OrderView>({
  name: 'order.addReturn',
  icon: 'package-x',
  aliases: ['return', 'devolução', 'devolver', 'reembolso', 'logística reversa', 'pedido'],
  roles: rolesOf(orderParties, 'addReturn'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [
    { name: 'trackingNumber', label: 'order.return.trackingNumber', kind: 'text', maxLength: 40, isOfOne: true },
    { name: 'devolutionValue', label: 'order.return.devolutionValue', kind: 'text', maxLength: 24, isMoney: true, isOfOne: true },
    { name: 'dateFrom', label: 'order.return.dateFrom', kind: 'text', maxLength: 10 },
    { name: 'dateTo', label: 'order.return.dateTo', kind: 'text', maxLength: 10 },
    { name: 'detail', label: 'order.return.detail', kind: 'text', maxLength: longestText, isOptional: true },
  ],
  prefill: prefillDecided,
  can: (order, actor) => stepView(order, { type: 'addReturn' }, actor),
  decide: (order, _args, actor) => stepView(order, { type: 'addReturn' }, actor),
  send: (api, { _id, version, trackingNumber, devolutionValue, dateFrom, dateTo, detail }, intentId) =>
    api.send(
      addReturnCall,
      { body: { orderId: _id, status: 'cancelled', changeValues: true, trackingNumber, devolutionValue, dateFrom, dateTo, detail } },
      once(intentId, version),
    ),
  asked: {
    typed: ({ trackingNumber, devolutionValue, dateFrom, dateTo, detail }) => ({
      trackingNumber,
      devolutionValue: formatCents(devolutionValue),
      dateFrom: formatDate(dateFrom),
      dateTo: formatDate(dateTo),
      detail: detail ?? '',
    }),
  },
  isHeld: false,
  inverse: null,
  review: ({ devolutionValue }, label) => ({ key: 'order.addReturnReview', values: { label, amount: formatCents(devolutionValue) } }),
  done: 'order.returnAdded',
  onLostAnswer: 'ask',
});
