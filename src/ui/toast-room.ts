/** Of a message, in px: as wide as Sonner draws it. */
const messageWidth = 356;
const edge = 16;

/** Of a message of two lines, with what stands between two. */
const messageHeight = 80;

/** Errors stay until closed: a page can be scrolled so far that its foot stands above them. */
export const keepErrorRoom = (errors: number): void =>
  document.documentElement.style.setProperty('--toast-room', `${errors * messageHeight}px`);

/**
 * Feet grow while a message stands, often by what it tells: a decision that was recorded is a row more of the last ones. Not in every
 * environment of tests.
 */
const growing = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => makeToastRoom());
const watched = new Set<Element>();

const watch = (feet: readonly Element[]): void => {
  for (const foot of watched) {
    if (foot.isConnected) continue;
    watched.delete(foot);
    growing?.unobserve(foot);
  }
  for (const foot of feet) {
    if (watched.has(foot)) continue;
    watched.add(foot);
    growing?.observe(foot);
  }
};

/**
 * Puts messages bottom left of the page, beside the menu and above what stands at its foot and is used (`data-foot`): a counter, a pager,
 * the decisions, what is attached to a reply. Worked out when a message comes, when a page is drawn or was scrolled, and when the window
 * or a foot changes.
 */
export const makeToastRoom = (): void => {
  const left = Math.max(0, document.querySelector('main')?.getBoundingClientRect().left ?? 0);
  const right = left + edge + messageWidth;
  const feet = [...document.querySelectorAll('[data-foot]')];
  watch(feet);
  const tops = feet.flatMap((foot) => {
    const box = foot.getBoundingClientRect();
    const isBelow = box.height > 0 && box.left < right && box.right > left && box.bottom > window.innerHeight / 2;
    // What reaches up into the upper half leaves no room above it.
    return isBelow && box.top > window.innerHeight / 2 && box.top < window.innerHeight ? [box.top] : [];
  });
  const room = tops.length === 0 ? 0 : window.innerHeight - Math.min(...tops);
  const { style } = document.documentElement;
  style.setProperty('--toast-left', `${Math.round(left) + edge}px`);
  style.setProperty('--toast-bottom', `${Math.round(room) + edge}px`);
};
