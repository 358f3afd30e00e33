import { Counter, Histogram, Registry } from 'prom-client';
import type { Platform } from '#contract/marketplace-account.ts';
import type { CallClass, CallLane, CallsOfHour } from '#contract/status.ts';
import type { Clock } from '../clock.ts';
import type { GrantRefused } from '../marketplace/port.ts';

/** One call that was asked of a marketplace. */
interface Called {
  readonly platform: Platform;
  readonly lane: CallLane;
  readonly class: CallClass;
  readonly ms: number;
}

/** What asking a marketplace came to. Counted by this process since it began: no id, no address and no text of anybody's is in it. */
export interface CallMeter {
  readonly called: (call: Called) => void;
  /** Our own limit was used up, so nothing was asked. */
  readonly heldBack: (of: Pick<Called, 'platform' | 'lane'>) => void;
  readonly refreshed: (platform: Platform, ended: 'renewed' | GrantRefused['type']) => void;
  readonly lastHour: () => CallsOfHour;
  readonly registry: Registry;
}

const seconds = 1000;
const minute = 60 * seconds;
const minutesKept = 60;
/** An answer is given up after fifteen seconds (mercadolivre/open-mercado-livre.ts). */
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

type Sum = Pick<Called, 'lane' | 'class' | 'ms'> & { readonly count: number };

const addSum = (sums: Map<string, Sum>, { lane, class: of, count, ms }: Sum): void => {
  const key = `${lane} ${of}`;
  const sum = sums.get(key);
  sums.set(key, { lane, class: of, count: (sum?.count ?? 0) + count, ms: (sum?.ms ?? 0) + ms });
};

/** Sums of each minute, and of no more minutes than an hour has. */
const openLastHour = (clock: Clock) => {
  const minutes = new Map<number, Map<string, Sum>>();
  const current = (): number => Math.floor(clock().getTime() / minute);
  const forget = (): void => {
    for (const at of minutes.keys()) if (at <= current() - minutesKept) minutes.delete(at);
  };
  return {
    add: (call: Called): void => {
      forget();
      const sums = minutes.get(current()) ?? new Map<string, Sum>();
      minutes.set(current(), sums);
      addSum(sums, { ...call, count: 1 });
    },
    read: (): CallsOfHour => {
      forget();
      const all = new Map<string, Sum>();
      for (const sums of minutes.values()) for (const sum of sums.values()) addSum(all, sum);
      return [...all.values()]
        .map(({ lane, class: of, count, ms }) => ({ lane, class: of, count, meanMs: Math.round(ms / count) }))
        .toSorted((a, b) => a.lane.localeCompare(b.lane) || b.count - a.count);
    },
  };
};

export const openCallMeter = (clock: Clock): CallMeter => {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: 'balcao_marketplace_calls_total',
    help: 'Calls to a marketplace by the class of their answer; throttled is a 429, or a 403 that says the same.',
    labelNames: ['platform', 'lane', 'class'] as const,
    registers,
  });
  const times = new Histogram({
    name: 'balcao_marketplace_call_seconds',
    help: 'How long calls to a marketplace took.',
    labelNames: ['platform', 'lane'] as const,
    buckets,
    registers,
  });
  const heldBack = new Counter({
    name: 'balcao_marketplace_held_back_total',
    help: 'Calls that were not made, because our own limit was used up.',
    labelNames: ['platform', 'lane'] as const,
    registers,
  });
  const refreshes = new Counter({
    name: 'balcao_marketplace_refreshes_total',
    help: 'Refreshes of a grant by how they ended.',
    labelNames: ['platform', 'ended'] as const,
    registers,
  });
  const hour = openLastHour(clock);
  return {
    called: (call) => {
      const { platform, lane, class: of, ms } = call;
      calls.inc({ platform, lane, class: of });
      times.observe({ platform, lane }, ms / seconds);
      hour.add(call);
    },
    heldBack: ({ platform, lane }) => heldBack.inc({ platform, lane }),
    refreshed: (platform, ended) => refreshes.inc({ platform, ended }),
    lastHour: hour.read,
    registry,
  };
};
