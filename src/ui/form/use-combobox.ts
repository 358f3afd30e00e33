import { useState, type KeyboardEvent } from 'react';
import {
  hasMore,
  matching,
  opened,
  search,
  showMore,
  step,
  withChosenInSight,
  type OpenList,
  type SelectOption,
} from './combobox-state.ts';

interface ComboboxOptions {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly isOpenable: boolean;
  readonly onChoose: (value: string) => void;
}

/** What the list offers now. */
export interface ShownList {
  readonly rows: readonly SelectOption[];
  /** How many more there are to load; 0 is none. */
  readonly left: number;
  readonly active: number;
}

export const useCombobox = ({ options, value, isOpenable, onChoose }: ComboboxOptions) => {
  const [list, setList] = useState<OpenList | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const found = list ? withChosenInSight(matching(options, list.query), value) : [];
  const rows = found.slice(0, list?.shown ?? 0);
  const shown: ShownList | null = list && { rows, left: found.length - rows.length, active: list.active };

  const close = (): void => {
    setList(null);
    setTyped(null);
  };
  const choose = (option: SelectOption): void => {
    if (option.isUnreadable) return;
    onChoose(option.value);
    close();
  };
  const open = (): void => {
    if (isOpenable && !list) setList(opened);
  };
  const more = (): void => {
    if (list) setList(showMore(list));
  };
  const type = (text: string): void => {
    setTyped(text);
    setList(search(text));
    if (text === '') onChoose('');
  };

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Enter on a row chooses it; with the list closed, or no row under the keyboard, it submits the form.
    Enter: () => {
      if (!list || list.active < 0) return false;
      const option = rows[list.active];
      if (option) choose(option);
      else if (hasMore(list, found.length)) more();
      return true;
    },
    Escape: () => {
      if (list) close();
      return list !== null;
    },
  };
  const move = (by: 1 | -1): boolean => {
    if (list) setList(step(list, found.length, by));
    else open();
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || keys[event.key]?.() !== true) return;
    event.preventDefault();
    // A dialog around it would close on the same Escape.
    event.stopPropagation();
  };

  const chosen = options.find((option) => option.value === value);
  return { text: typed ?? chosen?.label ?? '', shown, choose, close, more, open, press, type };
};
