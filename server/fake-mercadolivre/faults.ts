import { z } from 'zod';
import type { Lane } from './fake-route.ts';

const limited = z.enum(['read', 'write', 'messages', 'auth']);

const Which = {
  /** Only calls of this lane, method, beginning of the path, and user. */
  lane: limited.optional(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  path: z.string().optional(),
  userId: z.int().optional(),
  /** So many fitting calls pass before it strikes. */
  skip: z.int().min(0).default(0),
  /** So often it strikes; null: until the script is cleared. */
  times: z.int().min(1).nullable().default(1),
};

/** Before: the call has no effect. After: it had all of it, and the answer does not say so. */
const when = z.enum(['before', 'after']);

const fault = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ ...Which, kind: z.literal(kind), ...fields });

/** The forms in which a 429 has been seen: JSON, the gateway's bare text, the claims family's, and nothing at all. */
const throttledForms = ['json', 'text', 'claims', 'empty'] as const;

export const Fault = z.discriminatedUnion('kind', [
  fault('throttled', { form: z.enum(throttledForms).default('json'), retryAfter: z.int().min(0).optional() }),
  /** 409 `item optimistic locking error`. */
  fault('conflict', {}),
  fault('error', { status: z.int().min(500).max(599).default(500), when: when.default('before') }),
  /** No answer comes; the connection stays open until the caller has had enough, or for so long. */
  fault('silence', { when, ms: z.int().min(0).default(120_000) }),
  /** The connection is cut without a word. */
  fault('break', { when }),
  fault('html', { status: z.int().min(200).max(599).default(502), when: when.default('before') }),
  /** Success, and no body. */
  fault('empty', {}),
  /** The first half of the body, as if that were all. */
  fault('cut', {}),
  /** Half of the promised bytes, then the end of the connection. */
  fault('tear', {}),
  /** Null where there was an object or a list: all of them, or the one named. */
  fault('nulled', { field: z.string().optional() }),
  /** A word nobody has heard of as the value of this field, wherever it stands. */
  fault('unknownWord', { field: z.string().default('status'), word: z.string().default('teleported') }),
  fault('newField', { field: z.string().default('field_of_tomorrow') }),
  /** A number no counter holds. */
  fault('hugeNumber', { field: z.string() }),
  /** Answers late, as it would have. */
  fault('slow', { ms: z.int().min(0) }),
  /** Any answer at all, without the effect. */
  fault('answer', { status: z.int().min(200).max(599), body: z.unknown(), headers: z.record(z.string(), z.string()).optional() }),
]);
export type Fault = z.output<typeof Fault>;

export const Limit = z.strictObject({
  lane: limited,
  perSecond: z.int().min(1),
  form: z.enum(throttledForms).default('json'),
});
export type Limit = z.output<typeof Limit>;

/** A script replaces the one before it; an empty one clears it. */
export const Script = z.strictObject({ faults: z.array(Fault).default([]), limits: z.array(Limit).default([]) });
export type Script = z.output<typeof Script>;

export interface FaultyCall {
  readonly lane: Lane;
  readonly method: string;
  readonly path: string;
  readonly userId: number | null;
}

const fits = ({ lane, method, path, userId }: Fault, call: FaultyCall): boolean =>
  (lane === undefined || lane === call.lane) &&
  (method === undefined || method === call.method) &&
  (path === undefined || call.path.startsWith(path)) &&
  (userId === undefined || userId === call.userId);

interface Scripted {
  readonly fault: Fault;
  skip: number;
  left: number;
}

export interface Faults {
  readonly script: (script: Script) => void;
  /** The first scripted fault that fits strikes, and is spent by it. */
  readonly strike: (call: FaultyCall) => Fault | null;
  readonly limitOf: (lane: Lane) => Limit | null;
  /** What has not struck yet: a test that ends with some left did not test what it says. */
  readonly left: () => readonly Fault[];
}

export const openFaults = (): Faults => {
  let scripted: Scripted[] = [];
  let limits: readonly Limit[] = [];
  return {
    script: (script) => {
      scripted = script.faults.map((each) => ({ fault: each, skip: each.skip, left: each.times ?? Infinity }));
      limits = script.limits;
    },
    strike: (call) => {
      for (const each of scripted) {
        if (each.left === 0 || !fits(each.fault, call)) continue;
        if (each.skip > 0) {
          each.skip -= 1;
          continue;
        }
        each.left -= 1;
        return each.fault;
      }
      return null;
    },
    limitOf: (lane) => limits.find((limit) => limit.lane === lane) ?? null,
    left: () => scripted.filter(({ left, fault: { times } }) => left > 0 && times !== null).map(({ fault: each }) => each),
  };
};
