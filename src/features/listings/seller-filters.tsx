import { Select, TextField } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { ListingStatus, type ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';

/** Radix's Select has no empty value; this stands for 'no filter' and never leaves this file. */
const anyStatus = 'any';
/** Long enough not to ask for each letter, short enough not to be noticed. */
const typingPauseMs = 250;

interface SellerFiltersProps {
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
}

export const SellerFilters = ({ filter, onChange }: SellerFiltersProps) => {
  const t = useT();
  const [typed, setTyped] = useState(filter.search ?? '');

  useEffect(() => {
    if (typed.trim() === (filter.search ?? '')) return undefined;
    const pause = setTimeout(() => {
      const { search: _before, ...rest } = filter;
      onChange(typed.trim() === '' ? rest : { ...rest, search: typed.trim() });
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed, filter, onChange]);

  const pickStatus = (value: string): void => {
    const { status: _before, ...rest } = filter;
    const status = ListingStatus.safeParse(value);
    onChange(status.success ? { ...rest, status: status.data } : rest);
  };

  return (
    <search className="listings-tools">
      <TextField.Root
        type="search"
        className="listings-search"
        placeholder={t('listing.search')}
        aria-label={t('listing.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select.Root value={filter.status ?? anyStatus} onValueChange={pickStatus}>
        <Select.Trigger aria-label={t('listing.statusFilter')} />
        <Select.Content position="popper">
          <Select.Item value={anyStatus}>{t('listing.allStatuses')}</Select.Item>
          {ListingStatus.options.map((status) => (
            <Select.Item key={status} value={status}>
              {t(`listing.status.${status}`)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </search>
  );
};
