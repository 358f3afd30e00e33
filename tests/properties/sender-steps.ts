import * as fc from 'fast-check';
import type { z } from 'zod';
import type { Script } from '#server/fake-mercadolivre/faults.ts';
import type { Door } from '../support/hub-process.ts';
import { accounts, listings, questions, skus } from './sender-world.ts';

type Faults = NonNullable<z.input<typeof Script>['faults']>;

/** What a history is made of. Whatever can not be done where it stands is refused by the hub, and no harm. */
export type Step =
  | { readonly do: 'price' | 'edit'; readonly listing: number; readonly price: number }
  /** Drawn in no history: what one account refused may be moved, and what was said of it was rightly said by the first. */
  | { readonly do: 'move'; readonly listing: number; readonly to: number }
  | { readonly do: 'stock'; readonly sku: number; readonly stock: number }
  | { readonly do: 'approve' | 'return' | 'pause' | 'activate'; readonly listing: number }
  /** By a buyer, and by its seller on the marketplace's own page: the hub hears of neither. */
  | { readonly do: 'soldThere'; readonly listing: number; readonly pieces: number }
  | { readonly do: 'pausedThere'; readonly listing: number }
  | { readonly do: 'answer'; readonly question: number; readonly text: string }
  | {
      readonly do: 'pauseAccount' | 'resumeAccount' | 'disconnect' | 'connect' | 'revokeThere' | 'send' | 'discard';
      readonly account: number;
    }
  | { readonly do: 'retry'; readonly which: number }
  | { readonly do: 'faults'; readonly faults: Faults }
  | { readonly do: 'run'; readonly process: number; readonly door: Door | null }
  | { readonly do: 'kill'; readonly process: number }
  | { readonly do: 'breakDatabase'; readonly process: number; readonly which: number }
  | { readonly do: 'restartFake' }
  | { readonly do: 'away'; readonly isAway: boolean }
  | { readonly do: 'pass'; readonly ms: number };

export interface History {
  readonly steps: readonly Step[];
  /** How far the clock of the second process is wrong. */
  readonly skewMs: number;
  /** So long a new item is found there by no search. */
  readonly searchLagMs: number;
}

const index = (list: readonly unknown[]) => fc.nat(list.length - 1);
const listing = index(listings);
const account = index(accounts);
const process = fc.nat(1);
const doing = <Name extends Step['do']>(...names: readonly Name[]) => fc.constantFrom(...names);

const when = fc.constantFrom('before' as const, 'after' as const);
const refusal = (status: number, error: string, message = error) => ({
  kind: 'answer' as const,
  status,
  body: { message, error, status, cause: [] },
});

/** Every kind of server/fake-mercadolivre/faults.ts. */
const kind = fc.oneof(
  fc.record({
    kind: fc.constant('throttled' as const),
    form: fc.constantFrom('json' as const, 'text' as const, 'claims' as const, 'empty' as const),
    retryAfter: fc.constantFrom(1, 30),
  }),
  fc.constant({ kind: 'conflict' as const }),
  fc.record({ kind: fc.constant('error' as const), status: fc.constantFrom(500, 502, 503, 504), when }),
  fc.record({ kind: fc.constant('silence' as const), when }),
  fc.record({ kind: fc.constant('break' as const), when }),
  fc.record({ kind: fc.constant('html' as const), status: fc.constantFrom(200, 403, 502), when }),
  fc.constantFrom({ kind: 'empty' as const }, { kind: 'cut' as const }, { kind: 'tear' as const }, { kind: 'newField' as const }),
  fc.record({
    kind: fc.constant('nulled' as const),
    field: fc.constantFrom('id', 'status', 'price', 'results', 'answer', 'seller_custom_field'),
  }),
  fc.constant({ kind: 'nulled' as const }),
  fc.record({ kind: fc.constant('unknownWord' as const), field: fc.constantFrom('status', 'id', 'title') }),
  fc.record({ kind: fc.constant('hugeNumber' as const), field: fc.constantFrom('available_quantity', 'price', 'expires_in', 'id') }),
  fc.record({ kind: fc.constant('slow' as const), ms: fc.constantFrom(10, 20_000) }),
  fc.constantFrom(
    refusal(400, 'validation_error', 'Não.'),
    refusal(401, 'unauthorized'),
    refusal(403, 'forbidden', 'PolicyAgent'),
    refusal(404, 'not_found'),
    refusal(429, 'too_many_requests'),
  ),
);
const where = fc.constantFrom<{ readonly method?: 'GET' | 'POST' | 'PUT'; readonly path?: string }>(
  {},
  // Most goes wrong around what has an effect.
  { method: 'POST', path: '/items' },
  { method: 'POST', path: '/items' },
  { method: 'PUT', path: '/items' },
  { method: 'POST', path: '/answers' },
  { method: 'GET' },
  { path: '/oauth/token' },
);
const fault = fc
  .tuple(kind, where, fc.record({ skip: fc.constantFrom(0, 0, 0, 1, 2), times: fc.integer({ min: 1, max: 3 }) }))
  .map(([what, ...which]): Faults[number] => Object.assign({}, what, ...which) as Faults[number]);

const door = fc.record({
  passing: fc.nat(2),
  at: when,
  ends: fc.constantFrom('held' as const, 'held' as const, 'dies' as const),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: doing('price', 'edit'), listing, price: fc.constantFrom(1990, 5000, 12_345) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stock' as const), sku: index(skus), stock: fc.constantFrom(0, 1, 7) }) },
  { weight: 8, arbitrary: fc.record({ do: doing('approve', 'approve', 'return', 'pause', 'activate'), listing }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('soldThere' as const), listing, pieces: fc.constantFrom(1, 2, 7) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pausedThere' as const), listing }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('answer' as const), question: index(questions), text: fc.constantFrom('Serve.', 'Não serve.') }),
  },
  { weight: 1, arbitrary: fc.record({ do: doing('pauseAccount', 'resumeAccount', 'disconnect', 'revokeThere'), account }) },
  { weight: 1, arbitrary: fc.record({ do: doing('connect', 'send', 'discard'), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), which: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('faults' as const), faults: fc.array(fault, { minLength: 1, maxLength: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('run' as const), process, door: fc.option(door) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), process }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('breakDatabase' as const), process, which: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restartFake' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('away' as const), isAway: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1000, 16_000, 61_000, 130_000, 7 * 3_600_000) }),
  },
);

export const history: fc.Arbitrary<History> = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 20, size: 'max' }),
  skewMs: fc.constantFrom(0, 0, -4000, 4000),
  searchLagMs: fc.constantFrom(0, 60_000),
});
