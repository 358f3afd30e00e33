import { sql, type SQL } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { everyRole } from '#contract/call.ts';
import type { CompanyAddress } from '#contract/seller.ts';
import { instant, names } from './column.ts';
import { folded, wordsIn, type Columns } from './folded.ts';

/** A company: seller of the hub. */
export const seller = pgTable(
  'seller',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    status: text().notNull().default('active'),
    me2: boolean().notNull().default(true),
    /** CPF or CNPJ without punctuation (decision 12); null for companies from before it was asked for. */
    document: text(),
    version: integer().notNull().default(1),
    /** Why it is blocked; null while it is not, and where nobody said. */
    blockReason: text('block_reason'),
    address: jsonb().$type<CompanyAddress>(),
  },
  (table) => [
    // With the name itself: the rows before a page are then skipped in the index alone.
    index('seller_by_name').on(folded(table.name), table.id, table.name),
    index('seller_words').using('gin', companyWords(table)),
  ],
);

/** What a company is found by. */
export const companyWords = ({ name, document }: Columns<'name' | 'document'>): SQL => wordsIn([name, document]);

/** The A1 certificate a company signs its invoices with (row SES-13): what may be shown of it, and the file with its password, sealed. */
export const certificate = pgTable('certificate', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => seller.id),
  holder: text().notNull(),
  startsAt: instant('starts_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  sealed: text().notNull(),
  keptAt: instant('kept_at').notNull(),
});

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    /** Lower case, and never changed: accounts of one mail are one person's, each of another company (decision 0127). */
    mail: text().notNull(),
    /** Of the accounts of one person the one that keeps the password and Google's id; the others keep neither. */
    isFirst: boolean('is_first').notNull().default(true),
    name: text().notNull(),
    nickname: text(),
    picture: text(),
    /** argon2id of the SHA-256 hex that the browser sends (decision 6). */
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: everyRole }).notNull(),
    sellerId: text('seller_id').references(() => seller.id),
    /** Opens routes, grants nothing (decision 5). */
    hadSellout: boolean('had_sellout').notNull().default(false),
    isMoneyManager: boolean('is_money_manager').notNull().default(false),
    /** Of the company they enter for: may write its data and decide who else enters (decision 0121). */
    isOwner: boolean('is_owner').notNull().default(false),
    blockedAt: instant('blocked_at'),
    /** The hub blocked the person: all accounts they enter by alike. Where their company had blocked them before, that stays when it ends. */
    hubBlockedAt: instant('hub_blocked_at'),
    /** Registered, and the mail not yet shown to be theirs: no session until then. */
    awaitsMail: boolean('awaits_mail').notNull().default(false),
    /** Google's own id of this person, kept at the first login by Google: an address may change hands, this does not. */
    googleSub: text('google_sub').unique(),
    /** 32 random bytes in base64; made when first asked for (decision 8). */
    logKey: text('log_key'),
    version: integer().notNull().default(1),
    /** When a session was last begun: sessions are forgotten, this is not. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    uniqueIndex('account_first')
      .on(table.mail)
      .where(sql`${table.isFirst}`),
    uniqueIndex('account_company').on(table.mail, table.sellerId),
    index('account_seller').on(table.sellerId),
    index('account_by_name').on(folded(table.name), table.id, table.name),
    index('account_words').using('gin', personWords(table)),
  ],
);

/** What somebody is found by, beside their company. */
export const personWords = ({ name, mail, nickname }: Columns<'name' | 'mail' | 'nickname'>): SQL => wordsIn([name, mail, nickname]);

/** A login, under the hash of its token: a stolen table opens no session. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    accountId: names('account_id', () => account.id),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    endedAt: instant('ended_at'),
    /** What people call it by: the id is the hash of the token, and stays here. */
    ref: uuid().notNull().defaultRandom(),
    /** Browser and system in two words, as told when it began. */
    device: text(),
    address: text(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_seen').on(table.seenAt)],
);

/** One row per failed login and per thing it is counted against. `subject` is a hash: this table names nobody. */
export const loginFailure = pgTable(
  'login_failure',
  { id: bigserial({ mode: 'number' }).primaryKey(), subject: text().notNull(), at: instant('at').notNull() },
  (table) => [index('login_failure_subject_at').on(table.subject, table.at), index('login_failure_at').on(table.at)],
);

/**
 * Versions of what has none of its own, as the notifications of a company: many write them at once, and a sequence gives no two the same
 * and lets nobody wait.
 */
export const eventNext = pgSequence('event_next');

/** What happened; only ever appended to. Histories, figures and the stream read it. */
export const event = pgTable(
  'event',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    subject: text().notNull(),
    type: text().notNull(),
    version: integer().notNull(),
    actorId: text('actor_id').notNull(),
    /** As it was then: a history does not change when somebody is renamed. */
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    sellerId: text('seller_id'),
    /** Idempotency-Key of the request; null for the marketplace and for imports. */
    key: text(),
  },
  // Each decision writes two rows: an index that nothing is found by is paid by all of them.
  (table) => [
    uniqueIndex('event_subject_version').on(table.subject, table.version),
    index('event_at').on(table.at),
    // What reviewers did, newest first, of one kind and of one person (decision 0109): nothing else stands here.
    index('event_deed')
      .on(table.type, table.at, table.seq, table.actorId)
      .where(sql`subject like 'listing:%' and type in ('approved', 'refused', 'observed', 'returned', 'skipped')`),
    // Approvals of what a check had found red: few.
    index('event_overrode')
      .on(table.at, table.seq)
      .where(sql`data ? 'overrode'`),
    // What was decided of like listings (decision 0101): only decisions stand here.
    index('event_like')
      .on(sql`(data ->> 'like')`, table.at)
      .where(sql`data ->> 'like' is not null`),
  ],
);

/** Answers already given, so that a request sent twice has one effect. */
export const ledger = pgTable(
  'ledger',
  {
    actorId: text('actor_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null only inside the transaction that is working out the answer. */
    status: integer(),
    /** As text, not taken apart: a repeated answer is the same to the byte. */
    body: json().$type<unknown>(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] }), index('ledger_at').on(table.at)],
);

export const savedView = pgTable(
  'saved_view',
  {
    id: uuid().primaryKey(),
    ownerId: names('owner_id', () => account.id),
    /** Their role and company when they saved it first: it stays with that company, or that role (decision 0133). */
    role: text({ enum: everyRole }).notNull(),
    companyId: text('company_id'),
    screen: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    shared: boolean().notNull(),
  },
  (table) => [index('saved_view_kept').on(table.role, table.companyId, table.screen)],
);
