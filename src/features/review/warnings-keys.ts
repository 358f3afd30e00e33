import type { KeyboardEvent } from 'react';
import type { WarningKey } from '#contract/warning.ts';
import { warningOfDigit } from './warnings-choice.ts';

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** 'Cancelar' and the like answer to Enter themselves; a checkbox does not. */
const isOwnEnter = (target: EventTarget): boolean => target instanceof HTMLButtonElement && target.role !== 'checkbox';

/** In a field with something in it: the button beside it is what Enter means there. */
const isAdding = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.value.trim() !== '';

const askedByEnter = (target: EventTarget): 'add' | 'send' | null => {
  if (isAdding(target)) return 'add';
  return isOwnEnter(target) ? null : 'send';
};

/** What a key asks of the warnings dialog: a warning to toggle, the field of 'Outros', to add what is in it, to send; null when it is not its key. */
export const askedByKey = (event: KeyboardEvent, shown: readonly WarningKey[]): WarningKey | 'other' | 'add' | 'send' | null => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return null;
  if (event.key === 'Enter') return askedByEnter(event.target);
  if (isTyping(event.target)) return null;
  return event.key.toLowerCase() === 'o' ? 'other' : (warningOfDigit(event.key, shown) ?? null);
};
