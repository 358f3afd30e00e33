import { Maskito, type MaskitoOptions } from '@maskito/core';
import { afterEach } from 'vitest';
import { masks, type MaskName } from './masks.ts';

/** A masked box and hands on it. What the browser does between `beforeinput` and `input` is done here as its standard says. */
export interface Box {
  readonly value: () => string;
  readonly caret: () => number;
  readonly putCaret: (from: number, to?: number) => void;
  readonly type: (text: string) => void;
  readonly paste: (text: string) => void;
  readonly backspace: (times?: number) => void;
  readonly deleteForward: () => void;
  /** Autofill: the value is there, and only `input` tells. */
  readonly fill: (text: string) => void;
  readonly close: () => void;
}

export const openBox = (options: MaskitoOptions): Box => {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  const mask = new Maskito(input, options);
  const selection = (): [number, number] => [input.selectionStart ?? 0, input.selectionEnd ?? 0];

  const edit = (inputType: string, data: string | null, [from, to]: readonly [number, number]): void => {
    const before = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });
    if (!input.dispatchEvent(before)) return;
    input.setRangeText(data ?? '', from, to, 'end');
    input.dispatchEvent(new InputEvent('input', { inputType, data, bubbles: true }));
  };
  const widened = (by: readonly [number, number]): [number, number] => {
    const [from, to] = selection();
    return from === to ? [Math.max(0, from + by[0]), Math.min(input.value.length, to + by[1])] : [from, to];
  };

  return {
    value: () => input.value,
    caret: () => selection()[1],
    putCaret: (from, to = from) => input.setSelectionRange(from, to),
    type: (text) => {
      for (const character of text) edit('insertText', character, selection());
    },
    paste: (text) => edit('insertFromPaste', text, selection()),
    backspace: (times = 1) => {
      for (let i = 0; i < times; i += 1) edit('deleteContentBackward', null, widened([-1, 0]));
    },
    deleteForward: () => edit('deleteContentForward', null, widened([0, 1])),
    fill: (text) => {
      input.value = text;
      input.setSelectionRange(text.length, text.length);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    close: () => {
      mask.destroy();
      input.remove();
    },
  };
};

/** Boxes that are closed after the test which opened them. */
export const openBoxes = () => {
  const opened: Box[] = [];
  afterEach(() => {
    for (const each of opened.splice(0)) each.close();
  });
  const boxWith = (options: MaskitoOptions): Box => {
    const made = openBox(options);
    opened.push(made);
    return made;
  };
  return { boxWith, box: (name: MaskName): Box => boxWith(masks[name].options) };
};
