import { useCallback, useEffect, useRef } from 'react';

/** Asked when an answer comes: is what sent it on screen still? Whoever left it is told of the answer, and led nowhere. */
export const useIsHere = (): (() => boolean) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
};
