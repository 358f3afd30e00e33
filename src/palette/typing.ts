const textInputs = new Set([
  'text',
  'search',
  'email',
  'password',
  'url',
  'tel',
  'number',
  'date',
  'datetime-local',
  'month',
  'time',
  'week',
  '',
]);
const typingRoles = '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/** A select finds a choice by what is typed; with these no choice begins. */
const neverChoosing = new Set(['Escape', '/', '?']);

/** Would this key, pressed here, become text, or choose? A button or a checkbox has the focus without being typed into. */
export const isTypingIn = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLSelectElement) return !neverChoosing.has(key);
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return textInputs.has(target.type);
  return target.closest(typingRoles) !== null;
};

const overPage = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Is the focus in something that lies over the page and has keys of its own? What had it in a dialog may have left, or be disabled by now:
 * the focus then falls to the body, and what is typed is still not for the page below.
 */
export const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(overPage) !== null || (target === document.body && document.querySelector('dialog[open]') !== null));

const pressable =
  'button, a[href], summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="radio"]';
const steered = '[role="tablist"], [role="radiogroup"], [role="slider"], [role="tree"], input[type="radio"], input[type="range"]';

/** Does what has the focus answer to this key itself: a button to Enter, a group of tabs to its arrows? */
export const isOwnKeyOf = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (key === 'Enter' || key === ' ') return target.closest(pressable) !== null;
  return (key.startsWith('Arrow') || key === 'Home' || key === 'End') && target.closest(steered) !== null;
};
