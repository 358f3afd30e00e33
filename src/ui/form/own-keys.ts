import type { KeyboardEvent } from 'react';

/**
 * A key of the form itself, pressed once and no part of a letter that is being composed. The keys of a dialog that the form opened
 * come by here too, and are the dialog's.
 */
export const isOwnKey = ({ target, currentTarget, repeat, nativeEvent }: KeyboardEvent): boolean => {
  const isInDialog = target instanceof Element && target.closest('dialog') !== currentTarget.closest('dialog');
  return !isInDialog && !repeat && !nativeEvent.isComposing;
};

/** Ctrl+Enter sends what is written; Enter alone is a line of it. */
export const isSendKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isOwnKey(event);
