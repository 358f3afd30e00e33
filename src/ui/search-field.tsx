import { TextField } from '@radix-ui/themes';
import type { Ref } from 'react';
import { useTyped } from './table/use-typed.ts';

interface SearchFieldProps {
  /** What is searched for now, as the address has it: whoever changes it there changes it here. */
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly className: string;
  readonly onSearch: (text: string) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
  /** Gives the focus to the list; without it nothing has it. */
  readonly onLeave?: () => void;
}

/** The search among the filters of a list, small. Escape and Enter give the keys back to the list, and the search stays. */
export const SearchField = ({ value, label, hint, className, onSearch, fieldRef, onLeave }: SearchFieldProps) => {
  const [typed, type] = useTyped(value, onSearch);
  return (
    <TextField.Root
      ref={fieldRef}
      size="1"
      type="search"
      className={className}
      placeholder={hint}
      aria-label={label}
      maxLength={120}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        // The browser would empty the search at Escape.
        event.preventDefault();
        event.currentTarget.blur();
        onLeave?.();
      }}
    />
  );
};
