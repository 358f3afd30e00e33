import { useLayoutEffect, useRef } from 'react';

/** Tells where what had the focus goes from the screen: it would fall to the page, whose keys the next letters are. */
export const useFocusGone = (isShown: boolean, onGone: () => void) => {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isShown || !isInside.current) return;
    isInside.current = false;
    onGone();
  }, [isShown, onGone]);
  return {
    onFocus: (): void => {
      isInside.current = true;
    },
    onBlur: (): void => {
      isInside.current = false;
    },
  };
};
