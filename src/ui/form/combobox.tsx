// oxlint-disable jsx-a11y/prefer-tag-over-role -- it is an input; the rule does not see through Radix
import { TextField as TextBox } from '@radix-ui/themes';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '#locale/locale.tsx';
import { ComboboxList, optionId } from './combobox-list.tsx';
import type { SelectOption } from './combobox-state.ts';
import { FloatingList } from './floating-list.tsx';
import { useCombobox } from './use-combobox.ts';
import type { FieldAria } from './use-field.ts';

interface ComboboxProps {
  readonly aria: FieldAria;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onLeave: () => void;
  readonly boxRef?: (element: HTMLInputElement | null) => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** What stands there while nothing is chosen. */
  readonly placeholder?: string;
}

/** One of many by typing part of it: the ARIA pattern of an editable combobox, the focus never leaves the box. */
export const Combobox = ({
  aria,
  label,
  options,
  value,
  onChoose,
  onLeave,
  boxRef,
  isDisabled = false,
  isReadOnly = false,
  placeholder,
}: ComboboxProps) => {
  const t = useT();
  const anchor = useRef<HTMLDivElement>(null);
  const { text, shown, choose, close, more, open, press, type } = useCombobox({
    options,
    value,
    isOpenable: !isDisabled && !isReadOnly,
    onChoose,
  });
  const listId = `${aria.id}-list`;
  // Where nothing was found there is no row to be on.
  const active = shown && shown.active >= 0 && shown.rows.length > 0 ? optionId(listId, shown.active) : undefined;
  return (
    <div ref={anchor}>
      <TextBox.Root
        {...aria}
        ref={boxRef}
        role="combobox"
        aria-expanded={shown !== null}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? t('form.choose')}
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={text}
        onClick={open}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          close();
          onLeave();
        }}
      >
        <TextBox.Slot side="right">
          <ChevronDown size={16} aria-hidden className="field-chevron" />
        </TextBox.Slot>
      </TextBox.Root>
      {shown && (
        <FloatingList anchor={anchor}>
          <ComboboxList id={listId} label={label} value={value} list={shown} onChoose={choose} onMore={more} />
        </FloatingList>
      )}
    </div>
  );
};
