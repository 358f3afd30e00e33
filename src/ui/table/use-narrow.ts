import { useSyncExternalStore } from 'react';

/** Part 2, section 9: the first breakpoint. */
const narrow = '(max-width: 600px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
