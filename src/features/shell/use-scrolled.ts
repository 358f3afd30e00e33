import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Is the page scrolled past `threshold` pixels? Renders only when the answer changes. */
export const useScrolled = (threshold: number): boolean => useSyncExternalStore(subscribe, () => scrollY > threshold);
