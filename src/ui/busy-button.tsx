import { Button, type IconButton } from '@radix-ui/themes';
import type { ComponentProps, MouseEvent } from 'react';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'as'> {
  readonly as?: typeof Button | typeof IconButton;
  readonly isBusy: boolean;
}

/** How a button looks that can still be reached, and does nothing now. */
export const looksOff = { 'aria-disabled': true, 'data-unavailable': true } as const;

const ignore = (event: MouseEvent): void => event.preventDefault();

/**
 * A button whose work takes a while: pressed again meanwhile it does nothing. Never `disabled`, which Radix makes of `loading` alone: it
 * would lose the focus to the page, and what comes of the work is often said without taking it back. `loading={false}`: without the spinner.
 */
export const BusyButton = ({ as: Kind = Button, isBusy, onClick, ...look }: BusyButtonProps) => (
  <Kind
    type="button"
    loading={isBusy}
    aria-busy={isBusy}
    {...(isBusy && looksOff)}
    {...look}
    disabled={false}
    onClick={isBusy ? ignore : onClick}
  />
);
