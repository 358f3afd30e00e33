import type { Target } from '#commands/command.ts';
import { returnDraftFact } from '#commands/returned-draft.ts';
import { commandKey, viewOf } from '#commands/view.ts';
import type { Drafts } from '#events/projections/drafts.ts';
import type { Fact, Intent } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { RecentDeed } from './recent.ts';
import { run, storageFailedSay } from './run.ts';
import type { Workbench } from './workbench.tsx';

/** What was taken back, as it is called. */
export type UndoneIntent = Pick<Intent, 'id' | 'command' | 'version' | 'label'>;

/** Intents withdrawn before they were sent, and intents whose inverse was recorded. */
export interface Undone {
  readonly withdrawn: readonly UndoneIntent[];
  readonly reversed: readonly UndoneIntent[];
}

/** Why nothing was taken back, and of what, where that is known: by then another thing is under the hand. */
export type NotUndone = Message & { readonly label?: string };

/**
 * Takes one intent back: withdrawn while it is held, else by its inverse command where there is one (decision 23). What was written in
 * one that is withdrawn goes back to where it was written; of one that was sent the server has it, and it stays there (decision 0137).
 */
export const undo = async (workbench: Workbench, intentId: string, isAlone = true): Promise<Result<Undone, NotUndone>> => {
  let held: readonly Intent[] = [];
  const withdrawn = await workbench.ledger.act(({ outbox, activity, drafts }) => {
    const entry = outbox.entriesById[intentId];
    const stage = entry?.stage;
    if (entry && stage === 'recorded') {
      held = [entry.intent];
      const back = givenBack(workbench, entry.intent, drafts, workbench.baseOf(entry.intent.subject));
      return ok([
        { type: 'intent.withdrawn.v1', intentId },
        ...(isAlone && entry.intent.suggestion?.answer !== 'taken' ? back : back.filter(isNoMark)),
      ]);
    }
    if (stage === 'rejected') return refuse('rejected' as const);
    return refuse(activity.deedsById[intentId]?.outcome === 'withdrawn' ? ('withdrawn' as const) : ('sent' as const));
  });
  if (withdrawn.ok) {
    workbench.recent.forget(intentId, null);
    return ok({ withdrawn: held, reversed: [] });
  }
  switch (withdrawn.error) {
    case 'rejected':
      return refuse({ key: 'outbox.undoRejected', label: workbench.ledger.state().outbox.entriesById[intentId]?.intent.label ?? '' });
    case 'withdrawn':
      return refuse({ key: 'outbox.undoAlready' });
    case 'sent':
      return reverse(workbench, intentId);
    default:
      return refuse(storageFailedSay(withdrawn.error));
  }
};

/**
 * Marks are what a person put on one listing: of fifty refused together nobody would see as many drafts (decision 0088), and of a
 * suggestion nothing is marked (0101).
 */
const isNoMark = ({ type }: Fact): boolean => type !== 'review.warningsDrafted.v1';

/**
 * In the same append as what ends the intent: neither lost nor there twice.
 * @param base The newest answer that is known of its subject; null where none is.
 */
export const givenBack = ({ index }: Pick<Workbench, 'index'>, intent: Intent, drafts: Drafts, base: unknown): readonly Fact[] => {
  const command = index.get(commandKey(intent));
  const draft = command?.draftFrom(intent.args, drafts, base);
  if (draft) return [draft];
  const written = command?.isGivenBack === true ? command.writtenIn(intent.args) : null;
  return written ? [returnDraftFact(drafts.formsByName, intent.subject, written)] : [];
};

/**
 * A rejected intent leaves the tray and what was written in it goes back to its form. Refused where no form would take it as things are
 * now: then it would stand nowhere.
 */
export const restoreDraft = async (workbench: Workbench, intentId: string, base: unknown): Promise<Result<void, Message>> => {
  const { ledger, index, actor } = workbench;
  const done = await ledger.act<Message>(({ outbox, drafts }) => {
    const entry = outbox.entriesById[intentId];
    if (entry?.stage !== 'rejected') return ok([]);
    const { intent } = entry;
    const may = index.get(commandKey(intent))?.isPossible(viewOf(base, intent.subject, outbox, index, actor()), actor());
    if (may?.ok === false) return may;
    return ok([{ type: 'intent.dismissed.v1', intentId }, ...givenBack(workbench, intent, drafts, base)]);
  });
  if (done.ok) return done;
  return refuse('key' in done.error ? done.error : storageFailedSay(done.error));
};

const reverse = async (workbench: Workbench, intentId: string): Promise<Result<Undone, NotUndone>> => {
  const deed = workbench.recent.find(intentId);
  if (!deed) return refuse({ key: 'outbox.undoElsewhere' });
  const { intent } = deed;
  const inverse = workbench.index.get(commandKey(intent))?.inverseOf?.(intent.args, intentId);
  const command = [...workbench.index.values()].find(({ name }) => name === inverse?.command);
  if (!inverse || !command) return refuse({ key: 'outbox.undoImpossible', label: intent.label });

  const target: Target = {
    subject: intent.subject,
    label: intent.label,
    // Read when the inverse is decided and not before: between the two the intent may settle, and an older answer without it would say
    // that there is nothing to take back.
    get base() {
      return baseAfter(workbench, deed);
    },
  };
  const asked = await run(workbench, command, [{ args: inverse.args, target }], 'undo');
  const [refused] = asked.refused;
  if (refused) return refuse({ ...refused.say, label: intent.label });
  workbench.recent.forget(intentId, asked.recorded[0] ?? null);
  return ok({ withdrawn: [], reversed: [intent] });
};

/** The newest answer of the server about it; where none is at hand, what the operator saw after deciding. */
const baseAfter = ({ baseOf, index, actor }: Workbench, { intent, target }: RecentDeed): unknown => {
  const known = baseOf(intent.subject);
  if (known !== null) return known;
  const after = index.get(commandKey(intent))?.apply(target?.base, intent.args, actor());
  return after?.ok ? after.value : target?.base;
};

/** Nothing can be kept now: what was done before is no more likely to be taken back. */
const stopping: ReadonlySet<string> = new Set([
  'outbox.storageFull',
  'outbox.readOnly',
  'outbox.closed',
  'outbox.storageFailed',
] satisfies readonly Message['key'][]);

/** Why none of a batch was taken back. Of several nothing is named: it would be one of them. */
const whyNone = ([first, ...others]: readonly NotUndone[]): NotUndone => {
  if (!first) return { key: 'outbox.undoNothing' };
  return others.length === 0 ? first : { ...first, label: '' };
};

/** All of a batch that can be taken back; else why none can. */
const undoBatch = async (workbench: Workbench, batch: readonly RecentDeed[]): Promise<Result<Undone, NotUndone>> => {
  const outcomes: Result<Undone, NotUndone>[] = [];
  for (const { intent } of batch.toReversed()) outcomes.push(await undo(workbench, intent.id, batch.length === 1));
  const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  if (done.length === 0) return refuse(whyNone(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]))));
  return ok({ withdrawn: done.flatMap(({ withdrawn }) => withdrawn), reversed: done.flatMap(({ reversed }) => reversed) });
};

/**
 * Takes back what this tab did last and can be taken back; a batch as a whole. What can not is passed over: one irreversible thing must not
 * keep everything before it. Where nothing can, the newest says why.
 */
export const undoLast = async (workbench: Workbench): Promise<Result<Undone, NotUndone>> => {
  await workbench.recent.whenRecorded();
  let why: NotUndone | null = null;
  for (const batch of workbench.recent.batches()) {
    const undone = await undoBatch(workbench, batch);
    if (undone.ok || stopping.has(undone.error.key)) return undone;
    why ??= undone.error;
  }
  return refuse(why ?? { key: 'outbox.undoNothing' });
};
