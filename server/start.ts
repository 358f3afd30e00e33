import type { FastifyInstance } from 'fastify';
import { buildApp, type Framing } from './app.ts';
import { systemClock } from './clock.ts';
import type { Settings } from './config.ts';
import { openDatabase } from './db/open.ts';
import { hasSuperuser } from './users/has-superuser.ts';
import type { DemoAccount } from './demo/demo-accounts.ts';
import { openDemoAccounts } from './demo/open-demo-accounts.ts';
import { seedAtStart } from './demo/half-demo.ts';
import { noteServices } from './integrations/note-services.ts';
import { keepTidy } from './housekeeping.ts';
import { openLog } from './http/logging.ts';
import { openBlobStore } from './images/open-blob-store.ts';
import { openPostOffice } from './mail/post-office.ts';
import { openCallMeter } from './metrics/call-meter.ts';
import { startMarketplaceClock } from './marketplace/clock.ts';
import { applyRefusal } from './marketplace/apply-refusal.ts';
import { commandOf } from './marketplace/command-of.ts';
import { openAdapters } from './marketplace/open-adapters.ts';
import { keepHearing } from './marketplace/hear-accounts.ts';
import { createSender } from './marketplace/sender.ts';
import { computeReputation } from './reputation/compute-reputation.ts';
import { routes } from './routes.ts';
import { hashPassword } from './session/password.ts';
import { openChangeFeed } from './stream/change-feed.ts';
import { buildProxy } from './upstream/build-proxy.ts';
import { startFakeMarketplace } from './start-fake-marketplace.ts';
import { openWorkers } from './worker/open-workers.ts';
import { openRequests } from './worker/requests-first.ts';
import { wakeAfterWrites } from './worker/wake-after-writes.ts';

/** A server that answers, and how to end it: no new requests, streams closed, the running ones answered, the database shut. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** The ways to sign in that the person who starts the server has to be told. */
  readonly entrance: Entrance;
}

interface Entrance {
  readonly demoAccounts: readonly DemoAccount[];
  /** Nobody could let anybody in. */
  readonly lacksSuperuser: boolean;
}

type StartOptions = Omit<Framing, 'settings'>;

/** How long an approved listing is 'processing' before the embedded marketplace publishes it. */
const processingMs = 30_000;
/** How often the embedded marketplace takes an order forward: often enough to be seen, seldom enough that the demo lasts. */
const orderMs = 30_000;
/** How often a buyer or a mediator of the embedded marketplace answers what was written to them. */
const mediationMs = 45_000;
/** How often a buyer asks about a listing on sale. */
const questionMs = 90_000;

const listen = async (app: FastifyInstance, { HOST, PORT }: Settings): Promise<string> => {
  const address = await app.listen({ host: HOST, port: PORT });
  return address.replace('127.0.0.1', 'localhost');
};

const startProxy = async (upstream: string, settings: Settings, framing: StartOptions): Promise<RunningServer> => {
  const stopping = new AbortController();
  const app = await buildProxy(upstream, { settings, ...framing }, stopping.signal);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await app.close();
  };
  return { app, address: await listen(app, settings), stop, entrance: { demoAccounts: [], lacksSuperuser: false } };
};

const startEmbedded = async (given: Settings, framing: StartOptions): Promise<RunningServer> => {
  const log = openLog(given.LOG_LEVEL);
  const clock = systemClock;
  const stopping = new AbortController();
  const database = await openDatabase(given, log);
  try {
    const { db } = database;
    const blobs = openBlobStore(given);
    if (given.DEMO) await seedAtStart(db, { blobs, clock, size: given.DEMO_SIZE, hashPassword }, log);
    const { settings, askThere, stop: stopFake } = await startFakeMarketplace({ db, clock, log, settings: given });
    // A figure beside the work: where it can not be had in time, it is had within the hour (housekeeping.ts).
    await computeReputation(db, clock()).catch((error: unknown) => log.error({ err: error }, 'the reputation could not be reckoned'));
    await noteServices(db, settings, clock());
    const feed = await openChangeFeed(database.listen, log);
    const post = openPostOffice({ db, clock, log, settings });
    const meter = openCallMeter(clock);
    const adapters = openAdapters({ db, clock, log, settings, meter });
    const sender = createSender({ db, clock, log, adapters, commandOf, applyRefusal });
    const requests = openRequests();
    const ownWorkers = openWorkers({ db, blobs, clock, log, letThrough: requests.letThrough });
    const workers = [...ownWorkers, ...post.workers, sender];
    const parts = { db, check: database.check, feed, blobs, post, workers, meter, settings, clock, stopping: stopping.signal };
    const app = await buildApp(parts, routes, framing);
    requests.note(app);
    wakeAfterWrites(app, ownWorkers);
    const entrance = { demoAccounts: await openDemoAccounts(db), lacksSuperuser: !(await hasSuperuser(db)) };
    // Work begins once the port is ours: a process that has none takes no row.
    const address = await listen(app, settings);
    const stopMarketplace =
      settings.MARKETPLACE === 'fake'
        ? startMarketplaceClock({ db, clock, log, processingMs, orderMs, mediationMs, questionMs, askThere })
        : null;
    for (const worker of workers) worker.start();
    const stopTidying = keepTidy({ db, blobs, clock, log });
    const stopHearing = keepHearing(db, adapters, log);
    const stop = async (): Promise<void> => {
      stopping.abort();
      stopTidying();
      stopHearing();
      await Promise.all([app.close(), ...workers.map((worker) => worker.stop())]);
      await stopMarketplace?.();
      await stopFake();
      await feed.close();
      await database.close();
    };
    return { app, address, stop, entrance };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** @throws {DataDirInUse} and what the database, the contract check or the port refuse. */
export const startServer = (settings: Settings, options: StartOptions): Promise<RunningServer> =>
  settings.UPSTREAM_URL === undefined ? startEmbedded(settings, options) : startProxy(settings.UPSTREAM_URL, settings, options);
