import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { newerAnswer, viewOf } from '#commands/view.ts';
import type { StorageFailed } from '#events/log.ts';
import type { Fact, Intent, Subject } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { Workbench } from './workbench.tsx';

/** One thing asked: of which target, with which arguments (not yet parsed). */
export interface Request {
  readonly args: unknown;
  readonly target: Target;
  /** The rejected intent that it is asked in place of. */
  readonly replaces?: string | undefined;
  /** All that the form was opened on; left out, those that are asked. */
  readonly together?: readonly Subject[];
}

export interface Refusal {
  readonly target: Target;
  readonly say: Message;
}

export interface RunAnswer {
  /** Ids of the intents that are now durable, in the order asked. */
  readonly recorded: readonly string[];
  readonly refused: readonly Refusal[];
  /** Until when they can be withdrawn for free, in milliseconds since 1970; null when they are sent at once. */
  readonly undoUntil: number | null;
}

/** A decision of a person; what takes one back; or what a screen does by itself, of which nobody is told. */
export type RunAs = 'decision' | 'undo' | 'quietly';

/**
 * Decides each request against the newest answer at hand, and records those that may happen: all of them in one append, so a batch is
 * there whole or not at all. Resolves when they are durable.
 */
export const run = (
  workbench: Workbench,
  command: AnyIntentCommand,
  requests: readonly Request[],
  as: RunAs = 'decision',
): Promise<RunAnswer> => workbench.recent.during(() => record(workbench, command, requests, as), requests.length);

const record = async (workbench: Workbench, command: AnyIntentCommand, requests: readonly Request[], as: RunAs): Promise<RunAnswer> => {
  const { ledger, index, clock, newId, undoWindowMs, recent, baseOf } = workbench;
  const actor = workbench.actor();
  const heldMs = command.isHeld ? undoWindowMs() : 0;
  const sendAt = clock() + heldMs;
  const sendAfter = new Date(sendAt).toISOString();
  // How long it was shown, and what was suggested, is read now: when the disk's turn comes, the screen may show the next one.
  const asked = requests.map(({ args, target, replaces, together }) => ({
    id: newId(),
    parsed: command.parseArgs(args),
    target,
    replaces,
    together,
    shown: { ...shownFor(target.shownAt, clock()), ...suggestedBy(target) },
  }));

  let refused: Refusal[] = [];
  let recorded: Intent[] = [];
  const written = await ledger.act<never>(({ outbox }) => {
    // Decided again from nothing when another tab was faster.
    refused = [];
    recorded = [];
    const views = new Map<Subject, unknown>();
    for (const { id, parsed, target, replaces, shown } of asked) {
      if (!parsed.ok) {
        refused.push({ target, say: { key: 'palette.argsInvalid' } });
        continue;
      }
      const subject = command.subjectOf(parsed.value);
      const view = views.has(subject)
        ? views.get(subject)
        : viewOf(newerAnswer(target.base, baseOf(subject)), subject, outbox, index, actor);
      const decided = command.apply(view, parsed.value, actor);
      if (!decided.ok) {
        refused.push({ target, say: decided.error });
        continue;
      }
      views.set(subject, decided.value);
      const args = parsed.value as Intent['args'];
      const { label } = target;
      recorded.push({
        id,
        command: command.name,
        version: command.version,
        args,
        subject,
        label,
        sendAfter,
        ...shown,
        ...(command.inverseOf?.(args, id) === null && { isFinal: true as const }),
        ...(replaces !== undefined && outbox.entriesById[replaces]?.intent.subject === subject && { replaces }),
      });
    }
    return ok(recorded.map((intent): Fact => ({ type: 'intent.recorded.v1', intent })));
  });

  if (!written.ok) {
    const say = storageFailedSay(written.error);
    return { recorded: [], refused: requests.map(({ target }) => ({ target, say })), undoUntil: null };
  }
  if (as !== 'quietly' && recorded.length > 0) {
    const all = requests.map(({ target }) => target.subject);
    const deeds = recorded.map((intent) => {
      const by = asked.find(({ id }) => id === intent.id);
      return { intent, target: by?.target ?? null, together: by?.together ?? all };
    });
    recent.remember(deeds, { isUndoable: as === 'decision' });
  }
  return { recorded: recorded.map(({ id }) => id), refused, undoUntil: recorded.length > 0 && heldMs > 0 ? sendAt : null };
};

const shownFor = (shownAt: Target['shownAt'], now: number): Pick<Intent, 'shownMs'> => {
  const since = shownAt?.() ?? null;
  return since === null ? {} : { shownMs: Math.max(0, now - since) };
};

const suggestedBy = ({ suggested }: Target): Pick<Intent, 'suggestion'> => {
  const suggestion = suggested?.() ?? null;
  return suggestion === null ? {} : { suggestion };
};

/** Why nothing could be kept. */
export const storageSays = {
  quota: { key: 'outbox.storageFull' },
  'read-only': { key: 'outbox.readOnly' },
  closed: { key: 'outbox.closed' },
  failed: { key: 'outbox.storageFailed' },
} as const satisfies Record<StorageFailed['reason'], Message>;

/** Never a green toast over a failed commit (reliability, 0.3). */
export const storageFailedSay = ({ reason }: Pick<StorageFailed, 'reason'>): Message => storageSays[reason];
