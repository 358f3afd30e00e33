/**
 * A box that is left brings its value within its limits and closes its list. A save by a key, or by a button that leaves the focus where it
 * is, does not leave it: the box is left and entered again before the form is read.
 */
export const leaveField = (form: HTMLElement): void => {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !form.contains(field)) return;
  field.blur();
  field.focus({ preventScroll: true });
};
