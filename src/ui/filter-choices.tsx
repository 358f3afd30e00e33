import { ChevronDown } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import type { Option } from './table/column.ts';
import { ManyOptions, OneOfMany } from './table/filter-options.tsx';
import type { StepFilter } from './table/step-filter.ts';
import './filter-select.css';

interface ChipProps {
  readonly label: string;
  /** Names of what it filters by. */
  readonly chosen: readonly string[];
  readonly triggerRef: ((element: HTMLElement | null) => void) | undefined;
  readonly opener: ComponentProps<'button'>;
}

/** As small as the select beside it: its name while it filters nothing, else what it filters by. */
const Chip = ({ label, chosen, triggerRef, opener }: ChipProps) => {
  const t = useT();
  const values = chosen.join(', ');
  return (
    <span className="filter-select" data-filters={values !== '' || undefined}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={values === '' ? label : t('table.filteredBy', { title: label, values })}
        {...opener}
      >
        {values || label}
      </button>
      <ChevronDown size={12} aria-hidden />
    </span>
  );
};

const filterOf = (values: readonly string[]) => (values.length === 0 ? undefined : ({ kind: 'options', chosen: values } as const));

const chosenOf = (filter: ReturnType<StepFilter>): readonly string[] => (filter?.kind === 'options' ? filter.chosen : []);

interface FilterChoicesProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly options: readonly Option[];
  /** Built on what is chosen by then, which may be newer than what is drawn. */
  readonly onChange: (step: (before: readonly string[]) => readonly string[]) => void;
  readonly triggerRef?: (element: HTMLElement | null) => void;
}

const namesOf = (options: readonly Option[], value: readonly string[]): readonly string[] =>
  options.filter((option) => value.includes(option.value)).map((option) => option.label);

/** One filter of a list that takes several at once. */
export const FilterChoices = ({ label, value, options, onChange, triggerRef }: FilterChoicesProps) => (
  <FloatingPanel
    label={label}
    className="filter-choices-panel"
    width={320}
    renderOpener={(opener) => <Chip label={label} chosen={namesOf(options, value)} triggerRef={triggerRef} opener={opener} />}
  >
    {() => (
      <fieldset className="filter-choices">
        <legend className="visually-hidden">{label}</legend>
        <ManyOptions
          title={label}
          options={options}
          value={filterOf(value)}
          onChange={(step) => onChange((before) => chosenOf(step(filterOf(before))))}
        />
      </fieldset>
    )}
  </FloatingPanel>
);

/** No filter, as it is picked from the list. It does not leave this file. */
const everything = 'all';

/** Of a filter that takes one, however it is picked. */
export interface FilterPickProps {
  readonly label: string;
  /** What is said for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
  /** `isTyping`: by letters, of which more may follow, or the box was emptied; the focus stays. */
  readonly onPick: (value: string | undefined, isTyping: boolean) => void;
  readonly triggerRef?: RefObject<HTMLElement | null>;
}

/** One of more than are seen at once: found by typing part of its name. */
export const FilterPick = ({ label, all, value, options, onPick, triggerRef }: FilterPickProps) => (
  <FloatingPanel
    label={label}
    className="filter-choices-panel"
    width={280}
    renderOpener={(opener) => (
      <Chip
        label={label}
        chosen={value === undefined ? [] : namesOf(options, [value])}
        triggerRef={(element) => {
          if (triggerRef) triggerRef.current = element;
        }}
        opener={opener}
      />
    )}
  >
    {(close) => (
      <OneOfMany
        title={label}
        options={[{ value: everything, label: all, isAll: true }, ...options]}
        value={value === undefined ? undefined : filterOf([value])}
        onChange={(step) => {
          const [picked] = chosenOf(step(undefined));
          if (picked === undefined) {
            if (value !== undefined) onPick(undefined, true);
            return;
          }
          // Closed before: the focus goes back to the button, and from there to where whoever asked wants it.
          close();
          onPick(picked === everything ? undefined : picked, false);
        }}
      />
    )}
  </FloatingPanel>
);
