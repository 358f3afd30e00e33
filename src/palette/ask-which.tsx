import { entityOf } from '#commands/entities.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import type { Message } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import type { AskStep } from './ask-step.ts';
import { questionsIn } from './ask-answers.ts';
import { type AskTarget } from './ask.ts';
import { useReadNewestCommandContext } from './command-context.tsx';
import type { Entry } from './entries.ts';
import { resolveTargets } from './execute.tsx';
import type { Findable } from './lookups.ts';
import { labelOf } from './named-by.ts';
import { PickOne } from './pick-one.tsx';

interface AskWhichProps extends AskStep {
  readonly findable: Findable;
  readonly onWhich: (target: AskTarget) => void;
}

/**
 * What the command is to act on. What is picked is fetched as it stands now, because the command judges by that; what it may not act on is
 * said here, and another can be picked. The last line still names it before anything runs.
 */
export const AskWhich = ({ ask, findable, onWhich, onChange, onBack, onClose }: AskWhichProps) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const readContext = useReadNewestCommandContext();
  const { command } = ask;

  /** The target as it stands now, or why it is none. */
  const fetchTarget = async (entry: Entry): Promise<Result<AskTarget, Message>> => {
    const subject = entry.id as Subject;
    const { answers, id = '' } = entityOf(subject) ?? {};
    const base = await answers?.ask(queryClient, api, id).catch(() => undefined);
    if (base === undefined) return refuse({ key: 'palette.searchFailed' });
    if (base === null) return refuse({ key: 'palette.target.gone' });
    const { known, refused } = resolveTargets(command, [{ subject, label: labelOf(entry), base }], readContext());
    return known[0] ? ok(known[0]) : refuse(refused[0]?.say ?? { key: 'palette.target.gone' });
  };
  const take = async (entry: Entry, isStill: () => boolean): Promise<Message | null> => {
    const fetched = await fetchTarget(entry);
    if (!fetched.ok) return fetched.error;
    if (isStill()) onWhich(fetched.value);
    return null;
  };
  return (
    <PickOne
      kind={command.on}
      findable={findable}
      named={ask.targets.length === 0 ? ask.hints.which : ''}
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
      step={t('palette.step', { at: ask.at + 1, of: questionsIn(ask) })}
      onPicked={take}
      onBack={onBack}
      onClose={onClose}
    />
  );
};
