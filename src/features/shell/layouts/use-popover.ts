import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { placeBeside } from '#ui/place-beside.ts';

/**
 * The browser's own popover: above everything, closed by Escape and by a click elsewhere, and the focus goes back to what
 * opened it. Ours is only that it stands under its button, and that the arrow down enters it.
 */
export const usePopover = () => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const goIn = (): void => {
    const line = panel.current?.querySelector<HTMLElement>('[data-menu-line]');
    isAwaited.current = !line;
    line?.focus();
  };
  // Opened before its places were known: whoever still stands on its button goes in when they come.
  useLayoutEffect(() => {
    if (!isAwaited.current) return;
    if (panel.current?.matches(':popover-open') && document.activeElement === button.current) goIn();
    else isAwaited.current = false;
  });
  return {
    button,
    panel,
    close: (): void => panel.current?.hidePopover(),
    /** Before it is shown: under its button, at a width nobody knows yet. */
    place: (): void => {
      if (button.current && panel.current) placeBeside(panel.current, button.current.getBoundingClientRect(), { gap: 6, width: 0 });
    },
    enter: (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      panel.current?.showPopover();
      goIn();
    },
  };
};
