import { setTimeout as rest } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '#contract/marketplace-account.ts';
import type { CallClass } from '#contract/status.ts';
import { unreachable } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import type { CallMeter } from '../metrics/call-meter.ts';
import { askOutside, type OutsideAnswer, type OutsideSilent } from '../outside/ask-outside.ts';
import { readJson } from '../outside/read-json.ts';
import type { TokenAnswer, Tokens } from './connect/open-tokens.ts';
import { blockLane, unblockLane } from './limits/block-lane.ts';
import { databaseClock, takeToken, type Limit, type Taken } from './limits/take-token.ts';
import { lateText } from './patience.ts';
import type { AccountRef, Ask, Asked, Asker, Lane } from './port.ts';

type Answer = Extract<Asked, { readonly type: 'answer' }>;

/** What the limiter, the log and the figures have to know of a marketplace. */
export interface Wire {
  readonly platform: Platform;
  readonly baseUrl: string;
  readonly lanes: Readonly<Record<Lane, Limit>>;
  /** Of one account alone, so that it leaves something of the lanes to the others. */
  readonly account: Limit;
  readonly patience: { readonly ms: number; readonly mostBytes: number };
  readonly isThrottled: (answer: Answer) => boolean;
  readonly retryAfterOf: (headers: Headers) => number | null;
  readonly classOf: (asked: Asked) => CallClass;
}

export interface AskerDeps {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly tokens: Tokens;
  readonly wire: Wire;
  readonly meter: Pick<CallMeter, 'called' | 'heldBack'>;
  readonly rest?: (ms: number) => Promise<unknown>;
  readonly dice?: () => number;
  /** What limits are reckoned by, where a test lets time pass by itself. */
  readonly limitClock?: () => SQL;
}

/** A wait as short as this is waited here: to put the job back and take it again would cost more. */
const shortMs = 1000;
/** So often; somebody else may be quicker each time. */
const mostWaits = 5;

const laneName = (platform: Platform, lane: Lane): string => `${platform}/${lane}`;
const accountName = (platform: Platform, { id }: AccountRef): string => `${platform}/account/${id}`;

/** @throws when a name of the route has no value: the adapter is wrong. */
const pathOf = ({ route, params = {} }: Ask): string =>
  route.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${route} was asked without ${name}`);
    return encodeURIComponent(value);
  });

const urlOf = (baseUrl: string, ask: Ask): string => {
  const url = new URL(`${baseUrl}${pathOf(ask)}`);
  for (const [name, value] of Object.entries(ask.query ?? {})) url.searchParams.set(name, value);
  return url.href;
};

const whyLost = (silent: Exclude<OutsideSilent, 'unreachable'>): string => {
  switch (silent) {
    case 'broken':
      return 'A conexão caiu antes da resposta';
    case 'late':
      return 'A resposta demorou demais';
    case 'too large':
      return 'A resposta era grande demais';
    default:
      return unreachable(silent);
  }
};

/** Empty may be an answer; a page in HTML, or half a body, is none. */
const read = ({ status, headers, bytes }: OutsideAnswer): Asked => {
  const body = readJson(bytes);
  const isUnreadable = body === null && bytes.length > 0 && bytes.toString('utf8').trim() !== 'null';
  if (isUnreadable && status >= 200 && status < 300) return { type: 'lost', text: 'A resposta não pôde ser lida' };
  return { type: 'answer', status, headers, body };
};

const send = async ({ baseUrl, patience }: Wire, ask: Ask, token: string): Promise<Asked> => {
  const answer = await askOutside(
    urlOf(baseUrl, ask),
    {
      method: ask.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(ask.body !== undefined && { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }),
    },
    patience,
  );
  if (answer.ok) return read(answer.value);
  if (answer.error === 'unreachable') return { type: 'notSent', text: 'Ninguém atendeu' };
  return { type: 'lost', text: whyLost(answer.error) };
};

const isShutOut = (asked: Asked): boolean => asked.type === 'answer' && asked.status === 401;

/** Without a token nothing is asked. */
const without = (answer: Exclude<TokenAnswer, { readonly type: 'token' }>): Asked =>
  answer.type === 'away' ? { type: 'notSent', text: answer.text } : answer;

/**
 * One client for all accounts of a marketplace: the limit of all processes, the account's token, patience, and a line in the log for each
 * call, without bodies and without ids.
 */
export const openAsker = ({
  db,
  log,
  tokens,
  wire,
  meter,
  rest: pause = rest,
  dice = Math.random,
  limitClock = () => databaseClock,
}: AskerDeps): ((account: AccountRef) => Asker) => {
  const take = async (account: AccountRef, lane: Lane): Promise<Taken> => {
    const buckets = [
      { name: laneName(wire.platform, lane), ...wire.lanes[lane] },
      { name: accountName(wire.platform, account), ...wire.account },
    ];
    for (let waits = 0; ; waits += 1) {
      const taken = await takeToken(db, buckets, limitClock());
      if (taken.type === 'taken' || taken.ms > shortMs || waits === mostWaits) return taken;
      await pause(taken.ms);
    }
  };

  const note = async (asked: Asked, lane: Lane, refusals: number): Promise<void> => {
    if (asked.type !== 'answer') return;
    const name = laneName(wire.platform, lane);
    if (wire.isThrottled(asked))
      await blockLane(db, name, { afterMs: wire.retryAfterOf(asked.headers), dice: dice(), clock: limitClock() });
    else if (refusals > 0) await unblockLane(db, name, limitClock());
  };

  const once = async (account: AccountRef, ask: Ask, token: string): Promise<Asked> => {
    const taken = await take(account, ask.lane);
    const { platform, classOf } = wire;
    const { lane, method, route } = ask;
    if (taken.type === 'wait') {
      meter.heldBack({ platform, lane });
      return { type: 'throttled', afterMs: taken.ms };
    }
    if (ask.over?.aborted) return { type: 'notSent', text: lateText };
    const startedAt = performance.now();
    const asked = await send(wire, ask, token);
    const ms = Math.round(performance.now() - startedAt);
    meter.called({ platform, lane, class: classOf(asked), ms });
    const status = asked.type === 'answer' ? asked.status : null;
    log.info({ account: account.id, lane, method, route, status, came: asked.type, ms }, 'asked the marketplace');
    await note(asked, lane, taken.refusals);
    return asked;
  };

  return (account) => async (ask) => {
    const token = await tokens.of(account.id);
    if (token.type !== 'token') return without(token);
    const asked = await once(account, ask, token.value);
    if (!isShutOut(asked)) return asked;
    // Nothing was done there: with a new token it is the first time.
    const renewed = await tokens.renew(account.id, token.version);
    if (renewed.type !== 'token') return without(renewed);
    const again = await once(account, ask, renewed.value);
    if (!isShutOut(again)) return again;
    const text = 'O marketplace não aceitou a autorização renovada';
    await tokens.giveUp(account.id, renewed.version, text);
    return { type: 'shutOut', text };
  };
};
