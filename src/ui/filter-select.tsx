import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import './filter-select.css';

/** No filter, as it is picked from the list; nothing picked has the filter's name on it. Neither leaves this file. */
const everything = 'all';
const nothingPicked = '';

interface FilterSelectProps {
  readonly label: string;
  /** What is said for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string | undefined) => void;
  readonly triggerRef?: RefObject<HTMLElement | null>;
}

/** The arrows open the list: some systems would pick the next one, and a list would be asked for at each step. */
const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
};

/**
 * One filter of a list, small: its name while it filters nothing, else what it filters by. The browser's own list of choices: it is
 * there with the page, on a telephone as its system shows one, and a scripted one was a sixth of what the review queue fetched.
 */
export const FilterSelect = ({ label, all, value, options, onPick, triggerRef }: FilterSelectProps) => (
  <span className="filter-select" data-filters={value !== undefined || undefined}>
    <select
      ref={(element) => {
        if (triggerRef) triggerRef.current = element;
      }}
      aria-label={label}
      value={value ?? nothingPicked}
      onKeyDown={openByArrow}
      onChange={({ target: { value: picked } }) => onPick(picked === everything || picked === nothingPicked ? undefined : picked)}
    >
      <option value={nothingPicked} hidden>
        {label}
      </option>
      <option value={everything}>{all}</option>
      {value !== undefined && options.every((option) => option.value !== value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={12} aria-hidden />
  </span>
);
