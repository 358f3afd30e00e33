import { Button } from '@radix-ui/themes';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Target } from '#commands/command.ts';
import type { Subject } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useExecuted, useTargets } from '#palette/context.tsx';
import { deselect, selectionOf, type Selection } from '#ui/table/selection.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import type { KindName } from '#contract/kinds.ts';
import { mostChosen, type ChosenViews } from './use-chosen.ts';

export type Choose = (selection: Selection) => void;

interface ChosenCommandsProps {
  readonly on: KindName;
  readonly chosen: Chosen;
  readonly found: ChosenViews<unknown>;
  /** The chosen ones once they are here. */
  readonly targets: readonly Target[];
  readonly names: readonly string[];
  readonly choose: Choose;
  /** While some are chosen no key may act on the row under the cursor. */
  readonly onChoosing: (isChoosing: boolean) => void;
  /** Before the commands: what is none. */
  readonly children?: ReactNode;
}

const idsOf = (on: KindName, subjects: readonly Subject[]): readonly string[] => subjects.map((subject) => subject.slice(on.length + 1));

/** What can be done with the chosen ones; those that refuse stay chosen (capabilities A20), and so do those that nothing was asked of. */
export const ChosenCommands = ({ on, chosen, found, targets, names, choose, onChoosing, children }: ChosenCommandsProps) => {
  const t = useT();
  useTargets('selection', targets);
  useLayoutEffect(() => {
    onChoosing(true);
    return () => onChoosing(false);
  }, [onChoosing]);
  useExecuted(({ command, asked, refused }) => {
    if (command.on !== on || command.leavesChosen === true) return;
    const stays = new Set(refused.map(({ subject }) => subject));
    const done = asked.filter(({ subject }) => !stays.has(subject)).map(({ subject }) => subject);
    // Of 'all that match' nothing is left but what refused, whatever comes to match later.
    const isHere = chosen.selection.kind === 'all' && found.kind === 'ready' && targets.length > 0;
    const isWhole = isHere && targets.every(({ subject }) => stays.has(subject) || done.includes(subject));
    choose(isWhole ? selectionOf(idsOf(on, [...stays])) : deselect(chosen.selection, idsOf(on, done)));
  });

  if (found.kind === 'tooMany') return <span className="quiet">{t('batch.tooMany', { n: mostChosen })}</span>;
  if (found.kind === 'loading') return <output className="quiet">{t('batch.loading')}</output>;
  if (found.kind === 'failed')
    return (
      <span role="alert" className="table-problem">
        {t('batch.failed')}
        <Button size="1" variant="soft" onClick={found.retry}>
          {t('common.retry')}
        </Button>
      </span>
    );
  return (
    <>
      {children}
      {names.map((name) => (
        <CommandButton key={name} name={name} size="1" variant="soft" />
      ))}
    </>
  );
};
