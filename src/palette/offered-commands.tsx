import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { CommandButton } from './command-button.tsx';
import { useOffers } from './use-offers.ts';

interface OfferedCommandsProps extends Pick<ComponentProps<typeof CommandButton>, 'color' | 'size'> {
  readonly names: readonly string[];
  /** `solid` where the first of them is what is most likely done next. */
  readonly first?: 'solid' | 'soft';
}

/** An act that is done is offered no more, and its button takes the focus with it: what is done next has it then, else the title of the page. */
const useFocusAfterAct = () => {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      (buttons.current.get(0) ?? document.querySelector<HTMLElement>('.page-title'))?.focus({ preventScroll: true });
    hadFocus.current = false;
  });
  /** For the button at this place. React lets go of it while it still stands. */
  return (at: number) => (button: HTMLButtonElement) => {
    buttons.current.set(at, button);
    return () => {
      hadFocus.current ||= document.activeElement === button;
      buttons.current.delete(at);
    };
  };
};

/** Of these commands those that can run now, in their order. */
export const OfferedCommands = ({ names, first = 'soft', ...look }: OfferedCommandsProps) => {
  const refAt = useFocusAfterAct();
  return useOffers(names)
    .filter(({ why }) => why === null)
    .map(({ name }, at) => <CommandButton key={name} name={name} variant={at === 0 ? first : 'soft'} {...look} buttonRef={refAt(at)} />);
};
