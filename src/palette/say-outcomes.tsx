import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyIntentCommand } from '#commands/command.ts';
import { intentTitle } from '#commands/intent-title.ts';
import { commandKey } from '#commands/view.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { outcomesSince } from '#outbox/outcomes.ts';
import { useAnswered, useOutboxChanges } from '#outbox/use-answered.ts';
import { rejectionReason } from '#outbox/rejection-reason.ts';
import { hasWayBack } from '#outbox/undo.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import { toast, undoableMs } from '#ui/toast.tsx';
import { useCommands, useExecuted } from './context.tsx';
import { useDoubtText } from './doubt-text.ts';
import { useUndoAndSay } from './undo-and-say.ts';
import { useUndoLabel } from './use-undo-label.ts';

/** So many rejected ones are named; the count tells of the rest. */
const namedRejections = 4;

/** The quiet line of one run. */
interface Line {
  readonly toastId: string;
  readonly ids: readonly string[];
  /** Until when the run can be taken back; null where it can not. */
  readonly untilMs: number | null;
}

/** A message of one command that counts its intents. */
interface Tally {
  readonly toastId: string;
  readonly ids: readonly string[];
}

/**
 * Says what becomes of decisions (decision 33): a quiet line when they are recorded, the specified text when the server has answered, and
 * those that were not accepted by name, with the reason. Several of one command share a message.
 */
export const SayOutcomes = () => {
  useSayRecordedAndAnswered();
  useSayRejected();
  useSayDoubt();
  return null;
};

/** What speaks against a command, on a screen that has no line for it. */
const useSayDoubt = (): void => {
  const { doubts } = useCommands();
  const t = useT();
  const textOf = useDoubtText();
  const say = useEffectEvent(() => {
    const doubt = doubts.current();
    if (!doubt || doubts.isShown()) return;
    const [only] = doubt.doubted;
    // Beside nothing that it could be about, it names it.
    const named = doubt.of === 1 && only ? t('palette.refusedItem', { label: only.target.label, reason: textOf(doubt) }) : textOf(doubt);
    toast.info(named);
  });
  useEffect(() => doubts.subscribe(() => say()), [doubts]);
};

/** The second line: what it was done to and when that comes back, where the command tells it of one; what the marketplace has still to do. */
const useDetail = () => {
  const { recent } = useWorkbench();
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  return (command: AnyIntentCommand, [id = '', ...others]: readonly string[]): string | undefined => {
    const intent = others.length === 0 ? recent.find(id)?.intent : undefined;
    const told = intent && command.told(intent.args);
    const backAt = told?.backAt ?? null;
    const parts = [
      told ? intent?.label : undefined,
      backAt === null ? undefined : t('outbox.backAt', { at: formatInstant(backAt, 'dateTime', tagOf[locale], timeZone) }),
      command.goesToMarketplace === true ? t('outbox.awaitsMarketplace') : undefined,
    ];
    return parts.filter(Boolean).join(' · ') || undefined;
  };
};

const useSayRecordedAndAnswered = (): void => {
  const workbench = useWorkbench();
  const { ledger, recent, index, clock } = workbench;
  const { contexts } = useCommands();
  const t = useT();
  const undoLabel = useUndoLabel();
  const undoAndSay = useUndoAndSay();
  const detailOf = useDetail();
  const lines = useRef<readonly Line[]>([]);
  const tallies = useRef(new Map<string, Tally>());

  const undoOf = ({ ids, untilMs }: Pick<Line, 'ids' | 'untilMs'>) =>
    untilMs === null ? undefined : { label: undoLabel(), run: () => void undoAndSay(ids), untilMs };

  const recordedText = ({ title }: AnyIntentCommand, [first = '', ...others]: readonly string[]): string =>
    others.length === 0
      ? t('outbox.recordedLine', { title: t(title), label: recent.find(first)?.intent.label ?? '' })
      : t('palette.recorded', { n: others.length + 1, title: t(title) });

  useExecuted(({ command, recorded: ids, undoUntil }) => {
    if (ids.length === 0 || contexts.showsRecorded(command.name)) return;
    const untilMs = undoUntil ?? (ids.some((id) => hasWayBack(workbench, id)) ? clock() + undoableMs : null);
    const toastId = toast.info(recordedText(command, ids), { action: undoOf({ ids, untilMs }) });
    lines.current = [...lines.current.filter((line) => toast.isShown(line.toastId)), { toastId, ids, untilMs }];
  });

  const sayDone = (command: AnyIntentCommand, id: string): void => {
    const told = tallies.current.get(command.name);
    const ids = [...(told && toast.isShown(told.toastId) ? told.ids : []), id];
    const text = ids.length === 1 ? t(command.done) : t('outbox.doneCount', { done: t(command.done), n: ids.length });
    const toastId = toast.success(text, { replaces: told?.toastId, detail: detailOf(command, ids) });
    tallies.current.set(command.name, { toastId, ids });
  };

  const isInTime = (line: Line | undefined): boolean => (line?.untilMs ?? 0) > clock();

  useAnswered(({ intent }) => {
    const command = index.get(commandKey(intent));
    if (!command) return;
    const line = lines.current.find(({ ids }) => ids.includes(intent.id));
    const isUndoable = isInTime(line) && hasWayBack(workbench, intent.id);
    // The line of one that can still be taken back says so from now on; of several it stays, for those that can.
    if (line?.ids.length === 1 && isUndoable)
      toast.success(t(command.done), { replaces: line.toastId, action: undoOf(line), detail: detailOf(command, line.ids) });
    else sayDone(command, intent.id);
    if (line && !(isInTime(line) && line.ids.some((id) => hasWayBack(workbench, id)))) toast.dismiss(line.toastId);
  });

  useOutboxChanges(() => {
    const { outbox, activity } = ledger.state();
    const isOver = (id: string): boolean =>
      recent.find(id) === null || outbox.entriesById[id]?.stage === 'rejected' || activity.deedsById[id]?.outcome === 'withdrawn';
    for (const { toastId, ids } of lines.current) if (ids.every(isOver)) toast.dismiss(toastId);
  });
};

const rejectedText = (t: Translate, title: string, entries: readonly OutboxEntry[]): string => {
  const reasons = entries.map(({ intent: { label }, problem }) => t('palette.refusedItem', { label, reason: rejectionReason(problem, t) }));
  if (reasons.length === 1) return t('outbox.rejectedLine', { title, reason: reasons[0] ?? '' });
  return [t('outbox.rejectedLines', { title, n: reasons.length }), ...reasons.slice(0, namedRejections)].join('\n');
};

const useSayRejected = (): void => {
  const { ledger, recent, index } = useWorkbench();
  const { contexts } = useCommands();
  const t = useT();
  const tallies = useRef(new Map<string, Tally>());

  /** Of this command: more of them, fewer once they are dealt with, none. */
  const say = (command: string, ids: readonly string[]): void => {
    const { entriesById } = ledger.state().outbox;
    const entries = ids.flatMap((id) => (entriesById[id]?.stage === 'rejected' ? [entriesById[id]] : []));
    const told = tallies.current.get(command);
    const [first] = entries;
    if (!first) {
      if (told) toast.dismiss(told.toastId);
      tallies.current.delete(command);
      return;
    }
    const action = { label: t('outbox.resolve'), run: () => contexts.state().handlers.get('app.problems')?.() };
    const text = rejectedText(t, intentTitle(first.intent, index, t), entries);
    const toastId = toast.error(text, { replaces: told?.toastId, action });
    tallies.current.set(command, { toastId, ids: entries.map(({ intent }) => intent.id) });
  };

  useOutboxChanges((before) => {
    const { rejected } = outcomesSince(before, ledger.state());
    const { entriesById } = ledger.state().outbox;
    const added = new Map<string, readonly string[]>();
    for (const { intent } of rejected) {
      // The tab that decided it may be gone by now, or be another one: a visible tab says it then.
      if (!recent.isOfHere(intent.id) && document.visibilityState !== 'visible') continue;
      added.set(intent.command, [...(added.get(intent.command) ?? []), intent.id]);
    }
    for (const [command, { toastId, ids }] of tallies.current) {
      if (!toast.isShown(toastId)) tallies.current.delete(command);
      else if (ids.some((id) => entriesById[id]?.stage !== 'rejected')) added.set(command, added.get(command) ?? []);
    }
    for (const [command, ids] of added) say(command, [...(tallies.current.get(command)?.ids ?? []), ...ids]);
  });
};
