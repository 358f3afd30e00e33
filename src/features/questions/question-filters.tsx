import { Button } from '@radix-ui/themes';
import { useContext, type ReactNode, type RefObject } from 'react';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { QuestionStatus } from '#contract/question.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { FilterChoices } from '#ui/filter-choices.tsx';
import { FilterSelect } from '#ui/filter-select.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { TakesSeveral } from '#ui/table/takes-several.ts';
import { narrowedBy, type FilterStep } from './filter-step.ts';

interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (step: FilterStep) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly firstFilterRef: RefObject<HTMLElement | null>;
  readonly views: ReactNode;
}

const ages = ['hour', 'day', 'week'] as const;

/** Several, where the list takes them (decision 0087). */
const StatusFilter = ({ filter, onChange, firstFilterRef }: Pick<QuestionFiltersProps, 'filter' | 'onChange' | 'firstFilterRef'>) => {
  const t = useT();
  const status = {
    label: t('records.status'),
    options: QuestionStatus.options.map((value) => ({ value, label: t(`questions.status.${value}`) })),
  };
  return useContext(TakesSeveral) ? (
    <FilterChoices
      {...status}
      triggerRef={(element) => void (firstFilterRef.current = element)}
      value={filter.status ?? []}
      onChange={(step) => onChange((before) => narrowedBy({ status: step(before.status ?? []) })(before))}
    />
  ) : (
    <FilterSelect
      {...status}
      triggerRef={firstFilterRef}
      all={t('questions.filter.all')}
      value={filter.status?.[0]}
      onPick={(picked) => onChange(narrowedBy({ status: picked === undefined ? undefined : [picked] }))}
    />
  );
};

/** Filters as they stand in the URL; what is left out filters nothing. */
export const QuestionFilters = ({ filter, onChange, searchRef, firstFilterRef, views }: QuestionFiltersProps) => {
  const t = useT();
  const isSeller = useWorkbench().actor().role === 'seller';
  const { companies, accounts } = useWhoseOptions({ company: filter.sellerId, account: filter.marketPlaceId }, !isSeller);
  const set = (change: Parameters<typeof narrowedBy>[0]): void => onChange(narrowedBy(change));

  return (
    <search className="question-filters">
      <SearchField
        fieldRef={searchRef}
        className="question-search"
        hint={t('questions.searchHint')}
        label={t('questions.searchLabel')}
        value={filter.search ?? ''}
        onSearch={(search) => set({ search })}
      />
      <StatusFilter filter={filter} onChange={onChange} firstFilterRef={firstFilterRef} />
      <FilterSelect
        label={t('questions.filter.age')}
        all={t('questions.filter.all')}
        value={filter.olderThan}
        options={ages.map((value) => ({ value, label: t(`questions.older.${value}`) }))}
        onPick={(olderThan) => set({ olderThan })}
      />
      {!isSeller && (
        <FilterSelect
          label={t('records.company')}
          all={t('questions.filter.all')}
          value={filter.sellerId}
          options={companies}
          onPick={(sellerId) => set({ sellerId, marketPlaceId: undefined })}
        />
      )}
      <FilterSelect
        label={t('records.account')}
        all={t('questions.filter.all')}
        value={filter.marketPlaceId}
        options={accounts}
        onPick={(marketPlaceId) => set({ marketPlaceId })}
      />
      {Object.keys(filter).length > 0 && (
        <Button size="1" variant="ghost" color="gray" onClick={() => onChange(() => ({}))}>
          {t('questions.filter.clear')}
        </Button>
      )}
      {views}
    </search>
  );
};
