import type { Lane } from './fake-route.ts';

const second = 1000;
const mostKept = 2000;

/** One call as it was counted: what, by whom, and what came of it. Neither a body nor a token is in it. */
export interface CountedCall {
  readonly at: number;
  readonly lane: Lane;
  readonly method: string;
  /** The template of its route, or the path itself where none is played. */
  readonly path: string;
  readonly userId: number | null;
  /** The status that was said; null where nothing was said. */
  readonly status: number | null;
}

interface LaneCount {
  calls: number;
  readonly byStatus: Record<string, number>;
  readonly byUser: Record<string, number>;
  /** Those of the last second. */
  recent: readonly number[];
  maxPerSecond: number;
}

export interface Calls {
  /** A call arrives: it is counted before anything is said. Answers how many of its lane came within this second, it included. */
  readonly arrive: (lane: Lane, at: number) => number;
  readonly note: (call: CountedCall) => void;
  readonly told: () => unknown;
  readonly forget: () => void;
}

const none = (): LaneCount => ({ calls: 0, byStatus: {}, byUser: {}, recent: [], maxPerSecond: 0 });

/** Counts what arrives, lane by lane: within any second the most that came is what a limit is held against. */
export const openCalls = (): Calls => {
  const lanes = new Map<Lane, LaneCount>();
  let last: CountedCall[] = [];
  const of = (lane: Lane): LaneCount => {
    const known = lanes.get(lane) ?? none();
    lanes.set(lane, known);
    return known;
  };
  return {
    arrive: (lane, at) => {
      const count = of(lane);
      count.recent = [...count.recent.filter((each) => each > at - second), at];
      count.calls += 1;
      count.maxPerSecond = Math.max(count.maxPerSecond, count.recent.length);
      return count.recent.length;
    },
    note: (call) => {
      const { byStatus, byUser } = of(call.lane);
      const status = String(call.status ?? 'nothing');
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (call.userId !== null) byUser[call.userId] = (byUser[call.userId] ?? 0) + 1;
      last.push(call);
      if (last.length > mostKept) last = last.slice(-mostKept / 2);
    },
    told: () => ({
      lanes: Object.fromEntries(
        [...lanes].map(([lane, { calls, byStatus, byUser, maxPerSecond }]) => [lane, { calls, byStatus, byUser, maxPerSecond }]),
      ),
      last,
    }),
    forget: () => {
      lanes.clear();
      last = [];
    },
  };
};
