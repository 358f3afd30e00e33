import { useCallback, useRef, useState } from 'react';
import { findCommand } from '#commands/registry.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Deed, Outcome } from '#events/projections/activity.ts';
import type { Intent, Subject } from '#events/record.ts';
import type { Target } from '#commands/command.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { UndoneDeed } from '#outbox/recent.ts';
import { useUndo, useWorkbench } from '#outbox/workbench.tsx';
import { viewOfTarget } from '#palette/availability.ts';
import { useReadNewestCommandContext } from '#palette/command-context.tsx';
import { useCommands } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { sayNotUndone, sayStayed } from '#palette/undo-and-say.ts';
import { toast } from '#ui/toast.tsx';
import { inBatches, type Again, type AgainBatch } from './decide-again.ts';
import { createInTurn } from './in-turn.ts';
import { goToId } from './queue-session.ts';
import { queueMemoryOf } from './session-store.ts';
import { isDecision } from './undoable.ts';
import { useLooked } from './use-looked.ts';
import { askHistories, versionsSince } from './versions-since.ts';

/** The server has said yes to it: then it has made a version. */
const isTaken = (outcome: Outcome): boolean => outcome === 'confirmed' || outcome === 'settled';
/** Its answer is on its way, or was lost: it may have made one. */
const isUnanswered = (outcome: Outcome): boolean => outcome === 'sent';

/**
 * Has somebody else written on the listing since it was decided on? A decision that the server took makes a version, and so does what took it
 * back: while the answer of one is out, a version may be its own, and nobody knows. One that was never sent makes none, nor one that was not
 * accepted. A skip of my own that is made again judges nothing.
 */
const moveOf = (
  { intent, takenBackBy }: UndoneDeed,
  base: ListingView,
  { becameOf, versionsSince: since }: Pick<Known, 'becameOf' | 'versionsSince'>,
): 'none' | 'unknown' | 'moved' => {
  const { version: decidedOn } = intent.args as { readonly version?: unknown };
  if (typeof decidedOn !== 'number') return 'none';
  const outcomes = takenBackBy === null ? [] : [intent.id, takenBackBy].map(becameOf);
  const others = since(base, decidedOn) - outcomes.filter(isTaken).length;
  if (others <= 0) return 'none';
  return others <= outcomes.filter(isUnanswered).length ? 'unknown' : 'moved';
};

interface Known {
  /** The listing on screen, seen for long enough; null where none is. */
  readonly open: Target | null;
  readonly wasShown: (intentId: string) => boolean;
  readonly baseOf: (subject: Subject) => unknown;
  readonly versionsSince: (base: ListingView, decidedOn: number) => number;
  readonly becameOf: (intentId: string) => Outcome;
}

/**
 * Which of them can be made again as they are, which are on what changed since and has to be looked at, of which that is not known yet, and
 * which have nothing left to be made on.
 */
const sorted = (deeds: readonly UndoneDeed[], known: Known) => {
  const { open, wasShown, baseOf } = known;
  const gone: Intent[] = [];
  const moved: Intent[] = [];
  const unknown: Intent[] = [];
  const again: Again[] = [];
  for (const deed of deeds) {
    const { intent } = deed;
    const { id, subject, label } = intent;
    const base = baseOf(subject) as ListingView | null;
    const move = base && moveOf(deed, base, known);
    if (move === null) gone.push(intent);
    else if (move === 'none') again.push({ intent, target: { subject, label, base } });
    else if (open?.subject === subject && wasShown(id)) again.push({ intent, target: open });
    else (move === 'unknown' ? unknown : moved).push(intent);
  }
  return { gone, moved, unknown, again };
};

/** Why these were not made again, one message for each reason. */
const sayNotMade = (t: Translate, { gone, moved, unknown }: Omit<ReturnType<typeof sorted>, 'again'>): void => {
  if (gone[0]) toast.error(t('queue.redoGone', { title: gone[0].label, n: gone.length }));
  if (moved[0]) toast.error(t('queue.redoMoved', { title: moved[0].label, n: moved.length }));
  if (unknown[0]) toast.info(t('queue.redoUnknown', { title: unknown[0].label, n: unknown.length }));
};

/** Takes a decision back and puts the cursor on its listing again as soon as that is in the list. */
export const useUndoAndReturn = () => {
  const t = useT();
  const { undo, undoLast } = useUndo();
  const execute = useExecute();
  const { api, ledger, queryClient, baseOf, recent } = useWorkbench();
  const { contexts } = useCommands();
  const { say, looked } = useLooked();
  const readContext = useReadNewestCommandContext();
  const [inTurn] = useState(createInTurn);
  /** Intents of which it was said that their listing has changed, and which that was shown of. */
  const shown = useRef(new Set<string>());

  const returnTo = useCallback(
    (intentId: string | undefined): void => {
      const deed = intentId === undefined ? undefined : ledger.state().activity.deedsById[intentId];
      if (deed) queueMemoryOf(queryClient).store.update((session) => goToId(session, deed.subject.slice('listing:'.length)));
    },
    [ledger, queryClient],
  );

  /** A decision of before a reload: its arguments have left the disk, what its inverse needs is on the listing as it now stands. */
  const reverse = useCallback(
    async ({ command, subject, intentId }: Deed): Promise<boolean> => {
      const base = baseOf(subject) as ListingView | null;
      const decided = findCommand(command);
      const inverse =
        base && decided?.kind === 'intent' ? decided.inverseOf?.({ publishId: base.publishId, version: base.version }, intentId) : null;
      if (!base || !inverse) return false;
      await execute(inverse.command, { targets: [{ subject, label: base.title, base }], args: inverse.args as Record<string, unknown> });
      return true;
    },
    [baseOf, execute],
  );

  /** Does the listing as it stands allow it? Where not, it was said, and no later press changes that. */
  const mayHappen = useCallback(
    ({ command, targets, args }: AgainBatch): boolean => {
      const context = readContext();
      const known = findCommand(command);
      return targets.some((target) => {
        const view = viewOfTarget(target, context);
        return known?.kind === 'intent' && known.apply(view, { ...known.prefillFrom(view), ...args }, context.actor).ok;
      });
    },
    [readContext],
  );

  /**
   * The decision that was taken back last is made again, with what it said, a batch as one. What another has changed since is shown first; asked
   * for once more it is made on that.
   */
  const redo = useCallback(async (): Promise<void> => {
    await recent.whenRecorded();
    const deeds = recent.takenBack().filter(({ intent }) => isDecision(intent.command));
    if (deeds.length === 0) return void toast.info(t('queue.redoNothing'));
    const known = (): Known => ({
      open: looked(),
      wasShown: (id) => shown.current.has(id),
      baseOf,
      versionsSince: (base, decidedOn) => versionsSince(queryClient, api, base, decidedOn),
      // Only what was sent is taken back by another intent. Of one that is forgotten nobody knows how it ended, and most were settled.
      becameOf: (id) => ledger.state().activity.deedsById[id]?.outcome ?? 'settled',
    });
    // A reviewer who only passed over a listing made a version of it, too. Its history tells these apart.
    const doubtful = sorted(deeds, known()).moved.flatMap(({ subject }) => (baseOf(subject) as ListingView | null) ?? []);
    await askHistories(queryClient, api, doubtful);
    // What was done meanwhile stands in its place.
    const still = recent.takenBack();
    const left = deeds.filter((each) => still.includes(each));
    const { gone, moved, unknown, again } = sorted(left, known());
    // What can not be made again is said, and does not stand in the way of what was taken back before; nor does what could not be shown.
    const under = contexts.state().targets.page[0]?.subject;
    const waiting = new Set([...unknown, ...moved.filter(({ id, subject }) => !shown.current.has(id) || subject === under)]);
    sayNotMade(t, { gone, moved, unknown });
    for (const batch of inBatches(again)) {
      const recorded = await execute(batch.command, { targets: batch.targets, args: batch.args });
      // A full disk kept none, or a question was asked first: the next press is for the same.
      if (recorded.length === 0 && mayHappen(batch)) for (const intent of batch.intents) waiting.add(intent);
    }
    if (moved[0]) {
      shown.current.add(moved[0].id);
      say();
      returnTo(moved[0].id);
    }
    for (const { intent } of left) if (!waiting.has(intent)) recent.redone(intent.id);
  }, [api, baseOf, contexts, execute, ledger, looked, mayHappen, queryClient, recent, returnTo, say, t]);

  return {
    undoDeed: useCallback(
      async (deed: Deed): Promise<void> => {
        const undone = await undo(deed.intentId);
        if (!undone.ok && !(undone.error.key === 'outbox.undoElsewhere' && (await reverse(deed)))) return sayNotUndone(t, undone.error);
        returnTo(deed.intentId);
      },
      [returnTo, reverse, t, undo],
    ),
    /** One after the other: a press while another waits is for what was taken back before. */
    redoLast: useCallback((): Promise<void> => inTurn(['redo'], redo), [inTurn, redo]),
    undoLast: useCallback(async (): Promise<void> => {
      const undone = await undoLast();
      if (!undone.ok) return sayNotUndone(t, undone.error);
      sayStayed(t, undone.value);
      returnTo([...undone.value.withdrawn, ...undone.value.reversed][0]?.id);
    }, [returnTo, t, undoLast]),
  };
};
