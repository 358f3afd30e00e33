/** What sales came to in a span of days, beside the span before it: the dashboard's figures (door '/'). */
import { z } from 'zod';
import { countDays } from '#lib/dates.ts';
import { call } from './call.ts';
import { Cents, orderAccess } from './order.ts';
import { rolesOf } from './party.ts';

/** How many sales, and what they come to: exactly what the sales list says of the same filter, `sold` except where it says otherwise. */
export const SalesSum = z.object({ count: z.int().nonnegative(), gross: Cents });
export type SalesSum = z.infer<typeof SalesSum>;

/** Of one day in America/Sao_Paulo. */
const SalesDay = SalesSum.extend({ day: z.iso.date() });
export type SalesDay = z.infer<typeof SalesDay>;

/** Of one company or one account in the span, and in the one before. */
const SalesShare = SalesSum.extend({ _id: z.string(), name: z.string(), before: SalesSum });
export type SalesShare = z.infer<typeof SalesShare>;

const Span = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Days the longest span has: two of them are read with each answer. */
const mostFigureDays = 92;

const daysIn = ({ from, to }: z.infer<typeof Span>): number => countDays(from, to);

export const getSalesFigures = call('getSalesFigures', 'GET /order/figures', {
  roles: rolesOf(orderAccess, 'read'),
  ours: true,
  query: Span.refine((span) => daysIn(span) >= 1 && daysIn(span) <= mostFigureDays, { path: ['to'], message: 'Data inválida.' }),
  reply: z.object({
    ...Span.shape,
    total: SalesSum,
    /** Beside `total`: those that were cancelled since, with us alone too. */
    cancelled: SalesSum,
    /** Every day of the span, those without a sale too. */
    days: z.array(SalesDay),
    before: z.object({ ...Span.shape, total: SalesSum, cancelled: SalesSum, days: z.array(SalesDay) }),
    /** Those that sold in either span, most first. */
    companies: z.array(SalesShare),
    accounts: z.array(SalesShare.extend({ sellerId: z.string(), sellerName: z.string() })),
  }),
});
export type SalesFigures = z.infer<typeof getSalesFigures.reply>;
