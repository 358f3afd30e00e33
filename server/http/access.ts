import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import type { KeptAnswer } from '../ledger/once.ts';
import { readToken } from '../session/read-token.ts';
import { holdSession, resumeSession, type LiveSession } from '../session/session-store.ts';
import type { Actor } from './actor.ts';
import { companyBlocked, forbidden, sessionEnded, type ServerProblem } from './problem.ts';

/** The contract's own table decides who may call; nothing else is asked, least of all the console (decisions 5 and 18–20). */
const mayCall = ({ roles, moneyOnly }: Call, { role, isMoneyManager }: Actor): boolean =>
  roles === 'anyone' || (roles.includes(role) && (!moneyOnly || role !== 'seller' || isMoneyManager));

/** 401 before 403. */
const judge = (line: Call, live: LiveSession | null): Result<LiveSession, ServerProblem> => {
  if (!live) return refuse(sessionEnded());
  if (!mayCall(line, live.actor)) return refuse(forbidden());
  return live.isCompanyBlocked && !line.whileBlocked ? refuse(companyBlocked()) : ok(live);
};

/** The session of the person who asks, if they have one and a role that may. */
export const letIn = async (line: Call, request: FastifyRequest, db: Db, clock: Clock): Promise<Result<LiveSession, ServerProblem>> => {
  const token = readToken(request.headers);
  // What a page asks by itself, a stream among it, does not keep a session alive. (decision 0167)
  const isUse = request.headers['unattended'] === undefined && line.answer !== 'stream';
  return judge(line, token === null ? null : await resumeSession(db, token, clock(), isUse));
};

/** Undoes the transaction and passes by the ledger: kept there, it would be their answer after the next login too. */
export class LetOut extends Error {
  override readonly name = 'LetOut';
  readonly problem: ServerProblem;
  constructor(problem: ServerProblem) {
    super(problem.body.code);
    this.problem = problem;
  }
}

/**
 * The last of each write, in its transaction: the person who was let in may still do this, in the role and company of then. Meanwhile a
 * body came in slowly or a lock was waited for. (decision 0132) What they are answered is kept by the same statement. (decision 0155)
 *
 * @throws {LetOut} where they may not.
 */
export const stayLetIn = async (
  line: Call,
  { sessionId, actor: { role, sellerId } }: LiveSession,
  { tx, clock, kept }: { readonly tx: Tx; readonly clock: Clock; readonly kept: KeptAnswer | null },
): Promise<void> => {
  const still = judge(line, await holdSession(tx, sessionId, clock(), kept));
  if (!still.ok) throw new LetOut(still.error);
  const { actor } = still.value;
  if (actor.role !== role || actor.sellerId !== sellerId) throw new LetOut(sessionEnded());
};
