import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open.ts';
import { applyRefusal } from '#server/marketplace/apply-refusal.ts';
import type { CommandOf } from '#server/marketplace/claim-job.ts';
import { commandOf as usualCommandOf } from '#server/marketplace/command-of.ts';
import { keepHeard } from '#server/marketplace/connect/keep-heard.ts';
import { openTokens } from '#server/marketplace/connect/open-tokens.ts';
import { mercadoLivre } from '#server/marketplace/mercadolivre/mercadolivre.ts';
import { meliConnects } from '#server/marketplace/mercadolivre/oauth.ts';
import { meliWire } from '#server/marketplace/mercadolivre/open-mercado-livre.ts';
import { openAsker } from '#server/marketplace/open-asker.ts';
import type { AccountRef, Marketplace, Session } from '#server/marketplace/port.ts';
import { createSender } from '#server/marketplace/sender.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import { quiet } from '#server/testing/open-test-db.ts';
import { listenInside, tooLate } from './inside-fetch.ts';

/** Where one call of a process stops: so many before it pass. It is held there until it is let go, or its process dies there. */
export interface Door {
  readonly passing: number;
  /** Before the marketplace hears of it, or once it has done all of it and before its answer is heard. */
  readonly at: 'before' | 'after';
  readonly ends: 'held' | 'dies';
}

/** A process of the hub that sends. It does nothing by itself: the test says when it looks for what is due. */
export interface HubProcess {
  /** Sends what is due, and lets go what it was held at. Answers once nothing of it moves any more: all is sent, a call stands at the door, or it died. */
  readonly run: (door?: Door) => Promise<void>;
  readonly isHeld: () => boolean;
  /** The call that is held is given up: it took too long. What the marketplace has not heard by then it never hears. */
  readonly giveUpHeld: () => Promise<void>;
  readonly isAlive: () => boolean;
  /** kill -9: a call that is held is heard of by nobody, and the database hears nothing more of it. */
  readonly kill: () => void;
  /** The so many-th transaction from now on fails, as when the database is away for a moment. */
  readonly breakTransaction: (which: number) => void;
}

/** What says what goes over the wire. */
export interface Spoken {
  readonly marketplace: Marketplace;
  readonly commandOf: CommandOf;
}

interface Parts extends Partial<Spoken> {
  readonly host: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly key: Buffer;
  readonly application: { readonly MELI_APP_ID: string; readonly MELI_APP_SECRET: string };
  /** The marketplace, which the process reaches by its own name for it. */
  readonly hear: (url: URL, init: RequestInit) => Promise<() => Response>;
  readonly rest: (ms: number) => Promise<unknown>;
}

const never = new Promise<never>(() => undefined);
/** Whatever a dead process asks of its database: it hears nothing. */
const mute: unknown = new Proxy(() => undefined, {
  get: (_target, key) => (key === 'then' ? () => never : mute),
  apply: () => mute,
});

/** The database as one process has it. */
const databaseOf = (db: Db, isAlive: () => boolean, begins: () => void): Db =>
  new Proxy(db, {
    get: (target, name) => {
      if (!isAlive()) return mute;
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return (async (...asked) => {
        begins();
        return target.transaction(...asked);
      }) satisfies Db['transaction'];
    },
  });

type Release = 'go' | 'late';

export const openProcess = ({
  host,
  db: whole,
  clock,
  key,
  application,
  hear,
  rest,
  marketplace = mercadoLivre,
  commandOf = usualCommandOf,
}: Parts): HubProcess => {
  let isAlive = true;
  let door: Door | null = null;
  let passed = 0;
  let release: ((how: Release) => void) | null = null;
  let stands: () => void = () => undefined;
  let breaksIn = 0;
  let draining: Promise<void> | null = null;

  const die = (): Error => {
    isAlive = false;
    stopListening();
    stands();
    return new Error('The process died');
  };
  /** A refresh is held for nobody: whoever waits for its lease would wait longer than its call may take. */
  const stop = async (at: Door['at'], path: string): Promise<Release> => {
    if (door?.at !== at || (door.ends === 'held' && path === '/oauth/token')) return 'go';
    passed += 1;
    if (passed <= door.passing) return 'go';
    const { ends } = door;
    door = null;
    if (ends === 'dies') throw die();
    return new Promise<Release>((resolve) => {
      release = resolve;
      stands();
    });
  };
  const answer = async (url: URL, init: RequestInit): Promise<Response> => {
    if (!isAlive) throw new Error('The process died');
    if ((await stop('before', url.pathname)) === 'late') throw tooLate();
    const said = await hear(url, init);
    if ((await stop('after', url.pathname)) === 'late') throw tooLate();
    return said();
  };
  const stopListening = listenInside(host, answer);

  const begins = (): void => {
    breaksIn -= 1;
    if (breaksIn === 0) throw new Error('The database is away');
  };
  const db = databaseOf(whole, () => isAlive, begins);
  const urls = { MELI_API_URL: `http://${host}`, MELI_AUTH_URL: `http://${host}` };
  const meter = openCallMeter(clock);
  const connects = meliConnects({ ...application, ...urls }, clock);
  // Whoever waits for another's refresh waits longer than it says, as on a slow machine.
  const tokens = openTokens({ db, key, connects, clock, log: quiet, meter, rest: (ms) => rest(40 * ms) });
  const asker = openAsker({ db, log: quiet, tokens, wire: meliWire(urls), meter, rest, dice: () => 0.5 });
  const openSession = (account: AccountRef): Session => ({
    account,
    publicBase: 'https://painel.test',
    ask: asker(account),
    learn: (heard) => keepHeard(db, account.id, heard),
  });
  const sender = createSender({
    db,
    clock,
    log: quiet,
    adapters: { played: null, connected: { marketplace, open: openSession } },
    commandOf,
    applyRefusal,
    atOnce: 1,
  });

  const move = async (how: Release, asked: Door | null): Promise<void> => {
    if (!isAlive) return;
    [door, passed] = [asked, 0];
    const stood = new Promise<void>((resolve) => {
      stands = resolve;
    });
    release?.(how);
    release = null;
    draining ??= sender.drain().finally(() => {
      draining = null;
    });
    await Promise.race([draining, stood]);
  };

  return {
    run: (asked) => move('go', asked ?? null),
    isHeld: () => release !== null,
    giveUpHeld: async () => {
      if (release !== null) await move('late', null);
    },
    isAlive: () => isAlive,
    kill: () => {
      if (isAlive) die();
      release = null;
    },
    breakTransaction: (which) => {
      breaksIn = which;
    },
  };
};
