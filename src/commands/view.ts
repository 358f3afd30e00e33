import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import type { Actor, AnyIntentCommand } from './command.ts';

/** Commands by name and version: a waiting intent is replayed by the version that recorded it. */
export type CommandIndex = ReadonlyMap<string, AnyIntentCommand>;
export const commandKey = ({ command, version }: { readonly command: string; readonly version: number }): string => `${command}@${version}`;
export const indexCommands = (commands: readonly AnyIntentCommand[]): CommandIndex =>
  new Map(
    commands.flatMap((command) =>
      [command.version, ...(command.alsoReads ?? [])].map((version) => [commandKey({ command: command.name, version }), command]),
    ),
  );

export const entriesOf = (outbox: Outbox, subject: Subject): readonly OutboxEntry[] =>
  (outbox.idsBySubject[subject] ?? []).flatMap((id) => outbox.entriesById[id] ?? []);

/**
 * What the operator sees: the last server answer with waiting intents replayed over it.
 *
 * An intent that no longer applies changes nothing: either the server's state already contains it, or the server will
 * refuse it and say why.
 */
export const viewOf = <View>(base: View, subject: Subject, outbox: Outbox, commands: CommandIndex, actor: Actor): View =>
  entriesOf(outbox, subject)
    .filter(({ stage }) => stage !== 'rejected')
    .reduce((view, { intent }) => {
      const next = commands.get(commandKey(intent))?.apply(view, intent.args, actor);
      return next?.ok ? (next.value as View) : view;
    }, base);

/**
 * The newer of two answers about one thing. Between what is shown and what is decided, a dialog's length, an earlier intent may have
 * settled: then its effect is in the newest answer only, and the older one without it would say that this has happened already, or can
 * not happen yet.
 */
export const newerAnswer = (shown: unknown, known: unknown): unknown =>
  (versionOf(known) ?? -1) > (versionOf(shown) ?? -1) ? known : shown;

/** Null for an answer that counts no versions. */
export const versionOf = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number' ? answer.version : null;
