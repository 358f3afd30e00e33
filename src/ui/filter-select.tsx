import { Select } from '@radix-ui/themes';
import type { RefObject } from 'react';

/** Radix's Select has no empty value; this stands for 'no filter' and never leaves this file. */
const everything = 'all';

interface FilterSelectProps {
  readonly label: string;
  /** What is said for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string | undefined) => void;
  readonly triggerRef?: RefObject<HTMLButtonElement | null>;
}

/** One filter of a list, small: its name while it filters nothing, else what it filters by. */
export const FilterSelect = ({ label, all, value, options, onPick, triggerRef }: FilterSelectProps) => (
  <Select.Root size="1" value={value ?? everything} onValueChange={(next) => onPick(next === everything ? undefined : next)}>
    <Select.Trigger ref={triggerRef ?? null} aria-label={label} variant="soft" color={value ? undefined : 'gray'}>
      {value ? (options.find((option) => option.value === value)?.label ?? value) : label}
    </Select.Trigger>
    <Select.Content position="popper">
      <Select.Item value={everything}>{all}</Select.Item>
      {options.map((option) => (
        <Select.Item key={option.value} value={option.value}>
          {option.label}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
);
