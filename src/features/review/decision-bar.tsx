import { memo } from 'react';
import { commandNamed } from '#commands/registry.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandKey } from '#palette/command-key.tsx';

const decisions = [
  'listing.approve',
  'listing.refuse',
  'listing.observe',
  'queue.validateImages',
  'listing.skip',
  'listing.snooze',
] as const;

const lookOf = (name: string) => {
  if (name.endsWith('.approve')) return { variant: 'solid' } as const;
  return name.endsWith('.refuse') ? ({ variant: 'soft', color: 'red' } as const) : ({ variant: 'soft', color: 'gray' } as const);
};

interface DecisionBarProps {
  readonly names?: readonly string[];
  /** Where the bar says less than the palette has to. */
  readonly labels?: Readonly<Record<string, MessageKey>>;
}

const noLabels: NonNullable<DecisionBarProps['labels']> = {};

/** The decisions as buttons, each with its key: all of it works by touch too. */
export const DecisionBar = memo(({ names = decisions, labels = noLabels }: DecisionBarProps) => {
  const t = useT();
  return (
    <div className="decision-bar" data-foot role="toolbar" aria-label={t('queue.decisions')}>
      {names.map((name) => (
        <CommandButton key={name} name={name} size="2" {...lookOf(name)}>
          {t(labels[name] ?? commandNamed(name).title)} <CommandKey name={name} />
        </CommandButton>
      ))}
    </div>
  );
});
DecisionBar.displayName = 'DecisionBar';
