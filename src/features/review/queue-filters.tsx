import { Button, Checkbox } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useId, type RefObject } from 'react';
import { queueFacetsQuery } from '#api/review-work.ts';
import { checkNames, type ProblemFilter } from '#contract/check.ts';
import { QueueReason, type ListingFilter } from '#contract/listing.ts';
import { isWithoutId, optionOf } from '#contract/unreadable.ts';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { FilterSelect } from '#ui/filter-select.tsx';
import { SearchField } from '#ui/search-field.tsx';

/** Built on what stands there when its turn comes: what was drawn last may be older than the last change. */
export type ChangeFilter = (step: (before: ListingFilter) => ListingFilter) => void;

export interface QueueFiltersProps {
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly firstFilterRef: RefObject<HTMLElement | null>;
  /** Gives the focus to the list. Keep its identity. */
  readonly onLeave: () => void;
}

const counted = (values: readonly { readonly id: string; readonly name: string; readonly count: number }[] = []) =>
  values.map(({ id, name, count }) => optionOf(id, isWithoutId(id) ? name : `${name} (${count})`));

/** Filters as they stand in the URL; what is left out filters nothing. */
export const QueueFilters = ({ filter, onChange, searchRef, firstFilterRef, onLeave }: QueueFiltersProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const place = useListingPlace();
  const includeId = useId();
  const { data: facets } = useQuery(queueFacetsQuery(api, { kit: place === '/kitPublish' ? 'only' : undefined, set: filter.set }));
  const set = (change: Partial<{ [Key in keyof ListingFilter]: ListingFilter[Key] | undefined }>): void =>
    onChange((before) =>
      Object.fromEntries(
        Object.entries({ ...before, ids: undefined, ...change }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  /** A filter is chosen to work on what it leaves: the keys are the list's again. */
  const pick = (change: Parameters<typeof set>[0], isTyping = false): void => {
    set(change);
    // Found by its first letters: those that follow are still meant for it.
    if (!isTyping) onLeave();
  };

  return (
    <search className="queue-filters">
      <SearchField
        fieldRef={searchRef}
        className="queue-search"
        hint={t('listing.search')}
        label={t('queue.search')}
        value={filter.search ?? ''}
        onSearch={(search) => set({ search })}
        onLeave={onLeave}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        triggerRef={firstFilterRef}
        label={t('queue.filter.seller')}
        value={filter.sellerId}
        options={counted(facets?.sellers)}
        onPick={(sellerId, isTyping) => pick({ sellerId }, isTyping)}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        label={t('records.account')}
        value={filter.marketPlaceId}
        options={counted(facets?.accounts)}
        onPick={(marketPlaceId, isTyping) => pick({ marketPlaceId }, isTyping)}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        label={t('queue.filter.category')}
        value={filter.categoryId}
        options={counted(facets?.categories)}
        onPick={(categoryId, isTyping) => pick({ categoryId }, isTyping)}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        label={t('records.reason')}
        value={filter.reason}
        options={QueueReason.options.map((value) => ({ value, label: t(`queue.reason.${value}`) }))}
        onPick={(reason, isTyping) => pick({ reason: reason as QueueReason | undefined }, isTyping)}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        label={t('queue.filter.problem')}
        value={filter.problem}
        options={[
          { value: 'clean', label: t('queue.problem.clean') },
          ...checkNames.map((value) => ({ value, label: t(`listing.check.${value}`) })),
        ]}
        onPick={(problem, isTyping) => pick({ problem: problem as ProblemFilter | undefined }, isTyping)}
      />
      <FilterSelect
        all={t('queue.filter.all')}
        label={t('queue.filter.holder')}
        value={filter.holder}
        options={(['free', 'mine', 'other'] as const).map((value) => ({ value, label: t(`queue.filter.holder.${value}`) }))}
        onPick={(holder, isTyping) => pick({ holder: holder as ListingFilter['holder'] }, isTyping)}
      />
      <label className="queue-include" htmlFor={includeId}>
        <Checkbox
          id={includeId}
          size="1"
          checked={filter.set === 'include'}
          onCheckedChange={(isOn) => pick({ set: isOn === true ? 'include' : undefined })}
        />
        {t('queue.filter.include')}
      </label>
      {(filter.status || filter.warning) && (
        <span>
          {t('queue.filter.status', {
            status: [
              ...(filter.status ?? []).map((status) => t(`listing.status.${status}`)),
              ...(filter.warning ? [t(`listing.warning.${filter.warning}`)] : []),
            ].join(', '),
          })}
        </span>
      )}
      {Object.keys(filter).length > 0 && (
        <Button
          size="1"
          variant="ghost"
          color="gray"
          onClick={() => {
            onChange(() => ({}));
            onLeave();
          }}
        >
          {filter.ids ? t('queue.walking', { n: filter.ids.length }) : t('queue.filter.clear')}
        </Button>
      )}
    </search>
  );
};
