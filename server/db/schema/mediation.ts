import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Claim, MediationStatus, Situation, WaitsFor } from '#contract/mediation.ts';
import { instant, names, words } from './column.ts';
import { account, seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { saleOrder } from './order.ts';

/** What lists filter and sort by has columns of its own. */
export type StoredClaim = Omit<Claim, 'waitsFor' | 'dueAt'>;

/** The newest message as lists show it. */
export interface LastMessage {
  readonly userId: string;
  readonly userName: string;
  /** Its beginning. */
  readonly message: string;
  readonly date: string;
  readonly files: number;
}

/** The dispute about an order (part 2, sections 3 and 4), with what a list reads of its conversation. */
export const mediation = pgTable(
  'mediation',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => saleOrder.id),
    /** Rises by one with each event of the mediation; If-Match carries it. */
    version: integer().notNull(),
    sellerId: names('seller_id', () => seller.id),
    accountId: names('account_id', () => marketplaceAccount.id),
    status: text().$type<MediationStatus>().notNull(),
    situation: text().$type<Situation>(),
    annotation: text(),
    claim: jsonb().$type<StoredClaim>(),
    waitsFor: text('waits_for').$type<WaitsFor>(),
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
    messages: integer().notNull().default(0),
    lastMessage: jsonb('last_message').$type<LastMessage>(),
    /** Where it stands in lists, as an instant (server/mediation/place.ts): one ascending key for a page, whatever the order says. */
    place: instant('place').notNull(),
    /** Number, pack, buyer and company, as words. */
    search: words()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    index('mediation_all').on(table.place, table.orderId),
    index('mediation_seller').on(table.sellerId, table.place, table.orderId),
    index('mediation_account').on(table.accountId, table.place, table.orderId),
    index('mediation_waits')
      .on(table.waitsFor, table.place, table.orderId)
      .where(sql`waits_for is not null`),
    index('mediation_search').using('gin', table.search),
  ],
);

/** What was said, in its order. Only ever appended to. */
export const mediationMessage = pgTable(
  'mediation_message',
  {
    /** Of whoever wrote it: sent again, it is the same message. */
    id: text().primaryKey(),
    orderId: names('order_id', () => mediation.orderId),
    /** From 1. */
    position: integer().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    userPic: text('user_pic'),
    message: text().notNull(),
    at: instant('at').notNull(),
    /** What tells the marketplace of it; null of what others said, and of what was said before it was told. */
    jobId: text('job_id'),
    /** Addresses that came with it from elsewhere; files of ours are in `mediation_file`. */
    picture: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [uniqueIndex('mediation_message_place').on(table.orderId, table.position)],
);

/** A file of a message. Its bytes are a blob under the hash of what is served. */
export const mediationFile = pgTable(
  'mediation_file',
  {
    id: uuid().primaryKey(),
    messageId: text('message_id').notNull(),
    orderId: text('order_id').notNull(),
    /** From 0. */
    position: integer().notNull(),
    name: text().notNull(),
    type: text({ enum: ['image/jpeg', 'image/png', 'application/pdf'] }).notNull(),
    blob: text().notNull(),
    /** SHA-256 of the bytes as they came: what is sent twice is told by it. */
    sourceHash: text('source_hash').notNull(),
    /** 32 random bytes in hex, with which its addresses are signed: a person who reads one address can make no other. */
    key: text().notNull(),
  },
  (table) => [
    index('mediation_file_order').on(table.orderId, table.messageId, table.position),
    index('mediation_file_blob').on(table.blob),
    foreignKey({ name: 'mediation_file_message', columns: [table.messageId], foreignColumns: [mediationMessage.id] }),
  ],
);

/** How many of the messages somebody has seen, from the oldest. */
export const mediationRead = pgTable(
  'mediation_read',
  {
    orderId: names('order_id', () => mediation.orderId),
    userId: names('user_id', () => account.id),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);

/** The people who look at a mediation or write in it, and until when that is believed. */
export const mediationPresence = pgTable(
  'mediation_presence',
  {
    orderId: names('order_id', () => mediation.orderId),
    userId: names('user_id', () => account.id),
    userName: text('user_name').notNull(),
    doing: text({ enum: ['viewing', 'writing'] }).notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.userId] }), index('mediation_presence_until').on(table.until)],
);
