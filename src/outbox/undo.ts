import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { returnDraftFact } from '#commands/returned-draft.ts';
import { commandKey, viewOf } from '#commands/view.ts';
import type { Drafts } from '#events/projections/drafts.ts';
import type { Fact, Intent, Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { RecentDeed } from './recent.ts';
import { run, storageFailedSay, storageSays } from './run.ts';
import type { Workbench } from './workbench.tsx';

/** What was taken back, as it is called. */
export type UndoneIntent = Pick<Intent, 'id' | 'command' | 'version' | 'label'>;

/** Intents withdrawn before they were sent, and intents whose inverse was recorded. */
export interface Undone {
  readonly withdrawn: readonly UndoneIntent[];
  readonly reversed: readonly UndoneIntent[];
  /** Why others stay: of one batch with them, or decided later and passed over. */
  readonly stayed: readonly NotUndone[];
}

/** Why something was not taken back, and what, where that is known: by then another thing is under the hand. */
export type NotUndone = Message & { readonly label?: string };

/**
 * Takes one intent back: withdrawn while it is held, else by its inverse command where there is one (decision 23). What was written in
 * one that is withdrawn goes back to where it was written; of one that was sent the server has it, and it stays there (decision 0137).
 *
 * @param batch All that are taken back with it, which were decided in one form; itself among them.
 */
export const undo = async (
  workbench: Workbench,
  intentId: string,
  batch: readonly RecentDeed[] = [],
): Promise<Result<Undone, NotUndone>> => {
  let held: readonly Intent[] = [];
  const withdrawn = await workbench.ledger.act(({ outbox, activity, drafts }) => {
    const entry = outbox.entriesById[intentId];
    const stage = entry?.stage;
    if (entry && stage === 'recorded') {
      held = [entry.intent];
      const back = givenBack(workbench, entry.intent, drafts, workbench.baseOf(entry.intent.subject), formOf(intentId, batch));
      return ok([
        { type: 'intent.withdrawn.v1', intentId },
        ...(batch.length < 2 && entry.intent.suggestion?.answer !== 'taken' ? back : back.filter(isNoMark)),
      ]);
    }
    if (stage === 'rejected') return refuse('rejected' as const);
    return refuse(activity.deedsById[intentId]?.outcome === 'withdrawn' ? ('withdrawn' as const) : ('sent' as const));
  });
  if (withdrawn.ok) {
    workbench.recent.forget(intentId, null);
    return ok({ withdrawn: held, reversed: [], stayed: [] });
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

/** What the form was opened on that it goes back to. */
const formOf = (intentId: string, batch: readonly RecentDeed[]): readonly Subject[] =>
  batch.find(({ intent }) => intent.id === intentId)?.together ?? batch.map(({ intent }) => intent.subject);

/**
 * Marks are what a person put on one listing: of fifty refused together nobody would see as many drafts (decision 0088), and of a
 * suggestion nothing is marked (0101).
 */
const isNoMark = ({ type }: Fact): boolean => type !== 'review.warningsDrafted.v1';

/**
 * In the same append as what ends the intent: neither lost nor there twice.
 * @param base The newest answer that is known of its subject; null where none is.
 */
export const givenBack = (
  { index }: Pick<Workbench, 'index'>,
  intent: Intent,
  drafts: Drafts,
  base: unknown,
  together: readonly Subject[] = [],
): readonly Fact[] => {
  const command = index.get(commandKey(intent));
  const draft = command?.draftFrom(intent.args, drafts, base, together.length > 1 ? together : [intent.subject]);
  if (draft) return [draft];
  const written = command?.hasComposer === true ? command.writtenIn(intent.args) : null;
  return written ? [returnDraftFact(drafts.formsByName, intent.subject, written)] : [];
};

/**
 * A rejected intent leaves the tray and what was written in it goes back to its form. Refused where no form would take it as things are
 * now: then it would stand nowhere.
 *
 * @param base The server's answer, asked now; null for what is kept nowhere.
 */
export const restoreDraft = async (workbench: Workbench, intentId: string, base: unknown): Promise<Result<void, Message>> => {
  const { ledger, index, actor } = workbench;
  const done = await ledger.act<Message>(({ outbox, drafts }) => {
    const entry = outbox.entriesById[intentId];
    if (entry?.stage !== 'rejected') return ok([]);
    const { intent } = entry;
    const may =
      base === null ? null : index.get(commandKey(intent))?.isPossible(viewOf(base, intent.subject, outbox, index, actor()), actor());
    if (may?.ok === false) return may;
    return ok([{ type: 'intent.dismissed.v1', intentId }, ...givenBack(workbench, intent, drafts, base)]);
  });
  if (done.ok) return done;
  return refuse('key' in done.error ? done.error : storageFailedSay(done.error));
};

interface WayBack {
  readonly command: AnyIntentCommand;
  readonly args: unknown;
}

const wayBackOf = ({ index }: Pick<Workbench, 'index'>, { intent }: RecentDeed): WayBack | null => {
  const inverse = index.get(commandKey(intent))?.inverseOf?.(intent.args, intent.id);
  const command = [...index.values()].find(({ name }) => name === inverse?.command);
  return inverse && command ? { command, args: inverse.args } : null;
};

/**
 * Would what takes it back be taken right after it? One of a kind that can be taken back may have no way back, or none for the person who
 * did it.
 */
export const hasWayBack = (workbench: Pick<Workbench, 'index' | 'actor' | 'recent'>, intentId: string): boolean => {
  const deed = workbench.recent.find(intentId);
  const back = deed && wayBackOf(workbench, deed);
  if (!back) return false;
  const actor = workbench.actor();
  const { intent, target } = deed;
  const after = target?.base ? workbench.index.get(commandKey(intent))?.apply(target.base, intent.args, actor) : undefined;
  const args = back.command.parseArgs(back.args);
  // What it is done to has changed by now: the server says.
  return !after?.ok || (args.ok && back.command.apply(after.value, args.value, actor).ok);
};

const reverse = async (workbench: Workbench, intentId: string): Promise<Result<Undone, NotUndone>> => {
  const deed = workbench.recent.find(intentId);
  if (!deed) return refuse({ key: 'outbox.undoElsewhere' });
  const { intent } = deed;
  const back = wayBackOf(workbench, deed);
  if (!back) return refuse({ key: 'outbox.undoImpossible', label: intent.label });

  const target: Target = {
    subject: intent.subject,
    label: intent.label,
    // Read when the inverse is decided and not before: between the two the intent may settle, and an older answer without it would say
    // that there is nothing to take back.
    get base() {
      return baseAfter(workbench, deed);
    },
  };
  const asked = await run(workbench, back.command, [{ args: back.args, target }], 'undo');
  const [refused] = asked.refused;
  if (refused) return refuse({ ...refused.say, label: intent.label });
  workbench.recent.forget(intentId, asked.recorded[0] ?? null);
  return ok({ withdrawn: [], reversed: [intent], stayed: [] });
};

/** The newest answer of the server about it; where none is at hand, what the operator saw after deciding. */
const baseAfter = ({ baseOf, index, actor }: Workbench, { intent, target }: RecentDeed): unknown => {
  const known = baseOf(intent.subject);
  if (known !== null) return known;
  const after = index.get(commandKey(intent))?.apply(target?.base, intent.args, actor());
  return after?.ok ? after.value : target?.base;
};

/** Nothing can be kept now: what was done before is no more likely to be taken back. */
const stopping: ReadonlySet<string> = new Set(Object.values(storageSays).map(({ key }) => key));
export const isStopping = ({ key }: Message): boolean => stopping.has(key);

/** Why none of a batch was taken back. Of several nothing is named: it would be one of them. */
const whyNone = ([first, ...others]: readonly NotUndone[]): NotUndone => {
  if (!first) return { key: 'outbox.undoNothing' };
  return others.length === 0 ? first : { ...first, label: '' };
};

/** Takes several back that this tab did together, the newest first; what became of each. */
export const undoTogether = async (workbench: Workbench, batch: readonly RecentDeed[]): Promise<readonly Result<Undone, NotUndone>[]> => {
  const outcomes: Result<Undone, NotUndone>[] = [];
  for (const { intent } of batch.toReversed()) outcomes.push(await undo(workbench, intent.id, batch));
  return outcomes;
};

/**
 * The same of those of them that this tab still knows. Why others stay is said by whoever asked for these, and by no later press that passes
 * them over.
 */
export const undoNamed = async (workbench: Workbench, intentIds: readonly string[]): Promise<Undone> => {
  const batch = intentIds.flatMap((id) => workbench.recent.find(id) ?? []);
  const outcomes = await undoTogether(workbench, batch);
  const undone = joinUndone(outcomes);
  newsOf(workbench, staysOf(batch, outcomes));
  return undone;
};

/** What became of several, as one. */
const joinUndone = (outcomes: readonly Result<Undone, NotUndone>[]): Undone => {
  const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  return {
    withdrawn: done.flatMap(({ withdrawn }) => withdrawn),
    reversed: done.flatMap(({ reversed }) => reversed),
    stayed: outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error])),
  };
};

/** The last press of each, that the next one waits for. */
const presses = new WeakMap<Workbench, Promise<unknown>>();

/**
 * A press waits for those before it: on a slow disk two would take the same back, and the second would be told that it stays. What is decided
 * while it waits is not what it was pressed for.
 */
export const undoLast = (workbench: Workbench): Promise<Result<Undone, NotUndone>> => {
  const { recent } = workbench;
  const decided = recent.whenRecorded().then(() => new Set(recent.batches().flatMap((batch) => batch.map(({ intent }) => intent.id))));
  const take = async (): ReturnType<typeof takeLast> => takeLast(workbench, await decided);
  const taken = (presses.get(workbench) ?? Promise.resolve()).then(take, take);
  presses.set(workbench, taken);
  return taken;
};

/**
 * Takes back what this tab did last and can be taken back, a batch as a whole, of what was decided by then. What can not is passed over: one
 * irreversible thing must not keep everything before it. That it stays is said once, by the press that takes back what is not it. Where nothing
 * can be taken back, the newest says why.
 */
const takeLast = async (workbench: Workbench, decided: ReadonlySet<string>): Promise<Result<Undone, NotUndone>> => {
  let why: NotUndone | null = null;
  const stays: Stay[] = [];
  for (const batch of workbench.recent.batches()) {
    if (!batch.some(({ intent }) => decided.has(intent.id))) continue;
    const outcomes = await undoTogether(workbench, batch);
    const { withdrawn, reversed, stayed } = joinUndone(outcomes);
    stays.push(...staysOf(batch, outcomes));
    if (withdrawn.length + reversed.length > 0) return ok({ withdrawn, reversed, stayed: newsOf(workbench, stays) });
    const none = whyNone(stayed);
    if (isStopping(none)) return refuse(none);
    why ??= none;
  }
  return refuse(why ?? { key: 'outbox.undoNothing' });
};

interface Stay {
  readonly intentId: string;
  readonly why: NotUndone;
}

const staysOf = (batch: readonly RecentDeed[], outcomes: readonly Result<Undone, NotUndone>[]): readonly Stay[] =>
  batch.toReversed().flatMap(({ intent }, i) => {
    const outcome = outcomes[i];
    return outcome === undefined || outcome.ok ? [] : [{ intentId: intent.id, why: outcome.error }];
  });

/** Those of which it was not said before. What stays for want of room may go the next time, and is said each time. */
const newsOf = ({ recent }: Workbench, stays: readonly Stay[]): readonly NotUndone[] =>
  stays.flatMap(({ intentId, why }) => (isStopping(why) || recent.isFirstSaid(intentId) ? [why] : []));
