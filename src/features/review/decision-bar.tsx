import { memo } from 'react';
import { commandNamed } from '#commands/registry.ts';
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
  if (name === 'listing.approve') return { variant: 'solid' } as const;
  return name === 'listing.refuse' ? ({ variant: 'soft', color: 'red' } as const) : ({ variant: 'soft', color: 'gray' } as const);
};

/** The decisions as buttons, each with its key: all of it works by touch too. */
export const DecisionBar = memo(({ names = decisions }: { readonly names?: readonly string[] }) => {
  const t = useT();
  return (
    <div className="decision-bar" data-foot role="toolbar" aria-label={t('queue.decisions')}>
      {names.map((name) => (
        <CommandButton key={name} name={name} size="2" {...lookOf(name)}>
          {t(commandNamed(name).title)} <CommandKey name={name} />
        </CommandButton>
      ))}
    </div>
  );
});
DecisionBar.displayName = 'DecisionBar';
