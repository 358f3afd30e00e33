/** Those after it, then those before it from the nearest on. */
const besideOf = (leaving: Element): readonly Element[] => {
  const all = [...(leaving.parentElement?.children ?? [])];
  const at = all.indexOf(leaving);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
};

/**
 * The `ref` of what goes by itself, a row or a button: the focus it had goes to the same part of a row beside it, else to the title of the
 * page, in a dialog to what closes it. To be made once, not while rendering: another ref is let go of too, and what it stood on stays.
 *
 * @param part A selector, of what takes the focus in a row; null where nothing beside it is alike.
 * @param otherwise Selectors: the first of which something stays.
 */
export const leavesFocus =
  (part: string | null, ...otherwise: readonly string[]) =>
  (leaving: HTMLElement | null) =>
  (): void => {
    if (!leaving?.contains(document.activeElement)) return;
    const beside = part === null ? [] : besideOf(leaving).map((each) => each.querySelector<HTMLElement>(part));
    const around = leaving.closest('dialog') ?? document;
    const next = [...beside, ...[...otherwise, '.dialog-head button, .page-title'].map((each) => around.querySelector<HTMLElement>(each))];
    // Only then it is known which of them stay.
    queueMicrotask(() => {
      if (document.activeElement === document.body) next.find((each) => each?.isConnected)?.focus({ preventScroll: true });
    });
  };
