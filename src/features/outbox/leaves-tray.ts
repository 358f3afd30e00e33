import type { KeyboardEvent, MouseEvent } from 'react';
import { focusBeside } from '#ui/form/focus-beside.ts';

/**
 * Of a button that takes its item out of the tray. The focus stays in the tray, else keys would be for the page below; one Enter that is held
 * down takes one item out and not the next ones too.
 */
export const leavesTray = (act: () => void) => ({
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const otherwise = currentTarget.closest('dialog')?.querySelector('button');
    focusBeside(currentTarget, { row: '.tray-item', target: 'button', ...(otherwise && { otherwise }) });
    act();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.repeat) event.preventDefault();
  },
});
