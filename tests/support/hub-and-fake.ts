import { eq, sql } from 'drizzle-orm';
import type { Call } from '#contract/call.ts';
import { beginConnecting, finishConnecting } from '#contract/marketplace-account.ts';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { readSettings } from '#server/config.ts';
import type { Database, Db } from '#server/db/open.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { callerIn } from '#server/fake-mercadolivre/decide.ts';
import { refusal } from '#server/fake-mercadolivre/answer.ts';
import { openFake, type Fake } from '#server/fake-mercadolivre/fake.ts';
import { isKept, type FakeEvent } from '#server/fake-mercadolivre/fake-event.ts';
import type { FakeRequest } from '#server/fake-mercadolivre/fake-route.ts';
import { grantKey, type FakeState } from '#server/fake-mercadolivre/fake-state.ts';
import { accessTokenOf, refreshTokenOf } from '#server/fake-mercadolivre/fake-token.ts';
import type { Script } from '#server/fake-mercadolivre/faults.ts';
import type { Journal } from '#server/fake-mercadolivre/journal.ts';
import { Seed, seedEvents } from '#server/fake-mercadolivre/seed-world.ts';
import type { Actor } from '#server/http/actor.ts';
import type { WriteRoute } from '#server/http/route.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import { unkeyed, type StoredAnswer } from '#server/ledger/once.ts';
import { sealGrant } from '#server/marketplace/connect/sealed-grant.ts';
import { routes } from '#server/routes.ts';
import { saying } from '#server/fake-mercadolivre/spoil-answer.ts';
import { appendEvent } from '#server/stream/append-event.ts';
import { memoryBlobs } from '#server/testing/memory-blobs.ts';
import { openTestDb, quiet } from '#server/testing/open-test-db.ts';
import type { z } from 'zod';
import { openProcess, type HubProcess, type Spoken } from './hub-process.ts';
import { listenInside, toRequest, toResponse, unreachable } from './inside-fetch.ts';

/** One call that reached the fake, by whom: what no journal has, since a refusal is no event. */
export interface HeardCall {
  readonly userId: number | null;
  readonly request: FakeRequest;
  /** Null where nothing was said. */
  readonly status: number | null;
}

/**
 * The hub and the fake Mercado Livre in one process: the sender, the adapter, the client and the tokens as they are, the fake's core as it
 * is, and between them a `fetch` without a wire. Time stands until the test lets it pass, for all three: the hub, the fake and the database.
 */
export interface HubAndFake {
  readonly db: Db;
  readonly now: () => Date;
  /** Longer than a call may take, and every call that is held is given up first. */
  readonly pass: (ms: number) => Promise<void>;
  readonly fake: {
    readonly state: () => FakeState;
    /** A call of the fake's own: POST /_fake/… */
    readonly control: (path: string, body: object) => Promise<void>;
    readonly script: (faults: z.input<typeof Script>['faults']) => Promise<void>;
    /** Its process ends, and the next begins with what the journal has: its own, or one that a test opened. */
    readonly restart: (journal?: Journal) => void;
    /** Of the script, what has not struck yet. */
    readonly left: () => Promise<number>;
    /** What its journal has. */
    readonly kept: () => readonly FakeEvent[];
    readonly heard: () => readonly HeardCall[];
    /** Nobody answers while it is away. */
    readonly setAway: (isAway: boolean) => void;
  };
  /** A process that sends; its clock may go wrong, and a test may break what it is made of. */
  readonly openProcess: (skewMs?: number, broken?: Partial<Spoken>) => HubProcess;
  /** What the route of this call answers, without a session: in one transaction, as for a person who is signed in. */
  readonly decide: (line: Call, input: Partial<Record<'params' | 'query' | 'body', unknown>>, actor: Actor) => Promise<StoredAnswer>;
  /** As a person does it: the button, the page with 'Permitir', and back. */
  readonly allow: (accountId: string, userId: number, actor: Actor) => Promise<StoredAnswer>;
  /** An account that was connected a moment ago, without the way there. */
  readonly connect: (accountId: string, userId: number) => Promise<void>;
  /** The fake forgets everything and begins with this; processes are forgotten, and the clock stands where it stood at first. */
  readonly begin: (seed: Seed) => Promise<void>;
  readonly close: () => Promise<void>;
}

const beginning = Date.parse('2026-11-27T12:00:00.000Z');
const sealingKey = '5e'.repeat(32);
const redirectUri = 'https://painel.test/connect/mercadolivre/callback';
/** How long a call may take, as the adapter's wire has it. */
const patienceMs = 15_000;
const hub = 'hub.meli.test';
const isClosed = { method: 'POST', query: {}, headers: { 'content-type': 'application/json' } } as const;

/** The database's own clock can not be put forward: what was written by it is put back instead. */
const passInDatabase = (db: Db, ms: number) => {
  const ago = sql`${ms} * interval '1 millisecond'`;
  return db.execute(sql`with leases as (update integration_job set taken_until = taken_until - ${ago} where taken_until is not null),
    refreshes as (update marketplace_account set refreshing_until = refreshing_until - ${ago} where refreshing_until is not null)
    update rate_bucket set refilled_at = refilled_at - ${ago}, blocked_until = blocked_until - ${ago}`);
};

const settingsOf = (application: Record<string, string>) => {
  const environment = { LOG_LEVEL: 'silent', DEMO: 'off', MARKETPLACE: 'mercadolivre', LEASES: 'off', SEALING_KEY: sealingKey };
  const read = readSettings({ ...environment, ...application, MELI_API_URL: `http://${hub}`, MELI_AUTH_URL: `http://${hub}` });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

export const openHubAndFake = async (given?: Database): Promise<HubAndFake> => {
  const database = given ?? (await openTestDb());
  const { db } = database;
  const application = { MELI_APP_ID: demoApplication.id, MELI_APP_SECRET: demoApplication.secret };
  const settings = settingsOf(application);
  const key = Buffer.from(sealingKey, 'hex');
  let time = beginning;
  const now = (): Date => new Date(time);
  let lines: string[] = [];
  let heard: HeardCall[] = [];
  let processes: HubProcess[] = [];
  let isAway = false;
  let named = 0;

  const events = (): FakeEvent[] => lines.flatMap((line) => JSON.parse(line) as FakeEvent[]);
  const journal = (): Journal => ({
    before: events(),
    append: async (happened) => {
      const kept = happened.filter(isKept);
      if (kept.length > 0) lines.push(JSON.stringify(kept));
    },
    close: () => Promise.resolve(),
  });
  const registered = { ...demoApplication, name: 'Balcão', redirectUris: [redirectUri], isPkceRequired: true };
  const open = (kept: Journal = journal()): Fake => openFake({ application: registered, clock: now, journal: kept });
  let fake = open();

  const hear = async (url: URL, init: RequestInit): Promise<() => Response> => {
    if (isAway) throw unreachable();
    const request = toRequest(url, init);
    if ('type' in request) return () => toResponse(request, patienceMs);
    const userId = callerIn(fake.state(), request, time + fake.state().offsetMs)?.userId ?? null;
    // As its wire does it: a defect of its own is an answer.
    const said = await fake.handle(request).catch(() => saying(refusal(500, 'internal_server_error', 'Internal Server Error')));
    heard.push({ userId, request, status: 'status' in said ? said.status : null });
    return () => toResponse(said, patienceMs);
  };
  const stopListening = listenInside(hub, async (url, init) => (await hear(url, init))());

  const control = async (path: string, body: object): Promise<void> => {
    const said = await fake.handle({ ...isClosed, path: `/_fake/${path}`, body });
    if (!('status' in said) || said.status >= 300) throw new Error(`${path}: ${JSON.stringify(said)}`);
  };

  const pass = async (ms: number): Promise<void> => {
    if (ms >= patienceMs) for (const each of processes) await each.giveUpHeld();
    time += ms;
    await passInDatabase(db, ms);
  };

  const decide: HubAndFake['decide'] = async (line, input, actor) => {
    const route = routes.find((each) => each.line === line) as WriteRoute | undefined;
    if (!route) throw new Error(`${line.name} has no route`);
    const read = { params: {}, query: {}, body: {}, ...input };
    const common = {
      clock: now,
      meter: openCallMeter(now),
      settings,
      blobs: memoryBlobs(),
      log: quiet,
      actor,
      person: `${actor.id}@balcao.test`,
      sessionId: `session-${actor.id}`,
      workers: [],
    };
    const prepared = await route.prepare?.(read, { ...common, db });
    if (prepared && !prepared.ok) return prepared.error;
    return unkeyed(db, (tx) =>
      route.handle(read, {
        ...common,
        prepared: prepared?.value,
        post: { consoleBase: 'https://painel.test' },
        tx,
        ifMatch: null,
        idempotencyKey: null,
        decided: { at: now(), shownMs: null, suggestion: null },
        record: (event) => appendEvent(tx, actor, now(), null, event),
      }),
    );
  };

  const allow: HubAndFake['allow'] = async (accountId, userId, actor) => {
    const begun = await decide(beginConnecting, { body: { accountId } }, actor);
    if (begun.status !== 200) return begun;
    const fields = Object.fromEntries(new URL((begun.body as { readonly url: string }).url).searchParams);
    const { scope: _scope, ...asked } = { ...fields, decision: 'allow', user_id: String(userId) } as Record<string, string>;
    const said = await fake.handle({ ...isClosed, path: '/authorization', body: asked });
    const back = new URL(('headers' in said && said.headers['location']) || 'about:blank').searchParams;
    const body = { state: back.get('state') ?? '', code: back.get('code'), error: back.get('error') };
    return decide(finishConnecting, { body }, actor);
  };

  const connect: HubAndFake['connect'] = async (accountId, userId) => {
    const { made, settings: there } = fake.state();
    const of = { appId: demoApplication.id, userId };
    const [accessToken, refreshToken] = [accessTokenOf(of.appId, userId, made, time), refreshTokenOf(of.appId, userId, made)];
    const accessUntil = time + there.tokenMs;
    const grant = { ...of, grantedAt: time, refreshToken, refreshUntil: time + 180 * 24 * 3_600_000 };
    await fake.happen(() => [{ type: 'tokensIssued', grant, accessToken, accessUntil, code: null, at: time }]);
    if (!fake.state().grants.has(grantKey(of))) throw new Error('The fake let nobody in');
    const scopes = ['offline_access', 'read', 'write'];
    const sealed = sealGrant(key, accountId, { externalUserId: String(userId), accessToken, refreshToken, accessUntil, scopes }, now());
    const stands = { connection: 'connected', externalUserId: String(userId), grantSealed: sealed, grantVersion: 1 } as const;
    await db
      .update(marketplaceAccount)
      .set({ ...stands, accessUntil: new Date(accessUntil), scopes, shutOutReason: null })
      .where(eq(marketplaceAccount.id, accountId));
  };

  const forgetProcesses = (): void => {
    for (const each of processes) each.kill();
    processes = [];
  };

  return {
    db,
    now,
    pass,
    fake: {
      state: () => fake.state(),
      control,
      script: (faults) => control('faults', { faults }),
      restart: (kept) => {
        fake = open(kept);
      },
      left: async () => {
        const said = await fake.handle({ ...isClosed, method: 'GET', path: '/_fake/faults', body: null });
        return 'text' in said ? (JSON.parse(said.text) as { readonly left: readonly unknown[] }).left.length : 0;
      },
      kept: events,
      heard: () => heard,
      setAway: (away) => {
        isAway = away;
      },
    },
    openProcess: (skewMs = 0, broken = {}) => {
      named += 1;
      const clock = (): Date => new Date(time + skewMs);
      const opened = openProcess({ host: `process-${named}.meli.test`, db, clock, key, application, hear, rest: pass, ...broken });
      processes = [...processes.filter((each) => each.isAlive()), opened];
      return opened;
    },
    decide,
    allow,
    connect,
    begin: async (seed) => {
      forgetProcesses();
      [time, lines, heard, isAway] = [beginning, [], [], false];
      fake = open();
      await fake.happen((state, at) => seedEvents(state, Seed.parse(seed), at));
    },
    close: async () => {
      forgetProcesses();
      stopListening();
      if (!given) await database.close();
    },
  };
};
