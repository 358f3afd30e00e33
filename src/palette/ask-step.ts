import type { KeyboardEvent } from 'react';
import type { Ask } from './ask.ts';

/** What every kind of question gets. */
export interface AskStep {
  readonly ask: Ask;
  /** `words`: the answer as a person reads it. */
  readonly onAnswer: (value: unknown, words?: string) => void;
  /** Back to the question at this place, to answer it otherwise. */
  readonly onChange: (at: number) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Escape always goes one back; Backspace does while there is nothing to erase. */
export const isBackKey = (event: KeyboardEvent, query: string): boolean =>
  event.key === 'Escape' || (event.key === 'Backspace' && query === '' && !event.repeat);

/** Enter that was meant: not held down from the page below, not choosing a word of an input method. */
export const isEnterKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.repeat && !event.nativeEvent.isComposing;
