/**
 * A box that is left brings its value within its limits and closes its list. Who saves by a key, or by a button that leaves the focus where it
 * is, has not left it: it is left and entered again before what stands in the form is read.
 */
export const leaveField = (form: HTMLElement): void => {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !form.contains(field)) return;
  field.blur();
  field.focus({ preventScroll: true });
};
