import { ChevronDown } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FilterPick, type FilterPickProps } from './filter-choices.tsx';
import type { Option } from './table/column.ts';
import { optionsAtATime } from './table/filter-options.tsx';
import './filter-select.css';

/** No filter, as it is picked from the list; nothing picked has the filter's name on it. Neither leaves this file. */
const everything = 'all';
const nothingPicked = '';

/** The arrows open the list: some systems would pick the next one, and a list would be asked for at each step. */
const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
};

/** The browser's own list of choices: on a telephone as its system shows one. */
const FewOptions = ({ label, all, value, options, onPick, triggerRef }: FilterPickProps) => {
  const isTyping = useRef(false);
  return (
    <span className="filter-select" data-filters={value !== undefined || undefined}>
      <select
        ref={(element) => {
          if (triggerRef) triggerRef.current = element;
        }}
        aria-label={label}
        value={value ?? nothingPicked}
        onKeyDown={(event) => {
          // A blank opens the list.
          isTyping.current = event.key.length === 1 && event.key !== ' ';
          openByArrow(event);
        }}
        onPointerDown={() => void (isTyping.current = false)}
        onChange={({ target: { value: picked } }) =>
          onPick(picked === everything || picked === nothingPicked ? undefined : picked, isTyping.current)
        }
      >
        <option value={nothingPicked} hidden>
          {label}
        </option>
        <option value={everything}>{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isUnreadable}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden />
    </span>
  );
};

/** What is filtered by may be offered no more, and filters still: it keeps its last name, and without one has its id. */
const useStanding = (options: readonly Option[], value: string | undefined): readonly Option[] => {
  const [known, know] = useState<Option>();
  const offered = options.find((option) => option.value === value);
  if (offered && (offered.value !== known?.value || offered.label !== known.label)) know(offered);
  if (offered || value === undefined) return options;
  return [known?.value === value ? known : { value, label: value }, ...options];
};

/** Options may arrive, or go, while somebody is in it: as long as it has the focus it stays the element it is. */
const useSettled = (isMany: boolean) => {
  const [settled, settle] = useState(isMany);
  const [hasFocus, setFocus] = useState(false);
  if (!hasFocus && settled !== isMany) settle(isMany);
  return {
    isMany: settled,
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
};

/** One filter of a list, small: its name while it filters nothing, else what it filters by. More options than are seen at once are searched. */
export const FilterSelect = (props: FilterPickProps) => {
  const options = useStanding(props.options, props.value);
  const { isMany, ...focus } = useSettled(props.options.length > optionsAtATime);
  const Pick = isMany ? FilterPick : FewOptions;
  return (
    <span className="filter-select-place" {...focus}>
      <Pick {...props} options={options} />
    </span>
  );
};
