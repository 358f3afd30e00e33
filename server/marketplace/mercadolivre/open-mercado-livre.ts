import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import type { CallMeter } from '../../metrics/call-meter.ts';
import { sealingKey } from '../../sellers/sealing-key.ts';
import { keepHeard } from '../connect/keep-heard.ts';
import { openTokens } from '../connect/open-tokens.ts';
import { openAsker, type Wire } from '../open-asker.ts';
import { callPatienceMs } from '../patience.ts';
import type { AccountRef, Connects, Marketplace, Session } from '../port.ts';
import { classOf, isThrottled, retryAfterOf } from './classify.ts';
import type { MeliSettings } from './meli-environment.ts';
import { mercadoLivre } from './mercadolivre.ts';
import { meliConnects, type MeliApplication } from './oauth.ts';
import { publicBaseOf } from './public-base.ts';

/**
 * Their limits are unpublished but for messages (500 a minute): we begin low. An account gets at most three fifths of a lane, so one alone
 * can not use it up.
 */
const lanes = {
  read: { perSecond: 5, burst: 5 },
  write: { perSecond: 5, burst: 5 },
  messages: { perSecond: 5, burst: 5 },
  pictures: { perSecond: 2, burst: 2 },
} as const;
const account = { perSecond: 3, burst: 3 } as const;

export const meliWire = ({ MELI_API_URL }: Pick<MeliSettings, 'MELI_API_URL'>): Wire => ({
  platform: 'mercadolivre',
  baseUrl: MELI_API_URL,
  lanes,
  account,
  patience: { ms: callPatienceMs, mostBytes: 2 * 1024 * 1024 },
  isThrottled,
  retryAfterOf,
  classOf,
});

/** Null while nobody has said which application we are. */
export const meliApplicationOf = ({ MELI_APP_ID, MELI_APP_SECRET, MELI_API_URL, MELI_AUTH_URL }: MeliSettings): MeliApplication | null =>
  MELI_APP_ID === undefined || MELI_APP_SECRET === undefined ? null : { MELI_APP_ID, MELI_APP_SECRET, MELI_API_URL, MELI_AUTH_URL };

interface Opened {
  readonly marketplace: Marketplace;
  readonly connects: Connects;
  /** For one account. */
  readonly open: (account: AccountRef) => Session;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly settings: Settings;
  readonly meter: CallMeter;
}

/** The adapter with what it speaks by; null without an application, or without a key to open grants with. */
export const openMercadoLivre = ({ db, clock, log, settings, meter }: Deps): Opened | null => {
  const application = meliApplicationOf(settings);
  const key = sealingKey(settings);
  if (!application || !key) return null;
  const connects = meliConnects(application, clock);
  const asker = openAsker({ db, log, meter, tokens: openTokens({ db, key, connects, clock, log, meter }), wire: meliWire(settings) });
  return {
    marketplace: mercadoLivre,
    connects,
    open: (ref) => ({
      account: ref,
      publicBase: publicBaseOf(settings),
      ask: asker(ref),
      learn: (heard) => keepHeard(db, ref.id, heard),
    }),
  };
};
