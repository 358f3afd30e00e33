/** The focus goes to a field, and the field to the middle of the window: at its edge it would lie under what stays there. */
export const goToField = (id: string | undefined): void => {
  const field = document.getElementById(id ?? '');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};
