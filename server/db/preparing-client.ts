import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { andCommits, boundOf, framed, framedQuery, goesWithNext, type Bound, type Carried, type Frame } from './frame.ts';

/** A plan takes memory of the database for as long as its connection lasts; what comes once is not worth it. */
const mostNamed = 400;
const mostSeen = 4000;
const longest = 8000;

/** In the text of a search: its plan is the same for any words. */
export const sameForAnyWords = '/* the same for any words */';

const isPlannedForWords = (text: string): boolean => text.includes('@@') && !text.includes(sameForAnyWords);

const names = new Map<string, string>();
const seen = new Set<string>();

/**
 * What to prepare a statement as, the same on every connection of this process; undefined to parse and plan it anew, which is most
 * of a small query's time. From its second coming on, for many come only once. No search by words, unless it says `sameForAnyWords`: how
 * many rows have them decides the plan, and a plan for any words would read the whole queue to find a rare one.
 */
export const nameOfStatement = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed || text.length > longest || isPlannedForWords(text)) return known;
  if (!seen.has(text)) {
    if (seen.size >= mostSeen) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

interface Asked extends QueryConfig {
  readonly text: string;
}

const isConfig = (asked: unknown): asked is Asked => typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);

const isUnnamed = (asked: unknown): asked is Asked => isConfig(asked) && (!('name' in asked) || asked.name === undefined);

type Ask = (asked: unknown, ...rest: readonly unknown[]) => unknown;

const named = (asked: unknown, values: unknown): unknown =>
  Array.isArray(values) && values.length > 0 && isUnnamed(asked) ? { ...asked, name: nameOfStatement(asked.text) } : asked;

const nothing: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

const tooLate = ({ text }: Asked): Error => new Error(`After the last statement of a transaction came another: ${text}`);

/** What `pg` keeps of a connection: its types do not tell of it. */
interface Connected {
  readonly connection: { readonly parsedStatements: Readonly<Record<string, string | undefined>> };
}

/**
 * A connection that keeps the statements prepared that come again, and asks for nothing by itself that can go out with something else:
 * `begin` goes with the statement behind it, one whose answer nobody reads with the next (`goesWithNext`), `commit` with the one before it
 * where that says so (`andCommits`). Each would take the database and this process as long as a small statement does, with the rows of the
 * transaction locked meanwhile.
 */
export class PreparingClient extends Client {
  readonly #ask: Ask;
  /** Prepared on this connection by having been asked once. */
  readonly #framed = new Set<Frame>();
  /** How many there were on this connection. */
  #transaction = 0;
  #isInTransaction = false;
  /** A transaction that nothing was asked in yet: the database does not know of it. */
  #isDue = false;
  /** Its last statement took the commit with it. */
  #isOver = false;
  /** What goes with the next statement. */
  #held: readonly Bound[] = [];

  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Ask;
    this.#ask = (asked, ...rest) => query(named(asked, rest[0]), ...rest);
    // As drizzle asks on a connection of its own. A pool of several asks with a function that hears the answer, and never in a transaction.
    const take: Ask = (asked, ...rest) =>
      isConfig(asked) && rest.length === 1 ? this.#take(asked, (rest[0] ?? []) as unknown[]) : this.#ask(asked, ...rest);
    this.query = take as Client['query'];
  }

  async #take(asked: Asked, values: unknown[]): Promise<unknown> {
    const { text } = asked;
    if (text === 'begin') return this.#begin();
    if (text === 'commit' || text === 'rollback') return this.#end(text, asked);
    if (this.#isOver) throw tooLate(asked);
    return this.#hold(asked, values) ? nothing : this.#send(asked, values);
  }

  #frame(name: Frame): Promise<unknown> {
    const answer = this.#ask({ name, text: name }) as Promise<unknown>;
    return answer.then((result) => {
      this.#framed.add(name);
      return result;
    });
  }

  #begin(): Promise<unknown> {
    this.#held = [];
    this.#isOver = false;
    this.#isInTransaction = true;
    this.#transaction += 1;
    if (!this.#framed.has('begin')) return this.#frame('begin');
    this.#isDue = true;
    return Promise.resolve(nothing);
  }

  #end(text: 'commit' | 'rollback', asked: Asked): Promise<unknown> {
    this.#isInTransaction = false;
    if (text === 'commit' && this.#held.length > 0) return this.#commitHeld();
    const isNothingLeft = this.#isDue || this.#isOver;
    this.#isDue = false;
    this.#isOver = false;
    this.#held = [];
    if (isNothingLeft) return Promise.resolve(nothing);
    return text === 'commit' ? this.#frame('commit') : (this.#ask(asked, []) as Promise<unknown>);
  }

  async #commitHeld(): Promise<unknown> {
    const answer = this.#sendFramed({ name: 'commit', text: 'commit' }, [], { before: this.#takeHeld(), commits: false });
    this.#isOver = true;
    try {
      await answer;
    } finally {
      this.#isOver = false;
    }
    this.#framed.add('commit');
    return nothing;
  }

  /** Whether it can wait for the next: it says so, and the database knows it already. */
  #hold({ text, ...asked }: Asked, values: unknown[]): boolean {
    if (!this.#isInTransaction || !text.startsWith(goesWithNext)) return false;
    const name = names.get(text);
    if (name === undefined || (this as unknown as Connected).connection.parsedStatements[name] !== text) return false;
    this.#held = [...this.#held, boundOf({ ...asked, text, name }, values)];
    return true;
  }

  /** What goes with the statement that is sent now. */
  #takeHeld(): readonly Bound[] {
    const held = [...(this.#isDue ? [framed('begin')] : []), ...this.#held];
    this.#isDue = false;
    this.#held = [];
    return held;
  }

  #send(asked: Asked, values: unknown[]): Promise<unknown> {
    if (values.length === 0) return this.#sendText(asked);
    const commits = asked.text.startsWith(andCommits) && this.#framed.has('commit');
    const before = this.#takeHeld();
    return before.length > 0 || commits
      ? this.#sendFramed(asked, values, { before, commits })
      : (this.#ask(asked, values) as Promise<unknown>);
  }

  /** Without values it may be several statements, which are one message anyway and can carry none but `begin`. */
  async #sendText(asked: Asked): Promise<unknown> {
    // What was asked since the savepoint is undone with it.
    if (asked.text.startsWith('rollback to savepoint')) this.#held = [];
    const last = this.#held.at(-1);
    if (last) {
      const { statement: name, text, values } = last;
      const transaction = this.#transaction;
      this.#held = this.#held.slice(0, -1);
      await this.#sendFramed({ name, text }, [...values], { before: this.#takeHeld(), commits: false, isHeld: true });
      if (this.#isOver || !this.#isInTransaction || this.#transaction !== transaction) throw tooLate(asked);
    }
    if (!this.#isDue) return this.#ask(asked, []);
    this.#isDue = false;
    const [, ...results] = (await this.#ask({ ...asked, text: `begin;${asked.text}` })) as unknown[];
    return results.length === 1 ? results[0] : results;
  }

  async #sendFramed(asked: QueryConfig, values: unknown[], carried: Carried): Promise<unknown> {
    // Before it is answered: what came behind it would stand by itself.
    this.#isOver = carried.commits;
    try {
      return await new Promise((resolve, reject) => {
        const done = (error: Error | undefined, answer: unknown): void => (error ? reject(error) : resolve(answer));
        this.#ask(framedQuery(named(asked, values) as QueryConfig, values, carried, done));
      });
    } catch (error) {
      this.#isOver = false;
      throw error;
    }
  }
}
