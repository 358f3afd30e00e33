import { Query, type QueryConfig } from 'pg';

/** What stands around the statements of a transaction; prepared under its own word on each connection. */
export type Frame = 'begin' | 'commit';

/** In the text of a statement that is the last of its transaction: it goes out together with the commit. */
export const andCommits = '/* and commits */';

/** Which ends of its transaction a statement takes with it. */
export interface Ends {
  readonly begins: boolean;
  readonly commits: boolean;
}

/** What `pg` writes with: its types do not tell of it. */
interface Wire {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void };
  readonly bind: (config: { readonly statement: Frame }) => void;
  readonly execute: (config: object) => void;
  readonly sync: () => void;
}

/** What `pg` tells a statement of its answer: that it is done, once for each one run. */
interface Answered {
  handleCommandComplete: (message: unknown, connection: unknown) => void;
}

type Done = (error: Error | undefined, result: unknown) => void;

const run = (wire: Wire, statement: Frame): void => {
  wire.bind({ statement });
  wire.execute({});
};

/**
 * A statement that takes the beginning of its transaction with it, or the end, or both: one message to the database and one answer, where
 * each was one of its own. They end with one sync, so that of what failed nothing behind is run: without a beginning there is no statement,
 * and without the statement no commit. Both words must be prepared on that connection.
 */
export const framedQuery = (asked: QueryConfig, values: unknown[], { begins, commits }: Ends, done: Done): Query => {
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
      if (commits && isRun) run(wire, 'commit');
      wire.sync();
    };
    wire.stream.cork();
    try {
      if (begins) run(wire, 'begin');
      // What it answers is why it was not written at all, which `pg` tells whoever asked.
      return submit(Object.create(wire, { execute: { value: execute }, sync: { value: sync } }) as typeof connection);
    } finally {
      wire.stream.uncork();
    }
  };

  const answered = query as unknown as Answered;
  const handleOwn = answered.handleCommandComplete.bind(query);
  const own = begins ? 1 : 0;
  let completed = 0;
  answered.handleCommandComplete = (message, connection) => {
    if (completed === own) handleOwn(message, connection);
    completed += 1;
  };
  return query;
};
