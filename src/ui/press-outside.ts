import type { MouseEvent } from 'react';

/**
 * Of a dialog, whose backdrop is the dialog itself. The press decides: text marked with the mouse and let go outside would be a click on it.
 * The browser then gives the focus to what was pressed, the page, and takes it from what the closed dialog has just given it back to.
 */
export const onPressOutside =
  (close: () => void) =>
  (event: MouseEvent): void => {
    if (event.target !== event.currentTarget || event.button !== 0) return;
    event.preventDefault();
    close();
  };
