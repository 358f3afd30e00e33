import { ok, refuse, type Result } from '#lib/result.ts';
import { changedMeanwhile, notFound, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince, type Standing } from './conflict-since.ts';

export type Taking = Pick<WriteContext, 'tx' | 'actor' | 'ifMatch'>;

/** `silent`: types of events that do not contradict this step. */
type Stands = Standing & { readonly silent?: readonly string[] };

/** What is locked already, or the refusal of a decision on something older. */
export const unlessChanged = async <Row>(
  { tx, actor, ifMatch }: Taking,
  row: Row,
  { silent, ...standing }: Stands,
): Promise<Result<Row, ServerProblem>> => {
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch, silent);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(row);
};

/** What a query finds and locks; refuses in this order: absent or foreign, changed since the version decided on. */
export const takeFound = async <Row>(
  context: Taking,
  query: PromiseLike<readonly Row[]>,
  standingOf: (row: Row) => Stands,
): Promise<Result<Row, ServerProblem>> => {
  const [row] = await query;
  return row ? unlessChanged(context, row, standingOf(row)) : refuse(notFound());
};
