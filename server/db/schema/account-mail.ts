import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, names } from './column.ts';
import { account } from './core.ts';
import { workColumns } from './work-columns.ts';

/** What somebody who registers says of themselves. */
export interface Registration {
  readonly name: string;
  /** argon2id of what the browser sent. */
  readonly passwordHash: string;
  /** The new company; null for a consultant, who has none until linked to one. */
  readonly company: { readonly name: string; readonly document: string } | null;
}

/**
 * What was asked for under an address, known here or not: the answer is given before anybody looks, so its time tells nothing.
 * A row is gone once it was seen to.
 */
export const accountRequest = pgTable(
  'account_request',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: ['register', 'validate', 'reset'] }).notNull(),
    mail: text().notNull(),
    registration: jsonb().$type<Registration>(),
    at: instant('at').notNull(),
    ...workColumns(),
    // A build from before the worker names no such column, and may still run while a newer one migrates.
    nextAt: instant('next_at').default(sql`now()`),
  },
  (table) => [
    index('account_request_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);

/** A link that was mailed, under the hash of its token: whoever reads the table can not follow one. */
export const accountToken = pgTable(
  'account_token',
  {
    id: text().primaryKey(),
    accountId: names('account_id', () => account.id),
    kind: text({ enum: ['validate', 'reset'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('account_token_account').on(table.accountId), index('account_token_expires').on(table.expiresAt)],
);

/** Mail that has to go out, and in the embedded demo the mailbox it lies in. What was sent by SMTP is not kept. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /**
     * The account and the kind of the link in it. The link's token is made when the mail is sent, and is in no table. An invitation
     * without a link has the account alone.
     */
    linkAccountId: text('link_account_id').references(() => account.id),
    linkKind: text('link_kind', { enum: ['validate', 'reset'] }),
    at: instant('at').notNull(),
    /** Past this nobody could use it. */
    expiresAt: instant('expires_at').notNull(),
    ...workColumns(),
  },
  (table) => [
    index('mail_message_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    // Finds invitations that were given up: asked of each colleague, and before another one goes out.
    index('mail_message_given_up')
      .on(table.linkAccountId)
      .where(sql`next_at is null`),
  ],
);
