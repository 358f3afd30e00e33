import type { KeyboardEvent, MouseEvent } from 'react';
import { focusBeside } from '#ui/form/focus-beside.ts';

/** One Enter that is held down is for the button it was pressed on, and not for those that have the focus after it. */
export const ignoreRepeat = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * Of a button that takes its item out of the tray. The focus stays in the tray, else keys would be for the page below.
 */
export const leavesTray = (act: () => void) => ({
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const otherwise = currentTarget.closest('dialog')?.querySelector('button');
    focusBeside(currentTarget, { row: '.tray-item', target: 'button', ...(otherwise && { otherwise }) });
    act();
  },
  onKeyDown: ignoreRepeat,
});
