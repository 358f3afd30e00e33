import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { byId, call, everyRole, Instant } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { listingParties } from './listing-parties.ts';
import { rolesOf } from './party.ts';

/** One user's reading of it. Our server tells each user of their own reading only. */
const ReadMark = z.object({ userId: z.string(), date: Instant });

/** Notification (part 1, section 3). `notificationType` is open: types nobody knows here are shown by their name. */
export const Notification = z.object({
  _id: z.string(),
  message: z.string(),
  notificationType: z.string(),
  readBy: z.array(ReadMark),
  /** Ours: when it was left. */
  createdAt: Instant.optional(),
  /** Ours: what it is about, `<kind>:<id>`; null, or missing, where it names nothing. */
  subject: z.string().nullish(),
});
export type Notification = z.infer<typeof Notification>;

/** At most this many unread and this many read ones, the newest: a bell is no archive. */
export const notificationLimits = { unread: 500, read: 100 } as const;

/** In the place of one that can not be read, so that it is neither lost nor takes the others with it; there is nothing to mark. */
const unreadable = ({ at, id }: BrokenRow, told: unknown): Notification => ({
  _id: id ?? `unreadable ${at}`,
  message: 'Não foi possível ler esta notificação.',
  notificationType: 'notification',
  // Its read marks are kept where they alone can be read: one marked as read is not counted as unread.
  readBy: z.object({ readBy: z.array(ReadMark) }).safeParse(told).data?.readBy ?? [],
});

/** Newest first; what is unread follows from `readBy`. Those beyond `notificationLimits` come once newer ones are read. */
export const listNotifications = call('listNotifications', 'GET /notification', {
  roles: everyRole,
  reply: listOf(Notification, unreadable),
});

/** As specified, and compared with the session's: nobody reads for another (reliability 9). */
const userId = z.string().max(64).optional();

export const readNotification = call('readNotification', 'PUT /notification/{id}', {
  roles: everyRole,
  params: byId,
  body: z.object({ userId }),
  reply: Notification,
});

/** `upTo` is ours: the newest one the user had before their eyes; what came after it stays unread. */
export const readAllNotifications = call('readAllNotifications', 'PUT /notification/readAll', {
  roles: everyRole,
  body: z.object({ userId, upTo: Instant.nullish() }),
  reply: z.object({ read: z.int() }),
});

/** Tells a seller that products were reviewed (part 1, section 7). */
export const registerNotification = call('registerNotification', 'POST /notification/register', {
  roles: rolesOf(listingParties, 'approve', 'refuse'),
  body: z.object({
    sellerId: z.string().min(1).max(64),
    data: z.object({ type: z.literal('SkuOutOfService'), message: z.string().min(1).max(200) }),
  }),
  reply: z.object({ registered: z.boolean() }),
});

export const reviewNotice = 'Existem produtos para serem revisados.';

/** What waits for this user beside notifications: the menu counts it like a type of them. */
export const WorkKind = z.enum(['pendingListing', 'refusedListing', 'unansweredQuestion']);

/** Counters of the menu (part 2, section 3, 'structure not shown'): unread notifications by type, and waiting work by kind. */
export const SideNotifications = z.object({
  unread: z.record(z.string(), z.int()),
  /** By `WorkKind`; a console of before the next kind reads past it. */
  work: z.record(z.string(), z.int()),
});
export type SideNotifications = z.infer<typeof SideNotifications>;

export const getSideNotifications = call('getSideNotifications', 'GET /app/sidenotifications', {
  roles: everyRole,
  reply: SideNotifications,
});

export const notifications = kindOf({
  kind: 'notifications',
  calls: [listNotifications, readNotification, readAllNotifications, registerNotification, getSideNotifications],
});
