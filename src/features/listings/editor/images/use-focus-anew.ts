import { useLayoutEffect, type RefObject } from 'react';

/** Where the focus was in the field that goes; the one that begins anew stands there in the same commit. */
let left: { readonly place: string; readonly label: string | null } | null = null;

/** A field that begins anew takes its elements away: the focus goes to the button of the same name, else to the first of the field. */
export const useFocusAnew = (field: RefObject<HTMLElement | null>, place: string): void => {
  useLayoutEffect(() => {
    const { current: element } = field;
    const was = left?.place === place ? left : null;
    if (element && was && document.activeElement === document.body) {
      const buttons = [...element.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
      const same = buttons.find((each) => was.label !== null && each.getAttribute('aria-label') === was.label);
      (same ?? buttons[0])?.focus({ preventScroll: true });
    }
    return () => {
      const { activeElement: focused } = document;
      // It still stands then.
      if (!element?.contains(focused)) return;
      left = { place, label: focused?.getAttribute('aria-label') ?? null };
      // Where none begins anew in this commit, none takes the focus later.
      queueMicrotask(() => {
        left = null;
      });
    };
  }, [field, place]);
};
