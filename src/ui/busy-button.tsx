import { Button, type IconButton } from '@radix-ui/themes';
import type { ComponentProps, MouseEvent } from 'react';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'as'> {
  readonly as?: typeof Button | typeof IconButton;
  /** Its own work is under way. */
  readonly isBusy?: boolean;
  /** It can not be pressed for another reason. */
  readonly isOff?: boolean;
}

/** How a button looks that can still be reached, and does nothing now. */
export const looksOff = { 'aria-disabled': true, 'data-unavailable': true } as const;

const ignore = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that does nothing for a while once it was pressed. Never `disabled`, which Radix makes of `loading` alone: it would lose the
 * focus to the page, and what comes of its work is often said without taking the focus back.
 */
export const BusyButton = ({ as: Kind = Button, isBusy = false, isOff = false, onClick, ...look }: BusyButtonProps) => {
  const isStill = isBusy || isOff;
  return (
    <Kind
      type="button"
      loading={isBusy}
      aria-busy={isBusy}
      {...(isStill && looksOff)}
      {...look}
      disabled={false}
      onClick={isStill ? ignore : onClick}
    />
  );
};
