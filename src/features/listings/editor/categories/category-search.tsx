import { TextField as TextBox } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { categorySearchQuery } from '#api/categories.ts';
import type { FoundCategory } from '#contract/category.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { focusFirst } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { useSettled } from './use-settled.ts';

interface CategorySearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (found: FoundCategory) => void;
  /** What stands there while nothing is looked for. */
  readonly children: ReactNode;
}

/** Over all levels, with the way to each. */
export const CategorySearch = ({ text, onText, onFound, children }: CategorySearchProps) => {
  const t = useT();
  return (
    <>
      <TextBox.Root
        ref={focusFirst}
        type="search"
        aria-label={t('categories.search')}
        placeholder={t('categories.search')}
        maxLength={120}
        value={text}
        onChange={({ target }) => onText(target.value)}
        // It stands inside a form, which Enter would send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <TextBox.Slot>
          <Search size={16} aria-hidden />
        </TextBox.Slot>
      </TextBox.Root>
      {text.trim() === '' ? children : <Results text={text.trim()} onFound={onFound} />}
    </>
  );
};

const Results = ({ text, onFound }: Pick<CategorySearchProps, 'text' | 'onFound'>) => {
  const t = useT();
  const { api } = useWorkbench();
  const settled = useSettled(text);
  const { data, isError, refetch } = useQuery(categorySearchQuery(api, settled));
  if (isError) return <ProblemState title={t('categories.failed')} hint={t('categories.failedHint')} onRetry={() => void refetch()} />;
  // What was found for other words is nothing to click on.
  if (!data || settled !== text) return <p className="category-wait">{t('common.loading')}</p>;
  if (data.length === 0) return <EmptyState kind="search" title={t('categories.noneFound')} hint={t('categories.noneFoundHint')} />;
  return (
    <ul className="category-results" aria-label={t('categories.found')}>
      {data.map((found) => (
        <li key={found.id}>
          <button type="button" className="category-row category-result" disabled={isWithoutId(found.id)} onClick={() => onFound(found)}>
            <span>{found.name}</span>
            <span className="category-result-way">{found.path_from_root.map(({ name }) => name).join(' › ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
