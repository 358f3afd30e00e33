import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { MediationStatus } from '#contract/mediation.ts';
import { refuse, unreachable, type Result } from '#lib/result.ts';
import { mayMessage, stepMediation, type MediationStep, type MediationStepRefused } from '#machines/lifecycle/mediation.ts';
import { mediation } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { ambiguous, forbidden, notFound, stepRefused, withConflict, type ServerProblem } from '../http/problem.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { unlessChanged, type Taking } from '../stream/take-found.ts';
import { lackRefused } from '../marketplace/lacking.ts';
import { mediationsOf } from './mediation-filter.ts';

const { search: _search, ...columns } = getTableColumns(mediation);
export type LockedMediation = Omit<typeof mediation.$inferSelect, 'search'>;

export const subjectOf = (orderId: string): `mediation:${string}` => `mediation:${orderId}`;

/** The specified calls name the order twice, by its id and by the marketplace's number. Either will do; both must fit. */
export const byName = (id: string | undefined, externalId: string | undefined): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(mediation.orderId, id),
    externalId === undefined ? undefined : eq(saleOrder.externalId, externalId),
  );

/** Finds and locks, then refuses in this order: absent or foreign, one of several, changed since the version decided on. */
export const lockMediationForUpdate = async (
  { tx, actor }: Pick<Taking, 'tx' | 'actor'>,
  which: SQL | undefined,
  ifMatch: number | null,
): Promise<Result<LockedMediation, ServerProblem>> => {
  const [found, another] = await tx
    .select({ mediation: columns })
    .from(mediation)
    .innerJoin(saleOrder, eq(saleOrder.id, mediation.orderId))
    .where(and(which, mediationsOf(actor)))
    .orderBy(mediation.orderId)
    .limit(2)
    .for('update', { of: mediation });
  if (!found) return refuse(notFound());
  if (another) return refuse(ambiguous('Há mais de uma mediação com este número: abra a que você procura e decida nela'));
  return unlessChanged({ tx, actor, ifMatch }, found.mediation, named(found.mediation));
};

const named = ({ orderId, version, status }: LockedMediation) => ({ subject: subjectOf(orderId), version, status });

const factsOf = ({ role }: Actor, { claim }: Pick<LockedMediation, 'claim'>) => ({ party: role, mayMessage: mayMessage(claim) });

export const mayStep = (actor: Actor, found: Pick<LockedMediation, 'status' | 'claim'>, type: MediationStep['type']) =>
  stepMediation(found.status, { type }, factsOf(actor, found));

/** Messages contradict nobody: among twenty of them the person who closed it would not be seen. */
const spoken: readonly MediationStep['type'][] = ['reply', 'hear'];

/** Where the lifecycle takes it, or why not; the second of two is told who was first. */
export const stepTaken = async (
  { tx, actor, ifMatch }: Taking,
  taken: LockedMediation,
  type: MediationStep['type'],
): Promise<Result<MediationStatus, ServerProblem>> => {
  const next = mayStep(actor, taken, type);
  if (next.ok) {
    const lack = await lackRefused(tx, 'mediation', type, taken.accountId);
    return lack ? refuse(lack) : next;
  }
  const conflict = next.error.reason === 'status' ? await conflictSince(tx, named(taken), actor.id, ifMatch ?? 0, spoken) : null;
  return refuse(withConflict(toProblem(next.error), conflict));
};

const statusNames: Readonly<Record<MediationStatus, string>> = {
  open: 'aberta',
  closing: 'sendo encerrada',
  closed: 'encerrada',
};

const toProblem = ({ reason, from }: MediationStepRefused): ServerProblem => {
  switch (reason) {
    case 'role':
      return forbidden();
    case 'status':
      return stepRefused(`Mediação está ${statusNames[from]}`);
    case 'channel':
      return stepRefused('O marketplace não permite enviar mensagem nesta mediação agora');
    default:
      return unreachable(reason);
  }
};
