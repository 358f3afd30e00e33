import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { Role } from '#contract/call.ts';
import { buildApp } from '../app.ts';
import { readSettings, type Settings } from '../config.ts';
import type { Database, Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import type { Route } from '../http/route.ts';
import { serveNoConsole } from '../http/serve-console.ts';
import { openPostOffice, type PostOffice } from '../mail/post-office.ts';
import { openCallMeter, type CallMeter } from '../metrics/call-meter.ts';
import { routes } from '../routes.ts';
import { openChangeFeed } from '../stream/change-feed.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { openTestDb, quiet } from './open-test-db.ts';

/** What a browser sends for the password of every user here (decision 6). */
export const sentPassword = createHash('sha256').update('demo1234').digest('hex');
/** Cheap to check; the cost of a guess is tested where passwords are. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

const users: readonly {
  readonly id: string;
  readonly role: Role;
  readonly sellerId?: string;
  readonly hadSellout?: boolean;
  readonly isMoneyManager?: boolean;
}[] = [
  { id: 'reviewer', role: 'reviewer', hadSellout: true },
  { id: 'colleague', role: 'reviewer', hadSellout: true },
  { id: 'super', role: 'superuser', hadSellout: true },
  { id: 'ana', role: 'seller', sellerId: 'casa-da-ana', hadSellout: true },
  { id: 'beto', role: 'seller', sellerId: 'loja-do-beto' },
  { id: 'caio', role: 'seller', sellerId: 'loja-fechada', hadSellout: true },
  { id: 'money', role: 'seller', sellerId: 'casa-da-ana', isMoneyManager: true },
];

const insertUsers = async (db: Db): Promise<void> => {
  const passwordHash = await hash(sentPassword, cheap);
  await db.insert(seller).values([
    { id: 'casa-da-ana', name: 'Casa da Ana' },
    { id: 'loja-do-beto', name: 'Loja do Beto' },
    { id: 'loja-fechada', name: 'Loja Fechada', status: 'blocked' },
  ]);
  await db
    .insert(account)
    .values(users.map((user) => ({ ...user, mail: `${user.id}@balcao.test`, name: `Nome de ${user.id}`, passwordHash })));
};

export const testSettings = (environment: Record<string, string> = {}): Settings => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: 'off', SEALING_KEY: '5e'.repeat(32), ...environment });
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
};

/** Headers of somebody signed in. */
export type SignedIn = Readonly<Record<'authorization' | 'userToken', string>>;

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly post: PostOffice;
  readonly meter: CallMeter;
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  readonly now: () => Date;
  readonly ask: (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
  ) => Promise<LightMyRequestResponse>;
  readonly signIn: (id: string) => Promise<SignedIn>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Somebody else's to close; users are put into it if there are none. */
  readonly database?: Database;
  /** Stand in for the routes of their lines. */
  readonly instead?: readonly Route[];
  readonly environment?: Record<string, string>;
  readonly front?: (app: FastifyInstance) => void | Promise<void>;
}

const withInstead = (instead: readonly Route[]): readonly Route[] =>
  routes.map((route) => instead.find(({ line }) => line === route.line) ?? route);

/** The whole server over a database of its own, with a clock that stands until told otherwise. */
export const openTestServer = async ({
  database,
  instead = [],
  environment,
  front = serveNoConsole,
}: Options = {}): Promise<TestServer> => {
  const opened = database ?? (await openTestDb());
  const { db } = opened;
  if ((await db.$count(account)) === 0) await insertUsers(db);
  let time = Date.parse('2026-11-21T12:00:00.000Z');
  const now = (): Date => new Date(time);
  const stopping = new AbortController();
  const feed = await openChangeFeed(opened.listen, quiet);
  const settings = testSettings(environment);
  // Its workers are not started: they look when something was recorded, or a test asks for it.
  const post = openPostOffice({ db, clock: now, log: pino({ level: 'silent' }), settings });
  const meter = openCallMeter(now);
  const parts = {
    db,
    check: opened.check,
    feed,
    blobs: memoryBlobs(),
    post,
    workers: post.workers,
    meter,
    settings,
    clock: now,
    stopping: stopping.signal,
  };
  const app = await buildApp(parts, withInstead(instead), { front });
  const ask: TestServer['ask'] = (method, path, options = {}) => app.inject({ method, url: path, ...options });
  return {
    app,
    db,
    post,
    meter,
    now,
    ask,
    pass: (ms) => void (time += ms),
    signIn: async (id) => {
      const { userToken } = (await ask('POST', '/v2/user/auth', { payload: { mail: `${id}@balcao.test`, password: sentPassword } })).json<{
        userToken: string;
      }>();
      return { authorization: userToken, userToken };
    },
    close: async () => {
      stopping.abort();
      await app.close();
      await Promise.all(post.workers.map((worker) => worker.stop()));
      await feed.close();
      if (!database) await opened.close();
    },
  };
};
