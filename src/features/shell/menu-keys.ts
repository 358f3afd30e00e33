import type { KeyboardEvent } from 'react';

const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const;

/** Where a key leads among `count` lines from the line `at`, around the ends; null when the key is not one of these. */
const lineAfter = (key: string, at: number, count: number, axis: keyof typeof steps): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (steps[axis] as Readonly<Record<string, number>>)[key];
  return step === undefined ? null : (at + step + count) % count;
};

/** Read from the right, the arrow to the left goes on. */
const asRead = (key: string, isRightToLeft: boolean): string => {
  if (!isRightToLeft) return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
};

/** Arrows, Home and End go through the lines of a menu; Tab goes through them too, and out of it. */
export const stepThroughLines =
  (axis: keyof typeof steps) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const list = event.currentTarget;
    // Lines of a panel that opens from one of ours are the panel's: closed, they take no focus, and the arrows would stop at them.
    const panel = list.closest('[popover]');
    const lines = [...list.querySelectorAll<HTMLElement>('[data-menu-line]')].filter((line) => line.closest('[popover]') === panel);
    const at = lines.findIndex((line) => line === document.activeElement);
    if (at === -1 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = axis === 'horizontal' && document.documentElement.dir === 'rtl';
    const next = lineAfter(asRead(event.key, isRightToLeft), at, lines.length, axis);
    if (next === null) return;
    // Nor does the list behind the menu move its own cursor.
    event.preventDefault();
    lines[next]?.focus();
  };
