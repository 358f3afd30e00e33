import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { findCommand } from '#commands/registry.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useReplaced } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { toast } from '#ui/toast.tsx';
import { inBatches } from './decide-again.ts';
import type { QueueRow } from './queue-rows.ts';
import { goToId, select } from './queue-session.ts';
import { useSessionStore } from './session-store.ts';
import { beginWith } from './use-begun-warnings.ts';
import { useLooked } from './use-looked.ts';
import { askHistory, versionsSince } from './versions-since.ts';
import { warningsIn } from './warnings-choice.ts';

interface Rejected {
  readonly entry: OutboxEntry;
  readonly target: Target<ListingView>;
}

/** One that only another build knows is in the tray, where it is named; here it could be neither corrected nor repeated. */
const isDecision = (command: string): boolean => findCommand(command)?.scope === 'queue';

const hasReasons = ({ entry }: Rejected): boolean => warningsIn(entry.intent).length > 0;

/** There is no form of it. */
const isApproval = ({ entry }: Rejected): boolean => entry.intent.command === 'listing.approve';

const idOf = ({ target }: Rejected): string => target.base.publishId;

/**
 * Decisions the server did not accept on listings that are still here: they can be corrected or repeated, over the listing as
 * it now stands; where that is another, once it was shown. The log remembers them, so they are here after a reload too.
 * @param onShow The listing under the cursor is to be seen, where list and detail take turns.
 */
export const useRejected = (touched: readonly QueueRow[], onShow?: () => void) => {
  const t = useT();
  const store = useSessionStore();
  const { say, looked: lookedAt } = useLooked();
  const execute = useExecute();
  const { api, ledger, queryClient } = useWorkbench();

  const rejected = useMemo(
    (): readonly Rejected[] =>
      touched.flatMap(({ base, entries }) => {
        const entry = entries.find(({ stage, intent }) => stage === 'rejected' && isDecision(intent.command));
        const isAskedAgain = entries.some(({ stage, intent }) => stage === 'recorded' && isDecision(intent.command));
        return entry && !isAskedAgain ? [{ entry, target: { subject: listingSubject(base), label: base.title, base } }] : [];
      }),
    [touched],
  );

  /** Nobody has looked at the listing as it stands now: it is another than the one that was decided on. */
  const hasMoved = useCallback(
    ({ entry, target: { base } }: Rejected): boolean => {
      const { version } = entry.intent.args as { readonly version?: unknown };
      return typeof version === 'number' && versionsSince(queryClient, api, base, version) > 0;
    },
    [api, queryClient],
  );
  // A reviewer who only passed over a listing made a version of it, too. Its history tells these apart, and is read before anybody asks.
  useEffect(() => {
    let isOver = false;
    // One after the other: after an hour without a network there may be a hundred, and each is a whole listing.
    void (async () => {
      for (const each of rejected) if (!isOver && hasMoved(each)) await askHistory(queryClient, api, each.target.base);
    })();
    return () => {
      isOver = true;
    };
  }, [api, hasMoved, queryClient, rejected]);

  // The next decision on the listing of one that is asked again stands in its place: what was written in it leaves the disk with that. So only
  // one whose reasons are before the eyes, or that has none, is asked again.
  const asked = useRef<readonly Rejected[]>([]);
  useReplaced((command, subject) =>
    isDecision(command) ? asked.current.find(({ target }) => target.subject === subject)?.entry.intent.id : undefined,
  );

  /** Of those that are others by now the one that is open, as it is painted. */
  const looked = useCallback(
    (moved: readonly Rejected[]): Rejected | null => {
      const open = lookedAt();
      const entry = moved.find(({ target }) => target.subject === open?.subject)?.entry;
      return open && entry ? { entry, target: open as Rejected['target'] } : null;
    },
    [lookedAt],
  );
  /** Marks the warnings of the intent on its listing, where strip and form begin with them. */
  const mark = useCallback(
    ({ entry, target }: Rejected): void => {
      const said = warningsIn(entry.intent);
      if (said.length > 0) void beginWith(ledger, target.base, said);
    },
    [ledger],
  );
  /** Chosen are none: keys act on the one that is shown. */
  const show = useCallback(
    (moved: readonly Rejected[]): void => {
      const [first] = moved;
      if (!first) return;
      asked.current = [...asked.current, first];
      mark(first);
      store.update((session) => goToId(select(session, []), idOf(first)));
      say();
      onShow?.();
      toast.info(t('queue.redoMoved', { title: first.target.label, n: moved.length }));
    },
    [mark, onShow, say, store, t],
  );

  /** Brings them before the eyes, selected; the first that carry warnings open with their form, together with those that said the same. */
  const correct = useCallback((): void => {
    const same = rejected.filter((each) => !hasMoved(each));
    asked.current = rejected.filter((each) => !hasReasons(each));
    const [first] = same;
    if (!first) {
      const open = looked(rejected);
      if (open && !isApproval(open)) {
        asked.current = [...asked.current, open];
        mark(open);
        void execute(open.entry.intent.command, { targets: [open.target] });
      } else {
        // There is no form of an approval: the one that is open is said to be another once more, or nobody would know that it was asked for.
        const others = rejected.filter(({ entry }) => entry !== open?.entry);
        show(others.length > 0 ? others : rejected);
      }
      return;
    }
    store.update((session) => goToId(select(session, same.map(idOf)), idOf(first)));
    const isAlike = ({ entry }: Rejected): boolean => entry.intent.command === first.entry.intent.command;
    const withForm = same.some(hasReasons) ? same.filter(hasReasons) : same.filter((each) => isAlike(each) && !isApproval(each));
    const form = inBatches(withForm.map(({ entry, target }) => ({ intent: entry.intent, target })))[0];
    if (!form) return;
    const alike = same.filter(({ entry }) => form.intents.includes(entry.intent));
    asked.current = [...asked.current, ...alike];
    // Of several there is no listing to mark: their form finds what they said.
    if (alike.length === 1) alike.forEach(mark);
    void execute(form.command, { targets: form.targets });
  }, [execute, hasMoved, looked, mark, rejected, show, store]);

  /** The same again: on what was decided on then, and on the version that is before one's eyes now. */
  const repeat = useCallback((): void => {
    const moved = rejected.filter(hasMoved);
    const open = looked(moved);
    const all = [...rejected.filter((each) => !hasMoved(each)), ...(open ? [open] : [])];
    asked.current = [...rejected.filter((each) => !hasReasons(each)), ...all];
    if (!open) show(moved);
    void (async () => {
      for (const { command, targets, args } of inBatches(all.map(({ entry, target }) => ({ intent: entry.intent, target }))))
        await execute(command, { targets, args });
    })();
  }, [execute, hasMoved, looked, rejected, show]);

  return { count: rejected.length, correct, repeat };
};
