import type { SQL } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionState, Platform } from '#contract/marketplace-account.ts';
import type { Standing } from '#contract/reputation.ts';
import { instant, names } from './column.ts';
import { seller } from './core.ts';
import { folded, wordsIn, type Columns } from './folded.ts';

/** An account of a company on a marketplace; `marketPlaceId` on the wire. */
export const marketplaceAccount = pgTable(
  'marketplace_account',
  {
    id: text().primaryKey(),
    sellerId: names('seller_id', () => seller.id),
    name: text().notNull(),
    /** The name the marketplace itself shows; for superusers only (part 1, section 6). */
    officialName: text('official_name').notNull(),
    /** Rises by one with each event of the connection; If-Match carries it. */
    version: integer().notNull().default(1),
    connectedAt: instant('connected_at').notNull().defaultNow(),
    /** Until when the marketplace lets us in; null where it never said. */
    expiresAt: instant('expires_at'),
    /** Nothing is sent to it from then on; null while it works. */
    pausedAt: instant('paused_at'),
    pauseReason: text('pause_reason'),
    platform: text().$type<Platform>().notNull().default('mercadolivre'),
    /** The marketplace's own id of its user; null while nobody connected it. */
    externalUserId: text('external_user_id'),
    /** How the connection stands: nobody connected it, it works, a person has to authorise it again, or it was ended. */
    connection: text().$type<ConnectionState>().notNull().default('unconnected'),
    /** The grant, sealed for this account; see server/marketplace/connect. */
    grantSealed: text('grant_sealed'),
    /** Rises with each grant, so that a late writer changes nothing. */
    grantVersion: integer('grant_version').notNull().default(0),
    /** Until when the access token is good. */
    accessUntil: instant('access_until'),
    /** One process at a time refreshes: who, and until when. */
    refreshingBy: uuid('refreshing_by'),
    refreshingUntil: instant('refreshing_until'),
    /** What the marketplace said when it shut us out. */
    shutOutReason: text('shut_out_reason'),
    authorizedAt: instant('authorized_at'),
    authorizedBy: text('authorized_by'),
    scopes: text().array(),
    /** The marketplace's own words for what kind of user this is, how it judges them, and when it said so last; null while it never did. */
    tags: text().array(),
    standing: jsonb().$type<Standing>(),
    heardAt: instant('heard_at'),
  },
  (table) => [
    index('marketplace_account_seller').on(table.sellerId),
    // A user of the marketplace is connected once, whoever's it is.
    uniqueIndex('marketplace_account_external').on(table.platform, table.externalUserId),
    // With the name itself: the rows before a page are then skipped in the index alone.
    index('marketplace_account_by_name').on(folded(table.name), table.id, table.name),
    index('marketplace_account_words').using('gin', placeWords(table)),
  ],
);

/** What an account is found by, beside its company. */
export const placeWords = ({ id, name, officialName }: Columns<'id' | 'name' | 'officialName'>): SQL => wordsIn([name, officialName, id]);

/** An attempt to connect an account: good once and for ten minutes. The state itself is never kept. */
export const oauthAttempt = pgTable(
  'oauth_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    sellerId: names('seller_id', () => seller.id),
    /** Null where a new account of the company is connected: it is made once the marketplace has said whose it is. */
    accountId: text('account_id').references(() => marketplaceAccount.id),
    askedBy: text('asked_by').notNull(),
    platform: text().$type<Platform>().notNull(),
    verifierSealed: text('verifier_sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oauth_attempt_over').on(table.expiresAt)],
);

/** One limit for all processes. `name` is a lane of a platform, or an account of it. */
export const rateBucket = pgTable('rate_bucket', {
  name: text().primaryKey(),
  tokens: doublePrecision().notNull(),
  refilledAt: instant('refilled_at').notNull(),
  blockedUntil: instant('blocked_until'),
  /** How often in a row the marketplace said it was too much: the pause doubles with it. */
  refusals: integer().notNull().default(0),
});
