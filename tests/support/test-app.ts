import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Call } from '#contract/call.ts';
import { claimListings } from '#contract/review-queue.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/config.ts';
import type { BlobStore } from '#server/images/blob-store.ts';
import type { Db } from '#server/db/open.ts';
import { account, session } from '#server/db/schema/core.ts';
import { listing } from '#server/db/schema/listing.ts';
import { lease } from '#server/db/schema/queue.ts';
import { serveNoConsole } from '#server/http/serve-console.ts';
import { openPostOffice } from '#server/mail/post-office.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import { moveProcessing } from '#server/marketplace/move-processing.ts';
import { routes } from '#server/routes.ts';
import { startSession } from '#server/session/session-store.ts';
import { openChangeFeed } from '#server/stream/change-feed.ts';
import { openTestDb } from '#server/testing/open-test-db.ts';
import { insertShelf } from './listings.ts';
import { insertPeople, people, type PersonId } from './people.ts';
import { urlOf, type WirePayload } from './wire.ts';

export interface Answered {
  readonly status: number;
  /** Parsed when it is JSON, else the text. */
  readonly body: unknown;
}
export type WireHeaders = Readonly<Record<string, string>>;

/** Both headers carry the token (part 1, section 7). */
export const bothHeaders = (token: string): WireHeaders => ({ authorization: token, usertoken: token });

/** The whole server over a database of its own, with the people of tests/support/people.ts in it. */
export interface TestApp {
  readonly db: Db;
  /** A request by somebody who is signed in. */
  readonly send: (line: Call, payload: WirePayload, as: { readonly as: PersonId; readonly ifMatch?: number }) => Promise<Answered>;
  /** A request with just these headers. */
  readonly knock: (line: Call, payload: WirePayload, headers: WireHeaders) => Promise<Answered>;
  readonly knockAt: (method: Call['method'], url: string, headers: WireHeaders) => Promise<Answered>;
  /** The token of this person's lasting session. */
  readonly tokenOf: (person: PersonId) => Promise<string>;
  /** A session of its own. */
  readonly logIn: (person: PersonId) => Promise<string>;
  /** As if the session of this token had last been used so long ago. */
  readonly leaveIdle: (token: string, ms: number) => Promise<void>;
  readonly block: (person: PersonId) => Promise<void>;
  readonly hold: (publishId: string, holder: PersonId) => Promise<void>;
  readonly letGo: (publishId: string) => Promise<void>;
  /** The marketplace ends what waits for it; answers only when this listing is no longer being processed. */
  readonly letMarketplaceAct: (publishId: string) => Promise<void>;
  /** Answers so far that lacked a header which all must have, and which. */
  readonly unsecured: () => readonly string[];
  /** Address of the server on a port of its own. */
  readonly listen: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Reliability, promises 28 and 33, on whatever the API answers. */
const onEveryAnswer: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /(?=.*script-src 'self';)(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/u,
  'x-content-type-options': /^nosniff$/u,
  'referrer-policy': /^no-referrer$/u,
  'x-frame-options': /^DENY$/u,
  'cross-origin-resource-policy': /^same-origin$/u,
  'cache-control': /^no-store$/u,
  'content-type': /^application\/json; charset=utf-8$/u,
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const settingsWith = (leases: LeaseMode, environment: Readonly<Record<string, string>>) => {
  const settings = readSettings({ LEASES: leases, LOG_LEVEL: 'silent', DEMO: 'off', SEALING_KEY: '5e'.repeat(32), ...environment });
  if (!settings.ok) throw new Error('These settings should be readable');
  return settings.value;
};

/** Nothing here needs an image kept. */
const noBlobs: BlobStore = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
  removeUnfinished: async () => undefined,
};

interface TestAppOptions {
  readonly leases?: LeaseMode;
  /** Settings over these. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What is in the database instead of the people of the tests. */
  readonly fill?: (db: Db) => Promise<void>;
  /** Where images are kept; nowhere unless a test looks at them. */
  readonly blobs?: BlobStore;
}

const insertOurPeople = async (db: Db): Promise<void> => {
  await insertPeople(db);
  await insertShelf(db);
};

export const openTestApp = async ({
  leases = 'optional',
  environment = {},
  fill = insertOurPeople,
  blobs = noBlobs,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database = await openTestDb();
  const { db } = database;
  await fill(db);
  const feed = await openChangeFeed(database.listen, pino({ level: 'silent' }));
  const stop = new AbortController();
  const clock = (): Date => new Date();
  const settings = settingsWith(leases, environment);
  const post = openPostOffice({ db, clock, settings, log: pino({ level: 'silent' }) });
  const meter = openCallMeter(clock);
  const parts = { db, check: database.check, feed, blobs, post, workers: post.workers, meter, settings, clock, stopping: stop.signal };
  const app: FastifyInstance = await buildApp(parts, routes, { front: serveNoConsole });

  const logIn = (person: PersonId): Promise<string> => startSession(db, person, clock());
  const lasting = new Map<PersonId, Promise<string>>();
  const tokenOf = (person: PersonId): Promise<string> => {
    const known = lasting.get(person) ?? logIn(person);
    lasting.set(person, known);
    return known;
  };

  const unsecured: string[] = [];
  const inject = async (method: Call['method'], url: string, headers: WireHeaders, body?: unknown): Promise<Answered> => {
    const sent = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const { statusCode, payload, headers: answered } = await app.inject({ method, url, headers: { ...headers, ...type }, ...sent });
    for (const [name, wanted] of Object.entries(onEveryAnswer))
      if (!wanted.test(String(answered[name]))) unsecured.push(`${method} ${url} ${statusCode}: ${name}`);
    return { status: statusCode, body: parse(payload) };
  };
  const knock: TestApp['knock'] = (line, payload, headers) => inject(line.method, urlOf(line, payload), headers, payload.body);
  const send: TestApp['send'] = async (line, payload, { as, ifMatch }) =>
    knock(line, payload, { ...bothHeaders(await tokenOf(as)), ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }) });

  const isProcessing = async (publishId: string): Promise<boolean> => {
    const found = await db
      .select({ id: listing.id })
      .from(listing)
      .where(and(eq(listing.id, publishId), eq(listing.status, 'processing')));
    return found.length > 0;
  };

  return {
    db,
    send,
    knock,
    knockAt: (method, url, headers) => inject(method, url, headers),
    tokenOf,
    logIn,
    leaveIdle: async (token, ms) => {
      const id = createHash('sha256').update(token).digest('hex');
      const left = await db
        .update(session)
        .set({ seenAt: new Date(clock().getTime() - ms) })
        .where(eq(session.id, id))
        .returning({ id: session.id });
      if (left.length === 0) throw new Error('There is no session of this token');
    },
    block: async (person) => {
      await db.update(account).set({ blockedAt: clock() }).where(eq(account.id, person));
    },
    hold: async (publishId, holder) => {
      const { name } = people[holder];
      // With leases off nobody can take one; one from before they were switched off may still be there.
      const left = { listingId: publishId, holderId: holder, holderName: name, until: new Date(clock().getTime() + 600_000) };
      if (leases === 'off') await db.insert(lease).values(left);
      else await send(claimListings, { body: { publishIds: [publishId] } }, { as: holder });
    },
    letGo: async (publishId) => {
      await db.delete(lease).where(eq(lease.listingId, publishId));
    },
    letMarketplaceAct: async (publishId) => {
      while (await isProcessing(publishId)) {
        const now = new Date(clock().getTime() + 1000);
        if ((await moveProcessing(db, now, now)) === 0) throw new Error(`The marketplace does not see ${publishId}`);
      }
    },
    unsecured: () => unsecured,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      stop.abort();
      // A client may have opened a socket ahead of need: nobody waits for it here.
      app.server.closeAllConnections();
      await app.close();
      await Promise.all(post.workers.map((worker) => worker.stop()));
      await feed.close();
      await database.close();
    },
  };
};

/** An id that nothing has yet. With eight digits two of the 4,480 orders of one test were the same in one run of four hundred. */
export const newId = (prefix: string): string => `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 12)}`;
