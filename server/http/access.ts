import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { readToken } from '../session/read-token.ts';
import { resumeSession, type LiveSession } from '../session/session-store.ts';
import type { Actor } from './actor.ts';
import { companyBlocked, forbidden, sessionEnded, type ServerProblem } from './problem.ts';

/** The contract's own table decides who may call; nothing else is asked, least of all the console (decisions 5 and 18–20). */
const mayCall = ({ roles, moneyOnly }: Call, { role, isMoneyManager }: Actor): boolean =>
  roles === 'anyone' || (roles.includes(role) && (!moneyOnly || role !== 'seller' || isMoneyManager));

/** Who asks, if they have a session and a role that may: 401 before 403. */
export const letIn = async (line: Call, request: FastifyRequest, db: Db, clock: Clock): Promise<Result<LiveSession, ServerProblem>> => {
  const token = readToken(request.headers);
  const live = token === null ? null : await resumeSession(db, token, clock());
  if (!live) return refuse(sessionEnded());
  if (!mayCall(line, live.actor)) return refuse(forbidden());
  return live.isCompanyBlocked && !line.whileBlocked ? refuse(companyBlocked()) : ok(live);
};
