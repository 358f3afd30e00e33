import { z } from 'zod';
import { listOf } from './list-of.ts';

export const Role = z.enum(['seller', 'reviewer', 'superuser']);
export type Role = z.infer<typeof Role>;

/** So many days the server knows an Idempotency-Key: a write sent again under an older one is done a second time. */
export const answersKeptDays = 35;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One line of the API contract. Client functions, server routes, OpenAPI and the contract tests all derive from it;
 * neither side owns it. Paths are relative to `/v2` (decision 1).
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  /** `{name}` marks a path parameter; every one has its key in `params`. */
  readonly path: `/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** The roles that may call it; `anyone` needs no session. The server decides with this table, the console only reads it. */
  readonly roles: readonly Role[] | 'anyone';
  /** Also open to a seller who is money manager, and to no other seller (decision 20). */
  readonly moneyOnly: boolean;
  /** Also open to the sellers of a blocked company: who they are, what their company is, and the way out; nothing else is. */
  readonly whileBlocked: boolean;
  /** Not in the specification: may be missing at a provider's API (decisions 2 and 3). */
  readonly ours: boolean;
  /** A read that the server itself may be twenty seconds at: clients wait for its answer as long as for that of a write. */
  readonly isSlow: boolean;
  /** How the answer travels: parsed JSON, server-sent events, or bytes. */
  readonly answer: 'json' | 'stream' | 'bytes';
}

/** What a call says beside its name and path. */
interface CallOptions<Params, Query, Body, Reply>
  extends Pick<Call, 'roles'>, Partial<Pick<Call, 'whileBlocked' | 'moneyOnly' | 'ours' | 'isSlow' | 'answer'>> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
}

const Nothing = z.object({});
type Nothing = typeof Nothing;

/**
 * Makes data and nothing else: a build leaves out the calls that nobody of a page makes.
 *
 * @param line Method and path, as in 'GET /kit/{id}'.
 */
/* @__NO_SIDE_EFFECTS__ */
export const call = <
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  name: string,
  line: `${Method} ${Call['path']}`,
  options: CallOptions<Params, Query, Body, Reply>,
): Call<Params, Query, Body, Reply> => {
  const [method, path] = line.split(' ') as [Method, Call['path']];
  return {
    moneyOnly: false,
    whileBlocked: false,
    ours: false,
    isSlow: false,
    answer: 'json',
    ...options,
    name,
    method,
    path,
    params: (options.params ?? Nothing) as Params,
    query: (options.query ?? Nothing) as Query,
    body: (options.body ?? z.undefined()) as Body,
  };
};

export const everyRole = ['seller', 'reviewer', 'superuser'] as const satisfies readonly Role[];

/** The roles that may call it, for the command that sends it. */
export const callersOf = ({ roles }: Pick<Call, 'roles'>): readonly Role[] => (roles === 'anyone' ? everyRole : roles);

/** An instant: ISO 8601 in UTC (decision 11). */
export const Instant = z.iso.datetime();

/**
 * The specified list answer (part 2, section 3, 'Table response'); `next` is ours, the keyset cursor (decision 2). Pages that follow a
 * cursor say the total their walk began with. `isAtLeast`, ours too, says that there are more than `total` (decision 11).
 */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: listOf(item),
    page: z.int(),
    pages: z.int(),
    limit: z.int(),
    total: z.int(),
    isAtLeast: z.literal(true).optional(),
    next: z.string().nullable(),
  });

const pageNumber = z.coerce.number().int().min(1).max(100_000);

/** Of a call about one thing. */
export const byId = z.object({ id: z.string().min(1).max(64) });

/** Ids as the client sends lists in a query: comma-separated. */
export const idsUpTo = (most: number) =>
  z
    .string()
    .max(66 * most)
    .transform((joined) => joined.split(','))
    .pipe(z.array(z.string().min(1).max(64)).max(most));

/** How every list is asked for, beside its filter. */
export const listQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  /** From 1, for tables. */
  page: pageNumber.optional(),
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
  /** Exactly these, comma-separated, whatever the filter: how consoles refresh rows in one call. */
  ids: idsUpTo(100).optional(),
};

/** Of a list that is only ever read by page number. */
export const numberedQuery = {
  limit: listQuery.limit,
  page: pageNumber.default(1),
  ids: listQuery.ids,
  /** How many a page before said there are: told back, and counted again only where this page has not the rows it then should, or is the last of them. */
  total: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
};
