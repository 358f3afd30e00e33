import { useCallback } from 'react';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import type { Refusal, Request, RunAnswer } from '#outbox/run.ts';
import { useRun } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { viewOfTarget, type CommandContext } from './availability.ts';
import { useCommands } from './context.tsx';
import type { ContextRegistry, Running } from './context-registry.ts';
import { useReadNewestCommandContext } from './command-context.tsx';

/** So many refused targets are named; the count tells of the rest. */
const namedRefusals = 4;

/** One refusal is said by its reason alone; several as 'N recorded, M refused' and the reason of each refusal. */
const refusedText = (t: Translate, refused: readonly Refusal[], recorded: number): string => {
  const [only] = refused;
  if (only && refused.length === 1 && recorded === 0) return formatMessage(t, only.say);
  const named = refused
    .slice(0, namedRefusals)
    .map(({ target, say: why }) => t('palette.refusedItem', { label: target.label, reason: formatMessage(t, why) }));
  return [t('palette.batch', { recorded, refused: refused.length }), ...named].join('\n');
};

/** How each target will look if it may happen; those that refuse look as they do. */
const viewsAfter = (command: AnyIntentCommand, requests: readonly Request[], context: CommandContext): Running['targets'] =>
  requests.flatMap(({ args, target }) => {
    const after = command.apply(viewOfTarget(target, context), args, context.actor);
    return after.ok ? [{ target, view: after.value }] : [];
  });

interface Run {
  readonly command: AnyIntentCommand;
  readonly requests: readonly Request[];
  readonly leftOut: readonly Refusal[];
  readonly written: Promise<RunAnswer>;
  readonly running: () => Running;
}

/** Announces that a run began and what became of it, also after a defect: whoever listens would wait for ever. */
const announced = async (contexts: ContextRegistry, { command, requests, leftOut, written, running }: Run): Promise<RunAnswer> => {
  const asked = requests.map(({ target }) => target);
  const announce = (recorded: readonly string[], refused: readonly Target[], undoUntil: number | null): void =>
    contexts.announce({ command, asked, recorded, refused: [...leftOut.map(({ target }) => target), ...refused], undoUntil });
  let answer: RunAnswer | null = null;
  try {
    try {
      contexts.announceRunning(running());
    } finally {
      answer = await written;
    }
    return answer;
  } finally {
    if (answer)
      announce(
        answer.recorded,
        answer.refused.map(({ target }) => target),
        answer.undoUntil,
      );
    else announce([], asked, null);
  }
};

/**
 * Records a run whose arguments are known, and says each refusal with its reason; what becomes of the recorded ones is said by
 * `SayOutcomes`. `leftOut` are targets left out beforehand, `all` what the form was open on. Answers the ids of what is
 * durable now.
 */
export const useRunAndSay = () => {
  const { contexts } = useCommands();
  const run = useRun();
  const readContext = useReadNewestCommandContext();
  const t = useT();

  return useCallback(
    async (
      command: AnyIntentCommand,
      requests: readonly Request[],
      leftOut: readonly Refusal[],
      all: readonly Target[] = [...requests, ...leftOut].map(({ target }) => target),
    ): Promise<readonly string[]> => {
      const together = all.map(({ subject }) => subject);
      // Asked of the disk first: it seals and writes while the screen goes on to what comes next.
      const written = run(
        command,
        requests.map((request) => ({ ...request, together, replaces: contexts.replacedBy(command.name, request.target.subject) })),
      );
      const running = () => ({ command, targets: viewsAfter(command, requests, readContext()) });
      const answer = await announced(contexts, { command, requests, leftOut, written, running });
      const refused = [...leftOut, ...answer.refused];
      if (refused.length > 0) toast.error(refusedText(t, refused, answer.recorded.length));
      return answer.recorded;
    },
    [contexts, readContext, run, t],
  );
};
