import { TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { useTyped } from './use-typed.ts';

interface SearchBoxProps {
  readonly value: string;
  /** What is searched, where 'Buscar' alone does not say it. */
  readonly label: string | undefined;
  readonly onSearch: (text: string) => void;
}

export const SearchBox = ({ value, label, onSearch }: SearchBoxProps) => {
  const t = useT();
  const [typed, type] = useTyped(value, onSearch);
  const name = label ?? t('table.search');
  return (
    <search className="table-search">
      <TextField.Root
        type="search"
        maxLength={120}
        placeholder={name}
        aria-label={name}
        value={typed}
        onChange={(event) => type(event.target.value)}
      >
        <TextField.Slot>
          <Search size={14} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
    </search>
  );
};
