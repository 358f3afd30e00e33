import { useEffect, useMemo, useRef } from 'react';
import { release, type Held } from './queue-session.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Tells a single step from a held one. Hotkeys call their handlers without the event, so the gate looks at the keyboard
 * itself, in the capture phase, before any handler runs.
 */
export const useStepGate = (store: SessionStore): { readonly held: () => Held } => {
  const isHeld = useRef(false);

  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      isHeld.current = event.repeat;
    };
    const onUp = (): void => {
      isHeld.current = false;
      store.update(release);
    };
    const options = { capture: true };
    window.addEventListener('keydown', onDown, options);
    window.addEventListener('keyup', onUp, options);
    // A key let go in another window never comes up in this one.
    window.addEventListener('blur', onUp);
    return () => {
      window.removeEventListener('keydown', onDown, options);
      window.removeEventListener('keyup', onUp, options);
      window.removeEventListener('blur', onUp);
    };
  }, [store]);

  return useMemo(() => ({ held: () => (isHeld.current ? 'held' : 'single') }), []);
};
