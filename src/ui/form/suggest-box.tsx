// oxlint-disable jsx-a11y/prefer-tag-over-role -- it is an input; the rule does not see through Radix
import { TextField as TextBox } from '@radix-ui/themes';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ComboboxList, optionId } from './combobox-list.tsx';
import { hasMore, matching, opened, search, showMore, step, type OpenList, type SelectOption } from './combobox-state.ts';
import { FloatingList } from './floating-list.tsx';
import { useCleaned, type Cleaning } from './use-cleaned.tsx';

interface SuggestBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly cleaning?: Cleaning;
  readonly onChange: (text: string) => void;
  readonly error: string | null;
  readonly isRequired: boolean;
  readonly boxRef?: (element: HTMLInputElement | null) => void;
}

/** Any text, with suggestions under it: unlike a select, what was typed stays as it is until somebody takes one. */
export const SuggestBox = ({ id, label, value, suggestions, cleaning, onChange, error, isRequired, boxRef }: SuggestBoxProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<OpenList | null>(null);
  const { take: takeText, line } = useCleaned(cleaning);
  const options = suggestions.map((text): SelectOption => ({ value: text, label: text }));
  const found = list ? matching(options, list.query).filter((option) => option.value !== value) : [];
  const isShown = list !== null && found.length > 0;
  const rows = found.slice(0, list?.shown ?? 0);
  const listId = `${id}-list`;

  const choose = (option: SelectOption): void => {
    onChange(takeText(option.value));
    setList(null);
  };
  const type = (text: string): void => {
    onChange(takeText(text));
    // No row is under the keyboard: Enter means what was typed.
    setList({ ...search(text), active: -1 });
  };
  const move = (by: 1 | -1): boolean => {
    setList(list ? step(list, found.length, by) : { ...opened, query: '' });
    return true;
  };
  const take = (): boolean => {
    if (!isShown || list.active < 0) return false;
    const option = rows[list.active];
    if (option) choose(option);
    else if (hasMore(list, found.length)) setList(showMore(list));
    return true;
  };
  const close = (): boolean => {
    setList(null);
    return isShown;
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: take,
    Escape: close,
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || keys[event.key]?.() !== true) return;
    event.preventDefault();
    // A dialog around it would close on the same Escape.
    event.stopPropagation();
  };
  return (
    <div className="field" ref={anchor}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <TextBox.Root
        id={id}
        ref={boxRef}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.active >= 0 ? optionId(listId, list.active) : undefined}
        aria-required={isRequired}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        autoComplete="off"
        value={value}
        onClick={() => setList(opened)}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setList(null)}
      />
      {line}
      {error !== null && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      {isShown && (
        <FloatingList anchor={anchor}>
          <ComboboxList
            id={listId}
            label={label}
            value={value}
            list={{ rows, left: found.length - rows.length, active: list.active }}
            onChoose={choose}
            onMore={() => setList(showMore(list))}
          />
        </FloatingList>
      )}
    </div>
  );
};
