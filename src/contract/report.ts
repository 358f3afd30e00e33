/** Reports: made by the server in its own time, kept for a while, downloaded as CSV (door /report). */
import { z } from 'zod';
import { countDays } from '#lib/dates.ts';
import { byId, call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { Cents, OrderStatus, ShippingMode } from './order.ts';
import { WorkFailure } from './work-failure.ts';
import { someOf } from './some-of.ts';

/** A reviewer's menu has no reports; sellers ask for those of their own company. */
const reportRoles = ['seller', 'superuser'] as const;

/** `throughput`: what reviewers decided, for superusers only. */
export const ReportKind = z.enum(['sales', 'returns', 'throughput']);
export type ReportKind = z.infer<typeof ReportKind>;

export const ReportStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** Days a report may span. */
export const mostReportDays = 366;
/** A report is kept so long, then gone with its lines. */
export const reportKeptDays = 30;
/** So many of one person may be waited for at a time. */
export const mostReportsAtOnce = 5;

const asked = {
  kind: ReportKind,
  /** Days in America/Sao_Paulo, both included. Of sales and returns: days of the sale. Of throughput: of the decision. */
  from: z.iso.date(),
  to: z.iso.date(),
  sellerId: z.string().min(1).max(64).nullable(),
  marketPlaceId: z.string().min(1).max(64).nullable(),
};

export const ReportRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  /** Its days, as a person writes them. */
  name: z.string(),
  ...asked,
  sellerName: z.string().nullable(),
  marketPlaceName: z.string().nullable(),
  status: ReportStatus,
  /** Why it failed. */
  failure: WorkFailure.nullable().default(null),
  /** How far it is: orders or days looked at, of so many. `total` is 0 until they were counted. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** Lines it has by now, in so many parts. */
  lines: z.int().nonnegative(),
  parts: z.int().nonnegative(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** No buyer in any of them: a file lies about longer than a screen. */
export const SaleLine = z.object({
  number: z.string(),
  createdAt: Instant,
  status: OrderStatus,
  company: z.string(),
  account: z.string(),
  skus: z.array(z.string()),
  units: z.int(),
  gross: Cents,
  freight: Cents,
  freightSeller: Cents,
  mode: ShippingMode,
  state: z.string(),
  invoice: z.string().nullable(),
});
export type SaleLine = z.infer<typeof SaleLine>;

/** What was sent back, and of returns that were written down what they say (row ORD-9). */
export const ReturnLine = SaleLine.pick({
  number: true,
  createdAt: true,
  status: true,
  company: true,
  account: true,
  skus: true,
  gross: true,
}).extend({
  returnedAt: Instant.nullable(),
  trackingNumber: z.string().nullable(),
  devolutionValue: Cents.nullable(),
  dateFrom: z.iso.date().nullable(),
  dateTo: z.iso.date().nullable(),
  detail: z.string().nullable(),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

/** What somebody decided on a day; what was taken back does not count, as in the figures of the queue. */
export const ThroughputLine = z.object({
  day: z.iso.date(),
  reviewer: z.string(),
  approved: z.int(),
  refused: z.int(),
  observed: z.int(),
  decided: z.int(),
  medianSeconds: z.number().nullable(),
  /**
   * Decisions beside which something was suggested; of these, by how many it was taken, and how many of the taken were undone or decided
   * otherwise since (decision 0101). Those taken back are among them.
   */
  suggested: z.int().default(0),
  taken: z.int().default(0),
  overturned: z.int().default(0),
  firstAt: Instant,
  lastAt: Instant,
});
export type ThroughputLine = z.infer<typeof ThroughputLine>;

export const ReportFilter = z.object({
  kind: ReportKind.optional(),
  status: someOf(ReportStatus).optional(),
  /** Company or account it was limited to. */
  search: z.string().trim().max(120).optional(),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

export const listReports = call('listReports', 'GET /report', {
  roles: reportRoles,
  ours: true,
  query: ReportFilter.extend(numberedQuery),
  reply: pageOf(ReportRow),
});

export const askReport = call('askReport', 'POST /report', {
  roles: reportRoles,
  ours: true,
  body: z.object(asked).refine(({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= mostReportDays, {
    path: ['to'],
    message: 'Data inválida.',
  }),
  reply: ReportRow,
});

export const getReport = call('getReport', 'GET /report/{id}', { roles: reportRoles, ours: true, params: byId, reply: ReportRow });

export const getReportLines = call('getReportLines', 'GET /report/{id}/lines', {
  roles: reportRoles,
  ours: true,
  params: byId,
  query: z.object({ part: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sales'), lines: z.array(SaleLine) }),
    z.object({ kind: z.literal('returns'), lines: z.array(ReturnLine) }),
    z.object({ kind: z.literal('throughput'), lines: z.array(ThroughputLine) }),
  ]),
});
export type ReportLines = z.infer<typeof getReportLines.reply>;

export const cancelReport = call('cancelReport', 'PUT /report/{id}/cancel', {
  roles: reportRoles,
  ours: true,
  params: byId,
  reply: ReportRow,
});

export const report = kindOf({
  kind: 'report',
  calls: [listReports, askReport, getReport, getReportLines, cancelReport],
  pages: { at: ['/report'], roles: reportRoles },
});
