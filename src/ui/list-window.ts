/**
 * Which part of a very long list is laid out. (stack, section 9: an element higher than about 33.5 million pixels can not be
 * scrolled to its end; Firefox stops near 17.9 million.)
 *
 * The list is windowed by rows, not by scaling the scroll position, so that a wheel notch stays a wheel notch.
 */
export const windowRows = 300_000;

/** How near to an edge of the window a row may come before the window moves. */
const edgeRows = 500;

/** The window kept inside a list that became shorter. */
export const clampStart = (start: number, count: number): number => Math.max(0, Math.min(start, count - windowRows));

/** Where the window should begin so that `index` can be shown with rows around it; the same as before when it already can. */
export const windowStartFor = (index: number, count: number, current: number): number => {
  const start = clampStart(current, count);
  const isNearTop = index < start + edgeRows && start > 0;
  const isNearBottom = index >= start + windowRows - edgeRows && start + windowRows < count;
  return isNearTop || isNearBottom ? clampStart(index - Math.floor(windowRows / 2), count) : start;
};
