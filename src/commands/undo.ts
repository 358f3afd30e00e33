import { ok, refuse, type Result } from '#lib/result.ts';
import type { Say } from '#locale/translate.ts';
import type { Target } from './command.ts';
import type { RecentDeed } from './recent.ts';
import { run, storageFailedSay } from './run.ts';
import { commandKey } from './view.ts';
import type { Workbench } from './workbench.tsx';

/** Intents withdrawn before they were sent, and intents whose inverse was recorded. */
export interface Undone {
  readonly withdrawn: readonly string[];
  readonly reversed: readonly string[];
}

/** Takes one intent back: withdrawn while it is held, else by its inverse command where there is one (decision 23). */
export const undo = async (workbench: Workbench, intentId: string): Promise<Result<Undone, Say>> => {
  const withdrawn = await workbench.ledger.act(({ outbox, activity }) => {
    const stage = outbox.entriesById[intentId]?.stage;
    if (stage === 'recorded') return ok([{ type: 'intent.withdrawn.v1', intentId } as const]);
    if (stage === 'rejected') return refuse('rejected' as const);
    return refuse(activity.deedsById[intentId]?.outcome === 'withdrawn' ? ('withdrawn' as const) : ('sent' as const));
  });
  if (withdrawn.ok) {
    workbench.recent.forget(intentId);
    return ok({ withdrawn: [intentId], reversed: [] });
  }
  switch (withdrawn.error) {
    case 'rejected':
      return refuse({ key: 'outbox.undoRejected' });
    case 'withdrawn':
      return refuse({ key: 'outbox.undoAlready' });
    case 'sent':
      return reverse(workbench, intentId);
    default:
      return refuse(storageFailedSay(withdrawn.error));
  }
};

const reverse = async (workbench: Workbench, intentId: string): Promise<Result<Undone, Say>> => {
  const deed = workbench.recent.find(intentId);
  if (!deed) return refuse({ key: 'outbox.undoElsewhere' });
  const { intent } = deed;
  const inverse = workbench.index.get(commandKey(intent))?.inverseOf?.(intent.args, intentId);
  const command = workbench.commands.find(({ name }) => name === inverse?.command);
  if (!inverse || !command) return refuse({ key: 'outbox.undoImpossible' });

  const target: Target = {
    subject: intent.subject,
    label: intent.label,
    // Read when the inverse is decided and not before: between the two the intent may settle, and an older answer without it would say
    // that there is nothing to take back.
    get base() {
      return baseAfter(workbench, deed);
    },
  };
  const asked = await run(workbench, command, [{ args: inverse.args, target }], { isUndoable: false });
  const [refused] = asked.refused;
  if (refused) return refuse(refused.say);
  workbench.recent.forget(intentId);
  return ok({ withdrawn: [], reversed: [intentId] });
};

/** The newest answer of the server about it; where none is at hand, what the operator saw after deciding. */
const baseAfter = ({ baseOf, index, actor }: Workbench, { intent, target }: RecentDeed): unknown => {
  const known = baseOf(intent.subject);
  if (known !== null) return known;
  const after = index.get(commandKey(intent))?.apply(target?.base, intent.args, actor());
  return after?.ok ? after.value : target?.base;
};

/** Takes back what this tab did last; a batch as a whole. What can not be taken back stays and says why. */
export const undoLast = async (workbench: Workbench): Promise<Result<Undone, Say>> => {
  const outcomes: Result<Undone, Say>[] = [];
  for (const { intent } of workbench.recent.last().toReversed()) outcomes.push(await undo(workbench, intent.id));
  const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const [refused] = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  if (done.length === 0) return refuse(refused ?? { key: 'outbox.undoNothing' });
  return ok({ withdrawn: done.flatMap(({ withdrawn }) => withdrawn), reversed: done.flatMap(({ reversed }) => reversed) });
};
