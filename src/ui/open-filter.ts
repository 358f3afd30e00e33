/** What the key of a list's filters does: a select takes the letters that follow itself, one with a panel is opened, and its box takes them. */
export const openFilter = (trigger: HTMLElement | null): void => {
  const panel = trigger instanceof HTMLButtonElement ? trigger.popoverTargetElement : null;
  if (!(panel instanceof HTMLElement)) return trigger?.focus();
  // Escape gives the focus back to where it was; where it was nowhere, to the button.
  if (document.activeElement === document.body) trigger?.focus();
  if (!panel.matches(':popover-open')) trigger?.click();
  // What is in it gets the focus once it is drawn: a letter that comes before is none of the list's.
  panel.focus();
};
