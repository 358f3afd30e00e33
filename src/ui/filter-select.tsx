import { ChevronDown } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FilterPick } from './filter-choices.tsx';
import type { SelectOption } from './form/combobox-state.ts';
import { optionsAtATime } from './table/filter-options.tsx';
import './filter-select.css';

/** No filter, as it is picked from the list; nothing picked has the filter's name on it. Neither leaves this file. */
const everything = 'all';
const nothingPicked = '';

interface FilterSelectProps {
  readonly label: string;
  /** What is said for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly SelectOption[];
  /** `isTyping`: by letters, of which more may follow. */
  readonly onPick: (value: string | undefined, isTyping: boolean) => void;
  readonly triggerRef?: RefObject<HTMLElement | null>;
}

/** The arrows open the list: some systems would pick the next one, and a list would be asked for at each step. */
const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
};

/** The browser's own list of choices: on a telephone as its system shows one. */
const FewOptions = ({ label, all, value, options, onPick, triggerRef }: FilterSelectProps) => {
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
const useStanding = (options: readonly SelectOption[], value: string | undefined): readonly SelectOption[] => {
  const [known, know] = useState<SelectOption>();
  const offered = options.find((option) => option.value === value);
  if (offered && (offered.value !== known?.value || offered.label !== known.label)) know(offered);
  if (offered || value === undefined) return options;
  return [known?.value === value ? known : { value, label: value }, ...options];
};

/** One filter of a list, small: its name while it filters nothing, else what it filters by. More options than are seen at once are searched. */
export const FilterSelect = (props: FilterSelectProps) => {
  const { triggerRef, value } = props;
  const options = useStanding(props.options, value);
  if (props.options.length <= optionsAtATime) return <FewOptions {...props} options={options} />;
  return (
    <FilterPick
      {...props}
      options={options}
      triggerRef={(element) => {
        if (triggerRef) triggerRef.current = element;
      }}
    />
  );
};
