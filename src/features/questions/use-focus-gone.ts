import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Closing {
  readonly isShown: boolean;
  /** Something can be written and pressed in it. */
  readonly isOpen: boolean;
  /** What had the focus went, and the rest of it stays. */
  readonly onClosed: () => void;
  readonly onGone: () => void;
}

/** Tells where what had the focus goes from the screen: it would fall to the page, whose keys the next letters are. */
export const useFocusGone = ({ isShown, isOpen, onClosed, onGone }: Closing) => {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !isInside.current) return;
    if (!isShown) {
      isInside.current = false;
      onGone();
    } else if (document.activeElement === document.body) onClosed();
  }, [isShown, isOpen, onClosed, onGone]);
  return {
    onFocus: (): void => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent): void => {
      // The window was left, and not the element: it is the document's still.
      if (target !== document.activeElement) isInside.current = false;
    },
  };
};
