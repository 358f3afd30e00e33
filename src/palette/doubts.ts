import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { versionOf } from '#commands/view.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Message } from '#locale/translate.ts';
import { isRead } from './rhythm.ts';

/** A command that was asked for although something speaks against it. */
export interface Doubt {
  readonly command: AnyIntentCommand;
  readonly question: MessageKey;
  /** Of how many targets. */
  readonly of: number;
  readonly doubted: readonly { readonly target: Target; readonly why: readonly Message[] }[];
}

/** What speaks against the command on these as they stand; null where nothing does. */
export const doubtAbout = (command: AnyIntentCommand, targets: readonly Target[]): Doubt | null => {
  const { despiteOf: despite } = command;
  if (despite === null) return null;
  const doubted = targets.flatMap((target) => {
    const why = despite.doubts(target.base, target.doubts?.() ?? []);
    return why.length > 0 ? [{ target, why }] : [];
  });
  return doubted.length > 0 ? { command, question: despite.question, of: targets.length, doubted } : null;
};

/** The same command, over the same things as they stand, for the same reasons. */
const nameOf = ({ command, of, doubted }: Doubt): string =>
  JSON.stringify([command.name, of, doubted.map(({ target, why }) => [target.subject, versionOf(target.base), why])]);

export const isSameDoubt = (one: Doubt, other: Doubt | null): boolean => other !== null && nameOf(one) === nameOf(other);

/** What was said to speak against the last command, until it is asked for once more or something else stands under the hand. */
export interface Doubts {
  readonly current: () => Doubt | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** A line on this screen shows it. */
  readonly show: () => () => void;
  readonly isShown: () => boolean;
  /**
   * May it run on these now? Where not, it is `current` from now on what speaks against it.
   * @param now milliseconds since 1970
   */
  readonly pass: (command: AnyIntentCommand, targets: readonly Target[], now: number) => boolean;
  /** Forgets what was said of something else than these. */
  readonly recheck: (targetsOf: (command: AnyIntentCommand) => readonly Target[]) => void;
}

export const createDoubts = (): Doubts => {
  let said: { readonly doubt: Doubt; readonly name: string; readonly at: number } | null = null;
  const listeners = new Set<() => void>();
  let lines = 0;
  const set = (next: typeof said): void => {
    if (next === said) return;
    said = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => said?.doubt ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: () => {
      lines += 1;
      return () => {
        lines -= 1;
      };
    },
    isShown: () => lines > 0,
    pass: (command, targets, now) => {
      const doubt = doubtAbout(command, targets);
      const name = doubt && nameOf(doubt);
      if (doubt === null || name === null || (said?.name === name && isRead(said.at, now))) {
        set(null);
        return true;
      }
      if (said?.name !== name) set({ doubt, name, at: now });
      return false;
    },
    recheck: (targetsOf) => {
      if (said === null) return;
      const doubt = doubtAbout(said.doubt.command, targetsOf(said.doubt.command));
      if (doubt === null || nameOf(doubt) !== said.name) set(null);
    },
  };
};
