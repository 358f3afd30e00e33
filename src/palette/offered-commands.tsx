import type { ComponentProps } from 'react';
import { CommandButton } from './command-button.tsx';
import { useOffers } from './use-offers.ts';

interface OfferedCommandsProps extends Pick<ComponentProps<typeof CommandButton>, 'color' | 'size'> {
  readonly names: readonly string[];
  /** `solid` where the first of them is what is most likely done next. */
  readonly first?: 'solid' | 'soft';
}

/** Of these commands those that can run now, in their order. */
export const OfferedCommands = ({ names, first = 'soft', ...look }: OfferedCommandsProps) =>
  useOffers(names)
    .filter(({ why }) => why === null)
    .map(({ name }, at) => <CommandButton key={name} name={name} variant={at === 0 ? first : 'soft'} {...look} />);
