import type { MouseEvent } from 'react';
import { focusBeside } from '#ui/form/focus-beside.ts';

/** For a button that takes its item out of the tray: the focus stays in the tray, else keys would be for the page below. */
export const focusBesideItem =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const otherwise = currentTarget.closest('dialog')?.querySelector('button');
    focusBeside(currentTarget, { row: '.tray-item', target: 'button', ...(otherwise && { otherwise }) });
    act();
  };
