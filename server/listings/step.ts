import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { reactivationPolicyOf } from '#machines/lifecycle/reactivation.ts';
import {
  stepListing,
  type LastingStep,
  type LeaseFact,
  type ListingFacts,
  type ListingStand,
  type ListingStep,
  type ListingStepRefused,
  type StandAfter,
} from '#machines/lifecycle/listing.ts';
import {
  changedMeanwhile,
  forbidden,
  heldByOther,
  judgedBlind,
  leaseRequired,
  stepRefused,
  withConflict,
  type ServerProblem,
} from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { contradictionSince, namedSince } from './conflict.ts';
import { goneOf } from './gone.ts';
import { lockListing, type LockedListing } from './lock-listing.ts';

/** A listing that may take a step, and where it then stands. */
export interface Stepped<Step extends ListingStep = LastingStep> {
  readonly locked: LockedListing;
  readonly status: StandAfter<Step>;
}

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. */
export const takeListing = async (context: WriteContext, publishId: string): Promise<Result<LockedListing, ServerProblem>> => {
  const { tx, actor, clock, ifMatch } = context;
  const locked = await lockListing(tx, publishId, { actor, now: clock(), decidedAt: decidedAtOf(context) });
  if (!locked) return refuse(await goneOf(tx, publishId, actor));
  if (locked.isJudgedBlind) return refuse(judgedBlind());
  const isNewest = ifMatch === null || ifMatch >= locked.row.version;
  const conflict = isNewest ? null : await contradictionSince(tx, locked.row, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(locked);
};

/** The lifecycle decides, with the lease as a fact (decision 24). */
export const stepLocked = async <Step extends ListingStep>(
  context: WriteContext,
  locked: LockedListing,
  step: Step,
  /** In a deal, or on the marketplace: only steps that ask for it are told. */
  { isLocked = false, mayBeThere = true }: Partial<Pick<ListingFacts, 'isLocked' | 'mayBeThere'>> = {},
): Promise<Result<Stepped<Step>, ServerProblem>> => {
  const { settings, actor } = context;
  const lease = leaseFactOf(context, locked);
  const reactivation = reactivationPolicyOf(locked.row.subStatus);
  const facts = { party: actor.role, lease, leases: settings.LEASES, isLocked, reactivation, mayBeThere };
  const next = stepListing(locked.row.status, step, facts);
  if (next.ok) return ok({ locked, status: next.value });
  return refuse(await toProblem(next.error, context, locked));
};

/** So long after its holder's connection is gone a lease ends, in milliseconds: what comes later can not show the one it was decided under. */
const outlivesLeaseMs = 60_000;

/** Only who says which version they decided on may have decided earlier: that version is what stands in for the lease. */
const decidedAtOf = ({ clock, ifMatch, decided }: WriteContext): Date => (ifMatch === null ? clock() : decided.at);

const leaseFactOf = (context: WriteContext, { holder }: LockedListing): LeaseFact => {
  if (holder) return holder.id === context.actor.id ? 'mine' : 'other';
  return context.clock().getTime() - decidedAtOf(context).getTime() > outlivesLeaseMs ? 'mine' : 'free';
};

const statusNames: Readonly<Record<ListingStand, string>> = {
  pending: 'pendente',
  refused: 'recusado',
  processing: 'em processamento',
  active: 'ativo',
  paused: 'pausado',
  removed: 'excluído',
};

/** One that is locked takes fewer steps, and one that is not has nothing to unlock. */
const saysLock = (step: ListingStep['type']): ServerProblem =>
  stepRefused(step === 'unlock' ? 'Anúncio não está travado' : 'Anúncio está travado');

const toProblem = async (
  { reason, from, step }: ListingStepRefused,
  { tx, actor, ifMatch }: WriteContext,
  { row, holder }: LockedListing,
): Promise<ServerProblem> => {
  switch (reason) {
    case 'role':
      return forbidden();
    case 'heldByOther':
      return heldByOther(holder?.name ?? '');
    case 'leaseRequired':
      return leaseRequired();
    case 'noWarnings':
      return stepRefused('Informe ao menos uma observação');
    case 'lock':
      return saysLock(step);
    case 'reactivation':
      return stepRefused('Quem pausou este anúncio foi o marketplace: ele não volta por aqui');
    case 'published':
      return stepRefused('Só se exclui o anúncio que nunca foi publicado, e do qual nada está sendo enviado');
    case 'status':
      // Also without If-Match the second of two is told who was first.
      return withConflict(stepRefused(`Anúncio já está ${statusNames[from]}`), await namedSince(tx, row, actor.id, ifMatch ?? 0));
    default:
      return unreachable(reason);
  }
};

/** Part 1, section 3: a kit's page omits this warning, and so a kit has none of it. */
export const kitHasNoGtin = (): ServerProblem => stepRefused('Anúncio de kit não tem EAN / GTIN a corrigir');
