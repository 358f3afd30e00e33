import { Query, type QueryConfig } from 'pg';

/** What stands around the statements of a transaction; prepared under its own word on each connection. */
export type Frame = 'begin' | 'commit';

/** In the text of a statement that is the last of its transaction: it goes out together with the commit. */
export const andCommits = '/* and commits */';

/**
 * In the text of a statement whose answer nobody reads: it is held back and goes out together with the next of its transaction, which tells
 * what it could not do. Whoever asked for it is not kept waiting.
 */
export const goesWithNext = '/* goes with the next */';

/** A statement prepared on its connection under `statement`, and its values as they are sent. */
export interface Bound {
  readonly statement: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement takes with it. */
export interface Carried {
  /** Sent before it, in this order: the beginning of its transaction, and what was held back. */
  readonly before: readonly Bound[];
  readonly commits: boolean;
  /** It was held back itself, and goes before what can carry nothing: its failure is told as one that was carried. */
  readonly isHeld?: true;
}

/** A failure of one that was carried is thrown by its carrier, and says of which it is. */
export interface CarriedFailure {
  readonly carried: string;
}

interface Binding extends Pick<Bound, 'statement' | 'values'> {
  readonly valueMapper: (value: unknown) => unknown;
}

/** What `pg` writes with: its types do not tell of it. */
interface Wire {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void };
  readonly bind: (bound: Pick<Bound, 'statement' | 'values'>) => void;
  readonly execute: (config: object) => void;
  readonly sync: () => void;
}

/** What `pg` tells a statement of what is answered: of each that was run its rows, then that it is done; or why it and all behind it were not. */
interface Answered {
  handleRowDescription: (message: unknown) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: unknown) => void;
  handleError: (error: Error, connection: unknown) => void;
}

type Done = (error: Error | undefined, result: unknown) => void;
type Submitted = Parameters<Query['submit']>[0];

const run = (wire: Wire, bound: Bound): void => {
  wire.bind(bound);
  wire.execute({});
};

export const framed = (frame: Frame): Bound => ({ statement: frame, text: frame, values: [] });

const nothing = (): void => undefined;

/**
 * What `pg` would send of a statement that is prepared.
 * @throws What `pg` tells of values that can not be written.
 */
export const boundOf = (asked: QueryConfig & { readonly name: string }, values: unknown[]): Bound => {
  const found: { bound?: Bound; error?: Error } = {};
  const query = new Query(asked, values, (error: Error | undefined) => {
    if (error) found.error = error;
  });
  const recorder = {
    stream: {},
    parsedStatements: { [asked.name]: asked.text },
    submittedNamedStatements: {},
    bind: ({ statement, values: bare, valueMapper }: Binding): void => {
      found.bound = { statement, text: asked.text, values: bare.map((value) => valueMapper(value)) };
    },
    describe: nothing,
    execute: nothing,
    sync: nothing,
    close: nothing,
  };
  const refused = query.submit(recorder as unknown as Submitted) as unknown as Error | null;
  if (found.bound) return found.bound;
  throw refused ?? found.error ?? new Error(`Nothing was bound of ${asked.name}`);
};

/**
 * A statement that takes with it what comes before it in its transaction, and the end of that: one message to the database and one answer,
 * where each was one of its own. They end with one sync, so that of what failed nothing behind is run: without a beginning there is no
 * statement, and without the statement no commit. Whatever of them fails is the failure of this one (`CarriedFailure`). All but this must be
 * prepared on that connection.
 */
export const framedQuery = (asked: QueryConfig, values: unknown[], { before, commits, isHeld }: Carried, done: Done): Query => {
  const query = new Query(asked, values, done);
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    const wire = connection as unknown as Wire;
    let isRun = false;
    const execute = (config: object): void => {
      wire.execute(config);
      isRun = true;
    };
    // Of a statement whose values can not be written only the sync comes.
    const sync = (): void => {
      if (commits && isRun) run(wire, framed('commit'));
      wire.sync();
    };
    wire.stream.cork();
    try {
      for (const bound of before) run(wire, bound);
      // What it answers is why it was not written at all, which `pg` tells whoever asked.
      return submit(Object.create(wire, { execute: { value: execute }, sync: { value: sync } }) as typeof connection);
    } finally {
      wire.stream.uncork();
    }
  };

  let completed = 0;
  const isOwn = (): boolean => completed === before.length;
  const answered = query as unknown as Answered;
  const { handleRowDescription, handleDataRow, handleCommandComplete, handleError } = answered;
  answered.handleRowDescription = (message) => {
    if (isOwn()) handleRowDescription.call(query, message);
  };
  answered.handleDataRow = (message) => {
    if (isOwn()) handleDataRow.call(query, message);
  };
  answered.handleCommandComplete = (message, connection) => {
    if (isOwn()) handleCommandComplete.call(query, message, connection);
    completed += 1;
  };
  answered.handleError = (error, connection) => {
    const carried = before[completed]?.text ?? (isHeld && asked.text);
    // What the database says, not that it is gone.
    const isOfCarried = carried !== undefined && 'severity' in error;
    handleError.call(query, isOfCarried ? Object.assign(error, { carried } satisfies CarriedFailure) : error, connection);
  };
  return query;
};
