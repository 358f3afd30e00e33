import { useCallback } from 'react';
import type { Action, AnyIntentCommand, Target } from '#commands/command.ts';
import { mayBeLeftOut } from '#commands/field.ts';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import type { Refusal } from '#outbox/run.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { actionRun, decidedViewOf, isUnpainted, targetsOf, refusalOf, sortTargets, type CommandContext } from './availability.ts';
import { useCommands } from './context.tsx';
import { argsOf, fieldsToAsk, type AskTarget } from './ask.ts';
import { useRunAndSay } from './run-and-say.tsx';
import { useReadNewestCommandContext } from './command-context.tsx';

interface ExecuteOptions {
  /** Without them the nearest layer that has a target of the command's kind: selection, page, everything. */
  readonly targets?: readonly Target[];
  readonly args?: Readonly<Record<string, unknown>>;
  /** What one of them is given besides; null where nothing is asked of it, though the form was open on it too. */
  readonly argsFor?: (target: Target) => Readonly<Record<string, unknown>> | null;
  /** `args` only name which of several: the line to confirm is still to be read. */
  readonly isUnread?: boolean;
}
/**
 * Answers the ids of the intents that are durable now: none where it was refused, or had to ask first. The component that asked may be
 * off the screen by then, and would no longer hear of it by `useExecuted`.
 */
export type Execute = (name: string, options?: ExecuteOptions) => Promise<readonly string[]>;
const nothing: readonly string[] = [];

const askTargetsOf = (command: AnyIntentCommand, targets: readonly Target[], context: CommandContext): readonly AskTarget[] =>
  targets.map((target) => ({ target, prefill: command.prefillFrom(decidedViewOf(target, context)) }));

/** Which of the targets a run is about, and what is known of each. */
export const resolveTargets = (
  command: AnyIntentCommand,
  targets: readonly Target[],
  context: CommandContext,
): { readonly known: readonly AskTarget[]; readonly refused: readonly Refusal[] } => {
  const { possible, refused } = sortTargets(command, targets, context);
  return { known: askTargetsOf(command, possible, context), refused };
};

/**
 * The one way any key, button or palette row runs a command: is it possible, what is missing (asked in the screen's form or in
 * the palette), run, say what became of it. (row CMD-2)
 */
export const useExecute = (): Execute => {
  const { contexts, doubts, palette } = useCommands();
  const { clock } = useWorkbench();
  const readContext = useReadNewestCommandContext();
  const runAndSay = useRunAndSay();
  const t = useT();

  return useCallback(
    async (name, options = {}) => {
      const command = commandNamed(name);
      const context = readContext();
      function sayWhyNot(why: Message): void {
        toast.info(formatMessage(t, why));
      }

      async function act(action: Action, now: CommandContext, { args }: ExecuteOptions): Promise<void> {
        const refusal = refusalOf(action, now);
        const run = actionRun(action, now);
        if (refusal) sayWhyNot(refusal);
        else if (run.ok) await run.value(args);
      }

      async function decide(
        intent: AnyIntentCommand,
        now: CommandContext,
        { targets: aimedAt, args, argsFor, isUnread = args === undefined }: ExecuteOptions,
      ): Promise<readonly string[]> {
        const targets = aimedAt ?? targetsOf(intent, now.offered).targets;
        const refusal = refusalOf(intent, now, targets);
        if (refusal) {
          sayWhyNot(refusal);
          contexts.announceRefused({ command: intent, targets });
          return nothing;
        }
        // Nobody decides on what they have not seen: the key may be faster than the frame.
        if (targets.some(isUnpainted)) {
          sayWhyNot({ key: 'palette.unseen' });
          return nothing;
        }
        const { known, refused } = resolveTargets(intent, targets, now);
        // What speaks against it is on screen now, with the question whether it is meant.
        if (
          !doubts.pass(
            intent,
            known.map(({ target }) => target),
            clock(),
          )
        )
          return nothing;
        const given = args ?? {};
        // A field that may be left out is not asked for where arguments came: it was left out on purpose.
        const isMissing = fieldsToAsk(intent, known, given).some((field) => args === undefined || !mayBeLeftOut(field));
        const form = now.offered.forms.get(intent.name);
        // A caller that brings the arguments has shown them to the person; otherwise what can not be undone is confirmed first.
        const isAsked = isMissing || (isUnread && known.some((each) => intent.reviewOf?.(argsOf({ given, answers: {} }, each), '')));
        if (isAsked && form) palette.open({ kind: 'form', command: intent, targets, form });
        else if (isAsked) palette.open({ kind: 'ask', command: intent, targets, args: given });
        else
          return runAndSay(
            intent,
            known.flatMap((each) => {
              const answers = argsFor ? argsFor(each.target) : {};
              return answers ? { target: each.target, args: argsOf({ given, answers }, each) } : [];
            }),
            refused,
            targets,
          );
        return nothing;
      }

      if (command.kind === 'intent') return decide(command, context, options);
      await act(command, context, options);
      return nothing;
    },
    [clock, contexts, doubts, palette, readContext, runAndSay, t],
  );
};
