interface Beside {
  /** A selector: what leaves with the button; null where the rows beside it leave too. */
  readonly row: string | null;
  /** A selector: what of the row beside it takes the focus. */
  readonly target: string;
  /** Where no row stands beside it. */
  readonly otherwise?: HTMLElement | null;
}

/**
 * For a button whose row leaves when it is pressed, called before it does: the focus goes to the next row, else to the one before. One
 * that was pressed by pointer and has no focus leaves it where it is.
 */
export const focusBeside = (pressed: Element, { row, target, otherwise }: Beside): void => {
  if (document.activeElement !== pressed) return;
  const leaving = row === null ? null : pressed.closest(row);
  const beside = [leaving?.nextElementSibling, leaving?.previousElementSibling].find((each) => row !== null && each?.matches(row));
  (beside?.querySelector<HTMLElement>(target) ?? otherwise)?.focus();
};
