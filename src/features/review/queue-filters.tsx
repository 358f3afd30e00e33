import { Button, Checkbox, Select, TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type RefObject } from 'react';
import { queueFacetsQuery } from '#api/listings.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { QueueReason, type ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';

/** Radix's Select has no empty value; this stands for 'no filter' and never leaves this file. */
const everything = 'all';

interface PickProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string | undefined) => void;
  readonly triggerRef?: RefObject<HTMLButtonElement | null>;
}

const Pick = ({ label, value, options, onPick, triggerRef }: PickProps) => {
  const t = useT();
  return (
    <Select.Root size="1" value={value ?? everything} onValueChange={(next) => onPick(next === everything ? undefined : next)}>
      <Select.Trigger ref={triggerRef ?? null} aria-label={label} variant="soft" color={value ? undefined : 'gray'}>
        {value ? (options.find((option) => option.value === value)?.label ?? value) : label}
      </Select.Trigger>
      <Select.Content position="popper">
        <Select.Item value={everything}>{t('queue.filter.all')}</Select.Item>
        {options.map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
};

export interface QueueFiltersProps {
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly firstFilterRef: RefObject<HTMLButtonElement | null>;
}

const counted = (values: readonly { readonly id: string; readonly name: string; readonly count: number }[] = []) =>
  values.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }));

/** Long enough not to ask for each letter, short enough not to be noticed. */
const typingPauseMs = 250;

/** Filters as they stand in the URL; what is left out filters nothing. */
export const QueueFilters = ({ filter, onChange, searchRef, firstFilterRef }: QueueFiltersProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const includeId = useId();
  const { data: facets } = useQuery(queueFacetsQuery(api));
  const set = (change: Partial<{ [Key in keyof ListingFilter]: ListingFilter[Key] | undefined }>): void =>
    onChange(Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined && value !== '')));

  const [typed, setTyped] = useState(filter.search ?? '');
  useEffect(() => {
    if (typed === (filter.search ?? '')) return undefined;
    const pause = setTimeout(() => set({ search: typed.trim() || undefined }), typingPauseMs);
    return () => clearTimeout(pause);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause; `set` is of this render on purpose
  }, [typed]);

  return (
    <search className="queue-filters">
      <TextField.Root
        ref={searchRef}
        size="1"
        type="search"
        className="queue-search"
        placeholder={t('listing.search')}
        aria-label={t('queue.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <Pick
        triggerRef={firstFilterRef}
        label={t('queue.filter.seller')}
        value={filter.sellerId}
        options={counted(facets?.sellers)}
        onPick={(sellerId) => set({ sellerId })}
      />
      <Pick
        label={t('queue.filter.account')}
        value={filter.marketPlaceId}
        options={counted(facets?.accounts)}
        onPick={(marketPlaceId) => set({ marketPlaceId })}
      />
      <Pick
        label={t('queue.filter.category')}
        value={filter.categoryId}
        options={counted(facets?.categories)}
        onPick={(categoryId) => set({ categoryId })}
      />
      <Pick
        label={t('queue.filter.reason')}
        value={filter.reason}
        options={QueueReason.options.map((value) => ({ value, label: t(`queue.reason.${value}`) }))}
        onPick={(reason) => set({ reason: reason as QueueReason | undefined })}
      />
      <Pick
        label={t('queue.filter.holder')}
        value={filter.holder}
        options={(['free', 'mine', 'other'] as const).map((value) => ({ value, label: t(`queue.filter.holder.${value}`) }))}
        onPick={(holder) => set({ holder: holder as ListingFilter['holder'] })}
      />
      <label className="queue-include" htmlFor={includeId}>
        <Checkbox
          id={includeId}
          size="1"
          checked={filter.set === 'include'}
          onCheckedChange={(isOn) => set({ set: isOn === true ? 'include' : undefined })}
        />
        {t('queue.filter.include')}
      </label>
      {Object.keys(filter).length > 0 && (
        <Button
          size="1"
          variant="ghost"
          color="gray"
          onClick={() => {
            setTyped('');
            onChange({});
          }}
        >
          {t('queue.filter.clear')}
        </Button>
      )}
    </search>
  );
};
