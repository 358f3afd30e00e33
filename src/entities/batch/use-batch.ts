import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Target } from '#commands/command.ts';
import type { KindName } from '#contract/kinds.ts';
import { argsAgain, asksForLook } from '#commands/args-again.ts';
import { commandNamed } from '#commands/registry.ts';
import { commandKey } from '#commands/view.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import { useActivity, useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { sortTargets } from '#palette/availability.ts';
import { useExecuted, useReplaced } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useReadNewestCommandContext } from '#palette/command-context.tsx';
import { namesInLine } from '#palette/names-in-line.ts';
import { toast } from '#ui/toast.tsx';
import { afterRun, noteEnds, rejectedOf, stateOf, type Batch } from './batch.ts';

const noEntries: readonly OutboxEntry[] = [];

const asksForSomething = (name: string): boolean => {
  const command = commandNamed(name);
  return command.kind === 'intent' && command.fields.length > 0;
};

/** Which batches are told of, and how one of theirs is asked for in a request that begins now. */
export interface BatchOf {
  readonly on: KindName;
  readonly fetchNow: (id: string) => Promise<unknown>;
}

/** The last command over several, what became of each, and what can be done about those that were not accepted. */
export const useBatch = ({ on, fetchNow }: BatchOf) => {
  const t = useT();
  const { index, ledger } = useWorkbench();
  const readContext = useReadNewestCommandContext();
  const execute = useExecute();
  const activity = useActivity();
  const outbox = useOutbox();
  const [batch, setBatch] = useState<Batch | null>(null);

  useEffect(
    () =>
      ledger.subscribe(() => {
        const { activity: now } = ledger.state();
        setBatch((before) => before && noteEnds(before, now));
      }),
    [ledger],
  );

  const rejected = useMemo(() => (batch ? rejectedOf(batch, outbox) : noEntries), [batch, outbox]);

  // What was not accepted stays where it can be found until something stands in its place.
  useReplaced((command, subject) =>
    command === batch?.command ? rejected.find(({ intent }) => intent.subject === subject)?.intent.id : undefined,
  );
  useExecuted((executed) => {
    const { deedsById } = ledger.state().activity;
    const context = readContext();
    const whyNot = (subject: Subject) => {
      const target = executed.refused.filter((each) => each.subject === subject);
      return sortTargets(executed.command, target, context).refused[0]?.say ?? ({ key: 'palette.argsInvalid' } as const);
    };
    setBatch((before) => afterRun(on, before, executed, { deedsById }, whyNot));
  });

  /** Those that are still there, as they are now. */
  const takeUp = useCallback(async (): Promise<readonly (readonly [OutboxEntry, Target])[]> => {
    const aimed = await Promise.all(
      rejected.map(async (entry) => {
        const { subject, label } = entry.intent;
        const base = await fetchNow(subject.slice(on.length + 1)).catch(() => null);
        return [entry, { subject, label, base }] as const;
      }),
    );
    return aimed.filter(([, { base }]) => base !== null);
  }, [fetchNow, on, rejected]);

  /** Asks for the arguments again, once for all of them. */
  const correct = async (): Promise<void> => {
    if (!batch) return;
    const here = await takeUp();
    if (here.length > 0) await execute(batch.command, { targets: here.map(([, target]) => target) });
  };
  /** The same again, on what they are now. */
  const repeat = async (): Promise<void> => {
    const unseen: string[] = [];
    for (const [{ intent }, target] of await takeUp()) {
      const command = index.get(commandKey(intent));
      // It is another by now, and nobody has looked at it: the others are repeated.
      if (command && asksForLook(command, intent.args, argsAgain(command, intent.args, target.base))) {
        unseen.push(intent.label);
        continue;
      }
      const { version: _decidedOn, ...args } = intent.args as Record<string, unknown>;
      await execute(intent.command, { targets: [target], args });
    }
    if (unseen.length > 0) toast.error(t('tray.lookFirst', { label: namesInLine(t, unseen) }));
  };
  return {
    batch,
    states: (batch?.items ?? []).map((item) => stateOf(item, activity, outbox)),
    problems: new Map(rejected.map(({ intent, problem }) => [intent.id, problem])),
    rejectedCount: rejected.length,
    /** What asks for nothing can only be repeated. */
    isCorrectable: batch !== null && asksForSomething(batch.command),
    correct: () => void correct(),
    repeat: () => void repeat(),
    close: () => setBatch(null),
  };
};
